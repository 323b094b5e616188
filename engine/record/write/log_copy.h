// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The second copy of the log: an append-only text file in another folder or on another device. Whoever alters
// the record must alter the copy, too.
#pragma once

#include "engine/base/result.h"
#include "engine/record/event_row.h"
#include "engine/record/fault.h"
#include "engine/record/finding.h"

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>

namespace mesaviva::record {

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

} // namespace mesaviva::record
