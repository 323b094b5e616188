// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/money.h"
#include "engine/record/event_row.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mesaviva::record {

/// A round of a record: the table's number and the round's, as in `3-12`. No other round of the file has it,
/// now or later.
struct RoundId {
    TableNumber table = 0;
    std::uint64_t round = 0;

    friend bool operator==(const RoundId&, const RoundId&) = default;
};

/// As people write it.
std::string textOf(const RoundId& id);
/// The round that is written so; nothing for any other text.
std::optional<RoundId> roundIdFrom(std::string_view text);

/// What a list of rounds shows of one. All of it follows from the events.
struct RoundRow {
    RoundId id;
    std::string game;
    WallTime opened;
    std::optional<WallTime> closed; ///< nothing while it runs
    std::uint64_t first = 0;        ///< the number of its first event
    std::uint64_t last = 0;         ///< of the one that closes it; 0 while it runs
    Money staked;                   ///< by all who are not simulated
    Money returned;
    bool isVoid = false;
    std::string result; ///< a pocket, the dealer's hand (a key), how many balls; empty where there is none

    friend bool operator==(const RoundRow&, const RoundRow&) = default;
};

/// What a round that is over has come to for those who are not simulated.
enum class RoundOutcome : std::uint8_t {
    won,      ///< more came back than was staked
    lost,     ///< less
    even,     ///< what was staked came back
    unstaked, ///< nobody of them had a stake
    nullified ///< it was declared void
};
/// That of a round; nothing while it runs.
std::optional<RoundOutcome> outcomeOf(const RoundRow& round);

} // namespace mesaviva::record
