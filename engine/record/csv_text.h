// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace mesaviva::record {

/// Returns a CSV field (RFC 4180) for text that a user may have typed. A spreadsheet would take text that
/// begins with `=`, `+`, `-`, `@` or a control character for a formula: unless it is a number, an apostrophe
/// goes before it.
std::string csvField(std::string_view text);

/// Returns milliseconds as seconds with a decimal point: `61.005`.
std::string secondsText(std::int64_t milliseconds);

/// Returns seconds since 1970 as `2026-11-22T15:04:05Z`.
std::string momentText(std::int64_t seconds);

} // namespace mesaviva::record
