// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The words of roulette: chances, stakes, numbers, captions, reasons. The engine has only keys.
#pragma once

#include "app/roulette/roulette_player_status.h"
#include "engine/roulette/events.h"
#include "engine/roulette/settings.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <optional>
#include <utility>

namespace mesaviva::app {

/// Words for one language at a time, the one that is installed in the application.
class RouletteWords {
    Q_DECLARE_TR_FUNCTIONS(RouletteWords)

public:
    /// The chance as the law calls it: "Split", "Red".
    static QString chance(roulette::ChanceKind kind);

    /// What a spot is, with its numbers: "Split 17-20", "Dozen 13-24", "Red".
    static QString spot(roulette::SpotId spot, const roulette::Settings& settings);

    /// Which numbers a spot covers: "17-20", "from 13 to 24", "the 18 red numbers".
    static QString numbers(roulette::SpotId spot, const roulette::Settings& settings);

    /// "Série grande": the series keep their name in every language.
    static QString series(roulette::Series series);

    /// "17 and neighbours": of `chips` 3, 5 or 7, one, two or three on either side.
    static QString neighbours(roulette::Pocket number, int chips);

    /// A series' or neighbours' name; empty for single stakes.
    static QString group(roulette::Group group);

    /// "17 to 1", "1 to 2".
    static QString pays(roulette::Odds odds);

    /// "1.00 € – 30.00 €".
    static QString limits(Money minimum, Money maximum);

    /// The limits of each chance that the table offers: "Straight up: 1.00 € – 30.00 €", and those over
    /// several stakes.
    static QStringList limits(const roulette::Settings& settings);

    /// The same as a table with three columns, cell by cell: the chance, its pay-out, its limits.
    static QStringList limitCells(const roulette::Settings& settings);

    /// "red".
    static QString colour(roulette::Colour colour);

    /// "17, black".
    static QString pocket(roulette::Pocket pocket);

    /// The first and the last number of a sector on the wheel, clockwise.
    static std::pair<roulette::Pocket, roulette::Pocket> endsOfSector(roulette::Numbers numbers);

    /// The regulation's name: "Regulation 804/2015".
    static QString rules(roulette::RuleSet rules);

    /// What one value-less chip is worth (R9): "1 chip = 5.00 €"; empty where chips have a value.
    static QString chipValue(std::optional<Money> value);

    /// When stakes close (O14, R20, M3.2).
    static QString closing(const roulette::Settings& settings);

    /// The readings and the house's choices that a table plays by, a sentence each.
    static QStringList houseRules(const roulette::Settings& settings);

    /// How a player stands: "leaves after this round"; empty where there is nothing to say.
    static QString status(RoulettePlayerStatus::Status status);

    /// What the table announces, as a caption. `own`: it is said to this player.
    static QString announcement(const roulette::Announced& announced, const roulette::Settings& settings,
                                const QString& playerName, bool own);

    /// Why a command is refused, and what would work; `chance` is the name of what was staked on, where it is
    /// one thing.
    static QString refusal(roulette::Deed deed, const roulette::Refusal& refusal, const QString& chance);

    /// What came of a stake, and why, in one sentence; without a number the round is void.
    static QString reason(const roulette::SettledStake& settled, std::optional<roulette::Pocket> drawn,
                          const roulette::Settings& settings);

    /// What this player is called at the own screen: "You".
    static QString you();
};

} // namespace mesaviva::app
