// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bingo/ball_source.h"
#include "engine/games/bingo/decide.h"
#include "engine/table/journal.h"
#include "engine/table/table_driver.h"

#include <cstddef>
#include <string_view>

namespace mesaviva::bingo {

/// The parts of bingo, as TableDriver takes them.
struct Game {
    /// What the game is called in files, in the record and on the command line.
    static constexpr std::string_view kKey = "bingo";

    using State = bingo::State;
    using Command = bingo::Command;
    using Event = bingo::Event;
    using Refusal = bingo::Refusal;
    using NeedKind = bingo::NeedKind;
    using Need = bingo::Need;
    using TimePassed = bingo::TimePassed;
    using Events = bingo::Events;
    using Chance = BallSource;

    static std::optional<Refusal> decide(const State& state, const Command& command, Instant now,
                                         Events& events) {
        return bingo::decide(state, command, now, events);
    }
    static void evolve(State& state, const Event& event, Instant at) { bingo::evolve(state, event, at); }
    static std::optional<Need> nextNeed(const State& state) { return bingo::nextNeed(state); }
    static std::uint64_t roundOf(const State& state) { return state.round; }
    static bool opensRound(const Event& event) { return std::holds_alternative<RoundOpened>(event); }
    /// The room before a round, without the cards of the one before: a round that is folded again needs none.
    static State withoutCards(State state) {
        state.book = CardBook(state.settings);
        return state;
    }
    /// How much memory such a state takes.
    static std::size_t bytesOf(const State& state) { return sizeof(State) + state.book.memory(); }
    static bool closesRound(const Event& event) { return std::holds_alternative<RoundClosed>(event); }
    /// What chance was asked for when it brought this event; nothing where it has brought none.
    static std::optional<NeedKind> broughtBy(const Event& event);

    /// Time's or chance's command for what the room needs.
    static std::optional<Command> answer(const State& state, OwnNeed need, Chance& chance,
                                         const Journal<Event>& journal);

    /// The event that records a refused command.
    static Event refused(const Command& command, const Refusal& refusal);
    /// The rules that an event carries out.
    static Rules rulesOf(const Event& event, const Settings& settings) {
        return bingo::rulesOf(event, settings);
    }
};

/// Runs one bingo room.
using Driver = TableDriver<Game>;

} // namespace mesaviva::bingo
