// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Random commands in a bingo room, and the invariants that hold after any command: for randomized tests and
// for a fuzzer.
#pragma once

#include "bingo_kit.h"
#include "random_bingo.h"
#include "random_play.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "engine/games/bingo/combinations.h"
#endif

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>
#include <vector>

namespace mesaviva::kit {

/// A bingo room, and the invariants that hold after any command.
class BingoPlay final : public RandomPlay<Game, SeededBalls> {
public:
    BingoPlay(const Settings& settings, Dice& random, const Seed& seed)
        : RandomPlay(settings, random, derivedSeeds(seed), settings),
          m_dice(state(), random) {}

    int jackpots() const { return m_jackpots; }
    int oddCents() const { return m_oddCents; }
    int together() const { return m_together; }

private:
    void sendAnything() override {
        const std::uint32_t choice = below(100);
        const bool selling = state().phase == Phase::sale;
        if (choice < (selling ? 12U : 60U)) {
            meetNeed();
        } else if (choice < (selling ? 14U : 63U)) {
            waitAWhile();
        } else {
            submit(m_dice.anyCommand(now()));
        }
    }

    int comparedEvery() const override { return 16; }

    // A continuous room never stops.
    bool mayRest() const override { return settings().mode == Mode::session; }

    // Also without the parts that records leave out.
    void foldAgain() override {
        RandomPlay::foldAgain();
        const State written = folded([](const Event& event) {
            return !std::holds_alternative<CardsOrdered>(event) &&
                   !std::holds_alternative<CrowdCardsOrdered>(event);
        });
        require(written == state(), "the folded written record is another state");
    }

    void lookAtAll(const Events& events) override {
        const auto kinds = std::ranges::count_if(events, [](const Event& event) {
            const auto* prize = std::get_if<PrizeWon>(&event);
            return prize && indexOf(prize->kind) < kCombinations;
        });
        m_together += kinds > 1 ? 1 : 0;
    }

    void foresee(const Event& event) override {
        if (const auto* won = std::get_if<PrizeWon>(&event)) {
            checkPrize(*won);
        } else if (const auto* ball = std::get_if<BallDrawn>(&event)) {
            require(!state().isWon(PrizeKind::bingo), "a number is drawn after bingo");
            require(state().balls.empty() || now() - m_lastBall >= settings().draw, "numbers come too fast");
            require(ball->drawn + ball->left == settings().shape().balls, "numbers are miscounted");
            m_lastBall = now();
        } else if (const auto* near = std::get_if<OneToGo>(&event)) {
            const std::vector<Ball> lacking =
                oneToGo(near->kind, state().book.card(near->card), settings(), state().book.drawn());
            require(std::ranges::find(lacking, near->number) != lacking.end(), "nothing is near");
            require(state().ownerOf(near->card) == Owner{near->player, 0}, "somebody else is told");
        }
    }

    void look(const Event& event) override {
        if (const auto* settled = std::get_if<Settled>(&event)) {
            checkSettlement(*settled);
        } else if (std::holds_alternative<RoundClosed>(event)) {
            checkClosedRound();
        } else if (const auto* sold = std::get_if<CardSold>(&event)) {
            checkSale(*sold);
        }
    }

    void checkSale(const CardSold& sold) {
        const Player& player = state().players[sold.player];
        require(!firstFault(settings().variant, settings().freeCentre, sold.card), "a card is wrong");
        require(player.cards.size() <= static_cast<std::size_t>(settings().maxCards), "too many cards");
        require(player.staked == settings().cardPrice * static_cast<std::int64_t>(player.cards.size()),
                "cards have another price");
        require(state().ledger.balance(state().cardMoney) == state().salesValue(), "sales don't add up");
    }

    // Counted card by card: exactly the cards that complete the prize win it, each for the first time.
    void checkPrize(const PrizeWon& won) {
        Money total = won.odd;
        for (const Winner& winner : won.winners) {
            total += winner.amount;
            require(state().ownerOf(winner.card) == winner.owner, "a winner has not bought the card");
        }
        require(total == won.prize, "a prize is not wholly divided");
        require(!state().isWon(won.kind), "a prize is won twice");
        m_oddCents += won.odd > Money{} ? 1 : 0;
        if (indexOf(won.kind) >= kCombinations) {
            ++m_jackpots;
            const bool ofLine = won.kind == PrizeKind::line_jackpot;
            const Jackpot& jackpot = ofLine ? *settings().lineJackpot : *settings().bingoJackpot;
            require(won.ball <= jackpot.withinBalls, "a jackpot is won too late");
            const Money value = ofLine ? *state().lineJackpotValue() : *state().bingoJackpotValue();
            require(won.prize == value, "a jackpot is not won whole");
            return;
        }
        require(won.prize == state().plan->prizes[indexOf(won.kind)], "a prize has changed");
        std::vector<CardNumber> cards;
        for (CardNumber card = 1; card <= state().book.size(); ++card) {
            if (missing(won.kind, state().book.card(card), settings(), state().book.drawn()) == 0) {
                cards.push_back(card);
            }
        }
        std::vector<CardNumber> winners;
        for (const Winner& winner : won.winners) {
            winners.push_back(winner.card);
        }
        require(winners == cards, "other cards win than have it");
    }

    void checkSettlement(const Settled& settled) {
        Money staked;
        Money returned;
        for (const SettledCard& card : settled.cards) {
            staked += card.amount;
            returned += card.returned;
        }
        require(staked == settled.staked && returned == settled.returned, "a settlement does not add up");
        require(!settled.refunded || state().voidReason, "a price comes back in a round that counts");
        require(!settled.refunded || settled.net() == Money{}, "a refund is not the price");
    }

    void checkClosedRound() {
        require(state().ledger.balance(state().cardMoney) == Money{}, "card money is left over");
        require(state().ledger.balance(state().prizeMoney) == Money{}, "prize money is left over");
        for (const Player& player : state().players) {
            require(player.cards.empty() || player.settled, "a player is not settled");
        }
        std::set<std::uint64_t> keys;
        for (CardNumber card = 1; card <= state().book.size(); ++card) {
            keys.insert(keyOf(settings().variant, state().book.card(card)));
        }
        require(keys.size() == state().book.size(), "two cards have the same numbers");
        const bool drawn = !state().balls.empty();
        require(!drawn || state().buyers >= settings().leastPlayers(), "too few players draw");
        require(!drawn || state().voidReason || state().isWon(PrizeKind::bingo), "a draw ends before bingo");
        const bool hasJackpot = settings().bingoJackpot || settings().lineJackpot;
        require(!hasJackpot || state().ledger.balance(state().carried) == Money{},
                "money misses the jackpot");
    }

    BingoDice m_dice;
    Instant m_lastBall;
    int m_jackpots = 0;
    int m_oddCents = 0;
    int m_together = 0;
};

} // namespace mesaviva::kit
