// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "failing_vfs.h"
#include "older_record.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "app/cli/sentences/record_sentences.h"
#include "engine/record/record_file.h"
#include "engine/record/record_head.h"
#endif

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

// Creates a record of version 1 with rounds; the last one may be running.
void makeVersion1(const std::filesystem::path& path, bool withRoundThatRuns) {
    const RecordPlace newer;
    {
        const auto writer = openWriter(newer.path());
        RecordedTable<RecordedPoker> table(*writer);
        table.play(4);
        for (int i = 0; withRoundThatRuns && i < 30; ++i) {
            table.step();
        }
        QVERIFY(!writer->close());
    }
    makeOlder(path, newer.path(), 1);
}

std::int64_t versionOf(const std::filesystem::path& path) {
    return record::Database(path, record::OpenMode::write).number("PRAGMA user_version");
}

} // namespace

/// Records of other versions: older ones can be read and are upgraded by writers, newer ones are refused.
class RecordVersionsTest : public QObject {
    Q_OBJECT

private slots:
    void anOlderRecordIsReadAsItIs();
    void openingForWritingMigratesIt();
    void theHeadIsTheSameBeforeAndAfter_data();
    void theHeadIsTheSameBeforeAndAfter();
    void eachCopyHasANameOfItsOwn();
    void whatFailsLeavesItAsItWas_data();
    void whatFailsLeavesItAsItWas();
    void aNewerRecordIsRefused();
    void theLogOfARefusedRecordStays_data();
    void theLogOfARefusedRecordStays();
    void whatIsForeignIsNotPutRight();
    void olderTablesThatAreNotTheirsAreRefused();
};

void RecordVersionsTest::anOlderRecordIsReadAsItIs() {
    const RecordPlace place;
    makeVersion1(place.path(), true);
    const QByteArray before = place.bytes();
    QCOMPARE(QString::fromStdString(complaintOf(place.path())), QString());
    QCOMPARE(place.bytes(), before);
    const auto reader = record::RecordReader::open(place.path());
    QVERIFY(reader);
    QVERIFY((*reader)->countRounds({}) >= 4);
}

void RecordVersionsTest::openingForWritingMigratesIt() {
    const RecordPlace place;
    makeVersion1(place.path(), false);
    const auto before = record::verify(place.path());
    {
        const auto writer = openWriter(place.path());
        RecordedTable<RecordedRoulette> table(*writer);
        table.play(1);
        QVERIFY(!writer->close());
    }
    QCOMPARE(versionOf(place.path()), record::kFileVersion);
    const auto after = record::verify(place.path());
    QVERIFY(before && after);
    QVERIFY(!after->bad);
    QCOMPARE(after->tables, before->tables + 1);
    QVERIFY(after->events > before->events);
    // Unchanged, with its full content.
    const std::filesystem::path copy = place.path().string() + ".version-1";
    QCOMPARE(versionOf(copy), 1);
    const auto copied = record::verify(copy);
    QVERIFY(copied && !copied->bad);
    QCOMPARE(copied->events, before->events);
    // Once upgraded, it is not changed again.
    openWriter(place.path())->close();
    QVERIFY(!std::filesystem::exists(place.path().string() + ".version-1-2"));
}

void RecordVersionsTest::theHeadIsTheSameBeforeAndAfter_data() {
    QTest::addColumn<int>("version");
    QTest::newRow("version 1") << 1;
    QTest::newRow("version 2") << 2;
}

