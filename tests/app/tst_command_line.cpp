// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command_line.h"

#include <QByteArrayList>
#include <QTest>

#include <vector>

using mesaviva::app::CommandLine;

namespace {

CommandLine lineOf(const QByteArrayList& words) {
    std::vector<const char*> argv{"mesaviva"};
    for (const QByteArray& word : words) {
        argv.push_back(word.constData());
    }
    return mesaviva::app::readCommandLine(static_cast<int>(argv.size()), argv.data(), "0");
}

} // namespace

class TestCommandLine : public QObject {
    Q_OBJECT

private slots:
    void withoutAWordItIsTheWindow() {
        const CommandLine line = lineOf({});
        QVERIFY(line.goOn);
        QVERIFY(line.task == CommandLine::Task::window);
    }

    void scenariosAreRunAndPlayed() {
        const CommandLine run = lineOf({"run", "a.json"});
        QVERIFY(run.goOn && run.task == CommandLine::Task::command && run.command);
        const CommandLine play = lineOf({"play", "b.json"});
        QVERIFY(play.goOn && play.task == CommandLine::Task::play);
        QCOMPARE(play.file, std::string("b.json"));
        QCOMPARE(play.speed, 1.0);
    }

    void sumsAreComparedWithAManifest() {
        const CommandLine own = lineOf({"sums"});
        QVERIFY(own.goOn && own.task == CommandLine::Task::sums);
        QCOMPARE(own.sums.published, std::string());
        QCOMPARE(lineOf({"sums", "--compare", "a.sha256"}).sums.published, std::string("a.sha256"));
        QCOMPARE(lineOf({"sums", "--compare"}).status, 2);
    }

    void speedIsANumberWithinItsRange_data() {
        QTest::addColumn<QByteArray>("speed");
        QTest::addColumn<double>("read"); // 0: refused
        QTest::newRow("slow") << QByteArray("0.1") << 0.1;
        QTest::newRow("fast") << QByteArray("100") << 100.0;
        for (const char* refused : {"nan", "NaN", "-nan", "nan(1)", "inf", "-inf", "infinity", "1e999", "0",
                                    "-0", "-1", "0.05", "100.5", "fast", "1x", ""}) {
            QTest::newRow(refused) << QByteArray(refused) << 0.0;
        }
    }

    void speedIsANumberWithinItsRange() {
        QFETCH(const QByteArray, speed);
        QFETCH(const double, read);
        for (const QByteArrayList& words : {QByteArrayList{"play", "a.json", "--speed=" + speed},
                                            QByteArrayList{"play", "--speed", speed, "a.json"}}) {
            const CommandLine line = lineOf(words);
            QCOMPARE(line.goOn, read > 0);
            QCOMPARE(line.status, read > 0 ? 0 : 2);
            if (read > 0) {
                QCOMPARE(line.speed, read);
            }
        }
    }

    void figuresNeedNoWindow_data() {
        QTest::addColumn<QByteArrayList>("words");
        QTest::newRow("odds") << QByteArrayList{"odds",     "poker", "--hand", "As Kd 9c 9h 2s",
                                                "--upcard", "Th",    "--seen", "3h 4h"};
        QTest::newRow("edge") << QByteArrayList{"edge", "poker"};
        QTest::newRow("edge of another game")
            << QByteArrayList{"edge", "poker", "--common", "--pays", "100,50,20,7,5,4,3,2,1,1"};
        QTest::newRow("chance") << QByteArrayList{"chance"};
        QTest::newRow("chance of a seed")
            << QByteArrayList{"chance", "--seed", QByteArray(64, 'a'), "--rounds", "10000"};
    }

    void figuresNeedNoWindow() {
        QFETCH(const QByteArrayList, words);
        const CommandLine line = lineOf(words);
        QVERIFY(line.goOn && line.task == CommandLine::Task::command && line.command);
    }

    void whatIsNotUnderstoodIsRefused_data() {
        QTest::addColumn<QByteArrayList>("words");
        QTest::newRow("no such command") << QByteArrayList{"dance"};
        QTest::newRow("no file") << QByteArrayList{"run"};
        QTest::newRow("no such option") << QByteArrayList{"run", "a.json", "--fast"};
        QTest::newRow("odds of no game") << QByteArrayList{"odds"};
        QTest::newRow("odds of another game") << QByteArrayList{"odds", "roulette"};
        QTest::newRow("odds without a hand") << QByteArrayList{"odds", "poker", "--upcard", "Th"};
        QTest::newRow("odds without an up card")
            << QByteArrayList{"odds", "poker", "--hand", "As Kd 9c 9h 2s"};
        QTest::newRow("no threads") << QByteArrayList{"edge", "poker", "--threads", "0"};
        QTest::newRow("rounds that are no number") << QByteArrayList{"chance", "--rounds", "many"};
    }

    void whatIsNotUnderstoodIsRefused() {
        QFETCH(const QByteArrayList, words);
        const CommandLine line = lineOf(words);
        QVERIFY(!line.goOn);
        QCOMPARE(line.status, 2);
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestCommandLine)
#include "tst_command_line.moc"
