// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "record_file_kit.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "app/cli/sentences/record_commands.h"
#include "app/cli/sentences/record_sentences.h"
#include "engine/record/verify/verify.h"
#include "engine/record/write/log_copy.h"

#include <atomic>
#include <chrono>
#include <sstream>
#include <thread>
#endif

#include <QObject>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>
#endif

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

constexpr const char* kCopy = "copy.jsonl";
// How long the device must be silent before it is reported; a busy machine may delay a thread by less.
constexpr std::chrono::milliseconds kSilence{2'000};

// Records a few rounds of both games, together with a copy.
void recordWithCopy(const RecordPlace& place) {
    record::RecordWriter::Options options;
    options.copy = place.folder() / kCopy;
    const auto writer = openWriter(place.path(), std::move(options));
    RecordedTable<RecordedPoker> poker(*writer);
    RecordedTable<RecordedRoulette> roulette(*writer);
    for (int i = 0; i < 200; ++i) { // alternately
        poker.step();
        roulette.step();
    }
    poker.recorder().flush();
    roulette.recorder().flush();
    writer->close();
}

QString differenceAt(const RecordPlace& place) {
    const auto reader = record::RecordReader::open(place.path());
    if (!reader) {
        return QStringLiteral("no reader");
    }
    const auto found = record::differenceToCopy(**reader, place.folder() / kCopy);
    return found ? QString::fromStdString(app::englishText(*found)) : QString();
}

QByteArray copyOf(const RecordPlace& place) {
    QFile file(QString::fromStdString((place.folder() / kCopy).string()));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void putCopy(const RecordPlace& place, const QByteArray& bytes) {
    QFile file(QString::fromStdString((place.folder() / kCopy).string()));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

} // namespace

/// The second copy of the log, and what comparing it with the record finds.
class RecordCopyTest : public QObject {
    Q_OBJECT

private slots:
    void copyIsTheRecord();
    void changesOfTheRecordShow();
    void changesOfTheCopyShow();
    void whatAKillHasCutOffIsAdded();
    void theRecordGoesOnWithoutACopy();
    void aCopyBeginsInTheMiddle();
    void theCopyOfAnotherRecordStays();
    void whatIsNoCopyStays_data();
    void whatIsNoCopyStays();
    void aCopyCutInItsFirstLineGoesOn();
    void theCommandComparesThem();
    void aLineWithoutItsEndCounts();
    void whatIsSaidTwiceIsCompared();
    void theWriterLeavesTheCopyOfAnotherRecord();
    void aQuietTableIsCopied();
    void aRunningTableIsNoDifference();
#ifdef Q_OS_UNIX
    void whatAFullDiskHasCutOffIsAdded();
    void aDeviceThatHangsHoldsUpNobody();
    void aDeviceThatAnswersAgainGetsWhatItLacks();
#endif
};

void RecordCopyTest::copyIsTheRecord() {
    const RecordPlace place;
    recordWithCopy(place);
    QCOMPARE(differenceAt(place), QString());
    const QByteArray before = copyOf(place);
    QVERIFY(before.count('\n') > 400);
    recordWithCopy(place); // more events: existing ones do not change
    QVERIFY(copyOf(place).startsWith(before));
    QCOMPARE(differenceAt(place), QString());
}

// Also where the whole chain was rebuilt.
void RecordCopyTest::changesOfTheRecordShow() {
    const RecordPlace place;
    recordWithCopy(place);
    place.doctor("DELETE FROM events WHERE table_id = 2 AND round = (SELECT max(round) FROM rounds WHERE "
                 "table_id = 2)");
    QVERIFY(differenceAt(place).contains(QLatin1String("the copy has it, the record does not")));
    const RecordPlace other;
    recordWithCopy(other);
    other.doctor(
        "UPDATE events SET fields = replace(fields, '\"amount\":', '\"amount\":1') WHERE event = 'staked'");
    QVERIFY(differenceAt(other).contains(QLatin1String("(staked): the record and its copy differ")));
}

void RecordCopyTest::changesOfTheCopyShow() {
    const RecordPlace place;
    recordWithCopy(place);
    QByteArrayList lines = copyOf(place).split('\n');
    lines.removeAt(lines.size() / 2);
    putCopy(place, lines.join('\n'));
    QVERIFY(differenceAt(place).contains(QLatin1String("the record has it, the copy does not")));
}

void RecordCopyTest::whatAKillHasCutOffIsAdded() {
    const RecordPlace place;
    recordWithCopy(place);
    const QByteArray whole = copyOf(place);
    putCopy(place, whole.left(whole.size() - 1'234)); // in the middle of a line
    QVERIFY(!differenceAt(place).isEmpty());
    recordWithCopy(place);
    QCOMPARE(differenceAt(place), QString());
}

// A missing folder, as when a device is unplugged.
void RecordCopyTest::theRecordGoesOnWithoutACopy() {
    const RecordPlace place;
    record::RecordWriter::Options options;
    options.copy = place.folder() / "gone" / kCopy;
    const auto writer = openWriter(place.path(), std::move(options));
    RecordedTable<RecordedPoker> table(*writer);
    table.play(1);
    QTRY_VERIFY_WITH_TIMEOUT(writer->copyFault(), 60'000);
    // It comes back while the table runs.
    std::filesystem::create_directory(place.folder() / "gone");
    writer->copyTo(place.folder() / "gone" / kCopy);
    table.play(1);
    QVERIFY(table.recorder().waitUntilSafe(std::chrono::seconds(20)));
    const std::filesystem::path copy = place.folder() / "gone" / kCopy;
    const auto isWhole = [&] {
        const auto compared = record::compareWithCopy(place.path(), copy);
        return compared && !*compared;
    };
    QTRY_VERIFY_WITH_TIMEOUT(isWhole(), 60'000);
    QVERIFY(!writer->copyFault());
    writer->copyTo({});
    table.play(1);
    QVERIFY(!writer->close());
    QVERIFY(!record::verify(place.path())->bad);
    const auto compared = record::compareWithCopy(place.path(), copy);
    QVERIFY(compared && *compared); // data after its end
    QVERIFY((*compared)->problem.code == record::ProblemCode::copy_lacks);
}

void RecordCopyTest::aCopyBeginsInTheMiddle() {
    const RecordPlace place;
    const auto writer = openWriter(place.path());
    RecordedTable<RecordedPoker> poker(*writer);
    RecordedTable<RecordedRoulette> roulette(*writer);
    poker.play(2);
    roulette.play(1);
    QVERIFY(!record::bringUpToDate(place.path(), place.folder() / kCopy));
    poker.play(1); // events between the two are added as well
    writer->copyTo(place.folder() / kCopy);
    poker.play(1);
    roulette.play(1);
    QVERIFY(!writer->close());
    QCOMPARE(differenceAt(place), QString());
}

void RecordCopyTest::theCopyOfAnotherRecordStays() {
    const RecordPlace place;
    recordWithCopy(place);
    const QByteArray before = copyOf(place);
    const RecordPlace other;
    recordRounds<RecordedRoulette>(other.path(), 2);
    const auto fault = record::bringUpToDate(other.path(), place.folder() / kCopy);
    QVERIFY(fault);
    QCOMPARE(fault->kind, record::FaultKind::foreign);
    QCOMPARE(copyOf(place), before);
    QVERIFY(!record::bringUpToDate(place.path(), place.folder() / kCopy));
    QCOMPARE(copyOf(place), before);
}

void RecordCopyTest::whatIsNoCopyStays_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("a text") << QByteArray("Dear diary,\ntoday I won.\n");
    QTest::newRow("an empty line") << QByteArray("\n");
    QTest::newRow("lines of another program") << QByteArray("{\"level\":1}\n{\"level\":2}\n");
    QTest::newRow("one without its end") << QByteArray("{\"level\":1}");
    QTest::newRow("a long one") << QByteArray("no event here\n").repeated(100'000);
}

// An unrelated file with the copy's name: nothing is added to it, and this is reported.
void RecordCopyTest::whatIsNoCopyStays() {
    QFETCH(const QByteArray, bytes);
    const RecordPlace place;
    recordRounds<RecordedRoulette>(place.path(), 1);
    putCopy(place, bytes);
    const auto fault = record::bringUpToDate(place.path(), place.folder() / kCopy);
    QVERIFY(fault);
    QCOMPARE(fault->kind, record::FaultKind::foreign);
    QCOMPARE(copyOf(place), bytes);
    record::RecordWriter::Options options;
    options.copy = place.folder() / kCopy;
    const auto writer = openWriter(place.path(), std::move(options));
    QTRY_VERIFY_WITH_TIMEOUT(writer->copyFault(), 60'000);
    QCOMPARE(writer->copyFault()->kind, record::FaultKind::foreign);
    QVERIFY(!writer->close());
    QCOMPARE(copyOf(place), bytes);
}

void RecordCopyTest::aCopyCutInItsFirstLineGoesOn() {
    for (const int left : {0, 1, 5, 40}) {
        const RecordPlace place;
        recordWithCopy(place);
        putCopy(place, copyOf(place).left(left));
        QVERIFY(!record::bringUpToDate(place.path(), place.folder() / kCopy));
        QCOMPARE(differenceAt(place), QString());
    }
}

void RecordCopyTest::theCommandComparesThem() {
    const RecordPlace place;
    recordWithCopy(place);
    const auto verify = [&](QString& told) {
        std::ostringstream out;
        std::ostringstream err;
        const int status = app::verifyCommand(place.path(), out, err, place.folder() / kCopy);
        told = QString::fromStdString(out.str() + err.str());
        return status;
    };
    QString told;
    QCOMPARE(verify(told), 0);
    QVERIFY2(told.contains(QLatin1String("its second copy says the same")), qPrintable(told));
    QByteArray doctored = copyOf(place);
    doctored.replace("\"cards\":", "\"cars\":");
    putCopy(place, doctored);
    QCOMPARE(verify(told), 1);
    QVERIFY2(told.contains(QLatin1String("the record and its copy differ")), qPrintable(told));
    QVERIFY2(told.contains(QLatin1String("\"whole\":false")), qPrintable(told));
    QFile::remove(QString::fromStdString((place.folder() / kCopy).string()));
    QCOMPARE(verify(told), 2);
    QVERIFY2(told.contains(QLatin1String("copy")), qPrintable(told));
}

// Killed just before a line break: the line is complete, and is not duplicated.
void RecordCopyTest::aLineWithoutItsEndCounts() {
    const RecordPlace place;
    recordWithCopy(place);
    const QByteArray whole = copyOf(place);
    putCopy(place, whole.chopped(1));
    QVERIFY(!record::bringUpToDate(place.path(), place.folder() / kCopy));
    QCOMPARE(copyOf(place), whole);
}

// A duplicate line is accepted unless it differs.
void RecordCopyTest::whatIsSaidTwiceIsCompared() {
    const RecordPlace place;
    recordWithCopy(place);
    const QByteArray whole = copyOf(place);
    const QByteArrayList lines = whole.split('\n');
    putCopy(place, whole + lines.at(lines.size() - 3) + '\n' + lines.at(lines.size() - 2) + '\n');
    QCOMPARE(differenceAt(place), QString());
    putCopy(place, whole + QByteArray(lines.at(lines.size() - 2)).replace("\"wall\":", "\"wall\":1") + '\n');
    QVERIFY(differenceAt(place).contains(QLatin1String("the record and its copy differ")));
}

// The writer does not append to another record's copy when the program starts.
void RecordCopyTest::theWriterLeavesTheCopyOfAnotherRecord() {
    const RecordPlace place;
    recordWithCopy(place);
    const QByteArray before = copyOf(place);
    const RecordPlace other;
    record::RecordWriter::Options options;
    options.copy = place.folder() / kCopy;
    const auto writer = openWriter(other.path(), std::move(options));
    RecordedTable<RecordedRoulette> table(*writer);
    table.play(2);
    QVERIFY(!writer->close());
    QVERIFY(writer->copyFault());
    QCOMPARE(writer->copyFault()->kind, record::FaultKind::foreign);
    QCOMPARE(copyOf(place), before);
}

// A quiet table is copied completely, even if its last event is far from the copy's end.
void RecordCopyTest::aQuietTableIsCopied() {
    const RecordPlace place;
    const auto writer = openWriter(place.path());
    RecordedTable<RecordedPoker> quiet(*writer);
    RecordedTable<RecordedRoulette> busy(*writer);
    quiet.play(1);
    busy.play(1);
    QVERIFY(!record::bringUpToDate(place.path(), place.folder() / kCopy));
    for (int i = 0; i < 4 && copyOf(place).size() < 3 << 20; ++i) {
        busy.play(150);
        QVERIFY(!record::bringUpToDate(place.path(), place.folder() / kCopy));
    }
    QVERIFY(copyOf(place).size() > 3 << 20);
    quiet.play(1); // while nothing is copied
    busy.play(1);
    QVERIFY(!writer->close());
    QVERIFY(!record::bringUpToDate(place.path(), place.folder() / kCopy));
    QCOMPARE(differenceAt(place), QString());
}

// Both are written during the comparison.
void RecordCopyTest::aRunningTableIsNoDifference() {
    const RecordPlace place;
    record::RecordWriter::Options options;
    options.copy = place.folder() / kCopy;
    const auto writer = openWriter(place.path(), std::move(options));
    RecordedTable<RecordedPoker> poker(*writer);
    RecordedTable<RecordedRoulette> roulette(*writer);
    poker.play(1);
    QTRY_VERIFY_WITH_TIMEOUT(!copyOf(place).isEmpty(), 60'000);
    std::atomic<bool> over = false;
    std::thread play([&] {
        for (int i = 0; i < 20'000 && !over; ++i) {
            poker.step();
            roulette.step();
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        }
    });
    QByteArray told;
    for (int i = 0; i < 10 && told.isEmpty(); ++i) {
        const auto compared = record::compareWithCopy(place.path(), place.folder() / kCopy);
        told = !compared   ? QByteArray::fromStdString(app::englishText(compared.error().problem))
               : *compared ? QByteArray::fromStdString(app::englishText(**compared))
                           : QByteArray();
    }
    over = true;
    play.join();
    QVERIFY(!writer->close());
    QVERIFY2(told.isEmpty(), told.constData());
}

// The copy's disk is full, when the copy is created and when it is continued: this is reported, and missing
// lines are added once there is room.
void RecordCopyTest::whatAFullDiskHasCutOffIsAdded() {
    const RecordPlace made;
    recordWithCopy(made);
    const qsizetype whole = copyOf(made).size();
    // From elsewhere: reading it writes nothing next to it.
    const RecordPlace place;
    place.put(made.bytes());
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit before{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
    const auto bringUpToDate = [&](rlim_t room) {
        const rlimit limit{room, before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
        const auto fault = record::bringUpToDate(place.path(), place.folder() / kCopy);
        setrlimit(RLIMIT_FSIZE, &before);
        return fault;
    };
    for (const qsizetype begun : {qsizetype{0}, whole / 3}) {
        for (const qsizetype more : {qsizetype{0}, qsizetype{1}, qsizetype{8}, qsizetype{400}, whole / 2}) {
            putCopy(place, copyOf(made).left(begun));
            const auto fault = bringUpToDate(static_cast<rlim_t>(begun + more));
            QVERIFY2(fault, qPrintable(QStringLiteral("%1 + %2").arg(begun).arg(more)));
            QCOMPARE(fault->kind, record::FaultKind::unreadable);
            QVERIFY(copyOf(place).size() <= begun + more);
            QVERIFY(!differenceAt(place).isEmpty());
            QVERIFY(!bringUpToDate(before.rlim_cur));
            QCOMPARE(differenceAt(place), QString());
        }
    }
}

#ifdef Q_OS_UNIX
// Opening a pipe without a reader blocks forever, like a disk that hangs.
void RecordCopyTest::aDeviceThatHangsHoldsUpNobody() {
    using Clock = std::chrono::steady_clock;
    const RecordPlace place;
    const std::filesystem::path pipe = place.folder() / kCopy;
    QCOMPARE(mkfifo(pipe.c_str(), 0600), 0);
    record::RecordWriter::Options options;
    options.copy = pipe;
    options.copyPatience = kSilence;
    std::atomic<record::RecordWriter*> asked = nullptr;
    std::atomic<bool> wasReported = false;
    options.safe = [&](record::RecordWriter::Ticket) {
        const record::RecordWriter* const open = asked;
        wasReported = wasReported || (open && open->copyFault());
    };
    const auto writer = openWriter(place.path(), std::move(options));
    asked = writer.get();
    RecordedTable<RecordedPoker> table(*writer);
    table.play(1);
    QVERIFY(table.recorder().waitUntilSafe(std::chrono::seconds(20)));
    QTRY_VERIFY_WITH_TIMEOUT(writer->copyFault(), 60'000); // while nothing is written
    QCOMPARE(writer->copyFault()->kind, record::FaultKind::silent);
    QTRY_VERIFY_WITH_TIMEOUT(wasReported, 60'000); // listeners are notified and need not poll
    table.play(1);
    QVERIFY(table.recorder().waitUntilSafe(std::chrono::seconds(20)));
    // Another device works.
    const std::filesystem::path other = place.folder() / "other.jsonl";
    writer->copyTo(other);
    QTRY_VERIFY_WITH_TIMEOUT(!writer->copyFault(), 60'000);
    table.play(1);
    QVERIFY(table.recorder().waitUntilSafe(std::chrono::seconds(20)));
    // The record does not wait for its copy.
    const auto isWhole = [&] {
        const auto compared = record::compareWithCopy(place.path(), other);
        return compared && !*compared;
    };
    QTRY_VERIFY_WITH_TIMEOUT(isWhole(), 60'000);
    // It hangs again when the program ends.
    writer->copyTo(pipe);
    const auto begin = Clock::now();
    QVERIFY(!writer->close());
    QVERIFY(Clock::now() - begin < std::chrono::seconds(20));
    QCOMPARE(writer->copyFault()->kind, record::FaultKind::silent);
    QCOMPARE(complaintOf(place.path()), std::string());
    const auto compared = record::compareWithCopy(place.path(), other);
    QVERIFY(compared);
    QCOMPARE(*compared ? QString::fromStdString(app::englishText(**compared)) : QString(), QString());
    close(open(pipe.c_str(), O_WRONLY | O_NONBLOCK)); // release any waiting thread
}

void RecordCopyTest::aDeviceThatAnswersAgainGetsWhatItLacks() {
    const RecordPlace place;
    const std::filesystem::path copy = place.folder() / kCopy;
    QCOMPARE(mkfifo(copy.c_str(), 0600), 0);
    record::RecordWriter::Options options;
    options.copy = copy;
    options.copyPatience = kSilence;
    const auto writer = openWriter(place.path(), std::move(options));
    RecordedTable<RecordedPoker> table(*writer);
    table.play(1);
    QVERIFY(table.recorder().waitUntilSafe(std::chrono::seconds(20)));
    QTRY_VERIFY_WITH_TIMEOUT(writer->copyFault(), 60'000);
    const int released = open(copy.c_str(), O_WRONLY | O_NONBLOCK);
    std::filesystem::remove(copy);
    close(released); // a file can be put there now
    for (int round = 0; round < 200 && writer->copyFault(); ++round) {
        table.play(1);
        QVERIFY(table.recorder().waitUntilSafe(std::chrono::seconds(20)));
        QTest::qWait(20);
    }
    QVERIFY(!writer->copyFault());
    QVERIFY(!writer->close());
    QVERIFY(!writer->copyFault());
    const auto compared = record::compareWithCopy(place.path(), copy);
    QVERIFY(compared);
    QCOMPARE(*compared ? QString::fromStdString(app::englishText(**compared)) : QString(), QString());
}
#endif

#include "program/test_list.h"

MESAVIVA_TEST(RecordCopyTest)
#include "tst_record_copy.moc"
