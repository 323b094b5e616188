// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/table/played_table.h"
#include "app/games/bingo/bingo_session.h"
#include "engine/games/bingo/commands.h"

#include <QCoreApplication>

#include <utility>

namespace mesaviva::app {

/// What this player may do now in a bingo room.
struct BingoOffer {
    ActionState buy, undo, repeat, allowance;
    bool reservable = false; ///< cards can be reserved for the next sale
    int mostBuyable = 0;     ///< how many more cards can be bought now
    friend bool operator==(const BingoOffer&, const BingoOffer&) = default;
};

/// Card purchases of this player: what the room would accept now, how many cards were bought last, and how
/// many are reserved.
class BingoCounter {
    Q_DECLARE_TR_FUNCTIONS(BingoCounter)

public:
    using Table = PlayedTable<BingoSession>;

    /// `table` must outlive this object.
    explicit BingoCounter(const Table& table) : m_table(table) {}

    /// Returns what the room would accept now.
    BingoOffer offer(Instant now) const;
    /// Returns whether `count` cards would be sold now, and if not, why.
    ActionState askToBuy(int count, Instant now) const;

    /// Records the number of this player's cards when a sale closes.
    void noteBought(int cards);
    /// The number of cards in this player's last round with cards; 0: none.
    int lastBought() const { return m_lastBought; }
    /// Restores a value of lastBought().
    void restore(int lastBought) { m_lastBought = lastBought; }

    /// Reserves `count` cards for the next sale; returns whether that is a change.
    bool reserve(int count);
    int reserved() const { return m_reserved; }
    /// Returns the number of reserved cards and resets it.
    int takeReserved() { return std::exchange(m_reserved, 0); }

private:
    ActionState ask(bingo::Action action, const bingo::Command& command, Instant now) const;
    int mostBuyable() const;
    bool canReserve() const;

    const Table& m_table;
    int m_lastBought = 0;
    int m_reserved = 0;
};

} // namespace mesaviva::app
