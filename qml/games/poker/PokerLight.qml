// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene
import MesaViva.Table

/// Lights on the cloth what an event is about.
Item {
    id: root

    required property PokerGeometry geometry
    /// What is lit; null: there is nobody to ask.
    required property ClothLight light
    /// The own cards are held up, larger.
    required property bool held

    readonly property var places: root.light !== null && root.geometry.revision > 0 ? root.light.places : []

    /// A box about a point.
    function about(middle: point, width: real, height: real): rect {
        return Qt.rect(middle.x - width / 2, middle.y - height / 2, width, height);
    }

    function isHeld(place: litPlace): bool {
        return root.held && place.number > 0 && place.number === root.geometry.ownSeat;
    }

    function cardOf(place: litPlace, position: int): point {
        return place.number === 0 ? root.geometry.dealerCard(position) : root.isHeld(place) ? root.geometry.ownCard(place.number, position) : root.geometry.card(place.number, position);
    }

    /// All cards of a seat: from the first to the last one.
    function handOf(place: litPlace): rect {
        const first = root.cardOf(place, 0);
        const last = root.cardOf(place, 4);
        const large = root.isHeld(place) ? root.geometry.ownCardScale : 1;
        const middle = root.isHeld(place) ? root.cardOf(place, 2) : Qt.point((first.x + last.x) / 2, (first.y + last.y) / 2);
        return root.about(middle, Math.hypot(last.x - first.x, last.y - first.y) + root.geometry.cardWidth * large, root.geometry.cardHeight * large);
    }

    /// The box of a place as it lies unturned about its middle; empty: it lies elsewhere.
    function boxOf(place: litPlace): rect {
        const large = root.isHeld(place) ? root.geometry.ownCardScale : 1;
        switch (place.kind) {
        case LitKind.Plate:
            return root.geometry.tablePlate;
        case LitKind.Clock:
            return root.geometry.timer;
        case LitKind.Player:
            return root.about(root.geometry.plate(place.number), root.geometry.plateSize.width, root.geometry.plateSize.height);
        case LitKind.Ante:
            return root.about(root.geometry.ante(place.number), 2 * root.geometry.anteRadius, 2 * root.geometry.anteRadius);
        case LitKind.Bet:
            return root.about(root.geometry.bet(place.number), root.geometry.betSize.width, root.geometry.betSize.height);
        case LitKind.Hand:
            return root.handOf(place);
        case LitKind.Card:
            return root.about(root.cardOf(place, place.part), root.geometry.cardWidth * large, root.geometry.cardHeight * large);
        case LitKind.Burnt:
            return root.about(root.geometry.burnt, root.geometry.cardWidth, root.geometry.cardHeight);
        case LitKind.Cloth:
            return Qt.rect(Theme.spaceS, Theme.spaceS, root.width - 2 * Theme.spaceS, root.height - 2 * Theme.spaceS);
        }
        return Qt.rect(0, 0, 0, 0);
    }

    function turnOf(place: litPlace): real {
        switch (place.kind) {
        case LitKind.Burnt:
            return root.geometry.burntTurn;
        case LitKind.Card:
            return place.number === 0 ? 0 : root.isHeld(place) ? root.geometry.ownCardTurn(place.number, place.part) : root.geometry.turn(place.number);
        case LitKind.Player:
        case LitKind.Ante:
        case LitKind.Bet:
        case LitKind.Hand:
            return place.number === 0 || root.isHeld(place) && place.kind === LitKind.Hand ? 0 : root.geometry.turn(place.number);
        }
        return 0;
    }

    Accessible.ignored: true

    Repeater {
        model: root.places

        PlaceRing {
            required property litPlace modelData

            place: root.geometry.revision > 0 ? root.boxOf(modelData) : Qt.rect(0, 0, 0, 0)
            turn: root.geometry.revision > 0 ? root.turnOf(modelData) : 0
            circle: modelData.kind === LitKind.Ante
        }
    }
}
