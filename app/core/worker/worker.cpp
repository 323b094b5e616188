// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/worker/worker.h"

#include <QDeadlineTimer>

#include <atomic>
#include <future>
#include <utility>

namespace mesaviva::app {

namespace {

std::atomic<bool> isAnyAbandoned = false;

} // namespace

Worker::~Worker() {
    bool mayAbandon = false;
    {
        const std::scoped_lock lock(m_state->mutex);
        m_state->isOver = true;
        m_state->jobs.clear();
        mayAbandon = m_state->runsAbandonable;
    }
    m_state->woken.notify_all();
    if (!m_thread ||
        m_thread->wait(mayAbandon ? QDeadlineTimer(kPatience) : QDeadlineTimer(QDeadlineTimer::Forever))) {
        return;
    }
    isAnyAbandoned = true;
    QThread* const abandoned = m_thread.release();
    QObject::connect(abandoned, &QThread::finished, abandoned, &QObject::deleteLater);
    if (abandoned->isFinished()) { // just now: the signal may have come before
        abandoned->deleteLater();
    }
}

bool Worker::hasAbandoned() { return isAnyAbandoned; }

void Worker::add(Queued job) {
    {
        const std::scoped_lock lock(m_state->mutex);
        m_state->jobs.push_back(std::move(job));
        if (!m_thread) {
            // A QThread, not a std::thread: text layout starts Qt timers.
            m_thread.reset(QThread::create([state = m_state] { work(*state); }));
            m_thread->start();
        }
    }
    m_state->woken.notify_all();
}

void Worker::settle() {
    if (!m_thread) {
        return;
    }
    std::promise<void> done;
    run([&done] { done.set_value(); });
    done.get_future().wait();
}

bool Worker::settleWithin(std::chrono::milliseconds most) {
    if (!m_thread) {
        return true;
    }
    const auto done = std::make_shared<std::promise<void>>(); // may be set after this returns
    run([done] { done->set_value(); });
    return done->get_future().wait_for(most) == std::future_status::ready;
}

void Worker::work(State& state) {
    std::unique_lock lock(state.mutex);
    while (true) {
        state.woken.wait(lock, [&state] { return state.isOver || !state.jobs.empty(); });
        if (state.isOver) {
            return;
        }
        const Queued job = std::move(state.jobs.front());
        state.jobs.pop_front();
        state.runsAbandonable = job.isAbandonable;
        lock.unlock();
        job.work();
        lock.lock();
        state.runsAbandonable = false;
    }
}

} // namespace mesaviva::app
