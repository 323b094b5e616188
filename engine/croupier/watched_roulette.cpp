// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/croupier/watched_roulette.h"

#include <algorithm>
#include <utility>

namespace mesaviva::croupier {

namespace {

// One deed in so many is done wrong.
constexpr std::uint32_t kRightToWrong = 4;

} // namespace

std::vector<Fault> WatchedRoulette::faultsOf(const RouletteDeed& deed) const {
    const std::vector<Demand> due = m_table.demands();
    if (const auto* pay = std::get_if<Pay>(&deed)) {
        return judgePayment(m_table.state(), m_table.prizes(), *pay).faults;
    }
    return judge(due.front(), deed, m_table.state());
}

const std::optional<RouletteDeed>& WatchedRoulette::shown() {
    const std::vector<Demand> due = m_table.demands();
    if (m_shown || !m_table.isWaiting() || due.empty()) {
        return m_shown;
    }
    m_shown = due.front().deed;
    m_faults.clear();
    if (m_chance.below(kRightToWrong) == 0) {
        const std::optional<RouletteDeed> wrong =
            spoiled(due.front(), m_table.state(), m_table.prizes(), m_chance);
        // What nobody could call wrong is not planted.
        if (wrong && !faultsOf(*wrong).empty()) {
            m_shown = wrong;
            m_faults = faultsOf(*wrong);
            ++m_planted;
        }
    }
    return m_shown;
}

Watched WatchedRoulette::answer(std::optional<FaultKind> named, std::int64_t taken) {
    Watched watched;
    const std::vector<Demand> due = m_table.demands();
    if (!m_shown || due.empty()) {
        return watched;
    }
    watched.demand = due.front();
    watched.faults = m_faults;
    watched.stopped = named.has_value();
    const bool wrong = !m_faults.empty();
    watched.right =
        named ? std::ranges::any_of(m_faults, [&](const Fault& one) { return one.kind == *named; }) : !wrong;
    m_caught += wrong && watched.right ? 1 : 0;
    Mark mark{taskOf(due.front().deed), true, m_table.state().round, taken, {}};
    if (!watched.right) {
        mark.faults = wrong ? m_faults : std::vector<Fault>{{FaultKind::alarm}};
    }
    m_sheet.add(std::move(mark));
    m_shown.reset();
    m_faults.clear();
    (void)m_table.perform(due.front().deed, 0);
    return watched;
}

} // namespace mesaviva::croupier
