// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/session_report.h"
#include "app/core/settings/settings_store.h"

#include <QList>

namespace mesaviva::app {

/// The unread summaries of sessions that ended away from their tables (P39, O26, B52): the player left in
/// mid-round (P36, O23, I-P35), closed the program, or did not return after the program was killed. They
/// survive a restart.
class LeftBehind {
public:
    /// `file` is the INI file that stores them; empty: the user's own.
    explicit LeftBehind(const QString& file = {});

    /// Oldest first; empty: there are none, or they have been read.
    [[nodiscard]] const QList<SessionReport>& reports() const { return m_reports; }
    /// Adds a report; drops the oldest ones above a limit.
    void add(const SessionReport& report);
    void forget();

private:
    SettingsStore m_store;
    QList<SessionReport> m_reports;
};

} // namespace mesaviva::app
