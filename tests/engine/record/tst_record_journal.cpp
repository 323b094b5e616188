// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "failing_vfs.h"
#include "record_file_kit.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "app/cli/sentences/record_commands.h"
#include "app/cli/sentences/record_sentences.h"
#include "engine/record/record_file.h"
#include "engine/record/record_reader.h"
#include "engine/record/record_store.h"
#include "engine/record/sqlite.h"
#include "engine/record/verify/verify.h"
#endif

#include <QObject>
#include <QtEndian>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

constexpr qsizetype kSector = 512;
constexpr quint32 kNonce = 7;
const QByteArray kMagicBytes = QByteArray::fromHex("d9d505f920a163d7");

QByteArray fourBytes(quint32 number) {
    QByteArray bytes(4, '\0');
    qToBigEndian(number, bytes.data());
    return bytes;
}

quint32 fourBytesAt(const QByteArray& bytes, qsizetype at) {
    return qFromBigEndian<quint32>(bytes.constData() + at);
}

qsizetype pageSizeOf(const QByteArray& file) { return qFromBigEndian<quint16>(file.constData() + 16); }

// A rollback journal as in https://www.sqlite.org/fileformat2.html#the_rollback_journal: the file's number of
// pages, its first page, and optionally the name of another file.
QByteArray journalWith(const QByteArray& firstPage, quint32 pages, const QByteArray& named = {}) {
    QByteArray bytes = kMagicBytes + fourBytes(firstPage.isEmpty() ? 0 : 1) + fourBytes(kNonce) +
                       fourBytes(pages) + fourBytes(kSector) + fourBytes(4'096);
    bytes.append(kSector - bytes.size(), '\0');
    if (!firstPage.isEmpty()) {
        quint32 checksum = kNonce;
        for (qsizetype at = firstPage.size() - 200; at > 0; at -= 200) {
            checksum += static_cast<quint8>(firstPage[at]);
        }
        bytes += fourBytes(1) + firstPage + fourBytes(checksum);
    }
    if (!named.isEmpty()) {
        quint32 checksum = 0;
        for (const char letter : named) {
            checksum += static_cast<quint32>(letter);
        }
        bytes += fourBytes(0x4000'0000 / 4'096 + 1) + named + fourBytes(quint32(named.size())) +
                 fourBytes(checksum) + kMagicBytes;
    }
    return bytes;
}

// The first page of a record in rollback-journal mode.
QByteArray pageWithoutLog(const QByteArray& file) {
    QByteArray page = file.first(pageSizeOf(file));
    page[18] = page[19] = 1;
    page.replace(24, 4, fourBytes(fourBytesAt(file, 24) - 1));
    page.replace(92, 4, fourBytes(fourBytesAt(file, 92) - 1));
    return page;
}

// The first page of an unrelated database.
QByteArray foreignPage(const QByteArray& file) {
    QByteArray page = file.first(pageSizeOf(file));
    page.replace(68, 4, fourBytes(0x1234'5678));
    return page;
}

QString pathBeside(const RecordPlace& place, const char* ending) {
    return QString::fromStdString(place.path().string()) + QString::fromLatin1(ending);
}

QByteArray contentAt(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void putAt(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
        qFatal("the file can't be put down");
    }
}

// A record of one round, alone in its folder.
QByteArray someRecord() {
    static const QByteArray bytes = [] {
        const RecordPlace place;
        recordRounds<RecordedRoulette>(place.path(), 1);
        return place.bytes();
    }();
    return bytes;
}

struct Verified {
    int status = -1;
    QString out;
    QString err;
};

Verified verifiedAt(const RecordPlace& place) {
    std::ostringstream out;
    std::ostringstream err;
    const int status = app::verifyCommand(place.path(), out, err);
    return {status, QString::fromStdString(out.str()), QString::fromStdString(err.str())};
}

QString refusalOf(const RecordPlace& place) {
    const auto writer = record::RecordWriter::open(place.path(), {});
    return writer ? QString() : key(name(writer.error().kind));
}

} // namespace

/// Files next to a record from elsewhere: they never cause a change to any file.
class RecordJournalTest : public QObject {
    Q_OBJECT

private slots:
    void init() { failing() = {}; }
    void cleanupTestCase() { failing() = {}; }

    // The threat: SQLite by itself deletes the file that the journal names.
    void sqliteDeletesWhatAJournalNames() {
        const RecordPlace place;
        const QString letter = putLetter(place);
        place.put(someRecord());
        putAt(pathBeside(place, "-journal"),
              journalWith(pageWithoutLog(someRecord()), fourBytesAt(someRecord(), 28), letter.toUtf8()));
        sqlite3* database = nullptr;
        QCOMPARE(sqlite3_open(place.path().string().c_str(), &database), SQLITE_OK);
        QCOMPARE(sqlite3_exec(database, "SELECT 1 FROM sqlite_master", nullptr, nullptr, nullptr), SQLITE_OK);
        sqlite3_close(database);
        QVERIFY(!QFile::exists(letter));
    }

    void aJournalThatIsNotOursIsRefused_data() {
        QTest::addColumn<QByteArray>("record");
        QTest::addColumn<QByteArray>("journal"); // LETTER is replaced by the letter's path
        const QByteArray whole = someRecord();
        const quint32 pages = fourBytesAt(whole, 28);
        QByteArray logless = whole;
        logless[18] = logless[19] = 1;
        QTest::newRow("it names another file")
            << whole << journalWith(pageWithoutLog(whole), pages, "LETTER");
        QTest::newRow("it names another file, and undoes nothing")
            << whole << journalWith({}, pages, "LETTER");
        QTest::newRow("it names another file, and is none")
            << whole
            << kMagicBytes.first(1) + QByteArray(600, 'x') + fourBytes(1) + "LETTER" + fourBytes(6) +
                   fourBytes('L' + 'E' + 'T' + 'T' + 'E' + 'R') + kMagicBytes;
        QTest::newRow("it names another file, beside an empty one")
            << QByteArray("") << journalWith({}, 0, "LETTER");
        QTest::newRow("it names another file, beside none") << QByteArray() << journalWith({}, 0, "LETTER");
        QTest::newRow("of another database") << whole << journalWith(foreignPage(whole), pages);
        QTest::newRow("of another database, the record without a log")
            << logless << journalWith(foreignPage(whole), pages);
        QTest::newRow("of a record that was just begun") << whole << journalWith({}, 0);
        QTest::newRow("of an earlier moment") << whole << journalWith(pageWithoutLog(whole), pages - 1);
        QTest::newRow("a letter") << whole << QByteArray("This is a letter, and no journal.\n");
        QTest::newRow("a letter, beside none") << QByteArray() << QByteArray("This is a letter.\n");
    }

    void aJournalThatIsNotOursIsRefused() {
        QFETCH(const QByteArray, record);
        QFETCH(QByteArray, journal);
        const RecordPlace place;
        const QString letter = putLetter(place);
        const auto named = journal.indexOf("LETTER");
        if (named >= 0) { // with the length and the checksum of the longer name
            const QByteArray end = journalWith({}, 0, letter.toUtf8()).mid(kSector + 4);
            journal.replace(named, journal.size() - named, end);
        }
        if (!record.isNull()) {
            place.put(record);
        }
        putAt(pathBeside(place, "-journal"), journal);
        const QStringList files = place.files();

        QCOMPARE(refusalOf(place), QStringLiteral("unfinished"));
        const auto writer = record::RecordWriter::open(place.path(), {});
        QVERIFY(app::englishText(writer.error().problem).find(place.path().string() + "-journal") !=
                std::string::npos);
        const Verified verified = verifiedAt(place);
        QCOMPARE(verified.status, record.isEmpty() ? 2 : 1);
        QCOMPARE(verified.out, QString());

        QCOMPARE(place.files(), files);
        QCOMPARE(place.bytes(), record);
        QCOMPARE(contentAt(pathBeside(place, "-journal")), journal);
        QCOMPARE(contentAt(letter), kLetter);
    }

    // The lock file that excludes other writers is a SQLite file, too.
    void theLocksOwnJournalIsRefused() {
        const RecordPlace place;
        const QString letter = putLetter(place);
        place.put(someRecord());
        putAt(pathBeside(place, "-lock"), someRecord());
        putAt(pathBeside(place, "-lock-journal"),
              journalWith(pageWithoutLog(someRecord()), fourBytesAt(someRecord(), 28), letter.toUtf8()));
        QCOMPARE(refusalOf(place), QStringLiteral("unfinished"));
        QCOMPARE(contentAt(letter), kLetter);
    }

    // The same holds for the trainer's and the inspector's files.
    void theJournalOfAFileOfResultsIsRefused() {
        const RecordPlace place;
        const QString letter = putLetter(place);
        place.put(someRecord());
        putAt(pathBeside(place, "-journal"), journalWith({}, 0, letter.toUtf8()));
        try {
            const record::Database results(place.path(), record::OpenMode::create);
            QFAIL("it was opened");
        } catch (const record::Fault& fault) {
            QVERIFY(fault.kind == record::FaultKind::unfinished);
        }
        QCOMPARE(contentAt(letter), kLetter);
    }

#ifdef Q_OS_UNIX
    // Opening a pipe would block forever.
    void whatIsNoFileIsRefused() {
        const RecordPlace place;
        place.put(someRecord());
        QCOMPARE(::mkfifo(pathBeside(place, "-journal").toUtf8().constData(), 0600), 0);
        QCOMPARE(refusalOf(place), QStringLiteral("unfinished"));
        QCOMPARE(verifiedAt(place).status, 1);
        QVERIFY(QFile::remove(pathBeside(place, "-journal")));
        const QString elsewhere = pathBeside(place, ".elsewhere");
        putAt(elsewhere, "elsewhere");
        QVERIFY(QFile::link(elsewhere, pathBeside(place, "-journal")));
        QCOMPARE(refusalOf(place), QStringLiteral("unfinished"));
        QCOMPARE(contentAt(elsewhere), QByteArray("elsewhere"));
    }

    // It does not block, and creates nothing next to it.
    void aRecordThatIsNoFileIsRefused() {
        const RecordPlace place;
        QCOMPARE(::mkfifo(place.path().c_str(), 0600), 0);
        QCOMPARE(refusalOf(place), QStringLiteral("foreign"));
        QVERIFY(QFile::remove(pathBeside(place, "")));
        QVERIFY(QFile::link(pathBeside(place, ""), pathBeside(place, "")));
        QCOMPARE(refusalOf(place), QStringLiteral("missing"));
        QVERIFY(QFile::remove(pathBeside(place, "")));
        QCOMPARE(place.files(), QStringList());
    }
#endif

    // A program killed while it switched to the log: readers report this, and writers repair it.
    void anUnfinishedChangeOfOursIsNamedAndPutRight() {
        const RecordPlace place;
        const QByteArray whole = someRecord();
        place.put(whole);
        const QByteArray journal = journalWith(pageWithoutLog(whole), fourBytesAt(whole, 28));
        putAt(pathBeside(place, "-journal"), journal);
        const QStringList files = place.files();
        const Verified verified = verifiedAt(place);
        QCOMPARE(verified.status, 1);
        QCOMPARE(verified.out, QString());
        QVERIFY2(verified.err.contains(QStringLiteral("unfinished")), qPrintable(verified.err));
        QVERIFY2(verified.err.contains(pathBeside(place, "-journal")), qPrintable(verified.err));
        QCOMPARE(place.files(), files);
        QCOMPARE(place.bytes(), whole);
        QCOMPARE(contentAt(pathBeside(place, "-journal")), journal);

        recordRounds<RecordedPoker>(place.path(), 1);
        QCOMPARE(QString::fromStdString(complaintOf(place.path())), QString());
        QVERIFY(!place.files().contains(QStringLiteral("records.sqlite-journal")));
        QCOMPARE(record::verify(place.path())->tables, 2U);
    }

    // What other journal modes leave behind is not a hot journal.
    void aJournalThatIsOverIsNone() {
        const RecordPlace place;
        place.put(someRecord());
        putAt(pathBeside(place, "-journal"), QByteArray(2'000, '\0'));
        QCOMPARE(QString::fromStdString(complaintOf(place.path())), QString());
        QCOMPARE(refusalOf(place), QString());
    }

    // A record with changes in its log that cannot be read: the file alone is not the current state.
    void aLogThatCanNotBeReadIsNamed() {
        const RecordPlace killed;
        const RecordPlace place;
        const auto writer = openWriter(killed.path());
        RecordedTable<RecordedPoker> table(*writer);
        table.play(1);
        QVERIFY(table.recorder().waitUntilSafe(std::chrono::seconds(60)));
        place.put(killed.bytes());
        putAt(pathBeside(place, "-wal"), contentAt(pathBeside(killed, "-wal")));
        QCOMPARE(QString::fromStdString(complaintOf(place.path())), QString()); // with the log

        failing().noLog = true;
        record::VerifyOptions options;
        options.vfs = failingVfs();
        const auto checked = record::verify(place.path(), {}, options);
        QVERIFY(!checked);
        QCOMPARE(key(name(checked.error().kind)), QStringLiteral("unfinished"));
        QVERIFY(app::englishText(checked.error().problem).find(place.path().string() + "-wal") !=
                std::string::npos);
    }

    // A log's index is shared memory, which a disk of another machine does not have: the record is written
    // without a log there, and what is still in one is merged into the file first.
    void aDiskOfAnotherMachineHasNoLog() {
        const RecordPlace killed;
        const RecordPlace place;
        {
            const auto writer = openWriter(killed.path());
            RecordedTable<RecordedPoker> table(*writer);
            table.play(1);
            QVERIFY(table.recorder().waitUntilSafe(std::chrono::seconds(60)));
            place.put(killed.bytes());
            putAt(pathBeside(place, "-wal"), contentAt(pathBeside(killed, "-wal")));
        }
        const auto isBeside = [&place](const char* ending) {
            return std::filesystem::exists(record::withSuffix(place.path(), ending));
        };
        QVERIFY(isBeside("-wal"));
        {
            record::RecordStore store(place.path(), {}, [](const std::filesystem::path&) { return true; });
            QVERIFY(!isBeside("-wal") && !isBeside("-shm"));
            store.begin();
            record::TableRow table;
            table.game = "poker";
            table.rules = table.rulesVersion = table.program = "test";
            store.addTable(table);
            store.commit();
            store.tidy();
            QVERIFY(!isBeside("-wal") && !isBeside("-shm"));
            // Others read meanwhile.
            auto reader = record::RecordReader::open(place.path());
            QVERIFY(reader);
            QVERIFY((*reader)->countRounds({}) > 0);
            QCOMPARE((*reader)->database().text("PRAGMA journal_mode"), std::string("delete"));
        }
        // The same file on a disk of this machine.
        const record::WritableRecord here(place.path());
        QVERIFY(isBeside("-wal"));
    }

    void networkDisksAreKnownByTheirType_data() {
        QTest::addColumn<quint64>("type");
        QTest::addColumn<bool>("isNetwork");
        QTest::newRow("NFS") << quint64{0x6969} << true;
        QTest::newRow("CIFS") << quint64{0xFF534D42} << true;
        QTest::newRow("SMB 2") << quint64{0xFE534D42} << true;
        QTest::newRow("SMB") << quint64{0x517B} << true;
        QTest::newRow("ext4") << quint64{0xEF53} << false;
        QTest::newRow("Btrfs") << quint64{0x9123683E} << false;
        QTest::newRow("tmpfs") << quint64{0x01021994} << false;
    }
    void networkDisksAreKnownByTheirType() {
        QFETCH(const quint64, type);
        QFETCH(const bool, isNetwork);
        QCOMPARE(record::isNetworkType(type), isNetwork);
    }

private:
    static constexpr const char* kLetter = "Dear reader";

    // An unrelated file in the same folder.
    static QString putLetter(const RecordPlace& place) {
        const QString path = QString::fromStdString((place.folder() / "letter.txt").string());
        putAt(path, kLetter);
        return path;
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(RecordJournalTest)
#include "tst_record_journal.moc"
