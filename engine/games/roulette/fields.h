// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of roulette's values, settings, events and commands, in the order in which they are written
// (table/fields.h): numbers as `0` to `36` and `00`, a spot as its `chance` and all the
// `numbers` that it covers.
//
// Settings and commands are named as in scenario files; commands that only drivers send have their own names.
// eventKey() and commandKey() return the key of a kind: for a command the action, or `fault:` and what fails.
#pragma once

#include "engine/games/roulette/chances.h"
#include "engine/games/roulette/commands.h"
#include "engine/games/roulette/events.h"
#include "engine/games/roulette/layout.h"
#include "engine/games/roulette/pocket.h"
#include "engine/games/roulette/series.h"
#include "engine/games/roulette/settings.h"
#include "engine/table/fields.h"
#include "engine/table/table_fields.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace mesaviva {

template <>
struct TextForm<roulette::Pocket> {
    static constexpr FieldKind kKind = FieldKind::pocket;
    static std::string_view write(roulette::Pocket pocket) { return pocket.text(); }
    static std::optional<roulette::Pocket> read(std::string_view text) { return roulette::pocketFrom(text); }
};

template <>
struct FormOf<roulette::Numbers> {
    static std::vector<roulette::Pocket> write(roulette::Numbers numbers) {
        std::vector<roulette::Pocket> pockets;
        numbers.forEach([&](roulette::Pocket pocket) { pockets.push_back(pocket); });
        return pockets;
    }
    static bool read(const std::vector<roulette::Pocket>& pockets, roulette::Numbers& numbers) {
        numbers = {};
        for (const roulette::Pocket pocket : pockets) {
            if (numbers.has(pocket)) {
                return false;
            }
            numbers.add(pocket);
        }
        return true;
    }
};

} // namespace mesaviva

namespace mesaviva::roulette {

template <class V>
void describe(V& v, Like<Spot> auto& spot) {
    v("chance", spot.kind);
    v("numbers", spot.numbers);
}

/// A spot of this layout as its chance and numbers.
struct SpotForm {
    const Layout& layout;

    Spot write(SpotId spot) const { return spot < layout.spots().size() ? layout[spot] : Spot{}; }
    bool read(const Spot& read, SpotId& spot) const {
        const std::optional<SpotId> found = layout.find(read.kind, read.numbers);
        spot = found.value_or(kNoSpot);
        return found.has_value();
    }
};

template <class V>
void describeSpot(V& v, Like<SpotId> auto& spot) {
    v.inlined(spot, SpotForm{v.context().layout()});
}

/// The parts of a group: a series, or a number with its neighbours.
struct GroupParts {
    std::optional<Series> series;
    std::optional<Pocket> number;
    int chips = 0; ///< neighbours only

    static GroupParts of(Group group) {
        if (group.isSeries()) {
            return {group.series(), {}, 0};
        }
        return group.isNone() ? GroupParts{} : GroupParts{{}, group.number(), group.chips()};
    }
    /// Nothing if the parts are inconsistent.
    std::optional<Group> group() const {
        if (!number) {
            return chips != 0 ? std::nullopt : series ? std::optional(Group(*series)) : Group();
        }
        const bool counted = chips == 3 || chips == 5 || chips == 7;
        return series || !counted ? std::nullopt : std::optional(Group(*number, chips));
    }
};

template <class V>
void describe(V& v, Like<GroupParts> auto& group) {
    v.maybe("series", group.series, std::nullopt);
    v.maybe("neighbours", group.number, std::nullopt);
    v.maybe("chips", group.chips, 0);
}

} // namespace mesaviva::roulette

namespace mesaviva {

template <>
struct FormOf<roulette::Group> {
    static roulette::GroupParts write(roulette::Group group) { return roulette::GroupParts::of(group); }
    static bool read(const roulette::GroupParts& parts, roulette::Group& group) {
        const std::optional<roulette::Group> read = parts.group();
        group = read.value_or(roulette::Group());
        return read.has_value();
    }
};

} // namespace mesaviva

