// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/roulette/scene/roulette_cloth.h"

#include "app/games/roulette/scene/racetrack_geometry.h"
#include "app/games/roulette/scene/roulette_layout_geometry.h"
#include "app/games/roulette/scene/roulette_print.h"
#include "app/media/art/matter.h"
#include "app/media/art/noise.h"
#include "app/media/art/palette.h"
#include "app/media/art/picture_provider.h"
#include "app/media/scene/table_furniture.h"

#include <QPainter>
#include <QPainterPath>
#include <QQmlEngine>
#include <QRadialGradient>

#include <algorithm>

namespace mesaviva::scene {
namespace {

class TablePainter {
public:
    TablePainter(QPainter& painter, const RoulettePlan& plan)
        : m_painter(painter),
          m_plan(plan),
          m_unit(plan.unit()),
          m_area(QPointF(0, 0), plan.size()) {}

    void paintCloth() {
        const QPointF light(m_area.width() * 0.48, m_area.height() * 0.36);
        const qreal radius = std::max(m_area.width() * 0.70, m_area.height() * 1.15);
        art::paintCloth(m_painter, m_area, light, radius, 0.80);
    }

    void paintEdges() {
        const qreal far = m_plan.farEdge();
        const qreal edge = m_area.height() - m_plan.rim();
        for (int i = 6; i >= 1; --i) {
            m_painter.fillRect(QRectF(0, far, m_area.width(), 1.8 * i * m_unit), QColor(0, 0, 0, 20));
            m_painter.fillRect(QRectF(0, edge - 2.2 * i * m_unit, m_area.width(), 2.2 * i * m_unit),
                               QColor(0, 0, 0, 20));
        }
        art::paintWoodBand(m_painter, across(far / 2 - 1 * m_unit), far + 2 * m_unit);
        art::paintBrassInlay(m_painter, across(far), 1.2 * m_unit);
        const qreal wood = m_plan.rim() * 0.52;
        art::paintWoodBand(m_painter, across(edge + wood / 2), wood + m_unit);
        art::paintLeatherRail(m_painter, across(edge + wood + (m_plan.rim() - wood) * 0.62),
                              (m_plan.rim() - wood) * 1.24);
        art::paintBrassInlay(m_painter, across(edge + 0.6 * m_unit), 2 * m_unit);
        art::paintBrassInlay(m_painter, across(edge + wood), 1.3 * m_unit);
    }

    // The weave shows through the ink.
    void paintWeave(const QRectF& over) {
        m_painter.save();
        m_painter.setOpacity(0.7);
        QBrush weave(art::clothTile());
        m_painter.fillRect(over, weave);
        m_painter.restore();
    }

    void paintLight() {
        QRadialGradient dark(QPointF(0, 0), 1.0);
        dark.setColorAt(0.0, QColor(0, 0, 0, 0));
        dark.setColorAt(0.58, QColor(0, 0, 0, 0));
        dark.setColorAt(0.84, QColor(0, 0, 0, 62));
        dark.setColorAt(1.0, QColor(4, 3, 2, 150));
        QBrush brush(dark);
        QTransform place;
        place.translate(m_area.width() * 0.49, m_area.height() * 0.46);
        place.scale(m_area.width() * 0.70, m_area.height() * 0.92);
        brush.setTransform(place);
        m_painter.fillRect(m_area, brush);

        QRadialGradient warm(QPointF(m_area.width() * 0.50, m_area.height() * 0.32), m_area.width() * 0.44);
        warm.setColorAt(0.0, QColor(255, 214, 140, 30));
        warm.setColorAt(0.6, QColor(255, 206, 130, 10));
        warm.setColorAt(1.0, QColor(255, 200, 120, 0));
        m_painter.fillRect(m_area, warm);
    }

    void paintTray() { paintChipTray(m_painter, m_plan.tray(), m_plan.tray().width() / kTrayWidthMm); }

private:
    static constexpr qreal kTrayWidthMm = 352;

    QPainterPath across(qreal y) const {
        QPainterPath line(QPointF(-10, y));
        line.lineTo(m_area.width() + 10, y);
        return line;
    }

    QPainter& m_painter;
    const RoulettePlan& m_plan;
    qreal m_unit;
    QRectF m_area;
};

QImage clothPicture(const art::PictureRequest& request) {
    if (request.name() != u"table") {
        return {};
    }
    const auto option = [&](const char* name, qint64 most) {
        return static_cast<int>(std::clamp<qint64>(request.number(QLatin1String(name)), 0, most));
    };
    RouletteClothStyle style;
    style.pockets = option("pockets", 38) == 38 ? 38 : 37;
    style.order = static_cast<roulette::WheelOrder>(option("order", 3));
    style.track = static_cast<TrackKind>(option("track", 3));
    style.macau = option("macau", 1) == 1;
    style.doubled = option("double", 1) == 1;
    style.english = request.text(QStringLiteral("lang")) == u"en";
    return rouletteCloth(style, request.sizeFor({2, 1}, 1280));
}

} // namespace

QImage rouletteCloth(const RouletteClothStyle& style, QSize size) {
    QImage image(size.expandedTo({8, 8}), QImage::Format_RGB32);
    image.fill(art::palette::kRoomFar);
    const RoulettePlan plan(image.size(), style.track, style.doubled);
    const RacetrackGeometry track(plan.track(), style.order, style.track);
    const RouletteText words{style.english, style.macau};
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    TablePainter table(painter, plan);
    table.paintCloth();
    printLayout(painter, {plan, Side::left, style.pockets}, words, plan.unit());
    if (plan.isDouble()) {
        printLayout(painter, {plan, Side::right, style.pockets}, words, plan.unit());
    }
    printRacetrack(painter, track, words, plan.unit());
    const bool bareTrack = !track.isEmpty() && track.zones().empty();
    const QRectF title = bareTrack ? track.inside().boundingRect() : plan.title();
    if (!title.isEmpty()) {
        printTitle(painter, title, words, plan.unit());
    }
    table.paintWeave(plan.layout().united(plan.layoutOn(Side::right)).united(plan.track()));
    table.paintEdges();
    table.paintLight();
    table.paintTray();
    return image;
}

void addRouletteClothProvider(QQmlEngine& engine) {
    // One cloth is laid at a time and it is large: nothing is kept.
    engine.addImageProvider(QStringLiteral("roulettecloth"), new art::PictureProvider(clothPicture, 0));
}

} // namespace mesaviva::scene
