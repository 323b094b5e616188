// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/base/money.h"
#include "engine/games/poker/hand.h"
#endif

#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace mesaviva::app {

/// A line of the pay-table: what the bet pays for a winning hand (P12).
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
    int multiple = 0; ///< so many times the bet
    QString rule;     ///< for instance `P12e`
    qint64 pays = 0;  ///< cents, for this player's bet; 0: there is none
    bool own = false; ///< this player's hand is such a one

    friend bool operator==(const PokerPayLine&, const PokerPayLine&) = default;
};

/// The whole table, the highest hand first, in the installed language. `bet`: what this player has in the bet
/// box, or would put there; `hand`: the player's own, if all of it is known.
[[nodiscard]] QVariantList pokerPayTable(Money bet, std::optional<poker::Combination> hand);

/// Which of its lines a hand is paid by, from 0.
[[nodiscard]] int payLineOf(poker::Combination hand);

} // namespace mesaviva::app
