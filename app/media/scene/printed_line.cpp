// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/scene/printed_line.h"

#include <QFont>
#include <QRawFont>
#include <QTransform>

#include <algorithm>

namespace mesaviva::scene {
namespace {

constexpr qreal kMeasuredSize = 1000;

// A QRawFont belongs to one thread, so each thread has its own.
const QRawFont& measured() {
    thread_local const QRawFont font(QStringLiteral(":/mesaviva/fonts/EBGaramond12-Regular.otf"),
                                     kMeasuredSize, QFont::PreferNoHinting);
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

} // namespace mesaviva::scene
