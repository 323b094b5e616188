// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a scenario file: the reader refuses or accepts them safely, and an accepted scenario runs to
// its end with balanced books.

#include "app/cli/sentences/file_error_sentences.h"
#include "app/cli/sentences/scenario_commands.h"
#include "engine/base/check.h"
#include "engine/games/bingo/scenario/bingo_runner.h"
#include "engine/games/games.h"
#include "engine/games/poker/scenario/poker_runner.h"
#include "engine/games/roulette/scenario/roulette_runner.h"
#include "engine/scenario/check.h"
#include "engine/scenario/scenario.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

using namespace mesaviva;

namespace {

template <class Runner>
void play(scenario::Scenario scenario) {
    scenario::Limits limits;
    limits.rounds = 20;
    Runner runner(std::move(scenario), limits);
    scenario::Checker checker(runner.scenario());
    std::uint64_t seq = 0;
    Instant time = kTableOpened;
    const auto heard = runner.listen([&](const typename Runner::Entry& entry) {
        check(entry.seq == ++seq, "an event is out of sequence");
        check(entry.at >= time, "time goes back");
        time = entry.at;
        checker.onEvent(runner.toJson(entry));
    });
    runner.run();
    check(runner.state().ledger.sum() == Money{}, "the books do not balance");
    std::vector<Money> wallets;
    for (std::size_t i = 0; i < runner.scenario().players.size(); ++i) {
        wallets.push_back(runner.wallet(static_cast<PlayerId>(i)));
        check(wallets.back() >= Money{}, "somebody has staked more than there was");
    }
    for (const scenario::Unmet& unmet : checker.notMet(wallets)) {
        check(!app::englishText(unmet, runner.scenario()).empty(),
              "an expectation is not met without a reason");
    }
}

template <class... Game>
void playAny(scenario::Scenario read, GameList<Game...>) {
    const auto tried = [&](auto game) {
        using Tried = typename decltype(game)::type;
        const bool fits = read.game() == Tried::kKey;
        if (fits) {
            play<scenario::GameRunner<typename scenario::PlayOf<Tried>::Type>>(read);
        }
        return fits;
    };
    check((tried(Kind<Game>{}) || ...), "a file of no game is accepted");
}

// Rooms with so many cards that they would only test memory.
bool isHuge(const scenario::Scenario& scenario) {
    const auto* bingo = scenario.content.find<scenario::BingoContent>();
    return bingo != nullptr && (bingo->crowd.players > 2'000 || bingo->table.maxCards > 1'000);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    auto read = scenario::read(text);
    if (!read) {
        check(!app::englishText(read.error()).empty(), "a file is refused without a reason");
        return 0;
    }
    if (isHuge(*read)) {
        return 0;
    }
    if (!read->seed) {
        read->seed = Seed{}; // the same input always gives the same run
    }
    playAny(std::move(*read), Games{});
    return 0;
}
