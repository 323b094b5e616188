// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Roulette's tasks. What is right is asked of settlement, series and wheels (O13, R25, R27 and the others).
#pragma once

#include "engine/base/random_stream.h"
#include "engine/games/roulette/commands.h"
#include "engine/games/roulette/settings.h"
#include "engine/training/drills/drill.h"
#include "engine/training/drills/task_answer.h"

#include <cstdint>
#include <string>
#include <string_view>
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
    enum class Request : std::uint8_t {
        all_cash,  ///< everything in cash: the amount is asked
        some_kept, ///< `kept` chips in colour, the rest in cash: the amount is asked
        whole_cash ///< as many cash chips of `cash` as it makes, the rest in colour: both counts are asked
    };
    Request request = Request::all_cash;
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

/// How many chips lie on one place of the layout at most.
enum class Stacks : std::uint8_t {
    one,    ///< a single chip
    stack,  ///< up to a stack of twenty
    twelve, ///< up to twelve stacks of twenty
};

/// So many chips make a stack.
inline constexpr std::int64_t kStack = 20;

/// The most chips on one place; what the regulation's maximum allows may be less.
constexpr std::int64_t mostChips(Stacks stacks) {
    return stacks == Stacks::one ? 1 : stacks == Stacks::stack ? kStack : 12 * kStack;
}

/// The key: `one`, `stack`, `twelve`.
constexpr std::string_view name(Stacks stacks) {
    return stacks == Stacks::one ? "one" : stacks == Stacks::stack ? "stack" : "twelve";
}

/// What these tasks are made for.
struct RouletteTerms {
    roulette::Settings roulette{roulette::RuleSet::casino};
    Stacks stacks = Stacks::stack;
};

/// A roulette table for tasks, where every chance has the same minimum, which one chip is worth. `pockets` 38
/// only online. Where the regulation allows it, series can be asked for.
roulette::Settings tableFor(roulette::RuleSet rules, int pockets, Money chip);

/// Roulette, as all_tasks.h takes it.
struct RouletteTasks {
    static constexpr std::string_view kGame = "roulette"; ///< as gameOf()

    using Situation = std::variant<PaymentTask, ConversionTask, SeriesTask, NeighboursTask>;
    using Terms = RouletteTerms;

    /// The regulation and the number of pockets: `pt-894-2002/37`.
    static std::string scope(const Terms& terms);
    /// There are no series in Macau, and chips of a player's colour only where the regulation has them (R7).
    static bool offers(Drill drill, const Terms& terms);
    static std::vector<std::string> subjects(Drill drill, int level, const Terms& terms);
    static Situation make(Drill drill, int level, std::string_view subject, const Terms& terms,
                          RandomStream& chance);
};

// As for Task (answer.h).
AnswerForm formOf(const PaymentTask& task);
AnswerForm formOf(const ConversionTask& task);
AnswerForm formOf(const SeriesTask& task);
AnswerForm formOf(const NeighboursTask& task);
Answer answerOf(const PaymentTask& task);
Answer answerOf(const ConversionTask& task);
Answer answerOf(const SeriesTask& task);
Answer answerOf(const NeighboursTask& task);
void addRules(std::vector<RuleId>& list, const PaymentTask& task);
void addRules(std::vector<RuleId>& list, const ConversionTask& task);
void addRules(std::vector<RuleId>& list, const SeriesTask& task);
void addRules(std::vector<RuleId>& list, const NeighboursTask& task);

/// What is paid for stakes on the layout, in cents: winnings, or what is kept.
Money paidOn(const PaymentTask& task);

} // namespace mesaviva::drills
