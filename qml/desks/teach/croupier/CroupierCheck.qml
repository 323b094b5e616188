// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// Judging whether the card on the cloth has what was claimed.
Item {
    id: root

    required property BingoCroupierDesk desk

    readonly property string waits: root.desk.checking ? "" : qsTr("There is no card to check")

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Card")

    BodyText {
        id: question

        width: root.width
        text: root.desk.checking ? root.desk.question : root.waits + "."
        font.pixelSize: Theme.textLarge
        color: root.desk.checking ? Theme.brassLight : Theme.textSecondary
        Accessible.role: Accessible.AlertMessage
        Accessible.name: question.text
    }

    Row {
        id: acts

        y: question.height + Theme.spaceM
        spacing: Theme.spaceS

        MvButton {
            kind: MvButton.Primary
            text: qsTr("The card has won")
            shortcut: "V"
            repeats: false
            disabledReason: root.waits
            onClicked: root.desk.check(true)
        }

        MvButton {
            text: qsTr("It has not won")
            shortcut: "N"
            repeats: false
            disabledReason: root.waits
            onClicked: root.desk.check(false)
        }
    }

    SmallText {
        y: acts.y + acts.height + Theme.spaceM
        width: root.width
        wrapMode: Text.Wrap
        text: qsTr("Compare the card with the panel. A click, or arrows and Space, marks a box for yourself; marks decide nothing.")
    }
}
