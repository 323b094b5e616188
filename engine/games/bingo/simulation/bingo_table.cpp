// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/simulation/bingo_table.h"

#include "engine/base/check.h"
#include "engine/base/seed_source.h"
#include "engine/games/bingo/game.h"
#include "engine/table/answers.h"

#include <algorithm>

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

// One command: what is decided is carried into the state.
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

} // namespace mesaviva::simulation
