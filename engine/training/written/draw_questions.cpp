// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/random_stream.h"
#include "engine/training/written/question_bank.h"

#include <algorithm>
#include <utility>

namespace mesaviva::written {

namespace {

template <class T>
void shuffle(std::vector<T>& list, RandomStream& chance) {
    for (std::size_t left = list.size(); left > 1; --left) {
        std::swap(list[left - 1], list[chance.below(static_cast<std::uint32_t>(left))]);
    }
}

} // namespace

bool Selection::takes(const BankQuestion& question) const {
    return subjects.at(static_cast<std::size_t>(question.subject)) &&
           std::ranges::any_of(question.regulations, [&](const std::string& regulation) {
               return std::ranges::find(regulations, regulation) != regulations.end();
           });
}

std::size_t countOf(const QuestionBank& bank, const Selection& selection) {
    return static_cast<std::size_t>(std::ranges::count_if(
        bank.questions, [&](const auto& question) { return selection.takes(*question); }));
}

std::vector<BankQuestion> draw(const QuestionBank& bank, const Selection& selection, std::size_t count,
                               const Seed& seed) {
    RandomStream chance(seed, "written");
    std::array<std::vector<const BankQuestion*>, kSubjects> stacks;
    for (const auto& question : bank.questions) {
        if (selection.takes(*question)) {
            stacks.at(static_cast<std::size_t>(question->subject)).push_back(question.get());
        }
    }
    for (auto& stack : stacks) {
        shuffle(stack, chance);
    }
    std::vector<BankQuestion> drawn;
    for (bool isAny = true; isAny && drawn.size() < count;) {
        isAny = false;
        for (auto& stack : stacks) {
            if (!stack.empty() && drawn.size() < count) {
                isAny = true;
                drawn.push_back(*stack.back());
                stack.pop_back();
                shuffle(drawn.back().choices, chance);
            }
        }
    }
    return drawn;
}

} // namespace mesaviva::written
