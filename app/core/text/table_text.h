// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The words that are the same at the tables of several games. The engine has only keys.
#pragma once

#include "engine/base/money.h"
#include "engine/base/rule_id.h"
#include "engine/table/phrase.h"
#include "engine/table/refusal.h"

#include <QCoreApplication>
#include <QString>

namespace mesaviva::app {

/// Words for one language at a time, the one that is installed in the application.
class TableText {
    Q_DECLARE_TR_FUNCTIONS(TableText)

public:
    /// What this player is called at the own screen: "You".
    static QString you();
    /// What is said of a player whose line is lost.
    static QString lineLost();

    /// What every table announces, as a caption. `own`: it is said to this player.
    static QString announcement(CommonPhrase phrase, const QString& playerName, bool own);

    /// Why a command is refused, where the game has no better words for it; `limit` is the refusal's.
    static QString refusal(CommonReason reason, Money limit);
    /// Why a player's line does not come back: it is not lost. And why what drivers send is refused.
    static QString lineThere();
    static QString notDue();
    /// Why nothing can be done at a table where a scenario or a repetition plays.
    static QString stepsAct();

    /// Why nothing can be done by an observer; and what one is called.
    static QString observing();
    static QString observer();

    /// What can be done now, where nothing can be: the session has ended, or there never was one.
    static QString watching(bool sessionOver);
    /// The same between two rounds.
    static QString nextRound();
    /// What whoever watches a scenario or a repetition is told at its end.
    static QString nothingFollows();

    /// A rule of the house with its number: "The numbers stand in the American order (R6)".
    static QString houseRule(const QString& text, const QString& rule);
    /// The same with the first of some rules.
    static QString houseRule(const QString& text, const Rules& rules);

    /// What an event of weight is called on a repetition's time line; `kind` is its name in records. Empty
    /// for one without weight.
    static QString weighty(const QString& kind);
};

} // namespace mesaviva::app
