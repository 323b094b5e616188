// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/roulette/scene/roulette_plan.h"
#include "app/media/scene/arrow_walk.h"
#include "engine/games/roulette/layout.h"

#include <QList>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <QSizeF>

#include <functional>
#include <vector>

namespace mesaviva::scene {

/// How a layout lies before the players.
enum class Stance {
    lying,      ///< lengthways: zeros at the left, 3, 6, 9 on top, dozens and even chances below
    boxesLeft,  ///< upright: zeros on top, 1, 2, 3 from left to right, dozens and even chances at the left
    boxesRight, ///< its mirror image
};

/// The zones of a roulette layout in a box (O6d): the zeros at one end, the numbers in twelve columns of
/// three, the column boxes at the other end, dozens and even chances along a side. All in the box's own
/// coordinates. Only the stakes that follow the wheel, Macau's sectors, have no place here.
///
/// A chip on a number stands for a straight up, on the line between two numbers for a split, where four meet
/// for a corner; on the numbers' lower edge for a street or, between two, a line. A double lies on the line
/// between its boxes. A box with a word has room for chips beside the word: chips there hide no print.
class RouletteLayoutGeometry {
public:
    /// Which stakes the table offers.
    using Offered = std::function<bool(roulette::SpotId)>;

    /// What a payment keeps clear of.
    struct Drawn {
        int pocket = -1;  ///< the number's index; -1: none is known
        QList<int> spots; ///< where chips lie; those that lose do not matter
    };

    /// The box's length and breadth in cells: in lengths and breadths of a number's field. Boxes beside
    /// numbers that stand upright are broader, for their words to be read.
    static constexpr qreal kColumns = 14.0;
    static constexpr qreal rows(Stance stance) {
        const Breadths boxes = breadths(stance);
        return 3 + boxes.dozens + boxes.evens;
    }

    RouletteLayoutGeometry() = default;
    /// `pockets` is 37 or 38.
    RouletteLayoutGeometry(const QRectF& box, int pockets, Stance stance = Stance::lying);
    /// The layout on that side of a table.
    RouletteLayoutGeometry(const RoulettePlan& plan, Side side, int pockets);

    [[nodiscard]] Stance stance() const { return m_stance; }
    [[nodiscard]] bool isUpright() const { return m_stance != Stance::lying; }
    [[nodiscard]] int pockets() const { return m_pockets; }
    [[nodiscard]] const QRectF& box() const { return m_box; }
    /// A number's field.
    [[nodiscard]] QSizeF cell() const { return m_cell; }
    /// How wide a chip on the layout is: one on an edge leaves the numbers beside it to be read.
    [[nodiscard]] qreal chipDiameter() const;
    /// How wide a chip is where several stacks share a spot, in chip diameters.
    [[nodiscard]] static qreal pileShare(int count) { return count > 2 ? 0.82 : count > 1 ? 0.92 : 1.0; }

    /// Where the marker lies while no number is marked: on the bare cloth beside the zero.
    [[nodiscard]] QPointF markerRest() const;

    /// Where it stands on a number: at the field's edge, so that what lies on the number is seen, in the
    /// corner that the chips on `spots` and what is paid there leave free.
    [[nodiscard]] QPointF markerAt(roulette::Pocket pocket, const QList<int>& spots) const;

    [[nodiscard]] QRectF numberRect(roulette::Pocket pocket) const;
    /// The same as printed: a zero's outer side is round.
    [[nodiscard]] QPolygonF numberOutline(roulette::Pocket pocket) const;

    /// Whether the stake has a place on the layout.
    [[nodiscard]] bool has(roulette::SpotId spot) const;
    /// Where chips lie.
    [[nodiscard]] QPointF anchor(roulette::SpotId spot) const;
    /// Where one of several stacks stands, counted from 0: around the middle of a spot between the numbers,
    /// in a row where a box has room beside its word.
    [[nodiscard]] QPointF pile(roulette::SpotId spot, int position, int count) const;
    /// Around any other middle.
    [[nodiscard]] QPointF pileAround(QPointF middle, int position, int count) const;
    /// Where one of several payments stands, counted from 0, beside a spot's `count` stacks: on the side
    /// where the number's digits are to be read, and off other stakes that win where that can be.
    [[nodiscard]] QPointF payment(roulette::SpotId spot, int position, int count, const Drawn& drawn) const;
    /// Beside any other middle.
    [[nodiscard]] QPointF paymentAround(QPointF middle, int position, const Drawn& drawn) const;
    /// The part of a dozen's, a column's or an even chance's box where its word is printed, and the part that
    /// is free for chips; both empty for every other stake.
    [[nodiscard]] QRectF printRoom(roulette::SpotId spot) const;
    [[nodiscard]] QRectF chipRoom(roulette::SpotId spot) const;
    /// The word stands right above the chips: a high stack would hide it.
    [[nodiscard]] bool isBelowPrint(roulette::SpotId spot) const;
    /// What a stake takes up for whoever looks for it: its field or box, or a small box about an edge or
    /// corner.
    [[nodiscard]] QRectF boxRect(roulette::SpotId spot) const;
    /// The fields of the numbers that the stake covers, and its own box where it has one.
    [[nodiscard]] std::vector<QPolygonF> outlines(roulette::SpotId spot) const;

    /// The stake that a click on a point means, corners before edges before fields; kNoSpot if none. What is
    /// not offered is not hit: what lies next to it there is.
    [[nodiscard]] roulette::SpotId spotAt(QPointF point, const Offered& offered) const;
    /// Where an arrow key leads; kNoSpot when it leads nowhere.
    [[nodiscard]] roulette::SpotId neighbour(roulette::SpotId spot, Direction direction,
                                             const Offered& offered) const;
    /// Where the keyboard begins: on the zero.
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

    // In cells of a layout that lies, from the upper left corner of the field of number 3.
    struct Place {
        QPointF at;
        QRectF hit;
        QRectF extent;
        int rank = 0; // what is hit before what
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
    // A box's parts for the word and for the chips.
    struct Parts {
        QRectF print;
        QRectF chips;
    };
    [[nodiscard]] Parts partsOf(const roulette::Spot& spot) const;
    // How several stacks stand in a row in a box.
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
    // What a high stack takes up at a point, and a number's digits.
    [[nodiscard]] QRectF stackAt(QPointF point) const;
    [[nodiscard]] QRectF digitsOf(roulette::Pocket pocket) const;
    [[nodiscard]] std::vector<roulette::SpotId> winnersOf(const Drawn& drawn) const;
    // How much of what is to be seen is hidden by what is paid on a stake, where it stands there.
    [[nodiscard]] qreal harmOf(QPointF at, QPointF stake, const Drawn& drawn) const;
    // Where chips on the dozens lie, clear of the lines' chips; and on double columns, clear of the columns'.
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
