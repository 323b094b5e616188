// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Póquer sem descarte, Regulamento n.º 803/2015: the rules in brief.
//
// Up to seven players play against the dealer, or one player at an individual table, with 52 cards (P4, P6).
// Each places an ante between the table's minimum and maximum (P16-P18): at a shared table within a common
// period (P14), at an individual one until the player asks for the deal (P15). The first card is burnt
// face up (P19a, I-P19a). Then each staked seat in turn and the dealer get a card, five times over, face down
// except the dealer's last (P19b, P19c). All players decide in one common period (P21): fold and lose the
// ante (P22), or continue with a bet of twice the ante (P23). A player who doesn't decide is warned and gets
// an extra period (P31), after which the hand is folded (P32).
//
// If anybody continues, the dealer's cards are turned over (P24). The dealer qualifies with ace and king or
// better (P25). If not, the antes of the remaining players win 1 to 1 (P26, I-P26) and their bets are
// returned (I-P26b). If so, hands are compared (P27): a higher hand wins the ante 1 to 1 and the bet by the
// pay table (P12, P28), a lower one loses both (P29), and equal hands tie: everything is returned (I-P13).
// hand.h states how hands are ranked, decide.cpp what happens when something fails (P33-P36).
//
// A round opens with a commitment to its seed and closes by revealing the seed.
#pragma once

#include "engine/games/poker/chance.h"
#include "engine/games/poker/decide.h"
#include "engine/table/table_driver.h"
#include "engine/table/viewer.h"

#include <string_view>

namespace mesaviva::poker {

/// The types and functions of póquer sem descarte that TableDriver needs.
struct Game {
    /// The game's key in files, in the record and on the command line.
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
    /// The kind of need that this event answers; nothing if chance didn't bring the event.
    static std::optional<NeedKind> broughtBy(const Event& event);

    /// Chance's command for this game's own needs (answers.h has the common ones); nothing while chance has
    /// no answer.
    static std::optional<Command> answer(const State& state, OwnNeed need, Chance& chance,
                                         const Journal<Event>& journal);

    /// The event without what this viewer may not know before the round has closed (view.cpp).
    static Event seenBy(const Event& event, Viewer viewer);
    /// Whether the event lacks what every table's own event has; such an event is not one of a record.
    static bool isFiltered(const Event& event);

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
