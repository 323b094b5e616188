// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/poker/scene/poker_cloth.h"

#include "app/games/poker/scene/poker_layout.h"
#include "app/media/art/matter.h"
#include "app/media/art/outlines.h"
#include "app/media/art/palette.h"
#include "app/media/art/picture_provider.h"
#include "app/media/art/shadow.h"
#include "app/media/scene/cloth_print.h"
#include "app/media/scene/table_furniture.h"
#include "engine/games/poker/pay_table.h"

#include <QColor>
#include <QPainter>
#include <QPainterPath>
#include <QQmlEngine>
#include <QRadialGradient>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace mesaviva::scene {
namespace {

using poker::Combination;

const QColor kListInk(0xF4, 0xEC, 0xD8, 215);
const QColor kLine(0xF4, 0xEC, 0xD8, 60);
const QColor kListGold(0xEA, 0xCC, 0x7C, 215);

struct PayName {
    Combination combination;
    const char16_t* pt;
    const char16_t* en;
};

constexpr std::array<PayName, kPayLines> kPayNames = {{
    {Combination::royal_flush, u"Sequência real de cor", u"Royal flush"},
    {Combination::straight_flush, u"Sequência de cor", u"Straight flush"},
    {Combination::four_of_a_kind, u"Póquer", u"Four of a kind"},
    {Combination::full_house, u"Fullen", u"Full house"},
    {Combination::flush, u"Cor", u"Flush"},
    {Combination::straight, u"Sequência", u"Straight"},
    {Combination::three_of_a_kind, u"Trio", u"Three of a kind"},
    {Combination::two_pairs, u"Dois pares", u"Two pairs"},
    {Combination::pair, u"Um par", u"One pair"},
    {Combination::high_cards, u"Cartas maiores", u"High cards"},
}};

enum class Side { left, middle, right };

// A line of print within `box`, at one of its sides.
void print(QPainter& painter, const QString& text, qreal capitals, const QRectF& box, Side side,
           const QColor& ink) {
    QPainterPath line = printedLine(text, capitals, 0.06, box.width(), box.center());
    const QRectF bounds = line.boundingRect();
    const qreal shift = side == Side::left    ? box.left() - bounds.left()
                        : side == Side::right ? box.right() - bounds.right()
                                              : 0;
    painter.fillPath(line.translated(shift, 0), ink);
}

} // namespace

void paintPayTable(QPainter& painter, const PokerLayout& layout, bool english) {
    const qreal mm = layout.mm();
    for (int half = 0; half < 2; ++half) {
        const QRectF heading = layout.payHeading(half);
        if (heading.isEmpty()) {
            return;
        }
        const QString text = english ? QStringLiteral("The bet pays") : QStringLiteral("O bet paga");
        print(painter, text, 9.5 * mm, heading, half == 0 ? Side::left : Side::right, kListGold);
        painter.fillRect(QRectF(heading.left(), heading.bottom(), heading.width(), 0.7 * mm), kListGold);
    }
    for (int i = 0; i < kPayLines; ++i) {
        const PayName& pays = kPayNames[static_cast<std::size_t>(i)];
        const QRectF line = layout.payLine(i);
        const QRectF within = line.adjusted(5 * mm, 0, -5 * mm, 0);
        const qreal odds = 62 * mm;
        const QString name = QString::fromUtf16(english ? pays.en : pays.pt);
        const QString multiple = QStringLiteral("%1 : 1").arg(poker::betMultiple(pays.combination));
        print(painter, name, 9.5 * mm, within.adjusted(0, 0, -odds, 0), Side::left, kListInk);
        print(painter, multiple, 11 * mm, within.adjusted(within.width() - odds, 0, 0, 0), Side::right,
              kListInk);
        painter.fillRect(QRectF(line.left(), line.bottom(), line.width(), 0.4 * mm), kLine);
    }
}

namespace {

// Ink absorbed by cloth is a little darker than ivory on lacquer.
const QColor kInk(0xF4, 0xEC, 0xD8, 220);
const QColor kFaintInk(0xF4, 0xEC, 0xD8, 110);
const QColor kGoldInk(0xEA, 0xCC, 0x7C, 215);

class ClothPainter {
public:
    ClothPainter(QPainter& painter, const PokerLayout& layout)
        : m_painter(painter),
          m_layout(layout),
          m_mm(layout.mm()),
          m_area(QPointF(0, 0), layout.size()),
          m_reach(layout.size().width() * 0.75) {}

    void paintTable() {
        const QPointF light(m_area.width() * 0.45, m_area.height() * 0.36);
        const qreal radius = std::max(m_area.width() * 0.66, m_area.height() * 1.05);
        art::paintRoom(m_painter, m_area, light, radius);
        art::paintCloth(m_painter, clothShape(), light, radius, 0.80);
        paintEdgeShade();
    }

