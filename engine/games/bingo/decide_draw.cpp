// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/combinations.h"
#include "engine/games/bingo/decide.h"
#include "engine/games/bingo/decide_parts.h"
#include "engine/table/player_checks.h"

#include <algorithm>

namespace mesaviva::bingo {

// The results of time and chance: the close of the sale, the numbers, the payments, the close of the round.

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

// The results of a number: cards that come near a prize, prizes, their division; and the payment of all
// prizes.

namespace {

constexpr std::array kAllKinds = {PrizeKind::line,         PrizeKind::column, PrizeKind::four_corners,
                                  PrizeKind::two_lines,    PrizeKind::bingo,  PrizeKind::line_jackpot,
                                  PrizeKind::bingo_jackpot};

bool isNearable(const State& state, PrizeKind kind) {
    if (!state.settings.plays(kind) || !state.book.winners(kind).empty()) {
        return false;
    }
    return state.balls.empty() ? numbersNeeded(kind, state.settings) == 1 : state.book.oneToGoCount(kind) > 0;
}

// Calls `visit` for each number that would complete a prize since the last number was drawn or the cards were
// sold, by player, card, prize and number, until it returns true; returns whether it did. After bingo there
// are none.
template <class Visit>
bool forEachNear(const State& state, Visit visit) {
    std::vector<PrizeKind> kinds;
    for (std::size_t i = 0; i < kCombinations; ++i) {
        if (isNearable(state, static_cast<PrizeKind>(i))) {
            kinds.push_back(static_cast<PrizeKind>(i));
        }
    }
    if (kinds.empty() || !state.book.winners(PrizeKind::bingo).empty()) {
        return false;
    }
    BallSet before = state.book.drawn();
    if (!state.balls.empty()) {
        before.remove(state.balls.back());
    }
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        for (const CardNumber number : state.players[i].cards) {
            for (const PrizeKind kind : kinds) {
                if (!state.book.isOneToGo(kind, number)) {
                    continue;
                }
                const Card card = state.book.card(number);
                const std::vector<Ball> known =
                    state.balls.empty() ? std::vector<Ball>() : oneToGo(kind, card, state.settings, before);
                for (const Ball ball : oneToGo(kind, card, state.settings, state.book.drawn())) {
                    const bool isNew = !std::ranges::binary_search(known, ball);
                    if (isNew && visit(OneToGo{static_cast<PlayerId>(i), number, kind, ball})) {
                        return true;
                    }
                }
            }
        }
    }
    return false;
}

std::vector<Winner> winnersOf(const State& state, PrizeKind combination) {
    std::vector<Winner> winners;
    for (const CardNumber card : state.book.winners(combination)) {
        winners.push_back({state.ownerOf(card), card, {}});
    }
    return winners;
}

CarryTarget carryTarget(const Settings& settings) {
    return settings.bingoJackpot  ? CarryTarget::bingo_jackpot
           : settings.lineJackpot ? CarryTarget::line_jackpot
                                  : CarryTarget::next_round;
}

// Announces a prize; returns the remainder of its division.
Money announcePrize(const State& state, PrizeKind kind, Money prize, std::vector<Winner> winners,
                    Events& events) {
    const Money odd = dividePrize(prize, winners, state.settings.split);
    const auto cards = static_cast<std::uint32_t>(winners.size());
    const auto ball = static_cast<std::uint8_t>(state.balls.size());
    events.emplace_back(PrizeWon{kind, ball, prize, std::move(winners), odd});
    events.emplace_back(Announced{OwnPhrase::prize, kNobody, 0, kind, prize, cards});
    return odd;
}

bool isWithin(const State& state, const std::optional<Jackpot>& jackpot) {
    return jackpot && static_cast<int>(state.balls.size()) <= jackpot->withinBalls;
}

Money amountOf(const std::vector<Winner>& winners, Owner owner) {
    Money amount;
    for (const Winner& winner : winners) {
        amount += winner.owner == owner ? winner.amount : Money{};
    }
    return amount;
}

Money crowdsPart(const WonPrize& prize) {
    Money amount;
    for (const Winner& winner : prize.winners) {
        amount += winner.owner.isCrowd() ? winner.amount : Money{};
    }
    return amount;
}

Absence absenceOf(const Player& player) {
    return player.leaving ? Absence::left : player.connected ? Absence::none : Absence::line_lost;
}

void payPrize(const State& state, const WonPrize& prize, std::optional<Voided> voided, Events& events) {
    bool crowdWins = false;
    for (const Winner& winner : prize.winners) {
        crowdWins = crowdWins || winner.owner.isCrowd();
        if (!winner.owner.isCrowd()) {
            const PlayerId player = winner.owner.player;
            events.emplace_back(Paid{player, prize.kind, winner.card, winner.amount, voided,
                                     absenceOf(state.players[player])});
        }
    }
    if (crowdWins) {
        events.emplace_back(Paid{kNobody, prize.kind, 0, crowdsPart(prize), voided});
    }
}

Settled settlementOf(const State& state, PlayerId id, std::optional<Voided> voided) {
    const Player& player = state.players[id];
    const Money price = state.settings.cardPrice;
    Settled settled{id,     player.staked,    {}, voided && !hasPrize(state, {id, 0}), {},
                    voided, absenceOf(player)};
    settled.cards.reserve(player.cards.size());
    for (const CardNumber card : player.cards) {
        settled.cards.push_back({card, price, settled.refunded ? price : Money{}});
    }
    for (const WonPrize& prize : state.won) {
        for (const Winner& winner : prize.winners) {
            if (winner.owner == Owner{id, 0}) {
                std::ranges::lower_bound(settled.cards, winner.card, {}, &SettledCard::card)->returned +=
                    winner.amount;
            }
        }
    }
    for (const SettledCard& card : settled.cards) {
        settled.returned += card.returned;
    }
    return settled;
}

} // namespace

