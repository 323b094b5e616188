// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the trainer's desk shows of a lesson, in the current language. Properties spell lists as
// QList<QString>, the form that qmllint knows.
#pragma once

#include <QList>
#include <QMetaType>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// A lesson to choose, and the progress in it.
class LessonInfo {
    Q_GADGET
    QML_VALUE_TYPE(lessonInfo)
    Q_PROPERTY(QString key MEMBER key)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(bool hasDecisions MEMBER hasDecisions)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString aim MEMBER aim)
    Q_PROPERTY(QString level MEMBER level)
    Q_PROPERTY(QString size MEMBER size)
    Q_PROPERTY(QString standing MEMBER standing)
    Q_PROPERTY(bool begun MEMBER begun)
    Q_PROPERTY(bool done MEMBER done)
    Q_PROPERTY(QString file MEMBER file)

public:
    QString key;
    QString icon;              ///< its game's icon
    bool hasDecisions = false; ///< the game's players decide in mid-round
    QString title;
    QString aim;
    QString level;      ///< "Basics"
    QString size;       ///< "7 pauses, 2 questions"
    QString standing;   ///< "At 3 of 7"; empty: never started
    bool begun = false; ///< it can be continued
    bool done = false;  ///< its last pause has been reached once
    QString file;       ///< the file of a user's own lesson; empty: a shipped lesson
};

/// One answer to the current question.
class LessonChoice {
    Q_GADGET
    QML_VALUE_TYPE(lessonChoice)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString why MEMBER why)
    Q_PROPERTY(bool picked MEMBER picked)
    Q_PROPERTY(bool right MEMBER right)

public:
    QString text;
    QString why; ///< empty until it is picked
    bool picked = false;
    bool right = false; ///< false until it is picked
};

/// The exact value of each choice at the card table, or of the stakes or cards in play.
class LessonOdds {
    Q_GADGET
    QML_VALUE_TYPE(lessonOdds)
    Q_PROPERTY(QString heading MEMBER heading)
    Q_PROPERTY(QList<QString> lines MEMBER lines)
    Q_PROPERTY(QString best MEMBER best)
    Q_PROPERTY(QString why MEMBER why)
    Q_PROPERTY(QList<QString> shares MEMBER shares)
    Q_PROPERTY(QString taken MEMBER taken)
    Q_PROPERTY(QString other MEMBER other)

public:
    QString heading;      ///< "What each choice is worth"; empty: there are no figures
    QList<QString> lines; ///< the main figures: "Continue: +0,461 antes", "Fold: −1,000 antes"
    QString best;
    QString why;
    QList<QString> shares; ///< their components: "The dealer does not qualify: 43,2 %"
    QString taken;         ///< the result of the decision taken in the lesson: "As it went, continued: +5,00
                           ///< pts"
    QString other;         ///< the result of the other choice; empty: there is none
};

/// A possible outcome of chance: a card, a number, a ball.
class ChanceValue {
    Q_GADGET
    QML_VALUE_TYPE(chanceValue)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(QString face MEMBER face)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString tone MEMBER tone)
    Q_PROPERTY(bool current MEMBER current)
    Q_PROPERTY(bool used MEMBER used)

public:
    QString value;        ///< as in files
    QString face;         ///< "K♦", "17"
    QString name;         ///< "king of diamonds"
    QString tone;         ///< `red`, `black`, `green`; empty: none
    bool current = false; ///< the actual outcome at this place
    bool used = false;    ///< already used elsewhere
};

/// A player's result in a lesson: the actual one and the alternative.
class WhatIfRow {
    Q_GADGET
    QML_VALUE_TYPE(whatIfRow)
    Q_PROPERTY(QString player MEMBER player)
    Q_PROPERTY(QString before MEMBER before)
    Q_PROPERTY(QString after MEMBER after)
    Q_PROPERTY(bool differs MEMBER differs)

public:
    QString player;
    QString before; ///< "staked 5,00 pts, got 0,00 pts: −5,00 pts"
    QString after;
    bool differs = false;
};

} // namespace mesaviva::app
