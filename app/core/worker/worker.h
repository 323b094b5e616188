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

/// Runs jobs one after another on its own QThread, for work that would block the GUI thread. The thread
/// starts with the first job. The destructor drops waiting jobs and waits for the running one.
class Worker {
public:
    Worker() = default;
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;
    ~Worker();

    void run(std::function<void()> job);

    /// Waits until all jobs requested so far are done. Results are delivered as usual.
    void settle();

    /// Runs `job` on the worker thread and passes its result to `then` on the caller's thread. The worker
    /// must be destroyed before the caller, so declare it as the last member.
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
