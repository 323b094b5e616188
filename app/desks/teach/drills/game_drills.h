// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/training/drills/task.h"
#endif

#include <QAbstractListModel>
#include <QList>
#include <QLocale>
#include <QMetaType>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace mesaviva::app {

// QML types of the drills, in the current language. Properties spell lists QList<QString> because qmllint
// knows only that.

/// An available drill and its results.
class DrillInfo {
    Q_GADGET
    QML_VALUE_TYPE(drillInfo)
    Q_PROPERTY(QString key MEMBER key)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QString standing MEMBER standing)
    Q_PROPERTY(QString reason MEMBER reason)

public:
    QString key;
    QString icon; ///< of its game
    QString title;
    QString detail;
    QString standing; ///< "Level 2 · last time 18 of 20 · 3 to repeat"; empty: never practised
    QString reason;   ///< why it is not available at the chosen table; empty: it is
};

/// The task on the cloth.
class DrillTask {
    Q_GADGET
    QML_VALUE_TYPE(drillTask)
    Q_PROPERTY(QString game MEMBER game)
    Q_PROPERTY(QString question MEMBER question)
    Q_PROPERTY(QString hint MEMBER hint)
    Q_PROPERTY(QList<QString> choices MEMBER choices)
    Q_PROPERTY(bool marksPlaces MEMBER marksPlaces)
    Q_PROPERTY(bool marksNumbers MEMBER marksNumbers)
    Q_PROPERTY(QList<int> offered MEMBER offered)
    Q_PROPERTY(QList<QString> names MEMBER names)

public:
    QString game; ///< key; empty: no task
    QString question;
    QString hint; ///< placeholder of the answer's field; empty for choices
    QList<QString> choices;
    bool marksPlaces = false;  ///< answered by marking places of the layout
    bool marksNumbers = false; ///< numbers can also be marked on the layout
    QList<int> offered;        ///< places that can be marked
    QList<QString> names;      ///< names of the players, by seat or in order; empty: none
    QVariant cloth;            ///< the cloth, as a type of the game
};

/// Verdict on an answer.
class DrillVerdict {
    Q_GADGET
    QML_VALUE_TYPE(drillVerdict)
    Q_PROPERTY(bool right MEMBER right)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString given MEMBER given)
    Q_PROPERTY(QString answer MEMBER answer)
    Q_PROPERTY(QString pace MEMBER pace)
    Q_PROPERTY(QList<QString> way MEMBER way)
    Q_PROPERTY(QList<QString> rules MEMBER rules)
    Q_PROPERTY(QList<int> spots MEMBER spots)
    Q_PROPERTY(QList<int> pockets MEMBER pockets)

public:
    bool right = false;
    QString title;  ///< "Right", "Wrong", "Time is up"
    QString given;  ///< the given answer
    QString answer; ///< the right answer
    QString pace;   ///< "2.3 s: fast"
    QList<QString> way;
    QList<QString> rules;
    QList<int> spots;   ///< the right places
    QList<int> pockets; ///< the right numbers, by index
    QVariant cloth;     ///< additions to the cloth, as a type of the game
};

/// Results of a session.
class DrillSummary {
    Q_GADGET
    QML_VALUE_TYPE(drillSummary)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(bool passed MEMBER passed)
    Q_PROPERTY(QString right MEMBER right)
    Q_PROPERTY(QString seconds MEMBER seconds)
    Q_PROPERTY(QString pace MEMBER pace)
    Q_PROPERTY(QString level MEMBER level)
    Q_PROPERTY(QList<QString> repeat MEMBER repeat)

public:
    QString title; ///< "Passed: 18 of 20 right, 80 % are asked for"
    bool passed = false;
    QString right;         ///< "18 of 20"
    QString seconds;       ///< "3.9 s a task"
    QString pace;          ///< "12 fast, 4 slow"
    QString level;         ///< "Level 3"
    QList<QString> repeat; ///< subjects that were wrong or slow, worst first
};

