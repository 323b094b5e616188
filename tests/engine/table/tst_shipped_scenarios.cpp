// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "engine/games/bingo/record/bingo_json.h"
#include "engine/games/bingo/scenario/bingo_runner.h"
#include "engine/games/poker/record/poker_json.h"
#include "engine/games/poker/scenario/poker_runner.h"
#include "engine/games/roulette/record/roulette_json.h"
#include "engine/games/roulette/scenario/roulette_runner.h"
#include "long_tests.h"
#endif
#include "every_scenario.h"
#include "program/test_list.h"

#include <QTest>

using namespace mesaviva;

/// Runs each shipped scenario of each game.
class ShippedScenariosTest : public QObject {
    Q_OBJECT

private slots:
    void everyScenarioMeetsItsExpectations_data() { kit::addScenarios(); }
    void everyScenarioMeetsItsExpectations() { kit::meetsItsExpectations(); }

    void eventsAreReadBack_data() { kit::addScenarios(); }
    void eventsAreReadBack() {
        QFETCH(const QString, game);
        QFETCH(const QString, path);
        game == "poker"      ? kit::isReadBack<scenario::PokerRunner>(path)
        : game == "roulette" ? kit::isReadBack<scenario::RouletteRunner>(path)
                             : kit::isReadBack<scenario::BingoRunner>(path);
    }

    void outsideClockGivesTheSameEvents_data() { kit::addScenarios(); }
    void outsideClockGivesTheSameEvents() {
        QFETCH(const QString, game);
        QFETCH(const QString, path);
        if (game == "bingo" && kit::isLeftToRelease()) {
            QSKIP(kit::kLeftToRelease);
        }
        game == "poker"      ? kit::outsideClockGivesTheSame<scenario::PokerRunner>(path)
        : game == "roulette" ? kit::outsideClockGivesTheSame<scenario::RouletteRunner>(path)
                             : kit::outsideClockGivesTheSame<scenario::BingoRunner>(path);
    }
};

MESAVIVA_TEST(ShippedScenariosTest)
#include "tst_shipped_scenarios.moc"
