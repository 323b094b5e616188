// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/roulette/decide.h"
#include "engine/games/roulette/spin_source.h"
#include "engine/table/journal.h"
#include "engine/table/table_driver.h"

#include <string_view>

namespace mesaviva::roulette {

/// The parts of roulette, as TableDriver takes them.
struct Game {
    /// What the game is called in files, in the record and on the command line.
    static constexpr std::string_view kKey = "roulette";

    using State = roulette::State;
    using Command = roulette::Command;
    using Event = roulette::Event;
    using Refusal = roulette::Refusal;
    using NeedKind = roulette::NeedKind;
    using Need = roulette::Need;
    using TimePassed = roulette::TimePassed;
    using Events = roulette::Events;
    using Chance = SpinSource;

    static std::optional<Refusal> decide(const State& state, const Command& command, Instant now,
                                         Events& events) {
        return roulette::decide(state, command, now, events);
    }
    static void evolve(State& state, const Event& event, Instant at) { roulette::evolve(state, event, at); }
    static std::optional<Need> nextNeed(const State& state) { return roulette::nextNeed(state); }
    static std::uint64_t roundOf(const State& state) { return state.round; }
    static bool opensRound(const Event& event) { return std::holds_alternative<RoundOpened>(event); }
    static bool closesRound(const Event& event) { return std::holds_alternative<RoundClosed>(event); }
    /// What chance was asked for when it brought this event; nothing where it has brought none.
    static std::optional<NeedKind> broughtBy(const Event& event);

    /// Time's, chance's or the record's command for what the table needs.
    static std::optional<Command> answer(const State& state, OwnNeed need, Chance& chance,
                                         const Journal<Event>& journal);

    /// The event that records a refused command.
    static Event refused(const Command& command, const Refusal& refusal);
    /// The rules that an event carries out.
    static Rules rulesOf(const Event& event, const Settings& settings) {
        return roulette::rulesOf(event, settings);
    }
};

/// Runs one roulette table.
using Driver = TableDriver<Game>;

/// What lies on the layout according to the record of a round: everybody's stakes, in the order put down.
RestoreStakes stakesOnRecord(std::span<const Recorded<Event>> round);

} // namespace mesaviva::roulette
