// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/dispatch.h"
#include "engine/games/bingo/cards/card_maker.h"
#include "engine/games/bingo/decide.h"
#include "engine/games/bingo/decide_parts.h"
#include "engine/games/bingo/fields.h"

#include <algorithm>

namespace mesaviva::bingo {

namespace {

// The carried money included in the plan.
Money carriedInto(const State& state) {
    return state.plan->prizeMoney - prizeMoneyOf(state.settings, state.salesValue());
}

Money allWon(const State& state) {
    Money total;
    for (const WonPrize& prize : state.won) {
        for (const Winner& winner : prize.winners) {
            total += winner.amount;
        }
    }
    return total;
}

// B45, B46: the payments of the crowd's members who have won nothing.
Money crowdRefund(const State& state) {
    std::vector<Money> won(state.crowdCards.size());
    for (const WonPrize& prize : state.won) {
        for (const Winner& winner : prize.winners) {
            if (winner.owner.isCrowd()) {
                won[winner.owner.member - 1] += winner.amount;
            }
        }
    }
    Money refund;
    for (std::size_t i = 0; i < won.size(); ++i) {
        refund += won[i] > Money{} ? Money{} : state.settings.cardPrice * state.crowdCards[i];
    }
    return refund;
}

Money playersRefund(const State& state) {
    Money refund;
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        refund += hasPrize(state, {static_cast<PlayerId>(i), 0}) ? Money{} : state.players[i].staked;
    }
    return refund;
}

// The next announced time; a session's sale waits for the end of the running round.
std::optional<Instant> nextSale(const State& state, Instant at) {
    if (state.settings.mode == Mode::continuous) {
        return at + pace::kBetween;
    }
    if (state.sessionsHeld >= state.settings.starts.size()) {
        return std::nullopt;
    }
    return std::max(at, state.settings.starts[state.sessionsHeld]);
}

// Checks that a crowd may buy this many cards, and that the count doesn't overflow.
void requireSale(const State& state, std::uint64_t cards, bool toCrowd) {
    if (toCrowd) {
        std::uint64_t ofCrowd = state.book.size() + cards;
        for (const Player& player : state.players) {
            ofCrowd -= player.cards.size();
        }
        check(ofCrowd <= kMostCrowdCards, "a crowd buys more cards than it may");
    }
    const std::uint64_t all = state.book.size() + cards;
    check(all <= static_cast<std::uint64_t>(kMostSales.cents / state.settings.cardPrice.cents),
          "cards are sold for more than can be counted");
}

// Checks the total of the prizes won before and now.
void requirePrizes(const State& state, const std::vector<Winner>& winners) {
    Money total = allWon(state);
    for (const Winner& winner : winners) {
        check(winner.amount >= Money{} && winner.amount <= kMostSales, "a prize that no round has");
        total += winner.amount;
        check(total <= kMostSales, "more is won than can be counted");
    }
}

struct Evolver {
    State& state;
    Instant at;

    Player& who(PlayerId player) const { return state.players[player]; }

    void go(Phase phase, Duration wait = {}) const {
        state.phase = phase;
        state.due = at + wait;
    }

    void goVoid(VoidReason reason) const {
        state.voidReason = reason;
        go(Phase::voiding);
    }

    void addSale(CardNumber first, std::uint32_t count, Owner owner) const {
        if (!state.sales.empty() && state.sales.back().owner == owner) {
            state.sales.back().count += count;
        } else {
            state.sales.push_back({first, count, owner});
        }
    }

    // An order may be missing if only the recorded events are folded.
    void takeFromOrder(PlayerId player, std::uint32_t count) const {
        if (state.orders.empty() || state.orders.front().player != player) {
            return;
        }
        Order& order = state.orders.front();
        order.count -= std::min(order.count, count);
        state.ordered -= count;
        if (order.count == 0) {
            state.orders.pop_front();
        }
    }

    void takeFromGiven(PlayerId player, const Card& card) const {
        if (player >= state.given.size() || state.given[player].empty()) {
            return;
        }
        std::vector<std::uint64_t>& keys = state.given[player];
        if (keys.front() == keyOf(state.settings.variant, card)) {
            keys.erase(keys.begin());
        }
    }

    void operator()(const TableOpened& event) const { state = State(event.opening->settings); }