    void paintRim() {
        const auto arc = [this](qreal depth) {
            return lowerArc(m_layout.centre(), m_layout.radiusAt(depth), m_reach);
        };
        // The rim is above the cloth and the floor: a soft shadow on each side.
        for (int i = 6; i >= 1; --i) {
            m_painter.strokePath(arc(0.5 * i), pen(QColor(0, 0, 0, 22), 2.2 * i));
            m_painter.strokePath(arc(-110 - 1.5 * i), pen(QColor(0, 0, 0, 40), 5.0 * i));
        }
        art::paintWoodBand(m_painter, arc(-33), 64 * m_mm);
        art::paintLeatherRail(m_painter, arc(-86), 46 * m_mm);
        art::paintBrassInlay(m_painter, arc(-1.2), 2.4 * m_mm);
        art::paintBrassInlay(m_painter, arc(-64), 1.5 * m_mm);
    }

    void paintFarEdge() {
        const QRectF tray = m_layout.tray();
        const qreal y = tray.top() - 3 * m_mm;
        QPainterPath line(QPointF(-10, y - 6 * m_mm));
        line.lineTo(m_area.width() + 10, y - 6 * m_mm);
        for (int i = 5; i >= 1; --i) {
            m_painter.fillRect(QRectF(0, y, m_area.width(), 1.6 * i * m_mm), QColor(0, 0, 0, 20));
        }
        art::paintWoodBand(m_painter, line, 11 * m_mm);
        art::paintBrassInlay(m_painter, line.translated(0, 5.4 * m_mm), 1.2 * m_mm);
    }

    void paintPrint(bool english) {
        paintNames(english);
        paintPayTable(m_painter, m_layout, english);
        for (int seat = 1; seat <= m_layout.seats(); ++seat) {
            paintAnteCircle(m_layout.ante(seat));
            paintBetBox(m_layout.bet(seat));
        }
    }

    void paintTools() {
        paintChipTray(m_painter, m_layout.tray(), m_mm);
        paintShoe(m_painter, m_layout.shoe(), m_layout.shoeSize(), m_mm);
        paintDiscardHolder(m_painter, m_layout.discard(), m_layout.discardSize(), m_mm);
    }

    void paintVignette() {
        const QPointF light(m_area.width() * 0.48, m_area.height() * 0.44);
        QRadialGradient dark(QPointF(0, 0), 1.0);
        dark.setColorAt(0.0, QColor(0, 0, 0, 0));
        dark.setColorAt(0.55, QColor(0, 0, 0, 0));
        dark.setColorAt(0.82, QColor(0, 0, 0, 70));
        dark.setColorAt(1.0, QColor(4, 3, 2, 170));
        QBrush brush(dark);
        QTransform place;
        place.translate(light.x(), light.y());
        place.scale(m_area.width() * 0.66, m_area.height() * 0.86);
        brush.setTransform(place);
        m_painter.fillRect(m_area, brush);

        QRadialGradient warm(QPointF(m_area.width() * 0.46, m_area.height() * 0.30), m_area.width() * 0.42);
        warm.setColorAt(0.0, QColor(255, 214, 140, 30));
        warm.setColorAt(0.6, QColor(255, 206, 130, 10));
        warm.setColorAt(1.0, QColor(255, 200, 120, 0));
        m_painter.fillRect(m_area, warm);
    }

private:
    QPen pen(const QColor& colour, qreal width) const {
        return {colour, width * m_mm, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin};
    }

    QPainterPath clothShape() const {
        QPainterPath table;
        table.addEllipse(m_layout.centre(), m_layout.edgeRadius(), m_layout.edgeRadius());
        QPainterPath front;
        front.addRect(QRectF(0, m_layout.tray().top() - 10 * m_mm, m_area.width(), m_area.height()));
        return table.intersected(front);
    }

    // The light fades towards the padded rim.
    void paintEdgeShade() {
        const qreal edge = m_layout.edgeRadius();
        QRadialGradient shade(m_layout.centre(), edge);
        shade.setColorAt(1 - 60 * m_mm / edge, QColor(0, 0, 0, 0));
        shade.setColorAt(1 - 14 * m_mm / edge, QColor(0, 0, 0, 34));
        shade.setColorAt(1.0, QColor(0, 0, 0, 105));
        m_painter.fillPath(clothShape(), shade);
    }

    void paintNames(bool english) {
        const QString name =
            english ? QStringLiteral("POKER WITHOUT DRAW") : QStringLiteral("PÓQUER SEM DESCARTE");
        const QString rule = english ? QStringLiteral("Dealer plays with ace and king or better")
                                     : QStringLiteral("A banca joga com ás e rei ou melhor");
        const qreal nameCaps = m_layout.nameCapitals();
        const qreal ruleCaps = m_layout.ruleCapitals();
        const QPointF centre = m_layout.centre();
        const qreal nameRadius = m_layout.radiusAt(m_layout.nameDepth());
        m_painter.fillPath(textOnArc(name, centre, nameRadius, nameCaps * m_mm, 0.30), kGoldInk);
        m_painter.fillPath(
            textOnArc(rule, centre, m_layout.radiusAt(m_layout.ruleDepth()), ruleCaps * m_mm, 0.14), kInk);

        if (m_layout.isForOne()) {
            return; // the pay table is there
        }
        const qreal half = arcLengthOf(name, nameCaps * m_mm, 0.30) / 2;
        for (const qreal side : {-1.0, 1.0}) {
            paintFlourish(centre, nameRadius, side * (half + 22 * m_mm), side);
        }
    }

