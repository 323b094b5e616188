// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/media/art/chip_picture.h"

#include "app/media/art/matter.h"
#include "app/media/art/outlines.h"
#include "app/media/art/palette.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QPen>
#include <QPolygonF>
#include <QRadialGradient>
#include <QString>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace mesaviva::art {

namespace {

constexpr qreal kRadius = kChipWidthMm / 2;

// The view is from above at about 55 degrees: circles become ellipses of this flatness, and this much of a
// chip's height is visible.
constexpr qreal kFlatness = 0.82;
constexpr qreal kVisibleHeight = kChipRiseMm;

constexpr int kMostColumns = 8;
constexpr qreal kColumnStep = kChipWidthMm + 1.6;
constexpr qreal kRowStep = 35.5 * kFlatness;
constexpr qreal kSkew = 0.55;
constexpr qreal kMargin = 2.0;
constexpr qreal kShadowReach = 9.0;
constexpr int kSpots = 6;

struct ChipColours {
    std::int64_t cents;
    QColor body;
    QColor spot;
    QColor print;
};

// Red, blue, green, black and violet as in casinos; small change in copper and steel.
const std::array<ChipColours, 16>& chipColours() {
    static const std::array<ChipColours, 16> kColours = {{
        {1000000, QColor(0x7A, 0x1E, 0x3A), palette::kBrassLight, QColor(0x5E, 0x12, 0x2A)},
        {500000, QColor(0x1F, 0x7F, 0x8C), palette::kBrassLight, QColor(0x10, 0x55, 0x60)},
        {100000, palette::kBrass, palette::kInk, QColor(0x5E, 0x43, 0x12)},
        {50000, QColor(0x6B, 0x3A, 0x8C), palette::kIvory, QColor(0x52, 0x28, 0x70)},
        {10000, QColor(0x24, 0x27, 0x2C), palette::kBrassLight, palette::kInk},
        {5000, QColor(0xD9, 0x73, 0x24), palette::kIvory, QColor(0x96, 0x45, 0x0C)},
        {2500, QColor(0x1B, 0x94, 0x57), palette::kIvory, QColor(0x0C, 0x62, 0x37)},
        {1000, palette::kCobalt, palette::kIvory, QColor(0x1F, 0x49, 0x8F)},
        {500, palette::kRed, palette::kIvory, QColor(0x94, 0x16, 0x20)},
        {200, QColor(0xDB, 0x86, 0x9E), palette::kIvory, QColor(0x96, 0x3D, 0x58)},
        {100, QColor(0xE9, 0xE2, 0xD0), palette::kCobalt, QColor(0x1F, 0x49, 0x8F)},
        {50, QColor(0x6F, 0x76, 0x7C), palette::kIvory, QColor(0x3C, 0x43, 0x49)},
        {20, QColor(0x8B, 0x92, 0x97), palette::kInk, QColor(0x3C, 0x43, 0x49)},
        {10, QColor(0xA9, 0xAE, 0xB1), palette::kRed, QColor(0x3C, 0x43, 0x49)},
        {5, QColor(0xB0, 0x70, 0x48), palette::kIvory, QColor(0x6B, 0x3B, 0x1E)},
        {1, QColor(0x8A, 0x54, 0x34), palette::kIvory, QColor(0x6B, 0x3B, 0x1E)},
    }};
    return kColours;
}

const ChipColours& coloursOf(std::int64_t cents) {
    const auto& all = chipColours();
    const auto found =
        std::find_if(all.begin(), all.end(), [cents](const ChipColours& c) { return c.cents <= cents; });
    return found == all.end() ? all.back() : *found;
}

QString valueText(std::int64_t cents) {
    constexpr std::int64_t kUnit = 100;
    return cents < kUnit ? QString::number(cents) + QLatin1Char('c') : QString::number(cents / kUnit);
}

qreal radians(qreal degrees) { return degrees * std::numbers::pi / 180; }

QPointF onCircle(qreal degrees, qreal radius) {
    return {radius * std::cos(radians(degrees)), radius * std::sin(radians(degrees))};
}

QPainterPath ringSector(qreal from, qreal to, qreal inner, qreal outer) {
    QPainterPath path;
    const auto box = [](qreal r) { return QRectF(-r, -r, 2 * r, 2 * r); };
    path.arcMoveTo(box(outer), -from);
    path.arcTo(box(outer), -from, from - to);
    path.arcTo(box(inner), -to, to - from);
    path.closeSubpath();
    return path;
}

// A chip's top as a circle in millimetres about the origin. Spots are rotated by `turn` degrees, the print by
// `printTurn`, so that the value stays readable. `pixel` is the size of a device pixel.
void paintTop(QPainter& painter, const ChipColours& chip, qreal turn, qreal printTurn, qreal pixel) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(chip.body);
    painter.drawEllipse(QPointF(0, 0), kRadius, kRadius);

