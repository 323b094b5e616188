// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What chance brings at a game's tables. Included by the file that defines it for that game, and by
// chance_fork.cpp.
#pragma once

#include "engine/training/lessons/chance_fork.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mesaviva::lessons {

/// The results of chance at one game's tables: cards, numbers, balls.
struct ChancePieces {
    std::string_view game;
    /// As chancePoints().
    std::vector<ChancePoint> (*points)(const EventRun& run, std::uint64_t from);
    /// As chanceValues().
    std::vector<std::string> (*values)(const scenario::Scenario& scenario);
    /// The same scenario without expectations, with `value` at `points[place]`. It fixes the known results of
    /// that round, and of earlier rounds as they were.
    scenario::Scenario (*with)(const scenario::Scenario& scenario, const std::vector<ChancePoint>& points,
                               std::size_t place, const std::string& value);
};

/// Defined for each game in its own file (<game>_chance_pieces.cpp).
template <class Game>
const ChancePieces& chancePieces();

/// The receiver that an event names; may be empty.
std::string receiverOf(const scenario::Json& event);

/// Collects the results of chance: `bring(event, point, last)` returns whether an event is one, and fills in
/// index, value and receiver; `last` is the previous one, or null.
template <class Bring>
std::vector<ChancePoint> pointsBrought(const EventRun& run, std::uint64_t from, Bring bring) {
    std::vector<ChancePoint> points;
    std::size_t position = 0;
    for (const scenario::Json& event : run.events) {
        const auto round = event.at("round").template get<std::uint64_t>();
        position += round >= from ? 1U : 0U;
        ChancePoint point{0, round, position, {}, {}};
        if (bring(event, point, points.empty() ? nullptr : &points.back())) {
            points.push_back(std::move(point));
        }
    }
    std::erase_if(points, [from](const ChancePoint& point) { return point.round < from; });
    return points;
}

/// Implements ChancePieces for a game where each piece occurs once in a round. `Pieces` has `Content`, the
/// scenario's; `Piece`; `brought(event)`, the value in an event, if any; `values(content)`;
/// `pieceFrom(value)`; `givenFirst(content)`, the pieces that the file gives for the first round.
template <class Pieces>
class PiecesOfRounds {
public:
    using Content = typename Pieces::Content;
    using Piece = typename Pieces::Piece;

    static std::vector<ChancePoint> points(const EventRun& run, std::uint64_t from) {
        return pointsBrought(
            run, from, [](const scenario::Json& event, ChancePoint& point, const ChancePoint* last) {
                std::optional<std::string> value = Pieces::brought(event);
                if (!value) {
                    return false;
                }
                point.index = last != nullptr && last->round == point.round ? last->index + 1 : 0;
                point.value = std::move(*value);
                point.to = receiverOf(event);
                return true;
            });
    }

    static std::vector<std::string> values(const scenario::Scenario& scenario) {
        return Pieces::values(scenario.content.as<Content>());
    }

    // A piece that occurs elsewhere in the round is swapped with this one.
    static scenario::Scenario with(const scenario::Scenario& scenario, const std::vector<ChancePoint>& points,
                                   std::size_t place, const std::string& value) {
        const std::uint64_t round = points[place].round;
        const Piece wanted = Pieces::pieceFrom(value);
        const Piece other = Pieces::pieceFrom(points[place].value);
        Content content = scenario.content.as<Content>();
        // The file itself gives the pieces of the first deal's or draw's round.
        std::vector<Piece>& given =
            round == points.front().round ? Pieces::givenFirst(content) : content.given[round];
        const auto known = static_cast<std::size_t>(std::ranges::count(points, round, &ChancePoint::round));
        given.resize(std::max(given.size(), known));
        // Also swap in the given pieces beyond those that have come up.
        std::replace(given.begin() + static_cast<std::ptrdiff_t>(known), given.end(), wanted, other);
        for (std::size_t i = 0; i < points.size(); ++i) {
            if (points[i].round == round) {
                const Piece actual = Pieces::pieceFrom(points[i].value);
                given[points[i].index] = i == place ? wanted : actual == wanted ? other : actual;
            }
        }
        scenario::Scenario result = scenario;
        result.digest.clear();
        result.expectations.clear();
        result.content = std::move(content);
        return result;
    }

    static constexpr ChancePieces pieces() { return {Content::Game::kKey, &points, &values, &with}; }
};

} // namespace mesaviva::lessons
