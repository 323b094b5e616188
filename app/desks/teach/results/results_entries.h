// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// QML types of a trainee's results, in the current language.
#pragma once

#include <QMetaType>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// A line of the results, or one kind of work.
class ResultFact {
    Q_GADGET
    QML_VALUE_TYPE(resultFact)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString value MEMBER value)

public:
    QString label; ///< "Rounds an hour"
    QString value; ///< "32.5"
};

} // namespace mesaviva::app
