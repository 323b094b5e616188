// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/check.h"
#include "engine/base/table_clock.h"
#include "engine/table/answers.h"
#include "engine/table/common_keys.h"
#include "engine/table/contribution.h"
#include "engine/table/journal.h"
#include "engine/table/opening.h"
#include "engine/table/refusal.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace mesaviva {

/// Performs the dealer's manual actions: opening a round, dealing, launching the ball, calling a number,
/// turning cards, sweeping, paying (isDealersAction()). Which card or number results is still up to the
/// chance source. A table without a Dealer acts by its clock.
class Dealer {
public:
    Dealer() = default;
    Dealer(const Dealer&) = delete;
    Dealer& operator=(const Dealer&) = delete;
    virtual ~Dealer() = default;

    /// Returns whether the action due at `due` is done. If not, the table waits until
    /// TableDriver::lookAgain() is called.
    virtual bool hasDone(Instant due) = 0;
};

/// A dealer whose actions a person confirms one by one.
class PersonAsDealer final : public Dealer {
public:
    /// Confirms one more action.
    void goOn() { ++m_done; }

    bool hasDone(Instant) override {
        if (m_done == 0) {
            return false;
        }
        --m_done;
        return true;
    }

private:
    unsigned m_done = 0; ///< confirmed actions that the table has not asked for yet
};

/// The table's state before each of its last rounds, from which a round can be folded again.
template <class State>
class RoundStarts {
public:
    /// Stores the starts of the last `rounds` rounds from now on; `state` is the table in its present round.
    void store(std::size_t rounds, std::uint64_t round, const State& state) {
        m_most = rounds;
        if (m_most > 0 && m_starts.empty()) {
            add(round, state);
        }
        trim();
    }

    bool isStoring() const { return m_most > 0; }

    /// Stores the state at the start of a round.
    void add(std::uint64_t round, const State& state) {
        m_starts.push_back({round, state});
        trim();
    }

    /// Returns the state before the round's first event; null if it is not stored.
    const State* find(std::uint64_t round) const {
        for (const Start& start : m_starts) {
            if (start.round == round) {
                return &start.state;
            }
        }
        return nullptr;
    }

private:
    struct Start {
        std::uint64_t round;
        State state;
    };

    void trim() {
        while (m_starts.size() > m_most) {
            m_starts.pop_front();
        }
    }

    std::size_t m_most = 0;
    std::deque<Start> m_starts;
};

/// Runs one table: passes commands to `decide` and events to `evolve`, the journal and the listener, and asks
/// chance and the dealer when the table needs them. It knows no rules and no clock; its owner supplies the
/// time.
///
/// `Game` names the parts: `State`, `Command`, `Event`, `Chance`, and the functions `decide`, `evolve`,
/// `nextNeed`, `roundOf`, `opensRound`, `answer` (the command with which time, chance or the journal meets a
/// need; nothing while there is no answer) and `refused` (the event for a refusal).
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

    /// `chance` and `journal` must outlive the driver.
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

    /// Sets the function that is called with every event after the journal has it. It must not call back into
    /// the driver.
    void setListener(Listener listener) { m_listener = std::move(listener); }

    /// Sets who performs the dealer's actions (isDealersAction()); null: the clock. Must outlive the driver.
    void setDealer(Dealer* dealer) { m_dealer = dealer; }

    /// Stores the state before each of the last `rounds` rounds, including the running one, from now on.
    void storeStarts(std::size_t rounds) { m_starts.store(rounds, Game::roundOf(m_state), m_state); }
    /// Returns the state before a round's first event; null if it is not stored.
    const State* startOf(std::uint64_t round) const { return m_starts.find(round); }

    /// What the table needs next and when, if anything.
    std::optional<typename Game::Need> nextNeed() const { return Game::nextNeed(m_state); }

    /// Meets the next need if it is due at or before `until`; returns whether it did. If it could not be met,
    /// isAwaiting() is true.
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
            m_awaiting = true; // chance must supply something else
            emitEvent(Game::refused(*answer, *refusal));
            return false;
        }
        return true;
    }

    /// Returns whether an answer from chance or the dealer is overdue.
    bool isAwaiting() const { return m_awaiting; }
    /// The overdue answer may be there: ask again.
    void lookAgain() { m_awaiting = false; }

    /// Advances the table's time to `until`, with everything that falls due. A late answer delays everything
    /// that follows from it.
    void advanceTo(Instant until) {
        while (step(until)) {
        }
        m_now = std::max(m_now, until);
    }

    /// Emits the table's opening, its first event. The state must be the initial one for these settings.
    void open(Opening<Settings> opening) {
        emitEvent(TableOpenedWith<Settings>{std::make_shared<const Opening<Settings>>(std::move(opening))});
    }

    /// Executes a command now. A refused command changes nothing, but is recorded as an event.
    std::optional<typename Game::Refusal> submit(const Command& command) {
        std::optional<typename Game::Refusal> refusal = apply(command);
        if (refusal) {
            emitEvent(Game::refused(command, *refusal));
        }
        return refusal;
    }

    /// Applies an event of another driver, in order. It changes the state and goes to the journal, but not to
    /// the listener. Chance is not asked; see retrace().
    void follow(const Entry& entry) {
        check(entry.seq == m_seq + 1 && entry.at >= m_now, "events that do not follow each other");
        storeStart(entry.event);
        Game::evolve(m_state, entry.event, entry.at);
        m_now = entry.at;
        m_seq = entry.seq;
        m_journal.append(entry);
    }
    /// For a driver that starts in the middle: sets the sequence number and time of the last event before its
    /// state.
    void continueAfter(std::uint64_t seq, Instant at) {
        m_seq = seq;
        m_now = at;
    }

private:
    std::optional<typename Game::Refusal> apply(const Command& command) {
        m_events.clear();
        std::optional<typename Game::Refusal> refusal = Game::decide(m_state, command, m_now, m_events);
        if (!refusal) {
            m_awaiting = false; // the need may be another one now
            for (Event& event : m_events) {
                emitEvent(std::move(event));
            }
        }
        return refusal;
    }

    void storeStart(const Event& event) {
        if (m_starts.isStoring() && Game::opensRound(event)) {
            if constexpr (requires { Game::withoutCards(m_state); }) {
                m_starts.add(Game::roundOf(m_state) + 1, Game::withoutCards(m_state));
            } else {
                m_starts.add(Game::roundOf(m_state) + 1, m_state);
            }
        }
    }

    void emitEvent(Event&& event) {
        storeStart(event);
        Game::evolve(m_state, event, m_now);
        passContribution(event, m_chance);
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
