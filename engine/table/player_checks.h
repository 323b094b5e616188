// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What all games ask of a player who comes, who has run out of points or who stakes nothing; each game says
// by which of its rules.
#pragma once

#include "engine/base/money.h"
#include "engine/table/phrase.h"
#include "engine/table/player.h"
#include "engine/table/refusal.h"

#include <cstddef>
#include <optional>

namespace mesaviva {

/// Why nobody comes with that wallet to a table that has admitted so many: it is full, or that is no wallet.
template <class Refusal>
std::optional<Refusal> refuseAdmission(std::size_t admitted, Money wallet, const Rules& rules) {
    if (admitted >= kMostPlayers || wallet < Money{} || wallet > kLargestAmount) {
        return Refusal{CommonReason::not_offered, rules};
    }
    return std::nullopt;
}

/// Why a player gets no fresh points: a stake is in play, or the wallet still makes the `least` stake.
template <class Refusal>
std::optional<Refusal> refuseAllowance(bool inPlay, Money wallet, Money least, const Rules& rules) {
    if (inPlay || wallet >= least) {
        return Refusal{CommonReason::points_left, rules, least};
    }
    return std::nullopt;
}

/// I-P41: appends invitation and warning, which come together, each with its announcement.
template <class Announced, class Events, class Invited, class Warned>
void appendIdleWarning(const Invited& invited, const Warned& warned, Events& events) {
    events.emplace_back(invited);
    events.emplace_back(Announced{CommonPhrase::leave_invitation, invited.player});
    events.emplace_back(warned);
    events.emplace_back(Announced{CommonPhrase::leave_warning, warned.player});
}

} // namespace mesaviva
