// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/base/money.h"
#include "engine/games/poker/hand.h"
#endif

#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace mesaviva::app {

/// A line of the pay table: what the bet pays for a winning hand (P12).
class PokerPayLine {
    Q_GADGET
    QML_VALUE_TYPE(pokerPayLine)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int multiple MEMBER multiple)
    Q_PROPERTY(QString rule MEMBER rule)
    Q_PROPERTY(double pays MEMBER pays)
    Q_PROPERTY(bool own MEMBER own)

public:
    QString name;     ///< the combination, as the law calls it
    int multiple = 0; ///< payout as a multiple of the bet
    QString rule;     ///< the rule, for instance `P12e`
    qint64 pays = 0;  ///< payout in cents for this player's bet; 0: no bet
    bool own = false; ///< this player's hand is of this combination

    friend bool operator==(const PokerPayLine&, const PokerPayLine&) = default;
};

/// The whole pay table, highest hand first, in the installed language. `bet` is this player's present or next
/// bet; `hand` is the player's own, if it is complete.
[[nodiscard]] QVariantList pokerPayTable(Money bet, std::optional<poker::Combination> hand);

/// The index of the line that pays a hand.
[[nodiscard]] int payLineOf(poker::Combination hand);

} // namespace mesaviva::app
