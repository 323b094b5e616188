// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/media/art/matter.h"

#include "app/media/art/palette.h"

#include <QBrush>
#include <QColor>
#include <QLineF>
#include <QLinearGradient>
#include <QPainter>
#include <QPainterPathStroker>
#include <QPen>
#include <QPointF>
#include <QPolygonF>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

namespace mesaviva::art {

namespace {

double smoothStep(double t) noexcept { return t * t * t * (t * (t * 6.0 - 15.0) + 10.0); }

// A pixel that darkens (negative) or lightens (positive) what is below it by `amount`.
QRgb veil(double amount) noexcept {
    const int alpha = std::clamp(static_cast<int>(std::lround(std::abs(amount) * 255.0)), 0, 255);
    const int level = amount > 0.0 ? alpha : 0;
    return qRgba(level, level, level, alpha);
}

template <typename Amount>
QImage makeTile(int width, int height, Amount amount) {
    QImage tile(width, height, QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < height; ++y) {
        auto* line = reinterpret_cast<QRgb*>(tile.scanLine(y));
        for (int x = 0; x < width; ++x) {
            line[x] = veil(amount(static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y)));
        }
    }
    return tile;
}

} // namespace

double smoothNoise(double x, double y, std::uint32_t periodX, std::uint32_t periodY,
                   std::uint32_t seed) noexcept {
    const double floorX = std::floor(x);
    const double floorY = std::floor(y);
    const auto wrap = [](double cell, std::uint32_t period) {
        return static_cast<std::uint32_t>(static_cast<std::int32_t>(cell)) & (period - 1U);
    };
    const std::uint32_t x0 = wrap(floorX, periodX);
    const std::uint32_t x1 = wrap(floorX + 1.0, periodX);
    const std::uint32_t y0 = wrap(floorY, periodY);
    const std::uint32_t y1 = wrap(floorY + 1.0, periodY);
    const double tx = smoothStep(x - floorX);
    const double ty = smoothStep(y - floorY);
    return std::lerp(std::lerp(latticeValue(x0, y0, seed), latticeValue(x1, y0, seed), tx),
                     std::lerp(latticeValue(x0, y1, seed), latticeValue(x1, y1, seed), tx), ty);
}

const QImage& clothTile() {
    static const QImage kTile = makeTile(256, 256, [](std::uint32_t x, std::uint32_t y) {
        // A 2/2 twill: threads go over two and under two, shifted by one in each row.
        const bool over = ((x + y) & 3U) < 2U;
        const double weave = over ? 0.011 : -0.014;
        const double thread = 0.010 * latticeValue(x / 3U, y, 11U) + 0.010 * latticeValue(x, y / 3U, 12U);
        const double fibre = 0.016 * latticeValue(x, y, 13U);
        const double nap = 0.012 * smoothNoise(x / 16.0, y / 16.0, 16, 16, 14U) +
                           0.010 * smoothNoise(x / 4.0, y / 4.0, 64, 64, 15U);
        return weave + thread + fibre + nap;
    });
    return kTile;
}

const QImage& woodTile() {
    static const QImage kTile = makeTile(512, 128, [](std::uint32_t x, std::uint32_t y) {
        // Long fibres: much finer across than along, bent by a slow wave.
        const double bend = 5.0 * smoothNoise(x / 128.0, y / 64.0, 4, 2, 21U);
        const double v = y + bend;
        const double bands = smoothNoise(x / 256.0, v / 8.0, 2, 16, 22U);
        const double fibres = smoothNoise(x / 64.0, v / 2.0, 8, 64, 23U);
        const double pores = std::max(0.0, smoothNoise(x / 16.0, v, 32, 128, 24U) - 0.45);
        const double figure = smoothNoise(x / 32.0, v / 64.0, 16, 2, 25U);
        return 0.10 * bands + 0.07 * fibres - 0.32 * pores + 0.05 * figure;
    });
    return kTile;
}

