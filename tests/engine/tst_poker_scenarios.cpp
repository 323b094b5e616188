// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "engine/games/poker/record/poker_json.h"
#include "engine/games/poker/scenario/poker_runner.h"
#endif
#include "every_scenario.h"

#include <QTest>

using namespace mesaviva;
using namespace mesaviva::kit;
using scenario::PokerRunner;

/// Runs each shipped poker scenario.
class PokerScenariosTest : public QObject {
    Q_OBJECT

private slots:
    void everyScenarioMeetsItsExpectations_data() { addScenariosOf(poker::Game::kKey, 24); }
    void everyScenarioMeetsItsExpectations() { meetsItsExpectations(); }

    void eventsAreReadBack_data() { everyScenarioMeetsItsExpectations_data(); }
    void eventsAreReadBack() { isReadBack<PokerRunner>(); }

    void outsideClockGivesTheSameEvents_data() { everyScenarioMeetsItsExpectations_data(); }
    void outsideClockGivesTheSameEvents() { outsideClockGivesTheSame<PokerRunner>(); }
};

#include "program/test_list.h"

MESAVIVA_TEST(PokerScenariosTest)
#include "tst_poker_scenarios.moc"
