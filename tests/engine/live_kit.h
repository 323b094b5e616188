// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A live table of each game with its simulated players, for tests of what all tables share.
#pragma once

#include "test_text.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "engine/games/bingo/ball_source.h"
#include "engine/games/bingo/game.h"
#include "engine/games/bingo/players/bingo_crowd.h"
#include "engine/games/bingo/record/bingo_json.h"
#include "engine/games/poker/game.h"
#include "engine/games/poker/players/poker_crowd.h"
#include "engine/games/poker/record/poker_json.h"
#include "engine/games/roulette/game.h"
#include "engine/games/roulette/players/roulette_crowd.h"
#include "engine/games/roulette/record/roulette_json.h"
#include "engine/games/roulette/spin_source.h"
#include "engine/table/live_table.h"
#endif

#include <nlohmann/json.hpp>

#include <memory>
#include <string>

namespace mesaviva::kit {

inline std::string numbered(PlayerId player) { return std::to_string(player); }

/// Póquer sem descarte with seven simulated players.
struct LivePoker {
    using Game = poker::Game;
    using Table = LiveTable<Game, players::PokerCrowd>;

    static poker::Settings settings() { return {}; }
    static std::unique_ptr<poker::Chance> chance() {
        return std::make_unique<poker::SeededChance>(derivedSeeds(testSeed()));
    }
    static players::PokerCrowd crowd() {
        players::PokerCrowd crowd;
        for (PlayerId player = 0; player < poker::kMostSeats; ++player) {
            crowd.add({player, static_cast<players::PokerHabit>(player % 4), players::StakeTaste::middle});
        }
        return crowd;
    }
    static void seat(Table& table) {
        for (PlayerId player = 0; player < poker::kMostSeats; ++player) {
            table.submit(poker::Admit{Money{1'000'000}});
            table.submit(poker::Sit{player, player + 1});
        }
    }
    static std::string text(const Recorded<poker::Event>& entry) {
        return record::toJson(entry, numbered, settings()).dump();
    }
};

/// Online roulette with ten simulated players.
struct LiveRoulette {
    using Game = roulette::Game;
    using Table = LiveTable<Game, players::RouletteCrowd>;

    static roulette::Settings settings() { return roulette::Settings(roulette::RuleSet::online); }
    static std::unique_ptr<roulette::SpinSource> chance() {
        return std::make_unique<roulette::SeededSpins>(derivedSeeds(testSeed()), settings().pockets);
    }
    static players::RouletteCrowd crowd() {
        players::RouletteCrowd crowd;
        for (PlayerId player = 0; player < roulette::kColours; ++player) {
            crowd.add({player, players::kRouletteHabits[player % players::kRouletteHabits.size()],
                       players::StakeTaste::low});
        }
        return crowd;
    }
    static void seat(Table& table) {
        for (PlayerId player = 0; player < roulette::kColours; ++player) {
            table.submit(roulette::Admit{Money{1'000'000}});
            table.submit(roulette::Join{player, std::nullopt});
        }
    }
    static std::string text(const Recorded<roulette::Event>& entry) {
        return record::toJson(entry, numbered, settings()).dump();
    }
};

/// Bingo 90 with a simulated crowd and one player at the table.
struct LiveBingo {
    using Game = bingo::Game;
    using Table = LiveTable<Game, players::BingoCrowd>;

    static bingo::Settings settings() { return bingo::Settings(bingo::Variant::bingo90); }
    static std::unique_ptr<bingo::BallSource> chance() {
        return std::make_unique<bingo::SeededBalls>(derivedSeeds(testSeed()), settings());
    }
    static players::BingoCrowd crowd() { return {12, 4}; }
    static void seat(Table& table) {
        table.submit(bingo::Admit{Money{1'000'000}});
        table.submit(bingo::Join{0});
    }
    static std::string text(const Recorded<bingo::Event>& entry) {
        return record::toJson(entry, numbered, settings()).dump();
    }
};

/// Opens a new table of the game and seats all its players.
template <class Live>
std::unique_ptr<typename Live::Table> openTable(std::size_t startsStored = 4) {
    auto table = std::make_unique<typename Live::Table>(
        Opening<typename Live::Table::Settings>{Live::settings()}, Live::chance(), Live::crowd(),
        typename Live::Table::HistoryLimits{200, startsStored});
    Live::seat(*table);
    return table;
}

/// Advances the table to the next moment at which something happens; returns false when nothing will.
template <class Table>
bool advance(Table& table) {
    const std::optional<Instant> due = table.nextDue();
    if (due) {
        table.advanceTo(*due);
    }
    return due.has_value();
}

} // namespace mesaviva::kit
