// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/lesson_entries.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>
#include <vector>

namespace mesaviva::app {

/// One line of exact figures, for a list.
class FigureRow {
    Q_GADGET
    QML_VALUE_TYPE(figureRow)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QString heading MEMBER heading)

public:
    QString label;   ///< its subject: "Straight up"
    QString value;   ///< "2,70 %"
    QString detail;  ///< additional information
    QString heading; ///< of the group that begins here; empty within it
};

/// A request for exact figures: a game, one of its choices, a room and a size.
struct FiguresQuestion {
    int game = 0; ///< the index among the games that have figures
    int choice = 0;
    int size = 0;
    int room = 0;

    friend bool operator==(const FiguresQuestion&, const FiguresQuestion&) = default;
};

/// Called with the progress from 0 to 1; returns false to cancel.
using FiguresProgress = std::function<bool(double)>;

/// A result, in the current language.
class Figures {
public:
    Figures() = default;
    Figures(const Figures&) = delete;
    Figures& operator=(const Figures&) = delete;
    virtual ~Figures() = default;

    /// The result in a sentence.
    virtual QString verdict() const = 0;
    /// All rows; in a game with up cards, those for this one.
    virtual QList<FigureRow> rows(int upCard) const = 0;
    /// Further arguments that the command line of GameFigures::line() needs to reproduce the result; empty:
    /// none.
    virtual QString lineEnd() const { return {}; }
};

/// The exact figures of one game: what can be computed, and the result. Stateless; texts are in the current
/// language.
class GameFigures {
public:
    GameFigures() = default;
    GameFigures(const GameFigures&) = delete;
    GameFigures& operator=(const GameFigures&) = delete;
    virtual ~GameFigures() = default;

    /// The game's title in the list of figures.
    virtual QString title() const = 0;
    /// Its regulations' readings, wheels or variants.
    virtual QStringList choices() const = 0;
    /// Its rooms with that choice, the default first, and the numbers of cards in play; empty: no choice.
    virtual QStringList rooms(int /*choice*/) const { return {}; }
    virtual QStringList sizes() const { return {}; }
    /// The dealer's possible up cards, if figures are computed for each of them.
    virtual QStringList upCards() const { return {}; }
    /// Describes the figures to be computed and what is special about the choice.
    virtual QString about(const FiguresQuestion& question) const = 0;
    /// The equivalent command line.
    virtual QString line(const FiguresQuestion& question) const = 0;
    /// Computes the figures, on any thread; null if cancelled.
    virtual std::shared_ptr<const Figures> find(const FiguresQuestion& question,
                                                const FiguresProgress& progress) const = 0;
};

class TableModel;

/// A player's open stakes or cards, and their expected value.
struct StandingOdds {
    QString player;                   ///< in the current language
    std::function<LessonOdds()> odds; ///< computes the exact odds; valid only while the table does not change
};

/// Capability of a game that computes what bets are worth while the outcome is still open.
class TableOdds {
public:
    virtual ~TableOdds() = default;

    /// The odds of everybody who has bets on this table. They hold until the table changes.
    virtual std::vector<StandingOdds> standingOdds(TableModel& table) const = 0;
};

} // namespace mesaviva::app
