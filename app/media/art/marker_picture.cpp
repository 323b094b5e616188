// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/art/marker_picture.h"

#include "app/media/art/palette.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

namespace mesaviva::art {

namespace {

QLinearGradient brassAcross(qreal radius) {
    QLinearGradient brass(-radius, 0, radius, 0);
    brass.setColorAt(0.0, palette::kBrassDark);
    brass.setColorAt(0.28, palette::kBrassLight);
    brass.setColorAt(0.5, palette::kBrass);
    brass.setColorAt(0.85, palette::kBrassDark.darker(130));
    brass.setColorAt(1.0, palette::kBrassDark);
    return brass;
}

// A turned ring: a short upright drum with a lit top.
void paintRing(QPainter& painter, qreal y, qreal radius, qreal height) {
    constexpr qreal kFlat = 0.42;
    QPainterPath side;
    side.moveTo(-radius, y);
    side.arcTo(QRectF(-radius, y - radius * kFlat, 2 * radius, 2 * radius * kFlat), 180, 180);
    side.lineTo(radius, y - height);
    side.arcTo(QRectF(-radius, y - height - radius * kFlat, 2 * radius, 2 * radius * kFlat), 0, -180);
    side.closeSubpath();
    painter.setPen(Qt::NoPen);
    painter.setBrush(brassAcross(radius));
    painter.drawPath(side);
    QLinearGradient top(-radius, y - height - radius * kFlat, radius, y - height + radius * kFlat);
    top.setColorAt(0.0, palette::kBrassLight.lighter(112));
    top.setColorAt(0.6, palette::kBrass);
    top.setColorAt(1.0, palette::kBrassDark);
    painter.setBrush(top);
    painter.drawEllipse(QPointF(0, y - height), radius, radius * kFlat);
}

// The crystal: a translucent waisted column.
void paintCrystal(QPainter& painter, qreal bottom, qreal top) {
    QPainterPath glass;
    glass.moveTo(-0.24, bottom);
    glass.cubicTo(-0.12, bottom - 0.14, -0.12, top + 0.16, -0.2, top);
    glass.lineTo(0.2, top);
    glass.cubicTo(0.12, top + 0.16, 0.12, bottom - 0.14, 0.24, bottom);
    glass.closeSubpath();
    QLinearGradient light(-0.24, 0, 0.24, 0);
    light.setColorAt(0.0, QColor(255, 255, 255, 120));
    light.setColorAt(0.22, QColor(255, 255, 255, 225));
    light.setColorAt(0.4, QColor(214, 232, 226, 120));
    light.setColorAt(0.72, QColor(150, 190, 178, 120));
    light.setColorAt(0.88, QColor(255, 255, 255, 190));
    light.setColorAt(1.0, QColor(255, 255, 255, 90));
    painter.setBrush(light);
    painter.setPen(QPen(QColor(255, 255, 255, 120), 0.012));
    painter.drawPath(glass);
}

} // namespace

QImage numberMarker(QSize size) {
    QImage image(size.expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(image.width() / kMarkerProportions.width(), image.height() / kMarkerProportions.height());
    painter.translate(kMarkerProportions.width() / 2, kMarkerProportions.height() * kMarkerFoot);

    QRadialGradient shadow(QPointF(0.1, 0.1), 0.42);
    shadow.setColorAt(0.0, QColor(0, 0, 0, 170));
    shadow.setColorAt(0.65, QColor(0, 0, 0, 110));
    shadow.setColorAt(1.0, QColor(0, 0, 0, 0));
    painter.save();
    painter.scale(1, 0.6);
    painter.setPen(Qt::NoPen);
    painter.setBrush(shadow);
    painter.drawEllipse(QPointF(0.1, 0.1), 0.42, 0.42);
    painter.restore();

    paintRing(painter, 0.02, 0.32, 0.09);
    paintCrystal(painter, -0.09, -0.5);
    paintRing(painter, -0.5, 0.22, 0.06);
    QRadialGradient knob(QPointF(-0.04, -0.68), 0.16);
    knob.setColorAt(0.0, palette::kBrassLight.lighter(120));
    knob.setColorAt(0.5, palette::kBrass);
    knob.setColorAt(1.0, palette::kBrassDark.darker(120));
    painter.setPen(Qt::NoPen);
    painter.setBrush(knob);
    painter.drawEllipse(QPointF(0, -0.65), 0.115, 0.115);
    return image;
}

} // namespace mesaviva::art
