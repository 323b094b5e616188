// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// A row of a list in an editor: a part of a lesson, a question.
T.AbstractButton {
    id: root

    required property editorRow info
    /// 0: none is shown.
    required property int number
    required property bool current
    /// The list has the focus.
    required property bool keyboard
    /// What is wrong with a faulty row, for the ear.
    property string faultyText

    implicitHeight: Theme.px(56 * Theme.textScale)
    hoverEnabled: true
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: root.info.title
    Accessible.description: root.info.detail + (root.info.faulty ? ", " + root.faultyText : "")
    Accessible.selectable: true
    Accessible.selected: root.current
    Accessible.onPressAction: root.clicked()

    contentItem: EditorRowFace {
        info: root.info
        number: root.number
        current: root.current
    }

    background: Rectangle {
        radius: Theme.radiusM
        color: root.down ? Theme.lacquerPressed : root.current ? Theme.lacquerRaised : root.hovered ? Theme.lacquerHover : Theme.lacquer
        border.width: root.current ? Theme.focusWidth : Theme.line
        border.color: root.current ? Theme.brass : root.hovered ? Theme.hairlineStrong : Theme.hairline

        FocusRing {
            visible: root.current && root.keyboard
            inside: true
            targetRadius: Theme.radiusM
        }
    }

    /// Contents of a row: number, text, and a sign if it does not take effect.
    component EditorRowFace: Item {
        id: rowFace

        required property editorRow info
        required property int number
        required property bool current

        Accessible.ignored: true

        SmallText {
            id: place

            x: Theme.spaceS
            y: title.y + (title.height - height) / 2
            width: Theme.px(24 * Theme.textScale)
            text: rowFace.number > 0 ? rowFace.number : ""
            Accessible.ignored: true
        }

        MvLabel {
            id: title

            x: place.x + place.width + Theme.spaceXs
            y: (rowFace.height - height - detail.height) / 2
            width: sign.x - x - Theme.spaceXs
            height: implicitHeight
            text: rowFace.info.title
            elide: Text.ElideRight
            color: rowFace.current ? Theme.brassLight : Theme.text
            Accessible.ignored: true
        }

        SmallText {
            id: detail

            x: title.x
            y: title.y + title.height
            width: title.width
            height: implicitHeight
            text: rowFace.info.detail
            elide: Text.ElideRight
            Accessible.ignored: true
        }

        MvIcon {
            id: sign

            x: rowFace.width - width - Theme.spaceS
            anchors.verticalCenter: parent.verticalCenter
            visible: rowFace.info.faulty
            iconName: "warning"
            size: Theme.iconSizeSmall
            color: Theme.warning
        }
    }
}