    constexpr qreal kSpotInner = kRadius * 0.72;
    painter.setBrush(chip.spot);
    constexpr qreal kPitch = 360.0 / kSpots;
    for (int i = 0; i < kSpots; ++i) {
        const qreal at = turn + i * kPitch;
        painter.drawPath(ringSector(at - 11, at + 11, kSpotInner, kRadius));
    }
    // A small bar in the body's colour divides each spot.
    if (pixel < 0.8) {
        painter.setBrush(chip.body);
        for (int i = 0; i < kSpots; ++i) {
            const qreal at = turn + i * kPitch;
            painter.drawPath(ringSector(at - 2.2, at + 2.2, kSpotInner, kRadius));
            painter.setBrush(chip.spot);
            painter.drawPath(
                ringSector(at + kPitch / 2 - 2.0, at + kPitch / 2 + 2.0, kRadius * 0.80, kRadius * 0.92));
            painter.setBrush(chip.body);
        }
    }

    constexpr qreal kInlay = kRadius * 0.635;
    painter.setBrush(chip.body.darker(135));
    painter.drawEllipse(QPointF(0, 0), kRadius * 0.69, kRadius * 0.69);
    painter.setBrush(palette::kPaper);
    painter.drawEllipse(QPointF(0, 0), kInlay, kInlay);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(chip.print, std::max(0.45, pixel * 0.5)));
    painter.drawEllipse(QPointF(0, 0), kInlay * 0.88, kInlay * 0.88);

    const QString text = valueText(chip.cents);
    const qreal capHeight = text.size() <= 2 ? 10.5 : text.size() == 3 ? 8.6 : text.size() == 4 ? 7.0 : 5.8;
    painter.save();
    painter.rotate(printTurn);
    painter.setPen(Qt::NoPen);
    painter.setBrush(chip.print);
    painter.drawPath(textOutline(text, Fount::condensed, capHeight, {0, 0}));
    painter.restore();

    // Light: a sheen from the top left, and the moulded edge.
    QLinearGradient sheen(onCircle(225, kRadius), onCircle(45, kRadius));
    sheen.setColorAt(0.0, QColor(255, 246, 224, 70));
    sheen.setColorAt(0.45, QColor(255, 246, 224, 0));
    sheen.setColorAt(0.55, QColor(0, 0, 0, 0));
    sheen.setColorAt(1.0, QColor(0, 0, 0, 62));
    painter.setBrush(sheen);
    painter.drawEllipse(QPointF(0, 0), kRadius, kRadius);
    QLinearGradient edge(onCircle(225, kRadius), onCircle(45, kRadius));
    edge.setColorAt(0.0, QColor(255, 250, 235, 150));
    edge.setColorAt(0.5, QColor(255, 250, 235, 20));
    edge.setColorAt(1.0, QColor(0, 0, 0, 110));
    const qreal line = std::max(0.5, pixel * 0.9);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QBrush(edge), line));
    painter.drawEllipse(QPointF(0, 0), kRadius - line / 2, kRadius - line / 2);
}

// The part of a chip's edge between two angles (0 is right, 90 towards the player, 180 left).
QPolygonF edgeBand(qreal from, qreal to) {
    QPolygonF band;
    const int steps = std::max(2, static_cast<int>((to - from) / 6));
    for (int i = 0; i <= steps; ++i) {
        const QPointF p = onCircle(std::lerp(from, to, static_cast<qreal>(i) / steps), kRadius);
        band.append({p.x(), p.y() * kFlatness});
    }
    for (int i = steps; i >= 0; --i) {
        const QPointF p = onCircle(std::lerp(from, to, static_cast<qreal>(i) / steps), kRadius);
        band.append({p.x(), p.y() * kFlatness + kVisibleHeight});
    }
    return band;
}

