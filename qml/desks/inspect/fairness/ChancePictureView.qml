// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.Controls

/// One of the pictures that the battery of chance gives, and what it shows.
Item {
    id: root

    /// Where it comes from; empty: there is none yet.
    required property string picture
    required property string caption
    /// How high it is over its width.
    property real shape: 0.5

    implicitHeight: image.height + Theme.spaceXs + words.implicitHeight

    Image {
        id: image

        width: root.width
        height: Math.round(root.width * root.shape)
        source: root.picture
        sourceSize.width: Math.ceil(width)
        sourceSize.height: Math.ceil(height)
        cache: false
        asynchronous: true
        Accessible.role: Accessible.Graphic
        Accessible.name: root.caption
    }

    SmallText {
        id: words

        anchors.top: image.bottom
        anchors.topMargin: Theme.spaceXs
        width: root.width
        text: root.caption
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
}
