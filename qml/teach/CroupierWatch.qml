// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// The program is the croupier: what it is about to do is let pass, or stopped and named.
Item {
    id: root

    required property CroupierDesk desk

    readonly property string waits: root.desk.shown.length > 0 ? "" : qsTr("The croupier does nothing now")

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("The croupier's next deed")

    SmallText {
        id: heading

        width: root.width
        text: (root.desk.game === "bingo" ? qsTr("The caller is about to") : qsTr("The croupier is about to")) + (root.desk.seen.length > 0 ? " · " + root.desk.seen : "")
    }

    BodyText {
        id: deed

        y: heading.height + Theme.spaceXs
        width: root.width - (cards.count > 0 ? cards.width + Theme.spaceM : 0)
        text: root.desk.shown.length > 0 ? root.desk.shown : "…"
        font.pixelSize: Theme.textSum
        font.weight: Font.Medium
        color: Theme.brassLight
        maximumLineCount: 2
        elide: Text.ElideRight
        Accessible.role: Accessible.AlertMessage
        Accessible.name: root.desk.shown
    }

    CroupierShownCards {
        id: cards

        anchors.right: parent.right
        desk: root.desk as PokerCroupierDesk
    }

    MvButton {
        id: pass

        y: Math.max(deed.y + deed.height, cards.count > 0 ? cards.height : 0) + Theme.spaceS
        kind: MvButton.Primary
        text: qsTr("That is right")
        keyHint: "↵"
        disabledReason: root.waits
        onClicked: root.desk.letPass()
    }

    Flow {
        x: pass.width + Theme.spaceL
        y: pass.y
        width: root.width - x
        spacing: Theme.spaceS

        Repeater {
            model: root.desk.kinds.length

            MvButton {
                id: kind

                required property int index

                text: root.desk.kinds[kind.index]
                shortcut: String(kind.index + 1)
                repeats: false
                onClicked: root.desk.stopAs(kind.index)
            }
        }
    }
}
