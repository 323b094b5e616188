// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/roulette/scene/roulette_layout_geometry.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace mesaviva::scene {
namespace {

using roulette::ChanceKind;
using roulette::kDoubleZero;
using roulette::kNoSpot;
using roulette::Numbers;
using roulette::Pocket;
using roulette::SpotId;

// In cells.
constexpr qreal kZeroWidth = 0.98;
constexpr qreal kRowsOfNumbers = 12;
constexpr qreal kNumbersBottom = 3;
constexpr qreal kColumnBox = RouletteLayoutGeometry::kColumns - kZeroWidth - kRowsOfNumbers;
constexpr qreal kZeroRound = 0.42; // depth of the curve at the zero's outer side
constexpr qreal kBand = 0.22;      // distance from an edge within which a click means the edge
// The position of chips in a box, from its start.
constexpr qreal kDozenChips = 3.15;
constexpr qreal kDozenChipsUpright = 3.2;
constexpr qreal kColumnChips = 0.35;
constexpr qreal kPileStep = 0.42; // of a chip, from the centre of a spot shared by several stacks

// Differences in hidden chip area below this fraction are ignored.
constexpr qreal kNoMatter = 0.01;

// Order of hit testing.
constexpr int kCornerRank = 0;
constexpr int kEdgeRank = 1;
constexpr int kFieldRank = 2;

// From left to right, in their order below the dozens.
constexpr std::array kEvenChances = {ChanceKind::low,   ChanceKind::even, ChanceKind::red,
                                     ChanceKind::black, ChanceKind::odd,  ChanceKind::high};

int rowOf(Pocket pocket) { return (pocket.index() - 1) / 3; }

Pocket lowestOf(Numbers numbers) {
    Pocket lowest;
    bool found = false;
    numbers.forEach([&](Pocket pocket) {
        if (!found && !pocket.isZero()) {
            lowest = pocket;
            found = true;
        }
    });
    return lowest;
}

QRectF columnBox(int index) { return {kRowsOfNumbers, 3.0 - index, kColumnBox, 1}; }

// The index of a dozen or column, from 1; of a double the first.
int indexOf(const roulette::Spot& spot) {
    for (int index = 1; index <= 3; ++index) {
        if (spot.numbers == roulette::Layout::boxNumbers(spot.kind, index)) {
            return index;
        }
    }
    return 0;
}

QRectF around(QPointF middle, qreal halfWidth, qreal halfHeight) {
    return {middle.x() - halfWidth, middle.y() - halfHeight, 2 * halfWidth, 2 * halfHeight};
}

Stance stanceOn(const RoulettePlan& plan, Side side) {
    if (!plan.isDouble()) {
        return Stance::lying;
    }
    return side == Side::left ? Stance::boxesLeft : Stance::boxesRight;
}

qreal sharedArea(const QRectF& one, const QRectF& other) {
    const QRectF shared = one.intersected(other);
    return shared.width() * shared.height();
}

QRectF pointBox(QPointF point) { return {point, QSizeF(0, 0)}; }

} // namespace

RouletteLayoutGeometry::RouletteLayoutGeometry(const QRectF& box, int pockets, Stance stance)
    : m_box(box),
      m_pockets(pockets == 38 ? 38 : 37),
      m_stance(stance),
      m_cell(box.width() / (isUpright() ? rows(stance) : kColumns),
             box.height() / (isUpright() ? kColumns : rows(stance))) {
    for (const roulette::Spot& spot : layout().spots()) {
        m_places.push_back(placeOf(spot));
    }
}

RouletteLayoutGeometry::RouletteLayoutGeometry(const RoulettePlan& plan, Side side, int pockets)
    : RouletteLayoutGeometry(plan.layoutOn(side), pockets, stanceOn(plan, side)) {}

qreal RouletteLayoutGeometry::chipDiameter() const {
    // Upright fields are low: a chip is as large as the text next to it in a column's box permits.
    constexpr qreal kLyingShare = 0.59;
    constexpr qreal kUprightShare = 0.73;
    return (isUpright() ? kUprightShare : kLyingShare) * std::min(m_cell.width(), m_cell.height());
}

