// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene

/// A card on the table: it moves to the place in its row along a slight arc, and turns over in three dimensions.
Item {
    id: root

    required property string card
    required property bool faceUp
    required property int place
    required property int seat
    required property int position
    required property bool own
    required property int serial
    required property string name
    required property int outcome

    required property PokerGeometry geometry
    /// The style of the deck as options of the picture's URL.
    required property string deck
    /// Whether the player has taken the own cards up to look at them.
    required property bool looking
    /// Table seconds per real second; motion is scaled accordingly.
    required property real pace

    /// It is left over from the last round.
    property bool past: false

    /// Held up by the player, large and visible to this player alone; at a table for one it stays in hand when it is
    /// shown.
    readonly property bool held: root.own && root.looking && (!root.faceUp || root.geometry.seats === 1) && root.place === PokerCardListModel.Seat
    readonly property bool collected: root.place === PokerCardListModel.Collected
    readonly property bool open: root.landed && (root.faceUp || root.held)
    readonly property point target: root.geometry.revision === 0 ? Qt.point(0, 0)
        : root.collected ? root.geometry.discard
        : root.place === PokerCardListModel.Burnt ? root.geometry.burnt
        : root.place === PokerCardListModel.Dealer ? root.geometry.dealerCard(root.position)
        : root.held ? root.geometry.ownCard(root.seat, root.position) : root.geometry.card(root.seat, root.position)
    readonly property real targetTurn: root.geometry.revision === 0 ? 0
        : root.collected ? root.geometry.discardTurn + (root.serial * 7) % 5 - 2
        : root.place === PokerCardListModel.Burnt ? root.geometry.burntTurn
        : root.place === PokerCardListModel.Dealer ? 0
        : root.held ? root.geometry.ownCardTurn(root.seat, root.position) : root.geometry.turn(root.seat)
    readonly property bool moves: root.geometry.still && !Theme.reducedMotion
    readonly property int travel: (root.collected ? Theme.durationSweep : Theme.durationCard) / Math.max(1, root.pace)
    /// The picture's margin on every side, for the shadow, as a fraction of the card's width.
    readonly property real rimShare: 0.07
    readonly property int rim: Math.round(root.width * root.rimShare)
    /// Own cards are drawn for the larger size; under 70 pixels the corners have no suit signs, which a fan needs.
    readonly property int faceWidth: Math.max(70, root.own ? Math.round(root.width * root.geometry.ownCardScale) : root.width)
    /// It has left the shoe.
    property bool out: false
    /// It has come to rest after leaving the shoe; then it may be turned over.
    property bool landed: false
    /// Its height above the cloth, from 0 to 1.
    property real lift: 0
    /// It has won, and is held up for all to see.
    readonly property bool raised: root.outcome === PokerCardListModel.Lifted
    property real rise: root.raised ? 1 : 0
    // Of the last round only the winning hand stays bright.
    property real shade: root.outcome === PokerCardListModel.Dimmed || (root.past && root.outcome !== PokerCardListModel.Lifted) ? 1 : 0
    /// Rotation around its long axis in degrees; 0 is face up.
    property real turned: root.open ? 0 : 180

    /// Initial animation: slides out of the shoe, or appears at its place when the table becomes visible.
    function enter(fromShoe: bool): void {
        root.landed = !fromShoe || Theme.reducedMotion || !root.geometry.still; // otherwise nothing flies
        root.out = true;
    }

    width: Math.round(root.geometry.cardWidth)
    height: Math.round(root.geometry.cardHeight)
    x: Math.round((root.out ? root.target.x : root.geometry.shoeMouth.x) - root.width / 2)
    y: Math.round((root.out ? root.target.y : root.geometry.shoeMouth.y) - root.height / 2)
    z: root.held ? 400 + root.position : flight.running ? 300 + root.serial : root.collected ? 0 : 1 + root.serial
    rotation: root.out ? root.targetTurn : root.geometry.shoeTurn
    scale: root.held ? root.geometry.ownCardScale : 1
    onTargetChanged: root.geometry.still && root.out ? Theme.reducedMotion ? fade.restart() : flight.restart() : undefined
    onOutChanged: root.geometry.still ? Theme.reducedMotion ? fade.restart() : flight.restart() : undefined

    Accessible.role: Accessible.Graphic
    Accessible.name: root.name
    Accessible.ignored: root.collected

    Behavior on x {
        enabled: root.moves
        NumberAnimation { duration: root.travel; easing.type: Easing.OutCubic }
    }
    Behavior on y {
        enabled: root.moves
        NumberAnimation { duration: root.travel; easing.type: Easing.OutQuad }
    }
    Behavior on rotation {
        enabled: root.moves
        NumberAnimation { duration: root.travel; easing.type: Easing.OutBack; easing.overshoot: 0.8 }
    }
    Behavior on scale {
        enabled: root.moves
        NumberAnimation { duration: root.travel; easing.type: Easing.OutCubic }
    }
    Behavior on rise {
        enabled: root.moves
        NumberAnimation { duration: Theme.durationCard / Math.max(1, root.pace); easing.type: Easing.OutCubic }
    }
    Behavior on shade {
        enabled: root.moves
        NumberAnimation { duration: Theme.durationFade }
    }
    Behavior on turned {
        enabled: root.moves
        NumberAnimation { duration: Theme.durationFlip / Math.max(1, root.pace); easing.type: Easing.InOutQuad }
    }

    SequentialAnimation {
        id: flight

        onStopped: root.landed = true

        NumberAnimation { target: root; property: "lift"; to: 1; duration: root.travel * 0.35; easing.type: Easing.OutQuad }
        NumberAnimation { target: root; property: "lift"; to: root.held ? 1 : 0; duration: root.travel * 0.65; easing.type: Easing.InQuad }
    }

    NumberAnimation {
        id: fade

        target: root
        property: "opacity"
        from: 0
        to: 1
        duration: Theme.durationFade
    }

    // The shadow of a card in the air; a card at rest has its shadow in its picture.
    Image {
        readonly property real margin: root.width * 0.2
        readonly property real air: Math.max(root.lift, 0.45 * root.rise)
        readonly property real fall: root.geometry.mm * (1.2 + 5.5 * air)
        readonly property real angle: root.rotation * Math.PI / 180

        x: -margin + (fall * 0.7 * Math.cos(angle) + fall * Math.sin(angle)) / root.scale
        y: -margin + (fall * Math.cos(angle) - fall * 0.7 * Math.sin(angle)) / root.scale
        width: root.width + 2 * margin
        height: root.height + 2 * margin
        scale: 1 + 0.05 * air
        visible: air > 0
        opacity: 0.8 * air
        source: "image://shadow/card?lift=0.4"
        sourceSize.width: 128
        sourceSize.height: 164
    }

    Item {
        anchors.fill: parent
        anchors.margins: -root.rim

        transform: [
            Rotation {
                origin.x: root.width / 2 + root.rim
                origin.y: root.height / 2 + root.rim
                axis.x: 0
                axis.y: 1
                axis.z: 0
                angle: root.turned
            },
            Translate {
                y: -0.13 * root.height * root.rise
            }
        ]

        Image {
            anchors.fill: parent
            visible: root.turned < 90
            source: root.card.length > 0 ? "image://laid/" + root.card + "?" + root.deck : ""
            sourceSize.width: root.faceWidth + 2 * Math.round(root.faceWidth * root.rimShare)
            mipmap: root.faceWidth !== root.width
        }

        Image {
            anchors.fill: parent
            visible: root.turned >= 90
            mirror: true
            source: "image://laid/back"
            sourceSize.width: root.width + 2 * root.rim
        }

        Rectangle {
            anchors.fill: parent
            anchors.margins: root.rim
            visible: root.shade > 0
            radius: root.width / 21
            color: Theme.ink
            opacity: 0.5 * root.shade
        }

        Rectangle {
            anchors.fill: parent
            anchors.margins: root.rim
            visible: root.turned > 0 && root.turned < 180
            radius: root.width / 21
            color: Theme.ink
            opacity: 0.5 * Math.sin(root.turned * Math.PI / 180)
        }
    }
}
