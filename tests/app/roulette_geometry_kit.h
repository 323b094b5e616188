// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Shared by the tests of the roulette scene's geometry: window sizes, sets of numbers, offered bets, and the
// targets of the arrow keys.
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/games/roulette/scene/roulette_geometry.h"
#include "app/games/roulette/scene/roulette_layout_geometry.h"
#include "app/games/roulette/scene/roulette_plan.h"
#endif

#include <QSizeF>

#include <array>
#include <initializer_list>
#include <set>
#include <utility>
#include <vector>

namespace mesaviva::scene::kit {

using roulette::ChanceKind;
using roulette::Layout;
using roulette::Numbers;
using roulette::Pocket;
using roulette::Spot;
using roulette::SpotId;

inline constexpr std::array kDirections = {Direction::left, Direction::right, Direction::up, Direction::down};

/// The space for the table in usual windows, and unusual shapes.
inline const std::vector<QSizeF>& sizes() {
    static const std::vector<QSizeF> all = {{1024, 440}, {1280, 590},  {1920, 830},  {3840, 1990},
                                            {1024, 640}, {2560, 1200}, {1000, 1000}, {3440, 1100},
                                            {800, 1200}, {640, 300}};
    return all;
}

inline Numbers numbers(std::initializer_list<int> indices) {
    Numbers result;
    for (const int index : indices) {
        result.add(Pocket(index));
    }
    return result;
}

/// Macau has no stake on the zero with other numbers, and no double dozens or columns (M6).
inline bool isOfferedInMacau(const Spot& spot) {
    const bool doubles = spot.kind == ChanceKind::double_dozen || spot.kind == ChanceKind::double_column;
    return !doubles && (spot.kind == ChanceKind::straight || !spot.numbers.hasZero());
}

/// `geometry` must outlive the result.
inline RouletteLayoutGeometry::Offered offeredBy(const RouletteLayoutGeometry& geometry, bool macau) {
    return [&geometry, macau](SpotId spot) {
        return geometry.has(spot) && (!macau || isOfferedInMacau(Layout::of(geometry.pockets())[spot]));
    };
}

inline std::vector<SpotId> offeredSpots(const RouletteLayoutGeometry& geometry, bool macau) {
    const RouletteLayoutGeometry::Offered offered = offeredBy(geometry, macau);
    std::vector<SpotId> spots;
    for (std::size_t i = 0; i < Layout::of(geometry.pockets()).spots().size(); ++i) {
        if (offered(static_cast<SpotId>(i))) {
            spots.push_back(static_cast<SpotId>(i));
        }
    }
    return spots;
}

/// The moves of the arrow keys, as pairs of from and to.
template <class Next>
std::vector<std::pair<int, int>> waysBetween(const std::vector<int>& ids, const Next& next) {
    std::vector<std::pair<int, int>> ways;
    for (const int from : ids) {
        for (const Direction direction : kDirections) {
            if (const int to = next(from, direction); to >= 0) {
                ways.emplace_back(from, to);
            }
        }
    }
    return ways;
}

/// The ids that can be reached from `first`; with `against`, the ids from which `first` can be reached.
inline std::set<int> reached(int first, const std::vector<std::pair<int, int>>& ways, bool against) {
    std::set<int> found{first};
    std::vector<int> open{first};
    while (!open.empty()) {
        const int at = open.back();
        open.pop_back();
        for (const auto& [from, to] : ways) {
            if ((against ? to : from) == at && found.insert(against ? from : to).second) {
                open.push_back(against ? from : to);
            }
        }
    }
    return found;
}

} // namespace mesaviva::scene::kit
