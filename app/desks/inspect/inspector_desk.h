// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/table/table_model.h"
#include "app/desks/inspect/comparison/figures_desk.h"
#include "app/desks/inspect/comparison/regulation_comparison.h"
#include "app/desks/inspect/conformity/conformity_model.h"
#include "app/desks/inspect/event_log/event_log_model.h"
#include "app/desks/inspect/fairness/chance_desk.h"
#include "app/desks/inspect/faults/fault_desk.h"

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <utility>

namespace mesaviva::app {

/// The inspector's desk beside the open table. While it is closed nothing is traced: a player's table stays
/// as it is.
class InspectorDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(bool open READ isOpen WRITE setOpen NOTIFY openChanged)
    Q_PROPERTY(QString noteHere READ noteHere NOTIFY noteHereChanged)
    Q_PROPERTY(bool observes READ isObserving WRITE setObserving NOTIFY observesChanged)
    Q_PROPERTY(mesaviva::app::EventLogModel* eventLog READ eventLog CONSTANT)
    Q_PROPERTY(mesaviva::app::FaultDesk* faults READ faults CONSTANT)
    Q_PROPERTY(mesaviva::app::ConformityModel* conformity READ conformity CONSTANT)
    Q_PROPERTY(mesaviva::app::ChanceDesk* chance READ chance CONSTANT)
    Q_PROPERTY(mesaviva::app::FiguresDesk* figures READ figures CONSTANT)
    Q_PROPERTY(mesaviva::app::RegulationComparison* comparison READ comparison CONSTANT)

public:
    /// Makes the trace of the open table.
    using Tracing = std::function<std::unique_ptr<EventLog>()>;
    /// Makes what can go wrong at the open table.
    using Failing = std::function<std::unique_ptr<TableFaults>()>;

    /// An inspector's notes are kept in `notes`; empty: in the user's own folder.
    explicit InspectorDesk(const QString& notes = {}, QObject* parent = nullptr);

    bool isOpen() const { return m_open; }
    void setOpen(bool open);
    /// Tables that are opened from the inspector's door are only looked at: no command of this screen reaches
    /// them.
    bool isObserving() const { return m_observes; }
    void setObserving(bool observes);

    /// Says what is noted at an event of a round, by the round's id and the event's number; empty: nothing.
    using Notes = std::function<QString(const QString& round, std::uint64_t seq)>;
    void setNotes(Notes notes) { m_notes = std::move(notes); }
    /// Notes are others than before.
    void tellNotes();
    /// Where a round of the open table is found again: "3-12"; of what is laid down and on no record its key.
    /// Empty: nowhere.
    QString roundOf(std::uint64_t round) const;
    /// The open table's story, where roundOf() gives its key; else empty.
    StagedTable stagedTable() const;
    /// What is noted at the moment at which a repetition stands.
    QString noteHere() const;

    /// Rules have acted before: of this inspection. And how many there are by now.
    void cover(const QStringList& rules);
    qsizetype coveredRules() const { return m_acts.covered(); }

    EventLogModel* eventLog() { return &m_eventLog; }
    FaultDesk* faults() { return &m_faults; }
    ConformityModel* conformity() { return &m_conformity; }
    ChanceDesk* chance() { return &m_chance; }
    FiguresDesk* figures() { return &m_figures; }
    RegulationComparison* comparison() { return &m_comparison; }

    /// From now on the desk is about this table, which must stay until the desk is told otherwise; null:
    /// none. `game` is its key. Without `failing` nothing can be caused there: it is somebody's game.
    void follow(TableModel* table, Tracing tracing, const Failing& failing = {}, const QString& game = {});
    void retranslate();

signals:
    void openChanged();
    void observesChanged();
    void noteHereChanged();
    /// A rule has acted for the first time in this inspection.
    void ruleCovered(const QString& rule);

private:
    void look();
    QString stagedKeyHere() const;
    void stop(std::uint64_t seq);

    QPointer<TableModel> m_table;
    Tracing m_tracing;
    Notes m_notes;
    EventLogModel m_eventLog;
    FaultDesk m_faults;
    RuleActs m_acts;
    ConformityModel m_conformity;
    RegulationComparison m_comparison;
    ChanceDesk m_chance;
    FiguresDesk m_figures;
    bool m_open = false;
    bool m_observes = false;
};

} // namespace mesaviva::app
