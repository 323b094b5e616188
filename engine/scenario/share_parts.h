// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a shared round must know of each game: its settings, players, chance and steps as files have them.
#pragma once

#include "engine/record/bingo_json.h"
#include "engine/record/on_record.h"
#include "engine/record/poker_json.h"
#include "engine/record/roulette_json.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace mesaviva::scenario {

/// A number of milliseconds as files have them.
inline nlohmann::ordered_json secondsOf(std::int64_t milliseconds) {
    if (milliseconds % 1'000 == 0) {
        return milliseconds / 1'000;
    }
    return static_cast<double>(milliseconds) / 1'000.0;
}

/// Whether a command is one of these kinds.
template <class... Kinds, class Command>
bool isAnyOf(const Command& command) {
    return (std::holds_alternative<Kinds>(command) || ...);
}

/// The same members for each game; `settings` are those of `table_opened`.
///
/// `comparable(settings)`: what of them a file can have. `table(settings, start)`: as a file has them, with
/// what has grown since. `present(start)`: who is at the table. `addPlayer(player, start, id)`: what a file
/// says of a player besides name and wallet. `outcome(entries, names, settings)`: what chance has brought.
/// `hasCrowd(entries)`: whether a simulated crowd has bought anything. `isWish(command)`:
/// whether not only drivers send such a command. `isArrival(command)`: whether it lets somebody in.
/// `step(command, names, settings)`: the command as files have it.
template <class Kept>
struct ShareParts;

template <>
struct ShareParts<record::PokerOnRecord> {
    using Json = nlohmann::ordered_json;
    using Entry = record::PokerOnRecord::Entry;

    static Json comparable(Json settings) { return settings; }
    static Json table(Json settings, const poker::State&) {
        settings.erase("idle");
        settings.erase("allowance");
        return settings;
    }
    static std::vector<PlayerId> present(const poker::State& start) {
        std::vector<PlayerId> ids;
        for (std::size_t i = 0; i < start.players.size(); ++i) {
            if (start.players[i].seat > 0) {
                ids.push_back(static_cast<PlayerId>(i));
            }
        }
        return ids;
    }
    static void addPlayer(Json& player, const poker::State& start, PlayerId id) {
        player["seat"] = start.players[id].seat;
    }
    static Json outcome(std::span<const Entry> entries, const record::PlayerNames&, const poker::Settings&) {
        Json cards = Json::array();
        for (const Entry& entry : entries) {
            if (const auto* burnt = std::get_if<poker::CardBurnt>(&entry.event)) {
                cards.push_back(burnt->card.text());
            } else if (const auto* dealt = std::get_if<poker::CardDealt>(&entry.event)) {
                cards.push_back(dealt->card.text());
            }
        }
        return {{"cards", std::move(cards)}};
    }
    static bool hasCrowd(std::span<const Entry>) { return false; }
    static bool isWish(const poker::Command& command) {
        return !isAnyOf<poker::Admit, poker::TimePassed, poker::Commit, poker::BringCard, poker::RevealSeed>(
            command);
    }
    static bool isArrival(const poker::Command& command) { return isAnyOf<poker::Admit>(command); }
    static Json step(const poker::Command& command, const record::PlayerNames& names,
                     const poker::Settings&) {
        return record::toJson(command, names);
    }
};

template <>
struct ShareParts<record::RouletteOnRecord> {
    using Json = nlohmann::ordered_json;
    using Entry = record::RouletteOnRecord::Entry;

