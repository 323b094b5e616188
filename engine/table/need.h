// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/table_clock.h"

#include <cstdint>

namespace mesaviva {

/// What a table waits for: that time passes, that the dealer does something, or that chance answers.
enum class NeedKind : std::uint8_t {
    time,       ///< a period runs out: answer with the game's TimePassed
    act,        ///< the dealer goes on (turns cards, sweeps, pays): TimePassed as well, once it is done
    commitment, ///< a round may open: answer with what commits to its seed
    card,       ///< answer with the next card of the deck
    launch,     ///< the ball is launched: its pocket is fixed, and answered by nothing but that
    pocket,     ///< the ball rests: answer with where
    cards,      ///< cards were asked for: answer with their faces
    ball,       ///< the next number of a draw: answer with it
    record,     ///< stakes were disturbed: answer with what the record says (R33)
    seed,       ///< a round closes: answer with its seed
};

/// Whether a need is met by nothing but its moment having come.
constexpr bool isMetByTime(NeedKind kind) { return kind == NeedKind::time || kind == NeedKind::act; }

/// The next thing that a table needs, and when: chance and the dealer are asked at that moment, not before,
/// and may answer later.
struct Need {
    Instant at;
    NeedKind kind = NeedKind::time;

    friend bool operator==(const Need&, const Need&) = default;
};

} // namespace mesaviva
