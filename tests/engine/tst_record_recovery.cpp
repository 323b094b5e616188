// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "record_file_kit.h"

#ifndef Q_MOC_RUN
#include "engine/record/recover.h"
#include "engine/table/repetition.h"
#include "record_kit.h"
#endif

#include <QObject>

#ifdef Q_OS_UNIX
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#endif

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

// A short run at a table, as the groups that go on record together, with the seeds of its rounds.
template <class Live>
struct Run {
    using Entry = typename Live::Kept::Entry;
    std::vector<std::vector<Entry>> groups;
    std::map<std::uint64_t, Seed> seeds;
};

template <class Live>
Run<Live> runOf(std::uint64_t rounds) {
    using Table = typename Live::Table;
    Run<Live> run;
    Table table(Opening<typename Table::Settings>{Live::settings(), Live::guests()}, Live::chance(),
                Live::crowd(), typename Table::Kept{200, 4});
    std::vector<typename Live::Kept::Entry> group(table.entries(0).begin(), table.entries(0).end());
    const Subscription heard = table.listen([&](const auto& entry) {
        if (Live::Game::opensRound(entry.event)) {
            run.seeds[entry.round] = table.chance().seed();
        }
        group.push_back(entry);
    });
    Live::seat(table);
    while (table.round() <= rounds) {
        run.groups.push_back(std::exchange(group, {}));
        advance(table);
    }
    return run;
}

// Writes the first groups of a run, and no more: the program was killed.
template <class Live>
void writeFirst(const Run<Live>& run, std::size_t count, const std::filesystem::path& path) {
    const auto writer = openWriter(path);
    std::uint64_t round = 0;
    record::TableRecorder<typename Live::Kept> recorder(
        *writer, {numberedName, [&] { return run.seeds.at(round); }, testCalendar()});
    for (std::size_t i = 0; i < count; ++i) {
        for (const auto& entry : run.groups[i]) {
            round = entry.round;
            recorder.hear(entry);
        }
        recorder.flush();
    }
}

// What lies on the table, or is owed to somebody.
Money onTable(const poker::State& state) {
    Money sum;
    for (std::size_t seat = 0; seat < state.seats.size(); ++seat) {
        sum += state.inBox(seat, poker::Box::ante) + state.inBox(seat, poker::Box::bet);
    }
    return sum;
}
Money onTable(const roulette::State& state) {
    Money sum;
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        sum += state.onLayout(static_cast<PlayerId>(i));
    }
    return sum;
}
Money onTable(const bingo::State& state) {
    return state.ledger.balance(state.cardMoney) + state.ledger.balance(state.prizeMoney);
}

// What is wrong with a table that was recovered, if anything.
template <class Live>
QString complaintOfRecovery(const std::filesystem::path& path) {
    using Kept = typename Live::Kept;
    const auto writer = openWriter(path);
    const auto reader = record::RecordReader::open(path);
    if (!reader) {
        return QStringLiteral("no reader");
    }
    if ((*reader)->tables().empty()) {
        return {}; // killed before the first event was safe
    }
    const auto table = record::recover<Kept>(*writer, **reader, 1, testCalendar());
    if (!table) {
        return QStringLiteral("not recovered: ") + QString::fromStdString(table.error().detail);
    }
    if (table->state.phase != decltype(table->state.phase)::between) {
        return QStringLiteral("a round runs");
    }
    if (onTable(table->state) != Money{} || table->state.ledger.sum() != Money{}) {
        return QStringLiteral("money is left or lost");
    }
    if (!record::interruptedRounds(**reader).empty()) {
        return QStringLiteral("a seed is left");
    }
    // The table goes on, with the same recorder, and is whole in the end.
    typename Live::Table again(table->resumption(), Live::chance(table->seeds(derivedSeeds(testSeed(9)))),
                               Live::crowd());
    record::TableRecorder<Kept> recorder(
        *writer, {numberedName, [&] { return again.chance().seed(); }, testCalendar()}, table->page(),
        table->names);
    const Subscription heard = again.listen([&](const auto& entry) { recorder.hear(entry); });
    const std::uint64_t round = again.round();
    for (int i = 0; again.round() < round + 2 && i < 2'000; ++i) {
        advance(again);
        recorder.flush();
        while (recorder.isBehind()) {
            writer->waitForRoom();
            recorder.flush();
        }
    }
    if (again.round() < round + 2) {
        return QStringLiteral("the table does not go on");
    }
    if (const auto fault = writer->close()) {
        return QString::fromStdString(fault->detail);
    }
    return QString::fromStdString(complaintOf(path));
}

