// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/simulation/plan.h"
#include "engine/simulation/sums.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace mesaviva::simulation {

/// Plays one block of a plan, which must have a seed: the same plan and block, the same sums. Nothing when
/// `stop` came true before the block's end.
std::optional<Sums> playBlock(const Plan& plan, std::uint64_t block, const std::atomic<bool>& stop);

/// A plan that is carried out by some threads, which begin at once. What comes of it does not depend on how
/// many there are.
class Run {
public:
    /// `plan` has a seed; `threads` is at least 1. Where the system gives fewer, these have to do; throws
    /// std::system_error when it gives none.
    Run(Plan plan, unsigned threads);
    Run(const Run&) = delete;
    Run& operator=(const Run&) = delete;
    /// Stops and waits for the threads.
    ~Run();

    /// Waits for the end, but not longer than that; says whether it is there.
    bool wait(std::chrono::milliseconds atMost);
    /// Has the threads end soon: blocks that are not whole count for nothing.
    void stop() { m_stop = true; }
    /// How many rounds are played and added up; any time.
    std::uint64_t roundsDone() const { return m_roundsDone; }
    /// What all blocks have brought that are whole, once wait() has said that the end is there.
    Sums sums() const;
    const Plan& plan() const { return m_plan; }

private:
    void work(Sums& sums);

    Plan m_plan;
    std::atomic<bool> m_stop{false};
    std::atomic<std::uint64_t> m_nextBlock;
    std::atomic<std::uint64_t> m_roundsDone{0};
    std::mutex m_mutex;
    std::condition_variable m_ended;
    unsigned m_running;
    std::vector<Sums> m_sums; ///< of each thread
    std::vector<std::thread> m_threads;
};

} // namespace mesaviva::simulation
