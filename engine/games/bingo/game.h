// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Bingo online, Regulamento n.º 425-A/2015: the rules in brief.
//
// A room plays one of four variants, with 90, 80, 75 or 30 numbers (B2, card.h). Each round begins with a
// sale of cards, the same period for all players (B16, B17). Cards can't be returned (B12), and none are sold
// after the close (B18). Then the cards sold, the total of the prizes and each prize are announced (B19), and
// the jackpots grow (B44); 70 to 90 per cent of the sales are prizes (B31). With too few players everybody is
// refunded at once (B20); without cards there is no draw.
//
// Numbers are drawn one at a time (B21, B22). The number that completes a combination wins its prize for all
// cards that have it then, divided equally (B30, B36), and the draw pauses (B24). Bingo, the full card or a
// pattern, ends the draw (B25); after its confirmation all prizes are paid (B26). Remainders of the division
// and prizes that nobody completed before bingo go to the jackpot or to the next round (I-B30). A system
// failure voids the round: all cards are refunded, except that players who have already won are paid instead
// (B45, B46).
//
// A round opens with a commitment to its seed and closes by revealing the seed.
#pragma once

#include "engine/games/bingo/ball_source.h"
#include "engine/games/bingo/decide.h"
#include "engine/table/journal.h"
#include "engine/table/table_driver.h"

#include <cstddef>
#include <string_view>

namespace mesaviva::bingo {

/// The types and functions of bingo that TableDriver needs.
struct Game {
    /// The game's key in files, in the record and on the command line.
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
    /// The state before a round without the cards of the previous one, which folding the round again doesn't
    /// need.
    static State withoutCards(State state) {
        state.book = CardBook(state.settings);
        return state;
    }
    /// The memory of such a state in bytes.
    static std::size_t bytesOf(const State& state) { return sizeof(State) + state.book.memory(); }
    static bool closesRound(const Event& event) { return std::holds_alternative<RoundClosed>(event); }
    /// The kind of need that this event answers; nothing if chance didn't bring the event.
    static std::optional<NeedKind> broughtBy(const Event& event);

    /// The command of time or chance for the room's need; nothing while there is no answer.
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
