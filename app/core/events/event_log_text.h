// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The words of a trace that are the same in all games. The engine has only keys.
#pragma once

#include "app/core/text/amounts.h"
#include "engine/base/table_clock.h"
#include "engine/record/field_list.h"
#include "engine/table/player.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <functional>
#include <string_view>

namespace mesaviva::app {

/// What players are called where a trace is told.
using EventLogNames = std::function<QString(PlayerId)>;

/// Words for one language at a time, the one that is installed in the application.
class EventLogText {
    Q_DECLARE_TR_FUNCTIONS(EventLogText)

public:
    /// What a kind of event is called, by its name in records: "Card dealt".
    static QString kind(std::string_view key);
    /// A moment on the table's clock: "1:02:35.250".
    static QString moment(Instant at);
    /// What a field says: "12,50 pts", "0:35.000"; of a list or an object how many parts it has.
    static QString value(const record::Field& field);
    /// What may not be known before the round has closed.
    static QString hidden();
    /// The dealer, to whom nobody's cards go.
    static QString nobody();
    /// The simulated players of a bingo room.
    static QString crowd();
    /// A stake that stays in a round although its player's line is lost.
    static QString staysInPlay(const QString& player, Money staked);
    /// What comes back of a settlement, winnings included.
    static QString comesBack(Money returned);
    /// That an inspector has brought an event about.
    static QString injectedHere();
    /// "until 0:35.000".
    static QString until(Instant until);
    /// The ball of a void spin lies on the last number again.
    static QString ballBack(const QString& pocket);
    /// "card 12".
    static QString cardNumber(std::uint32_t card);
    /// "12 of 90".
    static QString ofBalls(int drawn, int all);
    /// What is told of an event for which a game has no words of its own: who it is about, and an amount.
    template <class Event, class Name>
    static QString common(const Event& event, const Name& name) {
        QStringList parts;
        if constexpr (requires { event.player; }) {
            if (event.player != kNobody) {
                parts.append(name(event.player));
            }
        }
        if constexpr (requires { event.amount.cents; }) {
            parts.append(amountText(event.amount));
        }
        return join(parts);
    }
    /// Parts of a sentence one after the other, those that are empty left out: "Inês · 5,00 pts".
    static QString join(const QStringList& parts);
};

} // namespace mesaviva::app
