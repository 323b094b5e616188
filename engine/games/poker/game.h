// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/poker/chance.h"
#include "engine/games/poker/decide.h"
#include "engine/table/table_driver.h"

#include <string_view>

namespace mesaviva::poker {

/// The parts of póquer sem descarte, as TableDriver takes them.
struct Game {
    /// What the game is called in files, in the record and on the command line.
    static constexpr std::string_view kKey = "poker";

    using State = poker::State;
    using Command = poker::Command;
    using Event = poker::Event;
    using Refusal = poker::Refusal;
    using NeedKind = poker::NeedKind;
    using Need = poker::Need;
    using TimePassed = poker::TimePassed;
    using Events = poker::Events;
    using Chance = poker::Chance;

    static std::optional<Refusal> decide(const State& state, const Command& command, Instant now,
                                         Events& events) {
        return poker::decide(state, command, now, events);
    }
    static void evolve(State& state, const Event& event, Instant at) { poker::evolve(state, event, at); }
    static std::optional<Need> nextNeed(const State& state) { return poker::nextNeed(state); }
    static std::uint64_t roundOf(const State& state) { return state.round; }
    static bool opensRound(const Event& event) { return std::holds_alternative<RoundOpened>(event); }
    static bool closesRound(const Event& event) { return std::holds_alternative<RoundClosed>(event); }
    /// What chance was asked for when it brought this event; nothing where it has brought none.
    static std::optional<NeedKind> broughtBy(const Event& event);

    /// Chance's command for what this game needs beyond what every table does (answers.h); nothing while it
    /// has no answer yet.
    static std::optional<Command> answer(const State& state, OwnNeed need, Chance& chance,
                                         const Journal<Event>& journal);

    /// The event that records a refused command.
    static Event refused(const Command& command, const Refusal& refusal);
    /// The rules that an event carries out.
    static Rules rulesOf(const Event& event, const Settings& settings) {
        return poker::rulesOf(event, settings);
    }
};

/// Runs one poker table.
using Driver = TableDriver<Game>;

} // namespace mesaviva::poker
