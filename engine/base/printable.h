// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Text from files and command lines on its way to a terminal or into a sentence.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace mesaviva {

/// The most characters of a file's text that an error repeats; twice as many for path and text together.
inline constexpr std::size_t kLongestExcerpt = 40;

/// The text, or both its ends joined by "…" if it has more than `most` characters.
std::string shortened(std::string_view text, std::size_t most = kLongestExcerpt);

/// The text as one line of UTF-8: control characters and direction marks become `\u000a` and the like,
/// invalid bytes become "\ufffd".
std::string printable(std::string_view text);

/// Whether a text is what printable() makes of it.
bool isPrintable(std::string_view text);

/// The number of characters; an invalid byte counts as one.
std::size_t lettersIn(std::string_view text);

} // namespace mesaviva
