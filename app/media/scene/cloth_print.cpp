// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/media/scene/cloth_print.h"

#include <QFont>
#include <QRawFont>
#include <QThreadStorage>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace mesaviva::scene {

namespace {

constexpr qreal kMeasuredSize = 1000;

// A QRawFont belongs to one thread, so each thread has its own.
const QRawFont& measured() {
    static QThreadStorage<QRawFont> fonts;
    QRawFont& font = fonts.localData();
    if (!font.isValid()) {
        font = QRawFont(QStringLiteral(":/mesaviva/fonts/EBGaramond12-Regular.otf"), kMeasuredSize,
                        QFont::PreferNoHinting);
    }
    return font;
}

// The font's default figures are old-style, and its 1 looks like an I. Qt cannot select others, so this lists
// the glyphs that the shipped font's `lnum` feature substitutes.
quint32 liningGlyph(QChar letter, quint32 glyph) {
    constexpr quint32 kLiningOne = 1977;
    constexpr quint32 kLiningZero = 1986;
    if (letter == u'0') {
        return kLiningZero;
    }
    return letter >= u'1' && letter <= u'9' ? kLiningOne + letter.unicode() - u'1' : glyph;
}

} // namespace

QPainterPath printedLine(const QString& text, qreal capHeight, qreal spacing, qreal width, QPointF centre) {
    const QRawFont& font = measured();
    QList<quint32> glyphs = font.glyphIndexesForString(text);
    if (glyphs.isEmpty() || glyphs.size() != text.size()) {
        return {};
    }
    for (qsizetype i = 0; i < glyphs.size(); ++i) {
        glyphs[i] = liningGlyph(text[i], glyphs[i]);
    }
    const QList<QPointF> advances = font.advancesForGlyphIndexes(glyphs, QRawFont::KernedAdvances);
    const qreal capitals = font.capHeight() > 0 ? font.capHeight() : kMeasuredSize * 0.65;
    QPainterPath line;
    qreal x = 0;
    for (qsizetype i = 0; i < glyphs.size(); ++i) {
        line.addPath(font.pathForGlyph(glyphs[i]).translated(x, 0));
        x += advances[i].x() + spacing * capitals;
    }
    const QRectF box = line.boundingRect();
    const qreal scale = std::min(capHeight / capitals, box.width() > 0 ? width / box.width() : 1);
    QTransform place;
    place.translate(centre.x(), centre.y());
    place.scale(scale, scale);
    place.translate(-box.center().x(), capitals / 2);
    return place.map(line);
}

namespace {

constexpr qreal kDrawnSize = 200;

// A QRawFont belongs to one thread, so each thread has its own.
const QRawFont& serif() {
    static QThreadStorage<QRawFont> fonts;
    QRawFont& font = fonts.localData();
    if (!font.isValid()) {
        font = QRawFont(QStringLiteral(":/mesaviva/fonts/EBGaramond12-Regular.otf"), kDrawnSize,
                        QFont::PreferNoHinting);
    }
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
