// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/check.h"
#include "table/journal.h"
#include "table/need.h"
#include "table/opening.h"
#include "table/refusal.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace mesaviva {

/// Runs one table: carries commands to `decide`, events to `evolve`, the journal and the listener, and asks
/// chance when the table needs it. It knows no rules and no clock; whoever owns it says what time it is.
///
/// `Game` names the parts: `State`, `Command`, `Event`, `Chance`, and the functions `decide`, `evolve`,
/// `nextNeed`, `roundOf`, `answer` (the command of time, chance or the
/// journal for a need) and `refused` (the event for a refusal).
template <class Game>
class TableDriver {
public:
    using State = typename Game::State;
    using Settings = decltype(State::settings);
    using Command = typename Game::Command;
    using Event = typename Game::Event;
    using Chance = typename Game::Chance;
    using Listener = std::function<void(const Recorded<Event>&)>;

    /// `chance` and `journal` must live longer than the driver.
    TableDriver(State state, Chance& chance, Journal<Event>& journal)
        : m_state(std::move(state)),
          m_chance(chance),
          m_journal(journal) {}
    ~TableDriver() = default;

    TableDriver(const TableDriver&) = delete;
    TableDriver& operator=(const TableDriver&) = delete;

    const State& state() const { return m_state; }
    const Journal<Event>& journal() const { return m_journal; }
    Instant now() const { return m_now; }

    /// Hears every event after the journal has it. The listener must not call back into the driver.
    void setListener(Listener listener) { m_listener = std::move(listener); }

    /// When the table needs something next, if ever.
    std::optional<Need> nextNeed() const { return Game::nextNeed(m_state); }

    /// Meets the next need, if it is due at or before `until`; says whether there was one.
    bool step(Instant until) {
        const std::optional<Need> need = nextNeed();
        if (!need || need->at > until) {
            return false;
        }
        m_now = std::max(m_now, need->at);
        const std::optional<Refusal> refusal = apply(Game::answer(m_state, need->kind, m_chance, m_journal));
        check(!refusal, "the table refuses what it has asked for");
        return true;
    }

    /// Lets the table's time run to `until`, timers, cards and all.
    void advanceTo(Instant until) {
        while (step(until)) {
        }
        m_now = std::max(m_now, until);
    }

    /// Tells what the table is: its first event, before anybody comes. The state must be that of a bare table
    /// with these settings.
    void open(Opening<Settings> opening) {
        tell(TableOpenedWith<Settings>{std::make_shared<const Opening<Settings>>(std::move(opening))});
    }

    /// Carries out a command now. What the rules refuse changes nothing, but is recorded as an event.
    std::optional<Refusal> submit(const Command& command) {
        std::optional<Refusal> refusal = apply(command);
        if (refusal) {
            tell(Game::refused(command, *refusal));
        }
        return refusal;
    }

private:
    std::optional<Refusal> apply(const Command& command) {
        m_events.clear();
        std::optional<Refusal> refusal = Game::decide(m_state, command, m_now, m_events);
        if (!refusal) {
            for (Event& event : m_events) {
                tell(std::move(event));
            }
        }
        return refusal;
    }

    void tell(Event event) {
        Game::evolve(m_state, event, m_now);
        const Recorded<Event> recorded{++m_seq, m_now, Game::roundOf(m_state), std::move(event)};
        m_journal.append(recorded);
        if (m_listener) {
            m_listener(recorded);
        }
    }

    State m_state;
    Chance& m_chance;
    Journal<Event>& m_journal;
    Listener m_listener;
    std::vector<Event> m_events;
    Instant m_now = kTableOpened;
    std::uint64_t m_seq = 0;
};

} // namespace mesaviva