namespace mesaviva::roulette {

template <class V>
void describe(V& v, Like<Stake> auto& stake) {
    describeSpot(v, stake.spot);
    v("amount", stake.amount);
    v.maybe("group", stake.group, Group());
}

} // namespace mesaviva::roulette

namespace mesaviva {

template <>
struct TextForm<roulette::RuleSet> {
    static constexpr FieldKind kKind = FieldKind::word;
    static std::string_view write(roulette::RuleSet rules) { return roulette::name(rules); }
    static std::optional<roulette::RuleSet> read(std::string_view key) {
        for (const roulette::RuleSet rules : roulette::kAllRuleSets) {
            if (roulette::name(rules) == key) {
                return rules;
            }
        }
        return std::nullopt;
    }
};

} // namespace mesaviva

namespace mesaviva::roulette {

/// The key: `american`, `french`.
constexpr std::string_view name(NumberOrder order) {
    switch (order) {
    case NumberOrder::american: return "american";
    case NumberOrder::french: return "french";
    }
    return {};
}

/// The key: `before_launch`, `on_slowdown`.
constexpr std::string_view name(Closing closing) {
    switch (closing) {
    case Closing::before_launch: return "before_launch";
    case Closing::on_slowdown: return "on_slowdown";
    }
    return {};
}

/// The key: `colour`, `cash_on_even`, `cash`.
constexpr std::string_view name(Chips chips) {
    switch (chips) {
    case Chips::colour: return "colour";
    case Chips::cash_on_even: return "cash_on_even";
    case Chips::cash: return "cash";
    }
    return {};
}

/// The key: `house_maximum`, `stakes`.
constexpr std::string_view name(SeriesMultiples multiples) {
    switch (multiples) {
    case SeriesMultiples::house_maximum: return "house_maximum";
    case SeriesMultiples::stakes: return "stakes";
    }
    return {};
}

/// The key: `by_player`, `by_chance`.
constexpr std::string_view name(PaymentOrder order) {
    switch (order) {
    case PaymentOrder::by_player: return "by_player";
    case PaymentOrder::by_chance: return "by_chance";
    }
    return {};
}

template <class V>
void describe(V& v, Like<Settings> auto& settings) {
    v("rules", settings.rules);
    v("individual", settings.individual);
    v("double_layout", settings.doubleLayout);
    v.within("pockets", settings.pockets, 37, 38);
    v("order", settings.order);
    v.object("minimum", [&](auto& byChance) {
        for (std::size_t i = 0; i < kChanceKinds; ++i) {
            byChance(name(static_cast<ChanceKind>(i)), settings.minimum[i]);
        }
    });
    v.maybe("maximum", settings.maximum, std::nullopt);
    v("double_dozen", settings.doubleDozen);
    v("double_column", settings.doubleColumn);
    v.maybe("player_maximum", settings.playerMaximum, std::nullopt);
    v("series_shortcut", settings.seriesShortcut);
    v("series_maximum", settings.seriesMaximum);
    v.maybe("series_multiples", settings.seriesMultiples, SeriesMultiples::house_maximum);
    v("chips", settings.chips);
    v("payment_order", settings.payment);
    v("closing", settings.closing);
    v("betting_seconds", settings.betting);
    v("spin_seconds", settings.spin);
    v("ball_change_seconds", settings.ballChange);
    v("dealer_change_seconds", settings.dealerChange);
    v("idle", settings.idle);
    v("allowance", settings.allowance);
}

/// The fields of a payment: `amount` is paid, `staked` is the stake.
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

/// Writes and reads a round's optional number as the list of its spin's results.
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
    describeInjection(v, e);
}

