// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Beside a table with real equipment: what it has brought is entered here.
MvKeyArea {
    id: root

    required property HouseApplication application

    readonly property EquipmentDesk desk: root.application.equipment
    readonly property bool wheel: root.desk.openGame === "roulette"
    readonly property bool cards: root.desk.openGame === "poker"
    readonly property bool lettered: root.desk.openGame === "bingo" && root.desk.columns === 5
    readonly property int keyHeight: root.wheel ? Theme.px(38) : root.cards ? Theme.px(34) : root.lettered ? Theme.px(22) : Theme.px(30)
    /// What came last is told here, too; a bingo room has it before everybody's eyes.
    readonly property bool tells: root.wheel || root.cards
    /// One that has gone before its plate has.
    property chanceValue noValue

    /// A rule is to be read.
    signal ruleAsked(string id)

    /// The keyboard goes where one types.
    function takeUp(): void {
        field.forceActiveFocus(Qt.OtherFocusReason);
        field.selectAll();
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
        text: root.wheel ? qsTr("A real wheel") : root.cards ? qsTr("Real cards") : qsTr("Real balls")
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
        label: root.wheel ? qsTr("Number") : root.cards ? qsTr("Card: rank and suit") : qsTr("Ball")
        placeholderText: root.wheel ? (root.desk.lead === 2 ? "0, 00, 1–36" : "0–36") : root.cards ? qsTr("such as Kd") : ""
        maximumLength: 4
        font.pixelSize: Theme.textLarge
        error: root.desk.typed.length > 0 ? root.desk.reason : ""
        onTextEdited: root.desk.typed = text
        onAccepted: root.desk.enter()
        Keys.onEscapePressed: root.desk.takeBack()

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
        disabledReason: root.desk.reason.length > 0 ? root.desk.reason : root.desk.typed.length === 0 ? qsTr("Type it, or choose it below") : ""
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

        SmallText {
            id: waiting

            width: parent.width
            visible: root.desk.typed.length === 0
            text: root.desk.pending
            wrapMode: Text.Wrap
            Accessible.role: Accessible.AlertMessage
            Accessible.name: waiting.text
        }
    }

    MvScrollColumn {
        anchors.top: said.bottom
        anchors.topMargin: Theme.spaceXs
        anchors.bottom: bar.top
        anchors.bottomMargin: Theme.spaceS
        anchors.left: title.left
        anchors.right: parent.right
        spacing: Theme.spaceS

        // The letters above their columns (B69).
        Row {
            Layout.fillWidth: true
            visible: root.lettered
            Accessible.ignored: true

            Repeater {
                model: ["B", "I", "N", "G", "O"]

                MvLabel {
                    required property string modelData

                    width: (pad.width + Theme.spaceXs) / 5
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
            label: root.wheel ? qsTr("Numbers") : root.cards ? qsTr("Cards") : qsTr("Balls")
            values: root.desk.pad
            columns: root.cards ? 8 : root.desk.columns
            lead: root.desk.lead
            keyHeight: root.keyHeight
            laidWords: qsTr("out already")
            currentWords: qsTr("chosen")
            onChosen: value => {
                root.desk.choose(value);
                root.takeUp();
            }
        }

        SmallText {
            visible: lastOnes.count > 0 && root.tells
            text: root.wheel ? qsTr("Last numbers") : qsTr("Out already")
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

                    width: Theme.px(root.cards ? 40 : 34)
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
