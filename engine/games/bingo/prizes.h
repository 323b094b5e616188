// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The money of a round: prizes from sales (B31, B37, B40), and the division of one prize among those who have
// won it at the same ball (B30, I-B30).
#pragma once

#include "engine/base/money.h"
#include "engine/games/bingo/card.h"
#include "engine/games/bingo/owner.h"
#include "engine/games/bingo/settings.h"

#include <span>
#include <vector>

namespace mesaviva::bingo {

/// What a round's prizes are, fixed when the sale closes (B19).
struct PrizePlan {
    Money prizeMoney;               ///< of the sales, rounded down to the cent, and what was carried over
    Money toBingoJackpot;           ///< this round's share (I-B40), rounded down
    Money toLineJackpot;            ///< likewise (B2n)
    PerCombination<Money> prizes{}; ///< each share rounded down; bingo takes what is left

    friend bool operator==(const PrizePlan&, const PrizePlan&) = default;
};

/// B31: how much of the sales is for prizes, rounded down to the cent.
Money prizeMoneyOf(const Settings& settings, Money sales);

/// `carried` comes from earlier rounds' odd cents and prizes that nobody won (I-B30).
PrizePlan planPrizes(const Settings& settings, Money sales, Money carried);

/// A card that has won, and what it gets.
struct Winner {
    Owner owner;
    CardNumber card = 0;
    Money amount;

    friend bool operator==(const Winner&, const Winner&) = default;
};

/// Divides a prize equally among the players who have won it, and each one's part among their cards, odd
/// cents to the lowest card number (or equally among the winning cards, the other reading of I-B30); fills in
/// `amount`. Winners come in any order and are sorted by card.
/// Returns the odd cents that could not be divided.
Money dividePrize(Money prize, std::vector<Winner>& winners, Split split = Split::by_player);

} // namespace mesaviva::bingo
