// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/drills/answer.h"

#include "engine/bingo/card_maker.h"
#include "engine/bingo/combinations.h"
#include "engine/poker/comparison.h"
#include "engine/poker/pay_table.h"
#include "engine/poker/settlement.h"
#include "engine/roulette/settlement.h"

#include <algorithm>

namespace mesaviva::drills {

namespace {

constexpr std::int64_t kFirst = 0;  // of two choices: plays, in order, has it
constexpr std::int64_t kSecond = 1; // does not, forged, has not
constexpr std::int64_t kTie = 2;

// Where stakes lie it is what they bring.
std::int64_t chipsPaid(const ConversionTask& task) {
    return task.stakes.stakes.empty() ? task.paid : paidOn(task.stakes).cents / task.chip.cents;
}

Answer answer(const PaymentTask& task) { return {paidOn(task).cents / task.chip.cents}; }

Answer answer(const ConversionTask& task) {
    const std::int64_t chips = chipsPaid(task);
    switch (task.wish) {
    case ConversionTask::Wish::all_cash: return {chips * task.chip.cents};
    case ConversionTask::Wish::some_kept: return {(chips - task.kept) * task.chip.cents};
    case ConversionTask::Wish::whole_cash: {
        const std::int64_t cash = chips * task.chip.cents / task.cash.cents;
        return {cash, (chips * task.chip.cents - cash * task.cash.cents) / task.chip.cents};
    }
    }
    return {};
}

Answer answer(const SeriesTask& task) {
    const std::int64_t chips = roulette::chipsOf(task.series) * task.sets;
    if (task.asked == SeriesTask::Asked::chips) {
        return {chips};
    }
    if (task.asked == SeriesTask::Asked::cost) {
        return {chips * task.chip.cents};
    }
    Answer places;
    const auto parts = roulette::partsOf(task.series, task.settings.layout());
    for (const roulette::Part& part : parts.value_or(std::vector<roulette::Part>())) {
        places.push_back(part.spot);
    }
    std::ranges::sort(places);
    return places;
}

Answer answer(const NeighboursTask& task) {
    if (task.between) {
        return {task.number.index()};
    }
    const roulette::Wheel wheel(task.order);
    Answer pockets;
    wheel.around(task.number, task.sides).forEach([&](roulette::Pocket pocket) {
        if (pocket != task.number) {
            pockets.push_back(pocket.index());
        }
    });
    std::ranges::sort(pockets);
    return pockets;
}

Answer answer(const HandsTask& task) {
    const poker::HandRank player = poker::rankHand(task.player, task.ranking);
    const poker::HandRank dealer = poker::rankHand(task.dealer, task.ranking);
    return {player == dealer ? kTie : player > dealer ? kFirst : kSecond};
}

Answer answer(const QualificationTask& task) {
    const bool plays = poker::qualifies(poker::rankHand(task.dealer, task.ranking).combination());
    return {plays ? kFirst : kSecond};
}

Answer answer(const BetTask& task) {
    const poker::Settled settled = settledOn(task);
    const auto won = [](const poker::SettledBox& box) {
        return std::max<std::int64_t>(0, (box.returned - box.amount).cents);
    };
    return {won(settled.bet) + (task.betAlone ? 0 : won(settled.ante))};
}

Answer answer(const CardTask& task) {
    return {bingo::firstFault(task.variant, task.freeCentre, task.card) ? kSecond : kFirst};
}

Answer answer(const LineTask& task) {
    bingo::BallSet drawn;
    for (const bingo::Ball ball : task.drawn) {
        drawn.add(ball);
    }
    const int missing = bingo::missing(task.kind, task.card, task.settings, drawn);
    return {task.counted ? missing : missing == 0 ? kFirst : kSecond};
}

AnswerForm form(const PaymentTask&) { return AnswerForm::chips; }
AnswerForm form(const ConversionTask& task) {
    return task.wish == ConversionTask::Wish::whole_cash ? AnswerForm::cash_and_colour : AnswerForm::amount;
}
AnswerForm form(const SeriesTask& task) {
    switch (task.asked) {
    case SeriesTask::Asked::chips: return AnswerForm::chips;
    case SeriesTask::Asked::cost: return AnswerForm::amount;
    case SeriesTask::Asked::places: return AnswerForm::spots;
    }
    return AnswerForm::chips;
}
AnswerForm form(const NeighboursTask&) { return AnswerForm::pockets; }
AnswerForm form(const HandsTask&) { return AnswerForm::choice; }
AnswerForm form(const QualificationTask&) { return AnswerForm::choice; }
AnswerForm form(const BetTask&) { return AnswerForm::amount; }
AnswerForm form(const CardTask&) { return AnswerForm::choice; }
AnswerForm form(const LineTask& task) { return task.counted ? AnswerForm::count : AnswerForm::choice; }

void addOnce(std::vector<RuleId>& list, RuleId rule) {
    if (rule != RuleId() && std::ranges::find(list, rule) == list.end()) {
        list.push_back(rule);
    }
}

void addRules(std::vector<RuleId>& list, const PaymentTask& task) {
    const roulette::Regulation& regulation = task.settings.regulation();
    for (const roulette::Stake& stake : task.stakes) {
        roulette::SettledStake settled{stake, {}};
        if (!roulette::groupsAreBooked(task.settings)) {
            settled.stake.group = {}; // a short cut: each stake is one of its own (I-O7b)
        }
        addOnce(list, roulette::decidingRule(task.settings, settled, task.drawn));
    }
    if (task.stakes.size() > 1) {
        addOnce(list, roulette::first(regulation.payment.together.rules));
    }
}

void addRules(std::vector<RuleId>& list, const ConversionTask& task) {
    for (const RuleId rule : task.stakes.settings.regulation().wheel.colourChips.rules) {
        addOnce(list, rule);
    }
    if (!task.stakes.stakes.empty()) {
        addRules(list, task.stakes);
    }
}

void addRules(std::vector<RuleId>& list, const SeriesTask& task) {
    addOnce(list, roulette::first(task.settings.regulation().limits.groups.rules));
}

void addRules(std::vector<RuleId>& list, const NeighboursTask& task) {
    for (const RuleId rule : task.rules) {
        addOnce(list, rule);
    }
}

void addComparison(std::vector<RuleId>& list, const poker::HandCards& player, const poker::HandCards& dealer,
                   poker::RankingRules ranking) {
    const poker::RankedHand one{player, poker::rankHand(player, ranking)};
    const poker::RankedHand other{dealer, poker::rankHand(dealer, ranking)};
    const poker::Combination better = std::max(one.rank, other.rank).combination();
    switch (poker::decidedBy(one, other)) {
    case poker::DecidedBy::combination:
        addOnce(list, poker::combinationRule(better));
        addOnce(list, poker::combinationRule(std::min(one.rank, other.rank).combination()));
        break;
    case poker::DecidedBy::named_cards: addOnce(list, poker::comparisonRule(better)); break;
    case poker::DecidedBy::further_cards:
        addOnce(list, "I-P13"_rule);
        addOnce(list, poker::comparisonRule(better));
        break;
    case poker::DecidedBy::suits:
        addOnce(list, "P9"_rule);
        addOnce(list, "I-P9"_rule);
        break;
    case poker::DecidedBy::nothing: addOnce(list, "I-P13"_rule); break;
    }
    const auto usesAce = [](poker::AceInRow ace) { return ace == poker::AceInRow::low; };
    if (usesAce(one.rank.aceInRow()) || usesAce(other.rank.aceInRow())) {
        addOnce(list, "P8"_rule);
    }
    const auto mixed = [](poker::AceInRow ace) { return ace == poker::AceInRow::high_mixed; };
    if (mixed(one.rank.aceInRow()) || mixed(other.rank.aceInRow())) {
        addOnce(list, "I-P8"_rule);
    }
}

void addRules(std::vector<RuleId>& list, const HandsTask& task) {
    addComparison(list, task.player, task.dealer, task.ranking);
}

void addRules(std::vector<RuleId>& list, const QualificationTask& task) {
    const poker::Combination hand = poker::rankHand(task.dealer, task.ranking).combination();
    addOnce(list, "P25"_rule);
    addOnce(list, poker::combinationRule(hand));
}

void addRules(std::vector<RuleId>& list, const BetTask& task) {
    const poker::Settled settled = settledOn(task);
    switch (settled.verdict) {
    case poker::Verdict::dealer_not_qualified: addOnce(list, "P26"_rule); break;
    case poker::Verdict::won:
        addOnce(list, poker::betRule(settled.hand.value_or(poker::Combination::high_cards)));
        addOnce(list, "P28a"_rule);
        addOnce(list, task.betAlone ? RuleId() : "P28b"_rule);
        break;
    case poker::Verdict::lost: addOnce(list, "P29"_rule); break;
    default: addOnce(list, "I-P13"_rule); break;
    }
    if (settled.verdict == poker::Verdict::lost || settled.verdict == poker::Verdict::tie) {
        addComparison(list, task.player, task.dealer, task.settings.ranking);
    }
}

void addRules(std::vector<RuleId>& list, const CardTask& task) {
    addOnce(list, bingo::cardRule(task.variant));
}

void addRules(std::vector<RuleId>& list, const LineTask& task) {
    const auto variant = static_cast<std::size_t>(task.settings.variant);
    switch (task.kind) {
    case bingo::PrizeKind::two_lines: return addOnce(list, "B35a"_rule);
    case bingo::PrizeKind::column: return addOnce(list, "B83b"_rule);
    case bingo::PrizeKind::four_corners:
        addOnce(list, task.settings.variant == bingo::Variant::bingo30 ? "B83c"_rule : "B74b"_rule);
        return addOnce(list, "B35b"_rule);
    case bingo::PrizeKind::bingo: {
        constexpr std::array kBingo = {"B63b"_rule, "B67b"_rule, "B73a"_rule, "B82"_rule};
        return addOnce(list, kBingo[variant]);
    }
    default: {
        constexpr std::array kLine = {"B63a"_rule, "B67a"_rule, "B74a"_rule, "B83a"_rule};
        addOnce(list, kLine[variant]);
        return addOnce(list, "B34"_rule);
    }
    }
}

} // namespace

AnswerForm formOf(const Task& task) {
    return std::visit([](const auto& situation) { return form(situation); }, task.situation);
}

int choicesOf(const Task& task) {
    if (formOf(task) != AnswerForm::choice) {
        return 0;
    }
    return std::holds_alternative<HandsTask>(task.situation) ? 3 : 2;
}

Answer answerOf(const Task& task) {
    return std::visit([](const auto& situation) { return answer(situation); }, task.situation);
}

bool isRight(const Task& task, Answer given) {
    const AnswerForm form = formOf(task);
    if (form == AnswerForm::pockets || form == AnswerForm::spots) {
        std::ranges::sort(given);
    }
    return given == answerOf(task);
}

std::vector<RuleId> rulesOf(const Task& task) {
    std::vector<RuleId> list;
    std::visit([&](const auto& situation) { addRules(list, situation); }, task.situation);
    return list;
}

Money paidOn(const PaymentTask& task) {
    const roulette::State state(task.settings);
    Money paid;
    for (const roulette::Stake& stake : task.stakes) {
        paid += task.kept ? roulette::keptOf(state, stake, task.drawn)
                          : roulette::winningsOf(state, stake, task.drawn);
    }
    return paid;
}

poker::Settled settledOn(const BetTask& task) {
    poker::State state(task.settings);
    poker::Seat& seat = state.seats[0];
    seat.player = 0;
    seat.dealtIn = true;
    seat.decision = poker::Decision::bet;
    seat.cards = task.player;
    seat.rank = poker::rankHand(task.player, task.settings.ranking);
    state.dealer = task.dealer;
    state.dealerRank = poker::rankHand(task.dealer, task.settings.ranking);
    state.dealComplete = true;
    state.qualified = poker::qualifies(state.dealerRank.combination());
    state.ledger.move(Ledger::kIssuer, poker::State::boxAccount(0, poker::Box::ante), task.ante);
    state.ledger.move(Ledger::kIssuer, poker::State::boxAccount(0, poker::Box::bet),
                      poker::kBetPerAnte * task.ante);
    return poker::settledEvent(state, 0, poker::verdictOf(state, 0, state.qualified));
}

} // namespace mesaviva::drills
