// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/record/copy_thread.h"
#include "engine/record/fault.h"
#include "engine/record/record_store.h"

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

/// Writes a record on a thread of its own, in the order of what is given to it. Nobody who gives it something
/// waits for the disk: they ask, or are told, how far everything is safe. A group is on disk as a whole or
/// not at all; what waits together is written together.
///
/// The first fault ends the writing: what is not safe by then never will be, and nothing more is taken.
class RecordWriter {
public:
    /// What is to be written together; called on the writer's thread. It throws Fault or lets it through.
    using Group = std::function<void(RecordStore&)>;
    /// Counts the groups from 1.
    using Ticket = std::uint64_t;

    struct Options {
        std::size_t mostGroups = 4'096; ///< that wait
        std::string program;            ///< the version, for tables that are opened
        std::filesystem::path copy; ///< a second copy of the log (copy_thread.h); empty: none. A copy that
                                    ///< can't be written does not hold up the record (copyFault())
        std::chrono::milliseconds copyPatience = kPatience; ///< so long its device may be silent
        std::string vfs; ///< SQLite's door to the system; empty: the usual one
        /// Everything up to this ticket is on disk. Called on the writer's thread.
        std::function<void(Ticket)> safe = [](Ticket) {};
        /// Nothing more is written. Called on the writer's thread, once.
        std::function<void(const Fault&)> failed = [](const Fault&) {};
    };

    /// Opens the record, or makes it. The file is refused here, before anything is written.
    static Result<std::unique_ptr<RecordWriter>, Fault> open(const std::filesystem::path& path,
                                                             Options options);
    RecordWriter(const RecordWriter&) = delete;
    RecordWriter& operator=(const RecordWriter&) = delete;
    /// Writes what waits.
    ~RecordWriter();

    /// Takes a group and returns at once; nothing where too much waits (see hasRoom()) or after a fault.
    std::optional<Ticket> append(Group group);
    bool hasRoom() const;
    /// Everything up to this ticket is on disk.
    Ticket safe() const { return m_safe.load(std::memory_order_acquire); }
    /// What has gone wrong, if anything.
    std::optional<Fault> fault() const;
    /// From now on the second copy of the log is that file, which first gets what it lacks; empty: there is
    /// none. Returns at once.
    void copyTo(std::filesystem::path copy);
    /// What has gone wrong with the second copy, if anything; then it gets no more, the record does. Options'
    /// `safe` is called after a change.
    std::optional<Fault> copyFault() const;

    /// Waits until there is room, or writing has failed. For programs that may wait.
    void waitForRoom();
    /// Waits until this ticket is safe; false where it never will be.
    bool waitFor(Ticket ticket);
    /// The same, but no longer than that.
    bool waitFor(Ticket ticket, std::chrono::milliseconds most);
    /// Writes what waits, and gives the fault, if there was one. Nothing can be appended afterwards.
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
    CopyThread m_copy;                 ///< the writing thread's
    std::vector<CopiedEvent> m_copied; ///< what is being written
    std::filesystem::path m_copyPath;  ///< where the copy is
    mutable std::mutex m_mutex;
    std::condition_variable m_wake; ///< the writer: there is something to do
    std::condition_variable m_done; ///< who waits: something was done
    std::deque<Group> m_waiting;
    std::optional<std::filesystem::path> m_wantedCopy; ///< where the second copy is to be
    std::size_t m_inHand = 0;                          ///< groups that are being written
    Ticket m_last = 0;
    bool m_closing = false;
    std::optional<Fault> m_fault;
    std::optional<Fault> m_copyFault;
    std::atomic<Ticket> m_safe{0};
    std::thread m_thread;
};

} // namespace mesaviva::record
