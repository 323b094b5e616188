// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/ledger.h"
#include "engine/games/poker/events.h"
#include "engine/games/poker/settings.h"
#include "engine/table/contribution.h"
#include "engine/table/session.h"

#include <array>
#include <bitset>
#include <cstdint>
#include <optional>
#include <vector>

namespace mesaviva::poker {

/// The phases of a round. Each waits for one thing: a timer, a card, a decision or the seed.
enum class Phase : std::uint8_t {
    between,    ///< no round; the next one opens when `due`
    betting,    ///< players place antes
    burning,    ///< the first card is due, to the discard corner (P19a, I-P19a)
    dealing,    ///< one card at a time (P19b, P19c)
    dealt,      ///< all cards are dealt, the decision opens when `due`
    deciding,   ///< P20, P21
    extended,   ///< P31
    revealing,  ///< the dealer's four cards (P24)
    qualifying, ///< does the dealer qualify? (P25)
    showing,    ///< players' cards are turned over (P27)
    collecting, ///< losing boxes are collected
    paying,     ///< winners are paid, box by box
    ending,     ///< the seed is revealed
};

/// The decision of a seat's player.
enum class Decision : std::uint8_t { none, folded, bet };

/// One of the seven seats. The ledger holds the money in its boxes.
struct Seat {
    PlayerId player = kNobody;
    bool dealtIn = false;  ///< takes part in this round's deal
    bool connected = true; ///< P34
    bool leaving = false;  ///< the session ends with the round (I-P35)
    bool settled = false;
    bool antePaid = false;       ///< the ante box has been paid
    bool atBettingClose = false; ///< the round counts for the idle rules (P41b)
    Decision decision = Decision::none;
    FoldedBy foldedBy = FoldedBy::player;
    Gone gone = Gone::no; ///< of a hand that is folded because its player has gone
    HandCards cards{};
    HandRank rank;                  ///< of the cards, once there are five and all are known
    Money lostAnte;                 ///< of a folded hand; now the house's
    std::array<Money, 24> placed{}; ///< chips placed in the ante box, one entry per placement, for undo
    std::uint8_t placedCount = 0;

    bool inPlay() const { return dealtIn && decision != Decision::folded; }
    friend bool operator==(const Seat&, const Seat&) = default;
};

/// A player whom the table has admitted.
struct Player {
    Ledger::Account wallet = 0;
    int seat = 0; ///< 1 to 7; 0 if not seated
    Money lastAnte;
    Session session;

    friend bool operator==(const Player&, const Player&) = default;
};

/// The complete state of a table of póquer sem descarte. Only evolve() changes it.
struct State {
    explicit State(const Settings& tableSettings);

    Settings settings;
    Phase phase = Phase::between;
    std::optional<Instant> due; ///< when the phase's timer expires or its chance is needed; empty: never
    std::uint64_t round = 0;    ///< number of the running round, or of the last one
    Digest commitment{};
    Contributors contributors; ///< to the running or last round's chance
    std::array<Seat, kMostSeats> seats{};
    std::vector<Player> players;
    HandCards dealer{};
    HandRank dealerRank; ///< of the dealer's cards, once there are five and all are known
    std::array<Card, 1 + 5 * (kMostSeats + 1)> drawn{}; ///< the cards drawn so far
    std::uint8_t drawnCount = 0;
    std::bitset<kDeckSize> drawnCards;
    bool scripted = false;
    bool dealComplete = false;      ///< I-P33: all cards are in the record
    std::uint8_t revealedCards = 0; ///< of the dealer's first four
    std::uint8_t dealTarget = 0;    ///< the next recipient: 0-6 a seat, 7 the dealer
    std::uint8_t dealRow = 0;       ///< 0 to 4
    std::uint8_t shownSeats = 0;    ///< the first seat that may still have to show its cards
    bool qualified = false;
    Ledger ledger;

    const Seat& seatOf(PlayerId player) const {
        return seats[static_cast<std::size_t>(players[player].seat - 1)];
    }
    Money wallet(PlayerId player) const { return ledger.balance(players[player].wallet); }

    /// The account of a box; `seat` counts from 0.
    static Ledger::Account boxAccount(std::size_t seat, Box box) {
        return Ledger::kFirstFree + seat * 2 + (box == Box::bet ? 1U : 0U);
    }
    Money inBox(std::size_t seat, Box box) const { return ledger.balance(boxAccount(seat, box)); }

    friend bool operator==(const State&, const State&) = default;
};

/// The pace of this table's dealer.
inline Pace paceOf(const State& state) { return Pace(state.settings.card); }

} // namespace mesaviva::poker
