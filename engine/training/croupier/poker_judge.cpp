// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Faults of a poker croupier's actions, and their remedies (see roulette_judge.cpp).

#include "engine/base/dispatch.h"
#include "engine/games/poker/pay_table.h"
#include "engine/games/poker/player_stakes.h"
#include "engine/games/poker/settlement.h"
#include "engine/training/croupier/poker_actions.h"

#include <algorithm>
#include <array>
#include <utility>

namespace mesaviva::croupier {

namespace {

using PokerFaults = std::vector<Fault>;

// Whether the shown cards are possible: each is in the deck once (P6b).
PokerFaults judgeShown(const poker::State& state, const std::optional<poker::HandCards>& shown,
                       const poker::HandCards& dealt, PlayerId player) {
    if (!shown || *shown == dealt) {
        return {};
    }
    return {{FaultKind::card, {"P6b"_rule}, roulette::kNoSpot, state.dealComplete ? player : kNobody}};
}

// P19a says nothing of the burnt card's side: its reading comes first where it decides.
Rules faceRules(const PokerDueAction& dueAction, const DealCard& due) {
    return due.to == kCorner && due.faceUp ? Rules{"I-P19a"_rule, "P19a"_rule} : dueAction.rules;
}

PokerFaults judgeCard(const PokerDueAction& dueAction, const DealCard& due, const DealCard& dealt,
                      const poker::State& state) {
    PokerFaults faults;
    const PlayerId player = sitterOf(state, due.to);
    if (dealt.to != due.to) {
        faults.push_back({FaultKind::target, dueAction.rules, roulette::kNoSpot, player});
    } else if (dealt.faceUp != due.faceUp) {
        faults.push_back({FaultKind::face, faceRules(dueAction, due), roulette::kNoSpot, player});
    }
    if (dealt.shown) {
        poker::Events events;
        const Instant at = state.due.value_or(Instant{});
        if (const auto refused = poker::decide(state, poker::BringCard{*dealt.shown}, at, events)) {
            faults.push_back({FaultKind::card, refused->rules, roulette::kNoSpot, player});
        }
    }
    return faults;
}

// The law has each player decide, in no fixed order; a player without a decision is not asked.
PokerFaults judgeAsked(const AskSeat& due, const AskSeat& asked, const poker::State& state) {
    if (asked == due) {
        return {};
    }
    const PlayerId player = sitterOf(state, asked.seat);
    Fault fault{FaultKind::seat, {}, roulette::kNoSpot, sitterOf(state, due.seat)};
    if (player != kNobody) {
        if (const auto refused = poker::refuseUnlessDeciding(state, player)) {
            fault.rules = refused->rules;
        }
    }
    return {fault};
}

PokerFaults judgeHandTurned(const TurnHand& due, const TurnHand& turned, const poker::State& state) {
    const PlayerId player = sitterOf(state, due.seat);
    if (turned.seat != due.seat) {
        Fault fault{FaultKind::seat, {}, roulette::kNoSpot, player};
        const PlayerId other = sitterOf(state, turned.seat);
        if (other != kNobody && state.seatOf(other).decision != poker::Decision::bet) {
            fault.rules = {"P22"_rule}; // the cards of that player are collected
        }
        return {fault};
    }
    return judgeShown(state, turned.shown, state.seatOf(player).cards, player);
}

PokerFaults judgeComparison(const CompareHand& due, const CompareHand& said, const poker::State& state) {
    const PlayerId player = sitterOf(state, due.seat);
    if (said.seat != due.seat) {
        return {{FaultKind::seat, {}, roulette::kNoSpot, player}};
    }
    if (said.result != due.result) {
        return {{FaultKind::verdict, rulesOfHand(state, due.seat), roulette::kNoSpot, player}};
    }
    return {};
}

PokerFaults judgeSweptSeats(const PokerDueAction& dueAction, const TakeLosers& sweep,
                            const poker::State& state) {
    PokerFaults faults;
    for (const SeatOutcome& outcome : seatOutcomesOf(state)) {
        const bool kept = std::ranges::find(sweep.kept, outcome.seat) != sweep.kept.end();
        if (kept == outcome.taken) {
            faults.push_back({outcome.taken ? FaultKind::left : FaultKind::swept,
                              outcome.taken ? dueAction.rules : rulesOfHand(state, outcome.seat),
                              roulette::kNoSpot, sitterOf(state, outcome.seat)});
        }
    }
    return faults;
}

} // namespace

std::vector<Fault> judge(const PokerDueAction& dueAction, const PokerAction& action,
                         const poker::State& state) {
    if (action.index() != dueAction.action.index()) {
        if (const auto* late = std::get_if<AnswerLateStake>(&action); late != nullptr && late->taken) {
            return {{FaultKind::late_stake, poker::antesClosed(state), roulette::kNoSpot,
                     sitterOf(state, late->seat)}};
        }
        // Losing stakes are taken before anybody is paid (P2e).
        const bool paysFirst =
            std::holds_alternative<PayBox>(action) && std::holds_alternative<TakeLosers>(dueAction.action);
        return {{FaultKind::order, paysFirst ? Rules{"P2e"_rule} : dueAction.rules}};
    }
    return std::visit(
        Overloaded{
            [&](const SayPhrase& said) {
                return said == std::get<SayPhrase>(dueAction.action)
                           ? PokerFaults{}
                           : PokerFaults{{FaultKind::words, dueAction.rules}};
            },
            [&](const DealCard& dealt) {
                return judgeCard(dueAction, std::get<DealCard>(dueAction.action), dealt, state);
            },
            [&](const AskSeat& asked) {
                return judgeAsked(std::get<AskSeat>(dueAction.action), asked, state);
            },
            [&](const TurnDealer& turned) { return judgeShown(state, turned.shown, state.dealer, kNobody); },
            [&](const JudgeDealer& said) {
                return said == std::get<JudgeDealer>(dueAction.action)
                           ? PokerFaults{}
                           : PokerFaults{{FaultKind::qualified, dueAction.rules}};
            },
            [&](const TurnHand& turned) {
                return judgeHandTurned(std::get<TurnHand>(dueAction.action), turned, state);
            },
            [&](const CompareHand& said) {
                return judgeComparison(std::get<CompareHand>(dueAction.action), said, state);
            },
            [&](const TakeLosers& sweep) { return judgeSweptSeats(dueAction, sweep, state); },
            [](const PayBox&) { return PokerFaults{}; },
            [&](const AnswerLateStake& answered) {
                return answered == std::get<AnswerLateStake>(dueAction.action)
                           ? PokerFaults{}
                           : PokerFaults{{FaultKind::late_stake, dueAction.rules, roulette::kNoSpot,
                                          sitterOf(state, answered.seat)}};
            },
        },
        action);
}

JudgedBoxPayment judgeBoxPayment(const poker::State& state, const std::vector<BoxPrize>& prizes,
                                 const PayBox& pay) {
    JudgedBoxPayment judged;
    const PlayerId player = sitterOf(state, pay.seat);
    for (std::size_t i = 0; i < prizes.size(); ++i) {
        if (!prizes[i].paid && prizes[i].seat == pay.seat && prizes[i].box == pay.box) {
            judged.target = i;
        }
    }
    if (!judged.target) {
        Fault fault{FaultKind::place, {}, roulette::kNoSpot, player};
        fault.given = pay.sum;
        const bool playsOn = player != kNobody && state.seatOf(player).dealtIn;
        fault.rules = playsOn ? rulesOfHand(state, pay.seat) : Rules{};
        judged.faults.push_back(fault);
        return judged;
    }
    const BoxPrize& prize = prizes[*judged.target];
    const auto first = std::ranges::find(prizes, false, &BoxPrize::paid);
    if (&*first != &prize) { // P28 requires both boxes to be paid, in no order: the house pays seat by seat
        judged.faults.push_back(
            {FaultKind::payment_order, {}, roulette::kNoSpot, player, prize.sum, pay.sum});
    }
    if (prize.sum != pay.sum) {
        judged.faults.push_back({FaultKind::sum, prize.rules, roulette::kNoSpot, player, prize.sum, pay.sum});
    }
    return judged;
}

namespace {

// A deck with a card twice is invalid (P6b): a round that can't be dealt to its end is void (P33). Once the
// deal is complete, the hands are on record and the round is played with them.
RemedyChoice remedyForCard(const poker::State& state) {
    const bool settles =
        state.dealComplete && state.settings.systemFailure == poker::SystemFailureRule::settle_bets;
    if (settles) {
        return {RemedyKind::from_record,
                {"P6b"_rule},
                {RemedyKind::stand, RemedyKind::burn_card, RemedyKind::void_round}};
    }
    return {RemedyKind::void_round,
            {"P33"_rule, "P6b"_rule},
            {RemedyKind::stand, RemedyKind::burn_card, RemedyKind::next_round}};
}

} // namespace

RemedyChoice remedyChoiceOf(const Fault& fault, const PokerAction&, const poker::State& state) {
    switch (fault.kind) {
    case FaultKind::order:
    case FaultKind::seat:
    case FaultKind::payment_order:
        return {RemedyKind::do_first, fault.rules, {RemedyKind::stand, RemedyKind::void_round}};
    case FaultKind::card: return remedyForCard(state);
    case FaultKind::face: // each place has its card, in the order of the shoe
        return {RemedyKind::turn_over,
                fault.rules,
                {RemedyKind::stand, RemedyKind::burn_card, RemedyKind::void_round}};
    case FaultKind::target:
        return {RemedyKind::move_card,
                fault.rules,
                {RemedyKind::stand, RemedyKind::burn_card, RemedyKind::void_round}};
    case FaultKind::swept:
        return {RemedyKind::put_back,
                fault.rules,
                {RemedyKind::stand, RemedyKind::next_round, RemedyKind::void_round}};
    case FaultKind::left:
        return {RemedyKind::take_now,
                fault.rules,
                {RemedyKind::stand, RemedyKind::next_round, RemedyKind::void_round}};
    case FaultKind::place:
        return {RemedyKind::take_back,
                fault.rules,
                {RemedyKind::stand, RemedyKind::next_round, RemedyKind::void_round}};
    case FaultKind::sum: {
        const bool tooMuch = fault.given > fault.due;
        return {tooMuch ? RemedyKind::take_rest : RemedyKind::pay_rest,
                fault.rules,
                {tooMuch ? RemedyKind::pay_rest : RemedyKind::take_rest, RemedyKind::stand,
                 RemedyKind::next_round}};
    }
    case FaultKind::late_stake:
        return {RemedyKind::push_back,
                fault.rules,
                {RemedyKind::stand, RemedyKind::next_round, RemedyKind::void_round}};
    default: break;
    }
    return {RemedyKind::correct, fault.rules, {RemedyKind::stand, RemedyKind::void_round}};
}

// Typical mistakes of a croupier at a poker table.

namespace {

class PokerSlip {
public:
    PokerSlip(const poker::State& state, const std::vector<BoxPrize>& prizes, RandomStream& chance)
        : m_state(state),
          m_prizes(prizes),
          m_chance(chance) {}

