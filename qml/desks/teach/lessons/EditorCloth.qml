// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Stakes of the lesson's steps on the cloth, by round, placed by hand.
MvDialog {
    id: root

    required property LessonEditor editor
    required property AppSettings settings

    title: root.editor.clothTitle
    subtitle: root.editor.clothExplained
    preferredWidth: Theme.px(1240)
    initialFocus: cloth.item as Item
    onAboutToShow: cloth.setSource(root.editor.clothPart, {
        "editor": root.editor,
        "settings": root.settings
    })
    actions: [
        MvComboBox {
            visible: root.editor.stakers.length > 0
            implicitWidth: Theme.px(190)
            label: qsTr("Who stakes")
            model: root.editor.stakers
            choice: root.editor.stakerAt
            onActivated: index => root.editor.stakerAt = index
        },
        MvComboBox {
            implicitWidth: Theme.px(190)
            label: qsTr("Round")
            model: root.editor.clothRounds
            choice: root.editor.clothRound
            onActivated: index => root.editor.clothRound = index
        },
        MvButton {
            iconName: "plus"
            text: qsTr("Another round")
            toolTip: qsTr("What is put there next comes once the earlier rounds are over")
            disabledReason: root.editor.rows.length === 0 ? qsTr("There is nothing in the first one yet") : root.editor.clothRound < root.editor.clothRounds.length - 1 || root.editor.chips.length > 0 ? "" : qsTr("There is nothing in this one yet")
            onClicked: root.editor.beginClothRound()
        },
        MvButton {
            iconName: "undo"
            text: qsTr("Undo")
            disabledReason: root.editor.canUndo ? "" : qsTr("Nothing has been changed yet")
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
