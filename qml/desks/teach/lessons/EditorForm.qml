// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// What can be typed of what is chosen in the lesson editor, two short fields beside each other.
MvScrollColumn {
    id: root

    required property LessonEditor editor

    /// A field that has gone before its box has.
    property editorField noField

    /// The keyboard comes to the first field.
    function take(): void {
        (boxes.itemAt(0) as EditorFieldBox)?.take();
    }

    /// Another of a field's choices; where that brings other fields, all of them come anew, and the keyboard stays with it.
    function choose(field: int, choice: int): void {
        const before = boxes.count;
        root.editor.choose(field, choice);
        if (boxes.count !== before)
            (boxes.itemAt(field) as EditorFieldBox)?.take();
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Fields")

    // In an item: a layout that asks for the width of what follows its own width gives up.
    Item {
        Layout.fillWidth: true
        implicitHeight: flow.implicitHeight

        Flow {
            id: flow

            width: parent.width
            spacing: Theme.spaceM

            // Counted, so that who types in a field keeps it when another one changes.
            Repeater {
                id: boxes

                model: root.editor.fields.length

                EditorFieldBox {
                    id: box

                    required property int index

                    width: box.field.half ? (flow.width - Theme.spaceM) / 2 : flow.width
                    height: implicitHeight
                    field: box.index < root.editor.fields.length ? root.editor.fields[box.index] : root.noField
                    onTyped: text => root.editor.type(box.index, text)
                    onGoingOn: text => root.editor.goOnTyping(box.index, text)
                    onChosen: choice => root.choose(box.index, choice)
                }
            }
        }
    }

    // What the game shows of the chosen player besides, such as cards that are laid by hand.
    Loader {
        id: player

        readonly property url file: root.editor.playerPart

        function bring(): void {
            if (("" + player.file).length > 0)
                player.setSource(player.file, {
                    "editor": root.editor
                });
            else
                player.source = "";
        }

        Layout.fillWidth: true
        visible: player.status === Loader.Ready
        onFileChanged: player.bring()
        Component.onCompleted: player.bring()
    }
}
