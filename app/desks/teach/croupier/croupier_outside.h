// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/base/seed.h"
#endif

#include "app/core/table/table_model.h"
#include "app/core/table/ticks.h"
#include "app/desks/teach/croupier/croupier_results.h"

#include <QString>

#include <functional>
#include <memory>

namespace mesaviva::app {

/// What a croupier desk needs from outside.
struct CroupierOutside {
    QString settings;                         ///< INI file; empty: the user's own
    QString folder;                           ///< for the results; empty: the user's own
    std::unique_ptr<Ticks> ticks;             ///< null: the system's clock
    std::function<Seed()> seed;               ///< of a shift; none: the system's generator
    std::function<Pace()> pace;               ///< of the table; none: the system's
    std::shared_ptr<CroupierResults> results; ///< shared with other desks; null: in `folder`
};

} // namespace mesaviva::app
