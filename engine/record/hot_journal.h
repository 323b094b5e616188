// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The rollback journal that lies beside a SQLite file whose last change was cut off. Whoever opens the file
// for writing has SQLite undo that change, delete the journal, and delete the file that the journal names, if
// it does (a "super-journal", of a change to several files): all of that before a single statement is carried
// out. So the journal is read here before, as SQLite reads it
// (https://www.sqlite.org/fileformat2.html#the_rollback_journal).
#pragma once

#include "engine/record/fault.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace mesaviva::record {

/// Four bytes of a file of SQLite's as the number that they are.
std::uint32_t bigEndian(std::string_view bytes, std::size_t at);

/// Whether a journal names another file. This program's never do: they are of one file each. False where
/// there is no journal.
bool namesAnotherFile(const std::filesystem::path& journal);

/// What SQLite would undo from a journal.
struct HotJournal {
    bool isHot = false;         ///< SQLite takes it for one that is to be played back
    bool isJournal = false;     ///< it begins as one, at least as far as it was written
    bool plays = false;         ///< it has a header that is whole: the file gets its earlier size
    std::uint32_t pages = 0;    ///< that the file had before the change
    std::string firstPage = {}; ///< the file's first page as it was before; empty: it is not in there
};

/// Reads a journal; a plain one where there is none, or none that SQLite would play back. Throws Fault where
/// it can't be read, or is no file: a pipe would be waited for.
HotJournal hotJournalOf(const std::filesystem::path& journal);

/// A record is unfinished because of a file beside it, and in which way; empty: a change was cut off and that
/// file undoes it.
Fault unfinishedBy(const std::filesystem::path& file, const std::string& why = {});

} // namespace mesaviva::record
