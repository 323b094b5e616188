// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Poker's tasks. What is right is asked of hand ranking, comparison and settlement (P7-P13, P25-P29).
#pragma once

#include "engine/base/random_stream.h"
#include "engine/games/poker/card.h"
#include "engine/games/poker/events.h"
#include "engine/games/poker/settings.h"
#include "engine/training/drills/drill.h"
#include "engine/training/drills/task_answer.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace mesaviva::drills {

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

/// What these tasks are made for.
struct PokerTerms {
    poker::Settings poker;
};

/// Poker, as all_tasks.h takes it.
struct PokerTasks {
    static constexpr std::string_view kGame = "poker"; ///< as gameOf()

    using Situation = std::variant<HandsTask, QualificationTask, BetTask>;
    using Terms = PokerTerms;

    static std::string scope(const Terms& terms);
    static bool offers(Drill drill, const Terms& terms);
    static std::vector<std::string> subjects(Drill drill, int level, const Terms& terms);
    static Situation make(Drill drill, int level, std::string_view subject, const Terms& terms,
                          RandomStream& chance);
};

// As for Task (answer.h).
AnswerForm formOf(const HandsTask& task);
AnswerForm formOf(const QualificationTask& task);
AnswerForm formOf(const BetTask& task);
/// The player's is better, the dealer's is, neither.
int choicesOf(const HandsTask& task);
/// Plays, does not.
int choicesOf(const QualificationTask& task);
Answer answerOf(const HandsTask& task);
Answer answerOf(const QualificationTask& task);
Answer answerOf(const BetTask& task);
void addRules(std::vector<RuleId>& list, const HandsTask& task);
void addRules(std::vector<RuleId>& list, const QualificationTask& task);
void addRules(std::vector<RuleId>& list, const BetTask& task);

/// How the table settles a player who has continued with these cards.
poker::Settled settledOn(const BetTask& task);

} // namespace mesaviva::drills
