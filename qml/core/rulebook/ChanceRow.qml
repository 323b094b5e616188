// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// A chance or a series, with a text for each column of its table.
ColumnLayout {
    id: root

    required property payRow row
    /// The table's headings.
    required property list<string> columns
    required property int cellWidth

    /// Requests the text of a rule.
    signal ruleAsked(string id)

    spacing: Theme.spaceXs
    Accessible.role: Accessible.Row
    Accessible.name: root.row.name

    MvRowLayout {
        Layout.fillWidth: true
        spacing: Theme.spaceS

        BodyText {
            Layout.fillWidth: true
            text: root.row.name
            font.weight: Font.Medium
        }

        Repeater {
            model: root.row.cells

            MvLabel {
                required property int index
                required property string modelData

                Layout.alignment: Qt.AlignTop
                Layout.preferredWidth: root.cellWidth
                text: modelData
                color: Theme.brassLight
                horizontalAlignment: Text.AlignHCenter
                Accessible.name: qsTr("%1: %2").arg(root.columns[index]).arg(modelData)
            }
        }
    }

    BodyText {
        Layout.fillWidth: true
        visible: root.row.text.length > 0
        text: root.row.text
        secondary: true
    }

    RuleChips {
        Layout.fillWidth: true
        rules: root.row.rules
        onRuleAsked: id => root.ruleAsked(id)
    }
}
