// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A pocket is one number of the stream. Those of void spins come before the one that counts.

#include "engine/games/roulette/pocket.h"
#include "engine/games/roulette/record/roulette_on_record.h"
#include "engine/record/outcome_way.h"

#include <nlohmann/json.hpp>

#include <array>

namespace mesaviva::record {

namespace {

std::vector<std::string> pocketsFrom(RandomStream stream, unsigned places, std::size_t draws) {
    std::vector<std::string> drawn;
    for (std::size_t i = 0; i < draws; ++i) {
        drawn.emplace_back(roulette::Pocket(static_cast<int>(stream.below(places))).text());
    }
    return drawn;
}

std::string pocketsByAwk(unsigned places, std::size_t draws) {
    return "{c=below(" + std::to_string(places) +
           ",$1); if(c>=0){print c==37?\"00\":c; if(++k==" + std::to_string(draws) + ")exit}}";
}

unsigned pocketsOf(const nlohmann::ordered_json& settings) {
    const auto found = settings.find("pockets");
    const bool exists = found != settings.end() && (*found == 37 || *found == 38);
    return exists ? found->get<unsigned>() : 0;
}

constexpr std::array<OutcomeWay::Draw, 1> kDraws = {{{"number_drawn", "pocket"}}};
constexpr std::size_t kMostLaunches = 64;

} // namespace

const OutcomeWay& RouletteOnRecord::outcome() {
    static constexpr OutcomeWay kWay{.draws = kDraws,
                                     .places = pocketsOf,
                                     .most = kMostLaunches,
                                     .lastCounts = true,
                                     .from = pocketsFrom,
                                     .awk = pocketsByAwk};
    return kWay;
}

} // namespace mesaviva::record
