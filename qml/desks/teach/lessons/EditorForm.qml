// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Fields of the selected row in the lesson editor, two short ones side by side.
MvScrollColumn {
    id: root

    required property LessonEditor editor

    /// Stands in for a removed field until its box is destroyed.
    property editorField noField

    /// Focuses the first field.
    function take(): void {
        (boxes.itemAt(0) as EditorFieldBox)?.take();
    }

    /// Selects a choice of a field; if that changes the fields, all are created again and the focus stays
    /// with this one.
    function choose(field: int, choice: int): void {
        const before = boxes.count;
        root.editor.choose(field, choice);
        if (boxes.count !== before)
            (boxes.itemAt(field) as EditorFieldBox)?.take();
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Fields")

    // In an Item, because a layout whose height depends on its width may not follow its own width.
    Item {
        Layout.fillWidth: true
        implicitHeight: flow.implicitHeight

        Flow {
            id: flow

            width: parent.width
            spacing: Theme.spaceM

            // A number, so that the focused field stays when another one changes.
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

    // The game's addition for the selected player, such as prescribed cards.
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
