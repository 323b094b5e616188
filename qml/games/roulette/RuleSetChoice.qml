// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// By which of the three regulations the roulette table plays, with what is special about each.
ColumnLayout {
    id: root

    required property RouletteLobbyModel lobby

    Layout.fillWidth: true
    spacing: Theme.spaceS
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Regulation")

    MvRadioCard {
        Layout.fillWidth: true
        padding: Theme.spaceM
        text: qsTr("Online · 804/2015")
        detail: qsTr("Single or double zero; alone, you launch the ball yourself. Zero takes the whole of the even chances.")
        iconName: "globe"
        checked: root.lobby.ruleSet === RouletteLobbyModel.Online
        onClicked: root.lobby.ruleSet = RouletteLobbyModel.Online
    }

    MvRadioCard {
        Layout.fillWidth: true
        padding: Theme.spaceM
        text: qsTr("Casino · 894/2002 (historical)")
        detail: qsTr("Chips of your own colour, series and neighbours. Zero takes only half of the even chances.")
        iconName: "chip"
        checked: root.lobby.ruleSet === RouletteLobbyModel.Casino
        onClicked: root.lobby.ruleSet = RouletteLobbyModel.Casino
    }

    MvRadioCard {
        Layout.fillWidth: true
        padding: Theme.spaceM
        text: qsTr("Macau · 60/2004")
        detail: qsTr("Sectors of the wheel as stakes, and stakes that may go on while the ball runs.")
        iconName: "wheel"
        checked: root.lobby.ruleSet === RouletteLobbyModel.Macau
        onClicked: root.lobby.ruleSet = RouletteLobbyModel.Macau
    }
}
