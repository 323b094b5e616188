// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/worker/worker.h"

#include <future>
#include <utility>

namespace mesaviva::app {

Worker::~Worker() {
    {
        const std::scoped_lock lock(m_mutex);
        m_over = true;
        m_jobs.clear();
    }
    m_woken.notify_all();
    if (m_thread) {
        m_thread->wait();
    }
}

void Worker::run(std::function<void()> job) {
    {
        const std::scoped_lock lock(m_mutex);
        m_jobs.push_back(std::move(job));
        if (!m_thread) {
            // A QThread, not a std::thread: text layout starts Qt timers.
            m_thread.reset(QThread::create([this] { work(); }));
            m_thread->start();
        }
    }
    m_woken.notify_all();
}

void Worker::settle() {
    if (!m_thread) {
        return;
    }
    std::promise<void> done;
    run([&done] { done.set_value(); });
    done.get_future().wait();
}

void Worker::work() {
    std::unique_lock lock(m_mutex);
    while (true) {
        m_woken.wait(lock, [this] { return m_over || !m_jobs.empty(); });
        if (m_over) {
            return;
        }
        const std::function<void()> job = std::move(m_jobs.front());
        m_jobs.pop_front();
        lock.unlock();
        job();
        lock.lock();
    }
}

} // namespace mesaviva::app
