// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls
import MesaViva.Table

/// In place of the controls while an earlier round is watched again (B2h, B50).
Item {
    id: root

    required property BingoTableModel table
    /// The room itself, which goes on meanwhile.
    required property BingoTableModel room

    /// Back to the room.
    signal ended

    implicitHeight: Theme.controlHeightLarge + 2 * Theme.spaceS
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Repetition of round %1").arg(root.table.round)

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.spaceL
        anchors.rightMargin: Theme.spaceL
        spacing: Theme.spaceM

        MvIcon {
            iconName: "history"
            color: Theme.brassLight
        }

        MvLabel {
            Layout.fillWidth: true
            text: qsTr("Repetition of round %1: it has been played already").arg(root.table.round)
            elide: Text.ElideRight
            font.pixelSize: Theme.textLarge
            font.weight: Font.Medium
        }

        Badge {
            text: qsTr("Live")
            tone: Theme.win
        }

        MvLabel {
            Layout.maximumWidth: Theme.px(260)
            text: root.room.caption
            elide: Text.ElideRight
        }

        TimerView {
            Layout.preferredWidth: Theme.px(root.room.hasPeriod ? 180 : 0)
            Layout.preferredHeight: Theme.controlHeight
            sideways: true
            table: root.room
        }

        MvButton {
            large: true
            iconName: root.table.paused ? "play" : "pause"
            text: root.table.paused ? qsTr("Go on") : qsTr("Pause")
            shortcut: "P"
            onClicked: root.table.paused = !root.table.paused
        }

        MvButton {
            large: true
            kind: MvButton.Primary
            iconName: "back"
            text: qsTr("Back to the room")
            shortcut: "Esc"
            onClicked: root.ended()
        }
    }
}
