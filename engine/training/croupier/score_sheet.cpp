// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/croupier/score_sheet.h"

#include <utility>

namespace mesaviva::croupier {

void ScoreSheet::add(Mark mark) {
    if (m_marks.size() >= kMost) {
        return;
    }
    for (const Fault& fault : mark.faults) {
        ++m_faults;
        ++m_kinds[static_cast<std::size_t>(fault.kind)];
        ++m_rules[fault.rules.empty() ? std::string() : std::string(fault.rules.begin()->text())];
    }
    m_faulted = m_faulted || !mark.faults.empty();
    if (mark.done) {
        ++m_actions;
        m_clean += m_faulted ? 0 : 1;
        m_faulted = false;
        m_time += mark.taken;
        if (mark.task == Task::pay) {
            ++m_payments;
            m_paymentTime += mark.taken;
        }
    }
    m_marks.push_back(std::move(mark));
}

} // namespace mesaviva::croupier