// The edge of a chip whose top is centred on the origin.
void paintEdge(QPainter& painter, const ChipColours& chip, qreal turn, qreal pixel) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(chip.body.darker(112));
    painter.drawPolygon(edgeBand(0, 180));
    painter.setBrush(chip.spot.darker(106));
    constexpr qreal kPitch = 360.0 / kSpots;
    for (int i = 0; i < kSpots; ++i) {
        const qreal at = std::fmod(std::fmod(turn + i * kPitch, 360.0) + 360.0, 360.0);
        const qreal from = std::clamp(at > 345 ? at - 371 : at - 11, 0.0, 180.0);
        const qreal to = std::clamp(at > 345 ? at - 349 : at + 11, 0.0, 180.0);
        if (to - from > 0.5) {
            painter.drawPolygon(edgeBand(from, to));
        }
    }
    QLinearGradient round(-kRadius, 0, kRadius, 0);
    round.setColorAt(0.0, QColor(0, 0, 0, 70));
    round.setColorAt(0.22, QColor(255, 246, 224, 46));
    round.setColorAt(0.5, QColor(0, 0, 0, 0));
    round.setColorAt(1.0, QColor(0, 0, 0, 150));
    painter.setBrush(round);
    painter.drawPolygon(edgeBand(0, 180));

    // The joint to the chip below.
    QPainterPath joint;
    const QRectF box(-kRadius, -kRadius * kFlatness + kVisibleHeight, 2 * kRadius, 2 * kRadius * kFlatness);
    joint.arcMoveTo(box, 0);
    joint.arcTo(box, 0, -180);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0, 0, 0, 120), std::max(0.30, pixel * 0.55)));
    painter.drawPath(joint);
}

struct Column {
    QPointF base; // the column's centre relative to the centre of the stack
    int height;
};

struct Layout {
    std::vector<Column> columns;
    QRectF bounds;
    QSizeF footprint;
};

// Full columns first, the rest in the last: one row of up to three, or two rows with the front one shifted by
// half a column.
Layout layOut(int chips) {
    Layout layout;
    const int count = (chips + kChipsPerColumn - 1) / kChipsPerColumn;
    const int rows = count > 3 ? 2 : 1;
    const int back = rows == 1 ? count : (count + 1) / 2;
    for (int i = 0; i < count; ++i) {
        const bool front = i >= back;
        const int inRow = front ? count - back : back;
        const int place = front ? i - back : i;
        const qreal aside = rows == 2 && inRow == back ? (front ? 0.25 : -0.25) : 0;
        const qreal x = (place - (inRow - 1) / 2.0 + aside) * kColumnStep;
        const qreal y = rows == 1 ? 0 : (front ? 0.5 : -0.5) * kRowStep;
        layout.columns.push_back({{x, y}, std::min(kChipsPerColumn, chips - i * kChipsPerColumn)});
    }
    QRectF ground;
    for (const Column& column : layout.columns) {
        const QRectF foot(column.base.x() - kRadius, column.base.y() - kRadius * kFlatness, 2 * kRadius,
                          2 * kRadius * kFlatness);
        ground = ground.united(foot);
        layout.bounds = layout.bounds.united(foot.adjusted(0, -column.height * kVisibleHeight, 0, 0));
    }
    layout.footprint = ground.size();
    layout.bounds.adjust(-kMargin, -kMargin, kShadowReach, kShadowReach);
    return layout;
}

void paintStackShadow(QPainter& painter, const Column& column) {
    // Soft discs, one for every few chips, further down and right the higher they are.
    const int discs = 2 + column.height / 3;
    for (int i = 0; i < discs; ++i) {
        const qreal t = discs > 1 ? static_cast<qreal>(i) / (discs - 1) : 0;
        const qreal push = 1.1 + t * 0.40 * column.height;
        const qreal spread = kRadius + 2.2 + 1.2 * t;
        painter.save();
        painter.translate(column.base + QPointF(push, push * 0.85));
        painter.scale(1, kFlatness);
        QRadialGradient soft(QPointF(0, 0), spread);
        const int strength = static_cast<int>(std::lround(185.0 / std::sqrt(discs) * (1 - 0.45 * t)));
        soft.setColorAt(0.0, QColor(0, 0, 0, strength));
        soft.setColorAt(0.80, QColor(0, 0, 0, strength * 8 / 10));
        soft.setColorAt(1.0, QColor(0, 0, 0, 0));
        painter.setPen(Qt::NoPen);
        painter.setBrush(soft);
        painter.drawEllipse(QPointF(0, 0), spread, spread);
        painter.restore();
    }
}

} // namespace

