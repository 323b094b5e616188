// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The shipped scenarios as a list to choose from, with their descriptions; and unmet expectations of a
// scenario in the interface's language.

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/cli/sentences/file_error_sentences.h"
#include "app/core/scenario/scenario_description.h"
#include "app/games/poker/poker_session.h"
#include "engine/scenario/scenario.h"
#include "patience.h"
#endif

#include "app/core/gallery/scenario_gallery_model.h"
#include "app/core/gallery/shipped_scenarios.h"
#include "app/core/game/game_registry.h"
#include "app/core/text/language.h"

#include <QAbstractItemModelTester>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

#include <memory>
#include <string_view>

using namespace mesaviva;
using namespace mesaviva::app;

namespace {

scenario::Scenario shipped(const QString& name) {
    const QByteArray text = shippedScenario(name);
    auto read = scenario::read(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    if (!read) {
        qFatal("%s", app::englishText(read.error()).c_str());
    }
    return std::move(*read);
}

DescriptionLine lineOf(const ScenarioGalleryModel& gallery, const QString& title) {
    for (const QVariant& line : gallery.description()) {
        const auto told = line.value<DescriptionLine>();
        if (told.title == title) {
            return told;
        }
    }
    return {};
}

} // namespace

class TestGallery : public QObject {
    Q_OBJECT

private:
    Language m_language;
    QTemporaryDir m_folder;
    std::unique_ptr<GameRegistry> m_games;
    std::unique_ptr<ScenarioGalleryModel> m_gallery;

    ScenarioGalleryModel& gallery() { return *m_gallery; }

private slots:
    void init() {
        m_language.setCode(QStringLiteral("pt"));
        m_games = std::make_unique<GameRegistry>(m_folder.filePath(QStringLiteral("settings.ini")));
        m_gallery = std::make_unique<ScenarioGalleryModel>(*m_games);
        new QAbstractItemModelTester(m_gallery.get(), QAbstractItemModelTester::FailureReportingMode::QtTest,
                                     m_gallery.get());
        gallery().begin();
        QTRY_VERIFY(gallery().total() > 0);
    }

    void cleanup() {
        m_gallery.reset();
        m_games.reset();
    }

    // Every playable scenario is listed once, and no refused one.
    void everyLawfulScenarioIsListed() {
        QStringList names;
        for (int row = 0; row < gallery().rowCount(); ++row) {
            const QModelIndex index = gallery().index(row, 0);
            names.append(index.data(ScenarioGalleryModel::NameRole).toString());
            QVERIFY2(!index.data(ScenarioGalleryModel::TitleRole).toString().isEmpty(),
                     qPrintable(names.constLast()));
            QVERIFY2(!index.data(ScenarioGalleryModel::GameTitleRole).toString().isEmpty(),
                     qPrintable(names.constLast()));
        }
        QStringList lawful;
        for (const QString& name : shippedScenarios()) {
            if (!isUnlawful(name)) {
                lawful.append(name);
            }
        }
        names.sort();
        lawful.sort();
        QCOMPARE(names, lawful);
        QVERIFY(names.size() > 100);
    }

    // By game, by a rule that its author names (P20, P22 in poker/folded), by words regardless of accents.
    void filtersAndSearches_data() {
        QTest::addColumn<int>("game");
        QTest::addColumn<QString>("search");
        QTest::addColumn<QString>("found");
        QTest::newRow("game") << 1 << QString() << QStringLiteral("poker/folded");
        QTest::newRow("rule") << 0 << QStringLiteral("P22") << QStringLiteral("poker/folded");
        QTest::newRow("words") << 0 << QStringLiteral("BOLA e SUBSTITUIDA")
                               << QStringLiteral("roulette/casino_faulty_ball");
        QTest::newRow("game and words")
            << 3 << QStringLiteral("dois jogadores") << QStringLiteral("bingo/90_bingo_for_two");
    }

    void filtersAndSearches() {
        QFETCH(const int, game);
        QFETCH(const QString, search);
        QFETCH(const QString, found);
        gallery().setGame(game);
        gallery().setSearch(search);
        QVERIFY(gallery().count() > 0);
        QVERIFY(gallery().count() < gallery().total());
        bool isThere = false;
        for (int row = 0; row < gallery().rowCount(); ++row) {
            isThere =
                isThere || gallery().index(row, 0).data(ScenarioGalleryModel::NameRole).toString() == found;
        }
        QVERIFY(isThere);
    }

    // A choice stays while the filter hides it, and is found again in its place.
    void choiceSurvivesTheFilter() {
        gallery().setGame(1);
        gallery().setCurrent(5);
        const QString chosen = gallery().chosen();
        gallery().setGame(3);
        QCOMPARE(gallery().current(), -1);
        QCOMPARE(gallery().chosen(), chosen);
        gallery().setGame(0);
        QVERIFY(gallery().current() >= 0);
        QCOMPARE(gallery().index(gallery().current(), 0).data(ScenarioGalleryModel::NameRole).toString(),
                 chosen);
    }

