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

/// The outcome of a decision at the card table (P20).
struct Way {
    bool continued = false;
    Money staked;
    Money returned;

    Money net() const { return returned - staked; }
};

/// What if: the same round with one decision reversed, and everything else unchanged.
struct OtherWay {
    Way taken; ///< as in the scenario
    Way other;
    scenario::Scenario scenario; ///< the changed one
};

/// Reverses the decision of a player in a round, counted from 1; `run` is the outcome of the scenario, which
/// has a seed. Nothing where the player has no decision in it or the round is not settled for them.
std::optional<OtherWay> otherWay(const scenario::Scenario& scenario, const EventRun& run,
                                 const std::string& player, std::uint64_t round);

} // namespace mesaviva::lessons
