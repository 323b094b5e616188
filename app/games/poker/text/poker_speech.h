// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The spoken sentences of a table of póquer sem descarte. PokerText makes the captions of the same events.
#pragma once

#include "app/media/voice/sentence.h"
#include "engine/games/poker/events.h"

#include <QCoreApplication>
#include <QString>

namespace mesaviva::app {

/// Spoken sentences in the installed language.
class PokerSpeech {
    Q_DECLARE_TR_FUNCTIONS(PokerSpeech)

public:
    /// An announcement (P14 and others). `own`: it is addressed to this player; `dealerHand` is the dealer's
    /// hand as text, once it has been shown.
    static Sentence announcement(const poker::Announced& announced, const QString& playerName, bool own,
                                 const QString& dealerHand);

    /// This player's result of the round.
    static Sentence result(const poker::Settled& settled);
};

} // namespace mesaviva::app
