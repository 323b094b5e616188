// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/figures/bingo_edge.h"

#include "engine/bingo/card_book.h"
#include "engine/bingo/prize_chances.h"
#include "engine/scenario/bingo_content.h"
#include "engine/simulation/table_of_wish.h"
#include "engine/simulation/wish_reader.h"

#include <algorithm>
#include <ostream>
#include <vector>

namespace mesaviva::figures {

namespace {

using namespace bingo;
using scenario::Json;
using simulation::refuse;
using Ordered = nlohmann::ordered_json;

constexpr std::int64_t kMostCardsInPlay = 10'000'000;
constexpr std::int64_t kMostRoundsPlayed = 100'000'000;

/// A room, and what is asked of it.
struct Question {
    Settings room;
    std::uint32_t cards = 0;
    Seed seed{};
};

Question questionFrom(const EdgeBingoWords& words) {
    simulation::Wish wish;
    wish.game = Game::kKey;
    wish.rules = "pt-425a-2015";
    wish.table = words.table;
    Json table = simulation::tableOf(wish);
    if (words.variant) {
        table["variant"] = *words.variant;
    }
    if (words.prizePercent) {
        table["prize_percent"] = *words.prizePercent;
    }
    Question question;
    question.room = simulation::scenarioAt(wish, table).content.as<scenario::BingoContent>().table;
    const auto most =
        std::min<std::int64_t>(kMostCardsInPlay, static_cast<std::int64_t>(CardBook(question.room).room()));
    if (words.cards < 1 || words.cards > most) {
        refuse("--cards: a whole number from 1 to " + std::to_string(most));
    }
    if (words.rounds < 100 || words.rounds > kMostRoundsPlayed) {
        refuse("--rounds: a whole number from 100 to " + std::to_string(kMostRoundsPlayed));
    }
    const std::optional<Seed> seed = words.seed ? seedFromHex(*words.seed) : systemSeed();
    if (!seed) {
        refuse("--seed: not 64 hexadecimal digits");
    }
    question.cards = static_cast<std::uint32_t>(words.cards);
    question.seed = *seed;
    return question;
}

Ordered jsonOf(const Measured& measured) { return {measured.value, measured.low, measured.high}; }

/// What a round brings back with these chances of its jackpots, for the room's percentage and others.
Ordered sharesFor(Settings room, std::uint32_t cards, const auto& shareOf) {
    Ordered shares;
    shares["returned"] = shareOf(room);
    Ordered others = Ordered::array();
    constexpr BasisPoints kStep = 500;
    for (BasisPoints percent = 7'000; percent <= 9'000; percent += kStep) { // B31
        room.prizePercent = percent;
        others.push_back({percent / 100, shareOf(room)});
    }
    shares["returned_by_prize_percent"] = std::move(others);
    shares["cards"] = cards;
    return shares;
}

Ordered exactly(const Question& question) {
    Ordered result;
    result["exact"] = true;
    Ordered prizes;
    PerCombination<std::vector<double>> chances;
    for (std::size_t i = 0; i < kCombinations; ++i) {
        const auto kind = static_cast<PrizeKind>(i);
        if (question.room.plays(kind)) {
            chances[i] = chancesOfOneCard(question.room, kind);
            Ordered prize;
            prize["mean_ball"] = meanBallOf(chances[i]);
            prize["by_ball"] = chances[i];
            prizes[std::string(name(kind))] = std::move(prize);
        }
    }
    result["prizes"] = std::move(prizes);
    const auto won = [&](const std::optional<Jackpot>& jackpot, PrizeKind kind) {
        return jackpot ? chances[indexOf(kind)].at(static_cast<std::size_t>(jackpot->withinBalls)) : 0.0;
    };
    result.update(sharesFor(question.room, 1, [&](const Settings& room) -> Ordered {
        return shareThatComesBack(room, 1, won(room.bingoJackpot, PrizeKind::bingo),
                                  won(room.lineJackpot, PrizeKind::line));
    }));
    return result;
}

Ordered playing(const Question& question, std::int64_t rounds, std::ostream& err) {
    std::int64_t done = 0;
    std::int64_t tenths = 0;
    const auto goOn = [&] {
        if (done * 10 / rounds > tenths) {
            tenths = done * 10 / rounds;
            err << tenths * 10 << " %\n" << std::flush;
        }
        ++done;
        return true;
    };
    const auto fallen = playForPrizes(question.room, question.cards, rounds, question.seed, goOn);
    err << "100 %\n" << std::flush;
    Ordered result;
    result["exact"] = false;
    result["rounds"] = rounds;
    result["seed"] = toHex(question.seed);
    Ordered prizes;
    for (std::size_t i = 0; i < kCombinations; ++i) {
        if (!fallen[i]) {
            continue;
        }
        const PrizeBalls& balls = *fallen[i];
        Ordered prize;
        const bool everFell = balls.allRounds() > balls.rounds().front();
        prize["mean_ball"] = everFell ? jsonOf(balls.mean()) : Ordered();
        Ordered by = Ordered::array();
        for (int ball = 0; ball < static_cast<int>(balls.rounds().size()); ++ball) {
            by.push_back(jsonOf(balls.by(ball)));
        }
        prize["by_ball"] = std::move(by);
        prizes[std::string(name(static_cast<PrizeKind>(i)))] = std::move(prize);
    }
    result["prizes"] = std::move(prizes);
    result.update(sharesFor(question.room, question.cards, [&](const Settings& room) {
        return jsonOf(shareThatComesBack(room, question.cards, fallen));
    }));
    return result;
}

} // namespace

int edgeBingoCommand(const EdgeBingoWords& words, std::ostream& out, std::ostream& err) {
    Ordered result;
    try {
        const Question question = questionFrom(words);
        result["variant"] = ballsOf(question.room.variant);
        result["prize_percent"] = static_cast<double>(question.room.prizePercent) / 100;
        result.update(question.cards == 1 ? exactly(question) : playing(question, words.rounds, err));
    } catch (const simulation::RefusedWish& refused) {
        err << "mesaviva edge bingo: " << refused.reason << '\n';
        return 2;
    }
    if (!(out << result.dump() << '\n').flush()) {
        err << "mesaviva edge bingo: the figures can't be written\n";
        return 2;
    }
    return 0;
}

} // namespace mesaviva::figures
