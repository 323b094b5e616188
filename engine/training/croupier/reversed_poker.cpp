// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Qualifies the names of poker, as other games' names are visible here.

#include "engine/training/croupier/reversed_poker.h"

#include "engine/games/poker/player_stakes.h"

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

namespace mesaviva::croupier {

namespace {

constexpr Duration kToAnswer = std::chrono::milliseconds(700);

} // namespace

bool AskedPlayers::ask(PlayerId player, Instant now) {
    const auto found = m_decisions.find(player);
    if (found == m_decisions.end()) {
        return false;
    }
    m_answer = Answer{now + kToAnswer, found->second};
    m_decisions.erase(found);
    return true;
}

void AskedPlayers::onEvent(const Recorded<poker::Event>& entry, const poker::State& state) {
    m_crowd.onEvent(entry, state);
    const bool opened = std::holds_alternative<poker::DecisionOpened>(entry.event);
    if (opened || std::holds_alternative<poker::DecisionExtended>(entry.event) ||
        std::holds_alternative<poker::RoundClosed>(entry.event)) {
        m_decisions.clear();
        m_answer.reset();
    }
    if (!opened) {
        return;
    }
    while (const std::optional<poker::Command> command = m_crowd.take(Instant::max())) {
        if (const auto* bet = std::get_if<poker::Bet>(&*command)) {
            m_decisions.emplace(bet->player, *command);
        } else if (const auto* fold = std::get_if<poker::Fold>(&*command)) {
            m_decisions.emplace(fold->player, *command);
        }
    }
}

std::optional<Instant> AskedPlayers::nextDue() const {
    const std::optional<Instant> crowd = m_crowd.nextDue();
    return crowd && m_answer ? std::min(*crowd, m_answer->at) : m_answer ? m_answer->at : crowd;
}

std::optional<poker::Command> AskedPlayers::take(Instant now) {
    if (m_answer && m_answer->at <= now) {
        return std::exchange(m_answer, std::nullopt)->command;
    }
    return m_crowd.take(now);
}

namespace {

using players::PokerHabit;

// Players who forget to stake or to decide are last in the list, so that small tables have none.
constexpr std::array kPokerHabits = {PokerHabit::sensible, PokerHabit::bold, PokerHabit::cautious,
                                     PokerHabit::sensible, PokerHabit::bold, PokerHabit::absent_minded,
                                     PokerHabit::sensible};
// Several players are spread over the seats.
constexpr std::array kSeatsTaken = {3, 5, 2, 6, 4, 1, 7};
// One round in three has a late stake.
constexpr std::uint32_t kRoundsToALateStake = 3;

std::vector<int> seatsFor(const PokerShift& shift) {
    const int count = shift.settings.individual ? 1 : std::clamp(shift.players, 1, shift.settings.seats);
    std::vector<int> seats;
    for (const int seat : kSeatsTaken) {
        if (seat <= shift.settings.seats && static_cast<int>(seats.size()) < count) {
            seats.push_back(seat);
        }
    }
    std::ranges::sort(seats);
    return seats;
}

Opening<poker::Settings> pokerOpeningOf(const PokerShift& shift) {
    Opening<poker::Settings> opening{shift.settings};
    for (const std::string& name : shift.names) {
        opening.guests.push_back({name, true});
    }
    return opening;
}

} // namespace

ReversedPoker::ReversedPoker(const PokerShift& shift)
    : ReversedTable({shift.reportsAtOnce, shift.limit}),
      m_shift(shift) {
    auto cards = std::make_unique<CardsByTrainee>(shift.seeds);
    m_cards = cards.get();
    open(pokerOpeningOf(shift), std::move(cards));
    PlayerId player = 0;
    for (const int seat : seatsFor(shift)) {
        table().submit(poker::Admit{shift.settings.allowance});
        table().submit(poker::Sit{player, seat});
        const std::size_t habit = player == 0 ? 0 : (shift.firstHabit + player) % kPokerHabits.size();
        table().crowd().add({player, kPokerHabits.at(habit), shift.taste});
        ++player;
    }
}

int ReversedPoker::seatToAsk() const {
    return state().phase == poker::Phase::deciding ? nextToAsk(state(), m_asked) : 0;
}

// The times for antes and for decisions are fixed; the croupier sets all others.
bool ReversedPoker::isTimed(const Need& need) const {
    return need.kind == CommonNeed::time && seatToAsk() == 0;
}

Rules ReversedPoker::rulesOfMoment(const DueAction& due) const {
    return std::holds_alternative<SayPhrase>(due.action) ? due.rules : Rules{};
}

// The time for antes is the same for all (P14); a single player asks for the cards (P15).
Fault ReversedPoker::faultAtRest(const PokerAction& action) const {
    if (state().phase != poker::Phase::betting) {
        return ReversedTable::faultAtRest(action);
    }
    const auto* said = std::get_if<SayPhrase>(&action);
    const bool closes = said != nullptr && said->phrase == poker::OwnPhrase::no_more_bets;
    return {closes ? FaultKind::early : FaultKind::order,
            state().settings.individual ? Rules{"P15"_rule} : Rules{"P14"_rule}};
}

std::vector<ReversedPoker::DueAction> ReversedPoker::dueActions() const {
    if (m_late) {
        const poker::PlaceAnte late{sitterOf(state(), m_late->seat), m_late->amount};
        poker::Events none;
        const auto refused = poker::decide(state(), late, table().now(), none);
        return {{AnswerLateStake{m_late->seat, false}, refused ? refused->rules : Rules{}}};
    }
    if (m_turned > 0) {
        return {{CompareHand{m_turned, comparisonOf(state(), m_turned)}, rulesOfHand(state(), m_turned)}};
    }
    const std::optional<Need> need = poker::nextNeed(state());
    if (!need || table().crowd().isAnswering()) {
        return {};
    }
    if (const int seat = seatToAsk(); seat > 0) {
        return {{AskSeat{seat},
                 poker::rulesOf(poker::Event(poker::Announced{poker::OwnPhrase::decide}), state().settings)}};
    }
    if (state().phase == poker::Phase::paying) {
        for (const BoxPrize& prize : m_prizes) {
            if (!prize.paid) {
                return {{PayBox{prize.seat, prize.box, prize.sum}, prize.rules}};
            }
        }
        return {};
    }
    std::vector<DueAction> all = dueActionsOf(state(), *need);
    all.erase(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(std::min(doneOfNeed(), all.size())));
    return all;
}

std::optional<poker::Card> ReversedPoker::cardInHand() const {
    const std::optional<Need> need = poker::nextNeed(state());
    return need && need->kind == poker::OwnNeed::card ? m_cards->peek() : std::nullopt;
}

std::optional<PokerAction> ReversedPoker::plantFault(RandomStream& chance) const {
    const std::vector<DueAction> due = dueActions();
    return due.empty() ? std::nullopt : withPlantedFault(due.front(), state(), m_prizes, chance);
}

RemedyChoice ReversedPoker::remedyChoiceOf(const Fault& fault, const PokerAction& action) const {
    return croupier::remedyChoiceOf(fault, action, state());
}

ReversedPoker::Weighed ReversedPoker::weigh(const DueAction& due, const PokerAction& action) const {
    const auto* pay = std::get_if<PayBox>(&action);
    if (pay != nullptr && std::holds_alternative<PayBox>(due.action)) {
        JudgedBoxPayment found = judgeBoxPayment(state(), m_prizes, *pay);
        return {std::move(found.faults), found.target.has_value()};
    }
    Weighed weighed{judge(due, action, state())};
    // Other words never count as the due action.
    weighed.counts = weighed.faults.empty() ||
                     (action.index() == due.action.index() && !std::holds_alternative<SayPhrase>(action));
    return weighed;
}

void ReversedPoker::moved() {
    if (state().phase != poker::Phase::paying) {
        m_prizes.clear();
    } else if (m_prizes.empty()) {
        m_prizes = boxPrizesOf(state());
    }
    if (state().phase != poker::Phase::deciding) {
        m_asked = 0;
    }
}

void ReversedPoker::met(const Need& need) {
    if (need.kind == CommonNeed::time && state().phase == poker::Phase::burning) {
        planLateStake();
    }
}

// A player who can still afford an ante puts one down after the bets are closed.
void ReversedPoker::planLateStake() {
    if (!m_shift.lateStakes) {
        return;
    }
    RandomStream chance(m_cards->seed(), "croupier");
    if (chance.below(kRoundsToALateStake) != 0) {
        return;
    }
    std::vector<int> seats;
    for (int seat = 1; seat <= state().settings.seats; ++seat) {
        const PlayerId player = sitterOf(state(), seat);
        if (player != kNobody && state().wallet(player) >= state().settings.minimum) {
            seats.push_back(seat);
        }
    }
    if (!seats.empty()) {
        const int seat = seats[chance.below(static_cast<std::uint32_t>(seats.size()))];
        m_late = LateStake{seat, state().settings.minimum};
    }
}

// A player who was asked answers, and a paid round closes by itself.
void ReversedPoker::hurry() {
    while (table().crowd().isAnswering() && table().crowd().nextDue()) {
        advanceTable(*table().crowd().nextDue());
    }
    while (state().phase == poker::Phase::ending && poker::nextNeed(state())) {
        advanceTable(poker::nextNeed(state())->at);
    }
}

// The table pays in its own order, and returns stakes by itself.
void ReversedPoker::payWhatIsDone() {
    const auto isReady = [&] {
        poker::Events events;
        if (poker::decide(state(), poker::TimePassed{}, *state().due, events)) {
            return false;
        }
        return std::ranges::all_of(events, [&](const poker::Event& event) {
            const auto* paid = std::get_if<poker::Paid>(&event);
            return paid == nullptr || std::ranges::any_of(m_prizes, [&](const BoxPrize& prize) {
                       return prize.paid && prize.seat == seatNumber(state(), paid->player) &&
                              prize.box == paid->box;
                   });
        });
    };
    while (state().phase == poker::Phase::paying && isReady()) {
        meetNeed();
    }
}

void ReversedPoker::remedy(const DueAction& due, RemedyKind kind) {
    if (kind != RemedyKind::void_round) {
        ReversedTable::remedy(due, kind);
        return;
    }
    forgetDone();
    table().lookAgain();
    table().submit(poker::FailSystem{}); // P33: such a deck can't be dealt to its end
    moved();
}

void ReversedPoker::carryOut(const PokerAction& action, std::size_t due) {
    if (m_late) {
        m_late.reset();
    } else if (m_turned > 0) {
        m_turned = 0;
    } else if (const int seat = seatToAsk(); seat > 0) {
        m_asked = seat;
        table().crowd().ask(sitterOf(state(), seat), table().now());
    } else if (const auto* pay = std::get_if<PayBox>(&action)) {
        BoxPrize& prize = m_prizes[*judgeBoxPayment(state(), m_prizes, *pay).target];
        prize.paid = true;
        notePaid(prize.sum);
        payWhatIsDone();
    } else {
        // Turn the due hand, even if the action names another one.
        const auto* hand = std::get_if<TurnHand>(&action);
        const int turned = hand != nullptr ? std::get<TurnHand>(dueActions().front().action).seat : 0;
        finishDueAction(due);
        m_turned = turned;
        // The dealer's four cards are one action.
        while (std::holds_alternative<TurnDealer>(action) && state().phase == poker::Phase::revealing) {
            meetNeed();
        }
    }
}

} // namespace mesaviva::croupier
