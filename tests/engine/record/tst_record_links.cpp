// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "record_file_kit.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "app/cli/sentences/record_commands.h"
#include "engine/record/history/export_rounds.h"
#include "engine/record/verify/verify.h"
#include "engine/record/write/log_copy.h"
#include "engine/record/write/retention.h"
#endif

#include <QObject>

#include <filesystem>
#include <sstream>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

namespace fs = std::filesystem;

// Plays and records a scenario, as `mesaviva run --record` does; returns the exit status.
int recordInto(const fs::path& path) {
    std::ostringstream out;
    std::ostringstream err;
    return app::runCommand(MESAVIVA_SOURCE_DIR "/tests/scenarios/roulette/casino_parol.json", out, err,
                           scenario::RecordTo{path, record::programOf("1.2.3"), testCalendar()});
}

QString verifiedBy(const fs::path& path, int expected) {
    std::ostringstream out;
    std::ostringstream err;
    return app::verifyCommand(path, out, err) == expected ? QString::fromStdString(out.str())
                                                          : QString::fromStdString(err.str());
}

QString exportedBy(const fs::path& path) {
    std::ostringstream out;
    std::ostringstream err;
    return app::exportCommand(path, {}, record::ExportFormat::csv, out, err) == 0
               ? QString::fromStdString(out.str())
               : QString::fromStdString(err.str());
}

QStringList namesIn(const fs::path& folder) {
    return QDir(QString::fromStdString(folder.string()))
        .entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot, QDir::Name);
}

} // namespace

/// A record reached by symbolic links is the file itself, whatever the path.
class RecordLinksTest : public QObject {
    Q_OBJECT

private slots:
#ifndef Q_OS_UNIX
    void initTestCase() { QSKIP("links need a privilege here"); }
#endif

    void aRecordBehindLinksIsTheRecord_data() {
        QTest::addColumn<QString>("way");
        QTest::newRow("the file") << QStringLiteral("links/file.sqlite");
        QTest::newRow("a link to a link") << QStringLiteral("links/again.sqlite");
        QTest::newRow("a relative link") << QStringLiteral("links/near.sqlite");
        QTest::newRow("its folder") << QStringLiteral("folder/records.sqlite");
        QTest::newRow("the folder's folder") << QStringLiteral("above/real/records.sqlite");
        QTest::newRow("folder and file") << QStringLiteral("folder/linked.sqlite");
    }

    void aRecordBehindLinksIsTheRecord() {
        QFETCH(const QString, way);
        const RecordPlace place;
        const fs::path root = place.folder() / "above-real";
        const fs::path real = root / "real";
        const fs::path file = real / "records.sqlite";
        const fs::path links = place.folder() / "links";
        fs::create_directories(real);
        fs::create_directory(links);
        fs::create_symlink(file, links / "file.sqlite"); // points to nothing yet
        fs::create_symlink(links / "file.sqlite", links / "again.sqlite");
        fs::create_symlink("../above-real/real/records.sqlite", links / "near.sqlite");
        fs::create_directory_symlink(real, place.folder() / "folder");
        fs::create_directory_symlink(root, place.folder() / "above");
        fs::create_symlink("records.sqlite", real / "linked.sqlite");
        const fs::path path = place.folder() / way.toStdString();
        const QStringList before = namesIn(links);

        QCOMPARE(recordInto(path), 0);
        QCOMPARE(recordInto(path), 0);
        QCOMPARE(recordInto(file), 0);
        QCOMPARE(recordInto(path), 0);
        QCOMPARE(verifiedBy(path, 0), verifiedBy(file, 0));
        QCOMPARE(exportedBy(path), exportedBy(file));
        QVERIFY(exportedBy(path).startsWith(QStringLiteral("round,table")));
        QCOMPARE(record::verify(path)->tables, 4U);
        QVERIFY(record::isDatabase(path));

        // A writer excludes others by any path, and everyone reads what is in the log.
        {
            const auto writer = openWriter(path);
            QVERIFY(record::RecordWriter::open(file, {}).error().kind == record::FaultKind::locked);
            RecordedTable<RecordedPoker> table(*writer);
            table.play(1);
            QVERIFY(table.recorder().waitUntilSafe(std::chrono::seconds(60)));
            QCOMPARE(record::verify(path)->tables, 5U);
            QCOMPARE(record::verify(file)->tables, 5U);
            const fs::path copy = place.folder() / "copy.jsonl";
            QVERIFY(!record::bringUpToDate(path, copy));
            QVERIFY(!*record::compareWithCopy(file, copy));
        }
        {
            const auto writer = openWriter(file);
            QVERIFY(record::RecordWriter::open(path, {}).error().kind == record::FaultKind::locked);
        }
        record::Retention retention;
        retention.keepRounds = 1;
        QVERIFY(record::prune(path, retention, record::WallTime(std::chrono::days(30'000)))->tables > 0);
        QCOMPARE(QString::fromStdString(complaintOf(file)), QString());

        // Nothing is created next to a link.
        QCOMPARE(namesIn(links), before);
        QVERIFY(namesIn(real).contains(QStringLiteral("records.sqlite-lock")));
        QVERIFY(fs::is_symlink(links / "file.sqlite"));
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(RecordLinksTest)
#include "tst_record_links.moc"
