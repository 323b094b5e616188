// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace mesaviva::app {

/// An observer's name on record: admitted without points, and never seated.
inline constexpr const char* kObserverKey = "observer";

/// A player's name on documents for others; `recordName` is the record's name.
QString nameOnSheet(const QString& recordName);

} // namespace mesaviva::app
