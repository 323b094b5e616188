// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/base/money.h"
#include "engine/record/event_row.h"
#endif

#include <QDate>
#include <QString>

#include <optional>

namespace mesaviva::app {

/// A sum as somebody types it: "12", "12,50", "1 000.5 pts"; nothing where it is none, below zero, or more
/// than any table has.
std::optional<Money> sumTyped(const QString& text);

/// A moment as somebody types it: "23/11/2026", "23/11 21:30" of the present year, "2026-11-23 21:30:15", or
/// "21:30" of the day `today`. Without a time it is the day's first moment; with `isEnd` the first one after
/// what was named: after the day, the minute or the second. Nothing where it is none.
std::optional<record::WallTime> momentTyped(const QString& text, QDate today, bool isEnd);

} // namespace mesaviva::app