/// One session on the curve.
class DrillPoint {
    Q_GADGET
    QML_VALUE_TYPE(drillPoint)
    Q_PROPERTY(double right MEMBER right)
    Q_PROPERTY(double seconds MEMBER seconds)
    Q_PROPERTY(QString text MEMBER text)

public:
    double right = 0;   ///< share, 0 to 1
    double seconds = 0; ///< time for a task divided by twice the target: 0 to 1
    QString text;       ///< "23/11/2026: 18 of 20, 3.9 s a task, level 3"
};

/// Texts of one game's drills and tasks, for DrillText. Stateless.
class TaskText {
public:
    TaskText() = default;
    TaskText(const TaskText&) = delete;
    TaskText& operator=(const TaskText&) = delete;
    virtual ~TaskText() = default;

    // As in DrillText, for the game's drills only.
    virtual QString title(drills::Drill drill) const = 0;
    virtual QString detail(drills::Drill drill) const = 0;
    virtual QString question(const drills::Task& task) const = 0;
    /// In the number and order of drills::choicesOf().
    virtual QStringList choices(const drills::Task&) const { return {}; }
    /// Names of the numbers or places in an answer, if it consists of them.
    virtual QStringList names(const drills::Task&, const drills::Answer&) const { return {}; }
    virtual QStringList way(const drills::Task& task) const = 0;
    virtual QString subject(drills::Drill drill, std::string_view subject) const = 0;

    /// A whole number in the current locale.
    static QString numeral(std::int64_t value) { return QLocale().toString(static_cast<qlonglong>(value)); }
};

class DrillDesk;

/// A row of items that the keyboard can visit.
struct DrillRow {
    QString name;
    QStringList places; ///< empty: nothing there
};

/// Adapter of a game for the drills: puts its tasks on the cloth and reads them out. Stateless; texts are in
/// the current language.
class GameDrills {
public:
    GameDrills() = default;
    GameDrills(const GameDrills&) = delete;
    GameDrills& operator=(const GameDrills&) = delete;
    virtual ~GameDrills() = default;

    /// As drills::gameOf().
    virtual QString key() const = 0;
    /// Texts of its drills.
    virtual const TaskText& words() const = 0;
    /// Why a table cannot have the drill; empty: it can.
    virtual QString reason(drills::Drill) const { return {}; }

    /// Puts one of the game's tasks on the cloth.
    virtual void showTask(DrillTask& shown, const drills::Task& task) const = 0;
    /// Adds the right solution to the cloth, besides the answer.
    virtual void show(DrillVerdict& shown, const drills::Task& task) const = 0;
    /// Items on the cloth as a list model; null: none.
    virtual std::unique_ptr<QAbstractListModel> pieces(const drills::Task&) const { return nullptr; }

    /// Name of a place of the layout at a table of these terms: "Split 17-20"; empty: no such place.
    virtual QString placeName(const drills::Terms&, int) const { return {}; }
    /// Name of a card: `Kd` is "King of diamonds"; empty: not a card.
    virtual QString cardName(const QString&) const { return {}; }

    // Readings of a desk with a task of the game.
    /// Everything on the cloth, one sentence each.
    virtual QStringList spokenCloth(const DrillDesk& desk) const = 0;
    /// The same as rows from top to bottom.
    virtual std::vector<DrillRow> rows(const DrillDesk& desk) const = 0;
    /// Additions to the verdict's text.
    virtual QStringList judged(const DrillVerdict&) const { return {}; }
    /// The player's and the dealer's cards and the stakes; may be empty.
    virtual QStringList hand(const DrillDesk&) const { return {}; }
    virtual QStringList house(const DrillDesk&) const { return {}; }
    virtual QStringList stakes(const DrillDesk&) const { return {}; }
    /// What lies on a place of the layout: "Split 17-20: 5 chips"; empty: nothing.
    virtual QString pieceText(const DrillDesk&, int) const { return {}; }

protected:
    static QString listed(const QStringList& parts) { return parts.join(QStringLiteral(", ")); }
};

/// Adapter of a drill's game.
const GameDrills& drillsOf(drills::Drill drill);
/// Adapter of the game with that key; null if it has no drills. The only place that lists all games.
const GameDrills* drillsOfGame(const QString& game);

} // namespace mesaviva::app
