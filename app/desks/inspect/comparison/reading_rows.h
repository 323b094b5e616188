// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desks/inspect/comparison/comparison_rows.h"
#include "app/desks/inspect/comparison/played_reading.h"

#include <QString>
#include <QStringList>

namespace mesaviva::app {

/// Ids of the poker and bingo readings that have an alternative in the settings, such as `I-P8`.
QStringList comparedReadings();

/// A reading or rule by id, in a language; null: none.
const InspectedRule* inspectedReading(const QString& id, const QString& language);

/// Outcome of a round under both readings, ours first: a row for each settlement, win and void, in the
/// current language.
ComparisonRows playedReadings(const PlayedReading& played);
/// Text of both readings in a language (`pt`, `en`).
ComparisonRows saidReadings(const QString& reading, const QString& language);
/// Subject of the round that is played.
QString playedTitle(const QString& reading, const QString& language);
/// "I-P8: ace, king, queen, jack and 10 of mixed suits".
QString readingTitle(const QString& reading, const QString& language);

} // namespace mesaviva::app
