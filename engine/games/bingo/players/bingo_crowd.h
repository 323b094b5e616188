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

/// The simulated crowd of one bingo room. Its members, numbered from 1, aren't players of the table: they buy
/// cards for the round, many members with one command, and win like all others. All their randomness comes
/// from the round's seed, so the same seeds and room give the same commands.
///
/// The driver's owner passes on every event and submits each command when it is due. What the room needs at
/// the same moment comes first; in that order, none of their commands is refused: no member buys more than
/// the room allows (B13), and together they never buy more cards than are left (B15).
class BingoCrowd {
public:
    /// A crowd of `members`, each buying at most `mostCards` cards per round; if either is 0, nobody buys.
    BingoCrowd(std::uint32_t members, std::uint32_t mostCards) : m_members(members), m_mostCards(mostCards) {}

    std::uint32_t members() const { return m_members; }

    /// Changes the number of members from the next sale on.
    void setMembers(std::uint32_t members) { m_members = members; }

    /// Sets the seed of the round that opens; call it before passing on the round's SaleOpened. Without it
    /// nobody buys.
    void openRound(const Seed& seed);

    /// Processes an event; `state` is the room after the event.
    void onEvent(const Recorded<bingo::Event>& entry, const bingo::State& state);

    /// When the next purchase is due.
    std::optional<Instant> nextDue() const;

    /// The next command due at or before `now`, if any; call it until it returns nothing.
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
    std::uint64_t m_room = 0;     ///< how many more cards the room can sell
    std::vector<Batch> m_batches; ///< in reverse order: the next one is last
    std::optional<RandomStream> m_chance;
};

} // namespace mesaviva::players
