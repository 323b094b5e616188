// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "record_file_kit.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "engine/record/record_file.h"
#endif

#include <QObject>

#ifdef Q_OS_UNIX
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#endif

using namespace mesaviva;
using namespace mesaviva::kit;
using record::FaultKind;

namespace {

// Returns why a record is refused; empty if it is accepted.
QString refusalToWrite(const std::filesystem::path& path) {
    const auto writer = record::RecordWriter::open(path, {});
    return writer ? QString() : key(name(writer.error().kind));
}
QString refusalToRead(const std::filesystem::path& path) {
    const auto reader = record::RecordReader::open(path);
    return reader ? QString() : key(name(reader.error().kind));
}

#ifdef Q_OS_UNIX
// Writes, reads its own record in every possible way, prints how many events are safe, and waits to be
// killed.
[[noreturn]] void writeLookAndWait(const std::filesystem::path& path, int tell) {
    auto writer = record::RecordWriter::open(path, {});
    if (!writer) {
        _exit(3);
    }
    RecordedTable<RecordedRoulette> table(**writer);
    table.play(1);
    if (!table.recorder().waitUntilSafe(std::chrono::seconds(60))) {
        _exit(4);
    }
    if (!record::RecordReader::open(path) || !complaintOf(path).empty() || !record::isDatabase(path) ||
        record::RecordWriter::open(path, {})) {
        _exit(5);
    }
    const std::uint64_t safe = table.recorder().safeSeq();
    if (::write(tell, &safe, sizeof safe) != sizeof safe) {
        _exit(6);
    }
    for (;;) {
        ::pause();
    }
}
#endif

} // namespace

/// The record file: who may write to it, and the errors when it cannot be written.
class RecordWriterTest : public QObject {
    Q_OBJECT

private slots:
    void newRecordIsMarked();
    void eventsAreReadAsTheyWerePrinted_data();
    void eventsAreReadAsTheyWerePrinted();
    void eventsAreSafeInTheirOrder();
    void tablesAreAddedToARecord();
    void secondWriterIsReported();
    void readersSeeWhatIsSafe();
    void readingKeepsTheWritersLocks();
    void badFilesAreRefusedAndNotChanged_data();
    void badFilesAreRefusedAndNotChanged();
    void seedIsSealedUntilTheRoundCloses();
    void fullQueueKeepsWhatItCanNotGiveAway();
    void roundsAreListed();
};

void RecordWriterTest::newRecordIsMarked() {
    const RecordPlace place;
    openWriter(place.path())->close();
    record::Database database(place.path(), record::OpenMode::write);
    QCOMPARE(database.number("PRAGMA application_id"), record::kApplicationId);
    QCOMPARE(database.number("PRAGMA user_version"), record::kFileVersion);
    QCOMPARE(database.text("PRAGMA journal_mode"), std::string("wal"));
    QCOMPARE(QString::fromStdString(complaintOf(place.path())), QString());
}

void RecordWriterTest::eventsAreReadAsTheyWerePrinted_data() {
    QTest::addColumn<QString>("file");
    QTest::newRow("poker") << QStringLiteral("poker");
    QTest::newRow("roulette") << QStringLiteral("roulette");
    QTest::newRow("bingo") << QStringLiteral("bingo");
}

// The lines of the record match those that `mesaviva run` prints, byte for byte.
void RecordWriterTest::eventsAreReadAsTheyWerePrinted() {
    QFETCH(const QString, file);
    const QDir folder(QStringLiteral(MESAVIVA_SOURCE_DIR "/tests/scenarios/") + file);
    for (const QString& one : folder.entryList({QStringLiteral("*.json")}, QDir::Files).mid(0, 12)) {
        const RecordPlace place;
        std::ostringstream out;
        std::ostringstream err;
        app::runCommand(folder.filePath(one).toStdString(), out, err,
                        scenario::RecordTo{place.path(), "1.2.3", testCalendar()});
        const auto reader = record::RecordReader::open(place.path());
        QVERIFY(reader);
        std::string lines;
        record::EventCursor cursor = (*reader)->events(1);
        record::EventRow row;
        while (cursor.next(row)) {
            lines += lineOf(row) + '\n';
        }
        if (!out.str().empty() && out.str().find("\"sold\"") == std::string::npos) {
            QCOMPARE(QString::fromStdString(lines), QString::fromStdString(out.str()));
        }
    }
}

