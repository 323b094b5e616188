// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a roulette table plays by, in words: limits, chips, the house's choices and readings.
// The engine has only keys.
#pragma once

#include "engine/games/roulette/settings.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <optional>

namespace mesaviva::app {

/// Words for one language at a time, the one that is installed in the application.
class RouletteRuleText {
    Q_DECLARE_TR_FUNCTIONS(RouletteRuleText)

public:
    /// "1.00 pts – 30.00 pts".
    static QString limits(Money minimum, Money maximum);

    /// The limits of each chance that the table offers: "Straight up: 1.00 pts – 30.00 pts", and those over
    /// several stakes.
    static QStringList limits(const roulette::Settings& settings);

    /// The same as a table with three columns, cell by cell: the chance, its pay-out, its limits.
    static QStringList limitCells(const roulette::Settings& settings);

    /// What one value-less chip is worth (R9): "1 chip = 5.00 pts"; empty where chips have a value.
    static QString chipValue(std::optional<Money> value);

    /// When stakes close (O14, R20, M3.2).
    static QString closing(const roulette::Settings& settings);

    /// The readings and the house's choices that a table plays by, a sentence each.
    static QStringList houseRules(const roulette::Settings& settings);
};

} // namespace mesaviva::app
