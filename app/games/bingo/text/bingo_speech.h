// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a bingo room says aloud. The same events make the captions (BingoText).
#pragma once

#include "app/media/voice/sentence.h"
#include "engine/games/bingo/events.h"
#include "engine/games/bingo/settings.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <optional>

namespace mesaviva::app {

/// Who has won a prize, as far as they are named.
struct BingoWinners {
    QStringList names; ///< as they are written
    int all = 0;       ///< with those that are not named
    bool own = false;  ///< the first one is this player
};

/// What a room knows of an announcement beside it; the caption tells it, too.
struct BingoAside {
    BingoWinners winners;                        ///< of the prize that it names
    std::optional<bingo::VoidReason> voidReason; ///< of the round that it declares void
};

/// Sentences in the language that is installed in the application.
class BingoSpeech {
    Q_DECLARE_TR_FUNCTIONS(BingoSpeech)

public:
    /// A number as it is called: "seventeen", in 75 with its letter before it, a symbol's name.
    static QString ball(bingo::Ball ball, const bingo::Settings& settings);

    /// The same as a sentence of its own with the nickname that it has by tradition, if any: "Two little
    /// ducks, twenty-two".
    static QString nicknamedBall(bingo::Ball ball, const bingo::Settings& settings);

    /// An announcement. `own`: it is said to this player; `nicknames`: balls are called with theirs.
    static Sentence announcement(const bingo::Announced& announced, const bingo::Settings& settings,
                                 const QString& playerName, bool own, const BingoAside& aside,
                                 bool nicknames = false);

    /// What the round has brought this player.
    static Sentence result(const bingo::Settled& settled);
};

} // namespace mesaviva::app
