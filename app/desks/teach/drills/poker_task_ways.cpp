// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Explanations: the hand's rank and its payment.

#include "app/core/text/amounts.h"
#include "app/desks/teach/drills/poker_task_text.h"
#include "app/games/poker/text/poker_text.h"
#include "engine/games/poker/comparison.h"
#include "engine/games/poker/pay_table.h"

namespace mesaviva::app {

namespace {

class PokerTaskWays {
    Q_DECLARE_TR_FUNCTIONS(DrillWays)

public:
    static QString number(std::int64_t value) { return TaskText::numeral(value); }

    static QString hand(const poker::HandCards& cards, poker::RankingRules rules) {
        return PokerText::hand(cards, rules);
    }

    static QString decided(const poker::HandCards& player, const poker::HandCards& dealer,
                           poker::RankingRules rules) {
        switch (poker::decidedBy({player, poker::rankHand(player, rules)},
                                 {dealer, poker::rankHand(dealer, rules)})) {
        case poker::DecidedBy::combination: return tr("The better combination decides.");
        case poker::DecidedBy::named_cards:
            return tr("The same combination: the cards that the rule names decide.");
        case poker::DecidedBy::further_cards:
            return tr("So far equal: the further cards decide, from the highest down.");
        case poker::DecidedBy::suits:
            return tr("Equal high cards: the hand with three cards of one suit wins.");
        case poker::DecidedBy::nothing: return tr("Equal to the last card: a tie, the stakes come back.");
        }
        return {};
    }

    static QStringList of(const drills::HandsTask& task) {
        return {tr("Player: %1").arg(hand(task.player, task.ranking)),
                tr("Dealer: %1").arg(hand(task.dealer, task.ranking)),
                decided(task.player, task.dealer, task.ranking)};
    }

    static QStringList of(const drills::QualificationTask& task) {
        const bool plays = poker::qualifies(poker::rankHand(task.dealer, task.ranking).combination());
        return {hand(task.dealer, task.ranking),
                plays ? tr("Ace and king or better: the dealer plays.")
                      : tr("Without ace and king, and without a pair or better, the dealer does not play.")};
    }

    static QStringList of(const drills::BetTask& task) {
        const poker::Settled settled = drills::settledOn(task);
        QStringList lines = {tr("Player: %1").arg(hand(task.player, task.settings.ranking)),
                             tr("Dealer: %1").arg(hand(task.dealer, task.settings.ranking)),
                             PokerText::reason(settled)};
        if (settled.verdict == poker::Verdict::won) {
            const Money bet = settled.bet.amount;
            const Money won = settled.bet.returned - bet;
            lines.append(
                tr("Bet: %1 × %2 = %3").arg(number(won.cents / bet.cents), amountText(bet), amountText(won)));
            if (!task.betAlone) {
                lines.append(
                    tr("Ante: %1, together %2").arg(amountText(task.ante), amountText(won + task.ante)));
            }
        }
        return lines;
    }
};

} // namespace

QStringList PokerTaskText::way(const drills::Task& task) const {
    return drills::visitOf<drills::PokerTasks>(
        task, [](const auto& situation) { return PokerTaskWays::of(situation); });
}

} // namespace mesaviva::app
