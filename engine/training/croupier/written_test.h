// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The written part of a table test: questions that are drawn from a register of rules.
#pragma once

#include "engine/base/seed.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace mesaviva::croupier {

/// A rule that can be asked about. Texts are those of all languages, in the same order for all rules.
struct AskableRule {
    std::string id;
    std::string chapter;
    std::vector<std::string> titles;
    std::vector<std::string> texts;
};

/// What is asked.
enum class QuestionKind : std::uint8_t {
    says,   ///< what the rule with this title says: texts to choose from
    number, ///< which number says this: numbers to choose from
    title,  ///< what this is about: titles to choose from
};

inline constexpr std::size_t kQuestionKinds = 3;
inline constexpr std::size_t kOptions = 4;

/// A question, whatever the language. Rules by their place in the register that it was drawn from.
struct Question {
    QuestionKind kind = QuestionKind::says;
    std::vector<std::size_t> options{}; ///< rules, in the order in which they are shown; each once
    std::size_t right = 0;              ///< which of them

    std::size_t rule() const { return options[right]; }
    friend bool operator==(const Question&, const Question&) = default;
};

/// Whether two rules can't stand in one question: they begin with the same sentence, or have the same title,
/// or one names the other, in any language.
bool areTooAlike(const AskableRule& one, const AskableRule& other);

/// Questions about as many different rules, spread over the chapters; the same seed draws the same ones.
/// Wrong options come from the same chapter where it has enough, and never are too alike. Fewer come where
/// the register has too few rules.
std::vector<Question> drawQuestions(const std::vector<AskableRule>& rules, std::size_t count,
                                    const Seed& seed);

} // namespace mesaviva::croupier
