// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/simulation/bingo_plan.h"

#include "engine/games/bingo/card_book.h"
#include "engine/games/bingo/owner.h"
#include "engine/games/bingo/prizes.h"
#include "engine/games/bingo/scenario/bingo_content.h"
#include "engine/games/bingo/simulation/bingo_table.h"
#include "engine/simulation/simulations_of.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace mesaviva::simulation {

namespace {

constexpr std::array kOptions = {GameOption{"cards", "how many cards each player buys (usual: 6)"},
                                 GameOption{"players", "how many players (usual: 10)"}};

std::shared_ptr<const GamePlan> readBingo(const RequestReader& request, const scenario::Scenario& scenario,
                                          scenario::Json& words) {
    auto plan = std::make_shared<BingoPlan>();
    plan->room = scenario.content.as<scenario::BingoContent>().table;
    // B7: a session sets when its rounds begin, and nothing of what comes of them: here one follows the
    // other.
    plan->room.mode = bingo::Mode::continuous;
    plan->room.starts.clear();
    const auto most = static_cast<std::uint64_t>(plan->room.maxCards);
    plan->cards =
        static_cast<std::uint32_t>(request.number("cards", std::min<std::uint64_t>(6, most), 1, most));
    plan->players = static_cast<std::uint32_t>(
        request.number("players", 10, plan->room.leastPlayers(), bingo::kMostMembers));
    const std::uint64_t all = std::uint64_t{plan->cards} * plan->players;
    const bingo::CardBook book(plan->room);
    if (all > std::min<std::uint64_t>(book.room(), 10'000'000)) {
        refuse("--players: more cards than a simulated room has");
    }
    words["players"] = plan->players;
    words["cards"] = plan->cards;
    const double sales = static_cast<double>(plan->room.cardPrice.cents) * static_cast<double>(all);
    double bases = 0;
    for (const std::optional<bingo::Jackpot>& jackpot : {plan->room.bingoJackpot, plan->room.lineJackpot}) {
        bases += jackpot ? static_cast<double>(jackpot->base.cents) : 0.0;
    }
    if (sales > static_cast<double>(kLargestAmount.cents) * 1000) {
        refuse("--players: their cards cost more than a room can take");
    }
    request.refuseUnlessSummable(2 * sales + bases);
    return plan;
}

} // namespace

Money BingoPlan::centre() const {
    const Money sales = room.cardPrice * (std::int64_t{players} * cards);
    return bingo::prizeMoneyOf(room, sales) - sales;
}

std::optional<Sums> BingoPlan::play(const Seed& seed, std::uint64_t rounds,
                                    const std::atomic<bool>& stop) const {
    BingoTable played(*this, seed);
    return playRounds(rounds, stop, [&, centre = centre()](Sums& sums) { played.playRound(sums, centre); });
}

GameSimulations BingoPlan::simulations() {
    return {.key = bingo::Game::kKey,
            .options = kOptions,
            .blockRounds = BingoPlan::kBlockRounds,
            .read = &readBingo};
}

template const GameSimulations& simulationsOf<bingo::Game>();

} // namespace mesaviva::simulation
