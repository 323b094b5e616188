// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the rules demand after a fault, found by letting it happen: a copy of the table's state takes the
// fault, another one is spared, and both run on as far as neither a person nor chance is asked. What only the
// first one brings is what the fault demands. No rule is written down here a second time.
//
// `Faults` is the game's: `Game`; `command(kind, player)`; `refusal(state, kind)`, why not, beyond what
// decide says; `known(state, need, now, entries)`, the command for a need that asks neither people nor
// chance; `any(state, need, now, entries)`, what time or chance might answer; `rules(event, settings)`;
// `lineRules(settings)`, what is said of a lost line; `hasOpenStake(state, player)`; `isSealed(event,
// state)`, whether it tells of cards that lie face down there.
#pragma once

#include "engine/faults/fault_kind.h"
#include "engine/faults/predicted.h"
#include "engine/table/player.h"
#include "engine/table/recorded.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <utility>
#include <variant>
#include <vector>

namespace mesaviva::faults {

/// So many steps at most does a copy go on by itself; a round takes fewer.
inline constexpr int kMostSteps = 10'000;

/// A table that goes on by itself, away from the one that is played at. `entries` is what is on record of the
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

    /// As far as neither a person nor chance is asked.
    void runOn() {
        run([this](const Need& need) { return Faults::known(m_state, need, m_now, m_entries); },
            [](const Event&) { return false; });
    }

    /// People do nothing more and chance brings something, until that player is settled; the settlement.
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

/// The rules of `all` that `others` does not have.
inline Rules without(const Rules& all, const Rules& others) {
    Rules left;
    for (const RuleId rule : all) {
        if (std::find(others.begin(), others.end(), rule) == others.end()) {
            left.add(rule);
        }
    }
    return left;
}

/// What the rules demand if that fault is caused now, to that player where it is one's; `entries` is what is
/// on record of the running round.
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
    Fork<Faults> struck(state, now, entries);
    predicted.refusal = struck.apply(Faults::command(kind, player));
    if (predicted.refusal) {
        return predicted;
    }
    const std::size_t atOnce = struck.happened().size();
    struck.runOn();
    Fork<Faults> spared(state, now, entries);
    spared.runOn();

    // What comes anyway, at the same moment.
    std::vector<const typename Fork<Faults>::Happened*> anyway;
    for (const auto& happened : spared.happened()) {
        anyway.push_back(&happened);
    }
    bool settled = false;
    for (std::size_t i = 0; i < struck.happened().size(); ++i) {
        const auto& [event, at] = struck.happened()[i];
        if (i >= atOnce) {
            const auto same = std::ranges::find_if(anyway, [&, &event = event, &at = at](const auto* other) {
                return other->at == at && other->event == event;
            });
            if (same != anyway.end()) {
                anyway.erase(same);
                continue;
            }
        }
        const auto* const settlement = std::get_if<typename Faults::Settled>(&event);
        settled = settled || (settlement && settlement->player == player);
        predicted.events.push_back({event, i < atOnce ? DueAction::at_once : DueAction::follows, at - now,
                                    Faults::rules(event, state.settings), Faults::isSealed(event, state)});
    }
    if (kind != FaultKind::player_lost || settled || !Faults::hasOpenStake(struck.state(), player)) {
        return predicted;
    }
    if (const std::optional<Event> settlement = struck.settlementOf(player)) {
        const std::optional<Event> otherwise = spared.settlementOf(player);
        Rules rules = without(Faults::rules(*settlement, state.settings),
                              otherwise ? Faults::rules(*otherwise, state.settings) : Rules());
        if (rules.empty()) { // the settlement does not tell; that the line was lost does
            rules = Faults::lineRules(state.settings);
        }
        predicted.events.push_back({*settlement, DueAction::settles, {}, rules, false});
    }
    return predicted;
}

} // namespace mesaviva::faults
