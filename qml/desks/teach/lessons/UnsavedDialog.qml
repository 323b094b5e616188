// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Asks what to do with unsaved changes of a lesson.
MvDialog {
    id: root

    required property LessonEditor editor
    /// Close the editor once the file is saved.
    property bool saving: false
    /// Close the editor without saving.
    property bool dropping: false

    title: qsTr("The lesson is not saved")
    subtitle: root.editor.title
    // After the focus is back, because the page is destroyed with the editor.
    onClosed: {
        if (root.dropping)
            root.editor.close();
        else if (root.saving)
            root.editor.save();
    }

    actions: [
        MvButton {
            text: qsTr("Cancel")
            onClicked: {
                root.saving = false;
                root.close();
            }
        },
        MvButton {
            text: qsTr("Don't save")
            onClicked: {
                root.dropping = true;
                root.close();
            }
        },
        MvButton {
            kind: MvButton.Primary
            iconName: "save"
            text: qsTr("Save")
            onClicked: {
                root.saving = true;
                root.close();
            }
        }
    ]

    BodyText {
        Layout.fillWidth: true
        text: qsTr("Unless you save, what was changed since it was last saved is lost.")
    }

    Connections {
        target: root.editor
        // Saving failed: the editor stays open, even if a later attempt succeeds.
        function onMessageChanged(): void {
            if (root.editor.refused.length > 0)
                root.saving = false;
        }
        function onSavedAs(): void {
            if (root.saving)
                root.editor.close();
            root.saving = false;
        }
    }
}
