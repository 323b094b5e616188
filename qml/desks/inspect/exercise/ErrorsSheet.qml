// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Errors to find: makes an exercise, a record of its own with planted errors, shows it to all tools in place of
/// the own record, and scores what was noted.
MvDialog {
    id: root

    required property ExerciseDesk exercise

    readonly property bool shown: root.exercise.file.length > 0
    /// The end was asked for once; a second click confirms it.
    property bool asked: false

    title: qsTr("Errors to find")
    subtitle: root.shown ? root.exercise.file : qsTr("The program plays rounds and makes mistakes in some of them. Your own record is not touched.")
    preferredWidth: Theme.px(760)
    initialFocus: root.shown ? null : regulation
    onAboutToShow: root.asked = false

    actions: [
        MvButton {
            visible: !root.shown
            iconName: "open"
            text: qsTr("Open an exercise")
            toolTip: qsTr("Continues one that was made before, or opens one from elsewhere")
            disabledReason: root.exercise.busy ? root.exercise.denial : ""
            onClicked: opening.open()
        },
        MvButton {
            visible: !root.shown
            iconName: "save"
            text: qsTr("Make it elsewhere…")
            toolTip: qsTr("Chooses the file that the exercise is written to")
            disabledReason: root.exercise.denial
            onClicked: saving.propose(root.exercise.proposal())
        },
        MvButton {
            visible: !root.shown
            kind: MvButton.Primary
            iconName: "plus"
            text: qsTr("Make an exercise")
            toolTip: qsTr("Writes it beside your record, and shows it")
            disabledReason: root.exercise.denial
            onClicked: root.exercise.make()
        },
        MvButton {
            visible: root.shown
            iconName: "undo"
            text: qsTr("Leave the exercise")
            toolTip: qsTr("Shows your own record again; the exercise and its case stay")
            onClicked: root.exercise.leave()
        },
        MvButton {
            visible: root.shown && !root.exercise.finished
            kind: MvButton.Primary
            iconName: "check"
            text: root.asked ? qsTr("Really finished?") : qsTr("Finished")
            toolTip: qsTr("Shows the score and closes the case; nothing can be marked afterwards")
            disabledReason: root.exercise.busy ? root.exercise.denial : ""
            onClicked: {
                if (root.asked)
                    root.exercise.finish();
                root.asked = !root.asked;
            }
        },
        MvButton {
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]

    MvColumnLayout {
        Layout.fillWidth: true
        visible: !root.shown
        spacing: Theme.spaceM

        SmallText {
            Layout.fillWidth: true
            text: qsTr("Regulation")
            Accessible.ignored: true
        }

        MvComboBox {
            id: regulation

            Layout.fillWidth: true
            label: qsTr("Regulation")
            model: root.exercise.regulations
            choice: root.exercise.regulation
            onActivated: index => root.exercise.regulation = index
        }

        SmallText {
            Layout.fillWidth: true
            text: qsTr("Number of rounds")
            Accessible.ignored: true
        }

        MvSpinBox {
            label: qsTr("Number of rounds")
            from: 5
            to: 500
            value: root.exercise.rounds
            onValueModified: root.exercise.rounds = value
        }

        SmallText {
            Layout.fillWidth: true
            text: qsTr("Kinds of errors")
            Accessible.ignored: true
        }

        MvCheckBox {
            text: qsTr("Wrong payments")
            checked: root.exercise.payments
            onToggled: root.exercise.payments = checked
        }

        MvCheckBox {
            text: qsTr("Late stakes")
            checked: root.exercise.lateStakes
            disabledReason: root.exercise.lateOffered ? "" : qsTr("This game's records have none")
            onToggled: root.exercise.lateStakes = checked
        }

        MvCheckBox {
            text: qsTr("Wrong calls")
            checked: root.exercise.calls
            onToggled: root.exercise.calls = checked
        }
    }

    BodyText {
        Layout.fillWidth: true
        visible: root.shown && !root.exercise.finished
        text: qsTr("Look for the errors with Rounds, History, replays with their event log, and sheets. Mark one by a note on the event or by a complaint, and name the rule that is broken (such as R27a). Checks of the record say nothing until you have finished.")
    }

    BodyText {
        Layout.fillWidth: true
        visible: root.shown && !root.exercise.finished
        text: root.exercise.marked
    }

    InlineMessage {
        Layout.fillWidth: true
        kind: InlineMessage.Error
        text: root.exercise.failure
    }

    InlineMessage {
        Layout.fillWidth: true
        kind: InlineMessage.Good
        text: root.exercise.summary
    }

    MvColumnLayout {
        Layout.fillWidth: true
        spacing: Theme.spaceM

        Repeater {
            model: root.exercise.lines

            LineView {
                Layout.fillWidth: true
            }
        }
    }

    FilePicker {
        id: opening

        title: qsTr("Open an exercise")
        nameFilters: [qsTr("Records (*.sqlite)")]
        onPicked: file => root.exercise.bring(file)
    }

    FilePicker {
        id: saving

        title: qsTr("Make it elsewhere…")
        saving: true
        suffix: "sqlite"
        nameFilters: [qsTr("Records (*.sqlite)")]
        onPicked: file => root.exercise.makeAt(file)
    }

    /// One round of the score.
    component LineView: Column {
        id: line

        required property exerciseLine modelData

        spacing: Theme.spaceXs
        Accessible.role: Accessible.ListItem
        Accessible.name: line.modelData.title
        Accessible.description: line.modelData.detail

        Row {
            spacing: Theme.spaceS

            MvIcon {
                anchors.verticalCenter: parent.verticalCenter
                iconName: line.modelData.kind === 0 ? "check" : "warning"
                size: Theme.iconSizeSmall
                color: line.modelData.kind === 0 ? Theme.win : line.modelData.kind === 1 ? Theme.loss : Theme.warning
            }

            MvLabel {
                text: line.modelData.title
                font.weight: Font.Medium
                Accessible.ignored: true
            }
        }

        SmallText {
            width: line.width
            text: line.modelData.detail
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }
}
