// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "record_file_kit.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over <concepts>
#include "engine/record/log_copy.h"
#endif

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

constexpr const char* kCopy = "copy.jsonl";

// Records a few rounds of both games, with a copy beside them.
void recordWithCopy(const RecordPlace& place) {
    record::RecordWriter::Options options;
    options.copy = place.folder() / kCopy;
    const auto writer = openWriter(place.path(), std::move(options));
    RecordedTable<RecordedPoker> poker(*writer);
    RecordedTable<RecordedRoulette> roulette(*writer);
    for (int i = 0; i < 200; ++i) { // side by side
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
    return found ? QString::fromStdString(textOf(*found)) : QString();
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

/// The second copy of the log, and what its comparison with the record finds.
class RecordCopyTest : public QObject {
    Q_OBJECT

private slots:
    void copyIsTheRecord();
    void changesOfTheRecordShow();
    void changesOfTheCopyShow();
    void whatAKillHasCutOffIsAdded();
};

void RecordCopyTest::copyIsTheRecord() {
    const RecordPlace place;
    recordWithCopy(place);
    QCOMPARE(differenceAt(place), QString());
    const QByteArray before = copyOf(place);
    QVERIFY(before.count('\n') > 400);
    recordWithCopy(place); // more of it: nothing that was there changes
    QVERIFY(copyOf(place).startsWith(before));
    QCOMPARE(differenceAt(place), QString());
}

// Also where the whole chain was written anew.
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

#include "program/test_list.h"

MESAVIVA_TEST(RecordCopyTest)
#include "tst_record_copy.moc"
