// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/base/rule_id.h"
#include "engine/base/table_clock.h"
#include "engine/record/fields/field_list.h"
#include "engine/table/player.h"
#endif

#include "app/core/events/cloth_highlight.h"
#include "app/core/events/event_log_text.h"
#include "app/core/events/logged_event.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace mesaviva::app {

class TableFaults;
class TableModel;

/// The events of a table of any game, for lists. Keeps at most kMost events and kMostBytes bytes, and drops
/// the oldest. Row numbers never restart: the first row available is first().
class EventLog {
public:
    /// The header of an event.
    struct Head {
        std::uint64_t seq = 0;
        Instant at;
        std::uint64_t round = 0;
        std::size_t kind = 0; ///< index into kinds()
        PlayerId player = kNobody;
        Rules rules;
    };
    enum class Change {
        appended, ///< rows were appended: events happened
        advanced, ///< rows were appended without new events: a replay moved forward
        rewound,  ///< rows were removed at the end: a replay moved back
        reset,    ///< rows must be read again: they contain more, or less
        dropped   ///< rows were removed at the beginning
    };

    /// Keeps at most this many events; drops the oldest tenth when full.
    static constexpr std::size_t kMost = 100'000;
    static constexpr std::size_t kMostBytes = std::size_t{24} << 20U;

    EventLog() = default;
    EventLog(const EventLog&) = delete;
    EventLog& operator=(const EventLog&) = delete;
    virtual ~EventLog() = default;

    /// The record names of all event kinds of this game.
    virtual std::span<const std::string_view> kinds() const = 0;
    /// The range of available rows: first() to end(), exclusive.
    virtual std::size_t first() const = 0;
    virtual std::size_t end() const = 0;
    virtual Head head(std::size_t row) const = 0;
    /// Whether an event without a single player also concerns this one, such as a prize shared by several.
    virtual bool concerns(std::size_t, PlayerId) const { return false; }
    /// The event's sentence in the current language, and what it corrects; empty for a few kinds.
    virtual QString words(std::size_t row) const = 0;
    /// All of its fields. A field that this player may not know yet says so, or is absent.
    virtual std::vector<record::Field> fields(std::size_t row) const = 0;
    /// What it corrects, in the current language; nullopt: nothing. words() includes it.
    virtual std::optional<Correction> correction(std::size_t) const { return std::nullopt; }
    /// The event with everything needed to describe it later, for a file.
    virtual LoggedEvent loggedEvent(std::size_t) const { return {}; }
    /// The places on the cloth that it concerns; empty: none.
    virtual std::vector<HighlightedPlace> places(std::size_t) const { return {}; }
    virtual QString nameOf(PlayerId player) const = 0;
    /// From now on hides face-down cards from the viewer until their round has closed, even in a scenario or
    /// replay where nothing is secret.
    virtual void hideAsSeen() {}
    /// Whether people play: then the table's time can't be stopped.
    virtual bool isLive() const = 0;

    /// Sets the listener for changes. Called on the table's thread, while the table still delivers the event.
    void setListener(std::function<void(Change)> listener) { m_listener = std::move(listener); }

protected:
    void notify(Change change) const {
        if (m_listener) {
            m_listener(change);
        }
    }

private:
    std::function<void(Change)> m_listener;
};

/// A field of an event, for display. The parts of a list or object follow it.
class EventLogField {
    Q_GADGET
    QML_VALUE_TYPE(eventLogField)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(int depth MEMBER depth)

public:
    QString name;  ///< as in records; of a correction as text
    QString kind;  ///< the type of its value: `money`, `rule`
    QString value; ///< formatted for the language; empty: its parts follow
    int depth = 0; ///< nesting depth
};

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