    void operator()(const PlayerAdmitted& event) const {
        Player player;
        player.wallet = state.ledger.open();
        state.players.push_back(player);
        state.ledger.move(Ledger::kIssuer, player.wallet, event.wallet);
    }

    void operator()(const PlayerJoined& event) const {
        const Ledger::Account wallet = who(event.player).wallet;
        who(event.player) = {};
        who(event.player).wallet = wallet;
        who(event.player).here = true;
        who(event.player).session.lastStake = at;
    }

    void operator()(const AllowanceTaken& event) const {
        state.ledger.move(Ledger::kIssuer, who(event.player).wallet, event.amount);
    }

    void operator()(const RoundOpened& event) const {
        state.round = event.round;
        state.commitment = event.commitment;
        state.contributors.reset();
        state.scripted = false;
        state.failing = false;
        state.orders.clear();
        state.ordered = 0;
        state.book.clear();
        state.book.setAside(event.setAside);
        state.given = event.given;
        state.sales.clear();
        state.crowdCards.clear();
        state.buyers = 0;
        state.voidReason.reset();
        state.balls.clear();
        state.plan.reset();
        state.won.clear();
        state.sessionsHeld += state.settings.mode == Mode::session ? 1 : 0;
        for (Player& player : state.players) {
            player.settled = false;
            player.atSaleClose = false;
            player.staked = {};
            player.cards.clear();
            player.marks = {};
        }
    }

    void operator()(const SeedContributed& event) const {
        check(!state.contributors.test(event.player), "a player contributes twice");
        state.contributors.set(event.player);
    }

    void operator()(const SaleOpened& event) const {
        state.phase = Phase::sale;
        state.due = event.until;
    }

    void operator()(const CardsOrdered& event) const {
        state.orders.push_back({event.player, event.count, nullptr, at});
        state.ordered += event.count;
    }

    void operator()(const CrowdCardsOrdered& event) const {
        std::uint32_t count = 0;
        for (const CrowdPurchase& each : *event.buyers) {
            count += each.cards;
        }
        state.orders.push_back({kNobody, count, event.buyers, at});
        state.ordered += count;
    }

    void operator()(const CardSold& event) const {
        takeFromOrder(event.player, 1);
        Player& player = who(event.player);
        requireSale(state, 1, false);
        check(state.book.add(event.card) == event.number, "a card has another number than it was sold with");
        addSale(event.number, 1, {event.player, 0});
        takeFromGiven(event.player, event.card);
        state.scripted = state.scripted || event.origin == Origin::script;
        if (player.cards.empty()) {
            ++state.buyers;
            player.summary.rounds += 1;
        }
        player.cards.push_back(event.number);
        player.staked += state.settings.cardPrice;
        player.summary.cards += 1;
        player.summary.staked += state.settings.cardPrice;
        state.ledger.move(player.wallet, state.cardMoney, state.settings.cardPrice);
        noteStake(player.session, at);
    }

    void operator()(const CrowdSold& event) const {
        std::uint64_t bought = 0;
        for (const CrowdPurchase& each : *event.buyers) {
            check(each.member >= 1 && each.member <= kMostMembers, "a crowd has no such member");
            bought += each.cards;
        }
        check(bought == event.cards && event.first == state.book.size() + 1,
              "the crowd's cards are others than were sold");
        requireSale(state, event.cards, true);
        takeFromOrder(kNobody, event.cards);
        RandomStream chance(event.seed, stream_name::kOutcome);
        state.book.addFrom(chance, event.cards);
        CardNumber first = event.first;
        for (const CrowdPurchase& each : *event.buyers) {
            addSale(first, each.cards, {kNobody, each.member});
            state.crowdCards.resize(std::max<std::size_t>(state.crowdCards.size(), each.member));
            std::uint32_t& cards = state.crowdCards[each.member - 1];
            state.buyers += cards == 0 ? 1U : 0U;
            cards += each.cards;
            first += each.cards;
        }
        const Money cost = state.settings.cardPrice * event.cards;
        state.ledger.move(Ledger::kIssuer, state.crowd, cost);
        state.ledger.move(state.crowd, state.cardMoney, cost);
    }

