// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.Controls

/// The bare table, painted once for each size and each picture of it. While a new picture is being painted the
/// old one stays as it is, never stretched, and the new one comes over it in a short fade.
Item {
    id: root

    /// Where it comes from, with everything that makes it another one.
    required property string picture

    /// Which of the two pictures is seen.
    property Image laid: null
    /// There is something to be seen, or there never will be.
    readonly property bool whole: root.laid !== null || one.status === Image.Error

    /// Has a picture painted anew.
    function lay(image: Image): void {
        image.source = "";
        image.width = root.width;
        image.height = root.height;
        image.sourceSize = Qt.size(root.width, root.height);
        image.source = root.picture;
    }

    /// Shows a picture that is ready, and lets the other go.
    function show(image: Image, other: Image): void {
        const first = root.laid === null;
        root.laid = image;
        image.opacity = first ? 1 : 0;
        coming.under = other;
        if (first)
            other.source = "";
        else
            coming.restart();
    }

    onPictureChanged: later.restart()
    onWidthChanged: later.restart()
    onHeightChanged: later.restart()
    Accessible.ignored: true

    clip: true

    Rectangle {
        anchors.fill: parent
        visible: root.laid === null || root.laid.width < root.width || root.laid.height < root.height
        color: Theme.clothShade
    }

    Image {
        id: one

        anchors.centerIn: parent
        z: root.laid === one ? 1 : 0
        visible: root.laid === one || coming.running
        cache: false
        onStatusChanged: if (one.status === Image.Ready) root.show(one, two)
    }

    Image {
        id: two

        anchors.centerIn: parent
        z: root.laid === two ? 1 : 0
        visible: root.laid === two || coming.running
        cache: false
        onStatusChanged: if (two.status === Image.Ready) root.show(two, one)
    }

    NumberAnimation {
        id: coming

        property Image under: null

        target: root.laid
        property: "opacity"
        to: 1
        duration: Theme.durationFade
        onFinished: coming.under.source = ""
    }

    Timer {
        id: later

        interval: root.laid === null ? 0 : 90
        onTriggered: {
            coming.complete();
            root.lay(root.laid === one ? two : one);
        }
    }
}
