// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the lesson editor shows, in the language of the moment.
#pragma once

#include <QList>
#include <QMetaType>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// A row of a part of the lesson: a player, a step, a note, something that is expected.
class EditorRow {
    Q_GADGET
    QML_VALUE_TYPE(editorRow)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(bool faulty MEMBER faulty)

public:
    QString title;
    QString detail;
    bool faulty = false; ///< it is not taken, not met, or its event never comes
};

/// Something that can be typed or chosen of what is selected.
class EditorField {
    Q_GADGET
    QML_VALUE_TYPE(editorField)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString hint MEMBER hint)
    Q_PROPERTY(int lines MEMBER lines)
    Q_PROPERTY(QList<QString> choices MEMBER choices)
    Q_PROPERTY(int choice MEMBER choice)
    Q_PROPERTY(bool half MEMBER half)

public:
    QString label;
    QString text;
    QString hint;           ///< what is typed there, or what it is where nothing is
    int lines = 0;          ///< a text of several lines, of which so many are seen; 0: it has one
    QList<QString> choices; ///< empty: it is typed
    int choice = 0;
    bool half = false; ///< two of them stand beside each other
};

/// What steps put on a place of the cloth.
class EditorChip {
    Q_GADGET
    QML_VALUE_TYPE(editorChip)
    Q_PROPERTY(int place MEMBER place)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(double amount MEMBER amount)

public:
    int place = 0;
    QString text;      ///< the sum: "12,50", how many cards; or what is done there without one
    double amount = 0; ///< the same, in cents or cards; 0: nothing lies there
};

/// A card that lies at a place of the cloth.
class EditorCard {
    Q_GADGET
    QML_VALUE_TYPE(editorCard)
    Q_PROPERTY(int variant MEMBER variant)
    Q_PROPERTY(int rows MEMBER rows)
    Q_PROPERTY(int columns MEMBER columns)
    Q_PROPERTY(QList<int> cells MEMBER cells)
    Q_PROPERTY(bool laid MEMBER laid)

public:
    int variant = 0;
    int rows = 0;
    int columns = 0;
    QList<int> cells;  ///< row by row, 0 for a blank box; empty where it comes by the seed
    bool laid = false; ///< it was chosen; else it comes by the seed
};

/// Something that came of the lesson.
class EditorEvent {
    Q_GADGET
    QML_VALUE_TYPE(editorEvent)
    Q_PROPERTY(QString time MEMBER time)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(int note MEMBER note)
    Q_PROPERTY(bool expected MEMBER expected)
    Q_PROPERTY(bool refused MEMBER refused)

public:
    QString time;
    QString title;
    QString detail;
    int note = 0;          ///< which note stands there, from 1; 0: none
    bool expected = false; ///< something expected is met by it
    bool refused = false;  ///< the table refused something
};

} // namespace mesaviva::app
