// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "failing_vfs.h"
#include "long_tests.h"
#include "record_file_kit.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "app/cli/sentences/record_sentences.h"
#include "engine/record/write/recover.h"
#include "engine/record/write/retention.h"
#endif

#include <QObject>

#include <algorithm>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

// Bingo with a player who has cards.
struct BuyingBingo : RecordedBingo {
    static void seat(Table& table) {
        RecordedBingo::seat(table);
        advance(table);
        table.submit(bingo::Buy{0, 2});
    }
};

// Runs the same for each game, by name.
template <class Act>
auto withLive(const QString& game, const Act& act) {
    if (game == QLatin1String("poker")) {
        return act(RecordedPoker());
    }
    if (game == QLatin1String("roulette")) {
        return act(RecordedRoulette());
    }
    return act(BuyingBingo());
}

void everyGame() {
    QTest::addColumn<QString>("game");
    for (const char* game : {"poker", "roulette", "bingo"}) {
        QTest::newRow(game) << QString::fromLatin1(game);
    }
}

// Tries a sample of the places, or all in long tests; always the first twenty.
std::int64_t nextPlace(std::int64_t place, std::int64_t all, std::int64_t tried) {
    return place + (isLong() || place < 20 ? 1 : std::max<std::int64_t>(1, all / tried));
}

// Records a round with a failing system; returns the writer's final error.
template <class Live>
std::optional<record::Fault> recordFailing(const std::filesystem::path& path, std::uint64_t& safeSeq) {
    record::RecordWriter::Options options;
    options.vfs = failingVfs();
    options.mostGroups = 8;
    auto opened = record::RecordWriter::open(path, std::move(options));
    if (!opened) {
        return opened.error();
    }
    record::RecordWriter& writer = **opened;
    RecordedTable<Live> table(writer);
    while (table.table().round() < 2 && !writer.fault()) {
        table.step();
        if (table.recorder().isBehind()) {
            writer.waitForRoom();
        }
    }
    std::optional<record::Fault> fault = writer.close();
    safeSeq = table.recorder().safeSeq();
    return fault;
}

// Returns what is wrong with a record after a fault; empty if everything that was safe is present and whole.
template <class Live>
QString complaintAfter(const std::filesystem::path& path, std::uint64_t safeSeq) {
    if (!std::filesystem::exists(path) || std::filesystem::file_size(path) == 0) {
        return safeSeq == 0 ? QString() : QStringLiteral("the file is gone");
    }
    auto writer = record::RecordWriter::open(path, {}); // interrupted changes are completed or undone
    if (!writer) {
        return QStringLiteral("refused: ") + QString::fromStdString(app::englishText(writer.error().problem));
    }
    const auto reader = record::RecordReader::open(path);
    if (!reader) {
        return QStringLiteral("unreadable");
    }
    const auto tables = (*reader)->tables();
    const std::uint64_t events = tables.empty() ? 0 : tables.front().events;
    if (events < safeSeq) {
        return QStringLiteral("%1 events are there, %2 were safe").arg(events).arg(safeSeq);
    }
    if (!tables.empty()) {
        const auto table = record::recover<typename Live::OnRecord>(**writer, **reader, 1, testCalendar());
        if (!table) {
            return QStringLiteral("not recovered: ") +
                   QString::fromStdString(app::englishText(table.error().problem));
        }
    }
    return QString::fromStdString(complaintOf(path));
}

std::vector<record::EventRow> eventsOf(const std::filesystem::path& path) {
    std::vector<record::EventRow> rows;
    if (const auto reader = record::RecordReader::open(path)) {
        record::EventCursor cursor = (*reader)->events(1);
        for (record::EventRow row; cursor.next(row);) {
            rows.push_back(row);
        }
    }
    return rows;
}

// Compares a record resumed after a fault with the whole one: it ends earlier, followed only by the end
// according to the rules for failures. Returns what differs.
QString differenceAfter(const std::filesystem::path& whole, const std::filesystem::path& after) {
    const auto all = eventsOf(whole);
    const auto left = eventsOf(after);
    std::size_t same = 0;
    while (same < std::min(all.size(), left.size()) && all[same].hash == left[same].hash) {
        ++same;
    }
    return same == left.size() || left[same].text.kind == "system_failed"
               ? QString()
               : QStringLiteral("event %1 never happened").arg(same + 1);
}

} // namespace

