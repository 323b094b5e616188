// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Shows why the record can't be written and asks how to continue. The file stays as it is.
MvDialog {
    id: root

    required property RecordKeeper record
    /// Whether the user has answered it.
    property bool answered: false
    /// Whether the chosen folder can't hold a record.
    property bool refused: false

    /// The user wants to close this window, since another one has the record.
    signal closeAsked

    /// Begins a new record in this folder.
    function recordIn(folder: url): void {
        root.refused = !root.record.startIn(folder, remembered.checked);
        if (!root.refused)
            root.accept();
    }

    onAboutToShow: root.refused = false
    onAccepted: root.answered = true
    onRejected: root.answered = true

    title: qsTr("Rounds are not being recorded")
    preferredWidth: Theme.px(760)
    subtitle: qsTr("File: %1").arg(root.record.file)

    initialFocus: root.record.locked ? goOn : null

    actions: [
        MvButton {
            text: qsTr("Record in another folder…")
            onClicked: folders.setSource("RecordFolder.qml", {
                "failure": root
            })
        },
        MvButton {
            text: qsTr("Close this window")
            visible: root.record.locked
            onClicked: {
                root.reject();
                root.closeAsked();
            }
        },
        MvButton {
            id: goOn

            text: qsTr("Continue without a record")
            kind: root.record.locked ? MvButton.Primary : MvButton.Secondary
            onClicked: root.reject()
        },
        MvButton {
            text: qsTr("Start a new record")
            kind: MvButton.Primary
            visible: !root.record.locked
            onClicked: {
                root.accept();
                root.record.startNewRecord();
            }
        }
    ]

    InlineMessage {
        Layout.fillWidth: true
        kind: InlineMessage.Error
        text: root.record.failure
    }

    InlineMessage {
        Layout.fillWidth: true
        visible: root.refused
        kind: InlineMessage.Error
        text: qsTr("That folder can't be written to.")
    }

    MvSwitch {
        id: remembered

        Layout.fillWidth: true
        visible: !root.record.locked
        text: qsTr("The other folder from now on")
        detail: remembered.checked ? qsTr("The next start continues with the record in that folder.") : qsTr("Only this time: the next start looks for the record where it is now.")
        checked: true
    }

    SmallText {
        Layout.fillWidth: true
        text: qsTr("The file is left as it is. A round in progress has ended as after a system failure. A new record is a file beside this one; the table you are at is reopened and recorded in it, like all tables from now on, and your points move with it. Without a record, what you win or lose is forgotten when the window closes.")
        visible: !root.record.locked && root.record.pointsKnown
        wrapMode: Text.Wrap
    }

    SmallText {
        Layout.fillWidth: true
        text: qsTr("The file is left as it is. Nothing in it can be read, not even your points: you have those that everybody starts with. A new record is a file beside this one; tables opened from now on are recorded in it. Once the old file can be read again, by a later version of the program for instance, your points are there as before. Without a record, what you win or lose is forgotten when the window closes.")
        visible: !root.record.locked && !root.record.pointsKnown
        wrapMode: Text.Wrap
    }

    SmallText {
        Layout.fillWidth: true
        text: qsTr("Your points and your rounds belong to the other window, and stay as they are. Here you can look at all of it and watch rounds again. If you play here, nothing is recorded unless you choose another folder: what you win or lose counts in this window alone, and is forgotten when it closes.")
        visible: root.record.locked
        wrapMode: Text.Wrap
    }

    Loader {
        id: folders
    }
}
