// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "failing_vfs.h"
#include "program/shipped_scenarios.h"
#include "record_file_kit.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "engine/record/table_fold.h"
#include "engine/record/write/recorded_table.h"
#include "engine/table/replay.h"
#include "engine/table/shown_table.h"
#endif

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

// A table being played, and the one in front of it that emits only recorded events.
template <class Live>
struct Behind {
    explicit Behind(record::RecordWriter& writer)
        : table(std::make_unique<typename Live::Table>(
              Opening<typename Live::Table::Settings>{Live::settings(), Live::guests()}, Live::chance(),
              Live::crowd(), typename Live::Table::HistoryLimits{200, 4})) {
        Live::seat(*table);
        recorded = std::make_unique<record::RecordedTable<typename Live::OnRecord>>(
            *table, writer,
            record::RecorderSources{[](PlayerId player) { return 'p' + std::to_string(player); },
                                    [this] { return table->chance().seed(); }, testCalendar()});
        heard = recorded->listen([this](const auto& entry) { told.push_back(entry); });
    }

    // Advances to the next moment, after all earlier events are emitted.
    bool step() {
        recorded->settle(std::chrono::seconds(20));
        return advance(*recorded);
    }

    std::unique_ptr<typename Live::Table> table;
    std::unique_ptr<record::RecordedTable<typename Live::OnRecord>> recorded;
    std::vector<Recorded<typename Live::Table::Event>> told;
    Subscription heard;
};

std::uint64_t eventsOnRecord(const std::filesystem::path& path) {
    const auto reader = record::RecordReader::open(path);
    const auto tables = reader ? (*reader)->tables() : std::vector<record::TableRow>();
    return tables.empty() ? 0 : tables.front().events;
}

} // namespace

/// A table whose events are emitted once they are recorded.
class RecordedTableTest : public QObject {
    Q_OBJECT

private slots:
    void init() { failing() = {}; }
    void cleanupTestCase() { failing() = {}; }

    void nothingIsReportedBeforeItIsOnRecord_data() { test::addGameRows(); }
    void nothingIsReportedBeforeItIsOnRecord() {
        QFETCH(const QString, game);
        withRecorded(game, [](auto live) {
            using Live = decltype(live);
            const RecordPlace place;
            const auto writer = openWriter(place.path());
            Behind<Live> behind(*writer);
            QVERIFY(behind.told.empty());
            std::size_t looked = 0;
            while (behind.recorded->round() < 2 && behind.step()) {
                if (behind.told.size() > looked + 20) {
                    looked = behind.told.size();
                    QVERIFY(eventsOnRecord(place.path()) >= behind.told.back().seq);
                }
            }
            QVERIFY(looked > 20);
            for (std::size_t i = 0; i < behind.told.size(); ++i) {
                QCOMPARE(behind.told[i].seq, static_cast<std::uint64_t>(i + 1));
            }
        });
    }

    void timeWaitsForTheDisk_data() { test::addGameRows(); }
    void timeWaitsForTheDisk() {
        QFETCH(const QString, game);
        withRecorded(game, [](auto live) {
            using Live = decltype(live);
            const RecordPlace place;
            const auto writer = openWriter(place.path());
            Behind<Live> behind(*writer);
            QVERIFY(behind.recorded->isHolding());
            QVERIFY(!behind.recorded->nextDue());
            const Instant before = behind.recorded->now();
            behind.recorded->advanceTo(before + std::chrono::hours(1));
            QCOMPARE(behind.recorded->now(), before);
            behind.recorded->settle(std::chrono::seconds(20));
            QVERIFY(!behind.recorded->isHolding());
            QVERIFY(behind.recorded->nextDue());
        });
    }

    // I-P35: events waiting for a slow disk have happened and count for a player who leaves; none is
    // emitted before it is recorded.
    void whatIsOnItsWayIsKnownAhead_data() { test::addGameRows(); }
    void whatIsOnItsWayIsKnownAhead() {
        QFETCH(const QString, game);
        withRecorded(game, [](auto live) {
            using Live = decltype(live);
            const RecordPlace place;
            SlowDisk disk;
            {
                const auto writer = openWriter(place.path());
                Behind<Live> behind(*writer);
                behind.recorded->settle(std::chrono::seconds(20));
                ShownTable<typename Live::Game> shown(*behind.recorded);
                shown.open({[](const auto&, bool) {}});
                QVERIFY(&shown.ahead() == &shown.state());
                std::size_t waited = 0;
                for (int moments = 0; moments < 60; ++moments) {
                    disk.hold();
                    QVERIFY(advance(*behind.recorded));
                    const auto before = shown.state();
                    if (behind.recorded->isHolding()) {
                        ++waited;
                        QVERIFY(shown.ahead() == behind.table->state());
                        QVERIFY(!(shown.ahead() == shown.state()));
                    }
                    QVERIFY(shown.state() == before);
                    disk.release();
                    behind.recorded->settle(std::chrono::seconds(20));
                    QVERIFY(shown.state() == behind.table->state());
                    QVERIFY(&shown.ahead() == &shown.state());
                }
                QVERIFY(waited > 20);
            }
        });
    }

