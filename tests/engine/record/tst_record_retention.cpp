// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "record_file_kit.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "app/cli/sentences/record_commands.h"
#include "app/cli/sentences/record_sentences.h"
#include "engine/record/table_fold.h"
#include "engine/record/verify/verify.h"
#include "engine/record/write/retention.h"
#endif

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

constexpr record::WallTime kDay0{std::chrono::days(20'000)};

// Plays rounds at a new table, all at one calendar time.
template <class Live>
void recordOn(const std::filesystem::path& path, int day, std::uint64_t rounds) {
    const auto writer = openWriter(path);
    using Table = typename Live::Table;
    Table table(Opening<typename Table::Settings>{Live::settings(), Live::guests()}, Live::chance(),
                Live::crowd(), typename Table::HistoryLimits{200, 4});
    record::TableRecorder<typename Live::OnRecord> recorder(
        *writer, {[](PlayerId player) { return 'p' + std::to_string(player); },
                  [&] { return table.chance().seed(); }, [=] { return kDay0 + std::chrono::days(day); }});
    for (const auto& entry : table.entries(0)) {
        recorder.add(entry);
    }
    bool isOver = false;
    const Subscription heard = table.listen([&](const auto& entry) {
        recorder.add(entry);
        isOver = isOver || (entry.round == rounds && Live::Game::closesRound(entry.event));
    });
    Live::seat(table);
    while (!isOver) {
        advance(table);
        recorder.flush();
    }
}

// Tables 1 to 5: poker on days 0, 10 and 20, roulette on days 5 and 30.
void recordFive(const std::filesystem::path& path) {
    recordOn<RecordedPoker>(path, 0, 3);
    recordOn<RecordedRoulette>(path, 5, 2);
    recordOn<RecordedPoker>(path, 10, 2);
    recordOn<RecordedPoker>(path, 20, 4);
    recordOn<RecordedRoulette>(path, 30, 2);
}

std::vector<record::TableNumber> removableIn(const std::filesystem::path& path,
                                             const record::Retention& retention) {
    const auto reader = record::RecordReader::open(path);
    return reader ? record::removable(**reader, retention) : std::vector<record::TableNumber>{-1};
}

using Numbers = std::vector<record::TableNumber>;

} // namespace

/// What retention removes, and that it removes nothing else.
class RecordRetentionTest : public QObject {
    Q_OBJECT

private slots:
    void everythingStaysUnlessAsked();
    void whichTablesGo_data();
    void whichTablesGo();
    void whatStaysIsWholeAndSaysWhatHasGone();
    void aRoundInProgressStays();
    void sumsThatNobodyCanHaveStay();
    void aTableThatIsWrittenToStays();
    void itCanBeStoppedBetweenTwoTables();
    void theSecondCopyStillFits();
    void whatIsSaidOfItIsChecked_data();
    void whatIsSaidOfItIsChecked();
};

void RecordRetentionTest::everythingStaysUnlessAsked() {
    const RecordPlace place;
    recordFive(place.path());
    QCOMPARE(removableIn(place.path(), {}), Numbers());
}

void RecordRetentionTest::whichTablesGo_data() {
    QTest::addColumn<int>("before");
    QTest::addColumn<int>("keep");
    QTest::addColumn<Numbers>("spared");
    QTest::addColumn<Numbers>("gone");
    // The newest table of each game always stays: tables 4 and 5.
    QTest::newRow("by date") << 8 << -1 << Numbers() << Numbers{1, 2};
    QTest::newRow("by date, all of them old") << 1'000 << -1 << Numbers() << Numbers{1, 2, 3};
    QTest::newRow("by number, 6 rounds at 4 and 5") << -1 << 6 << Numbers() << Numbers{1, 2, 3};
    QTest::newRow("by number, 8 rounds at 3 to 5") << -1 << 7 << Numbers() << Numbers{1, 2};
    QTest::newRow("by number, of more than there are") << -1 << 100 << Numbers() << Numbers();
    QTest::newRow("by both, the date keeps more") << 3 << 6 << Numbers() << Numbers{1};
    QTest::newRow("by both, the number keeps more") << 1'000 << 9 << Numbers() << Numbers{1};
    QTest::newRow("but not these") << 1'000 << -1 << Numbers{2} << Numbers{1, 3};
}

void RecordRetentionTest::whichTablesGo() {
    QFETCH(const int, before);
    QFETCH(const int, keep);
    QFETCH(const Numbers, spared);
    QFETCH(const Numbers, gone);
    const RecordPlace place;
    recordFive(place.path());
    record::Retention retention;
    if (before >= 0) {
        retention.before = kDay0 + std::chrono::days(before);
    }
    if (keep >= 0) {
        retention.keepRounds = static_cast<std::uint64_t>(keep);
    }
    retention.spared = spared;
    QCOMPARE(removableIn(place.path(), retention), gone);
}

void RecordRetentionTest::whatStaysIsWholeAndSaysWhatHasGone() {
    const RecordPlace place;
    recordFive(place.path());
    const auto before = record::verify(place.path());
    const auto size = std::filesystem::file_size(place.path());
    std::vector<std::uint64_t> told;
    const auto removal =
        record::prune(place.path(), {kDay0 + std::chrono::days(15), {}, {}}, kDay0 + std::chrono::days(40),
                      [&](std::uint64_t done, std::uint64_t all) {
                          QCOMPARE(all, 3U);
                          told.push_back(done);
                      });
    QVERIFY(removal);
    QCOMPARE(removal->tables, 3U);
    QCOMPARE(removal->rounds, 7U);
    QCOMPARE(told, (std::vector<std::uint64_t>{1, 2, 3}));
    QVERIFY(std::filesystem::file_size(place.path()) < size);

    const auto after = record::verify(place.path());
    QVERIFY(before && after);
    QCOMPARE(QString::fromStdString(after->bad ? app::englishText(*after->bad) : ""), QString());
    QCOMPARE(after->tables, 2U);
    QCOMPARE(after->rounds + 7, before->rounds);
    QCOMPARE(after->events + removal->events, before->events);
    QCOMPARE(after->removedTables, 3U);
    QCOMPARE(after->removedRounds, 7U);
    QVERIFY(after->lastRemoval == kDay0 + std::chrono::days(40));
    std::ostringstream out;
    std::ostringstream err;
    QCOMPARE(app::verifyCommand(place.path(), out, err), 0);
    QVERIFY(err.str().find("7 rounds at 3 tables were removed by retention, the last on 2024-11-13") !=
            std::string::npos);

    // Rounds keep their ids, and the record continues.
    const auto reader = record::RecordReader::open(place.path());
    QVERIFY(reader);
    QVERIFY(!(*reader)->round({1, 1}));
    QVERIFY((*reader)->round({4, 1}));
    record::RoundReader<record::PokerOnRecord> shelf(**reader, 4);
    QVERIFY(shelf.round(2));
    recordOn<RecordedPoker>(place.path(), 41, 1);
    QVERIFY((*reader)->round({6, 1}));
    QCOMPARE(QString::fromStdString(complaintOf(place.path())), QString());

    // Removed rounds are not removed again.
    QCOMPARE(removableIn(place.path(), {kDay0 + std::chrono::days(15), {}, {}}), Numbers());
}

void RecordRetentionTest::aRoundInProgressStays() {
    const RecordPlace place;
    {
        const auto writer = openWriter(place.path());
        RecordedTable<RecordedPoker> table(*writer);
        for (int i = 0; i < 40; ++i) {
            table.step();
        }
        QVERIFY(!writer->close());
    }
    recordOn<RecordedPoker>(place.path(), 900, 1);
    QCOMPARE(removableIn(place.path(), {kDay0 + std::chrono::days(800), {}, {}}), Numbers());
    const auto writer = openWriter(place.path());
    const auto removed = std::make_shared<bool>(true);
    const auto ticket = writer->append(
        [removed](record::RecordStore& store) { *removed = store.removeTable(1, kDay0).has_value(); });
    QVERIFY(ticket && writer->waitFor(*ticket));
    QVERIFY(!*removed);
}

// An altered file must not stop the writer: the table is skipped, and new rounds are recorded.
void RecordRetentionTest::sumsThatNobodyCanHaveStay() {
    const RecordPlace place;
    recordOn<RecordedPoker>(place.path(), 0, 3);
    recordOn<RecordedPoker>(place.path(), 1, 2);
    recordOn<RecordedPoker>(place.path(), 30, 1);
    place.doctor("UPDATE rounds SET staked = 9223372036854775807 WHERE table_id = 1");
    const auto writer = openWriter(place.path());
    const auto reader = record::RecordReader::open(place.path());
    QVERIFY(reader);
    const auto removal = record::prune(*writer, **reader, {kDay0 + std::chrono::days(20), {}, {}}, kDay0);
    QVERIFY(removal);
    QCOMPARE(removal->tables, 1U);
    QVERIFY(!writer->fault());
    RecordedTable<RecordedPoker> table(*writer);
    table.play(1);
    QVERIFY(table.recorder().waitUntilSafe(std::chrono::seconds(60)));
    QVERIFY(!(*reader)->round({2, 1}));
}

// The program that prunes may have a table open for writing.
void RecordRetentionTest::aTableThatIsWrittenToStays() {
    const RecordPlace place;
    recordOn<RecordedPoker>(place.path(), 0, 2);
    const auto writer = openWriter(place.path());
    RecordedTable<RecordedPoker> table(*writer);
    table.play(1);
    RecordedTable<RecordedPoker> newest(*writer);
    newest.play(1);
    QVERIFY(newest.recorder().waitUntilSafe(std::chrono::seconds(60)));
    const auto reader = record::RecordReader::open(place.path());
    QVERIFY(reader);
    const auto removal = record::prune(*writer, **reader, {record::WallTime::max(), {}, {}}, kDay0);
    QVERIFY(removal);
    QCOMPARE(removal->tables, 1U);
    table.play(1);
    QVERIFY(!writer->close());
    QCOMPARE(QString::fromStdString(complaintOf(place.path())), QString());
    QVERIFY(!(*reader)->round({1, 1}));
    QVERIFY((*reader)->round({2, 1}));
}

void RecordRetentionTest::itCanBeStoppedBetweenTwoTables() {
    struct Enough {};
    const RecordPlace place;
    recordFive(place.path());
    bool isStopped = false;
    try {
        static_cast<void>(record::prune(place.path(), {kDay0 + std::chrono::days(15), {}, {}}, kDay0,
                                        [](std::uint64_t, std::uint64_t) { throw Enough(); }));
    } catch (const Enough&) {
        isStopped = true;
    }
    QVERIFY(isStopped);
    const auto checked = record::verify(place.path());
    QVERIFY(checked && !checked->bad);
    QCOMPARE(checked->removedTables, 1U);
}

void RecordRetentionTest::theSecondCopyStillFits() {
    const RecordPlace place;
    const std::filesystem::path copy = place.folder() / "copy.jsonl";
    recordFive(place.path());
    const auto reader = record::RecordReader::open(place.path());
    QVERIFY(reader);
    record::LogCopy(copy, **reader, [] {});
    QVERIFY(record::prune(place.path(), {kDay0 + std::chrono::days(15), {}, {}}, kDay0));
    QVERIFY(!record::differenceToCopy(**reader, copy));
    record::LogCopy(copy, **reader, [] {}); // and it gains no removed rounds
    QVERIFY(!record::differenceToCopy(**reader, copy));

    // The copy still has the removed tables, and must end them as the record does.
    QFile file(QString::fromStdString(copy.string()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArrayList lines = file.readAll().split('\n');
    file.close();
    qsizetype last = -1;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        last = lines[i].startsWith("{\"table\":1,") ? i : last;
    }
    QVERIFY(last >= 0);
    const auto differs = [&](const QByteArray& line) {
        QByteArrayList altered = lines;
        altered[last] = line;
        return file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(altered.join('\n')) > 0 &&
               (file.close(), record::differenceToCopy(**reader, copy).has_value());
    };
    const qsizetype hash = lines[last].indexOf("\"hash\":\"") + 8;
    QByteArray other = lines[last];
    other[hash] = other[hash] == '0' ? '1' : '0';
    QVERIFY(!differs(lines[last]));
    QVERIFY(differs(other));
    QVERIFY(differs(lines[last] + '\n' + QByteArray(lines[last]).replace("\"seq\":", "\"seq\":9")));
}

void RecordRetentionTest::whatIsSaidOfItIsChecked_data() {
    QTest::addColumn<QByteArray>("sql");
    const auto row = [](const char* name, const char* sql) { QTest::newRow(name) << QByteArray(sql); };
    row("rounds", "UPDATE removed SET rounds = rounds + 1 WHERE table_id = 1");
    row("events", "UPDATE removed SET events = events - 1 WHERE table_id = 1");
    row("the date", "UPDATE removed SET date = date + 1 WHERE table_id = 2");
    row("what was staked", "UPDATE removed SET staked = staked + 100 WHERE table_id = 2");
    row("what was returned", "UPDATE removed SET returned = returned + 100 WHERE table_id = 2");
    row("the hash", "UPDATE removed SET hash = zeroblob(32) WHERE table_id = 3");
    row("a hash too short", "UPDATE removed SET hash = zeroblob(31) WHERE table_id = 3");
    row("of another table", "UPDATE removed SET table_id = 4 WHERE table_id = 3");
    row("of no table", "INSERT INTO removed SELECT 9, date, rounds, events, staked, returned, hash FROM "
                       "removed WHERE table_id = 3");
    row("the line is gone", "DELETE FROM removed WHERE table_id = 1");
    row("the table's head", "UPDATE tables SET head = zeroblob(32) WHERE id = 1");
    row("an event is back",
        "INSERT INTO events SELECT (1 << 40) + seq, 1, round, seq, t, wall, event, rules, "
        "fields, hash FROM events LIMIT 1");
    row("a seed is sealed there", "INSERT INTO sealed VALUES(1, 1, zeroblob(32))");
}

void RecordRetentionTest::whatIsSaidOfItIsChecked() {
    QFETCH(const QByteArray, sql);
    const RecordPlace place;
    recordFive(place.path());
    QVERIFY(record::prune(place.path(), {kDay0 + std::chrono::days(15), {}, {}}, kDay0));
    QCOMPARE(QString::fromStdString(complaintOf(place.path())), QString());
    place.doctor(sql.constData());
    QVERIFY(!complaintOf(place.path()).empty());
}

#include "program/test_list.h"

MESAVIVA_TEST(RecordRetentionTest)
#include "tst_record_retention.moc"
