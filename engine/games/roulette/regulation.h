// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a regulation of roulette says, as data: each value with the rules that give it.
//
// Three are built in: 804/2015 (online), 894/2002 (casinos) and 60/2004 (Macau). The engine asks a table's
// regulation what it says and never which one it is, so that a further one is a further value. What the
// house chooses within a regulation stands in Settings.
#pragma once

#include "engine/base/rule_id.h"
#include "engine/games/roulette/chances.h"
#include "engine/games/roulette/layout.h"
#include "engine/games/roulette/wheel.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace mesaviva::roulette {

/// The regulation that a table plays by; its key in settings and records.
enum class RuleSet : std::uint8_t {
    online, ///< Regulamento n.º 804/2015
    casino, ///< Portaria n.º 894/2002
    macau,  ///< Despacho Regulamentar Externo n.º 60/2004
};

inline constexpr std::array kAllRuleSets = {RuleSet::online, RuleSet::casino, RuleSet::macau};

/// The order of numbers that the house picks; the regulation says what it means.
enum class NumberOrder : std::uint8_t { american, french };

/// The money of the place that a regulation is in force in.
enum class Currency : std::uint8_t { euro, pataca };

/// When stakes are closed.
enum class Closing : std::uint8_t {
    before_launch, ///< O14, M3.2.1: then the ball is launched
    on_slowdown,   ///< R20, M3.2.2: while the ball runs, once it loses speed
};

/// What a regulation says of series, and of numbers with their neighbours.
enum class Groups : std::uint8_t {
    none,     ///< nothing
    shortcut, ///< they may put down the stakes they consist of (I-O7b)
    booked,   ///< they are stakes of their own, with a maximum of their own (R25, R34c)
};

/// What becomes of a stake on an even chance when zero comes up.
enum class ZeroTakes : std::uint8_t {
    all,  ///< O19, M8
    half, ///< R27b, R29
};

/// What a regulation says of one thing, and the rules by which it does, the most telling one first. Where a
/// regulation is silent the value is what the program does, and the rules are none or a reading.
template <class Value>
struct Cited {
    Value value{};
    Rules rules{};
};

/// The most telling one of several rules; an empty id where there are none.
constexpr RuleId first(const Rules& rules) { return rules.empty() ? RuleId{} : *rules.begin(); }

/// What a regulation says of one chance.
struct ChanceTerms {
    Cited<bool> known{};           ///< the regulation has it; three rules where each box has its own
    Cited<bool> optional{};        ///< the house may leave it out; the rules by which a table lacks it
    Cited<Odds> odds{};            ///< what it pays
    Cited<std::int64_t> maximum{}; ///< in minima; 0: the house sets it
    Rules minimum{};               ///< by which the house sets the minimum
    Cited<bool> halved{}; ///< half of a stake may be paid or given back, so that it must be whole cents
};

/// The wheel and who sits at it.
struct WheelTerms {
    Cited<int> mostPockets{};        ///< 37; 38 where the house may add the double zero
    Cited<WheelOrder> american{};    ///< which order the American one is, with 37 numbers
    Cited<bool> frenchOrder{};       ///< the house may pick the French order
    Cited<NumberOrder> usualOrder{}; ///< where the house picks none
    Cited<bool> individual{};        ///< there are wheels for one player, who has the ball launched
    Rules shared{};                  ///< by which several play at one wheel
    Cited<bool> doubleLayout{};      ///< the wheel may stand between two layouts
    Cited<bool> colourChips{};       ///< chips without a value, of a colour for each player
    Cited<bool> cashChips{};         ///< the house may take chips with a value besides, or only those
};

/// What the sums that may be staked hang on, chances apart.
struct LimitTerms {
    Cited<bool> everyCombination{};     ///< all splits, streets, corners and lines that are possible
    Cited<bool> zeroCombinations{};     ///< zero may be staked on together with other numbers
    Cited<bool> namedDozens{};          ///< the dozens have names: small, middle and big
    Cited<bool> playerMaximum{};        ///< the house may bound what a player stakes over all chances
    Cited<std::int64_t> houseMaximum{}; ///< the usual maximum where the house sets it, in minima; else 0
    Cited<Groups> groups{};             ///< series
    Cited<bool> neighbours{};           ///< numbers with their neighbours, where there are series
    Cited<std::int64_t> groupMaximum{}; ///< of a whole series or neighbours stake, in minima; else 0
    Cited<bool> parol{};                ///< what a series has won may go on it again
    Rules points{};                     ///< by which stakes are bounded by what a player has
};

