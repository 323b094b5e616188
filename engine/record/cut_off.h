// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rounds of poker that a failure of the system has cut off before a player had decided: the ante comes back
// (P33, I-P33), whatever the hand was. A program that is killed is such a failure, and whoever kills it has
// seen the hand; so it is told how often that came, and with which hands.
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

/// One of them.
struct CutOff {
    RoundId round;
    std::uint64_t seq = 0; ///< of the event that gives the ante back
    WallTime wall;         ///< of that event: of a killed program when it came back
    std::string player;
    std::string cards; ///< those that were dealt to the player by then, with blanks: `As Kd 9c`
    Money ante;

    friend bool operator==(const CutOff&, const CutOff&) = default;
};

/// Those of a player, as the record names them, at a table from the event `from` on, the oldest first; none
/// at a table of another game. Throws Fault.
std::vector<CutOff> cutOffs(RecordReader& reader, TableNumber table, std::string_view player,
                            std::uint64_t from = 1);

} // namespace mesaviva::record
