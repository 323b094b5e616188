// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Result of a test: passed or not and why, marks, faults; and its sheet.
FocusScope {
    id: root

    required property TableTestDesk desk

    /// Requests the text of a rule.
    signal ruleAsked(string id)

    Component.onCompleted: keep.forceActiveFocus(Qt.OtherFocusReason)
    Keys.onEscapePressed: root.desk.leave()
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("The result")

    Panel {
        anchors.centerIn: parent
        width: Math.min(Theme.px(820), parent.width - 2 * Theme.spaceXl)
        height: Math.min(parent.height - 2 * Theme.spaceL, column.implicitHeight + bar.height + 3 * padding)
        padding: Theme.spaceXl
        elevation: 20

        MvScrollColumn {
            id: column

            anchors.top: parent.top
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: bar.top
            anchors.bottomMargin: Theme.spaceL
            spacing: Theme.spaceS

            TitleText {
                Layout.fillWidth: true
                text: root.desk.result
                color: root.desk.passed ? Theme.win : Theme.warning
            }

            SmallText {
                Layout.fillWidth: true
                text: root.desk.about
                wrapMode: Text.Wrap
            }

            SmallText {
                Layout.fillWidth: true
                visible: root.desk.handsJudged.length > 0
                text: qsTr("Judged of the hands: %1").arg(root.desk.handsJudged)
                wrapMode: Text.Wrap
            }

            Repeater {
                model: Array.from(root.desk.reasons)

                InlineMessage {
                    required property string modelData

                    Layout.fillWidth: true
                    kind: InlineMessage.Warning
                    text: modelData
                }
            }

            InlineMessage {
                Layout.fillWidth: true
                kind: root.desk.failed ? InlineMessage.Error : InlineMessage.Good
                text: root.desk.message
            }

            MvSeparator {
                Layout.fillWidth: true
            }

            Repeater {
                model: root.desk.lines.length

                TestMarkRow {
                    id: line

                    required property int index

                    Layout.fillWidth: true
                    info: root.desk.lines[line.index]
                }
            }

            MvSeparator {
                Layout.fillWidth: true
            }

            HeadingText {
                Layout.fillWidth: true
                text: root.desk.faultList.length > 0 ? qsTr("Faults at the table, each with its rule") : qsTr("There were no faults at the table")
            }

            CroupierFaults {
                faults: root.desk.faultList
                onRuleAsked: id => root.ruleAsked(id)
            }
        }

        Row {
            id: bar

            anchors.right: parent.right
            anchors.bottom: parent.bottom
            spacing: Theme.spaceM

            MvButton {
                large: true
                text: qsTr("Back to options")
                keyHint: "Esc"
                onClicked: root.desk.leave()
            }

            MvButton {
                large: true
                text: qsTr("Print")
                shortcut: "Ctrl+P"
                repeats: false
                onClicked: root.desk.print()
            }

            MvButton {
                id: keep

                large: true
                kind: MvButton.Primary
                iconName: "save"
                text: qsTr("Save the sheet")
                shortcut: "Ctrl+S"
                repeats: false
                onClicked: picker.propose(root.desk.proposedFile())
            }
        }
    }

    FilePicker {
        id: picker

        title: qsTr("Save the test's sheet")
        saving: true
        nameFilters: [qsTr("PDF (*.pdf)"), qsTr("Text (*.txt)")]
        suffix: "pdf"
        onPicked: file => root.desk.save(file)
    }

    /// A mark of a test and its weight.
    component TestMarkRow: Item {
        id: markRow

        required property testMarkLine info

        implicitHeight: Math.max(label.height, mark.height) + Theme.spaceS
        Accessible.role: Accessible.ListItem
        Accessible.name: "%1: %2, %3".arg(markRow.info.label).arg(markRow.info.mark).arg(markRow.info.detail)

        MvLabel {
            id: label

            anchors.verticalCenter: parent.verticalCenter
            width: parent.width * 0.34
            text: markRow.info.label
            font.weight: markRow.info.total ? Font.Bold : Font.Normal
            Accessible.ignored: true
        }

        SumText {
            id: mark

            anchors.verticalCenter: parent.verticalCenter
            x: parent.width * 0.36
            width: parent.width * 0.16
            text: markRow.info.mark
            color: markRow.info.total ? Theme.brassLight : Theme.text
            horizontalAlignment: Text.AlignRight
            Accessible.ignored: true
        }

        MvLabel {
            anchors.verticalCenter: parent.verticalCenter
            x: parent.width * 0.56
            width: parent.width - x
            text: markRow.info.detail
            secondary: true
            Accessible.ignored: true
        }
    }
}
