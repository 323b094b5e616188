// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/croupier/reversed_roulette.h"

#include "engine/base/dispatch.h"
#include "engine/training/croupier/roulette_actions.h"

#include <algorithm>
#include <array>
#include <utility>

namespace mesaviva::croupier {

using namespace roulette;

namespace {

// The values of players' colour chips, in the table's minima (R9).
constexpr std::array<std::int64_t, 4> kChipMinima = {1, 2, 1, 5};
// One round in four has an object in the wheel, after 30 to 90 per cent of the ball's run.
constexpr std::uint32_t kRoundsToAnObject = 4;
// One round in three has late chips.
constexpr std::uint32_t kRoundsToLateChips = 3;
constexpr std::uint32_t kObjectFrom = 30;
constexpr std::uint32_t kObjectTo = 90;

Opening<Settings> openingOf(const RouletteShift& shift) {
    Opening<Settings> opening{shift.settings};
    // Newcomers are not there yet.
    const auto first = static_cast<std::size_t>(std::max(shift.players, 1));
    for (std::size_t i = 0; i < std::min(first, shift.names.size()); ++i) {
        opening.guests.push_back({shift.names[i], true});
    }
    return opening;
}

} // namespace

ReversedRoulette::ReversedRoulette(const RouletteShift& shift)
    : ReversedTable({shift.reportsAtOnce, shift.limit}),
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
    planRequest();
}

bool ReversedRoulette::isTimed(const Need& need) const {
    return !m_late && !called() && !m_toAnnounce && !isSomebodyWaiting() &&
           need.kind.visit(Overloaded{
               [&](CommonNeed common) {
                   // Sweeping and paying have no fixed time; the period for stakes and the slowing ball have.
                   return common == CommonNeed::time ||
                          (common == CommonNeed::act && state().phase == Phase::running);
               },
               // The ball is launched when the period for stakes is over; a real ball rests when it does.
               [&](OwnNeed own) { return own == OwnNeed::launch || !m_shift.realWheel; },
           });
}

bool ReversedRoulette::isMetByTable(const Need& need) const {
    return ReversedTable::isMetByTable(need) || need.kind == OwnNeed::record;
}

// Only the croupier sees when a real ball loses speed, and nobody is late because of it.
bool ReversedRoulette::isSeenByTraineeAlone() const {
    return m_shift.realWheel && state().phase == Phase::running;
}

// The rules that fix the time of an action: the end of the period, the ball that loses speed (where they say
// so), or the ball at rest; otherwise the house fixes it.
Rules ReversedRoulette::rulesOfMoment(const DueAction& due) const {
    const auto* call = std::get_if<Call>(&due.action);
    const bool closes = call != nullptr && call->phrase == OwnPhrase::no_more_bets &&
                        state().settings.regulation().course.closingTimed.value;
    return closes || std::holds_alternative<AnnounceNumber>(due.action) ? due.rules : Rules{};
}

// R19, R20: the ball may be launched once payments are done, and only its slowing closes the stakes; the time
// before the launch is the house's.
bool ReversedRoulette::mayComeEarly(const DueAction& due, const RouletteAction& action) const {
    return std::holds_alternative<Launch>(due.action) && std::holds_alternative<Launch>(action) &&
           state().phase == Phase::betting && state().stakesOpen &&
           state().settings.closing == Closing::on_slowdown;
}

// When stakes are closed early, players keep what they still meant to put down.
void ReversedRoulette::dropStakes() {
    const std::vector<players::RouletteMember> members = table().crowd().members();
    for (const players::RouletteMember& member : members) {
        table().crowd().remove(member.player);
    }
    for (const players::RouletteMember& member : members) {
        table().crowd().add(member);
    }
}

// Between two rounds somebody wants something, where that is judged.
void ReversedRoulette::planRequest() {
    const Hands& hands = m_shift.hands;
    const bool wanted = hands.sells || hands.changes || hands.cage;
    if (!wanted || state().phase != Phase::between || isSomebodyWaiting() ||
        m_requestRound == state().round) {
        return;
    }
    m_requestRound = state().round;
    const std::size_t known = state().players.size();
    const bool more = known < static_cast<std::size_t>(m_shift.players) + kNewcomers;
    RandomStream chance(m_shift.seeds(state().round), "requests");
    m_request =
        makeRequest(state(), hands, {more ? static_cast<PlayerId>(known) : kNobody, m_former}, chance);
}

