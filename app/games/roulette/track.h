// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The places of the racetrack, which have codes of their own: 0 to 37 a number with its neighbours (37 is
// 00), 100 to 103 the four series, 200 to 205 Macau's sectors in the layout's order.
#pragma once

#include "app/games/roulette/scene/roulette_plan.h"
#include "engine/games/roulette/commands.h"
#include "engine/games/roulette/settings.h"

#include <optional>
#include <vector>

namespace mesaviva::app {

/// Which racetrack a table has (R25, M6, I-O7b).
scene::TrackKind trackOf(const roulette::Settings& settings);

inline constexpr int kFirstSeriesCode = 100;
inline constexpr int kFirstSectorCode = 200;

/// What a place of the racetrack stands for: one of the three.
struct TrackPlace {
    std::optional<roulette::Pocket> number;
    std::optional<roulette::Series> series;
    std::optional<roulette::SpotId> sector;
};

/// The place with that code, if the table's racetrack could have it; whether stakes are taken there is
/// another question.
std::optional<TrackPlace> trackPlace(int code, const roulette::Settings& settings);

/// Where chips lie that are put on a place; `chips` is how many a number takes with its neighbours.
std::vector<roulette::Part> partsOf(const TrackPlace& place, int chips, const roulette::Settings& settings);

/// In whose name chips on a place are booked, if any; none for a sector.
roulette::Group groupOf(const TrackPlace& place, int chips);

/// The command that puts chips worth `chip` each on a place.
roulette::Command stakeOn(const TrackPlace& place, int chips, Money chip, PlayerId player,
                          const roulette::Settings& settings);

} // namespace mesaviva::app
