// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby

/// The lesson editor: the parts of the lesson at the left, its events at the right.
FocusScope {
    id: root

    required property LessonEditor editor
    required property AppSettings settings

    /// Stakes can be placed on the game's cloth.
    readonly property bool clothed: root.editor.part === LessonEditor.Steps && ("" + root.editor.clothPart).length > 0
    readonly property bool roomy: root.height > Theme.px(660)
    readonly property int margin: root.roomy ? Theme.spaceL : Theme.spaceM

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
        if (!root.commit())
            return;
        if (root.editor.unsaved)
            unsaved.open();
        else
            root.editor.close();
    }

    function saveAs(): void {
        if (root.commit())
            picker.propose(root.editor.suggestedFile());
    }

    /// Focuses the shown part.
    function takePart(): void {
        if (root.editor.part === LessonEditor.Chance)
            chance.take();
        else if (root.editor.listed)
            rows.take();
        else
            form.take();
    }

    function stepPart(by: int): void {
        if (!root.commit())
            return;
        root.editor.part = Math.max(0, Math.min(root.editor.parts.length - 1, root.editor.part + by));
        root.takePart();
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Lesson editor: %1").arg(root.editor.title)

    Shortcut {
        sequences: ["Ctrl+PgDown"]
        onActivated: root.stepPart(1)
    }

    Shortcut {
        sequences: ["Ctrl+PgUp"]
        onActivated: root.stepPart(-1)
    }

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
                if (root.commit())
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
            iconName: "play"
            text: qsTr("Play it")
            toolTip: qsTr("As a trainee sees it; the lobby button returns here (Ctrl+P)")
            shortcut: "Ctrl+P"
            keyHint: ""
            onClicked: {
                if (root.commit())
                    root.editor.play();
            }
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
            toolTip: qsTr("Among your own lessons, if it has no file yet (Ctrl+S)")
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

    WordChoices {
        id: parts

        anchors.top: bar.bottom
        anchors.topMargin: Theme.spaceM
        x: root.margin
        width: root.width * 0.64 - root.margin
        height: implicitHeight
        label: qsTr("Part of the lesson")
        words: root.editor.parts
        choice: root.editor.part
        onChosen: choice => root.editor.part = choice
    }

    SmallText {
        id: explained

        anchors.top: parts.bottom
        anchors.topMargin: Theme.spaceS
        anchors.left: parts.left
        width: parts.width - (root.clothed ? onCloth.width + Theme.spaceM : 0)
        text: root.editor.explained
        wrapMode: Text.Wrap
    }

    MvButton {
        id: onCloth

        anchors.top: parts.bottom
        anchors.topMargin: Theme.spaceXs
        anchors.right: parts.right
        visible: root.clothed
        iconName: "chip"
        text: qsTr("On the cloth…")
        //: %1 what is put there: "Stakes on the cloth"
        toolTip: qsTr("%1, placed by hand, each as a step (Ctrl+Shift+L)").arg(root.editor.clothTitle)
        shortcut: "Ctrl+Shift+L"
        keyHint: ""
        onClicked: {
            if (!root.commit())
                return;
            if (clothLoader.status === Loader.Null)
                clothLoader.setSource("EditorCloth.qml", {
                    "editor": root.editor,
                    "settings": root.settings
                });
            (clothLoader.item as EditorCloth).open();
        }
    }

    Item {
        id: body

        anchors.top: root.clothed && onCloth.height > explained.height ? onCloth.bottom : explained.bottom
        anchors.topMargin: Theme.spaceM
        anchors.bottom: messages.top
        anchors.bottomMargin: Theme.spaceS
        anchors.left: parts.left
        width: parts.width

        EditorRows {
            id: rows

            anchors.top: parent.top
            anchors.bottom: parent.bottom
            width: parent.width * 0.42
            visible: root.editor.listed
            editor: root.editor
            label: root.editor.parts[root.editor.part]
        }

        EditorForm {
            id: form

            x: root.editor.listed ? rows.width + Theme.spaceL : 0
            width: parent.width - x
            height: parent.height
            visible: root.editor.part !== LessonEditor.Chance
            editor: root.editor
        }

        EditorChance {
            id: chance

            anchors.fill: parent
            visible: root.editor.part === LessonEditor.Chance
            editor: root.editor
        }
    }

    // Always reserves its height, so that nothing moves when a message appears.
    Item {
        id: messages

        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.margin
        anchors.left: parts.left
        width: parts.width
        height: Math.max(Theme.px(48 * Theme.textScale), message.implicitHeight)

        InlineMessage {
            id: message

            width: parent.width
            anchors.verticalCenter: parent.verticalCenter
            kind: root.editor.refused.length > 0 ? InlineMessage.Error : InlineMessage.Good
            text: root.editor.refused.length > 0 ? root.editor.refused : root.editor.message
        }
    }

    EditorEvents {
        anchors.top: parts.top
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.margin
        anchors.right: parent.right
        anchors.rightMargin: root.margin
        width: root.width * 0.36 - Theme.spaceXl - root.margin
        editor: root.editor
        onNoted: form.take()
    }

    Loader {
        id: clothLoader

        visible: false
    }

    UnsavedDialog {
        id: unsaved

        editor: root.editor
    }

    FilePicker {
        id: picker

        title: qsTr("Save the lesson")
        saving: true
        nameFilters: [qsTr("Lessons (*.json)")]
        suffix: "json"
        onPicked: file => root.editor.saveAs(file)
    }

    /// Asks what to do with unsaved changes of a lesson.
    component UnsavedDialog: MvDialog {
        id: unsavedDialog

        required property LessonEditor editor
        /// Close the editor once the file is saved.
        property bool saving: false
        /// Close the editor without saving.
        property bool dropping: false

        title: qsTr("The lesson is not saved")
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
