// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Faults of a bingo caller's actions, and their remedies (see roulette_judge.cpp).

#include "engine/base/dispatch.h"
#include "engine/training/croupier/bingo_actions.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace mesaviva::croupier {

namespace {

using BingoFaults = std::vector<Fault>;

Fault bingoFault(FaultKind kind, const Rules& rules, std::uint32_t item = 0, Money due = {},
                 Money given = {}) {
    Fault fault{kind, rules};
    fault.item = item;
    fault.due = due;
    fault.given = given;
    return fault;
}

BingoFaults judgePrizes(const BingoDueAction& dueAction, const AnnouncePrizes& due,
                        const AnnouncePrizes& said, const bingo::Settings& settings) {
    BingoFaults faults;
    if (said.cards != due.cards) {
        faults.push_back(bingoFault(FaultKind::count, dueAction.rules, due.cards));
    }
    if (said.total != due.total) { // the prizes' share of the sales, without the jackpots'
        const bool grows = settings.bingoJackpot || settings.lineJackpot;
        const Rules rules =
            grows ? Rules{"B19"_rule, "B31"_rule, "I-B40"_rule} : Rules{"B19"_rule, "B31"_rule};
        faults.push_back(bingoFault(FaultKind::sum, rules, 0, due.total, said.total));
    }
    for (std::size_t i = 0; i < bingo::kCombinations; ++i) {
        if (said.prizes[i] != due.prizes[i]) {
            faults.push_back(bingoFault(FaultKind::sum, dueAction.rules, static_cast<std::uint32_t>(i + 1),
                                        due.prizes[i], said.prizes[i]));
        }
    }
    return faults;
}

BingoFaults judgeBall(const BingoDueAction& dueAction, const CallBall& due, const CallBall& called,
                      const bingo::State& state) {
    BingoFaults faults;
    const bool known = called.number >= 1 && called.number <= state.settings.shape().balls;
    if (called.number != due.number) {
        bingo::Events events;
        if (known && state.book.drawn().has(called.number)) {
            const auto refused =
                bingo::decide(state, bingo::BringBall{called.number}, state.due.value_or(Instant{}), events);
            faults.push_back(bingoFault(FaultKind::again, refused ? refused->rules : dueAction.rules));
        } else {
            faults.push_back(bingoFault(FaultKind::number, dueAction.rules));
        }
    }
    const bool right = known && called.letter == callOf(called.number, state.settings).letter;
    if (due.letter != 0 && (!right || !called.letterFirst)) {
        // To call the letter, and first, is custom: B77 allows it. A wrong one is of another column.
        const bool wrong = called.letter != 0 && !right;
        faults.push_back(bingoFault(FaultKind::letter, wrong ? Rules{"B71"_rule} : Rules{}));
    }
    return faults;
}

BingoFaults judgeCheck(const CheckCard& check, const bingo::State& state, const std::vector<Claim>& claims) {
    const std::optional<std::size_t> at = claimFor(claims, check);
    if (!at) {
        return {bingoFault(FaultKind::place, {}, check.card)};
    }
    const Claim& claim = claims[*at];
    if (check.valid == claim.holds) {
        return {};
    }
    Fault fault = bingoFault(claim.holds ? FaultKind::overlooked : FaultKind::claim,
                             dueActionOf(claim, state).rules, claim.card);
    if (isGone(claim, state)) {
        fault.detail = FaultDetail::gone;
    } else if (claim.holds && claim.silent) {
        fault.detail = FaultDetail::silent;
    }
    return {fault};
}

BingoFaults judgeAward(const BingoDueAction& dueAction, const AnnounceAward& due, const AnnounceAward& said,
                       const bingo::State& state) {
    if (said.kind != due.kind) { // the order of several prizes is custom
        return {bingoFault(FaultKind::payment_order, {})};
    }
    BingoFaults faults;
    std::vector<bingo::CardNumber> left;
    std::ranges::set_difference(due.cards, said.cards, std::back_inserter(left));
    std::vector<bingo::CardNumber> more;
    std::ranges::set_difference(said.cards, due.cards, std::back_inserter(more));
    std::set<std::uint32_t> players;
    for (const bingo::CardNumber card : due.cards) {
        players.insert(state.ownerOf(card).member);
    }
    const bool shared = players.size() > 1;
    for (const bingo::CardNumber card : left) {
        faults.push_back(
            bingoFault(FaultKind::overlooked, shared ? Rules{"B30"_rule} : Rules{"B29"_rule}, card));
        faults.back().detail = shared ? FaultDetail::shared : FaultDetail::silent;
    }
    for (const bingo::CardNumber card : more) {
        faults.push_back(bingoFault(FaultKind::winner, dueAction.rules, card));
    }
    if (said.share != due.share) {
        faults.push_back(bingoFault(FaultKind::share,
                                    shared ? Rules{"B30"_rule, "I-B30"_rule} : dueAction.rules, 0, due.share,
                                    said.share));
    }
    if (said.odd != due.odd) {
        faults.push_back(bingoFault(FaultKind::odd, {"I-B30"_rule}, 0, due.odd, said.odd));
    }
    return faults;
}

// The rules against doing something else now.
Rules rulesOfOrder(const BingoDueAction& dueAction, const BingoAction& action, const bingo::State& state,
                   const std::vector<Claim>& claims) {
    if (std::holds_alternative<CallBall>(action)) {
        const bool waits =
            std::ranges::any_of(claims, [](const Claim& claim) { return claim.holds && !claim.checked; });
        if (waits || state.phase == bingo::Phase::checking) {
            return {"B24"_rule};
        }
        if (state.phase == bingo::Phase::confirming) {
            return {"B25"_rule};
        }
    }
    if (const auto* late = std::get_if<AnswerLateBuyer>(&action); late != nullptr && late->sold) {
        return {"B18"_rule};
    }
    const auto next = std::ranges::find(claims, false, &Claim::checked);
    return dueAction.rules.empty() && next != claims.end() ? dueActionOf(*next, state).rules
                                                           : dueAction.rules;
}

} // namespace

