// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// QML types of the lesson editor, in the current language.
#pragma once

#include <QList>
#include <QMetaType>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// A row of a part of the lesson: a player, a step, a note, an expectation.
class EditorRow {
    Q_GADGET
    QML_VALUE_TYPE(editorRow)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(bool faulty MEMBER faulty)

public:
    QString title;
    QString detail;
    bool faulty = false; ///< it is refused, not met, or its event never happens
};

/// A field of the selected row.
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
    QString hint;           ///< placeholder: format, or the default value
    int lines = 0;          ///< visible lines of a multi-line text; 0: single-line
    QList<QString> choices; ///< empty: the value is typed
    int choice = 0;
    bool half = false; ///< takes half the width
};

/// Stakes that the steps put on a place of the cloth.
class EditorChip {
    Q_GADGET
    QML_VALUE_TYPE(editorChip)
    Q_PROPERTY(int place MEMBER place)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(double amount MEMBER amount)

public:
    int place = 0;
    QString text;      ///< sum, "12,50", or number of cards; otherwise the action
    double amount = 0; ///< the same in cents or cards; 0: empty place
};

/// A card at a place of the cloth.
class EditorCard {
    Q_GADGET
    QML_VALUE_TYPE(editorCard)
    Q_PROPERTY(int variant MEMBER variant)
    Q_PROPERTY(int rows MEMBER rows)
    Q_PROPERTY(int columns MEMBER columns)
    Q_PROPERTY(QList<int> cells MEMBER cells)
    Q_PROPERTY(bool chosen MEMBER chosen)

public:
    int variant = 0;
    int rows = 0;
    int columns = 0;
    QList<int> cells;    ///< row by row, 0 for a blank box; empty if the seed decides
    bool chosen = false; ///< it was chosen; otherwise the seed decides
};

/// An event of the lesson.
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
    int note = 0;          ///< number of its note, from 1; 0: none
    bool expected = false; ///< it meets an expectation
    bool refused = false;  ///< the table refused something
};

} // namespace mesaviva::app
