// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "record_file_kit.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "app/cli/sentences/record_commands.h"
#include "engine/record/chain.h"
#include "engine/record/verify/verify.h"
#include "engine/record/write/retention.h"
#endif

#include <QObject>
#include <QProcess>

#include <span>
#include <sstream>
#include <string>
#include <vector>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

struct Ended {
    int status = -1;
    QString out;
    QString err;
};

Ended runProgram(const char* program, const QStringList& arguments) {
    QProcess process;
    process.start(QString::fromLocal8Bit(program), arguments);
    if (!process.waitForFinished(60'000)) {
        return {-1, {}, process.errorString()};
    }
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}
Ended verifiedApart(const RecordPlace& place) {
    return runProgram(MESAVIVA_VERIFY_PROGRAM, {QString::fromStdString(place.path().string())});
}
Ended chainOf(const RecordPlace& place) {
    return runProgram(MESAVIVA_CHAIN_PROGRAM, {QString::fromStdString(place.path().string())});
}

void recordSome(const RecordPlace& place) {
    recordRounds<RecordedPoker>(place.path(), 2);
    recordRounds<RecordedRoulette>(place.path(), 2);
    recordRounds<RecordedBingo>(place.path(), 1);
}

} // namespace

/// Programs that check a record independently of the program that wrote it, and without Qt.
class VerifierTest : public QObject {
    Q_OBJECT

private slots:
    void aRecordIsWhole() {
        const RecordPlace place;
        recordSome(place);
        std::ostringstream out;
        std::ostringstream err;
        QCOMPARE(app::verifyCommand(place.path(), out, err), 0);
        const Ended whole = verifiedApart(place);
        QCOMPARE(whole.status, 0);
        QCOMPARE(whole.out, QString::fromStdString(out.str()));
        const auto checked = record::verify(place.path());
        const Ended chain = chainOf(place);
        QCOMPARE(chain.err, QString());
        QCOMPARE(chain.status, 0);
        QCOMPARE(
            chain.out,
            QStringLiteral("whole: %1 events at 3 tables, %2 commitments; 0 tables were removed; head %3\n")
                .arg(checked->events)
                .arg(checked->rounds - checked->unfinished)
                .arg(QString::fromStdString(toHex(checked->head.value()))));
    }

    void aRoundThatRunsIsNoFault() {
        const RecordPlace place;
        const auto writer = openWriter(place.path());
        kit::RecordedTable<RecordedPoker> table(*writer);
        for (int i = 0; i < 40; ++i) {
            table.step();
        }
        table.recorder().waitUntilSafe(std::chrono::seconds(60));
        QCOMPARE(chainOf(place).status, 0); // while it is being written
        QVERIFY(!writer->close());
        QCOMPARE(chainOf(place).status, 0);
    }

