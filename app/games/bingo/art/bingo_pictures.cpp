// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/art/bingo_pictures.h"

#include "app/games/bingo/art/bingo_symbol.h"
#include "app/media/art/outlines.h"
#include "app/media/art/palette.h"
#include "app/media/art/picture_provider.h"
#include "app/media/art/shadow.h"

#include <QColor>
#include <QPainter>
#include <QPainterPath>
#include <QQmlEngine>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace mesaviva::art {

namespace {

constexpr QColor kCobalt{0x2B, 0x5F, 0xB3};
constexpr QColor kCarmine{0xB3, 0x20, 0x2A};
constexpr QColor kBottle{0x0F, 0x74, 0x45};
constexpr QColor kOchre{0x80, 0x68, 0x0F};
constexpr QColor kPlum{0x6B, 0x3A, 0x8C};
constexpr QColor kPetrol{0x0E, 0x68, 0x84};
constexpr QColor kTerracotta{0xAC, 0x4E, 0x0A};
constexpr QColor kRose{0xA8, 0x3C, 0x68};
constexpr QColor kSlate{0x45, 0x4D, 0x58};

} // namespace

int bingoColumnOf(int variant, int number) noexcept {
    if (number < 1 || number > variant) {
        return -1;
    }
    switch (variant) {
    case 90: return std::min(number / 10, 8);
    case 80: return (number - 1) / 20;
    case 75: return (number - 1) / 15;
    case 30: return (number - 1) / 10;
    default: return -1;
    }
}

QList<QColor> bingoColours(int variant) {
    switch (variant) {
    case 90: return {kCobalt, kCarmine, kBottle, kOchre, kPlum, kPetrol, kTerracotta, kRose, kSlate};
    case 80: return {kCobalt, kCarmine, kOchre, kBottle};
    case 75: return {kCobalt, kCarmine, kOchre, kBottle, kPlum};
    case 30: return {kCobalt, kTerracotta, kBottle};
    default: return {};
    }
}

QColor bingoColourOf(int variant, int number) {
    const int column = bingoColumnOf(variant, number);
    return column < 0 ? palette::kInk : bingoColours(variant).value(column);
}

namespace {

constexpr qreal kShrunk = 0.84;

qreal smooth(qreal from, qreal to, qreal at) {
    const qreal t = std::clamp((at - from) / (to - from), 0.0, 1.0);
    return t * t * (3 - 2 * t);
}

// Shade and highlight at a place of the ball's picture, both from 0 to 1. x and y in radii, y downwards.
struct Light {
    qreal shade = 0;
    qreal shine = 0;
};

Light lightAt(qreal x, qreal y, qreal dimness) {
    const qreal squared = std::min(1.0, x * x + y * y);
    const qreal z = std::sqrt(1 - squared);
    // The lamp: left of the eye, above it, in front of the ball.
    constexpr qreal kLampX = -0.46;
    constexpr qreal kLampY = -0.60;
    constexpr qreal kLampZ = 0.655;
    const qreal facing = x * kLampX + y * kLampY + z * kLampZ;
    const qreal wrapped = std::max(0.0, (facing + 0.45) / 1.45);
    // Light reflected from the cloth and the brass below.
    const qreal below = 0.16 * smooth(0.15, 0.95, y * 0.8 + x * 0.25) * (1 - 0.5 * z);
    const qreal highlighted = std::min(1.0, 0.16 + 0.92 * wrapped * (0.87 + 0.13 * wrapped) + below);
    Light light;
    light.shade = std::clamp(1 - highlighted * (1 - 0.55 * dimness), 0.0, 0.94);

    // The lamp's reflection in the lacquer, as a soft oval, and a thin highlight along the far edge.
    const qreal inwards = (x + 0.36) * 0.61 + (y + 0.47) * 0.79;
    const qreal around = (x + 0.36) * 0.79 - (y + 0.47) * 0.61;
    const qreal lamp =
        1 - smooth(0.55, 1.0, std::sqrt(around * around / 0.0729 + inwards * inwards / 0.0169));
    const qreal close = std::max(0.0, facing);
    const qreal eighth = close * close * close * close * close * close * close * close;
    const qreal glow = eighth * eighth * close * close;
    const qreal fresnel = (1 - z) * (1 - z) * (1 - z);
    const qreal rim =
        fresnel * (0.22 * smooth(-0.1, 0.9, -y - x * 0.6) + 0.20 * smooth(0.3, 0.95, y + 0.35 * x));
    light.shine = std::clamp((0.72 * lamp + 0.24 * glow + rim) * (1 - 0.75 * dimness), 0.0, 1.0);
    return light;
}

// Numbers that could be misread upside down are underlined.
bool needsFoot(int number) {
    const QString text = QString::number(number);
    const auto turns = [](QChar c) { return c == u'6' || c == u'8' || c == u'9'; };
    return std::all_of(text.begin(), text.end(), turns) && (text.contains(u'6') || text.contains(u'9'));
}

qreal coverage(qreal distance, qreal radius) { return std::clamp(radius - distance + 0.5, 0.0, 1.0); }

} // namespace

bool BingoBall::isKnown() const noexcept {
    return bingoColumnOf(variant, number) >= 0 && (!symbols || variant == 30);
}

