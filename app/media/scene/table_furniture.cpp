// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/scene/table_furniture.h"

#include "app/media/art/card_picture.h"
#include "app/media/art/chip_picture.h"
#include "app/media/art/matter.h"
#include "app/media/art/palette.h"
#include "app/media/art/shadow.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>

#include <array>
#include <cmath>

namespace mesaviva::scene {
namespace {

namespace palette = art::palette;

QPainterPath roundedRect(const QRectF& box, qreal corner) {
    QPainterPath path;
    path.addRoundedRect(box, corner, corner);
    return path;
}

QColor shadow(int alpha) { return {0, 0, 0, alpha}; }
QColor glow(int alpha) { return {255, 240, 210, alpha}; }

// The shadow of a box that rises `height` above the cloth.
void paintShadow(QPainter& painter, const QRectF& box, qreal height) {
    const qreal margin = box.width() * art::kShadowMargin;
    const QRectF area = box.adjusted(-margin, -margin, margin, margin);
    const QImage shadow =
        art::softShadow(art::ShadowOf::box, 0.8, {160, qRound(160 * area.height() / area.width())});
    painter.drawImage(area.translated(height * 0.35, height * 0.5), shadow);
}

// Chips standing on edge in a tube, seen from above: stripes in the body's colour, with spots rotated by each
// chip's angle.
void paintTube(QPainter& painter, const QRectF& tube, qreal mm, std::int64_t cents, std::uint32_t seed) {
    const art::ChipLook look = art::chipLook(cents);
    const qreal thick = art::kChipHeightMm * mm;
    const int room = static_cast<int>(tube.height() / thick);
    const int chips = room - static_cast<int>(art::latticeHash(seed, 0, 3U) % 4U);
    for (int i = 0; i < chips; ++i) {
        const QRectF chip(tube.left(), tube.top() + i * thick, tube.width(), thick);
        painter.fillRect(chip, look.body);
        const qreal turn = art::latticeValue(seed, static_cast<std::uint32_t>(i), 11U);
        for (int spot = -1; spot <= 1; ++spot) {
            // Spots are sixty degrees apart; seen from the side.
            const qreal angle = (spot + turn * 0.5) * 1.047;
            const qreal x = tube.center().x() + std::sin(angle) * tube.width() / 2;
            const qreal width = 0.32 * tube.width() * std::cos(angle) / 2;
            painter.fillRect(QRectF(x - width / 2, chip.top(), width, thick), look.spot);
        }
        painter.fillRect(QRectF(chip.left(), chip.bottom() - 0.28 * thick, chip.width(), 0.28 * thick),
                         shadow(105));
        painter.fillRect(QRectF(chip.left(), chip.top(), chip.width(), 0.16 * thick), glow(46));
    }
    QLinearGradient round(tube.topLeft(), tube.topRight());
    round.setColorAt(0.00, shadow(165));
    round.setColorAt(0.16, shadow(50));
    round.setColorAt(0.34, glow(58));
    round.setColorAt(0.52, shadow(0));
    round.setColorAt(0.80, shadow(90));
    round.setColorAt(1.00, shadow(190));
    painter.fillRect(QRectF(tube.left(), tube.top(), tube.width(), chips * thick), round);
    painter.fillRect(QRectF(tube.left(), tube.top() + chips * thick, tube.width(), 0.5 * mm), shadow(140));
}

} // namespace

void paintChipTray(QPainter& painter, const QRectF& box, qreal mm) {
    static constexpr std::array<std::int64_t, 8> kTubes = {50000, 10000, 2500, 500, 500, 1000, 5000, 100};
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    paintShadow(painter, box, 12 * mm);
    art::paintWood(painter, roundedRect(box, 5 * mm));
    art::paintBrassInlay(painter, roundedRect(box.adjusted(2 * mm, 2 * mm, -2 * mm, -2 * mm), 3.6 * mm),
                         0.9 * mm);

    const QRectF inside = box.adjusted(4.5 * mm, 4.5 * mm, -4.5 * mm, -4.5 * mm);
    const qreal pitch = inside.width() / kTubes.size();
    for (std::size_t i = 0; i < kTubes.size(); ++i) {
        const QRectF slot(inside.left() + static_cast<qreal>(i) * pitch + 1.1 * mm, inside.top(),
                          pitch - 2.2 * mm, inside.height());
        const QPainterPath outline = roundedRect(slot, 2 * mm);
        painter.fillPath(outline, QColor(0x12, 0x0A, 0x06));
        painter.save();
        painter.setClipPath(outline, Qt::IntersectClip);
        painter.setRenderHint(QPainter::Antialiasing, false);
        paintTube(painter, slot.adjusted(0.6 * mm, 0.4 * mm, -0.6 * mm, -0.4 * mm), mm, kTubes.at(i),
                  static_cast<std::uint32_t>(i));
        painter.restore();
        art::paintInnerShadow(painter, outline, 4 * mm);
    }
    painter.restore();
}

void paintShoe(QPainter& painter, const Spot& spot, QSizeF size, qreal mm) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setPen(Qt::NoPen);
    painter.translate(spot.at);
    painter.rotate(spot.turn);
    const QRectF box(-size.width() / 2, -size.height() / 2, size.width(), size.height());
    paintShadow(painter, box, 30 * mm);