    void leavingIsNotHeldBack_data() { test::addGameRows(); }
    void leavingIsNotHeldBack() {
        QFETCH(const QString, game);
        withRecorded(game, [](auto live) {
            using Live = decltype(live);
            const RecordPlace place;
            const auto writer = openWriter(place.path());
            {
                Behind<Live> behind(*writer);
                behind.recorded->stopHoldingBack();
                while (behind.recorded->round() < 3 && advance(*behind.recorded)) {
                    QVERIFY(!behind.recorded->isHolding());
                }
            }
            QVERIFY(!writer->close());
            QCOMPARE(QString::fromStdString(complaintOf(place.path())), QString());
        });
    }

    // P33, O20, B45: a record that cannot be written is a failure of the system.
    void faultEndsTheRoundByTheRules_data() { test::addGameRows(); }
    void faultEndsTheRoundByTheRules() {
        QFETCH(const QString, game);
        withRecorded(game, [](auto live) {
            using Live = decltype(live);
            const RecordPlace place;
            record::RecordWriter::Options options;
            options.vfs = failingVfs();
            const auto writer = openWriter(place.path(), std::move(options));
            Behind<Live> behind(*writer);
            for (int i = 0; i < 12; ++i) {
                behind.step();
            }
            behind.recorded->settle(std::chrono::seconds(20));
            QVERIFY(behind.recorded->isRecording());
            failing().writes = 0;
            failing().code = SQLITE_FULL;
            while (behind.recorded->isRecording() && behind.step()) {
            }
            QVERIFY(!behind.recorded->isRecording());
            QVERIFY(writer->fault());
            QVERIFY(!behind.recorded->isHolding());
            const bool hasFailed = std::ranges::any_of(behind.told, [](const auto& entry) {
                return std::holds_alternative<common::SystemFailed>(entry.event);
            });
            QVERIFY(hasFailed);
            // It continues without a record, and omits nothing.
            const std::uint64_t round = behind.recorded->round();
            while (behind.recorded->round() == round && advance(*behind.recorded)) {
            }
            for (std::size_t i = 0; i < behind.told.size(); ++i) {
                QCOMPARE(behind.told[i].seq, static_cast<std::uint64_t>(i + 1));
            }
        });
    }

    // P37, O24, B50: any recorded round can be replayed as it happened.
    void roundOnRecordIsRepeated_data() { test::addGameRows(); }
    void roundOnRecordIsRepeated() {
        QFETCH(const QString, game);
        withRecorded(game, [](auto live) {
            using Live = decltype(live);
            using OnRecord = typename Live::OnRecord;
            const RecordPlace place;
            const auto writer = openWriter(place.path());
            Behind<Live> behind(*writer);
            behind.recorded->stopHoldingBack();
            while (behind.recorded->round() < 4 && advance(*behind.recorded)) {
            }
            behind.recorded->settle(std::chrono::seconds(20));
            const auto reader = record::RecordReader::open(place.path());
            QVERIFY(reader);
            record::RoundReader<OnRecord> shelf(**reader, 1);
            for (const std::uint64_t round : {std::uint64_t{3}, std::uint64_t{1}, std::uint64_t{2}}) {
                const auto kept = shelf.round(round);
                QVERIFY(kept);
                Replay<typename Live::Game> replay(kept->start, kept->entries);
                replay.moveTo(replay.size());
                const auto expected = behind.recorded->entries(round);
                const auto found = replay.entries(round);
                QCOMPARE(found.size(), expected.size());
                for (std::size_t i = 0; i < found.size(); ++i) {
                    QVERIFY(found[i].event == expected[i].event);
                    QCOMPARE(found[i].at, expected[i].at);
                }
            }
        });
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(RecordedTableTest)
#include "tst_recorded_table.moc"
