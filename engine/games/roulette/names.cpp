// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/chances.h"
#include "engine/games/roulette/events.h"
#include "engine/games/roulette/keys.h"

#include <algorithm>

namespace mesaviva::roulette {

namespace {

constexpr std::array<std::string_view, kChanceKinds> kChanceNames = {
    "straight", "split", "street", "corner", "line", "dozen", "column",  "double_dozen", "double_column",
    "even",     "odd",   "low",    "high",   "red",  "black", "sector9", "sector12"};

} // namespace

std::string_view name(ChanceKind kind) {
    const auto index = static_cast<std::size_t>(kind);
    return index < kChanceNames.size() ? kChanceNames[index] : std::string_view();
}

std::optional<ChanceKind> chanceFrom(std::string_view name) {
    const auto found = std::find(kChanceNames.begin(), kChanceNames.end(), name);
    if (found == kChanceNames.end()) {
        return std::nullopt;
    }
    return static_cast<ChanceKind>(found - kChanceNames.begin());
}

std::string_view name(Action action) {
    switch (action) {
    case Action::join: return "join";
    case Action::stake: return "stake";
    case Action::series: return "series";
    case Action::neighbours: return "neighbours";
    case Action::parol: return "parol";
    case Action::move: return "move";
    case Action::take: return "take";
    case Action::undo: return "undo";
    case Action::clear: return "clear";
    case Action::repeat: return "repeat";
    case Action::double_stakes: return "double";
    case Action::favourite: return "favourite";
    case Action::spin: return "spin";
    case Action::leave: return "leave";
    case Action::present_chips: return "present_chips";
    case Action::allowance: return "allowance";
    case Action::contribute: return "contribute";
    case Action::fault: return "fault";
    case Action::other: return "other";
    }
    return {};
}

std::string_view name(SpinVoidReason reason) {
    switch (reason) {
    case SpinVoidReason::object_in_wheel: return "object_in_wheel";
    case SpinVoidReason::ball: return "ball";
    }
    return {};
}

std::string_view name(OwnNeed need) {
    switch (need) {
    case OwnNeed::launch: return "launch";
    case OwnNeed::pocket: return "pocket";
    case OwnNeed::record: return "record";
    }
    return {};
}

std::string_view name(OwnPhrase phrase) {
    switch (phrase) {
    case OwnPhrase::place_your_bets: return "place_your_bets";
    case OwnPhrase::no_more_bets: return "no_more_bets";
    case OwnPhrase::number: return "number";
    case OwnPhrase::void_spin: return "void_spin";
    case OwnPhrase::bell: return "bell";
    case OwnPhrase::stakes_restored: return "stakes_restored";
    case OwnPhrase::ball_change: return "ball_change";
    case OwnPhrase::dealer_change: return "dealer_change";
    case OwnPhrase::payment: return "payment";
    }
    return {};
}

std::string_view name(OwnReason reason) {
    switch (reason) {
    case OwnReason::half_cent: return "half_cent";
    case OwnReason::not_a_stake: return "not_a_stake";
    case OwnReason::not_whole_chips: return "not_whole_chips";
    }
    return {};
}

std::string_view name(OwnCause cause) {
    switch (cause) {
    case OwnCause::player_maximum: return "player_maximum";
    case OwnCause::stakes_put_back: return "stakes_put_back";
    case OwnCause::not_all_paid: return "not_all_paid";
    case OwnCause::ball_runs: return "ball_runs";
    case OwnCause::ball_does_not_run: return "ball_does_not_run";
    case OwnCause::series_multiples: return "series_multiples";
    }
    return {};
}

} // namespace mesaviva::roulette
