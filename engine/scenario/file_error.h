// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace mesaviva::scenario {

/// The most characters of a file's text that an error repeats; twice as many for path and text together.
inline constexpr std::size_t kLongestExcerpt = 40;

/// The text, or both its ends joined by "…" if it has more than `most` characters.
std::string shortened(std::string_view text, std::size_t most = kLongestExcerpt);

/// The text as one line of UTF-8: control characters and direction marks become `\u000a` and the like,
/// invalid bytes become "\ufffd".
std::string printable(std::string_view text);

/// Why and where a scenario file is refused. Invalid JSON has a line and a column, an invalid value has the
/// path of its field, and an unreadable file has neither.
struct FileError {
    std::string path;       ///< for instance `steps[3].amount`
    std::size_t line = 0;   ///< counted from 1; 0: none
    std::size_t column = 0; ///< in bytes, counted from 1
    std::string reason;     ///< in English, with the rule's id where a rule is broken

    /// Place and reason in one line, which repeats at most 80 characters of the file.
    std::string text() const;
};

} // namespace mesaviva::scenario