struct Poker : RecordedPoker {
    using RecordedPoker::chance;
    static std::unique_ptr<poker::Chance> chance(SeedSource seeds) {
        return std::make_unique<poker::SeededChance>(std::move(seeds));
    }
};
struct Roulette : RecordedRoulette {
    using RecordedRoulette::chance;
    static std::unique_ptr<roulette::SpinSource> chance(SeedSource seeds) {
        return std::make_unique<roulette::SeededSpins>(std::move(seeds), settings().pockets);
    }
};
struct Bingo : RecordedBingo {
    using RecordedBingo::chance;
    static bingo::Settings settings() {
        bingo::Settings settings(bingo::Variant::bingo90);
        settings.bingoJackpot =
            bingo::Jackpot{.percent = 300, .base = Money{5'000}, .withinBalls = 50, .value = {}};
        return settings;
    }
    static std::unique_ptr<bingo::BallSource> chance() { return chance(derivedSeeds(testSeed())); }
    static std::unique_ptr<bingo::BallSource> chance(SeedSource seeds) {
        return std::make_unique<bingo::SeededBalls>(std::move(seeds), settings());
    }
};

template <class Live>
void cutEverywhere(std::uint64_t rounds, std::size_t stride) {
    const Run<Live> run = runOf<Live>(rounds);
    for (std::size_t count = 1; count <= run.groups.size(); count += stride) {
        const RecordPlace place;
        writeFirst(run, count, place.path());
        const QString complaint = complaintOfRecovery<Live>(place.path());
        QVERIFY2(complaint.isEmpty(), qPrintable(QStringLiteral("after %1: ").arg(count) + complaint));
    }
}

#ifdef Q_OS_UNIX
// A program that plays and records until it is killed, by itself, at some moment of its writer's work.
template <class Live>
[[noreturn]] void playUntilKilled(const std::filesystem::path& path, std::uint32_t steps) {
    auto writer = record::RecordWriter::open(path, {});
    if (!writer) {
        _exit(3);
    }
    RecordedTable<Live> table(**writer);
    for (std::uint32_t i = 0; i < steps; ++i) {
        table.step();
    }
    ::kill(::getpid(), SIGKILL);
    _exit(4);
}

template <class Live>
void killAtRandom(int times) {
    RandomStream random(testSeed(), "kills");
    for (int i = 0; i < times; ++i) {
        const RecordPlace place;
        const std::uint32_t steps = 1 + random.below(160);
        const pid_t child = ::fork();
        if (child == 0) {
            playUntilKilled<Live>(place.path(), steps);
        }
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QVERIFY(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
        const QString complaint = complaintOfRecovery<Live>(place.path());
        QVERIFY2(complaint.isEmpty(), qPrintable(QStringLiteral("kill %1: ").arg(i) + complaint));
    }
}
#endif

int killsWanted() {
    bool given = false;
    const int wanted = qEnvironmentVariableIntValue("MESAVIVA_KILLS", &given);
    return given ? wanted / 3 : 10;
}

} // namespace

/// Tables whose program was killed: they stand again, the round ends by the rules for failures, no cent is
/// made or lost.
class RecordRecoveryTest : public QObject {
    Q_OBJECT

private slots:
    void cutAfterEveryTransaction_data();
    void cutAfterEveryTransaction();
    void killedForReal_data();
    void killedForReal();
    void roundsOnRecordCanBeRepeated();
};

void RecordRecoveryTest::cutAfterEveryTransaction_data() {
    QTest::addColumn<QString>("game");
    QTest::newRow("poker: P33, I-P33") << QStringLiteral("poker");
    QTest::newRow("roulette: O20, O21") << QStringLiteral("roulette");
    QTest::newRow("bingo: B45, B46") << QStringLiteral("bingo");
}

void RecordRecoveryTest::cutAfterEveryTransaction() {
    QFETCH(const QString, game);
    if (game == QLatin1String("poker")) {
        cutEverywhere<Poker>(1, 1);
    } else if (game == QLatin1String("roulette")) {
        cutEverywhere<Roulette>(1, 1);
    } else {
        cutEverywhere<Bingo>(1, 1);
    }
}

void RecordRecoveryTest::killedForReal_data() { cutAfterEveryTransaction_data(); }

void RecordRecoveryTest::killedForReal() {
#ifdef Q_OS_UNIX
    QFETCH(const QString, game);
    if (game == QLatin1String("poker")) {
        killAtRandom<Poker>(killsWanted());
    } else if (game == QLatin1String("roulette")) {
        killAtRandom<Roulette>(killsWanted());
    } else {
        killAtRandom<Bingo>(killsWanted());
    }
#else
    QSKIP("processes are killed so on Unix only");
#endif
}

// Any round on record, as it happened, from the state before it.
void RecordRecoveryTest::roundsOnRecordCanBeRepeated() {
    const RecordPlace place;
    recordRounds<RecordedRoulette>(place.path(), 70);
    const auto reader = record::RecordReader::open(place.path());
    QVERIFY(reader);
    record::RoundShelf<record::RouletteOnRecord> shelf(**reader, 1);
    const std::uint64_t last = (*reader)->rounds({}, 1).front().id.round - 1;
    QVERIFY2(last >= 66, std::to_string(last).c_str());
    for (const std::uint64_t number :
         {last, std::uint64_t{1}, last - 1, std::uint64_t{64}, std::uint64_t{2}}) {
        auto round = shelf.round(number);
        QVERIFY(round);
        const auto row = (*reader)->round({1, number});
        QVERIFY(row);
        QCOMPARE(round->entries.front().seq, row->first);
        Repetition<roulette::Game> repetition(round->start, round->entries);
        QVERIFY(canRepeat(repetition, number) || repetition.position() < repetition.size());
        repetition.moveTo(repetition.size());
        QVERIFY(canRepeat(repetition, number));
        roulette::State state = round->start;
        for (const auto& entry : round->entries) {
            roulette::Game::evolve(state, entry.event, entry.at);
        }
        QVERIFY(state.phase == roulette::Phase::between);
        QCOMPARE(QString::fromStdString(round->names.nameOf(0)), QStringLiteral("p0"));
    }
    QVERIFY(!shelf.round(500));
    QVERIFY(shelf.round(0));
}

#include "program/test_list.h"

MESAVIVA_TEST(RecordRecoveryTest)
#include "tst_record_recovery.moc"
