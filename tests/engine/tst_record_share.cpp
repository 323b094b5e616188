// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "random_bingo.h"
#include "random_roulette.h"
#include "record_file_kit.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over <concepts>
#include "engine/scenario/share.h"
#endif

#include <QDirIterator>
#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;
using scenario::ShareLimit;

namespace {

// How the rounds of a record can be shared.
struct Tally {
    int rounds = 0;
    int same = 0;
    int unexplained = 0; ///< first rounds of a table with nothing in them that a file can't hold
    std::map<std::string, int> limits;
    std::string example;

    QByteArray text() const {
        QByteArray result = QByteArray::number(same) + " of " + QByteArray::number(rounds) + " the same";
        for (const auto& [name, count] : limits) {
            result += ", " + QByteArray::fromStdString(name) + ' ' + QByteArray::number(count);
        }
        return result + "; " + QByteArray::fromStdString(example);
    }
};

void shareAll(const std::filesystem::path& path, Tally& tally) {
    const auto reader = record::RecordReader::open(path);
    QVERIFY(reader);
    for (const record::RoundRow& row : (*reader)->rounds({}, 100'000)) {
        if (!row.closed) {
            continue;
        }
        const auto shared = scenario::shareRound(**reader, row.id, {"Ronda", "Round"});
        QVERIFY2(shared, shared ? "" : shared.error().detail.c_str());
        ++tally.rounds;
        tally.same += shared->isSame() ? 1 : 0;
        for (const ShareLimit limit : shared->limits) {
            ++tally.limits[std::string(name(limit))];
        }
        // Either the same, or it is said what is not.
        QVERIFY(shared->isSame() == shared->difference.empty() || !shared->limits.empty());
        const bool isUnexplained =
            row.id.round == 1 && shared->limits == std::vector{ShareLimit::earlier_rounds};
        if (isUnexplained) {
            ++tally.unexplained;
            tally.example = textOf(row.id) + ' ' + row.game + ": " + shared->difference;
        }
    }
}

// Plays a scenario and records it.
template <class Runner, class Kept>
void recordScenario(const std::filesystem::path& path, scenario::Scenario scenario) {
    const auto writer = openWriter(path);
    Runner runner(std::move(scenario));
    record::TableRecorder<Kept> recorder(
        *writer, {runner.playerNames(), [&] { return runner.chance().seed(); }, testCalendar()});
    const Subscription heard = runner.listen([&](const auto& entry) {
        recorder.hear(entry);
        if (recorder.isBehind()) {
            writer->waitForRoom();
        }
    });
    runner.run();
    while (recorder.flush(), recorder.isBehind()) {
        writer->waitForRoom();
    }
}

} // namespace

/// Rounds on record as scenario files: run, they bring the same events, or it is said what they can't hold.
class RecordShareTest : public QObject {
    Q_OBJECT

private slots:
    void shippedScenarios_data();
    void shippedScenarios();
    void liveTables();
    void randomTables_data();
    void randomTables();
    void peopleCanReadIt();
    void whatIsNoClosedRoundIsNotShared();
};

void RecordShareTest::shippedScenarios_data() {
    QTest::addColumn<QString>("game");
    QTest::newRow("poker") << QStringLiteral("poker");
    QTest::newRow("roulette") << QStringLiteral("roulette");
    QTest::newRow("bingo") << QStringLiteral("bingo");
}

void RecordShareTest::shippedScenarios() {
    QFETCH(const QString, game);
    const RecordPlace place;
    QDirIterator files(QStringLiteral(MESAVIVA_SOURCE_DIR "/tests/scenarios/") + game,
                       {QStringLiteral("*.json")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        std::ostringstream out;
        std::ostringstream err;
        QCOMPARE(scenario::runCommand(files.next().toStdString(), out, err,
                                      scenario::RecordTo{place.path(), "1.2.3", testCalendar()}),
                 0);
    }
    Tally tally;
    shareAll(place.path(), tally);
    qInfo("%s", tally.text().constData());
    QVERIFY(tally.rounds > 40);
    QVERIFY2(tally.unexplained == 0, tally.text().constData());
    QVERIFY(2 * tally.same > tally.rounds || game == QLatin1String("bingo"));
}

void RecordShareTest::liveTables() {
    const RecordPlace place;
    recordRounds<RecordedPoker>(place.path(), 60);
    recordRounds<RecordedRoulette>(place.path(), 60);
    Tally tally;
    shareAll(place.path(), tally);
    qInfo("%s", tally.text().constData());
    QVERIFY(tally.rounds >= 120);
    QVERIFY2(2 * tally.same > tally.rounds, tally.text().constData());
}

void RecordShareTest::randomTables_data() {
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 4; ++seed) {
        QTest::addRow("seed %d", seed) << seed;
    }
}

void RecordShareTest::randomTables() {
    QFETCH(const int, seed);
    const RecordPlace place;
    const auto byte = static_cast<std::uint8_t>(seed);
    const std::uint64_t rounds = qEnvironmentVariableIsSet("MESAVIVA_LONG_TESTS") ? 100 : 10;
    for (const roulette::RuleSet rules :
         {roulette::RuleSet::online, roulette::RuleSet::casino, roulette::RuleSet::macau}) {
        roulette::Settings settings(rules);
        settings.individual = seed % 3 == 0;
        recordScenario<scenario::RouletteRunner, record::RouletteOnRecord>(
            place.path(), RouletteDice(settings, byte).draw(12, rounds));
    }
    RandomStream random(testSeed(byte), "rooms");
    for (const bingo::Variant variant : {bingo::Variant::bingo90, bingo::Variant::bingo80,
                                         bingo::Variant::bingo75, bingo::Variant::bingo30}) {
        const bingo::Settings settings = BingoRoomDice(variant, random).draw();
        recordScenario<scenario::BingoRunner, record::BingoOnRecord>(
            place.path(), BingoScenarioDice(settings, byte).draw(4));
    }
    Tally tally;
    shareAll(place.path(), tally);
    qInfo("%s", tally.text().constData());
    QVERIFY(tally.rounds > 20);
    QVERIFY2(tally.unexplained == 0, tally.text().constData());
}

void RecordShareTest::peopleCanReadIt() {
    const RecordPlace place;
    recordRounds<RecordedPoker>(place.path(), 2);
    const auto reader = record::RecordReader::open(place.path());
    QVERIFY(reader);
    const auto shared = scenario::shareRound(**reader, {1, 1}, {"Uma ronda", "A round"});
    QVERIFY(shared);
    QVERIFY2(shared->isSame(), shared->difference.c_str());
    const auto json = nlohmann::ordered_json::parse(shared->file);
    QCOMPARE(json["format"], "mesaviva.scenario/1");
    QCOMPARE(json["title"]["pt"], "Uma ronda");
    QCOMPARE(json["players"].size(), 7U);
    QCOMPARE(json["players"][0]["id"], "p0");
    QVERIFY(json["outcome"]["cards"].size() > 10);
    QVERIFY(!json["steps"].empty());
    QVERIFY(!json["expect"].empty());
    QVERIFY(shared->file.find("\n  \"table\": {\n") != std::string::npos);
    // What is expected comes true.
    const std::filesystem::path file = place.folder() / "shared.json";
    std::ofstream(file) << shared->file;
    std::ostringstream out;
    std::ostringstream err;
    QCOMPARE(scenario::runCommand(file.string(), out, err), 0);
    QCOMPARE(err.str(), std::string());
}

void RecordShareTest::whatIsNoClosedRoundIsNotShared() {
    const RecordPlace place;
    const auto writer = openWriter(place.path());
    RecordedTable<RecordedPoker> table(*writer);
    for (int i = 0; i < 40; ++i) {
        table.step();
    }
    QVERIFY(!writer->close());
    const auto reader = record::RecordReader::open(place.path());
    QVERIFY(reader);
    const auto running = (*reader)->rounds({}, 1).front();
    QVERIFY(!running.closed);
    const auto shared = scenario::shareRound(**reader, running.id, {});
    QVERIFY(shared);
    QVERIFY(shared->file.empty());
    QCOMPARE(shared->limits, std::vector{ShareLimit::running});
    QVERIFY(!scenario::shareRound(**reader, {7, 1}, {}));
}

#include "program/test_list.h"

MESAVIVA_TEST(RecordShareTest)
#include "tst_record_share.moc"
