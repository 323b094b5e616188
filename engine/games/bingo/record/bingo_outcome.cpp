// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Balls are put in order from the first place on, each changing places with one from there on.

#include "engine/games/bingo/record/bingo_on_record.h"
#include "engine/games/bingo/variant.h"
#include "engine/record/outcome_way.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <utility>

namespace mesaviva::record {

namespace {

std::vector<std::string> ballsFrom(RandomStream stream, unsigned places, std::size_t draws) {
    std::vector<unsigned> order(places);
    std::iota(order.begin(), order.end(), 1U);
    for (std::size_t i = 0; i + 1 < order.size(); ++i) {
        std::swap(order[i], order[i + stream.below(static_cast<std::uint32_t>(order.size() - i))]);
    }
    std::vector<std::string> drawn;
    for (std::size_t i = 0; i < std::min(draws, order.size()); ++i) {
        drawn.push_back(std::to_string(order[i]));
    }
    return drawn;
}

std::string ballsByAwk(unsigned places, std::size_t draws) {
    return "BEGIN{n=" + std::to_string(places) +
           "; for(i=0;i<n;i++)b[i]=i+1; i=0} {c=below(n-i,$1); if(c>=0){t=b[i]; b[i]=b[i+c]; b[i+c]=t; "
           "if(++i==n-1){for(j=0;j<" +
           std::to_string(draws) + ";j++)print b[j]; exit}}}";
}

unsigned ballsOf(const nlohmann::ordered_json& settings) {
    const auto found = settings.find("variant");
    if (found == settings.end()) {
        return 0;
    }
    const auto known = std::ranges::find_if(
        bingo::kAllVariants, [&](bingo::Variant variant) { return *found == bingo::ballsOf(variant); });
    return known != bingo::kAllVariants.end() ? static_cast<unsigned>(bingo::ballsOf(*known)) : 0;
}

constexpr std::array<OutcomeWay::Draw, 1> kDraws = {{{"ball_drawn", "number"}}};

} // namespace

const OutcomeWay& BingoOnRecord::outcome() {
    static constexpr OutcomeWay kWay{
        .draws = kDraws, .places = ballsOf, .from = ballsFrom, .awk = ballsByAwk};
    return kWay;
}

} // namespace mesaviva::record
