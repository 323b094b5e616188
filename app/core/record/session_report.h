// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/text/amount_unit.h"
#include "app/core/text/texts.h"
#include "engine/table/player.h"

#include <QList>
#include <QString>
#include <QStringList>

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
        report.rule = QStringLiteral("B52");
    } else {
        take(player.session.summary);
        report.rule = QStringLiteral("P39");
    }
    if constexpr (requires { state.settings.regulation().sessions.summary; }) {
        report.rule = firstOf(state.settings.regulation().sessions.summary);
    }
    return report;
}

/// Capability of a game that adds lines to the summary of a session, besides rounds, stakes and returns (P39,
/// B52).
class SessionSummaryText {
public:
    virtual ~SessionSummaryText() = default;

    virtual QStringList summaryText(const SessionReport& report) const = 0;
};

} // namespace mesaviva::app
