// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "runner_kit.h"

#include <QTest>

#include <filesystem>
#include <string>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

std::string file(const std::string& rest) {
    return R"({"format": "mesaviva.scenario/1", "game": "poker", "rules": "pt-803-2015",
               "players": [{"id": "ana", "seat": 1, "wallet": 1000}], )" +
           rest + '}';
}

} // namespace

/// `mesaviva run`: its exit status and its messages.
class RunCommandTest : public QObject {
    Q_OBJECT

private slots:
    void refusedFilePrintsNothing();
    void unmetExpectationsAreNamed();
    void stepsNotTakenAreNamed();
    void stepsAfterTheEndAreNamed_data();
    void stepsAfterTheEndAreNamed();
};

void RunCommandTest::refusedFilePrintsNothing() {
    const Outcome outcome = runText(file(R"("until": 5, "rounds": 1)"));
    QCOMPARE(outcome.status, 2);
    QCOMPARE(outcome.out, std::string());
    QVERIFY2(outcome.err.find("rounds: ") != std::string::npos, outcome.err.c_str());
    QCOMPARE(runText("{").status, 2);
    QCOMPARE(runFile(std::filesystem::temp_directory_path()).status, 2);
}

void RunCommandTest::unmetExpectationsAreNamed() {
    const Outcome outcome =
        runText(file(R"("steps": [{"at": 1, "player": "ana", "do": "ante", "amount": 500}],
        "expect": [{"event": "staked", "player": "ana", "amount": 500}, {"event": "staked", "amount": 600},
                   {"event": "staked", "count": 0}, {"event": "round_void"}, {"refused": "not_now"},
                   {"balance": {"ana": 1000}}])"));
    QCOMPARE(outcome.status, 1);
    QVERIFY(!outcome.out.empty());
    const QStringList lines = QString::fromStdString(outcome.err).split('\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 5);
    QVERIFY2(lines[0].startsWith("expect[1]: ") && lines[0].contains("amount 500 instead of 600"),
             qPrintable(lines[0]));
    QVERIFY2(lines[1].startsWith("expect[2]: ") && lines[1].contains("came once instead of never"),
             qPrintable(lines[1]));
    QVERIFY2(lines[2].startsWith("expect[3]: ") && lines[2].contains("no such event"), qPrintable(lines[2]));
    QVERIFY2(lines[3].startsWith("expect[4]: "), qPrintable(lines[3]));
    QVERIFY2(lines[4].contains("the balance of ana is 500 instead of 1000"), qPrintable(lines[4]));
}

void RunCommandTest::stepsNotTakenAreNamed() {
    const Outcome outcome =
        runText(file(R"("rounds": 1, "steps": [{"when": "round_void", "player": "ana", "do": "bet"},
        {"at": 2.5, "player": "ana", "do": "fold"}])"));
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.err,
             std::string("steps[0] (when round_void): not taken\nsteps[1] (at 2.5): not taken\n"));
}

void RunCommandTest::stepsAfterTheEndAreNamed_data() {
    QTest::addColumn<QByteArray>("end");
    QTest::newRow("by the clock") << QByteArray(R"("until": 40)");
    QTest::newRow("after a round") << QByteArray(R"("rounds": 1)");
}

void RunCommandTest::stepsAfterTheEndAreNamed() {
    QFETCH(const QByteArray, end);
    const Outcome outcome = runText(
        file(end.toStdString() + R"(, "steps": [{"at": 1, "player": "ana", "do": "ante", "amount": 500},
        {"at": 3600, "player": "ana", "do": "ante", "amount": 500}, {"player": "ana", "do": "leave"}])"));
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.err, std::string("steps[1] (at 3600): not taken\nsteps[2]: not taken\n"));
}

#include "program/test_list.h"

MESAVIVA_TEST(RunCommandTest)
#include "tst_run_command.moc"
