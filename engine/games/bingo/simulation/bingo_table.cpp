// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/simulation/bingo_table.h"

#include "engine/base/check.h"
#include "engine/base/seed.h"
#include "engine/games/bingo/card_book.h"
#include "engine/games/bingo/game.h"
#include "engine/games/bingo/prizes.h"
#include "engine/games/bingo/scenario/bingo_content.h"
#include "engine/simulation/simulations_of.h"
#include "engine/table/answers.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace mesaviva::simulation {

using namespace bingo;

BingoTable::BingoTable(const BingoPlan& plan, const Seed& seed)
    : m_plan(plan),
      m_state(plan.room),
      m_chance(derivedSeeds(seed), plan.room) {
    auto purchases = std::make_shared<std::vector<CrowdPurchase>>();
    for (std::uint32_t member = 1; member <= m_plan.players; ++member) {
        purchases->push_back({member, m_plan.cards});
    }
    m_purchases = std::move(purchases);
}

// Runs one command: applies the decided events to the state.
void BingoTable::act(const Command& command) {
    m_events.clear();
    const std::optional<Refusal> refusal = decide(m_state, command, m_now, m_events);
    check(!refusal, "a simulated room refuses a command");
    for (const Event& event : m_events) {
        evolve(m_state, event, m_now);
    }
}

void BingoTable::meetNeed() {
    const Need need = nextNeed(m_state).value();
    m_now = std::max(m_now, need.at);
    const MemoryJournal<Event> nothing;
    act(answer<Game>(m_state, need.kind, m_chance, nothing).value());
}

void BingoTable::playRound(Sums& sums, Money centre) {
    const Money house = m_state.ledger.balance(Ledger::kHouse);
    meetNeed(); // opens the sale
    act(CrowdBuy{m_purchases});
    do {
        meetNeed();
    } while (m_state.phase != Phase::between);
    const Money sales = m_state.salesValue();
    const Money net = house - m_state.ledger.balance(Ledger::kHouse);
    sums.rounds += 1;
    sums.firstStakes += sales;
    sums.staked += sales;
    sums.returned += sales + net;
    sums.squaredSpread.addSquare((net - centre).cents);
}

namespace {

constexpr std::array kOptions = {GameOption{"cards", "how many cards each player buys (usual: 6)"},
                                 GameOption{"players", "how many players (usual: 10)"}};

std::shared_ptr<const GamePlan> readBingo(const RequestReader& request, const scenario::Scenario& scenario,
                                          scenario::Json& words) {
    auto plan = std::make_shared<BingoPlan>();
    plan->room = scenario.content.as<scenario::BingoContent>().table;
    // B7: a session sets when its rounds begin and doesn't affect their results; here rounds follow each
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
        refuse("--players", RequestProblem::too_many_cards);
    }
    words["players"] = plan->players;
    words["cards"] = plan->cards;
    const double sales = static_cast<double>(plan->room.cardPrice.cents) * static_cast<double>(all);
    double bases = 0;
    for (const std::optional<bingo::Jackpot>& jackpot : {plan->room.bingoJackpot, plan->room.lineJackpot}) {
        bases += jackpot ? static_cast<double>(jackpot->base.cents) : 0.0;
    }
    if (sales > static_cast<double>(kLargestAmount.cents) * 1000) {
        refuse("--players", RequestProblem::cards_too_dear);
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
