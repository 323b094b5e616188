// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/money.h"
#include "engine/base/result.h"
#include "engine/base/seed.h"
#include "engine/bingo/settings.h"
#include "engine/poker/settings.h"
#include "engine/roulette/settings.h"
#include "engine/simulation/poker_strategy.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace mesaviva::simulation {

/// Seats at a table of póquer sem descarte that all stake the minimum and play by one strategy.
struct PokerPlan {
    poker::Settings table;
    int seats = 1;
    PokerStrategy strategy = PokerStrategy::ace_king;
};

/// One player at a wheel, who stakes on some places of one chance, each picked at random in every round.
struct RoulettePlan {
    roulette::Settings table;
    std::vector<roulette::SpotId> places; ///< where the chance can be staked on
    Money amount;                         ///< of one stake: the smallest that the table takes
    int stakes = 1;                       ///< in a round
};

/// A bingo room in which so many simulated players buy so many cards each for every round.
struct BingoPlan {
    bingo::Settings room;
    std::uint32_t players = 0;
    std::uint32_t cards = 0; ///< of each player
};

/// Which of how many parts of a simulation is to be run; both count from 1.
struct Shard {
    std::uint32_t part = 1;
    std::uint32_t of = 1;

    friend bool operator==(const Shard&, const Shard&) = default;
};

/// What is simulated. Rounds are played in blocks, each at a table of its own with chance of its own, which
/// follows from the seed and the block's number: so it does not matter who plays which block, and when.
struct Plan {
    /// What tells this simulation from others: game, rules, table, strategy and so on, as the text of a JSON
    /// object, for reports.
    std::string words;
    std::variant<PokerPlan, RoulettePlan, BingoPlan> game;
    std::optional<Seed> seed; ///< none was asked for: whoever runs the plan gives it one
    std::uint64_t rounds = 0; ///< of the whole simulation
    std::optional<Shard> shard;

    /// About what all players net in a round: the point that spreads are measured from (Sums).
    Money centre() const;
    /// How many rounds a block has, but for the last one.
    std::uint64_t blockRounds() const;
    /// The first block of this plan's shard, and the one behind the last.
    std::uint64_t firstBlock() const;
    std::uint64_t endBlock() const;
    /// The rounds of one block.
    std::uint64_t roundsOf(std::uint64_t block) const;
    /// The rounds of all blocks of this plan's shard.
    std::uint64_t roundsOfShard() const;
};

/// A simulation as it is asked for, in words.
struct Wish {
    std::string game;
    std::string rules;
    std::string rounds;
    std::optional<std::string> table; ///< a JSON object, as the `table` of a scenario
    std::optional<std::string> strategy;
    std::optional<std::string> seats;
    std::optional<std::string> stakes;
    std::optional<std::string> cards;
    std::optional<std::string> players;
    std::optional<std::string> seed;
    std::optional<std::string> shard;
};

/// What is wrong with a wish, in one line.
struct BadWish {
    std::string reason;
};

/// Makes a plan of a wish, or says what is wrong with it: an unknown word, a setting outside its rule, a
/// chance that the table does not offer, more than the table can play or the sums can hold.
Result<Plan, BadWish> readPlan(const Wish& wish);

/// A whole number from `least` to `most`, in digits; nothing for any other text.
std::optional<std::uint64_t> wholeNumber(const std::string& text, std::uint64_t least, std::uint64_t most);

} // namespace mesaviva::simulation
