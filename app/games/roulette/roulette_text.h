// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of roulette: names of chances, stakes, numbers and series, captions, reasons, spoken sentences.
// The engine has only keys.
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/games/roulette/events.h"
#include "engine/games/roulette/settings.h"
#endif

#include "app/media/voice/sentence.h"

#include <QCoreApplication>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <utility>

namespace mesaviva::app::RoulettePlayerStatus {

Q_NAMESPACE
QML_ELEMENT

/// A player's status at the table.
enum Status {
    Gone,    ///< the session is over; the row stays, so that the others keep their positions
    Playing, ///< at the table
    Invited, ///< has not staked for a while and was asked to leave
    Leaving, ///< leaves when the round is over
    Lost,    ///< the connection is lost
};
Q_ENUM_NS(Status)

} // namespace mesaviva::app::RoulettePlayerStatus

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

    /// The same of a stake, with the series or neighbours that it belongs to.
    static QString stake(const roulette::Stake& stake, const roulette::Settings& settings);

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

    /// What the program says of a regulation, from the register of rules.
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
    /// The same, with the numbers of the wheel if the regulation knows several wheels.
    static QString wheel(const roulette::RegulationWheel& wheel);
};

/// Texts in the installed language.
class RouletteText {
    Q_DECLARE_TR_FUNCTIONS(RouletteText)

public:
    /// A player's status: "leaves after this round"; empty if there is nothing to show.
    static QString status(RoulettePlayerStatus::Status status);

    /// The caption of an announcement. `own`: it is addressed to this player.
    static QString announcement(const roulette::Announced& announced, const roulette::Settings& settings,
                                const QString& playerName, bool own);

    /// The chips of a series or neighbours stake; one: a stake on a single spot.
    struct Chips {
        int count = 1;
        Money value{};       ///< of each
        bool booked = false; ///< under its name, with a maximum for all of them (I-R34c)
    };

    /// Why a command is refused, and what would be accepted; `chance` is the name of the stake, if it is a
    /// single one. What `refusal` says of several chips is about each of them: both are named, chip and
    /// whole.
    static QString refusal(roulette::Action action, const roulette::Refusal& refusal, const QString& chance);
    static QString refusal(roulette::Action action, const roulette::Refusal& refusal, const QString& chance,
                           const Chips& chips);

    /// A stake's result and its reason, in one sentence; without a number the round is void.
    static QString reason(const roulette::SettledStake& settled, std::optional<roulette::Pocket> drawn,
                          const roulette::Settings& settings);
};

/// Spoken sentences in the installed language.
class RouletteSpeech {
    Q_DECLARE_TR_FUNCTIONS(RouletteSpeech)

public:
    /// "seventeen", "double zero".
    static QString number(roulette::Pocket pocket);

    /// R23, M4: the number as it is called: "seventeen, black, odd, low"; "zero, green".
    static QString pocket(roulette::Pocket pocket);

    /// A spot with its numbers: "Split, seventeen and twenty".
    static QString spot(roulette::SpotId spot, const roulette::Settings& settings);

    /// An announcement. `own`: it is addressed to this player.
    static Sentence announcement(const roulette::Announced& announced, const roulette::Settings& settings,
                                 const QString& playerName, bool own);

    /// This player's result of the round.
    static Sentence result(const roulette::Settled& settled);
};

} // namespace mesaviva::app
