// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of the event log that all games share. The engine has only keys.
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/base/money.h"
#include "engine/base/table_clock.h"
#include "engine/record/fields/field_list.h"
#include "engine/table/player.h"
#include "engine/table/refusal.h"
#endif

#include "app/core/text/amounts.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <utility>

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

/// What an event corrects: the state before and after, who corrected it, and why, each in a few words.
/// Records are never edited: a correction is an event of its own.
struct Correction {
    QString before;
    QString after;
    QString who;
    QString why;

    friend bool operator==(const Correction&, const Correction&) = default;
};

/// The corrections that all games share, in the current language; those of one game are in its event log
/// (`roulette_event_log.h`).
class CorrectionText {
    Q_DECLARE_TR_FUNCTIONS(CorrectionText)

public:
    /// A round is declared void because the system failed.
    static Correction voidRound();
    /// A settlement of a void round: the stake was `before`, and `after` is returned.
    static Correction refund(const QString& before, const QString& after);
    /// An entry at real equipment, taken back before it counted; `signer` may be empty.
    static Correction entryTakenBack(const QString& entry, const QString& signer);
    /// A displaced stake is put back: `after` is placed, and `before` was on the table, if known.
    static Correction restored(std::optional<Money> before, Money after);
    /// "Before: 5.00 · after: 10.00 · by the croupier · because …".
    static QString sentence(const Correction& correction);
    /// "Before: 5.00", where the rest is shown anyway.
    static QString beforeText(const Correction& correction);
    /// Its four parts with their labels.
    static std::array<std::pair<QString, QString>, 4> parts(const Correction& correction);
};

/// States for each refusal what would have been allowed instead, in a few words of the current language;
/// never empty. Contains what games share; each game adds its own (<game>_event_log.cpp).
class AllowedText {
    Q_DECLARE_TR_FUNCTIONS(AllowedText)

public:
    /// Formats it: "Allowed: 5.00 or more".
    static QString sentence(const QString& allowed);

    /// The accepted amounts next to the refused one; empty: none.
    template <class Refusal>
    static QString nearest(const Refusal& refusal) {
        return nearestOf(refusal.nearestBelow, refusal.nearestAbove);
    }
    /// The text for a reason that every game has; `later` says when it will be possible, `seat` how to take
    /// part.
    template <class Refusal>
    static QString common(CommonReason reason, const Refusal& refusal, const QString& later,
                          const QString& seat) {
        return commonOf(reason, {refusal.nearestBelow, refusal.nearestAbove, refusal.limit}, later, seat);
    }

    static QString nextBetting();
    static QString onceLost();
    static QString onceDue();

private:
    struct Amounts {
        Money below;
        Money above;
        Money limit;
    };
    static QString nearestOf(Money below, Money above);
    static QString commonOf(CommonReason reason, const Amounts& amounts, const QString& later,
                            const QString& seat);
};

} // namespace mesaviva::app
