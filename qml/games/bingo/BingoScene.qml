// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Table

/// The room: the drawing machine and the called ball on the left, the panel and the prizes top right, the own cards below.
FocusScope {
    id: root

    required property BingoTableModel table
    /// What an inspector has lit here; null where nobody can.
    property ClothHighlight light: null

    readonly property real margin: Theme.spaceL
    readonly property real leftWidth: root.leftWidthOf(root.width)
    readonly property real rightX: root.margin + root.leftWidth + cloth.wood
    readonly property real rightWidth: root.width - root.rightX - root.margin

    /// How wide the scene is beside a panel that may stand there; 0: there is none.
    property real narrowWidth: 0
    /// Not all cards would be in sight there. So it stays for these cards: prizes may lie otherwise without the panel.
    property bool cramped: false
    readonly property bool tight: root.narrowWidth > 0 && !cards.narrowFits

    /// What there is to say of the card under the pointer or the keyboard.
    readonly property string cardFacts: cards.facts
    /// The room's picture is there.
    readonly property bool laid: cloth.whole

    /// The player wants to read a rule.
    signal ruleAsked(string id)

    /// What is lit of a kind; `light` says when that changes.
    function numbersOf(kind: int): list<int> {
        return root.light !== null && root.light.highlighted ? root.light.numbersOf(kind) : [];
    }

    function leftWidthOf(width: real): real {
        return Math.round(Math.max(Theme.px(270), Math.min(width * 0.25, root.height * 0.66)));
    }

    // Behind what is being laid out, which a panel that comes or goes changes.
    onTightChanged: if (root.tight) later.restart()
    onNarrowWidthChanged: root.cramped = root.tight
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Bingo room %1").arg(root.table.roomName)

    Timer {
        id: later

        interval: 0
        onTriggered: root.cramped = root.cramped || root.tight
    }

    // What stands still between two numbers, in one picture: while the balls tumble, the frame is that and they.
    FocusScope {
        id: still

        anchors.fill: parent
        focus: true
        // The software renderer does not see that a table was exchanged below a layer.
        layer.enabled: root.GraphicsInfo.api !== GraphicsInfo.Software

        RoomCloth {
            id: cloth

            anchors.fill: parent
            split: root.rightX - cloth.wood / 2
        }

        FactsPlate {
            id: facts

            x: root.margin
            y: root.height - height - Theme.spaceS
            width: root.leftWidth
            table: root.table
        }

        NumberPanel {
            id: panel

            x: root.rightX
            y: Theme.spaceM
            width: root.rightWidth
            table: root.table
            highlighted: root.numbersOf(HighlightKind.Ball)
        }

        PrizeRail {
            id: prizes

            x: root.rightX
            y: panel.y + panel.height + Theme.spaceS
            width: root.rightWidth
            table: root.table
            highlighted: root.numbersOf(HighlightKind.Prize)
            onRuleAsked: id => root.ruleAsked(id)
        }

        CardsView {
            id: cards

            x: root.rightX
            y: prizes.y + prizes.height + Theme.spaceS
            width: root.rightWidth
            height: root.height - y - Theme.spaceS
            focus: true
            table: root.table
            onCardsChanged: root.cramped = root.tight
            narrowWidth: root.narrowWidth - root.leftWidthOf(root.narrowWidth) - 2 * root.margin - cloth.wood
            highlighted: root.numbersOf(HighlightKind.BingoCard)
        }
    }

    MachineView {
        id: machine

        x: root.margin
        y: Theme.spaceS
        width: root.leftWidth
        height: root.height - y - facts.height - Theme.spaceM
        table: root.table
    }

    Repeater {
        model: root.light !== null ? root.light.places : []

        PlaceRing {
            required property highlightedPlace modelData

            readonly property Item what: modelData.kind === HighlightKind.Plate ? facts : modelData.kind === HighlightKind.Machine ? machine : null

            gap: -Theme.focusGap
            place: what ? Qt.rect(what.x, what.y, what.width, what.height) : modelData.kind === HighlightKind.Cloth ? Qt.rect(0, 0, root.width, root.height) : Qt.rect(0, 0, 0, 0)
        }
    }

    // The own bingo lies on the own cards, the draw being over; any other prize below the machine and the ball.
    PrizeCall {
        id: call

        x: call.moment ? cards.x + (cards.width - width) / 2 : machine.x
        y: call.moment ? Math.min(root.height - height - Theme.spaceS, cards.y + (cards.height - height) / 2) : root.height - height - Theme.spaceS
        width: call.moment ? Math.min(cards.width, Theme.px(660)) : machine.width
        // The row of the last balls is covered whole or not at all.
        height: call.moment || call.implicitHeight <= facts.height ? call.implicitHeight : Math.max(call.implicitHeight, call.most)
        most: call.moment ? root.height - panel.y - Theme.spaceS : facts.height + machine.height - machine.calledBottom
        table: root.table
    }
}