QRectF RouletteLayoutGeometry::cellsOf(Pocket pocket) const {
    if (pocket == kDoubleZero) {
        return {-kZeroWidth, 0, kZeroWidth, kNumbersBottom / 2};
    }
    if (pocket.isZero()) {
        const qreal top = m_pockets == 38 ? kNumbersBottom / 2 : 0;
        return {-kZeroWidth, top, kZeroWidth, kNumbersBottom - top};
    }
    return {static_cast<qreal>(rowOf(pocket)), 2.0 - (pocket.index() - 1) % 3, 1, 1};
}

QRectF RouletteLayoutGeometry::dozenBox(int index) const {
    return {4.0 * (index - 1), kNumbersBottom, 4, breadths(m_stance).dozens};
}

QRectF RouletteLayoutGeometry::evenBox(ChanceKind kind) const {
    const auto place = std::ranges::find(kEvenChances, kind) - kEvenChances.begin();
    const Breadths boxes = breadths(m_stance);
    return {2.0 * static_cast<qreal>(place), kNumbersBottom + boxes.dozens, 2, boxes.evens};
}

// The stake's own boxes, below and next to the numbers.
std::vector<QRectF> RouletteLayoutGeometry::boxesOf(const roulette::Spot& spot) const {
    const int index = indexOf(spot);
    switch (spot.kind) {
    case ChanceKind::dozen: return {dozenBox(index)};
    case ChanceKind::double_dozen: return {dozenBox(index), dozenBox(index + 1)};
    case ChanceKind::column: return {columnBox(index)};
    case ChanceKind::double_column: return {columnBox(index), columnBox(index + 1)};
    default:
        return roulette::isEvenChance(spot.kind) ? std::vector{evenBox(spot.kind)} : std::vector<QRectF>{};
    }
}

qreal RouletteLayoutGeometry::dozenChips() const {
    constexpr qreal kInwards = 0.63;
    return kNumbersBottom + kInwards * breadths(m_stance).dozens;
}

qreal RouletteLayoutGeometry::columnChips() const {
    return kRowsOfNumbers + (isUpright() ? 0.82 * kColumnBox : kColumnChips);
}

RouletteLayoutGeometry::Parts RouletteLayoutGeometry::partsOf(const roulette::Spot& spot) const {
    const std::vector<QRectF> boxes = boxesOf(spot);
    if (boxes.size() != 1) {
        return {};
    }
    const QRectF& box = boxes.front();
    if (spot.kind == ChanceKind::dozen) {
        // The text ends where a full row of chips begins, including high stacks; horizontally it keeps clear
        // of the chips on streets and lines.
        const qreal clear = isUpright() ? 0 : 0.2;
        const qreal from = isUpright() ? 0.42 : 0.66;
        const qreal length = isUpright() ? 1.96 : 1.9;
        const QRectF print(box.left() + from, box.top() + clear, length, box.height() - clear);
        const QPointF chips(box.left() + (isUpright() ? kDozenChipsUpright : kDozenChips), dozenChips());
        return {print, around(chips, 0.57, box.bottom() - dozenChips())};
    }
    if (spot.kind == ChanceKind::column) {
        if (isUpright()) {
            // Off the line, where doubles are.
            return {{box.left(), box.top() + 0.60, box.width(), 0.40},
                    {box.left(), box.top() + 0.08, box.width(), 0.48}};
        }
        constexpr qreal kOff = 0.08; // the lines, where doubles are
        const qreal word = box.left() + 2 * kColumnChips;
        return {{QPointF(word, box.top()), box.bottomRight()},
                QRectF(box.topLeft(), QPointF(word, box.bottom())).adjusted(0, kOff, 0, -kOff)};
    }
    // Text is on the numbers' side, chips are on the players' side.
    if (isUpright()) {
        return {{box.left(), box.top(), box.width() / 2, box.height()},
                {box.center().x(), box.top(), box.width() / 2, box.height()}};
    }
    constexpr qreal kWords = 0.36;
    return {{box.left(), box.top(), box.width(), kWords},
            {box.left(), box.top() + kWords + 0.02, box.width(), box.height() - kWords - 0.02}};
}

QPointF RouletteLayoutGeometry::toPixels(QPointF cells) const {
    const qreal along = cells.x() + kZeroWidth;
    const qreal across = m_stance == Stance::boxesLeft ? rows(m_stance) - cells.y() : cells.y();
    const QPointF at = isUpright() ? QPointF(across, along) : QPointF(along, across);
    return m_box.topLeft() + QPointF(at.x() * m_cell.width(), at.y() * m_cell.height());
}