/// Faults of the system: they are reported, safe data is present, and nothing is half-written.
class RecordFaultsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { failing() = {}; }
    void cleanupTestCase() { failing() = {}; }
    void everyWriteMayFail_data();
    void everyWriteMayFail();
    void everySyncMayFail_data() { everyGame(); }
    void everySyncMayFail();
    void thePowerMayGoAtAnyWrite_data();
    void thePowerMayGoAtAnyWrite();
    void aSyncThatLiesCostsNothingToAKilledProgram_data() { everyGame(); }
    void aSyncThatLiesCostsNothingToAKilledProgram();
    void everyWriteOfARecoveryMayFail_data() { everyGame(); }
    void everyWriteOfARecoveryMayFail();
    void everySyncOfARecoveryMayFail_data() { everyGame(); }
    void everySyncOfARecoveryMayFail();
    void everyWriteOfARemovalMayFail();
    void afterAFaultNothingIsTaken();
    void aDiskThatIsFullIsReportedAsOne_data();
    void aDiskThatIsFullIsReportedAsOne();
    void readOnlyPlacesAreReported();
    void readOnlyFilesAreReported();

private:
    template <class Live>
    void cutThePower();
    template <class Live, class Allow>
    void failARecovery(const Allow& allow);
};

void RecordFaultsTest::everyWriteMayFail_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("kind");
    for (const char* game : {"poker", "roulette", "bingo"}) {
        QTest::addRow("%s: the disk is full", game)
            << QString::fromLatin1(game) << SQLITE_FULL << QStringLiteral("disk_full");
        QTest::addRow("%s: the disk is broken", game)
            << QString::fromLatin1(game) << SQLITE_IOERR_WRITE << QStringLiteral("unreadable");
    }
}

void RecordFaultsTest::everyWriteMayFail() {
    QFETCH(const QString, game);
    QFETCH(const int, code);
    QFETCH(const QString, kind);
    withLive(game, [&]<class Live>(const Live&) {
        std::int64_t writes = 0;
        {
            const RecordPlace place;
            std::uint64_t safeSeq = 0;
            QVERIFY(!recordFailing<Live>(place.path(), safeSeq));
            QVERIFY(safeSeq > 50);
            writes = failing().written;
        }
        int faults = 0;
        for (std::int64_t allowed = 0; allowed < writes; allowed = nextPlace(allowed, writes, 30)) {
            const RecordPlace place;
            failing() = {};
            failing().writes = allowed;
            failing().code = code;
            std::uint64_t safeSeq = 0;
            const auto fault = recordFailing<Live>(place.path(), safeSeq);
            failing() = {};
            if (fault) {
                QCOMPARE(key(name(fault->kind)), kind);
                ++faults;
            }
            const QString complaint = complaintAfter<Live>(place.path(), safeSeq);
            QVERIFY2(complaint.isEmpty(), qPrintable(QStringLiteral("write %1: ").arg(allowed) + complaint));
        }
        QVERIFY(faults > 20);
    });
}

void RecordFaultsTest::everySyncMayFail() {
    QFETCH(const QString, game);
    withLive(game, [&]<class Live>(const Live&) {
        std::int64_t syncs = 25;
        if (isLong()) {
            const RecordPlace place;
            std::uint64_t safeSeq = 0;
            QVERIFY(!recordFailing<Live>(place.path(), safeSeq));
            // Their number depends on how much is written at once.
            syncs = std::max(syncs, failing().synced);
        }
        int faults = 0;
        for (std::int64_t allowed = 0; allowed < syncs; ++allowed) {
            const RecordPlace place;
            failing() = {};
            failing().syncs = allowed;
            std::uint64_t safeSeq = 0;
            faults += recordFailing<Live>(place.path(), safeSeq) ? 1 : 0;
            failing() = {};
            const QString complaint = complaintAfter<Live>(place.path(), safeSeq);
            QVERIFY2(complaint.isEmpty(), qPrintable(QStringLiteral("sync %1: ").arg(allowed) + complaint));
        }
        QVERIFY(faults >
                5); // the first ones at least: how many there are depends on how much is written at once
    });
}

