// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// Something that the player of a learning table can do, or has staked on, and what it is worth.
class TutorChoice {
    Q_GADGET
    QML_VALUE_TYPE(tutorChoice)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString worth MEMBER worth)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(double cents MEMBER cents)
    Q_PROPERTY(bool better MEMBER better)

public:
    QString name;        ///< "Fold"
    QString worth;       ///< what it brings in the mean, with its sign
    QString detail;      ///< how that comes about
    double cents = 0;    ///< the same as a number, for its colour
    bool better = false; ///< it brings more than the others
};

} // namespace mesaviva::app
