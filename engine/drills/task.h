// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bingo/card.h"
#include "engine/bingo/prize_kind.h"
#include "engine/bingo/settings.h"
#include "engine/drills/drill.h"
#include "engine/poker/card.h"
#include "engine/poker/settings.h"
#include "engine/roulette/commands.h"
#include "engine/roulette/settings.h"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace mesaviva::drills {

/// Stakes of one player lie, and a number has come: how many chips does the player get, or keep?
struct PaymentTask {
    roulette::Settings settings;
    Money chip; ///< what one chip is worth
    std::vector<roulette::Stake> stakes;
    roulette::Pocket drawn;
    bool kept = false; ///< zero has come, and what of an even chance stays the player's is asked (R27b, R29)

    friend bool operator==(const PaymentTask&, const PaymentTask&) = default;
};

/// So many chips of a player's colour have been paid: what is that in cash, and what is left in colour?
struct ConversionTask {
    /// What the player wants.
    enum class Wish : std::uint8_t {
        all_cash,  ///< everything in cash: the amount is asked
        some_kept, ///< `kept` chips in colour, the rest in cash: the amount is asked
        whole_cash ///< as many cash chips of `cash` as it makes, the rest in colour: both counts are asked
    };
    Wish wish = Wish::all_cash;
    std::int64_t paid = 0; ///< chips; where stakes lie, what comes of them
    Money chip;
    std::int64_t kept = 0;
    Money cash;
    PaymentTask stakes; ///< what lies on the layout, at the highest level; else none

    friend bool operator==(const ConversionTask&, const ConversionTask&) = default;
};

/// A series is called (R25a).
struct SeriesTask {
    enum class Asked : std::uint8_t {
        chips,  ///< how many chips it takes
        cost,   ///< what it costs, in cents
        places, ///< where the chips lie
    };
    Asked asked = Asked::chips;
    roulette::Settings settings;
    roulette::Series series = roulette::Series::grande;
    std::int64_t sets = 1; ///< so many chips where the series has one
    Money chip;

    friend bool operator==(const SeriesTask&, const SeriesTask&) = default;
};

/// A number is called with its neighbours on the wheel (R25b).
struct NeighboursTask {
    roulette::WheelOrder order = roulette::WheelOrder::french;
    int pockets = 37;
    roulette::Pocket number;
    int sides = 1;               ///< so many neighbours on either side
    bool between = false;        ///< the neighbours are told and the number is asked
    std::vector<RuleId> rules{}; ///< by which the wheel has this order

    friend bool operator==(const NeighboursTask&, const NeighboursTask&) = default;
};

/// A player's cards against the dealer's.
struct HandsTask {
    poker::HandCards player{};
    poker::HandCards dealer{};
    poker::RankingRules ranking;

    friend bool operator==(const HandsTask&, const HandsTask&) = default;
};

/// The dealer's cards are open.
struct QualificationTask {
    poker::HandCards dealer{};
    poker::RankingRules ranking;

    friend bool operator==(const QualificationTask&, const QualificationTask&) = default;
};

/// A player has continued: what is paid, in cents, on top of what lay?
struct BetTask {
    poker::HandCards player{};
    poker::HandCards dealer{};
    poker::Settings settings;
    Money ante;
    bool betAlone = false; ///< the bet's winnings are asked and not the ante's

    friend bool operator==(const BetTask&, const BetTask&) = default;
};

/// A card is brought: has the house sold it, or is it forged?
struct CardTask {
    bingo::Variant variant = bingo::Variant::bingo90;
    bool freeCentre = false;
    bingo::Card card;

    friend bool operator==(const CardTask&, const CardTask&) = default;
};

/// A prize is called: does the card have it, or how many numbers does it lack?
struct LineTask {
    bingo::Settings settings;
    bingo::Card card;
    std::vector<bingo::Ball> drawn; ///< in the order of the draw
    bingo::PrizeKind kind = bingo::PrizeKind::line;
    bool counted = false; ///< how many are lacking is asked

    friend bool operator==(const LineTask&, const LineTask&) = default;
};

using Situation = std::variant<PaymentTask, ConversionTask, SeriesTask, NeighboursTask, HandsTask,
                               QualificationTask, BetTask, CardTask, LineTask>;

/// One task.
struct Task {
    Drill drill = Drill::payment;
    int level = 1;
    std::string subject; ///< what it is about, for repetition: `corner`, `grande`, `17`
    Situation situation;

    friend bool operator==(const Task&, const Task&) = default;
};

} // namespace mesaviva::drills
