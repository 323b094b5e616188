// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/games/bingo/events.h"
#include "engine/games/bingo/settings.h"
#endif

#include <QCoreApplication>
#include <QString>

namespace mesaviva::app {

/// See AllowedText.
class BingoAllowed {
    Q_DECLARE_TR_FUNCTIONS(AllowedText)

public:
    static QString of(bingo::Action action, const bingo::Refusal& refusal, const bingo::Settings& settings);
};

} // namespace mesaviva::app
