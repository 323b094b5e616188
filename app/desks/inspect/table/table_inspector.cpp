// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/table/table_inspector.h"

#include "app/core/worker/worker.h"
#include "engine/record/rows.h"

#include <utility>

namespace mesaviva::app {

TableInspector::TableInspector(QObject* parent) : TableInspection(parent), m_conformity(m_acts) {
    m_eventLog.setListener(
        [this](const EventLog::Head& head, const QStringList& rules) { m_acts.note(head, rules); });
    m_acts.setListener([this](const QString& rule) { emit ruleCovered(rule); });
    m_eventLog.setNotes([this](const EventLog::Head& head) {
        return m_notes ? m_notes(roundOf(head.round), head.seq) : QString();
    });
    m_conformity.setMoment([this] { return moment(); });
    connect(&m_eventLog, &EventLogModel::stopWanted, this,
            [this](double seq) { stop(static_cast<std::uint64_t>(seq)); });
}

void TableInspector::retranslate() {
    m_eventLog.retranslate();
    m_faults.retranslate();
    m_conformity.retranslate();
    m_comparison.retranslate();
    m_chance.retranslate();
    emit noteHereChanged(); // notes may name corrections
}

void TableInspector::setOpen(bool open) {
    if (open == m_open) {
        return;
    }
    m_open = open;
    look();
    emit openChanged();
}

void TableInspector::updateNotes() {
    m_eventLog.updateNotes();
    emit noteHereChanged();
}

QString TableInspector::roundOf(std::uint64_t round) const {
    TableModel* const table = m_table.data();
    if (!table) {
        return {};
    }
    if (const auto upTo = table->recordedUpTo()) {
        return QString::fromStdString(textOf(record::RoundId{upTo->table, round}));
    }
    const ReplayControl* const replay = table->replay();
    const auto link = replay ? record::roundLinkFrom(replay->link().toStdString()) : std::nullopt;
    return link ? QString::fromStdString(textOf(record::RoundId{link->round.table, round}))
                : table->stagedKey();
}

// The same for every play of the same scenario or round: the scenario's key, or the id of the replayed round.
QString TableInspector::stagedKeyHere() const {
    TableModel* const table = m_table.data();
    if (!table) {
        return {};
    }
    const ReplayControl* const replay = table->replay();
    const auto link = replay ? record::roundLinkFrom(replay->link().toStdString()) : std::nullopt;
    return link ? QString::fromStdString(textOf(link->round)) : table->stagedKey();
}

StagedTable TableInspector::stagedTable() const { return m_table ? m_table->stagedTable() : StagedTable(); }

PictureMoment TableInspector::moment() const {
    TableModel* const table = m_table.data();
    if (!table) {
        return {};
    }
    const StagedTable staged = table->stagedTable();
    PictureMoment moment{roundOf(static_cast<std::uint64_t>(table->round())), 0, staged.pt, staged.en};
    const ReplayControl* const replay = table->replay();
    if (const auto link = replay ? record::roundLinkFrom(replay->link().toStdString()) : std::nullopt) {
        moment.event = link->seq.value_or(0);
    } else if (const auto upTo = table->recordedUpTo()) {
        moment.event = upTo->seq;
    }
    return moment;
}

QString TableInspector::noteHere() const {
    TableModel* const table = m_table.data();
    const ReplayControl* const replay = table ? table->replay() : nullptr;
    const auto link = replay ? record::roundLinkFrom(replay->link().toStdString()) : std::nullopt;
    return link && link->seq && m_notes ? m_notes(QString::fromStdString(textOf(link->round)), *link->seq)
                                        : QString();
}

void TableInspector::cover(const QStringList& rules) {
    m_acts.cover(rules);
    m_conformity.refresh();
}

void TableInspector::setObserving(bool observes) {
    if (observes != m_observes) {
        m_observes = observes;
        emit observesChanged();
    }
}

void TableInspector::follow(TableModel* table, Logging logging, const Failing& failing, const QString& game) {
    m_faults.leaveTable(); // while the desk still knows the ids of its rounds
    TableModel* const left = m_table.data();
    if (const ReplayControl* const before = left ? left->replay() : nullptr) {
        disconnect(before, nullptr, this, nullptr);
    }
    m_table = table;
    if (const ReplayControl* const now = table ? table->replay() : nullptr) {
        connect(now, &ReplayControl::moved, this, &TableInspector::noteHereChanged);
    }
    emit noteHereChanged();
    m_logging = std::move(logging);
    m_faults.follow(table && failing ? failing() : nullptr, game,
                    [this](std::uint64_t round) { return roundOf(round); });
    look();
}

void TableInspector::look() {
    m_acts.leaveTable();
    m_eventLog.follow(m_open && m_table ? m_logging() : nullptr, stagedKeyHere());
}

// The table is still delivering events: a replay returns to this event afterwards, a scenario stops at its
// moment.
void TableInspector::stop(std::uint64_t seq) {
    if (TableModel* const table = m_table.data()) {
        table->standStill();
    }
    postTo(this, [this, seq] {
        TableModel* const table = m_table.data();
        ReplayControl* const replay = table ? table->replay() : nullptr;
        if (replay) {
            replay->moveToEvent(seq);
        }
        m_eventLog.goOn();
    });
}

} // namespace mesaviva::app
