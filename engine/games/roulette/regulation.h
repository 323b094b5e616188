// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The content of a roulette regulation as data: each value with the rules behind it.
//
// Three are built in: 804/2015 (online), 894/2002 (casinos) and 60/2004 (Macau). The engine asks a table's
// regulation for values and never which one it is, so another regulation is just another value. The house's
// choices within a regulation are in Settings.
#pragma once

#include "engine/base/rule_id.h"
#include "engine/games/roulette/chances.h"
#include "engine/games/roulette/layout.h"
#include "engine/games/roulette/wheel.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace mesaviva::roulette {

/// The regulation of a table; it is the key in settings and records.
enum class RuleSet : std::uint8_t {
    online, ///< Regulamento n.º 804/2015
    casino, ///< Portaria n.º 894/2002
    macau,  ///< Despacho Regulamentar Externo n.º 60/2004
};

/// The order of numbers that the house chooses; the regulation defines it.
enum class NumberOrder : std::uint8_t { american, french };

/// The currency where a regulation is in force.
enum class Currency : std::uint8_t { euro, pataca };

/// When stakes close.
enum class Closing : std::uint8_t {
    before_launch, ///< O14, M3.2.1: before the ball is launched
    on_slowdown,   ///< R20, M3.2.2: while the ball is running, once it slows down
};

/// How a regulation treats series, and numbers with their neighbours.
enum class Groups : std::uint8_t {
    none,     ///< not mentioned
    shortcut, ///< a shortcut that places single stakes (I-O7b)
    booked,   ///< stakes of their own, with their own maximum (R25, R34c)
};

/// What happens to a stake on an even chance when zero is drawn: how much of it is lost.
enum class ZeroTakes : std::uint8_t {
    all,  ///< O19, M8
    half, ///< R27b, R29
};

/// A regulation's value for one matter with the rules behind it, the most specific first. Where a regulation
/// is silent, the value is what the program does, and the rules are empty or a reading.
template <class Value>
struct Cited {
    Value value{};
    Rules rules{};
};

/// The most specific of several rules; an empty id if there are none.
constexpr RuleId first(const Rules& rules) { return rules.empty() ? RuleId{} : *rules.begin(); }

/// The terms of one chance.
struct ChanceTerms {
    Cited<bool> known{};           ///< the regulation has this chance; three rules if each box has its own
    Cited<bool> optional{};        ///< the house may leave it out; the rules cited if a table lacks it
    Cited<Odds> odds{};            ///< the pay-out
    Cited<std::int64_t> maximum{}; ///< a multiple of the minimum; 0: the house sets it
    Rules minimum{};               ///< rules that allow the house to set the minimum
    Cited<bool> halved{};          ///< half of a stake may be paid or returned, so it must be whole cents
};

/// The wheel and its players.
struct WheelTerms {
    Cited<int> mostPockets{};        ///< 37; 38 if the house may add the double zero
    Cited<WheelOrder> american{};    ///< the American order with 37 numbers
    Cited<bool> frenchOrder{};       ///< the house may choose the French order
    Cited<NumberOrder> usualOrder{}; ///< unless the house chooses another
    Cited<bool> individual{};        ///< there are wheels for one player, who orders the launch
    Rules shared{};                  ///< rules that allow several players at one wheel
    Cited<bool> doubleLayout{};      ///< the wheel may stand between two layouts
    Cited<bool> colourChips{};       ///< chips without a value, in each player's colour
    Cited<bool> cashChips{};         ///< the house may also, or only, take chips with a value
};

/// What amounts may be staked, apart from the terms of each chance.
struct LimitTerms {
    Cited<bool> everyCombination{}; ///< all possible splits, streets, corners and lines
    Cited<bool> zeroCombinations{}; ///< stakes may combine zero with other numbers
    Cited<bool> namedDozens{};      ///< the dozens have names: small, middle and big
    Cited<bool> playerMaximum{};    ///< the house may limit a player's total over all chances
    /// The usual maximum if the house sets it, as a multiple of the minimum; else 0 and the rules that fix it
    Cited<std::int64_t> houseMaximum{};
    Cited<Groups> groups{};   ///< series
    Cited<bool> neighbours{}; ///< numbers with their neighbours, if there are series
    /// The maximum of a whole series or neighbours stake, as a multiple of the minimum; else 0
    Cited<std::int64_t> groupMaximum{};
    Cited<bool> parol{}; ///< a series' winnings may be staked on it again
    Rules points{};      ///< rules that limit stakes to the player's points
};

