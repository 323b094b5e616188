// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The same stakes and the same pocket at several tables, each with its own regulation or reading.
//
// Each is a real table: its `decide` accepts or refuses a stake, its settlement gives the return, and its
// order of payment is the order in which it has paid. This code knows no rules.
#pragma once

#include "engine/base/exact_number.h"
#include "engine/base/money.h"
#include "engine/games/roulette/events.h"
#include "engine/games/roulette/settings.h"

#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace mesaviva::roulette {

/// A stake requested at every table.
struct StakeRequest {
    PlayerId player = 0; ///< from 0, below kMostComparedPlayers
    std::variant<SpotId, Series> on = SpotId{0};
    Money amount; ///< the amount on a spot, or of one chip of a series

    friend bool operator==(const StakeRequest&, const StakeRequest&) = default;
};

/// The largest number of players at a compared table.
inline constexpr PlayerId kMostComparedPlayers = 2;

/// A table's response to one request.
struct RequestOutcome {
    std::optional<Refusal> refusal; ///< if set, nothing is placed and the rest is empty
    std::vector<Stake> stakes;      ///< the stakes placed; for a series its parts
    Money staked;
    Money returned;               ///< stake and winnings returned once the number is known
    RuleId rule;                  ///< the rule that decides the stake, or by which it is refused
    Rules taken;                  ///< the rules by which the stake was accepted
    std::optional<Fraction> edge; ///< the house edge
};

/// The results of all requests at one table.
struct PlayedRequests {
    std::vector<RequestOutcome> outcomes; ///< by request
    std::vector<Paid> payments;           ///< in the order in which they were made
    std::vector<Settled> settled;         ///< the players' settlements, from the table's events
    Money staked;
    Money returned;
    std::optional<Fraction> edge; ///< of all stakes; empty if there are none
};

/// Plays one round at a table with these settings, with these requests and this pocket. The pocket must be on
/// the table's wheel; the table refuses players beyond kMostComparedPlayers and stakes that no layout has.
/// Amounts of at most kLargestAmount.
PlayedRequests playRequests(const Settings& settings, std::span<const StakeRequest> requests, Pocket pocket);

/// A table's terms of one chance.
struct ChanceSide {
    bool known = false;   ///< the regulation has it
    bool offered = false; ///< the table takes such stakes
    Odds odds;
    Money least;
    Money most;
    Fraction edge;  ///< of a single stake, exact
    RuleId rule;    ///< the rule that defines the chance, or by which it is missing
    RuleId oddsBy;  ///< the rule for its pay-out
    RuleId limitBy; ///< the rule for its maximum
};

/// For a chance that a table doesn't take, sets only the first two and `rule`.
ChanceSide chanceAt(const Settings& settings, ChanceKind kind);

/// A table for comparing that regulation: the usual settings, with this minimum for each chance.
Settings comparedTable(RuleSet rules, Money minimum);

} // namespace mesaviva::roulette
