// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Portaria n.º 894/2002: American roulette in casinos.

#include "engine/games/roulette/regulation.h"

namespace mesaviva::roulette {

namespace {

constexpr ChanceTerms multiple(Odds odds, std::int64_t maximum) {
    return {.known = {true, {"R24a"_rule}},
            .optional = {false, {"R24a"_rule}},
            .odds = {odds, {"R27a"_rule}},
            .maximum = {maximum, {"R34a"_rule}},
            .minimum = {"R34a"_rule}};
}

// The step that is missing in the text.
constexpr ChanceTerms corner() {
    ChanceTerms terms = multiple({8, 1}, 40);
    terms.maximum.rules = {"R34a"_rule, "I-R34"_rule};
    return terms;
}

constexpr ChanceTerms twoBoxes() {
    ChanceTerms terms = multiple({1, 2}, 240);
    terms.known.rules = {"R24a"_rule, "I-O7a"_rule};
    terms.halved = {true, {"I-cent"_rule, "R27a"_rule}};
    return terms;
}

constexpr ChanceTerms even() {
    return {.known = {true, {"R24b"_rule}},
            .optional = {false, {"R24b"_rule}},
            .odds = {{1, 1}, {"R27b"_rule}},
            .maximum = {180, {"R34b"_rule}},
            .minimum = {"R34b"_rule},
            .halved = {true, {"I-cent"_rule, "R29"_rule, "R27b"_rule}}};
}

constexpr ChanceTerms unknown() {
    return {.known = {false, {"R24a"_rule}}, .optional = {false, {"R24a"_rule}}, .minimum = {"R34a"_rule}};
}

} // namespace

constexpr Regulation kCasino894{
    .set = RuleSet::casino,
    .name = "pt-894-2002",
    .currency = Currency::euro,
    .wheel = {.mostPockets = {37, {"R2a"_rule}},
              .american = {WheelOrder::american_casino, {"R2b"_rule, "I-R2b"_rule}},
              .frenchOrder = {true, {"R2a"_rule}},
              .usualOrder = {NumberOrder::french, {"R2a"_rule}},
              .individual = {false, {"R19"_rule}},
              .shared = {"R1"_rule},
              .doubleLayout = {true, {"R1"_rule}},
              .colourChips = {true, {"R7"_rule, "R8"_rule, "R9"_rule, "R10"_rule, "R11"_rule}},
              .cashChips = {true, {"R15a"_rule, "R15b"_rule}}},
    .chances = {multiple({35, 1}, 10),          // straight up
                multiple({17, 1}, 20),          // split
                multiple({11, 1}, 30),          // street
                corner(), multiple({5, 1}, 60), // line
                multiple({2, 1}, 120),          // dozen
                multiple({2, 1}, 120),          // column
                twoBoxes(), twoBoxes(),         // of dozens, of columns
                even(), even(), even(), even(), even(), even(), unknown(), unknown()}, // sectors
    .limits = {.everyCombination = {true, {"R26"_rule}},
               .zeroCombinations = {true, {"I-O7"_rule}},
               .namedDozens = {false, {"R24a"_rule}},
               .playerMaximum = {false, {}},
               .houseMaximum = {0, {"R34a"_rule}},
               .groups = {Groups::booked, {"R25a"_rule}},
               .neighbours = {true, {"R25b"_rule}},
               .groupMaximum = {120, {"R34c"_rule, "I-R34c"_rule}},
               .parol = {true, {"R28"_rule, "R25a"_rule}}},
    .course = {.closesBeforeLaunch = {true, {"R20"_rule}},
               .closesOnSlowdown = {true, {"R20"_rule}},
               .usualClosing = {Closing::on_slowdown, {"R20"_rule}},
               .openingSaid = {false, {"R19"_rule}},
               .closingTimed = {true, {"R20"_rule}},
               .bell = {false, {}},
               .alternates = {true, {"R21"_rule}},
               .numberCalled = {true, {"R23"_rule}},
               .ballChanged = {true, {"R17"_rule}},
               .ballChangeSaid = {"R17"_rule},
               .dealerChanged = {true, {"R35"_rule}},
               .opened = {"R19"_rule},
               .betting = {"R19"_rule},
               .notBetweenRounds = {"R19"_rule, "R20"_rule},
               .ordered = {"R19"_rule},
               .orderedByNobody = {"R19"_rule},
               .launched = {"R21"_rule, "R19"_rule},
               .drawn = {"R23"_rule},
               .marked = {"R23"_rule}},
    .payment = {.order = {{9, 8, 6, 7, 5, 2, 0, 3, 1, 4, 4, 4, 4, 4, 4, 10, 10}, {"R30"_rule}},
                .ordered = {true, {"R30"_rule}},
                .together = {true, {"R32"_rule, "I-R30"_rule}},
                .obliges = {true, {"R32"_rule}},
                .zero = {ZeroTakes::half, {"R29"_rule, "R27b"_rule}},
                .collected = {"R30"_rule},
                .chosen = {"I-R30"_rule},
                .paid = {"R30"_rule},
                .paidTogether = {"R32"_rule, "I-R30"_rule},
                .paidByChance = {"I-R30"_rule},
                .announced = {"R31"_rule, "R30"_rule},
                .loses = {"R30"_rule},
                .series = {"R27c"_rule},
                .neighbours = {"R27d"_rule}},
    .failures = {.voidSpin = {true, {"R22"_rule}},
                 .putBack = {true, {"R33"_rule}},
                 .faultyBall = {true, {"R18"_rule}},
                 .ballVoidsSpin = {"R18"_rule},
                 // The text mentions neither breakdowns nor lost players.
                 .failed = {"I-R22"_rule},
                 .voidRound = {"I-R22"_rule},
                 .playerLost = {"I-O22"_rule},
                 .playerLostStaked = {"I-O22"_rule},
                 .playerBack = {"I-O22"_rule}},
    .sessions = {.idle = {false, {}},
                 .places = {"R8"_rule, "R13"_rule},
                 .valued = {.session = {"R15b"_rule},
                            .joined = {"R15b"_rule},
                            .left = {"R15b"_rule},
                            .leavesLater = {"R15b"_rule, "I-P35"_rule}},
                 .valueless = {.session = {"R12"_rule},
                               .joined = {"R13"_rule, "R9"_rule, "R8"_rule, "R12"_rule, "R7"_rule, "R10"_rule,
                                          "R11"_rule, "R14"_rule},
                               .left = {"R12"_rule},
                               .leavesLater = {"R12"_rule, "I-P35"_rule},
                               .summary = {"R14"_rule}},
                 .chipsChanged = {"R16"_rule, "R12"_rule, "R14"_rule}},
};

} // namespace mesaviva::roulette
