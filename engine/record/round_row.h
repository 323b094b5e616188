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

/// Identifies a round of a record by table and round number, as in `3-12`. Never reused within a file.
struct RoundId {
    TableNumber table = 0;
    std::uint64_t round = 0;

    friend bool operator==(const RoundId&, const RoundId&) = default;
};

/// Returns the id as `3-12`.
std::string textOf(const RoundId& id);
/// Parses the text of an id; nothing for any other text.
std::optional<RoundId> roundIdFrom(std::string_view text);

/// A round in the list of rounds. Derived from the events.
struct RoundRow {
    RoundId id;
    std::string game;
    WallTime opened;
    std::optional<WallTime> closed; ///< nothing while it runs
    std::uint64_t first = 0;        ///< sequence number of its first event
    std::uint64_t last = 0;         ///< sequence number of its closing event; 0 while it runs
    Money staked;                   ///< by all players who are not simulated
    Money returned;
    bool isVoid = false;
    std::string
        result; ///< a pocket, the dealer's hand (a key) or the number of balls; empty if there is none

    friend bool operator==(const RoundRow&, const RoundRow&) = default;
};

/// The result of a closed round for the players who are not simulated.
enum class RoundOutcome : std::uint8_t {
    won,      ///< more was returned than staked
    lost,     ///< less was returned than staked
    even,     ///< the stake was returned
    unstaked, ///< no stake
    nullified ///< the round was void
};
/// Returns the result of a round; nothing while it runs.
std::optional<RoundOutcome> outcomeOf(const RoundRow& round);

} // namespace mesaviva::record
