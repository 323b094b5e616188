// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/table_clock.h"

#include <cstdint>
#include <string_view>

namespace mesaviva {

/// What every table waits for: that time passes, that the dealer does something, or that chance answers. Each
/// game asks chance for more (a card, a pocket, a ball).
enum class CommonNeed : std::uint8_t {
    time,       ///< a period runs out: answer with the game's TimePassed
    act,        ///< the dealer goes on (turns cards, sweeps, pays): TimePassed as well, once it is done
    commitment, ///< a round may open: answer with what commits to its seed
    seed,       ///< a round closes: answer with its seed
};

/// The need's key, for instance `commitment`.
std::string_view name(CommonNeed need);

/// Whether a need of this kind is met by nothing but its moment having come.
template <class Kind>
constexpr bool isMetByTime(Kind kind) {
    return kind == CommonNeed::time || kind == CommonNeed::act;
}

/// Whether the dealer's hand is in it (Dealer): opening a round, turning, sweeping, paying. Each game says
/// the same of what it asks chance for: dealing a card, launching the ball, calling a number.
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

/// The next thing that a table needs, and when: chance and the dealer are asked at that moment, not before,
/// and may answer later. `Kind` is the game's.
template <class Kind>
struct NeedFor {
    Instant at;
    Kind kind = CommonNeed::time;

    friend bool operator==(const NeedFor&, const NeedFor&) = default;
};

} // namespace mesaviva
