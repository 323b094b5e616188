// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/croupier/reversed_roulette.h"

#include "engine/base/overloaded.h"
#include "engine/training/croupier/planted_fault.h"

#include <algorithm>
#include <array>
#include <utility>

namespace mesaviva::croupier {

using namespace roulette;

namespace {

// What chips of value-less colours are worth to their players, in the table's minima (R9).
constexpr std::array<std::int64_t, 4> kChipMinima = {1, 2, 1, 5};
// In one round of so many something falls into the wheel, when so many per cent of the ball's run are over.
constexpr std::uint32_t kRoundsToAnObject = 4;
// In one of so many somebody stakes late.
constexpr std::uint32_t kRoundsToLateChips = 3;
constexpr std::uint32_t kObjectFrom = 30;
constexpr std::uint32_t kObjectTo = 90;

Opening<Settings> openingOf(const RouletteShift& shift) {
    Opening<Settings> opening{shift.settings};
    for (const std::string& name : shift.names) {
        opening.guests.push_back({name, true});
    }
    return opening;
}

} // namespace

ReversedRoulette::ReversedRoulette(const RouletteShift& shift)
    : ReversedTable({shift.tellsAtOnce, shift.limit}),
      m_shift(shift) {
    auto spins = std::make_unique<SpinsByTrainee>(shift.seeds, shift.settings.pockets, shift.realWheel);
    m_spins = spins.get();
    open(openingOf(shift), std::move(spins), CallingPlayers(shift.calledStakes));
    const int most = static_cast<int>(kColours) - 1;
    const Money minimum = shift.settings.minimumOf(ChanceKind::straight);
    for (int i = 0; i < std::clamp(shift.players, 1, most); ++i) {
        const auto player = static_cast<PlayerId>(i);
        const std::size_t turn = shift.firstHabit + static_cast<std::size_t>(i);
        table().submit(Admit{shift.settings.allowance});
        table().submit(Join{player, minimum * kChipMinima[turn % kChipMinima.size()]});
        table().crowd().add(
            {player, players::kRouletteHabits[turn % players::kRouletteHabits.size()], shift.taste});
    }
}

bool ReversedRoulette::isTimed(const Need& need) const {
    return !m_late && !called() && !m_toTell &&
           need.kind.visit(Overloaded{
               [&](CommonNeed common) {
                   // Sweeping and paying have no hour; the period for stakes has, and the ball that slows
                   // down.
                   return common == CommonNeed::time ||
                          (common == CommonNeed::act && state().phase == Phase::running);
               },
               // The ball is launched when the period for stakes is over; a real one rests when it does.
               [&](OwnNeed own) { return own == OwnNeed::launch || !m_shift.realWheel; },
           });
}

bool ReversedRoulette::isTablesOwn(const Need& need) const {
    return ReversedTable::isTablesOwn(need) || need.kind == OwnNeed::record;
}

// Whether a real ball loses speed its croupier alone can see; how long it runs is nobody's fault.
bool ReversedRoulette::isSeenByTraineeAlone() const {
    return m_shift.realWheel && state().phase == Phase::running;
}

// The rules by which a deed has its moment: the period's end or the ball that loses speed, where they say so,
// or the ball that rests; any other moment is the house's.
Rules ReversedRoulette::rulesOfMoment(const DueAction& due) const {
    const auto* call = std::get_if<Call>(&due.action);
    const bool closes = call != nullptr && call->phrase == OwnPhrase::no_more_bets &&
                        state().settings.regulation().course.closingTimed.value;
    return closes || std::holds_alternative<AnnounceNumber>(due.action) ? due.rules : Rules{};
}

// Stakes that are closed before their time: what the players still meant to put down they keep.
void ReversedRoulette::dropStakes() {
    const std::vector<players::RouletteMember> members = table().crowd().members();
    for (const players::RouletteMember& member : members) {
        table().crowd().remove(member.player);
    }
    for (const players::RouletteMember& member : members) {
        table().crowd().add(member);
    }
}

void ReversedRoulette::moved() {
    if (state().phase != Phase::paying) {
        m_prizes.clear();
    } else if (m_prizes.empty()) {
        m_prizes = prizesOf(state());
    }
}

// Once a round, and not at a real wheel, which has its own objects.
void ReversedRoulette::planObject() {
    const bool known = state().settings.regulation().failures.voidSpin.value;
    if (!m_shift.incidents || !known || m_shift.realWheel || m_objectRound == state().round) {
        return;
    }
    m_objectRound = state().round;
    RandomStream chance(m_spins->seed(), "croupier");
    if (chance.below(kRoundsToAnObject) == 0) {
        const std::uint32_t percent = kObjectFrom + chance.below(kObjectTo - kObjectFrom);
        m_objectAt = table().now() + state().settings.spin * percent / 100;
    }
}

std::vector<DueAction> ReversedRoulette::dueActions() const {
    if (isObjectThere()) {
        const Event said = Announced{OwnPhrase::void_spin};
        return {{Call{OwnPhrase::void_spin}, roulette::rulesOf(said, state().settings)}};
    }
    if (m_toTell) {
        return {{*m_toTell, state().settings.regulation().payment.announced}};
    }
    if (called()) {
        Events placed;
        (void)decide(state(), called()->command, table().now(), placed);
        return {{chipsOf(*called(), state().settings),
                 placed.empty() ? Rules{} : roulette::rulesOf(placed.front(), state().settings)}};
    }
    if (m_late) {
        const Spot& place = state().layout()[m_late->spot];
        const PlaceStake late{m_late->player, place.kind, place.numbers,
                              state().settings.minimumOf(place.kind)};
        Events none;
        const auto refused = decide(state(), late, table().now(), none);
        return {{*m_late, refused ? refused->rules : Rules{}}};
    }
    const std::optional<Need> need = nextNeed(state());
    if (!need) {
        return {};
    }
    if (state().phase == Phase::paying) {
        for (std::size_t i = 0; i < m_prizes.size(); ++i) {
            const Prize& prize = m_prizes[i];
            if (!prize.paid && !whyNotNext(state(), m_prizes, i)) {
                return {{Pay{prize.spot, prize.player, prize.sum}, rulesOf(prize, state().settings)}};
            }
        }
        return {};
    }
    std::vector<DueAction> all = dueActionsOf(state(), *need, m_spins->number());
    all.erase(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(std::min(doneOfNeed(), all.size())));
    return all;
}

// Once the stakes are closed somebody adds to what lies there.
void ReversedRoulette::planLateChips() {
    RandomStream chance(m_spins->seed(), "late");
    if (!m_shift.lateStakes || chance.below(kRoundsToLateChips) != 0) {
        return;
    }
    std::vector<AnswerLateChips> all;
    for (std::size_t i = 0; i < state().players.size(); ++i) {
        for (const Stake& stake : state().players[i].stakes) {
            all.push_back({static_cast<PlayerId>(i), stake.spot, false});
        }
    }
    if (!all.empty()) {
        m_late = all[chance.below(static_cast<std::uint32_t>(all.size()))];
    }
}

bool ReversedRoulette::isBallAtRest() const {
    const std::optional<Need> need = nextNeed(state());
    return need && need->kind == OwnNeed::pocket && isWaiting();
}

bool ReversedRoulette::enter(Pocket number) {
    if (!m_shift.realWheel || !isBallAtRest() || doneOfNeed() > 0 ||
        number.index() >= state().settings.pockets) {
        return false;
    }
    m_spins->enter(number);
    return true;
}

std::optional<Pocket> ReversedRoulette::ballOn() const {
    return state().drawn ? state().drawn : isBallAtRest() ? m_spins->number() : std::nullopt;
}

void ReversedRoulette::meeting(const Need& need) {
    if (need.kind == CommonNeed::act && state().phase == Phase::running && need.at > table().now()) {
        dropStakes();
    }
}

void ReversedRoulette::met(const Need& need) {
    if (need.kind == OwnNeed::launch) {
        planObject();
    }
}

// The table pays in its own order; the rules leave some of it open.
void ReversedRoulette::payWhatIsDone() {
    const auto isDone = [&](const DuePayment& due) {
        return std::ranges::any_of(m_prizes, [&](const Prize& prize) {
            return prize.paid && prize.spot == due.stake.spot && prize.player == due.player;
        });
    };
    while (state().phase == Phase::paying && isDone(state().payments[state().paid])) {
        meetNeed();
    }
}

// The round that is paid closes by itself.
void ReversedRoulette::hurry() {
    while (!m_toTell && state().phase == Phase::ending && nextNeed(state())) {
        advanceTable(nextNeed(state())->at);
    }
}

Mending ReversedRoulette::mendingOf(const Fault& fault, const RouletteAction& action) const {
    return croupier::mendingOf(fault, action, state());
}

ReversedRoulette::Weighed ReversedRoulette::weigh(const DueAction& due, const RouletteAction& action) const {
    const auto* pay = std::get_if<Pay>(&action);
    if (pay != nullptr && std::holds_alternative<Pay>(due.action)) {
        JudgedPayment found = judgePayment(state(), m_prizes, *pay);
        return {std::move(found.faults), found.target.has_value()};
    }
    Weighed weighed{judge(due, action, state())};
    // Another call is another deed: it is never taken for the one that was due.
    weighed.counts = weighed.faults.empty() ||
                     (action.index() == due.action.index() && !std::holds_alternative<Call>(action));
    return weighed;
}

std::optional<RouletteAction> ReversedRoulette::spoil(RandomStream& chance) const {
    const std::vector<DueAction> due = dueActions();
    return due.empty() ? std::nullopt : spoiled(due.front(), state(), m_prizes, chance);
}

void ReversedRoulette::carryOut(const RouletteAction& action, std::size_t due) {
    const bool open = state().stakesOpen;
    if (m_toTell && !isObjectThere()) {
        m_toTell.reset();
    } else if (called() && !isObjectThere()) {
        const Command command = called()->command;
        table().crowd().forgetCalled();
        table().submit(command);
    } else if (m_late && !isObjectThere()) {
        m_late.reset();
    } else if (isObjectThere()) {
        m_objectAt.reset();
        forgetDone();
        table().lookAgain();
        table().submit(DropObject{});
    } else if (const auto* pay = std::get_if<Pay>(&action)) {
        Prize& prize = m_prizes[*judgePayment(state(), m_prizes, *pay).target];
        prize.paid = true;
        notePaid(prize.sum);
        const AnnouncePayment told{prize.spot, prize.player, prize.sum};
        payWhatIsDone();
        if (m_shift.paymentWords && tellsPayments(state().settings)) {
            m_toTell = told;
        }
    } else {
        finishDueAction(due);
        if (open && !state().stakesOpen) {
            planLateChips();
        }
    }
}

} // namespace mesaviva::croupier