/// What a regulation says only of wheels for one player.
struct IndividualTerms {
    Rules opened{};  ///< rules that begin a round
    Rules betting{}; ///< rules that allow stakes
    Rules said{};    ///< rules that have the opening of the stakes announced
    Rules closing{}; ///< rules that close the stakes with the player's order
    Rules drawn{};   ///< rules that make the number valid
};

/// The course of a round.
struct CourseTerms {
    Cited<bool> closesBeforeLaunch{}; ///< stakes may close before the ball is launched
    Cited<bool> closesOnSlowdown{};   ///< stakes may close while the ball is running
    Cited<Closing> usualClosing{};    ///< unless the house chooses another
    Cited<bool> openingSaid{};        ///< the opening of the stakes is announced
    Cited<bool> closingTimed{};       ///< stakes close exactly on time
    Cited<bool> bell{};               ///< a bell closes the stakes if they close before the launch
    Cited<bool> alternates{};         ///< each launch goes in the opposite direction of the one before
    Cited<bool> numberCalled{};       ///< the number is called, not only marked
    Cited<bool> ballChanged{};        ///< two balls alternate hourly
    Rules ballChangeSaid{};           ///< rules that have the hourly change announced
    Cited<bool> dealerChanged{};      ///< the croupier at the wheel is relieved every half hour
    Rules periodLength{};             ///< rules that set a period for staking
    Rules spinLength{};               ///< rules that set the run of the ball
    Rules opened{};                   ///< rules that begin a round
    Rules betting{};                  ///< rules that allow stakes
    Rules notBetweenRounds{};         ///< rules that forbid stakes between rounds, while no ball is running
    Rules placed{};                   ///< rules that describe how chips are placed
    IndividualTerms individual{};     ///< instead of `opened`, `betting`, the closing and `drawn`
    Rules ordered{};                  ///< rules that let a player order the launch
    Rules orderedByNobody{};          ///< rules that let nobody order the launch where several play
    Rules launched{};                 ///< rules that describe the launch
    Rules drawn{};                    ///< rules that make the number valid for all players
    Rules marked{};                   ///< rules that have the number announced and marked
    Rules closed{};                   ///< rules that define a round
};

/// The settlement of stakes.
struct PaymentTerms {
    /// By ChanceKind: lower values are paid first.
    Cited<std::array<std::uint8_t, kChanceKinds>> order{};
    Cited<bool> ordered{};  ///< chances must be paid in that order; false: any order is right
    Cited<bool> together{}; ///< several prizes of one player may be paid together
    Cited<bool> obliges{}; ///< several prizes must be paid together, unless the house pays strictly by chance
    Cited<ZeroTakes> zero{}; ///< what zero takes from even chances
    Rules collected{};       ///< rules that have losing chips collected, whatever the number
    Rules chosen{};          ///< rules or readings that let the house choose between the two orders
    Rules paid{};            ///< cited for a payment in addition to the rule of the odds
    Rules paidTogether{};    ///< cited also if the player has several prizes, paid together
    Rules paidByChance{};    ///< cited also if the player has several prizes, paid strictly by chance
    Rules announced{};       ///< rules that have payments announced
    Rules wins{};            ///< rules that make a stake win
    Rules loses{};           ///< rules that make a stake without the number lose
    Rules series{};          ///< rules that pay a series
    Rules neighbours{};      ///< rules that pay a number with its neighbours
    Rules settled{};         ///< rules that settle stakes, whatever the number
};

/// The treatment of faults.
struct FailureTerms {
    Cited<bool> voidSpin{};   ///< an object in the wheel voids the spin, and the ball is launched again
    Cited<bool> putBack{};    ///< stakes that the staff disturb are restored
    Rules putBackOpen{};      ///< cited for that before the number is known
    Cited<bool> faultyBall{}; ///< a faulty ball is replaced
    Rules ballVoidsSpin{};    ///< cited if a faulty ball voids the spin
    Rules failed{};           ///< rules about breakdowns, whatever becomes of the round
    Rules voidRound{};        ///< rules that void a round after a breakdown
    Rules playerLost{};       ///< cited for a lost connection without a stake
    Rules playerLostStaked{}; ///< rules that let the stakes of a disconnected player stand
    Rules playerBack{};       ///< cited when the connection is back
};

