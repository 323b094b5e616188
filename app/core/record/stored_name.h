// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace mesaviva::app {

/// What an observer is called on record: let in, without points, and never seated.
inline constexpr const char* kObserverKey = "observer";

/// What a player is called where others read it, too; `kept` is the record's name.
QString nameOnSheet(const QString& kept);

} // namespace mesaviva::app