void RecordFaultsTest::thePowerMayGoAtAnyWrite_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("reaches");
    QTest::addColumn<bool>("lies");
    for (const char* name : {"poker", "roulette", "bingo"}) {
        const QString game = QString::fromLatin1(name);
        const auto row = [&](const char* tag, PowerCut::Reaches reaches, bool lies) {
            QTest::addRow("%s: %s", name, tag) << game << int(reaches) << lies;
        };
        row("only what was synced is left", PowerCut::Reaches::nothing, false);
        row("some of the rest, too", PowerCut::Reaches::some, false);
        row("only what was synced, and syncs lie", PowerCut::Reaches::nothing, true);
        row("some of the rest, and syncs lie", PowerCut::Reaches::some, true);
    }
}

// Data reported as safe is present, and the record is whole. With syncs that do nothing, only detection is
// possible: the record is refused or invalid, or matches an earlier moment.
void RecordFaultsTest::thePowerMayGoAtAnyWrite() {
    QFETCH(const QString, game);
    withLive(game, [this]<class Live>(const Live&) { cutThePower<Live>(); });
}

template <class Live>
void RecordFaultsTest::cutThePower() {
    QFETCH(const int, reaches);
    QFETCH(const bool, lies);
    const std::int64_t stride = isLong() ? 1 : 29;
    int cuts = 0;
    bool goesOn = true;
    for (std::int64_t at = 0; goesOn; at += stride) {
        const RecordPlace place;
        const RecordPlace after;
        std::atomic<std::uint64_t> safe{0};
        std::uint64_t safeAtCut = 0;
        bool hadFile = false;
        PowerCut cut(at, static_cast<PowerCut::Reaches>(reaches), static_cast<unsigned>(at + 1), [&] {
            safeAtCut = safe;
            // Files that were not being written to stay as they are.
            for (const char* ending : {"", "-wal", "-journal"}) {
                const std::filesystem::path from = place.path().string() + ending;
                if (std::filesystem::exists(from)) {
                    std::filesystem::copy_file(from, after.path().string() + ending);
                    hadFile = true;
                }
            }
        });
        failing() = {};
        failing().cut = &cut;
        failing().liesAboutSyncs = lies;
        {
            record::RecordWriter::Options options;
            options.vfs = failingVfs();
            const auto writer = openWriter(place.path(), std::move(options));
            RecordedTable<Live> table(*writer);
            for (int i = 0; i < 60 && !cut.isCut(); ++i) {
                table.step();
                QVERIFY(table.recorder().waitUntilSafe(std::chrono::seconds(60)));
                safe = table.recorder().safeSeq();
            }
            writer->close();
        }
        failing() = {};
        goesOn = cut.isCut();
        if (!goesOn || !hadFile) {
            continue;
        }
        ++cuts;
        for (const char* ending : {"", "-wal", "-journal"}) {
            cut.restore(place.path().string() + ending, after.path().string() + ending);
        }
        QString complaint;
        try {
            complaint = complaintAfter<Live>(after.path(), lies ? 0 : safeAtCut);
        } catch (const record::Fault& fault) {
            complaint = QString::fromStdString(app::englishText(fault.problem));
        }
        const QString where = QStringLiteral("write %1: ").arg(at);
        if (!lies) {
            QVERIFY2(complaint.isEmpty(), qPrintable(where + complaint));
        }
        if (complaint.isEmpty()) { // otherwise opening it reports an error
            const QString other = differenceAfter(place.path(), after.path());
            QVERIFY2(other.isEmpty(), qPrintable(where + other));
        }
    }
    QVERIFY(cuts > 5);
}

void RecordFaultsTest::aSyncThatLiesCostsNothingToAKilledProgram() {
    QFETCH(const QString, game);
    withLive(game, [&]<class Live>(const Live&) {
        const RecordPlace place;
        failing().liesAboutSyncs = true;
        std::uint64_t safeSeq = 0;
        QVERIFY(!recordFailing<Live>(place.path(), safeSeq));
        failing() = {};
        QCOMPARE(complaintAfter<Live>(place.path(), safeSeq), QString());
    });
}

