// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/random_stream.h"
#include "engine/training/croupier/due_action.h"
#include "engine/training/croupier/remedy.h"
#include "engine/training/croupier/score_sheet.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace mesaviva::croupier {

/// The reversed table the other way round: the program is the croupier and sometimes does something wrong;
/// the trainee watches, stops it, says what it was, and how it is mended. In the end the table has what the
/// rules want, whatever was answered.
template <class Reversed>
class WatchedTable {
public:
    using Action = typename Reversed::Action;
    using DueAction = typename Reversed::DueAction;
    using Watched = WatchedFor<Action>;

    /// `table` must live longer; nobody else does anything there. `seed` decides what goes wrong.
    WatchedTable(Reversed& table, const Seed& seed) : m_table(table), m_chance(seed, stream_name::kPlayers) {}

    /// What the program is about to do, while the table waits; the same until it is answered, and mended.
    const std::optional<Action>& shown() {
        const std::vector<DueAction> due = m_table.dueActions();
        if (m_shown || !m_table.isWaiting() || due.empty()) {
            return m_shown;
        }
        m_shown = due.front().action;
        m_faults.clear();
        if (m_chance.below(kRightToWrong) == 0) {
            const std::optional<Action> wrong = m_table.spoil(m_chance);
            // What nobody could call wrong is not planted.
            std::vector<Fault> faults = wrong ? m_table.faultsOf(due.front(), *wrong) : std::vector<Fault>{};
            if (!faults.empty()) {
                m_shown = wrong;
                m_faults = std::move(faults);
            }
        }
        return m_shown;
    }

    /// The trainee lets it pass, or stops it as that kind of fault; the shown deed is there. What was caught
    /// is then to be mended. Nothing comes of it while something is.
    Watched answer(std::optional<FaultKind> named, std::int64_t taken) {
        Watched watched;
        const std::vector<DueAction> due = m_table.dueActions();
        if (!m_shown || due.empty() || isMending()) {
            return watched;
        }
        watched.dueAction = due.front();
        watched.faults = m_faults;
        watched.stopped = named.has_value();
        const bool wrong = !m_faults.empty();
        // One that was shown when the shift was ended counts for nobody.
        m_count.planted += wrong ? 1 : 0;
        // A number that was drawn before is a wrong one, too.
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
            m_mending = m_table.mendingOf(m_fault, *m_shown);
            shuffleRemedies();
            watched.mending = true;
            return watched;
        }
        m_shown.reset();
        m_faults.clear();
        (void)m_table.perform(due.front().action, 0);
        return watched;
    }

    /// What was caught is to be mended.
    bool isMending() const { return !m_remedies.empty(); }
    /// What there is to choose from then, in no order that tells.
    const std::vector<RemedyKind>& remedies() const { return m_remedies; }
    /// And which of it is right.
    const Mending& mending() const { return m_mending; }
    /// The fault that is to be mended.
    const Fault& fault() const { return m_fault; }

    /// The trainee mends what was caught; the table then has what the rules want in any case.
    Watched remedy(RemedyKind chosen, std::int64_t taken) {
        Watched watched;
        const std::vector<DueAction> due = m_table.dueActions();
        if (!isMending() || due.empty()) {
            return watched;
        }
        watched.dueAction = due.front();
        watched.stopped = true;
        watched.right = chosen == m_mending.right;
        m_count.remedied += watched.right ? 1 : 0;
        if (!watched.right) {
            Fault wrong = m_fault;
            wrong.of = std::exchange(wrong.kind, FaultKind::remedy);
            wrong.rules = m_mending.rules;
            wrong.remedy = m_mending.right;
            watched.faults = {std::move(wrong)};
        }
        m_sheet.add({Task::remedy, true, m_table.state().round, taken, watched.faults});
        m_remedies.clear();
        m_shown.reset();
        m_faults.clear();
        m_table.remedy(due.front(), m_mending.right);
        return watched;
    }

    const ScoreSheet& sheet() const { return m_sheet; }
    const PlantedCount& count() const { return m_count; }

private:
    // One deed in so many is done wrong.
    static constexpr std::uint32_t kRightToWrong = 4;

    void shuffleRemedies() {
        m_remedies = m_mending.others;
        const auto at =
            static_cast<std::ptrdiff_t>(m_chance.below(static_cast<std::uint32_t>(m_remedies.size() + 1)));
        m_remedies.insert(m_remedies.begin() + at, m_mending.right);
    }

    Reversed& m_table;
    RandomStream m_chance;
    ScoreSheet m_sheet;
    std::optional<Action> m_shown;
    std::vector<Fault> m_faults; ///< of the shown deed
    Fault m_fault;               ///< of them the one that was named
    Mending m_mending;
    std::vector<RemedyKind> m_remedies;
    PlantedCount m_count;
};

} // namespace mesaviva::croupier
