// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// A number on its colour.
Rectangle {
    id: root

    property string number
    /// A RouletteNumberListModel::Colour.
    property int tone: RouletteNumberListModel.Green
    property int textSize: Theme.textBody

    color: root.tone === RouletteNumberListModel.Red ? Theme.rouletteRed : root.tone === RouletteNumberListModel.Black ? Theme.rouletteBlack : Theme.rouletteGreen
    radius: Theme.radiusS
    border.width: Theme.line
    border.color: Qt.alpha(Theme.ivory, 0.25)

    MvLabel {
        anchors.centerIn: parent
        text: root.number
        color: Theme.ivory
        font.pixelSize: root.textSize
        font.weight: Font.Medium
        Accessible.ignored: true
    }
}
