// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/scene/bingo_cloth.h"

#include "app/media/art/matter.h"
#include "app/media/art/palette.h"
#include "app/media/art/picture_provider.h"

#include <QPainter>
#include <QPainterPath>
#include <QQmlEngine>
#include <QRadialGradient>

#include <algorithm>

namespace mesaviva::scene {
namespace {

// Widths for a picture of this height.
constexpr double kDrawnHeight = 620;
constexpr double kPost = 10;
constexpr double kRail = 7;

QPainterPath upright(qreal x, qreal height) {
    QPainterPath line(QPointF(x, -10));
    line.lineTo(x, height + 10);
    return line;
}

QPainterPath across(qreal y, qreal width) {
    QPainterPath line(QPointF(-10, y));
    line.lineTo(width + 10, y);
    return line;
}

void paintNiche(QPainter& painter, const QRectF& niche) {
    art::paintRoom(painter, niche, QPointF(niche.center().x(), niche.height() * 0.3), niche.height() * 0.9);
    // A dark wooden back wall, lit by the lamp.
    painter.save();
    painter.setOpacity(0.42);
    QPainterPath wall;
    wall.addRect(niche);
    art::paintWood(painter, wall);
    painter.restore();
    QRadialGradient lamp(QPointF(niche.center().x(), niche.height() * 0.34), niche.width() * 0.82);
    lamp.setColorAt(0.0, QColor(255, 206, 130, 46));
    lamp.setColorAt(0.55, QColor(255, 200, 120, 12));
    lamp.setColorAt(1.0, QColor(0, 0, 0, 96));
    painter.fillRect(niche, lamp);
}

void paintShade(QPainter& painter, const QRectF& area, qreal unit) {
    for (int i = 7; i >= 1; --i) {
        painter.fillRect(QRectF(area.left(), area.top(), area.width(), 2 * i * unit), QColor(0, 0, 0, 18));
        painter.fillRect(QRectF(area.left(), area.top(), 2 * i * unit, area.height()), QColor(0, 0, 0, 18));
    }
}

QImage roomPicture(const art::PictureRequest& request) {
    if (request.name() != u"room") {
        return {};
    }
    const qint64 split = std::clamp<qint64>(request.number(QLatin1String("split")), 100, 900);
    return bingoCloth(static_cast<double>(split) / 1000.0, request.sizeFor({2, 1}, 1280));
}

} // namespace

QImage bingoCloth(double split, QSize size) {
    QImage image(size.expandedTo({8, 8}), QImage::Format_RGB32);
    image.fill(art::palette::kRoomFar);
    const QRectF area(QPointF(0, 0), QSizeF(image.size()));
    const qreal unit = area.height() / kDrawnHeight;
    const qreal edge = area.width() * split;
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintNiche(painter, QRectF(0, 0, edge, area.height()));
    const QRectF cloth(edge, 0, area.width() - edge, area.height());
    art::paintCloth(painter, cloth, QPointF(edge + cloth.width() * 0.42, area.height() * 0.4),
                    std::max(cloth.width() * 0.8, area.height() * 1.1), 0.8);
    paintShade(painter, cloth, unit);
    art::paintWoodBand(painter, upright(edge, area.height()), kPost * unit);
    art::paintBrassInlay(painter, upright(edge + kPost / 2 * unit, area.height()), 1.3 * unit);
    art::paintWoodBand(painter, across(kRail / 2 * unit - unit, area.width()), kRail * unit);
    art::paintBrassInlay(painter, across(kRail * unit, area.width()), 1.2 * unit);
    return image;
}

void addBingoClothProvider(QQmlEngine& engine) {
    // Only one large room is shown at a time: nothing is cached.
    engine.addImageProvider(QStringLiteral("bingocloth"), new art::PictureProvider(roomPicture, 0));
}

} // namespace mesaviva::scene
