// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// The fault injector, in place of the event log: possible faults, what the rules require, and what happened.
Item {
    id: root

    required property FaultDesk faults

    /// Requests the event log.
    signal closeAsked
    /// Requests the text of a rule.
    signal ruleAsked(string id)

    /// Takes the keyboard focus.
    function takeFocus(): void {
        choices.forceActiveFocus();
    }

    Component.onCompleted: root.faults.watched = true
    Component.onDestruction: {
        root.faults.held = false;
        root.faults.watched = false;
    }
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Fault injector")

    // What is under the pointer does not move.
    Binding {
        target: root.faults
        property: "held"
        value: overChoices.hovered || overLines.hovered
    }

    MvColumnLayout {
        id: head

        anchors.top: parent.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.spaceM
        spacing: Theme.spaceS

        MvRowLayout {
            spacing: Theme.spaceS

            HeadingText {
                text: qsTr("Faults")
            }

            SmallText {
                Layout.fillWidth: true
                text: root.faults.injected.length > 0 ? qsTr("%n injected here", "", root.faults.injected.length) : ""
                elide: Text.ElideRight
            }

            MvIconButton {
                iconName: "back"
                size: Theme.controlHeightSmall
                toolTip: qsTr("Back to the event log (Ctrl+F)")
                shortcut: "Ctrl+F"
                onClicked: root.closeAsked()
            }
        }
    }

    ListView {
        id: choices

        property int rulesRead: 0

        // Opens a rule of the current row, the next one each time.
        function readRule(): void {
            const row = choices.currentItem as FaultChoice;
            if (row !== null && row.rules.length > 0)
                root.ruleAsked(row.rules[choices.rulesRead++ % row.rules.length]);
        }

        anchors.top: head.bottom
        anchors.left: parent.left
        anchors.leftMargin: Theme.line
        anchors.right: parent.right
        height: Math.min(choices.contentHeight, root.height * 0.4)
        model: root.faults.choices
        clip: true
        focus: true
        activeFocusOnTab: true
        keyNavigationEnabled: false
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        currentIndex: root.faults.choice
        onCurrentIndexChanged: choices.rulesRead = 0
        Accessible.role: Accessible.List
        Accessible.name: qsTr("What can go wrong")
        Keys.onUpPressed: root.faults.choice = Math.max(0, choices.currentIndex - 1)
        Keys.onDownPressed: root.faults.choice = Math.min(choices.count - 1, choices.currentIndex + 1)
        Keys.onRightPressed: choices.readRule()
        Keys.onReturnPressed: event => event.isAutoRepeat || root.faults.act()
        Keys.onEnterPressed: event => event.isAutoRepeat || root.faults.act()

        T.ScrollBar.vertical: MvScrollBar {}

        HoverHandler {
            id: overChoices
        }

        delegate: FaultChoice {
            id: choice

            width: choices.width
            current: choices.currentIndex === choice.index
            focused: choices.activeFocus
            onPressed: {
                choices.forceActiveFocus(Qt.MouseFocusReason);
                root.faults.choice = choice.index;
            }
            onRuleAsked: id => root.ruleAsked(id)
        }
    }

    MvColumnLayout {
        id: middle

        anchors.top: choices.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.spaceM
        anchors.topMargin: Theme.spaceS
        spacing: Theme.spaceS

        MvComboBox {
            Layout.fillWidth: true
            implicitHeight: Theme.controlHeightSmall
            font.pixelSize: Theme.textSmall
            visible: root.faults.ofPlayer
            label: qsTr("Whose connection")
            model: root.faults.players
            choice: root.faults.player
            onActivated: index => root.faults.player = index
        }

        MvRowLayout {
            spacing: Theme.spaceS

            MvComboBox {
                Layout.fillWidth: true
                implicitHeight: Theme.controlHeightSmall
                font.pixelSize: Theme.textSmall
                label: qsTr("When")
                model: root.faults.triggers
                choice: root.faults.trigger
                onActivated: index => root.faults.trigger = index
            }

            MvComboBox {
                Layout.fillWidth: true
                implicitHeight: Theme.controlHeightSmall
                font.pixelSize: Theme.textSmall
                visible: root.faults.trigger === FaultDesk.AtEvent
                label: qsTr("At which event")
                model: root.faults.eventKinds
                choice: root.faults.eventKind
                onActivated: index => root.faults.eventKind = index
            }

            MvSpinBox {
                Layout.fillWidth: true
                implicitHeight: Theme.controlHeightSmall
                font.pixelSize: Theme.textSmall
                visible: root.faults.trigger === FaultDesk.InRound || root.faults.trigger === FaultDesk.AfterSeconds
                label: root.faults.trigger === FaultDesk.InRound ? qsTr("In which round of the table") : qsTr("After how many seconds on the table's clock")
                unit: root.faults.trigger === FaultDesk.InRound ? MvSpinBox.Plain : MvSpinBox.Seconds
                from: 1
                to: 9999
                value: root.faults.number
                onValueModified: root.faults.number = value
            }
        }

        MvButton {
            Layout.fillWidth: true
            kind: MvButton.Primary
            text: root.faults.trigger === FaultDesk.Now ? qsTr("Inject it now") : qsTr("Arm it")
            toolTip: root.faults.trigger === FaultDesk.Now ? qsTr("Injects the chosen fault at this table (Enter in the list)") : qsTr("Injects the chosen fault when its moment comes (Enter in the list)")
            disabledReason: root.faults.trigger === FaultDesk.Now ? root.faults.denial : ""
            onClicked: root.faults.act()
        }

        MvRowLayout {
            spacing: Theme.spaceS
            visible: root.faults.armed.length > 0

            InlineMessage {
                Layout.fillWidth: true
                kind: InlineMessage.Info
                text: qsTr("Armed: %1").arg(root.faults.armed)
            }

            MvButton {
                text: qsTr("Disarm")
                toolTip: qsTr("The armed fault is not injected")
                onClicked: root.faults.disarm()
            }
        }

        InlineMessage {
            Layout.fillWidth: true
            visible: root.faults.missed.length > 0
            kind: InlineMessage.Error
            text: qsTr("Not possible when its moment came: %1").arg(root.faults.missed)
        }

        MvComboBox {
            Layout.fillWidth: true
            implicitHeight: Theme.controlHeightSmall
            font.pixelSize: Theme.textSmall
            visible: root.faults.injected.length > 0
            label: qsTr("What is shown below")
            model: root.faults.views
            choice: root.faults.shown + 1
            onActivated: index => root.faults.shown = index - 1
        }

        SmallText {
            Layout.fillWidth: true
            visible: root.faults.injected.length === 0
            text: root.faults.denial.length > 0 ? "" : qsTr("What the rules require now")
            color: Theme.brass
        }

        InlineMessage {
            Layout.fillWidth: true
            visible: root.faults.verdict.length > 0
            kind: root.faults.verdictMark === FaultLineModel.Same ? InlineMessage.Good : root.faults.verdictMark === FaultLineModel.Otherwise ? InlineMessage.Error : InlineMessage.Info
            text: root.faults.verdict
        }

        SmallText {
            Layout.fillWidth: true
            text: qsTr("Forecast and table are the same program: “as predicted” means that it agrees with itself. What the regulation demands, read by hand:")
            visible: root.faults.demands.length > 0
            wrapMode: Text.Wrap
        }

        Repeater {
            model: root.faults.demands

            SmallText {
                required property string modelData

                Layout.fillWidth: true
                text: modelData
                color: Theme.text
                wrapMode: Text.Wrap
            }
        }
    }

    ListView {
        id: lines

        property int rulesRead: 0

        // Opens a rule of the current row, the next one each time.
        function readRule(): void {
            const row = lines.currentItem as FaultLine;
            if (row !== null && row.rules.length > 0)
                root.ruleAsked(row.rules[lines.rulesRead++ % row.rules.length]);
        }

        function step(rows: int): void {
            lines.currentIndex = Math.max(0, Math.min(lines.count - 1, lines.currentIndex + rows));
        }

        anchors.top: middle.bottom
        anchors.topMargin: Theme.spaceS
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.leftMargin: Theme.line
        anchors.right: parent.right
        model: root.faults.lines
        clip: true
        activeFocusOnTab: true
        keyNavigationEnabled: false
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        currentIndex: -1
        onCurrentIndexChanged: lines.rulesRead = 0
        Accessible.role: Accessible.List
        Accessible.name: root.faults.shown < 0 ? qsTr("What the rules require now") : qsTr("What followed")
        Keys.onUpPressed: lines.step(-1)
        Keys.onDownPressed: lines.step(1)
        Keys.onRightPressed: lines.readRule()

        T.ScrollBar.vertical: MvScrollBar {}

        HoverHandler {
            id: overLines
        }

        delegate: FaultLine {
            id: line

            width: lines.width - Theme.spaceS
            current: lines.currentIndex === line.index
            onPressed: {
                lines.forceActiveFocus(Qt.MouseFocusReason);
                lines.currentIndex = line.index;
            }
            onRuleAsked: id => root.ruleAsked(id)
        }

        MvLabel {
            anchors.top: parent.top
            anchors.topMargin: Theme.spaceXl
            anchors.horizontalCenter: parent.horizontalCenter
            width: parent.width - 2 * Theme.spaceXl
            visible: lines.count === 0
            text: root.faults.denial
            secondary: true
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
        }

        FocusRing {
            visible: lines.activeFocus && lines.count > 0
            targetRadius: 0
        }
    }
}
