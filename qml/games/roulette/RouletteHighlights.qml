// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene
import MesaViva.Table

/// Highlights the places on the cloth that an event refers to. The players' entries highlight themselves.
Item {
    id: root

    required property RouletteGeometry geometry
    /// The highlights; null if there is no inspector.
    required property ClothHighlight highlights

    readonly property var places: root.highlights !== null && root.geometry.revision > 0 ? root.highlights.places : []

    /// A box of a given size centred at a point.
    function about(middle: point, size: real): rect {
        return Qt.rect(middle.x - size / 2, middle.y - size / 2, size, size);
    }

    /// The box of a place; empty: it is elsewhere. A number is on both layouts of a double table.
    function boxOf(place: highlightedPlace, side: int): rect {
        switch (place.kind) {
        case HighlightKind.Plate:
            return root.geometry.plateRect;
        case HighlightKind.Clock:
            return root.geometry.timerRect;
        case HighlightKind.Stake:
            return root.geometry.boxRectOn(place.number, place.part);
        case HighlightKind.Pocket:
            return root.about(root.geometry.numberCentreOn(place.number, side), Math.min(root.geometry.cellSize.width, root.geometry.cellSize.height));
        case HighlightKind.Series:
            return root.geometry.trackBox(100 + place.number);
        case HighlightKind.Wheel:
            return root.geometry.wheelRect;
        case HighlightKind.Numbers:
            return root.geometry.numbersRect;
        case HighlightKind.Bank:
            return root.about(root.geometry.bankPoint, Theme.px(56));
        case HighlightKind.Cloth:
            return side === root.geometry.ownSide ? root.geometry.layoutRect : root.geometry.otherLayoutRect;
        }
        return Qt.rect(0, 0, 0, 0);
    }

    Accessible.ignored: true

    Repeater {
        model: root.places

        Item {
            id: highlighted

            required property highlightedPlace modelData

            Repeater {
                model: root.geometry.doubled && (highlighted.modelData.kind === HighlightKind.Pocket || highlighted.modelData.kind === HighlightKind.Cloth) ? 2 : 1

                PlaceRing {
                    required property int index

                    // On destruction the place may already be gone.
                    place: highlighted && root.geometry.revision > 0 ? root.boxOf(highlighted.modelData, index) : Qt.rect(0, 0, 0, 0)
                    circle: highlighted !== null && (highlighted.modelData.kind === HighlightKind.Wheel || highlighted.modelData.kind === HighlightKind.Pocket || highlighted.modelData.kind === HighlightKind.Bank)
                }
            }
        }
    }
}
