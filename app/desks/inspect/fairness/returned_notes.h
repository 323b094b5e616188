// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace mesaviva::app {

struct ReturnedEnd;
struct ReturnedNote;

/// Which note is about what has that key (record::textOf()) over a window of ReturnedText that ends there;
/// none where there is none. What was noted of "the last day" a week ago is about other rounds, and does not
/// count; what was noted of a chosen day is about no other.
std::optional<std::size_t> noteOn(const std::vector<ReturnedNote>& notes, int window, const ReturnedEnd& end,
                                  const QString& key);

} // namespace mesaviva::app
