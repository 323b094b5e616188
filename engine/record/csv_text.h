// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/money.h"

#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>

namespace mesaviva::record {

/// Returns a CSV field (RFC 4180) for text that a user may have typed. A spreadsheet would take text that
/// begins with `=`, `+`, `-`, `@` or a control character for a formula: unless it is a number, an apostrophe
/// goes before it.
std::string csvField(std::string_view text);

/// How a spreadsheet in some country reads a table.
struct CsvStyle {
    char separator = ',';
    char decimal = '.';
    bool hasMark = false; ///< begin with a byte order mark, by which spreadsheets recognise UTF-8
};

/// Writes a table field by field (RFC 4180 but for the style): text is never taken for a formula.
class CsvWriter {
public:
    explicit CsvWriter(std::ostream& out, CsvStyle style = {});

    void text(std::string_view text);
    void count(std::int64_t number);
    /// A whole number of units of 10^-`places`: 61005 with three places is `61.005`.
    void decimal(std::int64_t number, int places);
    /// In points: `-12.50`.
    void points(Money amount) { decimal(amount.cents, 2); }
    void nothing() { next(); }
    void endRow();

private:
    void next();

    std::ostream& m_out;
    CsvStyle m_style;
    bool m_first = true; ///< of its row
};

/// Returns seconds since 1970 as `2026-11-22T15:04:05Z`.
std::string momentText(std::int64_t seconds);

} // namespace mesaviva::record
