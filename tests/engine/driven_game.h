// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "test_text.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "engine/base/ledger.h"
#include "engine/table/journal.h"
#include "engine/table/table_driver.h"
#endif

#include <QList>
#include <QStringList>
#include <QtGlobal>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace mesaviva::kit {

/// A game under test with its driver, its chance and its events; the common base of the games' kits. `Game`
/// is TableDriver's parameter, `Chance` the predetermined chance. Times are seconds since the table opened,
/// durations are seconds.
template <class Game, class Chance>
class DrivenGame {
public:
    using Driver = TableDriver<Game>;
    using State = typename Game::State;
    using Command = typename Game::Command;
    using Event = typename Game::Event;
    using Entry = Recorded<Event>;
    using Phase = decltype(State::phase);

    /// Opens a game with these settings; the other arguments construct its chance.
    template <class Settings, class... ChanceParts>
    explicit DrivenGame(const Settings& settings, ChanceParts&&... chance)
        : m_chance(std::forward<ChanceParts>(chance)...),
          m_driver(State(settings), m_chance, m_journal) {
        m_driver.setListener([this](const Entry& entry) {
            m_entries.push_back(entry);
            if (m_listener) {
                m_listener(entry);
            }
        });
    }

    Driver& driver() { return m_driver; }
    const State& state() const { return m_driver.state(); }
    /// All events, in order.
    const std::vector<Entry>& entries() const { return m_entries; }
    const MemoryJournal<Event>& journal() const { return m_journal; }
    const Chance& chance() const { return m_chance; }
    double now() const { return seconds(m_driver.now()); }

    static double seconds(Instant at) { return static_cast<double>(at.time_since_epoch().count()) / 1000.0; }

    /// Sets a listener that receives every event after the game has applied it.
    void setListener(typename Driver::Listener listener) { m_listener = std::move(listener); }

    std::optional<typename Game::Refusal> send(const Command& command) { return m_driver.submit(command); }

    /// The house's balance in cents.
    std::int64_t house() const { return state().ledger.balance(Ledger::kHouse).cents; }

    // Time.

    /// Lets `length` seconds pass.
    void wait(double length) { m_driver.advanceTo(m_driver.now() + Duration(qRound64(length * 1000.0))); }
    /// Performs everything due at this instant.
    void settle() { m_driver.advanceTo(m_driver.now()); }
    /// Performs one need of any kind; returns false when none is due within an hour.
    bool step() { return m_driver.step(m_driver.now() + std::chrono::hours(1)); }

    /// Performs needs until `test()` holds; returns false when it does not within an hour.
    template <class Test>
    bool runUntil(Test test) {
        const Instant end = m_driver.now() + std::chrono::hours(1);
        while (!test()) {
            if (!m_driver.step(end)) {
                return false;
            }
        }
        return true;
    }
    /// Runs until the game is in this phase; returns false when it is not within an hour.
    bool runToPhase(Phase phase) {
        return runUntil([&] { return state().phase == phase; });
    }
    /// Runs to the next event of this type; returns false when none occurs within an hour.
    template <class Kind>
    bool runTo() {
        return runToWhere<Kind>([](const Kind&) { return true; });
    }
    /// Runs to the next event of this type for which `test(event)` holds; returns false when none occurs
    /// within an hour.
    template <class Kind, class Test>
    bool runToWhere(Test test) {
        std::size_t heard = m_entries.size();
        return runUntil([&] {
            bool found = false;
            for (; heard < m_entries.size(); ++heard) {
                const Kind* event = std::get_if<Kind>(&m_entries[heard].event);
                found = found || (event && test(*event));
            }
            return found;
        });
    }

    // Events.

    /// Returns all events of this type, in order.
    template <class Kind>
    std::vector<Kind> all() const {
        std::vector<Kind> found;
        for (const Entry& entry : m_entries) {
            if (const Kind* event = std::get_if<Kind>(&entry.event)) {
                found.push_back(*event);
            }
        }
        return found;
    }
    template <class Kind>
    std::size_t count() const {
        return all<Kind>().size();
    }
    /// Returns the number of events of this type for which `test(event)` holds.
    template <class Kind, class Test>
    std::size_t countWhere(Test test) const {
        const std::vector<Kind> found = all<Kind>();
        return static_cast<std::size_t>(std::count_if(found.begin(), found.end(), test));
    }
    /// Returns the latest event of this type; there must be one.
    template <class Kind>
    const Kind& last() const {
        return std::get<Kind>(lastEntry<Kind>().event);
    }
    template <class Kind>
    const Entry& lastEntry() const {
        for (auto entry = m_entries.rbegin(); entry != m_entries.rend(); ++entry) {
            if (std::holds_alternative<Kind>(entry->event)) {
                return *entry;
            }
        }
        qFatal("no such event happened");
    }
    /// Returns the latest event of this type for which `test(event)` holds, if any.
    template <class Kind, class Test>
    std::optional<Kind> lastWhere(Test test) const {
        for (auto entry = m_entries.rbegin(); entry != m_entries.rend(); ++entry) {
            if (const Kind* event = std::get_if<Kind>(&entry->event); event && test(*event)) {
                return *event;
            }
        }
        return std::nullopt;
    }
    /// Returns the time of the latest event of this type.
    template <class Kind>
    double timeOf() const {
        return seconds(lastEntry<Kind>().at);
    }
    /// Returns the time of each event of this type.
    template <class Kind>
    QList<double> timesOf() const {
        QList<double> times;
        for (const Entry& entry : m_entries) {
            if (std::holds_alternative<Kind>(entry.event)) {
                times.push_back(seconds(entry.at));
            }
        }
        return times;
    }
    /// Returns the index of the first event of this type, or -1.
    template <class Kind>
    int indexOf() const {
        for (std::size_t i = 0; i < m_entries.size(); ++i) {
            if (std::holds_alternative<Kind>(m_entries[i].event)) {
                return static_cast<int>(i);
            }
        }
        return -1;
    }
    /// Returns the rules of the latest event of this type, for games whose settings determine them.
    template <class Kind>
    QStringList rulesOfLast() const {
        return ids(rulesOf(lastEntry<Kind>().event, state().settings));
    }

private:
    Chance m_chance;
    MemoryJournal<Event> m_journal;
    Driver m_driver;
    std::vector<Entry> m_entries;
    typename Driver::Listener m_listener;
};

} // namespace mesaviva::kit
