// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// A line of a scenario's story, for who reads it.
class DescriptionLine {
    Q_GADGET
    QML_VALUE_TYPE(toldLine)
    Q_PROPERTY(QString time MEMBER time)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString words MEMBER words)
    Q_PROPERTY(QStringList rules MEMBER rules)

public:
    QString time;      ///< on the table's clock
    QString title;     ///< what happened, and how often
    QString words;     ///< who, what, how much
    QStringList rules; ///< that were carried out
};

} // namespace mesaviva::app
