// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/lesson_entries.h"

#include <QString>

#include <functional>

namespace mesaviva::app {

/// What somebody has on a table while chance still decides, and what that is worth.
struct StandingOdds {
    QString player;                   ///< in the present language
    std::function<LessonOdds()> odds; ///< counts them, exactly; only as long as the table stands as it does
};

} // namespace mesaviva::app
