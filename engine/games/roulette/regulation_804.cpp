// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Regulamento n.º 804/2015: American roulette online.

#include "engine/games/roulette/regulation.h"

namespace mesaviva::roulette {

namespace {

constexpr ChanceTerms multiple(Odds odds, std::int64_t maximum) {
    return {.known = {true, {"O7a"_rule}},
            .optional = {false, {"O12"_rule, "O7a"_rule}},
            .odds = {odds, {"O13a"_rule}},
            .maximum = {maximum, {"O11"_rule, "O10"_rule}},
            .minimum = {"O10"_rule}};
}

constexpr ChanceTerms twoBoxes() {
    ChanceTerms terms = multiple({1, 2}, 720);
    terms.known.rules = {"O7a"_rule, "I-O7a"_rule};
    terms.optional.value = true;
    terms.halved = {true, {"I-cent"_rule, "O13a"_rule}};
    return terms;
}

constexpr ChanceTerms even() {
    ChanceTerms terms = multiple({1, 1}, 540);
    terms.known.rules = {"O7b"_rule};
    terms.odds.rules = {"O13b"_rule};
    return terms;
}

constexpr ChanceTerms unknown() {
    return {.known = {false, {"O7a"_rule}}, .optional = {false, {"O7a"_rule}}, .minimum = {"O10"_rule}};
}

} // namespace

constexpr Regulation kOnline804{
    .set = RuleSet::online,
    .name = "pt-804-2015",
    .currency = Currency::euro,
    .wheel = {.mostPockets = {38, {"O6a"_rule}},
              .american = {WheelOrder::american_online, {"O6c"_rule, "I-R2b"_rule}},
              .frenchOrder = {false, {"O6c"_rule}},
              .usualOrder = {NumberOrder::american, {"O6c"_rule}},
              .individual = {true, {"O4"_rule, "O15"_rule}},
              .shared = {"O4"_rule, "O5"_rule},
              .doubleLayout = {false, {"O6d"_rule}},
              // All chips have a money value.
              .colourChips = {false, {"O3a"_rule}},
              .cashChips = {false, {"O3a"_rule}}},
    .chances = {multiple({35, 1}, 30),  // straight up
                multiple({17, 1}, 60),  // split
                multiple({11, 1}, 90),  // street
                multiple({8, 1}, 120),  // corner
                multiple({5, 1}, 180),  // line
                multiple({2, 1}, 360),  // dozen
                multiple({2, 1}, 360),  // column
                twoBoxes(), twoBoxes(), // of dozens, of columns
                // The six even chances, and sectors.
                even(), even(), even(), even(), even(), even(), unknown(), unknown()},
    .limits = {.everyCombination = {true, {"O9"_rule}},
               .zeroCombinations = {true, {"I-O7"_rule}},
               .namedDozens = {false, {"O7a"_rule}},
               .playerMaximum = {true, {"O12"_rule}},
               .groups = {Groups::shortcut, {"I-O7b"_rule}},
               .neighbours = {true, {"I-O7b"_rule}},
               .parol = {false, {"I-O7b"_rule}},
               .points = {"O3a"_rule}},
    .course = {.closesBeforeLaunch = {true, {"O14"_rule}},
               .closesOnSlowdown = {false, {"O3d"_rule}},
               .usualClosing = {Closing::before_launch, {"O14"_rule}},
               // A timer is enough.
               .openingSaid = {false, {"O14"_rule}},
               .closingTimed = {true, {"O14"_rule}},
               .bell = {false, {}},
               .alternates = {false, {"O2"_rule}},
               .numberCalled = {false, {"O16"_rule}},
               .ballChanged = {false, {"O2"_rule}},
               .dealerChanged = {false, {"O2"_rule}},
               .periodLength = {"O14"_rule},
               .spinLength = {"O2"_rule},
               .opened = {"O5"_rule},
               .betting = {"O14"_rule},
               .notBetweenRounds = {"O14"_rule},
               .placed = {"O8"_rule},
               .individual = {.opened = {"O3d"_rule},
                              .betting = {"O15"_rule},
                              .said = {"O15"_rule},
                              .closing = {"O15"_rule},
                              .drawn = {"O16"_rule}},
               .ordered = {"O15"_rule},
               .orderedByNobody = {"O15"_rule, "O14"_rule},
               .launched = {"O2"_rule},
               .drawn = {"O16"_rule, "O5"_rule},
               .marked = {"O16"_rule},
               .closed = {"O3d"_rule, "O24"_rule}},
    // The text puts losing stakes before winning ones, but no chance before another: the order of R30.
    .payment = {.order = {{9, 8, 6, 7, 5, 2, 0, 3, 1, 4, 4, 4, 4, 4, 4, 10, 10}, {"O17"_rule}},
                .ordered = {false, {"O17"_rule}},
                .together = {true, {"O17"_rule}},
                .obliges = {false, {"O17"_rule}},
                .zero = {ZeroTakes::all, {"O19"_rule}},
                .collected = {"O17"_rule},
                .chosen = {"O17"_rule},
                .paid = {"O17"_rule},
                .announced = {"O17"_rule},
                .wins = {"O18"_rule},
                .loses = {"O18"_rule},
                .settled = {"O18"_rule, "O17"_rule}},
    // A virtual table has none of the first three.
    .failures = {.voidSpin = {false, {"O2"_rule}},
                 .putBack = {false, {"O2"_rule}},
                 .faultyBall = {false, {"O2"_rule}},
                 .failed = {"O20"_rule},
                 .voidRound = {"O20"_rule, "O21"_rule},
                 .playerLostStaked = {"O22"_rule, "O23"_rule},
                 .playerBack = {"O22"_rule}},
    .sessions = {.idle = {true, {"O28a"_rule, "O28b"_rule, "O29"_rule}},
                 .invitedAlone = {"O28a"_rule},
                 .invited = {"O28b"_rule},
                 .warned = {"O29"_rule},
                 .admitted = {"O30"_rule},
                 .allowance = {"O31"_rule},
                 .taken = {"O31"_rule},
                 .valued = {.session = {"O27"_rule},
                            .joined = {"O27"_rule},
                            .left = {"O27"_rule, "O26"_rule},
                            .leavesLater = {"O27"_rule, "O23"_rule, "I-P35"_rule},
                            .summary = {"O26"_rule}}},
};

} // namespace mesaviva::roulette
