// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/scene/cloth_print.h"

#include <QFont>
#include <QRawFont>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace mesaviva::scene {
namespace {

constexpr qreal kDrawnSize = 200;

// A QRawFont belongs to one thread, so each thread has its own.
const QRawFont& serif() {
    thread_local const QRawFont font(QStringLiteral(":/mesaviva/fonts/EBGaramond12-Regular.otf"), kDrawnSize,
                                     QFont::PreferNoHinting);
    return font;
}

struct Line {
    QList<quint32> glyphs;
    QList<QPointF> advances;
    qreal scale = 1;
};

Line lineOf(const QString& text, qreal capHeight) {
    const QRawFont& font = serif();
    Line line;
    line.glyphs = font.glyphIndexesForString(text);
    line.advances = font.advancesForGlyphIndexes(line.glyphs, QRawFont::KernedAdvances);
    const qreal capitals = font.capHeight() > 0 ? font.capHeight() : kDrawnSize * 0.65;
    line.scale = capHeight / capitals;
    return line;
}

qreal lengthOf(const Line& line, qreal gap) {
    qreal length = 0;
    for (const QPointF& advance : line.advances) {
        length += advance.x() * line.scale + gap;
    }
    return length - gap;
}

} // namespace

QPainterPath textOnArc(const QString& text, QPointF centre, qreal radius, qreal capHeight, qreal spacing) {
    const Line line = lineOf(text, capHeight);
    const qreal gap = spacing * capHeight;
    qreal along = -lengthOf(line, gap) / 2;
    QPainterPath path;
    for (qsizetype i = 0; i < line.glyphs.size(); ++i) {
        const qreal advance = line.advances[i].x() * line.scale;
        const qreal angle = (along + advance / 2) / radius;
        QTransform place;
        place.translate(centre.x() + std::sin(angle) * radius, centre.y() + std::cos(angle) * radius);
        place.rotate(-angle * 180 / std::numbers::pi);
        place.translate(-advance / 2, capHeight / 2);
        place.scale(line.scale, line.scale);
        path.addPath(place.map(serif().pathForGlyph(line.glyphs[i])));
        along += advance + gap;
    }
    return path;
}

qreal arcLengthOf(const QString& text, qreal capHeight, qreal spacing) {
    return lengthOf(lineOf(text, capHeight), spacing * capHeight);
}

QPainterPath lowerArc(QPointF centre, qreal radius, qreal reach) {
    const qreal half = std::min(reach / radius * 180 / std::numbers::pi, 85.0);
    const QRectF box(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
    QPainterPath path;
    path.arcMoveTo(box, 270 + half);
    path.arcTo(box, 270 + half, -2 * half);
    return path;
}

} // namespace mesaviva::scene
