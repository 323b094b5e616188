// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// In place of the player's controls while a round on record is played again: its time line, single events both ways,
/// the speed.
Item {
    id: root

    required property TableModel table
    readonly property RepetitionControl repetition: root.table.repetition

    /// The player is done with it.
    signal lobbyAsked

    /// Seconds as minutes and seconds with tenths.
    function clock(seconds: real): string {
        return "%1:%2".arg(Math.floor(seconds / 60)).arg((seconds % 60).toLocaleString(Qt.locale(), "f", 1).padStart(4, "0"));
    }

    /// So many times as fast as now, from a quarter of the table's time to sixteen times.
    function changeSpeed(times: real): void {
        root.table.speed = Math.max(0.25, Math.min(16, root.table.speed * times));
    }

    implicitHeight: Theme.controlHeightLarge + 2 * Theme.spaceS
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Repetition: %1").arg(root.table.scenarioTitle)

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.spaceL
        anchors.rightMargin: Theme.spaceL
        spacing: Theme.spaceM

        Badge {
            text: qsTr("Repetition")
        }

        MvLabel {
            Layout.maximumWidth: Theme.px(300)
            text: root.table.scenarioTitle
            elide: Text.ElideRight
            font.weight: Font.Medium
        }

        MvIconButton {
            iconName: "undo"
            toolTip: qsTr("One event back")
            shortcut: ","
            disabledReason: root.repetition.position > 1 ? "" : qsTr("This is the first event")
            onClicked: root.repetition.stepBack()
        }

        MvButton {
            large: true
            kind: MvButton.Primary
            iconName: root.repetition.playing ? "pause" : root.repetition.atEnd ? "repeat" : "play"
            text: root.repetition.playing ? qsTr("Pause") : root.repetition.atEnd ? qsTr("Play again") : qsTr("Play")
            shortcut: "P"
            onClicked: root.repetition.setPlaying(!root.repetition.playing)
        }

        MvIconButton {
            iconName: "redo"
            toolTip: qsTr("One event forwards")
            shortcut: "."
            disabledReason: root.repetition.atEnd ? qsTr("This is the last event") : ""
            onClicked: root.repetition.stepForward()
        }

        MvSlider {
            id: line

            Layout.fillWidth: true
            label: qsTr("Moment of the round")
            valueText: qsTr("Event %1 of %2").arg(root.repetition.position).arg(root.repetition.size)
            from: 1
            to: root.repetition.size
            stepSize: 1
            snapMode: MvSlider.SnapAlways
            onMoved: root.repetition.moveTo(line.value)

            Binding on value {
                value: root.repetition.position
                when: !line.pressed
                restoreMode: Binding.RestoreNone
            }
        }

        MvLabel {
            text: qsTr("%1 of %2").arg(root.clock(root.repetition.seconds)).arg(root.clock(root.repetition.length))
            color: Theme.textSecondary
        }

        MvIconButton {
            iconName: "minus"
            toolTip: qsTr("Slower")
            shortcut: "-"
            onClicked: root.changeSpeed(0.5)
        }

        MvLabel {
            Layout.minimumWidth: Theme.px(44)
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("×%1").arg(Number(root.table.speed).toLocaleString(Qt.locale(), "f", root.table.speed < 0.5 ? 2 : root.table.speed < 1 ? 1 : 0))
            Accessible.name: qsTr("Speed ×%1").arg(root.table.speed)
        }

        MvIconButton {
            iconName: "plus"
            toolTip: qsTr("Faster")
            shortcut: "+"
            onClicked: root.changeSpeed(2)
        }

        MvButton {
            large: true
            iconName: "exit"
            text: qsTr("To the lobby")
            onClicked: root.lobbyAsked()
        }
    }
}
