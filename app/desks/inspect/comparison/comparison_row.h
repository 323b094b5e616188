// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// One table's text in a row of the comparison.
class ComparisonCell {
    Q_GADGET
    QML_VALUE_TYPE(comparisonCell)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QString rule MEMBER rule)
    Q_PROPERTY(int tone MEMBER tone)

public:
    /// Meaning of the text; never conveyed by colour alone.
    enum Tone { Plain, Gain, Loss, Missing };
    Q_ENUM(Tone)

    QString text;   ///< "+170,00 pts"; may have lines
    QString detail; ///< reason or addition; may be empty
    QString rule;   ///< source of the text; may be empty
    int tone = Plain;
};

/// One compared item, with a cell for each table.
class ComparisonRow {
    Q_GADGET
    QML_VALUE_TYPE(comparisonRow)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(bool differs MEMBER differs)
    Q_PROPERTY(bool total MEMBER total)
    Q_PROPERTY(QVariantList cells MEMBER cells)
    Q_PROPERTY(QString accessibleText MEMBER accessibleText)

public:
    QString title;          ///< "Split 17-20"
    QString note;           ///< "2,00 pts, A"; may be empty
    bool differs = false;   ///< the tables differ in this row
    bool total = false;     ///< the row is the sum of all stakes
    QVariantList cells;     ///< list of ComparisonCell
    QString accessibleText; ///< the whole row as one sentence
};

} // namespace mesaviva::app