    std::optional<PokerAction> operator()(const SayPhrase& said) {
        using poker::OwnPhrase;
        // Skips the words and does the next action.
        if (said.phrase == OwnPhrase::no_more_bets && below(2) == 0) {
            return DealCard{kCorner, m_state.settings.burntCard == poker::BurntCard::face_up};
        }
        if (said.phrase == OwnPhrase::decide && below(2) == 0) {
            return TurnDealer{};
        }
        constexpr std::array kSaid = {OwnPhrase::place_your_bets, OwnPhrase::no_more_bets, OwnPhrase::decide,
                                      OwnPhrase::decide_now};
        OwnPhrase other = said.phrase;
        while (other == said.phrase) {
            other = kSaid.at(below(kSaid.size()));
        }
        return SayPhrase{other};
    }
    std::optional<PokerAction> operator()(DealCard dealt) {
        const std::size_t way = below(dealt.faceUp ? 3 : 2);
        if (way == 0) {
            dealt.faceUp = !dealt.faceUp;
        } else if (way == 2 && m_state.drawnCount > 0) {
            dealt.shown = open();
        } else {
            std::vector<int> others = {kDealer};
            for (int seat = 1; seat <= m_state.settings.seats; ++seat) {
                if (sitterOf(m_state, seat) != kNobody && m_state.seatOf(sitterOf(m_state, seat)).dealtIn) {
                    others.push_back(seat);
                }
            }
            std::erase(others, dealt.to);
            dealt.to = others.at(below(others.size()));
        }
        return dealt;
    }
    std::optional<PokerAction> operator()(AskSeat asked) {
        std::vector<int> others;
        for (int seat = 1; seat <= m_state.settings.seats; ++seat) {
            if (seat != asked.seat && sitterOf(m_state, seat) != kNobody) {
                others.push_back(seat);
            }
        }
        if (others.empty() || below(4) == 0) {
            return TurnDealer{};
        }
        asked.seat = others[below(others.size())];
        return asked;
    }
    std::optional<PokerAction> operator()(TurnDealer turned) {
        if (below(3) == 0) {
            // Too early: before the cards are turned over.
            return JudgeDealer{poker::qualifies(m_state.dealerRank.combination())};
        }
        turned.shown = withDouble(m_state.dealer, 4);
        return turned;
    }
    std::optional<PokerAction> operator()(JudgeDealer said) {
        said.plays = !said.plays;
        return said;
    }
    std::optional<PokerAction> operator()(TurnHand turned) {
        if (below(2) == 0) {
            for (int seat = m_state.settings.seats; seat > turned.seat; --seat) {
                const PlayerId player = sitterOf(m_state, seat);
                if (player != kNobody && m_state.seatOf(player).decision == poker::Decision::bet) {
                    return TurnHand{seat};
                }
            }
        }
        turned.shown = withDouble(m_state.seatOf(sitterOf(m_state, turned.seat)).cards, 5);
        return turned;
    }
    std::optional<PokerAction> operator()(CompareHand said) {
        constexpr std::array kResults = {Comparison::wins, Comparison::loses, Comparison::ties};
        const auto others = 1 + below(2);
        said.result = kResults.at((static_cast<std::size_t>(said.result) + others) % kResults.size());
        return said;
    }
    std::optional<PokerAction> operator()(TakeLosers sweep) {
        const std::vector<SeatOutcome> outcomes = seatOutcomesOf(m_state);
        const SeatOutcome& outcome = outcomes[below(outcomes.size())];
        if (std::erase(sweep.kept, outcome.seat) == 0) {
            sweep.kept.push_back(outcome.seat);
        } else if (below(2) == 0 && isPaid(outcome.seat)) { // pays before losing stakes are taken
            const auto place = static_cast<std::size_t>(outcome.seat - 1);
            return PayBox{outcome.seat, poker::Box::ante, m_state.inBox(place, poker::Box::ante)};
        }
        return sweep;
    }
    std::optional<PokerAction> operator()(PayBox pay) {
        const std::size_t way = below(3);
        if (way == 0) {
            for (const BoxPrize& prize : m_prizes) {
                if (!prize.paid && (prize.seat != pay.seat || prize.box != pay.box)) {
                    return PayBox{prize.seat, prize.box, prize.sum};
                }
            }
        }
        if (way == 1) {
            for (int seat = 1; seat <= m_state.settings.seats; ++seat) {
                const PlayerId player = sitterOf(m_state, seat);
                if (player != kNobody && m_state.seatOf(player).settled) {
                    pay.seat = seat;
                    return pay;
                }
            }
        }
        // The sum at other odds, or one stake too little.
        const Money stake = m_state.inBox(static_cast<std::size_t>(pay.seat - 1), pay.box);
        pay.sum = below(2) == 0 || pay.sum <= stake ? pay.sum + stake : pay.sum - stake;
        return pay;
    }
    std::optional<PokerAction> operator()(AnswerLateStake answered) {
        answered.taken = true;
        return answered;
    }

private:
    std::size_t below(std::size_t n) { return m_chance.below(static_cast<std::uint32_t>(n)); }
    bool isPaid(int seat) const {
        return poker::verdictOf(m_state, static_cast<std::size_t>(seat - 1), m_state.qualified) !=
               poker::Verdict::tie;
    }