// Who has only read an older record gets the head that it has once it is migrated: its events are numbered in
// the order of their keys.
void RecordVersionsTest::theHeadIsTheSameBeforeAndAfter() {
    QFETCH(const int, version);
    const RecordPlace newer;
    {
        const auto writer = openWriter(newer.path());
        RecordedTable<RecordedPoker> first(*writer);
        RecordedTable<RecordedRoulette> second(*writer);
        for (int i = 0; i < 3; ++i) { // in turns
            first.play(1);
            second.play(1);
        }
        QVERIFY(!writer->close());
    }
    const RecordPlace place;
    makeOlder(place.path(), newer.path(), version);
    const QByteArray before = place.bytes();
    const auto read = record::verify(place.path());
    QVERIFY(read);
    QCOMPARE(QString::fromStdString(read->bad ? app::englishText(*read->bad) : ""), QString());
    QVERIFY(read->head);
    QVERIFY(read->head != record::verify(newer.path())->head); // another order
    {
        const auto reader = record::RecordReader::open(place.path());
        QVERIFY(reader);
        QVERIFY(record::headOf((*reader)->database()).head == *read->head);
        QVERIFY((*reader)->events(2, 5).next(*std::make_unique<record::EventRow>()));
    }
    QCOMPARE(place.bytes(), before);
    openWriter(place.path())->close();
    QCOMPARE(versionOf(place.path()), record::kFileVersion);
    const auto migrated = record::verify(place.path());
    QVERIFY(migrated);
    QCOMPARE(QString::fromStdString(migrated->bad ? app::englishText(*migrated->bad) : ""), QString());
    QVERIFY(migrated->head == read->head);
    QCOMPARE(migrated->events, read->events);
    record::Database database(place.path(), record::OpenMode::write);
    QCOMPARE(headOfEvents(database).toHex(), QByteArray::fromStdString(toHex(*read->head)));
    QCOMPARE(database.number("SELECT max(id) - count(*) + min(id) FROM events"), 1);
    QCOMPARE(database.number("SELECT count(*) FROM events AS one JOIN events AS next ON next.id = one.id + 1 "
                             "WHERE (next.table_id, next.seq) <= (one.table_id, one.seq)"),
             0);
}

void RecordVersionsTest::eachCopyHasANameOfItsOwn() {
    const RecordPlace place;
    for (const char* ending : {".version-1", ".version-1-2"}) {
        makeVersion1(place.path(), false);
        openWriter(place.path())->close();
        QVERIFY(std::filesystem::exists(place.path().string() + ending));
        std::filesystem::remove(place.path());
    }
}

void RecordVersionsTest::whatFailsLeavesItAsItWas_data() {
    QTest::addColumn<bool>("ofSyncs");
    QTest::newRow("a write") << false;
    QTest::newRow("a sync") << true;
}

