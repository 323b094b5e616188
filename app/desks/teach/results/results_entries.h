// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is shown of a trainee's results, in the language of the moment.
#pragma once

#include <QMetaType>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// One thing that the results say, or one kind of work.
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
