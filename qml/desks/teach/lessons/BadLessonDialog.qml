// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.Controls

/// A lesson file that cannot be opened: file, place and reason.
MvDialog {
    id: root

    property string reason
    /// It was opened for editing.
    property bool editing: false
    /// The editor may be able to open it.
    property bool canEdit: false
    /// Open it in the editor once this dialog has closed.
    property bool edits: false

    /// Requests another file.
    signal otherAsked
    /// Requests to open it in the editor.
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
