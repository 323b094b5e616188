// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/roulette/events.h"
#include "engine/roulette/settings.h"

#include <cstdint>

namespace mesaviva::roulette {

/// What a refusal is about where its reason alone leaves it open.
enum class RefusalCause : std::uint8_t {
    other,             ///< the reason says it
    player_maximum,    ///< `above_maximum`: all that a player stakes, whatever the chance
    stakes_put_back,   ///< `not_now`: disturbed stakes are being put back
    not_all_paid,      ///< `not_now`: stakes are taken again once all is paid
    ball_runs,         ///< `not_now`: a fault for which the ball must not run
    ball_does_not_run, ///< `not_now`: a fault for which the ball must run
    line_there,        ///< `not_now`: a line is to come back that is not lost
    not_due,           ///< `not_now`: what drivers send comes at its time alone
};

/// The same for a refusal of the present and for one on record: the terms of the regulation whose rules it
/// names, and what was refused.
RefusalCause causeOf(Deed deed, const Refusal& refusal, const Settings& settings);

} // namespace mesaviva::roulette
