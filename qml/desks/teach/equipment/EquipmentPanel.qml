// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby

/// Beside a table with real equipment: what it has brought is entered here.
MvKeyArea {
    id: root

    required property HouseApplication application

    readonly property EquipmentDesk desk: root.application.equipment
    readonly property EquipmentKind kind: root.desk.openKind
    readonly property bool ringed: (root.kind?.ringLabel ?? "").length > 0
    /// What came last is told here, too; a bingo room has it before everybody's eyes.
    readonly property bool tells: (root.kind?.lastLabel ?? "").length > 0
    /// What is shown to choose from: 0 the pad, 1 what happens, 2 the ring.
    property int view: 0
    /// One that has gone before its plate has.
    property chanceValue noValue

    /// A rule is to be read.
    signal ruleAsked(string id)

    /// The keyboard goes where one types.
    function takeUp(): void {
        field.forceActiveFocus(Qt.OtherFocusReason);
        field.selectAll();
    }

    // Backspace in an empty field.
    function undoSlip(event: var): void {
        event.accepted = event.key === Qt.Key_Backspace && root.desk.typed.length === 0;
        if (event.accepted)
            root.desk.takeBack();
    }

    // The table has keys of its own for these.
    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Escape || event.key === Qt.Key_Space
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Real equipment")
    Component.onCompleted: root.takeUp()

    Shortcut {
        sequence: "Ctrl+J"
        onActivated: root.takeUp()
    }

    Shortcut {
        sequence: "Ctrl+G"
        onActivated: {
            root.view = 1;
            incidents.takeUp();
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.lacquer

        Rectangle {
            width: Theme.line
            height: parent.height
            color: Theme.hairline
        }
    }

    HeadingText {
        id: title

        anchors.top: parent.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.spaceL
        text: root.kind?.title ?? ""
    }

    SmallText {
        id: next

        anchors.top: title.bottom
        anchors.topMargin: Theme.spaceXs
        anchors.left: title.left
        anchors.right: title.right
        height: Math.max(implicitHeight, 2 * Theme.px(20))
        text: root.desk.awaited ? qsTr("Next: %1").arg(root.desk.asked) : root.desk.typed.length > 0 ? "" : root.desk.reason
        color: root.desk.awaited ? Theme.brassLight : Theme.textSecondary
        wrapMode: Text.Wrap
        Accessible.role: Accessible.AlertMessage
        Accessible.name: next.text
    }

    MvTextField {
        id: field

        anchors.top: next.bottom
        anchors.topMargin: Theme.spaceS
        anchors.left: title.left
        anchors.right: enter.left
        anchors.rightMargin: Theme.spaceS
        height: enter.height
        focus: true
        label: root.kind?.entryLabel ?? ""
        placeholderText: root.kind?.entryHint ?? ""
        maximumLength: 4
        font.pixelSize: Theme.textLarge
        error: root.desk.typed.length > 0 ? root.desk.reason : ""
        onTextEdited: root.desk.typed = text
        // What is refused is typed over by what is typed next.
        onAccepted: {
            if (!root.desk.enter())
                field.selectAll();
        }
        Keys.onEscapePressed: root.desk.takeBack()
        Keys.onPressed: event => root.undoSlip(event)

        Connections {
            target: root.desk
            function onTurned(): void {
                if (field.text !== root.desk.typed)
                    field.text = root.desk.typed;
            }
        }
    }

    MvButton {
        id: enter

        anchors.top: field.top
        anchors.right: title.right
        kind: MvButton.Primary
        text: qsTr("Enter")
        keyHint: "↵"
        disabledReason: root.desk.held && root.desk.typed.length === 0 ? "" : root.desk.reason.length > 0 ? root.desk.reason : root.desk.typed.length === 0 ? qsTr("Type it, or choose it below") : ""
        onClicked: {
            root.desk.enter();
            root.takeUp();
        }
    }

    // What is typed, in words, or why not; it has its place whether there is something to say or not.
    Item {
        id: said

        anchors.top: field.bottom
        anchors.topMargin: Theme.spaceXs
        anchors.left: title.left
        anchors.right: title.right
        height: Theme.px(80)

        BodyText {
            id: meant

            width: parent.width
            visible: root.desk.typed.length > 0 && root.desk.reason.length === 0
            text: root.desk.named
            font.weight: Font.Medium
            Accessible.role: Accessible.AlertMessage
            Accessible.name: meant.text
        }

        InlineMessage {
            width: parent.width
            kind: InlineMessage.Error
            text: root.desk.typed.length > 0 ? root.desk.reason : ""
            rule: root.desk.rules.length > 0 ? root.desk.rules[0] : ""
            onRuleWanted: rule => root.ruleAsked(rule)
        }

        Column {
            width: parent.width
            visible: root.desk.typed.length === 0
            spacing: Theme.spaceXs

            BodyText {
                id: waiting

                width: parent.width
                text: root.desk.pending
                color: root.desk.held ? Theme.brassLight : Theme.textSecondary
                font.pixelSize: root.desk.held ? Theme.textBody : Theme.textSmall
                font.weight: root.desk.held ? Font.Medium : Font.Normal
                Accessible.role: Accessible.AlertMessage
                Accessible.name: waiting.text
            }

            EquipmentMoment {
                width: parent.width
                length: root.desk.moment
                running: root.desk.held && !(root.desk.table?.paused ?? false)
            }
        }
    }

    WordChoices {
        id: views

        anchors.top: said.bottom
        anchors.left: title.left
        anchors.right: title.right
        label: qsTr("What to choose from")
        words: root.ringed ? [root.kind?.padLabel ?? "", root.kind?.ringLabel ?? "", qsTr("Incidents")] : [root.kind?.padLabel ?? "", qsTr("Incidents")]
        choice: root.view === 0 ? 0 : root.view === 2 || !root.ringed ? 1 : 2
        onChosen: choice => root.view = choice === 0 ? 0 : root.ringed && choice === 1 ? 2 : 1
    }

    MvScrollColumn {
        anchors.top: views.bottom
        anchors.topMargin: Theme.spaceS
        anchors.bottom: bar.top
        anchors.bottomMargin: Theme.spaceS
        anchors.left: title.left
        anchors.right: parent.right
        spacing: Theme.spaceS

        // The letters above their columns.
        Row {
            Layout.fillWidth: true
            visible: root.view === 0 && letters.count > 0
            Accessible.ignored: true

            Repeater {
                id: letters

                model: root.kind?.letters ?? []

                MvLabel {
                    required property string modelData

                    width: (pad.width + Theme.spaceXs) / Math.max(1, letters.count)
                    rightPadding: Theme.spaceXs
                    horizontalAlignment: Text.AlignHCenter
                    text: modelData
                    color: Theme.brassLight
                    Accessible.ignored: true
                }
            }
        }

        ChancePad {
            id: pad

            Layout.fillWidth: true
            visible: root.view === 0
            label: root.kind?.padLabel ?? ""
            values: root.desk.pad
            columns: root.desk.columns
            lead: root.desk.lead
            keyHeight: Theme.px(root.kind?.keyHeight ?? 38)
            laidWords: qsTr("out already")
            currentWords: qsTr("chosen")
            onChosen: value => {
                root.desk.choose(value);
                root.takeUp();
            }
        }

        ChanceRing {
            Layout.fillWidth: true
            visible: root.view === 2
            label: root.kind?.ringLabel ?? ""
            values: root.view === 2 ? root.desk.ring : []
            laidWords: qsTr("out already")
            currentWords: qsTr("chosen")
            onChosen: value => {
                root.desk.choose(value);
                root.takeUp();
            }
        }

        EquipmentIncidents {
            id: incidents

            Layout.fillWidth: true
            Layout.topMargin: Theme.spaceXs
            visible: root.view === 1
            incidents: root.view === 1 ? root.desk.incidents : []
            onHappened: key => {
                root.desk.happen(key);
                root.takeUp();
            }
            onRuleAsked: id => root.ruleAsked(id)
        }

        SmallText {
            visible: lastOnes.count > 0 && root.tells
            text: root.kind?.lastLabel ?? ""
        }

        Flow {
            Layout.fillWidth: true
            visible: lastOnes.count > 0 && root.tells
            spacing: Theme.spaceXs

            Repeater {
                id: lastOnes

                model: root.desk.last.length

                ChanceKey {
                    id: plate

                    required property int index

                    width: Theme.px(40)
                    height: Theme.px(28)
                    enabled: false
                    info: plate.index < root.desk.last.length ? root.desk.last[plate.index] : root.noValue
                    Accessible.role: Accessible.StaticText
                }
            }
        }

        SmallText {
            Layout.fillWidth: true
            visible: root.desk.test.length > 0
            text: root.desk.test
            color: root.desk.conspicuous ? Theme.warning : Theme.textSecondary
            wrapMode: Text.Wrap
        }

        SmallText {
            Layout.fillWidth: true
            visible: root.desk.inspection.length > 0
            text: root.desk.inspection
            wrapMode: Text.Wrap
        }

        SmallText {
            Layout.fillWidth: true
            text: qsTr("On the record each round here is marked as given from outside.")
            wrapMode: Text.Wrap
        }
    }

    Item {
        id: bar

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.spaceL
        height: hold.height

        MvButton {
            anchors.left: parent.left
            iconName: "undo"
            text: qsTr("Take back")
            toolTip: qsTr("What is typed, or what was entered and has not counted yet")
            disabledReason: root.desk.typed.length > 0 || root.desk.pending.length > 0 ? "" : qsTr("There is nothing to take back")
            onClicked: {
                root.desk.takeBack();
                root.takeUp();
            }
        }

        MvButton {
            id: hold

            anchors.right: parent.right
            iconName: root.desk.table?.paused ? "play" : "pause"
            text: root.desk.table?.paused ? qsTr("Go on") : qsTr("Hold the table")
            toolTip: qsTr("The table's time stands still meanwhile")
            onClicked: root.desk.table.paused = !root.desk.table.paused
        }
    }
}
