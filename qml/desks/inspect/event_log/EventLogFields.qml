// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// Fields of an event, as in records.
Column {
    id: root

    required property EventLogModel eventLog
    /// Row of the event; -1: none.
    required property int row

    /// Description of the event, never empty: when it changes, the fields may change too.
    required property string words

    /// A rule was clicked.
    signal ruleAsked(string id)

    spacing: Theme.px(2)

    Repeater {
        model: root.row >= 0 && root.words.length > 0 ? root.eventLog.fieldsOf(root.row) : []

        Item {
            id: field

            required property eventLogField modelData

            width: root.width
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
                    onClicked: root.ruleAsked(field.modelData.value)
                }
            }
        }
    }
}
