// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Poker hands that a system failure cut off before the player had decided: the ante is returned (P33, I-P33),
// whatever the hand was. Killing the program is such a failure, and whoever does it has seen the hand;
// therefore the program reports how often that happened, and with which hands.
#pragma once

#include "engine/base/money.h"
#include "engine/record/record_reader.h"
#include "engine/record/round_row.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::record {

/// One such hand.
struct CutOff {
    RoundId round;
    std::uint64_t seq = 0; ///< sequence number of the event that returns the ante
    WallTime wall;         ///< time of that event; after a killed program, the time of recovery
    std::string player;
    std::string cards; ///< cards dealt to the player by then, separated by spaces: `As Kd 9c`
    Money ante;

    friend bool operator==(const CutOff&, const CutOff&) = default;
};

/// Returns the cut-off hands of a player (by recorded name) at a table, from event `from` on, the oldest
/// first; empty for other games. Throws Fault.
std::vector<CutOff> cutOffs(RecordReader& reader, TableNumber table, std::string_view player,
                            std::uint64_t from = 1);

} // namespace mesaviva::record
