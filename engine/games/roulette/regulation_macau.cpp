// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Despacho Regulamentar Externo n.º 60/2004: roulette in Macau.

#include "engine/games/roulette/regulation.h"

namespace mesaviva::roulette {

namespace {

constexpr ChanceTerms given(const Rules& by, Odds odds, RuleId pays) {
    return {.known = {true, by},
            .optional = {false, by},
            .odds = {odds, {pays}},
            .maximum = {0, {"I-M9"_rule}},
            .minimum = {"I-M9"_rule}};
}

constexpr ChanceTerms even(RuleId by) { return given({by}, {1, 1}, "M7.8"_rule); }

// The house may choose the French order, for which there are no sectors.
constexpr ChanceTerms sector(RuleId by, Odds odds, RuleId pays) {
    ChanceTerms terms = given({by, "I-M6"_rule}, odds, pays);
    terms.optional = {true, {"I-M6"_rule, by}};
    return terms;
}

constexpr ChanceTerms unknown(RuleId by) {
    return {.known = {false, {by}},
            .optional = {false, {by}},
            .maximum = {0, {"I-M9"_rule}},
            .minimum = {"I-M9"_rule}};
}

} // namespace

constexpr Regulation kMacau60{
    .set = RuleSet::macau,
    .name = "mo-60-2004",
    .currency = Currency::pataca,
    .wheel = {.mostPockets = {37, {"M1.2"_rule}},
              .american = {WheelOrder::american_online, {"I-M6"_rule, "I-R2b"_rule}},
              .frenchOrder = {true, {"I-M6"_rule}},
              .usualOrder = {NumberOrder::american, {"I-M6"_rule}},
              // The croupier launches the ball.
              .individual = {false, {"M3.2.1"_rule}},
              .doubleLayout = {false, {}},
              .colourChips = {false, {"I-M9"_rule}},
              .cashChips = {false, {"I-M9"_rule}}},
    .chances = {given({"M6.1"_rule}, {35, 1}, "M7.1"_rule), given({"M6.2"_rule}, {17, 1}, "M7.2"_rule),
                given({"M6.3"_rule}, {11, 1}, "M7.3"_rule), given({"M6.4"_rule}, {8, 1}, "M7.4"_rule),
                given({"M6.5"_rule}, {5, 1}, "M7.5"_rule),
                given({"M6.9"_rule, "M6.10"_rule, "M6.11"_rule}, {2, 1}, "M7.7"_rule), // each dozen by name
                given({"M6.8"_rule}, {2, 1}, "M7.7"_rule), unknown("M6.9"_rule), unknown("M6.8"_rule),
                even("M6.12"_rule), even("M6.13"_rule), even("M6.14"_rule), even("M6.15"_rule),
                even("M6.16"_rule), even("M6.17"_rule), sector("M6.6"_rule, {3, 1}, "M7.6"_rule),
                sector("M6.7"_rule, {2, 1}, "M7.7"_rule)},
    .limits = {.everyCombination = {true, {}},
               .zeroCombinations = {false, {"I-M8"_rule}},
               .namedDozens = {true, {"M6.9"_rule, "M6.10"_rule, "M6.11"_rule}},
               .playerMaximum = {false, {"I-M9"_rule}},
               .houseMaximum = {500, {"I-M9"_rule}},
               // Article 6 has none of these, but no number for its list being closed.
               .groups = {Groups::none, {}},
               .neighbours = {false, {}},
               .parol = {false, {}}},
    .course = {.closesBeforeLaunch = {true, {"M3.2.1"_rule}},
               .closesOnSlowdown = {true, {"M3.2.2"_rule}},
               .usualClosing = {Closing::before_launch, {"M3.2.1"_rule}},
               .openingSaid = {false, {"M3.1"_rule}},
               .closingTimed = {false, {"M3.2.1"_rule, "M3.2.2"_rule}},
               .bell = {true, {"M3.2.1"_rule}},
               .alternates = {false, {"M2.1"_rule}},
               .numberCalled = {true, {"M4"_rule}},
               .ballChanged = {false, {}},
               .dealerChanged = {false, {}},
               .periodLength = {"M3.2.1"_rule},
               .spinLength = {"M3.2.2"_rule},
               .opened = {"M3.1"_rule},
               .betting = {"M3.1"_rule},
               .notBetweenRounds = {"M3.1"_rule},
               .ordered = {"M3.2.1"_rule},
               .orderedByNobody = {"M3.2.1"_rule},
               .launched = {"M2.1"_rule},
               .drawn = {"M4"_rule},
               .marked = {"M4"_rule}},
    .payment = {.order = {{8, 7, 5, 6, 4, 1, 0, 1, 0, 3, 3, 3, 3, 3, 3, 2, 2}, {"M5.1"_rule}},
                .ordered = {true, {"M5.1"_rule}},
                .together = {true, {"M5.2"_rule}},
                .obliges = {false, {"M5.2"_rule}},
                .zero = {ZeroTakes::all, {"M8"_rule}},
                .collected = {"M5.1"_rule},
                .chosen = {"M5.2"_rule, "M9"_rule},
                .paid = {"M5.1"_rule},
                .paidTogether = {"M5.2"_rule},
                .announced = {"M5.1"_rule},
                .loses = {"M5.1"_rule}},
    .failures = {.voidSpin = {true, {"M2.2"_rule, "M2.3"_rule}},
                 .putBack = {true, {"M5.3"_rule}},
                 .faultyBall = {false, {}},
                 // This text doesn't mention breakdowns or lost players either.
                 .failed = {"I-R22"_rule},
                 .voidRound = {"I-R22"_rule},
                 .playerLost = {"I-O22"_rule},
                 .playerLostStaked = {"I-O22"_rule},
                 .playerBack = {"I-O22"_rule}},
    .sessions = {.idle = {false, {}}, .valued = {.leavesLater = {"I-P35"_rule}}},
    .alternatives = {"M9"_rule},
};

} // namespace mesaviva::roulette
