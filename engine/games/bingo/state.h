// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/ledger.h"
#include "engine/games/bingo/card_book.h"
#include "engine/games/bingo/events.h"
#include "engine/games/bingo/settings.h"
#include "engine/table/session.h"

#include <array>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <vector>

namespace mesaviva::bingo {

/// Where a round stands.
enum class Phase : std::uint8_t {
    between,    ///< no round; the next sale opens when `due`
    sale,       ///< cards are sold until `due` (B16)
    announcing, ///< cards, total and prizes are announced (B19); the draw starts when `due`
    drawing,    ///< the next number comes when `due` (B21)
    checking,   ///< a number has completed or neared something, which is told at once
    confirming, ///< bingo; prizes are paid when `due` (B26)
    voiding,    ///< the round is void: refunds come at once (B20, B45)
    ending,     ///< the seed is shown
};

/// Cards asked for that chance has not brought yet.
struct Order {
    PlayerId player = kNobody; ///< kNobody: the crowd
    std::uint32_t count = 0;
    std::shared_ptr<const std::vector<CrowdPurchase>> buyers; ///< of the crowd
    Instant at;                                               ///< when they were asked for

    friend bool operator==(const Order&, const Order&) = default;
};

/// Cards that follow each other and have one owner.
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

/// One player that the room has admitted.
struct Player {
    Ledger::Account wallet = 0;
    bool here = false;             ///< a session runs
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

/// All that a room knows. Only evolve() changes it.
struct State {
    explicit State(const Settings& roomSettings);

    Settings settings;
    Phase phase = Phase::between;
    std::optional<Instant> due; ///< when the phase's timer fires, or its chance is needed; none: never
    bool failing = false;       ///< the system has failed; the round is void once the last number is told
    std::uint64_t round = 0;    ///< the running round's number, or the last one's
    Digest commitment{};
    bool scripted = false;
    std::deque<Order> orders;                      ///< oldest first
    std::uint32_t ordered = 0;                     ///< cards in orders
    std::vector<std::vector<std::uint64_t>> given; ///< faces kept for players and not sold yet (Commit)
    CardBook book;                                 ///< all cards of this round and their marks
    std::vector<Sale> sales;                       ///< by card number
    std::vector<std::uint32_t> crowdCards;         ///< how many each member of the crowd has, by member - 1
    std::uint32_t buyers = 0;                      ///< players with a card, the crowd's members counted once
    std::optional<VoidReason> voidReason;          ///< of this round
    std::vector<Ball> balls;                       ///< of this round, in the order drawn
    std::optional<PrizePlan> plan;                 ///< once the sale has closed
    std::vector<WonPrize> won;                     ///< in this round
    std::size_t sessionsHeld = 0;                  ///< session mode: how many of `starts` are used
    std::vector<Player> players;
    Ledger ledger;
    Ledger::Account crowd;        ///< the crowd's purse
    Ledger::Account cardMoney;    ///< what this round's cards have cost
    Ledger::Account prizeMoney;   ///< of this round, not paid yet
    Ledger::Account carried;      ///< for the next round's prizes (I-B30)
    Ledger::Account bingoJackpot; ///< kept from round to round (B43)
    Ledger::Account lineJackpot;

    Money wallet(PlayerId player) const { return ledger.balance(players[player].wallet); }
    std::uint32_t cardsSold() const { return book.size(); }
    /// B4c.
    Money salesValue() const { return settings.cardPrice * book.size(); }
    /// B44: the jackpots' values, where the room has them.
    std::optional<Money> bingoJackpotValue() const;
    std::optional<Money> lineJackpotValue() const;
    /// Whose card it is.
    Owner ownerOf(CardNumber card) const;
    bool isWon(PrizeKind kind) const;

    friend bool operator==(const State&, const State&) = default;
};

} // namespace mesaviva::bingo
