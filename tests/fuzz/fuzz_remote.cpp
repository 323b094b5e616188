// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a seat's request, and as changes to the picture that a guest receives: each three bytes are a
// place in it and what stands there instead. A request is refused or carried out with balanced books; a
// picture is refused or shown.

#include "engine/base/check.h"
#include "engine/games/bingo/remote/bingo_remote.h"
#include "engine/games/bingo/scenario/bingo_runner.h"
#include "engine/games/poker/remote/poker_remote.h"
#include "engine/games/poker/scenario/poker_runner.h"
#include "engine/games/roulette/remote/roulette_remote.h"
#include "engine/games/roulette/scenario/roulette_runner.h"
#include "engine/scenario/scenario.h"
#include "engine/table/shown_table.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

using namespace mesaviva;

namespace {

constexpr std::string_view kPoker =
    R"("game": "poker", "rules": "pt-803-2015", "players": [{"id": "ana", "seat": 1, "wallet": 100000}])";
constexpr std::string_view kRoulette =
    R"("game": "roulette", "rules": "pt-804-2015", "players": [{"id": "ana", "wallet": 100000}])";
constexpr std::string_view kBingo =
    R"("game": "bingo", "rules": "pt-425a-2015", "players": [{"id": "ana", "wallet": 100000}])";

std::vector<std::string> changedBy(std::vector<std::string> lines, std::string_view changes) {
    for (std::size_t i = 0; i + 2 < changes.size(); i += 3) {
        std::size_t place =
            static_cast<std::uint8_t>(changes[i]) * 256U + static_cast<std::uint8_t>(changes[i + 1]);
        for (std::string& line : lines) {
            if (place < line.size()) {
                line[place] = changes[i + 2];
                break;
            }
            place -= line.size();
        }
    }
    return lines;
}

template <class Runner>
void shareWith(std::string_view parts, std::string_view bytes) {
    using Game = typename Runner::Game;
    const auto read =
        scenario::read(R"({"format": "mesaviva.scenario/1", "until": 1000, "outcome": {"seed": ")" +
                       std::string(64, '5') + R"("}, )" + std::string(parts) + '}');
    check(read.hasValue(), "the table of the fuzzer is refused");
    Runner runner(*read);
    const auto hosted =
        remote::hostTable<Game>(runner, {runner.playerNames(), [](PlayerId) { return false; }});
    runner.advanceTo(kTableOpened + std::chrono::seconds(1));
    (void)hosted->submit(0, bytes);
    check(runner.state().ledger.sum() == Money{}, "the books do not balance");
    runner.advanceTo(kTableOpened + std::chrono::seconds(100));
    const auto guest = remote::RemoteSource<Game>::open(
        changedBy(hosted->picture(Viewer::everybody()), bytes), [](const std::string&) {});
    if (guest) {
        ShownTable<Game> shown(**guest);
        shown.open({[](const auto&, bool) {}});
        check(shown.state().ledger.sum() == Money{}, "a picture is shown whose books do not balance");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    shareWith<scenario::PokerRunner>(kPoker, bytes);
    shareWith<scenario::RouletteRunner>(kRoulette, bytes);
    shareWith<scenario::BingoRunner>(kBingo, bytes);
    return 0;
}
