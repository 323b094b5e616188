// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a roulette table says aloud. The same events make the captions (RouletteText).
#pragma once

#include "app/media/voice/sentence.h"
#include "engine/games/roulette/events.h"
#include "engine/games/roulette/settings.h"

#include <QCoreApplication>
#include <QString>

namespace mesaviva::app {

/// Sentences in the language that is installed in the application.
class RouletteSpeech {
    Q_DECLARE_TR_FUNCTIONS(RouletteSpeech)

public:
    /// "seventeen", "double zero".
    static QString number(roulette::Pocket pocket);

    /// R23, M4: the number as it is called: "seventeen, black, odd, low"; "zero, green".
    static QString pocket(roulette::Pocket pocket);

    /// A spot with its numbers: "Split, seventeen and twenty".
    static QString spot(roulette::SpotId spot, const roulette::Settings& settings);

    /// An announcement. `own`: it is said to this player.
    static Sentence announcement(const roulette::Announced& announced, const roulette::Settings& settings,
                                 const QString& playerName, bool own);

    /// What the round has brought this player.
    static Sentence result(const roulette::Settled& settled);
};

} // namespace mesaviva::app
