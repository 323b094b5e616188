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

/// Plays one block of a plan that has a seed; the same plan and block give the same sums. Nothing if `stop`
/// became true before the block's end.
std::optional<Sums> playBlock(const Plan& plan, std::uint64_t block, const std::atomic<bool>& stop);

/// Runs a plan on several threads, which start at once. The result does not depend on their number.
class Run {
public:
    /// `plan` must have a seed; `threads` is at least 1. Makes do with fewer if the system provides fewer;
    /// throws std::system_error if it provides none.
    Run(Plan plan, unsigned threads);
    Run(const Run&) = delete;
    Run& operator=(const Run&) = delete;
    /// Stops and joins the threads.
    ~Run();

    /// Waits for the end for at most this long; returns whether it is reached.
    bool wait(std::chrono::milliseconds atMost);
    /// Asks the threads to stop soon; incomplete blocks are discarded.
    void stop() { m_stop = true; }
    /// The number of rounds played and added up; callable at any time.
    std::uint64_t roundsDone() const { return m_roundsDone; }
    /// The sums of all complete blocks; call it once wait() has returned true.
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
    std::vector<Sums> m_sums; ///< one for each thread
    std::vector<std::thread> m_threads;
};

} // namespace mesaviva::simulation
