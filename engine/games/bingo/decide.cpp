// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/decide.h"

#include "engine/base/dispatch.h"
#include "engine/games/bingo/decide_parts.h"
#include "engine/table/injected_by.h"
#include "engine/table/player_checks.h"

#include <algorithm>

namespace mesaviva::bingo {

// Joining, marking, leaving and free points.

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
    return refuseAbsent<Refusal>(presenceOf(state, player), {"B53"_rule},
                                 {}); // no rule forbids it without a line
}

MaybeRefusal admit(const State& state, const Admit& command, Events& events) {
    if (MaybeRefusal full = refuseAdmission<Refusal>(state.players.size(), command.wallet, {})) {
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

// Until the first card is sold.
MaybeRefusal contribute(const State& state, const ContributeSeed& command, Events& events) {
    if (MaybeRefusal absent = refuseUnlessPresent(state, command.player)) {
        return absent;
    }
    const bool isOpen = state.phase == Phase::sale && state.book.size() == 0;
    return contributeSeed<Refusal>(state.contributors, command, isOpen, events);
}

void endSession(const State& state, PlayerId player, SessionEnd reason, Events& events) {
    appendSessionEnd<Announced>(SessionEnded{player, reason, state.players[player].summary}, events);
}

// Faults (B12, B20, B45-B49).
//
// A system failure before bingo voids the round: the prizes of the last number are announced first, then
// prizes already won are paid, and players who have won nothing are refunded. Once there is bingo, everything
// is known and is paid at once. A player's own connection never affects the cards.

MaybeRefusal losePlayer(const State& state, PlayerId player, Events& events) {
    if (MaybeRefusal absent = refuseUnlessPresent(state, player)) {
        return absent;
    }
    const bool atStake = isInPlay(state, player) && state.settings.edition > 1; // not in edition 1
    events.emplace_back(PlayerDisconnected{player, atStake});
    return std::nullopt;
}

MaybeRefusal restorePlayer(const State& state, PlayerId player, Events& events) {
    return restoreLine<Refusal>(player, presenceOf(state, player), {"B53"_rule}, {"B48"_rule}, events);
}

MaybeRefusal failSystem(Events& events) {
    events.emplace_back(SystemFailed{});
    return std::nullopt;
}

namespace {

// I-B40b: the value of a jackpot without its share of the round; a jackpot that was won has no such share
// left.
std::optional<Money> jackpotWithout(const State& state, PrizeKind jackpot, std::optional<Money> value) {
    if (value && state.plan && !state.isWon(jackpot)) {
        *value -=
            jackpot == PrizeKind::bingo_jackpot ? state.plan->toBingoJackpot : state.plan->toLineJackpot;
    }
    return value;
}

} // namespace

void voidRound(const State& state, Events& events) {
    const Voided voided{state.voidReason.value_or(VoidReason::system_failure), !state.won.empty()};
    events.emplace_back(RoundVoid{voided.reason, voided.prizesStand,
                                  jackpotWithout(state, PrizeKind::bingo_jackpot, state.bingoJackpotValue()),
                                  jackpotWithout(state, PrizeKind::line_jackpot, state.lineJackpotValue())});
    Announced announced{CommonPhrase::round_void};
    announced.voided = voided;
    events.emplace_back(announced);
    payPrizes(state, voided, events);
}

std::optional<Refusal> decide(const State& state, const Command& command, Instant now, Events& events) {
    const std::size_t before = events.size();
    std::optional<Refusal> refused =
        std::visit(Overloaded{
                       [&](const Admit& c) { return admit(state, c, events); },
                       [&](const Join& c) { return join(state, c, events); },
                       [&](const Buy& c) { return buy(state, c, events); },
                       [&](const CrowdBuy& c) { return crowdBuy(state, c, events); },
                       [&](const Mark& c) { return mark(state, c, events); },
                       [&](const Leave& c) { return leave(state, c, events); },
                       [&](const TakeAllowance& c) { return takeAllowance(state, c.player, events); },
                       [&](const ContributeSeed& c) { return contribute(state, c, events); },
                       [&](const LosePlayer& c) { return losePlayer(state, c.player, events); },
                       [&](const RestorePlayer& c) { return restorePlayer(state, c.player, events); },
                       [&](const FailSystem&) { return failSystem(events); },
                       [&](const TimePassed&) { return passTime(state, now, events); },
                       [&](const Commit& c) { return openRound(state, c, now, events); },
                       [&](const BringCards& c) { return bringCards(state, c, now, events); },
                       [&](const BringCrowdCards& c) { return bringCrowdCards(state, c, now, events); },
                       [&](const BringBall& c) { return drawBall(state, c, now, events); },
                       [&](const RevealSeed& c) { return closeRound(state, c, now, events); },
                   },
                   command);
    if (state.settings.edition > 1) { // not in edition 1
        markInjected(command, events, before);
    }
    return refused;
}

std::optional<Need> nextNeed(const State& state) {
    const auto needAtDue = [&](NeedKind kind) {
        return state.due ? std::optional(Need{*state.due, kind}) : std::nullopt;
    };
    switch (state.phase) {
    case Phase::between: return needAtDue(CommonNeed::commitment);
    case Phase::sale:
        return state.orders.empty() ? needAtDue(CommonNeed::time)
                                    : std::optional(Need{state.orders.front().at, OwnNeed::cards});
    case Phase::announcing:
    case Phase::drawing: return needAtDue(OwnNeed::ball);
    case Phase::checking:
    case Phase::confirming: return needAtDue(CommonNeed::act);
    case Phase::voiding: return needAtDue(CommonNeed::time);
    case Phase::ending: return needAtDue(CommonNeed::seed);
    }
    return std::nullopt;
}

} // namespace mesaviva::bingo
