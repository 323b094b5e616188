// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Typical mistakes of a croupier at a poker table.

#include "engine/games/poker/pay_table.h"
#include "engine/training/croupier/poker_actions.h"

#include <algorithm>
#include <array>
#include <utility>

namespace mesaviva::croupier {

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
            return DealCard{kCorner, true};
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
