// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What if: the same lesson with another card, number or ball at one point, and everything else unchanged.
#pragma once

#include "engine/base/money.h"
#include "engine/base/result.h"
#include "engine/training/lessons/event_run.h"
#include "engine/training/lessons/lesson.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::lessons {

/// A result of chance: a card of a deal, the number of a spin, a ball of a draw, in any round.
struct ChancePoint {
    std::size_t index = 0;    ///< its place in the deal or the draw; at roulette among all spins
    std::uint64_t round = 0;  ///< from 1
    std::size_t position = 0; ///< number of events since the first shown round, up to and including this one
    std::string value;        ///< `Kd`, `17`, `00`
    std::string to;           ///< the receiver of the card; may be empty
};

/// The results of chance at a table, in order, starting with the first shown round (Lesson::from).
std::vector<ChancePoint> chancePoints(const scenario::Scenario& scenario, const EventRun& run,
                                      std::uint64_t from = 1);

/// All values possible at such a point: the deck, the wheel's numbers in the order of the layout, the balls.
std::vector<std::string> chanceValues(const scenario::Scenario& scenario);

/// A lesson's outcome for one player.
struct PlayerResult {
    std::string player;
    Money staked; ///< in all shown rounds that were settled
    Money returned;

    Money net() const { return returned - staked; }
    friend bool operator==(const PlayerResult&, const PlayerResult&) = default;
};

/// The outcome for all players, in the order of the file.
std::vector<PlayerResult> resultsOf(const scenario::Scenario& scenario, const EventRun& run,
                                    std::uint64_t from = 1);

/// The outcomes before and after a change.
struct Fork {
    scenario::Scenario scenario; ///< the changed one
    std::size_t position = 0;    ///< of the changed point, as in ChancePoint; 0: that run does not reach it
    std::vector<PlayerResult> before;
    std::vector<PlayerResult> after;
};

/// Changes the value at one of chancePoints(); a card or ball that occurs elsewhere in the known part of the
/// same round is swapped with this one. `from` as in chancePoints().
Result<Fork, scenario::FileError> forkAt(const scenario::Scenario& scenario, std::size_t point,
                                         std::string_view value, std::uint64_t from = 1);

} // namespace mesaviva::lessons
