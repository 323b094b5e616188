// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A second copy of the log: a plain file to which lines are only ever added, in another folder or on another
// device. Who changes the record has to change the copy, too.
#pragma once

#include "engine/record/event_row.h"
#include "engine/record/verify.h"

#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <string>

namespace mesaviva::record {

class RecordReader;

/// The line that a copy has for an event: table, moment of the calendar in milliseconds and hash, then the
/// event as `mesaviva run` prints it.
std::string copyLineOf(const EventRow& event);

/// Adds to a copy. Throws Fault.
class LogCopy {
public:
    /// Opens the copy, or makes it, and adds what the record has and the copy lacks: the program may have
    /// been killed between the two.
    LogCopy(const std::filesystem::path& path, RecordReader& reader);

    /// Adds whole lines, and hands them to the system.
    void add(const std::string& lines);

private:
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
std::optional<Fault> bringUpToDate(const std::filesystem::path& record, const std::filesystem::path& copy);

} // namespace mesaviva::record
