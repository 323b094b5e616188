// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Bingo's events, commands and settings, for the tests of their JSON.
#pragma once

#include "bingo_cards_kit.h"
#include "engine/base/seed.h"
#include "engine/games/bingo/record/bingo_json.h"
#include "json_kit.h"

#include <QList>
#include <QStringList>

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <vector>

namespace mesaviva::kit::of_bingo_json {

using namespace mesaviva::bingo;

inline Settings settingsOf(Variant variant) {
    Settings settings(variant);
    settings.prizes = {2'000, {}, {}, {}, 8'000};
    return settings;
}

inline Settings withJackpots() {
    Settings settings = settingsOf(Variant::bingo90);
    settings.bingoJackpot = Jackpot{250, {1'000}, 40, {}};
    settings.lineJackpot = Jackpot{250, {500}, 10, {}};
    return settings;
}

inline const Settings kNinety = settingsOf(Variant::bingo90);
inline const Settings kEighty = settingsOf(Variant::bingo80);
inline const Settings kSeventyFive = settingsOf(Variant::bingo75);
inline const Settings kThirty = settingsOf(Variant::bingo30);
inline const Settings kJackpots = withJackpots();

inline const Card kFace90 =
    face({1, 12, 0, 34, 0, 56, 0, 78, 0, 0, 15, 23, 0, 45, 0, 67, 0, 89, 5, 0, 27, 38, 0, 59, 0, 0, 90});
inline const Card kFace80 = face({1, 21, 41, 61, 2, 22, 42, 62, 3, 23, 43, 63, 4, 24, 44, 64});
inline const Card kFace75 =
    face({1, 16, 31, 46, 61, 2, 17, 32, 47, 62, 3, 18, 0, 48, 63, 4, 19, 33, 49, 64, 5, 20, 34, 50, 65});
inline const Card kFace30 = face({1, 11, 21, 2, 12, 22, 3, 13, 23});

inline std::shared_ptr<const std::vector<CrowdPurchase>> crowdBuys() {
    return std::make_shared<const std::vector<CrowdPurchase>>(
        std::vector<CrowdPurchase>{CrowdPurchase{7, 2}, CrowdPurchase{3, 1}});
}

inline SaleClosed saleClosed() {
    SaleClosed event{3, 2, {300}, true, {}, {}, {}};
    event.plan.prizeMoney = {241};
    event.plan.prizes = {Money{48}, {}, {}, {}, Money{193}};
    return event;
}

inline SaleClosed saleClosedWithJackpots() {
    SaleClosed event = saleClosed();
    event.bingoJackpot = Money{1'006};
    event.lineJackpot = Money{506};
    return event;
}

inline SessionEnded sessionEnded() {
    Summary summary{4, 9, {900}, {650}, {100}, {}};
    summary.prizes[indexOf(PrizeKind::line)] = {50};
    summary.prizes[indexOf(PrizeKind::bingo)] = {500};
    return {0, SessionEnd::left, summary};
}

inline std::vector<Sample<Event, Settings>> samples() {
    Seed seed{};
    seed.fill(0xab);
    Digest digest{};
    digest.fill(0x0f);
    const auto announced = [](Phrase phrase) { return Announced{phrase}; };

    return {
        {"table_opened", kNinety, opened(kNinety),
         R"("settings":{"variant":90,"mode":"continuous","card_price":100,"max_cards":24,"sale_seconds":30,"draw_seconds":3,)"
         R"("prize_percent":80,"prizes":{"line":2000,"bingo":8000},"line_directions":["horizontal"],"free_centre":true,)"
         R"("split":"by_player","symbols":false,)"
         R"("idle":{"invited_after_seconds":180,"ended_after_seconds":60,"invited_after_rounds":6,"ended_after_rounds":3},"allowance":100000},)"
         R"("players":["ana","eva"],"simulated":["eva"],"rules_version":"pt-425a-2015/3")"},
        {"table_opened, with a crowd", kNinety, opened(kNinety, 30),
         R"("settings":{"variant":90,"mode":"continuous","card_price":100,"max_cards":24,"sale_seconds":30,"draw_seconds":3,)"
         R"("prize_percent":80,"prizes":{"line":2000,"bingo":8000},"line_directions":["horizontal"],"free_centre":true,)"
         R"("split":"by_player","symbols":false,)"
         R"("idle":{"invited_after_seconds":180,"ended_after_seconds":60,"invited_after_rounds":6,"ended_after_rounds":3},"allowance":100000},)"
         R"("players":["ana","eva"],"simulated":["eva"],"crowd":30,"rules_version":"pt-425a-2015/3")"},
        {"player_admitted", kNinety, PlayerAdmitted{0, {500}}, R"("player":"ana","wallet":500)"},
        {"player_joined", kNinety, PlayerJoined{1}, R"("player":"rui")"},
        {"allowance_taken", kNinety, AllowanceTaken{0, {100}}, R"("player":"ana","amount":100)"},
        {"round_opened", kNinety, RoundOpened{3, digest, {1, 2}},
         R"("commitment":"0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f",)"
         R"("set_aside":[1,2])"},
        {"seed_contributed", kNinety, SeedContributed{0, digest},
         R"("player":"ana","seed":"0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f")"},
        {"sale_opened", kNinety, SaleOpened{at(42'500), {150}}, R"("until":42.5,"card_price":150)"},
        {"cards_ordered", kNinety, CardsOrdered{0, 3}, R"("player":"ana","count":3)"},
        {"crowd_cards_ordered", kNinety, CrowdCardsOrdered{crowdBuys()},
         R"("players":2,"cards":3,"buyers":[[7,2],[3,1]])"},
        {"card_sold", kNinety, CardSold{0, 4, kFace90, Origin::seed},
         R"("player":"ana","card":4,"rows":[[1,12,0,34,0,56,0,78,0],[0,15,23,0,45,0,67,0,89],)"
         R"([5,0,27,38,0,59,0,0,90]])"},
        {"card_sold, bingo 80", kEighty, CardSold{1, 1, kFace80, Origin::script},
         R"("player":"rui","card":1,"rows":[[1,21,41,61],[2,22,42,62],[3,23,43,63],[4,24,44,64]],"origin":"script")"},
        {"card_sold, bingo 75", kSeventyFive, CardSold{0, 1, kFace75, Origin::seed},
         R"("player":"ana","card":1,"rows":[[1,16,31,46,61],[2,17,32,47,62],[3,18,0,48,63],[4,19,33,49,64],)"
         R"([5,20,34,50,65]])"},
        {"card_sold, bingo 30", kThirty, CardSold{0, 1, kFace30, Origin::seed},
         R"("player":"ana","card":1,"rows":[[1,11,21],[2,12,22],[3,13,23]])"},
        {"crowd_sold", kNinety, CrowdSold{crowdBuys(), 5, 3, seed},
         R"("players":2,"first":5,"cards":3,"buyers":[[7,2],[3,1]],)"
         R"("seed":"abababababababababababababababababababababababababababababababab")"},
        {"sale_closed", kNinety, saleClosed(),
         R"("cards":3,"players":2,"sales":300,"enough":true,"prize_money":241,"prizes":{"line":48,"bingo":193})"},
        {"sale_closed, with jackpots", kJackpots, saleClosedWithJackpots(),
         R"("cards":3,"players":2,"sales":300,"enough":true,"prize_money":241,"prizes":{"line":48,"bingo":193},)"
         R"("jackpot":1006,"line_jackpot":506)"},
        {"ball_drawn", kNinety, BallDrawn{90, 4, 86, Origin::seed}, R"("number":90,"drawn":4,"left":86)"},
        {"ball_drawn, with its letter (B77)", kSeventyFive, BallDrawn{31, 4, 71, Origin::seed},
         R"("number":31,"letter":"N","drawn":4,"left":71)"},
        {"one_to_go", kNinety, OneToGo{0, 4, PrizeKind::two_lines, 17},
         R"("player":"ana","card":4,"kind":"two_lines","number":17)"},
        {"prize_won", kNinety,
         PrizeWon{PrizeKind::line, 9, {63}, {{{0, 0}, 1, {31}}, {{kNobody, 12}, 2, {31}}}, {1}},
         R"("kind":"line","ball":9,"prize":63,"winners":[{"player":"ana","card":1,"amount":31},)"
         R"({"player":"crowd:12","card":2,"amount":31}],"odd":1)"},
        {"prize_won, the jackpot", kJackpots,
         PrizeWon{PrizeKind::bingo_jackpot, 40, {1'012}, {{{1, 0}, 3, {1'012}}}, {}},
         R"("kind":"bingo_jackpot","ball":40,"prize":1012,"winners":[{"player":"rui","card":3,"amount":1012}],"odd":0)"},
        {"money_carried", kNinety, MoneyCarried{{1}, CarryTarget::next_round},
         R"("amount":1,"to":"next_round")"},
        {"money_carried, to the jackpot", kJackpots, MoneyCarried{{60}, CarryTarget::bingo_jackpot},
         R"("amount":60,"to":"bingo_jackpot")"},
        {"number_marked", kNinety, NumberMarked{0, 17}, R"("player":"ana","number":17)"},
        {"paid", kNinety, Paid{0, PrizeKind::bingo, 4, {180}},
         R"("player":"ana","kind":"bingo","card":4,"amount":180)"},
        {"paid, to the crowd", kNinety, Paid{kNobody, PrizeKind::line, 0, {60}},
         R"("player":"crowd","kind":"line","amount":60)"},
        {"settled", kNinety, Settled{0, {200}, {60}, false, {{1, {100}, {60}}, {2, {100}, {}}}},
         R"("player":"ana","staked":200,"returned":60,"net":-140,"refunded":false,"stakes":[)"
         R"({"card":1,"amount":100,"returned":60},{"card":2,"amount":100,"returned":0}])"},
        {"settled, refunded", kNinety, Settled{1, {100}, {100}, true, {{3, {100}, {100}}}},
         R"("player":"rui","staked":100,"returned":100,"net":0,"refunded":true,"stakes":[)"
         R"({"card":3,"amount":100,"returned":100}])"},
        {"round_void", kNinety, RoundVoid{VoidReason::too_few_players, false},
         R"("reason":"too_few_players","prizes_stand":false)"},
        {"round_void, after a prize", kNinety, RoundVoid{VoidReason::system_failure, true},
         R"("reason":"system_failure","prizes_stand":true)"},
        {"round_void, with jackpots", kJackpots,
         RoundVoid{VoidReason::system_failure, false, Money{1'000}, Money{500}},
         R"("reason":"system_failure","prizes_stand":false,"jackpot":1000,"line_jackpot":500)"},
        {"round_closed", kNinety, RoundClosed{seed, {90, 1, 17}, true},
         R"("seed":"abababababababababababababababababababababababababababababababab",)"
         R"("outcome":{"balls":[90,1,17]},"scripted":true)"},
        {"round_closed, nothing drawn", kNinety, RoundClosed{seed, {}, false},
         R"("seed":"abababababababababababababababababababababababababababababababab",)"
         R"("outcome":{"balls":[]},"scripted":false)"},
        {"system_failed", kNinety, SystemFailed{}, ""},
        {"system_failed, injected", kNinety, SystemFailed{InjectedBy::scenario},
         R"("injected_by":"scenario")"},
        {"player_lost", kNinety, PlayerDisconnected{0}, R"("event":"player_lost","rules":[],"player":"ana")"},
        {"player_lost, with a card", kNinety, PlayerDisconnected{0, true},
         R"("event":"player_lost","rules":["B12","B48"],"player":"ana","at_stake":true)"},
        {"player_back", kNinety, PlayerReconnected{0}, R"("player":"ana")"},
        {"player_leaving", kNinety, PlayerLeaving{0}, R"("player":"ana")"},
        {"session_invited", kNinety, SessionInvited{0}, R"("player":"ana","reason":"idle")"},
        {"session_warned", kNinety, SessionWarned{0, 3}, R"("player":"ana","reason":"idle","rounds":3)"},
        {"session_ended", kNinety, sessionEnded(),
         R"("player":"ana","reason":"left","rounds":4,"cards":9,"staked":900,"returned":650,"net":-250,)"
         R"("refunded":100,"prizes":{"line":50,"bingo":500})"},
        {"session_ended, with jackpots", kJackpots, sessionEnded(),
         R"("player":"ana","reason":"left","rounds":4,"cards":9,"staked":900,"returned":650,"net":-250,)"
         R"("refunded":100,"prizes":{"line":50,"bingo":500,"line_jackpot":0,"bingo_jackpot":0})"},
        {"announced", kNinety, announced(OwnPhrase::sale_opens), R"("phrase":"sale_opens")"},
        {"announced, cards sold", kNinety,
         Announced{OwnPhrase::cards_sold, kNobody, 0, PrizeKind::line, {24'000}, 300},
         R"("phrase":"cards_sold","cards":300,"amount":24000)"},
        {"announced, a ball", kNinety, Announced{OwnPhrase::ball, kNobody, 88},
         R"("phrase":"ball","number":88)"},
        {"announced, a ball with its letter (B77)", kSeventyFive, Announced{OwnPhrase::ball, kNobody, 61},
         R"("phrase":"ball","number":61,"letter":"O")"},
        {"announced, one to go", kNinety, Announced{OwnPhrase::one_to_go, 0, 17, PrizeKind::bingo},
         R"("phrase":"one_to_go","player":"ana","kind":"bingo","number":17)"},
        {"announced, a prize", kNinety,
         Announced{OwnPhrase::prize, kNobody, 0, PrizeKind::four_corners, {80}, 2},
         R"("phrase":"prize","kind":"four_corners","cards":2,"amount":80)"},
        {"announced, to a player", kNinety, Announced{CommonPhrase::leave_warning, 1},
         R"("phrase":"leave_warning","player":"rui")"},
        {"refused", kNinety, Refused{0, Action::mark, {OwnReason::not_drawn, {"B27"_rule}}},
         R"("player":"ana","do":"mark","reason":"not_drawn")"},
        {"refused, beyond a limit", kNinety,
         Refused{0, Action::buy, {OwnReason::too_many_cards, {"B13"_rule}, {2}}},
         R"("player":"ana","do":"buy","reason":"too_many_cards","limit":2)"},
        {"refused, nobody's action", kNinety,
         Refused{kNobody, Action::other, {CommonReason::impossible_outcome, {}}},
         R"("do":"other","reason":"impossible_outcome")"},
    };
}

inline std::vector<Settings> unusualSettings() {
    Settings seventyFive(Variant::bingo75);
    seventyFive.mode = Mode::session;
    seventyFive.starts = {at(5'000), at(90'500)};
    seventyFive.cardPrice = {97};
    seventyFive.maxCards = 7;
    seventyFive.sale = Duration(1'500);
    seventyFive.draw = Duration(2'250);
    seventyFive.prizePercent = 7'777;
    seventyFive.prizes = {1'000, {}, 2'000, {}, 7'000};
    seventyFive.lines = {false, true, true};
    seventyFive.pattern = 0b10001'01010'00100'01010'10001;
    seventyFive.freeCentre = false;
    seventyFive.split = Split::by_card;
    seventyFive.rounding = Rounding::up;
    seventyFive.bingoJackpot = Jackpot{250, {1'000}, 40, Money{1'234}};
    seventyFive.lineJackpot = Jackpot{199, {500}, 10, {}};
    seventyFive.idle = {Duration(1'001), Duration(2'002), 3, 4};
    seventyFive.allowance = {5};
    Settings thirty(Variant::bingo30);
    thirty.symbols = true;
    thirty.lines = {false, false, false};
    Settings edition1 = settingsOf(Variant::bingo90);
    edition1.edition = 1;
    Settings edition2 = edition1;
    edition2.edition = 2;
    return {seventyFive, thirty, settingsOf(Variant::bingo80), edition1, edition2};
}

inline std::vector<Command> commands() {
    Seed seed{};
    seed.fill(0xab);
    return {Admit{{500}},
            Join{0},
            Buy{0, 3},
            CrowdBuy{crowdBuys()},
            CrowdBuy{},
            Mark{1, 17},
            Leave{0},
            TakeAllowance{0},
            ContributeSeed{0, seed},
            LosePlayer{0},
            RestorePlayer{0},
            FailSystem{},
            TimePassed{},
            Commit{seed},
            Commit{seed, {5, ~std::uint64_t{0}}, {{}, {7, 9}}},
            BringCards{{kFace90}, Origin::script},
            BringCrowdCards{seed},
            BringBall{17, Origin::seed},
            RevealSeed{seed}};
}

inline std::vector<Event> moreEvents(const Settings&) {
    std::vector<Event> more;
    for (std::size_t kind = 0; kind < kPrizeKinds; ++kind) {
        more.push_back(PrizeWon{static_cast<PrizeKind>(kind), 20, {1}, {}, {}});
        more.push_back(Paid{0, static_cast<PrizeKind>(kind), 1, {1}});
    }
    for (const Phrase phrase : Phrase::all()) {
        more.push_back(Announced{phrase});
    }
    return more;
}

inline QList<QStringList> keys() {
    QStringList actions;
    for (int action = 0; action <= static_cast<int>(Action::other); ++action) {
        actions.append(key(name(static_cast<Action>(action))));
    }
    QStringList kinds;
    for (std::size_t kind = 0; kind < kPrizeKinds; ++kind) {
        kinds.append(key(name(static_cast<PrizeKind>(kind))));
    }
    return {actions, kinds};
}

inline GameSamples<Event, Command, Settings> all() {
    const auto& names = record::bingoEventNames();
    return {"bingo",
            samples(),
            unusualSettings(),
            commands(),
            {kNinety, kEighty, kSeventyFive, kThirty, kJackpots},
            moreEvents,
            {names.begin(), names.end()},
            keys()};
}

} // namespace mesaviva::kit::of_bingo_json
