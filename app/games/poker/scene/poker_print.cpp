// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/poker/scene/poker_print.h"

#include "app/games/poker/scene/poker_layout.h"
#include "app/media/scene/printed_line.h"
#include "engine/games/poker/pay_table.h"

#include <QColor>
#include <QPainter>
#include <QPainterPath>

#include <array>
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

} // namespace mesaviva::scene
