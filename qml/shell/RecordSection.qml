// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Settings of how long rounds stay on record; shows what a shorter time would remove, and asks first.
MvColumnLayout {
    id: root

    required property RecordRetention retention
    required property RecordCopy recordCopy

    spacing: Theme.spaceM
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Record")

    HeadingText {
        text: qsTr("Record")
    }

    SettingRow {
        label: qsTr("Rounds on record")

        MvComboBox {
            Layout.preferredWidth: Theme.px(240)
            label: qsTr("How long rounds stay on record")
            model: [qsTr("Keep all"), qsTr("Keep a number of days"), qsTr("Keep the newest")]
            choice: root.retention.keep
            disabledReason: root.retention.removing ? qsTr("Rounds are being removed") : ""
            onActivated: index => root.retention.keep = index
        }
    }

    SettingRow {
        visible: root.retention.keep !== RecordRetention.All
        label: root.retention.keep === RecordRetention.Days ? qsTr("Days") : qsTr("Rounds")

        MvSpinBox {
            Layout.preferredWidth: Theme.px(240)
            visible: root.retention.keep === RecordRetention.Days
            label: qsTr("Days that rounds are kept")
            unit: MvSpinBox.Plain
            from: 1
            to: 3650
            value: root.retention.days
            onValueModified: root.retention.days = value
        }

        MvSpinBox {
            Layout.preferredWidth: Theme.px(240)
            visible: root.retention.keep === RecordRetention.Rounds
            label: qsTr("How many rounds are kept")
            unit: MvSpinBox.Plain
            from: 1
            to: 1000000
            stepSize: 100
            value: root.retention.rounds
            onValueModified: root.retention.rounds = value
        }
    }

    SmallText {
        Layout.fillWidth: true
        text: root.retention.held.length > 0 ? qsTr("%1. %2").arg(root.retention.held).arg(root.retention.preview) : root.retention.preview
        wrapMode: Text.Wrap
    }

    SmallText {
        Layout.fillWidth: true
        visible: root.retention.keep !== RecordRetention.All
        text: qsTr("Whole sessions at a table are removed, the oldest first; never the last one of a game, from which points, jackpots and last numbers continue. A line with its sums and its seal stays, so that the record can still be checked.")
        wrapMode: Text.Wrap
    }

    MvProgressBar {
        Layout.fillWidth: true
        visible: root.retention.removing
        label: qsTr("Rounds are being removed")
        value: root.retention.progress
    }

    InlineMessage {
        Layout.fillWidth: true
        kind: root.retention.failed ? InlineMessage.Error : InlineMessage.Good
        text: root.retention.removing ? "" : root.retention.message
    }

    MvButton {
        visible: !root.retention.inForce || root.retention.removable > 0
        text: root.retention.removable > 0 ? qsTr("Remove %n round(s)…", "", root.retention.removable) : qsTr("Keep rounds this way")
        disabledReason: root.retention.busy ? qsTr("Counting…") : ""
        onClicked: root.retention.removable > 0 ? question.open() : root.retention.apply()
    }

    SettingRow {
        label: qsTr("Second copy of the log")

        MvButton {
            iconName: "open"
            text: root.recordCopy.folder.length > 0 ? qsTr("Another folder…") : qsTr("Choose a folder…")
            toolTip: qsTr("A file to which every event is added as it happens, in another folder or on another device. Anyone who changes the record would have to change it, too; the record's check compares the two.")
            disabledReason: root.recordCopy.busy ? qsTr("What is on record is being copied…") : ""
            onClicked: folders.setSource("CopyFolder.qml", {
                "recordCopy": root.recordCopy
            })
        }

        MvButton {
            visible: root.recordCopy.folder.length > 0
            text: qsTr("None")
            disabledReason: root.recordCopy.busy ? qsTr("What is on record is being copied…") : ""
            onClicked: root.recordCopy.stop()
        }
    }

    SmallText {
        Layout.fillWidth: true
        visible: text.length > 0
        text: root.recordCopy.folder
        wrapMode: Text.WrapAnywhere
    }

    InlineMessage {
        Layout.fillWidth: true
        kind: root.recordCopy.failed ? InlineMessage.Error : InlineMessage.Good
        text: root.recordCopy.message
    }

    Loader {
        id: folders
    }

    MvDialog {
        id: question

        title: qsTr("Remove %n round(s) permanently?", "", root.retention.removable)
        preferredWidth: Theme.px(560)

        actions: [
            MvButton {
                text: qsTr("Remove them")
                onClicked: {
                    question.accept();
                    root.retention.apply();
                }
            },
            MvButton {
                kind: MvButton.Primary
                text: qsTr("Keep them")
                onClicked: question.reject()
            }
        ]

        InlineMessage {
            Layout.fillWidth: true
            kind: InlineMessage.Warning
            text: qsTr("This can't be undone: these rounds can't be watched again, their sheets can't be printed, and statistics leave them out.")
        }

        BodyText {
            Layout.fillWidth: true
            text: root.retention.preview
        }

        BodyText {
            Layout.fillWidth: true
            visible: root.recordCopy.folder.length > 0
            text: qsTr("The second copy still has them: %1").arg(root.recordCopy.folder)
        }

        BodyText {
            Layout.fillWidth: true
            text: root.retention.keep === RecordRetention.Days ? qsTr("From then on, rounds older than %n day(s) are removed whenever the program starts.", "", root.retention.days) : qsTr("From then on, all but the newest %n round(s) are removed whenever the program starts.", "", root.retention.rounds)
            secondary: true
        }
    }
}
