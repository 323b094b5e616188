// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/poker/poker_place.h"
#include "app/games/poker/poker_report_model.h"
#include "app/games/poker/poker_seat_list_model.h"

#include <array>
#include <vector>

namespace mesaviva::app {

/// Who sits where at a poker table, and what the round has brought each seat.
class PokerSeats {
public:
    /// What the round has brought a seat; kept until the next one opens.
    struct Outcome {
        PokerSeatListModel::Status status = PokerSeatListModel::Waiting;
        Money net;
        bool settled = false;
        bool handShown = false;
    };

    /// What is known of the round, to be put back.
    struct OnRecord {
        std::array<Outcome, poker::kMostSeats> outcomes{};
        std::vector<int> lastSeats; ///< by player, where each sat last
    };

    /// `table` must live as long.
    explicit PokerSeats(const PokerPlace::Table& table) : m_table(table) {}

    /// Where everybody sits now, before anything is told of the past.
    void begin();
    /// Somebody has sat down.
    void sit(const poker::PlayerSat& event);
    /// A round opens, or what was known of one does not hold any more.
    void clearRound() { m_kept.outcomes = {}; }
    const OnRecord& kept() const { return m_kept; }
    void putBack(const OnRecord& kept) { m_kept = kept; }

    /// Where a player sits, or sat last: 1 to 7; 0: nowhere.
    int numberOf(PlayerId player) const;
    /// Who sits, or sat last.
    RoundSitter sitter(PlayerId player) const;
    /// Of a player who has sat down.
    Outcome& outcome(PlayerId player) {
        return m_kept.outcomes[static_cast<std::size_t>(numberOf(player) - 1)];
    }
    /// How a seat stands, from 1.
    PokerSeatListModel::Row row(int seat) const;

private:
    PokerSeatListModel::Status status(const poker::Seat& place, const Outcome& outcome, Money ante) const;

    const PokerPlace::Table& m_table;
    OnRecord m_kept;
};

} // namespace mesaviva::app
