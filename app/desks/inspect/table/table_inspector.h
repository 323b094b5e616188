// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/desk/desk.h"
#include "app/core/table/table_model.h"
#include "app/desks/inspect/comparison/regulation_comparison.h"
#include "app/desks/inspect/conformity/conformity_model.h"
#include "app/desks/inspect/fairness/chance_desk.h"
#include "app/desks/inspect/faults/fault_desk.h"
#include "app/desks/inspect/table/event_log_model.h"

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <utility>

namespace mesaviva::app {

/// The inspector's tools for the open table: event log, faults, notes; and those that use what is seen there.
class TableInspector : public mesaviva::app::TableInspection {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(bool observes READ isObserving WRITE setObserving NOTIFY observesChanged)
    Q_PROPERTY(mesaviva::app::EventLogModel* eventLog READ eventLog CONSTANT)
    Q_PROPERTY(mesaviva::app::FaultDesk* faults READ faults CONSTANT)
    Q_PROPERTY(mesaviva::app::ConformityModel* conformity READ conformity CONSTANT)
    Q_PROPERTY(mesaviva::app::ChanceDesk* chance READ chance CONSTANT)
    Q_PROPERTY(mesaviva::app::RegulationComparison* comparison READ comparison CONSTANT)

public:
    /// Makes the event log of the open table.
    using Logging = std::function<std::unique_ptr<EventLog>()>;
    /// Makes the list of faults that can be injected there.
    using Failing = std::function<std::unique_ptr<TableFaults>()>;

    explicit TableInspector(QObject* parent = nullptr);

    bool isOpen() const override { return m_open; }
    void setOpen(bool open) override;
    ClothHighlight* highlight() override { return m_eventLog.clothHighlight(); }
    /// Whether tables opened from the inspector's lobby page are only observed: no command from this screen
    /// reaches them.
    bool isObserving() const { return m_observes; }
    void setObserving(bool observes);

    /// Returns the note at an event, given by the id of its round and its number; empty: none.
    using Notes = std::function<QString(const QString& round, std::uint64_t seq)>;
    void setNotes(Notes notes) { m_notes = std::move(notes); }
    /// Call after notes have changed.
    void updateNotes();
    /// The id of a round of the open table: "3-12"; for a scenario or lesson its key. Empty: none.
    QString roundOf(std::uint64_t round) const;
    /// The scenario or lesson at the open table, if roundOf() returns its key; otherwise empty.
    StagedTable stagedTable() const;
    QString noteHere() const override;

    /// Adds rules that have acted earlier in this inspection; and returns how many have acted so far.
    void cover(const QStringList& rules);
    qsizetype coveredRules() const { return m_acts.covered(); }

    EventLogModel* eventLog() { return &m_eventLog; }
    FaultDesk* faults() { return &m_faults; }
    ConformityModel* conformity() { return &m_conformity; }
    const ConformityModel* conformity() const { return &m_conformity; }
    ChanceDesk* chance() { return &m_chance; }
    RegulationComparison* comparison() { return &m_comparison; }

    /// Inspects this table, which must exist until the next call; null: none. `game` is the key of its game.
    /// Without `failing` no fault can be injected.
    void follow(TableModel* table, Logging logging, const Failing& failing = {}, const QString& game = {});
    void retranslate();

signals:
    void observesChanged();
    /// A rule has acted for the first time in this inspection.
    void ruleCovered(const QString& rule);

private:
    void look();
    QString stagedKeyHere() const;
    PictureMoment moment() const;
    void stop(std::uint64_t seq);

    QPointer<TableModel> m_table;
    Logging m_logging;
    Notes m_notes;
    EventLogModel m_eventLog;
    FaultDesk m_faults;
    RuleActs m_acts;
    ConformityModel m_conformity;
    RegulationComparison m_comparison;
    ChanceDesk m_chance;
    bool m_open = false;
    bool m_observes = false;
};

} // namespace mesaviva::app
