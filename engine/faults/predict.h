// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Predicts what a fault must lead to by simulating it: one copy of the table's state takes the fault, another
// one does not, and both run until a person or chance is asked. The events of the first copy that the second
// one lacks are due to the fault. So no rule is written down a second time.
//
// `Faults` is the game's type, with:
// - `Game`
// - `command(kind, player)`
// - `refusal(state, kind)`: why the fault cannot be injected, beyond what decide() checks
// - `known(state, need, now, entries)`: the command for a need that asks neither people nor chance
// - `any(state, need, now, entries)`: a command that time or chance might give
// - `rules(event, settings)`
// - `lineRules(settings)`: the rules about a lost connection
// - `hasOpenStake(state, player)`
// - `isSealed(event, state)`: whether the event reveals cards that are face down
#pragma once

#include "engine/base/rule_id.h"
#include "engine/base/table_clock.h"
#include "engine/faults/fault_kind.h"
#include "engine/table/player.h"
#include "engine/table/recorded.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <variant>
#include <vector>

namespace mesaviva::faults {

/// When a predicted event is due.
enum class DueAction : std::uint8_t {
    at_once, ///< together with the fault
    follows, ///< by itself, before a person or chance is asked
    settles, ///< the player's stake stays in the round: such a settlement follows, whatever chance brings
};

/// One event that a fault must lead to.
template <class Event>
struct Predicted {
    Event event; ///< for DueAction::settles an example: only its player, its stake and `rules` are certain
    DueAction dueAction = DueAction::at_once;
    Duration after{}; ///< time from the fault; meaningless for DueAction::settles
    Rules rules;      ///< the rules that the event applies; for DueAction::settles those added by the fault
    bool sealed = false; ///< reveals cards that are face down when the fault is injected
};

/// What the rules demand if a fault is injected now, or why it cannot be.
template <class Game>
struct Prediction {
    std::optional<typename Game::Refusal> refusal;
    std::vector<Predicted<typename Game::Event>> events; ///< in the order in which they are due
};

/// Maximum number of steps that a copy runs by itself; a round takes fewer.
inline constexpr int kMostSteps = 10'000;

/// A copy of a table that runs on independently of the original. `entries` are the recorded events of the
/// running round.
template <class Faults>
class Fork {
public:
    using Game = typename Faults::Game;
    using State = typename Game::State;
    using Event = typename Game::Event;
    using Command = typename Game::Command;
    using Need = typename Game::Need;
    using Entry = Recorded<Event>;

    struct Happened {
        Event event;
        Instant at;
    };

    Fork(const State& state, Instant now, std::span<const Entry> entries)
        : m_state(state),
          m_now(now),
          m_entries(entries) {}

    const State& state() const { return m_state; }
    const std::vector<Happened>& happened() const { return m_happened; }

    std::optional<typename Game::Refusal> apply(const Command& command) {
        typename Game::Events events;
        std::optional<typename Game::Refusal> refusal = Game::decide(m_state, command, m_now, events);
        if (!refusal) {
            for (Event& event : events) {
                Game::evolve(m_state, event, m_now);
                m_happened.push_back({std::move(event), m_now});
            }
        }
        return refusal;
    }

    /// Runs until a person or chance is asked.
    void runOn() {
        run([this](const Need& need) { return Faults::known(m_state, need, m_now, m_entries); },
            [](const Event&) { return false; });
    }

    /// Runs without any further action by people and with any answer from chance until the player is settled;
    /// returns the settlement.
    std::optional<Event> settlementOf(PlayerId player) {
        std::optional<Event> found;
        run([this](const Need& need) { return Faults::any(m_state, need, m_now, m_entries); },
            [&](const Event& event) {
                if (const auto* settled = std::get_if<typename Faults::Settled>(&event);
                    settled && settled->player == player) {
                    found = event;
                }
                return found.has_value();
            });
        return found;
    }

private:
    template <class Answer, class Stop>
    void run(const Answer& answer, const Stop& stop) {
        for (int i = 0; i < kMostSteps; ++i) {
            const std::optional<Need> need = Game::nextNeed(m_state);
            const std::optional<Command> command = need ? answer(*need) : std::nullopt;
            if (!command) {
                return;
            }
            m_now = std::max(m_now, need->at);
            const std::size_t before = m_happened.size();
            if (apply(*command)) {
                return;
            }
            for (std::size_t event = before; event < m_happened.size(); ++event) {
                if (stop(m_happened[event].event)) {
                    return;
                }
            }
        }
    }

    State m_state;
    Instant m_now;
    std::span<const Entry> m_entries;
    std::vector<Happened> m_happened;
};

/// Returns the rules of `all` that are not in `others`.
inline Rules without(const Rules& all, const Rules& others) {
    Rules left;
    for (const RuleId rule : all) {
        if (std::find(others.begin(), others.end(), rule) == others.end()) {
            left.add(rule);
        }
    }
    return left;
}

/// Predicts what the rules demand if the fault is injected now, into `player` if it concerns one. `entries`
/// are the recorded events of the running round.
template <class Faults>
Prediction<typename Faults::Game> predict(const typename Faults::Game::State& state, FaultKind kind,
                                          PlayerId player, Instant now,
                                          std::span<const Recorded<typename Faults::Game::Event>> entries) {
    using Game = typename Faults::Game;
    using Event = typename Game::Event;
    Prediction<Game> predicted;
    predicted.refusal = Faults::refusal(state, kind);
    if (predicted.refusal) {
        return predicted;
    }
    Fork<Faults> withFault(state, now, entries);
    predicted.refusal = withFault.apply(Faults::command(kind, player));
    if (predicted.refusal) {
        return predicted;
    }
    const std::size_t atOnce = withFault.happened().size();
    withFault.runOn();
    Fork<Faults> withoutFault(state, now, entries);
    withoutFault.runOn();

    // Events that also happen without the fault, at the same time.
    std::vector<const typename Fork<Faults>::Happened*> unrelated;
    for (const auto& happened : withoutFault.happened()) {
        unrelated.push_back(&happened);
    }
    bool settled = false;
    for (std::size_t i = 0; i < withFault.happened().size(); ++i) {
        const auto& [event, at] = withFault.happened()[i];
        if (i >= atOnce) {
            const auto same =
                std::ranges::find_if(unrelated, [&, &event = event, &at = at](const auto* other) {
                    return other->at == at && other->event == event;
                });
            if (same != unrelated.end()) {
                unrelated.erase(same);
                continue;
            }
        }
        const auto* const settlement = std::get_if<typename Faults::Settled>(&event);
        settled = settled || (settlement && settlement->player == player);
        predicted.events.push_back({event, i < atOnce ? DueAction::at_once : DueAction::follows, at - now,
                                    Faults::rules(event, state.settings), Faults::isSealed(event, state)});
    }
    if (kind != FaultKind::player_lost || settled || !Faults::hasOpenStake(withFault.state(), player)) {
        return predicted;
    }
    if (const std::optional<Event> settlement = withFault.settlementOf(player)) {
        const std::optional<Event> settlementWithoutFault = withoutFault.settlementOf(player);
        Rules rules = without(Faults::rules(*settlement, state.settings),
                              settlementWithoutFault ? Faults::rules(*settlementWithoutFault, state.settings)
                                                     : Rules());
        if (rules.empty()) { // the settlement does not cite any; the lost connection does
            rules = Faults::lineRules(state.settings);
        }
        predicted.events.push_back({*settlement, DueAction::settles, {}, rules, false});
    }
    return predicted;
}

} // namespace mesaviva::faults
