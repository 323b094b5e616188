// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of roulette's commands (table/fields.h), called as in the steps of scenario files; what only
// drivers send has names of its own. commandKey() says what a kind is called: the deed, `fault:` with what
// fails.
#pragma once

#include "engine/games/roulette/commands.h"
#include "engine/games/roulette/value_fields.h"
#include "engine/table/table_fields.h"

#include <optional>
#include <string_view>

namespace mesaviva::roulette {

/// A place that a command means, if it means one of this layout.
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

/// A group by the names that steps have for it.
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
