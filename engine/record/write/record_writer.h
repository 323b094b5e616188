// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/record/fault.h"
#include "engine/record/record_store.h"
#include "engine/record/write/log_copy.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace mesaviva::record {

/// Writes a record on its own thread, in the order of append(). Callers never wait for the disk: they ask, or
/// are notified, up to where everything is safe. A group is stored completely or not at all; groups that wait
/// together are written together.
///
/// After the first fault nothing more is accepted, and groups that are not safe yet never will be.
class RecordWriter {
public:
    /// A group of writes; called on the writer's thread. May throw Fault.
    using Group = std::function<void(RecordStore&)>;
    /// The number of a group, from 1.
    using Ticket = std::uint64_t;

    struct Options {
        std::size_t mostGroups = 4'096; ///< maximum number of waiting groups
        std::string program;            ///< the program's version, for new tables
        std::filesystem::path copy;     ///< path of the second copy of the log (log_copy.h); empty: none. A
                                    ///< copy that cannot be written does not hold up the record (copyFault())
        std::chrono::milliseconds copyPatience = kPatience; ///< how long the copy's device may be silent
        std::string vfs;                                    ///< SQLite VFS; empty: the default one
        /// Called on the writer's thread when everything up to this ticket is on disk.
        std::function<void(Ticket)> safe = [](Ticket) {};
        /// Called once on the writer's thread when writing has failed and stops.
        std::function<void(const Fault&)> failed = [](const Fault&) {};
    };

    /// Opens or creates the record. An unusable file is reported here, before anything is written.
    static Result<std::unique_ptr<RecordWriter>, Fault> open(const std::filesystem::path& path,
                                                             Options options);
    RecordWriter(const RecordWriter&) = delete;
    RecordWriter& operator=(const RecordWriter&) = delete;
    /// Writes the waiting groups.
    ~RecordWriter();

    /// Queues a group and returns at once; nothing if too many wait (see hasRoom()) or after a fault.
    std::optional<Ticket> append(Group group);
    bool hasRoom() const;
    /// The last ticket up to which everything is on disk.
    Ticket safe() const { return m_safe.load(std::memory_order_acquire); }
    /// Returns the fault, if any.
    std::optional<Fault> fault() const;
    /// Sets the file of the second copy of the log, which first gets what it lacks; empty: no copy. Returns
    /// at once.
    void copyTo(std::filesystem::path copy);
    /// Returns the fault of the second copy, if any; copying then stops, the record continues. Options::safe
    /// is called after a change.
    std::optional<Fault> copyFault() const;

    /// Waits until there is room, or writing has failed. For programs that may block.
    void waitForRoom();
    /// Waits until this ticket is safe; false if it never will be.
    bool waitFor(Ticket ticket);
    /// Like waitFor(ticket), with a timeout.
    bool waitFor(Ticket ticket, std::chrono::milliseconds most);
    /// Writes the waiting groups and stops; returns the fault, if any. Nothing can be appended afterwards.
    std::optional<Fault> close();

    const std::string& program() const { return m_options.program; }

private:
    RecordWriter(std::filesystem::path path, std::unique_ptr<RecordStore> store, Options options);
    void beginCopy(const std::filesystem::path& copy);
    bool lookAtCopy();
    void work();
    void write(std::deque<Group>& groups);

    std::filesystem::path m_path;
    Options m_options;
    std::unique_ptr<RecordStore> m_store;
    CopyThread m_copy;                 ///< used on the writing thread
    std::vector<CopiedEvent> m_copied; ///< events being written
    std::filesystem::path m_copyPath;  ///< path of the copy
    mutable std::mutex m_mutex;
    std::condition_variable m_wake; ///< wakes the writer
    std::condition_variable m_done; ///< wakes waiting callers
    std::deque<Group> m_waiting;
    std::optional<std::filesystem::path> m_wantedCopy; ///< requested path of the second copy
    std::size_t m_inHand = 0;                          ///< groups being written
    Ticket m_last = 0;
    bool m_closing = false;
    std::optional<Fault> m_fault;
    std::optional<Fault> m_copyFault;
    std::atomic<Ticket> m_safe{0};
    std::thread m_thread;
};

} // namespace mesaviva::record
