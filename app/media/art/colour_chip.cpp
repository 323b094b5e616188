// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/art/colour_chip.h"

#include "app/media/art/noise.h"
#include "app/media/art/outlines.h"
#include "app/media/art/palette.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QPen>
#include <QRadialGradient>

#include <algorithm>
#include <array>
#include <cmath>

namespace mesaviva::art {

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
