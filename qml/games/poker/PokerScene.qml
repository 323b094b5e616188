// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene
import MesaViva.Table

/// The table with all its cards and chips.
Item {
    id: root

    required property PokerTableModel table
    required property AppSettings settings
    /// The own seat is moved to the middle of the picture.
    required property bool ownInMiddle

    /// The inspector's highlights; null if there is no inspector.
    property ClothHighlight highlights: null
    /// Show the running period: false at a learning table, which waits.
    property bool clocked: true

    /// "pt" or "en": the language of the print on the cloth.
    readonly property string language: root.settings.language
    readonly property PokerGeometry geometry: places
    readonly property string deck: "letters=%1&four=%2".arg(root.settings.cardLetters).arg(root.settings.fourColourSuits ? 1 : 0)
    /// The stakes of the last round are still shown while the next one is open: they are not stakes of this one.
    readonly property bool past: root.table.resultOnTable && root.table.phase === PokerTableModel.Betting
    /// The own cards are complete and in the player's hand.
    readonly property bool looking: (root.table.phase >= PokerTableModel.Deciding || root.table.resultOnTable) && root.table.ownHandName.length > 0
    /// The present or next position of the own cards, in the middle of the player's hand; x < 0: there are none.
    readonly property point ownHand: (root.looking || root.table.phase === PokerTableModel.Dealing && root.table.ownAnte > 0) && !root.table.resultOnTable && root.geometry.revision > 0 ? root.geometry.ownCard(root.table.ownSeat, 2) : Qt.point(-1, -1)
    /// Half of the width of that hand, next to which the window is free.
    readonly property real besideHand: root.ownHand.x < 0 ? 0 : root.geometry.cardWidth * root.geometry.ownCardScale / 2 + Theme.spaceM
    readonly property real leftOfHand: root.ownHand.x < 0 ? 0 : root.geometry.ownCard(root.table.ownSeat, 0).x - root.besideHand
    readonly property real rightOfHand: root.ownHand.x < 0 ? 0 : root.Window.width - root.geometry.ownCard(root.table.ownSeat, 4).x - root.besideHand
    /// The number of cards that the player holds up.
    property int heldCards: 0
    /// The table is completely painted.
    readonly property bool ready: cloth.ready
    /// New cards and chips move; those present when the table became visible don't.
    property bool live: false

    /// Places a chip that is dropped at or near the own ante box.
    function drop(amount: double, at: point): void {
        const box = places.ante(root.table.ownSeat);
        if (Math.hypot(at.x - box.x, at.y - box.y) < Theme.px(70))
            root.table.placeAnte(amount);
    }

    clip: true
    Component.onCompleted: awake.start()

    Timer {
        id: awake

        interval: 1
        onTriggered: root.live = true
    }

    PokerGeometry {
        id: places

        width: root.width
        height: root.height
        seats: root.table.seatCount
        ownSeat: root.table.ownSeat
        ownInMiddle: root.ownInMiddle
    }

    ClothImage {
        id: cloth

        anchors.fill: parent
        picture: "image://cloth/poker?seats=%1&own=%2&middle=%3&lang=%4".arg(root.geometry.seats).arg(root.geometry.ownSeat)
            .arg(root.geometry.ownInMiddle ? 1 : 0).arg(root.language)
    }

    // The line of the own hand in the pay table printed on a table for one.
    Rectangle {
        readonly property rect line: root.geometry.revision === 0 ? Qt.rect(0, 0, 0, 0) : root.geometry.payLine(root.table.ownPayLine)

        x: line.x
        y: line.y
        width: line.width
        height: line.height
        visible: line.width > 0 && root.looking
        radius: Theme.radiusM
        color: Qt.alpha(Theme.brass, 0.22)
        border.width: Theme.focusWidth
        border.color: Theme.brassLight
        Accessible.ignored: true
    }

    PokerPlate {
        geometry: root.geometry
        table: root.table
    }

    Repeater {
        model: root.table.seats

        PokerSeatView {
            geometry: root.geometry
            table: root.table
        }
    }

    Item {
        anchors.fill: parent

        Repeater {
            model: root.table.stacks

            PokerStackItem {
                past: root.past
                geometry: root.geometry
                pace: root.table.speed
            }

            onItemAdded: (index, item) => (item as PokerStackItem).out = true
        }

        // Own chips being recorded, at their future place: paler than placed ones.
        Repeater {
            model: [PokerStackListModel.Ante, PokerStackListModel.Bet]

            Image {
                id: sent

                required property int modelData
                readonly property bool toAnte: sent.modelData === PokerStackListModel.Ante
                readonly property double amount: sent.toAnte ? root.table.sentAnte : root.table.sentBet
                readonly property point at: root.geometry.revision === 0 || root.table.ownSeat === 0 ? Qt.point(0, 0)
                    : sent.toAnte ? root.geometry.ante(root.table.ownSeat) : root.geometry.bet(root.table.ownSeat)
                readonly property rect picture: root.geometry.revision === 0 ? Qt.rect(0, 0, 0, 0) : root.geometry.stackBox(Math.max(0, sent.amount))
                readonly property real rise: root.geometry.revision === 0 ? 0 : root.geometry.stackRise(sent.toAnte ? root.table.ownAnte : root.table.ownBet)

                x: sent.at.x + sent.picture.x
                y: sent.at.y + sent.picture.y - sent.rise
                z: 300
                width: sent.picture.width
                height: sent.picture.height
                visible: sent.amount > 0
                opacity: 0.62
                source: sent.visible ? "image://chips/stack?amount=%1&seed=0".arg(sent.amount) : ""
                sourceSize.width: Math.ceil(sent.picture.width)
                sourceSize.height: Math.ceil(sent.picture.height)
                Accessible.ignored: true // the points have this text
            }
        }

        Repeater {
            model: root.table.cards

            PokerCardItem {
                past: root.past
                geometry: root.geometry
                deck: root.deck
                looking: root.looking
                pace: root.table.speed
                onHeldChanged: root.heldCards += held ? 1 : -1
                Component.onDestruction: root.heldCards -= held ? 1 : 0
            }

            onItemAdded: (index, item) => (item as PokerCardItem).enter(root.live)
        }
    }

    Repeater {
        model: root.table.seats

        PokerHandTag {
            geometry: root.geometry
            pace: root.table.speed
            shown: (root.table.phase >= PokerTableModel.Revealing || root.table.resultOnTable) && !(own && root.heldCards > 0)
        }
    }

    PokerHandView {
        geometry: root.geometry
        table: root.table
        held: root.heldCards > 0
    }

    PokerDealerView {
        geometry: root.geometry
        table: root.table
    }

    TimerView {
        x: root.geometry.timer.x
        y: root.geometry.timer.y
        width: root.geometry.timer.width
        height: root.geometry.timer.height
        visible: root.clocked && root.table.hasPeriod
        table: root.table
    }

    PokerHighlights {
        anchors.fill: parent
        geometry: root.geometry
        highlights: root.highlights
        held: root.heldCards > 0
    }

    /// Names a seat's hand in front of its cards, once it is visible to all.
    component PokerHandTag: Tag {
        id: handTag

        required property int seat
        required property bool own
        required property int status
        required property string handName

        required property PokerGeometry geometry
        /// Whether the hand may be named; the own hand is named where it is held instead.
        required property bool shown
        /// Table seconds per real second; cards turn faster at a fast table.
        required property real pace

        readonly property point middle: handTag.geometry.revision === 0 ? Qt.point(0, 0) : handTag.geometry.hand(handTag.seat)
        readonly property real angle: handTag.rotation * Math.PI / 180
        // Keeps the lower edge clear of the name plate, however many lines it has.
        readonly property real down: handTag.geometry.cardHeight * 0.63 - handTag.height / 2

        x: handTag.middle.x - handTag.down * Math.sin(handTag.angle) - handTag.width / 2
        y: handTag.middle.y + handTag.down * Math.cos(handTag.angle) - handTag.height / 2
        rotation: handTag.geometry.revision === 0 ? 0 : handTag.geometry.turn(handTag.seat)
        text: handTag.shown && handTag.status !== PokerSeatStatus.Folded ? handTag.handName : ""
        tone: handTag.status === PokerSeatStatus.Won ? Theme.win : handTag.status === PokerSeatStatus.Lost ? Theme.loss : Theme.text
        maximumWidth: handTag.geometry.cardWidth * 2.3
        turning: Theme.durationFlip / Math.max(1, handTag.pace)
        oneLine: true // keeps the winning cards above it visible
    }

    /// Names the hand that the player holds, below the cards; before the decision, also its payout. Not while a
    /// lesson asks about it.
    component PokerHandView: Tag {
        id: handName

        required property PokerGeometry geometry
        required property PokerTableModel table
        /// The player holds cards up.
        required property bool held

        readonly property bool weighs: handName.table.ownPays.length > 0 && (handName.table.phase === PokerTableModel.Deciding || handName.table.phase === PokerTableModel.Extended)
        readonly property point middle: handName.geometry.revision === 0 || handName.table.ownSeat === 0 ? Qt.point(0, 0)
            : handName.geometry.ownCard(handName.table.ownSeat, 2)

        x: handName.middle.x - handName.width / 2
        y: Math.min(handName.middle.y + handName.geometry.cardHeight * handName.geometry.ownCardScale * 0.42, handName.geometry.height - Theme.spaceXs) - handName.height
        text: !handName.held || handName.table.questioned ? "" : !handName.weighs ? handName.table.ownHandName : whole.advanceWidth + 2 * Theme.spaceM <= handName.maximumWidth / 0.85 ? whole.text : handName.table.ownPays
        // At a table for one the hand stays held and shows its result.
        tone: !handName.table.resultShown ? Theme.brassLight : handName.table.result.ownNet > 0 ? Theme.win : handName.table.result.ownNet < 0 ? Theme.loss : Theme.text
        textSize: handName.weighs ? Theme.textBody : Theme.textLarge
        oneLine: handName.weighs // keeps the cards above it visible
        maximumWidth: handName.geometry.cardWidth * handName.geometry.ownCardScale * (handName.weighs ? 4.4 : 3.2)
        Accessible.name: qsTr("Your hand: %1").arg(handName.weighs ? whole.text : handName.text)

        // Without space for both, shows the payout: the hand itself is visible.
        TextMetrics {
            id: whole

            font.family: Theme.textFamily
            font.pixelSize: handName.textSize
            font.weight: Font.Medium
            text: handName.table.ownHandName + " · " + handName.table.ownPays
        }
    }

    /// Names the dealer's hand below the cards, and says whether it qualifies.
    component PokerDealerView: Tag {
        id: dealerName

        required property PokerGeometry geometry
        required property PokerTableModel table

        x: dealerName.geometry.dealerLabel.x - dealerName.width / 2
        y: Math.min(dealerName.geometry.dealerLabel.y - dealerName.height / 2, dealerName.geometry.dealerLabelFloor - dealerName.height)
        text: dealerName.table.phase >= PokerTableModel.Revealing || dealerName.table.resultOnTable ? dealerName.table.dealerHandName : ""
        tone: Theme.brassLight
        turning: Theme.durationFlip / Math.max(1, dealerName.table.speed)
        textSize: Theme.textBody
        maximumWidth: dealerName.geometry.dealerCards.width * 1.3
        Accessible.name: qsTr("Dealer: %1").arg(dealerName.text)
    }
}
