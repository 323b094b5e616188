// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/session_report.h"
#include "app/core/settings/settings_store.h"

#include <QList>

namespace mesaviva::app {

/// The summaries of sessions that have ended away from their tables, until they have been read (P39, O26,
/// B52): of whoever has left in mid-round (P36, O23, I-P35), closed the program, or not gone back to the
/// place that a killed program has left. They outlive the program.
class LeftBehind {
public:
    /// `file` is the INI file that remembers it; empty: the user's own.
    explicit LeftBehind(const QString& file = {});

    /// The oldest first; empty: none has ended so, or they have been read.
    [[nodiscard]] const QList<SessionReport>& reports() const { return m_reports; }
    /// One more; of very many the newest are kept.
    void keep(const SessionReport& report);
    void forget();

private:
    SettingsStore m_store;
    QList<SessionReport> m_reports;
};

} // namespace mesaviva::app
