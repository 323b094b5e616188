// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/scenario/roulette_content.h"
#include "engine/training/lessons/chance_pieces.h"

namespace mesaviva::lessons {

namespace {

using scenario::RouletteContent;

roulette::Pocket pocketOf(std::string_view value) { return *roulette::pocketFrom(value); }

// Indexed by the launches of all rounds, as the file lists its spins.
std::vector<ChancePoint> numbersDrawn(const EventRun& run, std::uint64_t from) {
    std::size_t launches = 0;
    return pointsBrought(run, from, [&](const scenario::Json& event, ChancePoint& point, const ChancePoint*) {
        const std::string& name = event.at("event").get_ref<const std::string&>();
        launches += name == "ball_launched" ? 1U : 0U;
        if (name != "number_drawn" || launches == 0) {
            return false;
        }
        point.index = launches - 1;
        point.value = event.at("pocket").get<std::string>();
        return true;
    });
}

std::vector<std::string> numbersOf(const scenario::Scenario& scenario) {
    std::vector<std::string> values{"0"};
    if (scenario.content.as<RouletteContent>().table.pockets == 38) {
        values.emplace_back("00");
    }
    for (int number = 1; number <= 36; ++number) {
        values.push_back(std::to_string(number));
    }
    return values;
}

// A number may come up again, so nothing is swapped. A void spin has shown no number, so any value will do.
scenario::Scenario withNumber(const scenario::Scenario& scenario, const std::vector<ChancePoint>& points,
                              std::size_t place, const std::string& value) {
    RouletteContent content = scenario.content.as<RouletteContent>();
    for (std::size_t i = 0; i < points.size(); ++i) {
        const std::size_t index = points[i].index;
        if (index >= content.pockets.size()) {
            content.pockets.resize(index + 1, pocketOf("0"));
        }
        content.pockets[index] = pocketOf(i == place ? value : points[i].value);
    }
    scenario::Scenario result = scenario;
    result.digest.clear();
    result.expectations.clear();
    result.content = std::move(content);
    return result;
}

} // namespace

template <>
const ChancePieces& chancePieces<roulette::Game>() {
    static constexpr ChancePieces kPieces{roulette::Game::kKey, &numbersDrawn, &numbersOf, &withNumber};
    return kPieces;
}

} // namespace mesaviva::lessons
