// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaObject>
#include <QObject>
#include <QThread>

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <utility>

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

    /// Waits until everything that was asked for so far is done. What comes of it is handed over as always.
    void settle();

    /// Does a job, and hands what came of it to `then` on the asker's thread. The worker must go before the
    /// asker does, as a member declared last: nothing is told to who has gone.
    template <class Job, class Then>
    void run(QObject& asker, Job job, Then then) {
        run([&asker, job = std::move(job), then = std::move(then)] {
            QMetaObject::invokeMethod(
                &asker, [then, result = job()] { then(result); }, Qt::QueuedConnection);
        });
    }

private:
    void work();

    std::mutex m_mutex;
    std::condition_variable m_woken;
    std::deque<std::function<void()>> m_jobs;
    bool m_over = false;
    std::unique_ptr<QThread> m_thread;
};

} // namespace mesaviva::app
