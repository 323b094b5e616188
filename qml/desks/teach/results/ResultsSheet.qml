// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// The trainees and the results of one of them: drills, reversed tables, tests, lessons.
MvDialog {
    id: root

    required property ResultsDesk results

    /// Requests the text of a rule.
    signal ruleAsked(string id)

    readonly property string none: root.results.hasResults ? "" : qsTr("There are no results yet")

    function save(asSheet: bool): void {
        picker.asSheet = asSheet;
        picker.propose(root.results.proposedFile(picker.suffix));
    }

    function add(): void {
        if (root.results.add(field.text))
            field.clear();
    }

    title: qsTr("Trainees and results")
    subtitle: qsTr("Stored on this computer next to the record, for each trainee separately; no account, no network.")
    preferredWidth: Theme.px(1120)
    onAboutToShow: root.results.open()
    onClosed: picker.close() // nothing may cover a running table

    actions: [
        MvButton {
            visible: root.results.canUndo
            iconName: "undo"
            text: qsTr("Undo")
            toolTip: root.results.deleted.length > 0 ? qsTr("Brings back %1, who was deleted. That is possible until the program ends.").arg(root.results.deleted)
                : qsTr("Brings back the deleted results without a name. That is possible until the program ends.")
            onClicked: root.results.undo()
        },
        MvButton {
            iconName: "trash"
            text: qsTr("Delete …")
            disabledReason: root.results.forgetReason
            onClicked: sure.open()
        },
        MvButton {
            iconName: "save"
            text: qsTr("CSV")
            toolTip: qsTr("Saves a list with a line for each session, shift and test")
            disabledReason: root.none
            onClicked: root.save(false)
        },
        MvButton {
            iconName: "sheet"
            text: qsTr("Save as PDF")
            toolTip: qsTr("Saves the sheet of these results (Ctrl+S)")
            shortcut: "Ctrl+S"
            keyHint: ""
            disabledReason: root.none
            onClicked: root.save(true)
        },
        MvButton {
            kind: MvButton.Primary
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]

    InlineMessage {
        Layout.fillWidth: true
        visible: root.results.message.length > 0
        kind: root.results.failed ? InlineMessage.Error : InlineMessage.Good
        text: root.results.message
    }

    Item {
        Layout.fillWidth: true
        Layout.preferredHeight: Math.max(Theme.px(300), Math.min(Theme.px(640), root.room ? root.room.height - Theme.px(280) : 0))

        Item {
            id: people

            width: Math.round(parent.width * 0.27)
            height: parent.height

            SmallText {
                id: who

                text: qsTr("Who practises")
                color: Theme.brassLight
            }

            ListView {
                id: list

                anchors.top: who.bottom
                anchors.topMargin: Theme.spaceXs
                anchors.bottom: field.top
                anchors.bottomMargin: Theme.spaceM
                width: parent.width
                clip: true
                boundsBehavior: Flickable.StopAtBounds
                model: root.results.trainees
                Accessible.role: Accessible.List
                Accessible.name: who.text

                T.ScrollBar.vertical: MvScrollBar {}

                delegate: TraineeRow {
                    id: row

                    required property int index
                    required property string modelData

                    width: list.width - Theme.spaceM
                    text: row.modelData
                    checked: root.results.chosen === row.index
                    onClicked: root.results.choose(row.index)
                }
            }

            MvTextField {
                id: field

                anchors.bottom: parent.bottom
                width: parent.width - adder.width - Theme.spaceS
                label: qsTr("Name of a new trainee")
                placeholderText: qsTr("New trainee")
                maximumLength: 60
                onAccepted: root.add()
            }

            MvIconButton {
                id: adder

                anchors.right: parent.right
                anchors.bottom: parent.bottom
                iconName: "plus"
                toolTip: qsTr("Adds the trainee with that name, who practises from now on")
                onClicked: root.add()
            }
        }

        Rectangle {
            x: people.width + Theme.spaceL
            width: Theme.line
            height: parent.height
            color: Theme.hairline
        }

        MvScrollColumn {
            id: factList

            x: people.width + 2 * Theme.spaceL
            width: parent.width - x
            height: parent.height
            spacing: Theme.spaceS

            HeadingText {
                Layout.fillWidth: true
                text: root.results.name
                elide: Text.ElideRight
            }

            ResultCurve {
                Layout.fillWidth: true
                Layout.rightMargin: Theme.spaceL
                points: root.results.curve
                words: root.results.past
                dots: qsTr("time at work, compared with the longest day")
            }

            Repeater {
                model: root.results.facts

                ResultFactRow {
                    required property resultFact modelData

                    Layout.fillWidth: true
                    info: modelData
                }
            }

            HeadingText {
                Layout.topMargin: Theme.spaceM
                visible: root.results.subjects.length > 0
                text: qsTr("By drill and table")
            }

            Repeater {
                model: root.results.subjects

                ResultFactRow {
                    required property resultFact modelData

                    Layout.fillWidth: true
                    info: modelData
                }
            }

            HeadingText {
                Layout.topMargin: Theme.spaceM
                visible: root.results.faults.length > 0
                text: qsTr("Faults by rule")
            }

            Repeater {
                model: root.results.faults

                CroupierFaultRow {
                    required property croupierFault modelData

                    Layout.fillWidth: true
                    Layout.rightMargin: Theme.spaceL
                    info: modelData
                    onRuleAsked: id => root.ruleAsked(id)
                }
            }
        }
    }

    FilePicker {
        id: picker

        property bool asSheet: false

        title: qsTr("Save the results")
        saving: true
        nameFilters: picker.asSheet ? [qsTr("PDF (*.pdf)"), qsTr("Text (*.txt)")] : [qsTr("Comma-separated values (*.csv)")]
        suffix: picker.asSheet ? "pdf" : "csv"
        onPicked: file => root.results.saveTo(file)
    }

    ForgetDialog {
        id: sure

        title: root.results.trainee.length > 0 ? qsTr("Delete %1?").arg(root.results.name) : qsTr("Delete all results?")
        words: root.results.trainee.length > 0 ? qsTr("All sessions, shifts, tests and lessons of this trainee are deleted, and the name with them. You can undo that until the program ends.")
            : qsTr("All sessions, shifts, tests and lessons without a name are deleted. You can undo that until the program ends.")
        onConfirmed: root.results.forget()
    }

    /// A line of a trainee's results.
    component ResultFactRow: Item {
        id: factRow

        required property resultFact info

        implicitHeight: Math.max(label.implicitHeight, value.implicitHeight) + Theme.spaceXs
        Accessible.role: Accessible.ListItem
        Accessible.name: "%1: %2".arg(factRow.info.label).arg(factRow.info.value)

        SmallText {
            id: label

            width: factRow.width * 0.42
            text: factRow.info.label
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }

        MvLabel {
            id: value

            x: factRow.width * 0.42 + Theme.spaceS
            width: factRow.width - x
            text: factRow.info.value
            wrapMode: Text.Wrap
            font.pixelSize: Theme.textSmall
            color: Theme.text
            Accessible.ignored: true
        }
    }

    /// A trainee; selecting one switches to them.
    component TraineeRow: T.RadioButton {
        id: traineeRow

        implicitHeight: Theme.controlHeight
        hoverEnabled: true
        Accessible.role: Accessible.RadioButton
        Accessible.name: traineeRow.text

        contentItem: Item {
            MvLabel {
                x: Theme.spaceM
                width: parent.width - 2 * Theme.spaceM
                anchors.verticalCenter: parent.verticalCenter
                text: traineeRow.text
                elide: Text.ElideRight
                color: traineeRow.checked ? Theme.brassLight : Theme.text
                font.weight: traineeRow.checked ? Font.Medium : Font.Normal
                Accessible.ignored: true
            }
        }

        background: Rectangle {
            radius: Theme.radiusS
            color: traineeRow.checked ? Qt.alpha(Theme.brass, 0.2) : traineeRow.hovered ? Qt.alpha(Theme.brass, 0.1) : "transparent"
            border.width: traineeRow.checked ? Theme.line : 0
            border.color: Theme.brassLight

            FocusRing {
                visible: traineeRow.visualFocus
                inside: true
                targetRadius: Theme.radiusS
            }
        }
    }
}
