// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "long_tests.h"
#include "program/shipped_scenarios.h"
#include "random_bingo.h"
#include "random_roulette.h"
#include "recorded_scenario.h"
#include "share_kit.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "app/cli/sentences/scenario_commands.h"
#include "engine/scenario/scenario.h"
#include "engine/scenario/share.h"
#endif

#include <QDirIterator>
#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;
using scenario::ShareLimit;

/// Recorded rounds as scenario files: they give the same events, or the refusal says what files cannot
/// express.
class RecordShareTest : public QObject {
    Q_OBJECT

private slots:
    void shippedScenarios_data();
    void shippedScenarios();
    void everyRoundOfALiveTable_data();
    void everyRoundOfALiveTable();
    void drawnWheels_data();
    void drawnWheels();
    void drawnRooms_data();
    void drawnRooms();
    void peopleCanReadIt();
    void theCommandSaysWhatItCanNotHold();
};

void RecordShareTest::shippedScenarios_data() { test::addGameRows(); }

void RecordShareTest::shippedScenarios() {
    QFETCH(const QString, game);
    const RecordPlace place;
    QDirIterator files(QStringLiteral(MESAVIVA_SOURCE_DIR "/tests/scenarios/") + game,
                       {QStringLiteral("*.json")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        std::ostringstream out;
        std::ostringstream err;
        QCOMPARE(app::runCommand(files.next().toStdString(), out, err,
                                 scenario::RecordTo{place.path(), "1.2.3", testCalendar()}),
                 0);
    }
    ShareTally tally;
    shareAll(place, tally);
    qInfo("%s", tally.text().constData());
    QVERIFY(tally.rounds > 0);
    QVERIFY2(10 * tally.shared > 9 * tally.rounds, tally.text().constData());
}

void RecordShareTest::everyRoundOfALiveTable_data() { shippedScenarios_data(); }

void RecordShareTest::everyRoundOfALiveTable() {
    QFETCH(const QString, game);
    const RecordPlace place;
    const std::uint64_t rounds = isLong() ? 300 : manyCases(40);
    withRecorded(game, [&](auto live) { recordRounds<decltype(live)>(place.path(), rounds); });
    ShareTally tally;
    shareAll(place, tally);
    QVERIFY(tally.rounds >= static_cast<int>(rounds));
    QVERIFY2(tally.shared == tally.rounds, tally.text().constData());
}

void RecordShareTest::drawnWheels_data() {
    QTest::addColumn<int>("rules");
    QTest::addColumn<bool>("individual");
    for (const roulette::RuleSet rules : roulette::kAllRuleSets) {
        for (const bool individual : {false, true}) {
            if (individual && !roulette::Settings(rules).regulation().wheel.individual.value) {
                continue; // O4: online only
            }
            QTest::addRow("%s%s", std::string(name(rules)).c_str(), individual ? ", individual" : "")
                << static_cast<int>(rules) << individual;
        }
    }
}

void RecordShareTest::drawnWheels() {
    QFETCH(const int, rules);
    QFETCH(const bool, individual);
    const RecordPlace place;
    const auto writer = openWriter(place.path());
    for (std::uint8_t seed = 1; seed <= (isLong() ? 60 : kSanitized ? 2 : 6); ++seed) {
        roulette::Settings settings(static_cast<roulette::RuleSet>(rules));
        settings.individual = individual;
        recordScenario<scenario::RouletteRunner, record::RouletteOnRecord>(
            *writer, RouletteDice(settings, seed).draw(12, 12));
    }
    QVERIFY(!writer->close());
    ShareTally tally;
    shareAll(place, tally);
    qInfo("%s", tally.text().constData());
    QVERIFY(tally.rounds >=
            (individual ? 12 : 60) / (kSanitized ? 3 : 1)); // a lone player leaves after some time
    QVERIFY2(2 * tally.shared > tally.rounds, tally.text().constData());
}

void RecordShareTest::drawnRooms_data() {
    QTest::addColumn<int>("variant");
    for (const bingo::Variant variant : bingo::kAllVariants) {
        QTest::addRow("bingo %d", bingo::ballsOf(variant)) << static_cast<int>(variant);
    }
}

void RecordShareTest::drawnRooms() {
    QFETCH(const int, variant);
    const RecordPlace place;
    const auto writer = openWriter(place.path());
    StreamDice random(testSeed(static_cast<std::uint8_t>(variant)), "rooms");
    for (std::uint8_t seed = 1; seed <= (isLong() ? 120 : manyCases(12)); ++seed) {
        bingo::Settings settings = BingoRoomDice(static_cast<bingo::Variant>(variant), random).draw();
        settings.sale = std::max(settings.sale, Duration(1'000));
        settings.allowance = bingo::Settings().allowance;
        recordScenario<scenario::BingoRunner, record::BingoOnRecord>(
            *writer, BingoScenarioDice(settings, seed).draw(4));
    }
    QVERIFY(!writer->close());
    ShareTally tally;
    shareAll(place, tally);
    qInfo("%s", tally.text().constData());
    QVERIFY(tally.rounds >= manyCases(40));
    QVERIFY2(4 * tally.shared > 3 * tally.rounds, tally.text().constData());
}

void RecordShareTest::peopleCanReadIt() {
    const RecordPlace place;
    recordRounds<RecordedPoker>(place.path(), 2);
    const auto reader = record::RecordReader::open(place.path());
    QVERIFY(reader);
    const auto file = scenario::shareRound(**reader, {1, 1}, {"Uma ronda", "A round"});
    QVERIFY(file);
    const auto json = nlohmann::ordered_json::parse(*file);
    QCOMPARE(json["format"].get<std::string>(), std::string("mesaviva.scenario/1"));
    QCOMPARE(json["title"]["pt"].get<std::string>(), std::string("Uma ronda"));
    QCOMPARE(json["players"].size(), 7U);
    QCOMPARE(json["players"][0]["id"].get<std::string>(), std::string("p0"));
    QVERIFY(json["outcome"]["cards"].size() > 10);
    QVERIFY(!json["steps"].empty());
    QVERIFY(!json["expect"].empty());
    QVERIFY(file->find("\n    {\"id\": \"p1\", \"seat\": 2, \"wallet\": ") != std::string::npos);
}

void RecordShareTest::theCommandSaysWhatItCanNotHold() {
    const RecordPlace place;
    const auto writer = openWriter(place.path());
    RecordedTable<RecordedPoker> table(*writer);
    table.play(1);
    for (int i = 0; i < 10; ++i) {
        table.step();
    }
    QVERIFY(!writer->close());
    const auto share = [&](const std::string& round, std::string& told) {
        std::ostringstream out;
        std::ostringstream err;
        const int status = app::shareCommand(place.path(), round, out, err);
        told = err.str();
        return status == 0 && told.empty() && scenario::read(out.str()) ? 0 : out.str().empty() ? status : -1;
    };
    std::string told;
    QCOMPARE(share("1-1", told), 0);
    QCOMPARE(share("1-2", told), 2);
    QVERIFY2(told.find("round 1-2 can't be a scenario: running") != std::string::npos, told.c_str());
    QCOMPARE(share("7-1", told), 2);
    QVERIFY(told.find("there is no such round") != std::string::npos);
    QCOMPARE(share("", told), 2);
    QVERIFY(told.find("--round") != std::string::npos);
    place.put("no record");
    QCOMPARE(share("1-1", told), 2);
    QVERIFY(told.find("foreign") != std::string::npos);
}

#include "program/test_list.h"

MESAVIVA_TEST(RecordShareTest)
#include "tst_record_share.moc"
