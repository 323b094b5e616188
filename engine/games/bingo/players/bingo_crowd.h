// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/random_stream.h"
#include "engine/base/seed.h"
#include "engine/base/table_clock.h"
#include "engine/games/bingo/commands.h"
#include "engine/games/bingo/events.h"
#include "engine/games/bingo/state.h"
#include "engine/table/recorded.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace mesaviva::players {

/// The simulated crowd of one bingo room. Its members, numbered from 1, are no players of the table: they buy
/// cards for the round, many of them by one command, and win like anybody. All their chance comes from the
/// round's seed, so that the same seeds and the same room bring the same commands.
///
/// The driver's owner passes on every event, and gives the room each command at the moment it is due. What
/// the room needs at that same moment comes first; so run, none of their commands is refused: nobody buys
/// more than the room allows (B13), all together never more than it has cards for (B15).
class BingoCrowd {
public:
    /// `members` people, each of whom buys at most so many cards in a round; either may be 0: nobody buys.
    BingoCrowd(std::uint32_t members, std::uint32_t mostCards) : m_members(members), m_mostCards(mostCards) {}

    std::uint32_t members() const { return m_members; }

    /// Changes how many people there are, from the next sale on.
    void setMembers(std::uint32_t members) { m_members = members; }

    /// Gives the seed of the round that opens; before the round's SaleOpened is heard. Without it nobody
    /// buys.
    void openRound(const Seed& seed);

    /// Hears what happened; `state` is the room after the event.
    void hear(const Recorded<bingo::Event>& entry, const bingo::State& state);

    /// When some of them buy next.
    std::optional<Instant> nextDue() const;

    /// The next command that is due at or before `now`, if any; take all of them, in their order.
    std::optional<bingo::Command> take(Instant now);

private:
    using Purchases = std::vector<bingo::CrowdPurchase>;
    struct Batch {
        Instant at;
        Purchases purchases;
    };

    void planSale(Instant opened, Instant closes, const bingo::State& state);
    void dropEmptyBatches();

    std::uint32_t m_members;
    std::uint32_t m_mostCards;
    std::uint64_t m_room = 0;     ///< how many more cards the room could sell
    std::vector<Batch> m_batches; ///< the next one last
    std::optional<RandomStream> m_chance;
};

} // namespace mesaviva::players
