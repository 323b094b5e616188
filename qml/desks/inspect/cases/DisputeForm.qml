// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby

/// Fields that the inspector fills in for a dispute, below the facts from the record.
MvScrollColumn {
    id: root

    required property DisputeDesk disputes
    readonly property Item first: complaint.area

    spacing: Theme.spaceS

    Column {
        id: facts

        Layout.fillWidth: true
        spacing: Theme.line

        Repeater {
            model: root.disputes.facts

            Item {
                id: fact

                required property recallFact modelData

                width: facts.width
                height: value.implicitHeight
                Accessible.role: Accessible.StaticText
                Accessible.name: fact.modelData.label + ": " + fact.modelData.value

                SmallText {
                    width: Theme.px(140)
                    text: fact.modelData.label
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }

                SmallText {
                    id: value

                    x: Theme.px(148)
                    width: parent.width - x
                    text: fact.modelData.value
                    color: Theme.text
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
            }
        }
    }

    StoredText {
        id: complaint

        Layout.fillWidth: true
        label: qsTr("What is complained about")
        value: root.disputes.complaint
        onEdited: text => root.disputes.complaint = text
    }

    SmallText {
        Layout.fillWidth: true
        text: qsTr("Who complains")
        Accessible.ignored: true
    }

    MvComboBox {
        Layout.fillWidth: true
        label: qsTr("Who complains")
        model: root.disputes.players
        choice: root.disputes.player
        onActivated: index => root.disputes.player = index
    }

    SmallText {
        Layout.fillWidth: true
        text: qsTr("Whose error was it?")
        Accessible.ignored: true
    }

    WordChoices {
        Layout.fillWidth: true
        label: qsTr("Whose error was it?")
        words: [qsTr("Undecided"), qsTr("The table's"), qsTr("The player's"), qsTr("Nobody's")]
        choice: root.disputes.finding
        onChosen: choice => root.disputes.finding = choice
    }

    MvRowLayout {
        Layout.fillWidth: true
        spacing: Theme.spaceS

        MvTextField {
            Layout.preferredWidth: Theme.px(180)
            label: qsTr("Sum in dispute")
            placeholderText: qsTr("Sum in dispute")
            text: root.disputes.sum
            maximumLength: 40
            error: root.disputes.sumBad ? qsTr("A sum is written like 12.50.") : ""
            onTextEdited: root.disputes.sum = text
        }

        MvComboBox {
            Layout.fillWidth: true
            Layout.preferredWidth: Theme.px(200)
            label: qsTr("Rule that decides")
            model: root.disputes.rules
            choice: root.disputes.rule
            onActivated: index => root.disputes.rule = index
        }
    }

    InlineMessage {
        Layout.fillWidth: true
        visible: root.disputes.sumBad
        kind: InlineMessage.Error
        text: qsTr("A sum is written like 12.50.")
    }

    StoredText {
        Layout.fillWidth: true
        label: qsTr("Remarks")
        value: root.disputes.remarks
        onEdited: text => root.disputes.remarks = text
    }

    MvRowLayout {
        Layout.fillWidth: true
        spacing: Theme.spaceS

        MvTextField {
            Layout.preferredWidth: Theme.px(150)
            label: qsTr("Inspector's initials")
            placeholderText: qsTr("Initials")
            text: root.disputes.initials
            maximumLength: 40
            onTextEdited: root.disputes.initials = text
        }

        Item {
            Layout.fillWidth: true
        }
    }
}
