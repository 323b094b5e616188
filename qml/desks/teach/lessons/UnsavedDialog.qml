// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Asks what becomes of a lesson that is not saved.
MvDialog {
    id: root

    required property LessonEditor editor
    /// The editor closes once the file is there.
    property bool saving: false
    /// The editor closes without it.
    property bool dropping: false

    title: qsTr("The lesson is not saved")
    subtitle: root.editor.title
    // Once the keyboard is back: the page goes with the editor.
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
        // It could not be written: the editor stays, also when it is saved later.
        function onToldChanged(): void {
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