    void operator()(const SaleClosed& event) const {
        for (Player& player : state.players) {
            player.atSaleClose = player.here;
        }
        if (event.cards == 0) {
            go(Phase::ending, pace::kClose);
            return;
        }
        state.plan = event.plan;
        if (!event.enough) { // the money stays in the account that pays the refunds
            goVoid(VoidReason::too_few_players);
            return;
        }
        const Money carried = carriedInto(state);
        state.ledger.move(state.cardMoney, state.prizeMoney, event.plan.prizeMoney - carried);
        state.ledger.move(state.carried, state.prizeMoney, carried);
        state.ledger.move(state.prizeMoney, state.bingoJackpot, event.plan.toBingoJackpot);
        state.ledger.move(state.prizeMoney, state.lineJackpot, event.plan.toLineJackpot);
        closeEmptyPrizes(event.plan);
        go(Phase::announcing, pace::kAnnounce);
    }

    // A share of less than a cent is no prize: nobody wins it, and the draw does not pause for it (B24). A
    // line may still bring its jackpot, and bingo ends the draw in any case (B25). Editions 1 and 2 announced
    // 0.00 as won.
    void closeEmptyPrizes(const PrizePlan& plan) const {
        for (std::size_t i = 0; i < kCombinations && state.settings.edition > 2; ++i) {
            const auto kind = static_cast<PrizeKind>(i);
            const bool isNeeded =
                kind == PrizeKind::bingo || (kind == PrizeKind::line && state.settings.lineJackpot);
            if (plan.prizes[i] == Money{} && !isNeeded) {
                state.book.close(kind);
            }
        }
    }

    void operator()(const BallDrawn& event) const {
        check(state.plan.has_value(), "a number is drawn before the sale has closed");
        state.balls.push_back(event.number);
        state.book.mark(event.number);
        state.scripted = state.scripted || event.origin == Origin::script;
        if (hasResults(state)) {
            go(Phase::checking);
        } else {
            go(Phase::drawing, state.settings.draw);
        }
    }

    // The draw continues once all results of the last number are reported.
    void goOn(Duration pause) const {
        if (state.failing) {
            goVoid(VoidReason::system_failure);
        } else {
            go(Phase::drawing, state.settings.draw + pause);
        }
    }

    void operator()(const OneToGo&) const {
        if (state.phase == Phase::checking) { // else it was near as soon as it was sold
            goOn({});
        }
    }

    void operator()(const PrizeWon& event) const {
        for (const Winner& winner : event.winners) {
            check(winner.card >= 1 && winner.card <= state.book.size() &&
                      state.ownerOf(winner.card) == winner.owner,
                  "a prize is won with somebody else's card");
        }
        requirePrizes(state, event.winners);
        state.won.push_back({event.kind, event.ball, event.winners});
        switch (event.kind) {
        case PrizeKind::line_jackpot:
            check(state.settings.lineJackpot.has_value(), "a jackpot that the room does not have");
            restart(state.lineJackpot, state.settings.lineJackpot->base, event.prize);
            return;
        case PrizeKind::bingo_jackpot:
            check(state.settings.bingoJackpot.has_value(), "a jackpot that the room does not have");
            restart(state.bingoJackpot, state.settings.bingoJackpot->base, event.prize);
            return;
        case PrizeKind::bingo:
            state.book.close(event.kind);
            state.voidReason.reset(); // of a failure, if a smaller prize was announced before for this number
            go(Phase::confirming, state.failing ? Duration{} : pace::kConfirm);
            return;
        case PrizeKind::line:
        case PrizeKind::column:
        case PrizeKind::four_corners:
        case PrizeKind::two_lines: break;
        }
        state.book.close(event.kind);
        goOn(pace::kPrize);
    }

    // I-B42
    void restart(Ledger::Account jackpot, Money base, Money value) const {
        state.ledger.move(jackpot, state.prizeMoney, value);
        state.ledger.move(Ledger::kHouse, jackpot, base);
    }

    void operator()(const MoneyCarried& event) const {
        switch (event.target) {
        case CarryTarget::bingo_jackpot:
            state.ledger.move(state.prizeMoney, state.bingoJackpot, event.amount);
            return;
        case CarryTarget::line_jackpot:
            state.ledger.move(state.prizeMoney, state.lineJackpot, event.amount);
            return;
        case CarryTarget::next_round:
            state.ledger.move(state.prizeMoney, state.carried, event.amount);
            return;
        }
    }

