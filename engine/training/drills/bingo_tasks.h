// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Bingo's tasks. The right answers come from the makers of cards and the combinations of prizes (B62, B67 and
// others).
#pragma once

#include "engine/base/random_stream.h"
#include "engine/games/bingo/cards/card.h"
#include "engine/games/bingo/prize_kind.h"
#include "engine/games/bingo/settings.h"
#include "engine/training/drills/drill.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace mesaviva::drills {

/// Somebody presents a card: has the house sold it, or is it forged?
struct CardTask {
    bingo::Variant variant = bingo::Variant::bingo90;
    bool freeCentre = false;
    bingo::Card card;

    friend bool operator==(const CardTask&, const CardTask&) = default;
};

/// Somebody calls a prize: does the card have it, or how many numbers does it lack?
struct LineTask {
    bingo::Settings settings;
    bingo::Card card;
    std::vector<bingo::Ball> drawn; ///< in the order of the draw
    bingo::PrizeKind kind = bingo::PrizeKind::line;
    bool counted = false; ///< asks how many numbers are lacking

    friend bool operator==(const LineTask&, const LineTask&) = default;
};

/// Tables for these tasks: empty, as each task brings its own room.
struct BingoTerms {};

/// Bingo as an entry of AllTasks (task.h).
struct BingoTasks {
    static constexpr std::string_view kGame = "bingo"; ///< as returned by gameOf()

    using Situation = std::variant<CardTask, LineTask>;
    using Terms = BingoTerms;

    static std::string scope(const Terms& terms);
    static bool offers(Drill drill, const Terms& terms);
    static std::vector<std::string> subjects(Drill drill, int level, const Terms& terms);
    static Situation make(Drill drill, int level, std::string_view subject, const Terms& terms,
                          RandomStream& chance);
};

// As for Task (task.h).
AnswerForm formOf(const CardTask& task);
AnswerForm formOf(const LineTask& task);
/// Choices: genuine, forged.
int choicesOf(const CardTask& task);
/// Choices: has it, does not have it. 0 where numbers are counted.
int choicesOf(const LineTask& task);
Answer answerOf(const CardTask& task);
Answer answerOf(const LineTask& task);
void addRules(std::vector<RuleId>& list, const CardTask& task);
void addRules(std::vector<RuleId>& list, const LineTask& task);

/// The numbers drawn so far.
bingo::BallSet drawnOf(const LineTask& task);

} // namespace mesaviva::drills
