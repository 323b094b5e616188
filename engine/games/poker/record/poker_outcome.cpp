// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A card is taken from the deck in its order (2c, 2d, ... As), and the last card left takes its place.

#include "engine/games/poker/card.h"
#include "engine/games/poker/record/poker_on_record.h"
#include "engine/record/outcome_way.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cstdint>
#include <numeric>

namespace mesaviva::record {

namespace {

std::vector<std::string> cardsFrom(RandomStream stream, unsigned places, std::size_t draws) {
    std::vector<unsigned> rest(places);
    std::iota(rest.begin(), rest.end(), 0U);
    std::vector<std::string> drawn;
    while (drawn.size() < draws && !rest.empty()) {
        unsigned& place = rest[stream.below(static_cast<std::uint32_t>(rest.size()))];
        drawn.push_back(poker::Card::fromIndex(place).text());
        place = rest.back();
        rest.pop_back();
    }
    return drawn;
}

std::string cardsByAwk(unsigned, std::size_t draws) {
    return "BEGIN{for(i=0;i<52;i++)d[i]=i; r=52} {c=below(r,$1); if(c>=0){print "
           "substr(\"23456789TJQKA\",int(d[c]/4)+1,1) substr(\"cdhs\",d[c]%4+1,1); d[c]=d[--r]; if(52-r==" +
           std::to_string(draws) + ")exit}}";
}

constexpr std::array<OutcomeWay::Draw, 2> kDraws = {{{"card_burnt", "card"}, {"card_dealt", "card"}}};

} // namespace

const OutcomeWay& PokerOnRecord::outcome() {
    static constexpr OutcomeWay kWay{.draws = kDraws,
                                     .places = [](const nlohmann::ordered_json&) { return 52U; },
                                     .from = cardsFrom,
                                     .awk = cardsByAwk};
    return kWay;
}

} // namespace mesaviva::record