QPointF RouletteLayoutGeometry::toCells(QPointF pixels) const {
    const QPointF off = pixels - m_box.topLeft();
    const QPointF at(off.x() / m_cell.width(), off.y() / m_cell.height());
    const QPointF turned = isUpright() ? QPointF(at.y(), at.x()) : at;
    return {turned.x() - kZeroWidth,
            m_stance == Stance::boxesLeft ? rows(m_stance) - turned.y() : turned.y()};
}

Direction RouletteLayoutGeometry::toLying(Direction direction) const {
    if (!isUpright()) {
        return direction;
    }
    const bool mirrored = m_stance == Stance::boxesRight;
    switch (direction) {
    case Direction::up: return Direction::left;
    case Direction::down: return Direction::right;
    case Direction::left: return mirrored ? Direction::up : Direction::down;
    case Direction::right: break;
    }
    return mirrored ? Direction::down : Direction::up;
}

QRectF RouletteLayoutGeometry::toPixels(const QRectF& cells) const {
    return QRectF(toPixels(cells.topLeft()), toPixels(cells.bottomRight())).normalized();
}

QPointF RouletteLayoutGeometry::markerRest() const {
    return toPixels(QPointF(-kZeroWidth / 2, kNumbersBottom + breadths(m_stance).dozens));
}

QPointF RouletteLayoutGeometry::markerAt(Pocket pocket, const QList<int>& spots) const {
    constexpr QPointF kOff(0.2, 0.24);
    constexpr qreal kAboveEdge = 0.1;
    const QPointF usual = toPixels(cellsOf(pocket).topLeft() + (pocket.isZero() ? 2 * kOff : kOff));
    const QRectF field = numberRect(pocket);
    const qreal otherSide = 2 * field.center().x() - usual.x();
    const qreal below = field.bottom() - kAboveEdge * m_cell.height();

    const Drawn drawn{pocket.index(), spots};
    std::vector<QRectF> seen = {digitsOf(pocket)};
    for (const SpotId spot : winnersOf(drawn)) {
        seen.push_back(stackAt(anchor(spot)));
        seen.push_back(stackAt(payment(spot, 0, 1, drawn)));
    }
    const auto hides = [&](QPointF at) {
        // It stands on its foot.
        const qreal chip = chipDiameter();
        const QRectF marker(at - QPointF(0.28 * chip, 0.69 * chip), at + QPointF(0.28 * chip, 0.27 * chip));
        qreal area = 0;
        for (const QRectF& rect : seen) {
            area += sharedArea(marker, rect);
        }
        return area;
    };
    QPointF best = usual;
    for (const QPointF& corner :
         {QPointF(otherSide, usual.y()), QPointF(usual.x(), below), QPointF(otherSide, below)}) {
        if (hides(corner) + kNoMatter * chipDiameter() * chipDiameter() < hides(best)) {
            best = corner;
        }
    }
    return best;
}

QRectF RouletteLayoutGeometry::numberRect(Pocket pocket) const { return toPixels(cellsOf(pocket)); }

QPolygonF RouletteLayoutGeometry::numberOutline(Pocket pocket) const {
    const QRectF cells = cellsOf(pocket);
    QPolygonF outline;
    if (!pocket.isZero()) {
        outline = QPolygonF(cells);
    } else {
        // Fuller than an ellipse; two zeros share it.
        constexpr qreal kMiddle = kNumbersBottom / 2;
        constexpr qreal kStraight = -kZeroWidth + kZeroRound;
        constexpr qreal kFullness = 2 / 2.6;
        constexpr int kSteps = 48;
        const auto turnAt = [](qreal y) { return (y - kMiddle) / kMiddle * std::numbers::pi / 2; };
        const qreal from = turnAt(cells.bottom());
        const qreal to = turnAt(cells.top());
        outline << cells.topRight() << cells.bottomRight();
        for (int step = 0; step <= kSteps; ++step) {
            const qreal turn = std::lerp(from, to, static_cast<qreal>(step) / kSteps);
            const qreal across = std::pow(std::abs(std::sin(turn)), kFullness);
            const qreal out = std::pow(std::max(0.0, std::cos(turn)), kFullness);
            outline << QPointF(kStraight - kZeroRound * out, kMiddle + kMiddle * std::copysign(across, turn));
        }
        outline << cells.topRight();
    }
    for (QPointF& point : outline) {
        point = toPixels(point);
    }
    return outline;
}

