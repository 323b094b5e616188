// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The words of bingo: prizes, numbers, captions, reasons. The engine has only keys.
#pragma once

#include "engine/games/bingo/events.h"
#include "engine/games/bingo/settings.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <span>

namespace mesaviva::app {

/// Words for one language at a time, the one that is installed in the application.
class BingoText {
    Q_DECLARE_TR_FUNCTIONS(BingoText)

public:
    /// "Bingo 90".
    static QString variant(bingo::Variant variant);

    /// The regulation's name.
    static QString rules();

    /// The prize as the law calls it: "Line", "Four corners", "Bingo jackpot".
    static QString prize(bingo::PrizeKind kind);
    /// The same within a sentence: "line".
    static QString prizeInside(bingo::PrizeKind kind);

    /// "20 %": hundredths of a per cent.
    static QString share(bingo::BasisPoints share);
    /// "Line 20 %", in the order of the kinds.
    static QStringList shares(const bingo::Settings& settings);

    /// B42: "up to ball 45".
    static QString within(int balls);
    /// "1 234,56 pts up to ball 45".
    static QString jackpot(Money value, int withinBalls);

    /// A number as its ball shows it: "17", in 75 "B 12", a symbol's name.
    static QString ball(bingo::Ball ball, const bingo::Settings& settings);
    /// The same as it stands on a card: "17", a symbol's name.
    static QString cell(bingo::Ball ball, const bingo::Settings& settings);

    /// Numbers that would bring a prize: "17 or 23 for the line".
    static QString near(bingo::PrizeKind kind, std::span<const bingo::Ball> numbers,
                        const bingo::Settings& settings);

    /// "up to 24 cards".
    static QString limit(int maxCards);
    /// "continuous", "sessions".
    static QString mode(bingo::Mode mode);
    /// In which directions lines run: "rows, columns, diagonals".
    static QString directions(const bingo::Directions& lines);

    /// The readings and the house's choices that a room plays by, a sentence each.
    static QStringList houseRules(const bingo::Settings& settings);

    /// What the room announces, as a caption. `own`: it is said to this player.
    static QString announcement(const bingo::Announced& announced, const bingo::Settings& settings,
                                const QString& playerName, bool own);

    /// Why a command is refused, and what would work.
    static QString refusal(bingo::Action action, const bingo::Refusal& refusal,
                           const bingo::Settings& settings);

    /// Why a round is void, in a sentence.
    static QString voidReason(bingo::VoidReason reason);

    /// "2 cards".
    static QString cards(int count);
    /// Two or more names: "Rosa M. and 2 more"; `names` are the first of so many `winners`.
    static QString winners(const QStringList& names, int winners);

    /// The player's own room.
    static QString customRoom();
    /// A room in which a scenario plays.
    static QString scenarioRoom();

    /// What an event of weight is called on a repetition's time line; `kind` is its name in records. Empty
    /// for one without weight.
    static QString weighty(const QString& kind);
};

} // namespace mesaviva::app
