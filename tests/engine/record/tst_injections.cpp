// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "record_kit.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "engine/games/poker/scenario/poker_runner.h"
#include "engine/record/history/injections.h"
#include "engine/scenario/scenario.h"
#endif
#include "recorded_scenario.h"

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

/// Who injected a fault is in the record, and so in its hash chain.
class InjectionsTest : public QObject {
    Q_OBJECT

private slots:
    void theRecordSaysWhoInjectedAFault_data();
    void theRecordSaysWhoInjectedAFault();
};

void InjectionsTest::theRecordSaysWhoInjectedAFault_data() {
    QTest::addColumn<InjectedBy>("by");
    QTest::addColumn<int>("edition");
    QTest::addColumn<bool>("said");
    QTest::newRow("a scenario") << InjectedBy::scenario << 2 << true;
    QTest::newRow("an inspector") << InjectedBy::inspector << 2 << true;
    QTest::newRow("a lesson") << InjectedBy::lesson << 2 << true;
    QTest::newRow("it just happened") << InjectedBy::nobody << 2 << false;
    QTest::newRow("edition 1 doesn't say it") << InjectedBy::inspector << 1 << false;
}

void InjectionsTest::theRecordSaysWhoInjectedAFault() {
    QFETCH(const InjectedBy, by);
    QFETCH(const int, edition);
    QFETCH(const bool, said);
    const QString file = QFINDTESTDATA("../../scenarios/poker/system_fails_after_a_bet.json");
    auto scenario = scenario::load(file.toStdString());
    QVERIFY(scenario);
    scenario->injectedBy = by;
    auto content = scenario->content.as<scenario::PokerContent>();
    content.table.edition = edition;
    scenario->content = std::move(content);
    if (!scenario->seed) {
        scenario->seed = testSeed();
    }
    const RecordPlace place;
    const auto writer = openWriter(place.path());
    recordScenario<scenario::PokerRunner, record::PokerOnRecord>(*writer, std::move(*scenario));
    QVERIFY(!writer->close());
    QCOMPARE(QString::fromStdString(complaintOf(place.path())), QString()); // it verifies
    const auto reader = record::RecordReader::open(place.path());
    QVERIFY(reader);
    const auto round = (*reader)->round({1, 1});
    QVERIFY(round);
    const std::vector<InjectedBy> wanted = said ? std::vector{by} : std::vector<InjectedBy>();
    QVERIFY(record::injectorsOf(**reader, *round) == wanted);
}

#include "program/test_list.h"

MESAVIVA_TEST(InjectionsTest)
#include "tst_injections.moc"
