// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QThread>

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>

namespace mesaviva::app {

/// A thread of its own, which Qt knows, for what takes too long for the window: one job after the other. It
/// starts with the first one. What still waits when it goes is forgotten; the running job is waited for.
class Worker {
public:
    Worker() = default;
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;
    ~Worker();

    void run(std::function<void()> job);

private:
    void work();

    std::mutex m_mutex;
    std::condition_variable m_woken;
    std::deque<std::function<void()>> m_jobs;
    bool m_over = false;
    std::unique_ptr<QThread> m_thread;
};

} // namespace mesaviva::app
