// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/poker/poker_pay_table.h"

#include "app/core/text/texts.h"
#include "app/games/poker/text/poker_text.h"
#include "engine/games/poker/pay_table.h"

#include <algorithm>
#include <array>

namespace mesaviva::app {

namespace {

using poker::Combination;

constexpr std::array kPaid = {
    Combination::royal_flush,     Combination::straight_flush, Combination::four_of_a_kind,
    Combination::full_house,      Combination::flush,          Combination::straight,
    Combination::three_of_a_kind, Combination::two_pairs,      Combination::pair,
    Combination::high_cards,
};

} // namespace

int payLineOf(Combination hand) {
    const Combination paid = hand == Combination::ace_king ? Combination::high_cards : hand;
    return static_cast<int>(std::find(kPaid.begin(), kPaid.end(), paid) - kPaid.begin());
}

QVariantList pokerPayTable(Money bet, std::optional<Combination> hand) {
    QVariantList lines;
    for (const Combination paid : kPaid) {
        PokerPayLine line;
        line.name = PokerText::combination(paid);
        line.multiple = poker::betMultiple(paid);
        line.rule = textOf(poker::betRule(paid));
        line.pays = line.multiple * bet.cents;
        line.own = hand && payLineOf(*hand) == lines.size();
        lines.append(QVariant::fromValue(line));
    }
    return lines;
}

} // namespace mesaviva::app