ChipLook chipLook(std::int64_t cents) {
    const ChipColours& chip = coloursOf(cents);
    return {chip.body, chip.spot, chip.print};
}

const std::vector<std::int64_t>& chipValues() {
    static const std::vector<std::int64_t> kValues = [] {
        std::vector<std::int64_t> values;
        for (const ChipColours& chip : chipColours()) {
            values.push_back(chip.cents);
        }
        return values;
    }();
    return kValues;
}

std::vector<std::int64_t> chipsFor(std::int64_t cents) {
    std::vector<std::int64_t> chips;
    constexpr std::size_t kMost = static_cast<std::size_t>(kMostColumns) * kChipsPerColumn;
    for (const std::int64_t value : chipValues()) {
        while (cents >= value && chips.size() < kMost) {
            chips.push_back(value);
            cents -= value;
        }
    }
    return chips;
}

StackMetrics StackMetrics::forAmount(std::int64_t cents) {
    StackMetrics metrics;
    metrics.chips = static_cast<int>(chipsFor(cents).size());
    if (metrics.chips == 0) {
        return metrics;
    }
    const Layout layout = layOut(metrics.chips);
    for (const Column& column : layout.columns) {
        metrics.columns.push_back(column.height);
    }
    metrics.sizeMm = layout.bounds.size();
    metrics.baseMm = -layout.bounds.topLeft();
    metrics.footprintMm = layout.footprint;
    return metrics;
}

