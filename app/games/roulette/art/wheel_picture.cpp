// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/roulette/art/wheel_picture.h"

#include "app/games/roulette/art/wheel_light.h"
#include "app/games/roulette/art/wheel_space.h"
#include "app/media/art/matter.h"
#include "app/media/art/outlines.h"
#include "app/media/art/palette.h"
#include "engine/games/roulette/ball/proportions.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <vector>

namespace mesaviva::art {

namespace {

constexpr std::uint32_t kPeriod = 4096;

double grain(double x, double y, std::uint32_t seed) { return smoothNoise(x, y, kPeriod, kPeriod, seed); }

} // namespace

Vec3 mahogany(double along, double across, std::uint32_t board) {
    const double from = 17.0 * board;
    const double wave = 0.020 * grain(along * 3.2 + from, across * 4.0, 71U);
    const double v = across + wave;
    const double rings = grain(along * 1.1 + from, v * 34 + from, 72U);
    const double ribbon = grain(along * 5.5 + from, v * 11 + from, 73U);
    const double fibres = grain(along * 11 + from, v * 190 + from, 74U);
    const double pores = std::max(0.0, grain(along * 22 + from, v * 330 + from, 75U) - 0.42);
    const double tone = std::clamp(0.48 + 0.26 * rings + 0.20 * ribbon + 0.09 * fibres, 0.0, 1.0);
    const Vec3 dark{0.034, 0.0085, 0.0034};
    const Vec3 warm{0.205, 0.054, 0.0160};
    return mixed(dark, warm, tone) * (1 - 0.7 * pores);
}

Vec3 ebony(double along, double across) {
    const double fibres = grain(along * 9, across * 170, 76U);
    const double bands = grain(along * 2, across * 40, 77U);
    const double tone = std::clamp(0.5 + 0.3 * bands + 0.2 * fibres, 0.0, 1.0);
    return mixed({0.020, 0.0085, 0.0050}, {0.060, 0.022, 0.0110}, tone);
}

namespace {

namespace proportions = roulette::proportions;
// A pixel's contribution, premultiplied, as sRGB.
struct Layer {
    double r = 0;
    double g = 0;
    double b = 0;
    double a = 0;
};

Layer solid(Vec3 light) { return {shown(light.x), shown(light.y), shown(light.z), 1}; }

double heightAt(Vec3 point) {
    const double radius = radiusOf(point);
    const double base = wheelHeight(radius);
    if (point.z > base + kDeflectorHeight || std::abs(radius - proportions::kDeflectors) > 0.05) {
        return base;
    }
    return base + deflectorRise(point);
}

// Where the eye's ray first meets the wheel; otherwise the cloth outside.
Vec3 meeting(QPointF seenPoint) {
    const Vec3 eye = WheelEye::position();
    const Vec3 ray = normalized(WheelEye::ray(seenPoint));
    double way = (kRimTop + 0.004 - eye.z) / ray.z;
    double step = 0;
    for (int i = 0; i < 120; ++i) {
        const Vec3 at = eye + ray * way;
        const double gap = at.z - heightAt(at);
        if (gap > 0) {
            step = std::clamp(gap * 0.6, 0.0015, 0.02);
            way += step;
            continue;
        }
        double above = way - step;
        double below = way;
        for (int k = 0; k < 8; ++k) {
            const double middle = (above + below) / 2;
            const Vec3 between = eye + ray * middle;
            (between.z > heightAt(between) ? above : below) = middle;
        }
        return eye + ray * below;
    }
    return eye + ray * way;
}

// The fraction of the lamp that passes the bowl's rim and reaches a place on the cloth.
Layer clothShade(Vec3 at) {
    const Vec3 lamp = lampDirection();
    double highlighted = 0;
    constexpr int kLevels = 4;
    for (int i = 0; i < kLevels; ++i) {
        // The higher the part that casts the shadow, the softer its edge.
        const double rise = kRimTop * (i + 0.5) / kLevels;
        const double x = at.x + lamp.x / lamp.z * rise;
        const double y = at.y + lamp.y / lamp.z * rise;
        highlighted = std::max(
            highlighted, 1 - smoothRamp(0.985 - 0.30 * rise, 1.0 + 0.42 * rise, std::sqrt(x * x + y * y)));
    }
    const double away = radiusOf(at) - 1.0;
    const double close = 0.50 * std::exp(-std::max(0.0, away) / 0.030);
    const double wide = 0.16 * std::exp(-std::max(0.0, away) / 0.11) * smoothRamp(0.2, 0.1, away);
    const double dark = 1 - (1 - 0.62 * highlighted) * (1 - close) * (1 - wide);
    return {0, 0, 0, std::clamp(dark, 0.0, 0.9)};
}

// Boards of an eighth of the circle along the rim, with mitre joints.
Vec3 rimWood(double angle, double radius) {
    constexpr double kBoard = kTurn / 8;
    const double board = std::round(angle / kBoard);
    const double within = angle - board * kBoard;
    // The board at 6 o'clock is reached from both sides.
    const auto piece = static_cast<std::uint32_t>((static_cast<int>(board) + 8) % 8);
    const double along = radius * std::sin(within);
    const double across = radius * std::cos(within);
    const double joint = (kBoard / 2 - std::abs(within)) * radius;
    const Vec3 wood = mahogany(along, across, piece + 40U);
    return wood * (0.82 * (joint < 0.0025 ? 0.55 : 1.0));
}

// Sixteen wedges of veneer, each mirroring its neighbour, with the grain down the slope.
Vec3 slopeVeneer(double angle, double radius) {
    constexpr double kWedge = kTurn / 16;
    const double wedge = std::floor(angle / kWedge);
    const double within = angle - (wedge + 0.5) * kWedge;
    const bool mirrored = static_cast<long long>(wedge) % 2 != 0;
    const double aside = radius * std::sin(within) * (mirrored ? -1 : 1);
    const double along = radius * std::cos(within);
    const double joint = (kWedge / 2 - std::abs(within)) * radius;
    return mahogany(along, aside + 0.3, 7U) * Vec3{1.32, 1.18, 1.05} * (joint < 0.0018 ? 0.62 : 1.0);
}

enum class Matter { rim, brass, track, slope, stringing, gap, rotor };

Matter matterAt(double radius) {
    const auto within = [radius](double from, double to) { return radius >= from && radius < to; };
    if (radius < 0.118 || within(0.402, 0.413) || within(0.5355, 0.5425) ||
        within(kNumbersOuter, kRotorEdge + 0.0008) || within(0.639, 0.6525) || within(0.8415, 0.8490) ||
        within(0.9560, 0.9650)) {
        return Matter::brass;
    }
    if (radius < kRotorEdge) {
        return Matter::rotor;
    }
    if (radius < 0.640) {
        return Matter::gap;
    }
    if (within(0.664, 0.667) || within(0.823, 0.826)) {
        return Matter::stringing;
    }
    if (radius < 0.8415) {
        return Matter::slope;
    }
    return radius < 0.926 ? Matter::track : Matter::rim;
}

Vec3 normalAt(Vec3 point, double radius, bool deflector) {
    if (!deflector) {
        const double slope = wheelSlope(radius);
        return normalized({-slope * point.x / radius, -slope * point.y / radius, 1});
    }
    constexpr double kStep = 0.0015;
    const auto height = [](Vec3 at) { return wheelHeight(radiusOf(at)) + deflectorRise(at); };
    const double east = height(point + Vec3{kStep, 0, 0}) - height(point - Vec3{kStep, 0, 0});
    const double north = height(point + Vec3{0, kStep, 0}) - height(point - Vec3{0, kStep, 0});
    return normalized({-east / (2 * kStep), -north / (2 * kStep), 1});
}

// How much of the lamp the deflectors block at a place near them.
double besideDeflector(Vec3 at, double radius) {
    constexpr double kApart = kTurn / proportions::kDeflectorCount;
    const double eighth = (std::atan2(at.x, at.y) - proportions::kFirstDeflector) / kApart;
    const double aside = (eighth - std::round(eighth)) * kApart * radius;
    if (std::abs(radius - proportions::kDeflectors) > 0.08 || std::abs(aside) > 0.08) {
        return 1;
    }
    double open = 0;
    constexpr int kRays = 6;
    for (int i = 0; i < kRays; ++i) {
        const double turn = i * 2.399963;
        const double spread = 0.13 * std::sqrt((i + 0.5) / kRays);
        const Vec3 ray =
            normalized(lampDirection() + Vec3{spread * std::cos(turn), spread * std::sin(turn), 0});
        bool free = true;
        for (double way = 0.004; way < 0.05 && free; way += 0.004) {
            const Vec3 place = at + ray * way;
            free = place.z > heightAt(place);
        }
        open += free ? 1.0 / kRays : 0;
    }
    return open;
}

// The light on the rotor as an overlay: it darkens to the amount of light and adds the lacquer's reflections.
Layer rotorVeil(Vec3 normal, Vec3 toEye, double radius, const Reach& reach) {
    const Vec3 light = fallingLight(normal, reach.lamp, reach.sky);
    const double worth = std::clamp((light.x + light.y + light.z) / 3 / 1.0, 0.0, 1.0);
    const bool pocket = radius > kPocketFoot - 0.008 && radius < 0.5355;
    const Vec3 shine = lacquerShine(normal, toEye, pocket ? 0.35 : 0.06) *
                       (pocket ? 0.35 * reach.sky : (0.25 + 0.75 * reach.sky));
    // The colour below is unknown: assume a medium one.
    constexpr double kMiddling = 0.05;
    const auto added = [](double s) { return std::max(0.0, shown(kMiddling + s) - shown(kMiddling)); };
    const double keep = shown(worth) / shown(1);
    return {std::min(1.0, added(shine.x)), std::min(1.0, added(shine.y)), std::min(1.0, added(shine.z)),
            1 - keep};
}

Layer look(QPointF seenPoint) {
    const Vec3 at = meeting(seenPoint);
    const double radius = std::max(1e-6, radiusOf(at));
    if (radius > 1.0045) {
        return clothShade(at);
    }
    const double angle = std::atan2(at.x, at.y);
    const Vec3 toEye = normalized(WheelEye::position() - at);
    const bool deflector = std::abs(radius - proportions::kDeflectors) < 0.05 && deflectorRise(at) > 0.0004;
    const Vec3 normal = normalAt(at, radius, deflector);
    Reach reach = reachAt(angle, radius);
    const double pool = lampPool(at);
    reach.lamp *= pool;
    reach.sky *= std::lerp(1.0, pool, 0.5);
    if (deflector) {
        return solid(brassLook(normal, toEye, 0.22, reach.lamp, reach.sky) * 1.5);
    }
    reach.lamp *= besideDeflector(at + normal * 0.001, radius);

    const auto varnished = [&](Vec3 wood, double roughness) {
        return solid(wood * fallingLight(normal, reach.lamp, reach.sky) +
                     lacquerShine(normal, toEye, roughness) * (0.2 + 0.8 * reach.sky) *
                         (0.3 + 0.7 * reach.lamp));
    };
    switch (matterAt(radius)) {
    case Matter::brass: return solid(brassLook(normal, toEye, 0.16, reach.lamp, reach.sky));
    case Matter::rotor: return rotorVeil(normal, toEye, radius, reach);
    case Matter::gap: return solid({0.002, 0.0015, 0.001});
    case Matter::stringing: return varnished({0.55, 0.36, 0.15}, 0.05);
    case Matter::slope: return varnished(slopeVeneer(angle, radius), 0.05);
    case Matter::track: return varnished(ebony(angle * radius, radius), 0.03);
    case Matter::rim: break;
    }
    return varnished(rimWood(angle, radius), 0.05);
}

} // namespace

QImage wheelBowl(QSize size, int looks, std::stop_token stop) {
    QImage image(size.expandedTo({8, 8}), QImage::Format_ARGB32_Premultiplied);
    const QRectF frame = WheelEye::frame();
    const double stepX = frame.width() / image.width();
    const double stepY = frame.height() / image.height();
    // No two samples in one row or column.
    static constexpr std::array<QPointF, 1> kOne = {QPointF(0.5, 0.5)};
    static constexpr std::array<QPointF, 2> kTwo = {QPointF(0.25, 0.25), QPointF(0.75, 0.75)};
    static constexpr std::array<QPointF, 4> kFour = {QPointF(0.375, 0.125), QPointF(0.875, 0.375),
                                                     QPointF(0.125, 0.625), QPointF(0.625, 0.875)};
    const std::span<const QPointF> samples = looks < 2   ? std::span<const QPointF>(kOne)
                                             : looks < 4 ? std::span<const QPointF>(kTwo)
                                                         : std::span<const QPointF>(kFour);
    for (int y = 0; y < image.height(); ++y) {
        if (stop.stop_requested()) {
            return {};
        }
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            Layer sum;
            for (const QPointF sample : samples) {
                const Layer seen = look(
                    QPointF(frame.left() + (x + sample.x()) * stepX, frame.top() + (y + sample.y()) * stepY));
                sum.r += seen.r;
                sum.g += seen.g;
                sum.b += seen.b;
                sum.a += seen.a;
            }
            const auto part = [&samples](double value) {
                return static_cast<int>(std::lround(value * 255 / static_cast<double>(samples.size())));
            };
            // Added light covers the same amount of the layer below, so that the pixel is valid.
            const int r = part(sum.r);
            const int g = part(sum.g);
            const int b = part(sum.b);
            line[x] = qRgba(r, g, b, std::max({part(sum.a), r, g, b}));
        }
    }
    return image;
}

