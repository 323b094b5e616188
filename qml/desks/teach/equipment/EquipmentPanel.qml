// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby

/// Next to a table with real equipment: entry of its results.
MvKeyArea {
    id: root

    required property MesaVivaApplication application
    required property TeachDesk desk

    readonly property EquipmentDesk equipment: root.desk.equipment
    readonly property EquipmentKind kind: root.equipment.openKind
    readonly property bool ringed: (root.kind?.ringLabel ?? "").length > 0
    /// Shows the last results; not for bingo, whose room shows them.
    readonly property bool showsLast: (root.kind?.lastLabel ?? "").length > 0
    /// Choices on display: 0 the pad, 1 incidents, 2 the ring.
    property int view: 0
    /// Stands in for a removed value until its item is destroyed.
    property chanceValue noValue

    /// Focuses the field.
    function takeUp(): void {
        field.forceActiveFocus(Qt.OtherFocusReason);
        field.selectAll();
    }

    // Backspace in an empty field undoes the entry.
    function undoSlip(event: var): void {
        event.accepted = event.key === Qt.Key_Backspace && root.equipment.typed.length === 0;
        if (event.accepted)
            root.equipment.takeBack();
    }

    // The table has shortcuts with these keys.
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
        text: root.equipment.awaited ? qsTr("Next: %1").arg(root.equipment.asked) : root.equipment.typed.length > 0 ? "" : root.equipment.reason
        color: root.equipment.awaited ? Theme.brassLight : Theme.textSecondary
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
        error: root.equipment.typed.length > 0 ? root.equipment.reason : ""
        onTextEdited: root.equipment.typed = text
        // Selects a refused text, so that typing replaces it.
        onAccepted: {
            if (!root.equipment.enter())
                field.selectAll();
        }
        Keys.onEscapePressed: root.equipment.takeBack()
        Keys.onPressed: event => root.undoSlip(event)

        Connections {
            target: root.equipment
            function onTurned(): void {
                if (field.text !== root.equipment.typed)
                    field.text = root.equipment.typed;
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
        disabledReason: root.equipment.held && root.equipment.typed.length === 0 ? "" : root.equipment.reason.length > 0 ? root.equipment.reason : root.equipment.typed.length === 0 ? qsTr("Type it, or choose it below") : ""
        onClicked: {
            root.equipment.enter();
            root.takeUp();
        }
    }

    // Meaning of the typed text, or why it is refused; always reserves its height.
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
            visible: root.equipment.typed.length > 0 && root.equipment.reason.length === 0
            text: root.equipment.named
            font.weight: Font.Medium
            Accessible.role: Accessible.AlertMessage
            Accessible.name: meant.text
        }

        InlineMessage {
            width: parent.width
            kind: InlineMessage.Error
            text: root.equipment.typed.length > 0 ? root.equipment.reason : ""
            rule: root.equipment.rules.length > 0 ? root.equipment.rules[0] : ""
            onRuleWanted: rule => root.desk.ruleAsked(rule)
        }

        Column {
            width: parent.width
            visible: root.equipment.typed.length === 0
            spacing: Theme.spaceXs

            BodyText {
                id: waiting

                width: parent.width
                text: root.equipment.pending
                color: root.equipment.held ? Theme.brassLight : Theme.textSecondary
                font.pixelSize: root.equipment.held ? Theme.textBody : Theme.textSmall
                font.weight: root.equipment.held ? Font.Medium : Font.Normal
                Accessible.role: Accessible.AlertMessage
                Accessible.name: waiting.text
            }

            EquipmentMoment {
                width: parent.width
                length: root.equipment.moment
                running: root.equipment.held && !(root.equipment.table?.paused ?? false)
            }
        }
    }

    // The cloth takes the stakes of one person at a time.
    MvComboBox {
        id: whose

        anchors.top: said.bottom
        anchors.left: title.left
        anchors.right: title.right
        visible: root.equipment.people.length > 0
        height: visible ? implicitHeight : 0
        label: qsTr("Whose stakes are placed on the cloth")
        model: root.equipment.people
        choice: root.equipment.acting
        onActivated: index => {
            root.equipment.acting = index;
            root.takeUp();
        }
    }

    WordChoices {
        id: views

        anchors.top: whose.bottom
        anchors.topMargin: whose.visible ? Theme.spaceS : 0
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

        // Letters above the columns.
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
            values: root.equipment.pad
            columns: root.equipment.columns
            group: root.equipment.group
            lead: root.equipment.lead
            keyHeight: Theme.px(root.kind?.keyHeight ?? 38)
            laidWords: qsTr("already out")
            currentWords: qsTr("chosen")
            onChosen: value => {
                root.equipment.choose(value);
                root.takeUp();
            }
        }

        ChanceRing {
            Layout.fillWidth: true
            visible: root.view === 2
            label: root.kind?.ringLabel ?? ""
            values: root.view === 2 ? root.equipment.ring : []
            laidWords: qsTr("already out")
            currentWords: qsTr("chosen")
            onChosen: value => {
                root.equipment.choose(value);
                root.takeUp();
            }
        }

        EquipmentIncidents {
            id: incidents

            Layout.fillWidth: true
            Layout.topMargin: Theme.spaceXs
            visible: root.view === 1
            incidents: root.view === 1 ? root.equipment.incidents : []
            onHappened: key => {
                root.equipment.happen(key);
                root.takeUp();
            }
            onRuleAsked: id => root.desk.ruleAsked(id)
        }

        SmallText {
            visible: lastOnes.count > 0 && root.showsLast
            text: root.kind?.lastLabel ?? ""
        }

        Flow {
            Layout.fillWidth: true
            visible: lastOnes.count > 0 && root.showsLast
            spacing: Theme.spaceXs

            Repeater {
                id: lastOnes

                model: root.equipment.last.length

                ChanceKey {
                    id: plate

                    required property int index

                    width: Theme.px(40)
                    height: Theme.px(28)
                    enabled: false
                    info: plate.index < root.equipment.last.length ? root.equipment.last[plate.index] : root.noValue
                    Accessible.role: Accessible.StaticText
                }
            }
        }

        SmallText {
            Layout.fillWidth: true
            visible: root.equipment.test.length > 0
            text: root.equipment.test
            color: root.equipment.conspicuous ? Theme.warning : Theme.textSecondary
            wrapMode: Text.Wrap
        }

        SmallText {
            Layout.fillWidth: true
            visible: root.equipment.inspection.length > 0
            text: root.equipment.inspection
            wrapMode: Text.Wrap
        }

        SmallText {
            Layout.fillWidth: true
            text: qsTr("Each round here is recorded as entered from outside.")
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
            disabledReason: root.equipment.typed.length > 0 || root.equipment.pending.length > 0 ? "" : qsTr("There is nothing to take back")
            onClicked: {
                root.equipment.takeBack();
                root.takeUp();
            }
        }

        MvButton {
            id: hold

            anchors.right: parent.right
            iconName: root.equipment.table?.paused ? "play" : "pause"
            text: root.equipment.table?.paused ? qsTr("Resume") : qsTr("Hold the table")
            toolTip: qsTr("The table's clock is stopped meanwhile")
            onClicked: root.equipment.table.paused = !root.equipment.table.paused
        }
    }

    /// Remaining time in which a slip can be undone.
    component EquipmentMoment: Rectangle {
        id: equipmentMoment

        /// Milliseconds.
        required property int length
        required property bool running

        height: Theme.px(3)
        radius: height / 2
        color: equipmentMoment.running ? Theme.lacquerSunken : "transparent"
        Accessible.ignored: true

        Rectangle {
            id: left

            // Hidden after undo and while the time is suspended.
            visible: equipmentMoment.running
            height: parent.height
            radius: equipmentMoment.radius
            color: Theme.brass
            width: 0
        }

        NumberAnimation {
            target: left
            property: "width"
            running: equipmentMoment.running
            from: equipmentMoment.width
            to: 0
            duration: equipmentMoment.length
        }
    }
}
