// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Poker's tasks. Hand ranking, comparison and settlement compute the right answers (P7-P13, P25-P29).
#pragma once

#include "engine/base/random_stream.h"
#include "engine/games/poker/card.h"
#include "engine/games/poker/events.h"
#include "engine/games/poker/settings.h"
#include "engine/training/drills/drill.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace mesaviva::drills {

/// Compare a player's hand with the dealer's.
struct HandsTask {
    poker::HandCards player{};
    poker::HandCards dealer{};
    poker::RankingRules ranking;

    friend bool operator==(const HandsTask&, const HandsTask&) = default;
};

/// The dealer's cards are open: does the dealer qualify?
struct QualificationTask {
    poker::HandCards dealer{};
    poker::RankingRules ranking;

    friend bool operator==(const QualificationTask&, const QualificationTask&) = default;
};

/// A player has continued: what is paid, in cents, on top of the stakes?
struct BetTask {
    poker::HandCards player{};
    poker::HandCards dealer{};
    poker::Settings settings;
    Money ante;
    bool betAlone = false; ///< asks for the bet's winnings without the ante's

    friend bool operator==(const BetTask&, const BetTask&) = default;
};

/// The tables that these tasks are made for.
struct PokerTerms {
    poker::Settings poker;
};

/// Poker as an entry of AllTasks (task.h).
struct PokerTasks {
    static constexpr std::string_view kGame = "poker"; ///< as returned by gameOf()

    using Situation = std::variant<HandsTask, QualificationTask, BetTask>;
    using Terms = PokerTerms;

    static std::string scope(const Terms& terms);
    static bool offers(Drill drill, const Terms& terms);
    static std::vector<std::string> subjects(Drill drill, int level, const Terms& terms);
    static Situation make(Drill drill, int level, std::string_view subject, const Terms& terms,
                          RandomStream& chance);
};

// As for Task (task.h).
AnswerForm formOf(const HandsTask& task);
AnswerForm formOf(const QualificationTask& task);
AnswerForm formOf(const BetTask& task);
/// Choices: the player's hand is better, the dealer's is, neither.
int choicesOf(const HandsTask& task);
/// Choices: qualifies, does not qualify.
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
