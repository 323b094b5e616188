// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/simulation/run.h"

#include "engine/base/overloaded.h"
#include "engine/simulation/bingo_table.h"
#include "engine/simulation/poker_table.h"
#include "engine/simulation/roulette_table.h"

#include <utility>

namespace mesaviva::simulation {

namespace {

template <class PlayRound>
std::optional<Sums> playRounds(std::uint64_t rounds, const std::atomic<bool>& stop,
                               const PlayRound& playRound) {
    Sums sums;
    for (std::uint64_t round = 0; round < rounds; ++round) {
        if (stop.load(std::memory_order_relaxed)) {
            return std::nullopt;
        }
        playRound(sums);
    }
    return sums;
}

} // namespace

std::optional<Sums> playBlock(const Plan& plan, std::uint64_t block, const std::atomic<bool>& stop) {
    const Seed seed = roundSeed(plan.seed.value(), block + 1);
    const std::uint64_t rounds = plan.roundsOf(block);
    return std::visit(Overloaded{
                          [&](const PokerPlan& poker) {
                              PokerTable table(poker, seed);
                              return playRounds(rounds, stop, [&](Sums& sums) { table.playRound(sums); });
                          },
                          [&](const RoulettePlan& roulette) {
                              RouletteTable table(roulette, seed);
                              return playRounds(rounds, stop, [&](Sums& sums) { table.playRound(sums); });
                          },
                          [&](const BingoPlan& bingo) {
                              BingoTable table(bingo, seed);
                              return playRounds(rounds, stop, [&, centre = plan.centre()](Sums& sums) {
                                  table.playRound(sums, centre);
                              });
                          },
                      },
                      plan.game);
}

Run::Run(Plan plan, unsigned threads)
    : m_plan(std::move(plan)),
      m_nextBlock(m_plan.firstBlock()),
      m_running(threads),
      m_sums(threads) {
    for (Sums& sums : m_sums) {
        m_threads.emplace_back([this, &sums] { work(sums); });
    }
}

Run::~Run() {
    stop();
    for (std::thread& thread : m_threads) {
        thread.join();
    }
}

void Run::work(Sums& sums) {
    const std::uint64_t end = m_plan.endBlock();
    Sums mine; // away from what other threads write
    for (std::uint64_t block = m_nextBlock++; block < end; block = m_nextBlock++) {
        const std::optional<Sums> played = playBlock(m_plan, block, m_stop);
        if (!played) {
            break;
        }
        mine += *played;
        m_roundsDone += played->rounds;
    }
    sums = mine;
    const std::lock_guard lock(m_mutex);
    if (--m_running == 0) {
        m_ended.notify_all();
    }
}

bool Run::wait(std::chrono::milliseconds atMost) {
    std::unique_lock lock(m_mutex);
    return m_ended.wait_for(lock, atMost, [this] { return m_running == 0; });
}

Sums Run::sums() const {
    Sums all;
    for (const Sums& sums : m_sums) {
        all += sums;
    }
    return all;
}

} // namespace mesaviva::simulation
