// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/conformity/rule_acts.h"

namespace mesaviva::app {

void RuleActs::note(const EventLog::Head& head, const QStringList& rules) {
    for (const QString& id : rules) {
        Act& act = m_table[id];
        act = {head.seq, head.round, head.at, act.times + 1};
        if (!m_ever.contains(id)) {
            m_ever.insert(id);
            if (m_listener) {
                m_listener(id);
            }
        }
    }
}

std::optional<RuleActs::Act> RuleActs::at(const QString& rule) const {
    const auto found = m_table.constFind(rule);
    return found == m_table.cend() ? std::nullopt : std::optional(*found);
}

} // namespace mesaviva::app
