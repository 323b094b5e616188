// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/art/court.h"

#include "app/media/art/palette.h"

#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>
#include <QSvgRenderer>

namespace mesaviva::art {
namespace {

// The frame, and the slanted line in the middle between the two halves.
constexpr QRectF kFrame(-194, -376, 388, 752);
constexpr qreal kSlant = 92;

// Each thread parses the drawing once: a renderer must not be shared between threads.
QSvgRenderer& drawings() {
    thread_local QSvgRenderer renderer(QStringLiteral(":/mesaviva/cards/courts.svg"));
    return renderer;
}

void render(QPainter& painter, const QString& element) {
    QSvgRenderer& svg = drawings();
    svg.render(&painter, element, svg.boundsOnElement(element));
}

QString elementName(CardSign card) {
    static const QStringList kRanks = {QStringLiteral("jack"), QStringLiteral("queen"),
                                       QStringLiteral("king")};
    static const QStringList kSuits = {QStringLiteral("clubs"), QStringLiteral("diamonds"),
                                       QStringLiteral("hearts"), QStringLiteral("spades")};
    return kRanks.at(card.rank - 11) + QLatin1Char('_') + kSuits.at(static_cast<int>(card.suit));
}

// The sash that covers that line: lozenges between brass edges.
void paintSash(QPainter& painter) {
    painter.save();
    painter.setClipRect(kFrame, Qt::IntersectClip);
    const QLineF line(kFrame.left(), -kSlant, kFrame.right(), kSlant);
    painter.rotate(-line.angle());
    const qreal half = line.length() / 2 + 20;
    painter.setPen(QPen(palette::kInk, 4));
    painter.setBrush(palette::kIvory);
    painter.drawRect(QRectF(-half, -22, 2 * half, 44));
    painter.setBrush(palette::kBrass);
    painter.drawRect(QRectF(-half, -28, 2 * half, 9));
    painter.drawRect(QRectF(-half, 19, 2 * half, 9));
    painter.setPen(Qt::NoPen);
    for (int i = -9; i <= 9; ++i) {
        painter.setBrush(i % 2 == 0 ? palette::kCobalt : palette::kRed);
        const qreal x = i * 28;
        painter.drawPolygon(QPolygonF({{x, -14}, {x + 13, 0}, {x, 14}, {x - 13, 0}}));
    }
    painter.restore();
}

} // namespace

void paintCourt(QPainter& painter, CardSign card, const QColor& colour) {
    painter.save();
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0xF6, 0xF0, 0xE0));
    painter.drawRect(kFrame);

    QPainterPath upper;
    upper.addPolygon(
        QPolygonF({kFrame.topLeft(), kFrame.topRight(), {kFrame.right(), kSlant}, {kFrame.left(), -kSlant}}));
    upper.closeSubpath();
    const QString element = elementName(card);
    for (int half = 0; half < 2; ++half) {
        painter.save();
        painter.setClipPath(upper, Qt::IntersectClip);
        render(painter, element);
        painter.restore();
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.save();
        painter.translate(-142, -320);
        painter.scale(86, 86);
        painter.drawPath(suitOutline(card.suit));
        painter.restore();
        painter.rotate(180);
    }
    paintSash(painter);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette::kInk, 4, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(kFrame);
    painter.restore();
}

void paintHeaddress(QPainter& painter, int rank, const QRectF& box) {
    const QString element = rank == 13   ? QStringLiteral("headdress_king")
                            : rank == 12 ? QStringLiteral("headdress_queen")
                                         : QStringLiteral("headdress_jack");
    QSvgRenderer& svg = drawings();
    const QSizeF size = svg.boundsOnElement(element).size().scaled(box.size(), Qt::KeepAspectRatio);
    QRectF place(QPointF(0, 0), size);
    place.moveCenter(box.center());
    svg.render(&painter, element, place);
}

} // namespace mesaviva::art
