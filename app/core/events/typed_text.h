// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/base/money.h"
#include "engine/record/rows.h"
#endif

#include <QDate>
#include <QString>

#include <optional>

namespace mesaviva::app {

/// Parses an amount typed by a user: "12", "12,50", "1 000.5 pts"; nullopt if it is invalid, negative, or
/// above any table's limit.
std::optional<Money> sumTyped(const QString& text);

/// Parses a moment typed by a user: "23/11/2026", "23/11 21:30" (current year), "2026-11-23 21:30:15", or
/// "21:30" (on the day `today`). Without a time it is the start of the day; with `isEnd` the first moment
/// after the day, minute or second. nullopt if invalid.
std::optional<record::WallTime> momentTyped(const QString& text, QDate today, bool isEnd);

} // namespace mesaviva::app
