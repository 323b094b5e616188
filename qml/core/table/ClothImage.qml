// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.Controls

/// The bare table, painted once for each size and appearance. While a new picture is being painted the old one stays,
/// unscaled; the new one fades in.
Item {
    id: root

    /// The image URL, with everything that it depends on.
    required property string picture

    /// The visible one of the two images.
    property Image current: null
    /// Whether there is a picture, or painting has failed.
    readonly property bool ready: root.current !== null || one.status === Image.Error

    /// Starts painting a new picture.
    function paint(image: Image): void {
        image.source = "";
        image.width = root.width;
        image.height = root.height;
        image.sourceSize = Qt.size(root.width, root.height);
        image.source = root.picture;
    }

    /// Shows a finished picture, and clears the other.
    function show(image: Image, other: Image): void {
        const first = root.current === null;
        root.current = image;
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
        visible: root.current === null || root.current.width < root.width || root.current.height < root.height
        color: Theme.clothShade
    }

    Image {
        id: one

        anchors.centerIn: parent
        z: root.current === one ? 1 : 0
        visible: root.current === one || coming.running
        cache: false
        onStatusChanged: if (one.status === Image.Ready) root.show(one, two)
    }

    Image {
        id: two

        anchors.centerIn: parent
        z: root.current === two ? 1 : 0
        visible: root.current === two || coming.running
        cache: false
        onStatusChanged: if (two.status === Image.Ready) root.show(two, one)
    }

    NumberAnimation {
        id: coming

        property Image under: null

        target: root.current
        property: "opacity"
        to: 1
        duration: Theme.durationFade
        onFinished: coming.under.source = ""
    }

    Timer {
        id: later

        interval: root.current === null ? 0 : 90
        onTriggered: {
            coming.complete();
            root.paint(root.current === one ? two : one);
        }
    }
}