    static Json comparable(Json settings) { return settings; }
    static Json table(Json settings, const roulette::State& start) {
        for (const char* name :
             {"rules", "ball_change_seconds", "dealer_change_seconds", "idle", "allowance"}) {
            settings.erase(name);
        }
        // Files know only the chances that the rules have.
        Json minimum = Json::object();
        bool isOne = true;
        for (const auto& item : settings.at("minimum").items()) {
            const auto kind = roulette::chanceFrom(item.key());
            if (kind && start.settings.terms(*kind).known.value) {
                isOne = isOne && (minimum.empty() || minimum.front() == item.value());
                minimum[item.key()] = item.value();
            }
        }
        settings["minimum"] = isOne && !minimum.empty() ? Json(minimum.front()) : minimum;
        return settings;
    }
    static std::vector<PlayerId> present(const roulette::State& start) {
        std::vector<PlayerId> ids;
        for (std::size_t i = 0; i < start.players.size(); ++i) {
            if (start.players[i].here) {
                ids.push_back(static_cast<PlayerId>(i));
            }
        }
        return ids;
    }
    static void addPlayer(Json& player, const roulette::State& start, PlayerId id) {
        if (const auto value = start.players[id].chipValue; value && start.settings.hasColourChips()) {
            player["chip_value"] = value->cents;
        }
    }
    static Json outcome(std::span<const Entry> entries, const record::PlayerNames&,
                        const roulette::Settings&) {
        Json pockets = Json::array(); // one for each launch, also for those that came to nothing
        for (const Entry& entry : entries) {
            if (std::holds_alternative<roulette::BallLaunched>(entry.event)) {
                pockets.push_back("0");
            } else if (const auto* drawn = std::get_if<roulette::NumberDrawn>(&entry.event)) {
                pockets.back() = std::string(drawn->pocket.text());
            }
        }
        return {{"pockets", std::move(pockets)}};
    }
    static bool hasCrowd(std::span<const Entry>) { return false; }
    static bool isWish(const roulette::Command& command) {
        return !isArrival(command) &&
               !isAnyOf<roulette::TimePassed, roulette::Commit, roulette::LaunchBall, roulette::BringPocket,
                        roulette::RestoreStakes, roulette::RevealSeed>(command);
    }
    static bool isArrival(const roulette::Command& command) {
        return isAnyOf<roulette::Admit, roulette::Join>(command);
    }
    static Json step(const roulette::Command& command, const record::PlayerNames& names,
                     const roulette::Settings& settings) {
        const auto* const all = std::get_if<roulette::PlaceAll>(&command);
        if (all && all->stakes.size() == 1 && all->stakes.front().group.isNone()) {
            const roulette::Stake& stake = all->stakes.front();
            const roulette::Spot& spot = settings.layout()[stake.spot];
            return record::toJson(roulette::PlaceStake{all->player, spot.kind, spot.numbers, stake.amount},
                                  names, settings);
        }
        return record::toJson(command, names, settings);
    }
};

template <>
struct ShareParts<record::BingoOnRecord> {
    using Json = nlohmann::ordered_json;
    using Entry = record::BingoOnRecord::Entry;

    // When sessions start and what jackpots have grown to is the round's own.
    static Json comparable(Json settings) {
        settings.erase("starts");
        for (const char* jackpot : {"jackpot", "line_jackpot"}) {
            if (settings.contains(jackpot)) {
                settings[jackpot].erase("value");
            }
        }
        return settings;
    }
    static Json table(Json settings, const bingo::State& start) {
        settings.erase("idle");
        settings.erase("allowance");
        if (start.settings.mode == bingo::Mode::session) {
            settings["starts"] = Json::array({0});
        }
        if (const auto value = start.bingoJackpotValue(); value && settings.contains("jackpot")) {
            settings["jackpot"]["value"] = value->cents;
        }
        if (const auto value = start.lineJackpotValue(); value && settings.contains("line_jackpot")) {
            settings["line_jackpot"]["value"] = value->cents;
        }
        return settings;
    }
    static std::vector<PlayerId> present(const bingo::State& start) {
        std::vector<PlayerId> ids;
        for (std::size_t i = 0; i < start.players.size(); ++i) {
            if (start.players[i].here) {
                ids.push_back(static_cast<PlayerId>(i));
            }
        }
        return ids;
    }
    static void addPlayer(Json&, const bingo::State&, PlayerId) {}
    static Json outcome(std::span<const Entry> entries, const record::PlayerNames& names,
                        const bingo::Settings& settings) {
        Json balls = Json::array();
        Json cards = Json::object();
        for (const Entry& entry : entries) {
            if (const auto* drawn = std::get_if<bingo::BallDrawn>(&entry.event)) {
                balls.push_back(drawn->number);
            } else if (const auto* sold = std::get_if<bingo::CardSold>(&entry.event)) {
                cards[names(sold->player)].push_back(record::toJson(entry, names, settings).at("rows"));
            }
        }
        return {{"balls", std::move(balls)}, {"cards", std::move(cards)}};
    }
    static bool hasCrowd(std::span<const Entry> entries) {
        for (const Entry& entry : entries) {
            if (std::holds_alternative<bingo::CrowdSold>(entry.event)) {
                return true;
            }
        }
        return false;
    }
    static bool isWish(const bingo::Command& command) {
        return !isArrival(command) &&
               !isAnyOf<bingo::CrowdBuy, bingo::TimePassed, bingo::Commit, bingo::BringCards,
                        bingo::BringCrowdCards, bingo::BringBall, bingo::RevealSeed>(command);
    }
    static bool isArrival(const bingo::Command& command) {
        return isAnyOf<bingo::Admit, bingo::Join>(command);
    }
    static Json step(const bingo::Command& command, const record::PlayerNames& names,
                     const bingo::Settings& settings) {
        return record::toJson(command, names, settings);
    }
};

} // namespace mesaviva::scenario
