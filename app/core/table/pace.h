// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/table/ticks.h"

#include <memory>
#include <utility>

namespace mesaviva::app {

/// How a table's time runs.
struct Pace {
    /// A number is a pace by the machine's own time.
    Pace(double tableSeconds = 1.0, std::unique_ptr<Ticks> source = std::make_unique<SystemTicks>())
        : speed(tableSeconds),
          ticks(std::move(source)) {}

    double speed;                 ///< table seconds in one real second, more than 0
    std::unique_ptr<Ticks> ticks; ///< where real time comes from
};

} // namespace mesaviva::app
