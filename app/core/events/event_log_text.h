// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of the event log that all games share. The engine has only keys.
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/base/money.h"
#include "engine/base/table_clock.h"
#include "engine/record/fields/field_list.h"
#include "engine/table/common_events.h"
#include "engine/table/contribution.h"
#include "engine/table/player.h"
#include "engine/table/refusal.h"
#include "engine/table/session.h"
#endif

#include "app/core/text/amounts.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace mesaviva::app {

/// Returns a player's name for the sentence of an event; the local player's is in the third person.
using EventLogNames = std::function<QString(PlayerId)>;

/// The name of an event kind, by its name in records.
struct KindName {
    std::string_view key;
    const char* words; ///< translated by EventLogText
};

/// Texts in the application's installed language.
class EventLogText {
    Q_DECLARE_TR_FUNCTIONS(EventLogText)

public:
    /// The name of an event kind, by its name in records: "Card dealt". The short form of its sentence.
    static QString kind(std::string_view key);
    /// The same for a mark on a replay's timeline: of the kinds that all games mark, and of the game's `own`
    /// ones. Empty for other kinds.
    static QString mark(const QString& key, std::span<const std::string_view> own);
    /// A moment on the table's clock: "1:02:35.250".
    static QString moment(Instant at);
    /// A field's value: "12,50 pts", "0:35.000"; for a list or an object the number of its parts.
    static QString value(const record::Field& field);
    /// The text for what is secret until the round has closed.
    static QString hidden();
    /// The simulated players of a bingo room.
    static QString crowd();
    /// A stake that stays in a round although its player's line is lost.
    static QString staysInPlay(const QString& player, Money staked);
    /// Joins the non-empty parts of a line: "Large win · Inês".
    static QString join(const QStringList& parts);
    /// Joins the non-empty sentences.
    static QString paragraph(const QStringList& sentences);
};

/// The sentences of the events that every table has. Each game derives its visitor from it (in its event
/// log): the one sentence of an event on sheets, in the event log, the gallery, lessons, cases and reports.
/// What the croupier announces is worded apart, as caption and for the voice (`TableText`, `TableSpeech`):
/// the rules require its words.
struct CommonSentences {
    Q_DECLARE_TR_FUNCTIONS(CommonSentences)

public:
    const EventLogNames& names;

    /// Empty for nobody.
    QString name(PlayerId player) const { return player == kNobody ? QString() : names(player); }

    QString operator()(const common::PlayerAdmitted& e) const;
    QString operator()(const common::AllowanceTaken& e) const;
    QString operator()(const common::RoundOpened& e) const;
    QString operator()(const common::SeedContributed& e) const;
    QString operator()(const common::SystemFailed& e) const;
    QString operator()(const common::PlayerDisconnected& e) const;
    QString operator()(const common::PlayerReconnected& e) const;
    QString operator()(const common::PlayerLeaving& e) const;
    QString operator()(const common::SessionInvited& e) const;
    QString operator()(const common::SessionWarned& e) const;

    static QString roundOpened();
    static QString roundClosed();
    static QString roundVoid(const QString& reason);
    static QString stakesOpen();
    static QString stakesClosed();
    QString leaving(PlayerId player) const;
    QString invited(PlayerId player) const;
    QString warned(PlayerId player) const;
    QString sessionEnded(PlayerId player, SessionEnd reason) const;
    QString settled(PlayerId player, Money staked, Money returned) const;
    /// `allowed`: what would have been allowed instead (AllowedText).
    QString refused(PlayerId player, const QString& why, const QString& allowed) const;
    static QString announced(const QString& words);
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
    /// "Before: 5.00.", where the rest is shown anyway.
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
