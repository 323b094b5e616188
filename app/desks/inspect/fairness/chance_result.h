// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/base/seed.h"
#include "engine/chance/battery.h"
#endif

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// What the battery of chance has found, and of which chance.
struct ChanceResult {
    Seed seed{};  ///< all rounds follow from it
    QDateTime at; ///< when it was done
    chance::Report report;
};

/// One test of the battery, for a list.
class ChanceTest {
    Q_GADGET
    QML_VALUE_TYPE(chanceTest)
    Q_PROPERTY(QString sample MEMBER sample)
    Q_PROPERTY(QString test MEMBER test)
    Q_PROPERTY(QString statistic MEMBER statistic)
    Q_PROPERTY(QString p MEMBER p)
    Q_PROPERTY(double place MEMBER place)
    Q_PROPERTY(bool passed MEMBER passed)
    Q_PROPERTY(bool firstOfSample MEMBER firstOfSample)

public:
    QString sample;     ///< what was looked at: "Deck of cards"
    QString test;       ///< at what of it: "which card lies where"
    QString statistic;  ///< "2 655,2 of 2 601"
    QString p;          ///< "0,450"
    double place = 0;   ///< the same as a number, from 0 to 1
    bool passed = true; ///< at the joint level of all tests
    bool firstOfSample = false;
};

} // namespace mesaviva::app
