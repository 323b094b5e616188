// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/drills/poker_drills.h"

#include "app/core/text/amounts.h"
#include "app/core/text/texts.h"
#include "app/desks/teach/drills/drill_desk.h"
#include "app/desks/teach/drills/poker_drill_cloth.h"
#include "app/games/poker/text/poker_text.h"
#include "engine/base/overloaded.h"
#include "engine/games/poker/pay_table.h"

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

} // namespace mesaviva::app
