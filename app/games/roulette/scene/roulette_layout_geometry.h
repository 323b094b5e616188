// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/roulette/scene/roulette_plan.h"
#include "app/media/scene/table_geometry.h"
#include "engine/games/roulette/layout.h"

#include <QList>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <QSizeF>

#include <functional>
#include <vector>

namespace mesaviva::scene {

/// The orientation of a layout as seen by the players.
enum class Stance {
    lying,      ///< lengthways: zeros at the left, 3, 6, 9 on top, dozens and even chances below
    boxesLeft,  ///< upright: zeros on top, 1, 2, 3 from left to right, dozens and even chances at the left
    boxesRight, ///< its mirror image
};

/// The zones of a roulette layout in a box (O6d): the zeros at one end, the numbers in twelve columns of
/// three, the column boxes at the other end, dozens and even chances along a side. All in the box's
/// coordinates. Macau's sectors, which follow the wheel, are not on the layout.
///
/// A chip on a number is a straight up, on the line between two numbers a split, where four meet a corner; on
/// the numbers' lower edge a street or, between two, a line. A double dozen or column is on the line between
/// its boxes. A box with text has space for chips next to the text, so that they don't hide it.
class RouletteLayoutGeometry {
public:
    /// Returns whether the table offers a stake.
    using Offered = std::function<bool(roulette::SpotId)>;

    /// The number drawn and the chips that payments must avoid.
    struct Drawn {
        int pocket = -1;  ///< the number's index; -1: unknown
        QList<int> spots; ///< spots with chips; losing ones don't matter
    };

    /// The box's length and breadth in lengths and breadths of a number's field. Boxes next to upright
    /// numbers are broader, so that their text is readable.
    static constexpr qreal kColumns = 14.0;
    static constexpr qreal rows(Stance stance) {
        const Breadths boxes = breadths(stance);
        return 3 + boxes.dozens + boxes.evens;
    }

    RouletteLayoutGeometry() = default;
    /// `pockets` is 37 or 38.
    RouletteLayoutGeometry(const QRectF& box, int pockets, Stance stance = Stance::lying);
    /// The layout on a side of a table.
    RouletteLayoutGeometry(const RoulettePlan& plan, Side side, int pockets);

    [[nodiscard]] Stance stance() const { return m_stance; }
    [[nodiscard]] bool isUpright() const { return m_stance != Stance::lying; }
    [[nodiscard]] int pockets() const { return m_pockets; }
    [[nodiscard]] const QRectF& box() const { return m_box; }
    /// A number's field.
    [[nodiscard]] QSizeF cell() const { return m_cell; }
    /// The width of a chip on the layout; one on an edge leaves the adjacent numbers readable.
    [[nodiscard]] qreal chipDiameter() const;
    /// The width of a chip if several stacks share a spot, in chip diameters.
    [[nodiscard]] static qreal pileShare(int count) { return count > 2 ? 0.82 : count > 1 ? 0.92 : 1.0; }

    /// The position of the marker while no number is marked: on the empty cloth next to the zero.
    [[nodiscard]] QPointF markerRest() const;

    /// The position of the marker on a number: at the field's edge, in the corner that the chips on `spots`
    /// and their payments leave free, so that chips on the number stay visible.
    [[nodiscard]] QPointF markerAt(roulette::Pocket pocket, const QList<int>& spots) const;

    [[nodiscard]] QRectF numberRect(roulette::Pocket pocket) const;
    /// The printed outline: a zero's outer side is round.
    [[nodiscard]] QPolygonF numberOutline(roulette::Pocket pocket) const;

    /// Returns whether the stake has a place on the layout.
    [[nodiscard]] bool has(roulette::SpotId spot) const;
    /// The position of a stake's chips.
    [[nodiscard]] QPointF anchor(roulette::SpotId spot) const;
    /// The position of one of several stacks, from 0: around the centre of a spot between the numbers, in a
    /// row where a box has space next to its text.
    [[nodiscard]] QPointF pile(roulette::SpotId spot, int position, int count) const;
    /// The same around any other centre.
    [[nodiscard]] QPointF pileAround(QPointF middle, int position, int count) const;
    /// The position of one of several payments, from 0, next to a spot's `count` stacks: where the number's
    /// digits stay readable and, if possible, away from other winning stakes.
    [[nodiscard]] QPointF payment(roulette::SpotId spot, int position, int count, const Drawn& drawn) const;
    /// The same next to any other centre.
    [[nodiscard]] QPointF paymentAround(QPointF middle, int position, const Drawn& drawn) const;
    /// The parts of a dozen's, a column's or an even chance's box for its text and for chips; both empty for
    /// other stakes.
    [[nodiscard]] QRectF printRoom(roulette::SpotId spot) const;
    [[nodiscard]] QRectF chipRoom(roulette::SpotId spot) const;
    /// Returns whether the text is right above the chips, where a high stack would hide it.
    [[nodiscard]] bool isBelowPrint(roulette::SpotId spot) const;
    /// How many chips a stack there is drawn high at most, so that it covers neither the text above it nor
    /// the figure of another stack among those on `spots`; `count` stacks share its spot.
    [[nodiscard]] int highestOn(roulette::SpotId spot, int count, const QList<int>& spots) const;
    /// The rectangle of a stake: its field or box, or a small box around an edge or corner.
    [[nodiscard]] QRectF boxRect(roulette::SpotId spot) const;

