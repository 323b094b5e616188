// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.Controls

/// A lesson that can't be opened: which file, where and why.
MvDialog {
    id: root

    property string reason
    /// It was to be edited.
    property bool editing: false
    /// The editor may make something of it.
    property bool canEdit: false
    /// It is opened there once this has closed.
    property bool edits: false

    /// Another file is wanted.
    signal otherAsked
    /// It is to be opened in the editor.
    signal editAsked

    function show(editing: bool, reason: string): void {
        root.editing = editing;
        root.reason = reason;
        root.open();
    }

    title: qsTr("This lesson can't be opened")
    preferredWidth: Theme.px(620)

    onClosed: {
        if (root.edits)
            root.editAsked();
        root.edits = false;
    }

    actions: [
        MvButton {
            visible: root.canEdit
            iconName: "sheet"
            text: qsTr("Open in the editor")
            onClicked: {
                root.edits = true;
                root.close();
            }
        },
        MvButton {
            text: qsTr("Choose another file")
            onClicked: {
                root.accept();
                root.otherAsked();
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
        kind: InlineMessage.Error
        text: root.reason
    }

    SmallText {
        Layout.fillWidth: true
        text: root.editing ? qsTr("Nothing was changed. Choose something else to begin with.") : qsTr("Nothing was changed. Correct the file at the place named and open it again.")
        wrapMode: Text.Wrap
    }
}
