// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// American roulette, Regulamento n.º 804/2015 (online), Portaria n.º 894/2002 (casinos), Despacho
// Regulamentar Externo n.º 60/2004 (Macau): the rules in brief.
//
// The wheel has 37 numbers, online also 38 (O6, R2, M1). Players stake within the table's limits (O10-O12,
// R34, I-M9) on any chance that the layout allows, from one number to double dozens (O7-O9, R24-R26, M6);
// layout.h lists the spots and chances.h the pay-outs (O13, R27, M7). At a shared table the ball is launched
// after the betting period (O14), at an individual wheel when the player asks for it (O15); launches
// alternate in direction (R21). Stakes close before the launch (O14, M3.2.1) or when the ball slows down
// (R20, M3.2.2). An object in the wheel makes the spin void, and the ball is launched again (R22, M2.2).
//
// The pocket where the ball rests gives the number (R23, M4), and a stake wins if it includes the number
// (O18). Losing chips are collected first, then winners are paid in the order of R30 or M5.1, a player with
// several prizes all at once (R32, I-R30). On zero, even chances lose entirely online and in Macau (O19, M8),
// by half in casinos (R27b, R29). decide.cpp states what happens when something fails, regulation.h
// where the three regulations differ.
//
// A round opens with a commitment to its seed and closes by revealing the seed.
#pragma once

#include "engine/games/roulette/decide.h"
#include "engine/games/roulette/spin_source.h"
#include "engine/table/journal.h"
#include "engine/table/table_driver.h"

#include <string_view>

namespace mesaviva::roulette {

/// The types and functions of roulette that TableDriver needs.
struct Game {
    /// The game's key in files, in the record and on the command line.
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
    /// The kind of need that this event answers; nothing if chance didn't bring the event.
    static std::optional<NeedKind> broughtBy(const Event& event);

    /// The command of time, chance or the record for the table's need; nothing while there is no answer.
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

/// All players' stakes on the layout according to a round's record, in order of placement.
RestoreStakes stakesOnRecord(std::span<const Recorded<Event>> round);

} // namespace mesaviva::roulette
