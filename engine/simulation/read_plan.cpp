// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The words of a simulation become a plan. The table is read as a scenario's is, by the same code.

#include "engine/bingo/card_book.h"
#include "engine/bingo/owner.h"
#include "engine/poker/pay_table.h"
#include "engine/roulette/placement.h"
#include "engine/scenario/excerpt.h"
#include "engine/scenario/scenario.h"
#include "engine/scenario/strict_json.h"
#include "engine/simulation/plan.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <string_view>

namespace mesaviva::simulation {

namespace {

constexpr std::uint64_t kMostRounds = 1'000'000'000'000;
constexpr std::uint64_t kMostShards = 1'000'000;
constexpr int kMostStakes = 10;

/// What stops the reading.
struct Refused {
    std::string reason;
};

[[noreturn]] void refuse(std::string reason) { throw Refused{std::move(reason)}; }

// A word as it came, but not too much of it.
std::string inQuotes(const std::string& text) {
    return '"' + scenario::printable(scenario::shortened(text)) + '"';
}

std::uint64_t number(std::string_view option, const std::string& text, std::uint64_t least,
                     std::uint64_t most) {
    if (const std::optional<std::uint64_t> read = wholeNumber(text, least, most)) {
        return *read;
    }
    refuse(std::string(option) + ": " + inQuotes(text) + " is no whole number from " + std::to_string(least) +
           " to " + std::to_string(most));
}

std::uint64_t numberOr(std::string_view option, const std::optional<std::string>& text, std::uint64_t usual,
                       std::uint64_t least, std::uint64_t most) {
    return text ? number(option, *text, least, most) : usual;
}

// An option that says nothing in this game.
void refuseOption(std::string_view option, const std::optional<std::string>& text, const Wish& wish) {
    if (text) {
        refuse(std::string(option) + ": not an option of " + wish.game);
    }
}

scenario::Json readTable(const Wish& wish) {
    if (!wish.table) {
        return scenario::Json::object();
    }
    Result<scenario::Json, scenario::FileError> table = scenario::parseStrictly(*wish.table);
    if (!table) {
        refuse("--table: " + table.error().text());
    }
    if (!table->is_object()) {
        refuse("--table: not a JSON object");
    }
    return *table;
}

// A scenario at that table, with nothing else in it.
scenario::Scenario scenarioOf(const Wish& wish, const scenario::Json& table) {
    scenario::Json player = {{"id", "player"}, {"wallet", kLargestAmount.cents}};
    if (wish.game == "poker") {
        player["seat"] = 1;
    }
    scenario::Json file = {{"format", "mesaviva.scenario/1"}, {"game", wish.game}, {"rules", wish.rules}};
    file["players"] = scenario::Json::array({player});
    if (!table.empty()) {
        file["table"] = table;
    }
    Result<scenario::Scenario, scenario::FileError> read = scenario::read(file.dump());
    if (!read) {
        const std::string& path = read.error().path;
        refuse((path == "game" ? "" : "--") + read.error().text());
    }
    return std::move(*read);
}

// Whether so many rounds can be added up, when at most so much is staked or comes back in one of them.
void refuseUnlessSummable(std::uint64_t rounds, double mostOfRound) {
    constexpr auto kMost = static_cast<double>(std::numeric_limits<std::int64_t>::max() / 4);
    if (mostOfRound * static_cast<double>(rounds) > kMost) {
        refuse("--rounds: too many to be added up at such stakes");
    }
}

// Whether a wallet lasts for a block of rounds whatever happens.
void refuseUnlessAffordable(const Plan& plan, Money mostStaked) {
    if (mostStaked * static_cast<std::int64_t>(plan.blockRounds()) > kLargestAmount) {
        refuse("--table: the minimum is too high for many rounds");
    }
}

PokerPlan readPoker(const Wish& wish, const scenario::Scenario& scenario, Plan& plan, scenario::Json& words) {
    refuseOption("--stakes", wish.stakes, wish);
    refuseOption("--cards", wish.cards, wish);
    refuseOption("--players", wish.players, wish);
    PokerPlan poker;
    poker.table = std::get<scenario::PokerContent>(scenario.content).table;
    const auto most = static_cast<std::uint64_t>(poker.table.seats);
    poker.seats = static_cast<int>(numberOr("--seats", wish.seats, 1, 1, most));
    const std::string strategy = wish.strategy.value_or("ace_king");
    const std::optional<PokerStrategy> known = pokerStrategyFrom(strategy);
    if (!known) {
        refuse("--strategy: " + inQuotes(strategy) + " is not always, pair, ace_king or best");
    }
    poker.strategy = *known;
    words["strategy"] = strategy;
    words["seats"] = poker.seats;
    refuseUnlessAffordable(plan, poker.table.minimum * (1 + poker::kBetPerAnte));
    const int mostBack = 2 + poker::kBetPerAnte * (1 + poker::betMultiple(poker::Combination::royal_flush));
    refuseUnlessSummable(plan.rounds,
                         static_cast<double>(poker.table.minimum.cents) * poker.seats * mostBack);
    return poker;
}

RoulettePlan readRoulette(const Wish& wish, const scenario::Scenario& scenario, Plan& plan,
                          scenario::Json& words) {
    refuseOption("--seats", wish.seats, wish);
    refuseOption("--cards", wish.cards, wish);
    refuseOption("--players", wish.players, wish);
    RoulettePlan wheel;
    wheel.table = std::get<scenario::RouletteContent>(scenario.content).table;
    wheel.stakes = static_cast<int>(numberOr("--stakes", wish.stakes, 1, 1, kMostStakes));
    const std::string strategy = wish.strategy.value_or("red");
    const std::optional<roulette::ChanceKind> chance = roulette::chanceFrom(strategy);
    if (!chance) {
        refuse("--strategy: " + inQuotes(strategy) + " is no chance, as straight, split or red");
    }
    const auto spots = wheel.table.layout().spots();
    for (std::size_t i = 0; i < spots.size(); ++i) {
        if (spots[i].kind == *chance && roulette::offers(wheel.table, static_cast<roulette::SpotId>(i))) {
            wheel.places.push_back(static_cast<roulette::SpotId>(i));
        }
    }
    if (wheel.places.empty()) {
        refuse("--strategy: this table does not offer " + strategy);
    }
    const Money minimum = wheel.table.minimumOf(*chance);
    roulette::Player player;
    if (wheel.table.hasColourChips()) {
        player.chipValue = wheel.table.minimumOf(roulette::ChanceKind::straight);
    }
    const roulette::Room room{minimum, wheel.table.maximumOf(*chance),
                              roulette::stepOf(wheel.table, player, *chance)};
    wheel.amount = room.above(minimum);
    const Money inAll = wheel.amount * wheel.stakes;
    // All stakes may fall on one place.
    if (wheel.amount == Money{} || inAll > room.most || inAll > wheel.table.playerMaximum.value_or(inAll)) {
        refuse("--stakes: more than the table takes");
    }
    words["strategy"] = strategy;
    words["stakes"] = wheel.stakes;
    refuseUnlessAffordable(plan, inAll);
    refuseUnlessSummable(plan.rounds, static_cast<double>(inAll.cents) * 36);
    return wheel;
}

BingoPlan readBingo(const Wish& wish, const scenario::Scenario& scenario, Plan& plan, scenario::Json& words) {
    refuseOption("--seats", wish.seats, wish);
    refuseOption("--stakes", wish.stakes, wish);
    refuseOption("--strategy", wish.strategy, wish);
    BingoPlan hall;
    hall.room = std::get<scenario::BingoContent>(scenario.content).table;
    if (hall.room.mode == bingo::Mode::session) {
        refuse("--table: a room that opens at set times (B7) does not play on and on");
    }
    const auto most = static_cast<std::uint64_t>(hall.room.maxCards);
    hall.cards = static_cast<std::uint32_t>(
        numberOr("--cards", wish.cards, std::min<std::uint64_t>(6, most), 1, most));
    hall.players = static_cast<std::uint32_t>(
        numberOr("--players", wish.players, 10, hall.room.leastPlayers(), bingo::kMostMembers));
    const std::uint64_t all = std::uint64_t{hall.cards} * hall.players;
    const bingo::CardBook book(hall.room);
    if (all > std::min<std::uint64_t>(book.room(), 10'000'000)) {
        refuse("--players: more cards than a simulated room has");
    }
    words["players"] = hall.players;
    words["cards"] = hall.cards;
    const double sales = static_cast<double>(hall.room.cardPrice.cents) * static_cast<double>(all);
    double jackpots = 0;
    for (const std::optional<bingo::Jackpot>& jackpot : {hall.room.bingoJackpot, hall.room.lineJackpot}) {
        jackpots += jackpot ? static_cast<double>(jackpot->value.value_or(jackpot->base).cents) : 0.0;
    }
    if (sales > static_cast<double>(kLargestAmount.cents) * 1000) {
        refuse("--players: their cards cost more than a room can take");
    }
    refuseUnlessSummable(plan.rounds, 2 * sales + jackpots);
    return hall;
}

std::optional<Shard> readShard(const Wish& wish) {
    if (!wish.shard) {
        return std::nullopt;
    }
    const std::size_t slash = wish.shard->find('/');
    if (slash != std::string::npos) {
        const auto of = wholeNumber(wish.shard->substr(slash + 1), 1, kMostShards);
        const auto part = of ? wholeNumber(wish.shard->substr(0, slash), 1, *of) : std::nullopt;
        if (part) {
            return Shard{static_cast<std::uint32_t>(*part), static_cast<std::uint32_t>(*of)};
        }
    }
    refuse("--shard: " + inQuotes(*wish.shard) + " is no part of a whole, as 1/4 to 4/4");
}

Plan read(const Wish& wish) {
    constexpr std::array<std::string_view, 3> kGames = {"poker", "roulette", "bingo"};
    if (std::ranges::find(kGames, wish.game) == kGames.end()) {
        refuse(inQuotes(wish.game) + " is not poker, roulette or bingo");
    }
    Plan plan;
    plan.rounds = number("--rounds", wish.rounds, 1, kMostRounds);
    plan.shard = readShard(wish);
    if (wish.seed) {
        plan.seed = seedFromHex(*wish.seed);
        if (!plan.seed) {
            refuse("--seed: not 64 hexadecimal digits");
        }
    } else if (plan.shard) {
        refuse("--shard: the parts of a simulation need one --seed");
    }
    const scenario::Json table = readTable(wish);
    const scenario::Scenario scenario = scenarioOf(wish, table);
    scenario::Json words = {{"game", wish.game}, {"rules", wish.rules}};
    if (!table.empty()) {
        words["table"] = table;
    }
    switch (scenario.game()) {
    case scenario::Game::poker: plan.game = readPoker(wish, scenario, plan, words); break;
    case scenario::Game::roulette: plan.game = readRoulette(wish, scenario, plan, words); break;
    case scenario::Game::bingo: plan.game = readBingo(wish, scenario, plan, words); break;
    }
    plan.words = words.dump();
    return plan;
}

} // namespace

std::optional<std::uint64_t> wholeNumber(const std::string& text, std::uint64_t least, std::uint64_t most) {
    std::uint64_t number = 0;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    const bool isWhole = read.ec == std::errc() && read.ptr == end && !text.empty();
    return isWhole && number >= least && number <= most ? std::optional(number) : std::nullopt;
}

Result<Plan, BadWish> readPlan(const Wish& wish) {
    try {
        return read(wish);
    } catch (const Refused& refused) {
        return BadWish{refused.reason};
    }
}

} // namespace mesaviva::simulation
