// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "test_text.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over <concepts>
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

/// A game under test with its driver, its chance and all that has happened: what the kits of the games have
/// in common. `Game` is what TableDriver takes, `Chance` the chance that its tests foresee. Times are seconds
/// since the table was opened, lengths of time are seconds.
template <class Game, class Chance>
class DrivenGame {
public:
    using Driver = TableDriver<Game>;
    using State = typename Game::State;
    using Command = typename Game::Command;
    using Event = typename Game::Event;
    using Entry = Recorded<Event>;
    using Phase = decltype(State::phase);

    /// A game with these settings; the rest is what its chance is made of.
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
    /// All that has happened, in order.
    const std::vector<Entry>& entries() const { return m_entries; }
    const MemoryJournal<Event>& journal() const { return m_journal; }
    const Chance& chance() const { return m_chance; }
    double now() const { return seconds(m_driver.now()); }

    static double seconds(Instant at) { return static_cast<double>(at.time_since_epoch().count()) / 1000.0; }

    /// Hears every event after the game has it.
    void setListener(typename Driver::Listener listener) { m_listener = std::move(listener); }

    std::optional<typename Game::Refusal> send(const Command& command) { return m_driver.submit(command); }

    /// The house's balance in cents.
    std::int64_t house() const { return state().ledger.balance(Ledger::kHouse).cents; }

    // Time.

    /// Lets so many seconds pass.
    void wait(double length) { m_driver.advanceTo(m_driver.now() + Duration(qRound64(length * 1000.0))); }
    /// Meets what is needed at this instant.
    void settle() { m_driver.advanceTo(m_driver.now()); }
    /// Meets one need, whatever it is; false when there is none within an hour.
    bool step() { return m_driver.step(m_driver.now() + std::chrono::hours(1)); }

    /// Runs on, need by need, until `test()` holds; false when it does not within an hour.
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
    /// Runs on until the game is in this phase; false when it is not within an hour.
    bool runToPhase(Phase phase) {
        return runUntil([&] { return state().phase == phase; });
    }
    /// Runs on to the next event of this kind; false when none comes within an hour.
    template <class Kind>
    bool runTo() {
        return runToWhere<Kind>([](const Kind&) { return true; });
    }
    /// Runs on to the next event of this kind for which `test(event)` holds; false when none comes within an
    /// hour.
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

    // What happened.

    /// All events of this kind, in order.
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
    /// How many events of this kind there are for which `test(event)` holds.
    template <class Kind, class Test>
    std::size_t countWhere(Test test) const {
        const std::vector<Kind> found = all<Kind>();
        return static_cast<std::size_t>(std::count_if(found.begin(), found.end(), test));
    }
    /// The newest event of this kind; there must be one.
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
    /// The newest event of this kind for which `test(event)` holds, if any.
    template <class Kind, class Test>
    std::optional<Kind> lastWhere(Test test) const {
        for (auto entry = m_entries.rbegin(); entry != m_entries.rend(); ++entry) {
            if (const Kind* event = std::get_if<Kind>(&entry->event); event && test(*event)) {
                return *event;
            }
        }
        return std::nullopt;
    }
    /// When the newest event of this kind happened.
    template <class Kind>
    double timeOf() const {
        return seconds(lastEntry<Kind>().at);
    }
    /// When each event of this kind happened.
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
    /// Where an event of this kind first stands among all, or -1.
    template <class Kind>
    int indexOf() const {
        for (std::size_t i = 0; i < m_entries.size(); ++i) {
            if (std::holds_alternative<Kind>(m_entries[i].event)) {
                return static_cast<int>(i);
            }
        }
        return -1;
    }
    /// The rules that the newest event of this kind carries out, in a game whose settings decide on them.
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