/// How players come and go.
struct SeatTerms {
    Rules session{};     ///< rules that begin and end sessions
    Rules joined{};      ///< cited for joining
    Rules left{};        ///< cited for leaving
    Rules leavesLater{}; ///< cited for leaving with stakes on the table
    Rules summary{};     ///< rules that require the session's summary
};

/// The beginning and end of sessions.
struct SessionTerms {
    Cited<bool> idle{};    ///< players who don't stake are invited to leave, warned and removed
    Rules invitedAlone{};  ///< rules that invite the player of an individual wheel to leave
    Rules invited{};       ///< rules that invite players of a shared wheel to leave
    Rules warned{};        ///< rules that warn players and remove them
    Rules admitted{};      ///< rules that give a new player points
    Rules allowance{};     ///< rules that allow a new allowance
    Rules taken{};         ///< carried out by taking a new allowance
    Rules places{};        ///< rules that limit the number of players at a wheel
    SeatTerms valued{};    ///< where chips have a value
    SeatTerms valueless{}; ///< where chips have none
    Rules chipsChanged{};  ///< rules that change back chips without a value
};

/// One regulation.
struct Regulation {
    RuleSet set;
    std::string_view name; ///< `pt-804-2015`, `pt-894-2002`, `mo-60-2004`
    Currency currency = Currency::euro;
    WheelTerms wheel;
    std::array<ChanceTerms, kChanceKinds> chances; ///< by ChanceKind
    LimitTerms limits;
    CourseTerms course;
    PaymentTerms payment;
    FailureTerms failures;
    SessionTerms sessions;
    Rules alternatives{}; ///< rules on how the house chooses among the regulation's alternatives

    const ChanceTerms& operator[](ChanceKind kind) const { return chances[static_cast<std::size_t>(kind)]; }
    /// The rules for this closing of the stakes.
    const Rules& closing(Closing closing) const {
        return closing == Closing::before_launch ? course.closesBeforeLaunch.rules
                                                 : course.closesOnSlowdown.rules;
    }
    /// The rule that defines a stake: O7a, R24b, M6.1 to M6.17, where each dozen has its own.
    RuleId ruleOf(const Spot& spot) const;
};

/// The rules followed by those of `others` that are missing, as far as there is room.
Rules with(Rules rules, const Rules& others);

extern const Regulation kOnline804; ///< Regulamento n.º 804/2015
extern const Regulation kCasino894; ///< Portaria n.º 894/2002
extern const Regulation kMacau60;   ///< Despacho Regulamentar Externo n.º 60/2004

/// All regulations, indexed by RuleSet: the list that every other one follows from. Settings save places in
/// it, so a new regulation is its last.
inline constexpr std::array kRegulations = {&kOnline804, &kCasino894, &kMacau60};

/// The keys of all regulations.
inline constexpr auto kAllRuleSets = [] {
    std::array<RuleSet, kRegulations.size()> all{};
    for (std::size_t i = 0; i < all.size(); ++i) {
        all[i] = static_cast<RuleSet>(i);
    }
    return all;
}();

/// The regulation with that key.
inline const Regulation& regulationOf(RuleSet set) { return *kRegulations[static_cast<std::size_t>(set)]; }
/// The same as a table of that edition cites it (edition_1.h).
const Regulation& regulationOf(RuleSet set, int edition);

/// A wheel that a regulation allows, with 37 numbers or, with the double zero, 38.
struct RegulationWheel {
    RuleSet rules;
    int pockets;
};

/// All wheels of all regulations, in the order of kRegulations, the one with fewer numbers first.
inline std::vector<RegulationWheel> regulationWheels() {
    std::vector<RegulationWheel> wheels;
    for (const Regulation* const regulation : kRegulations) {
        for (int pockets = 37; pockets <= regulation->wheel.mostPockets.value; ++pockets) {
            wheels.push_back({regulation->set, pockets});
        }
    }
    return wheels;
}

/// The rule set's short name: `pt-804-2015`, `pt-894-2002`, `mo-60-2004`.
inline std::string_view name(RuleSet rules) { return regulationOf(rules).name; }

} // namespace mesaviva::roulette