constexpr std::string_view eventKey(Kind<StakeRestored>) { return "stake_restored"; }
template <class V>
void describe(V& v, Like<StakeRestored> auto& e) {
    v.player("player", e.player);
    describe(v, e.stake);
    v.maybe("before_number", e.beforeNumber, false);
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
    v.maybe("several", e.several, false);
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
template <class V>
void describe(V& v, Like<StakesDisturbed> auto& e) {
    v.maybe("before_number", e.beforeNumber, false);
    describeInjection(v, e);
}
template <class V>
void describe(V& v, Like<StakesRestored> auto& e) {
    v.maybe("before_number", e.beforeNumber, false);
}

constexpr std::string_view eventKey(Kind<DealerChanged>) { return "dealer_changed"; }
template <class V>
void describe(V& v, Like<DealerChanged> auto& e) {
    describeInjection(v, e);
}

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
    describeInjection(v, e);
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
    v.maybe("faulty", e.faultyBall, false);
    v.maybe("before_number", e.beforeNumber, false);
}

/// The spot of a command; empty if the layout has no such spot.
struct MeantSpot {
    std::optional<ChanceKind> kind;
    Numbers numbers;
};

template <class V>
void describe(V& v, Like<MeantSpot> auto& spot) {
    v.maybe("chance", spot.kind, std::nullopt);
    v.maybe("numbers", spot.numbers, Numbers());
}

struct MeantSpotForm {
    const Layout& layout;

    MeantSpot write(SpotId spot) const {
        return spot < layout.spots().size() ? MeantSpot{layout[spot].kind, layout[spot].numbers}
                                            : MeantSpot{};
    }
    bool read(const MeantSpot& meant, SpotId& spot) const {
        spot = meant.kind ? layout.find(*meant.kind, meant.numbers).value_or(kNoSpot) : kNoSpot;
        return true;
    }
};

/// A group, with the field names of scenario steps.
struct MeantGroup {
    GroupParts parts;
};

template <class V>
void describe(V& v, Like<MeantGroup> auto& group) {
    v.maybe("name", group.parts.series, std::nullopt);
    v.maybe("number", group.parts.number, std::nullopt);
    v.maybe("chips", group.parts.chips, 0);
}

struct MeantGroupForm {
    static MeantGroup write(Group group) { return {GroupParts::of(group)}; }
    static bool read(const MeantGroup& meant, Group& group) {
        return FormOf<Group>::read(meant.parts, group);
    }
};

constexpr std::string_view commandKey(Kind<Admit>) { return "admit"; }
constexpr std::string_view commandKey(Kind<Join>) { return "join"; }
constexpr std::string_view commandKey(Kind<PlaceStake>) { return "stake"; }
constexpr std::string_view commandKey(Kind<PlaceSeries>) { return "series"; }
constexpr std::string_view commandKey(Kind<PlaceNeighbours>) { return "neighbours"; }
constexpr std::string_view commandKey(Kind<PlaceParol>) { return "parol"; }
constexpr std::string_view commandKey(Kind<MoveStake>) { return "move"; }
constexpr std::string_view commandKey(Kind<TakeUp>) { return "take"; }
constexpr std::string_view commandKey(Kind<Undo>) { return "undo"; }
constexpr std::string_view commandKey(Kind<Clear>) { return "clear"; }
constexpr std::string_view commandKey(Kind<Repeat>) { return "repeat"; }
constexpr std::string_view commandKey(Kind<Double>) { return "double"; }
constexpr std::string_view commandKey(Kind<PlaceAll>) { return "favourite"; }
constexpr std::string_view commandKey(Kind<Spin>) { return "spin"; }
constexpr std::string_view commandKey(Kind<Leave>) { return "leave"; }
constexpr std::string_view commandKey(Kind<PresentChips>) { return "present_chips"; }
constexpr std::string_view commandKey(Kind<TakeAllowance>) { return "allowance"; }
constexpr std::string_view commandKey(Kind<LosePlayer>) { return "fault:player_lost"; }
constexpr std::string_view commandKey(Kind<RestorePlayer>) { return "fault:player_back"; }
constexpr std::string_view commandKey(Kind<FailSystem>) { return "fault:system"; }
constexpr std::string_view commandKey(Kind<DropObject>) { return "fault:object_in_wheel"; }
constexpr std::string_view commandKey(Kind<DisturbStakes>) { return "fault:stakes_disturbed"; }
constexpr std::string_view commandKey(Kind<FailBall>) { return "fault:ball"; }
constexpr std::string_view commandKey(Kind<ExchangeBall>) { return "fault:ball_exchange"; }
constexpr std::string_view commandKey(Kind<ChangeDealer>) { return "fault:dealer_change"; }
constexpr std::string_view commandKey(Kind<TimePassed>) { return "time_passed"; }
constexpr std::string_view commandKey(Kind<Commit>) { return "commit"; }
constexpr std::string_view commandKey(Kind<LaunchBall>) { return "launch_ball"; }
constexpr std::string_view commandKey(Kind<BringPocket>) { return "bring_pocket"; }
constexpr std::string_view commandKey(Kind<PayPrize>) { return "pay_prize"; }
constexpr std::string_view commandKey(Kind<RestoreStakes>) { return "restore_stakes"; }
constexpr std::string_view commandKey(Kind<RevealSeed>) { return "reveal_seed"; }

