// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Asks before an unsaved lesson of an earlier session is discarded.
MvDialog {
    id: root

    required property LessonEditor editor
    /// Discard it once this dialog has closed.
    property bool dropping: false

    title: qsTr("Discard what was not saved?")
    subtitle: root.editor.draft
    onClosed: {
        if (root.dropping)
            root.editor.forgetDraft();
        root.dropping = false;
    }

    actions: [
        MvButton {
            text: qsTr("Discard")
            onClicked: {
                root.dropping = true;
                root.close();
            }
        },
        MvButton {
            text: qsTr("Keep")
            kind: MvButton.Primary
            onClicked: root.close()
        }
    ]

    BodyText {
        Layout.fillWidth: true
        text: qsTr("It is in no other file and can't be brought back.")
        wrapMode: Text.Wrap
    }
}
