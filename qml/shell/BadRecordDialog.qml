// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Shows why a round on record can't be replayed, or that a record was opened as a scenario.
MvDialog {
    id: root

    required property MesaVivaApplication application
    /// Whether the history can be opened from here.
    required property bool canList

    /// The path of the record that was opened as a scenario; empty: a round of the program's own record is meant.
    property string file
    readonly property bool isFile: root.file.length > 0

    /// The user wants to see the rounds on record.
    signal historyAsked

    /// Opens the dialog for a round of the program's own record.
    function showRound(): void {
        root.file = "";
        root.open();
    }

    /// Opens the dialog for a record that was opened as a scenario.
    function showFile(file: url): void {
        root.file = decodeURIComponent(`${file}`.replace("file://", ""));
        root.open();
    }

    title: root.isFile ? qsTr("This is a record, not a scenario") : qsTr("This round can't be replayed")
    subtitle: qsTr("File: %1").arg(root.isFile ? root.file : root.application.record.file)

    actions: [
        MvButton {
            visible: root.canList
            iconName: "history"
            text: qsTr("Open the history")
            onClicked: {
                root.accept();
                root.historyAsked();
            }
        },
        MvButton {
            text: qsTr("Close")
            kind: MvButton.Primary
            onClicked: root.reject()
        }
    ]

    InlineMessage {
        Layout.fillWidth: true
        kind: root.isFile ? InlineMessage.Info : InlineMessage.Error
        text: root.isFile ? qsTr("This file holds rounds already played, not the script of one.") : root.application.recordedRefusal
    }

    SmallText {
        Layout.fillWidth: true
        text: root.isFile ? qsTr("The history replays the rounds of your own record. The command “mesaviva verify” checks any record, “mesaviva export” prints what is in it.") : qsTr("The record was not changed. The history lists what can be read of it, and checks all of it with a click.")
        wrapMode: Text.Wrap
    }
}
