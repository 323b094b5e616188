// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/odds/whole_game.h"

#include "engine/base/check.h"
#include "engine/base/start_threads.h"
#include "engine/games/poker/odds/game_classes.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>
#include <vector>

namespace mesaviva::poker::odds {

std::optional<WholeGame> wholeGame(const WholeGameRules& rules, unsigned threads,
                                   const WholeGameProgress& progress, BestPlay* play) {
    for (const int pay : rules.pays) {
        check(pay >= 0 && pay <= kHighestPay, "a pay is out of range");
    }
    const FlushSums flushes(rules.odds.ranking);
    const SuitTies ties(rules.odds.tieBreak);
    const std::vector<RanksOfHand> hands = allRanksOfHands();

    std::atomic<std::size_t> next = 0;
    std::atomic<bool> stopped = false;
    std::mutex mutex; // protects the following
    std::size_t done = 0;
    WholeGame sums;

    const auto work = [&] {
        GameClasses classes(rules, flushes, ties);
        if (play != nullptr) {
            classes.recordChoices(*play);
        }
        for (std::size_t i = next++; i < hands.size() && !stopped; i = next++) {
            classes.add(hands[i]);
            const std::lock_guard lock(mutex);
            ++done;
            if (progress && !progress(done, hands.size())) {
                stopped = true;
            }
        }
        const std::lock_guard lock(mutex);
        sums.deals += classes.sums().deals;
        sums.net += classes.sums().net;
        sums.raised += classes.sums().raised;
    };
    const unsigned all = threads > 0 ? threads : std::max(1U, std::thread::hardware_concurrency());
    std::vector<std::thread> workers = startThreads(all - 1, [&](unsigned) { return std::thread(work); });
    work();
    for (std::thread& worker : workers) {
        worker.join();
    }
    return stopped ? std::nullopt : std::optional(sums);
}

} // namespace mesaviva::poker::odds
