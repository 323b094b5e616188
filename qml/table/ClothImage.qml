// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.Controls

/// The bare table, painted once for each size and each picture of it. While a new picture is being painted the old one stays.
Item {
    id: root

    /// Where it comes from, with everything that makes it another one.
    required property string picture

    /// Which of the two pictures is seen.
    property Image laid: null

    /// Has a picture painted anew.
    function lay(image: Image): void {
        image.source = "";
        image.sourceSize = Qt.size(root.width, root.height);
        image.source = root.picture;
    }

    /// Shows a picture that is ready, and lets the other go.
    function show(image: Image, other: Image): void {
        root.laid = image;
        other.source = "";
    }

    onPictureChanged: later.restart()
    onWidthChanged: later.restart()
    onHeightChanged: later.restart()
    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        visible: root.laid === null
        color: Theme.clothShade
    }

    Image {
        id: one

        anchors.fill: parent
        visible: root.laid === one
        cache: false
        onStatusChanged: if (one.status === Image.Ready) root.show(one, two)
    }

    Image {
        id: two

        anchors.fill: parent
        visible: root.laid === two
        cache: false
        onStatusChanged: if (two.status === Image.Ready) root.show(two, one)
    }

    Timer {
        id: later

        interval: root.laid === null ? 0 : 90
        onTriggered: root.lay(root.laid === one ? two : one)
    }
}