template <class V>
void describe(
    V&, Like<FailSystem, DropObject, DisturbStakes, FailBall, ExchangeBall, ChangeDealer, TimePassed> auto&) {
}

template <class V>
void describe(V& v, Like<Undo, Clear, Repeat, Double, Spin, PresentChips, TakeAllowance, LosePlayer,
                         RestorePlayer> auto& command) {
    v.player("player", command.player);
}

template <class V>
void describe(V& v, Like<Admit> auto& command) {
    v("wallet", command.wallet);
}

template <class V>
void describe(V& v, Like<Join> auto& command) {
    v.player("player", command.player);
    v.maybe("chip_value", command.chipValue, std::nullopt);
    v.maybe("colour", command.colour, std::nullopt);
}

template <class V>
void describe(V& v, Like<PlaceStake> auto& command) {
    v.player("player", command.player);
    v("chance", command.kind);
    v("numbers", command.numbers);
    v("amount", command.amount);
}

template <class V>
void describe(V& v, Like<PlaceSeries> auto& command) {
    v.player("player", command.player);
    v("name", command.series);
    v("chip", command.chip);
}

template <class V>
void describe(V& v, Like<PlaceNeighbours> auto& command) {
    v.player("player", command.player);
    v("number", command.number);
    v("chips", command.chips);
    v("chip", command.chip);
}

template <class V>
void describe(V& v, Like<PlaceParol> auto& command) {
    v.player("player", command.player);
    v.maybe("name", command.series, std::nullopt);
}

template <class V>
void describe(V& v, Like<MoveStake> auto& command) {
    const MeantSpotForm form{v.context().layout()};
    v.player("player", command.player);
    v.inlined(command.from, form);
    v.as("to", command.to, form);
}

template <class V>
void describe(V& v, Like<TakeUp> auto& command) {
    v.player("player", command.player);
    v.inlined(command.spot, MeantSpotForm{v.context().layout()});
    v.inlined(command.group, MeantGroupForm{});
}

template <class V>
void describe(V& v, Like<PlaceAll> auto& command) {
    v.player("player", command.player);
    v("stakes", command.stakes);
}

template <class V>
void describe(V& v, Like<Leave> auto& command) {
    v.player("player", command.player);
    v.maybe("keep", command.keep, 0);
}

template <class V>
void describe(V& v, Like<Commit> auto& command) {
    v("commitment", command.commitment);
}

template <class V>
void describe(V& v, Like<LaunchBall> auto& command) {
    v.maybe("origin", command.origin, Origin::seed);
}

template <class V>
void describe(V& v, Like<BringPocket> auto& command) {
    v("pocket", command.pocket);
    v.maybe("origin", command.origin, Origin::seed);
}

template <class V>
void describe(V& v, Like<PayPrize> auto& command) {
    v.player("player", command.player);
    describe(v, command.stake);
}

template <class V>
void describe(V& v, Like<RestoreStakes::Owned> auto& owned) {
    v.player("player", owned.player);
    describe(v, owned.stake);
}

template <class V>
void describe(V& v, Like<RestoreStakes> auto& command) {
    v("stakes", command.stakes);
}

template <class V>
void describe(V& v, Like<RevealSeed> auto& command) {
    v("seed", command.seed);
}

} // namespace mesaviva::roulette
