// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/bingo/bingo_card_face_info.h"
#include "app/games/bingo/bingo_counter.h"
#include "app/games/bingo/bingo_history_model.h"
#include "app/games/bingo/bingo_prize_list_model.h"
#include "app/games/bingo/bingo_winner_list_model.h"
#include "app/games/bingo/text/bingo_speech.h"
#include "engine/games/bingo/prize_kind.h"
#include "engine/games/bingo/prizes.h"

#include <QCoreApplication>
#include <QString>

#include <cstdint>
#include <vector>

namespace mesaviva::app {

/// What stands in a room, as rows for its list models, in words for the player whose room it is. Reads only;
/// made anew for each look.
class BingoRoomReader {
    Q_DECLARE_TR_FUNCTIONS(BingoRoomReader)

public:
    /// `table` must live as long.
    explicit BingoRoomReader(const BingoCounter::Table& table) : m_table(table) {}

    bool isOwn(const bingo::Owner& owner) const;
    /// Whoever looks on is this player; at a scenario's or a lesson's table they only watch one.
    bool isMyself() const;
    /// "you", "Rosa M.".
    QString owner(const bingo::Owner& owner) const;
    /// Who has won, by name: this player first, and alone where there are more than two; players at the table
    /// come before the crowd.
    BingoWinners named(const std::vector<bingo::Winner>& winners) const;
    /// The same in words: "Rosa M. and 2 more".
    QString winners(const std::vector<bingo::Winner>& winners) const;

    /// The round's prizes; while cards are sold: what they would be now (B19).
    bingo::PrizePlan plan() const;
    /// A row for each prize and jackpot that the room offers, in the order of the kinds (B4d, B44).
    std::vector<BingoPrizeListModel::Row> prizes() const;
    /// A row for each winning card of one prize, this player's first (B29).
    std::vector<BingoWinnerListModel::Row> winnerRows(const bingo::WonPrize& won) const;
    /// What came of a round that the journal still has (B50).
    BingoHistoryModel::Row round(std::uint64_t round) const;
    /// A card of the running round by its number, for the card checker; not found: with the reason.
    BingoCardFaceInfo card(int number) const;

private:
    BingoPrizeListModel::Row prize(bingo::PrizeKind kind, const bingo::PrizePlan& plan) const;
    const bingo::State& state() const { return m_table.state(); }
    const bingo::Settings& settings() const { return state().settings; }

    const BingoCounter::Table& m_table;
};

/// The draw pauses for a prize that was won at the last ball (B24).
bool pausesForPrize(const bingo::State& state);

} // namespace mesaviva::app
