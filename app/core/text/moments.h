// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/rows.h"

#include <QDate>
#include <QDateTime>
#include <QString>

namespace mesaviva::app {

/// A recorded moment in local time.
QDateTime timeOf(record::WallTime moment);
/// Date and time in the default locale's short format: "22/11/26 21:30".
QString momentText(record::WallTime moment);
/// The same with seconds: "23/11/2026 21:30:15".
QString exactMomentText(const QDateTime& moment);
/// The offset from universal time: "UTC+01:00".
QString zoneText(const QDateTime& moment);
/// Date, time and offset, for documents that leave the program.
QString zonedMomentText(const QDateTime& moment);
/// A day with its weekday: "sáb., 22/11/2026".
QString dayText(QDate day);
/// A duration: "1 h 12 min", "12 min", "40 s"; "0 s" if negative.
QString durationText(std::chrono::milliseconds duration);

} // namespace mesaviva::app