RouletteLayoutGeometry::Place RouletteLayoutGeometry::zeroPlace(const roulette::Spot& spot) const {
    const bool two = m_pockets == 38;
    const bool both = spot.numbers.has(Pocket(0)) && spot.numbers.has(kDoubleZero);
    if (both && spot.kind == ChanceKind::split) {
        const QPointF at(-kZeroWidth / 2, kNumbersBottom / 2);
        return {at,   {-kZeroWidth, at.y() - kBand, kZeroWidth, 2 * kBand}, pointBox(at), kEdgeRank, true,
                false};
    }
    // On the line between the zeros and the first row, where the covered numbers meet. A split is in the
    // middle of the edge that its two fields share, a stake on more where their lines cross.
    qreal top = 0;
    qreal bottom = kNumbersBottom;
    spot.numbers.forEach([&](Pocket pocket) {
        const QRectF cells = cellsOf(pocket);
        top = std::max(top, cells.top());
        bottom = std::min(bottom, cells.bottom());
    });
    const bool corner = spot.kind != ChanceKind::split;
    const bool four = spot.kind == ChanceKind::corner;
    const qreal y = four ? kNumbersBottom : both ? kNumbersBottom / 2 : (top + bottom) / 2;
    const QPointF at(0, y);
    const qreal half = corner ? kBand : std::abs(bottom - top) / 2;
    // With two zeros the places are so close that only the distance can decide.
    return {at, around(at, kBand, half), pointBox(at), corner || two ? kCornerRank : kEdgeRank, true, false};
}

RouletteLayoutGeometry::Place RouletteLayoutGeometry::insidePlace(const roulette::Spot& spot) const {
    if (spot.kind == ChanceKind::straight) {
        Pocket number = lowestOf(spot.numbers);
        if (spot.numbers.hasZero()) {
            number = spot.numbers.has(kDoubleZero) ? kDoubleZero : Pocket(0);
        }
        const QRectF cells = cellsOf(number);
        return {cells.center(), cells, cells, kFieldRank, true, true};
    }
    if (spot.numbers.hasZero()) {
        return zeroPlace(spot);
    }
    const Pocket lowest = lowestOf(spot.numbers);
    const QRectF cells = cellsOf(lowest);
    const auto covers = [&](int further) { return spot.numbers.has(Pocket(lowest.index() + further)); };
    QPointF at;
    QSizeF half(kBand, kBand);
    switch (spot.kind) {
    case ChanceKind::split:
        at =
            covers(1) ? QPointF(cells.center().x(), cells.top()) : QPointF(cells.right(), cells.center().y());
        half = covers(1) ? QSizeF(0.5, kBand) : QSizeF(kBand, 0.5);
        break;
    case ChanceKind::street:
        at = {cells.center().x(), kNumbersBottom};
        half = {0.5, kBand};
        break;
    case ChanceKind::corner: at = {cells.right(), cells.top()}; break;
    default: at = {cells.right(), kNumbersBottom}; break;
    }
    const bool edge = spot.kind == ChanceKind::split || spot.kind == ChanceKind::street;
    return {at,   around(at, half.width(), half.height()), pointBox(at), edge ? kEdgeRank : kCornerRank, true,
            false};
}

RouletteLayoutGeometry::Place RouletteLayoutGeometry::placeOf(const roulette::Spot& spot) const {
    const std::vector<QRectF> boxes = boxesOf(spot);
    if (boxes.size() == 2) {
        const bool dozens = spot.kind == ChanceKind::double_dozen;
        const QPointF middle = (boxes[0].center() + boxes[1].center()) / 2;
        const QPointF at = dozens ? QPointF(middle.x(), dozenChips()) : QPointF(columnChips(), middle.y());
        const QRectF hit =
            dozens ? around(middle, kBand, boxes[0].height() / 2) : around(middle, kColumnBox / 2, kBand);
        return {at, hit, pointBox(at), kEdgeRank, true, false};
    }
    if (boxes.size() == 1) {
        return {partsOf(spot).chips.center(), boxes[0], boxes[0], kFieldRank, true, true};
    }
    if (spot.kind == ChanceKind::sector9 || spot.kind == ChanceKind::sector12) {
        return {};
    }
    return insidePlace(spot);
}