void paintBingoDisc(QPainter& painter, const QRectF& box, const BingoBall& ball) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(box.center());
    const qreal radius = std::min(box.width(), box.height()) / 2;
    const QColor colour = bingoColourOf(ball.variant, ball.number);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette::kIvory);
    painter.drawEllipse(QPointF(0, 0), radius, radius);
    if (radius > 8) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colour, std::max(0.8, radius * 0.055)));
        painter.drawEllipse(QPointF(0, 0), radius * 0.90, radius * 0.90);
        painter.setPen(Qt::NoPen);
    }
    if (ball.symbols) {
        const qreal half = radius * 0.66;
        paintBingoSymbol(painter, {-half, -half, 2 * half, 2 * half}, ball.number, palette::kCobalt,
                         palette::kIvory);
        painter.restore();
        return;
    }
    painter.setBrush(palette::kInk);
    const QString text = QString::number(ball.number);
    const bool letter = ball.variant == 75;
    const qreal capitals = radius * (letter ? 0.66 : text.size() == 1 ? 0.98 : 0.86);
    const qreal middle = letter ? radius * 0.24 : needsFoot(ball.number) ? -radius * 0.06 : 0;
    painter.drawPath(textOutline(text, Fount::sans, capitals, {0, middle}));
    if (needsFoot(ball.number)) {
        const qreal half = radius * (text.size() == 1 ? 0.26 : 0.44) * (letter ? 0.8 : 1);
        painter.drawRect(QRectF(-half, middle + capitals * 0.5 + radius * 0.09, 2 * half, radius * 0.075));
    }
    if (letter) {
        const QString column(QStringLiteral("BINGO")[bingoColumnOf(75, ball.number)]);
        painter.setBrush(colour);
        painter.drawPath(textOutline(column, Fount::sans, radius * 0.38, {0, -radius * 0.50}));
    }
    painter.restore();
}

QImage bingoBallLight(int side, qreal dimness) {
    const int pixels = std::max(4, side);
    QImage image(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
    const qreal radius = pixels / 2.0;
    for (int row = 0; row < pixels; ++row) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(row));
        for (int column = 0; column < pixels; ++column) {
            const qreal x = column + 0.5 - radius;
            const qreal y = row + 0.5 - radius;
            const qreal there = coverage(std::sqrt(x * x + y * y), radius - 0.5);
            if (there <= 0) {
                line[column] = 0;
                continue;
            }
            const Light light = lightAt(x / radius, y / radius, dimness);
            const auto part = [there](qreal value) {
                return static_cast<int>(std::lround(255 * std::clamp(value * there, 0.0, 1.0)));
            };
            const qreal alpha = light.shade + light.shine * (1 - light.shade);
            line[column] = qRgba(part(light.shine), part(light.shine * 0.965), part(light.shine * 0.89),
                                 part(std::max(alpha, light.shine)));
        }
    }
    return image;
}

QImage bingoBall(const BingoBall& ball, QSize size, bool shadow) {
    if (!ball.isKnown()) {
        return {};
    }
    const QSize canvas = size.expandedTo({4, 4});
    QImage image(canvas, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const int room = std::min(canvas.width(), canvas.height());
    const int side = shadow ? static_cast<int>(std::floor(room * kShrunk)) : room;
    const QPoint corner = shadow ? QPoint(room / 50, room / 50)
                                 : QPoint((canvas.width() - side) / 2, (canvas.height() - side) / 2);
    if (shadow) {
        const int reach = static_cast<int>(side * (1 + 2 * kShadowMargin));
        const int move = (reach - side) / 2 - static_cast<int>(side * 0.085);
        painter.drawImage(corner - QPoint(move, move), softShadow(ShadowOf::chip, 0.6, {reach, reach}));
    }
    const QRectF box(corner, QSizeF(side, side));
    painter.setPen(Qt::NoPen);
    painter.setBrush(bingoColourOf(ball.variant, ball.number));
    const qreal radius = side / 2.0;
    // Slightly smaller than the light above it, so that no colour shows at the edge.
    painter.drawEllipse(box.center(), radius - 0.5, radius - 0.5);
    const qreal disc = radius * kBingoDisc;
    paintBingoDisc(painter, {box.center() - QPointF(disc, disc), QSizeF(2 * disc, 2 * disc)}, ball);
    painter.drawImage(corner, bingoBallLight(side, 0));
    return image;
}

namespace {

QColor colourOption(const PictureRequest& request, const QString& option, const QColor& usual) {
    const QString text = request.text(option);
    const QColor colour = text.size() == 6 ? QColor(QLatin1Char('#') + text) : QColor();
    return colour.isValid() ? colour : usual;
}

QImage bingoPicture(const PictureRequest& request) {
    const QStringList parts = request.name().split(u'/');
    if (parts.size() == 3 && parts.at(0) == u"ball") {
        const BingoBall ball{parts.at(1).toInt(), parts.at(2).toInt(),
                             request.number(QStringLiteral("symbols")) == 1};
        return bingoBall(ball, request.sizeFor({1, 1}, 96), request.number(QStringLiteral("shadow")) == 1);
    }
    if (parts.size() != 2 || parts.at(0) != u"symbol") {
        return {};
    }
    const int byKey = bingoSymbolNumber(parts.at(1));
    return bingoSymbol(byKey > 0 ? byKey : parts.at(1).toInt(), request.sizeFor({1, 1}, 80),
                       colourOption(request, QStringLiteral("ink"), palette::kCobalt),
                       colourOption(request, QStringLiteral("ground"), palette::kIvory));
}

} // namespace

void addBingoPictures(QQmlEngine& engine) {
    engine.addImageProvider(QStringLiteral("bingo"), new PictureProvider(bingoPicture, 3072));
}

} // namespace mesaviva::art