void RecordWriterTest::eventsAreSafeInTheirOrder() {
    const RecordPlace place;
    std::atomic<std::uint64_t> told{0};
    record::RecordWriter::Options options;
    options.safe = [&](record::RecordWriter::Ticket ticket) { told = ticket; };
    const auto writer = openWriter(place.path(), std::move(options));
    RecordedTable<RecordedPoker> table(*writer);
    table.play(2);
    const std::uint64_t last = table.table().entries(table.table().round()).back().seq;
    QVERIFY(table.recorder().safeSeq() <= last);
    QVERIFY(!writer->close());
    QCOMPARE(table.recorder().safeSeq(), last);
    QCOMPARE(table.recorder().number(), 1);
    QCOMPARE(told.load(), writer->safe());
}

void RecordWriterTest::tablesAreAddedToARecord() {
    const RecordPlace place;
    recordRounds<RecordedPoker>(place.path(), 2);
    recordRounds<RecordedRoulette>(place.path(), 2);
    recordRounds<RecordedBingo>(place.path(), 1);
    const auto reader = record::RecordReader::open(place.path());
    QVERIFY(reader);
    const auto tables = (*reader)->tables();
    QCOMPARE(tables.size(), 3U);
    QCOMPARE(tables[1].game, std::string("roulette"));
    QCOMPARE(tables[1].rules, std::string("pt-804-2015"));
    QCOMPARE(tables[1].program, record::programOf("1.2.3"));
    QCOMPARE(QString::fromStdString(complaintOf(place.path())), QString());
}

void RecordWriterTest::secondWriterIsReported() {
    const RecordPlace place;
    auto writer = openWriter(place.path());
    QCOMPARE(refusalToWrite(place.path()), QStringLiteral("locked"));
    writer.reset();
    QCOMPARE(refusalToWrite(place.path()), QString());
}

void RecordWriterTest::readersSeeWhatIsSafe() {
    const RecordPlace place;
    const auto writer = openWriter(place.path());
    RecordedTable<RecordedRoulette> table(*writer);
    table.play(1);
    const auto last = writer->append([](record::RecordStore&) {});
    QVERIFY(last && writer->waitFor(*last));
    const auto reader = record::RecordReader::open(place.path());
    QVERIFY(reader);
    QVERIFY(!(*reader)->rounds({}, 10).empty());
    QCOMPARE(QString::fromStdString(complaintOf(place.path())), QString());
}