namespace {

namespace proportions = roulette::proportions;

QColor paintOf(roulette::Colour colour) {
    switch (colour) {
    case roulette::Colour::red: return palette::kRed;
    case roulette::Colour::black: return palette::kInk;
    case roulette::Colour::green: break;
    }
    return palette::kGreen;
}

// Paints the band in its own units: angle across, radius downwards.
class BandPainter {
public:
    BandPainter(QImage& image, const roulette::Wheel& wheel)
        : m_image(image),
          m_wheel(wheel),
          m_pitch(kTurn / wheel.size()),
          m_perAngle(image.width() / kTurn),
          m_perRadius(image.height() / (kBandOuter - kBandInner)) {}

    void paint() {
        paintCone();
        QPainter painter(&m_image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        for (int place = 0; place < m_wheel.size(); ++place) {
            paintPocket(painter, place);
        }
        for (int place = 0; place < m_wheel.size(); ++place) {
            paintNumber(painter, place);
        }
    }

private:
    double x(double angle) const { return (angle + m_pitch / 2) * m_perAngle; }
    double y(double radius) const { return (kBandOuter - radius) * m_perRadius; }
    QRectF box(double fromAngle, double toAngle, double inner, double outer) const {
        return QRectF(QPointF(x(fromAngle), y(outer)), QPointF(x(toAngle), y(inner)));
    }

    void paintPocket(QPainter& painter, int place) {
        const double angle = place * m_pitch;
        const QColor paint = paintOf(m_wheel.at(place).colour());
        const double from = angle - m_pitch / 2;
        const double to = angle + m_pitch / 2;
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.fillRect(box(from, to, proportions::kNumbersInner, kBandOuter), paint);
        // Pocket floors have the number's colour, darker; black ones show a little of the metal below.
        QColor floor = paint.darker(165);
        if (m_wheel.at(place).colour() == roulette::Colour::black) {
            floor = QColor(0x1B, 0x1A, 0x1A);
        }
        painter.fillRect(box(from, to, kPocketFoot - 0.01, proportions::kNumbersInner), floor);
        // Less light reaches places near the frets.
        const double corner = 0.34 * m_pitch;
        for (const double side : {-1.0, 1.0}) {
            QLinearGradient shade(x(angle + side * m_pitch / 2), 0, x(angle + side * (m_pitch / 2 - corner)),
                                  0);
            shade.setColorAt(0, QColor(0, 0, 0, 170));
            shade.setColorAt(0.4, QColor(0, 0, 0, 60));
            shade.setColorAt(1, QColor(0, 0, 0, 0));
            const double edge = angle + side * m_pitch / 2;
            painter.fillRect(box(std::min(edge, edge - side * corner), std::max(edge, edge - side * corner),
                                 kPocketFoot - 0.01, proportions::kNumbersInner),
                             shade);
        }
        painter.setRenderHint(QPainter::Antialiasing, true);
        const double line = 0.0022;
        const double radius = 0.58;
        painter.fillRect(
            box(to - line / radius, to + line / radius, proportions::kNumbersInner, kNumbersOuter),
            palette::kBrass);
        if (place == 0) {
            painter.fillRect(
                box(from - line / radius, from + line / radius, proportions::kNumbersInner, kNumbersOuter),
                palette::kBrass);
        }
    }

    // The outline is laid flat on the rotor and then unrolled, so that it is upright again once the band is
    // bent.
    void paintNumber(QPainter& painter, int place) {
        constexpr double kMiddle = 0.5815;
        constexpr double kHeight = 0.047;
        const auto text = m_wheel.at(place).text();
        QPainterPath outline = textOutline(QString::fromLatin1(text.data(), static_cast<int>(text.size())),
                                           Fount::condensed, kHeight, {0, 0});
        const double angle = place * m_pitch;
        for (int i = 0; i < outline.elementCount(); ++i) {
            const QPainterPath::Element point = outline.elementAt(i);
            const double out = kMiddle - point.y;
            const double aside = point.x * 1.10;
            outline.setElementPositionAt(i, x(angle + std::atan2(aside, out)), y(std::hypot(aside, out)));
        }
        painter.fillPath(outline, palette::kIvory);
    }

    // Eight wedges of veneer, each mirroring its neighbour, separated by stringing.
    void paintCone() {
        constexpr int kWedges = 8;
        constexpr double kWedge = kTurn / kWedges;
        for (int row = 0; row < m_image.height(); ++row) {
            const double radius = kBandOuter - (row + 0.5) / m_perRadius;
            auto* line = reinterpret_cast<QRgb*>(m_image.scanLine(row));
            if (radius > kPocketFoot) {
                std::fill(line, line + m_image.width(), qRgb(0, 0, 0));
                continue;
            }
            for (int column = 0; column < m_image.width(); ++column) {
                const double angle = (column + 0.5) / m_perAngle;
                const double wedge = std::floor(angle / kWedge);
                const double within = angle - (wedge + 0.5) * kWedge;
                const bool mirrored = static_cast<int>(wedge) % 2 != 0;
                const double aside = radius * std::sin(within) * (mirrored ? -1 : 1);
                const double joint = (kWedge / 2 - std::abs(within)) * radius;
                const Vec3 wood = mahogany(radius * std::cos(within), aside + 0.9, 3U) * 1.25;
                const bool string =
                    joint < 0.0022 || std::abs(radius - 0.384) < 0.0022 || std::abs(radius - 0.165) < 0.0016;
                line[column] = pixel(string ? Vec3{0.50, 0.33, 0.13} : wood);
            }
        }
    }

    QImage& m_image;
    const roulette::Wheel& m_wheel;
    double m_pitch;
    double m_perAngle;
    double m_perRadius;
};

// A cyclic running mean along each row.
void smear(QImage& image, int reach) {
    const int width = image.width();
    std::vector<QRgb> copy(static_cast<std::size_t>(width));
    for (int y = 0; y < image.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        std::copy(line, line + width, copy.begin());
        int r = 0;
        int g = 0;
        int b = 0;
        const auto add = [&](int at, int sign) {
            const QRgb p = copy[static_cast<std::size_t>((at % width + width) % width)];
            r += sign * qRed(p);
            g += sign * qGreen(p);
            b += sign * qBlue(p);
        };
        const int count = 2 * reach + 1;
        for (int k = -reach; k <= reach; ++k) {
            add(k, 1);
        }
        for (int x = 0; x < width; ++x) {
            line[x] = qRgb(r / count, g / count, b / count);
            add(x + reach + 1, 1);
            add(x - reach, -1);
        }
    }
}

} // namespace

QImage rotorBand(roulette::WheelOrder order, QSize size, double blur) {
    QImage image(size.expandedTo({64, 16}), QImage::Format_RGB32);
    const roulette::Wheel wheel(order);
    BandPainter(image, wheel).paint();
    const int reach = static_cast<int>(std::lround(blur / kTurn * image.width() / 4));
    if (reach > 0) {
        // Twice, for soft ends.
        smear(image, reach);
        smear(image, reach);
    }
    return image;
}

double rotorBandAngle(roulette::WheelOrder order, double part) {
    return kTurn * (part - 0.5 / roulette::Wheel(order).size());
}

} // namespace mesaviva::art
