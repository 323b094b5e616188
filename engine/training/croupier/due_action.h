// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is due at a reversed table and what came of it, whatever the game: a game has its own deeds.
#pragma once

#include "engine/base/rule_id.h"
#include "engine/training/croupier/fault.h"

#include <optional>
#include <vector>

namespace mesaviva::croupier {

/// A deed that is due, and the rules that want it, the most telling one first. Where there are none it is
/// custom: what comes after it may be done without it.
template <class Action>
struct DueActionFor {
    Action action;
    Rules rules{};
};

/// What came of a deed.
template <class Action>
struct JudgedFor {
    bool done = false; ///< the table has gone on with it
    std::vector<Fault> faults{};
    std::optional<DueActionFor<Action>> dueAction{}; ///< what was due, if anything was
};

/// What came of an answer to what the program was about to do, or of mending it.
template <class Action>
struct WatchedFor {
    bool right = false;   ///< let pass what was right, stopped what was wrong and named it, or mended it
    bool stopped = false; ///< the trainee said that it was wrong
    bool mending = false; ///< it is to be mended now; else what was due is done
    std::vector<Fault> faults{}; ///< what was wrong with the deed, or with how it was mended; none: nothing
    std::optional<DueActionFor<Action>> dueAction{}; ///< what was due
};

} // namespace mesaviva::croupier
