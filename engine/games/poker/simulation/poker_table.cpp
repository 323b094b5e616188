// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/simulation/poker_table.h"

#include "engine/base/check.h"
#include "engine/games/poker/dealers_steps.h"
#include "engine/games/poker/decide_parts.h"
#include "engine/games/poker/evolve_own.h"
#include "engine/games/poker/evolver.h"

#include <limits>
#include <utility>

namespace mesaviva::simulation {

using namespace poker;

namespace {

// Takes the place of a list of events: what is decided is carried into the state at once.
struct Carrier {
    State& state;
    const Instant& at;

    template <class Kind>
    void emplace_back(const Kind& event) const {
        Evolver<OwnEvents>{state, at}(event);
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

// decide() for a card, and evolve(), without a list of events between them.
void PokerTable::deal() {
    do {
        waitUntilDue();
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
        waitUntilDue();
        Carrier decided{m_state, m_now};
        closeBetting(m_state, m_now, decided);
    }
}

// Until the round is closed, whatever the table waits for.
void PokerTable::playOn() {
    Carrier decided{m_state, m_now};
    do {
        switch (m_state.phase) {
        case Phase::between:
            waitUntilDue();
            openBetting(m_state, kUnproven, m_now, decided);
            break;
        case Phase::betting: bet(); break;
        case Phase::burning: {
            drawCards();
            waitUntilDue();
            decided.emplace_back(CardBurnt{nextCard(), Origin::seed});
            break;
        }
        case Phase::dealing: deal(); break;
        case Phase::dealt:
            waitUntilDue();
            openDecision(m_state, m_now, decided);
            break;
        case Phase::deciding: {
            const Card upCard = m_state.dealer.back();
            const Card burnt = m_state.drawn[0];
            for (PlayerId player = 0; player < m_plan.seats; ++player) {
                const Seat& seat = m_state.seats[player];
                const PokerView view{seat.cards, seat.rank, upCard, burnt, m_plan.table.ranking};
                accept(continues(m_plan.strategy, view) ? poker::bet(m_state, player, decided)
                                                        : fold(m_state, player, decided));
            }
            break;
        }
        case Phase::revealing:
            waitUntilDue();
            revealCard(m_state, decided);
            break;
        case Phase::qualifying:
            waitUntilDue();
            tellQualification(m_state, decided);
            break;
        case Phase::showing:
            waitUntilDue();
            showNextHand(m_state, decided);
            break;
        case Phase::collecting:
            waitUntilDue();
            sweepLosers(m_state, decided);
            break;
        case Phase::paying:
            waitUntilDue();
            payNextBox(m_state, decided);
            break;
        case Phase::ending:
            waitUntilDue();
            check(everybodyStays(m_state), "a simulated seat leaves");
            decided.emplace_back(closedRound(m_state, Seed{}));
            break;
        case Phase::extended: check(false, "a simulated seat does not decide"); break;
        }
    } while (m_state.phase != Phase::between);
}

void PokerTable::playRound(Sums& sums) {
    const Money house = m_state.ledger.balance(Ledger::kHouse);
    playOn();
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
