// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.Controls

/// The window's background: a dark room with the warm light of one lamp from the upper left.
Rectangle {
    id: root

    color: Theme.room

    Image {
        anchors.fill: parent
        source: "images/lamp.svg"
        sourceSize.width: 320
        sourceSize.height: 200
        fillMode: Image.Stretch
        smooth: true
        asynchronous: true
        Accessible.ignored: true
    }
}
