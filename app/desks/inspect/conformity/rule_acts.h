// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/core/events/event_log.h"
#endif

#include <QHash>
#include <QSet>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <utility>

namespace mesaviva::app {

/// When rules acted: at the open table, and at any table of this inspection.
class RuleActs {
public:
    /// Last time at this table, and how often.
    struct Act {
        std::uint64_t seq = 0;
        std::uint64_t round = 0;
        Instant at;
        int times = 0;
    };

    /// Clears the current table; another one is opened.
    void leaveTable() { m_table.clear(); }
    /// Notes the rules that an event carries out.
    void note(const EventLog::Head& head, const QStringList& rules);

    /// Nothing if the rule has not acted at this table.
    std::optional<Act> at(const QString& rule) const;
    /// Whether the rule has acted at any table of this inspection.
    bool hasActed(const QString& rule) const { return m_ever.contains(rule); }
    /// Replaces the set of rules that have acted.
    void cover(const QStringList& rules) { m_ever = QSet<QString>(rules.begin(), rules.end()); }
    qsizetype covered() const { return m_ever.size(); }
    /// Calls `listener` for each rule that acts for the first time.
    void setListener(std::function<void(const QString&)> listener) { m_listener = std::move(listener); }

private:
    QHash<QString, Act> m_table;
    QSet<QString> m_ever;
    std::function<void(const QString&)> m_listener;
};

} // namespace mesaviva::app
