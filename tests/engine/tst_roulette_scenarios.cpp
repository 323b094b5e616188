// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "engine/games/roulette/record/roulette_json.h"
#include "engine/games/roulette/scenario/roulette_runner.h"
#endif
#include "every_scenario.h"

#include <QTest>

using namespace mesaviva;
using namespace mesaviva::kit;
using scenario::RouletteRunner;

/// Runs each shipped roulette scenario.
class RouletteScenariosTest : public QObject {
    Q_OBJECT

private slots:
    void everyScenarioMeetsItsExpectations_data() { addScenariosOf(roulette::Game::kKey, 34); }
    void everyScenarioMeetsItsExpectations() { meetsItsExpectations(); }

    void eventsAreReadBack_data() { everyScenarioMeetsItsExpectations_data(); }
    void eventsAreReadBack() { isReadBack<RouletteRunner>(); }

    void outsideClockGivesTheSameEvents_data() { everyScenarioMeetsItsExpectations_data(); }
    void outsideClockGivesTheSameEvents() { outsideClockGivesTheSame<RouletteRunner>(); }
};

#include "program/test_list.h"

MESAVIVA_TEST(RouletteScenariosTest)
#include "tst_roulette_scenarios.moc"
