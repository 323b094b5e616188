// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Describes in text what happens in a scenario, by playing it as fast as possible.
#pragma once

#include "app/core/events/table_event_log.h"
#include "app/core/table/table_session.h"
#include "engine/scenario/scenario.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <utility>

namespace mesaviva::app {

/// One line: consecutive events of one kind.
struct DescribedEvent {
    QString time;      ///< the time of the first event, on the table's clock
    QString title;     ///< the name of their kind
    QString words;     ///< what happened; if there are many events, the first few
    QStringList rules; ///< rules applied
    int events = 1;
};

/// All lines; `more` is the number of events left out above the limit.
struct ScenarioDescription {
    QList<DescribedEvent> lines;
    int more = 0;
};

/// Returns false to cancel.
using GoOn = std::function<bool()>;

/// Describes a table's events in the current language.
ScenarioDescription descriptionOf(const EventLog& eventLog);

/// Plays a scenario and describes it. `SessionType` plays scenarios, `Base` is the session class it derives
/// from, `Words` the text class of the game's event log. Runs on any thread; returns no lines if cancelled.
template <class SessionType, class Base, class Words>
ScenarioDescription describeScenario(scenario::Scenario scenario, const GoOn& goOn) {
    SessionType tableSession(std::move(scenario));
    const TableEventLog<Base, Words> eventLog(tableSession);
    while (!tableSession.isScenarioOver()) {
        const std::optional<Instant> due = tableSession.nextDue();
        if (!due || !goOn()) {
            break;
        }
        tableSession.advanceTo(*due);
    }
    return goOn() ? descriptionOf(eventLog) : ScenarioDescription();
}

} // namespace mesaviva::app
