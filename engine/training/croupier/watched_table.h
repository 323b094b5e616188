// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/random_stream.h"
#include "engine/training/croupier/fault.h"
#include "engine/training/croupier/score_sheet.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace mesaviva::croupier {

/// The reversed table with the parts swapped: the program is the croupier and sometimes makes a mistake; the
/// trainee watches, stops it, names the fault and chooses the remedy. In the end the table does what the
/// rules require, whatever the answer.
template <class Reversed>
class WatchedTable {
public:
    using Action = typename Reversed::Action;
    using DueAction = typename Reversed::DueAction;
    using Watched = WatchedFor<Action>;

    /// `table` must outlive this object, and nothing else may act on it. `seed` decides the faults.
    WatchedTable(Reversed& table, const Seed& seed) : m_table(table), m_chance(seed, stream_name::kPlayers) {}

    /// The program's next action, while the table waits; unchanged until it is answered and remedied.
    const std::optional<Action>& shown() {
        const std::vector<DueAction> due = m_table.dueActions();
        if (m_shown || !m_table.isWaiting() || due.empty()) {
            return m_shown;
        }
        m_shown = due.front().action;
        m_faults.clear();
        if (m_chance.below(kRightToWrong) == 0) {
            const std::optional<Action> wrong = m_table.plantFault(m_chance);
            // Don't plant what judge() would not call a fault.
            std::vector<Fault> faults = wrong ? m_table.faultsOf(due.front(), *wrong) : std::vector<Fault>{};
            if (!faults.empty()) {
                m_shown = wrong;
                m_faults = std::move(faults);
            }
        }
        return m_shown;
    }

    /// The trainee passes the shown action, or stops it as that kind of fault. A caught fault must then be
    /// remedied with remedy(). Does nothing without a shown action or during a remedy.
    Watched answer(std::optional<FaultKind> named, std::int64_t taken) {
        Watched watched;
        const std::vector<DueAction> due = m_table.dueActions();
        if (!m_shown || due.empty() || needsRemedy()) {
            return watched;
        }
        watched.dueAction = due.front();
        watched.faults = m_faults;
        watched.stopped = named.has_value();
        const bool wrong = !m_faults.empty();
        // An action that is still shown when the shift ends is not counted.
        m_count.planted += wrong ? 1 : 0;
        // Naming a repeated number as a wrong one is right as well.
        const auto isNamed = [&](const Fault& one) {
            return one.kind == *named || (one.kind == FaultKind::again && *named == FaultKind::number);
        };
        const auto fault = named ? std::ranges::find_if(m_faults, isNamed) : m_faults.end();
        const bool caught = fault != m_faults.end();
        watched.right = named ? caught : !wrong;
        Mark mark{m_table.taskOf(due.front().action), true, m_table.state().round, taken, {}};
        if (!watched.right) {
            mark.faults = wrong ? m_faults : std::vector<Fault>{{FaultKind::alarm}};
        }
        m_sheet.add(std::move(mark));
        if (caught) {
            ++m_count.caught;
            m_fault = *fault;
            m_remedyChoice = m_table.remedyChoiceOf(m_fault, *m_shown);
            shuffleRemedies();
            watched.needsRemedy = true;
            return watched;
        }
        m_shown.reset();
        m_faults.clear();
        (void)m_table.perform(due.front().action, 0);
        return watched;
    }

    /// Whether a caught fault waits for its remedy.
    bool needsRemedy() const { return !m_remedies.empty(); }
    /// The remedies to choose from, in random order.
    const std::vector<RemedyKind>& remedies() const { return m_remedies; }
    /// The right one, with its rules.
    const RemedyChoice& remedyChoice() const { return m_remedyChoice; }
    /// The caught fault.
    const Fault& fault() const { return m_fault; }

    /// The trainee chooses a remedy; the table then does what the rules require in any case.
    Watched remedy(RemedyKind chosen, std::int64_t taken) {
        Watched watched;
        const std::vector<DueAction> due = m_table.dueActions();
        if (!needsRemedy() || due.empty()) {
            return watched;
        }
        watched.dueAction = due.front();
        watched.stopped = true;
        watched.right = chosen == m_remedyChoice.right;
        m_count.remedied += watched.right ? 1 : 0;
        if (!watched.right) {
            Fault wrong = m_fault;
            wrong.of = std::exchange(wrong.kind, FaultKind::remedy);
            wrong.rules = m_remedyChoice.rules;
            wrong.remedy = m_remedyChoice.right;
            watched.faults = {std::move(wrong)};
        }
        m_sheet.add({Task::remedy, true, m_table.state().round, taken, watched.faults});
        m_remedies.clear();
        m_shown.reset();
        m_faults.clear();
        m_table.remedy(due.front(), m_remedyChoice.right);
        return watched;
    }

    const ScoreSheet& sheet() const { return m_sheet; }
    const PlantedCount& count() const { return m_count; }

private:
    // One action in this many is done wrong.
    static constexpr std::uint32_t kRightToWrong = 4;

    void shuffleRemedies() {
        m_remedies = m_remedyChoice.others;
        const auto at =
            static_cast<std::ptrdiff_t>(m_chance.below(static_cast<std::uint32_t>(m_remedies.size() + 1)));
        m_remedies.insert(m_remedies.begin() + at, m_remedyChoice.right);
    }

    Reversed& m_table;
    RandomStream m_chance;
    ScoreSheet m_sheet;
    std::optional<Action> m_shown;
    std::vector<Fault> m_faults; ///< of the shown action
    Fault m_fault;               ///< the caught one of them
    RemedyChoice m_remedyChoice;
    std::vector<RemedyKind> m_remedies;
    PlantedCount m_count;
};

} // namespace mesaviva::croupier
