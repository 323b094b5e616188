// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a game must know so that what came back at its tables is told, for the file that says it of that game.
#pragma once

#include "engine/record/returned_sums.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace mesaviva::record {

/// What ReturnedKey::which may be, with a word for each that stays the same from version to version.
struct ReturnedValues {
    std::string_view key; ///< of all of them: `chance`; empty: there are none
    std::int64_t count = 0;
    std::string (*word)(std::int64_t which) = nullptr;
};

/// What came back at one game's tables.
struct GameReturned {
    std::string_view game;
    /// Walks through a table. Throws Fault.
    void (*walk)(RecordReader& reader, TableNumber table, ReturnedWalk& walk);
    ReturnedValues rules;                ///< of ReturnedBy::rules
    std::array<ReturnedValues, 2> parts; ///< of ReturnedBy::part and other_part
};

/// That of a game, in the game's own file (<game>_returned.cpp).
template <class Game>
const GameReturned& gameReturned();

} // namespace mesaviva::record
