// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "app/cli/sentences/request_sentences.h"
#include "engine/games/on_record.h"
#include "engine/record/history/returned.h"
#include "engine/scenario/game_scenarios.h"
#include "engine/simulation/game_simulations.h"
#include "engine/training/lessons/step_forms.h"
#endif

#include "program/several_games.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

using namespace mesaviva;

namespace {

template <class... Game>
std::vector<std::string_view> keysOf(GameList<Game...>) {
    return {Game::kKey...};
}

bool isOnRecord(std::string_view key) {
    std::string_view called;
    const bool known = record::withGame(key, [&](auto kind) { called = decltype(kind)::type::kName; });
    return known && called == key;
}

} // namespace

/// The list of games (engine/games/games.h): each layer finds its entries by one key.
class GamesTest : public QObject {
    Q_OBJECT

private slots:
    void eachGameIsKnownInEachLayer() {
        const std::vector<std::string_view> keys = keysOf(Games{});
        QCOMPARE(std::set(keys.begin(), keys.end()).size(), keys.size());
        QCOMPARE(scenario::allScenarios().size(), keys.size());
        QCOMPARE(simulation::allSimulations().size(), keys.size());
        for (std::size_t i = 0; i < keys.size(); ++i) {
            QVERIFY(isOnRecord(keys[i]));
            const scenario::GameScenarios* const scenarios = scenario::scenariosOf(keys[i]);
            QVERIFY(scenarios != nullptr && scenarios == scenario::allScenarios()[i]);
            QVERIFY(!scenarios->rules.empty() && !scenarios->events.empty());
            QCOMPARE(simulation::allSimulations()[i]->key, keys[i]);
            QCOMPARE(placeAmongGames(keys[i]), i);
            QVERIFY(!lessons::actionsOf(keys[i]).empty() && !lessons::playerForm(keys[i]).empty());
            const record::ReturnedKey inAll{i, record::ReturnedBy::all, 0, {}};
            QCOMPARE(record::gameOf(inAll), keys[i]);
            QVERIFY(record::countOf(i, record::ReturnedBy::rules) > 0);
        }
        QCOMPARE(placeAmongGames("chess"), keys.size());
    }

    void noOtherGameIsKnown() {
        QVERIFY(!isOnRecord("chess") && !isOnRecord("") && !isOnRecord("poke"));
        QVERIFY(!scenario::scenariosOf("chess") && !scenario::scenariosOf(""));
        QVERIFY(lessons::actionsOf("chess").empty() && lessons::playerForm("chess").empty());
    }

    // Only these files name several games; the tests of chance ask each for something specific to it.
    void noOtherFileNamesSeveral() {
        QStringList keys;
        for (const std::string_view key : keysOf(Games{})) {
            keys.append(QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size())));
        }
        QCOMPARE(test::sourcesOfSeveralGames(QStringLiteral(MESAVIVA_SOURCE_DIR "/engine"), keys),
                 (QStringList{"chance/outcomes.cpp", "games/games.h", "training/drills/task.h"}));
    }

    // A file names its regulation, which must identify one game; the rulebook has all of them.
    void rulesBelongToOneGame() {
        std::set<std::string_view> all;
        std::size_t count = 0;
        for (const scenario::GameScenarios* game : scenario::allScenarios()) {
            all.insert(game->rules.begin(), game->rules.end());
            count += game->rules.size();
        }
        QCOMPARE(all.size(), count);
        QFile file(QStringLiteral(MESAVIVA_SOURCE_DIR "/assets/regulations/register.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        std::set<std::string> registered;
        const QJsonObject book = QJsonDocument::fromJson(file.readAll()).object();
        for (const QJsonValue& document : book[QLatin1String("documents")].toArray()) {
            registered.insert(document[QLatin1String("id")].toString().toStdString());
        }
        QCOMPARE(std::set<std::string>(all.begin(), all.end()), registered);
    }

    // `mesaviva simulate --help` lists the options of each game.
    void simulationsNameTheirGamesAndOptions() {
        const std::vector<std::string_view> keys = keysOf(Games{});
        std::string words;
        for (std::size_t i = 0; i < keys.size(); ++i) {
            words += std::string(i == 0 ? "" : i + 1 == keys.size() ? " or " : ", ") + std::string(keys[i]);
        }
        QCOMPARE(app::gamesInWords(), words);
        std::vector<std::string> names;
        for (const simulation::RequestOption& option : simulation::requestOptions()) {
            names.push_back(option.name);
        }
        QCOMPARE(names, (std::vector<std::string>{"strategy", "seats", "stakes", "cards", "players"}));
        QCOMPARE(
            simulation::requestOptions().front().help,
            std::string("Poker: always, pair, ace_king (usual) or best; roulette: a chance (usual: red)"));
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(GamesTest)
#include "tst_games.moc"
