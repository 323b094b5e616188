// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a bank of questions: the reader refuses them with a reason, or what it accepts is within its
// bounds, is written and read back the same, and can be drawn from.

#include "app/cli/sentences/file_error_sentences.h"
#include "engine/base/check.h"
#include "engine/base/printable.h"
#include "engine/training/written/question_bank.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

using namespace mesaviva;

namespace {

void checkLine(const std::string& text, std::size_t most, bool lines) {
    std::string line = text;
    if (lines) {
        std::ranges::replace(line, '\n', ' ');
    }
    check(line.size() <= most && isPrintable(line), "a text that no bank may have");
}

void checkText(const written::BankText& text, std::size_t most, bool lines = false) {
    checkLine(text.pt, most, lines);
    checkLine(text.en, most, lines);
}

void checkQuestion(const written::BankQuestion& question) {
    checkText(question.text, written::limits::kText, true);
    checkText(question.why, written::limits::kText, true);
    checkText(question.unit, written::limits::kUnit);
    check(question.choices.size() <= written::limits::kMostChoices, "too many choices");
    for (const written::BankChoice& choice : question.choices) {
        checkText(choice.text, written::limits::kLine);
    }
    check(question.marks >= 1 && question.marks <= written::limits::kMarks, "marks out of bounds");
    check(!question.asksNumber() || std::abs(question.number.value_or(0)) <= written::limits::kNumber,
          "a number out of bounds");
    check(std::ranges::all_of(question.rules, written::isRuleForm), "a rule that is none");
    const auto again = written::questionFrom(written::questionText(question));
    check(again && *again == question, "a question is not read as it was written");
}

// Complete or not.
void checkBank(const written::QuestionBank& bank) {
    check(bank.questions.size() <= written::limits::kQuestions, "too many questions");
    checkText(bank.title, written::limits::kLine);
    for (const auto& question : bank.questions) {
        checkQuestion(*question);
    }
    const std::string text = written::write(bank);
    if (text.size() > written::limits::kBytes) {
        return; // indented, it may have grown
    }
    const auto again = written::parse(text);
    check(again.hasValue() && written::write(*again) == text, "a bank is not read as it was written");
}

void drawFrom(const written::QuestionBank& bank) {
    written::Selection selection;
    for (const std::string_view regulation : written::regulations()) {
        selection.regulations.emplace_back(regulation);
    }
    const auto drawn = written::draw(bank, selection, bank.questions.size(), Seed{});
    check(drawn.size() == bank.questions.size(), "a question of a complete bank is never asked");
    for (const written::BankQuestion& question : drawn) {
        check(question.asksNumber() ? question.number.has_value()
                                    : std::ranges::any_of(question.choices, &written::BankChoice::right),
              "a question without a right answer is asked");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto bank = written::parse(text);
    if (!bank) {
        check(!app::englishText(bank.error()).empty(), "a bank is refused without a reason");
        check(!written::read(text), "a bank without its form is read");
        return 0;
    }
    checkBank(*bank);
    const auto fault = written::firstFault(*bank);
    check(written::read(text).hasValue() == !fault.has_value(), "reading and editing disagree");
    if (fault) {
        check(!app::englishText(*fault).empty(), "something is missing without a name");
    } else {
        drawFrom(*bank);
    }
    return 0;
}
