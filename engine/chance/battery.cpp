// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/chance/battery.h"

#include "engine/base/check.h"
#include "engine/chance/card_tests.h"
#include "engine/chance/order_tests.h"
#include "engine/chance/pocket_tests.h"

#include <algorithm>

namespace mesaviva::chance {

bool judge(std::vector<TestResult>& tests) {
    std::vector<TestResult*> byP;
    for (TestResult& test : tests) {
        test.passed = true;
        byP.push_back(&test);
    }
    std::sort(byP.begin(), byP.end(), [](const auto* a, const auto* b) { return a->p < b->p; });
    for (std::size_t i = 0; i < byP.size(); ++i) {
        if (byP[i]->p * static_cast<double>(byP.size() - i) >= 1 - kJointLevel) {
            return i == 0;
        }
        byP[i]->passed = false;
    }
    return byP.empty();
}

std::optional<Report> runBattery(const OutcomeSource& source, std::uint64_t rounds,
                                 const Progress& progress) {
    check(rounds >= kLeastRounds, "too few rounds");
    constexpr std::uint64_t kProgressEach = 1'000;
    OrderTests deck("deck", 52, 5);
    HandTests hands;
    PocketTests pocket37("pocket_37", 37);
    PocketTests pocket38("pocket_38", 38);
    OrderTests balls("balls", 90, 4);
    CardTests cards;
    Outcome outcome;
    for (std::uint64_t round = 1; round <= rounds; ++round) {
        source(round, outcome);
        deck.add(outcome.deck);
        hands.add(outcome.deck);
        pocket37.add(outcome.pocket37);
        pocket38.add(outcome.pocket38);
        balls.add(outcome.balls);
        cards.add(outcome.card75, outcome.card90);
        if (progress && round % kProgressEach == 0 && !progress(round, rounds)) {
            return std::nullopt;
        }
    }
    Report report;
    report.rounds = rounds;
    deck.appendResults(report.tests);
    hands.appendResults(report.tests);
    pocket37.appendResults(report.tests);
    pocket38.appendResults(report.tests);
    balls.appendResults(report.tests);
    cards.appendResults(report.tests);
    report.counts = {pocket37.counts(), pocket38.counts(), deck.counts()};
    report.passed = judge(report.tests);
    return report;
}

} // namespace mesaviva::chance
