// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/random_stream.h"
#include "engine/croupier/demand.h"
#include "engine/croupier/score_sheet.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace mesaviva::croupier {

/// The reversed table the other way round: the program is the croupier and sometimes does something wrong;
/// the trainee watches, stops it and says what it was. What was due is done in any case.
template <class Reversed>
class WatchedTable {
public:
    using Deed = typename Reversed::Deed;
    using Demand = typename Reversed::Demand;
    using Watched = WatchedFor<Deed>;

    /// `table` must live longer; nobody else does anything there. `seed` decides what goes wrong.
    WatchedTable(Reversed& table, const Seed& seed) : m_table(table), m_chance(seed, stream_name::kPlayers) {}

    /// What the program is about to do, while the table waits; the same until it is answered.
    const std::optional<Deed>& shown() {
        const std::vector<Demand> due = m_table.demands();
        if (m_shown || !m_table.isWaiting() || due.empty()) {
            return m_shown;
        }
        m_shown = due.front().deed;
        m_faults.clear();
        if (m_chance.below(kRightToWrong) == 0) {
            const std::optional<Deed> wrong = m_table.spoil(m_chance);
            // What nobody could call wrong is not planted.
            std::vector<Fault> faults = wrong ? m_table.faultsOf(due.front(), *wrong) : std::vector<Fault>{};
            if (!faults.empty()) {
                m_shown = wrong;
                m_faults = std::move(faults);
                ++m_planted;
            }
        }
        return m_shown;
    }

    /// The trainee lets it pass, or stops it as that kind of fault; the shown deed is there.
    Watched answer(std::optional<FaultKind> named, std::int64_t taken) {
        Watched watched;
        const std::vector<Demand> due = m_table.demands();
        if (!m_shown || due.empty()) {
            return watched;
        }
        watched.demand = due.front();
        watched.faults = m_faults;
        watched.stopped = named.has_value();
        const bool wrong = !m_faults.empty();
        // A number that was drawn before is a wrong one, too.
        const auto isNamed = [&](const Fault& one) {
            return one.kind == *named || (one.kind == FaultKind::again && *named == FaultKind::number);
        };
        watched.right = named ? std::ranges::any_of(m_faults, isNamed) : !wrong;
        m_caught += wrong && watched.right ? 1 : 0;
        Mark mark{m_table.taskOf(due.front().deed), true, m_table.state().round, taken, {}};
        if (!watched.right) {
            mark.faults = wrong ? m_faults : std::vector<Fault>{{FaultKind::alarm}};
        }
        m_sheet.add(std::move(mark));
        m_shown.reset();
        m_faults.clear();
        (void)m_table.perform(due.front().deed, 0);
        return watched;
    }

    const ScoreSheet& sheet() const { return m_sheet; }
    /// Faults that were planted, and those that were stopped and named.
    int planted() const { return m_planted; }
    int caught() const { return m_caught; }

private:
    // One deed in so many is done wrong.
    static constexpr std::uint32_t kRightToWrong = 4;

    Reversed& m_table;
    RandomStream m_chance;
    ScoreSheet m_sheet;
    std::optional<Deed> m_shown;
    std::vector<Fault> m_faults; ///< of the shown deed
    int m_planted = 0;
    int m_caught = 0;
};

} // namespace mesaviva::croupier
