// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"
#include "app/cli/sentences/request_sentences.h"
#include "app/cli/simulate_progress.h"

#include <QByteArrayList>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <csignal>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

using mesaviva::app::CommandLine;

namespace {

const QByteArray kSeed(64, '7');

/// A command's output and exit status.
struct Said {
    int status = -1;
    QByteArray out;
    QByteArray err;

    QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
};

Said simulate(const QByteArrayList& words) {
    std::vector<const char*> argv{"mesaviva", "simulate"};
    for (const QByteArray& word : words) {
        argv.push_back(word.constData());
    }
    const CommandLine line = mesaviva::app::readCommandLine(static_cast<int>(argv.size()), argv.data(), "0");
    if (!line.goOn) {
        return {line.status, {}, {}};
    }
    std::ostringstream out;
    std::ostringstream err;
    const int status = line.command(out, err);
    return {status, QByteArray::fromStdString(out.str()), QByteArray::fromStdString(err.str())};
}

} // namespace

/// `mesaviva simulate` as called from a shell; tst_simulation covers the simulation itself.
class TestSimulateCommand : public QObject {
    Q_OBJECT

private slots:
    void oneObjectIsPrinted_data() {
        QTest::addColumn<QByteArrayList>("words");
        QTest::newRow("poker") << QByteArrayList{"poker",   "--rules", "pt-803-2015", "--rounds", "2000",
                                                 "--seats", "7",       "--strategy",  "pair"};
        QTest::newRow("roulette") << QByteArrayList{"roulette", "--rules",    "pt-894-2002", "--rounds",
                                                    "2000",     "--strategy", "red"};
        QTest::newRow("bingo") << QByteArrayList{"bingo",   "--rules", "pt-425a-2015", "--rounds", "20",
                                                 "--cards", "3",       "--players",    "5"};
    }

    void oneObjectIsPrinted() {
        QFETCH(const QByteArrayList, words);
        const Said said = simulate(words + QByteArrayList{"--seed", kSeed, "--threads", "2"});
        QCOMPARE(said.status, 0);
        QCOMPARE(said.err, QByteArray());
        QCOMPARE(said.out.count('\n'), 1);
        const QJsonObject json = said.json();
        QCOMPARE(json["rounds"].toInt(), words[4].toInt());
        QCOMPARE(json["net"].toInt(), json["returned"].toInt() - json["staked"].toInt());
        QCOMPARE(json["edge"].toDouble(), -json["net"].toDouble() / json["first_stakes"].toDouble());
        const QJsonArray interval = json["interval"].toArray();
        QVERIFY(interval[0].toDouble() <= json["edge"].toDouble());
        QVERIFY(interval[1].toDouble() >= json["edge"].toDouble());
        QVERIFY(json["rounds_per_second"].toDouble() > 0);
        QCOMPARE(json["seed"].toString().toLatin1(), kSeed);
    }

    void aSeedFromTheSystemIsReported() {
        const QByteArrayList words{"poker", "--rules", "pt-803-2015", "--rounds", "100", "--reproducible"};
        const Said first = simulate(words);
        const QByteArray seed = first.json()["seed"].toString().toLatin1();
        QCOMPARE(seed.size(), 64);
        QVERIFY(!first.json().contains("rounds_per_second"));
        QCOMPARE(simulate(words + QByteArrayList{"--seed", seed}).out, first.out);
        QVERIFY(simulate(words).json()["seed"].toString().toLatin1() != seed);
    }

    void partsInFilesAreMerged() {
        const QTemporaryDir folder;
        const QByteArrayList words{"poker", "--rules", "pt-803-2015", "--rounds", "5000", "--seed", kSeed};
        QByteArrayList merging{"--merge"};
        for (const char* part : {"1/2", "2/2"}) {
            const Said said = simulate(words + QByteArrayList{"--shard", part});
            QCOMPARE(said.status, 0);
            QFile file(folder.filePath(QString::fromLatin1(part[0] == '1' ? "one" : "two")));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(said.out);
            merging.append(file.fileName().toLocal8Bit());
        }
        const Said timed = simulate(merging);
        QCOMPARE(timed.status, 0);
        QVERIFY(timed.json()["rounds_per_second"].toDouble() > 0);
        const Said merged = simulate(merging + QByteArrayList{"--reproducible"});
        QCOMPARE(merged.out, simulate(words + QByteArrayList{"--reproducible"}).out);
        merging.removeLast();
        const Said half = simulate(merging);
        QCOMPARE(half.status, 2);
        QCOMPARE(half.out, QByteArray());
        QCOMPARE(half.err, QByteArray("mesaviva simulate: of 2 parts there are 1\n"));
    }