    /// The stake under a point, corners before edges before fields; kNoSpot if none. Stakes that are not
    /// offered are skipped in favour of adjacent ones.
    [[nodiscard]] roulette::SpotId spotAt(QPointF point, const Offered& offered) const;
    /// The stake that an arrow key leads to; kNoSpot if none.
    [[nodiscard]] roulette::SpotId neighbour(roulette::SpotId spot, Direction direction,
                                             const Offered& offered) const;
    /// The stake that gets the keyboard focus first: the zero.
    [[nodiscard]] roulette::SpotId firstSpot() const { return 0; }

private:
    // In cells.
    struct Breadths {
        qreal dozens;
        qreal evens;
    };
    static constexpr Breadths breadths(Stance stance) {
        return stance == Stance::lying ? Breadths{0.80, 1.00} : Breadths{0.74, 1.98};
    }

    // In cells of a layout in the lying position, from the upper left corner of number 3's field.
    struct Place {
        QPointF at;
        QRectF hit;
        QRectF extent;
        int rank = 0; // order of hit testing
        bool known = false;
        bool boxed = false;
    };

    [[nodiscard]] Place placeOf(const roulette::Spot& spot) const;
    [[nodiscard]] Place insidePlace(const roulette::Spot& spot) const;
    [[nodiscard]] Place zeroPlace(const roulette::Spot& spot) const;
    [[nodiscard]] QRectF cellsOf(roulette::Pocket pocket) const;
    [[nodiscard]] QRectF dozenBox(int index) const;
    [[nodiscard]] QRectF evenBox(roulette::ChanceKind kind) const;
    [[nodiscard]] std::vector<QRectF> boxesOf(const roulette::Spot& spot) const;
    // A box's parts for its text and for chips.
    struct Parts {
        QRectF print;
        QRectF chips;
    };
    [[nodiscard]] Parts partsOf(const roulette::Spot& spot) const;
    // How several stacks are arranged in a row in a box.
    struct Row {
        QRectF room;
        qreal chip;
        qreal free;
        qreal step;
        qreal half;
        [[nodiscard]] bool isAcross() const { return room.width() >= room.height(); }
        [[nodiscard]] QPointF at(qreal along) const {
            return room.center() + (isAcross() ? QPointF(along, 0) : QPointF(0, along));
        }
    };
    [[nodiscard]] Row rowIn(const QRectF& room, int count) const;
    // The area of a high stack at a point, and of a number's digits.
    [[nodiscard]] QRectF stackAt(QPointF point) const;
    [[nodiscard]] QRectF digitsOf(roulette::Pocket pocket) const;
    [[nodiscard]] std::vector<roulette::SpotId> winnersOf(const Drawn& drawn) const;
    // How much of the visible layout a payment hides when it is placed at `at`, next to a stake.
    [[nodiscard]] qreal harmOf(QPointF at, QPointF stake, const Drawn& drawn) const;
    // The position of chips on the dozens, clear of the lines' chips; on double columns, clear of the
    // columns'.
    [[nodiscard]] qreal dozenChips() const;
    [[nodiscard]] qreal columnChips() const;
    [[nodiscard]] QPointF toCells(QPointF pixels) const;
    [[nodiscard]] Direction toLying(Direction direction) const;
    [[nodiscard]] QPointF toPixels(QPointF cells) const;
    [[nodiscard]] QRectF toPixels(const QRectF& cells) const;
    [[nodiscard]] const roulette::Layout& layout() const { return roulette::Layout::of(m_pockets); }

    QRectF m_box;
    int m_pockets = 37;
    Stance m_stance = Stance::lying;
    QSizeF m_cell;
    std::vector<Place> m_places; // by spot
};

} // namespace mesaviva::scene
