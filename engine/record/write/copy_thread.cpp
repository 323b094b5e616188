// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/write/copy_thread.h"

#include "engine/record/record_reader.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <utility>

namespace mesaviva::record {

namespace {

// Most events that wait for a device that is slow without being silent.
constexpr std::size_t kMostWaiting = 100'000;

Fault silence() { return {FaultKind::silent, "the device of the copy does not answer"}; }

} // namespace

// State shared between the thread of one copy and its owner. Another copy has its own, so late results or
// faults of an earlier copy are never attributed to this one.
struct CopyThread::Shared {
    std::filesystem::path record;
    std::string vfs;
    std::filesystem::path copy;
    std::shared_ptr<Shared> before; ///< the previous writer of the same file, which must end first
    Heartbeat heart;
    std::mutex mutex;
    std::condition_variable changed;
    std::deque<std::vector<CopiedEvent>> tasks;
    std::size_t waiting = 0; ///< events
    bool isWorking = true;   ///< it begins with the events that the copy lacks
    bool isClosing = false;
    bool isOver = false;
    std::optional<Fault> fault;

    // Call with the lock held.
    void leave() {
        heart.leave();
        isClosing = true;
        tasks.clear();
        waiting = 0;
        changed.notify_all();
    }
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
    const auto isDone = [this] { return m_shared->isOver || m_shared->fault; };
    if (!m_shared->changed.wait_for(lock, m_patience, isDone)) {
        m_shared->leave();
        m_shared->fault = silence();
    }
    return m_shared->fault;
}

void CopyThread::begin(const std::filesystem::path& copy) {
    const std::shared_ptr<Shared> before = std::move(m_shared);
    const bool isSame = before && before->copy == copy;
    if (before) {
        const std::scoped_lock lock(before->mutex);
        before->isClosing = true;
        if (isSame) {
            before->leave(); // events that it has not written are missing and get appended again
        }
        before->changed.notify_all();
    }
    m_shared.reset();
    if (copy.empty()) {
        return;
    }
    m_shared = std::make_shared<Shared>();
    m_shared->record = m_record;
    m_shared->vfs = m_vfs;
    m_shared->copy = copy;
    if (isSame) {
        m_shared->before = before;
    }
    std::thread([shared = m_shared] { work(shared); }).detach();
}

void CopyThread::add(std::vector<CopiedEvent> events) {
    if (!m_shared || events.empty() || fault()) {
        return;
    }
    const std::scoped_lock lock(m_shared->mutex);
    m_shared->waiting += events.size();
    m_shared->tasks.push_back(std::move(events));
    if (m_shared->waiting > kMostWaiting) {
        m_shared->leave();
        m_shared->fault = silence();
    }
    m_shared->changed.notify_all();
}

bool CopyThread::isBusy() const {
    if (!m_shared) {
        return false;
    }
    const std::scoped_lock lock(m_shared->mutex);
    return !m_shared->fault && (m_shared->isWorking || !m_shared->tasks.empty());
}

bool CopyThread::hasRecovered() const {
    if (!m_shared) {
        return false;
    }
    const std::scoped_lock lock(m_shared->mutex);
    return m_shared->isOver && m_shared->fault && m_shared->fault->kind == FaultKind::silent;
}

std::optional<Fault> CopyThread::fault() {
    if (!m_shared) {
        return std::nullopt;
    }
    const std::scoped_lock lock(m_shared->mutex);
    if (!m_shared->fault && m_shared->isWorking && m_shared->heart.isSilent(m_patience)) {
        m_shared->leave();
        m_shared->fault = silence();
    }
    return m_shared->fault;
}

namespace {

// Appends what the copy lacks. Throws Fault, and Heartbeat::Left.
template <class Shared>
std::unique_ptr<LogCopy> upToNow(Shared& shared, const std::function<void()>& beat) {
    const auto reader = RecordReader::open(shared.record, shared.vfs);
    if (!reader) {
        throw reader.error();
    }
    return std::make_unique<LogCopy>(shared.copy, **reader, beat);
}

} // namespace

void CopyThread::work(const std::shared_ptr<Shared>& shared) {
    if (const std::shared_ptr<Shared> before = std::move(shared->before)) {
        std::unique_lock lock(before->mutex);
        before->changed.wait(lock, [&] { return before->isOver; });
    }
    const std::function<void()> beat = [heart = &shared->heart] { heart->beat(); };
    std::unique_ptr<LogCopy> copy;
    std::vector<CopiedEvent> events;
    std::unique_lock lock(shared->mutex, std::defer_lock);
    for (;;) {
        std::optional<Fault> fault;
        bool isLeft = false;
        try {
            beat(); // from now on the device may be silent
            if (copy) {
                copy->add(events);
            } else {
                copy = upToNow(*shared, beat);
            }
            beat();
        } catch (const Fault& thrown) {
            fault = thrown;
        } catch (const Heartbeat::Left&) {
            isLeft = true;
        }
        lock.lock();
        shared->isWorking = false;
        if (fault && !shared->fault) {
            shared->fault = std::move(fault);
        }
        shared->changed.notify_all();
        shared->changed.wait(lock,
                             [&] { return shared->isClosing || shared->fault || !shared->tasks.empty(); });
        if (isLeft || shared->fault || shared->tasks.empty()) {
            break;
        }
        events = std::move(shared->tasks.front());
        shared->tasks.pop_front();
        shared->waiting -= events.size();
        shared->heart.begin(); // before others see it working, and measure its silence
        shared->isWorking = true;
        lock.unlock();
    }
    copy.reset(); // before another thread may write the file
    shared->isOver = true;
    shared->changed.notify_all();
}

} // namespace mesaviva::record
