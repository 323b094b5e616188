// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "engine/games/bingo/record/bingo_json.h"
#include "engine/games/bingo/scenario/bingo_runner.h"
#include "long_tests.h"
#endif
#include "every_scenario.h"

#include <QTest>

using namespace mesaviva;
using namespace mesaviva::kit;
using scenario::BingoRunner;

/// Runs each shipped bingo scenario.
class BingoScenariosTest : public QObject {
    Q_OBJECT

private slots:
    void everyScenarioMeetsItsExpectations_data() { addScenariosOf(bingo::Game::kKey, 36); }
    void everyScenarioMeetsItsExpectations() { meetsItsExpectations(); }

    void eventsAreReadBack_data() { everyScenarioMeetsItsExpectations_data(); }
    void eventsAreReadBack() { isReadBack<BingoRunner>(); }

    void outsideClockGivesTheSameEvents_data() { everyScenarioMeetsItsExpectations_data(); }
    void outsideClockGivesTheSameEvents() {
        if (mesaviva::kit::isLeftToRelease()) {
            QSKIP(mesaviva::kit::kLeftToRelease);
        }
        outsideClockGivesTheSame<BingoRunner>();
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(BingoScenariosTest)
#include "tst_bingo_scenarios.moc"
