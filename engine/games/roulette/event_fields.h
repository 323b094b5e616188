// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of roulette's events, in the order in which they are written (table/fields.h). eventKey() says
// what a kind is called.
#pragma once

#include "engine/games/roulette/events.h"
#include "engine/games/roulette/settings_fields.h"
#include "engine/games/roulette/value_fields.h"
#include "engine/table/common_event_fields.h"
#include "engine/table/table_fields.h"

#include <optional>
#include <string_view>
#include <vector>

namespace mesaviva::roulette {

/// A payment: `amount` is what is paid, `staked` what lies there.
template <class V>
void describePayment(V& v, auto& e) {
    describeSpot(v, e.stake.spot);
    v("amount", e.amount);
    v.maybe("group", e.stake.group, Group());
    v("staked", e.stake.amount);
}

template <class V>
void describePocket(V& v, auto& pocket) {
    v("pocket", pocket);
    v.derived("colour", [&] { return pocket.colour(); });
}

template <class V>
void describe(V& v, Like<SettledStake> auto& settled) {
    describeSpot(v, settled.stake.spot);
    v("amount", settled.stake.amount);
    v("returned", settled.returned);
    v.maybe("group", settled.stake.group, Group());
}

/// A round's number, or none, as a list of what its spin brought.
struct PocketsForm {
    static std::vector<Pocket> write(std::optional<Pocket> pocket) {
        return pocket ? std::vector{*pocket} : std::vector<Pocket>();
    }
    static bool read(const std::vector<Pocket>& pockets, std::optional<Pocket>& pocket) {
        pocket = pockets.empty() ? std::nullopt : std::optional(pockets.front());
        return pockets.size() <= 1;
    }
};

constexpr std::string_view eventKey(Kind<PlayerJoined>) { return "player_joined"; }
template <class V>
void describe(V& v, Like<PlayerJoined> auto& e) {
    v.player("player", e.player);
    v.within("colour", e.colour, 0, kColours - 1);
    v.maybe("chip_value", e.chipValue, std::nullopt);
}

constexpr std::string_view eventKey(Kind<BettingClosed>) { return "betting_closed"; }
template <class V>
void describe(V& v, Like<BettingClosed> auto& e) {
    v("until", e.until);
}

constexpr std::string_view eventKey(Kind<Staked>) { return "staked"; }
constexpr std::string_view eventKey(Kind<StakeTakenBack>) { return "stake_taken_back"; }
template <class V>
void describe(V& v, Like<Staked, StakeTakenBack> auto& e) {
    v.player("player", e.player);
    describe(v, e.stake);
    v("act", e.act);
    v.maybe("undo", e.undo, false);
}

constexpr std::string_view eventKey(Kind<ParolOrdered>) { return "parol_ordered"; }
template <class V>
void describe(V& v, Like<ParolOrdered> auto& e) {
    v.player("player", e.player);
    v.maybe("series", e.series, std::nullopt);
}

constexpr std::string_view eventKey(Kind<ParolPlaced>) { return "parol_placed"; }
template <class V>
void describe(V& v, Like<ParolPlaced> auto& e) {
    v.player("player", e.player);
    v("series", e.series);
    v("amount", e.amount);
    v("rest", e.rest);
}

constexpr std::string_view eventKey(Kind<BallLaunched>) { return "ball_launched"; }
template <class V>
void describe(V& v, Like<BallLaunched> auto& e) {
    v("direction", e.direction);
    v("rest", e.rest);
    v("launch", e.launch);
    v.maybe("origin", e.origin, Origin::seed);
}

constexpr std::string_view eventKey(Kind<NumberDrawn>) { return "number_drawn"; }
template <class V>
void describe(V& v, Like<NumberDrawn> auto& e) {
    describePocket(v, e.pocket);
    v.maybe("origin", e.origin, Origin::seed);
}

constexpr std::string_view eventKey(Kind<SpinVoid>) { return "spin_void"; }
template <class V>
void describe(V& v, Like<SpinVoid> auto& e) {
    v("reason", e.reason);
    v("back", e.back);
    v("relaunch", e.relaunch);
}

constexpr std::string_view eventKey(Kind<StakeRestored>) { return "stake_restored"; }
template <class V>
void describe(V& v, Like<StakeRestored> auto& e) {
    v.player("player", e.player);
    describe(v, e.stake);
}

constexpr std::string_view eventKey(Kind<Collected>) { return "collected"; }
template <class V>
void describe(V& v, Like<Collected> auto& e) {
    v.player("player", e.player);
    v("amount", e.amount);
    v.maybe("zero", e.zero, false);
}

constexpr std::string_view eventKey(Kind<Paid>) { return "paid"; }
template <class V>
void describe(V& v, Like<Paid> auto& e) {
    v.player("player", e.player);
    describePayment(v, e);
}

constexpr std::string_view eventKey(Kind<Settled>) { return "settled"; }
template <class V>
void describe(V& v, Like<Settled> auto& e) {
    v.player("player", e.player);
    v("staked", e.staked);
    v("returned", e.returned);
    v.derived("net", [&] { return e.net(); });
    v("voided", e.voided);
    v("stakes", e.stakes);
    v.maybe("zero", e.zero, false);
}

constexpr std::string_view eventKey(Kind<RoundVoid>) { return "round_void"; }
template <class V>
void describe(V& v, Like<RoundVoid> auto&) {
    v.derived("reason", [] { return std::string_view("system_failure"); });
}

constexpr std::string_view eventKey(Kind<RoundClosed>) { return "round_closed"; }
template <class V>
void describe(V& v, Like<RoundClosed> auto& e) {
    v("seed", e.seed);
    v.object("outcome", [&](auto& outcome) { outcome.as("pockets", e.pocket, PocketsForm{}); });
    v("scripted", e.scripted);
}

constexpr std::string_view eventKey(Kind<StakesDisturbed>) { return "stakes_disturbed"; }
constexpr std::string_view eventKey(Kind<StakesRestored>) { return "stakes_restored"; }
constexpr std::string_view eventKey(Kind<DealerChanged>) { return "dealer_changed"; }
template <class V>
void describe(V&, Like<StakesDisturbed, StakesRestored, DealerChanged> auto&) {}

constexpr std::string_view eventKey(Kind<SpinOrdered>) { return "spin_ordered"; }
template <class V>
void describe(V& v, Like<SpinOrdered> auto& e) {
    v.player("player", e.player);
}

constexpr std::string_view eventKey(Kind<PlayerLeaving>) { return "player_leaving"; }
template <class V>
void describe(V& v, Like<PlayerLeaving> auto& e) {
    v.player("player", e.player);
    v.maybe("keep", e.keep, 0);
}

constexpr std::string_view eventKey(Kind<ChipsChanged>) { return "chips_changed"; }
template <class V>
void describe(V& v, Like<ChipsChanged> auto& e) {
    v.player("player", e.player);
    v("chips", e.chips);
    v("amount", e.amount);
    v("kept", e.kept);
    v("late", e.late);
}

constexpr std::string_view eventKey(Kind<BallChanged>) { return "ball_changed"; }
template <class V>
void describe(V& v, Like<BallChanged> auto& e) {
    v("faulty", e.faulty);
}

constexpr std::string_view eventKey(Kind<SessionEnded>) { return "session_ended"; }
template <class V>
void describe(V& v, Like<SessionEnded> auto& e) {
    v.player("player", e.player);
    v("reason", e.reason);
    describe(v, e.summary);
}

constexpr std::string_view eventKey(Kind<Announced>) { return "announced"; }
template <class V>
void describe(V& v, Like<Announced> auto& e) {
    v("phrase", e.phrase);
    v.maybePlayer("player", e.player);
    if (e.phrase == OwnPhrase::payment) {
        describePayment(v, e);
    } else if (e.phrase == OwnPhrase::number) {
        describePocket(v, e.pocket);
    }
}

} // namespace mesaviva::roulette
