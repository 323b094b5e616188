// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse some headers of the standard
                  // library
#include "app/core/events/event_log.h"
#include "app/core/events/table_faults.h"
#endif

#include <memory>

namespace mesaviva::app {

class TableModel;

/// Capability of a game whose open tables can be inspected. `table` must outlive what is returned.
class InspectableTables {
public:
    virtual ~InspectableTables() = default;

    /// Everything that happens at the table, event by event.
    virtual std::unique_ptr<EventLog> eventLogOf(TableModel& table) const = 0;
    /// The faults that can be injected at the table, and what they lead to.
    virtual std::unique_ptr<TableFaults> faultsOf(TableModel& table) const = 0;
};

} // namespace mesaviva::app
