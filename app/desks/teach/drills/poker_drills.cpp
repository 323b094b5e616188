// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/drills/poker_drills.h"

#include "app/core/text/amounts.h"
#include "app/core/text/texts.h"
#include "app/desks/teach/drills/drill_desk.h"
#include "app/games/poker/poker_text.h"
#include "engine/base/dispatch.h"
#include "engine/games/poker/comparison.h"
#include "engine/games/poker/pay_table.h"

#include <map>
#include <optional>

namespace mesaviva::app {

namespace {

QList<QString> facesOf(const poker::HandCards& cards) {
    QList<QString> faces;
    for (const poker::Card card : cards) {
        faces.append(QString::fromStdString(card.text()));
    }
    return faces;
}

} // namespace

QString PokerDrills::key() const { return textOf(drills::PokerTasks::kGame); }

void PokerDrills::showTask(DrillTask& shown, const drills::Task& task) const {
    PokerDrillCloth cloth;
    drills::visitOf<drills::PokerTasks>(
        task, Overloaded{
                  [&](const drills::HandsTask& t) {
                      cloth.playerCards = facesOf(t.player);
                      cloth.dealerCards = facesOf(t.dealer);
                  },
                  [&](const drills::QualificationTask& t) { cloth.dealerCards = facesOf(t.dealer); },
                  [&](const drills::BetTask& t) {
                      cloth.playerCards = facesOf(t.player);
                      cloth.dealerCards = facesOf(t.dealer);
                      cloth.ante = t.ante.cents;
                      cloth.bet = (poker::kBetPerAnte * t.ante).cents;
                  },
              });
    shown.cloth = QVariant::fromValue(cloth);
}

void PokerDrills::show(DrillVerdict& shown, const drills::Task& task) const {
    PokerDrillHands hands;
    drills::visitOf<drills::PokerTasks>(
        task,
        Overloaded{
            [&](const drills::HandsTask& t) {
                hands.player = PokerText::hand(t.player, t.ranking);
                hands.dealer = PokerText::hand(t.dealer, t.ranking);
            },
            [&](const drills::QualificationTask& t) { hands.dealer = PokerText::hand(t.dealer, t.ranking); },
            [&](const drills::BetTask& t) {
                hands.player = PokerText::hand(t.player, t.settings.ranking);
                hands.dealer = PokerText::hand(t.dealer, t.settings.ranking);
            },
        });
    shown.cloth = QVariant::fromValue(hands);
}

QStringList PokerDrills::judged(const DrillVerdict& verdict) const {
    const PokerDrillHands hands = PokerDrillHands::of(verdict);
    return {hands.player, hands.dealer};
}

QString PokerDrills::cardName(const QString& card) const {
    const std::optional<poker::Card> face = poker::Card::fromText(card.toStdString());
    return face ? PokerText::card(*face) : QString();
}

QStringList PokerDrills::names(const QList<QString>& cards) const {
    QStringList names;
    for (const QString& card : cards) {
        names.append(cardName(card));
    }
    return names;
}

QStringList PokerDrills::spokenCloth(const DrillDesk& desk) const {
    const PokerDrillCloth cloth = PokerDrillCloth::of(desk.task());
    QStringList parts;
    if (!cloth.playerCards.isEmpty()) {
        parts.append(tr("The player: %1").arg(listed(names(cloth.playerCards))));
    }
    if (!cloth.dealerCards.isEmpty()) {
        parts.append(tr("The dealer: %1").arg(listed(names(cloth.dealerCards))));
    }
    if (cloth.ante > 0) {
        //: %1 and %2 are amounts
        parts.append(tr("Ante %1, bet %2").arg(amountText(Money{cloth.ante}), amountText(Money{cloth.bet})));
    }
    return parts;
}

std::vector<DrillRow> PokerDrills::rows(const DrillDesk& desk) const {
    const PokerDrillCloth cloth = PokerDrillCloth::of(desk.task());
    std::vector<DrillRow> rows = {{tr("The dealer's cards"), names(cloth.dealerCards)},
                                  {tr("The player's cards"), names(cloth.playerCards)}};
    if (cloth.ante > 0) {
        rows.push_back({tr("Stakes"),
                        {tr("Ante %1").arg(amountText(Money{cloth.ante})),
                         tr("Bet %1").arg(amountText(Money{cloth.bet}))}});
    }
    return rows;
}

QStringList PokerDrills::hand(const DrillDesk& desk) const {
    return names(PokerDrillCloth::of(desk.task()).playerCards);
}

QStringList PokerDrills::house(const DrillDesk& desk) const {
    return names(PokerDrillCloth::of(desk.task()).dealerCards);
}

QString PokerTaskText::title(drills::Drill drill) const {
    switch (drill) {
    case drills::Drill::hands: return tr("Hand against hand");
    case drills::Drill::qualification: return tr("Does the dealer play?");
    case drills::Drill::bet: return tr("What the bet pays");
    default: return {};
    }
}

QString PokerTaskText::detail(drills::Drill drill) const {
    switch (drill) {
    case drills::Drill::hands: return tr("Who wins? The verdict says which comparison decided.");
    case drills::Drill::qualification: return tr("Ace and king or better: does the dealer qualify?");
    case drills::Drill::bet: return tr("Ante and bet against the dealer's open hand.");
    default: return {};
    }
}

QString PokerTaskText::question(const drills::Task& task) const {
    return drills::visitOf<drills::PokerTasks>(
        task,
        Overloaded{
            [](const drills::HandsTask&) { return tr("Which hand is better?"); },
            [](const drills::QualificationTask&) { return tr("Does the dealer play?"); },
            [](const drills::BetTask& t) {
                const QString stakes =
                    tr("Ante %1, bet %2.").arg(amountText(t.ante), amountText(poker::kBetPerAnte * t.ante));
                return t.betAlone ? tr("%1 What is paid for the bet?").arg(stakes)
                                  : tr("%1 What is paid for both, not counting the stakes?").arg(stakes);
            },
        });
}

QStringList PokerTaskText::choices(const drills::Task& task) const {
    return drills::visitOf<drills::PokerTasks>(
        task, Overloaded{
                  [](const drills::HandsTask&) {
                      return QStringList{tr("The player's"), tr("The dealer's"), tr("Neither: a tie")};
                  },
                  [](const drills::QualificationTask&) {
                      return QStringList{tr("The dealer plays"), tr("Does not qualify")};
                  },
                  [](const drills::BetTask&) { return QStringList(); },
              });
}

QString PokerTaskText::subject(drills::Drill drill, std::string_view subject) const {
    const QString key = textOf(subject);
    switch (drill) {
    case drills::Drill::hands: {
        const std::map<std::string_view, QString> names = {
            {"different", tr("Different combinations")},
            {"pair_named", tr("Pairs: pair and highest card")},
            {"pair_further", tr("Pairs: remaining cards")},
            {"pair_tie", tr("Pairs: a tie")},
            {"high_named", tr("High cards")},
            {"high_suits", tr("High cards: three of one suit")},
            {"high_tie", tr("High cards: a tie")},
            {"two_pairs_named", tr("Two pairs")},
            {"straight_named", tr("Straights")},
            {"straight_tie", tr("Straights: a tie")},
            {"flush_named", tr("Flushes: highest card")},
            {"flush_further", tr("Flushes: remaining cards")},
            {"three_named", tr("Three of a kind")},
            {"full_house_named", tr("Full houses")}};
        const auto found = names.find(subject);
        return found == names.end() ? key : found->second;
    }
    case drills::Drill::qualification:
    case drills::Drill::bet: {
        const std::map<std::string_view, QString> names = {
            {"ace_alone", tr("Ace without a king")},
            {"king_alone", tr("King without an ace")},
            {"not_qualified", tr("The dealer does not qualify")},
            {"lost", tr("Lost to the dealer")},
            {"tie", tr("A tie")}};
        if (const auto found = names.find(subject); found != names.end()) {
            return found->second;
        }
        for (int i = 0; i <= static_cast<int>(poker::Combination::royal_flush); ++i) {
            const auto combination = static_cast<poker::Combination>(i);
            const bool isAceKing = combination == poker::Combination::ace_king;
            if (isAceKing ? subject == "ace_king" : poker::name(combination) == subject) {
                return PokerText::combination(combination);
            }
        }
        return key;
    }
    default: return key;
    }
}

// Explanations: the hand's rank and its payment.

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
            return tr("Equal so far: the remaining cards decide, from the highest down.");
        case poker::DecidedBy::suits:
            return tr("Equal high cards: the hand with three cards of one suit wins.");
        case poker::DecidedBy::nothing:
            return tr("Equal down to the last card: a tie, the stakes are returned.");
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
