// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/media/scene/step_line.h"

#include <QPainter>
#include <QPainterPath>
#include <QPen>

#include <algorithm>

namespace mesaviva::scene {

namespace {

constexpr qreal kTint = 0.16;

} // namespace

StepLine::StepLine(QQuickItem* parent) : QQuickPaintedItem(parent) { setAntialiasing(true); }

void StepLine::paint(QPainter* painter) {
    const qsizetype count = std::min(m_places.size(), m_heights.size());
    if (count < 2) {
        return;
    }
    // Keeps the line's half thickness inside.
    const qreal edge = m_thickness / 2;
    const auto yOf = [&](qreal place) { return edge + (1 - place) * (height() - m_thickness); };
    QPainterPath line(QPointF(m_places.first() * width(), yOf(m_heights.first())));
    for (qsizetype i = 1; i < count; ++i) {
        line.lineTo(m_places.at(i) * width(), yOf(m_heights.at(i - 1)));
        line.lineTo(m_places.at(i) * width(), yOf(m_heights.at(i)));
    }
    const qreal ground = yOf(std::clamp(m_zero, 0.0, 1.0));
    QPainterPath area = line;
    area.lineTo(m_places.at(count - 1) * width(), ground);
    area.lineTo(m_places.first() * width(), ground);
    area.closeSubpath();
    QColor tint = m_colour;
    tint.setAlphaF(static_cast<float>(kTint));
    painter->setRenderHint(QPainter::Antialiasing);
    painter->fillPath(area, tint);
    painter->strokePath(line, QPen(m_colour, m_thickness, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

} // namespace mesaviva::scene
