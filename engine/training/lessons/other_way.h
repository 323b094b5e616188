// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/money.h"
#include "engine/scenario/scenario.h"
#include "engine/training/lessons/event_run.h"

#include <cstdint>
#include <optional>
#include <string>

namespace mesaviva::lessons {

/// What a decision at the card table (P20) has come to.
struct Way {
    bool continued = false;
    Money staked;
    Money returned;

    Money net() const { return returned - staked; }
};

/// What if: the same round with one decision the other way, everything else as it was.
struct OtherWay {
    Way taken; ///< as the scenario has it
    Way other;
    scenario::Scenario scenario; ///< of the other way
};

/// The other way of that player's decision in that round, from 1; `run` is what came of the scenario, which
/// has a seed. Nothing where the player decides nothing there, or the round comes to no settlement for them.
std::optional<OtherWay> otherWay(const scenario::Scenario& scenario, const EventRun& run,
                                 const std::string& player, std::uint64_t round);

} // namespace mesaviva::lessons
