// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/event_row.h"

#include <QDate>
#include <QDateTime>
#include <QString>

namespace mesaviva::app {

/// A moment on record in the time of this place.
QDateTime timeOf(record::WallTime moment);
/// Date and time as the current default locale writes them in short: "22/11/26 21:30".
QString momentText(record::WallTime moment);
/// The same with seconds: "23/11/2026 21:30:15".
QString exactMomentText(const QDateTime& moment);
/// By how much a moment's clock is before or behind universal time: "UTC+01:00".
QString zoneText(const QDateTime& moment);
/// Both, for what is handed over.
QString zonedMomentText(const QDateTime& moment);
/// A day with its name: "sáb., 22/11/2026".
QString dayText(QDate day);
/// How long something took: "1 h 12 min", "12 min", "40 s"; "0 s" where it ended before it began.
QString durationText(std::chrono::milliseconds duration);

} // namespace mesaviva::app
