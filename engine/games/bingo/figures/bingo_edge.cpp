// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/figures/bingo_edge.h"

#include "engine/games/bingo/card_book.h"
#include "engine/games/bingo/odds/room_chances.h"
#include "engine/games/bingo/scenario/bingo_content.h"
#include "engine/simulation/request.h"

#include <algorithm>
#include <optional>
#include <string>

namespace mesaviva::figures {

namespace {

using namespace bingo;
using scenario::Json;
using simulation::BadRequest;
using simulation::refuse;
using simulation::RequestProblem;
using Ordered = nlohmann::ordered_json;

constexpr std::int64_t kMostCardsInPlay = 10'000'000;
constexpr std::int64_t kMostRoundsPlayed = 100'000'000;

/// A room and the question about it.
struct Question {
    Settings room;
    std::uint32_t cards = 0;
    Seed seed{};
};

Question questionFrom(const EdgeBingoArguments& arguments) {
    simulation::Request request;
    request.game = Game::kKey;
    request.rules = "pt-425a-2015";
    request.table = arguments.table;
    Json table = simulation::tableOf(request);
    if (arguments.variant) {
        table["variant"] = *arguments.variant;
    }
    if (arguments.prizePercent) {
        table["prize_percent"] = *arguments.prizePercent;
    }
    Question question;
    question.room = simulation::scenarioAt(request, table).content.as<scenario::BingoContent>().table;
    const auto most =
        std::min<std::int64_t>(kMostCardsInPlay, static_cast<std::int64_t>(CardBook(question.room).room()));
    if (arguments.cards < 1 || arguments.cards > most) {
        refuse("--cards", RequestProblem::needs_whole_from, {"1", std::to_string(most)});
    }
    if (arguments.rounds < 100 || arguments.rounds > kMostRoundsPlayed) {
        refuse("--rounds", RequestProblem::needs_whole_from, {"100", std::to_string(kMostRoundsPlayed)});
    }
    const std::optional<Seed> seed = arguments.seed ? seedFromHex(*arguments.seed) : systemSeed();
    if (!seed) {
        refuse("--seed", RequestProblem::not_seed);
    }
    question.cards = static_cast<std::uint32_t>(arguments.cards);
    question.seed = *seed;
    return question;
}

/// An exact value is written without bounds.
Ordered jsonOf(const Measured& measured, bool exact) {
    return exact ? Ordered(measured.value) : Ordered{measured.value, measured.low, measured.high};
}

Ordered prizesOf(const Settings& room, const RoomChances& chances) {
    Ordered prizes;
    for (std::size_t i = 0; i < kCombinations; ++i) {
        if (!chances.prizes[i]) {
            continue;
        }
        const PrizeFall& fall = *chances.prizes[i];
        Ordered prize;
        prize["exact"] = fall.isExact();
        const std::optional<Measured> mean = fall.mean();
        prize["mean_ball"] = mean ? jsonOf(*mean, fall.isExact()) : Ordered();
        Ordered by = Ordered::array();
        for (int ball = 0; ball <= ballsOf(room.variant); ++ball) {
            by.push_back(jsonOf(fall.by(ball), fall.isExact()));
        }
        prize["by_ball"] = std::move(by);
        prizes[std::string(name(static_cast<PrizeKind>(i)))] = std::move(prize);
    }
    return prizes;
}

/// Writes the expected payback for the room's percentage and for others.
void putShares(Ordered& result, Settings room, std::uint32_t cards, const RoomChances& chances) {
    const auto shareOf = [&] { return jsonOf(expectedPayback(room, cards, chances), chances.isExact()); };
    result["returned"] = shareOf();
    Ordered others = Ordered::array();
    constexpr BasisPoints kStep = 500;
    for (BasisPoints percent = 7'000; percent <= 9'000; percent += kStep) { // B31
        room.prizePercent = percent;
        others.push_back({percent / 100, shareOf()});
    }
    result["returned_by_prize_percent"] = std::move(others);
    result["cards"] = cards;
}

/// Computes or simulates; returns nothing if stopped before the end of the first round.
std::optional<Ordered> answerTo(const Question& question, const EdgeBingoArguments& arguments,
                                const std::function<void(int)>& onPercent) {
    std::int64_t begun = 0;
    std::int64_t tenths = 0;
    bool interrupted = false;
    const auto goOn = [&] {
        if (begun * 10 / arguments.rounds > tenths) {
            tenths = begun * 10 / arguments.rounds;
            onPercent(static_cast<int>(tenths) * 10);
        }
        interrupted = arguments.stopped && arguments.stopped();
        begun += interrupted ? 0 : 1;
        return !interrupted;
    };
    const RoomChances chances = chancesOfRoom(question.room, question.cards, arguments.rounds, question.seed,
                                              goOn, arguments.threads);
    if (interrupted && chances.rounds == 0) {
        return std::nullopt;
    }
    Ordered result;
    result["variant"] = ballsOf(question.room.variant);
    result["prize_percent"] = static_cast<double>(question.room.prizePercent) / 100;
    result["exact"] = chances.isExact();
    if (!chances.isExact()) {
        result["rounds"] = chances.rounds;
        if (interrupted) {
            result["interrupted"] = true;
        }
        result["seed"] = toHex(question.seed);
    }
    result["prizes"] = prizesOf(question.room, chances);
    putShares(result, question.room, question.cards, chances);
    return result;
}

} // namespace

Result<std::optional<Ordered>, BadRequest> edgeOfBingo(const EdgeBingoArguments& arguments,
                                                       const std::function<void(int)>& onPercent) {
    try {
        return answerTo(questionFrom(arguments), arguments, onPercent);
    } catch (const BadRequest& bad) {
        return bad;
    }
}

} // namespace mesaviva::figures
