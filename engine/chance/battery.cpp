// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/chance/battery.h"

#include "engine/base/check.h"
#include "engine/base/start_threads.h"
#include "engine/chance/card_tests.h"
#include "engine/chance/outcome_tests.h"

#include <algorithm>
#include <atomic>
#include <span>
#include <thread>

namespace mesaviva::chance {

namespace {

/// The number of rounds that are generated before they are counted, and of those that one thread handles at a
/// time.
constexpr std::uint64_t kWave = 4'096;
constexpr std::uint64_t kAtOnce = 128;

/// The tests of all samples. Each group counts rounds in order; different threads may count different groups
/// concurrently.
class Tests {
public:
    static constexpr std::size_t kGroups = 6;

    void add(std::size_t group, std::span<const Outcome> outcomes) {
        for (const Outcome& outcome : outcomes) {
            switch (group) {
            case 0: m_balls90.add(outcome.balls90); break;
            case 1: m_balls80.add(outcome.balls80); break;
            case 2: m_balls75.add(outcome.balls75); break;
            case 3:
                m_deck.add(outcome.deck);
                m_hands.add(outcome.deck);
                break;
            case 4:
                m_balls30.add(outcome.balls30);
                m_pocket37.add(outcome.pocket37);
                m_pocket38.add(outcome.pocket38);
                break;
            default:
                m_cards90.add(outcome.card90);
                m_cards80.add(outcome.card80);
                m_cards75.add(outcome.card75);
                m_cards30.add(outcome.card30);
                m_crowd75.add(outcome.crowd75);
                m_scarce30.add(outcome.scarce30);
                break;
            }
        }
    }

    Report report() const {
        Report report;
        m_deck.appendResults(report.tests);
        m_hands.appendResults(report.tests);
        m_pocket37.appendResults(report.tests);
        m_pocket38.appendResults(report.tests);
        for (const OrderTests* balls : {&m_balls90, &m_balls80, &m_balls75, &m_balls30}) {
            balls->appendResults(report.tests);
        }
        m_cards90.appendResults(report.tests);
        for (const FaceTests* cards : {&m_cards80, &m_cards75, &m_cards30, &m_crowd75, &m_scarce30}) {
            cards->appendResults(report.tests);
        }
        report.counts = {m_pocket37.counts(), m_pocket38.counts(), m_deck.counts()};
        report.passed = judge(report.tests);
        return report;
    }

private:
    OrderTests m_deck{"deck", 52, 5};
    HandTests m_hands;
    PocketTests m_pocket37{"pocket_37", 37};
    PocketTests m_pocket38{"pocket_38", 38};
    OrderTests m_balls90{"balls", 90, 4};
    OrderTests m_balls80{"balls_80", 80, 4};
    OrderTests m_balls75{"balls_75", 75, 4};
    OrderTests m_balls30{"balls_30", 30, 5};
    NumberTests m_cards90;
    FaceTests m_cards80{"card_80", bingo::Variant::bingo80};
    FaceTests m_cards75{"card_75", bingo::Variant::bingo75};
    FaceTests m_cards30{"card_30", bingo::Variant::bingo30};
    FaceTests m_crowd75{"crowd_75", bingo::Variant::bingo75};
    FaceTests m_scarce30{"scarce_30", bingo::Variant::bingo30};
};

/// Each thread has its own source; a single thread gets the rounds in order.
std::optional<Report> run(const std::vector<OutcomeSource>& sources, std::uint64_t rounds,
                          const Progress& progress) {
    check(rounds >= kLeastRounds, "too few rounds");
    const auto threads = static_cast<unsigned>(sources.size());
    Tests tests;
    std::vector<Outcome> wave(kWave);
    std::uint64_t done = 0;
    bool stopped = false;
    while (done < rounds && !stopped) {
        const std::uint64_t size = std::min(kWave, rounds - done);
        std::atomic<std::uint64_t> begun = 0;
        runInParallel(threads, [&](unsigned thread) {
            for (std::uint64_t from = begun.fetch_add(kAtOnce); from < size;
                 from = begun.fetch_add(kAtOnce)) {
                for (std::uint64_t i = from; i < std::min(size, from + kAtOnce); ++i) {
                    sources[thread](done + i + 1, wave[i]);
                }
            }
        });
        std::atomic<std::size_t> group = 0;
        runInParallel(threads, [&](unsigned) {
            for (std::size_t mine = group++; mine < Tests::kGroups; mine = group++) {
                tests.add(mine, std::span(wave).first(size));
            }
        });
        done += size;
        stopped = progress && !progress(done, rounds) && done < rounds;
    }
    if (done < kLeastRounds) {
        return std::nullopt;
    }
    Report report = tests.report();
    report.rounds = done;
    report.interrupted = stopped;
    return report;
}

} // namespace

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
    return run({source}, rounds, progress);
}

std::optional<Report> runBattery(const Seed& master, std::uint64_t rounds, const Progress& progress,
                                 unsigned threads) {
    std::vector<OutcomeSource> sources(threads > 0 ? threads
                                                   : std::max(1U, std::thread::hardware_concurrency()));
    for (OutcomeSource& source : sources) {
        source = outcomesOfTables(master);
    }
    return run(sources, rounds, progress);
}

} // namespace mesaviva::chance
