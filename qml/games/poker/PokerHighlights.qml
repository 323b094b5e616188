// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene
import MesaViva.Table

/// Highlights the places on the cloth that an event refers to.
Item {
    id: root

    required property PokerGeometry geometry
    /// The highlights; null if there is no inspector.
    required property ClothHighlight highlights
    /// The own cards are held up, larger.
    required property bool held

    readonly property var places: root.highlights !== null && root.geometry.revision > 0 ? root.highlights.places : []

    /// A box centred at a point.
    function about(middle: point, width: real, height: real): rect {
        return Qt.rect(middle.x - width / 2, middle.y - height / 2, width, height);
    }

    function isHeld(place: highlightedPlace): bool {
        return root.held && place.number > 0 && place.number === root.geometry.ownSeat;
    }

    function cardOf(place: highlightedPlace, position: int): point {
        return place.number === 0 ? root.geometry.dealerCard(position) : root.isHeld(place) ? root.geometry.ownCard(place.number, position) : root.geometry.card(place.number, position);
    }

    /// The bounds of a seat's cards, from the first to the last.
    function handOf(place: highlightedPlace): rect {
        const first = root.cardOf(place, 0);
        const last = root.cardOf(place, 4);
        const large = root.isHeld(place) ? root.geometry.ownCardScale : 1;
        const middle = root.isHeld(place) ? root.cardOf(place, 2) : Qt.point((first.x + last.x) / 2, (first.y + last.y) / 2);
        return root.about(middle, Math.hypot(last.x - first.x, last.y - first.y) + root.geometry.cardWidth * large, root.geometry.cardHeight * large);
    }

    /// The unrotated box of a place; empty: it is elsewhere.
    function boxOf(place: highlightedPlace): rect {
        const large = root.isHeld(place) ? root.geometry.ownCardScale : 1;
        switch (place.kind) {
        case HighlightKind.Plate:
            return root.geometry.tablePlate;
        case HighlightKind.Clock:
            return root.geometry.timer;
        case HighlightKind.Player:
            return root.about(root.geometry.plate(place.number), root.geometry.plateSize.width, root.geometry.plateSize.height);
        case HighlightKind.Ante:
            return root.about(root.geometry.ante(place.number), 2 * root.geometry.anteRadius, 2 * root.geometry.anteRadius);
        case HighlightKind.Bet:
            return root.about(root.geometry.bet(place.number), root.geometry.betSize.width, root.geometry.betSize.height);
        case HighlightKind.Hand:
            return root.handOf(place);
        case HighlightKind.Card:
            return root.about(root.cardOf(place, place.part), root.geometry.cardWidth * large, root.geometry.cardHeight * large);
        case HighlightKind.Burnt:
            return root.about(root.geometry.burnt, root.geometry.cardWidth, root.geometry.cardHeight);
        case HighlightKind.Cloth:
            return Qt.rect(Theme.spaceS, Theme.spaceS, root.width - 2 * Theme.spaceS, root.height - 2 * Theme.spaceS);
        }
        return Qt.rect(0, 0, 0, 0);
    }

    function turnOf(place: highlightedPlace): real {
        switch (place.kind) {
        case HighlightKind.Burnt:
            return root.geometry.burntTurn;
        case HighlightKind.Card:
            return place.number === 0 ? 0 : root.isHeld(place) ? root.geometry.ownCardTurn(place.number, place.part) : root.geometry.turn(place.number);
        case HighlightKind.Player:
        case HighlightKind.Ante:
        case HighlightKind.Bet:
        case HighlightKind.Hand:
            return place.number === 0 || root.isHeld(place) && place.kind === HighlightKind.Hand ? 0 : root.geometry.turn(place.number);
        }
        return 0;
    }

    Accessible.ignored: true

    Repeater {
        model: root.places

        PlaceRing {
            required property highlightedPlace modelData

            place: root.geometry.revision > 0 ? root.boxOf(modelData) : Qt.rect(0, 0, 0, 0)
            turn: root.geometry.revision > 0 ? root.turnOf(modelData) : 0
            circle: modelData.kind === HighlightKind.Ante
        }
    }
}