// If any write or sync of the copy or the record fails, the record has one version or the other, and is
// whole.
void RecordVersionsTest::whatFailsLeavesItAsItWas() {
    QFETCH(const bool, ofSyncs);
    bool succeeded = false;
    int faults = 0;
    for (std::int64_t allowed = 0; !succeeded; allowed += ofSyncs ? 1 : 3) {
        QVERIFY(allowed < 2'000);
        const RecordPlace place;
        makeVersion1(place.path(), true);
        failing() = {};
        (ofSyncs ? failing().syncs : failing().writes) = allowed;
        failing().code = SQLITE_FULL;
        record::RecordWriter::Options options;
        options.vfs = failingVfs();
        {
            const auto writer = record::RecordWriter::open(place.path(), std::move(options));
            succeeded = static_cast<bool>(writer);
            faults += succeeded ? 0 : 1;
        }
        failing() = {};
        const std::int64_t version = versionOf(place.path());
        QVERIFY(version == 1 || version == record::kFileVersion);
        QVERIFY(!succeeded || version == record::kFileVersion);
        QCOMPARE(QString::fromStdString(complaintOf(place.path())), QString());
    }
    QVERIFY(faults > (ofSyncs ? 0 : 3));
}

void RecordVersionsTest::aNewerRecordIsRefused() {
    const RecordPlace place;
    recordRounds<RecordedPoker>(place.path(), 1);
    place.doctor(("PRAGMA user_version=" + std::to_string(record::kFileVersion + 1)).c_str());
    const QByteArray before = place.bytes();
    const auto writer = record::RecordWriter::open(place.path(), {});
    QVERIFY(!writer);
    QVERIFY(writer.error().kind == record::FaultKind::newer);
    const auto reader = record::RecordReader::open(place.path());
    QVERIFY(!reader);
    QVERIFY(reader.error().kind == record::FaultKind::newer);
    QCOMPARE(place.bytes(), before);
}

void RecordVersionsTest::theLogOfARefusedRecordStays_data() {
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<QString>("kind");
    QTest::newRow("a later version") << QByteArray("PRAGMA user_version=" +
                                                   QByteArray::number(qint64(record::kFileVersion + 1)))
                                     << QStringLiteral("newer");
    QTest::newRow("no version") << QByteArray("PRAGMA user_version=-1") << QStringLiteral("damaged");
    QTest::newRow("another program's") << QByteArray("PRAGMA application_id=7") << QStringLiteral("foreign");
    QTest::newRow("other tables") << QByteArray("CREATE TABLE more(a)") << QStringLiteral("damaged");
}

// Another program was killed and left data in the log next to the file. Without permission to write, nothing
// is moved into the file or removed.
void RecordVersionsTest::theLogOfARefusedRecordStays() {
    QFETCH(const QByteArray, sql);
    QFETCH(const QString, kind);
    const RecordPlace killed;
    const RecordPlace place;
    const auto log = [](const RecordPlace& one) {
        return std::filesystem::path(one.path().string() + "-wal");
    };
    const auto bytesOf = [](const std::filesystem::path& path) {
        QFile file(QString::fromStdString(path.string()));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    recordRounds<RecordedPoker>(killed.path(), 1);
    {
        record::Database database(killed.path(), record::OpenMode::write);
        database.execute(sql.constData());
        std::filesystem::copy_file(killed.path(), place.path());
        std::filesystem::copy_file(log(killed), log(place));
    }
    const QByteArray file = place.bytes();
    const QByteArray beside = bytesOf(log(place));
    QVERIFY(beside.size() > 32);
    const auto writer = record::RecordWriter::open(place.path(), {});
    QVERIFY(!writer);
    QCOMPARE(key(name(writer.error().kind)), kind);
    QVERIFY(place.bytes() == file);
    QVERIFY(bytesOf(log(place)) == beside);
}

// A journal next to a file that is not a record belongs to another program, which will recover it.
void RecordVersionsTest::whatIsForeignIsNotPutRight() {
    const RecordPlace killed;
    const RecordPlace place;
    const auto journal = [](const RecordPlace& one) {
        return std::filesystem::path(one.path().string() + "-journal");
    };
    {
        record::Database database(killed.path(), record::OpenMode::create);
        database.execute("PRAGMA cache_size=1; CREATE TABLE a(b); INSERT INTO a VALUES(zeroblob(90000))");
        database.execute("BEGIN; UPDATE a SET b = randomblob(90000); INSERT INTO a VALUES(zeroblob(90000))");
        database.execute("PRAGMA cache_spill=1; INSERT INTO a VALUES(zeroblob(900000))");
        std::filesystem::copy_file(killed.path(), place.path());
        std::filesystem::copy_file(journal(killed), journal(place));
        database.execute("ROLLBACK");
    }
    QVERIFY(std::filesystem::file_size(journal(place)) > 512);
    const QByteArray before = place.bytes();
    const auto writer = record::RecordWriter::open(place.path(), {});
    QVERIFY(!writer);
    QCOMPARE(key(name(writer.error().kind)), QStringLiteral("foreign"));
    QVERIFY(place.bytes() == before);
    QVERIFY(std::filesystem::exists(journal(place)));
}

void RecordVersionsTest::olderTablesThatAreNotTheirsAreRefused() {
    const RecordPlace place;
    makeVersion1(place.path(), false);
    place.doctor("CREATE TABLE more(a)");
    const auto writer = record::RecordWriter::open(place.path(), {});
    QVERIFY(!writer);
    QVERIFY(writer.error().kind == record::FaultKind::damaged);
    QCOMPARE(versionOf(place.path()), 1);
    QVERIFY(!std::filesystem::exists(place.path().string() + ".version-1"));
}

#include "program/test_list.h"

MESAVIVA_TEST(RecordVersionsTest)
#include "tst_record_versions.moc"
