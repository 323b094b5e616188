// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// The cards placed by hand for the player chosen in the lesson editor, one after another.
Item {
    id: root

    required property LessonEditor editor

    implicitHeight: laid.visible ? Theme.px(430 * Theme.textScale) : 0

    BingoEditorCards {
        id: laid

        anchors.fill: parent
        visible: laid.cards.length > 0
        editor: root.editor
        player: root.editor.row
    }
}
