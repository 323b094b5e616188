// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Banks of questions for written tests, `mesaviva.questions/1`. assets/questions/README.md documents the
// format, assets/schema/mesaviva.questions.json describes it.
#pragma once

#include "engine/base/result.h"
#include "engine/base/seed.h"
#include "engine/scenario/file_error.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::written {

/// What a question is about.
enum class Subject : std::uint8_t {
    payment,   ///< how much somebody gets
    procedure, ///< what is done, by whom and in which order
    cases,     ///< what becomes of something unusual
};

inline constexpr std::size_t kSubjects = 3;

/// The subject's key in files: `payment`, `procedure`, `case`.
std::string_view name(Subject subject);

/// A text in the languages of its bank; empty in others.
struct BankText {
    std::string pt{};
    std::string en{};

    friend bool operator==(const BankText&, const BankText&) = default;
};

/// Which languages a bank is written in; at least one.
struct BankLanguages {
    bool pt = true;
    bool en = true;

    friend bool operator==(const BankLanguages&, const BankLanguages&) = default;
};

struct BankChoice {
    BankText text{};
    bool right = false;

    friend bool operator==(const BankChoice&, const BankChoice&) = default;
};

/// A question, answered by all right choices and no other, or by a number.
struct BankQuestion {
    std::string id{}; ///< unique in its bank
    Subject subject = Subject::procedure;
    std::vector<std::string> regulations{}; ///< `pt-894-2002`
    BankText text{};
    std::vector<BankChoice> choices{};    ///< empty: the answer is a number
    std::optional<std::int64_t> number{}; ///< in hundredths
    BankText unit{};                      ///< of the number: "chips"; may be empty
    std::vector<std::string> rules{};     ///< `R27a`; empty where custom decides
    BankText why{};                       ///< the explanation; may be empty
    int marks = 1;

    bool asksNumber() const { return choices.empty(); }
    /// Several choices are right.
    bool hasSeveralRight() const;
    friend bool operator==(const BankQuestion&, const BankQuestion&) = default;
};

/// A bank, complete or not: what has the form of a bank can be edited, and what has no faults can be asked.
struct QuestionBank {
    BankText title{};
    BankLanguages languages{};
    std::vector<std::shared_ptr<const BankQuestion>> questions{}; ///< none is null
};

/// The bounds of a bank.
namespace limits {
inline constexpr std::size_t kBytes = 1'000'000;
inline constexpr std::size_t kQuestions = 1'000;
inline constexpr std::size_t kFewestChoices = 2;
inline constexpr std::size_t kMostChoices = 6;
inline constexpr std::size_t kText = 1'200; ///< bytes of a question or an explanation
inline constexpr std::size_t kLine = 400;   ///< bytes of a title or a choice
inline constexpr std::size_t kUnit = 40;    ///< bytes
inline constexpr std::size_t kRules = 8;
inline constexpr int kMarks = 20;
inline constexpr std::int64_t kNumber = 100'000'000'000; ///< hundredths
} // namespace limits

/// Reads what has the form of a bank, though texts and answers may be missing; returns the first error.
Result<QuestionBank, scenario::FileError> parse(std::string_view json);

/// Reads a complete bank; returns the first error.
Result<QuestionBank, scenario::FileError> read(std::string_view json);

/// What is missing in a question, each with its path in the question: `choices[1].text.pt`.
std::vector<scenario::FileError> faultsOf(const BankQuestion& question, const BankLanguages& languages);

/// What is missing in a bank; nothing if it is complete.
std::optional<scenario::FileError> firstFault(const QuestionBank& bank);

/// Why a text can't be in a bank; nothing if it can. `most`: bytes; `lines`: it may have several lines.
std::optional<scenario::FileError> textFault(std::string_view text, std::size_t most, bool lines);

/// Whether a text has the form of a rule's id: `P26`, `M3.2.1`, `I-cent`.
bool isRuleForm(std::string_view text);

/// The regulations that a question can be about, in the order of the games.
std::vector<std::string_view> regulations();

/// The file's text: fields in their order, indented. Reading it gives the same bank.
std::string write(const QuestionBank& bank);

/// One question as JSON on a line; and back, if it has the form of one.
std::string questionText(const BankQuestion& question);
std::optional<BankQuestion> questionFrom(std::string_view json);

/// An id that no question of the bank has.
std::string freeId(const QuestionBank& bank);

/// Which questions of a bank are asked.
struct Selection {
    std::array<bool, kSubjects> subjects{true, true, true};
    std::vector<std::string> regulations{}; ///< at least one of a question's is here

    bool takes(const BankQuestion& question) const;
};

/// How many questions of the bank are taken.
std::size_t countOf(const QuestionBank& bank, const Selection& selection);

/// Draws up to `count` questions, in turn from the selected subjects, with their choices in a new order. The
/// same seed draws the same questions.
std::vector<BankQuestion> draw(const QuestionBank& bank, const Selection& selection, std::size_t count,
                               const Seed& seed);

} // namespace mesaviva::written
