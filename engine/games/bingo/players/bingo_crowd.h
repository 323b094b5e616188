// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/random_stream.h"
#include "engine/base/seed.h"
#include "engine/base/table_clock.h"
#include "engine/games/bingo/commands.h"
#include "engine/games/bingo/events.h"
#include "engine/games/bingo/state.h"
#include "engine/table/journal.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace mesaviva::players {

// How the simulated crowd of a bingo room buys: how many cards, and when.
//
// Cautious members buy one or two cards. Regulars buy strips of six, as bingo 90's cards are printed. Eager
// ones buy half of their limit or more. Many buy as soon as the sale opens, some wait until it is nearly
// over. A member never changes habits; nothing is remembered from round to round.

/// How many cards a member likes to have.
enum class BingoHabit : std::uint8_t { cautious, regular, eager };

/// When a member buys.
enum class BuyingTime : std::uint8_t { early, anytime, late };

/// The number of cards in a strip.
inline constexpr std::uint32_t kStrip = 6;

/// The habits of the crowd's n-th member, from 1; constant.
BingoHabit habitOf(std::uint32_t member);
BuyingTime buyingTimeOf(std::uint32_t member);

/// The percentage of a room's crowd that takes part in one round: 70 to 95.
std::uint32_t attendance(RandomStream& chance);

/// How many cards such a member buys, from 1 to `most`, which must not be 0.
std::uint32_t cardsFor(BingoHabit habit, std::uint32_t most, RandomStream& chance);

/// The part of the sale, of `slots` equal ones, in which such a member buys, from 0; `slots` must not be 0.
std::uint32_t slotFor(BuyingTime time, std::uint32_t slots, RandomStream& chance);

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
