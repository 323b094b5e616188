// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/art/painters.h"

#include <QCoreApplication>
#include <QMutex>
#include <QMutexLocker>
#include <QThread>

#include <algorithm>
#include <utility>
#include <vector>

namespace mesaviva::art {
namespace {

// The thread pools of existing owners and of those that Qt has leaked: it keeps a provider while one of its
// answers is in progress, and leaks both if a window closes at that moment.
class Painters {
public:
    static Painters& all() {
        static Painters painters;
        return painters;
    }

    void add(const std::shared_ptr<QThreadPool>& pool) {
        const QMutexLocker lock(&m_mutex);
        if (!std::exchange(m_ends, true)) {
            qAddPostRoutine(finishPainters);
        }
        m_pools.erase(std::remove_if(m_pools.begin(), m_pools.end(),
                                     [](const std::weak_ptr<QThreadPool>& gone) { return gone.expired(); }),
                      m_pools.end());
        m_pools.push_back(pool);
    }

    std::vector<std::weak_ptr<QThreadPool>> pools() {
        const QMutexLocker lock(&m_mutex);
        return m_pools;
    }

private:
    QMutex m_mutex;
    std::vector<std::weak_ptr<QThreadPool>> m_pools;
    bool m_ends = false;
};

} // namespace

std::shared_ptr<QThreadPool> newPainters() {
    auto pool = std::make_shared<QThreadPool>();
    pool->setMaxThreadCount(std::clamp(QThread::idealThreadCount() - 1, 1, 3));
    Painters::all().add(pool);
    return pool;
}

void finishPainters() {
    for (const std::weak_ptr<QThreadPool>& known : Painters::all().pools()) {
        if (const std::shared_ptr<QThreadPool> pool = known.lock()) {
            pool->clear();
            pool->waitForDone();
        }
    }
}

} // namespace mesaviva::art
