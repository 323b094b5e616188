// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/art/azulejo.h"

#include "app/media/art/palette.h"

#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>
#include <QSvgRenderer>

namespace mesaviva::art {
namespace {

// The field's proportions fit four by six square tiles inside the border.
constexpr int kColumns = 4;
constexpr int kRows = 6;

} // namespace

void paintAzulejo(QPainter& painter, const QRectF& box) {
    thread_local QSvgRenderer tile(QStringLiteral(":/mesaviva/pictures/azulejo.svg"));
    tile.render(&painter, box);
}

void paintAzulejoPanel(QPainter& painter, const QRectF& field) {
    const qreal border = field.width() * 37 / 574;
    const QRectF wall = field.adjusted(border, border, -border, -border);
    painter.save();
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette::kCobalt);
    painter.drawRect(field);
    painter.setBrush(palette::kIvory);
    const qreal line = border * 0.16;
    painter.drawRect(wall.adjusted(-line, -line, line, line));

    // A chain of beads runs between field and wall.
    const qreal middle = border * 0.56;
    const QRectF chain = field.adjusted(middle - line, middle - line, line - middle, line - middle);
    const auto bead = [&painter, border](QPointF at) {
        const qreal r = border * 0.2;
        painter.drawPolygon(
            QPolygonF({at + QPointF(0, -r), at + QPointF(r, 0), at + QPointF(0, r), at + QPointF(-r, 0)}));
    };
    constexpr int kAcross = 20;
    constexpr int kDown = 30;
    for (int i = 0; i <= kAcross; ++i) {
        const qreal x = chain.left() + chain.width() * i / kAcross;
        bead({x, chain.top()});
        bead({x, chain.bottom()});
    }
    for (int i = 1; i < kDown; ++i) {
        const qreal y = chain.top() + chain.height() * i / kDown;
        bead({chain.left(), y});
        bead({chain.right(), y});
    }

    const qreal width = wall.width() / kColumns;
    const qreal height = wall.height() / kRows;
    for (int row = 0; row < kRows; ++row) {
        for (int column = 0; column < kColumns; ++column) {
            paintAzulejo(painter, {wall.left() + column * width, wall.top() + row * height, width, height});
        }
    }
    painter.restore();
}

} // namespace mesaviva::art