bool RouletteLayoutGeometry::has(SpotId spot) const { return spot < m_places.size() && m_places[spot].known; }

QPointF RouletteLayoutGeometry::anchor(SpotId spot) const {
    return has(spot) ? toPixels(m_places[spot].at) : QPointF();
}

QRectF RouletteLayoutGeometry::printRoom(SpotId spot) const {
    return has(spot) ? toPixels(partsOf(layout()[spot]).print) : QRectF();
}

QRectF RouletteLayoutGeometry::chipRoom(SpotId spot) const {
    return has(spot) ? toPixels(partsOf(layout()[spot]).chips) : QRectF();
}

bool RouletteLayoutGeometry::isBelowPrint(SpotId spot) const {
    if (!has(spot)) {
        return false;
    }
    const ChanceKind kind = layout()[spot].kind;
    return roulette::isEvenChance(kind) || (isUpright() && kind == ChanceKind::dozen);
}

int RouletteLayoutGeometry::highestOn(SpotId spot, int count, const QList<int>& spots) const {
    constexpr int kMost = 8;
    constexpr int kBelowPrint = 5;
    // Of a chip: what a stack rises by with each chip, how far its figure reaches, and its own edge.
    constexpr qreal kRise = 0.085;
    constexpr qreal kFigureAcross = 0.33;
    constexpr qreal kFigureUp = 0.25;
    constexpr qreal kEdge = 0.5;
    int most = isBelowPrint(spot) ? kBelowPrint : kMost;
    if (!has(spot)) {
        return most;
    }
    if (count > 1 && chipRoom(spot).isEmpty()) {
        return 1; // they stand around one point
    }
    const qreal chip = chipDiameter();
    const QPointF here = anchor(spot);
    for (const int other : spots) {
        if (other == spot || other < 0 || !has(static_cast<SpotId>(other))) {
            continue;
        }
        const QPointF away = (here - anchor(static_cast<SpotId>(other))) / chip;
        if (std::abs(away.x()) < kFigureAcross + kEdge && away.y() > 0) {
            const int free = 1 + static_cast<int>(std::max(0.0, (away.y() - kFigureUp - kEdge) / kRise));
            most = std::min(most, free);
        }
    }
    return most;
}

QRectF RouletteLayoutGeometry::stackAt(QPointF point) const {
    constexpr qreal kRise = 0.6; // of a chip: the height of stacks as drawn
    const qreal half = chipDiameter() / 2;
    return {point - QPointF(half, half + kRise * chipDiameter()), point + QPointF(half, half)};
}

QRectF RouletteLayoutGeometry::digitsOf(Pocket pocket) const {
    return around(numberRect(pocket).center(), 0.27 * m_cell.width(), 0.21 * m_cell.height());
}

std::vector<SpotId> RouletteLayoutGeometry::winnersOf(const Drawn& drawn) const {
    std::vector<SpotId> winners;
    if (drawn.pocket < 0 || drawn.pocket >= m_pockets) {
        return winners;
    }
    for (const int spot : drawn.spots) {
        const auto id = static_cast<SpotId>(spot);
        if (has(id) && layout()[id].numbers.has(Pocket(drawn.pocket))) {
            winners.push_back(id);
        }
    }
    return winners;
}

qreal RouletteLayoutGeometry::harmOf(QPointF at, QPointF stake, const Drawn& drawn) const {
    constexpr qreal kOutside = 100;
    constexpr qreal kDigits = 10;
    const QRectF stack = stackAt(at);
    const qreal over = chipDiameter() / 4; // the edge
    const bool outside = stack.left() < m_box.left() - over || stack.right() > m_box.right() + over;
    qreal harm = outside ? kOutside * chipDiameter() * chipDiameter() : 0;
    if (drawn.pocket >= 0 && drawn.pocket < m_pockets) {
        harm += kDigits * sharedArea(stack, digitsOf(Pocket(drawn.pocket)));
    }
    for (const SpotId spot : winnersOf(drawn)) {
        if (anchor(spot) != stake) {
            harm += sharedArea(stack, stackAt(anchor(spot)));
        }
    }
    return harm;
}

