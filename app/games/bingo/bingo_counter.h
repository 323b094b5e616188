// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/table/played_table.h"
#include "app/games/bingo/bingo_session.h"
#include "engine/games/bingo/commands.h"

#include <QCoreApplication>

#include <utility>

namespace mesaviva::app {

/// What this player may do in a bingo room.
struct BingoOffer {
    ActionState buy, undo, repeat, allowance;
    bool reservable = false; ///< cards can be reserved for the next sale
    int mostBuyable = 0;     ///< how many more cards could be bought now
    friend bool operator==(const BingoOffer&, const BingoOffer&) = default;
};

/// Where this player buys cards and has numbers marked: what can be asked of the room, and what it would
/// answer; how many cards were bought last, and how many are reserved.
class BingoCounter {
    Q_DECLARE_TR_FUNCTIONS(BingoCounter)

public:
    using Table = PlayedTable<BingoSession>;

    /// `table` must live as long.
    explicit BingoCounter(const Table& table) : m_table(table) {}

    /// What the room would answer now.
    BingoOffer offer(Instant now) const;
    /// Whether so many cards would be sold now, and if not, why.
    ActionState askToBuy(int count, Instant now) const;

    /// The player has had so many cards when a sale closed.
    void noteBought(int cards);
    /// How many that were in the last round with cards; 0: none.
    int lastBought() const { return m_lastBought; }
    /// What lastBought() was once.
    void putBack(int lastBought) { m_lastBought = lastBought; }

    /// So many are to be bought when the next sale opens; says whether that is a change.
    bool reserve(int count);
    int reserved() const { return m_reserved; }
    /// What is reserved, and is now to be bought.
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
