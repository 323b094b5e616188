// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The written part of a table test: questions drawn from a register of rules.
#pragma once

#include "engine/base/seed.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace mesaviva::croupier {

/// A rule that a question can be about. Texts are in all languages, in the same order for all rules.
struct AskableRule {
    std::string id;
    std::string chapter;
    std::vector<std::string> titles;
    std::vector<std::string> texts;
};

/// What a question asks.
enum class QuestionKind : std::uint8_t {
    says,   ///< the text of the rule with this title; options are texts
    number, ///< the number of the rule with this text; options are numbers
    title,  ///< the subject of this rule; options are titles
};

inline constexpr std::size_t kQuestionKinds = 3;
inline constexpr std::size_t kOptions = 4;

/// A question, independent of language. Rules are indices into the register that it was drawn from.
struct Question {
    QuestionKind kind = QuestionKind::says;
    std::vector<std::size_t> options{}; ///< rules, in the order shown; each once
    std::size_t right = 0;              ///< index of the right option

    std::size_t rule() const { return options[right]; }
    friend bool operator==(const Question&, const Question&) = default;
};

/// Whether two rules can't be options of one question: in some language they begin with the same sentence,
/// have the same title, or one names the other.
bool areTooAlike(const AskableRule& one, const AskableRule& other);

/// Draws questions about `count` different rules, spread over the chapters; the same seed draws the same
/// questions. Wrong options come from the same chapter where it has enough, and never from rules that are too
/// alike. Returns fewer where the register has too few rules.
std::vector<Question> drawQuestions(const std::vector<AskableRule>& rules, std::size_t count,
                                    const Seed& seed);

} // namespace mesaviva::croupier
