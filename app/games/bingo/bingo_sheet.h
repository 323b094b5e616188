// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/round_sheet.h"
#include "engine/games/bingo/record/bingo_on_record.h"

#include <QImage>
#include <QString>

#include <map>

namespace mesaviva::app {

/// The cards that have won. The events don't contain those of simulated players.
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

/// The sheet of a round of bingo: balls in order, prizes and their balls, winning cards, sales.
RoundSheetParts bingoSheetParts(const RoundFacts<record::BingoOnRecord>& facts);

/// A small picture of a round: the last balls drawn and, if `of` names a player with cards, that player's
/// fullest card. Thread-safe.
QImage bingoPicture(const RoundFacts<record::BingoOnRecord>& facts, const QString& of = {});

} // namespace mesaviva::app
