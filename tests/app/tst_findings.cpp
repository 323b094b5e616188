// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/core/history/finding_list_model.h"
#include "app/core/text/language.h"

#include <QAbstractItemModelTester>
#include <QTest>

#include <initializer_list>
#include <set>
#include <string_view>
#include <utility>

using namespace mesaviva;
using namespace mesaviva::app;

/// What a verification has found wrong, in the window's language and unit.
class TestFindings : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_language.setCode(QStringLiteral("en")); }

    void valuesAreWritten_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("json");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("text");
        QTest::newRow("an amount") << "amount"
                                   << "1250"
                                   << "en" << QStringLiteral("12.50");
        QTest::newRow("an amount in Portuguese") << "amount"
                                                 << "1250"
                                                 << "pt" << QStringLiteral("12,50");
        QTest::newRow("an amount in a list") << "stakes.0.returned"
                                             << "1250"
                                             << "en" << QStringLiteral("12.50");
        QTest::newRow("a room's jackpot") << "jackpots.hall/bingo"
                                          << "1250"
                                          << "en" << QStringLiteral("12.50");
        QTest::newRow("a number that is no amount") << "number"
                                                    << "17"
                                                    << "en" << QStringLiteral("17");
        QTest::newRow("a text") << "player"
                                << "\"ana\""
                                << "en" << QStringLiteral("ana");
        QTest::newRow("seconds in Portuguese") << "until"
                                               << "12.5"
                                               << "pt" << QStringLiteral("12,5");
        QTest::newRow("a kind of event") << "event"
                                         << "settled"
                                         << "pt" << QStringLiteral("Contas");
    }

    void valuesAreWritten() {
        QFETCH(const QString, path);
        QFETCH(const QString, json);
        QFETCH(const QString, language);
        QFETCH(const QString, text);
        m_language.setCode(language);
        const QString value = FindingText::value(path.toStdString(), json.toStdString());
        QVERIFY2(value.startsWith(text), qPrintable(value));
        m_language.setCode(QStringLiteral("en"));
    }

    void rowsSayWhereAndWhat() {
        FindingListModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        record::Findings findings;
        findings.add({record::RoundId{3, 12},
                      345,
                      "settled",
                      "stakes.0.returned",
                      {record::ProblemCode::differs, {"100", "200"}},
                      "200",
                      "100"});
        findings.add({record::RoundId{3, 0}, 0, {}, {}, record::ProblemCode::table_missing});
        model.show(findings);
        QCOMPARE(model.size(), 2);
        const QModelIndex first = model.index(0);
        QCOMPARE(first.data(FindingListModel::PlaceRole).toString(), QStringLiteral("Round 3-12"));
        QCOMPARE(first.data(FindingListModel::FieldRole).toString(),
                 QStringLiteral("stakes, no. 1, returned"));
        QVERIFY(first.data(FindingListModel::EventRole).toString().contains(QStringLiteral("345")));
        QVERIFY(first.data(FindingListModel::ExpectedRole).toString().startsWith(QStringLiteral("2.00")));
        QCOMPARE(model.linkOf(0), QStringLiteral("mesaviva://round/3-12#345"));
        QCOMPARE(model.linkOf(1), QString()); // there is nothing to replay
        QCOMPARE(model.more(), QString());
    }

    // Keys of problems, which stored verdicts have: each its own, and these for ever.
    void keysOfProblemsStand() {
        using record::ProblemCode;
        std::set<std::string_view> keys;
        for (int code = 0; code <= static_cast<int>(ProblemCode::nothing_to_plant); ++code) {
            const std::string_view key = name(static_cast<ProblemCode>(code));
            QVERIFY(!key.empty() && keys.insert(key).second);
            QVERIFY(record::problemCodeFrom(key) == static_cast<ProblemCode>(code));
        }
        for (const auto& [code, key] : std::initializer_list<std::pair<ProblemCode, std::string_view>>{
                 {ProblemCode::message, "message"},
                 {ProblemCode::copy_differs, "copy_differs"},
                 {ProblemCode::no_such_game, "no_such_game"},
                 {ProblemCode::fields_no_object, "fields_no_object"},
                 {ProblemCode::event_without_date, "event_without_date"},
                 {ProblemCode::round_opened_twice, "round_opened_twice"},
                 {ProblemCode::differs, "differs"},
                 {ProblemCode::seal, "seal"},
                 {ProblemCode::second_house_page, "second_house_page"},
                 {ProblemCode::nothing_to_plant, "nothing_to_plant"}}) {
            QVERIFY(name(code) == key);
        }
        QVERIFY(!record::problemCodeFrom("of a later version"));
    }

private:
    Language m_language;
};

#include "program/test_list.h"

MESAVIVA_TEST(TestFindings)
#include "tst_findings.moc"