/// How a round runs.
struct CourseTerms {
    Cited<bool> closesBeforeLaunch{}; ///< stakes may close before the ball is launched
    Cited<bool> closesOnSlowdown{};   ///< stakes may close while the ball runs
    Cited<Closing> usualClosing{};    ///< where the house picks none
    Cited<bool> openingSaid{};        ///< words open the stakes
    Cited<bool> closingTimed{};       ///< stakes close at their moment, neither sooner nor later
    Cited<bool> bell{};               ///< a bell closes the stakes where they close before the launch
    Cited<bool> alternates{};         ///< one launch goes the other way round than the one before
    Cited<bool> numberCalled{};       ///< the number is called, not only marked
    Cited<bool> ballChanged{};        ///< two balls that take turns by the hour
    Cited<bool> dealerChanged{};      ///< the croupier at the wheel is relieved by the half hour
    Rules periodLength{};             ///< by which there is time to stake
    Rules spinLength{};               ///< by which the ball runs
    Rules opened{};                   ///< by which a round begins
    Rules betting{};                  ///< by which stakes are taken
    Rules notBetweenRounds{};         ///< by which they are not, while no ball runs
    Rules placed{};                   ///< how chips are put down
    Rules individualBetting{};        ///< by which stakes are taken at an individual wheel
    Rules ordered{};                  ///< by which a player has the ball launched
    Rules orderedByNobody{};          ///< by which nobody has, where several play
    Rules launched{};                 ///< how
    Rules drawn{};                    ///< by which the number is everybody's
    Rules marked{};                   ///< by which it is announced and marked
    Rules closed{};                   ///< what a round is
};

/// How stakes are settled.
struct PaymentTerms {
    /// By ChanceKind: the lower, the sooner it is paid.
    Cited<std::array<std::uint8_t, kChanceKinds>> order{};
    Cited<bool> ordered{};   ///< chances are paid in that order; else any is right
    Cited<bool> together{};  ///< several prizes of one player may be paid together
    Cited<bool> obliges{};   ///< and they have to be, where the house does not pay strictly by chance
    Cited<ZeroTakes> zero{}; ///< from even chances
    Rules collected{};       ///< by which losing chips are swept, whatever has come up
    Rules paid{};            ///< besides the rule of the odds
    Rules announced{};       ///< by which payments are
    Rules wins{};            ///< by which a stake wins
    Rules loses{};           ///< by which a stake without the number does not
    Rules series{};          ///< by which a series pays
    Rules neighbours{};      ///< by which a number with its neighbours does
    Rules settled{};         ///< of a settlement, whatever has come up
};

/// What happens when something fails.
struct FailureTerms {
    Cited<bool> voidSpin{};   ///< an object in the wheel voids the spin, and the ball is launched again
    Cited<bool> putBack{};    ///< stakes that the staff disturb are put back
    Cited<bool> faultyBall{}; ///< a faulty ball is replaced
    Rules voidRound{};        ///< by which a breakdown voids a round
    Rules playerLost{};       ///< by which the stakes of a lost player stand
    Rules playerAway{};       ///< by which a lost player does nothing until the line is back
};

/// How sessions begin and end.
struct SessionTerms {
    Cited<bool> idle{};      ///< players who stake nothing are invited to leave, warned and shown out
    Rules invitedAlone{};    ///< by which they are invited at an individual wheel
    Rules invited{};         ///< and where several play
    Rules warned{};          ///< by which they are warned, and shown out
    Rules admitted{};        ///< by which there are points to play with
    Rules allowance{};       ///< by which there are fresh ones
    Rules taken{};           ///< what taking fresh ones carries out
    Rules session{};         ///< by which sessions begin and end
    Rules places{};          ///< by which a wheel has no more players
    Rules joined{};          ///< by which one joins where chips have a value
    Rules joinedWithChips{}; ///< by which one joins where they have none
    Rules left{};            ///< by which one leaves
    Rules leavesLater{};     ///< by which one leaves with stakes down
    Rules chipsChanged{};    ///< by which chips without a value are changed back
    Rules summary{};         ///< by which accounts are given
};

/// One regulation.
struct Regulation {
    RuleSet set;
    std::string_view name;    ///< `pt-804-2015`, `pt-894-2002`, `mo-60-2004`
    std::string_view version; ///< the name and a number, as records have it: see rulesVersion()
    Currency currency = Currency::euro;
    WheelTerms wheel;
    std::array<ChanceTerms, kChanceKinds> chances; ///< by ChanceKind
    LimitTerms limits;
    CourseTerms course;
    PaymentTerms payment;
    FailureTerms failures;
    SessionTerms sessions;

    const ChanceTerms& operator[](ChanceKind kind) const { return chances[static_cast<std::size_t>(kind)]; }
    /// The rules by which stakes close.
    const Rules& closing(Closing closing) const {
        return closing == Closing::before_launch ? course.closesBeforeLaunch.rules
                                                 : course.closesOnSlowdown.rules;
    }
    /// The rule that gives a stake: O7a, R24b, M6.1 to M6.17, where each dozen has its own.
    RuleId ruleOf(const Spot& spot) const;
};

/// A list of rules with what it lacks of others, as far as there is room.
Rules with(Rules rules, const Rules& others);

extern const Regulation kOnline804; ///< Regulamento n.º 804/2015
extern const Regulation kCasino894; ///< Portaria n.º 894/2002
extern const Regulation kMacau60;   ///< Despacho Regulamentar Externo n.º 60/2004

/// By RuleSet.
inline constexpr std::array kRegulations = {&kOnline804, &kCasino894, &kMacau60};

/// The regulation of that key.
inline const Regulation& regulationOf(RuleSet set) { return *kRegulations[static_cast<std::size_t>(set)]; }

/// The rule set's short name: `pt-804-2015`, `pt-894-2002`, `mo-60-2004`.
inline std::string_view name(RuleSet rules) { return regulationOf(rules).name; }

} // namespace mesaviva::roulette
