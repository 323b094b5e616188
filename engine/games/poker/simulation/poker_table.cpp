// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/simulation/poker_table.h"

#include "engine/base/check.h"
#include "engine/games/poker/dealers_steps.h"
#include "engine/games/poker/decide.h"
#include "engine/games/poker/decide_parts.h"
#include "engine/games/poker/evolver.h"
#include "engine/games/poker/pay_table.h"
#include "engine/games/poker/scenario/poker_content.h"
#include "engine/simulation/simulations_of.h"

#include <nlohmann/json.hpp>

#include <array>
#include <limits>
#include <string>
#include <utility>

namespace mesaviva::simulation {

using namespace poker;

namespace {

// Used in place of a list of events: applies each decided event to the state at once.
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

// Runs one command: applies the decided events to the state.
template <class Decide>
void PokerTable::act(const Decide& decide) {
    m_events.clear();
    accept(decide());
    evolveOwn(m_state, m_events, m_now);
}

// Draws all of a round's cards at once, since nothing else uses the stream. Each remaining card is equally
// likely, in whatever order they are stored.
void PokerTable::drawCards() {
    const unsigned wanted = 1 + 5 * (static_cast<unsigned>(m_plan.seats) + 1);
    for (unsigned left = kDeckSize; left > kDeckSize - wanted; --left) {
        std::swap(m_deck[m_chance.below(left)], m_deck[left - 1]);
    }
}

// decide() for a card, then evolve(), without a list of events in between.
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

// Continues until the round is closed, whatever the table needs.
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
            const bool seen = m_plan.table.burntCard == BurntCard::face_up;
            const std::optional<Card> burnt = seen ? std::optional(m_state.drawn[0]) : std::nullopt;
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
            announceQualification(m_state, decided);
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

namespace {

constexpr std::array kOptions = {GameOption{"strategy", "always, pair, ace_king (usual) or best"},
                                 GameOption{"seats", "how many play, 1 to 7 (usual: 1)"}};

void seat(scenario::Json& player) { player["seat"] = 1; }

std::shared_ptr<const GamePlan> readPoker(const RequestReader& request, const scenario::Scenario& scenario,
                                          scenario::Json& words) {
    auto plan = std::make_shared<PokerPlan>();
    plan->table = scenario.content.as<scenario::PokerContent>().table;
    const auto most = static_cast<std::uint64_t>(plan->table.seats);
    plan->seats = static_cast<int>(request.number("seats", 1, 1, most));
    const std::string strategy = request.text("strategy", "ace_king");
    const std::optional<PokerStrategy> known = pokerStrategyFrom(strategy);
    if (!known) {
        refuse("--strategy", RequestProblem::no_strategy, {inQuotes(strategy)});
    }
    plan->strategy = *known;
    words["strategy"] = strategy;
    words["seats"] = plan->seats;
    RequestReader::refuseUnlessAffordable(plan->table.minimum * (1 + poker::kBetPerAnte));
    const int mostBack = 2 + poker::kBetPerAnte * (1 + poker::betMultiple(poker::Combination::royal_flush));
    request.refuseUnlessSummable(static_cast<double>(plan->table.minimum.cents) * plan->seats * mostBack);
    return plan;
}

} // namespace

std::optional<Sums> PokerPlan::play(const Seed& seed, std::uint64_t rounds,
                                    const std::atomic<bool>& stop) const {
    PokerTable played(*this, seed);
    return playRounds(rounds, stop, [&](Sums& sums) { played.playRound(sums); });
}

GameSimulations PokerPlan::simulations() {
    return {.key = poker::Game::kKey, .options = kOptions, .seat = &seat, .read = &readPoker};
}

template const GameSimulations& simulationsOf<poker::Game>();

} // namespace mesaviva::simulation
