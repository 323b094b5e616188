// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/table/table_session.h"

#include "engine/scenario/scenario.h"

namespace mesaviva::app {

QString stagedKeyOf(const scenario::Scenario& scenario) {
    constexpr std::size_t kEnough = 32; // digits
    return scenario.digest.empty()
               ? QString()
               : QStringLiteral("story-") + QString::fromStdString(scenario.digest.substr(0, kEnough));
}

} // namespace mesaviva::app
