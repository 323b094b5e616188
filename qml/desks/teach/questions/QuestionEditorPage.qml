// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// The editor of a bank of questions: the questions at the left, the fields of the selected one at the right.
FocusScope {
    id: root

    required property QuestionEditor editor

    readonly property int margin: root.height > Theme.px(660) ? Theme.spaceL : Theme.spaceM

    /// Requests that tests ask from this bank.
    signal useAsked(url file)

    /// Applies a field that is being edited before any other action; returns false, and cancels the action,
    /// if it was refused.
    function commit(): bool {
        const before = root.editor.refusals;
        const was = root.Window.activeFocusItem;
        nowhere.forceActiveFocus();
        was?.forceActiveFocus();
        return root.editor.refusals === before;
    }

    /// Closes the editor, after asking if changes would be lost.
    function leave(): void {
        root.commit();
        if (root.editor.unsaved)
            unsaved.open();
        else
            root.editor.close();
    }

    function saveAs(): void {
        if (root.commit())
            picker.propose(root.editor.suggestedFile());
    }

    /// Focuses the list of questions.
    function takePart(): void {
        rows.take();
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Editor of questions: %1").arg(root.editor.title)

    Item {
        id: nowhere

        Accessible.ignored: true
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.room
    }

    MvRowLayout {
        id: bar

        anchors.top: parent.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: root.margin
        spacing: Theme.spaceS

        Item {
            Layout.fillWidth: true
            Layout.preferredHeight: Theme.controlHeight

            HeadingText {
                id: title

                width: parent.width
                text: root.editor.title
                elide: Text.ElideRight
            }

            SmallText {
                anchors.top: title.bottom
                width: parent.width
                text: (root.editor.file.length > 0 ? root.editor.file : qsTr("no file yet")) + (root.editor.unsaved ? " · " + qsTr("not saved") : "")
                color: root.editor.unsaved ? Theme.warning : Theme.textSecondary
                elide: Text.ElideMiddle
            }
        }

        MvIconButton {
            iconName: "undo"
            toolTip: qsTr("Undo (Ctrl+Z)")
            shortcut: "Ctrl+Z"
            disabledReason: root.editor.canUndo ? "" : qsTr("Nothing has been changed yet")
            onClicked: {
                root.commit();
                root.editor.undo();
            }
        }

        MvIconButton {
            iconName: "redo"
            toolTip: qsTr("Redo (Ctrl+Shift+Z)")
            shortcut: "Ctrl+Shift+Z"
            disabledReason: root.editor.canRedo ? "" : qsTr("Nothing has been undone")
            onClicked: {
                if (root.commit())
                    root.editor.redo();
            }
        }

        MvButton {
            iconName: "check"
            text: qsTr("Use for tests")
            toolTip: qsTr("Closes the editor; written parts of table tests ask from this file")
            disabledReason: ("" + root.editor.fileUrl).length === 0 || root.editor.unsaved ? qsTr("Save it first") : root.editor.complete ? "" : qsTr("Something is still missing")
            onClicked: root.useAsked(root.editor.fileUrl)
        }

        MvButton {
            text: qsTr("Save as…")
            shortcut: "Ctrl+Shift+S"
            keyHint: ""
            onClicked: root.saveAs()
        }

        MvButton {
            kind: MvButton.Primary
            iconName: "save"
            text: qsTr("Save")
            toolTip: qsTr("Among your own questions, if it has no file yet (Ctrl+S)")
            shortcut: "Ctrl+S"
            keyHint: ""
            onClicked: {
                if (root.commit())
                    root.editor.save();
            }
        }

        MvIconButton {
            iconName: "close"
            toolTip: qsTr("Close the editor (Ctrl+W)")
            shortcut: "Ctrl+W"
            onClicked: root.leave()
        }
    }

    QuestionRows {
        id: rows

        anchors.top: bar.bottom
        anchors.topMargin: Theme.spaceM
        anchors.bottom: messages.top
        anchors.bottomMargin: Theme.spaceS
        x: root.margin
        width: root.width * 0.4 - root.margin
        focus: true
        editor: root.editor
        onRowAsked: row => {
            if (root.commit())
                root.editor.row = row;
        }
        onAddAsked: {
            if (root.commit()) {
                root.editor.addQuestion();
                form.take();
            }
        }
        onDuplicateAsked: {
            if (root.commit())
                root.editor.duplicateQuestion();
        }
        onRemoveAsked: root.editor.removeQuestion()
    }

    QuestionForm {
        id: form

        anchors.top: rows.top
        anchors.bottom: rows.bottom
        x: rows.x + rows.width + Theme.spaceXl
        width: root.width - x - root.margin
        spacing: Theme.spaceM
        editor: root.editor
    }

    // Always reserves its height, so that nothing moves when a message appears.
    Item {
        id: messages

        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.margin
        x: root.margin
        width: root.width - 2 * root.margin
        height: Math.max(Theme.px(30 * Theme.textScale), message.implicitHeight)

        InlineMessage {
            id: message

            width: parent.width
            anchors.verticalCenter: parent.verticalCenter
            kind: root.editor.refused.length > 0 ? InlineMessage.Error : InlineMessage.Good
            text: root.editor.refused.length > 0 ? root.editor.refused : root.editor.message
        }
    }

    FilePicker {
        id: picker

        title: qsTr("Save the questions")
        saving: true
        nameFilters: [qsTr("Questions (*.json)")]
        suffix: "json"
        onPicked: file => root.editor.saveAs(file)
    }

    UnsavedQuestionsDialog {
        id: unsaved

        editor: root.editor
    }

    /// Asks what to do with unsaved changes of a bank.
    component UnsavedQuestionsDialog: MvDialog {
        id: unsavedDialog

        required property QuestionEditor editor
        /// Close the editor once the file is saved.
        property bool saving: false
        /// Close the editor without saving.
        property bool dropping: false

        title: qsTr("The questions are not saved")
        subtitle: unsavedDialog.editor.title
        // After the focus is back, because the page is destroyed with the editor.
        onClosed: {
            if (unsavedDialog.dropping)
                unsavedDialog.editor.close();
            else if (unsavedDialog.saving)
                unsavedDialog.editor.save();
        }

        actions: [
            MvButton {
                text: qsTr("Cancel")
                onClicked: {
                    unsavedDialog.saving = false;
                    unsavedDialog.close();
                }
            },
            MvButton {
                text: qsTr("Don't save")
                onClicked: {
                    unsavedDialog.dropping = true;
                    unsavedDialog.close();
                }
            },
            MvButton {
                kind: MvButton.Primary
                iconName: "save"
                text: qsTr("Save")
                onClicked: {
                    unsavedDialog.saving = true;
                    unsavedDialog.close();
                }
            }
        ]

        BodyText {
            Layout.fillWidth: true
            text: qsTr("Unless you save, all changes since it was last saved are lost.")
        }

        Connections {
            target: unsavedDialog.editor
            // Saving failed: the editor stays open, even if a later attempt succeeds.
            function onMessageChanged(): void {
                if (unsavedDialog.editor.refused.length > 0)
                    unsavedDialog.saving = false;
            }
            function onSavedAs(): void {
                if (unsavedDialog.saving)
                    unsavedDialog.editor.close();
                unsavedDialog.saving = false;
            }
        }
    }
}