    // A card that lies face up, so that the trainee can see it twice: the burn card, the dealer's, a hand
    // that was turned over.
    poker::Card open() {
        std::vector<poker::Card> cards{m_state.drawn.front()};
        if (m_state.dealComplete) {
            const std::ptrdiff_t hidden = m_state.phase > poker::Phase::revealing ? 0 : 4;
            cards.insert(cards.end(), m_state.dealer.begin() + hidden, m_state.dealer.end());
        }
        for (int seat = 1; seat <= m_state.settings.seats; ++seat) {
            const PlayerId player = sitterOf(m_state, seat);
            if (player != kNobody && seat <= m_state.shownSeats &&
                m_state.seatOf(player).decision == poker::Decision::bet) {
                const poker::HandCards& hand = m_state.seatOf(player).cards;
                cards.insert(cards.end(), hand.begin(), hand.end());
            }
        }
        return cards.at(below(cards.size()));
    }

    // Replaces one of the first cards by one that lies elsewhere.
    poker::HandCards withDouble(poker::HandCards hand, std::size_t cards) {
        const std::size_t at = below(cards);
        poker::Card other = open();
        while (std::ranges::find(hand, other) != hand.end()) {
            other = open();
        }
        hand.at(at) = other;
        return hand;
    }

    const poker::State& m_state;
    const std::vector<BoxPrize>& m_prizes;
    RandomStream& m_chance;
};

} // namespace

std::optional<PokerAction> withPlantedFault(const PokerDueAction& dueAction, const poker::State& state,
                                            const std::vector<BoxPrize>& prizes, RandomStream& chance) {
    return std::visit(
        [slip = PokerSlip(state, prizes, chance)](const auto& action) mutable { return slip(action); },
        dueAction.action);
}

} // namespace mesaviva::croupier
