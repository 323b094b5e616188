// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/round_facts.h"
#include "app/core/record/round_sheet_parts.h"

#include <map>

namespace mesaviva::app {

/// The faces of the cards that have won: the crowd's are not in any event.
template <>
struct SheetExtras<record::BingoOnRecord> {
    std::map<bingo::CardNumber, bingo::Card> winning;

    void see(const bingo::State& state, const bingo::Event& event) {
        if (const auto* const won = std::get_if<bingo::PrizeWon>(&event)) {
            for (const bingo::Winner& winner : won->winners) {
                winning.emplace(winner.card, state.book.card(winner.card));
            }
        }
    }
};

/// The sheet of a round of bingo: balls in their order, prizes and where they fell, winning cards, sales.
RoundSheetParts bingoSheetParts(const RoundFacts<record::BingoOnRecord>& facts);

} // namespace mesaviva::app
