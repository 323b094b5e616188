// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/copy_thread.h"

#include "engine/record/record_reader.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <utility>

namespace mesaviva::record {

namespace {

// More events than these don't wait for a device that is slow without being silent.
constexpr std::size_t kMostWaiting = 100'000;
constexpr std::chrono::milliseconds kFinishing{20};

Fault silence() { return {FaultKind::silent, "the device of the copy does not answer"}; }

} // namespace

struct CopyThread::Shared {
    // One thing to do: another copy, or events for the one that there is.
    struct Task {
        std::optional<std::filesystem::path> copy;
        std::vector<CopiedEvent> events;
    };

    std::filesystem::path record;
    std::string vfs;
    Heartbeat heart;
    std::mutex mutex;
    std::condition_variable changed;
    std::deque<Task> tasks;
    std::size_t waiting = 0; ///< events
    bool isWorking = false;
    bool isClosing = false;
    bool isOver = false;
    std::optional<Fault> fault;
};

CopyThread::CopyThread(std::filesystem::path record, std::string vfs, std::chrono::milliseconds patience)
    : m_record(std::move(record)),
      m_vfs(std::move(vfs)),
      m_patience(patience) {}

CopyThread::~CopyThread() { finish(); }

std::optional<Fault> CopyThread::finish() {
    if (!m_shared) {
        return std::nullopt;
    }
    std::unique_lock lock(m_shared->mutex);
    m_shared->isClosing = true;
    m_shared->changed.notify_all();
    const auto isOver = [this] { return m_shared->isOver; };
    while (!m_shared->fault && !m_shared->changed.wait_for(lock, kFinishing, isOver)) {
        if (m_shared->isWorking && m_shared->heart.isSilent(m_patience)) {
            leave();
        }
    }
    return m_shared->fault;
}

void CopyThread::start() {
    m_shared = std::make_shared<Shared>();
    m_shared->record = m_record;
    m_shared->vfs = m_vfs;
    std::thread([shared = m_shared] { work(shared); }).detach();
}

// With the lock held.
void CopyThread::leave() {
    m_shared->heart.leave();
    m_shared->isClosing = true;
    m_shared->tasks.clear();
    m_shared->waiting = 0;
    m_shared->fault = silence();
    m_shared->changed.notify_all();
}

void CopyThread::begin(const std::filesystem::path& copy) {
    const std::optional<Fault> before = fault();
    if (!m_shared || (before && before->kind == FaultKind::silent)) {
        if (copy.empty()) {
            m_shared.reset();
            return;
        }
        start();
    }
    const std::scoped_lock lock(m_shared->mutex);
    m_shared->fault.reset();
    m_shared->tasks.push_back({copy, {}});
    m_shared->changed.notify_all();
}

void CopyThread::add(std::vector<CopiedEvent> events) {
    if (!m_shared || events.empty() || fault()) {
        return;
    }
    const std::scoped_lock lock(m_shared->mutex);
    m_shared->waiting += events.size();
    m_shared->tasks.push_back({std::nullopt, std::move(events)});
    if (m_shared->waiting > kMostWaiting) {
        leave();
    }
    m_shared->changed.notify_all();
}

bool CopyThread::isBusy() const {
    if (!m_shared) {
        return false;
    }
    const std::scoped_lock lock(m_shared->mutex);
    return m_shared->isWorking || !m_shared->tasks.empty();
}

std::optional<Fault> CopyThread::fault() {
    if (!m_shared) {
        return std::nullopt;
    }
    const std::scoped_lock lock(m_shared->mutex);
    if (!m_shared->fault && m_shared->isWorking && m_shared->heart.isSilent(m_patience)) {
        leave();
    }
    return m_shared->fault;
}

void CopyThread::work(const std::shared_ptr<Shared>& shared) {
    const std::function<void()> beat = [heart = &shared->heart] { heart->beat(); };
    std::unique_ptr<LogCopy> copy;
    std::unique_lock lock(shared->mutex);
    for (;;) {
        shared->changed.wait(lock, [&] { return shared->isClosing || !shared->tasks.empty(); });
        if (shared->tasks.empty()) {
            break;
        }
        const Shared::Task task = std::move(shared->tasks.front());
        shared->tasks.pop_front();
        shared->waiting -= task.events.size();
        shared->isWorking = true;
        std::optional<Fault> fault;
        try {
            beat(); // from now on it may be silent
            lock.unlock();
            if (task.copy) {
                copy.reset();
                if (!task.copy->empty()) {
                    const auto reader = RecordReader::open(shared->record, shared->vfs);
                    if (!reader) {
                        throw reader.error();
                    }
                    copy = std::make_unique<LogCopy>(*task.copy, **reader, beat);
                }
            } else if (copy) {
                copy->add(task.events);
            }
            beat();
        } catch (const Fault& thrown) {
            fault = thrown;
            copy.reset();
        } catch (const Heartbeat::Left&) {
            copy.reset();
        }
        if (!lock.owns_lock()) {
            lock.lock();
        }
        shared->isWorking = false;
        if (fault && !shared->fault) {
            shared->fault = std::move(fault);
        }
        shared->changed.notify_all();
    }
    shared->isOver = true;
    shared->changed.notify_all();
}

} // namespace mesaviva::record
