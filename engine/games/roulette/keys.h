// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What this game asks of chance, what it announces and its reasons for refusals, in addition to the common
// keys of all tables.
#pragma once

#include "engine/table/common_keys.h"
#include "engine/table/refusal.h"

#include <cstdint>
#include <string_view>

namespace mesaviva::roulette {

/// This game's own requests to chance.
enum class OwnNeed : std::uint8_t {
    launch, ///< launch the ball: the answer determines the pocket without revealing it
    pocket, ///< the ball rests: answer with its pocket
    record, ///< stakes were disturbed: answer with the stakes on record (R33)
};

/// The need's key, for instance `launch`.
std::string_view name(OwnNeed need);
/// Whether a croupier fulfils the need: launching the ball, calling the number.
constexpr bool isDealersAction(OwnNeed need) { return need == OwnNeed::launch || need == OwnNeed::pocket; }

using NeedKind = OneOf<CommonNeed, OwnNeed>;
using Need = NeedFor<NeedKind>;

/// This game's own announcements. The enumerators are the keys.
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

/// This game's own reasons for refusals. The enumerators are the keys.
enum class OwnReason : std::uint8_t {
    half_cent,
    not_a_stake,     ///< no such combination on this layout
    not_whole_chips, ///< value-less chips are staked as whole chips (R7)
};

/// The reason's key, for instance `half_cent`.
std::string_view name(OwnReason reason);

using RefusalReason = OneOf<CommonReason, OwnReason>;

/// This game's additions to a refusal's reason, where the reason alone is ambiguous. The enumerators are the
/// keys.
enum class OwnCause : std::uint8_t {
    player_maximum,    ///< `above_maximum`: the player's total over all chances (O12)
    stakes_put_back,   ///< `not_now`: disturbed stakes are being restored (R33, M5.3)
    not_all_paid,      ///< `not_now`: stakes are taken again once everything is paid
    ball_runs,         ///< `not_now`: this fault is impossible while the ball is running
    ball_does_not_run, ///< `not_now`: this fault is only possible while the ball is running
    series_multiples,  ///< `not_whole_chips`: a series is staked in whole tens of the minimum (I-R34c)
};

/// The cause's key, for instance `ball_runs`.
std::string_view name(OwnCause cause);

using RefusalCause = OneOf<CommonCause, OwnCause>;
using Refusal = RefusalFor<RefusalReason, RefusalCause>;

} // namespace mesaviva::roulette
