// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The spoken sentences of a bingo room. BingoText makes the captions of the same events.
#pragma once

#include "app/media/voice/sentence.h"
#include "engine/games/bingo/events.h"
#include "engine/games/bingo/settings.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <optional>

namespace mesaviva::app {

/// The winners of a prize, as far as they are named.
struct BingoWinners {
    QStringList names; ///< in written form
    int all = 0;       ///< including those that are not named
    bool own = false;  ///< the first one is this player
};

/// What a room adds to an announcement, for the caption and the spoken sentence.
struct BingoAside {
    BingoWinners winners;                        ///< of the announced prize
    std::optional<bingo::VoidReason> voidReason; ///< of the round declared void
};

/// Spoken sentences in the installed language.
class BingoSpeech {
    Q_DECLARE_TR_FUNCTIONS(BingoSpeech)

public:
    /// A number as it is called: "seventeen", in 75 preceded by its letter, a symbol's name.
    static QString ball(bingo::Ball ball, const bingo::Settings& settings);

    /// The same as a sentence, with its traditional nickname if it has one: "Two little ducks, twenty-two".
    static QString nicknamedBall(bingo::Ball ball, const bingo::Settings& settings);

    /// An announcement. `own`: it is addressed to this player; `nicknames`: balls are called with them.
    static Sentence announcement(const bingo::Announced& announced, const bingo::Settings& settings,
                                 const QString& playerName, bool own, const BingoAside& aside,
                                 bool nicknames = false);

    /// This player's result of the round.
    static Sentence result(const bingo::Settled& settled);
};

} // namespace mesaviva::app
