// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of the event log that all games share. The engine has only keys.
#pragma once

#include "app/core/text/amounts.h"
#include "engine/base/table_clock.h"
#include "engine/record/fields/field_list.h"
#include "engine/table/player.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <functional>
#include <string_view>

namespace mesaviva::app {

/// Returns a player's name for the event log.
using EventLogNames = std::function<QString(PlayerId)>;

/// Texts in the application's installed language.
class EventLogText {
    Q_DECLARE_TR_FUNCTIONS(EventLogText)

public:
    /// The name of an event kind, by its name in records: "Card dealt".
    static QString kind(std::string_view key);
    /// A moment on the table's clock: "1:02:35.250".
    static QString moment(Instant at);
    /// A field's value: "12,50 pts", "0:35.000"; for a list or an object the number of its parts.
    static QString value(const record::Field& field);
    /// The text for what is secret until the round has closed.
    static QString hidden();
    /// The dealer, as the recipient of the house's cards.
    static QString nobody();
    /// The simulated players of a bingo room.
    static QString crowd();
    /// A stake that stays in a round although its player's line is lost.
    static QString staysInPlay(const QString& player, Money staked);
    /// The amount that a settlement returns, winnings included.
    static QString comesBack(Money returned);
    /// States that an inspector injected the event.
    static QString injectedHere();
    /// "until 0:35.000".
    static QString until(Instant until);
    /// After a void spin the ball is put back on the last number.
    static QString ballBack(const QString& pocket);
    /// "card 12".
    static QString cardNumber(std::uint32_t card);
    /// "12 of 90".
    static QString ofBalls(int drawn, int all);
    /// The text of an event for which a game has none: its player and amount.
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
    /// Joins the non-empty parts of a sentence: "Inês · 5,00 pts".
    static QString join(const QStringList& parts);
};

} // namespace mesaviva::app
