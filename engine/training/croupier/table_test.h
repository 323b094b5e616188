// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The table test: a graded shift at the reversed table, and a written part. No regulation in the register
// covers examinations: marks, weights and pass marks are custom, and each school sets its own.
#pragma once

#include "engine/base/seed.h"
#include "engine/training/croupier/shift.h"
#include "engine/training/written/question_bank.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mesaviva::croupier {

/// The areas that the program marks; the third, hospitality, is marked by the examiner, as a program sees no
/// bearing and hears no tone.
enum class TestArea : std::uint8_t {
    technique, ///< how the work is done: words, order, time, handling
    control,   ///< stakes, prizes and float: who gets how much, and for what
};

/// The area in which a fault counts. After a fault of technique everybody still has what is theirs, though
/// the action was late, out of order or badly phrased; after a fault of control somebody would have too much
/// or too little.
TestArea areaOf(FaultKind kind);

/// What can be judged of a croupier's hands, in the order of the options.
enum class HandPart : std::uint8_t {
    clearing, ///< losing chips are taken before anybody is paid
    opening,  ///< winning stacks are opened
    pieces,   ///< the chips of a payment, and how they lie
    proving,  ///< payments are shown before they are handed over
    buy_ins,  ///< people buy chips of a colour and change them back
    change,   ///< players want change
    cage,     ///< fills and credits
};

inline constexpr std::size_t kHandParts = 7;

/// A school's marking scheme. Marks are in tenths of a point, from 0 to 20 points.
struct TestScheme {
    static constexpr int kBest = 200;
    static constexpr int kMostWeight = 10;

    int hospitality = 3; ///< weights; at least one is above 0
    int technique = 2;
    int control = 2;
    int pass = 100;       ///< the least weighted mark to pass
    int faultCost = 5;    ///< deducted for each fault from the mark of its area
    int questions = 12;   ///< in the written part; 0: no written part
    int writtenPass = 50; ///< the least percentage of the marks of right answers
    /// What is judged of the hands, a bit for each HandPart; -1: nothing can be, or it is not known.
    int hands = 1;

    bool judges(HandPart part) const { return hands >= 0 && ((hands >> static_cast<int>(part)) & 1) != 0; }
    friend bool operator==(const TestScheme&, const TestScheme&) = default;
};

/// A candidate's results.
struct TestWork {
    bool whole = false;               ///< the table was worked to its end and its float counted
    std::vector<FaultCount> faults{}; ///< at the table
    std::optional<int> hospitality{}; ///< the examiner's mark, in tenths
    int right = 0;                    ///< marks of the right answers of the written part
    int marks = 0; ///< marks of all its questions; 0: nothing was asked, and each question counts one
};

/// Why a test is failed.
enum class TestFailing : std::uint8_t { unfinished, unmarked, mark, written };

struct TestMarks {
    int technique = 0; ///< tenths
    int control = 0;
    int final = 0; ///< weighted, rounded to the nearest tenth; excludes hospitality until it is marked
    std::vector<TestFailing> failings{};

    bool passed() const { return failings.empty(); }
    friend bool operator==(const TestMarks&, const TestMarks&) = default;
};

/// The number of faults that count in an area.
int faultsIn(const std::vector<FaultCount>& faults, TestArea area);

/// Computes the marks.
TestMarks marksOf(const TestScheme& scheme, const TestWork& work);

// The written part of a table test: questions of a bank, or drawn from a register of rules.

/// A rule that a question can be about. Texts are in all languages, in the same order for all rules.
struct AskableRule {
    std::string id;
    std::string chapter;
    std::vector<std::string> titles;
    std::vector<std::string> texts;
};

/// What a question drawn from the register asks.
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

// A table test that was taken, with everything that its sheet shows.

/// A question of a bank and its answer. The whole question is stored, since the bank may change.
struct BankAnswer {
    written::BankQuestion question{};     ///< its choices in the order shown
    std::vector<int> marked{};            ///< indices of choices, ascending
    std::optional<std::int64_t> number{}; ///< in hundredths

    bool isGiven() const { return number.has_value() || !marked.empty(); }
    /// All right choices are marked and no other, or the number is right.
    bool isRight() const;
    friend bool operator==(const BankAnswer&, const BankAnswer&) = default;
};

/// An answer of the written part, to a question of a bank or to one about the register. Rules are stored by
/// number, so that any register can read them.
struct WrittenAnswer {
    QuestionKind kind = QuestionKind::says;
    std::vector<std::string> options{}; ///< rules, in the order shown
    int right = 0;                      ///< index of the right option
    int chosen = -1;                    ///< index of the chosen option; -1: none
    std::optional<BankAnswer> bank{};   ///< instead of all these

    bool isGiven() const { return bank ? bank->isGiven() : chosen >= 0; }
    bool isRight() const { return bank ? bank->isRight() : chosen == right; }
    int marks() const { return bank ? bank->question.marks : 1; }
    friend bool operator==(const WrittenAnswer&, const WrittenAnswer&) = default;
};

/// Everything on a test's sheet.
struct TakenTest {
    std::int64_t at = 0;     ///< when it ended: seconds since 1970, UTC; never 0 in a stored test
    std::int64_t number = 0; ///< the number that its questions were drawn by
    std::string game;        ///< `roulette`
    std::string table;       ///< `pt-894-2002/colour`
    std::string candidate;
    std::string examiner;
    int rounds = 0; ///< completed
    int wanted = 0; ///< rounds, or minutes where the test is timed
    bool byTime = false;
    int actions = 0;
    int clean = 0; ///< actions that were right at once
    int payments = 0;
    std::int64_t paymentTime = 0; ///< milliseconds for all payments
    std::int64_t length = 0;      ///< milliseconds for which the table was open; 0: not measured
    bool whole = false;
    TestScheme scheme;
    std::vector<int> hospitality{}; ///< the examiner's marks, in tenths; empty: not marked
    std::vector<FaultCount> faults{};
    std::vector<WrittenAnswer> answers{};

    /// Right answers; their marks; the marks of all questions asked.
    int right() const;
    int rightMarks() const;
    int allMarks() const;
    TestWork work() const;
    TestMarks marks() const { return marksOf(scheme, work()); }
    friend bool operator==(const TakenTest&, const TakenTest&) = default;
};

} // namespace mesaviva::croupier