QImage chipStack(std::int64_t cents, std::uint32_t seed, QSize size) {
    QImage image(size.expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const std::vector<std::int64_t> chips = chipsFor(cents);
    if (chips.empty()) {
        return image;
    }
    const Layout layout = layOut(static_cast<int>(chips.size()));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(image.width() / layout.bounds.width(), image.height() / layout.bounds.height());
    painter.translate(-layout.bounds.topLeft());
    const qreal pixel = layout.bounds.width() / image.width();

    for (const Column& column : layout.columns) {
        paintStackShadow(painter, column);
    }
    std::size_t next = 0;
    for (const Column& column : layout.columns) {
        for (int level = 0; level < column.height; ++level, ++next) {
            const ChipColours& chip = coloursOf(chips.at(next));
            const auto n = static_cast<std::uint32_t>(next);
            const bool ground = level == 0;
            const QPointF skew = ground ? QPointF(0, 0)
                                        : QPointF(kSkew * latticeValue(n, 0, seed),
                                                  kSkew * latticeValue(n, 1, seed) * kFlatness);
            const qreal turn = 180 * latticeValue(n, 2, seed);
            painter.save();
            painter.translate(column.base + skew + QPointF(0, -(level + 1) * kVisibleHeight));
            paintEdge(painter, chip, turn, pixel);
            painter.scale(1, kFlatness);
            if (level + 1 == column.height) {
                paintTop(painter, chip, turn, 14 * latticeValue(n, 3, seed), pixel);
            } else {
                painter.setPen(Qt::NoPen);
                painter.setBrush(chip.body);
                painter.drawEllipse(QPointF(0, 0), kRadius, kRadius);
            }
            painter.restore();
        }
    }
    return image;
}

QImage flatChip(std::int64_t cents, QSize size) {
    QImage image(size.expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal side = std::min(image.width(), image.height());
    painter.translate(image.width() / 2.0, image.height() / 2.0);
    painter.scale(side / kChipWidthMm, side / kChipWidthMm);
    paintTop(painter, coloursOf(cents), 30, 0, kChipWidthMm / side);
    return image;
}

namespace {

// Distinguishable from the layout's red, black and green, and from each other, also with colour blindness:
// light and dark alternate.
struct Colours {
    QColor body;
    QColor spot;
    QColor print;
};
const std::array<Colours, kPlayerColours>& colours() {
    static const std::array<Colours, kPlayerColours> kColours = {{
        {QColor(0x2F, 0x6F, 0xD0), QColor(0xF4, 0xEC, 0xD8), QColor(0x17, 0x3C, 0x78)}, // cobalt
        {QColor(0xE6, 0xB4, 0x2E), QColor(0x5B, 0x3D, 0x08), QColor(0x5B, 0x3D, 0x08)}, // gold
        {QColor(0x8A, 0x4F, 0xC0), QColor(0xF4, 0xEC, 0xD8), QColor(0x4B, 0x23, 0x78)}, // violet
        {QColor(0xE8, 0x7A, 0x26), QColor(0xFB, 0xF8, 0xF0), QColor(0x7E, 0x37, 0x06)}, // orange
        {QColor(0x35, 0xB3, 0xAE), QColor(0x0C, 0x3D, 0x3C), QColor(0x0C, 0x4A, 0x49)}, // teal
        {QColor(0xE5, 0x86, 0xAE), QColor(0x6A, 0x1C, 0x40), QColor(0x7A, 0x22, 0x4B)}, // pink
        {QColor(0xF1, 0xE9, 0xD6), QColor(0x2B, 0x5F, 0xB3), QColor(0x3A, 0x36, 0x2C)}, // ivory
        {QColor(0x9C, 0xC8, 0x47), QColor(0x2F, 0x45, 0x0A), QColor(0x35, 0x4C, 0x0C)}, // lime
        {QColor(0x8A, 0x56, 0x33), QColor(0xF0, 0xD5, 0x8A), QColor(0x52, 0x2D, 0x14)}, // brown
        {QColor(0x86, 0x93, 0xA2), QColor(0x1B, 0x22, 0x2B), QColor(0x2A, 0x34, 0x40)}, // slate
    }};
    return kColours;
}

constexpr qreal kRise = 0.085; // of a chip's diameter: height added by each chip
constexpr int kEdgeSpots = 6;

const Colours& coloursOf(int colour) {
    return colours()[static_cast<std::size_t>((colour % kPlayerColours + kPlayerColours) % kPlayerColours)];
}

// The table's mark: four petals, as on the tile.
QPainterPath mark(QPointF middle, qreal radius) {
    QPainterPath petals;
    for (int i = 0; i < 4; ++i) {
        const qreal at = M_PI / 4 + i * M_PI / 2;
        const QPointF tip = middle + radius * QPointF(std::cos(at), std::sin(at));
        const QPointF left = middle + 0.62 * radius * QPointF(std::cos(at - 0.6), std::sin(at - 0.6));
        const QPointF right = middle + 0.62 * radius * QPointF(std::cos(at + 0.6), std::sin(at + 0.6));
        petals.moveTo(middle);
        petals.quadTo(left, tip);
        petals.quadTo(right, middle);
    }
    return petals;
}

void paintFace(QPainter& painter, const Colours& look, qreal turn) {
    constexpr qreal kHalf = 0.5;
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.body);
    painter.drawEllipse(QPointF(0, 0), kHalf, kHalf);
    painter.setBrush(look.spot);
    for (int i = 0; i < kEdgeSpots; ++i) {
        const qreal from = turn + i * 360.0 / kEdgeSpots - 12;
        QPainterPath spot;
        spot.arcMoveTo(QRectF(-0.5, -0.5, 1, 1), from);
        spot.arcTo(QRectF(-0.5, -0.5, 1, 1), from, 24);
        spot.arcTo(QRectF(-0.385, -0.385, 0.77, 0.77), from + 24, -24);
        spot.closeSubpath();
        painter.drawPath(spot);
    }
}

void paintLight(QPainter& painter, qreal pixel) {
    QLinearGradient sheen(-0.36, -0.36, 0.36, 0.36);
    sheen.setColorAt(0.0, QColor(255, 246, 224, 80));
    sheen.setColorAt(0.5, QColor(255, 246, 224, 0));
    sheen.setColorAt(1.0, QColor(0, 0, 0, 70));
    painter.setPen(Qt::NoPen);
    painter.setBrush(sheen);
    painter.drawEllipse(QPointF(0, 0), 0.5, 0.5);
    QLinearGradient edge(-0.36, -0.36, 0.36, 0.36);
    edge.setColorAt(0.0, QColor(255, 250, 235, 170));
    edge.setColorAt(0.5, QColor(255, 250, 235, 30));
    edge.setColorAt(1.0, QColor(0, 0, 0, 130));
    const qreal line = std::max(0.014, pixel * 0.9);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QBrush(edge), line));
    painter.drawEllipse(QPointF(0, 0), 0.5 - line / 2, 0.5 - line / 2);
}

