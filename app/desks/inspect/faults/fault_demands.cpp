// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/faults/fault_demands.h"

namespace mesaviva::app {

namespace {

using faults::FaultKind;

struct Demand {
    std::string_view ruleSet;
    FaultKind kind;
    const char* rule;
    const char* text;
};

constexpr std::string_view kPoker = "pt-803-2015";
constexpr std::string_view kOnline = "pt-804-2015";
constexpr std::string_view kCasino = "pt-894-2002";
constexpr std::string_view kMacau = "mo-60-2004";
constexpr std::string_view kBingo = "pt-425a-2015";

constexpr const char* kPhysicalFailure = QT_TRANSLATE_NOOP(
    "FaultDemands", "The text knows of no system failure; read as O20 and O21: without a valid number "
                    "the round is void and all stakes are returned.");
constexpr const char* kPhysicalLine = QT_TRANSLATE_NOOP(
    "FaultDemands",
    "The text knows of no lost player; read as O22 and O23: the round stands, and the stakes are settled.");
constexpr const char* kObject = QT_TRANSLATE_NOOP(
    "FaultDemands", "The spin is void, not the round: the cause is removed, the ball is put back on the "
                    "previous number and launched again; stakes stay.");
constexpr const char* kPutBack =
    QT_TRANSLATE_NOOP("FaultDemands", "Stakes that the staff have disturbed are put back from the record.");

constexpr Demand kDemands[] = {
    {kPoker, FaultKind::system, "P33",
     QT_TRANSLATE_NOOP(
         "FaultDemands",
         "A round that can't end because the system failed is void, and the stakes are returned.")},
    {kPoker, FaultKind::system, "P36",
     QT_TRANSLATE_NOOP("FaultDemands", "Once the bet is down, it stands and the round is settled.")},
    {kPoker, FaultKind::system, "I-P33",
     QT_TRANSLATE_NOOP("FaultDemands",
                       "Read together, once the deal is complete: seats with a bet are settled, folded seats "
                       "stay folded, seats that had not decided get the ante back. Before, the whole "
                       "round is void.")},
    {kPoker, FaultKind::player_lost, "P34",
     QT_TRANSLATE_NOOP("FaultDemands", "A failure of the player's own equipment does not void the round.")},
    {kPoker, FaultKind::player_lost, "P35",
     QT_TRANSLATE_NOOP("FaultDemands", "Before the bet: the hand is folded, and the ante is lost.")},
    {kPoker, FaultKind::player_lost, "P36",
     QT_TRANSLATE_NOOP("FaultDemands", "After the bet: the bet stands, and the round is settled.")},
    {kPoker, FaultKind::player_back, "I-P35",
     QT_TRANSLATE_NOOP("FaultDemands", "Coming back does not undo a hand that was folded meanwhile.")},
    {kOnline, FaultKind::system, "O20, O21",
     QT_TRANSLATE_NOOP("FaultDemands",
                       "Without a valid number the round is void, and all stakes are returned.")},
    {kOnline, FaultKind::player_lost, "O22, O23",
     QT_TRANSLATE_NOOP("FaultDemands",
                       "A failure on the player's side after the stake: the round stands and is settled.")},
    {kCasino, FaultKind::system, "I-R22", kPhysicalFailure},
    {kCasino, FaultKind::player_lost, "I-O22", kPhysicalLine},
    {kCasino, FaultKind::object_in_wheel, "R22", kObject},
    {kCasino, FaultKind::ball, "R18",
     QT_TRANSLATE_NOOP("FaultDemands", "A faulty ball is replaced by one of the same size.")},
    {kCasino, FaultKind::ball_out, "R18",
     QT_TRANSLATE_NOOP("FaultDemands", "A faulty ball is replaced by one of the same size.")},
    {kCasino, FaultKind::ball_exchange, "R17",
     QT_TRANSLATE_NOOP("FaultDemands", "The two balls alternate every hour, and it is announced.")},
    {kCasino, FaultKind::stakes_disturbed, "R33", kPutBack},
    {kCasino, FaultKind::dealer_change, "R35",
     QT_TRANSLATE_NOOP("FaultDemands",
                       "The croupier at the wheel changes at least every half hour; stakes stay.")},
    {kMacau, FaultKind::system, "I-R22", kPhysicalFailure},
    {kMacau, FaultKind::player_lost, "I-O22", kPhysicalLine},
    {kMacau, FaultKind::object_in_wheel, "M2.2, M2.3", kObject},
    {kMacau, FaultKind::stakes_disturbed, "M5.3", kPutBack},
    {kBingo, FaultKind::system, "B45",
     QT_TRANSLATE_NOOP("FaultDemands", "A failure before the end voids the round: the cards are refunded.")},
    {kBingo, FaultKind::system, "B46",
     QT_TRANSLATE_NOOP("FaultDemands",
                       "After some prize: the prizes won are paid, and players without one are refunded.")},
    {kBingo, FaultKind::system, "B47", QT_TRANSLATE_NOOP("FaultDemands", "No costs are added or taken.")},
    {kBingo, FaultKind::between_prizes, "B46",
     QT_TRANSLATE_NOOP("FaultDemands",
                       "After some prize: the prizes won are paid, and players without one are refunded.")},
    {kBingo, FaultKind::between_prizes, "B47",
     QT_TRANSLATE_NOOP("FaultDemands", "No costs are added or taken.")},
    {kBingo, FaultKind::player_lost, "B12",
     QT_TRANSLATE_NOOP("FaultDemands",
                       "Bought cards can't be returned; they stay in and win like any other.")},
    {kBingo, FaultKind::player_lost, "B48, B49",
     QT_TRANSLATE_NOOP("FaultDemands",
                       "The cards count, and prizes are paid to the account right after the round.")},
};

} // namespace

std::vector<FaultDemand> FaultDemands::of(std::string_view ruleSet, FaultKind kind) {
    std::vector<FaultDemand> demands;
    for (const Demand& one : kDemands) {
        if (one.ruleSet == ruleSet && one.kind == kind) {
            demands.push_back({QString::fromLatin1(one.rule), tr(one.text)});
        }
    }
    return demands;
}

} // namespace mesaviva::app
