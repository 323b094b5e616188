// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Typical mistakes of a caller in a bingo room.

#include "engine/training/croupier/bingo_actions.h"

#include <algorithm>
#include <set>

namespace mesaviva::croupier {

namespace {

class CallerSlip {
public:
    CallerSlip(const bingo::State& state, std::optional<bingo::Ball> next, RandomStream& chance)
        : m_state(state),
          m_next(next),
          m_chance(chance) {}

    std::optional<BingoAction> operator()(const SayCaller& said) {
        // The draw continues despite a claim.
        if (said.phrase == CallerPhrase::stop && m_next) {
            return callOf(*m_next, m_state.settings);
        }
        CallerPhrase other = said.phrase;
        while (other == said.phrase) {
            other = static_cast<CallerPhrase>(below(kCallerPhrases));
        }
        return SayCaller{other};
    }
    std::optional<BingoAction> operator()(AnnouncePrizes said) {
        const std::size_t way = below(3);
        if (way == 0) {
            said.cards += below(2) == 0 || said.cards == 1 ? 1 : static_cast<std::uint32_t>(-1);
        } else if (way == 1) { // the sales instead of the prizes' share
            said.total = m_state.salesValue();
        } else {
            std::vector<std::size_t> played;
            for (std::size_t i = 0; i < said.prizes.size(); ++i) {
                if (m_state.settings.prizes[i]) {
                    played.push_back(i);
                }
            }
            Money& prize = said.prizes[played[below(played.size())]];
            prize += below(2) == 0 || prize <= m_state.settings.cardPrice ? m_state.settings.cardPrice
                                                                          : -m_state.settings.cardPrice;
        }
        return said;
    }
    std::optional<BingoAction> operator()(CallBall called) {
        const std::size_t way = below(called.letter != 0 ? 4 : 2);
        if (way == 2) {
            called.letter = 0;
            return called;
        }
        if (way == 3) {
            called.letterFirst = false;
            return called;
        }
        if (way == 1 && !m_state.balls.empty()) { // one drawn before
            return callOf(m_state.balls[below(m_state.balls.size())], m_state.settings);
        }
        return callOf(misread(called.number), m_state.settings);
    }
    std::optional<BingoAction> operator()(CheckCard check) {
        check.valid = !check.valid;
        return check;
    }
    std::optional<BingoAction> operator()(AnnounceAward said) {
        std::set<std::uint32_t> players;
        for (const bingo::CardNumber card : said.cards) {
            players.insert(m_state.ownerOf(card).member);
        }
        const auto count = static_cast<std::int64_t>(players.size());
        const Money prize = said.share * count + said.odd;
        const std::size_t way = below(4);
        if (way == 0 && count > 1) { // a silent winner gets nothing
            const std::uint32_t left = m_state.ownerOf(said.cards[below(said.cards.size())]).member;
            std::erase_if(said.cards,
                          [&](bingo::CardNumber card) { return m_state.ownerOf(card).member == left; });
            said.share = Money{prize.cents / (count - 1)};
            said.odd = Money{prize.cents % (count - 1)};
            return said;
        }
        if (way == 1 && said.odd > Money{}) { // the house keeps the odd cents
            said.odd = {};
            return said;
        }
        if (way == 2 && m_state.book.size() > said.cards.size()) {
            bingo::CardNumber other = 0;
            do {
                other = 1 + m_chance.below(m_state.book.size());
            } while (std::ranges::find(said.cards, other) != said.cards.end());
            said.cards.push_back(other);
            std::ranges::sort(said.cards);
            return said;
        }
        said.share = count > 1 && below(2) == 0 ? prize : said.share + Money{100}; // the whole prize for each
        return said;
    }
    std::optional<BingoAction> operator()(AnswerLateBuyer answered) {
        answered.sold = true;
        return answered;
    }

private:
    std::size_t below(std::size_t n) { return m_chance.below(static_cast<std::uint32_t>(n)); }

    // The digits swapped, or a neighbouring number.
    bingo::Ball misread(bingo::Ball ball) {
        const int most = m_state.settings.shape().balls;
        const int turned = ball % 10 * 10 + ball / 10;
        if (turned != ball && turned >= 1 && turned <= most && below(2) == 0) {
            return static_cast<bingo::Ball>(turned);
        }
        return static_cast<bingo::Ball>(ball < most ? ball + 1 : ball - 1);
    }

    const bingo::State& m_state;
    std::optional<bingo::Ball> m_next;
    RandomStream& m_chance;
};

} // namespace

std::optional<BingoAction> withPlantedFault(const BingoDueAction& dueAction, const bingo::State& state,
                                            std::optional<bingo::Ball> next, RandomStream& chance) {
    return std::visit(
        [slip = CallerSlip(state, next, chance)](const auto& action) mutable { return slip(action); },
        dueAction.action);
}

} // namespace mesaviva::croupier
