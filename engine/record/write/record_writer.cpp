// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/write/record_writer.h"

#include "engine/record/record_reader.h"

#include <utility>

namespace mesaviva::record {

namespace {

// The write-ahead log is merged after this idle time; pauses of this length are frequent during play.
constexpr std::chrono::milliseconds kPause{20};
// How often the copy's thread is checked while it is busy.
constexpr std::chrono::milliseconds kLook{50};

} // namespace

Result<std::unique_ptr<RecordWriter>, Fault> RecordWriter::open(const std::filesystem::path& path,
                                                                Options options) {
    try {
        auto store = std::make_unique<RecordStore>(path, options.vfs);
        return std::unique_ptr<RecordWriter>(new RecordWriter(path, std::move(store), std::move(options)));
    } catch (Fault& fault) {
        return std::move(fault);
    }
}

RecordWriter::RecordWriter(std::filesystem::path path, std::unique_ptr<RecordStore> store, Options options)
    : m_path(std::move(path)),
      m_options(std::move(options)),
      m_store(std::move(store)),
      m_copy(m_path, m_options.vfs, m_options.copyPatience) {
    // On its own thread: a slow device does not delay the caller.
    if (!m_options.copy.empty()) {
        m_wantedCopy = m_options.copy;
    }
    m_thread = std::thread([this] { work(); });
}

RecordWriter::~RecordWriter() { close(); }

std::optional<RecordWriter::Ticket> RecordWriter::append(Group group) {
    const std::scoped_lock lock(m_mutex);
    if (m_fault || m_closing || m_waiting.size() + m_inHand >= m_options.mostGroups) {
        return std::nullopt;
    }
    m_waiting.push_back(std::move(group));
    m_wake.notify_one();
    return ++m_last;
}

bool RecordWriter::hasRoom() const {
    const std::scoped_lock lock(m_mutex);
    return m_waiting.size() + m_inHand < m_options.mostGroups;
}

void RecordWriter::copyTo(std::filesystem::path copy) {
    const std::scoped_lock lock(m_mutex);
    m_wantedCopy = std::move(copy);
    m_copyFault.reset();
    m_wake.notify_one();
}

std::optional<Fault> RecordWriter::copyFault() const {
    const std::scoped_lock lock(m_mutex);
    return m_copyFault;
}

std::optional<Fault> RecordWriter::fault() const {
    const std::scoped_lock lock(m_mutex);
    return m_fault;
}

void RecordWriter::waitForRoom() {
    std::unique_lock lock(m_mutex);
    m_done.wait(lock, [this] { return m_fault || m_waiting.size() + m_inHand < m_options.mostGroups; });
}

bool RecordWriter::waitFor(Ticket ticket) {
    std::unique_lock lock(m_mutex);
    m_done.wait(lock, [&] { return m_fault || m_safe.load(std::memory_order_acquire) >= ticket; });
    return m_safe.load(std::memory_order_acquire) >= ticket;
}

bool RecordWriter::waitFor(Ticket ticket, std::chrono::milliseconds most) {
    std::unique_lock lock(m_mutex);
    m_done.wait_for(lock, most, [&] { return m_fault || m_safe.load(std::memory_order_acquire) >= ticket; });
    return m_safe.load(std::memory_order_acquire) >= ticket;
}

std::optional<Fault> RecordWriter::close() {
    {
        const std::scoped_lock lock(m_mutex);
        m_closing = true;
        m_wake.notify_one();
    }
    if (m_thread.joinable()) {
        m_thread.join();
        std::optional<Fault> copyFault = m_copy.finish();
        m_store.reset(); // the file is complete and free for others
        const std::scoped_lock lock(m_mutex);
        m_copyFault = std::move(copyFault);
    }
    return fault();
}

void RecordWriter::beginCopy(const std::filesystem::path& copy) {
    // First, so that nothing is missing between what the copy reads from the record and what it is given.
    if (copy.empty()) {
        m_store->setListener({});
    } else {
        m_store->setListener([this](const EventRow& event) {
            m_copied.push_back({event.table, event.seq, copyLineOf(event)});
        });
    }
    m_copyPath = copy;
    m_copy.begin(copy);
}

// Returns whether the copy's status has changed.
bool RecordWriter::lookAtCopy() {
    std::optional<Fault> fault = m_copy.fault();
    if (m_copy.hasRecovered()) {
        beginCopy(m_copyPath); // appends what it lacks
        fault.reset();
    } else if (fault) {
        m_store->setListener({});
    }
    const std::scoped_lock lock(m_mutex);
    if (m_wantedCopy) {
        return false; // another copy is about to begin
    }
    return fault != std::exchange(m_copyFault, fault);
}

void RecordWriter::work() {
    std::deque<Group> groups;
    for (;;) {
        std::optional<std::filesystem::path> copy;
        {
            std::unique_lock lock(m_mutex);
            const auto hasWork = [this] { return m_closing || !m_waiting.empty() || m_wantedCopy; };
            // Merge the write-ahead log while nobody waits for a commit.
            while (m_store->isUntidy() && !m_wake.wait_for(lock, kPause, hasWork)) {
                lock.unlock();
                m_store->tidy();
                lock.lock();
            }
            while (m_copy.isBusy() && !m_wake.wait_for(lock, kLook, hasWork)) {
                lock.unlock();
                if (lookAtCopy()) {
                    m_options.safe(safe());
                }
                lock.lock();
            }
            if (!hasWork()) {
                lock.unlock();
                if (lookAtCopy()) {
                    m_options.safe(safe());
                }
                lock.lock();
            }
            m_wake.wait(lock, hasWork);
            copy = std::exchange(m_wantedCopy, {});
            if (m_waiting.empty() && !copy) {
                return;
            }
            groups.swap(m_waiting);
            m_inHand = groups.size();
        }
        std::optional<Fault> fault;
        try {
            write(groups);
        } catch (const Fault& thrown) {
            fault = thrown;
        }
        {
            const std::scoped_lock lock(m_mutex);
            m_inHand = 0;
            if (fault) {
                m_fault = fault;
                m_waiting.clear();
            } else {
                m_safe.store(safe() + groups.size(), std::memory_order_release);
            }
            groups.clear();
            m_done.notify_all();
        }
        if (fault) {
            m_options.failed(*fault);
            return;
        }
        m_options.safe(safe());
        // Callers that wait for the record do not wait for the copy.
        if (copy) {
            beginCopy(*copy); // which reads what it lacks
        } else {
            m_copy.add(std::move(m_copied));
        }
        if (lookAtCopy() || copy) {
            m_options.safe(safe());
        }
    }
}

void RecordWriter::write(std::deque<Group>& groups) {
    try {
        m_copied.clear();
        m_store->begin();
        for (const Group& group : groups) {
            group(*m_store);
        }
        m_store->commit();
    } catch (const Fault&) {
        try {
            m_store->rollBack();
        } catch (const Fault&) { // NOLINT(bugprone-empty-catch): only the first fault is reported
        }
        throw;
    }
}

} // namespace mesaviva::record
