// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/fault.h"
#include "engine/record/log_copy.h"
#include "engine/record/patience.h"

#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mesaviva::record {

/// Writes the second copy of a log (log_copy.h) on a thread of its own. Nobody waits for it: a device that
/// does not answer does not hold up the record, nor for longer than `patience` the end of the program. It is
/// left to itself, and that is a fault like any other.
class CopyThread {
public:
    /// `record` is what is copied, `vfs` SQLite's door to it; so long a device may be silent.
    CopyThread(std::filesystem::path record, std::string vfs, std::chrono::milliseconds patience = kPatience);
    CopyThread(const CopyThread&) = delete;
    CopyThread& operator=(const CopyThread&) = delete;
    ~CopyThread();

    /// From now on the copy is that file, which first gets what it lacks; empty: there is none. Nothing that
    /// was wrong is any more. What waits for another file is still written there, beside everything else.
    void begin(const std::filesystem::path& copy);
    /// Adds events that are on record; nothing after a fault, until the next begin().
    void add(std::vector<CopiedEvent> events);

    /// What waits is still written, as far as the device brings it about within `patience`; nothing can be
    /// added afterwards. What has gone wrong, if anything.
    std::optional<Fault> finish();

    /// Whether something waits to be written.
    bool isBusy() const;
    /// What has gone wrong since begin(), if anything: FaultKind::silent for a device that does not answer.
    std::optional<Fault> fault();
    /// Whether a device that was left to itself has answered after all: begin() may try it again.
    bool hasComeBack() const;

private:
    struct Shared;
    static void work(const std::shared_ptr<Shared>& shared);

    std::filesystem::path m_record;
    std::string m_vfs;
    std::chrono::milliseconds m_patience;
    std::shared_ptr<Shared> m_shared; ///< with the thread, which may outlive this
};

} // namespace mesaviva::record
