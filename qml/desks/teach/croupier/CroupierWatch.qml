// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// The program is the croupier: the trainee lets its action pass, or stops and names a fault, and then
/// remedies it.
Item {
    id: root

    required property CroupierDesk desk

    readonly property string waits: root.desk.shown.length > 0 ? "" : qsTr("The croupier does nothing now")
    /// Choices: kinds of fault, or remedies.
    readonly property bool needsRemedy: root.desk.needsRemedy
    readonly property list<string> choices: root.needsRemedy ? root.desk.remedies : root.desk.kinds

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("The croupier's next action")

    SmallText {
        id: heading

        width: root.width
        text: root.needsRemedy ? qsTr("Play is stopped. How is it corrected?") : root.desk.setup.watched + (root.desk.seen.length > 0 ? " · " + root.desk.seen : "")
    }

    BodyText {
        id: action

        y: heading.height + Theme.spaceXs
        width: root.width - (cards.count > 0 ? cards.width + Theme.spaceM : 0)
        text: root.desk.shown.length > 0 ? root.desk.shown : "…"
        font.pixelSize: Theme.textSum
        font.weight: Font.Medium
        color: Theme.brassLight
        maximumLineCount: 2
        elide: Text.ElideRight
        Accessible.role: Accessible.AlertMessage
        Accessible.name: root.needsRemedy ? heading.text + " " + root.desk.shown : root.desk.shown
    }

    CroupierShownCards {
        id: cards

        anchors.right: parent.right
        desk: root.desk
    }

    MvButton {
        id: pass

        y: Math.max(action.y + action.height, cards.count > 0 ? cards.height : 0) + Theme.spaceS
        visible: !root.needsRemedy
        kind: MvButton.Primary
        text: qsTr("That is right")
        keyHint: "↵"
        disabledReason: root.waits
        onClicked: root.desk.letPass()
    }

    Flow {
        x: root.needsRemedy ? 0 : pass.width + Theme.spaceL
        y: pass.y
        width: root.width - x
        spacing: Theme.spaceS

        Repeater {
            model: root.choices.length

            MvButton {
                id: choice

                required property int index

                text: root.choices[choice.index]
                shortcut: String(choice.index + 1)
                repeats: false
                onClicked: root.needsRemedy ? root.desk.remedyBy(choice.index) : root.desk.stopAs(choice.index)
            }
        }
    }
}