std::optional<std::size_t> claimFor(const std::vector<Claim>& claims, const CheckCard& check) {
    for (std::size_t i = 0; i < claims.size(); ++i) {
        if (!claims[i].checked && claims[i].card == check.card && claims[i].kind == check.kind) {
            return i;
        }
    }
    return std::nullopt;
}

std::vector<Fault> judge(const BingoDueAction& dueAction, const BingoAction& action,
                         const bingo::State& state, const std::vector<Claim>& claims) {
    if (action.index() != dueAction.action.index()) {
        return {bingoFault(FaultKind::order, rulesOfOrder(dueAction, action, state, claims))};
    }
    return std::visit(
        Overloaded{
            [&](const SayCaller& said) {
                return said == std::get<SayCaller>(dueAction.action)
                           ? BingoFaults{}
                           : BingoFaults{bingoFault(FaultKind::words, dueAction.rules)};
            },
            [&](const AnnouncePrizes& said) {
                return judgePrizes(dueAction, std::get<AnnouncePrizes>(dueAction.action), said,
                                   state.settings);
            },
            [&](const CallBall& called) {
                return judgeBall(dueAction, std::get<CallBall>(dueAction.action), called, state);
            },
            [&](const CheckCard& check) { return judgeCheck(check, state, claims); },
            [&](const AnnounceAward& said) {
                return judgeAward(dueAction, std::get<AnnounceAward>(dueAction.action), said, state);
            },
            [&](const AnswerLateBuyer& answered) {
                return answered == std::get<AnswerLateBuyer>(dueAction.action)
                           ? BingoFaults{}
                           : BingoFaults{bingoFault(FaultKind::late_sale, dueAction.rules)};
            },
        },
        action);
}

RemedyChoice remedyChoiceOf(const Fault& fault, const BingoAction&) {
    switch (fault.kind) {
    case FaultKind::order:
    case FaultKind::payment_order:
        return {RemedyKind::do_first, fault.rules, {RemedyKind::stand, RemedyKind::void_round}};
    case FaultKind::number:
    case FaultKind::again: // the ball counts as drawn
    case FaultKind::letter:
        return {RemedyKind::correct,
                fault.rules,
                {RemedyKind::stand, RemedyKind::draw_again, RemedyKind::void_round}};
    case FaultKind::claim:
        return {RemedyKind::take_back,
                fault.rules,
                {RemedyKind::stand, RemedyKind::pay_both, RemedyKind::void_round}};
    case FaultKind::overlooked:
        return {RemedyKind::admit,
                fault.rules,
                {RemedyKind::stand, RemedyKind::next_round, RemedyKind::void_round}};
    case FaultKind::winner:
        return {RemedyKind::take_back,
                fault.rules,
                {RemedyKind::stand, RemedyKind::pay_both, RemedyKind::next_round}};
    case FaultKind::share:
    case FaultKind::odd:
        return {RemedyKind::correct,
                fault.rules,
                {RemedyKind::stand, RemedyKind::next_round, RemedyKind::void_round}};
    case FaultKind::late_sale:
        return {RemedyKind::push_back,
                fault.rules,
                {RemedyKind::stand, RemedyKind::next_round, RemedyKind::void_round}};
    default: break;
    }
    return {RemedyKind::correct, fault.rules, {RemedyKind::stand, RemedyKind::void_round}};
}

// Typical mistakes of a caller in a bingo room.

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
