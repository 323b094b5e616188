// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/shared.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace mesaviva {

/// Somebody who is expected at a table when it opens.
struct Guest {
    std::string name;       ///< as records and scenario files call the player
    bool simulated = false; ///< plays by the program's own will, and is shown as such

    friend bool operator==(const Guest&, const Guest&) = default;
};

/// What a table is: how it is set, and who sits down first.
template <class TableSettings>
struct Opening {
    using Settings = TableSettings;

    Settings settings;
    std::vector<Guest> guests{}; ///< by PlayerId; who comes later is not among them
    std::uint32_t crowd = 0;     ///< simulated players without a seat and a name of their own (bingo)

    friend bool operator==(const Opening&, const Opening&) = default;
};

/// The first event of every table. Folding it gives the bare table, so that a record needs nothing besides.
template <class Settings>
struct TableOpenedWith {
    std::shared_ptr<const Opening<Settings>> opening; ///< never null in an event that a table has told

    friend bool operator==(const TableOpenedWith& a, const TableOpenedWith& b) {
        return sameShared(a.opening, b.opening);
    }
};

} // namespace mesaviva