const QImage& leatherTile() {
    // Cells with dark creases between them: the distance to the second nearest point minus that to the
    // nearest.
    constexpr std::uint32_t kCells = 52;
    static const QImage kTile = [] {
        std::vector<QPointF> points(static_cast<std::size_t>(kCells) * kCells);
        for (std::uint32_t y = 0; y < kCells; ++y) {
            for (std::uint32_t x = 0; x < kCells; ++x) {
                points[y * kCells + x] = {0.5 + 0.45 * latticeValue(x, y, 31U),
                                          0.5 + 0.45 * latticeValue(x, y, 32U)};
            }
        }
        return makeTile(256, 256, [&points](std::uint32_t x, std::uint32_t y) {
            const double u = x * kCells / 256.0;
            const double v = y * kCells / 256.0;
            const int column = static_cast<int>(u);
            const int row = static_cast<int>(v);
            double nearest = 9.0;
            double second = 9.0;
            for (int cy = row - 1; cy <= row + 1; ++cy) {
                for (int cx = column - 1; cx <= column + 1; ++cx) {
                    const std::uint32_t wrappedX = (static_cast<std::uint32_t>(cx) + kCells) % kCells;
                    const std::uint32_t wrappedY = (static_cast<std::uint32_t>(cy) + kCells) % kCells;
                    const QPointF point = points[wrappedY * kCells + wrappedX];
                    const double dx = cx + point.x() - u;
                    const double dy = cy + point.y() - v;
                    const double squared = dx * dx + dy * dy;
                    second = std::min(second, std::max(squared, nearest));
                    nearest = std::min(nearest, squared);
                }
            }
            const double crease = std::clamp((std::sqrt(second) - std::sqrt(nearest)) * 3.0, 0.0, 1.0);
            return -0.13 * (1.0 - crease) + 0.03 * (1.0 - std::sqrt(nearest)) +
                   0.012 * latticeValue(x, y, 33U);
        });
    }();
    return kTile;
}