    // Black lacquered body; its slanted front with the card slot takes the lower third.
    const qreal frontTop = box.top() + box.height() * 0.62;
    QLinearGradient lacquer(box.topLeft(), box.bottomRight());
    lacquer.setColorAt(0.0, QColor(0x46, 0x3A, 0x31));
    lacquer.setColorAt(0.30, QColor(0x22, 0x1B, 0x16));
    lacquer.setColorAt(1.0, QColor(0x0B, 0x08, 0x06));
    const QPainterPath body = roundedRect(box, 6 * mm);
    painter.fillPath(body, lacquer);

    // The lid: a window that shows the cards inside.
    const QRectF lid(box.left() + 7 * mm, box.top() + 8 * mm, box.width() - 14 * mm,
                     frontTop - box.top() - 14 * mm);
    const QPainterPath window = roundedRect(lid, 3 * mm);
    painter.fillPath(window, QColor(0x0A, 0x07, 0x05));
    painter.save();
    painter.setClipPath(window, Qt::IntersectClip);
    const qreal edge = 0.9 * mm;
    for (int i = 0; i * edge < lid.height() * 0.8; ++i) {
        const qreal y = lid.bottom() - i * edge;
        const int tone = 205 + static_cast<int>(34 * art::latticeValue(static_cast<std::uint32_t>(i), 2, 5U));
        painter.fillRect(QRectF(lid.left() + 2.2 * mm, y - edge, lid.width() - 4.4 * mm, edge * 0.72),
                         QColor(tone, tone - 6, tone - 22));
    }
    QLinearGradient glass(lid.topLeft(), lid.bottomRight());
    glass.setColorAt(0.0, glow(70));
    glass.setColorAt(0.34, glow(18));
    glass.setColorAt(0.36, shadow(70));
    glass.setColorAt(1.0, shadow(150));
    painter.fillPath(window, glass);
    painter.restore();
    art::paintInnerShadow(painter, window, 4 * mm);
    art::paintBrassInlay(painter, window, 1.1 * mm);

    // The front: the next card's back in the slot, held by a brass lip.
    const QRectF mouth(-art::kCardWidthMm / 2 * mm, frontTop - 2 * mm, art::kCardWidthMm * mm,
                       box.bottom() - frontTop + 6 * mm);
    painter.fillPath(roundedRect(mouth.adjusted(-3 * mm, -2 * mm, 3 * mm, -3 * mm), 3 * mm),
                     QColor(0x06, 0x04, 0x03));
    const QSizeF card = QSizeF(art::kCardWidthMm, art::kCardHeightMm) * mm;
    painter.save();
    painter.setClipRect(mouth, Qt::IntersectClip);
    const QImage back = art::cardBack((card * 2).toSize());
    painter.drawImage(QRectF(QPointF(mouth.left(), mouth.bottom() - card.height()), card), back);
    QLinearGradient depth(mouth.topLeft(), mouth.bottomLeft());
    depth.setColorAt(0.0, shadow(210));
    depth.setColorAt(0.45, shadow(70));
    depth.setColorAt(1.0, shadow(10));
    painter.fillRect(mouth, depth);
    painter.restore();
    const QRectF lip(box.left() + 3 * mm, frontTop - 6 * mm, box.width() - 6 * mm, 7 * mm);
    art::paintBrassPlate(painter, roundedRect(lip, 2 * mm));
    for (const qreal side : {-1.0, 1.0}) {
        const qreal x = side > 0 ? box.right() - 8.6 * mm : box.left() + 1.6 * mm;
        art::paintWood(
            painter,
            roundedRect(QRectF(x, frontTop + 1 * mm, 7 * mm, box.bottom() - frontTop - 3 * mm), 2 * mm));
    }

    painter.setClipPath(body, Qt::IntersectClip);
    QLinearGradient rim(box.topLeft(), box.bottomRight());
    rim.setColorAt(0.0, glow(120));
    rim.setColorAt(0.4, glow(20));
    rim.setColorAt(1.0, shadow(160));
    painter.strokePath(body, QPen(QBrush(rim), 1.6 * mm));
    painter.restore();
}

void paintDiscardHolder(QPainter& painter, const Spot& spot, QSizeF size, qreal mm) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.translate(spot.at);
    painter.rotate(spot.turn);
    const QRectF box(-size.width() / 2, -size.height() / 2, size.width(), size.height());
    paintShadow(painter, box, 14 * mm);
    const QPainterPath body = roundedRect(box, 5 * mm);
    art::paintWood(painter, body);
    const QPainterPath floor = roundedRect(box.adjusted(5 * mm, 5 * mm, -5 * mm, -5 * mm), 3 * mm);
    QLinearGradient baize(box.topLeft(), box.bottomRight());
    baize.setColorAt(0.0, QColor(0x4F, 0x12, 0x18));
    baize.setColorAt(1.0, QColor(0x2A, 0x09, 0x0D));
    painter.fillPath(floor, baize);
    art::paintInnerShadow(painter, floor, 7 * mm);
    art::paintBrassInlay(painter, floor, 0.9 * mm);
    painter.restore();
}

} // namespace mesaviva::scene
