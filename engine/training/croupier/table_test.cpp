// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/croupier/table_test.h"

#include "engine/base/random_stream.h"

#include <algorithm>
#include <cctype>
#include <string_view>
#include <utility>

namespace mesaviva::croupier {

TestArea areaOf(FaultKind kind) {
    switch (kind) {
    case FaultKind::order:
    case FaultKind::words:
    case FaultKind::early:
    case FaultKind::late:
    case FaultKind::turn:
    case FaultKind::colour:
    case FaultKind::parity:
    case FaultKind::half:
    case FaultKind::payment_order:
    case FaultKind::alarm:
    case FaultKind::target:
    case FaultKind::face:
    case FaultKind::seat:
    case FaultKind::letter:
    case FaultKind::unopened:
    case FaultKind::cash:
    case FaultKind::pieces:
    case FaultKind::laid:
    case FaultKind::unproved: return TestArea::technique;
    case FaultKind::number:
    case FaultKind::place:
    case FaultKind::swept:
    case FaultKind::left:
    case FaultKind::halved:
    case FaultKind::payee:
    case FaultKind::sum:
    case FaultKind::card:
    case FaultKind::qualified:
    case FaultKind::verdict:
    case FaultKind::late_stake:
    case FaultKind::counted:
    case FaultKind::reckoned:
    case FaultKind::balance:
    case FaultKind::again:
    case FaultKind::count:
    case FaultKind::claim:
    case FaultKind::overlooked:
    case FaultKind::winner:
    case FaultKind::share:
    case FaultKind::odd:
    case FaultKind::late_sale:
    case FaultKind::remedy:
    case FaultKind::missing:
    case FaultKind::extra:
    case FaultKind::player_colour:
    case FaultKind::chip_value:
    case FaultKind::handed:
    case FaultKind::slip: break;
    }
    return TestArea::control;
}

int faultsIn(const std::vector<FaultCount>& faults, TestArea area) {
    int sum = 0;
    for (const FaultCount& fault : faults) {
        sum += areaOf(fault.kind) == area ? fault.count : 0;
    }
    return sum;
}

TestMarks marksOf(const TestScheme& scheme, const TestWork& work) {
    const auto markOf = [&](TestArea area) {
        const std::int64_t off = std::int64_t{faultsIn(work.faults, area)} * scheme.faultCost;
        return static_cast<int>(std::max<std::int64_t>(0, TestScheme::kBest - off));
    };
    TestMarks marks;
    marks.technique = markOf(TestArea::technique);
    marks.control = markOf(TestArea::control);
    const bool marked = work.hospitality.has_value() || scheme.hospitality == 0;
    const int weights = scheme.technique + scheme.control + (marked ? scheme.hospitality : 0);
    const int points = marks.technique * scheme.technique + marks.control * scheme.control +
                       work.hospitality.value_or(0) * scheme.hospitality;
    marks.final = weights > 0 ? (2 * points + weights) / (2 * weights) : 0;

    if (!work.whole) {
        marks.failings.push_back(TestFailing::unfinished);
    }
    if (!marked) {
        marks.failings.push_back(TestFailing::unmarked);
    } else if (points < scheme.pass * weights) {
        marks.final = std::min(marks.final, scheme.pass - 1); // rounding up must not reach the pass mark
        marks.failings.push_back(TestFailing::mark);
    }
    const int asked = work.marks > 0 ? work.marks : scheme.questions;
    if (work.right * 100 < asked * scheme.writtenPass) {
        marks.failings.push_back(TestFailing::written);
    }
    return marks;
}

namespace {

std::string_view firstSentence(std::string_view text) {
    const std::size_t end = text.find_first_of(".:;");
    return text.substr(0, end);
}

// Finds `P1` in "(P1)", but not in "P12" or "I-P1".
bool namesRule(std::string_view text, std::string_view id) {
    const auto isPart = [](char sign) {
        return std::isalnum(static_cast<unsigned char>(sign)) != 0 || sign == '-';
    };
    for (std::size_t at = text.find(id); at != std::string_view::npos; at = text.find(id, at + 1)) {
        const std::size_t end = at + id.size();
        if ((at == 0 || !isPart(text[at - 1])) && (end == text.size() || !isPart(text[end]))) {
            return true;
        }
    }
    return false;
}

bool anyNamesRule(const AskableRule& one, std::string_view id) {
    return std::ranges::any_of(one.texts, [&](const std::string& text) { return namesRule(text, id); });
}

template <class T>
void mixUp(std::vector<T>& list, RandomStream& chance) {
    for (std::size_t left = list.size(); left > 1; --left) {
        std::swap(list[left - 1], list[chance.below(static_cast<std::uint32_t>(left))]);
    }
}

// All rules: each chapter shuffled, then one of each chapter in turn.
std::vector<std::size_t> spread(const std::vector<AskableRule>& rules, RandomStream& chance) {
    std::vector<std::vector<std::size_t>> chapters;
    for (std::size_t i = 0; i < rules.size(); ++i) {
        const auto same = std::ranges::find_if(chapters, [&](const std::vector<std::size_t>& chapter) {
            return rules[chapter.front()].chapter == rules[i].chapter;
        });
        if (same == chapters.end()) {
            chapters.push_back({i});
        } else {
            same->push_back(i);
        }
    }
    mixUp(chapters, chance);
    std::size_t longest = 0;
    for (std::vector<std::size_t>& chapter : chapters) {
        mixUp(chapter, chance);
        longest = std::max(longest, chapter.size());
    }
    std::vector<std::size_t> order;
    for (std::size_t row = 0; row < longest; ++row) {
        for (const std::vector<std::size_t>& chapter : chapters) {
            if (row < chapter.size()) {
                order.push_back(chapter[row]);
            }
        }
    }
    return order;
}

} // namespace

bool areTooAlike(const AskableRule& one, const AskableRule& other) {
    for (std::size_t i = 0; i < std::min(one.texts.size(), other.texts.size()); ++i) {
        if (firstSentence(one.texts[i]) == firstSentence(other.texts[i])) {
            return true;
        }
    }
    for (std::size_t i = 0; i < std::min(one.titles.size(), other.titles.size()); ++i) {
        if (one.titles[i] == other.titles[i]) {
            return true;
        }
    }
    return anyNamesRule(one, other.id) || anyNamesRule(other, one.id);
}

std::vector<Question> drawQuestions(const std::vector<AskableRule>& rules, std::size_t count,
                                    const Seed& seed) {
    RandomStream chance(seed, "written");
    std::vector<Question> questions;
    for (const std::size_t rule : spread(rules, chance)) {
        if (questions.size() >= count) {
            break;
        }
        std::vector<std::size_t> near;
        std::vector<std::size_t> far;
        for (std::size_t i = 0; i < rules.size(); ++i) {
            if (i != rule && !areTooAlike(rules[i], rules[rule])) {
                (rules[i].chapter == rules[rule].chapter ? near : far).push_back(i);
            }
        }
        mixUp(near, chance);
        mixUp(far, chance);
        near.insert(near.end(), far.begin(), far.end());
        Question question;
        question.kind = static_cast<QuestionKind>(questions.size() % kQuestionKinds);
        question.options.push_back(rule);
        for (const std::size_t other : near) {
            // The wrong options must not be too alike either.
            const bool fits = std::ranges::none_of(
                question.options, [&](std::size_t taken) { return areTooAlike(rules[taken], rules[other]); });
            if (fits && question.options.size() < kOptions) {
                question.options.push_back(other);
            }
        }
        if (question.options.size() < kOptions) {
            continue;
        }
        mixUp(question.options, chance);
        question.right =
            static_cast<std::size_t>(std::ranges::find(question.options, rule) - question.options.begin());
        questions.push_back(std::move(question));
    }
    return questions;
}

bool BankAnswer::isRight() const {
    if (question.asksNumber()) {
        return number.has_value() && number == question.number;
    }
    for (std::size_t i = 0; i < question.choices.size(); ++i) {
        const bool isMarked = std::ranges::find(marked, static_cast<int>(i)) != marked.end();
        if (isMarked != question.choices[i].right) {
            return false;
        }
    }
    return true;
}

int TakenTest::rightMarks() const {
    int sum = 0;
    for (const WrittenAnswer& answer : answers) {
        sum += answer.isRight() ? answer.marks() : 0;
    }
    return sum;
}

int TakenTest::allMarks() const {
    int sum = 0;
    for (const WrittenAnswer& answer : answers) {
        sum += answer.marks();
    }
    return sum;
}

int TakenTest::right() const {
    return static_cast<int>(std::ranges::count_if(answers, &WrittenAnswer::isRight));
}

TestWork TakenTest::work() const {
    TestWork work;
    work.whole = whole;
    work.faults = faults;
    if (!hospitality.empty()) {
        int sum = 0;
        for (const int mark : hospitality) {
            sum += mark;
        }
        const int marks = static_cast<int>(hospitality.size());
        work.hospitality = (2 * sum + marks) / (2 * marks);
    }
    work.right = rightMarks();
    work.marks = allMarks();
    return work;
}

} // namespace mesaviva::croupier
