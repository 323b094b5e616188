// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The course of a shift: count of the float, opening, break of a test, closing.

#include "app/core/table/delete_after_views.h"
#include "app/core/table/simulated_names.h"
#include "app/desks/teach/croupier/croupier_desk.h"

#include <algorithm>
#include <utility>

namespace mesaviva::app {

void CroupierDesk::start() {
    if (m_stage != Working && m_stage != Counting && !m_trial) {
        startWith(m_seed());
    }
}

void CroupierDesk::startTrial(const CroupierTrial& trial) {
    if (m_stage == Choosing) {
        m_own = std::exchange(m_choices, trial.choices);
        m_trial = trial;
        emit choicesChanged();
        startWith(trial.seed);
    }
}

// Counts the float before the table opens.
void CroupierDesk::startWith(const Seed& seed) {
    m_shiftSeed = seed;
    m_counted = {};
    m_sheet = {};
    m_whole = false;
    m_hints = 0;
    if (m_choices.count == 0 || isWatching() || !hasFloat()) {
        m_count.clear();
        openShift();
        return;
    }
    m_count.open(leastChip(), m_choices.count == 2, seed, m_choices.feedback == 0);
    m_dueAt = elapsed();
    setStage(Counting);
}

void CroupierDesk::noteCounted(bool taken, const std::vector<croupier::Fault>& faults) {
    if (m_stage != Counting) {
        return;
    }
    croupier::ScoreSheet& sheet = m_count.isClosing() ? m_sheet : m_counted;
    sheet.add(
        {croupier::Task::count, taken, m_count.isClosing() ? m_roundsDone : 0, elapsed() - m_dueAt, faults});
    if (taken && m_count.isClosing()) {
        finishShift();
    } else if (taken) {
        openShift();
    }
}

void CroupierDesk::openShift() {
    RandomStream look(m_shiftSeed, stream_name::kLook);
    m_names = simulatedNames(playersAtTable(), look);
    openTable(m_shiftSeed, look);
    connect(model(), &TableModel::periodChanged, this, &CroupierDesk::refresh);
    connect(model(), &TableModel::happened, this, &CroupierDesk::refresh);
    m_beganAt = elapsed();
    m_paused = false;
    m_onBreak = false;
    m_awaited = false;
    m_last.reset();
    m_hint.clear();
    m_verdict.clear();
    m_verdictRules.clear();
    layDown();
    setStage(Working);
    refresh();
    fitTool();
    lookOn();
}

int CroupierDesk::minute() const {
    return m_trial && m_stage == Working
               ? std::min(minutes(), 1 + static_cast<int>((elapsed() - m_beganAt) / 60'000))
               : 0;
}

// Measures a test in window time: it stops while something covers the table, but not, unlike table time,
// while the table waits for its croupier.
bool CroupierDesk::isUp() const {
    return m_trial && m_trial->time > 0 ? elapsed() - m_beganAt >= m_trial->time
                                        : static_cast<int>(roundNow()) >= m_choices.rounds;
}

bool CroupierDesk::isPauseDue(bool closed) const {
    return m_trial && m_trial->pauseAfter > 0 && !m_paused && !isUp() &&
           static_cast<int>(roundNow()) >= m_trial->pauseAfter && isRoundPaid(closed);
}

void CroupierDesk::endBreak() {
    if (m_onBreak) {
        m_onBreak = false;
        m_dueAt = elapsed();
        emit turned();
    }
}

// Once the last round is paid, no action is accepted.
bool CroupierDesk::begin() {
    if (m_stage != Working) {
        return false;
    }
    if (isUp() && isRoundPaid(false)) {
        finish();
        return false;
    }
    if (isPauseDue(false)) {
        m_paused = true;
        m_onBreak = true;
        emit turned();
    }
    return !m_onBreak;
}

// Destroys the page before its table, both from the event loop.
void CroupierDesk::closeTable(Stage next) {
    m_awaited = false;
    m_onBreak = false;
    TableModel* const table = releaseTable();
    table->disconnect(this);
    setStage(next);
    deleteAfterViews(table);
}

croupier::ScoreSheet CroupierDesk::sheetSoFar() const {
    if (!hasTable()) {
        return m_sheet;
    }
    croupier::ScoreSheet sheet = m_counted;
    for (const croupier::Mark& mark : sheetNow().marks()) {
        sheet.add(mark);
    }
    return sheet;
}

qint64 CroupierDesk::tableTime() const {
    return hasTable() ? std::max<qint64>(0, elapsed() - m_beganAt) : m_tableTime;
}

void CroupierDesk::finish() {
    m_tableTime = tableTime();
    m_sheet = sheetSoFar();
    m_planted = plantedNow();
    m_roundsDone = roundNow();
    m_whole = isUp() && isRoundPaid(false);
    if (m_count.rack()) {
        const auto [taken, paid] = flowNow();
        m_count.close(sheetNow(), taken, paid);
        m_dueAt = elapsed();
        closeTable(Counting);
        return;
    }
    closeTable(Over);
    if (!m_trial) {
        m_results->add(shiftDone());
    }
}

void CroupierDesk::finishShift() {
    if (!m_trial) {
        m_results->add(shiftDone());
    }
    setStage(Over);
}

void CroupierDesk::stop() {
    if (m_stage == Counting && m_count.isClosing()) {
        m_whole = false; // the float is left uncounted
        finishShift();
        return;
    }
    if (m_stage == Counting) {
        setStage(Choosing);
        return;
    }
    if (m_stage != Working) {
        return;
    }
    if (m_trial || !sheetNow().marks().empty()) {
        finish();
        return;
    }
    closeTable(Choosing);
}

void CroupierDesk::leave() {
    if (m_stage == Over) {
        setStage(Choosing);
    }
}

} // namespace mesaviva::app
