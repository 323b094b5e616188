// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Joining, marking, leaving and free points.

#include "engine/games/bingo/decide_parts.h"
#include "engine/table/player_checks.h"

#include <algorithm>

namespace mesaviva::bingo {

namespace {

bool isDrawn(const State& state, Ball number) {
    return number >= 1 && number <= state.settings.shape().balls && state.book.drawn().has(number);
}

// B27: from the announcement to the payments.
bool takesMarks(Phase phase) {
    switch (phase) {
    case Phase::announcing:
    case Phase::drawing:
    case Phase::checking:
    case Phase::confirming: return true;
    case Phase::between:
    case Phase::sale:
    case Phase::voiding:
    case Phase::ending: break;
    }
    return false;
}

} // namespace

Presence presenceOf(const State& state, PlayerId player) {
    if (!isAdmitted(state, player)) {
        return {};
    }
    const Player& who = state.players[player];
    return {who.here, who.leaving, who.connected};
}

MaybeRefusal refuseUnlessPresent(const State& state, PlayerId player) {
    return refuseAbsent<Refusal>(presenceOf(state, player), {"B53"_rule}, {"B48"_rule, "B12"_rule});
}

MaybeRefusal admit(const State& state, const Admit& command, Events& events) {
    if (MaybeRefusal full = refuseAdmission<Refusal>(state.players.size(), command.wallet, {"B58"_rule})) {
        return full;
    }
    events.emplace_back(PlayerAdmitted{static_cast<PlayerId>(state.players.size()), command.wallet});
    return std::nullopt;
}

MaybeRefusal join(const State& state, const Join& command, Events& events) {
    if (!isAdmitted(state, command.player)) {
        return Refusal{CommonReason::not_seated, {"B53"_rule}};
    }
    if (state.players[command.player].here) {
        return Refusal{CommonReason::already_decided, {"B53"_rule}};
    }
    events.emplace_back(PlayerJoined{command.player});
    return std::nullopt;
}

MaybeRefusal mark(const State& state, const Mark& command, Events& events) {
    if (MaybeRefusal absent = refuseUnlessPresent(state, command.player)) {
        return absent;
    }
    const Player& player = state.players[command.player];
    if (!takesMarks(state.phase)) {
        return Refusal{CommonReason::not_now, {"B27"_rule}};
    }
    if (player.cards.empty()) {
        return Refusal{CommonReason::no_stake, {"B27"_rule, "B11"_rule}};
    }
    if (!isDrawn(state, command.number)) {
        return Refusal{OwnReason::not_drawn, {"B27"_rule}};
    }
    if (player.marks.has(command.number)) {
        return Refusal{CommonReason::already_decided, {"B27"_rule}};
    }
    const bool isOnCard = std::ranges::any_of(
        player.cards, [&](CardNumber card) { return numbersOf(state.book.card(card)).has(command.number); });
    if (!isOnCard) {
        return Refusal{OwnReason::not_on_card, {"B27"_rule}};
    }
    events.emplace_back(NumberMarked{command.player, command.number});
    return std::nullopt;
}

MaybeRefusal leave(const State& state, const Leave& command, Events& events) {
    const PlayerId player = command.player;
    const Presence who = presenceOf(state, player);
    if (!who.here || who.leaving) {
        return Refusal{CommonReason::not_seated, {"B53"_rule}};
    }
    if (isInPlay(state, player)) {
        events.emplace_back(PlayerLeaving{player});
    } else {
        endSession(state, player, SessionEnd::left, events);
    }
    return std::nullopt;
}

MaybeRefusal takeAllowance(const State& state, PlayerId player, Events& events) {
    if (!isAdmitted(state, player)) {
        return Refusal{CommonReason::not_seated, {"B59"_rule}};
    }
    const Money least = state.settings.cardPrice;
    if (MaybeRefusal refused =
            refuseAllowance<Refusal>(isInPlay(state, player), state.wallet(player), least, {"B59"_rule})) {
        return refused;
    }
    events.emplace_back(AllowanceTaken{player, state.settings.allowance});
    return std::nullopt;
}

void endSession(const State& state, PlayerId player, SessionEnd reason, Events& events) {
    appendSessionEnd<Announced>(SessionEnded{player, reason, state.players[player].summary}, events);
}

} // namespace mesaviva::bingo
