// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "engine/scenario/rules_shown.h"
#endif

#include <QTest>

#include <nlohmann/json.hpp>

#include <set>
#include <string>

using namespace mesaviva;
using scenario::rulesNamed;
using scenario::RulesShown;
using scenario::rulesShown;
using scenario::RunEnd;

namespace {

using Names = std::set<std::string>;

// An individual wheel: a spin refused without a stake (O15), then 17 with 500 on black.
RulesShown shownBy(const std::string& comment, const char* expect) {
    nlohmann::ordered_json file = nlohmann::ordered_json::parse(R"({
        "format": "mesaviva.scenario/1", "game": "roulette", "rules": "pt-804-2015",
        "table": {"minimum": 100, "individual": true}, "players": [{"id": "ana", "wallet": 100000}],
        "outcome": {"pockets": ["17"]},
        "steps": [{"at": 2, "player": "ana", "do": "spin"},
                  {"at": 5, "player": "ana", "do": "stake", "chance": "black", "amount": 500},
                  {"at": 6, "player": "ana", "do": "spin"}]})");
    file["comment"] = comment;
    file["expect"] = nlohmann::ordered_json::parse(expect);
    return rulesShown(file.dump());
}

QString text(const Names& rules) {
    QStringList list;
    for (const std::string& rule : rules) {
        list.append(QString::fromStdString(rule));
    }
    return list.join(u'+');
}

} // namespace

/// Which rules a scenario offers, decides and asserts.
class RulesShownTest : public QObject {
    Q_OBJECT

private slots:
    void asserted_data();
    void asserted();
    void openingOnlyOffers();
    void eventsAndRefusalsDecide();
    void failedRunAssertsNothing();
    void refusedFileAssertsItsRule();
    void fileRefusedByNoRuleShowsNothing();
    void rangesNameEachRule_data();
    void rangesNameEachRule();
};

void RulesShownTest::asserted_data() {
    QTest::addColumn<QString>("comment");
    QTest::addColumn<QString>("expect");
    QTest::addColumn<QString>("asserted");
    const auto row = [](const char* name, const char* comment, const char* expect, const char* asserted) {
        QTest::newRow(name) << QString::fromLatin1(comment) << QString::fromLatin1(expect)
                            << QString::fromLatin1(asserted);
    };
    row("comment and a checked event", "by O15, O13b", R"([{"event": "settled", "net": 500}])", "O13b");
    row("no comment", "", R"([{"event": "settled", "net": 500}])", "");
    row("comment, nothing checked", "O13b", "[]", "");
    row("a balance checks no event", "O13b", R"([{"balance": {"ana": 100500}}])", "");
    row("no such event checks none", "O15", R"([{"event": "refused", "do": "stake", "count": 0}])", "");
    row("the expectation's rules", "", R"([{"refused": "no_stake", "rules": ["O15"]}])", "O15");
    row("the expectation's comment", "", R"([{"refused": "no_stake", "comment": "by O15"}])", "O15");
    row("its comment is for its event only", "",
        R"([{"refused": "no_stake", "comment": "O13b"}, {"event": "settled", "player": "ana"}])", "");
    row("every event that it checks", "by O13b, O15, O16", R"([{"event": "announced"}])", "O15+O16");
    row("a range", "O14-16", R"([{"event": "announced"}, {"event": "number_drawn"}])", "O15+O16");
    row("the opening, checked", "by O6a, O6c", R"([{"event": "table_opened", "player": null, "count": 0},
        {"event": "table_opened", "round": 0}])",
        "O6a+O6c");
}

void RulesShownTest::asserted() {
    QFETCH(const QString, comment);
    QFETCH(const QString, expect);
    QFETCH(const QString, asserted);
    const RulesShown shown = shownBy(comment.toStdString(), expect.toLatin1().constData());
    QVERIFY(shown.end == RunEnd::met);
    QCOMPARE(text(shown.asserted), asserted);
}

void RulesShownTest::openingOnlyOffers() {
    const RulesShown shown = shownBy("O6c", "[]");
    QVERIFY(shown.named.contains("O6c") && shown.offered.contains("O6c"));
    QVERIFY(!shown.decided.contains("O6c") && !shown.asserted.contains("O6c"));
    // Players are seated in round 0, before any round.
    QVERIFY(shown.named.contains("O30") && !shown.offered.contains("O30") && !shown.decided.contains("O30"));
}

void RulesShownTest::eventsAndRefusalsDecide() {
    const RulesShown shown = shownBy("", "[]");
    QVERIFY(shown.decided.contains("O15") && shown.decided.contains("O13b"));
    QVERIFY(shown.offered.contains("O15") && !shown.offered.contains("O13b"));
    QVERIFY(shown.asserted.empty());
}

void RulesShownTest::failedRunAssertsNothing() {
    const RulesShown shown = shownBy("O15", R"([{"refused": "no_stake"}, {"balance": {"ana": 1}}])");
    QVERIFY(shown.end == RunEnd::unmet);
    QVERIFY(shown.asserted.empty());
    QVERIFY(shown.offered.contains("O6c") && shown.decided.contains("O15"));
}

void RulesShownTest::refusedFileAssertsItsRule() {
    const RulesShown shown = rulesShown(
        R"({"format": "mesaviva.scenario/1", "game": "poker", "rules": "pt-803-2015",
            "table": {"minimum": 500, "maximum": 12500, "seats": 8},
            "players": [{"id": "ana", "seat": 1, "wallet": 100000}]})");
    QVERIFY(shown.end == RunEnd::refused);
    QCOMPARE(text(shown.asserted), QStringLiteral("P6a"));
    QCOMPARE(text(shown.decided), QStringLiteral("P6a"));
    QVERIFY(shown.offered.empty());
}

void RulesShownTest::fileRefusedByNoRuleShowsNothing() {
    const RulesShown shown = rulesShown(R"({"format": "mesaviva.scenario/1", "comment": "P6a"})");
    QVERIFY(shown.end == RunEnd::refused);
    QVERIFY(shown.named.empty() && shown.decided.empty() && shown.asserted.empty());
}

void RulesShownTest::rangesNameEachRule_data() {
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("named");
    const auto row = [](const char* said, const char* named) {
        QTest::newRow(said) << QString::fromUtf8(said) << QString::fromLatin1(named);
    };
    row("M7.1-8, M5.1", "M5.1+M7.1+M7.2+M7.3+M7.4+M7.5+M7.6+M7.7+M7.8");
    row("P12a-d: pays", "P12a+P12b+P12c+P12d");
    row("B24-B26", "B24+B25+B26");
    row("P12a–P12c", "P12a+P12b+P12c");
    row("as M6.9 to M6.11", "M6.10+M6.11+M6.9");
    row("I-R34a-c", "I-R34a+I-R34b+I-R34c");
    row("as O20 to 10", "O20");
    row("O20-10", "O20");
    row("B24-R26", "B24+R26");
    row("P12a-7", "P12a");
    row("P36-bet", "P36");
    row("as I-cent, I-O7", "I-O7+I-cent");
    row("P12abc, xP12, 2c-9h", "");
}

void RulesShownTest::rangesNameEachRule() {
    QFETCH(const QString, said);
    QFETCH(const QString, named);
    QCOMPARE(text(rulesNamed(said.toStdString())), named);
}

#include "program/test_list.h"

MESAVIVA_TEST(RulesShownTest)
#include "tst_rules_shown.moc"
