// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What this game asks of chance and what it announces, in addition to the common keys of all tables.
#pragma once

#include "engine/table/common_keys.h"
#include "engine/table/refusal.h"

#include <cstdint>
#include <string_view>

namespace mesaviva::poker {

/// This game's own requests to chance.
enum class OwnNeed : std::uint8_t {
    card, ///< answer with the next card of the deck
};

/// The need's key, for instance `card`.
std::string_view name(OwnNeed need);
/// Whether a croupier fulfils the need: dealing a card.
constexpr bool isDealersAction(OwnNeed need) { return need == OwnNeed::card; }

using NeedKind = OneOf<CommonNeed, OwnNeed>;
using Need = NeedFor<NeedKind>;

/// This game's own announcements. The enumerators are the keys.
enum class OwnPhrase : std::uint8_t {
    place_your_bets,
    no_more_bets,
    decide,
    decide_now,
    dealer_qualifies,
    dealer_does_not_qualify,
    payment,
};

/// The phrase's key, for instance `place_your_bets`.
std::string_view name(OwnPhrase phrase);

using Phrase = OneOf<CommonPhrase, OwnPhrase>;

using RefusalReason = CommonReason;
using Refusal = RefusalFor<RefusalReason>;

} // namespace mesaviva::poker
