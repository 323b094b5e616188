// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What happens in a scenario, in words, found by playing it as fast as it can.
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

/// One line of it: events of one kind that follow one another.
struct DescribedEvent {
    QString time;      ///< of the first of them, on the table's clock
    QString title;     ///< what their kind is called
    QString words;     ///< what has happened; of many, the first few
    QStringList rules; ///< that they carry out
    int events = 1;
};

/// All lines; `more` counts the events that are not told, since there are too many.
struct ScenarioDescription {
    QList<DescribedEvent> lines;
    int more = 0;
};

/// Says whether somebody still wants to know.
using GoOn = std::function<bool()>;

/// The story of what a table has told, in the present language.
ScenarioDescription descriptionOf(const EventLog& eventLog);

/// Plays a scenario and tells it. `SessionType` plays scenarios, `Base` is what it is a host of, `Words`
/// those of the game's trace. On any thread; without lines where nobody wants to know any more.
template <class SessionType, class Base, class Words>
ScenarioDescription tellScenario(scenario::Scenario scenario, const GoOn& goOn) {
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
