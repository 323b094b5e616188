// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/media/art/outlines.h"

#include <QFont>
#include <QFontDatabase>
#include <QRawFont>
#include <QString>
#include <QThreadStorage>
#include <QTransform>

#include <array>
#include <cstddef>

namespace mesaviva::art {

bool loadFonts() {
    static constexpr std::array<const char*, 6> kFiles = {
        "EBGaramond12-Regular.otf", "EBGaramond12-Italic.otf", "Roboto-Regular.ttf",
        "Roboto-Medium.ttf",        "Roboto-Bold.ttf",         "RobotoCondensed-Bold.ttf",
    };
    bool all = true;
    for (const char* file : kFiles) {
        all = QFontDatabase::addApplicationFont(QLatin1String(":/mesaviva/fonts/") + QLatin1String(file)) >=
                  0 &&
              all;
    }
    return all;
}

namespace {

// The signs are drawn 1000 units high, because uniting paths flattens curves to about a unit; only the right
// halves are given, and this mirrors them.
QPainterPath mirrored(const QPainterPath& rightHalf) {
    const QPainterPath whole = rightHalf.united(QTransform::fromScale(-1, 1).map(rightHalf));
    return QTransform::fromScale(0.001, 0.001).map(whole);
}

void addFoot(QPainterPath& path) {
    QPainterPath foot(QPointF(-20, 50));
    foot.lineTo(35, 50);
    foot.cubicTo(45, 300, 85, 440, 200, 500);
    foot.lineTo(-20, 500);
    foot.closeSubpath();
    path = path.united(foot);
}

QPainterPath spade() {
    QPainterPath half(QPointF(0, -500));
    half.cubicTo(60, -300, 445, -120, 445, 135);
    half.cubicTo(445, 275, 345, 345, 245, 345);
    half.cubicTo(145, 345, 60, 290, 30, 200);
    half.lineTo(-10, 200);
    half.closeSubpath();
    addFoot(half);
    return mirrored(half);
}

QPainterPath heart() {
    QPainterPath half(QPointF(0, 500));
    half.cubicTo(70, 290, 475, 100, 475, -215);
    half.cubicTo(475, -385, 365, -490, 235, -490);
    half.cubicTo(115, -490, 30, -400, 0, -285);
    half.lineTo(-10, 0);
    half.closeSubpath();
    return mirrored(half);
}

QPainterPath diamond() {
    QPainterPath half(QPointF(0, -500));
    half.cubicTo(90, -290, 220, -120, 385, 0);
    half.cubicTo(220, 120, 90, 290, 0, 500);
    half.lineTo(-10, 0);
    half.closeSubpath();
    return mirrored(half);
}

QPainterPath club() {
    QPainterPath path;
    path.addEllipse(QPointF(0, -285), 215, 215);
    QPainterPath side;
    side.addEllipse(QPointF(245, 95), 215, 215);
    QPainterPath heartWood;
    heartWood.addPolygon(QPolygonF(
        {QPointF(-10, -200), QPointF(90, -110), QPointF(180, 0), QPointF(80, 120), QPointF(-10, 180)}));
    path = path.united(side).united(heartWood);
    addFoot(path);
    return mirrored(path);
}

constexpr qreal kDrawnSize = 1000;

// A QRawFont belongs to one thread, so each thread has its own.
const QRawFont& rawFont(Fount fount) {
    static QThreadStorage<std::array<QRawFont, 3>> fonts;
    static constexpr std::array<const char*, 3> kFiles = {":/mesaviva/fonts/EBGaramond12-Regular.otf",
                                                          ":/mesaviva/fonts/RobotoCondensed-Bold.ttf",
                                                          ":/mesaviva/fonts/Roboto-Bold.ttf"};
    const auto index = static_cast<std::size_t>(fount);
    QRawFont& font = fonts.localData().at(index);
    if (!font.isValid()) {
        font = QRawFont(QString::fromLatin1(kFiles.at(index)), kDrawnSize, QFont::PreferNoHinting);
    }
    return font;
}

} // namespace

const QPainterPath& suitOutline(Suit suit) {
    static const std::array<QPainterPath, 4> kOutlines = {club(), diamond(), heart(), spade()};
    return kOutlines.at(static_cast<std::size_t>(suit));
}

QPainterPath textOutline(const QString& text, Fount fount, qreal capHeight, QPointF centre) {
    const QRawFont& font = rawFont(fount);
    QPainterPath line;
    qreal x = 0;
    for (const QChar letter : text) {
        const QList<quint32> glyph = font.glyphIndexesForString(QString(letter));
        if (glyph.isEmpty()) {
            continue;
        }
        line.addPath(font.pathForGlyph(glyph.constFirst()).translated(x, 0));
        x += font.advancesForGlyphIndexes(glyph).value(0).x();
    }
    const qreal capitals = font.capHeight() > 0 ? font.capHeight() : kDrawnSize * 0.7;
    const qreal scale = capHeight / capitals;
    const QRectF box = line.boundingRect();
    QTransform place;
    place.translate(centre.x(), centre.y());
    place.scale(scale, scale);
    place.translate(-box.center().x(), capitals / 2);
    return place.map(line);
}

} // namespace mesaviva::art
