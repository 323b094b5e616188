// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Faults of a roulette croupier's actions, and their remedies. The rule that a fault breaks also says how to
// correct it; where there is none, it is custom of the house.

#include "engine/base/dispatch.h"
#include "engine/games/roulette/settlement.h"
#include "engine/training/croupier/roulette_actions.h"
#include "engine/training/croupier/table_requests.h"

#include <algorithm>
#include <array>
#include <utility>

namespace mesaviva::croupier {

using namespace roulette;

namespace {

std::vector<Fault> judgeNumber(const DueAction& dueAction, const AnnounceNumber& due,
                               const AnnounceNumber& said, const Settings& settings) {
    const AnnounceNumber whole = announcementOf(due.number, settings);
    std::vector<Fault> faults;
    if (said.number != due.number) {
        faults.push_back({FaultKind::number, dueAction.rules});
    }
    if (said.colour != due.colour) {
        faults.push_back({FaultKind::colour, dueAction.rules});
    }
    // The regulations require number and colour; the rest is custom, and may be left out where the house
    // does.
    if (said.parity != whole.parity && said.parity != due.parity) {
        faults.push_back({FaultKind::parity});
    }
    if (said.half != whole.half && said.half != due.half) {
        faults.push_back({FaultKind::half});
    }
    return faults;
}

std::vector<Fault> judgeSweep(const State& state, const Sweep& sweep) {
    const auto has = [](const std::vector<SpotId>& spots, SpotId spot) {
        return std::ranges::find(spots, spot) != spots.end();
    };
    std::vector<Fault> faults;
    for (const PlaceOutcome& place : outcomesOf(state)) {
        const StakeOutcome done = has(sweep.halved, place.spot) ? StakeOutcome::halved
                                  : has(sweep.kept, place.spot) ? StakeOutcome::kept
                                                                : StakeOutcome::taken;
        if (done == place.outcome) {
            continue;
        }
        const FaultKind kind = place.outcome == StakeOutcome::halved ? FaultKind::halved
                               : place.outcome == StakeOutcome::kept ? FaultKind::swept
                                                                     : FaultKind::left;
        Fault fault{kind, {}, place.spot};
        fault.rules.add(place.rule);
        faults.push_back(fault);
    }
    return faults;
}

std::vector<Fault> judgeChips(const DueAction& dueAction, const PutDown& due, const PutDown& put) {
    const auto chipsOn = [](const PutDown& one, SpotId spot) {
        int chips = 0;
        for (const Part& part : one.parts) {
            chips += part.spot == spot ? part.chips : 0;
        }
        return chips;
    };
    std::vector<Fault> faults;
    std::vector<SpotId> seen;
    for (const PutDown* one : {&due, &put}) {
        for (const Part& part : one->parts) {
            const int wanted = chipsOn(due, part.spot);
            const int placed = chipsOn(put, part.spot);
            if (wanted != placed && std::ranges::find(seen, part.spot) == seen.end()) {
                seen.push_back(part.spot);
                faults.push_back(
                    {placed < wanted ? FaultKind::missing : FaultKind::extra, dueAction.rules, part.spot,
                     due.player, Money{}, Money{},
                     static_cast<std::uint32_t>(placed < wanted ? wanted - placed : placed - wanted)});
            }
        }
    }
    return faults;
}

} // namespace

Rules rulesBrokenBy(const DueAction& dueAction, const RouletteAction& action, const State& state) {
    const Regulation& regulation = state.settings.regulation();
    // The ball waits until everybody has chips and change.
    if (std::holds_alternative<Launch>(action) && isOfRequest(dueAction.action) &&
        !std::holds_alternative<DropNotes>(dueAction.action)) {
        return regulation.course.opened;
    }
    const auto isDue = [&]<class... Due>() { return (std::holds_alternative<Due>(dueAction.action) || ...); };
    // Losing stakes are taken before anybody is paid.
    if (std::holds_alternative<Pay>(action) && isDue.operator()<Sweep>()) {
        return regulation.payment.collected;
    }
    // The words that close the stakes belong to their own moment, before the launch or as the ball slows.
    const auto* said = std::get_if<Call>(&action);
    if (said != nullptr && said->phrase == OwnPhrase::no_more_bets && isDue.operator()<Launch>()) {
        return state.settings.closingRules();
    }
    return dueAction.rules;
}

std::vector<Fault> judge(const DueAction& dueAction, const RouletteAction& action, const State& state) {
    if (action.index() != dueAction.action.index()) {
        return {{FaultKind::order, rulesBrokenBy(dueAction, action, state)}};
    }
    return std::visit(
        Overloaded{
            [&](const Call& call) -> std::vector<Fault> {
                return call == std::get<Call>(dueAction.action)
                           ? std::vector<Fault>{}
                           : std::vector<Fault>{{FaultKind::words, dueAction.rules}};
            },
            [&](const Launch& launch) {
                const bool wrong = fixesTurn(state.settings) && launch != std::get<Launch>(dueAction.action);
                return wrong ? std::vector<Fault>{{FaultKind::turn, dueAction.rules}} : std::vector<Fault>{};
            },
            [&](const AnnounceNumber& said) {
                return judgeNumber(dueAction, std::get<AnnounceNumber>(dueAction.action), said,
                                   state.settings);
            },
            [&](const MarkNumber& mark) {
                return mark == std::get<MarkNumber>(dueAction.action)
                           ? std::vector<Fault>{}
                           : std::vector<Fault>{{FaultKind::place, dueAction.rules}};
            },
            [&](const Sweep& sweep) { return judgeSweep(state, sweep); },
            [](const auto&) { return std::vector<Fault>{}; }, // see ReversedRoulette
            [&](const AnnouncePayment& said) {
                const auto& due = std::get<AnnouncePayment>(dueAction.action);
                Fault wrong{FaultKind::words, dueAction.rules};
                wrong.player = due.player;
                wrong.due = due.sum;
                wrong.given = said.sum;
                return said == due ? std::vector<Fault>{} : std::vector<Fault>{wrong};
            },
            [&](const PutDown& put) {
                return judgeChips(dueAction, std::get<PutDown>(dueAction.action), put);
            },
            [&](const AnswerLateChips& answered) {
                return answered == std::get<AnswerLateChips>(dueAction.action)
                           ? std::vector<Fault>{}
                           : std::vector<Fault>{
                                 {FaultKind::late_stake, dueAction.rules, answered.spot, answered.player}};
            },
        },
        action);
}

JudgedPayment judgePayment(const State& state, const std::vector<Prize>& prizes, const Pay& pay) {
    const auto find = [&](bool own) -> std::optional<std::size_t> {
        for (std::size_t i = 0; i < prizes.size(); ++i) {
            const Prize& prize = prizes[i];
            if (!prize.paid && prize.spot == pay.spot && (!own || prize.player == pay.player)) {
                return i;
            }
        }
        return std::nullopt;
    };
    JudgedPayment judged;
    judged.target = find(true);
    if (!judged.target) {
        judged.target = find(false);
    }
    if (!judged.target) {
        Fault fault{FaultKind::place, state.settings.regulation().payment.paid, pay.spot, pay.player};
        fault.given = pay.sum;
        judged.faults.push_back(fault);
        return judged;
    }
    const Prize& prize = prizes[*judged.target];
    const PaymentTerms& terms = state.settings.regulation().payment;
    const Rules pays = rulesOf(prize, state.settings);
    // O18: the prize belongs to the stake; R32: each player's prizes are separate; M5.1: winners are paid.
    const Rules& whose = !terms.wins.empty()               ? terms.wins
                         : obligesTogether(state.settings) ? terms.together.rules
                                                           : terms.paid;
    const auto add = [&](FaultKind kind, const Rules& rules) {
        judged.faults.push_back({kind, rules, prize.spot, prize.player, prize.sum, pay.sum});
    };
    if (const std::optional<RuleId> other = whyNotNext(state, prizes, *judged.target)) {
        add(FaultKind::payment_order, Rules{*other});
    }
    if (prize.player != pay.player) {
        add(FaultKind::payee, whose);
    }
    if (prize.sum != pay.sum) {
        add(FaultKind::sum, pays);
    }
    return judged;
}

RemedyChoice remedyChoiceOf(const Fault& fault, const RouletteAction& action, const State& state) {
    switch (fault.kind) {
    case FaultKind::order:
    case FaultKind::payment_order:
        return {RemedyKind::do_first, fault.rules, {RemedyKind::stand, RemedyKind::void_round}};
    case FaultKind::turn:
        return {RemedyKind::relaunch,
                fault.rules,
                {RemedyKind::stand, RemedyKind::next_round, RemedyKind::void_round}};
    case FaultKind::number:
    case FaultKind::colour:
    case FaultKind::parity:
    case FaultKind::half:
        return {RemedyKind::correct,
                fault.rules,
                {RemedyKind::stand, RemedyKind::relaunch, RemedyKind::void_round}};
    case FaultKind::place:
        if (std::holds_alternative<Pay>(action)) {
            return {RemedyKind::take_back,
                    fault.rules,
                    {RemedyKind::stand, RemedyKind::next_round, RemedyKind::void_round}};
        }
        break;               // the marker
    case FaultKind::swept: { // from the record, where the regulation covers moved stakes
        const Cited<bool>& putBack = state.settings.regulation().failures.putBack;
        return {RemedyKind::put_back,
                putBack.value ? with(putBack.rules, fault.rules) : fault.rules,
                {RemedyKind::stand, RemedyKind::next_round, RemedyKind::void_round}};
    }
    case FaultKind::left:
        return {RemedyKind::take_now,
                fault.rules,
                {RemedyKind::stand, RemedyKind::next_round, RemedyKind::void_round}};
    case FaultKind::halved:
        return {RemedyKind::halve,
                fault.rules,
                {RemedyKind::put_back, RemedyKind::take_now, RemedyKind::next_round}};
    case FaultKind::payee:
        return {RemedyKind::pay_owner,
                fault.rules,
                {RemedyKind::stand, RemedyKind::pay_both, RemedyKind::next_round}};
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
    case FaultKind::missing:
    case FaultKind::extra:
        return {RemedyKind::correct,
                fault.rules,
                {RemedyKind::stand, RemedyKind::next_round, RemedyKind::push_back}};
    default: break;
    }
    return {RemedyKind::correct, fault.rules, {RemedyKind::stand, RemedyKind::void_round}};
}

// Typical mistakes of a croupier at a roulette table.

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
        switch (said.parity ? below(4) : said.number.isZero() ? 0 : below(2)) {
        case 0: {
            AnnounceNumber other = announcementOf(neighbour(said.number), m_state.settings);
            if (!said.parity && !said.number.isZero()) { // the house leaves them out
                other.parity.reset();
                other.half.reset();
            }
            return other;
        }
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
    // Hands are not judged where the program works.
    template <class Hand>
    std::optional<RouletteAction> operator()(const Hand&) {
        return std::nullopt;
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
