// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/event_faults.h"
#include "app/core/text/texts.h"
#include "app/desks/teach/equipment/table_entries.h"

namespace mesaviva::app {

/// Common part of the entries of all games. `Model` is the open table's model, `SessionType` its session,
/// `Thing` the entered value: a number, a card, a ball. `EventLog` and `Faults` are the game's (EventFaults).
template <class Model, class SessionType, class Thing, class EventLog, class Faults>
class EntriesAt : public TableEntries {
public:
    EntriesAt(Model& table, SessionType& tableSession) : m_table(table), m_tableSession(tableSession) {}

    QString pending() const override {
        const auto& called = m_tableSession.hand().called();
        return called ? textOfThing(*called) : QString();
    }
    void enter(const QString& value) override {
        m_table.intervene([&] {
            put(thingFrom(value));
            m_tableSession.lookAgain();
        });
    }
    bool takeBack() override { return m_tableSession.hand().takeBack(); }
    std::unique_ptr<TableFaults> faults() const override {
        return std::make_unique<EventFaults<Model, EventLog, Faults>>(m_table);
    }

protected:
    /// Parses one of values().
    virtual Thing thingFrom(const QString& value) const = 0;
    virtual QString textOfThing(Thing thing) const = 0;
    /// Gives it to the table's chance.
    virtual void put(Thing thing) = 0;

    SessionType& tableSession() const { return m_tableSession; }

private:
    Model& m_table;
    SessionType& m_tableSession; ///< owned by the table
};

} // namespace mesaviva::app
