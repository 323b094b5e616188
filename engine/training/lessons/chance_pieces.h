// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What chance brings at the tables of a game, for the file that tells it of that game, and for what if.
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

/// The pieces that chance brings at one game's tables: cards, numbers, balls.
struct ChancePieces {
    std::string_view game;
    /// As chancePoints().
    std::vector<ChancePoint> (*points)(const EventRun& run, std::uint64_t from);
    /// As chanceValues().
    std::vector<std::string> (*values)(const scenario::Scenario& scenario);
    /// The same scenario without expectations, with that value at one of all its points; its outcome says
    /// what is known of the round of that point, and of the rounds before it as they went.
    scenario::Scenario (*with)(const scenario::Scenario& scenario, const std::vector<ChancePoint>& points,
                               std::size_t place, const std::string& value);
};

/// The pieces of a game, in the game's own file (<game>_chance_pieces.cpp).
template <class Game>
const ChancePieces& chancePieces();

/// To whom an event says that something came; empty: to nobody.
std::string receiverOf(const scenario::Json& event);

/// What chance brought: `bring(event, point, last)` whether an event is such a piece, whose index, value and
/// receiver it fills in; `last` is the piece before it, or null.
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

/// Makes them of `Pieces` where each comes once in a round: `Content`, the scenario's; `Piece`;
/// `brought(event)`, the value that an event tells of, if any; `values(content)`; `pieceFrom(value)`;
/// `givenFirst(content)`, what the file gives of the first round.
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

    // A piece that comes elsewhere in the round changes places with this one.
    static scenario::Scenario with(const scenario::Scenario& scenario, const std::vector<ChancePoint>& points,
                                   std::size_t place, const std::string& value) {
        const std::uint64_t round = points[place].round;
        const Piece wanted = Pieces::pieceFrom(value);
        const Piece other = Pieces::pieceFrom(points[place].value);
        Content content = scenario.content.as<Content>();
        // Of the round of the first deal or draw the file itself says what comes.
        std::vector<Piece>& given =
            round == points.front().round ? Pieces::givenFirst(content) : content.given[round];
        const auto known = static_cast<std::size_t>(std::ranges::count(points, round, &ChancePoint::round));
        given.resize(std::max(given.size(), known));
        // Beyond what has come, too.
        std::replace(given.begin() + static_cast<std::ptrdiff_t>(known), given.end(), wanted, other);
        for (std::size_t i = 0; i < points.size(); ++i) {
            if (points[i].round == round) {
                const Piece came = Pieces::pieceFrom(points[i].value);
                given[points[i].index] = i == place ? wanted : came == wanted ? other : came;
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
