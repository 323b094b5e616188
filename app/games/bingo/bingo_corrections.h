// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/correction.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/games/bingo/events.h"
#endif

#include <QCoreApplication>

#include <optional>
#include <string_view>

namespace mesaviva::app {

/// What bingo's events correct.
class BingoCorrections {
    Q_DECLARE_TR_FUNCTIONS(CorrectionText)

public:
    /// A round is declared void: the system has failed, or there are too few players.
    static Correction voidRound(bingo::VoidReason reason);
    /// As GameDescription::corrected().
    static std::optional<Correction> ofRecorded(std::string_view event, std::string_view detail);
};

} // namespace mesaviva::app