// What was judged is carried out as the rules require it.
void ReversedRoulette::serve(const RouletteAction& action) {
    if (m_notes) {
        m_cage.dropped += *m_notes;
        m_notes.reset();
        return;
    }
    const Request request = *m_request;
    const DueAction due = answerOf(state(), request);
    m_request.reset();
    switch (request.kind) {
    case RequestKind::buy_in: {
        const auto& right = std::get<SellColour>(due.action);
        const auto& sold = std::get<SellColour>(action);
        const auto faults = judgeAnswer(state(), request, action, false);
        const bool free = std::ranges::find(faults, FaultKind::player_colour, &Fault::kind) == faults.end();
        const std::size_t turn = m_shift.firstHabit + request.player;
        table().submit(Admit{request.sum});
        table().crowd().add({request.player, players::kRouletteHabits[turn % players::kRouletteHabits.size()],
                             m_shift.taste});
        table().submit(Join{request.player, right.value, free ? sold.colour : right.colour});
        m_notes = request.sum;
        break;
    }
    case RequestKind::colour_change:
        if (request.value > state().settings.minimumOf(ChanceKind::straight)) {
            m_former.push_back({request.player, *request.colour});
        }
        table().submit(Leave{request.player});
        table().crowd().remove(request.player);
        break;
    case RequestKind::late_chips: std::erase(m_former, FormerPlayer{request.player, *request.colour}); break;
    case RequestKind::fill:
        if (std::get<CountTray>(due.action).accepted) {
            m_cage.filled += request.sum;
        }
        break;
    case RequestKind::credit: m_cage.credited += request.sum; break;
    case RequestKind::change: break;
    }
}

void ReversedRoulette::moved() {
    planRequest();
    if (state().phase != Phase::paying) {
        m_prizes.clear();
        m_toOpen.clear();
    } else if (m_prizes.empty()) {
        m_prizes = prizesOf(state());
        if (m_shift.hands.opens) {
            m_toOpen = croupier::stacksToOpen(state(), m_prizes);
        }
    }
}

// At most once a round, and not at a real wheel, which has its own objects.
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
    if (m_toAnnounce) {
        return {{*m_toAnnounce, state().settings.regulation().payment.announced}};
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
    if (m_notes) {
        return {{DropNotes{}, {}}};
    }
    if (m_request) {
        return {answerOf(state(), *m_request)};
    }
    return dueOfNeed();
}

std::vector<ReversedRoulette::DueAction> ReversedRoulette::dueOfNeed() const {
    const std::optional<Need> need = nextNeed(state());
    if (!need) {
        return {};
    }
    if (!m_toOpen.empty()) {
        return {{OpenStack{m_toOpen.front()}, state().settings.regulation().payment.collected}};
    }
    if (state().phase == Phase::paying) {
        for (std::size_t i = 0; i < m_prizes.size(); ++i) {
            const Prize& prize = m_prizes[i];
            if (!prize.paid && !whyNotNext(state(), m_prizes, i)) {
                return {duePayment(prize)};
            }
        }
        return {};
    }
    std::vector<DueAction> all = dueActionsOf(state(), *need, m_spins->number());
    if (!m_shift.hands.clears) { // the table goes on without the trainee
        std::erase_if(all, [](const DueAction& due) { return std::holds_alternative<Sweep>(due.action); });
    }
    for (DueAction& due : all) {
        if (auto* const number = std::get_if<AnnounceNumber>(&due.action);
            number != nullptr && !m_shift.evenChancesCalled) {
            number->parity.reset();
            number->half.reset();
        }
    }
    all.erase(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(std::min(doneOfNeed(), all.size())));
    return all;
}

// After the stakes are closed, a player adds to a stake on the layout.
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

std::int64_t ReversedRoulette::chipsEach() const {
    if (!called() || !state().settings.hasColourChips()) {
        return 1;
    }
    const std::optional<Money> value = state().players[called()->player].chipValue;
    return value && *value > Money{} ? std::max<std::int64_t>(1, called()->chip.cents / value->cents) : 1;
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
    if (need.at <= table().now()) {
        return;
    }
    if (need.kind == CommonNeed::act && state().phase == Phase::running) {
        dropStakes();
    } else if (need.kind == OwnNeed::launch) { // the ball's time begins now, and the stakes go on during it
        table().crowd().putOff(need.at - table().now());
    }
}

void ReversedRoulette::met(const Need& need) {
    if (need.kind == OwnNeed::launch) {
        planObject();
    }
}

// The table pays what its croupier pays, and in that order.
void ReversedRoulette::pay(const Prize& prize) {
    const auto next = [&]() -> std::optional<PayPrize> {
        const std::vector<DuePayment>& all = state().payments;
        for (std::size_t i = state().paid; i < all.size(); ++i) {
            if (all[i].player == prize.player && all[i].stake.spot == prize.spot) {
                return PayPrize{all[i].player, all[i].stake};
            }
        }
        return std::nullopt;
    };
    for (std::optional<PayPrize> due = next(); state().phase == Phase::paying && due; due = next()) {
        // Where no other prize is left, the table pays it at this instant by itself.
        advanceTable(std::max(table().now(), nextNeed(state())->at));
        if (next() == due) {
            table().submit(*due);
            moved();
        }
    }
}

