// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/base/seed.h"
#include "engine/chance/battery.h"
#endif

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// Result of the tests of randomness, with the seed they ran on.
struct ChanceResult {
    Seed seed{};  ///< all rounds follow from it
    QDateTime at; ///< when the tests ended
    chance::Report report;
};

/// One test, for a list.
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
    QString sample;     ///< the tested sample: "Deck of cards"
    QString test;       ///< the tested property: "which card lies where"
    QString statistic;  ///< "2 655,2 of 2 601"
    QString p;          ///< "0,450"
    double place = 0;   ///< the p-value as a number, from 0 to 1
    bool passed = true; ///< at the joint level of all tests
    bool firstOfSample = false;
};

} // namespace mesaviva::app
