// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Roulette's tasks. Settlement, series and wheels compute the right answers (O13, R25, R27 and others).
#pragma once

#include "engine/base/random_stream.h"
#include "engine/games/roulette/commands.h"
#include "engine/games/roulette/settings.h"
#include "engine/training/drills/drill.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace mesaviva::drills {

/// One player's stakes and a winning number: how many chips does the player get, or keep?
struct PaymentTask {
    roulette::Settings settings;
    Money chip; ///< the value of one chip
    std::vector<roulette::Stake> stakes;
    roulette::Pocket drawn;
    bool kept = false; ///< zero has come up: asks what the player keeps of an even chance (R27b, R29)

    friend bool operator==(const PaymentTask&, const PaymentTask&) = default;
};

/// A number of colour chips has been paid: what is that in cash, and what remains in colour?
struct ConversionTask {
    /// The player's request.
    enum class Request : std::uint8_t {
        all_cash,  ///< all in cash: asks for the amount
        some_kept, ///< `kept` chips in colour, the rest in cash: asks for the amount
        whole_cash ///< as many `cash` chips as possible, the rest in colour: asks for both counts
    };
    Request request = Request::all_cash;
    std::int64_t paid = 0; ///< chips; where there are stakes, their winnings
    Money chip;
    std::int64_t kept = 0;
    Money cash;
    PaymentTask stakes; ///< the stakes on the layout, at the highest level only

    friend bool operator==(const ConversionTask&, const ConversionTask&) = default;
};

/// A series is called (R25a).
struct SeriesTask {
    enum class Asked : std::uint8_t {
        chips,  ///< the number of chips it takes
        cost,   ///< its cost, in cents
        places, ///< the places of its chips
    };
    Asked asked = Asked::chips;
    roulette::Settings settings;
    roulette::Series series = roulette::Series::grande;
    std::int64_t sets = 1; ///< chips per chip of the plain series
    Money chip;

    friend bool operator==(const SeriesTask&, const SeriesTask&) = default;
};

/// A number is called with its neighbours on the wheel (R25b).
struct NeighboursTask {
    roulette::WheelOrder order = roulette::WheelOrder::french;
    int pockets = 37;
    roulette::Pocket number;
    int sides = 1;               ///< number of neighbours on each side
    bool between = false;        ///< gives the neighbours and asks for the number
    std::vector<RuleId> rules{}; ///< that fix this order of the wheel

    friend bool operator==(const NeighboursTask&, const NeighboursTask&) = default;
};

/// The most chips on one place of the layout.
enum class Stacks : std::uint8_t {
    one,    ///< a single chip
    stack,  ///< up to a stack of twenty
    twelve, ///< up to twelve stacks of twenty
};

/// Chips in a stack.
inline constexpr std::int64_t kStack = 20;

/// The most chips on one place; the regulation's maximum may allow fewer.
constexpr std::int64_t mostChips(Stacks stacks) {
    return stacks == Stacks::one ? 1 : stacks == Stacks::stack ? kStack : 12 * kStack;
}

/// The key: `one`, `stack`, `twelve`.
constexpr std::string_view name(Stacks stacks) {
    return stacks == Stacks::one ? "one" : stacks == Stacks::stack ? "stack" : "twelve";
}

/// The tables that these tasks are made for.
struct RouletteTerms {
    roulette::Settings roulette{roulette::RuleSet::casino};
    Stacks stacks = Stacks::stack;
};

/// A roulette table for tasks, where every chance has the same minimum, the value of one chip. `pockets` may
/// be 38 online only. Has series where the regulation allows them.
roulette::Settings tableFor(roulette::RuleSet rules, int pockets, Money chip);

/// Roulette as an entry of AllTasks (task.h).
struct RouletteTasks {
    static constexpr std::string_view kGame = "roulette"; ///< as returned by gameOf()

    using Situation = std::variant<PaymentTask, ConversionTask, SeriesTask, NeighboursTask>;
    using Terms = RouletteTerms;

    /// The regulation and the number of pockets, for instance `pt-894-2002/37`.
    static std::string scope(const Terms& terms);
    /// Series are not offered for Macau, and colour chips only where the regulation has them (R7).
    static bool offers(Drill drill, const Terms& terms);
    static std::vector<std::string> subjects(Drill drill, int level, const Terms& terms);
    static Situation make(Drill drill, int level, std::string_view subject, const Terms& terms,
                          RandomStream& chance);
};

// As for Task (task.h).
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

/// The payment for stakes on the layout, in cents: winnings, or what the player keeps.
Money paidOn(const PaymentTask& task);

} // namespace mesaviva::drills
