// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/games/roulette/events.h"
#endif

#include <QCoreApplication>
#include <QString>

namespace mesaviva::app {

/// See AllowedText.
class RouletteAllowed {
    Q_DECLARE_TR_FUNCTIONS(AllowedText)

public:
    static QString of(roulette::Action action, const roulette::Refusal& refusal);
};

} // namespace mesaviva::app
