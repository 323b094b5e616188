// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The names of chances, stakes, numbers and series. The engine has only keys.
#pragma once

#include "engine/games/roulette/settings.h"

#include <QCoreApplication>
#include <QString>

#include <utility>

namespace mesaviva::app {

/// Names in the installed language.
class RouletteNames {
    Q_DECLARE_TR_FUNCTIONS(RouletteNames)

public:
    /// The chance as the law calls it: "Split", "Red".
    static QString chance(roulette::ChanceKind kind);

    /// The game's name: "Roleta americana".
    static QString game();

    /// A spot with its numbers: "Split 17-20", "Dozen 13-24", "2nd column (2-35)", "Red".
    static QString spot(roulette::SpotId spot, const roulette::Settings& settings);

    /// The numbers that a spot covers: "17-20", "from 13 to 24", "the 18 red numbers".
    static QString numbers(roulette::SpotId spot, const roulette::Settings& settings);

    /// The name of column 1 to 3, by its first number: "2nd column".
    static QString column(int which);

    /// "Série grande": the names of series are the same in every language.
    static QString series(roulette::Series series);

    /// "17 and neighbours": `chips` 3, 5 or 7 means one, two or three neighbours on each side.
    static QString neighbours(roulette::Pocket number, int chips);

    /// A series' or neighbours' name; empty for single stakes.
    static QString group(roulette::Group group);

    /// "17 to 1", "1 to 2".
    static QString pays(roulette::Odds odds);

    /// "red".
    static QString colour(roulette::Colour colour);

    /// "17, black".
    static QString pocket(roulette::Pocket pocket);

    /// The first and the last number of a sector on the wheel, clockwise.
    static std::pair<roulette::Pocket, roulette::Pocket> endsOfSector(roulette::Numbers numbers);

    /// What the program says of a regulation.
    struct RulesText {
        QString name;   ///< "Regulation 804/2015 (online)"
        QString table;  ///< what its tables are called: "Online"
        QString title;  ///< on its card in the lobby: "Online · 804/2015"
        QString detail; ///< what is special about it, in a sentence or two
        QString icon;   ///< the icon on that card
    };
    static RulesText rulesText(roulette::RuleSet rules);
    /// The regulation's name: "Regulation 804/2015 (online)".
    static QString rules(roulette::RuleSet set) { return rulesText(set).name; }
};

} // namespace mesaviva::app
