// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace mesaviva::app {

struct ReturnedEnd;
struct ReturnedNote;

/// Index of the note on `key` (record::textOf()) over a window of ReturnedText with the given end; nothing if
/// there is none. A note on "the last day" that is a week old is about other rounds and does not match; a
/// note on a chosen day matches that day only.
std::optional<std::size_t> noteOn(const std::vector<ReturnedNote>& notes, int window, const ReturnedEnd& end,
                                  const QString& key);

} // namespace mesaviva::app