    void doctoredRecordsAreFound_data() {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const char* sql, const char* words) {
            QTest::newRow(name) << QString::fromLatin1(sql) << QString::fromLatin1(words);
        };
        row("an amount",
            "UPDATE events SET fields = replace(fields, '\"returned\":', '\"returned\":1') WHERE id = "
            "(SELECT id "
            "FROM events WHERE event = 'settled' LIMIT 1)",
            "round 1-1, event");
        row("a rule", "UPDATE events SET rules = 'P1' WHERE table_id = 2 AND event = 'settled'",
            "round 2-1, event");
        row("a date", "UPDATE events SET wall = wall + 1 WHERE table_id = 3 AND seq = 9", "event 9");
        row("a moment", "UPDATE events SET t = t + 1 WHERE table_id = 3 AND seq = 9", "event 9");
        row("an event", "DELETE FROM events WHERE table_id = 1 AND seq = 7", "event 7: the event is missing");
        row("the end of a table",
            "DELETE FROM events WHERE table_id = 1 AND seq = (SELECT max(seq) FROM events WHERE table_id = "
            "1)",
            "table 1: events are missing at the end");
        row("a table", "DELETE FROM events WHERE table_id = 3; DELETE FROM tables WHERE id = 3",
            "missing at the end");
        row("another program", "UPDATE tables SET program = '9' WHERE id = 2", "event 1: is not the event");
        row("another head", "UPDATE head SET tables = 2", "missing at the end");
        row("another order of writing",
            "UPDATE events SET id = -id WHERE (table_id = 2 AND seq = 1) OR (table_id = 1 AND seq = "
            "(SELECT events FROM tables WHERE id = 1)); "
            "UPDATE events SET id = (SELECT -sum(id) FROM events WHERE id < 0) + id WHERE id < 0",
            "head is not that of its events");
        row("another head of the record", "UPDATE head SET record_head = zeroblob(32)",
            "head is not that of its events");
        row("events that retention is said to have removed",
            "INSERT INTO removed_runs VALUES(3, 5, zeroblob(32), zeroblob(32))", "does not fit the events");
        row("a foreign event",
            "INSERT INTO events SELECT id + (9 << 40), 12, round, seq, t, wall, event, rules, fields, hash "
            "FROM "
            "events WHERE table_id = 1 AND seq = 1",
            "belongs to no table");
    }

    void doctoredRecordsAreFound() {
        QFETCH(const QString, sql);
        QFETCH(const QString, words);
        const RecordPlace place;
        recordSome(place);
        place.doctor(sql.toUtf8().constData());
        QCOMPARE(verifiedApart(place).status, 1);
        const Ended chain = chainOf(place);
        QCOMPARE(chain.status, 1);
        QCOMPARE(chain.out, QString());
        QVERIFY2(chain.err.contains(words), qPrintable(chain.err));
    }

    // The chain alone does not detect it; the commitment does.
    void anotherSeedIsFound() {
        const RecordPlace place;
        recordRounds<RecordedPoker>(place.path(), 1);
        place.doctor(
            "UPDATE events SET fields = replace(fields, '\"seed\":\"', '\"seed\":\"0') WHERE event = "
            "'round_closed'");
        {
            const auto reader = record::RecordReader::open(place.path());
            record::Database database(place.path(), record::OpenMode::write);
            Digest hash = record::openingHash(Digest{}, (*reader)->tables().front());
            record::EventCursor cursor = (*reader)->events(1);
            std::vector<record::EventRow> rows;
            for (record::EventRow row; cursor.next(row);) {
                rows.push_back(row);
            }
            for (const record::EventRow& row : rows) {
                hash = record::eventHash(hash, row);
                database.prepare("UPDATE events SET hash = ? WHERE seq = ?")
                    .bind(1, std::span<const std::uint8_t>(hash))
                    .bind(2, static_cast<std::int64_t>(row.seq))
                    .run();
            }
            const Digest head = record::headHash(1, rows.size(), hash);
            database.prepare("UPDATE tables SET hash = ?, head = ?")
                .bind(1, std::span<const std::uint8_t>(hash))
                .bind(2, std::span<const std::uint8_t>(head))
                .run();
        }
        const Ended chain = chainOf(place);
        QCOMPARE(chain.status, 1);
        QVERIFY2(chain.err.contains(QStringLiteral("the seed is not the one that was committed to")),
                 qPrintable(chain.err));
        QCOMPARE(verifiedApart(place).status, 1);
    }

    void whatRetentionLeavesIsWhole() {
        const RecordPlace place;
        recordClosedRounds<RecordedPoker>(place.path(), 2);
        recordClosedRounds<RecordedPoker>(place.path(), 2);
        record::Retention retention;
        retention.keepRounds = 1;
        const auto pruned =
            record::prune(place.path(), retention, record::WallTime(std::chrono::seconds(1'800'000'000)));
        QVERIFY(pruned && pruned->tables == 1);
        QCOMPARE(verifiedApart(place).status, 0);
        const Ended chain = chainOf(place);
        QCOMPARE(chain.status, 0);
        QVERIFY2(chain.out.contains(QStringLiteral("1 tables were removed")), qPrintable(chain.out));
        place.doctor("UPDATE removed SET rounds = rounds + 1");
        QCOMPARE(chainOf(place).status, 1);
        QCOMPARE(verifiedApart(place).status, 1);
    }

    // A record from elsewhere is alone in its folder, and stays so.
    void nothingIsLeftBesideARecordThatWasBrought() {
        const RecordPlace place;
        recordSome(place);
        const RecordPlace brought;
        brought.put(place.bytes());
        QCOMPARE(verifiedApart(brought).status, 0);
        QCOMPARE(chainOf(brought).status, 0);
        {
            const auto reader = record::RecordReader::open(brought.path());
            QVERIFY(reader);
            QVERIFY(!record::verify(**reader).bad);
        }
        QCOMPARE(brought.files(), QStringList(QStringLiteral("records.sqlite")));
        QVERIFY(brought.bytes() == place.bytes());
    }

    // The files that belong to a record are next to the target of a link.
    void aLinkLeadsToAllOfIt() {
#ifdef Q_OS_UNIX
        const RecordPlace place;
        const RecordPlace linked;
        const auto writer = openWriter(place.path());
        kit::RecordedTable<RecordedPoker> table(*writer);
        table.play(1);
        QVERIFY(table.recorder().waitUntilSafe(std::chrono::seconds(60))); // in the log
        std::filesystem::create_symlink(place.path(), linked.path());
        const Ended chain = chainOf(linked);
        QCOMPARE(chain.status, 0);
        QCOMPARE(chain.out, chainOf(place).out);
        QVERIFY(!chain.out.startsWith(QStringLiteral("whole: 0 events")));
        QCOMPARE(verifiedApart(linked).out, verifiedApart(place).out);
        QCOMPARE(linked.files(), QStringList(QStringLiteral("records.sqlite")));
#endif
    }

    // Both programs print the same head, and the first one finds an earlier one.
    void anEarlierHeadIsKnown() {
        const RecordPlace place;
        recordRounds<RecordedPoker>(place.path(), 1);
        const QString earlier = QString::fromStdString(toHex(record::verify(place.path())->head.value()));
        recordRounds<RecordedRoulette>(place.path(), 1);
        const QString now = QString::fromStdString(toHex(record::verify(place.path())->head.value()));
        const auto verifiedWith = [&](const QStringList& more) {
            return runProgram(MESAVIVA_VERIFY_PROGRAM,
                              QStringList(QString::fromStdString(place.path().string())) + more);
        };
        const QString option = QStringLiteral("--head");
        const Ended whole = verifiedWith({option, earlier.toUpper()});
        QCOMPARE(whole.status, 0);
        QVERIFY2(whole.out.contains(QStringLiteral("\"head\":\"%1\",\"head_known\":true").arg(now)),
                 qPrintable(whole.out));
        QVERIFY2(chainOf(place).out.contains(QStringLiteral("; head %1\n").arg(now)),
                 qPrintable(chainOf(place).out));
        const Ended other = verifiedWith({option, QString(64, QLatin1Char('a'))});
        QCOMPARE(other.status, 1);
        QVERIFY(other.out.contains(QStringLiteral("\"whole\":true")));
        QVERIFY(other.out.contains(QStringLiteral("\"head_known\":false")));
        QVERIFY2(other.err.contains(QStringLiteral("has never stood at the head aaaa")),
                 qPrintable(other.err));
        QCOMPARE(verifiedWith({option, earlier.chopped(1)}).status, 2);
        QCOMPARE(verifiedWith({option, earlier.chopped(1) + QLatin1Char('g')}).status, 2);
        QCOMPARE(verifiedWith({option}).status, 2);
    }

    // An interrupted change: the current content of the file is not final.
    void anUnfinishedRecordIsReportedAsOne() {
        const RecordPlace place;
        recordRounds<RecordedPoker>(place.path(), 1);
        const QByteArray before = place.bytes();
        const QString journal = QString::fromStdString(place.path().string() + "-journal");
        QFile file(journal);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromHex("d9d505f920a163d7") + QByteArray(600, '\0'));
        file.close();
        for (const Ended& ended : {verifiedApart(place), chainOf(place)}) {
            QCOMPARE(ended.status, 1);
            QVERIFY2(ended.err.contains(QStringLiteral("unfinished")), qPrintable(ended.err));
            QVERIFY2(ended.err.contains(journal), qPrintable(ended.err));
            QCOMPARE(ended.out, QString());
        }
        QVERIFY(QFile::exists(journal));
        QVERIFY(place.bytes() == before);
    }

    void whatIsNoRecordIsRefused() {
        const RecordPlace place;
        QCOMPARE(verifiedApart(place).status, 2);
        QCOMPARE(chainOf(place).status, 2);
        place.put("no record");
        QCOMPARE(verifiedApart(place).status, 2);
        const Ended chain = chainOf(place);
        QCOMPARE(chain.status, 2);
        QVERIFY(!chain.err.isEmpty());
        QCOMPARE(runProgram(MESAVIVA_CHAIN_PROGRAM, {}).status, 2);
        QCOMPARE(runProgram(MESAVIVA_VERIFY_PROGRAM, {}).status, 2);
        QCOMPARE(runProgram(MESAVIVA_VERIFY_PROGRAM, {QStringLiteral("--help")}).status, 0);
    }

    // It links neither the engine nor Qt.
    void theChainsProgramKnowsNothingOfTheEngine() {
        QFile source(QStringLiteral(MESAVIVA_SOURCE_DIR "/engine/verifier/chain_main.cpp"));
        QVERIFY(source.open(QIODevice::ReadOnly));
        QVERIFY(!source.readAll().contains("#include \"engine"));
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(VerifierTest)
#include "tst_verifier.moc"
