// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Describes in text what happens in a scenario, by playing it as fast as possible.
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/core/events/table_event_log.h"
#include "engine/scenario/check.h"
#include "engine/scenario/scenario.h"
#endif

#include "app/core/table/table_capabilities.h"
#include "app/core/table/table_session.h"

#include <QCoreApplication>
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
    QString words;     ///< their sentences; if there are many events, of the first few
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

/// Capability of a game that plays scenarios.
class ScenarioPlayer {
public:
    virtual ~ScenarioPlayer() = default;

    /// Opens a scenario of this game, `speed` times as fast as table time.
    virtual OpenedTable openScenario(scenario::Scenario scenario, double speed) = 0;
    /// What happens in a scenario of this game, in the current language. On any thread; stops as soon as
    /// `goOn` returns false.
    virtual ScenarioDescription describeScenario(scenario::Scenario scenario, const GoOn& goOn) const = 0;
};

/// A scenario's unmet expectations as text in the current language. Fields and values have the names used in
/// the file.
class ExpectationText {
    Q_DECLARE_TR_FUNCTIONS(ExpectationText)

public:
    /// One or two sentences: what was expected and how often, what happened, and the closest match.
    static QString unmet(const scenario::Unmet& unmet, const scenario::Scenario& scenario);

    /// A met expectation: the event with its fields and how often it was expected, or the balances.
    static QString met(const scenario::Expectation& expectation, const scenario::Scenario& scenario);

private:
    static QString often(std::uint64_t count);
    static QString event(const nlohmann::ordered_json& fields);
    static QString differences(const nlohmann::ordered_json& expected, const nlohmann::ordered_json& actual);
};

} // namespace mesaviva::app
