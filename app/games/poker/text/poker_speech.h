// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a table of póquer sem descarte says aloud. The same events make the captions (PokerText).
#pragma once

#include "app/media/voice/sentence.h"
#include "engine/games/poker/events.h"

#include <QCoreApplication>
#include <QString>

namespace mesaviva::app {

/// Sentences in the language that is installed in the application.
class PokerSpeech {
    Q_DECLARE_TR_FUNCTIONS(PokerSpeech)

public:
    /// An announcement (P14 and its like). `own`: it is said to this player; `dealerHand` is what the dealer
    /// has, in words, where it has been shown.
    static Sentence announcement(const poker::Announced& announced, const QString& playerName, bool own,
                                 const QString& dealerHand);

    /// What the round has brought this player.
    static Sentence result(const poker::Settled& settled);
};

} // namespace mesaviva::app
