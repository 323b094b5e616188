// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/lessons/chance_fork.h"

#include "engine/scenario/bingo_content.h"
#include "engine/scenario/poker_content.h"
#include "engine/scenario/roulette_content.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

namespace mesaviva::lessons {

namespace {

using scenario::BingoContent;
using scenario::Json;
using scenario::PokerContent;
using scenario::RouletteContent;
using scenario::Scenario;

// The value that an event of chance has brought.
std::optional<std::string> broughtBy(const Json& event) {
    const std::string& name = event.at("event").get_ref<const std::string&>();
    if (name == "card_burnt" || name == "card_dealt") {
        return event.at("card").get<std::string>();
    }
    if (name == "number_drawn") {
        return event.at("pocket").get<std::string>();
    }
    if (name == "ball_drawn") {
        return std::to_string(event.at("number").get<int>());
    }
    return std::nullopt;
}

std::optional<roulette::Pocket> pocketOf(std::string_view value) { return roulette::pocketFrom(value); }

// The round of which a file says cards or balls: that of the first deal, the first draw.
std::uint64_t firstRoundOf(const std::vector<ChancePoint>& points) {
    return points.empty() ? 0 : points.front().round;
}

// What a scenario gives of a round's cards or balls; `first` is the round of which files say them.
std::vector<poker::Card>& givenOf(PokerContent& content, std::uint64_t round, std::uint64_t first) {
    return round == first ? content.cards : content.given[round];
}
std::vector<bingo::Ball>& givenOf(BingoContent& content, std::uint64_t round, std::uint64_t first) {
    return round == first ? content.balls : content.given[round];
}

// The same scenario with an outcome that says all that is known of the round of that point, and of the rounds
// before it as they went. A spin that came to nothing has shown no number; any may stand for it.
Scenario written(const Scenario& scenario, const std::vector<ChancePoint>& points,
                 const std::vector<std::string>& values, std::uint64_t round) {
    Scenario result = scenario;
    result.digest.clear();
    result.expectations.clear();
    const std::uint64_t first = firstRoundOf(points);
    if (const auto* const own = scenario.content.find<PokerContent>()) {
        PokerContent content = *own;
        for (std::size_t i = 0; i < points.size(); ++i) {
            if (points[i].round == round) {
                auto& cards = givenOf(content, round, first);
                cards.resize(std::max(cards.size(), points[i].index + 1), poker::Card());
                cards[points[i].index] = *poker::Card::fromText(values[i]);
            }
        }
        result.content = std::move(content);
    } else if (const auto* const spins = scenario.content.find<RouletteContent>()) {
        RouletteContent content = *spins;
        for (std::size_t i = 0; i < points.size(); ++i) {
            const std::size_t index = points[i].index;
            if (index >= content.pockets.size()) {
                content.pockets.resize(index + 1, *pocketOf("0"));
            }
            content.pockets[index] = *pocketOf(values[i]);
        }
        result.content = std::move(content);
    } else if (const auto* const draw = scenario.content.find<BingoContent>()) {
        BingoContent content = *draw;
        for (std::size_t i = 0; i < points.size(); ++i) {
            if (points[i].round == round) {
                auto& balls = givenOf(content, round, first);
                balls.resize(std::max(balls.size(), points[i].index + 1));
                balls[points[i].index] = static_cast<bingo::Ball>(std::stoi(values[i]));
            }
        }
        result.content = std::move(content);
    }
    return result;
}

// Where what is given goes on beyond what has come, a value there may be the one that is wanted: it becomes
// the other one.
template <class Values, class Value>
void replaceBeyond(Values& values, std::size_t known, const Value& wanted, const Value& other) {
    if (known < values.size()) {
        const auto beyond = values.begin() + static_cast<std::ptrdiff_t>(known);
        std::replace(beyond, values.end(), wanted, other);
    }
}

} // namespace

std::vector<ChancePoint> chancePoints(const Scenario& scenario, const EventRun& run, std::uint64_t from) {
    const bool isRoulette = scenario.game() == "roulette";
    std::vector<ChancePoint> points;
    std::size_t position = 0;
    std::size_t launches = 0;
    for (const Json& event : run.events) {
        const auto round = event.at("round").get<std::uint64_t>();
        position += round >= from ? 1U : 0U;
        launches += event.at("event") == "ball_launched" ? 1U : 0U;
        std::optional<std::string> value = broughtBy(event);
        if (!value) {
            continue;
        }
        if (isRoulette && launches == 0) {
            continue;
        }
        if (isRoulette) {
            points.push_back({launches - 1, round, position, std::move(*value), {}});
            continue;
        }
        const std::size_t index =
            !points.empty() && points.back().round == round ? points.back().index + 1 : 0;
        points.push_back({index, round, position, std::move(*value), event.value("to", std::string())});
    }
    std::erase_if(points, [from](const ChancePoint& point) { return point.round < from; });
    return points;
}

std::vector<std::string> chanceValues(const Scenario& scenario) {
    std::vector<std::string> values;
    if (scenario.content.find<PokerContent>()) {
        for (const char suit : std::string_view("cdhs")) {
            for (const char rank : std::string_view("23456789TJQKA")) {
                values.push_back({rank, suit});
            }
        }
    } else if (const auto* const wheel = scenario.content.find<RouletteContent>()) {
        values.emplace_back("0");
        if (wheel->table.pockets == 38) {
            values.emplace_back("00");
        }
        for (int number = 1; number <= 36; ++number) {
            values.push_back(std::to_string(number));
        }
    } else if (const auto* const draw = scenario.content.find<BingoContent>()) {
        for (int ball = 1; ball <= draw->table.shape().balls; ++ball) {
            values.push_back(std::to_string(ball));
        }
    }
    return values;
}

std::vector<PlayerResult> resultsOf(const Scenario& scenario, const EventRun& run, std::uint64_t from) {
    std::vector<PlayerResult> results;
    for (const scenario::Player& player : scenario.players) {
        results.push_back({player.id, {}, {}});
    }
    for (const Json& event : run.events) {
        if (event.at("event") != "settled" || event.at("round").get<std::uint64_t>() < from) {
            continue;
        }
        const auto found =
            std::ranges::find(results, event.value("player", std::string()), &PlayerResult::player);
        if (found != results.end()) {
            found->staked = found->staked + Money{event.at("staked").get<std::int64_t>()};
            found->returned = found->returned + Money{event.at("returned").get<std::int64_t>()};
        }
    }
    return results;
}

Result<Fork, std::string> forkAt(const Scenario& scenario, std::size_t point, std::string_view value,
                                 std::uint64_t from) {
    const EventRun run = runEvents(scenario);
    const std::vector<ChancePoint> points = chancePoints(scenario, run);
    // Those of the rounds before come first.
    const std::size_t place = point + points.size() - chancePoints(scenario, run, from).size();
    if (place >= points.size()) {
        return std::string("chance brought nothing there");
    }
    const std::vector<std::string> all = chanceValues(scenario);
    if (std::ranges::find(all, value) == all.end()) {
        return "there is no " + std::string(value) + " at this table";
    }
    std::vector<std::string> values;
    for (const ChancePoint& one : points) {
        values.push_back(one.value);
    }
    Scenario base = scenario;
    const std::string old = std::exchange(values[place], std::string(value));
    if (scenario.game() != "roulette") { // a number may come again; a card and a ball come once
        const std::uint64_t round = points[place].round;
        std::size_t known = 0;
        for (std::size_t i = 0; i < values.size(); ++i) {
            known += points[i].round == round ? 1U : 0U;
            if (i != place && points[i].round == round && values[i] == value) {
                values[i] = old;
            }
        }
        if (const auto* const own = base.content.find<PokerContent>()) {
            PokerContent content = *own;
            replaceBeyond(givenOf(content, round, firstRoundOf(points)), known,
                          *poker::Card::fromText(std::string(value)), *poker::Card::fromText(old));
            base.content = std::move(content);
        } else if (const auto* const draw = base.content.find<BingoContent>()) {
            BingoContent content = *draw;
            replaceBeyond(givenOf(content, round, firstRoundOf(points)), known,
                          static_cast<bingo::Ball>(std::stoi(std::string(value))),
                          static_cast<bingo::Ball>(std::stoi(old)));
            base.content = std::move(content);
        }
    }
    Fork fork;
    fork.scenario = written(base, points, values, points[place].round);
    const EventRun other = runEvents(fork.scenario);
    if (other.tooMuch) {
        return std::string("it brings more events than a lesson may");
    }
    const std::vector<ChancePoint> otherPoints = chancePoints(fork.scenario, other, from);
    const auto same = std::ranges::find_if(otherPoints, [&](const ChancePoint& one) {
        return one.index == points[place].index && one.round == points[place].round;
    });
    fork.position = same != otherPoints.end() ? same->position : 0;
    fork.before = resultsOf(scenario, run, from);
    fork.after = resultsOf(fork.scenario, other, from);
    return fork;
}

} // namespace mesaviva::lessons
