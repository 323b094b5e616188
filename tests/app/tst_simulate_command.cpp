// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"

#include <QByteArrayList>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <sstream>
#include <string>
#include <vector>

using mesaviva::app::CommandLine;

namespace {

const QByteArray kSeed(64, '7');

/// What a command has said, and how it has ended.
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

/// `mesaviva simulate` as it is called from a shell; what is played is tst_simulation's.
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

    void aSeedFromTheSystemIsTold() {
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

    void whatMakesNoSenseIsRefused_data() {
        QTest::addColumn<QByteArrayList>("words");
        QTest::addColumn<QByteArray>("err");
        const QByteArrayList poker{"poker", "--rules", "pt-803-2015"};
        QTest::newRow("no game") << QByteArrayList{} << QByteArray("which game? poker, roulette or bingo");
        QTest::newRow("no rules") << QByteArrayList{"poker"} << QByteArray("--rules: by which rules?");
        QTest::newRow("no rounds") << poker << QByteArray("--rounds: how many?");
        QTest::newRow("threads") << poker + QByteArrayList{"--rounds", "5", "--threads", "0"}
                                 << QByteArray("--threads: not a whole number from 1 to 1024");
        QTest::newRow("seats") << poker + QByteArrayList{"--rounds", "5", "--seats", "0"}
                               << QByteArray("--seats: \"0\" is no whole number from 1 to 7");
        QTest::newRow("merge and play") << poker + QByteArrayList{"--merge", "a"}
                                        << QByteArray("--merge: files are merged, nothing is played");
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
