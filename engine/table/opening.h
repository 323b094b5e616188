// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/rule_id.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva {

/// Returns whether both are null, or point to equal values.
template <class T>
bool sameShared(const std::shared_ptr<const T>& a, const std::shared_ptr<const T>& b) {
    return a == b || (a && b && *a == *b);
}

/// A setting that violates its rule.
struct BadSetting {
    std::string_view setting; ///< its name in scenario files, for instance `maximum`
    RuleId rule;
};

/// A player who is expected when a table opens.
struct Guest {
    std::string name;       ///< the player's name in records and scenario files
    bool simulated = false; ///< played by the program, and shown as such

    friend bool operator==(const Guest&, const Guest&) = default;
};

/// How a table opens: its settings and its first players.
template <class TableSettings>
struct Opening {
    using Settings = TableSettings;

    Settings settings;
    std::vector<Guest> guests{}; ///< by PlayerId; does not include players who join later
    std::uint32_t crowd = 0;     ///< number of simulated players without a seat and a name (bingo)
    bool exercise = false;       ///< its record is an exercise with planted errors (engine/training/exercise)

    friend bool operator==(const Opening&, const Opening&) = default;
};

/// The first event of every table. Folding it gives the initial state, so a record needs nothing else.
template <class Settings>
struct TableOpenedWith {
    std::shared_ptr<const Opening<Settings>> opening; ///< never null in an event from a table

    friend bool operator==(const TableOpenedWith& a, const TableOpenedWith& b) {
        return sameShared(a.opening, b.opening);
    }
};

} // namespace mesaviva
