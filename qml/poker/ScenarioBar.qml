// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Says which scenario plays at the table and how fast, and when it is over.
Panel {
    id: root

    required property PokerTableModel table

    /// The player is done with it.
    signal lobbyAsked

    verticalPadding: Theme.spaceXs
    horizontalPadding: Theme.spaceM
    elevation: 6
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Scenario: %1").arg(root.table.scenarioTitle)

    contentItem: RowLayout {
        spacing: Theme.spaceM

        MvIcon {
            iconName: root.table.scenarioOver ? "check" : "play"
            color: Theme.brassLight
        }

        MvLabel {
            Layout.fillWidth: true
            text: root.table.scenarioTitle
            elide: Text.ElideRight
            font.weight: Font.Medium
        }

        SmallText {
            text: root.table.scenarioOver ? qsTr("The scenario is over") : qsTr("Speed ×%1").arg(Number(root.table.speed).toLocaleString(Qt.locale(), "f", root.table.speed % 1 === 0 ? 0 : 1))
            color: root.table.scenarioOver ? Theme.win : Theme.textSecondary
        }

        MvIconButton {
            visible: !root.table.scenarioOver
            size: Theme.controlHeightSmall
            iconName: root.table.paused ? "play" : "pause"
            toolTip: root.table.paused ? qsTr("Go on") : qsTr("Pause")
            shortcut: "P"
            onClicked: root.table.paused = !root.table.paused
        }

        MvButton {
            visible: root.table.scenarioOver
            implicitHeight: Theme.controlHeightSmall
            text: qsTr("To the lobby")
            onClicked: root.lobbyAsked()
        }
    }
}
