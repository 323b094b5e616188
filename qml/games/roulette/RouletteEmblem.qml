// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.Lobby

/// A wheel from above.
GameEmblem {
    Image {
        anchors.fill: parent
        source: "images/wheel.svg"
        sourceSize.width: width
        sourceSize.height: height
        Accessible.ignored: true
    }
}