namespace {

class PainterState {
public:
    explicit PainterState(QPainter& painter) : m_painter(painter) {
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

// A brush whose pixels match device pixels, however the painter is scaled.
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
    gradient.setColorAt(0.00, mix(kClothHighlighted, QColor(0x3C, 0x86, 0x4E), 0.28));
    gradient.setColorAt(0.22, mix(kClothHighlighted, QColor(0x3C, 0x86, 0x4E), 0.10));
    gradient.setColorAt(0.42, kClothHighlighted);
    gradient.setColorAt(0.70, mix(kClothHighlighted, kClothShade, 0.55));
    gradient.setColorAt(0.90, kClothShade);
    gradient.setColorAt(1.00, mix(kClothShade, kRoomFar, 0.28));
    QBrush brush(gradient);
    QTransform place;
    place.translate(lightCentre.x(), lightCentre.y());
    place.scale(1.0, flatness);
    brush.setTransform(place);
    return brush;
}

// Points on the line at equal steps, close enough to look smooth.
QPolygonF samples(const QPainterPath& line) {
    const QList<QPolygonF> polygons = line.toSubpathPolygons();
    if (polygons.isEmpty()) {
        return {};
    }
    constexpr qreal kStep = 14;
    const QPolygonF& corners = polygons.constFirst();
    QPolygonF result;
    for (qsizetype i = 1; i < corners.size(); ++i) {
        const QLineF piece(corners[i - 1], corners[i]);
        const int parts = std::max(1, static_cast<int>(std::ceil(piece.length() / kStep)));
        for (int part = i == 1 ? 0 : 1; part <= parts; ++part) {
            result.append(piece.pointAt(static_cast<qreal>(part) / parts));
        }
    }
    return result;
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

// How far the right-hand side of a step from a to b faces away from the lamp at the top left, in [-1, 1].
qreal turnedAway(QPointF a, QPointF b) {
    const QPointF along = b - a;
    const qreal length = std::hypot(along.x(), along.y());
    return length > 0 ? (-along.y() * 0.5 + along.x() * 0.866) / length : 0.866;
}

void strokeLine(QPainter& painter, const QPolygonF& line, const QColor& colour, qreal width) {
    const QPen pen(colour, width, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
}

// Shades a band along `line` by `toneAt(across, away, along)`: the position across from -1 (left) to 1, how
// far that side faces away from the lamp, and the number of the step. Steps are not antialiased against each
// other, which would leave seams; only the two outer edges are.
template <typename ToneAt>
void sweep(QPainter& painter, const QPolygonF& line, qreal width, int tones, ToneAt toneAt) {
    const QPolygonF left = parallel(line, -width / 2);
    const QPolygonF right = parallel(line, width / 2);
    painter.setPen(Qt::NoPen);
    for (qsizetype i = 0; i + 1 < line.size(); ++i) {
        const qreal away = turnedAway(line[i], line[i + 1]);
        QLinearGradient gradient((left[i] + left[i + 1]) / 2, (right[i] + right[i + 1]) / 2);
        QGradientStops stops;
        for (int tone = 0; tone <= tones; ++tone) {
            const qreal at = static_cast<qreal>(tone) / tones;
            stops.append({at, toneAt(at * 2 - 1, away, static_cast<int>(i))});
        }
        gradient.setStops(stops);
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setBrush(gradient);
        painter.drawPolygon(QPolygonF({left[i], left[i + 1], right[i + 1], right[i]}));
    }
    painter.setRenderHint(QPainter::Antialiasing, true);
    const int middle = static_cast<int>(line.size() / 2);
    const qreal away = turnedAway(line.constFirst(), line.constLast());
    strokeLine(painter, left, toneAt(-1, away, middle), 1.3);
    strokeLine(painter, right, toneAt(1, away, middle), 1.3);
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
    const QColor polish = mix(kMahogany, QColor(0x93, 0x50, 0x2A), 0.5);
    const int fibres = std::clamp(static_cast<int>(width * 1.2), 16, 120);
    sweep(painter, line, width, fibres, [&](qreal across, qreal away, int step) {
        // A slightly convex surface, and fibres that follow the line with a small waver.
        const qreal crown = 0.52 - 0.55 * across * away - 0.30 * across * across;
        const qreal at = (across + 1) / 2 * fibres + 2.0 * smoothNoise(step / 9.0, 0, 64, 1, 42U);
        const qreal fine = 0.20 * smoothNoise(at / 1.6, step / 24.0, 256, 64, 43U);
        const qreal broad = 0.20 * smoothNoise(at / 7.0, step / 40.0, 256, 64, 44U);
        return mix(kMahoganyDark, polish, std::clamp(crown + fine + broad, 0.0, 1.0));
    });
    const qreal away = turnedAway(line.constFirst(), line.constLast()) < 0 ? -1 : 1;
    strokeLine(painter, parallel(line, -away * (width / 2 - 1.2)), withAlpha(QColor(0xFF, 0xD9, 0xA8), 0.30),
               1.2);
    strokeLine(painter, parallel(line, away * (width / 2 - 0.8)), withAlpha(Qt::black, 0.55), 1.6);
}

void paintLeatherRail(QPainter& painter, const QPainterPath& centreLine, qreal width) {
    const PainterState state(painter);
    const QPolygonF line = samples(centreLine);
    if (line.size() < 2 || width <= 0) {
        return;
    }
    const QColor dark(0x0F, 0x07, 0x04);
    const QColor hide(0x3A, 0x1C, 0x10);
    const QColor sheen(0x86, 0x55, 0x38);

    // A round section: each tone is that of a half cylinder under the lamp.
    sweep(painter, line, width, 24, [&](qreal across, qreal away, int) {
        const qreal slope = across * away;
        const qreal height = std::sqrt(std::max(0.0, 1 - across * across));
        const qreal diffuse = std::clamp(0.62 * height - 0.62 * slope, 0.0, 1.0);
        const qreal shine = std::pow(std::max(0.0, std::cos((slope + 0.42) * 1.9)), 14.0);
        return mix(mix(dark, hide, diffuse), sheen, 0.62 * shine);
    });
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

    // Metal reflects the room: bright towards the lamp, dark away from it.
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

} // namespace mesaviva::art
