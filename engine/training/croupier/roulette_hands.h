// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The hands of a roulette croupier: which chips a prize is paid in, how they lie, and which stacks are opened
// before anybody is paid. Where the regulation is silent, it is custom of the house, and the fault has no
// rule.
#pragma once

#include "engine/training/croupier/roulette_actions.h"

#include <optional>
#include <vector>

namespace mesaviva::croupier {

/// What is judged of a croupier's hands; each can be switched off.
struct Hands {
    bool clears = true;  ///< the trainee takes the losing chips before paying (R30); else an assistant does
    bool opens = false;  ///< winning stacks are opened before they are paid (R30)
    bool pieces = false; ///< prizes are paid in the right chips: colour or cash, few, stacked or spread (R31)
    bool proves = false; ///< each payment is proved, its chips shown, before it is handed over
    bool sells = false;  ///< people buy chips of a colour and change them back when they leave (R13-R16)
    bool changes = false; ///< players want change (R19)
    bool cage = false;    ///< the cage brings fills and fetches credits

    friend bool operator==(const Hands&, const Hands&) = default;
};

/// The stack that cash chips may stand in for.
inline constexpr int kChipsOfAStack = 20;

/// The chips of a prize as they are usually laid: full stacks of the player's colour, its odd chips spread,
/// and cash chips for what is less than a chip of the colour; cash chips alone where there are no colours.
std::vector<LaidChips> chipsFor(const roulette::Settings& settings, std::optional<Money> chipValue,
                                Money sum);

/// The faults of the chips of a payment whose sum is right. Cash chips are right for what is less than a chip
/// of the colour, and in place of full stacks.
std::vector<Fault> judgePieces(const roulette::Settings& settings, std::optional<Money> chipValue,
                               const Pay& pay);

/// The places where a winning stake consists of two chips or more, each once, in order; empty where the
/// regulation does not have them opened (R30).
std::vector<roulette::SpotId> stacksToOpen(const roulette::State& state, const std::vector<Prize>& prizes);

} // namespace mesaviva::croupier
