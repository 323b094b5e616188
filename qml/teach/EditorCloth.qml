// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Stakes put on the cloth by hand, each a step of the lesson.
MvDialog {
    id: root

    required property LessonEditor editor
    required property AppSettings settings

    title: qsTr("Stakes on the cloth")
    subtitle: root.editor.clothExplained
    preferredWidth: Theme.px(1240)
    initialFocus: cloth.item as Item
    onAboutToShow: cloth.setSource(root.editor.clothPart, {
        "editor": root.editor,
        "settings": root.settings
    })
    actions: [
        MvButton {
            iconName: "undo"
            text: qsTr("Undo")
            disabledReason: root.editor.canUndo ? "" : qsTr("Nothing was changed yet")
            onClicked: root.editor.undo()
        },
        MvButton {
            kind: MvButton.Primary
            text: qsTr("Done")
            onClicked: root.close()
        }
    ]

    Loader {
        id: cloth

        Layout.fillWidth: true
        Layout.preferredHeight: width * 0.46
    }

    InlineMessage {
        Layout.fillWidth: true
        kind: InlineMessage.Error
        text: root.editor.refused
    }
}
