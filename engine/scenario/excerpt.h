// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace mesaviva::scenario {

/// What a refusal repeats of a file's text, at most, in characters; twice as much for path and text together.
inline constexpr std::size_t kLongestExcerpt = 40;

/// The text itself, or its two ends with "…" between them when it has more than `most` characters.
std::string shortened(std::string_view text, std::size_t most = kLongestExcerpt);

/// The text in one line of UTF-8: control characters and what turns a line's direction are written as
/// `\u000a`, bytes that are no UTF-8 as "\ufffd".
std::string printable(std::string_view text);

} // namespace mesaviva::scenario
