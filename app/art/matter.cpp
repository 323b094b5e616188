// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "matter.h"

#include "noise.h"
#include "palette.h"

#include <QBrush>
#include <QLinearGradient>
#include <QPainter>
#include <QPainterPathStroker>
#include <QPen>
#include <QPolygonF>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>

namespace mesaviva::art {
namespace {

class PainterState {
public:
    explicit PainterState(QPainter& painter)
        : m_painter(painter) {
        m_painter.save();
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setRenderHint(QPainter::SmoothPixmapTransform);
    }
    ~PainterState() { m_painter.restore(); }
    PainterState(const PainterState&) = delete;
    PainterState& operator=(const PainterState&) = delete;
    PainterState(PainterState&&) = delete;
    PainterState& operator=(PainterState&&) = delete;

private:
    QPainter& m_painter;
};

QColor mix(const QColor& a, const QColor& b, qreal t) {
    const auto channel = [t](int from, int to) {
        return static_cast<int>(std::lround(std::lerp(from, to, t)));
    };
    return {channel(a.red(), b.red()), channel(a.green(), b.green()), channel(a.blue(), b.blue()),
            channel(a.alpha(), b.alpha())};
}

QColor withAlpha(QColor colour, qreal alpha) {
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

// A brush whose pixels meet the device's, however the painter is scaled.
QBrush textureBrush(const QPainter& painter, const QImage& tile) {
    QBrush brush(tile);
    bool invertible = false;
    const QTransform inverse = painter.deviceTransform().inverted(&invertible);
    if (invertible) {
        brush.setTransform(inverse);
    }
    return brush;
}

QBrush lampBrush(QPointF lightCentre, qreal radius, qreal flatness) {
    using namespace palette;
    QRadialGradient gradient(QPointF(0, 0), radius);
    gradient.setColorAt(0.00, mix(kClothLit, QColor(0x3C, 0x86, 0x4E), 0.28));
    gradient.setColorAt(0.22, mix(kClothLit, QColor(0x3C, 0x86, 0x4E), 0.10));
    gradient.setColorAt(0.42, kClothLit);
    gradient.setColorAt(0.70, mix(kClothLit, kClothShade, 0.55));
    gradient.setColorAt(0.90, kClothShade);
    gradient.setColorAt(1.00, mix(kClothShade, kRoomFar, 0.28));
    QBrush brush(gradient);
    QTransform place;
    place.translate(lightCentre.x(), lightCentre.y());
    place.scale(1.0, flatness);
    brush.setTransform(place);
    return brush;
}

QPolygonF samples(const QPainterPath& line) {
    const QList<QPolygonF> polygons = line.toSubpathPolygons();
    return polygons.isEmpty() ? QPolygonF() : polygons.constFirst();
}

QPolygonF parallel(const QPolygonF& line, qreal distance) {
    QPolygonF result;
    result.reserve(line.size());
    for (qsizetype i = 0; i < line.size(); ++i) {
        const QPointF before = line[std::max<qsizetype>(i - 1, 0)];
        const QPointF after = line[std::min<qsizetype>(i + 1, line.size() - 1)];
        const QPointF along = after - before;
        const qreal length = std::hypot(along.x(), along.y());
        const QPointF normal = length > 0 ? QPointF(-along.y(), along.x()) / length : QPointF(0, 0);
        result.append(line[i] + normal * distance);
    }
    return result;
}

QPainterPath band(const QPainterPath& centreLine, qreal width) {
    QPainterPathStroker stroker;
    stroker.setWidth(width);
    stroker.setCapStyle(Qt::FlatCap);
    stroker.setJoinStyle(Qt::RoundJoin);
    return stroker.createStroke(centreLine);
}

// How much the normal of a line faces the lamp at the top left, in [-1, 1], averaged over the line.
qreal facing(const QPolygonF& line) {
    if (line.size() < 2) {
        return 0;
    }
    const QPointF along = line.constLast() - line.constFirst();
    const qreal length = std::hypot(along.x(), along.y());
    return length > 0 ? (-along.y() * -0.5 + along.x() * -0.866) / length : -0.866;
}

void strokeLine(QPainter& painter, const QPolygonF& line, const QColor& colour, qreal width) {
    const QPen pen(colour, width, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
}

} // namespace

void paintCloth(QPainter& painter, const QRectF& area, QPointF lightCentre, qreal radius, qreal flatness) {
    const PainterState state(painter);
    painter.fillRect(area, lampBrush(lightCentre, radius, flatness));
    painter.fillRect(area, textureBrush(painter, clothTile()));
}

void paintCloth(QPainter& painter, const QPainterPath& shape, QPointF lightCentre, qreal radius,
                qreal flatness) {
    const PainterState state(painter);
    painter.fillPath(shape, lampBrush(lightCentre, radius, flatness));
    painter.fillPath(shape, textureBrush(painter, clothTile()));
}

void paintRoom(QPainter& painter, const QRectF& area, QPointF lightCentre, qreal radius) {
    const PainterState state(painter);
    QRadialGradient gradient(lightCentre, radius);
    gradient.setColorAt(0.0, mix(palette::kRoomNear, palette::kMahogany, 0.16));
    gradient.setColorAt(0.5, palette::kRoomNear);
    gradient.setColorAt(1.0, palette::kRoomFar);
    painter.fillRect(area, gradient);
    painter.setOpacity(0.35);
    painter.fillRect(area, textureBrush(painter, clothTile()));
}

void paintWood(QPainter& painter, const QPainterPath& shape) {
    using namespace palette;
    const PainterState state(painter);
    const QRectF box = shape.boundingRect();
    QLinearGradient varnish(box.topLeft(), box.bottomLeft());
    varnish.setColorAt(0.0, mix(kMahogany, QColor(0x8A, 0x4A, 0x26), 0.45));
    varnish.setColorAt(0.35, kMahogany);
    varnish.setColorAt(1.0, mix(kMahogany, kMahoganyDark, 0.75));
    painter.fillPath(shape, varnish);
    painter.fillPath(shape, textureBrush(painter, woodTile()));

    painter.setClipPath(shape, Qt::IntersectClip);
    QLinearGradient rim(box.topLeft(), box.bottomRight());
    rim.setColorAt(0.0, withAlpha(QColor(0xFF, 0xD9, 0xA8), 0.42));
    rim.setColorAt(0.5, withAlpha(QColor(0xFF, 0xD9, 0xA8), 0.08));
    rim.setColorAt(1.0, withAlpha(Qt::black, 0.55));
    painter.strokePath(shape, QPen(QBrush(rim), 3.0));
}

void paintWoodBand(QPainter& painter, const QPainterPath& centreLine, qreal width) {
    using namespace palette;
    const PainterState state(painter);
    const QPolygonF line = samples(centreLine);
    if (line.size() < 2 || width <= 0) {
        return;
    }
    const qreal lit = -facing(line);
    painter.fillPath(band(centreLine, width), mix(kMahogany, kMahoganyDark, 0.2));

    // A gentle crown: broad strokes from the lit edge to the shaded one, then the grain as thin ones.
    constexpr int kSteps = 14;
    for (int i = 0; i < kSteps; ++i) {
        const qreal t = (i + 0.5) / kSteps * 2 - 1;
        const qreal light = std::clamp(0.5 - 0.75 * t * lit - 0.35 * t * t, 0.0, 1.0);
        const QColor tone = mix(kMahoganyDark, mix(kMahogany, QColor(0x93, 0x50, 0x2A), 0.5), light);
        strokeLine(painter, parallel(line, t * width / 2), tone, width / kSteps + 0.8);
    }
    const int fibres = std::max(6, static_cast<int>(width * 0.7));
    for (int i = 0; i < fibres; ++i) {
        const auto n = static_cast<std::uint32_t>(i);
        const qreal at = (latticeValue(n, 0, 41U) * 0.49) * width;
        const qreal tone = latticeValue(n, 1, 41U);
        const QColor colour = tone > 0 ? withAlpha(QColor(0xC8, 0x7A, 0x45), 0.04 + 0.07 * tone)
                                       : withAlpha(Qt::black, 0.06 - 0.16 * tone);
        strokeLine(painter, parallel(line, at), colour, 0.5 + 0.5 * (1 + latticeValue(n, 2, 41U)));
    }
    painter.setOpacity(0.5);
    painter.fillPath(band(centreLine, width), textureBrush(painter, woodTile()));
    painter.setOpacity(1.0);
    strokeLine(painter, parallel(line, -lit * (width / 2 - 1.2)), withAlpha(QColor(0xFF, 0xD9, 0xA8), 0.35),
               1.2);
    strokeLine(painter, parallel(line, lit * (width / 2 - 0.8)), withAlpha(Qt::black, 0.55), 1.6);
}

void paintLeatherRail(QPainter& painter, const QPainterPath& centreLine, qreal width) {
    const PainterState state(painter);
    const QPolygonF line = samples(centreLine);
    if (line.size() < 2 || width <= 0) {
        return;
    }
    const qreal lit = -facing(line);
    const QColor dark(0x0F, 0x07, 0x04);
    const QColor hide(0x3A, 0x1C, 0x10);
    const QColor sheen(0x86, 0x55, 0x38);

    // A round section: the tone at each distance is that of a half cylinder under the lamp.
    const int steps = std::clamp(static_cast<int>(width), 12, 48);
    for (int i = 0; i < steps; ++i) {
        const qreal t = (i + 0.5) / steps * 2 - 1;
        const qreal slope = t * lit;
        const qreal height = std::sqrt(std::max(0.0, 1 - t * t));
        const qreal diffuse = std::clamp(0.62 * height - 0.62 * slope, 0.0, 1.0);
        const qreal shine = std::pow(std::max(0.0, std::cos((slope + 0.42) * 1.9)), 14.0);
        const QColor tone = mix(mix(dark, hide, diffuse), sheen, 0.62 * shine);
        strokeLine(painter, parallel(line, t * width / 2), tone, width / steps + 0.9);
    }
    painter.fillPath(band(centreLine, width), textureBrush(painter, leatherTile()));

    for (const qreal side : {-1.0, 1.0}) {
        const QPolygonF seam = parallel(line, side * width * 0.39);
        strokeLine(painter, seam, withAlpha(Qt::black, 0.45), std::max(1.0, width * 0.035));
        QPen stitch(withAlpha(QColor(0xB9, 0x92, 0x66), 0.55), std::max(0.8, width * 0.022),
                    Qt::CustomDashLine, Qt::RoundCap);
        stitch.setDashPattern({4.0, 3.2});
        painter.setPen(stitch);
        painter.drawPolyline(seam);
    }
}

void paintBrassInlay(QPainter& painter, const QPainterPath& path, qreal width) {
    using namespace palette;
    const PainterState state(painter);
    const QRectF box = path.boundingRect();
    const auto pen = [](const QBrush& brush, qreal w) {
        return QPen(brush, w, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    };
    painter.strokePath(path, pen(withAlpha(Qt::black, 0.35), width + 1.6));

    // Metal mirrors the room: bright where it looks at the lamp, dark where it looks away.
    QLinearGradient metal(box.topLeft(), box.bottomRight());
    metal.setColorAt(0.00, kBrass);
    metal.setColorAt(0.14, kBrassLight);
    metal.setColorAt(0.30, kBrass);
    metal.setColorAt(0.46, mix(kBrass, kBrassDark, 0.6));
    metal.setColorAt(0.60, kBrass);
    metal.setColorAt(0.70, mix(kBrass, kBrassLight, 0.7));
    metal.setColorAt(0.84, mix(kBrass, kBrassDark, 0.5));
    metal.setColorAt(1.00, kBrassDark);
    painter.strokePath(path, pen(metal, width));
    if (width >= 2) {
        painter.save();
        painter.translate(-width * 0.22, -width * 0.22);
        painter.strokePath(path, pen(withAlpha(QColor(0xFF, 0xF4, 0xCF), 0.42), width * 0.28));
        painter.restore();
    }
}

void paintBrassPlate(QPainter& painter, const QPainterPath& shape) {
    using namespace palette;
    const PainterState state(painter);
    const QRectF box = shape.boundingRect();
    QLinearGradient metal(box.topLeft(), box.bottomRight());
    metal.setColorAt(0.0, mix(kBrass, kBrassLight, 0.55));
    metal.setColorAt(0.35, kBrass);
    metal.setColorAt(0.55, mix(kBrass, kBrassLight, 0.35));
    metal.setColorAt(1.0, mix(kBrass, kBrassDark, 0.55));
    painter.fillPath(shape, metal);
    painter.setOpacity(0.45);
    painter.fillPath(shape, textureBrush(painter, woodTile()));
    painter.setOpacity(1.0);
    painter.setClipPath(shape, Qt::IntersectClip);
    QLinearGradient bevel(box.topLeft(), box.bottomRight());
    bevel.setColorAt(0.0, withAlpha(QColor(0xFF, 0xF4, 0xCF), 0.9));
    bevel.setColorAt(0.5, withAlpha(kBrassDark, 0.3));
    bevel.setColorAt(1.0, withAlpha(QColor(0x3A, 0x28, 0x0A), 0.9));
    painter.strokePath(shape, QPen(QBrush(bevel), 2.4));
}

void paintInnerShadow(QPainter& painter, const QPainterPath& shape, qreal depth) {
    const PainterState state(painter);
    painter.setClipPath(shape, Qt::IntersectClip);
    const int steps = std::clamp(static_cast<int>(depth), 3, 10);
    for (int i = steps; i >= 1; --i) {
        const qreal reach = depth * i / steps;
        const QPainterPath shifted = shape.translated(reach * 0.5, reach * 0.85);
        painter.fillPath(shape.subtracted(shifted), withAlpha(Qt::black, 0.5 / steps));
    }
}

QPainterPath parallelLine(const QPainterPath& line, qreal distance) {
    QPainterPath result;
    result.addPolygon(parallel(samples(line), distance));
    return result;
}

} // namespace mesaviva::art
