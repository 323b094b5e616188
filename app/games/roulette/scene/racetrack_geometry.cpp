// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/roulette/scene/racetrack_geometry.h"

#include "engine/games/roulette/series.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace mesaviva::scene {
namespace {

using roulette::Pocket;
using roulette::Series;

constexpr qreal kPi = std::numbers::pi;

// The numbers around the left end and along each straight; the rest is around the right end.
constexpr int kLeftEnd = 5;
constexpr int kStraight = 14;
constexpr qreal kHalfLeft = kLeftEnd / 2.0;
constexpr int kStepsPerNumber = 8;

// The depths of the rings, as fractions of the height.
constexpr qreal kRing = 0.285;
constexpr qreal kMacauRing = 0.19;
constexpr qreal kMacauInnerRing = 0.155;

QPolygonF joined(QPolygonF one, const QPolygonF& other) {
    one.append(other);
    return one;
}

QPolygonF reversed(QPolygonF line) {
    std::reverse(line.begin(), line.end());
    return line;
}

} // namespace

RacetrackGeometry::RacetrackGeometry(const QRectF& box, roulette::WheelOrder order, TrackKind kind)
    : m_box(box),
      m_wheel(order),
      m_kind(kind),
      m_ring(box.height() * (kind == TrackKind::macau ? kMacauRing : kRing)),
      m_innerRing(box.height() * kMacauInnerRing) {
    // The series need the zero's streets, and the sectors the zero alone.
    if (isEmpty() || m_wheel.size() != 37) {
        return;
    }
    switch (kind) {
    case TrackKind::french:
        if (order == roulette::WheelOrder::french) {
            addSeries();
        }
        break;
    case TrackKind::shortcut: addButtons(); break;
    case TrackKind::macau: addSectors(); break;
    case TrackKind::none: break;
    }
}

QPointF RacetrackGeometry::at(Course course) const {
    const qreal radius = m_box.height() / 2;
    const qreal reach = radius - course.depth;
    const qreal length = m_box.width() - 2 * radius;
    const QPointF left(m_box.left() + radius, m_box.center().y());
    const QPointF right(m_box.right() - radius, m_box.center().y());
    const qreal rightEnd = m_wheel.size() - kLeftEnd - 2 * kStraight;
    // From the lower end of the left half circle on.
    qreal along = std::fmod(course.along + kHalfLeft, m_wheel.size());
    if (along < 0) {
        along += m_wheel.size();
    }
    if (along <= kLeftEnd) {
        const qreal angle = along / kLeftEnd * kPi;
        return left + QPointF(-std::sin(angle), std::cos(angle)) * reach;
    }
    along -= kLeftEnd;
    if (along <= kStraight) {
        return left + QPointF(along / kStraight * length, -reach);
    }
    along -= kStraight;
    if (along <= rightEnd) {
        const qreal angle = along / rightEnd * kPi;
        return right + QPointF(std::sin(angle), -std::cos(angle)) * reach;
    }
    return right + QPointF(-(along - rightEnd) / kStraight * length, reach);
}

std::optional<RacetrackGeometry::Course> RacetrackGeometry::courseOf(QPointF point) const {
    const qreal radius = m_box.height() / 2;
    const QPointF left(m_box.left() + radius, m_box.center().y());
    const QPointF right(m_box.right() - radius, m_box.center().y());
    const qreal rightEnd = m_wheel.size() - kLeftEnd - 2 * kStraight;
    qreal along = 0;
    qreal reach = 0;
    if (point.x() < left.x()) {
        const QPointF off = point - left;
        reach = std::hypot(off.x(), off.y());
        along = std::atan2(-off.x(), off.y()) / kPi * kLeftEnd;
    } else if (point.x() > right.x()) {
        const QPointF off = point - right;
        reach = std::hypot(off.x(), off.y());
        along = kLeftEnd + kStraight + std::atan2(off.x(), -off.y()) / kPi * rightEnd;
    } else {
        const qreal share = (point.x() - left.x()) / (right.x() - left.x()) * kStraight;
        const bool upper = point.y() < left.y();
        reach = std::abs(point.y() - left.y());
        along = upper ? kLeftEnd + share : m_wheel.size() - share;
    }
    if (reach > radius) {
        return std::nullopt;
    }
    return Course{along - kHalfLeft, radius - reach};
}

QPolygonF RacetrackGeometry::edge(qreal from, qreal to, qreal depth) const {
    const int steps = std::max(1, static_cast<int>(std::ceil(std::abs(to - from) * kStepsPerNumber - 1e-9)));
    QPolygonF line;
    for (int step = 0; step <= steps; ++step) {
        line << at({std::lerp(from, to, static_cast<qreal>(step) / steps), depth});
    }
    return line;
}

