// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The second copy of the log: an append-only text file in another folder or on another device. Whoever alters
// the record must alter the copy, too.
#pragma once

#include "engine/base/result.h"
#include "engine/record/fault.h"
#include "engine/record/rows.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

namespace mesaviva::record {

// Access to devices that may never answer: a network folder that is gone, a disk that hangs.

/// How long a device may be silent before it is abandoned.
inline constexpr std::chrono::milliseconds kPatience{5'000};

/// Shared between the thread that works with a device and the one that waits for it.
class Heartbeat {
public:
    /// Thrown by beat() when nobody waits any more.
    struct Left {};

    /// Reports that the device has answered. Throws Left.
    void beat() {
        if (m_isLeft) {
            throw Left();
        }
        m_last = now();
    }
    /// Restarts the timer before a request, since idle time is not silence.
    void begin() { m_last = now(); }
    /// Returns whether the device has been silent for longer than `patience`.
    bool isSilent(std::chrono::milliseconds patience) const {
        return std::chrono::steady_clock::duration(now() - m_last) > patience;
    }
    /// Tells the working thread that nobody waits any more.
    void leave() { m_isLeft = true; }

private:
    static std::chrono::steady_clock::rep now() {
        return std::chrono::steady_clock::now().time_since_epoch().count();
    }

    std::atomic<std::chrono::steady_clock::rep> m_last{now()};
    std::atomic<bool> m_isLeft{false};
};

/// Runs a job on its own thread, which may hang forever in a device: the job calls its parameter whenever the
/// device has answered, and owns everything it uses. Returns nothing if the device was silent for longer than
/// `patience`; the thread is then abandoned. `meanwhile` is called regularly on the caller's thread.
/// Exceptions from either propagate.
template <class Job>
auto patiently(std::chrono::milliseconds patience, Job job, const std::function<void()>& meanwhile) {
    using Answer = std::invoke_result_t<Job&, const std::function<void()>&>;
    struct Shared {
        Heartbeat heart;
        std::mutex mutex;
        std::condition_variable changed;
        std::optional<Answer> answer;
        std::exception_ptr thrown;
    };
    constexpr std::chrono::milliseconds kLook{40};
    const auto shared = std::make_shared<Shared>();
    std::thread([shared, job = std::move(job)]() mutable {
        std::optional<Answer> answer;
        std::exception_ptr thrown;
        try {
            answer.emplace(job([heart = &shared->heart] { heart->beat(); }));
        } catch (...) {
            thrown = std::current_exception();
        }
        const std::scoped_lock lock(shared->mutex);
        shared->answer = std::move(answer);
        shared->thrown = std::move(thrown);
        shared->changed.notify_all();
    }).detach();
    const auto isDone = [&] { return shared->answer || shared->thrown; };
    std::unique_lock lock(shared->mutex);
    while (!shared->changed.wait_for(lock, kLook, isDone)) {
        if (shared->heart.isSilent(patience)) {
            shared->heart.leave();
            return std::optional<Answer>();
        }
        lock.unlock();
        try {
            meanwhile();
        } catch (...) {
            shared->heart.leave();
            throw;
        }
        lock.lock();
    }
    if (shared->thrown) {
        std::rethrow_exception(shared->thrown);
    }
    return std::move(shared->answer);
}

class RecordReader;

/// Returns the line of the copy for an event: table, calendar time in milliseconds and hash, then the event
/// as `mesaviva run` prints it.
std::string copyLineOf(const EventRow& event);

/// An event to be written to a copy.
struct CopiedEvent {
    TableNumber table = 0;
    std::uint64_t seq = 0;
    std::string line; ///< copyLineOf()
};

/// Appends to a copy. Throws Fault.
class LogCopy {
public:
    /// Opens or creates the copy, and appends what the record has and the copy lacks (the program may have
    /// been killed in between). Calls `beat` whenever the device has answered; exceptions from it propagate.
    LogCopy(const std::filesystem::path& path, RecordReader& reader, const std::function<void()>& beat);

    /// Appends events in record order, and hands them to the operating system. Events that the copy already
    /// has are skipped.
    void add(std::span<const CopiedEvent> events);

private:
    std::map<TableNumber, std::uint64_t> m_last; ///< last event of each table, as far as known
    std::ofstream m_file;
};

/// Returns the first difference between a record and its copy: an event that is missing in one of them, or
/// differs. Incomplete lines left by a killed program are ignored. Throws Fault if either cannot be read.
std::optional<Finding> differenceToCopy(RecordReader& reader, const std::filesystem::path& copy);

/// Like differenceToCopy() for a record file; a fault if either file cannot be read.
Result<std::optional<Finding>, Fault> compareWithCopy(const std::filesystem::path& record,
                                                      const std::filesystem::path& copy);

/// Like the above, cancellably: `tick` is called every thousand lines and may throw, which ends the
/// comparison. Both files may be written to meanwhile.
std::optional<Finding> differenceToCopy(RecordReader& reader, const std::filesystem::path& copy,
                                        const std::function<void()>& tick);
Result<std::optional<Finding>, Fault> compareWithCopy(const std::filesystem::path& record,
                                                      const std::filesystem::path& copy,
                                                      const std::function<void()>& tick);

/// Appends what a copy lacks of a record, or creates the copy. An existing file with anything that the record
/// does not have is a fault (FaultKind::foreign), and stays unchanged. Calls `beat` whenever the device has
/// answered; exceptions from it propagate.
std::optional<Fault> bringUpToDate(
    const std::filesystem::path& record, const std::filesystem::path& copy,
    const std::function<void()>& beat = [] {});

/// Writes the second copy of a log on its own thread. A device that does not answer holds up neither the
/// record nor, for longer than `patience`, the end of the program: it is abandoned, which is a fault like any
/// other.
class CopyThread {
public:
    /// `record` is the file to be copied, `vfs` the SQLite VFS to read it with; a device may be silent for
    /// `patience`.
    CopyThread(std::filesystem::path record, std::string vfs, std::chrono::milliseconds patience = kPatience);
    CopyThread(const CopyThread&) = delete;
    CopyThread& operator=(const CopyThread&) = delete;
    ~CopyThread();

    /// Starts copying to this file, which first gets the events it lacks; empty: no copy. Clears the fault.
    /// Events queued for the previous file are still written there, in parallel.
    void begin(const std::filesystem::path& copy);
    /// Queues events that are on disk in the record. Ignored after a fault, until the next begin().
    void add(std::vector<CopiedEvent> events);

    /// Writes the queued events as far as the device allows within `patience`, and stops. Returns the fault,
    /// if any. Nothing can be added afterwards.
    std::optional<Fault> finish();

    /// Returns whether events are queued.
    bool isBusy() const;
    /// Returns the fault since begin(), if any; FaultKind::silent if the device does not answer.
    std::optional<Fault> fault();
    /// Returns whether an abandoned device has answered after all, so that begin() may try it again.
    bool hasRecovered() const;

private:
    struct Shared;
    static void work(const std::shared_ptr<Shared>& shared);

    std::filesystem::path m_record;
    std::string m_vfs;
    std::chrono::milliseconds m_patience;
    std::shared_ptr<Shared> m_shared; ///< shared with the thread, which may outlive this object
};

} // namespace mesaviva::record
