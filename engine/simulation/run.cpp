// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/simulation/run.h"

#include "engine/base/start_threads.h"

#include <system_error>
#include <utility>

namespace mesaviva::simulation {

std::optional<Sums> playBlock(const Plan& plan, std::uint64_t block, const std::atomic<bool>& stop) {
    const Seed seed = roundSeed(plan.seed.value(), block + 1);
    return plan.game->play(seed, plan.roundsOf(block), stop);
}

Run::Run(Plan plan, unsigned threads)
    : m_plan(std::move(plan)),
      m_nextBlock(m_plan.firstBlock()),
      m_running(threads),
      m_sums(threads) {
    m_threads =
        startThreads(threads, [this](unsigned i) { return std::thread([this, i] { work(m_sums[i]); }); });
    if (m_threads.empty()) {
        throw std::system_error(std::make_error_code(std::errc::resource_unavailable_try_again));
    }
    const std::lock_guard lock(m_mutex);
    m_running -= threads - static_cast<unsigned>(m_threads.size());
}

Run::~Run() {
    stop();
    for (std::thread& thread : m_threads) {
        thread.join();
    }
}

void Run::work(Sums& sums) {
    const std::uint64_t end = m_plan.endBlock();
    Sums mine; // local, to avoid false sharing between threads
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
