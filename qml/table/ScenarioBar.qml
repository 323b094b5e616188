// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// In place of the player's controls: which scenario plays at the table and how fast, and when it is over.
Item {
    id: root

    required property TableModel table
    /// What the game adds, such as its statistics.
    default property alias extras: more.data

    /// The player is done with it.
    signal lobbyAsked

    implicitHeight: Theme.controlHeightLarge + 2 * Theme.spaceS
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Scenario: %1").arg(root.table.scenarioTitle)

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.spaceL
        anchors.rightMargin: Theme.spaceL
        spacing: Theme.spaceM

        MvIcon {
            iconName: root.table.scenarioOver ? "check" : "play"
            color: Theme.brassLight
        }

        MvLabel {
            Layout.fillWidth: true
            text: root.table.scenarioTitle
            elide: Text.ElideRight
            font.pixelSize: Theme.textLarge
            font.weight: Font.Medium
        }

        MvLabel {
            text: root.table.scenarioOver ? qsTr("The scenario is over") : qsTr("Speed ×%1").arg(Number(root.table.speed).toLocaleString(Qt.locale(), "f", root.table.speed % 1 === 0 ? 0 : 1))
            color: root.table.scenarioOver ? Theme.win : Theme.textSecondary
        }

        RowLayout {
            id: more

            spacing: Theme.spaceM
        }

        MvButton {
            visible: !root.table.scenarioOver
            large: true
            iconName: root.table.paused ? "play" : "pause"
            text: root.table.paused ? qsTr("Go on") : qsTr("Pause")
            shortcut: "P"
            onClicked: root.table.paused = !root.table.paused
        }

        MvButton {
            large: true
            kind: root.table.scenarioOver ? MvButton.Primary : MvButton.Secondary
            iconName: "exit"
            text: qsTr("To the lobby")
            onClicked: root.lobbyAsked()
        }
    }
}
