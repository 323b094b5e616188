// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "every_scenario.h"
#include "random_bingo.h"
#include "random_roulette.h"
#include "recorded_scenario.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "engine/games/bingo/scenario/bingo_runner.h"
#include "engine/games/poker/scenario/poker_runner.h"
#include "engine/games/roulette/scenario/roulette_runner.h"
#include "engine/scenario/scenario.h"
#endif

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

template <class Runner, class OnRecord, class Content>
void recordWith(record::RecordWriter& writer, scenario::Scenario scenario, int edition) {
    Content content = scenario.content.as<Content>();
    content.table.edition = edition;
    scenario.content = std::move(content);
    recordScenario<Runner, OnRecord>(writer, std::move(scenario));
}

// Records a scenario at a table of an earlier edition.
void recordEdition(record::RecordWriter& writer, scenario::Scenario scenario, int edition = 1) {
    if (!scenario.seed) {
        scenario.seed = testSeed();
    }
    if (scenario.game() == "poker") {
        recordWith<scenario::PokerRunner, record::PokerOnRecord, scenario::PokerContent>(writer, scenario,
                                                                                         edition);
    } else if (scenario.game() == "roulette") {
        recordWith<scenario::RouletteRunner, record::RouletteOnRecord, scenario::RouletteContent>(
            writer, scenario, edition);
    } else {
        recordWith<scenario::BingoRunner, record::BingoOnRecord, scenario::BingoContent>(writer, scenario,
                                                                                         edition);
    }
}

// The wheel fails while the ball runs, with a stake on red.
scenario::Scenario failingWheel(roulette::RuleSet rules) {
    scenario::Scenario result;
    result.rules = std::string(name(rules));
    result.players.push_back({"ana", Money{10'000}});
    scenario::RouletteContent content;
    content.table = roulette::Settings(rules);
    content.chipValues = {std::nullopt};
    const roulette::Command stake = roulette::PlaceStake{
        0, roulette::ChanceKind::red, roulette::Layout::evenNumbers(roulette::ChanceKind::red), Money{400}};
    content.steps.push_back({{}, "betting_opened", stake});
    content.steps.push_back({{}, "ball_launched", roulette::FailSystem{}});
    result.content = std::move(content);
    result.rounds = 1;
    return result;
}

// A line gets 1 % of less than a euro: no cent.
scenario::Scenario pennyRoom() {
    bingo::Settings settings(bingo::Variant::bingo90);
    settings.cardPrice = Money{2};
    settings.prizes[bingo::indexOf(bingo::PrizeKind::line)] = 100;
    settings.prizes[bingo::indexOf(bingo::PrizeKind::bingo)] = 9'900;
    return BingoScenarioDice(settings, 3).draw(3);
}

// 70 % of the sales is no whole cent.
scenario::Scenario roundedRoom() {
    bingo::Settings settings(bingo::Variant::bingo90);
    settings.cardPrice = Money{101};
    settings.prizePercent = 7'000;
    return BingoScenarioDice(settings, 3).draw(3);
}

} // namespace

/// Tables of edition 1, recorded as by a program from before edition 2, verify whole, and cite what was cited
/// then. (Their events are those of the golden files of edition 1.)
class RecordEditionsTest : public QObject {
    Q_OBJECT

private slots:
    void tablesOfEdition1AreWhole_data() { addScenarios(); }
    void tablesOfEdition1AreWhole();
    void prizeOfNothingWasWonInEdition2();
    void whatWasCitedThenStays_data();
    void whatWasCitedThenStays();
};

void RecordEditionsTest::tablesOfEdition1AreWhole() {
    QFETCH(const QString, path);
    const auto scenario = scenario::load(path.toStdString());
    QVERIFY(scenario);
    const RecordPlace place;
    const auto writer = openWriter(place.path());
    recordEdition(*writer, *scenario);
    QVERIFY(!writer->close());
    QCOMPARE(QString::fromStdString(complaintOf(place.path())), QString());
    record::Database database(place.path(), record::OpenMode::write);
    QVERIFY(database.text("SELECT rules_version FROM tables").ends_with("/1"));
}

// Only the record of edition 2 has a line of 0.00 that was won; both are whole.
void RecordEditionsTest::prizeOfNothingWasWonInEdition2() {
    for (const int edition : {2, 3}) {
        const RecordPlace place;
        const auto writer = openWriter(place.path());
        recordEdition(*writer, pennyRoom(), edition);
        QVERIFY(!writer->close());
        QCOMPARE(QString::fromStdString(complaintOf(place.path())), QString());
        record::Database database(place.path(), record::OpenMode::write);
        const auto won = database.number("SELECT count(*) FROM events WHERE event = 'prize_won' AND "
                                         "json_extract(fields, '$.kind') = 'line'");
        QCOMPARE(won > 0, edition == 2);
    }
}

void RecordEditionsTest::whatWasCitedThenStays_data() {
    QTest::addColumn<QString>("table");
    QTest::addColumn<QByteArray>("sql"); // counts the events that are as they were
    const auto row = [](const char* tag, const char* table, const char* sql) {
        QTest::newRow(tag) << QString::fromLatin1(table) << QByteArray(sql);
    };
    row("poker: a fold has its hand's rule", "poker",
        "event = 'settled' AND rules LIKE 'P22 P7_' AND fields LIKE '%\"verdict\":\"folded\"%'");
    row("casino: a failure is R22", "casino",
        "event IN ('system_failed', 'round_void', 'settled') AND rules = 'R22'");
    row("Macau: a failure is M2.2, M2.3", "macau",
        "event IN ('system_failed', 'round_void', 'settled') AND rules = 'M2.2 M2.3'");
    row("bingo: a rounded amount below 70 %", "bingo",
        "event = 'sale_closed' AND rules LIKE '%I-B31%' AND json_extract(fields, '$.prize_money') * 100 < "
        "json_extract(fields, '$.sales') * 70");
}

void RecordEditionsTest::whatWasCitedThenStays() {
    QFETCH(const QString, table);
    QFETCH(const QByteArray, sql);
    const RecordPlace place;
    const auto writer = openWriter(place.path());
    if (table == QLatin1String("poker")) {
        const auto fold = scenario::load(MESAVIVA_SOURCE_DIR "/tests/scenarios/poker/folded.json");
        QVERIFY(fold);
        recordEdition(*writer, *fold);
    } else if (table == QLatin1String("bingo")) {
        recordEdition(*writer, roundedRoom());
    } else {
        recordEdition(*writer, failingWheel(table == QLatin1String("casino") ? roulette::RuleSet::casino
                                                                             : roulette::RuleSet::macau));
    }
    QVERIFY(!writer->close());
    QCOMPARE(QString::fromStdString(complaintOf(place.path())), QString());
    record::Database database(place.path(), record::OpenMode::write);
    QVERIFY(database.number(("SELECT count(*) FROM events WHERE " + sql).constData()) > 0);
}

#include "program/test_list.h"

MESAVIVA_TEST(RecordEditionsTest)
#include "tst_record_editions.moc"
