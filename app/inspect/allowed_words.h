// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bingo/events.h"
#include "engine/bingo/settings.h"
#include "engine/poker/events.h"
#include "engine/roulette/events.h"

#include <QCoreApplication>
#include <QString>

namespace mesaviva::app {

/// For every refusal what would have been allowed instead, in a few words of the present language: never
/// empty.
class AllowedWords {
    Q_DECLARE_TR_FUNCTIONS(AllowedWords)

public:
    static QString of(poker::Deed deed, const poker::Refusal& refusal);
    static QString of(roulette::Deed deed, const roulette::Refusal& refusal);
    static QString of(bingo::Deed deed, const bingo::Refusal& refusal, const bingo::Settings& settings);

    /// "Allowed: 5.00 or more".
    static QString told(const QString& allowed);
};

} // namespace mesaviva::app
