// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What this game asks chance for, announces and refuses for, besides what every table does.
#pragma once

#include "engine/table/need.h"
#include "engine/table/one_of.h"
#include "engine/table/phrase.h"
#include "engine/table/refusal.h"

#include <cstdint>
#include <string_view>

namespace mesaviva::roulette {

/// What chance is asked for in this game.
enum class OwnNeed : std::uint8_t {
    launch, ///< the ball is launched: its pocket is fixed, and answered by nothing but that
    pocket, ///< the ball rests: answer with where
    record, ///< stakes were disturbed: answer with what the record says (R33)
};

/// The need's key, for instance `launch`.
std::string_view name(OwnNeed need);
/// The ball is launched, and the number called once it rests.
constexpr bool isDealersAction(OwnNeed need) { return need == OwnNeed::launch || need == OwnNeed::pocket; }

using NeedKind = OneOf<CommonNeed, OwnNeed>;
using Need = NeedFor<NeedKind>;

/// What is announced in this game. The enumerators are the keys.
enum class OwnPhrase : std::uint8_t {
    place_your_bets,
    no_more_bets,
    number,
    void_spin,
    bell,
    stakes_restored,
    ball_change,
    dealer_change,
    payment,
};

/// The phrase's key, for instance `place_your_bets`.
std::string_view name(OwnPhrase phrase);

using Phrase = OneOf<CommonPhrase, OwnPhrase>;

/// Why a command is refused in this game. The enumerators are the keys.
enum class OwnReason : std::uint8_t {
    half_cent,
    not_a_stake,     ///< no such combination on this layout
    not_whole_chips, ///< value-less chips are staked whole (R7)
};

/// The reason's key, for instance `half_cent`.
std::string_view name(OwnReason reason);

using RefusalReason = OneOf<CommonReason, OwnReason>;

/// What a refusal is about in this game where its reason leaves it open. The enumerators are the keys.
enum class OwnCause : std::uint8_t {
    player_maximum,    ///< `above_maximum`: all that a player stakes, whatever the chance (O12)
    stakes_put_back,   ///< `not_now`: disturbed stakes are being put back (R33, M5.3)
    not_all_paid,      ///< `not_now`: stakes are taken again once all is paid
    ball_runs,         ///< `not_now`: a fault for which the ball must not run
    ball_does_not_run, ///< `not_now`: a fault for which the ball must run
};

/// The cause's key, for instance `ball_runs`.
std::string_view name(OwnCause cause);

using RefusalCause = OneOf<CommonCause, OwnCause>;
using Refusal = RefusalFor<RefusalReason, RefusalCause>;

} // namespace mesaviva::roulette
