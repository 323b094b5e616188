// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Typical mistakes of a croupier at a roulette table.

#include "engine/base/overloaded.h"
#include "engine/games/roulette/settlement.h"
#include "engine/training/croupier/roulette_actions.h"

#include <algorithm>
#include <array>
#include <utility>

namespace mesaviva::croupier {

using namespace roulette;

namespace {

// Typical small mistakes: a neighbour on the wheel, a chip too many or too few.
class Slip {
public:
    Slip(const DueAction& dueAction, const State& state, const std::vector<Prize>& prizes,
         RandomStream& chance)
        : m_dueAction(dueAction),
          m_state(state),
          m_prizes(prizes),
          m_chance(chance) {}

    std::optional<RouletteAction> operator()(const Call& call) {
        // Launches the ball before the words; customary words may be left out.
        if (closesFirst() && call.phrase != OwnPhrase::void_spin && !m_dueAction.rules.empty() &&
            below(2) == 0) {
            return nextLaunch();
        }
        constexpr std::array kOthers = {OwnPhrase::place_your_bets, OwnPhrase::no_more_bets,
                                        OwnPhrase::void_spin};
        std::vector<OwnPhrase> others;
        std::ranges::copy_if(kOthers, std::back_inserter(others),
                             [&](OwnPhrase other) { return other != call.phrase; });
        return Call{others[below(others.size())]};
    }
    std::optional<RouletteAction> operator()(const RingBell&) { return nextLaunch(); }
    std::optional<RouletteAction> operator()(const Launch& launch) {
        // Closes the stakes, which stay open while the ball runs.
        if (!closesFirst() && below(2) == 0) {
            return Call{OwnPhrase::no_more_bets};
        }
        return fixesTurn(m_state.settings) ? std::optional<RouletteAction>(Launch{against(launch.direction)})
                                           : std::nullopt;
    }
    std::optional<RouletteAction> operator()(AnnounceNumber said) {
        if (!m_dueAction.rules.empty() && below(5) == 0) {
            return MarkNumber{said.number};
        }
        switch (said.parity ? below(4) : 0) {
        case 0: return announcementOf(neighbour(said.number), m_state.settings);
        case 1: said.colour = said.colour == Colour::red ? Colour::black : Colour::red; break;
        case 2: said.parity = said.parity == ChanceKind::even ? ChanceKind::odd : ChanceKind::even; break;
        default: said.half = said.half == ChanceKind::low ? ChanceKind::high : ChanceKind::low; break;
        }
        return said;
    }
    std::optional<RouletteAction> operator()(const MarkNumber& mark) {
        return MarkNumber{Pocket(mark.number.index() % 36 + 1)};
    }
    std::optional<RouletteAction> operator()(Sweep sweep) {
        const std::vector<DuePayment> payments = paymentsOf(m_state, *m_state.drawn);
        if (!payments.empty() && below(4) == 0) { // before losing stakes are taken
            const DuePayment& first = payments.front();
            return Pay{first.stake.spot, first.player, first.amount};
        }
        const std::vector<PlaceOutcome> outcomes = outcomesOf(m_state);
        const PlaceOutcome& place = outcomes[below(outcomes.size())];
        std::erase(sweep.kept, place.spot);
        std::erase(sweep.halved, place.spot);
        if (place.outcome == StakeOutcome::taken) {
            sweep.kept.push_back(place.spot);
        }
        return sweep;
    }
    std::optional<RouletteAction> operator()(AnnouncePayment said) {
        const Money stake = stakedThere(Pay{said.spot, said.player, said.sum});
        const Money part = stake > Money{} ? stake : said.sum;
        said.sum = below(2) == 0 || said.sum <= part ? said.sum + part : said.sum - part;
        return said;
    }
    // A chip beside its place, or one left out.
    std::optional<RouletteAction> operator()(PutDown put) {
        if (put.parts.empty()) {
            return std::nullopt;
        }
        const std::size_t at = below(put.parts.size());
        const Part moved = put.parts[at];
        put.parts.erase(put.parts.begin() + static_cast<std::ptrdiff_t>(at));
        if (below(2) == 0) {
            std::vector<SpotId> others;
            for (SpotId spot = 0; spot < m_state.layout().spots().size(); ++spot) {
                const bool taken = std::ranges::find(put.parts, spot, &Part::spot) != put.parts.end();
                if (m_state.layout()[spot].kind == m_state.layout()[moved.spot].kind && spot != moved.spot &&
                    !taken) {
                    others.push_back(spot);
                }
            }
            put.parts.push_back({others[below(others.size())], moved.chips});
            std::ranges::sort(put.parts, {}, &Part::spot);
        }
        return put;
    }
    std::optional<RouletteAction> operator()(AnswerLateChips answered) {
        answered.taken = true;
        return answered;
    }
    std::optional<RouletteAction> operator()(Pay pay) {
        const std::size_t way = below(4);
        if (way == 3) { // a losing stake
            if (const std::optional<Pay> lost = lostStake()) {
                return *lost;
            }
        }
        if (way == 0) {
            for (std::size_t i = 0; i < m_prizes.size(); ++i) {
                if (!m_prizes[i].paid && whyNotNext(m_state, m_prizes, i)) {
                    return Pay{m_prizes[i].spot, m_prizes[i].player, m_prizes[i].sum};
                }
            }
        }
        if (way == 1) {
            std::vector<PlayerId> others;
            for (std::size_t i = 0; i < m_state.players.size(); ++i) {
                const auto player = static_cast<PlayerId>(i);
                const bool wins = std::ranges::any_of(m_prizes, [&](const Prize& prize) {
                    return prize.spot == pay.spot && prize.player == player;
                });
                if (!wins) {
                    others.push_back(player);
                }
            }
            if (!others.empty()) {
                pay.player = others[below(others.size())];
                return pay;
            }
        }
        // The sum at other odds, or one stake too little.
        const Money stake = stakedThere(pay);
        pay.sum = below(2) == 0 || pay.sum <= stake ? pay.sum + stake : pay.sum - stake;
        return pay;
    }

private:
    bool closesFirst() const { return m_state.settings.closing == Closing::before_launch; }
    Launch nextLaunch() const {
        return Launch{m_state.launches % 2 == 0 ? Turn::clockwise : Turn::anticlockwise};
    }
    // A payment for a losing place, at its own odds.
    std::optional<Pay> lostStake() {
        std::vector<Pay> all;
        for (std::size_t i = 0; i < m_state.players.size(); ++i) {
            for (const Stake& stake : m_state.players[i].stakes) {
                const bool wins = std::ranges::any_of(
                    m_prizes, [&](const Prize& prize) { return prize.spot == stake.spot; });
                if (!wins) {
                    const Odds odds = m_state.settings.terms(m_state.layout()[stake.spot].kind).odds.value;
                    all.push_back({stake.spot, static_cast<PlayerId>(i), winnings(odds, stake.amount)});
                }
            }
        }
        return all.empty() ? std::nullopt : std::optional(all[below(all.size())]);
    }
    std::size_t below(std::size_t n) { return m_chance.below(static_cast<std::uint32_t>(n)); }
    Pocket neighbour(Pocket number) {
        const Wheel wheel(m_state.settings.wheelOrder());
        return wheel.at(wheel.placeOf(number) + (below(2) == 0 ? 1 : -1));
    }
    Money stakedThere(const Pay& pay) const {
        Money sum;
        for (const Stake& stake : m_state.players[pay.player].stakes) {
            sum += stake.spot == pay.spot ? stake.amount : Money{};
        }
        return sum;
    }

    const DueAction& m_dueAction;
    const State& m_state;
    const std::vector<Prize>& m_prizes;
    RandomStream& m_chance;
};

} // namespace

std::optional<RouletteAction> withPlantedFault(const DueAction& dueAction, const State& state,
                                               const std::vector<Prize>& prizes, RandomStream& chance) {
    return std::visit(
        [slip = Slip(dueAction, state, prizes, chance)](const auto& action) mutable { return slip(action); },
        dueAction.action);
}

} // namespace mesaviva::croupier
