// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Texts and spoken sentences that all games share. The engine has only keys.
#pragma once

#include "app/media/voice/sentence.h"
#include "engine/base/money.h"
#include "engine/base/rule_id.h"
#include "engine/table/common_keys.h"
#include "engine/table/refusal.h"

#include <QCoreApplication>
#include <QString>

#include <string_view>

namespace mesaviva::app {

/// Texts in the application's installed language.
class TableText {
    Q_DECLARE_TR_FUNCTIONS(TableText)

public:
    /// The local player's name on their own screen: "You", or the name that they have chosen. Texts alone: on
    /// record it is `player` all the same.
    static QString you();
    /// The name that the local player has chosen; empty: none.
    static QString ownName();
    /// Sets that name for all threads; empty: none.
    static void setOwnName(const QString& name);
    /// The text for a player whose line is lost.
    static QString lineLost();

    /// The caption of a phrase that every table announces. `own`: it addresses this player.
    static QString announcement(CommonPhrase phrase, const QString& playerName, bool own);

    /// Why a command is refused, where the game has no better text; `limit` comes from the refusal.
    static QString refusal(CommonReason reason, Money limit);
    /// Why a player's line can't be restored: it is not lost. And why a driver's command is refused.
    static QString lineThere();
    static QString notDue();
    /// Why a contribution to the round's seed comes too late, and why a second one is refused.
    static QString contributionTooLate();
    static QString contributedAlready();
    /// Why nothing can be done at a table that plays a scenario or a replay.
    static QString stepsAct();

    /// Why an observer can't act; and the name for an observer.
    static QString observing();
    static QString observer();

    /// What is possible when no action is: the session has ended, or there never was one.
    static QString watching(bool sessionOver);
    /// The same between two rounds.
    static QString nextRound();
    /// Shown at the end of a scenario or a replay.
    static QString nothingFollows();

    /// A house rule with its number: "The numbers are in the American order (R6)".
    static QString houseRule(const QString& text, const QString& rule);
    /// The same with the first of several rules.
    static QString houseRule(const QString& text, const Rules& rules);
};

/// Sentences in the application's installed language.
class TableSpeech {
    Q_DECLARE_TR_FUNCTIONS(TableSpeech)

public:
    /// A sentence of the croupier in the current language; `key` identifies its subject.
    static Sentence say(Urgency urgency, const QString& text, std::string_view key);

    /// The urgency of a phrase that every table uses.
    static Urgency urgencyOf(CommonPhrase phrase);

    /// A payment (R31): "Ana, split, seventeen and twenty: three hundred points".
    static Sentence payment(const QString& playerName, bool own, const QString& stake, Money winnings,
                            std::string_view key);

    /// A sentence of the live table while a replay is shown in its place: "At the table: no more bets".
    static Sentence atTable(Sentence sentence);

    /// This player's result of a round: "You win ten points".
    static QString result(Money net);
};

} // namespace mesaviva::app
