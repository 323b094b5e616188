// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Poker's events, commands and settings, for the tests of their JSON.
#pragma once

#include "engine/base/seed.h"
#include "engine/games/poker/record/poker_json.h"
#include "json_kit.h"

#include <QList>
#include <QStringList>

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <vector>

namespace mesaviva::kit::of_poker_json {

using namespace mesaviva::poker;

inline const Card kCard = *Card::fromText("Td");

inline const Settings kTable;
inline const Settings kAlone = [] {
    Settings settings;
    settings.individual = true;
    settings.seats = 1;
    return settings;
}();
inline const Settings kFaceDown = [] {
    Settings settings;
    settings.burntCard = BurntCard::face_down;
    return settings;
}();
/// A table on record from before edition 2.
inline const Settings kEdition1 = [] {
    Settings settings;
    settings.edition = 1;
    return settings;
}();

inline std::vector<Sample<Event, Settings>> samples() {
    const SessionSummary summary{4, {5'000}, {6'500}};
    Settled won{};
    won.player = 0;
    won.verdict = poker::Verdict::won;
    won.hand = Combination::two_pairs;
    won.decidedBy = DecidedBy::named_cards;
    won.ante = {{1'000}, {2'000}};
    won.bet = {{2'000}, {6'000}};
    Settled stood{}; // the maximum number of rules in a settlement
    stood.player = 0;
    stood.verdict = poker::Verdict::won;
    stood.hand = Combination::ace_king;
    stood.ante = {{1'000}, {2'000}};
    stood.bet = {{2'000}, {4'000}};
    stood.ace = AceInRow::high_not_played;
    stood.decidedBy = DecidedBy::suits;
    stood.betStands = true;
    Settled folded{};
    folded.player = 1;
    folded.verdict = poker::Verdict::folded;
    folded.foldedBy = FoldedBy::time;
    folded.hand = Combination::ace_king;
    folded.ante = {{1'000}, {}};
    Settled notDealt{};
    notDealt.player = 1;
    notDealt.verdict = poker::Verdict::voided;
    notDealt.ante = {{1'000}, {1'000}};
    RoundClosed closed{};
    closed.seed.fill(0xab);
    closed.cards[0] = kCard;
    closed.cards[1] = *Card::fromText("As");
    closed.cardCount = 2;
    closed.scripted = true;
    Digest digest{};
    digest.fill(0x0f);
    const auto refused = [](PlayerId player, Action action, RefusalReason reason, Rules rules, Money limit) {
        return Refused{player, action, {reason, rules, limit}};
    };

    return {
        {"table_opened", kTable, opened(Settings{}),
         R"("event":"table_opened","rules":["P4","P5","P14","P41b","P42","I-P41","P6a","P6b","P16","P17","P18","P21","P31",)"
         R"("I-P16","I-P19a","I-P8","I-P26","I-P33","P43","P44"],"settings":{"individual":false,"seats":7,"minimum":500,"maximum":12500,)"
         R"("betting_seconds":20,"decision_seconds":20,"extra_seconds":10,"card_seconds":0.4,"ace_high_straight":true,)"
         R"("system_failure":"settle_bets","idle":{"invited_after_seconds":180,"ended_after_seconds":60,"invited_after_rounds":6,"ended_after_rounds":1},"allowance":100000},)"
         R"("players":["ana","eva"],"simulated":["eva"],"rules_version":"pt-803-2015/2")"},
        {"table_opened, edition 1", kEdition1, opened(kEdition1),
         R"("event":"table_opened","rules":["P4","P5","P14","P41b","P42","I-P41","P6a","P6b","P16","P17","P18","I-P16","P21",)"
         R"("P31","I-P8","I-P33","P43","P44"],"settings":{"individual":false,"seats":7,"minimum":500,"maximum":12500,)"
         R"("betting_seconds":20,"decision_seconds":20,"extra_seconds":10,"card_seconds":0.4,"ace_high_straight":true,)"
         R"("system_failure":"settle_bets","idle":{"invited_after_seconds":180,"ended_after_seconds":60,"invited_after_rounds":6,"ended_after_rounds":1},"allowance":100000},)"
         R"("players":["ana","eva"],"simulated":["eva"],"rules_version":"pt-803-2015/1")"},
        {"player_admitted", kTable, PlayerAdmitted{0, {500}},
         R"("event":"player_admitted","rules":["P43"],"player":"ana","wallet":500)"},
        {"player_sat", kTable, PlayerSat{1, 7},
         R"("event":"player_sat","rules":["P40","P6a"],"player":"rui","seat":7)"},
        {"allowance_taken", kTable, AllowanceTaken{0, {100}},
         R"("event":"allowance_taken","rules":["P44","P43"],"player":"ana","amount":100)"},
        {"round_opened", kTable, RoundOpened{3, digest},
         R"("event":"round_opened","rules":["P2e","P5"],"commitment":"0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f")"},
        {"seed_contributed", kTable, SeedContributed{0, digest},
         R"("event":"seed_contributed","rules":[],"player":"ana","seed":"0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f")"},
        {"round_opened, individual", kAlone, RoundOpened{3, digest},
         R"("event":"round_opened","rules":["P2e"],"commitment":"0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f")"},
        {"betting_opened", kTable, BettingOpened{at(30'000)},
         R"("event":"betting_opened","rules":["P14"],"until":30)"},
        {"betting_opened, individual", kTable, BettingOpened{},
         R"("event":"betting_opened","rules":["P15"],"until":null)"},
        {"betting_closed", kTable, BettingClosed{at(30'250), true},
         R"("event":"betting_closed","rules":["P14","P19a"],"until":30.25,"deal":true)"},
        {"betting_closed, empty", kTable, BettingClosed{at(30'000), false},
         R"("event":"betting_closed","rules":["P14","I-P41"],"until":30,"deal":false)"},
        {"betting_closed, the ante is lost", kTable, BettingClosed{at(30'000), false, true},
         R"("event":"betting_closed","rules":["P14","P35","I-P35"],"until":30,"deal":false,"ante_lost":true)"},
        {"betting_closed, individual", kAlone, BettingClosed{at(30'250), true},
         R"("event":"betting_closed","rules":["P15","P19a"],"until":30.25,"deal":true)"},
        {"staked, ante", kTable, Staked{0, Box::ante, {500}},
         R"("event":"staked","rules":["P16"],"player":"ana","box":"ante","amount":500)"},
        {"staked, bet", kTable, Staked{0, Box::bet, {1'000}},
         R"("event":"staked","rules":["P23","P20"],"player":"ana","box":"bet","amount":1000)"},
        {"stake_taken_back", kTable, StakeTakenBack{0, {500}, true},
         R"("event":"stake_taken_back","rules":["P14"],"player":"ana","box":"ante","amount":500,"all":true)"},
        {"card_burnt", kTable, CardBurnt{kCard, Origin::seed},
         R"("event":"card_burnt","rules":["P19a","I-P19a","P6b"],"card":"Td","face_up":true)"},
        {"card_burnt, face down", kFaceDown, CardBurnt{kCard, Origin::seed, false},
         R"("event":"card_burnt","rules":["P19a","P6b"],"card":"Td","face_up":false)"},
        {"card_dealt", kTable, CardDealt{1, 0, kCard, false, Origin::seed},
         R"("event":"card_dealt","rules":["P19b"],"card":"Td","to":"rui","face_up":false,"place":0)"},
        {"card_dealt, the dealer's last", kTable, CardDealt{kNobody, 4, kCard, true, Origin::script},
         R"("event":"card_dealt","rules":["P19c","P19b"],"card":"Td","to":"dealer","face_up":true,"place":4,"origin":"script")"},
        {"decision_opened", kTable, DecisionOpened{at(1'000)},
         R"("event":"decision_opened","rules":["P20","P21"],"until":1)"},
        {"decision_extended", kTable, DecisionExtended{at(1'000)},
         R"("event":"decision_extended","rules":["P31"],"until":1)"},
        {"folded, by the player", kTable, Folded{0, FoldedBy::player, {500}},
         R"("event":"folded","rules":["P22","P20"],"player":"ana","by":"player","amount":500)"},
        {"folded, by time", kTable, Folded{0, FoldedBy::time, {500}},
         R"("event":"folded","rules":["P32","P22"],"player":"ana","by":"time","amount":500)"},
        {"folded, by disconnection", kTable, Folded{0, FoldedBy::disconnection, {500}},
         R"("event":"folded","rules":["P35","P34","I-P35"],"player":"ana","by":"disconnection","amount":500)"},
        {"folded, the line is lost", kTable, Folded{0, FoldedBy::disconnection, {500}, Gone::line_lost},
         R"("event":"folded","rules":["P35","P34","I-P35"],"player":"ana","by":"disconnection","amount":500,"gone":"line_lost")"},
        {"folded, the player has left", kTable, Folded{0, FoldedBy::disconnection, {500}, Gone::left},
         R"("event":"folded","rules":["I-P35","P35"],"player":"ana","by":"disconnection","amount":500,"gone":"left")"},
        {"card_revealed, the dealer's", kTable, CardRevealed{kNobody, 0, kCard},
         R"("event":"card_revealed","rules":["P24"],"card":"Td","to":"dealer","face_up":true,"place":0)"},
        {"card_revealed, a player's", kTable, CardRevealed{0, 0, kCard},
         R"("event":"card_revealed","rules":["P27","P10"],"card":"Td","to":"ana","face_up":true,"place":0)"},
        {"dealer_qualified", kTable, DealerQualified{true, Combination::ace_king},
         R"("event":"dealer_qualified","rules":["P25","P27","P7k"],"qualified":true,"hand":"ace_king")"},
        {"dealer_qualified, not", kTable, DealerQualified{false, Combination::high_cards},
         R"("event":"dealer_qualified","rules":["P26","P25","P7j"],"qualified":false,"hand":"not_qualified")"},
        {"dealer_qualified, ace low", kTable, DealerQualified{true, Combination::straight, AceInRow::low},
         R"("event":"dealer_qualified","rules":["P25","P27","P7f","P8"],"qualified":true,"hand":"straight",)"
         R"("ace":"low")"},
        {"collected", kTable, Collected{0, Box::bet, {1'000}},
         R"("event":"collected","rules":["P29"],"player":"ana","box":"bet","amount":1000)"},
        {"paid, bet", kTable, Paid{0, Box::bet, {4'000}, Combination::two_pairs, true},
         R"("event":"paid","rules":["P28a","P12h"],"player":"ana","box":"bet","amount":4000,"combination":"two_pairs","qualified":true)"},
        {"paid, bet on a pair", kTable, Paid{0, Box::bet, {1'000}, Combination::pair, true},
         R"("event":"paid","rules":["P28a","P12i","I-P12"],"player":"ana","box":"bet","amount":1000,"combination":"pair","qualified":true)"},
        {"paid, ante", kTable, Paid{0, Box::ante, {1'000}, Combination::two_pairs, true},
         R"("event":"paid","rules":["P28b"],"player":"ana","box":"ante","amount":1000,"combination":"two_pairs","qualified":true)"},
        {"paid, the dealer does not qualify", kTable, Paid{0, Box::ante, {1'000}, Combination::pair, false},
         R"("event":"paid","rules":["P26"],"player":"ana","box":"ante","amount":1000,"combination":"pair","qualified":false)"},
        {"settled", kTable, won,
         R"("event":"settled","rules":["P28a","P28b","P12h","P11","P13f","P7h"],"player":"ana","verdict":"won",)"
         R"("hand":"two_pairs","decided_by":"named_cards","staked":3000,"returned":8000,"net":5000,"stakes":[)"
         R"({"box":"ante","amount":1000,"returned":2000},{"box":"bet","amount":2000,"returned":6000}],"combination":"two_pairs")"},
        {"settled, a bet that stands", kTable, stood,
         R"("event":"settled","rules":["P28a","P28b","P12j","I-P12","P11","P9","I-P9","P7j","P8","P36","I-P33"],)"
         R"("player":"ana","verdict":"won","hand":"high_cards","ace":"high_not_played","decided_by":"suits",)"
         R"("bet_stands":true,"staked":3000,"returned":6000,"net":3000,"stakes":[)"
         R"({"box":"ante","amount":1000,"returned":2000},{"box":"bet","amount":2000,"returned":4000}],"combination":"ace_king")"},
        {"settled, folded", kTable, folded,
         R"("event":"settled","rules":["P32"],"player":"rui","verdict":"folded","hand":"high_cards",)"
         R"("staked":1000,"returned":0,"net":-1000,"stakes":[{"box":"ante","amount":1000,"returned":0}],"folded_by":"time","combination":"ace_king")"},
        {"settled, folded, edition 1", kEdition1, folded,
         R"("event":"settled","rules":["P32","P7j"],"player":"rui","verdict":"folded","hand":"high_cards",)"
         R"("staked":1000,"returned":0,"net":-1000,"stakes":[{"box":"ante","amount":1000,"returned":0}],"folded_by":"time","combination":"ace_king")"},
        {"settled, before the deal", kTable, notDealt,
         R"("event":"settled","rules":["P33"],"player":"rui","verdict":"voided",)"
         R"("staked":1000,"returned":1000,"net":0,"stakes":[{"box":"ante","amount":1000,"returned":1000}])"},
        {"round_void", kTable, RoundVoid{},
         R"("event":"round_void","rules":["P33","I-P33"],"reason":"system_failure")"},
        {"round_closed", kTable, closed,
         R"("event":"round_closed","rules":["P2e"],"seed":"abababababababababababababababababababababababababababababababab","outcome":{"cards":["Td","As"]},"scripted":true)"},
        {"system_failed", kTable, SystemFailed{}, R"("event":"system_failed","rules":["P33","I-P33"])"},
        {"system_failed, injected", kTable, SystemFailed{InjectedBy::inspector},
         R"("event":"system_failed","rules":["P33","I-P33"],"injected_by":"inspector")"},
        {"player_lost, injected", kTable, PlayerDisconnected{0, false, InjectedBy::lesson},
         R"("event":"player_lost","rules":["P34"],"player":"ana","injected_by":"lesson")"},
        {"player_back, injected", kTable, PlayerReconnected{0, InjectedBy::scenario},
         R"("event":"player_back","rules":["P34","I-P35"],"player":"ana","injected_by":"scenario")"},
        {"player_lost", kTable, PlayerDisconnected{0},
         R"("event":"player_lost","rules":["P34"],"player":"ana")"},
        {"player_back", kTable, PlayerReconnected{0},
         R"("event":"player_back","rules":["P34","I-P35"],"player":"ana")"},
        {"player_leaving", kTable, PlayerLeaving{0},
         R"("event":"player_leaving","rules":["P40","I-P35"],"player":"ana")"},
        {"session_invited", kTable, SessionInvited{0, true},
         R"("event":"session_invited","rules":["P41a","I-P41"],"player":"ana","reason":"idle","individual":true)"},
        {"session_invited, several players", kTable, SessionInvited{0, false},
         R"("event":"session_invited","rules":["P41b","I-P41"],"player":"ana","reason":"idle","individual":false)"},
        {"session_warned", kTable, SessionWarned{0, at(240'000)},
         R"("event":"session_warned","rules":["P42","I-P41"],"player":"ana","reason":"idle","until":240)"},
        {"session_warned, several players", kTable, SessionWarned{0, {}},
         R"("event":"session_warned","rules":["P42","I-P41"],"player":"ana","reason":"idle","until":null)"},
        {"session_ended", kTable, SessionEnded{0, SessionEnd::left, summary},
         R"("event":"session_ended","rules":["P40","P39"],"player":"ana","reason":"left",)"
         R"("rounds":4,"staked":5000,"returned":6500,"net":1500)"},
        {"session_ended, idle", kTable, SessionEnded{0, SessionEnd::idle, summary},
         R"("event":"session_ended","rules":["P42","P39"],"player":"ana","reason":"idle",)"
         R"("rounds":4,"staked":5000,"returned":6500,"net":1500)"},
        {"announced", kTable, Announced{OwnPhrase::decide},
         R"("event":"announced","rules":["P20","P30"],"phrase":"decide")"},
        {"announced, a payment", kTable, Announced{OwnPhrase::payment, 0, Box::bet, {4'000}},
         R"("event":"announced","rules":["P28a"],"phrase":"payment","player":"ana","box":"bet","amount":4000)"},
        {"refused", kTable,
         refused(0, Action::ante, CommonReason::below_minimum, {"P16"_rule, "P17"_rule}, {500}),
         R"("event":"refused","rules":["P16","P17"],"player":"ana","do":"ante","reason":"below_minimum",)"
         R"("limit":500)"},
        {"refused, without a limit", kTable,
         refused(0, Action::fold, CommonReason::not_now, {"P20"_rule}, {}),
         R"("event":"refused","rules":["P20"],"player":"ana","do":"fold","reason":"not_now")"},
    };
}

inline std::vector<Settings> unusualSettings() {
    Settings settings;
    settings.individual = true;
    settings.seats = 1;
    settings.minimum = {700};
    settings.maximum = {1'400};
    settings.betting = Duration(1'500);
    settings.decision = Duration(2'250);
    settings.extra = Duration(1);
    settings.card = Duration(33);
    settings.ranking.aceHighStraight = false;
    settings.systemFailure = SystemFailureRule::void_all;
    settings.burntCard = BurntCard::face_down;
    settings.foldedAntes = FoldedAntes::paid;
    settings.maximumBounds = MaximumBounds::ante_and_bet;
    settings.idle = {Duration(1'001), Duration(2'002), 3, 4};
    settings.allowance = {5};
    return {settings, kEdition1};
}

inline std::vector<Command> commands() {
    Seed seed{};
    seed.fill(0xab);
    return {Admit{{500}},     Sit{0, 3},        PlaceAnte{1, {700}},
            UndoAnte{0},      ClearAnte{0},     RepeatAnte{0},
            Deal{0},          Fold{1},          Bet{0},
            Leave{0},         TakeAllowance{0}, ContributeSeed{0, seed},
            LosePlayer{1},    RestorePlayer{1}, FailSystem{},
            TimePassed{},     Commit{seed},     BringCard{kCard, Origin::script},
            BringCard{kCard}, RevealSeed{seed}};
}

inline std::vector<Event> moreEvents(const Settings&) {
    std::vector<Event> more;
    for (const Phrase phrase : Phrase::all()) {
        more.push_back(Announced{phrase});
    }
    for (int verdict = 0; !name(static_cast<poker::Verdict>(verdict)).empty(); ++verdict) {
        Settled settled{};
        settled.verdict = static_cast<poker::Verdict>(verdict);
        more.push_back(settled);
    }
    return more;
}

inline QList<QStringList> keys() {
    QStringList phrases;
    for (const Phrase phrase : Phrase::all()) {
        phrases.append(key(name(phrase)));
    }
    return {phrases};
}

inline GameSamples<Event, Command, Settings> all() {
    const auto& names = record::pokerEventNames();
    return {
        "poker", samples(), unusualSettings(), commands(), {kTable}, moreEvents, {names.begin(), names.end()},
        keys()};
}

} // namespace mesaviva::kit::of_poker_json