QPolygonF RacetrackGeometry::band(qreal from, qreal to, qreal outer, qreal inner) const {
    return joined(edge(from, to, outer), edge(to, from, inner));
}

QPolygonF RacetrackGeometry::inside() const { return edge(-kHalfLeft, m_wheel.size() - kHalfLeft, m_ring); }
QPolygonF RacetrackGeometry::outside() const { return edge(-kHalfLeft, m_wheel.size() - kHalfLeft, 0); }

void RacetrackGeometry::addSeries() {
    // On the French wheel: vadios between the 25 and the 27 and between the 33 and the 22, zero within grande
    // from the 12 to the 15.
    const auto before = [this](int number) { return m_wheel.placeOf(Pocket(number)) - 0.5; };
    const auto after = [this](int number) { return m_wheel.placeOf(Pocket(number)) + 0.5; };
    const QPolygonF upperGrande = edge(after(15), after(25), m_ring);
    const QPolygonF lowerGrande = edge(before(22), before(12), m_ring);
    const QPolygonF pequena = edge(before(27), after(33), m_ring);
    const QPolygonF upperVadios = edge(after(25), before(27), m_ring);
    const QPolygonF lowerVadios = edge(after(33), before(22), m_ring);
    const QPolygonF aroundZero = edge(before(12) - m_wheel.size(), after(15), m_ring);

    QPainterPath bulge(aroundZero.constLast());
    const QPointF foot = aroundZero.constFirst();
    const qreal swing = m_box.height();
    bulge.cubicTo(aroundZero.constLast() + QPointF(0.34 * swing, 0.09 * swing),
                  foot + QPointF(0.13 * swing, -0.25 * swing), foot);
    QPolygonF towardsGrande;
    for (int step = 1; step < 16; ++step) {
        towardsGrande << bulge.pointAtPercent(step / 16.0);
    }

    const qreal middle = m_box.center().y();
    const auto meanX = [](QPointF one, QPointF other) { return (one.x() + other.x()) / 2; };
    const qreal zeroEnd = bulge.pointAtPercent(0.5).x();
    const qreal grandeStart = bulge.boundingRect().right();
    const qreal grandeEnd = meanX(upperGrande.constLast(), lowerGrande.constFirst());
    const qreal vadiosEnd = meanX(upperVadios.constLast(), lowerVadios.constFirst());
    const auto add = [&](Series series, const QPolygonF& outline, qreal from, qreal to) {
        const QPointF label((from + to) / 2, middle);
        m_zones.push_back({kSeriesCode + static_cast<int>(series), outline, label, to - from, label});
    };
    add(Series::grande, joined(joined(upperGrande, lowerGrande), reversed(towardsGrande)), grandeStart,
        grandeEnd);
    add(Series::zero, joined(aroundZero, towardsGrande), m_box.left() + m_ring, zeroEnd);
    add(Series::pequena, pequena, vadiosEnd, m_box.right() - m_ring);
    add(Series::vadios, joined(upperVadios, lowerVadios), grandeEnd, vadiosEnd);
}

void RacetrackGeometry::addButtons() {
    const QPolygonF all = inside();
    const QRectF box = all.boundingRect();
    const qreal middle = m_box.center().y();
    constexpr std::array kInOrder = {Series::zero, Series::grande, Series::vadios, Series::pequena};
    const qreal width = box.width() / kInOrder.size();
    qreal left = box.left();
    for (const Series series : kInOrder) {
        const QRectF share(left, box.top(), width, box.height());
        const QPointF label = share.center();
        m_zones.push_back({kSeriesCode + static_cast<int>(series),
                           all.intersected(QPolygonF(share)),
                           {label.x(), middle},
                           width,
                           {label.x(), middle}});
        left += width;
    }
    std::ranges::sort(m_zones, {}, &Zone::code);
}