    // A lozenge with a line that follows the arc, on each side of the name.
    void paintFlourish(QPointF centre, qreal radius, qreal along, qreal side) {
        const auto onArc = [&](qreal distance) {
            const qreal angle = distance / radius;
            return centre + QPointF(std::sin(angle), std::cos(angle)) * radius;
        };
        const QPointF middle = onArc(along);
        const qreal half = 4.5 * m_mm;
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(kGoldInk);
        m_painter.drawPolygon(QPolygonF({middle - QPointF(0, half), middle + QPointF(half, 0),
                                         middle + QPointF(0, half), middle - QPointF(half, 0)}));
        QPolygonF line;
        for (int step = 9; step <= 72; step += 3) {
            line.append(onArc(along + side * step * m_mm));
        }
        m_painter.setPen(pen(QColor(0xE6, 0xC8, 0x78, 130), 0.9));
        m_painter.drawPolyline(line);
    }

    void paintAnteCircle(const Spot& spot) {
        const qreal radius = m_layout.anteRadius();
        m_painter.save();
        m_painter.translate(spot.at);
        m_painter.rotate(spot.turn);
        m_painter.setBrush(QColor(0, 0, 0, 26));
        m_painter.setPen(pen(kInk, 1.3));
        m_painter.drawEllipse(QPointF(0, 0), radius - 0.7 * m_mm, radius - 0.7 * m_mm);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(pen(kFaintInk, 0.6));
        m_painter.drawEllipse(QPointF(0, 0), radius - 3 * m_mm, radius - 3 * m_mm);
        m_painter.fillPath(art::textOutline(QStringLiteral("ANTE"), art::Fount::serif, 0.32 * radius, {0, 0}),
                           kInk);
        m_painter.restore();
    }

    void paintBetBox(const Spot& spot) {
        const QSizeF size = m_layout.betSize();
        const QRectF box(-size.width() / 2, -size.height() / 2, size.width(), size.height());
        m_painter.save();
        m_painter.translate(spot.at);
        m_painter.rotate(spot.turn);
        m_painter.setBrush(QColor(0, 0, 0, 26));
        m_painter.setPen(pen(kInk, 1.3));
        const qreal line = 0.7 * m_mm;
        m_painter.drawRoundedRect(box.adjusted(line, line, -line, -line), 4 * m_mm, 4 * m_mm);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(pen(kFaintInk, 0.6));
        const qreal inner = 3 * m_mm;
        m_painter.drawRoundedRect(box.adjusted(inner, inner, -inner, -inner), 2.4 * m_mm, 2.4 * m_mm);
        m_painter.fillPath(
            art::textOutline(QStringLiteral("BET"), art::Fount::serif, 0.196 * size.height(), {0, 0}), kInk);
        m_painter.restore();
    }

    QPainter& m_painter;
    const PokerLayout& m_layout;
    qreal m_mm;
    QRectF m_area;
    qreal m_reach;
};

QImage clothPicture(const art::PictureRequest& request) {
    if (request.name() != u"poker") {
        return {};
    }
    PokerClothStyle style;
    style.seats = static_cast<int>(std::clamp<qint64>(request.number(QStringLiteral("seats")), 1, 7));
    style.ownSeat = static_cast<int>(std::clamp<qint64>(request.number(QStringLiteral("own")), 0, 7));
    style.ownInMiddle = request.number(QStringLiteral("middle")) == 1;
    style.english = request.text(QStringLiteral("lang")) == u"en";
    return pokerCloth(style, request.sizeFor({2, 1}, 1280));
}

} // namespace

QImage pokerCloth(const PokerClothStyle& style, QSize size) {
    QImage image(size.expandedTo({8, 8}), QImage::Format_RGB32);
    image.fill(art::palette::kRoomFar);
    const PokerLayout layout(image.size(), style.seats, style.ownSeat, style.ownInMiddle);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    ClothPainter cloth(painter, layout);
    cloth.paintTable();
    cloth.paintPrint(style.english);
    cloth.paintFarEdge();
    cloth.paintRim();
    cloth.paintVignette();
    cloth.paintTools();
    return image;
}

void addPokerClothProvider(QQmlEngine& engine) {
    art::addShadowedCardProvider(engine);
    // Only one large cloth is shown at a time: nothing is cached.
    engine.addImageProvider(QStringLiteral("cloth"), new art::PictureProvider(clothPicture, 0));
}

} // namespace mesaviva::scene
