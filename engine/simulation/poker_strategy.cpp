// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/simulation/poker_strategy.h"

#include "engine/poker/pay_table.h"

#include <array>
#include <bitset>
#include <cstddef>

namespace mesaviva::simulation {

using namespace poker;

namespace {

constexpr std::array kAll = {PokerStrategy::always, PokerStrategy::pair, PokerStrategy::ace_king,
                             PokerStrategy::best};

/// The cards that the dealer's four can be.
struct Unseen {
    explicit Unseen(const PokerView& view) {
        std::bitset<kDeckSize> seen;
        for (const Card card : view.hand) {
            seen.set(card.index());
        }
        seen.set(view.upCard.index());
        seen.set(view.burnt.index());
        for (unsigned i = 0; i < kDeckSize; ++i) {
            if (!seen.test(i)) {
                cards[count++] = Card::fromIndex(i);
            }
        }
    }

    std::array<Card, kDeckSize> cards{};
    std::size_t count = 0;
};

} // namespace

std::string_view name(PokerStrategy strategy) {
    switch (strategy) {
    case PokerStrategy::always: return "always";
    case PokerStrategy::pair: return "pair";
    case PokerStrategy::ace_king: return "ace_king";
    case PokerStrategy::best: return "best";
    }
    return {};
}

std::optional<PokerStrategy> pokerStrategyFrom(std::string_view text) {
    for (const PokerStrategy strategy : kAll) {
        if (name(strategy) == text) {
            return strategy;
        }
    }
    return std::nullopt;
}

bool continuesBest(const PokerView& view) {
    const Unseen unseen(view);
    const HandRank lowestThatPlays = HandRank::lowestOf(Combination::ace_king);
    // In antes, and how much more than the ante that folding costs (P22, P26, P28, P29, I-P13).
    const std::int64_t notQualified = kAnteMultiple + 1;
    const std::int64_t won = kAnteMultiple + kBetPerAnte * betMultiple(view.rank.combination()) + 1;
    const std::int64_t tie = 1;
    const std::int64_t lost = -kBetPerAnte;
    std::int64_t gain = 0;
    const HandSum one = HandSum() + view.upCard;
    for (std::size_t a = 0; a < unseen.count; ++a) {
        const HandSum two = one + unseen.cards[a];
        for (std::size_t b = a + 1; b < unseen.count; ++b) {
            const HandSum three = two + unseen.cards[b];
            for (std::size_t c = b + 1; c < unseen.count; ++c) {
                const HandSum four = three + unseen.cards[c];
                for (std::size_t d = c + 1; d < unseen.count; ++d) {
                    const HandRank dealer = rankHand(four + unseen.cards[d], view.ranking);
                    gain += dealer < lowestThatPlays ? notQualified
                            : dealer < view.rank     ? won
                            : dealer == view.rank    ? tie
                                                     : lost;
                }
            }
        }
    }
    return gain > 0;
}

} // namespace mesaviva::simulation
