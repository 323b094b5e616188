// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the rollback journal of a SQLite file whose last change was cut off. When the file is opened for
// writing, SQLite undoes that change, deletes the journal, and deletes any file that the journal names (a
// "super-journal", for a change to several files), before it executes a single statement. Therefore the
// journal is inspected first, as SQLite reads it
// (https://www.sqlite.org/fileformat2.html#the_rollback_journal).
#pragma once

#include "engine/record/fault.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace mesaviva::record {

/// Returns the number in four bytes of a SQLite file.
std::uint32_t bigEndian(std::string_view bytes, std::size_t at);

/// Returns whether a journal names another file. This program's journals never do. False if there is no
/// journal.
bool namesAnotherFile(const std::filesystem::path& journal);

/// What SQLite would undo from a journal.
struct HotJournal {
    bool isHot = false;         ///< SQLite would play it back
    bool isJournal = false;     ///< it begins like a journal, as far as it was written
    bool plays = false;         ///< its header is complete: the file gets its earlier size back
    std::uint32_t pages = 0;    ///< number of pages before the change
    std::string firstPage = {}; ///< the file's first page before the change; empty: not in the journal
};

/// Reads a journal; returns a default one if there is none, or none that SQLite would play back. Throws Fault
/// if it cannot be read or is not a regular file (a pipe would block).
HotJournal hotJournalOf(const std::filesystem::path& journal);

/// Returns the fault of a record that is unfinished because of the journal `file`, and why; `why` empty: a
/// change was cut off, and the journal undoes it.
Fault unfinishedBy(const std::filesystem::path& file, const std::string& why = {});

} // namespace mesaviva::record
