// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/ledger.h"
#include "engine/games/bingo/card_book.h"
#include "engine/games/bingo/events.h"
#include "engine/games/bingo/settings.h"
#include "engine/table/contribution.h"
#include "engine/table/session.h"

#include <array>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <vector>

namespace mesaviva::bingo {

/// The phases of a round.
enum class Phase : std::uint8_t {
    between,    ///< no round; the next sale opens when `due`
    sale,       ///< cards are sold until `due` (B16)
    announcing, ///< cards, total and prizes are announced (B19); the draw begins when `due`
    drawing,    ///< the next number comes when `due` (B21)
    checking,   ///< a number has completed a prize or brought a card near one, which is reported at once
    confirming, ///< bingo; prizes are paid when `due` (B26)
    voiding,    ///< the round is void: refunds follow at once (B20, B45)
    ending,     ///< the seed is revealed
};

/// Cards that were ordered and that chance hasn't provided yet.
struct Order {
    PlayerId player = kNobody; ///< kNobody: the crowd
    std::uint32_t count = 0;
    std::shared_ptr<const std::vector<CrowdPurchase>> buyers; ///< for the crowd
    Instant at;                                               ///< time of the order

    friend bool operator==(const Order& a, const Order& b) {
        return a.player == b.player && a.count == b.count && sameShared(a.buyers, b.buyers) && a.at == b.at;
    }
};

/// Consecutive cards with one owner.
struct Sale {
    CardNumber first = 0;
    std::uint32_t count = 0;
    Owner owner;

    friend bool operator==(const Sale&, const Sale&) = default;
};

/// A prize of the running round that has been won.
struct WonPrize {
    PrizeKind kind = PrizeKind::line;
    std::uint8_t ball = 0;
    std::vector<Winner> winners;

    friend bool operator==(const WonPrize&, const WonPrize&) = default;
};

/// A player whom the room has admitted.
struct Player {
    Ledger::Account wallet = 0;
    bool here = false;             ///< whether a session is running
    bool connected = true;         ///< B48
    bool leaving = false;          ///< the session ends with the round
    bool settled = false;          ///< in this round
    bool atSaleClose = false;      ///< the round counts for the idle rules (B54)
    Money staked;                  ///< in this round
    std::vector<CardNumber> cards; ///< of this round, ascending
    BallSet marks;                 ///< by hand, in this round (B27)
    Session session;
    Summary summary;

    friend bool operator==(const Player&, const Player&) = default;
};

/// The complete state of a room. Only evolve() changes it.
struct State {
    explicit State(const Settings& roomSettings);

    Settings settings;
    Phase phase = Phase::between;
    std::optional<Instant> due; ///< when the phase's timer expires or its chance is needed; empty: never
    /// the system has failed; the round becomes void once the last number's results are reported
    bool failing = false;
    std::uint64_t round = 0; ///< number of the running round, or of the last one
    Digest commitment{};
    Contributors contributors; ///< to the running or last round's chance
    bool scripted = false;
    std::deque<Order> orders;                      ///< oldest first
    std::uint32_t ordered = 0;                     ///< number of cards in orders
    std::vector<std::vector<std::uint64_t>> given; ///< faces reserved for players and not sold yet (Commit)
    CardBook book;                                 ///< all cards of this round with their marks
    std::vector<Sale> sales;                       ///< ordered by card number
    /// number of cards per member of the crowd, indexed by member - 1
    std::vector<std::uint32_t> crowdCards;
    std::uint32_t buyers = 0;             ///< players with a card, including members of the crowd
    std::optional<VoidReason> voidReason; ///< of this round
    std::vector<Ball> balls;              ///< of this round, in order of the draw
    std::optional<PrizePlan> plan;        ///< once the sale has closed
    std::vector<WonPrize> won;            ///< in this round
    std::size_t sessionsHeld = 0;         ///< session mode: how many of `starts` are used
    std::vector<Player> players;
    Ledger ledger;
    Ledger::Account crowd;        ///< the crowd's purse
    Ledger::Account cardMoney;    ///< the price of this round's cards
    Ledger::Account prizeMoney;   ///< of this round, not paid yet
    Ledger::Account carried;      ///< for the next round's prizes (I-B30)
    Ledger::Account bingoJackpot; ///< persists from round to round (B43)
    Ledger::Account lineJackpot;

    Money wallet(PlayerId player) const { return ledger.balance(players[player].wallet); }
    std::uint32_t cardsSold() const { return book.size(); }
    /// B4c: the total price of the cards sold.
    Money salesValue() const { return settings.cardPrice * book.size(); }
    /// B44: the values of the jackpots, if the room has them.
    std::optional<Money> bingoJackpotValue() const;
    std::optional<Money> lineJackpotValue() const;
    /// The owner of a card.
    Owner ownerOf(CardNumber card) const;
    bool isWon(PrizeKind kind) const;

    friend bool operator==(const State&, const State&) = default;
};

} // namespace mesaviva::bingo