    // P22: the fold is described with its sum and its rule, in the current language.
    void descriptionStatesWhatHappens() {
        gallery().setSearch(QStringLiteral("O jogador desiste"));
        QVERIFY(gallery().count() > 0);
        for (int row = 0; row < gallery().count(); ++row) {
            if (gallery().index(row, 0).data(ScenarioGalleryModel::NameRole).toString() ==
                QLatin1String("poker/folded")) {
                gallery().setCurrent(row);
            }
        }
        QCOMPARE(gallery().chosen(), QStringLiteral("poker/folded"));
        QVERIFY(gallery().isDescribing());
        QTRY_VERIFY(!gallery().isDescribing());
        const DescriptionLine folded = lineOf(gallery(), QStringLiteral("Desistência"));
        QVERIFY(folded.words.contains(QStringLiteral("Ana")));
        QVERIFY(folded.words.contains(QStringLiteral("5,00")));
        QVERIFY(folded.rules.contains(QStringLiteral("P22")));
        QCOMPARE(gallery().rules(),
                 QStringList({QStringLiteral("P20"), QStringLiteral("P22"), QStringLiteral("P24")}));

        m_language.setCode(QStringLiteral("en"));
        gallery().retranslate();
        QCOMPARE(gallery().title(), QStringLiteral("The player folds"));
        QTRY_VERIFY(!gallery().isDescribing());
        QVERIFY(!lineOf(gallery(), QStringLiteral("Hand folded")).words.isEmpty());
    }

    // Each game can describe its own.
    void everyGameReports_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("rule");
        QTest::newRow("poker") << QStringLiteral("poker/tie_everything_comes_back")
                               << QStringLiteral("I-P13");
        QTest::newRow("roulette") << QStringLiteral("roulette/casino_faulty_ball") << QStringLiteral("R18");
        QTest::newRow("bingo") << QStringLiteral("bingo/90_bingo_for_two") << QStringLiteral("B30");
        // Hundreds of thousands of cards: the description stays in readable lines.
        QTest::newRow("crowd") << QStringLiteral("bingo/90_crowd") << QStringLiteral("B36");
    }

    void everyGameReports() {
        QFETCH(const QString, name);
        QFETCH(const QString, rule);
        scenario::Scenario scenario = shipped(name);
        const auto& player = *m_games->of(scenario).as<ScenarioPlayer>();
        const ScenarioDescription description =
            player.describeScenario(std::move(scenario), [] { return true; });
        QVERIFY(description.lines.size() >= 5);
        QVERIFY(description.lines.size() <= 200);
        QStringList rules;
        for (const DescribedEvent& line : description.lines) {
            QVERIFY(!line.title.isEmpty());
            QVERIFY2(line.words.size() < 2000, qPrintable(line.words));
            rules += line.rules;
        }
        QVERIFY2(rules.contains(rule), qPrintable(rules.join(u' ')));
    }

    // The description is no longer needed.
    void tellingStops() {
        scenario::Scenario scenario = shipped(QStringLiteral("poker/folded"));
        const auto& player = *m_games->of(scenario).as<ScenarioPlayer>();
        QVERIFY(player.describeScenario(std::move(scenario), [] { return false; }).lines.isEmpty());
    }

    // An unmet expectation is described in either language.
    void unmetExpectationsAreReported() {
        scenario::Scenario scenario = shipped(QStringLiteral("poker/folded"));
        for (scenario::Expectation& expected : scenario.expectations) {
            if (auto* balance = std::get_if<scenario::ExpectedBalance>(&expected)) {
                balance->wallets.front().second = Money{100'000};
            }
        }
        const auto fields = [](const char* text) {
            return std::make_shared<const nlohmann::ordered_json>(nlohmann::ordered_json::parse(text));
        };
        scenario.expectations.push_back(
            scenario::ExpectedEvent{fields(R"({"event": "settled", "player": "ana", "net": 500})"), {}});
        scenario.expectations.push_back(scenario::ExpectedEvent{fields(R"({"event": "folded"})"), 2});
        ScenarioPokerSession tableSession(std::move(scenario));
        while (!tableSession.isScenarioOver() && tableSession.nextDue()) {
            tableSession.advanceTo(*tableSession.nextDue());
        }
        const QStringList told = tableSession.scenarioVerdict().unmet;
        QCOMPARE(told.size(), 3);
        QVERIFY2(told[0].startsWith(QStringLiteral("Pontos de ana no fim: 995,00")), qPrintable(told[0]));
        QVERIFY2(told[1].contains(QStringLiteral("esperado pelo menos uma vez; contado: nenhuma vez")),
                 qPrintable(told[1]));
        QVERIFY2(told[1].contains(QStringLiteral("net -500 em vez de 500")), qPrintable(told[1]));
        QCOMPARE(told[2], QStringLiteral("Desistência: esperado 2 vezes; contado: 1 vez."));
        m_language.setCode(QStringLiteral("en"));
        QCOMPARE(tableSession.scenarioVerdict().unmet[2],
                 QStringLiteral("Hand folded: expected 2 times; counted: once."));
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestGallery)
#include "tst_gallery.moc"
