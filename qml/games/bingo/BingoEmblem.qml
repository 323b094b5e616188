// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.Lobby

/// The last ball of the largest game.
GameEmblem {
    Image {
        anchors.fill: parent
        source: "image://bingo/ball/90/90"
        sourceSize.width: width
        sourceSize.height: height
        Accessible.ignored: true
    }
}
