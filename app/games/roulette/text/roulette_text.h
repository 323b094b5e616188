// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is said at a roulette table: captions, refusals, reasons. The engine has only keys.
#pragma once

#include "app/games/roulette/text/roulette_player_status.h"
#include "engine/games/roulette/events.h"
#include "engine/games/roulette/settings.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace mesaviva::app {

/// Words for one language at a time, the one that is installed in the application.
class RouletteText {
    Q_DECLARE_TR_FUNCTIONS(RouletteText)

public:
    /// How a player stands: "leaves after this round"; empty where there is nothing to say.
    static QString status(RoulettePlayerStatus::Status status);

    /// What the table announces, as a caption. `own`: it is said to this player.
    static QString announcement(const roulette::Announced& announced, const roulette::Settings& settings,
                                const QString& playerName, bool own);

    /// Why a command is refused, and what would work; `chance` is the name of what was staked on, where it is
    /// one thing.
    static QString refusal(roulette::Action action, const roulette::Refusal& refusal, const QString& chance);

    /// What came of a stake, and why, in one sentence; without a number the round is void.
    static QString reason(const roulette::SettledStake& settled, std::optional<roulette::Pocket> drawn,
                          const roulette::Settings& settings);

    /// What an event of weight is called on a repetition's time line; `kind` is its name in records. Empty
    /// for one without weight.
    static QString weighty(const QString& kind);
};

} // namespace mesaviva::app