// A paid round closes by itself.
void ReversedRoulette::hurry() {
    while (!m_toAnnounce && state().phase == Phase::ending && nextNeed(state())) {
        advanceTable(nextNeed(state())->at);
    }
}

RemedyChoice ReversedRoulette::remedyChoiceOf(const Fault& fault, const RouletteAction& action) const {
    return croupier::remedyChoiceOf(fault, action, state());
}

ReversedRoulette::DueAction ReversedRoulette::duePayment(const Prize& prize) const {
    Pay pay{prize.spot, prize.player, prize.sum};
    if (m_shift.hands.pieces) {
        pay.chips = chipsFor(state().settings, state().players[prize.player].chipValue, prize.sum);
    }
    pay.proved = m_shift.hands.proves;
    return {pay, rulesOf(prize, state().settings)};
}

ReversedRoulette::Weighed ReversedRoulette::weighPayment(const Pay& pay) const {
    JudgedPayment found = judgePayment(state(), m_prizes, pay);
    Weighed paid{std::move(found.faults), found.target.has_value()};
    if (paid.faults.empty() && m_shift.hands.pieces) {
        paid.faults = judgePieces(state().settings, state().players[pay.player].chipValue, pay);
    }
    if (found.target && m_shift.hands.proves && !pay.proved) {
        paid.faults.push_back({FaultKind::unproved, {}, pay.spot, pay.player, pay.sum, pay.sum});
    }
    for (const SpotId spot : m_toOpen) {
        paid.faults.push_back(
            {FaultKind::unopened, state().settings.regulation().payment.collected, spot, pay.player});
    }
    const bool inTurn =
        std::ranges::find(paid.faults, FaultKind::payment_order, &Fault::kind) == paid.faults.end();
    if (found.target && inTurn) {
        paid.meant = duePayment(m_prizes[*found.target]);
    }
    return paid;
}

ReversedRoulette::Weighed ReversedRoulette::weigh(const DueAction& due, const RouletteAction& action) const {
    const auto* pay = std::get_if<Pay>(&action);
    if (pay != nullptr &&
        (std::holds_alternative<Pay>(due.action) || std::holds_alternative<OpenStack>(due.action))) {
        return weighPayment(*pay);
    }
    // R19: only the ball has to wait for change; the words may come before it.
    if (isSomebodyWaiting() && std::holds_alternative<Call>(action) && state().phase == Phase::between) {
        const std::vector<DueAction> opening = dueOfNeed();
        if (!opening.empty() && opening.front().action == action) {
            return {{}, true, opening.front()};
        }
    }
    if (m_request && action.index() == due.action.index()) {
        return {judgeAnswer(state(), *m_request, action, m_shift.hands.pieces)};
    }
    if (const auto* open = std::get_if<OpenStack>(&action); open != nullptr && !m_toOpen.empty()) {
        if (std::ranges::find(m_toOpen, open->spot) != m_toOpen.end()) {
            return {{}, true, DueAction{*open, due.rules}};
        }
        return {{{FaultKind::place, due.rules, open->spot}}, false};
    }
    Weighed weighed{judge(due, action, state())};
    if (std::holds_alternative<PutDown>(action)) {
        for (Fault& fault : weighed.faults) {
            fault.item *= static_cast<std::uint32_t>(chipsEach());
        }
    }
    // Another call never counts as the due action.
    weighed.counts = weighed.faults.empty() ||
                     (action.index() == due.action.index() && !std::holds_alternative<Call>(action));
    return weighed;
}

std::optional<RouletteAction> ReversedRoulette::plantFault(RandomStream& chance) const {
    const std::vector<DueAction> due = dueActions();
    return due.empty() ? std::nullopt : withPlantedFault(due.front(), state(), m_prizes, chance);
}

void ReversedRoulette::carryOut(const RouletteAction& action, std::size_t due) {
    const bool open = state().stakesOpen;
    if (m_toAnnounce && !isObjectThere()) {
        m_toAnnounce.reset();
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
        table().submit(DropObject{InjectedBy::lesson});
    } else if (isOfRequest(action)) {
        serve(action);
    } else if (const auto* opened = std::get_if<OpenStack>(&action)) {
        std::erase(m_toOpen, opened->spot);
    } else if (const auto* pay = std::get_if<Pay>(&action)) {
        m_toOpen.clear(); // what was left closed was judged
        Prize& target = m_prizes[*judgePayment(state(), m_prizes, *pay).target];
        target.paid = true;
        const Prize prize = target;
        notePaid(prize.sum);
        const AnnouncePayment payment{prize.spot, prize.player, prize.sum};
        this->pay(prize);
        if (m_shift.paymentAnnouncements && announcesPayments(state().settings)) {
            m_toAnnounce = payment;
        }
    } else {
        finishDueAction(isSomebodyWaiting() ? dueOfNeed().size() : due);
        if (open && !state().stakesOpen) {
            planLateChips();
        }
    }
}

} // namespace mesaviva::croupier
