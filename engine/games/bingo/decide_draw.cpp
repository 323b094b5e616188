// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The results of time and chance: the close of the sale, the numbers, the payments, the close of the round.

#include "engine/games/bingo/decide.h"
#include "engine/games/bingo/decide_parts.h"
#include "engine/table/player_checks.h"

namespace mesaviva::bingo {

namespace {

void warnIdlePlayer(const State& state, PlayerId player, Events& events) {
    appendIdleWarning<Announced>(SessionInvited{player},
                                 SessionWarned{player, state.settings.idle.endedAfterRounds}, events);
}

} // namespace

bool isDue(const State& state, NeedKind kind, Instant now) {
    const std::optional<Need> need = nextNeed(state);
    const auto same = [&](NeedKind needed) {
        return needed == kind || (isMetByTime(needed) && isMetByTime(kind));
    };
    return need && same(need->kind) && need->at <= now;
}

MaybeRefusal passTime(const State& state, Instant now, Events& events) {
    if (!isDue(state, CommonNeed::time, now)) {
        return kNotDue;
    }
    switch (state.phase) {
    case Phase::sale: closeSale(state, events); return std::nullopt;
    case Phase::checking: reportResults(state, events); return std::nullopt;
    case Phase::confirming: payPrizes(state, std::nullopt, events); return std::nullopt;
    case Phase::voiding: voidRound(state, events); return std::nullopt;
    case Phase::between:
    case Phase::announcing:
    case Phase::drawing:
    case Phase::ending: break;
    }
    return kNotDue;
}

MaybeRefusal drawBall(const State& state, const BringBall& command, Instant now, Events& events) {
    if (!isDue(state, OwnNeed::ball, now)) {
        return kNotDue;
    }
    const int balls = state.settings.shape().balls;
    if (command.number < 1 || command.number > balls || state.book.drawn().has(command.number)) {
        return Refusal{CommonReason::impossible_outcome, {"B21"_rule}};
    }
    const auto drawn = static_cast<std::uint8_t>(state.balls.size() + 1);
    const auto left = static_cast<std::uint8_t>(balls - drawn);
    events.emplace_back(BallDrawn{command.number, drawn, left, command.origin});
    events.emplace_back(Announced{OwnPhrase::ball, kNobody, command.number});
    return std::nullopt;
}

MaybeRefusal closeRound(const State& state, const RevealSeed& command, Instant now, Events& events) {
    if (!isDue(state, CommonNeed::seed, now)) {
        return kNotDue;
    }
    if (!matchesCommitment(state.commitment, command.seed, state.round)) {
        return Refusal{CommonReason::impossible_outcome, {}};
    }
    events.emplace_back(RoundClosed{command.seed, state.balls, state.scripted});
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const Player& player = state.players[i];
        const auto id = static_cast<PlayerId>(i);
        if (!player.here) {
            continue;
        }
        if (player.leaving) {
            endSession(state, id, SessionEnd::left, events);
            continue;
        }
        if (!player.atSaleClose || !player.cards.empty()) {
            continue;
        }
        switch (idleStepAtClose(player.session, state.settings.idle)) {
        case IdleStep::none: break;
        case IdleStep::invite: warnIdlePlayer(state, id, events); break;
        case IdleStep::end: endSession(state, id, SessionEnd::idle, events); break;
        }
    }
    return std::nullopt;
}

} // namespace mesaviva::bingo
