// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/drills/poker_tasks.h"

#include "engine/games/poker/comparison.h"
#include "engine/games/poker/pay_table.h"
#include "engine/games/poker/settlement.h"

#include <algorithm>

namespace mesaviva::drills {

namespace {

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

} // namespace

std::string PokerTasks::scope(const Terms&) { return "pt-803-2015"; }

bool PokerTasks::offers(Drill, const Terms&) { return true; }

AnswerForm formOf(const HandsTask&) { return AnswerForm::choice; }
AnswerForm formOf(const QualificationTask&) { return AnswerForm::choice; }
AnswerForm formOf(const BetTask&) { return AnswerForm::amount; }

int choicesOf(const HandsTask&) { return 3; }
int choicesOf(const QualificationTask&) { return 2; }

Answer answerOf(const HandsTask& task) {
    const poker::HandRank player = poker::rankHand(task.player, task.ranking);
    const poker::HandRank dealer = poker::rankHand(task.dealer, task.ranking);
    return {player == dealer ? 2 : player > dealer ? 0 : 1};
}

Answer answerOf(const QualificationTask& task) {
    const bool plays = poker::qualifies(poker::rankHand(task.dealer, task.ranking).combination());
    return {plays ? 0 : 1};
}

Answer answerOf(const BetTask& task) {
    const poker::Settled settled = settledOn(task);
    const auto won = [](const poker::SettledBox& box) {
        return std::max<std::int64_t>(0, (box.returned - box.amount).cents);
    };
    return {won(settled.bet) + (task.betAlone ? 0 : won(settled.ante))};
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
