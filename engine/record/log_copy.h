// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A second copy of the log: a plain file to which lines are only ever added, in another folder or on another
// device. Who changes the record has to change the copy, too.
#pragma once

#include "engine/record/event_row.h"
#include "engine/record/verify.h"

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

/// The line that a copy has for an event: table, moment of the calendar in milliseconds and hash, then the
/// event as `mesaviva run` prints it.
std::string copyLineOf(const EventRow& event);

/// An event on its way to a copy.
struct CopiedEvent {
    TableNumber table = 0;
    std::uint64_t seq = 0;
    std::string line; ///< copyLineOf()
};

/// Adds to a copy. Throws Fault.
class LogCopy {
public:
    /// Opens the copy, or makes it, and adds what the record has and the copy lacks: the program may have
    /// been killed between the two. `beat` is called whenever its device has answered; what it throws comes
    /// out of this.
    LogCopy(const std::filesystem::path& path, RecordReader& reader, const std::function<void()>& beat);

    /// Adds events, in the order in which they are on record, and hands them to the system. What the copy has
    /// got from the record already is left out.
    void add(std::span<const CopiedEvent> events);

private:
    std::map<TableNumber, std::uint64_t> m_last; ///< event of each table, as far as they are known
    std::ofstream m_file;
};

/// The first difference between a record and its copy: an event that one of them lacks, or that is another.
/// Lines that were cut off, when the program was killed, are no event. Throws Fault where one of them can't
/// be read.
std::optional<Finding> differenceToCopy(RecordReader& reader, const std::filesystem::path& copy);

/// The same for a record file; a fault where one of the two can't be read.
Result<std::optional<Finding>, Fault> compareWithCopy(const std::filesystem::path& record,
                                                      const std::filesystem::path& copy);

/// Adds what a copy lacks of a record, as LogCopy does, or begins one. A file that is there already and has
/// anything that the record does not say so is a fault (FaultKind::foreign), and stays as it is.
/// `beat` is called whenever the copy's device has answered; what it throws comes out of this.
std::optional<Fault> bringUpToDate(
    const std::filesystem::path& record, const std::filesystem::path& copy,
    const std::function<void()>& beat = [] {});

} // namespace mesaviva::record
