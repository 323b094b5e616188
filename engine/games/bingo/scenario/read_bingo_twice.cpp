// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Given cards belong to a player's purchases in order, in whatever round these happen, and the same face may
// appear again in another round (B15). The opening times of later sales aren't known before the file is run.
// So two steps count as part of one sale only if that is certain, and a card that no step buys as one that
// may be sold at any time.

#include "engine/games/bingo/cards/card_maker.h"
#include "engine/games/bingo/scenario/read_bingo.h"
#include "engine/scenario/strict_json.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>

namespace mesaviva::scenario {

namespace {

using BingoStep = Step<bingo::Command>;

constexpr std::size_t kAnySale = std::numeric_limits<std::size_t>::max();

bool isAtTheOpening(const BingoStep& step) {
    return step.when == "sale_opened" || step.when == "round_opened";
}

// Whether the step follows a purchase immediately.
bool followsAPurchase(const BingoStep& step) {
    return step.when == "card_sold" || step.when == "cards_ordered";
}

// Groups the steps by sale: steps with the same number happen in one sale, those with different numbers may
// not.
std::vector<std::size_t> salesOf(const BingoContent& content) {
    const Instant opens = content.table.starts.empty() ? kTableOpened : content.table.starts.front();
    const Instant closes = opens + content.table.sale;
    std::vector<std::size_t> sales;
    Instant time = opens; // of the step before, if known
    bool isTimeKnown = true;
    std::size_t sale = 0;
    for (const BingoStep& step : content.steps) {
        const bool isFirst = sales.empty();
        if (step.at) {
            const bool inSameSale = isTimeKnown && (*step.at == time || (sale == 0 && *step.at < closes));
            sale += isFirst || inSameSale ? 0U : 1U;
            time = *step.at;
            isTimeKnown = true;
        } else if (!step.when.empty() && !followsAPurchase(step) && !(isFirst && isAtTheOpening(step))) {
            ++sale;
            isTimeKnown = false;
        }
        sales.push_back(sale);
    }
    return sales;
}

// The sale in which each player's first, second, ... given card is bought.
std::vector<std::vector<std::size_t>> purchasesOf(const BingoContent& content) {
    const std::vector<std::size_t> sales = salesOf(content);
    const auto most = static_cast<std::size_t>(content.table.maxCards);
    std::vector<std::vector<std::size_t>> purchases(content.cards.size());
    for (std::size_t i = 0; i < sales.size(); ++i) {
        const auto* buy = std::get_if<bingo::Buy>(&content.steps[i].command);
        if (buy == nullptr) {
            continue;
        }
        std::vector<std::size_t>& bought = purchases[buy->player];
        const auto has = static_cast<std::size_t>(std::ranges::count(bought, sales[i]));
        if (has + buy->count <= most) { // else it is refused (B13)
            const std::size_t left = content.cards[buy->player].size() - bought.size();
            bought.insert(bought.end(), std::min<std::size_t>(left, buy->count), sales[i]);
        }
    }
    return purchases;
}

} // namespace

void refuseCardsTwiceInASale(const Node& cards, const std::vector<Player>& players,
                             const BingoContent& content) {
    const std::vector<std::vector<std::size_t>> purchases = purchasesOf(content);
    std::map<std::uint64_t, std::vector<std::size_t>> sold;
    for (std::size_t player = 0; player < players.size(); ++player) {
        const std::vector<bingo::Card>& given = content.cards[player];
        for (std::size_t i = 0; i < given.size(); ++i) {
            const std::size_t sale = i < purchases[player].size() ? purchases[player][i] : kAnySale;
            std::vector<std::size_t>& others = sold[bingo::keyOf(content.table.variant, given[i])];
            const bool clashes = std::ranges::any_of(others, [&](std::size_t other) {
                return other == sale || other == kAnySale || sale == kAnySale;
            });
            if (clashes) {
                const std::string list = fieldPath(cards.path(), players[player].id);
                Node(cards.json(), itemPath(list, i))
                    .refuse("the same numbers as on another card, and no round between them (B15)");
            }
            others.push_back(sale);
        }
    }
}

} // namespace mesaviva::scenario
