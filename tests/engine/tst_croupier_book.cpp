// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN
#include "engine/record/sqlite.h"
#include "engine/training/croupier/croupier_book.h"
#endif

#include "program/test_list.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace mesaviva;
using namespace mesaviva::croupier;

namespace {

Shift shiftOf(std::int64_t at) {
    Shift shift;
    shift.at = at;
    shift.game = "roulette";
    shift.table = "pt-894-2002/colour";
    shift.level = 2;
    shift.rounds = 3;
    shift.actions = 30;
    shift.clean = 27;
    shift.payments = 8;
    shift.paymentTime = 44'000;
    shift.time = 120'000;
    shift.length = 360'000;
    shift.hints = 1;
    shift.faultsPlanted = {5, 4, 3};
    shift.faults = {{FaultKind::sum, "R27a", 2}, {FaultKind::half, "", 1}};
    return shift;
}

} // namespace

/// The file of croupiers' results.
class CroupierBookTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QFile::remove(path()); }

    void whatIsKeptIsReadAgain() {
        QVERIFY(book().read().value().empty());
        QVERIFY(book().add(shiftOf(1)));
        QVERIFY(book().add(shiftOf(2)));
        const std::vector<Shift> read = book().read().value();
        QCOMPARE(read.size(), std::size_t{2});
        QVERIFY(read.front() == shiftOf(1));
        QVERIFY(read.back() == shiftOf(2));
        QCOMPARE(read.back().faultCount(), 3);
    }

    // A file of version 1 has no duration; it is imported as it is.
    void anEarlierFileIsBroughtOn() {
        {
            record::Database old(file(), record::OpenMode::create);
            old.execute(
                "CREATE TABLE shift(id INTEGER PRIMARY KEY, at INTEGER NOT NULL, game TEXT NOT NULL, place "
                "TEXT "
                "NOT NULL, level INTEGER NOT NULL, at_once INTEGER NOT NULL, rounds INTEGER NOT NULL, deeds "
                "INTEGER NOT NULL, clean INTEGER NOT NULL, payments INTEGER NOT NULL, payment_time INTEGER "
                "NOT "
                "NULL, time INTEGER NOT NULL, hints INTEGER NOT NULL);"
                "CREATE TABLE fault(shift INTEGER NOT NULL REFERENCES shift(id), kind TEXT NOT NULL, rule "
                "TEXT "
                "NOT NULL, count INTEGER NOT NULL, PRIMARY KEY(shift, kind, rule)) WITHOUT ROWID;"
                "INSERT INTO shift VALUES(1,1,'roulette','pt-894-2002/colour',2,1,3,30,27,8,44000,120000,1);"
                "INSERT INTO fault VALUES(1,'sum','R27a',2),(1,'half','',1);"
                "PRAGMA application_id=1297498962;PRAGMA user_version=1");
        }
        Shift known = shiftOf(1);
        known.length = 0;
        known.faultsPlanted = {};
        QVERIFY(book().read().value() == std::vector<Shift>{known});
        QVERIFY(book().add(shiftOf(2)));
        QVERIFY(book().read().value().back() == shiftOf(2));
    }

    void theOldestGo() {
        const CroupierBook small(file(), 2);
        for (int i = 1; i <= 4; ++i) {
            QVERIFY(small.add(shiftOf(i)));
        }
        const std::vector<Shift> read = small.read().value();
        QCOMPARE(read.size(), std::size_t{2});
        QCOMPARE(read.front().at, std::int64_t{3});
    }

    void resultsAreExportedAndForgotten() {
        QVERIFY(book().add(shiftOf(0)));
        const std::string csv = book().csv().value();
        QVERIFY(csv.find("1970-01-01T00:00:00Z,roulette,pt-894-2002/colour,2,3,30,27,3,8,5.500,1,5,4,3,"
                         "sum/R27a:2 half:1\n") != std::string::npos);
        QVERIFY(book().forget());
        QVERIFY(book().read().value().empty());
    }

    void aStrangersFileIsLeftAlone() {
        QFile stranger(path());
        QVERIFY(stranger.open(QIODevice::WriteOnly));
        stranger.write("not a database, but long enough to be looked at by whoever opens it");
        stranger.close();
        QVERIFY(!book().read());
        QVERIFY(!book().add(shiftOf(1)));
        QVERIFY(!book().forget());
    }

    void aSheetCountsByKindAndRule() {
        ScoreSheet sheet;
        const Fault sum{FaultKind::sum, Rules{"R27a"_rule}};
        sheet.add({Task::pay, false, 1, 900, {sum}});
        sheet.add({Task::pay, false, 1, 900, {sum, {FaultKind::payee, Rules{"R27a"_rule}}}});
        sheet.add({Task::pay, true, 1, 1'500, {}});
        sheet.add({Task::pay, true, 1, 500, {}});
        sheet.add({Task::announce, true, 1, 100, {{FaultKind::half}}});
        QCOMPARE(sheet.actions(), 3);
        QCOMPARE(sheet.clean(), 1);
        QCOMPARE(sheet.payments(), 2);
        QCOMPARE(sheet.paymentTime(), std::int64_t{2'000});
        QCOMPARE(sheet.byRule().at("R27a"), 3);
        QCOMPARE(sheet.byRule().at(""), 1);
        const std::vector<FaultCount> counts = countsOf(sheet);
        QCOMPARE(counts.size(), std::size_t{3});
        QVERIFY(counts.front() == (FaultCount{FaultKind::sum, "R27a", 2}));
    }

private:
    QString path() const { return m_folder.filePath(QStringLiteral("croupier.sqlite")); }
    std::filesystem::path file() const { return std::filesystem::path(path().toStdU16String()); }
    CroupierBook book() const { return CroupierBook(file()); }

    QTemporaryDir m_folder;
};

MESAVIVA_TEST(CroupierBookTest)

#include "tst_croupier_book.moc"
