// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of the events that games share, in the order in which they are written (fields.h).
#pragma once

#include "engine/table/common_events.h"
#include "engine/table/fields.h"
#include "engine/table/session.h"
#include "engine/table/table_fields.h"

#include <string_view>
#include <type_traits>

namespace mesaviva::common {

constexpr std::string_view eventKey(Kind<PlayerAdmitted>) { return "player_admitted"; }
template <class V>
void describe(V& v, Like<PlayerAdmitted> auto& e) {
    v.player("player", e.player);
    v("wallet", e.wallet);
}

constexpr std::string_view eventKey(Kind<AllowanceTaken>) { return "allowance_taken"; }
template <class V>
void describe(V& v, Like<AllowanceTaken> auto& e) {
    v.player("player", e.player);
    v("amount", e.amount);
}

constexpr std::string_view eventKey(Kind<RoundOpened>) { return "round_opened"; }
template <class V>
void describe(V& v, Like<RoundOpened> auto& e) {
    v.round(e.round);
    v("commitment", e.commitment);
}

constexpr std::string_view eventKey(Kind<BettingOpened>) { return "betting_opened"; }
template <class V>
void describe(V& v, Like<BettingOpened> auto& e) {
    v("until", e.until);
}

constexpr std::string_view eventKey(Kind<SystemFailed>) { return "system_failed"; }
template <class V>
void describe(V&, Like<SystemFailed> auto&) {}

constexpr std::string_view eventKey(Kind<PlayerDisconnected>) { return "player_lost"; }
constexpr std::string_view eventKey(Kind<PlayerReconnected>) { return "player_back"; }
constexpr std::string_view eventKey(Kind<PlayerLeaving>) { return "player_leaving"; }
template <class V>
void describe(V& v, Like<PlayerDisconnected, PlayerReconnected, PlayerLeaving> auto& e) {
    v.player("player", e.player);
}

constexpr std::string_view eventKey(Kind<SessionInvited>) { return "session_invited"; }
template <class V>
void describe(V& v, Like<SessionInvited> auto& e) {
    v.player("player", e.player);
    v.derived("reason", [] { return SessionEnd::idle; });
    v("individual", e.individual);
}

constexpr std::string_view eventKey(Kind<SessionWarned>) { return "session_warned"; }
template <class V>
void describe(V& v, Like<SessionWarned> auto& e) {
    v.player("player", e.player);
    v.derived("reason", [] { return SessionEnd::idle; });
    v("until", e.until);
}

template <class T>
struct IsRefused : std::false_type {};
template <class Action, class Refusal>
struct IsRefused<RefusedAction<Action, Refusal>> : std::true_type {};

template <class Action, class Refusal>
constexpr std::string_view eventKey(Kind<RefusedAction<Action, Refusal>>) {
    return "refused";
}
template <class V, class E>
requires IsRefused<std::remove_const_t<E>>::value void describe(V& v, E& e) {
    v.maybePlayer("player", e.player);
    v("do", e.action);
    describeRefusal(v, e.refusal);
}

} // namespace mesaviva::common
