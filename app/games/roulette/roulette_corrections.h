// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/correction.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/games/roulette/events.h"
#endif

#include <QCoreApplication>

#include <optional>
#include <string_view>

namespace mesaviva::app {

/// What roulette's events correct.
class RouletteCorrections {
    Q_DECLARE_TR_FUNCTIONS(CorrectionText)

public:
    /// A spin is declared void, and the ball is launched again.
    static Correction voidSpin(roulette::SpinVoidReason reason);
    /// Another ball is taken: the one in use was faulty, or the two take turns.
    static Correction changedBall(bool faulty);
    /// All stakes lie again that were disturbed.
    static Correction allRestored();
    /// As GameDescription::corrected().
    static std::optional<Correction> ofRecorded(std::string_view event, std::string_view detail);
};

} // namespace mesaviva::app
