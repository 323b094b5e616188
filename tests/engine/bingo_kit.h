// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A bingo room for tests, with fixed numbers and cards, and functions that run to the next event of a type.
// Amounts are in cents, times in seconds; players are numbered in the order they join.
#pragma once

#include "driven_game.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "engine/games/bingo/cards/card_maker.h"
#include "engine/games/bingo/game.h"
#endif

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>
#include <QTest>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace mesaviva::kit {

using namespace bingo;
using Entry = Recorded<Event>;

/// Parses numbers such as `1 20 90`, in that order; `4-6` stands for 4 5 6.
inline std::vector<Ball> balls(const QString& text) {
    std::vector<Ball> result;
    for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const QStringList ends = word.split(QLatin1Char('-'));
        for (int ball = ends.first().toInt(); ball <= ends.last().toInt(); ++ball) {
            result.push_back(static_cast<Ball>(ball));
        }
    }
    return result;
}

/// Parses a card row by row; `/` separates rows, 0 is a blank.
inline Card card(const QString& rows) {
    Card result;
    std::size_t cell = 0;
    for (const QString& row : rows.split(QLatin1Char('/'))) {
        for (const Ball ball : balls(row)) {
            result.cells.at(cell++) = ball;
        }
    }
    return result;
}

/// Returns one of three bingo 30 cards without a common number. The rows of the first are 1 11 21 / 2 12 22 /
/// 3 13 23; each number of the next card is 3 larger.
inline Card small(int number) {
    Card result;
    for (std::size_t cell = 0; cell < 9; ++cell) {
        const std::size_t value = 10 * (cell % 3) + cell / 3 + 1 + 3 * static_cast<std::size_t>(number - 1);
        result.cells[cell] = static_cast<Ball>(value);
    }
    return result;
}

/// Returns one of two bingo 90 cards without a common number; both have numbers in all columns.
inline Card ninety(int number) {
    const QString rows = number == 1 ? QStringLiteral("1 10 20 30 40 0 0 0 0/2 0 0 0 0 50 60 70 80/"
                                                      "3 11 21 31 41 0 0 0 0")
                                     : QStringLiteral("4 13 23 33 43 0 0 0 0/5 0 0 0 0 53 63 73 83/"
                                                      "6 14 24 34 44 0 0 0 0");
    return card(rows);
}

/// The rooms used by the tests. In `quick()` cards have nine numbers and the amounts are small.
inline Settings quick() {
    Settings settings(Variant::bingo30);
    settings.lines = {};
    return settings;
}
inline Settings withJackpot(Settings settings, int withinBalls, std::int64_t base = 5'000,
                            BasisPoints percent = 500) {
    settings.bingoJackpot = Jackpot{percent, Money{base}, withinBalls, {}};
    return settings;
}
inline Settings withLineJackpot(Settings settings, int withinBalls, std::int64_t base = 3'000,
                                BasisPoints percent = 200) {
    settings.lineJackpot = Jackpot{percent, Money{base}, withinBalls, {}};
    return settings;
}
inline Settings inSession(Settings settings, const QList<int>& starts) {
    settings.mode = Mode::session;
    for (const int start : starts) {
        settings.starts.push_back(kTableOpened + std::chrono::seconds(start));
    }
    return settings;
}

/// A fixed outcome: the numbers, and one list of cards for each player.
inline GivenOutcome given(const QString& numbers, std::vector<std::vector<Card>> cards = {}) {
    return {balls(numbers), std::move(cards)};
}

/// A room with a driver.
class Room : public DrivenGame<Game, SeededBalls> {
public:
    explicit Room(const Settings& settings = Settings(), GivenOutcome outcome = {}, std::uint8_t seed = 1)
        : DrivenGame(settings, derivedSeeds(testSeed(seed)), settings, std::move(outcome)) {}

    // Players.

    /// Admits a player, who then joins the room.
    PlayerId join(std::int64_t wallet = 1'000'000) {
        const auto player = static_cast<PlayerId>(state().players.size());
        if (send(Admit{{wallet}}) || send(Join{player})) {
            qFatal("the room refuses player %d", player);
        }
        return player;
    }
    /// Admits `count` players.
    void joinAll(int count) {
        for (int i = 0; i < count; ++i) {
            join();
        }
    }

    /// Buys cards and waits until they are made, which takes no table time.
    std::optional<Refusal> buy(PlayerId player, std::uint32_t count = 1) {
        const std::optional<Refusal> refusal = send(Buy{player, count});
        settle();
        return refusal;
    }
    /// The crowd's members 1, 2, ... buy these numbers of cards.
    std::optional<Refusal> crowdBuy(const std::vector<std::uint32_t>& cards) {
        auto buyers = std::make_shared<std::vector<CrowdPurchase>>();
        for (const std::uint32_t count : cards) {
            buyers->push_back({static_cast<std::uint32_t>(buyers->size() + 1), count});
        }
        const std::optional<Refusal> refusal = send(CrowdBuy{std::move(buyers)});
        settle();
        return refusal;
    }
    std::optional<Refusal> mark(PlayerId player, int number) {
        return send(Mark{player, static_cast<Ball>(number)});
    }
    std::optional<Refusal> leave(PlayerId player) { return send(Leave{player}); }
    std::optional<Refusal> fail() { return send(FailSystem{}); }

    std::int64_t wallet(PlayerId player) const { return state().wallet(player).cents; }
    std::int64_t crowd() const { return state().ledger.balance(state().crowd).cents; }
    std::int64_t carried() const { return state().ledger.balance(state().carried).cents; }
    std::int64_t jackpot() const { return state().bingoJackpotValue().value().cents; }
    std::int64_t lineJackpot() const { return state().lineJackpotValue().value().cents; }
    bool isHere(PlayerId player) const { return state().players[player].here; }
    std::size_t cardsOf(PlayerId player) const { return state().players[player].cards.size(); }

    // Time.

    bool runToSale() { return state().phase == Phase::sale || runTo<SaleOpened>(); }
    bool runToClose() { return runTo<RoundClosed>(); }
    /// Runs until `count` numbers are drawn and the result of the last one is announced.
    bool runToBall(std::size_t count) {
        if (!runUntil([&] { return state().balls.size() >= count; })) {
            return false;
        }
        settle();
        return state().balls.size() == count;
    }
    bool runToPrize(PrizeKind kind) {
        return runToWhere<PrizeWon>([&](const PrizeWon& event) { return event.kind == kind; });
    }

    // Events.

    /// Returns the player's latest settlement, if any.
    std::optional<Settled> settled(PlayerId player) const {
        return lastWhere<Settled>([&](const Settled& event) { return event.player == player; });
    }
    /// Returns the latest prize of this kind, if any.
    std::optional<PrizeWon> prize(PrizeKind kind) const {
        return lastWhere<PrizeWon>([&](const PrizeWon& event) { return event.kind == kind; });
    }
    std::size_t announcements(Phrase phrase) const {
        return countWhere<Announced>([&](const Announced& event) { return event.phrase == phrase; });
    }
    bool announced(Phrase phrase) const { return announcements(phrase) > 0; }
};

} // namespace mesaviva::kit
