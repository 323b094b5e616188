// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// The bingo room of the edited lesson: the cards bought in its steps in front of their players. A click, or arrows
/// and Enter, buys another one; a panel next to it edits each card.
FocusScope {
    id: desk

    required property LessonEditor editor
    required property AppSettings settings

    BingoEditorRoom {
        id: room

        width: parent.width * 0.64 - Theme.spaceM
        height: parent.height
        focus: true
        editor: desk.editor
    }

    BingoEditorCards {
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        width: parent.width * 0.36
        editor: desk.editor
        player: room.shown
    }
}