// On POSIX a process loses all its locks on a file when it closes any descriptor of it. Another program could
// then remove the log under the writer, whose next commit would be lost.
void RecordWriterTest::readingKeepsTheWritersLocks() {
#ifndef Q_OS_UNIX
    QSKIP("locks belong to what was opened there");
#else
    const RecordPlace place;
    int pipe[2] = {};
    QCOMPARE(::pipe(pipe), 0);
    const pid_t child = ::fork();
    if (child == 0) {
        ::close(pipe[0]);
        writeLookAndWait(place.path(), pipe[1]);
    }
    ::close(pipe[1]);
    std::uint64_t safe = 0;
    const bool isReported = ::read(pipe[0], &safe, sizeof safe) == sizeof safe;
    ::close(pipe[0]);
    const std::filesystem::path log = place.path().string() + "-wal";
    const auto before = isReported ? std::filesystem::file_size(log) : 0;
    if (isReported) {
        QVERIFY(
            record::Database(place.path(), record::OpenMode::write).number("SELECT count(*) FROM events") >
            0);
    }
    const bool isLeft = std::filesystem::exists(log) && std::filesystem::file_size(log) == before;
    ::kill(child, SIGKILL);
    int status = 0;
    QCOMPARE(::waitpid(child, &status, 0), child);
    QVERIFY(isReported);
    QVERIFY(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
    QVERIFY(before > 0);
    QVERIFY(isLeft);
    const auto reader = record::RecordReader::open(place.path());
    QVERIFY(reader);
    QVERIFY((*reader)->table(1)->events >= safe);
#endif
}

void RecordWriterTest::badFilesAreRefusedAndNotChanged_data() {
    QTest::addColumn<QString>("change");
    QTest::addColumn<QString>("kind");
    QTest::newRow("a text") << QStringLiteral("text") << QStringLiteral("foreign");
    QTest::newRow("another database") << QStringLiteral("database") << QStringLiteral("foreign");
    QTest::newRow("a later version") << QStringLiteral("later") << QStringLiteral("newer");
    QTest::newRow("half of it") << QStringLiteral("half") << QStringLiteral("damaged");
    QTest::newRow("no tables") << QStringLiteral("tables") << QStringLiteral("damaged");
}

void RecordWriterTest::badFilesAreRefusedAndNotChanged() {
    QFETCH(const QString, change);
    QFETCH(const QString, kind);
    const RecordPlace place;
    recordRounds<RecordedPoker>(place.path(), 2);
    if (change == QLatin1String("text")) {
        place.put(QByteArray("This is not a database, but it is long enough to have a header.").repeated(9));
    } else if (change == QLatin1String("database")) {
        place.doctor("PRAGMA application_id=7");
    } else if (change == QLatin1String("later")) {
        place.doctor(("PRAGMA user_version=" + std::to_string(record::kFileVersion + 1)).c_str());
    } else if (change == QLatin1String("half")) {
        place.put(place.bytes().left(place.bytes().size() / 2));
    } else {
        place.doctor("DROP TABLE rounds");
    }
    const QByteArray before = place.bytes();
    QCOMPARE(refusalToWrite(place.path()), kind);
    QCOMPARE(refusalToRead(place.path()), kind);
    QVERIFY(place.bytes() == before);
}

void RecordWriterTest::seedIsSealedUntilTheRoundCloses() {
    const RecordPlace place;
    const auto writer = openWriter(place.path());
    RecordedTable<RecordedPoker> table(*writer);
    while (table.table().round() == 0) {
        table.step();
    }
    const auto waitUntilSafe = [&] {
        const auto ticket = writer->append([](record::RecordStore&) {});
        return ticket && writer->waitFor(*ticket);
    };
    QVERIFY(waitUntilSafe());
    record::Database database(place.path(), record::OpenMode::read);
    QCOMPARE(database.number("SELECT count(*) FROM sealed"), 1);
    const std::string seed = toHex(table.table().chance().seed());
    const std::string query = "SELECT count(*) FROM events WHERE fields LIKE '%" + seed + "%'";
    QCOMPARE(database.number(query), 0);
    while (table.table().state().phase != poker::Phase::between) {
        table.step();
    }
    QVERIFY(waitUntilSafe());
    QCOMPARE(database.number("SELECT count(*) FROM sealed"), 0);
    QCOMPARE(database.number(query), 1);
}

void RecordWriterTest::fullQueueKeepsWhatItCanNotGiveAway() {
    const RecordPlace place;
    std::mutex gate;
    record::RecordWriter::Options options;
    options.mostGroups = 4;
    const auto writer = openWriter(place.path(), std::move(options));
    std::unique_lock closed(gate);
    QVERIFY(writer->append([&gate](record::RecordStore&) { const std::scoped_lock pass(gate); }).has_value());
    RecordedTable<RecordedPoker> table(*writer);
    table.play(1);
    QVERIFY(table.recorder().isBehind());
    closed.unlock();
    while (table.recorder().isBehind()) {
        writer->waitForRoom();
        table.recorder().flush();
    }
    QVERIFY(!writer->close());
    QCOMPARE(QString::fromStdString(complaintOf(place.path())), QString());
}

void RecordWriterTest::roundsAreListed() {
    const RecordPlace place;
    recordRounds<RecordedRoulette>(place.path(), 5);
    recordRounds<RecordedPoker>(place.path(), 3);
    const auto opened = record::RecordReader::open(place.path());
    QVERIFY(opened);
    record::RecordReader& reader = **opened;
    record::RoundFilter roulette;
    roulette.game = "roulette";
    const auto all = reader.rounds(roulette, 100);
    QCOMPARE(all.size(), reader.countRounds(roulette));
    QVERIFY(all.size() >= 5);
    const auto first = reader.rounds(roulette, 2);
    const auto next = reader.rounds(roulette, 2, first.back());
    QCOMPARE(first[1].id, all[1].id);
    QCOMPARE(next[0].id, all[2].id);
    const auto one = reader.round({1, 3});
    QVERIFY(one && one->closed);
    roulette.result = one->result;
    const auto same = reader.rounds(roulette, 100);
    QVERIFY(std::ranges::all_of(same, [&](const auto& row) { return row.result == one->result; }));
    QVERIFY(std::ranges::any_of(same, [&](const auto& row) { return row.id == one->id; }));
    QCOMPARE(textOf(one->id), std::string("1-3"));
    QCOMPARE(record::roundIdFrom("1-3"), std::optional(one->id));
    for (const char* bad : {"", "1", "1-", "-1", "a-1", "1-0", "01-1", "1-1 ", "99999999999999999999-1"}) {
        QVERIFY2(!record::roundIdFrom(bad), bad);
    }
}

#include "program/test_list.h"

MESAVIVA_TEST(RecordWriterTest)
#include "tst_record_writer.moc"
