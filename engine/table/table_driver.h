// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/check.h"
#include "engine/table/answers.h"
#include "engine/table/dealer.h"
#include "engine/table/journal.h"
#include "engine/table/need.h"
#include "engine/table/opening.h"
#include "engine/table/refusal.h"
#include "engine/table/round_starts.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace mesaviva {

/// Runs one table: carries commands to `decide`, events to `evolve`, the journal and the listener, and asks
/// chance and the dealer when the table needs them. It knows no rules and no clock; whoever owns it says what
/// time it is.
///
/// `Game` names the parts: `State`, `Command`, `Event`, `Chance`, and the functions `decide`, `evolve`,
/// `nextNeed`, `roundOf`, `opensRound`, `answer` (the command of time, chance or the journal for a need;
/// nothing while the answer is not there) and `refused` (the event for a refusal).
template <class Game>
class TableDriver {
public:
    using State = typename Game::State;
    using Settings = decltype(State::settings);
    using Command = typename Game::Command;
    using Event = typename Game::Event;
    using Chance = typename Game::Chance;
    using Entry = Recorded<Event>;
    using Listener = std::function<void(const Entry&)>;

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

    /// Who does the dealer's deeds (isDealersAction); null: the clock. It must live longer than the driver.
    void setDealer(Dealer* dealer) { m_dealer = dealer; }

    /// Keeps the state before each of the last `rounds` rounds, the running one included, from now on.
    void keepStarts(std::size_t rounds) { m_starts.keep(rounds, Game::roundOf(m_state), m_state); }
    /// The state before a round's first event; null when it is not kept.
    const State* startOf(std::uint64_t round) const { return m_starts.find(round); }

    /// When the table needs something next, if ever.
    std::optional<typename Game::Need> nextNeed() const { return Game::nextNeed(m_state); }

    /// Meets the next need, if it is due at or before `until`; says whether there was one that could be met
    /// (isAwaiting() tells when not).
    bool step(Instant until) {
        const std::optional<typename Game::Need> need = nextNeed();
        if (!need || need->at > until) {
            return false;
        }
        if (m_awaiting) {
            return false;
        }
        m_now = std::max(m_now, need->at);
        if (m_dealer && isDealersAction(need->kind) && !m_dealer->hasDone(need->at)) {
            m_awaiting = true;
            return false;
        }
        const std::optional<Command> answer =
            mesaviva::answer<Game>(m_state, need->kind, m_chance, m_journal);
        if (!answer) {
            m_awaiting = true;
            return false;
        }
        if (const std::optional<typename Game::Refusal> refusal = apply(*answer)) {
            check(!isMetByTime(need->kind), "the table refuses its own time");
            m_awaiting = true; // chance has to bring something else
            tell(Game::refused(*answer, *refusal));
            return false;
        }
        return true;
    }

    /// Whether chance or the dealer owes an answer.
    bool isAwaiting() const { return m_awaiting; }
    /// The answer that was owed may be there: it is asked for again.
    void lookAgain() { m_awaiting = false; }

    /// Lets the table's time run to `until`, timers, cards and all. What is owed comes later than it was due;
    /// all that follows from it does, too.
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
    std::optional<typename Game::Refusal> submit(const Command& command) {
        std::optional<typename Game::Refusal> refusal = apply(command);
        if (refusal) {
            tell(Game::refused(command, *refusal));
        }
        return refusal;
    }

    /// Takes up where another driver was: the events that it has told, in their order. They change the state
    /// and go to the journal, but not to the listener. Chance is not asked; see retrace().
    void follow(const Entry& entry) {
        check(entry.seq == m_seq + 1 && entry.at >= m_now, "events that do not follow each other");
        keepStart(entry.event);
        Game::evolve(m_state, entry.event, entry.at);
        m_now = entry.at;
        m_seq = entry.seq;
        m_journal.append(entry);
    }
    /// For a driver that begins in the middle: the number of the last event before its state, and its time.
    void continueAfter(std::uint64_t seq, Instant at) {
        m_seq = seq;
        m_now = at;
    }

private:
    std::optional<typename Game::Refusal> apply(const Command& command) {
        m_events.clear();
        std::optional<typename Game::Refusal> refusal = Game::decide(m_state, command, m_now, m_events);
        if (!refusal) {
            m_awaiting = false; // what is needed may be another thing now
            for (Event& event : m_events) {
                tell(std::move(event));
            }
        }
        return refusal;
    }

    void keepStart(const Event& event) {
        if (m_starts.areKept() && Game::opensRound(event)) {
            if constexpr (requires { Game::withoutCards(m_state); }) {
                m_starts.add(Game::roundOf(m_state) + 1, Game::withoutCards(m_state));
            } else {
                m_starts.add(Game::roundOf(m_state) + 1, m_state);
            }
        }
    }

    void tell(Event&& event) {
        keepStart(event);
        Game::evolve(m_state, event, m_now);
        const Entry& recorded =
            m_journal.append(Entry{++m_seq, m_now, Game::roundOf(m_state), std::move(event)});
        if (m_listener) {
            m_listener(recorded);
        }
    }

    State m_state;
    Chance& m_chance;
    Journal<Event>& m_journal;
    Dealer* m_dealer = nullptr;
    Listener m_listener;
    typename Game::Events m_events;
    RoundStarts<State> m_starts;
    Instant m_now = kTableOpened;
    std::uint64_t m_seq = 0;
    bool m_awaiting = false;
};

} // namespace mesaviva
