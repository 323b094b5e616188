// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every field of an event can be expected: the amounts in events match those of their descriptions.
#include "long_tests.h"
#include "program/shipped_scenarios.h"
#include "runner_kit.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "engine/games/bingo/record/bingo_json.h"
#include "engine/games/poker/record/poker_json.h"
#include "engine/games/roulette/record/roulette_json.h"
#include "engine/record/fields/money_fields.h"
#endif

#include <QFile>
#include <QTest>

#include <algorithm>
#include <set>
#include <span>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

bool has(std::span<const record::MoneyField> fields, std::string_view event, std::string_view path) {
    return std::ranges::any_of(
        fields, [&](const record::MoneyField& field) { return field.event == event && field.path == path; });
}

// The first event of each kind, as an expectation.
Json firstOfEachKind(const std::string& lines) {
    Json expected = Json::array();
    std::set<std::string> seen;
    std::istringstream stream(lines);
    for (std::string line; std::getline(stream, line);) {
        Json event = Json::parse(line);
        if (seen.insert(event["event"].get<std::string>()).second) {
            event.erase("count"); // a keyword of expectations themselves
            expected.push_back(std::move(event));
        }
    }
    return expected;
}

} // namespace

class ExpectedAmountsTest : public QObject {
    Q_OBJECT

private slots:
    void theFirstEventOfEachKindIsMet_data() {
        QTest::addColumn<QString>("path");
        for (const QString& name : test::shippedScenarios()) {
            QTest::newRow(qPrintable(name)) << QStringLiteral(MESAVIVA_SCENARIOS "/") + name;
        }
    }

    void theFirstEventOfEachKindIsMet() {
        if (mesaviva::kit::isLeftToRelease()) {
            QSKIP(mesaviva::kit::kLeftToRelease);
        }
        QFETCH(const QString, path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        Json scenario = Json::parse(file.readAll().toStdString());
        // The same chance twice.
        Json& outcome = scenario["outcome"];
        if (!outcome.contains("seed") && !outcome.contains("round_seed")) {
            outcome["seed"] = std::string(64, '7');
        }
        scenario.erase("expect");
        const Outcome played = runText(scenario.dump());
        QVERIFY2(played.status == 0, played.err.c_str());
        scenario["expect"] = firstOfEachKind(played.out);
        QVERIFY(scenario["expect"].size() > 4);
        const Outcome expected = runText(scenario.dump());
        QVERIFY2(expected.status == 0, expected.err.c_str());
    }

    void amountsAreThoseOfTheDescriptions() {
        QVERIFY(has(record::bingoMoneyFields(), "sale_closed", "jackpot"));
        QVERIFY(has(record::bingoMoneyFields(), "sale_closed", "prizes/line"));
        QVERIFY(has(record::bingoMoneyFields(), "table_opened", "settings/jackpot/base"));
        QVERIFY(!has(record::bingoMoneyFields(), "table_opened", "settings/jackpot"));
        QVERIFY(!has(record::bingoMoneyFields(), "table_opened", "settings/prizes/line"));
        QVERIFY(has(record::bingoMoneyFields(), "announced", "amount"));
        QVERIFY(has(record::rouletteMoneyFields(), "table_opened", "settings/minimum/red"));
        QVERIFY(has(record::rouletteMoneyFields(), "announced", "staked"));
        QVERIFY(has(record::rouletteMoneyFields(), "refused", "nearest"));
        QVERIFY(has(record::rouletteMoneyFields(), "settled", "stakes/returned"));
        QVERIFY(!has(record::rouletteMoneyFields(), "chips_changed", "chips"));
        QVERIFY(has(record::pokerMoneyFields(), "settled", "net"));
        QVERIFY(has(record::pokerMoneyFields(), "table_opened", "settings/maximum"));
    }

    void whatCanBeNoAmountIsRefused_data() {
        QTest::addColumn<QByteArray>("expected");
        QTest::addColumn<QByteArray>("path");
        QTest::newRow("a part of a cent")
            << QByteArray(R"({"event": "staked", "amount": 0.5})") << QByteArray("expect[0].amount");
        QTest::newRow("less than nothing")
            << QByteArray(R"({"event": "settled", "returned": -1})") << QByteArray("expect[0].returned");
        QTest::newRow("in a list") << QByteArray(R"({"event": "settled", "stakes": [{"amount": "5"}]})")
                                   << QByteArray("expect[0].stakes[0].amount");
        QTest::newRow("of the table")
            << QByteArray(R"({"event": "table_opened", "settings": {"minimum": -5}})")
            << QByteArray("expect[0].settings.minimum");
        QTest::newRow("of a refusal") << QByteArray(R"({"refused": "below_minimum", "nearest": [null, 0.5]})")
                                      << QByteArray("expect[0].nearest[1]");
        QTest::newRow("nothing at all")
            << QByteArray(R"({"event": "staked", "amount": null})") << QByteArray("expect[0].amount");
    }

    void whatCanBeNoAmountIsRefused() {
        QFETCH(const QByteArray, expected);
        QFETCH(const QByteArray, path);
        const Outcome outcome = runText(
            R"({"format": "mesaviva.scenario/1", "game": "poker", "rules": "pt-803-2015",
                "players": [{"id": "ana", "seat": 1, "wallet": 100000}], "expect": [)" +
            expected.toStdString() + "]}");
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.err.find(path.toStdString()) != std::string::npos, outcome.err.c_str());
        QVERIFY(outcome.out.empty());
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(ExpectedAmountsTest)
#include "tst_expected_amounts.moc"
