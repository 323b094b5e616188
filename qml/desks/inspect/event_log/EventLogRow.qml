// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// An event in the log: time, description, rules. Click or Enter toggles its fields. Without a layout,
/// because hundreds are created per second.
Item {
    id: root

    required property int index
    required property double seq
    required property string time
    required property int round
    required property string kind
    required property string title
    required property string words
    required property list<string> rules
    required property int tone
    required property bool stopped
    required property string note

    required property EventLogModel eventLog
    /// It is the current row; its fields are shown.
    required property bool current
    required property bool unfolded

    readonly property color mark: root.tone === EventLogModel.Refusal ? Theme.loss : root.tone === EventLogModel.Fault ? Theme.warning : root.tone === EventLogModel.Result ? Theme.win : root.tone === EventLogModel.Opening ? Theme.brass : "transparent"

    /// Maximum number of rules in the row; a table's opening has many more, which its fields list.
    readonly property int shownRules: 8

    /// The row was clicked.
    signal pressed
    /// A rule was clicked.
    signal ruleAsked(string id)

    /// Qt 6.8 takes rows outside the view out of the accessible tree, and does not always put back one that is scrolled in.
    function enterAccessibleTree(): void {
        root.Accessible.ignored = false;
    }

    implicitHeight: Math.max(said.height, numbers.height) + 2 * Theme.spaceXs + (root.unfolded ? fields.height + Theme.spaceS : 0)
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1, %2. %3 Rules: %4").arg(root.time).arg(root.title).arg(root.words).arg(Array.from(root.rules).join(", "))
    Accessible.description: root.note.length > 0 ? qsTr("Note: %1").arg(root.note) : ""
    Accessible.selected: root.current

    Rectangle {
        anchors.fill: parent
        color: root.stopped ? Qt.alpha(Theme.cobalt, 0.4) : root.current ? Qt.alpha(Theme.brass, 0.22) : area.containsMouse ? Qt.alpha(Theme.brass, 0.1) : root.tone === EventLogModel.Opening ? Theme.lacquerRaised : "transparent"
    }

    Rectangle {
        width: Theme.px(3)
        height: parent.height
        color: root.mark
    }

    MouseArea {
        id: area

        anchors.fill: parent
        hoverEnabled: true
        onClicked: root.pressed()
    }

    Text {
        id: clock

        x: Theme.spaceM
        y: Theme.spaceXs
        width: Theme.px(72)
        text: root.time
        textFormat: Text.PlainText
        color: Theme.textSecondary
        font.family: Theme.textFamily
        font.pixelSize: Theme.textSmall
        Accessible.ignored: true
    }

    Column {
        id: said

        x: clock.x + clock.width + Theme.spaceS
        y: Theme.spaceXs
        width: numbers.x - x - Theme.spaceS

        Text {
            width: parent.width
            text: root.title
            textFormat: Text.PlainText
            color: root.tone === EventLogModel.Refusal ? Theme.loss : root.tone === EventLogModel.Opening ? Theme.brassLight : Theme.text
            font.family: Theme.textFamily
            font.pixelSize: Theme.textSmall
            font.weight: Font.Medium
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
            Accessible.ignored: true
        }

        Text {
            width: parent.width
            visible: root.words.length > 0
            text: root.words
            textFormat: Text.PlainText
            color: Theme.textSecondary
            font.family: Theme.textFamily
            font.pixelSize: Theme.textSmall
            wrapMode: Text.Wrap
            maximumLineCount: root.unfolded || root.tone === EventLogModel.Refusal || root.tone === EventLogModel.Fault ? 8 : 2
            elide: Text.ElideRight
            Accessible.ignored: true
        }

        Text {
            width: parent.width
            visible: root.note.length > 0
            text: qsTr("Note: %1").arg(root.note)
            textFormat: Text.PlainText
            color: Theme.brassLight
            font.family: Theme.textFamily
            font.pixelSize: Theme.textSmall
            wrapMode: Text.Wrap
            maximumLineCount: root.unfolded ? 20 : 3
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }

    Flow {
        id: numbers

        x: parent.width - width - Theme.spaceS
        y: Theme.spaceXs
        width: root.rules.length > 1 ? Theme.px(84) : Theme.px(48)
        spacing: Theme.spaceXs
        layoutDirection: Qt.RightToLeft

        Repeater {
            model: root.rules.length > root.shownRules ? Array.from(root.rules).slice(0, root.shownRules) : root.rules

            EventLogRule {
                id: number

                required property string modelData

                rule: number.modelData
                onClicked: root.ruleAsked(number.modelData)
            }
        }

        Text {
            visible: root.rules.length > root.shownRules
            text: "+" + (root.rules.length - root.shownRules)
            textFormat: Text.PlainText
            color: Theme.textSecondary
            font.family: Theme.textFamily
            font.pixelSize: Theme.textSmall
            Accessible.ignored: true
        }
    }

    EventLogFields {
        id: fields

        x: said.x
        y: Math.max(said.height, numbers.height) + Theme.spaceS
        width: parent.width - x - Theme.spaceS
        visible: root.unfolded
        eventLog: root.eventLog
        row: root.unfolded ? root.index : -1
        words: root.title + root.words
        onRuleAsked: id => root.ruleAsked(id)
    }

    /// Fields of an event, as in records.
    component EventLogFields: Column {
        id: logFields

        required property EventLogModel eventLog
        /// Row of the event; -1: none.
        required property int row

        /// Description of the event, never empty: when it changes, the fields may change too.
        required property string words

        /// A rule was clicked.
        signal ruleAsked(string id)

        spacing: Theme.px(2)

        Repeater {
            model: logFields.row >= 0 && logFields.words.length > 0 ? logFields.eventLog.fieldsOf(logFields.row) : []

            Item {
                id: field

                required property eventLogField modelData

                width: logFields.width
                height: Math.max(label.height, value.height)

                Text {
                    id: label

                    x: field.modelData.depth * Theme.spaceM
                    width: Theme.px(104) - x
                    text: field.modelData.name
                    textFormat: Text.PlainText
                    color: Theme.cobaltLight
                    font.family: Theme.textFamily
                    font.pixelSize: Theme.textSmall
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }

                Text {
                    id: value

                    readonly property bool isRule: field.modelData.kind === "rule"

                    x: Theme.px(108)
                    width: field.width - x
                    text: field.modelData.value
                    textFormat: Text.PlainText
                    color: value.isRule ? Theme.brass : Theme.text
                    font.family: Theme.textFamily
                    font.pixelSize: Theme.textSmall
                    wrapMode: Text.WrapAnywhere
                    maximumLineCount: 3
                    elide: Text.ElideRight
                    Accessible.role: Accessible.StaticText
                    Accessible.name: qsTr("%1: %2").arg(field.modelData.name).arg(field.modelData.value)

                    MouseArea {
                        anchors.fill: parent
                        enabled: value.isRule
                        cursorShape: Qt.PointingHandCursor
                        onClicked: logFields.ruleAsked(field.modelData.value)
                    }
                }
            }
        }
    }
}
