// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/fault.h"
#include "engine/record/write/log_copy.h"
#include "engine/record/write/patience.h"

#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mesaviva::record {

/// Writes the second copy of a log (log_copy.h) on its own thread. A device that does not answer holds up
/// neither the record nor, for longer than `patience`, the end of the program: it is abandoned, which is a
/// fault like any other.
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
