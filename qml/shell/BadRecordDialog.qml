// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// A round on record that can't be played again, or about which no complaint can be begun, and why; or a record that was
/// taken for a scenario.
MvDialog {
    id: root

    required property HouseApplication application
    /// The history can be opened from here.
    required property bool canList

    /// The path of the file that was taken for a scenario; empty: it is about a round of the program's own record.
    property string file
    readonly property bool isFile: root.file.length > 0

    /// The rounds on record are wanted.
    signal historyAsked

    /// A round of the program's own record could not be opened.
    function showRound(): void {
        root.file = "";
        root.open();
    }

    /// This file was to be played.
    function showFile(file: url): void {
        root.file = decodeURIComponent(`${file}`.replace("file://", ""));
        root.open();
    }

    title: root.isFile ? qsTr("This is a record, not a scenario") : qsTr("This round can't be played again")
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
        text: root.isFile ? qsTr("This file holds rounds that were played, not the script of one.") : root.application.recordedRefusal
    }

    SmallText {
        Layout.fillWidth: true
        text: root.isFile ? qsTr("The history plays the rounds of your own record again. The command “mesaviva verify” checks any record, “mesaviva export” prints what is in it.") : qsTr("The record was not changed. The history lists what can be read of it, and checks all of it with a click.")
        wrapMode: Text.Wrap
    }
}