bool hasPrize(const State& state, Owner owner) {
    return std::ranges::any_of(
        state.won, [&](const WonPrize& prize) { return amountOf(prize.winners, owner) > Money{}; });
}

void reportNear(const State& state, Events& events) {
    std::optional<OneToGo> best;
    const auto announceBest = [&] {
        if (best) {
            events.emplace_back(Announced{OwnPhrase::one_to_go, best->player, best->number, best->kind});
        }
    };
    (void)forEachNear(state, [&](const OneToGo& near) {
        if (best && best->player != near.player) {
            announceBest();
            best.reset();
        }
        if (!best || best->kind < near.kind) {
            best = near;
        }
        events.emplace_back(near);
        return false;
    });
    announceBest();
}

bool hasResults(const State& state) {
    for (std::size_t i = 0; i < kCombinations; ++i) {
        if (!state.book.winners(static_cast<PrizeKind>(i)).empty()) {
            return true;
        }
    }
    return forEachNear(state, [](const OneToGo&) { return true; });
}

void reportResults(const State& state, Events& events) {
    reportNear(state, events);
    std::vector<Money> carried;
    PerCombination<bool> won{};
    for (std::size_t i = 0; i < kCombinations; ++i) {
        const auto kind = static_cast<PrizeKind>(i);
        std::vector<Winner> winners = winnersOf(state, kind);
        won[i] = state.isWon(kind) || !winners.empty();
        if (winners.empty()) {
            continue;
        }
        carried.push_back(announcePrize(state, kind, state.plan->prizes[i], winners, events));
        if (kind == PrizeKind::line && isWithin(state, state.settings.lineJackpot)) {
            carried.push_back(
                announcePrize(state, PrizeKind::line_jackpot, *state.lineJackpotValue(), winners, events));
        }
        if (kind == PrizeKind::bingo && isWithin(state, state.settings.bingoJackpot)) {
            carried.push_back(
                announcePrize(state, PrizeKind::bingo_jackpot, *state.bingoJackpotValue(), winners, events));
        }
    }
    for (std::size_t i = 0; i < kCombinations && won[indexOf(PrizeKind::bingo)]; ++i) {
        carried.push_back(won[i] ? Money{} : state.plan->prizes[i]);
    }
    for (const Money amount : carried) {
        if (amount > Money{}) {
            events.emplace_back(MoneyCarried{amount, carryTarget(state.settings)});
        }
    }
}

void payPrizes(const State& state, std::optional<Voided> voided, Events& events) {
    for (const PrizeKind kind : kAllKinds) {
        const auto prize = std::ranges::find(state.won, kind, &WonPrize::kind);
        if (prize != state.won.end()) {
            payPrize(state, *prize, voided, events);
        }
    }
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        if (!state.players[i].cards.empty()) {
            events.emplace_back(settlementOf(state, static_cast<PlayerId>(i), voided));
        }
    }
}

} // namespace mesaviva::bingo