    // Ctrl+C, once the command handles it, ends a simulation of years with the results so far.
    void whatThereIsIsPrintedWhenInterrupted() {
#ifdef Q_OS_WIN
        QSKIP("no Ctrl+C without a console");
#else
        const auto listener = [] {
            struct sigaction known {};
            sigaction(SIGINT, nullptr, &known);
            return known.sa_handler;
        };
        const auto before = listener(); // Qt Test's
        constexpr int kMostTries = 100;
        Said said;
        for (int i = 0; i < kMostTries && said.json()["rounds"].toDouble() <= 0; ++i) {
            std::atomic<bool> over = false;
            std::thread person([&] {
                while (!over && listener() == before) {
                    std::this_thread::yield();
                }
                if (!over) {
                    (void)std::raise(SIGINT);
                }
            });
            said = simulate({"roulette", "--rules", "pt-804-2015", "--rounds", "1000000000000", "--seed",
                             kSeed, "--threads", "2"});
            over = true;
            person.join();
        }
        QCOMPARE(said.status, 0);
        const QJsonObject json = said.json();
        QCOMPARE(json["interrupted"], QJsonValue(true));
        const auto rounds = json["rounds"].toInteger();
        QVERIFY(rounds > 0 && rounds < 1'000'000'000'000);
        QCOMPARE(rounds % 1024, 0); // whole blocks
        QCOMPARE(json["planned"].toInteger(), qint64{1'000'000'000'000});
        QVERIFY(json["edge"].isDouble() && json["interval"].isArray());
        QCOMPARE(said.err, "interrupted after " + QByteArray::number(rounds) + " of 1000000000000 rounds\n");
        QVERIFY(listener() == before);
#endif
    }

    void aTerminalHasOneLineThatGoesOn() {
        std::ostringstream err;
        mesaviva::app::SimulateProgress progress(err, 10'000, true);
        progress.show(0, 5);      // no data yet
        progress.show(100, 0.9);  // too short to report
        progress.show(2'500, 20); // 60 s for the rest
        progress.show(2'600, 20.4);
        progress.show(5'000, 4'000);
        QCOMPARE(QByteArray::fromStdString(err.str()),
                 QByteArray("\r2500 of 10000 rounds (25 %), 1 min 0 s left   "
                            "\r5000 of 10000 rounds (50 %), 1 h 6 min 40 s left   "));
        progress.end();
        QVERIFY(QByteArray::fromStdString(err.str()).endsWith("\r\x1b[K"));
    }

    void aLogHasALineAMinute() {
        std::ostringstream err;
        mesaviva::app::SimulateProgress progress(err, 1'000, false);
        progress.show(100, 59);
        progress.show(200, 60);
        progress.show(300, 119);
        progress.show(999, 120);
        progress.end();
        QCOMPARE(QByteArray::fromStdString(err.str()),
                 QByteArray("200 of 1000 rounds (20 %), 4 min 0 s left\n"
                            "999 of 1000 rounds (99 %), 0 s left\n"));
    }

    void whatMakesNoSenseIsRefused_data() {
        QTest::addColumn<QByteArrayList>("words");
        QTest::addColumn<QByteArray>("err");
        const QByteArrayList poker{"poker", "--rules", "pt-803-2015"};
        QTest::newRow("no game") << QByteArrayList{}
                                 << QByteArray::fromStdString("which game? " + mesaviva::app::gamesInWords());
        QTest::newRow("no rules") << QByteArrayList{"poker"} << QByteArray("--rules: by which rules?");
        QTest::newRow("no rounds") << poker << QByteArray("--rounds: how many?");
        QTest::newRow("threads") << poker + QByteArrayList{"--rounds", "5", "--threads", "0"}
                                 << QByteArray("--threads: not a whole number from 1 to 1024");
        QTest::newRow("seats") << poker + QByteArrayList{"--rounds", "5", "--seats", "0"}
                               << QByteArray("--seats: \"0\" is no whole number from 1 to 7");
        const QByteArray merged = "--merge: files are merged, nothing is played; ";
        QTest::newRow("merge and play")
            << poker + QByteArrayList{"--merge", "a"} << merged + "a game says nothing here";
        for (const char* word : {"--seed", "--shard", "--table", "--threads", "--rules", "--rounds",
                                 "--seats", "--cards", "--players", "--stakes", "--strategy"}) {
            QTest::addRow("merge, %s", word)
                << QByteArrayList{word, "1", "--merge", "a"} << merged + word + " says nothing here";
        }
        QTest::newRow("no such file")
            << QByteArrayList{"--merge", "/no/such/file"} << QByteArray("/no/such/file: can't be read");
    }

    void whatMakesNoSenseIsRefused() {
        QFETCH(const QByteArrayList, words);
        QFETCH(const QByteArray, err);
        const Said said = simulate(words);
        QCOMPARE(said.status, 2);
        QCOMPARE(said.out, QByteArray());
        QCOMPARE(said.err, "mesaviva simulate: " + err + '\n');
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestSimulateCommand)
#include "tst_simulate_command.moc"
