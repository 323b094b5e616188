// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
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

/// When rules have acted: at the table that is traced, and at any table of this inspection.
class RuleActs {
public:
    /// The last time at this table, and how often.
    struct Act {
        std::uint64_t seq = 0;
        std::uint64_t round = 0;
        Instant at;
        int times = 0;
    };

    /// Another table is traced.
    void leaveTable() { m_table.clear(); }
    /// An event has carried out these rules.
    void note(const EventLog::Head& head, const QStringList& rules);

    /// Nothing where the rule has not acted at this table.
    std::optional<Act> at(const QString& rule) const;
    /// Whether it has acted at any table of this inspection.
    bool hasActed(const QString& rule) const { return m_ever.contains(rule); }
    /// Those that have, from now on.
    void cover(const QStringList& rules) { m_ever = QSet<QString>(rules.begin(), rules.end()); }
    qsizetype covered() const { return m_ever.size(); }
    /// Is told of each rule that acts for the first time.
    void setWitness(std::function<void(const QString&)> witness) { m_witness = std::move(witness); }

private:
    QHash<QString, Act> m_table;
    QSet<QString> m_ever;
    std::function<void(const QString&)> m_witness;
};

} // namespace mesaviva::app
