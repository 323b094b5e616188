// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/record/rows.h"
#endif

#include <QString>

namespace mesaviva::app {

/// An observer's name on record: admitted without points, and never seated.
inline constexpr const char* kObserverKey = "observer";

/// Whether a name on record is that of this player.
bool isThisPlayer(const QString& recordName);

/// A player's name on documents for others; `recordName` is the record's name.
QString nameOnSheet(const QString& recordName);

/// While it exists, documents that this thread makes are about this player's own record, and name them as
/// they have chosen (TableText::ownName()). Records of others have a `player` of their own.
class OwnNameOnSheets {
public:
    OwnNameOnSheets();
    ~OwnNameOnSheets();
    OwnNameOnSheets(const OwnNameOnSheets&) = delete;
    OwnNameOnSheets& operator=(const OwnNameOnSheets&) = delete;

private:
    bool m_before;
};

/// A round's id and date in the current language: "Round 3-12 · 22/11/26 21:30".
QString roundTitle(const record::RoundId& round, record::WallTime opened);

} // namespace mesaviva::app
