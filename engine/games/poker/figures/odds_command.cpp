// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/figures/odds_command.h"

#include "engine/games/poker/figures/words.h"
#include "engine/games/poker/odds/count_deals.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <bitset>
#include <ostream>
#include <vector>

namespace mesaviva::figures {

namespace {

using namespace poker;

/// The cards of a decision, all different.
struct Cards {
    HandCards hand{};
    Card upcard;
    std::vector<Card> seen;
};

Result<Cards, BadText> read(const OddsArguments& arguments) {
    const auto hand = cardsFrom(arguments.hand);
    if (!hand) {
        return BadText{"--hand: " + hand.error().reason};
    }
    const auto upcard = cardsFrom(arguments.upcard);
    if (!upcard) {
        return BadText{"--upcard: " + upcard.error().reason};
    }
    const auto seen = cardsFrom(arguments.seen);
    if (!seen) {
        return BadText{"--seen: " + seen.error().reason};
    }
    Cards cards;
    if (hand->size() != cards.hand.size()) {
        return BadText{"--hand: five cards are needed, " + std::to_string(hand->size()) + " are given"};
    }
    if (upcard->size() != 1) {
        return BadText{"--upcard: one card is needed, " + std::to_string(upcard->size()) + " are given"};
    }
    std::bitset<kDeckSize> used;
    for (const auto* list : {&*hand, &*upcard, &*seen}) {
        for (const Card card : *list) {
            if (used.test(card.index())) {
                return BadText{card.text() + " is given twice"};
            }
            used.set(card.index());
        }
    }
    if (used.count() > kDeckSize - 4) {
        return BadText{"--seen: four cards must be left to the dealer"};
    }
    std::copy(hand->begin(), hand->end(), cards.hand.begin());
    cards.upcard = upcard->front();
    cards.seen = *seen;
    return cards;
}

} // namespace

int oddsCommand(const OddsArguments& arguments, std::ostream& out, std::ostream& err) {
    const Result<Cards, BadText> cards = read(arguments);
    if (!cards) {
        err << cards.error().reason << '\n';
        return 2;
    }
    const auto ties = tieBreakFrom(arguments.ties);
    if (!ties) {
        err << "--ties: " << ties.error().reason << '\n';
        return 2;
    }
    const odds::OddsRules rules{{arguments.aceHighStraight}, *ties};
    const odds::DealCounts counts = odds::countDeals(cards->hand, cards->upcard, cards->seen, rules);
    const Combination combination = rankHand(cards->hand, rules.ranking).combination();
    const int multiple = betMultiple(combination);
    const Fraction continuing = odds::valueOfContinuing(counts, multiple);
    nlohmann::ordered_json result;
    result["hand"] = name(combination);
    result["deals"] = counts.deals();
    result["not_qualified"] = counts.notQualified;
    result["win"] = counts.win;
    result["lose"] = counts.lose;
    result["tie"] = counts.tie;
    result["fold"] = {-1, 1};
    result["continue"] = {continuing.numerator, continuing.denominator};
    result["best"] = odds::isContinuingBetter(counts, multiple) ? "continue" : "fold";
    if (!(out << result.dump() << '\n').flush()) {
        err << "the odds can't be written\n";
        return 2;
    }
    return 0;
}

} // namespace mesaviva::figures
