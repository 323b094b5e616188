// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/table_clock.h"

#include <cstdint>
#include <string_view>

namespace mesaviva {

/// What any table can wait for: time, an action of the dealer, or an answer from chance. Each game adds what
/// else it asks of chance (a card, a pocket, a ball).
enum class CommonNeed : std::uint8_t {
    time, ///< a period expires: answer with the game's TimePassed
    act,  ///< the dealer's next action (turning cards, sweeping, paying): TimePassed as well, once it is done
    commitment, ///< a round may open: answer with the commitment to its seed
    seed,       ///< a round closes: answer with its seed
};

/// Returns the need's key, for instance `commitment`.
std::string_view name(CommonNeed need);

/// Returns whether a need of this kind is met by the passing of time alone.
template <class Kind>
constexpr bool isMetByTime(Kind kind) {
    return kind == CommonNeed::time || kind == CommonNeed::act;
}

/// Returns whether the need is an action of the Dealer: opening a round, turning, sweeping, paying. Each game
/// overloads this for what it asks of chance: dealing a card, launching the ball, calling a number.
constexpr bool isDealersAction(CommonNeed need) {
    return need == CommonNeed::act || need == CommonNeed::commitment;
}
template <class Kind>
requires requires(Kind kind) {
    kind.visit([](auto) { return true; });
}
constexpr bool isDealersAction(Kind kind) {
    return kind.visit([](auto word) { return isDealersAction(word); });
}

/// The next thing that a table needs, and when. Chance and the dealer are asked at that time, not before, and
/// may answer later. `Kind` is the game's type.
template <class Kind>
struct NeedFor {
    Instant at;
    Kind kind = CommonNeed::time;

    friend bool operator==(const NeedFor&, const NeedFor&) = default;
};

} // namespace mesaviva