// Resumes the record of a killed program and ends its round on a system that fails after some work: existing
// data stays, and the next start ends the round.
template <class Live, class Allow>
void RecordFaultsTest::failARecovery(const Allow& allow) {
    const RecordPlace left;
    {
        const auto writer = openWriter(left.path());
        RecordedTable<Live> table(*writer);
        while (table.table().round() < 2) {
            table.step();
        }
        for (int i = 0; i < 8; ++i) { // while a round runs
            table.step();
        }
        QVERIFY(!writer->close());
    }
    const QByteArray bytes = left.bytes();
    const std::uint64_t events = eventsOf(left.path()).size();
    int faults = 0;
    bool isDone = false;
    for (std::int64_t allowed = 0; !isDone; ++allowed) {
        QVERIFY(allowed < 2'000);
        const RecordPlace place;
        place.put(bytes);
        failing() = {};
        allow(allowed);
        {
            record::RecordWriter::Options options;
            options.vfs = failingVfs();
            const auto writer = record::RecordWriter::open(place.path(), std::move(options));
            const auto reader = record::RecordReader::open(place.path());
            isDone = writer && reader &&
                     record::recover<typename Live::OnRecord>(**writer, **reader, 1, testCalendar()) &&
                     !(*writer)->close();
            faults += isDone ? 0 : 1;
        }
        failing() = {};
        const QString complaint = complaintAfter<Live>(place.path(), events);
        QVERIFY2(complaint.isEmpty(), qPrintable(QStringLiteral("after %1: ").arg(allowed) + complaint));
        const QString other = differenceAfter(left.path(), place.path());
        QVERIFY2(other.isEmpty(), qPrintable(QStringLiteral("after %1: ").arg(allowed) + other));
    }
    QVERIFY(faults > 1);
}

void RecordFaultsTest::everyWriteOfARecoveryMayFail() {
    QFETCH(const QString, game);
    withLive(game, [this]<class Live>(const Live&) {
        failARecovery<Live>([](std::int64_t allowed) {
            failing().writes = allowed;
            failing().code = SQLITE_FULL;
        });
    });
}

void RecordFaultsTest::everySyncOfARecoveryMayFail() {
    QFETCH(const QString, game);
    withLive(game, [this]<class Live>(const Live&) {
        failARecovery<Live>([](std::int64_t allowed) { failing().syncs = allowed; });
    });
}

// A table is removed entirely or not at all.
void RecordFaultsTest::everyWriteOfARemovalMayFail() {
    const RecordPlace full;
    recordClosedRounds<RecordedPoker>(full.path(), 2);
    recordClosedRounds<RecordedPoker>(full.path(), 2);
    recordClosedRounds<RecordedPoker>(full.path(), 1);
    const QByteArray bytes = full.bytes();
    record::Retention retention;
    retention.keepRounds = 1;
    int faults = 0;
    bool isDone = false;
    for (std::int64_t allowed = 0; !isDone; ++allowed) {
        QVERIFY(allowed < 2'000);
        const RecordPlace place;
        place.put(bytes);
        failing() = {};
        failing().writes = allowed;
        failing().code = SQLITE_FULL;
        {
            record::RecordWriter::Options options;
            options.vfs = failingVfs();
            const auto writer = record::RecordWriter::open(place.path(), std::move(options));
            const auto reader = record::RecordReader::open(place.path());
            isDone =
                writer && reader &&
                record::prune(**writer, **reader, retention, record::WallTime(std::chrono::days(20'000))) &&
                !(*writer)->close();
            faults += isDone ? 0 : 1;
        }
        failing() = {};
        QCOMPARE(QString::fromStdString(complaintOf(place.path())), QString());
        const auto checked = record::verify(place.path());
        QCOMPARE(checked->tables + checked->removedTables, 3U);
        QVERIFY(!isDone || checked->removedTables == 2);
    }
    QVERIFY(faults > 1);
}

void RecordFaultsTest::afterAFaultNothingIsTaken() {
    const RecordPlace place;
    std::atomic<int> told{0};
    record::RecordWriter::Options options;
    options.vfs = failingVfs();
    options.failed = [&](const record::Fault&) { ++told; };
    auto writer = record::RecordWriter::open(place.path(), std::move(options));
    QVERIFY(writer);
    failing().writes = 0;
    failing().code = SQLITE_FULL;
    RecordedTable<RecordedPoker> table(**writer);
    while (!(*writer)->fault()) {
        table.step();
    }
    QVERIFY(!(*writer)->append([](record::RecordStore&) {}));
    QCOMPARE(key(name((*writer)->close()->kind)), QStringLiteral("disk_full"));
    QCOMPARE(told.load(), 1);
    QCOMPARE((*writer)->safe(), 0U);
}

void RecordFaultsTest::aDiskThatIsFullIsReportedAsOne_data() {
    QTest::addColumn<int>("sharedPages");
    QTest::addColumn<int>("code");
    QTest::addColumn<int>("error");
    QTest::newRow("no room for the shared memory") << 0 << SQLITE_OK << 0;
    QTest::newRow("no room for more of it") << 1 << SQLITE_OK << 0;
    QTest::newRow("no room for a write") << 1'000 << SQLITE_FULL << 0;
#ifdef EDQUOT
    QTest::newRow("a quota that is used up") << 1'000 << SQLITE_IOERR_WRITE << EDQUOT;
#endif
}

// Whatever SQLite calls it: errors without a name of their own are a "disk I/O error".
void RecordFaultsTest::aDiskThatIsFullIsReportedAsOne() {
    QFETCH(const int, sharedPages);
    QFETCH(const int, code);
    QFETCH(const int, error);
    const RecordPlace place;
    recordRounds<RecordedPoker>(place.path(), 1);
    record::RecordWriter::Options options;
    options.vfs = failingVfs();
    failing().sharedPages = sharedPages;
    auto writer = record::RecordWriter::open(place.path(), std::move(options));
    std::optional<record::Fault> fault;
    if (writer) {
        failing().writes = code == SQLITE_OK ? failing().writes : 3;
        failing().code = code;
        failing().error = error;
        // A table with an event that does not fit in the index of the first page of shared memory.
        (*writer)->append([](record::RecordStore& store) {
            record::TableRow table;
            table.game = "house";
            store.addTable(table);
            record::EventRow event;
            event.text = {"house_opened", {}, std::string(20'000'000, ' ')};
            store.addEvent(table, event);
            store.saveHead(table);
        });
        fault = (*writer)->close();
    } else {
        fault = writer.error();
    }
    QVERIFY(fault);
    QCOMPARE(key(name(fault->kind)), QStringLiteral("disk_full"));
    QCOMPARE(QString::fromStdString(app::englishText(fault->problem)),
             QStringLiteral("database or disk is full"));
    failing() = {};
    QCOMPARE(QString::fromStdString(complaintOf(place.path())), QString());
}

void RecordFaultsTest::readOnlyPlacesAreReported() {
#ifndef Q_OS_LINUX
    QSKIP("there is no folder that not even an administrator can write to");
#endif
    const auto writer = record::RecordWriter::open("/proc/records.sqlite", {});
    QVERIFY(!writer);
    QVERIFY(writer.error().kind == record::FaultKind::read_only);
}

// A write-protected record in a writable folder: reported before anyone plays.
void RecordFaultsTest::readOnlyFilesAreReported() {
    const RecordPlace place;
    recordRounds<RecordedPoker>(place.path(), 1);
    const QByteArray before = place.bytes();
    failing().readOnlyRecord = true;
    record::RecordWriter::Options options;
    options.vfs = failingVfs();
    const auto writer = record::RecordWriter::open(place.path(), std::move(options));
    QVERIFY(!writer);
    QCOMPARE(key(name(writer.error().kind)), QStringLiteral("read_only"));
    QCOMPARE(place.bytes(), before);
}

#include "program/test_list.h"

MESAVIVA_TEST(RecordFaultsTest)
#include "tst_record_faults.moc"