void RacetrackGeometry::addSectors() {
    const qreal inner = m_ring + m_innerRing;
    const qreal number = (m_box.width() - m_box.height()) / kStraight;
    constexpr qreal kShare = 9;
    constexpr qreal kOnStraight = 7; // numbers of each nine along a straight
    constexpr std::array<qreal, kSectors9> kLabels = {6, 13, 24, 31};
    constexpr std::array<qreal, kSectors9> kChips = {8, 11, 26, 29}; // next to the name
    for (int sector = 0; sector < kSectors9; ++sector) {
        const qreal from = 0.5 + kShare * sector;
        const qreal along = kLabels.at(static_cast<std::size_t>(sector));
        const QPointF label = at({along, m_ring + m_innerRing / 2});
        const QPointF chips = at({kChips.at(static_cast<std::size_t>(sector)), m_ring + m_innerRing / 2});
        m_zones.push_back({kSectorCode + sector, band(from, from + kShare, m_ring, inner), label,
                           kOnStraight * number, chips});
    }
    const qreal middle = m_box.center().y();
    const auto before = [this](int pocket) { return m_wheel.placeOf(Pocket(pocket)) - 0.5; };
    const auto after = [this](int pocket) { return m_wheel.placeOf(Pocket(pocket)) + 0.5; };
    const auto half = [&](int code, qreal from, qreal to, qreal along) {
        QPolygonF outline = edge(from, to, inner);
        outline << QPointF(outline.constLast().x(), middle) << QPointF(outline.constFirst().x(), middle);
        const QPointF straight = at({along, inner});
        const QPointF label(straight.x(), (straight.y() + middle) / 2);
        constexpr qreal kNumbersWide = 10;
        constexpr qreal kChipsAside = 2;
        const QPointF chips = label + QPointF(kChipsAside * number, 0);
        m_zones.push_back({code, outline, label, kNumbersWide * number, chips});
    };
    // M6.7, in the order of Layout: the runs 20 to 1 and 19 to 2.
    constexpr qreal kUpper = 11.5;
    constexpr qreal kLower = 29.5;
    half(kSectorCode + kSectors9, before(20), after(1), kUpper);
    half(kSectorCode + kSectors9 + 1, before(19), after(2), kLower);
}

std::vector<int> RacetrackGeometry::codes() const {
    std::vector<int> codes;
    if (isEmpty()) {
        return codes;
    }
    for (const Pocket pocket : m_wheel.order()) {
        codes.push_back(pocket.index());
    }
    for (const Zone& zone : m_zones) {
        codes.push_back(zone.code);
    }
    return codes;
}

qreal RacetrackGeometry::depthOf(Pocket number) const {
    // Macau's zero is in no sector and extends to the middle.
    return number.isZero() && m_kind == TrackKind::macau ? m_ring + m_innerRing : m_ring;
}

bool RacetrackGeometry::isNumber(int code) const {
    return !isEmpty() && code >= 0 && code < roulette::kMostPockets && m_wheel.has(Pocket(code));
}

const RacetrackGeometry::Zone* RacetrackGeometry::zone(int code) const {
    const auto found = std::ranges::find(m_zones, code, &Zone::code);
    return found == m_zones.end() ? nullptr : &*found;
}

int RacetrackGeometry::trackAt(QPointF point) const {
    if (isEmpty()) {
        return kNothingOnTrack;
    }
    const std::optional<Course> course = courseOf(point);
    if (!course) {
        return kNothingOnTrack;
    }
    const Pocket number = m_wheel.at(static_cast<int>(std::lround(course->along)));
    if (course->depth < depthOf(number)) {
        return number.index();
    }
    const auto found = std::ranges::find_if(
        m_zones, [&](const Zone& zone) { return zone.outline.containsPoint(point, Qt::OddEvenFill); });
    return found == m_zones.end() ? kNothingOnTrack : found->code;
}

QPolygonF RacetrackGeometry::outline(int code) const {
    if (isNumber(code)) {
        const int place = m_wheel.placeOf(Pocket(code));
        return band(place - 0.5, place + 0.5, 0, depthOf(Pocket(code)));
    }
    const Zone* found = zone(code);
    return found != nullptr ? found->outline : QPolygonF();
}

QPointF RacetrackGeometry::anchor(int code) const {
    if (isNumber(code)) {
        return at({static_cast<qreal>(m_wheel.placeOf(Pocket(code))), m_ring / 2});
    }
    const Zone* found = zone(code);
    return found != nullptr ? found->anchor : QPointF();
}

int RacetrackGeometry::neighbour(int code, Direction direction) const {
    return step(code, direction, codes());
}

int RacetrackGeometry::zoneBeside(int code, Direction direction) const {
    std::vector<int> zones;
    for (const Zone& other : m_zones) {
        zones.push_back(other.code);
    }
    return step(code, direction, zones);
}

int RacetrackGeometry::step(int code, Direction direction, const std::vector<int>& among) const {
    if (!isNumber(code) && zone(code) == nullptr) {
        return kNothingOnTrack;
    }
    const auto stationOf = [this](int of) {
        const Zone* found = zone(of);
        const QPointF middle = found != nullptr ? found->label : anchor(of);
        const qreal half = found != nullptr ? found->labelWidth * 0.45 : 0;
        return Station{of, middle, {middle.x() - half, middle.y(), 2 * half, 0}};
    };
    std::vector<Station> stations;
    for (const int other : among) {
        stations.push_back(stationOf(other));
    }
    return nextStation(stationOf(code), direction, stations);
}

} // namespace mesaviva::scene
