// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The rules in force at a roulette table as text: limits, chips, choices and interpretations. The engine has
// only keys.
#pragma once

#include "engine/games/roulette/odds/regulation_facts.h"
#include "engine/games/roulette/settings.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <optional>
#include <string_view>

namespace mesaviva::app {

/// Texts in the installed language.
class RouletteRuleText {
    Q_DECLARE_TR_FUNCTIONS(RouletteRuleText)

public:
    /// "1.00 pts – 30.00 pts".
    static QString limits(Money minimum, Money maximum);

    /// The limits of each chance that the table offers: "Straight up: 1.00 pts – 30.00 pts", and those over
    /// several stakes.
    static QStringList limits(const roulette::Settings& settings);

    /// The same as a table with three columns, cell by cell: the chance, its payout, its limits.
    static QStringList limitCells(const roulette::Settings& settings);

    /// The value of one value-less chip (R9): "1 chip = 5.00 pts"; empty where chips have a value.
    static QString chipValue(std::optional<Money> value);

    /// When stakes close (O14, R20, M3.2).
    static QString closing(const roulette::Settings& settings);

    /// The interpretations and choices that apply at a table, one sentence each.
    static QStringList houseRules(const roulette::Settings& settings);
};

/// Texts in the installed language.
class RouletteFactText {
    Q_DECLARE_TR_FUNCTIONS(RouletteFactText)

public:
    /// The subject of a fact: "Even chances on zero"; empty for facts about a single chance.
    static QString subject(std::string_view key);

    /// The value of a fact: "yes", "lose half", "10 times the minimum".
    static QString value(const roulette::Fact& fact);

private:
    static QString keyed(const std::string& key);
    static QString counted(std::string_view subject, std::int64_t count);
};

} // namespace mesaviva::app
