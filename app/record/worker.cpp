// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/record/worker.h"

#include <utility>

namespace mesaviva::app {

Worker::~Worker() {
    {
        const std::scoped_lock lock(m_mutex);
        m_over = true;
        m_jobs.clear();
    }
    m_woken.notify_all();
    if (m_thread.joinable()) {
        m_thread.join();
    }
}

void Worker::run(std::function<void()> job) {
    {
        const std::scoped_lock lock(m_mutex);
        m_jobs.push_back(std::move(job));
        if (!m_thread.joinable()) {
            m_thread = std::thread([this] { work(); });
        }
    }
    m_woken.notify_all();
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
