// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What this game asks of chance, what it announces and its reasons for refusals, in addition to the common
// keys of all tables.
#pragma once

#include "engine/table/common_keys.h"
#include "engine/table/refusal.h"

#include <cstdint>
#include <string_view>

namespace mesaviva::bingo {

/// This game's own requests to chance.
enum class OwnNeed : std::uint8_t {
    cards, ///< cards were ordered: answer with their faces
    ball,  ///< the next number of a draw
};

/// The need's key, for instance `cards`.
std::string_view name(OwnNeed need);
/// Whether a croupier fulfils the need: calling a number.
constexpr bool isDealersAction(OwnNeed need) { return need == OwnNeed::ball; }

using NeedKind = OneOf<CommonNeed, OwnNeed>;
using Need = NeedFor<NeedKind>;

/// This game's own announcements. The enumerators are the keys.
enum class OwnPhrase : std::uint8_t {
    sale_opens,
    sale_closes,
    cards_sold,
    ball,
    one_to_go,
    prize,
};

/// The phrase's key, for instance `sale_opens`.
std::string_view name(OwnPhrase phrase);

using Phrase = OneOf<CommonPhrase, OwnPhrase>;

/// This game's own reasons for refusals. The enumerators are the keys.
enum class OwnReason : std::uint8_t {
    too_many_cards,
    sold_out,
    not_drawn,   ///< a number can be marked only once it is drawn (B27)
    not_on_card, ///< none of the player's cards has that number
};

/// The reason's key, for instance `too_many_cards`.
std::string_view name(OwnReason reason);

using RefusalReason = OneOf<CommonReason, OwnReason>;
using Refusal = RefusalFor<RefusalReason>;

} // namespace mesaviva::bingo
