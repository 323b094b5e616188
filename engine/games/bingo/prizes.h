// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The money of a round: prizes from sales (B31, B37, B40), and the division of one prize among those who win
// it with the same ball (B30, I-B30).
#pragma once

#include "engine/base/money.h"
#include "engine/games/bingo/cards/card.h"
#include "engine/games/bingo/settings.h"
#include "engine/table/player.h"

#include <cstdint>
#include <span>
#include <vector>

namespace mesaviva::bingo {

/// The largest number of a crowd member; they are numbered from 1.
inline constexpr std::uint32_t kMostMembers = 1'000'000;

/// The buyer of a card: a player at the table, or a member of the simulated crowd.
struct Owner {
    PlayerId player = kNobody;
    std::uint32_t member = 0; ///< of the crowd, from 1; only meaningful with kNobody

    bool isCrowd() const { return player == kNobody; }
    friend constexpr auto operator<=>(const Owner&, const Owner&) = default;
};

/// One purchase by a member of the crowd.
struct CrowdPurchase {
    std::uint32_t member = 0; ///< from 1
    std::uint32_t cards = 1;

    friend bool operator==(const CrowdPurchase&, const CrowdPurchase&) = default;
};

/// A round's prizes, fixed when the sale closes (B19).
struct PrizePlan {
    Money prizeMoney;               ///< from the sales, plus money carried over
    Money toBingoJackpot;           ///< this round's share (I-B40), rounded down
    Money toLineJackpot;            ///< likewise (B2n)
    PerCombination<Money> prizes{}; ///< each share rounded down; bingo gets the remainder

    friend bool operator==(const PrizePlan&, const PrizePlan&) = default;
};

/// B31, I-B31: the part of the sales that goes to prizes, rounded to the cent, but within the bounds of B31.
Money prizeMoneyOf(const Settings& settings, Money sales);

/// I-B31: whether such sales have a whole cent between the bounds of B31. All sales of four cents and more
/// do.
bool isPrizeMoneyWithinBounds(Money sales);

/// `carried` is the sum of earlier rounds' remainders and unclaimed prizes (I-B30).
PrizePlan planPrizes(const Settings& settings, Money sales, Money carried);

/// A winning card and its amount.
struct Winner {
    Owner owner;
    CardNumber card = 0;
    Money amount;

    friend bool operator==(const Winner&, const Winner&) = default;
};

/// Divides a prize equally among the winning players, and each player's part among their cards, with odd
/// cents to the lowest card number; with Split::by_card (the other reading of I-B30) equally among the
/// winning cards. Fills in `amount` and sorts the winners by card. Returns the remainder that can't be
/// divided.
Money dividePrize(Money prize, std::vector<Winner>& winners, Split split = Split::by_player);

} // namespace mesaviva::bingo