QPointF RouletteLayoutGeometry::pileAround(QPointF middle, int position, int count) const {
    if (count < 2) {
        return middle;
    }
    const qreal step = kPileStep * chipDiameter();
    const qreal turn = 2 * std::numbers::pi * position / count - std::numbers::pi / 2;
    return middle + QPointF(step * std::cos(turn), 0.8 * step * std::sin(turn));
}

QPointF RouletteLayoutGeometry::paymentAround(QPointF middle, int position, const Drawn& drawn) const {
    constexpr qreal kBeside = 2.5; // in steps: clear of the digits on the stake
    constexpr qreal kRoom = 10;    // in steps: desired space for several payments
    const qreal step = kPileStep * chipDiameter();
    const auto place = [&](qreal side, int number) {
        return middle + QPointF(side * kBeside * step * (1 + number), step);
    };
    const auto sideOf = [&](qreal usual, int number) {
        const qreal here = harmOf(place(usual, number), middle, drawn);
        const qreal there = harmOf(place(-usual, number), middle, drawn);
        return there + kNoMatter * chipDiameter() * chipDiameter() < here ? -usual : usual;
    };
    // The others are on the first one's side if possible.
    const qreal first = sideOf(middle.x() + kRoom * step > m_box.right() ? -1 : 1, 0);
    return place(sideOf(first, position), position);
}

RouletteLayoutGeometry::Row RouletteLayoutGeometry::rowIn(const QRectF& room, int count) const {
    const qreal chip = chipDiameter() * pileShare(count);
    const qreal free = std::max(0.0, std::max(room.width(), room.height()) - chip);
    const qreal step = std::min(0.94 * chip, free / std::max(1, count - 1));
    return {room, chip, free, step, step * (std::max(1, count) - 1) / 2};
}

QPointF RouletteLayoutGeometry::pile(SpotId spot, int position, int count) const {
    const QRectF room = chipRoom(spot);
    if (room.isEmpty()) {
        return pileAround(anchor(spot), position, count);
    }
    const Row row = rowIn(room, count);
    return row.at(position * row.step - row.half);
}

QPointF RouletteLayoutGeometry::payment(SpotId spot, int position, int count, const Drawn& drawn) const {
    const QRectF room = chipRoom(spot);
    if (room.isEmpty()) {
        return paymentAround(anchor(spot), position, drawn);
    }
    // Follows the row, overlapping it if there is no space left.
    const Row row = rowIn(room, count);
    return row.at(std::min(row.half + 0.8 * row.chip * (1 + position), row.free / 2 + row.chip / 3));
}

QRectF RouletteLayoutGeometry::boxRect(SpotId spot) const {
    if (!has(spot)) {
        return {};
    }
    const Place& place = m_places[spot];
    const qreal half = kBand * std::min(m_cell.width(), m_cell.height());
    return place.boxed ? toPixels(place.extent) : around(toPixels(place.at), half, half);
}

SpotId RouletteLayoutGeometry::spotAt(QPointF point, const Offered& offered) const {
    if (m_cell.isEmpty()) {
        return kNoSpot;
    }
    const QPointF cells = toCells(point);
    SpotId best = kNoSpot;
    qreal least = std::numeric_limits<qreal>::max();
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        const Place& place = m_places[i];
        const auto spot = static_cast<SpotId>(i);
        if (!place.known || !place.hit.contains(cells) || !offered(spot)) {
            continue;
        }
        const QPointF away = cells - place.at;
        constexpr qreal kRankStep = 100; // larger than any distance
        const qreal cost = kRankStep * place.rank + std::hypot(away.x(), away.y());
        if (cost < least) {
            least = cost;
            best = spot;
        }
    }
    return best;
}

SpotId RouletteLayoutGeometry::neighbour(SpotId spot, Direction direction, const Offered& offered) const {
    if (!has(spot)) {
        return kNoSpot;
    }
    std::vector<Station> stations;
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        const Place& place = m_places[i];
        if (place.known && offered(static_cast<SpotId>(i))) {
            stations.push_back({static_cast<int>(i), place.at, place.extent});
        }
    }
    const Place& place = m_places[spot];
    const int next = nextStation({spot, place.at, place.extent}, toLying(direction), stations);
    return next < 0 ? kNoSpot : static_cast<SpotId>(next);
}

} // namespace mesaviva::scene
