// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/simulation/poker_table.h"

#include "engine/base/check.h"
#include "engine/poker/deal.h"
#include "engine/poker/decide_parts.h"
#include "engine/poker/evolve_own.h"
#include "engine/poker/pay_table.h"
#include "engine/poker/player_stakes.h"

#include <limits>
#include <utility>

namespace mesaviva::simulation {

using namespace poker;

namespace {

// Takes the place of a list of events: what is decided is carried into the state at once.
struct Carrier {
    State& state;
    Instant at;

    template <class Kind>
    void emplace_back(const Kind& event) const {
        carryOut<OwnEvents>(state, event, at);
    }
};

void accept(const MaybeRefusal& refusal) { check(!refusal, "a simulated table refuses a command"); }

} // namespace

PokerTable::PokerTable(const PokerPlan& plan, const Seed& seed)
    : m_plan(plan),
      m_state(plan.table),
      m_chance(seed, stream_name::kOutcome) {
    for (unsigned i = 0; i < kDeckSize; ++i) {
        m_deck[i] = Card::fromIndex(i);
    }
    for (PlayerId player = 0; player < m_plan.seats; ++player) {
        act([&] { return admit(m_state, Admit{kLargestAmount}, m_events); });
        act([&] { return sit(m_state, Sit{player, player + 1}, m_events); });
    }
}

// One command: what is decided is carried into the state.
template <class Decide>
void PokerTable::act(const Decide& decide) {
    m_events.clear();
    accept(decide());
    evolveOwn(m_state, m_events, m_now);
}

// Each of the cards that are left is equally likely, in whatever order they lie. All of a round's cards are
// drawn together, since nothing else takes numbers from the stream.
void PokerTable::drawCards() {
    const unsigned wanted = 1 + 5 * (static_cast<unsigned>(m_plan.seats) + 1);
    for (unsigned left = kDeckSize; left > kDeckSize - wanted; --left) {
        std::swap(m_deck[m_chance.below(left)], m_deck[left - 1]);
    }
}

// The same steps as for any command, but without a list of events between them.
void PokerTable::deal() {
    do {
        m_now = *m_state.due;
        const BringCard command{nextCard()};
        check(isCardDue(m_state, m_now) && isInDeck(m_state, command.card), "a card that can't come");
        carryOut<OwnEvents>(m_state, dealtCard(m_state, command), m_now);
    } while (m_state.phase == Phase::dealing);
}

void PokerTable::bet() {
    for (PlayerId player = 0; player < m_plan.seats; ++player) {
        Carrier events{m_state, m_now};
        accept(placeAnte(m_state, player, m_plan.table.minimum, events));
    }
    if (m_plan.table.individual) {
        act([&] { return startDeal(m_state, 0, m_now, m_events); });
    } else {
        m_now = *m_state.due;
        act([&] { return passTime(m_state, m_now, m_events); });
    }
}

void PokerTable::step() {
    switch (m_state.phase) {
    case Phase::between:
        m_now = *m_state.due;
        act([&] { return openRound(m_state, Commit{kUnproven}, m_now, m_events); });
        return;
    case Phase::betting: bet(); return;
    case Phase::burning: {
        drawCards();
        m_now = *m_state.due;
        const BringCard card{nextCard()};
        act([&] { return drawCard(m_state, card, m_now, m_events); });
        return;
    }
    case Phase::dealing: deal(); return;
    case Phase::deciding: {
        const Card upCard = m_state.dealer.back();
        const Card burnt = m_state.drawn[0];
        for (PlayerId player = 0; player < m_plan.seats; ++player) {
            const Seat& seat = m_state.seats[player];
            const PokerView view{seat.cards, seat.rank, upCard, burnt, m_plan.table.ranking};
            Carrier events{m_state, m_now};
            accept(continues(m_plan.strategy, view) ? poker::bet(m_state, player, events)
                                                    : fold(m_state, player, events));
        }
        return;
    }
    case Phase::ending:
        m_now = *m_state.due;
        act([&] { return closeRound(m_state, RevealSeed{}, m_now, m_events); });
        return;
    case Phase::dealt:
    case Phase::extended:
    case Phase::revealing:
    case Phase::qualifying:
    case Phase::showing:
    case Phase::collecting:
    case Phase::paying:
        m_now = *m_state.due;
        act([&] { return passTime(m_state, m_now, m_events); });
        return;
    }
}

void PokerTable::playRound(Sums& sums) {
    const Money house = m_state.ledger.balance(Ledger::kHouse);
    do {
        step();
    } while (m_state.phase != Phase::between);
    const Money net = house - m_state.ledger.balance(Ledger::kHouse);
    Money staked;
    for (PlayerId player = 0; player < m_plan.seats; ++player) {
        const Money ante = m_state.players[player].lastAnte;
        const bool stayed = m_state.seats[player].decision == Decision::bet;
        staked += ante + (stayed ? kBetPerAnte * ante : Money{});
        sums.firstStakes += ante;
    }
    sums.rounds += 1;
    sums.staked += staked;
    sums.returned += staked + net;
    sums.squaredSpread.addSquare(net.cents);
}

} // namespace mesaviva::simulation
