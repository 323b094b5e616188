// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of poker's commands (table/fields.h), called as in the steps of scenario files; what only
// drivers send has names of its own. commandKey() says what a kind is called: the deed, `fault:` with what
// fails.
#pragma once

#include "engine/games/poker/commands.h"
#include "engine/games/poker/value_fields.h"
#include "engine/table/table_fields.h"

#include <string_view>

namespace mesaviva::poker {

constexpr std::string_view commandKey(Kind<Admit>) { return "admit"; }
constexpr std::string_view commandKey(Kind<Sit>) { return "sit"; }
constexpr std::string_view commandKey(Kind<PlaceAnte>) { return "ante"; }
constexpr std::string_view commandKey(Kind<UndoAnte>) { return "undo"; }
constexpr std::string_view commandKey(Kind<ClearAnte>) { return "clear"; }
constexpr std::string_view commandKey(Kind<RepeatAnte>) { return "repeat"; }
constexpr std::string_view commandKey(Kind<Deal>) { return "deal"; }
constexpr std::string_view commandKey(Kind<Fold>) { return "fold"; }
constexpr std::string_view commandKey(Kind<Bet>) { return "bet"; }
constexpr std::string_view commandKey(Kind<Leave>) { return "leave"; }
constexpr std::string_view commandKey(Kind<TakeAllowance>) { return "allowance"; }
constexpr std::string_view commandKey(Kind<LosePlayer>) { return "fault:player_lost"; }
constexpr std::string_view commandKey(Kind<RestorePlayer>) { return "fault:player_back"; }
constexpr std::string_view commandKey(Kind<FailSystem>) { return "fault:system"; }
constexpr std::string_view commandKey(Kind<TimePassed>) { return "time_passed"; }
constexpr std::string_view commandKey(Kind<Commit>) { return "commit"; }
constexpr std::string_view commandKey(Kind<BringCard>) { return "bring_card"; }
constexpr std::string_view commandKey(Kind<RevealSeed>) { return "reveal_seed"; }

template <class V>
void describe(V&, Like<FailSystem, TimePassed> auto&) {}

template <class V>
void describe(V& v, Like<UndoAnte, ClearAnte, RepeatAnte, Deal, Fold, Bet, Leave, TakeAllowance, LosePlayer,
                         RestorePlayer> auto& command) {
    v.player("player", command.player);
}

template <class V>
void describe(V& v, Like<Admit> auto& command) {
    v("wallet", command.wallet);
}

template <class V>
void describe(V& v, Like<Sit> auto& command) {
    v.player("player", command.player);
    v("seat", command.seat);
}

template <class V>
void describe(V& v, Like<PlaceAnte> auto& command) {
    v.player("player", command.player);
    v("amount", command.amount);
}

template <class V>
void describe(V& v, Like<Commit> auto& command) {
    v("commitment", command.commitment);
}

template <class V>
void describe(V& v, Like<BringCard> auto& command) {
    v("card", command.card);
    v.maybe("origin", command.origin, Origin::seed);
}

template <class V>
void describe(V& v, Like<RevealSeed> auto& command) {
    v("seed", command.seed);
}

} // namespace mesaviva::poker
