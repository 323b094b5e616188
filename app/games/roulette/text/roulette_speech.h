// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The spoken sentences of a roulette table. RouletteText makes the captions of the same events.
#pragma once

#include "app/media/voice/sentence.h"
#include "engine/games/roulette/events.h"
#include "engine/games/roulette/settings.h"

#include <QCoreApplication>
#include <QString>

namespace mesaviva::app {

/// Spoken sentences in the installed language.
class RouletteSpeech {
    Q_DECLARE_TR_FUNCTIONS(RouletteSpeech)

public:
    /// "seventeen", "double zero".
    static QString number(roulette::Pocket pocket);

    /// R23, M4: the number as it is called: "seventeen, black, odd, low"; "zero, green".
    static QString pocket(roulette::Pocket pocket);

    /// A spot with its numbers: "Split, seventeen and twenty".
    static QString spot(roulette::SpotId spot, const roulette::Settings& settings);

    /// An announcement. `own`: it is addressed to this player.
    static Sentence announcement(const roulette::Announced& announced, const roulette::Settings& settings,
                                 const QString& playerName, bool own);

    /// This player's result of the round.
    static Sentence result(const roulette::Settled& settled);
};

} // namespace mesaviva::app
