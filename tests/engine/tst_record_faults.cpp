// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "failing_vfs.h"
#include "record_file_kit.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over <concepts>
#include "engine/record/recover.h"
#endif

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

// Records a round with a system that fails; what the writer says of it in the end.
std::optional<record::Fault> recordFailing(const std::filesystem::path& path, std::uint64_t& safeSeq) {
    record::RecordWriter::Options options;
    options.vfs = failingVfs();
    options.mostGroups = 8;
    auto opened = record::RecordWriter::open(path, std::move(options));
    if (!opened) {
        return opened.error();
    }
    record::RecordWriter& writer = **opened;
    RecordedTable<RecordedPoker> table(writer);
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

// What is wrong with a record after a fault; nothing where everything that was safe is there and whole.
QString complaintAfter(const std::filesystem::path& path, std::uint64_t safeSeq) {
    if (!std::filesystem::exists(path) || std::filesystem::file_size(path) == 0) {
        return safeSeq == 0 ? QString() : QStringLiteral("the file is gone");
    }
    auto writer = record::RecordWriter::open(path, {}); // what was begun is put right
    if (!writer) {
        return QStringLiteral("refused: ") + QString::fromStdString(writer.error().detail);
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
        const auto table = record::recover<record::PokerOnRecord>(**writer, **reader, 1, testCalendar());
        if (!table) {
            return QStringLiteral("not recovered: ") + QString::fromStdString(table.error().detail);
        }
    }
    return QString::fromStdString(complaintOf(path));
}

} // namespace

/// What the system does wrong: it is told, what was safe is there, nothing is half-written.
class RecordFaultsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { failing() = {}; }
    void cleanupTestCase() { failing() = {}; }
    void everyWriteMayFail_data();
    void everyWriteMayFail();
    void everySyncMayFail();
    void aSyncThatLiesCostsNothingToAKilledProgram();
    void afterAFaultNothingIsTaken();
    void readOnlyPlacesAreTold();
};

void RecordFaultsTest::everyWriteMayFail_data() {
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("kind");
    QTest::newRow("the disk is full") << SQLITE_FULL << QStringLiteral("disk_full");
    QTest::newRow("the disk is broken") << SQLITE_IOERR_WRITE << QStringLiteral("unreadable");
}

void RecordFaultsTest::everyWriteMayFail() {
    QFETCH(const int, code);
    QFETCH(const QString, kind);
    std::int64_t writes = 0;
    {
        const RecordPlace place;
        std::uint64_t safeSeq = 0;
        QVERIFY(!recordFailing(place.path(), safeSeq));
        QVERIFY(safeSeq > 50);
        writes = failing().written;
    }
    int faults = 0;
    const std::int64_t stride = qEnvironmentVariableIsSet("MESAVIVA_LONG_TESTS") ? 1 : 7;
    for (std::int64_t allowed = 0; allowed < writes; allowed += allowed < 20 ? 1 : stride) {
        const RecordPlace place;
        failing() = {};
        failing().writes = allowed;
        failing().code = code;
        std::uint64_t safeSeq = 0;
        const auto fault = recordFailing(place.path(), safeSeq);
        failing() = {};
        if (fault) {
            QCOMPARE(key(name(fault->kind)), kind);
            ++faults;
        }
        const QString complaint = complaintAfter(place.path(), safeSeq);
        QVERIFY2(complaint.isEmpty(), qPrintable(QStringLiteral("write %1: ").arg(allowed) + complaint));
    }
    QVERIFY(faults > 20);
}

void RecordFaultsTest::everySyncMayFail() {
    for (std::int64_t allowed = 0; allowed < 40; ++allowed) {
        const RecordPlace place;
        failing() = {};
        failing().syncs = allowed;
        std::uint64_t safeSeq = 0;
        recordFailing(place.path(), safeSeq);
        failing() = {};
        const QString complaint = complaintAfter(place.path(), safeSeq);
        QVERIFY2(complaint.isEmpty(), qPrintable(QStringLiteral("sync %1: ").arg(allowed) + complaint));
    }
}

void RecordFaultsTest::aSyncThatLiesCostsNothingToAKilledProgram() {
    const RecordPlace place;
    failing().liesAboutSyncs = true;
    std::uint64_t safeSeq = 0;
    QVERIFY(!recordFailing(place.path(), safeSeq));
    failing() = {};
    QCOMPARE(complaintAfter(place.path(), safeSeq), QString());
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

void RecordFaultsTest::readOnlyPlacesAreTold() {
#ifndef Q_OS_LINUX
    QSKIP("there is no folder that not even an administrator can write to");
#endif
    const auto writer = record::RecordWriter::open("/proc/records.sqlite", {});
    QVERIFY(!writer);
    QVERIFY(writer.error().kind == record::FaultKind::read_only);
}

#include "program/test_list.h"

MESAVIVA_TEST(RecordFaultsTest)
#include "tst_record_faults.moc"
