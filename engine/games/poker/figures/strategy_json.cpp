// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/figures/edge_command.h"

#include <nlohmann/json.hpp>

#include <string>

namespace mesaviva::figures {

namespace {

using namespace poker::odds;
using Json = nlohmann::ordered_json;

const char* wordOf(Choice choice) {
    switch (choice) {
    case Choice::fold: return "fold";
    case Choice::go_on: return "continue";
    default: return "depends";
    }
}

std::string nameOf(std::size_t rank) { return std::string(1, letterOf(rank)); }

Json playsOf(const std::vector<HandOfRanks>& hands, const BestPlay& play, std::size_t up, std::size_t burnt,
             unsigned held) {
    Json plays = Json::array();
    Choice last = Choice::impossible;
    for (const HandOfRanks& hand : hands) {
        const Choice choice = play.of(hand.rank, up, burnt);
        if (hand.ranks[up] == held && choice != Choice::impossible && choice != last) {
            plays.push_back({hand.text(), wordOf(choice)});
            last = choice;
        }
    }
    return plays;
}

} // namespace

Json strategyJson(const BestPlay& play, poker::RankingRules rules) {
    constexpr unsigned kMostHeld = 3; // the up card is the fourth
    const std::vector<HandOfRanks> hands = allHandsOfRanks(rules);
    Json strategy = Json::array();
    for (std::size_t up = 0; up < kRankCount; ++up) {
        for (std::size_t burnt = 0; burnt <= BestPlay::kUnseen; ++burnt) {
            for (unsigned held = 0; held <= kMostHeld; ++held) {
                Json plays = playsOf(hands, play, up, burnt, held);
                if (plays.empty()) {
                    continue;
                }
                Json entry;
                entry["upcard"] = nameOf(up);
                if (burnt != BestPlay::kUnseen) {
                    entry["burnt"] = nameOf(burnt);
                }
                entry["held"] = held;
                entry["plays"] = std::move(plays);
                strategy.push_back(std::move(entry));
            }
        }
    }
    return strategy;
}

Json suitExceptionsJson(const std::vector<SuitException>& exceptions) {
    Json list = Json::array();
    for (const SuitException& exception : exceptions) {
        Json entry;
        entry["hand"] = exception.hand.text();
        entry["upcard"] = nameOf(exception.up);
        if (exception.burnt != BestPlay::kUnseen) {
            entry["burnt"] = nameOf(exception.burnt);
        }
        entry["deals"] = exception.deals;
        entry["raised"] = exception.raised;
        entry["best"] = exception.goesOn ? "continue" : "fold";
        entry["suits"] = exception.suits;
        list.push_back(std::move(entry));
    }
    return list;
}

} // namespace mesaviva::figures