// A small chip is all label, so that its digits are readable.
constexpr qreal kSmallFrom = 1.0 / 35; // as a fraction of a chip, for one pixel

void paintTop(QPainter& painter, const Colours& look, qreal turn, const QString& label, bool marked,
              qreal pixel) {
    paintFace(painter, look, turn);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette::kPaper);
    const bool small = pixel > kSmallFrom;
    const qreal inlay = small ? 0.43 : 0.355;
    painter.drawEllipse(QPointF(0, 0), inlay, inlay);
    painter.setBrush(look.print);
    qreal middle = 0;
    if (marked && pixel < 0.022) {
        painter.drawPath(mark({0, -0.225}, 0.105));
        middle = 0.075;
    }
    // On a chip of 40 pixels, digits are 14 high.
    const qreal usual = label.size() <= 2 ? 0.37 : label.size() == 3 ? 0.30 : label.size() == 4 ? 0.25 : 0.2;
    const qreal capHeight = small ? 1.3 * usual : usual;
    painter.drawPath(
        textOutline(label, Fount::condensed, marked ? capHeight * 0.95 : capHeight, {0, middle}));
    paintLight(painter, pixel);
}

// A dark line separates it from chips of any colour.
void paintRing(QPainter& painter) {
    constexpr qreal kRing = 0.555;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette::kInk, 0.13));
    painter.drawEllipse(QPointF(0, 0), kRing, kRing);
    painter.setPen(QPen(palette::kPaper, 0.075));
    painter.drawEllipse(QPointF(0, 0), kRing, kRing);
}

} // namespace

QColor playerColour(int colour) { return coloursOf(colour).body; }

QSizeF colourStackSize(int chips) {
    const int drawn = std::clamp(chips, 1, kMostDrawnChips);
    const qreal side = 1 + 2 * kColourStackMargin;
    return {side, side + kRise * (drawn - 1)};
}

QImage colourStack(int colour, int chips, const QString& label, bool marked, bool ringed, std::uint32_t seed,
                   QSize size) {
    QImage image(size.expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const int drawn = std::clamp(chips, 1, kMostDrawnChips);
    const Colours& look = coloursOf(colour);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const QSizeF whole = colourStackSize(drawn);
    painter.scale(image.width() / whole.width(), image.height() / whole.height());
    const qreal pixel = whole.width() / image.width();
    painter.translate(kColourStackMargin + 0.5, whole.height() - kColourStackMargin - 0.5);

    const qreal reach = 0.05 + 0.012 * drawn;
    QRadialGradient soft(QPointF(reach, reach), 0.56);
    soft.setColorAt(0.0, QColor(0, 0, 0, 170));
    soft.setColorAt(0.8, QColor(0, 0, 0, 130));
    soft.setColorAt(1.0, QColor(0, 0, 0, 0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(soft);
    painter.drawEllipse(QPointF(reach, reach), 0.56, 0.56);

    for (int level = 0; level < drawn; ++level) {
        const auto n = static_cast<std::uint32_t>(level);
        const qreal aside = level == 0 ? 0 : 0.03 * latticeValue(n, 0, seed);
        const qreal turn = 180 * latticeValue(n, 2, seed);
        painter.save();
        painter.translate(aside, -level * kRise);
        // The chip's thickness.
        painter.setPen(Qt::NoPen);
        painter.setBrush(look.body.darker(165));
        painter.drawEllipse(QPointF(0, kRise * 0.62), 0.5, 0.5);
        if (level + 1 == drawn) {
            paintTop(painter, look, turn, label, marked, pixel);
            if (ringed) {
                paintRing(painter);
            }
        } else {
            paintFace(painter, look, turn);
        }
        painter.restore();
    }
    return image;
}

} // namespace mesaviva::art
