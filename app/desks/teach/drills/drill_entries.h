// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// QML types of the drills, in the current language. Properties spell lists QList<QString> because qmllint
// knows only that.
#pragma once

#include <QList>
#include <QMetaType>
#include <QObject>
#include <QString>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

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

} // namespace mesaviva::app
