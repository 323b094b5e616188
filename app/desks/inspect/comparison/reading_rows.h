// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desks/inspect/comparison/comparison_rows.h"
#include "app/desks/inspect/comparison/played_reading.h"

#include <QString>
#include <QStringList>

namespace mesaviva::app {

/// The readings of poker and bingo of which the house may choose the other one, such as `I-P8`.
QStringList comparedReadings();

/// A reading or rule by its id, in a language; null: there is none.
const InspectedRule* inspectedReading(const QString& id, const QString& language);

/// A round that was played by both readings, ours first: what is settled, won and declared void, a row for
/// each, in words of the present language.
ComparisonRows playedReadings(const PlayedReading& played);
/// What both say, in words of a language (`pt`, `en`).
ComparisonRows saidReadings(const QString& reading, const QString& language);
/// What the round is about that is played.
QString playedTitle(const QString& reading, const QString& language);
/// "I-P8: ace, king, queen, jack and 10 of mixed suits".
QString readingTitle(const QString& reading, const QString& language);

} // namespace mesaviva::app
