// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/teach/poker_drills.h"

#include "app/teach/drill_desk.h"
#include "app/words/amounts.h"
#include "app/words/poker_words.h"
#include "app/words/texts.h"
#include "engine/base/overloaded.h"
#include "engine/poker/pay_table.h"

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

void PokerDrills::lay(DrillTask& shown, const drills::Task& task) const {
    drills::visitOf<drills::PokerTasks>(
        task, Overloaded{
                  [&](const drills::HandsTask& t) {
                      shown.playerCards = facesOf(t.player);
                      shown.dealerCards = facesOf(t.dealer);
                  },
                  [&](const drills::QualificationTask& t) { shown.dealerCards = facesOf(t.dealer); },
                  [&](const drills::BetTask& t) {
                      shown.playerCards = facesOf(t.player);
                      shown.dealerCards = facesOf(t.dealer);
                      shown.ante = t.ante.cents;
                      shown.bet = (poker::kBetPerAnte * t.ante).cents;
                  },
              });
}

void PokerDrills::show(DrillVerdict& shown, const drills::Task& task) const {
    drills::visitOf<drills::PokerTasks>(
        task, Overloaded{
                  [&](const drills::HandsTask& t) {
                      shown.playerHand = PokerWords::hand(t.player, t.ranking);
                      shown.dealerHand = PokerWords::hand(t.dealer, t.ranking);
                  },
                  [&](const drills::QualificationTask& t) {
                      shown.dealerHand = PokerWords::hand(t.dealer, t.ranking);
                  },
                  [&](const drills::BetTask& t) {
                      shown.playerHand = PokerWords::hand(t.player, t.settings.ranking);
                      shown.dealerHand = PokerWords::hand(t.dealer, t.settings.ranking);
                  },
              });
}

QString PokerDrills::cardName(const QString& card) const {
    const std::optional<poker::Card> face = poker::Card::fromText(card.toStdString());
    return face ? PokerWords::card(*face) : QString();
}

QStringList PokerDrills::names(const QList<QString>& cards) const {
    QStringList names;
    for (const QString& card : cards) {
        names.append(cardName(card));
    }
    return names;
}

QStringList PokerDrills::laid(const DrillDesk& desk) const {
    const DrillTask& task = desk.task();
    QStringList parts;
    if (!task.playerCards.isEmpty()) {
        parts.append(tr("The player: %1").arg(listed(names(task.playerCards))));
    }
    if (!task.dealerCards.isEmpty()) {
        parts.append(tr("The dealer: %1").arg(listed(names(task.dealerCards))));
    }
    if (task.ante > 0) {
        //: %1 and %2 are amounts
        parts.append(tr("Ante %1, bet %2").arg(amountText(Money{task.ante}), amountText(Money{task.bet})));
    }
    return parts;
}

std::vector<DrillRow> PokerDrills::rows(const DrillDesk& desk) const {
    const DrillTask& task = desk.task();
    std::vector<DrillRow> rows = {{tr("The dealer's cards"), names(task.dealerCards)},
                                  {tr("The player's cards"), names(task.playerCards)}};
    if (task.ante > 0) {
        rows.push_back({tr("Stakes"),
                        {tr("Ante %1").arg(amountText(Money{task.ante})),
                         tr("Bet %1").arg(amountText(Money{task.bet}))}});
    }
    return rows;
}

QStringList PokerDrills::hand(const DrillDesk& desk) const { return names(desk.task().playerCards); }

QStringList PokerDrills::house(const DrillDesk& desk) const { return names(desk.task().dealerCards); }

} // namespace mesaviva::app
