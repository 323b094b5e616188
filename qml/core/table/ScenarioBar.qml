// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Replaces the player's controls while a scenario plays: its title, pause, single steps, the speed, and restart; at
/// its end the expectations and their results.
Item {
    id: root

    required property TableModel table
    /// What the game adds, such as its statistics.
    default property alias extras: more.data

    /// For example next to the inspector's panel.
    readonly property bool isNarrow: root.width < Theme.px(1000 * Theme.textScale)
    readonly property bool over: root.table.scenarioOver
    readonly property list<string> unmet: root.over ? Array.from(root.table.scenarioUnmet) : []
    readonly property int expected: root.over ? root.table.scenarioExpected : 0

    /// Requests the lobby.
    signal lobbyAsked
    /// Requests to restart the scenario.
    signal againAsked

    /// Multiplies the speed, within a quarter and sixteen times the table's time.
    function changeSpeed(times: real): void {
        root.table.speed = Math.max(0.25, Math.min(16, root.table.speed * times));
    }

    implicitHeight: Theme.controlHeightLarge + 2 * Theme.spaceS
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Scenario: %1").arg(root.table.scenarioTitle)

    MvRowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.spaceL
        anchors.rightMargin: Theme.spaceL
        spacing: root.width < Theme.px(1200) ? Theme.spaceS : Theme.spaceM

        Badge {
            text: qsTr("Scenario")
        }

        ColumnLayout {
            Layout.fillWidth: true
            Layout.minimumWidth: Theme.px(root.isNarrow ? 96 : 120)
            spacing: 0

            MvLabel {
                Layout.fillWidth: true
                text: root.table.scenarioTitle
                elide: Text.ElideRight
                font.weight: Font.Medium
            }

            SmallText {
                Layout.fillWidth: true
                visible: root.over
                text: root.expected === 0 ? qsTr("The scenario is over") : root.unmet.length === 0 ? qsTr("All expectations are met (%1)").arg(root.expected) : qsTr("%1 of %2 expectations not met").arg(root.unmet.length).arg(root.expected)
                color: root.unmet.length > 0 ? Theme.loss : Theme.win
                elide: Text.ElideRight
                Accessible.role: Accessible.AlertMessage
            }
        }

        MvButton {
            visible: root.over && root.expected > 0
            implicitHeight: Theme.controlHeightSmall
            kind: MvButton.Quiet
            text: qsTr("What happened")
            toolTip: qsTr("Expectations and what happened")
            onClicked: judged.open()
        }

        MvRowLayout {
            id: more

            spacing: Theme.spaceM
        }

        MvIconButton {
            visible: !root.over
            iconName: "minus"
            toolTip: qsTr("Slower")
            shortcut: "-"
            onClicked: root.changeSpeed(0.5)
        }

        MvLabel {
            visible: !root.over
            Layout.minimumWidth: Theme.px(44)
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("×%1").arg(Number(root.table.speed).toLocaleString(Qt.locale(), "f", root.table.speed < 0.5 ? 2 : root.table.speed % 1 === 0 ? 0 : 1))
            Accessible.name: qsTr("Speed ×%1").arg(root.table.speed)
        }

        MvIconButton {
            visible: !root.over
            iconName: "plus"
            toolTip: qsTr("Faster")
            shortcut: "+"
            onClicked: root.changeSpeed(2)
        }

        MvIconButton {
            visible: !root.isNarrow || !root.over
            iconName: "repeat"
            toolTip: qsTr("Restart from the beginning")
            shortcut: "Home"
            onClicked: root.againAsked()
        }

        MvIconButton {
            visible: !root.over
            iconName: "step"
            toolTip: qsTr("One step forward")
            shortcut: "."
            onClicked: root.table.stepScenario()
        }

        MvButton {
            large: !root.isNarrow
            kind: root.over ? MvButton.Secondary : MvButton.Primary
            iconName: root.over ? "repeat" : root.table.paused ? "play" : "pause"
            text: root.over ? qsTr("Restart") : root.table.paused ? qsTr("Resume") : qsTr("Pause")
            shortcut: "P"
            onClicked: {
                if (root.over)
                    root.againAsked();
                else
                    root.table.paused = !root.table.paused;
            }
        }

        MvButton {
            large: !root.isNarrow
            kind: root.over ? MvButton.Primary : MvButton.Secondary
            Layout.minimumWidth: implicitWidth // the exit is never elided
            iconName: root.isNarrow ? "" : "exit"
            text: qsTr("To the lobby")
            onClicked: root.lobbyAsked()
        }
    }

    MvDialog {
        id: judged

        readonly property list<string> met: root.over ? Array.from(root.table.scenarioMet) : []
        readonly property int mostShown: 200

        title: qsTr("Expectations and what happened")
        subtitle: root.table.scenarioTitle
        preferredWidth: Theme.px(760)

        actions: [
            MvButton {
                kind: MvButton.Primary
                text: qsTr("Close")
                onClicked: judged.close()
            }
        ]

        Repeater {
            model: root.unmet

            InlineMessage {
                required property string modelData

                Layout.fillWidth: true
                kind: InlineMessage.Error
                text: modelData
            }
        }

        Repeater {
            model: judged.visible ? judged.met.slice(0, judged.mostShown) : []

            InlineMessage {
                required property string modelData

                Layout.fillWidth: true
                kind: InlineMessage.Good
                text: modelData
            }
        }

        SmallText {
            Layout.fillWidth: true
            visible: judged.met.length > judged.mostShown
            text: qsTr("and %n more that were met", "", judged.met.length - judged.mostShown)
        }
    }
}
