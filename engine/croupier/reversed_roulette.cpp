// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/croupier/reversed_roulette.h"

#include "engine/base/overloaded.h"

#include <algorithm>
#include <array>
#include <utility>

namespace mesaviva::croupier {

using namespace roulette;

namespace {

// What chips of value-less colours are worth to their players, in the table's minima (R9).
constexpr std::array<std::int64_t, 4> kChipMinima = {1, 2, 1, 5};
constexpr Duration kInstant{1};
// In one round of so many something falls into the wheel, when so many per cent of the ball's run are over.
constexpr std::uint32_t kRoundsToAnObject = 4;
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

ReversedRoulette::ReversedRoulette(const RouletteShift& shift) : m_shift(shift) {
    auto spins = std::make_unique<SpinsByTrainee>(shift.seeds, shift.settings.pockets, shift.realWheel);
    m_spins = spins.get();
    m_table = std::make_unique<Table>(openingOf(shift), std::move(spins));
    m_table->setDealer(&m_hand);
    const int most = static_cast<int>(kColours) - 1;
    const Money minimum = shift.settings.minimumOf(ChanceKind::straight);
    for (int i = 0; i < std::clamp(shift.players, 1, most); ++i) {
        const auto player = static_cast<PlayerId>(i);
        const std::size_t turn = shift.firstHabit + static_cast<std::size_t>(i);
        m_table->submit(Admit{shift.settings.allowance});
        m_table->submit(Join{player, minimum * kChipMinima[turn % kChipMinima.size()]});
        m_table->crowd().add(
            {player, players::kRouletteHabits[turn % players::kRouletteHabits.size()], shift.taste});
    }
}

bool ReversedRoulette::isTimed(const Need& need) const {
    return need.kind.visit(Overloaded{
        [&](CommonNeed common) {
            // Sweeping and paying have no hour; the period for stakes has, and the ball that slows down.
            return common == CommonNeed::time ||
                   (common == CommonNeed::act && state().phase == Phase::running);
        },
        // The ball is launched when the period for stakes is over; a real one rests when it does.
        [&](OwnNeed own) { return own == OwnNeed::launch || !m_shift.realWheel; },
    });
}

bool ReversedRoulette::isTraineesTurn() const {
    const std::optional<Need> need = nextNeed(state());
    if (!need || need->kind == CommonNeed::seed || need->kind == OwnNeed::record) {
        return false;
    }
    return need->kind == OwnNeed::pocket || !demands().empty();
}

std::optional<Instant> ReversedRoulette::waitsFrom() const {
    if (!isTraineesTurn()) {
        return m_objectAt;
    }
    const Need need = *nextNeed(state());
    if (!isTimed(need)) {
        return m_table->now();
    }
    // Time's own needs are met by time alone: the table is held right before.
    const Instant from = need.kind == CommonNeed::time ? need.at - kInstant : need.at;
    return std::min(from, m_objectAt.value_or(from));
}

bool ReversedRoulette::isWaiting() const {
    const std::optional<Instant> from = waitsFrom();
    return from && m_table->now() >= *from;
}

bool ReversedRoulette::isTooEarly() const {
    const std::optional<Instant> from = waitsFrom();
    // Whether a real ball loses speed its croupier alone can see.
    const bool ownEyes = m_shift.realWheel && state().phase == Phase::running;
    return from && m_table->now() < *from && !ownEyes;
}

// The rules by which a deed has its moment: the period's end (O14), the ball that loses speed (R20), or rests
// (R23, M4); any other moment is the house's.
Rules ReversedRoulette::rulesOfMoment(const Demand& due) const {
    const auto* call = std::get_if<Call>(&due.deed);
    const RuleId first = due.rules.empty() ? RuleId() : *due.rules.begin();
    const bool closes = call != nullptr && call->phrase == OwnPhrase::no_more_bets &&
                        (first == "O14"_rule || first == "R20"_rule);
    return closes || std::holds_alternative<AnnounceNumber>(due.deed) ? due.rules : Rules{};
}

// Stakes that are closed before their time: what the players still meant to put down they keep.
void ReversedRoulette::dropStakes() {
    const std::vector<players::RouletteMember> members = m_table->crowd().members();
    for (const players::RouletteMember& member : members) {
        m_table->crowd().remove(member.player);
    }
    for (const players::RouletteMember& member : members) {
        m_table->crowd().add(member);
    }
}

std::optional<Instant> ReversedRoulette::nextDue() const {
    const std::optional<Instant> from = waitsFrom();
    if (from && m_table->now() >= *from) {
        return std::nullopt;
    }
    const std::optional<Instant> due = m_table->nextDue();
    return from && due ? std::min(*from, *due) : from ? from : due;
}

void ReversedRoulette::advanceTo(Instant until) {
    while (!isWaiting()) {
        const std::optional<Instant> due = nextDue();
        if (!due || *due > until) {
            advanceTable(until);
            return;
        }
        advanceTable(*due);
    }
}

void ReversedRoulette::advanceTable(Instant until) {
    m_table->advanceTo(until);
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
        m_objectAt = m_table->now() + state().settings.spin * percent / 100;
    }
}

std::vector<Demand> ReversedRoulette::demands() const {
    if (isObjectThere()) {
        const Event said = Announced{OwnPhrase::void_spin};
        return {{Call{OwnPhrase::void_spin}, roulette::rulesOf(said, state().settings)}};
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
    std::vector<Demand> all = demandsOf(state(), *need, m_spins->number());
    all.erase(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(std::min(m_doneOfNeed, all.size())));
    return all;
}

bool ReversedRoulette::isBallAtRest() const {
    const std::optional<Need> need = nextNeed(state());
    return need && need->kind == OwnNeed::pocket && isWaiting();
}

bool ReversedRoulette::enter(Pocket number) {
    if (!m_shift.realWheel || !isBallAtRest() || m_doneOfNeed > 0 ||
        number.index() >= state().settings.pockets) {
        return false;
    }
    m_spins->enter(number);
    return true;
}

std::optional<Pocket> ReversedRoulette::ballOn() const {
    return state().drawn ? state().drawn : isBallAtRest() ? m_spins->number() : std::nullopt;
}

// What the table needs is done: it goes on at once, as soon as it is due.
void ReversedRoulette::meetNeed() {
    const Need need = *nextNeed(state());
    m_doneOfNeed = 0;
    if (need.kind == CommonNeed::act) {
        if (state().phase == Phase::running && need.at > m_table->now()) {
            dropStakes();
        }
        m_hand.goOn();
    } else if (need.kind != CommonNeed::time) {
        m_spins->goOn();
    }
    m_table->lookAgain();
    advanceTable(std::max(m_table->now(), need.at));
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

Judged ReversedRoulette::performPayment(const Pay& pay) {
    Judged judged;
    JudgedPayment found = judgePayment(state(), m_prizes, pay);
    judged.faults = std::move(found.faults);
    if (found.target && (judged.faults.empty() || !m_shift.tellsAtOnce)) {
        m_prizes[*found.target].paid = true;
        judged.done = true;
    }
    return judged;
}

Judged ReversedRoulette::perform(const RouletteDeed& deed, std::int64_t taken) {
    // The round that is paid closes by itself; nobody who is quick is made to wait for that.
    while (state().phase == Phase::ending && nextNeed(state())) {
        advanceTable(nextNeed(state())->at);
    }
    std::vector<Demand> due = demands();
    // Custom may be left out.
    if (due.size() > 1 && due.front().rules.empty() && deed.index() != due.front().deed.index() &&
        deed.index() == due[1].deed.index() && !isTooEarly()) {
        due.erase(due.begin());
        ++m_doneOfNeed;
    }
    const std::uint64_t round = state().round;
    Judged judged;
    if (due.empty()) {
        judged.faults.push_back({isTraineesTurn() ? FaultKind::early : FaultKind::order});
    } else if (isTooEarly()) {
        // Something else altogether is out of order, whatever the hour.
        const bool meant = deed.index() == due.front().deed.index();
        judged.faults.push_back({meant ? FaultKind::early : FaultKind::order,
                                 meant ? rulesOfMoment(due.front()) : due.front().rules});
        judged.demand = due.front();
    } else if (std::holds_alternative<Pay>(deed) && std::holds_alternative<Pay>(due.front().deed)) {
        judged = performPayment(std::get<Pay>(deed));
        judged.demand = due.front();
    } else {
        judged.demand = due.front();
        judged.faults = judge(due.front(), deed, state());
        // Another call is another deed: it is never taken for the one that was due.
        const bool counts = deed.index() == due.front().deed.index() && !std::holds_alternative<Call>(deed);
        judged.done = judged.faults.empty() || (!m_shift.tellsAtOnce && counts);
    }
    // How long a real ball runs is nobody's fault.
    const bool ballsTime = m_shift.realWheel && state().phase == Phase::running;
    if (judged.done && m_shift.limit > 0 && taken > m_shift.limit && !ballsTime) {
        judged.faults.push_back({FaultKind::late});
    }
    m_sheet.add({taskOf(deed), judged.done, round, taken, judged.faults});
    if (judged.done && isObjectThere()) {
        m_objectAt.reset();
        m_doneOfNeed = 0;
        m_table->lookAgain();
        m_table->submit(DropObject{});
    } else if (judged.done && std::holds_alternative<Pay>(deed)) {
        payWhatIsDone();
    } else if (judged.done) {
        ++m_doneOfNeed;
        if (due.size() == 1) {
            meetNeed();
        }
    }
    return judged;
}

} // namespace mesaviva::croupier
