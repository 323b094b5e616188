// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/roulette/art/wheel_light.h"
#include "app/games/roulette/art/wheel_picture.h"
#include "app/games/roulette/art/wheel_space.h"
#include "app/games/roulette/art/wheel_wood.h"
#include "app/media/art/outlines.h"
#include "app/media/art/palette.h"
#include "engine/games/roulette/ball/proportions.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <vector>

namespace mesaviva::art {
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

QString rotorLabel(roulette::WheelOrder order, double angle) {
    const roulette::Wheel wheel(order);
    const auto text = wheel.at(static_cast<int>(std::lround(angle / kTurn * wheel.size()))).text();
    return QString::fromLatin1(text.data(), static_cast<int>(text.size()));
}

QRgb rotorColour(roulette::WheelOrder order, double angle) {
    const roulette::Wheel wheel(order);
    return paintOf(wheel.at(static_cast<int>(std::lround(angle / kTurn * wheel.size()))).colour()).rgb();
}

} // namespace mesaviva::art
