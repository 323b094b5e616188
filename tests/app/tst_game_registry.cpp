// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/game/game_registry.h"
#include "app/core/scenario/scenario_description.h"
#include "engine/scenario/scenario.h"
#include "program/several_games.h"
#include "program/shipped_scenarios.h"

#include <QDir>
#include <QFile>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

using namespace mesaviva;
using app::GameRegistry;
using app::TableGame;

class TestGameRegistry : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder.emplace();
        QVERIFY(m_folder->isValid());
    }

    void theLobbyBeginsWithTheFirstGame() {
        const House house(file());
        QCOMPARE(house.games.chosen(), house.games.list().first());
        QCOMPARE(house.games.chosen()->key(), "poker");
    }

    void theChosenGameIsReportedAndRemembered_data() { rows(test::gameKeys().mid(1)); }

    void theChosenGameIsReportedAndRemembered() {
        QFETCH(QString, key);
        {
            House house(file());
            const QSignalSpy told(&house.games, &GameRegistry::chosenChanged);
            house.games.choose(key);
            house.games.choose(key);
            QCOMPARE(house.games.chosen()->key(), key);
            QCOMPARE(told.count(), 1);
        }
        QCOMPARE(House(file()).games.chosen()->key(), key);
    }

    void aGameThatTheHouseDoesNotHaveIsNotTaken() {
        House house(file());
        house.games.choose("whist");
        QCOMPARE(house.games.chosen()->key(), "poker");
    }

    void damagedFileReadsAsTheFirstGame() {
        QFile damaged(file());
        QVERIFY(damaged.open(QIODevice::WriteOnly));
        damaged.write("[General]\ngame=whist\n");
        damaged.close();
        QCOMPARE(House(file()).games.chosen()->key(), "poker");
    }

    void everyGameHasItsOwnNamesAndParts() {
        const House house(file());
        QSet<QString> names;
        for (const TableGame* game : house.games.list()) {
            for (const QString& name :
                 {game->key(), game->title(), game->detail(), game->emblemPart().toString(),
                  game->lobbyPart().toString(), game->tablePage().toString(), game->settingsPart().toString(),
                  game->keysPart().toString()}) {
                QVERIFY(!name.isEmpty());
                QVERIFY2(!names.contains(name), qPrintable(name));
                names.insert(name);
            }
        }
    }

    void theChosenTableOpensWithThePointsOfThePlayer_data() { rows(test::gameKeys()); }

    void theChosenTableOpensWithThePointsOfThePlayer() {
        QFETCH(QString, key);
        House house(file());
        house.games.choose(key);
        TableGame* game = house.games.chosen();
        const app::OpenedTable opened = game->openTable(Money{54'321});
        QVERIFY(opened.table);
        QCOMPARE(opened.table->wallet(), 54'321);
        QCOMPARE(opened.rules.regulation, game->chosenRules().regulation);
        QCOMPARE(&house.games.of(*opened.table), game);
    }

    void aScenarioOpensAtItsOwnGame_data() { rows(test::gameKeys()); }

    void aScenarioOpensAtItsOwnGame() {
        QFETCH(QString, key);
        const House house(file());
        const QDir folder(QStringLiteral(MESAVIVA_SCENARIOS "/%1").arg(key));
        const QString first = folder.filePath(folder.entryList({"*.json"}).value(0));
        auto read = scenario::load(QFile::encodeName(first).toStdString());
        QVERIFY2(read, qPrintable(first));
        TableGame& game = house.games.of(*read);
        QCOMPARE(game.key(), key);
        auto* const player = game.as<app::ScenarioPlayer>();
        if (!player) {
            QSKIP("it plays no scenarios in the window");
        }
        const app::OpenedTable opened = player->openScenario(std::move(*read), 1.0);
        QVERIFY(opened.table->isScenario());
        QCOMPARE(&house.games.of(*opened.table), &game);
    }

    // Only the registries name them all.
    void noOtherFileNamesSeveral() {
        QCOMPARE(
            test::sourcesOfSeveralGames(QStringLiteral(MESAVIVA_SCENARIOS "/../../app"), test::gameKeys()),
            (QStringList{"cli/sentences/figure_commands.h", "desks/teach/croupier/croupier_registry.cpp",
                         "desks/teach/drills/game_drills.cpp", "desks/teach/equipment/equipment_games.cpp",
                         "shell/games.cpp"}));
    }

private:
    struct House {
        explicit House(const QString& file) : games(file) {}

        GameRegistry games;
    };

    static void rows(const QStringList& keys) {
        QTest::addColumn<QString>("key");
        for (const QString& key : keys) {
            QTest::newRow(qPrintable(key)) << key;
        }
    }

    QString file() const { return m_folder->filePath("settings.ini"); }

    std::optional<QTemporaryDir> m_folder;
};

#include "program/test_list.h"

MESAVIVA_TEST(TestGameRegistry)
#include "tst_game_registry.moc"