    void operator()(const NumberMarked& event) const { who(event.player).marks.add(event.number); }

    void operator()(const Paid& event) const {
        const bool toCrowd = event.player == kNobody;
        state.ledger.move(state.prizeMoney, toCrowd ? state.crowd : who(event.player).wallet, event.amount);
        if (!toCrowd) {
            who(event.player).summary.prizes[indexOf(event.kind)] += event.amount;
        }
        go(Phase::ending, pace::kClose);
    }

    void operator()(const Settled& event) const {
        Player& player = who(event.player);
        check(event.staked == player.staked && event.returned >= Money{} && event.returned <= kMostSales,
              "a player is settled with other amounts than were staked");
        player.settled = true;
        player.summary.returned += event.returned;
        if (event.refunded) {
            state.ledger.move(state.cardMoney, player.wallet, event.returned);
            player.summary.refunded += event.returned;
        }
        go(Phase::ending, pace::kClose);
    }

    void operator()(const RoundVoid& event) const {
        state.voidReason = event.reason;
        if (state.plan) {
            takeBackPrizes();
        }
        const Money toCrowd = crowdRefund(state);
        const Money needed = toCrowd + playersRefund(state);
        const Money there = state.ledger.balance(state.cardMoney);
        if (there < needed) { // for prizes won and paid nevertheless (B46)
            state.ledger.move(Ledger::kHouse, state.cardMoney, needed - there);
        }
        state.ledger.move(state.cardMoney, state.crowd, toCrowd);
        go(Phase::ending, pace::kClose);
    }

    // Unclaimed prize money goes back to where it came from; a jackpot that was won has no share left
    // (I-B40b).
    void takeBackPrizes() const {
        const Money left = state.ledger.balance(state.prizeMoney) - allWon(state);
        const Money carried = std::min(left, carriedInto(state));
        state.ledger.move(state.prizeMoney, state.carried, carried);
        state.ledger.move(state.prizeMoney, state.cardMoney, left - carried);
        if (!state.isWon(PrizeKind::bingo_jackpot)) {
            state.ledger.move(state.bingoJackpot, state.cardMoney, state.plan->toBingoJackpot);
        }
        if (!state.isWon(PrizeKind::line_jackpot)) {
            state.ledger.move(state.lineJackpot, state.cardMoney, state.plan->toLineJackpot);
        }
    }

    void operator()(const RoundClosed&) const {
        check(state.ledger.balance(state.prizeMoney) == Money{}, "prize money is left over");
        state.ledger.move(state.cardMoney, Ledger::kHouse, state.ledger.balance(state.cardMoney));
        for (Player& player : state.players) {
            if (player.here && (player.atSaleClose || !player.cards.empty())) {
                noteRoundClosed(player.session, !player.cards.empty());
            }
        }
        state.phase = Phase::between;
        state.due = nextSale(state, at);
    }

    void operator()(const SystemFailed&) const {
        switch (state.phase) {
        case Phase::sale:
        case Phase::announcing:
        case Phase::drawing:
            state.orders.clear();
            state.ordered = 0;
            goVoid(VoidReason::system_failure);
            return;
        case Phase::checking: state.failing = true; return;
        case Phase::confirming: state.due = at; return;
        case Phase::between:
        case Phase::voiding:
        case Phase::ending: return;
        }
    }

    void operator()(const PlayerDisconnected& event) const { who(event.player).connected = false; }
    void operator()(const PlayerReconnected& event) const { who(event.player).connected = true; }
    void operator()(const PlayerLeaving& event) const { who(event.player).leaving = true; }
    void operator()(const SessionInvited&) const {}

    void operator()(const SessionWarned& event) const {
        who(event.player).session.warned = true;
        who(event.player).session.warnedAt = at;
    }

    void operator()(const SessionEnded& event) const {
        who(event.player).here = false;
        who(event.player).leaving = false;
    }

    void operator()(const Announced&) const {}
    void operator()(const Refused&) const {}
};

} // namespace

void evolve(State& state, const Event& event, Instant at) { std::visit(Evolver{state, at}, event); }

} // namespace mesaviva::bingo
