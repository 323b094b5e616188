// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/base/money.h"
#include "engine/record/rows.h"
#include "engine/table/player.h"
#endif

#include "app/core/settings/settings_store.h"
#include "app/core/text/amounts.h"
#include "app/core/text/texts.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <any>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>

namespace mesaviva::record {
template <class OnRecord>
struct RecoveredTable;
}

namespace mesaviva::app {

/// The summary of this player's session at its end (P39, O26, B52). Amounts are in cents.
struct SessionReport {
    QString game; ///< the game's key
    QString rule; ///< the rule that requires it, such as `P39`; empty: none
    AmountPlace place = AmountPlace::anywhere;
    qint64 rounds = 0; ///< with a stake
    qint64 staked = 0;
    qint64 returned = 0;
    qint64 cards = 0;      ///< bought, at bingo
    QList<qint64> prizes;  ///< by kind (bingo::PrizeKind); empty in games without prizes
    qint64 refunded = 0;   ///< for cards
    QStringList cutOff;    ///< at poker: the hands cut off before the decision (record::CutOff::cards)
    qint64 leftStaked = 0; ///< in the round that the player left; 0: nothing
    qint64 leftReturned = 0;

    friend bool operator==(const SessionReport&, const SessionReport&) = default;
};

/// The summary of a player in a game's state, without game, place and the last three members.
template <class State>
SessionReport reportOf(const State& state, PlayerId own) {
    SessionReport report;
    const auto& player = state.players[own];
    const auto take = [&report](const auto& summary) {
        report.rounds = summary.rounds;
        report.staked = summary.staked.cents;
        report.returned = summary.returned.cents;
        if constexpr (requires { summary.prizes; }) {
            report.cards = summary.cards;
            report.refunded = summary.refunded.cents;
            for (const auto& prize : summary.prizes) {
                report.prizes.append(prize.cents);
            }
        }
    };
    if constexpr (requires { player.summary; }) {
        take(player.summary);
    } else {
        take(player.session.summary);
    }
    report.rule = firstOf(summaryRules(state.settings)); // of the game's namespace
    return report;
}

/// Capability of a game that adds lines to the summary of a session, besides rounds, stakes and returns (P39,
/// B52).
class SessionSummaryText {
public:
    virtual ~SessionSummaryText() = default;

    virtual QStringList summaryText(const SessionReport& report) const = 0;
};

/// A moment of a table on record: right after this event.
struct RecordedUpTo {
    record::TableNumber table = 0;
    std::uint64_t seq = 0;

    friend bool operator==(const RecordedUpTo&, const RecordedUpTo&) = default;
};

/// This player's seat at a table when the program was killed, which can be resumed: no round runs there any
/// more, and the session continues.
class RecoveredSeat {
public:
    /// `own` is this player's number at the table; `report` is the session's summary so far.
    template <class OnRecord>
    RecoveredSeat(std::shared_ptr<const record::RecoveredTable<OnRecord>> table, PlayerId own,
                  SessionReport report)
        : m_number(table->table.number),
          m_game(OnRecord::kName),
          m_own(own),
          m_wallet(table->state.wallet(own)),
          m_report(std::move(report)),
          m_table(std::move(table)) {}

    record::TableNumber number() const { return m_number; }
    /// The game's key.
    const std::string& game() const { return m_game; }
    PlayerId own() const { return m_own; }
    /// This player's points there.
    Money wallet() const { return m_wallet; }
    /// The session's summary so far.
    const SessionReport& report() const { return m_report; }
    /// The table itself; null if it belongs to another game.
    template <class OnRecord>
    std::shared_ptr<const record::RecoveredTable<OnRecord>> table() const {
        const auto* const table =
            std::any_cast<std::shared_ptr<const record::RecoveredTable<OnRecord>>>(&m_table);
        return table ? *table : nullptr;
    }

private:
    record::TableNumber m_number;
    std::string m_game;
    PlayerId m_own;
    Money m_wallet;
    SessionReport m_report;
    std::any m_table; ///< a shared pointer to the game's RecoveredTable
};

/// The unread summaries of sessions that ended away from their tables (P39, O26, B52): the player left in
/// mid-round (P36, O23, I-P35), closed the program, or did not return after the program was killed. They
/// survive a restart.
class LeftBehind {
public:
    /// `file` is the INI file that stores them; empty: the user's own.
    explicit LeftBehind(const QString& file = {});

    /// Oldest first; empty: there are none, or they have been read.
    [[nodiscard]] const QList<SessionReport>& reports() const { return m_reports; }
    /// Adds a report; drops the oldest ones above a limit.
    void add(const SessionReport& report);
    void forget();

private:
    SettingsStore m_store;
    QList<SessionReport> m_reports;
};

} // namespace mesaviva::app
