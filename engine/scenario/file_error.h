// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>

namespace mesaviva::scenario {

/// Why a scenario file is refused, and where. A file that is no JSON has a line and a column, a file that
/// says something impossible the path of the field in question; a file that can't be read has neither.
struct FileError {
    std::string path;       ///< for instance `steps[3].amount`
    std::size_t line = 0;   ///< counted from 1; 0: none
    std::size_t column = 0; ///< in bytes, counted from 1
    std::string reason;     ///< in English, with the rule's id where a rule is broken

    /// Place and reason in one line, which repeats at most 80 characters of the file.
    std::string text() const;
};

} // namespace mesaviva::scenario
