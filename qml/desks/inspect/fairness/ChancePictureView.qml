// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.Controls

/// A picture of the tests of randomness with its caption.
Item {
    id: root

    /// URL of the picture; empty: none yet.
    required property string picture
    required property string caption
    /// Height divided by width.
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
