// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// QML types of the table tests, in the current language. Properties spell lists QList<...> because qmllint
// knows only that.
#pragma once

#include <QList>
#include <QMetaType>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// A question of the written part.
class WrittenQuestion {
    Q_GADGET
    QML_VALUE_TYPE(writtenQuestion)
    Q_PROPERTY(QString asked MEMBER asked)
    Q_PROPERTY(QString about MEMBER about)
    Q_PROPERTY(QList<QString> options MEMBER options)
    Q_PROPERTY(int chosen MEMBER chosen)

public:
    QString asked; ///< "Which number says this?"
    QString about; ///< text or title of a rule
    QList<QString> options;
    int chosen = -1; ///< none yet
};

/// A line of a result: a criterion and its mark.
class TestMarkLine {
    Q_GADGET
    QML_VALUE_TYPE(testMarkLine)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString mark MEMBER mark)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(bool total MEMBER total)

public:
    QString label;
    QString mark;       ///< "17.5"
    QString detail;     ///< "weight 2 · 5 faults"
    bool total = false; ///< the overall mark
};

/// A completed test.
class TakenTestLine {
    Q_GADGET
    QML_VALUE_TYPE(takenTestLine)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QString result MEMBER result)
    Q_PROPERTY(bool passed MEMBER passed)

public:
    QString title;  ///< the candidate
    QString detail; ///< day and table
    QString result; ///< "Passed, 15.4"
    bool passed = false;
};

} // namespace mesaviva::app
