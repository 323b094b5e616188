// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What if: the same lesson with another card, number or ball at some point, everything else as it was.
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

/// Something that chance brought: a card of a deal, the number of a spin, a ball of a draw, in any round.
struct ChancePoint {
    std::size_t index = 0;    ///< its place in the deal or the draw; at roulette among all spins
    std::uint64_t round = 0;  ///< from 1
    std::size_t position = 0; ///< right after it, so many events have happened since the first shown round
    std::string value;        ///< `Kd`, `17`, `00`
    std::string to;           ///< whose card it is; empty: nobody's
};

/// What chance brought at a table, in its order, from the round on that is shown first (Lesson::from).
std::vector<ChancePoint> chancePoints(const scenario::Scenario& scenario, const EventRun& run,
                                      std::uint64_t from = 1);

/// All that can stand at such a point: the deck, the wheel's numbers in the order of the layout, the balls.
std::vector<std::string> chanceValues(const scenario::Scenario& scenario);

/// What came of a lesson for one player.
struct PlayerResult {
    std::string player;
    Money staked; ///< in all rounds that are shown and were settled
    Money returned;

    Money net() const { return returned - staked; }
    friend bool operator==(const PlayerResult&, const PlayerResult&) = default;
};

/// What came of all players, in the order of the file.
std::vector<PlayerResult> resultsOf(const scenario::Scenario& scenario, const EventRun& run,
                                    std::uint64_t from = 1);

/// Both ways.
struct Fork {
    scenario::Scenario scenario; ///< of the other way
    std::size_t position = 0;    ///< of the point on that way; 0: it does not come there
    std::vector<PlayerResult> before;
    std::vector<PlayerResult> after;
};

/// The other way from one of chancePoints() on; a card or a ball that comes elsewhere in what is known
/// of the same round changes places with this one. Or why not, in English. `from` as there.
Result<Fork, std::string> forkAt(const scenario::Scenario& scenario, std::size_t point,
                                 std::string_view value, std::uint64_t from = 1);

} // namespace mesaviva::lessons
