// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Roulette's events, commands and settings, for the tests of their JSON.
#pragma once

#include "engine/base/seed.h"
#include "engine/games/roulette/record/roulette_json.h"
#include "json_kit.h"

#include <QList>
#include <QStringList>

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <vector>

namespace mesaviva::kit::of_roulette_json {

using namespace mesaviva::roulette;

inline SpotId spot(ChanceKind kind, std::initializer_list<int> covered, int pockets = 37) {
    Numbers numbers;
    for (int index : covered) {
        numbers.add(Pocket(index));
    }
    return *Layout::of(pockets).find(kind, numbers);
}

inline Stake stake(std::int64_t cents, Group group = {}) {
    return {spot(ChanceKind::split, {14, 17}), group, Money{cents}};
}

inline Settings settingsOf(RuleSet rules, int pockets = 37) {
    Settings settings(rules);
    settings.pockets = pockets;
    return settings;
}

inline const Settings kOnline = settingsOf(RuleSet::online);
inline const Settings kDouble = settingsOf(RuleSet::online, 38);
inline const Settings kCasino = settingsOf(RuleSet::casino);
inline const Settings kMacau = settingsOf(RuleSet::macau);

inline Settled settled(bool voided) {
    Settled event{1, {400}, {3'700}, voided, {}};
    event.stakes.push_back({stake(100, Group(Series::vadios)), {1'800}});
    event.stakes.push_back({{spot(ChanceKind::straight, {17}), Group(Pocket(2), 5), {100}}, {1'900}});
    event.stakes.push_back({{Layout::of(37).even(ChanceKind::red), {}, {200}}, {}});
    return event;
}

inline std::vector<Sample<Event, Settings>> samples() {
    const SessionSummary summary{4, {5'000}, {6'500}};
    Seed seed{};
    seed.fill(0xab);
    Digest digest{};
    digest.fill(0x0f);
    const auto refused = [](Action action, Refusal refusal) { return Refused{0, action, refusal}; };
    const auto announced = [](Phrase phrase, Pocket pocket = {}) {
        return Announced{phrase, kNobody, {}, {}, pocket};
    };

    return {
        {"table_opened", kOnline, opened(kOnline),
         R"("settings":{"rules":"pt-804-2015","individual":false,"double_layout":false,"pockets":37,"order":"american",)"
         R"("minimum":{"straight":100,"split":100,"street":100,"corner":100,"line":100,"dozen":100,"column":100,)"
         R"("double_dozen":100,"double_column":100,"even":100,"odd":100,"low":100,"high":100,"red":100,"black":100,"sector9":100,"sector12":100},)"
         R"("double_dozen":true,"double_column":true,"series_shortcut":false,"series_maximum":120,"chips":"colour",)"
         R"("payment_order":"by_player","closing":"before_launch","betting_seconds":25,"spin_seconds":16,)"
         R"("ball_change_seconds":3600,"dealer_change_seconds":1800,)"
         R"("idle":{"invited_after_seconds":180,"ended_after_seconds":60,"invited_after_rounds":6,"ended_after_rounds":1},"allowance":100000},)"
         R"("players":["ana","eva"],"simulated":["eva"],"rules_version":"pt-804-2015/2")"},
        {"player_admitted", kOnline, PlayerAdmitted{0, {500}}, R"("player":"ana","wallet":500)"},
        {"player_joined", kOnline, PlayerJoined{1, 3, {}}, R"("player":"rui","colour":3)"},
        {"player_joined, with chips", kCasino, PlayerJoined{1, 3, Money{500}},
         R"("player":"rui","colour":3,"chip_value":500)"},
        {"allowance_taken", kOnline, AllowanceTaken{0, {100}}, R"("player":"ana","amount":100)"},
        {"round_opened", kOnline, RoundOpened{3, digest},
         R"("commitment":"0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f")"},
        {"seed_contributed", kOnline, SeedContributed{0, digest},
         R"("player":"ana","seed":"0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f")"},
        {"betting_opened", kOnline, BettingOpened{at(25'000)}, R"("until":25)"},
        {"betting_opened, individual", kOnline, BettingOpened{}, R"("until":null)"},
        {"betting_closed", kCasino, BettingClosed{at(34'600)}, R"("until":34.6)"},
        {"staked", kOnline, Staked{0, stake(500), 4},
         R"("player":"ana","chance":"split","numbers":["14","17"],"amount":500,"act":4)"},
        {"staked, on an even chance", kOnline,
         Staked{0, {Layout::of(37).even(ChanceKind::red), {}, {100}}, 4, true},
         R"("player":"ana","chance":"red","numbers":["1","3","5","7","9","12","14","16","18","19","21","23",)"
         R"("25","27","30","32","34","36"],"amount":100,"act":4,"undo":true)"},
        {"staked, with both zeros", kDouble,
         Staked{0, {spot(ChanceKind::street, {0, 37, 2}, 38), {}, {100}}, 1},
         R"("player":"ana","chance":"street","numbers":["0","00","2"],"amount":100,"act":1)"},
        {"staked, in a series", kCasino, Staked{0, stake(500, Group(Series::vadios)), 4},
         R"("player":"ana","chance":"split","numbers":["14","17"],"amount":500,"group":{"series":"vadios"},"act":4)"},
        {"stake_taken_back", kOnline, StakeTakenBack{0, stake(500), 4, true},
         R"("player":"ana","chance":"split","numbers":["14","17"],"amount":500,"act":4,"undo":true)"},
        {"parol_ordered", kCasino, ParolOrdered{0, Series::pequena}, R"("player":"ana","series":"pequena")"},
        {"parol_ordered, on all", kCasino, ParolOrdered{0, {}}, R"("player":"ana")"},
        {"parol_placed", kCasino, ParolPlaced{0, Series::vadios, {3'500}, {100}},
         R"("player":"ana","series":"vadios","amount":3500,"rest":100)"},
        {"spin_ordered", kOnline, SpinOrdered{0}, R"("player":"ana")"},
        {"ball_launched", kOnline, BallLaunched{Turn::anticlockwise, at(41'000), 2},
         R"("direction":"anticlockwise","rest":41,"launch":2)"},
        {"number_drawn", kOnline, NumberDrawn{Pocket(17), Origin::seed}, R"("pocket":"17","colour":"black")"},
        {"number_drawn, 00", kDouble, NumberDrawn{kDoubleZero, Origin::script},
         R"("pocket":"00","colour":"green","origin":"script")"},
        {"spin_void", kCasino, SpinVoid{SpinVoidReason::object_in_wheel, {}, at(36'000)},
         R"("reason":"object_in_wheel","back":null,"relaunch":36)"},
        {"spin_void, the ball's", kMacau, SpinVoid{SpinVoidReason::ball, Pocket(5), at(36'000)},
         R"("reason":"ball","back":"5","relaunch":36)"},
        {"spin_void, injected", kCasino,
         SpinVoid{SpinVoidReason::object_in_wheel, {}, at(36'000), InjectedBy::inspector},
         R"("reason":"object_in_wheel","back":null,"relaunch":36,"injected_by":"inspector")"},
        {"stakes_disturbed", kCasino, StakesDisturbed{}, ""},
        {"stakes_disturbed, injected", kCasino, StakesDisturbed{true, InjectedBy::inspector},
         R"("before_number":true,"injected_by":"inspector")"},
        {"stakes_disturbed, before the number", kCasino, StakesDisturbed{true}, R"("before_number":true)"},
        {"stake_restored", kMacau, StakeRestored{0, stake(500)},
         R"("player":"ana","chance":"split","numbers":["14","17"],"amount":500)"},
        {"stakes_restored", kCasino, StakesRestored{}, ""},
        {"stakes_restored, before the number", kCasino, StakesRestored{true}, R"("before_number":true)"},
        {"collected", kOnline, Collected{0, {700}}, R"("player":"ana","amount":700)"},
        {"collected, by zero", kOnline, Collected{0, {700}, true},
         R"("player":"ana","amount":700,"zero":true)"},
        {"paid", kMacau, Paid{0, stake(100), {1'700}},
         R"("player":"ana","chance":"split","numbers":["14","17"],"amount":1700,"staked":100)"},
        {"paid, one of several", kCasino, Paid{0, stake(100), {1'700}, true},
         R"("player":"ana","chance":"split","numbers":["14","17"],"amount":1700,"staked":100,"several":true)"},
        {"paid, to a neighbour", kCasino,
         Paid{0, {spot(ChanceKind::straight, {17}), Group(Pocket(2), 5), {100}}, {3'500}},
         R"("player":"ana","chance":"straight","numbers":["17"],"amount":3500,)"
         R"("group":{"neighbours":"2","chips":5},"staked":100)"},
        {"settled", kCasino, settled(false),
         R"("player":"rui","staked":400,"returned":3700,"net":3300,"voided":false,"stakes":[)"
         R"({"chance":"split","numbers":["14","17"],"amount":100,"returned":1800,"group":{"series":"vadios"}},)"
         R"({"chance":"straight","numbers":["17"],"amount":100,"returned":1900,"group":{"neighbours":"2","chips":5}},)"
         R"({"chance":"red","numbers":["1","3","5","7","9","12","14","16","18","19","21","23","25","27","30","32",)"
         R"("34","36"],"amount":200,"returned":0}])"},
        {"settled, voided", kOnline, Settled{0, {100}, {100}, true, {{stake(100), {100}}}},
         R"("player":"ana","staked":100,"returned":100,"net":0,"voided":true,"stakes":[)"
         R"({"chance":"split","numbers":["14","17"],"amount":100,"returned":100}])"},
        {"settled, by zero", kOnline, Settled{0, {100}, {}, false, {{stake(100), {}}}, true},
         R"("player":"ana","staked":100,"returned":0,"net":-100,"voided":false,"stakes":[)"
         R"({"chance":"split","numbers":["14","17"],"amount":100,"returned":0}],"zero":true)"},
        {"round_void", kOnline, RoundVoid{}, R"("reason":"system_failure")"},
        {"round_closed", kOnline, RoundClosed{seed, Pocket(17), true},
         R"("seed":"abababababababababababababababababababababababababababababababab",)"
         R"("outcome":{"pockets":["17"]},"scripted":true)"},
        {"round_closed, void", kOnline, RoundClosed{seed, {}, false},
         R"("seed":"abababababababababababababababababababababababababababababababab",)"
         R"("outcome":{"pockets":[]},"scripted":false)"},
        {"system_failed", kOnline, SystemFailed{}, ""},
        {"player_lost", kOnline, PlayerDisconnected{0}, R"("player":"ana")"},
        {"player_lost, with a stake", kOnline, PlayerDisconnected{0, true},
         R"("event":"player_lost","rules":["O22","O23"],"player":"ana","at_stake":true)"},
        {"player_back", kOnline, PlayerReconnected{0}, R"("player":"ana")"},
        {"player_leaving", kOnline, PlayerLeaving{0, 0}, R"("player":"ana")"},
        {"player_leaving, with chips", kCasino, PlayerLeaving{0, 4}, R"("player":"ana","keep":4)"},
        {"chips_changed", kCasino, ChipsChanged{0, 196, {98'000}, 4, false},
         R"("player":"ana","chips":196,"amount":98000,"kept":4,"late":false)"},
        {"ball_changed", kCasino, BallChanged{true}, R"("faulty":true)"},
        {"ball_changed, injected", kCasino, BallChanged{true, InjectedBy::scenario},
         R"("faulty":true,"injected_by":"scenario")"},
        {"dealer_changed", kCasino, DealerChanged{}, ""},
        {"dealer_changed, injected", kCasino, DealerChanged{InjectedBy::lesson}, R"("injected_by":"lesson")"},
        {"session_invited", kOnline, SessionInvited{0, true},
         R"("player":"ana","reason":"idle","individual":true)"},
        {"session_warned", kOnline, SessionWarned{0, at(240'000)},
         R"("player":"ana","reason":"idle","until":240)"},
        {"session_warned, several players", kOnline, SessionWarned{0, {}},
         R"("player":"ana","reason":"idle","until":null)"},
        {"session_ended", kOnline, SessionEnded{0, SessionEnd::left, summary},
         R"("player":"ana","reason":"left","rounds":4,"staked":5000,"returned":6500,"net":1500)"},
        {"announced", kMacau, announced(OwnPhrase::bell), R"("phrase":"bell")"},
        {"announced, the number", kOnline, announced(OwnPhrase::number, Pocket(32)),
         R"("phrase":"number","pocket":"32","colour":"red")"},
        {"announced, a payment", kOnline, Announced{OwnPhrase::payment, 0, stake(100), {1'700}, {}},
         R"("phrase":"payment","player":"ana","chance":"split","numbers":["14","17"],"amount":1700,"staked":100)"},
        {"announced, a faulty ball", kCasino, Announced{OwnPhrase::void_spin, kNobody, {}, {}, {}, true},
         R"("event":"announced","rules":["R18"],"phrase":"void_spin","faulty":true)"},
        {"announced, stakes restored before the number", kCasino,
         Announced{OwnPhrase::stakes_restored, kNobody, {}, {}, {}, false, true},
         R"("event":"announced","rules":[],"phrase":"stakes_restored","before_number":true)"},
        {"announced, to a player", kOnline, Announced{CommonPhrase::session_over, 0, {}, {}, {}},
         R"("phrase":"session_over","player":"ana")"},
        {"refused", kOnline, refused(Action::double_stakes, {CommonReason::no_stake, {"O14"_rule}}),
         R"("player":"ana","do":"double","reason":"no_stake")"},
        {"refused, beyond a limit", kOnline,
         refused(Action::stake, {CommonReason::above_maximum, {"O11"_rule}, {3'000}, {3'000}, {}}),
         R"("player":"ana","do":"stake","reason":"above_maximum","limit":3000,"nearest":[3000,null])"},
        {"refused, for half a cent", kCasino,
         refused(Action::stake, {OwnReason::half_cent, {"I-cent"_rule}, {}, {200}, {202}}),
         R"("player":"ana","do":"stake","reason":"half_cent","nearest":[200,202])"},
        {"refused, with its cause", kOnline,
         refused(Action::stake, {CommonReason::not_now, {"O14"_rule}, {}, {}, {}, OwnCause::not_all_paid}),
         R"("player":"ana","do":"stake","reason":"not_now","cause":"not_all_paid")"},
        {"refused, who leaves", kOnline,
         refused(Action::stake, {CommonReason::not_seated, {"O27"_rule}, {}, {}, {}, CommonCause::leaving}),
         R"("player":"ana","do":"stake","reason":"not_seated","cause":"leaving")"},
        {"refused, nobody's action", kOnline,
         Refused{kNobody, Action::fault, {CommonReason::not_offered, {"O20"_rule}}},
         R"("do":"fault","reason":"not_offered")"},
    };
}

inline std::vector<Settings> unusualSettings() {
    Settings wheel(RuleSet::online);
    wheel.individual = true;
    wheel.pockets = 38;
    wheel.doubleDozen = false;
    wheel.doubleColumn = false;
    wheel.playerMaximum = Money{9'000};
    wheel.seriesShortcut = true;
    wheel.betting = Duration(1'500);
    wheel.spin = Duration(2'250);
    wheel.idle = {Duration(1'001), Duration(2'002), 3, 4};
    wheel.allowance = {5};
    for (std::size_t i = 0; i < kChanceKinds; ++i) {
        wheel.minimum[i] = Money{static_cast<std::int64_t>(100 + i)};
    }
    Settings casino(RuleSet::casino);
    casino.doubleLayout = true;
    casino.order = NumberOrder::american;
    casino.seriesMaximum = 50;
    casino.chips = Chips::cash_on_even;
    casino.payment = PaymentOrder::by_chance;
    casino.seriesMultiples = SeriesMultiples::stakes;
    casino.ballChange = Duration(7'001);
    casino.dealerChange = Duration(8'002);
    Settings macau(RuleSet::macau);
    macau.maximum = Money{77'700};
    macau.closing = Closing::on_slowdown;
    Settings edition1(RuleSet::casino);
    edition1.edition = 1;
    edition1.closing = Closing::before_launch;
    return {wheel, casino, macau, edition1};
}

inline std::vector<Command> commands() {
    Seed seed{};
    seed.fill(0xab);
    const Stake whole = stake(100, Group(Series::vadios));
    const SpotId red = Layout::of(37).even(ChanceKind::red);
    return {Admit{{500}},
            Join{0, {}},
            Join{1, Money{200}},
            PlaceStake{0, ChanceKind::red, Layout::evenNumbers(ChanceKind::red), {100}},
            PlaceSeries{0, Series::zero, {100}},
            PlaceNeighbours{1, Pocket(32), 5, {100}},
            PlaceParol{0, {}},
            PlaceParol{0, Series::grande},
            MoveStake{0, red, whole.spot},
            MoveStake{0, kNoSpot, kNoSpot},
            TakeUp{0, red, {}},
            TakeUp{0, kNoSpot, Group(Series::pequena)},
            TakeUp{0, kNoSpot, Group(Pocket(0), 7)},
            Undo{0},
            Clear{0},
            Repeat{0},
            Double{0},
            PlaceAll{0, {whole, {red, {}, {300}}}},
            Spin{0},
            Leave{0},
            Leave{0, 12},
            PresentChips{0},
            TakeAllowance{0},
            ContributeSeed{0, seed},
            LosePlayer{0},
            RestorePlayer{0},
            FailSystem{},
            DropObject{},
            DisturbStakes{},
            FailBall{},
            ExchangeBall{},
            ChangeDealer{},
            TimePassed{},
            Commit{seed},
            LaunchBall{},
            LaunchBall{Origin::script},
            BringPocket{Pocket(17), Origin::script},
            PayPrize{0, whole},
            RestoreStakes{{{0, whole}, {1, {red, {}, {300}}}}},
            RevealSeed{seed}};
}

inline std::vector<Event> moreEvents(const Settings& settings) {
    std::vector<Event> more;
    for (std::size_t place = 0; place < settings.layout().spots().size(); ++place) {
        const Stake stake{static_cast<SpotId>(place), {}, {100}};
        more.push_back(Staked{0, stake, 1});
        more.push_back(Paid{0, stake, {100}});
    }
    for (const Phrase phrase : Phrase::all()) {
        more.push_back(Announced{phrase, kNobody, {}, {}, {}});
    }
    return more;
}

inline QList<QStringList> keys() {
    QStringList actions;
    for (int action = 0; action <= static_cast<int>(Action::other); ++action) {
        actions.append(key(name(static_cast<Action>(action))));
    }
    return {actions};
}

inline GameSamples<Event, Command, Settings> all() {
    const auto& names = record::rouletteEventNames();
    return {"roulette",
            samples(),
            unusualSettings(),
            commands(),
            {kOnline, kDouble, kCasino, kMacau},
            moreEvents,
            {names.begin(), names.end()},
            keys()};
}

} // namespace mesaviva::kit::of_roulette_json
