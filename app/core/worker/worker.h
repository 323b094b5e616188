// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaObject>
#include <QObject>
#include <QThread>

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <utility>

namespace mesaviva::app {

/// Calls `act` later, on the thread of `object`; not at all if that is destroyed before.
template <class Act>
void postTo(QObject* object, Act act) {
    QMetaObject::invokeMethod(object, std::move(act), Qt::QueuedConnection);
}

/// Runs jobs one after another on its own QThread, for work that would block the GUI thread. The thread
/// starts with the first job. The destructor drops waiting jobs and waits for the running one, for one that
/// may be abandoned at most kPatience.
class Worker {
public:
    static constexpr std::chrono::milliseconds kPatience{1'500};

    Worker() = default;
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;
    ~Worker();

    void run(std::function<void()> job) { add({std::move(job), false}); }

    /// Waits until all jobs requested so far are done. Results are delivered as usual.
    void settle();
    /// Waits for them no longer than that; returns whether they are done.
    bool settleWithin(std::chrono::milliseconds most);

    /// Runs `job` on the worker thread and passes its result to `then` on the caller's thread. The worker
    /// must be destroyed before the caller, so declare it as the last member.
    template <class Job, class Then>
    void run(QObject& asker, Job job, Then then) {
        run([&asker, job = std::move(job), then = std::move(then)] {
            postTo(&asker, [then, result = job()] { then(result); });
        });
    }

    /// The same for a job that may hang, as on a network disk that is gone: the destructor abandons it, and
    /// its result is dropped. `job` must own everything that it uses.
    template <class Job, class Then>
    void runAbandonable(QObject& asker, Job job, Then then) {
        add({[state = m_state.get(), &asker, job = std::move(job), then = std::move(then)] {
                 auto result = job();
                 const std::scoped_lock lock(state->mutex);
                 if (!state->isOver) {
                     QMetaObject::invokeMethod(
                         &asker, [then, result = std::move(result)] { then(result); }, Qt::QueuedConnection);
                 }
             },
             true});
    }

    /// Whether a job was abandoned. It may still run, so a program that ends must not destroy static objects:
    /// it ends by std::_Exit().
    static bool hasAbandoned();

private:
    struct Queued {
        std::function<void()> work;
        bool isAbandonable = false;
    };
    /// Owned by the worker and by its thread.
    struct State {
        std::mutex mutex;
        std::condition_variable woken;
        std::deque<Queued> jobs;
        bool runsAbandonable = false;
        bool isOver = false;
    };

    void add(Queued job);
    static void work(State& state);

    std::shared_ptr<State> m_state = std::make_shared<State>();
    std::unique_ptr<QThread> m_thread;
};

} // namespace mesaviva::app
