// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The same stakes and the same pocket at several tables, each with its own regulation or its own reading.
//
// Every table is a table of its own: its `decide` takes a stake or refuses it, its settlement says what comes
// back, its order of payment is the order in which it has paid. Nothing here knows a rule.
#pragma once

#include "engine/base/fraction.h"
#include "engine/base/money.h"
#include "engine/games/roulette/events.h"
#include "engine/games/roulette/settings.h"

#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace mesaviva::roulette {

/// What somebody would stake, at every table alike.
struct StakeRequest {
    PlayerId player = 0; ///< counted from 0, below kMostWishers
    std::variant<SpotId, Series> on = SpotId{0};
    Money amount; ///< on a spot; of one chip of a series

    friend bool operator==(const StakeRequest&, const StakeRequest&) = default;
};

/// So many people stake at a compared table at most.
inline constexpr PlayerId kMostWishers = 2;

/// What a table makes of one wish.
struct RequestOutcome {
    std::optional<Refusal> refusal; ///< then nothing lies, and the rest is empty
    std::vector<Stake> stakes;      ///< what came to lie; of a series its parts
    Money staked;
    Money returned;               ///< of it, stake and winnings, once the number is known
    RuleId rule;                  ///< that decides over it, or by which it is refused
    Rules taken;                  ///< by which the stake was taken
    std::optional<Fraction> edge; ///< what the house keeps of each cent in the long run
};

/// What came of all wishes at one table.
struct PlayedRequests {
    std::vector<RequestOutcome> outcomes; ///< by wish
    std::vector<Paid> payments;           ///< in the order in which they were made
    std::vector<Settled> settled;         ///< the players' settlements, as the table has told them
    Money staked;
    Money returned;
    std::optional<Fraction> edge; ///< of everything that lies; nothing where nothing does
};

/// Plays one round at a table with these settings, where everybody wishes this and the ball falls there. The
/// pocket must be on the table's wheel; wishers beyond kMostWishers, and stakes that no layout has, are
/// refused by the table. Sums of at most kLargestAmount.
PlayedRequests playRequests(const Settings& settings, std::span<const StakeRequest> requests, Pocket pocket);

/// What a table says of one chance.
struct ChanceSide {
    bool known = false;   ///< the regulation has it
    bool offered = false; ///< the table takes such stakes
    Odds odds;
    Money least;
    Money most;
    Fraction edge;  ///< of a single stake, exactly
    RuleId rule;    ///< that gives the chance, or by which it is lacking
    RuleId oddsBy;  ///< that says what it pays
    RuleId limitBy; ///< that gives the maximum
};

/// Of a chance that a table does not take only the first two and `rule` are told.
ChanceSide chanceAt(const Settings& settings, ChanceKind kind);

/// A table of that regulation as it is compared: as its houses usually have it, each chance with this
/// minimum.
Settings comparedTable(RuleSet rules, Money minimum);

} // namespace mesaviva::roulette
