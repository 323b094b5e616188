// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/cli/sentences/record_sentences.h"
#include "app/core/game/game_registry.h"
#include "app/core/record/record_keeper.h"
#include "app/core/record/record_text.h"
#include "app/games/bingo/bingo_game.h"
#include "app/games/bingo/bingo_hall.h"
#include "app/games/bingo/bingo_list_models.h"
#include "app/games/bingo/bingo_table_model.h"
#include "engine/record/record_head.h"
#include "engine/record/verify/verify.h"
#include "engine/record/write/recover.h"
#include "patience.h"
#endif

#include "bingo_hall_kit.h"
#include "fake_ticks.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#ifdef Q_OS_UNIX
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#endif

using namespace mesaviva;
using namespace mesaviva::app;
using bingo::Phase;
using bingo::State;
using test::customRoom;
using test::kWallet;

namespace {

constexpr int kAlfama = 0;
constexpr int kBairroAlto = 1; // has a jackpot

/// A hall with a record.
struct Hall {
    explicit Hall(const QString& folder) : keeper(folder, folder + QStringLiteral("/settings.ini")) {
        auto fake = std::make_unique<test::FakeTicks>();
        ticks = fake.get();
        hall = std::make_unique<BingoHall>(
            customRoom(), folder + QStringLiteral("/settings.ini"), [this] { return clock; },
            std::move(fake));
        hall->setRecord(&keeper);
        keeper.openNow();
    }

    QDateTime clock{QDate(2026, 5, 4), QTime(21, 34)};
    RecordKeeper keeper;
    test::FakeTicks* ticks = nullptr;
    std::unique_ptr<BingoHall> hall;
};

// Advances the room to its next event and waits until everything is recorded.
void step(BingoSession& tableSession) {
    tableSession.settle();
    if (const std::optional<Instant> due = tableSession.nextDue()) {
        tableSession.advanceTo(*due);
    }
    tableSession.settle();
}

template <class Stop>
bool runTo(BingoSession& tableSession, const Stop& stop) {
    for (int i = 0; i < 20'000; ++i) {
        if (stop()) {
            return true;
        }
        step(tableSession);
    }
    return false;
}

std::unique_ptr<record::RecordReader> readerOf(const QString& folder) {
    auto reader = record::RecordReader::open((folder + QStringLiteral("/records.sqlite")).toStdU16String());
    return reader ? std::move(*reader) : nullptr;
}

QString complaintOf(const QString& folder) {
    const auto result = record::verify((folder + QStringLiteral("/records.sqlite")).toStdU16String());
    return !result       ? QString::fromStdString(app::englishText(result.error().problem))
           : result->bad ? QString::fromStdString(app::englishText(*result->bad))
                         : QString();
}

// The visible state of a room: the same before and after the recording starts.
QString pictureOf(const State& state) {
    QStringList parts{QString::number(static_cast<int>(state.phase)),
                      QString::number(state.round),
                      QString::number(state.cardsSold()),
                      QString::number(state.buyers),
                      QString::number(state.due ? state.due->time_since_epoch().count() : -1),
                      QString::number(state.bingoJackpotValue().value_or(Money{}).cents),
                      QString::number(state.ledger.balance(state.carried).cents),
                      QString::number(state.ledger.balance(state.prizeMoney).cents),
                      QString::fromStdString(toHex(state.commitment))};
    for (const bingo::Ball ball : state.balls) {
        parts.append(QString::number(ball));
    }
    for (bingo::CardNumber card = 1; card <= state.cardsSold(); card += 7) {
        for (const bingo::Ball ball : state.book.card(card).cells) {
            parts.append(QString::number(ball));
        }
    }
    return parts.join(u' ');
}

#ifdef Q_OS_UNIX
// Sits down in a room, buys cards and is killed after some steps; never returns.
[[noreturn]] void playUntilKilled(const QString& folder, int row, int steps) {
    Hall house(folder);
    if (!house.keeper.writer()) {
        _exit(3);
    }
    const auto tableSession = house.hall->enter(row, house.keeper.accounts().points);
    if (!tableSession) {
        _exit(4);
    }
    std::uint64_t bought = 0;
    for (int i = 0; i < steps; ++i) {
        const State& state = house.hall->room(row).state();
        if (state.phase == Phase::sale && state.round != bought) {
            bought = state.round;
            (void)tableSession->source().submit(bingo::Buy{tableSession->ownPlayer(), 3});
        }
        step(*tableSession);
    }
    ::kill(::getpid(), SIGKILL);
    _exit(5);
}
#endif

// In KiB; 0 where the system does not report it.
qint64 memoryInUse() {
    QFile file(QStringLiteral("/proc/self/statm"));
    return file.open(QIODevice::ReadOnly) ? file.readAll().split(' ').value(1).toLongLong() * 4 : 0;
}

int killsWanted() {
    bool given = false;
    const int wanted = qEnvironmentVariableIntValue("MESAVIVA_KILLS", &given);
    return given ? wanted / 3 : 8;
}

} // namespace

/// Bingo rooms are recorded while this player is in one, and no data is lost.
class TestBingoRecord : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_dir = std::make_unique<QTemporaryDir>();
        QVERIFY(m_dir->isValid());
    }

    // A room with simulated players only records nothing but its jackpots.
    void roomsThatRunAloneAreNotRecorded() {
        {
            Hall house(folder());
            house.hall->setActive(true);
            for (int i = 0; i < 40 * 60; ++i) {
                QCoreApplication::processEvents();
                house.ticks->pass(std::chrono::seconds(1));
            }
            QVERIFY(house.hall->room(kBairroAlto).state().round > 3);
        }
        const auto reader = readerOf(folder());
        QVERIFY(reader);
        QCOMPARE(reader->tables().size(), std::size_t{1}); // the page of the house's accounts
        QCOMPARE(reader->countRounds({}), std::uint64_t{0});
        const auto accounts = record::readAccounts(*reader);
        QVERIFY(accounts && accounts->jackpots.contains("bairro_alto/bingo_jackpot"));
        QVERIFY2(complaintOf(folder()).isEmpty(), qPrintable(complaintOf(folder())));
    }

    // B43, I-B30: of rounds that nobody has seen the record has what they have left, and can be verified.
    void unseenRoundsAreOnRecordAsAmounts() {
        constexpr std::uint64_t kPlayed = 2;
        {
            Hall house(folder());
            BingoHall& hall = *house.hall;
            hall.setActive(true);
            QTRY_VERIFY(hall.room(kBairroAlto).state().round > 0);
            hall.setActive(false);
            house.ticks->pass(std::chrono::minutes(60));
            const auto tableSession = hall.enter(kBairroAlto, kWallet);
            QVERIFY(tableSession && hall.room(kBairroAlto).isRecorded());
            const std::uint64_t round = hall.room(kBairroAlto).state().round;
            QVERIFY(round > 3);
            QCOMPARE(house.keeper.accounts().jackpots.at("bairro_alto/bingo_jackpot"),
                     *hall.room(kBairroAlto).jackpots().bingo);
            QVERIFY(runTo(*tableSession,
                          [&] { return hall.room(kBairroAlto).state().round == round + kPlayed; }));
            tableSession->source().submit(bingo::Leave{tableSession->ownPlayer()});
        }
        const auto reader = readerOf(folder());
        QVERIFY(reader);
        QVERIFY(reader->countRounds({}) <= kPlayed + 1);
        QVERIFY2(complaintOf(folder()).isEmpty(), qPrintable(complaintOf(folder())));
    }

    // B43: after a player has watched a room and left, its jackpots are those of its latest round, not those
    // of the recorded table; they survive when the program is killed before they are stored.
    void jackpotsAreThoseOfTheLastRound() {
        const QString killed = folder() + QStringLiteral("/killed");
        const QString unnoted = folder() + QStringLiteral("/unnoted");
        BingoJackpots onRecord;
        BingoJackpots alone;
        {
            Hall house(folder());
            BingoHall& hall = *house.hall;
            const auto jackpots = [&] { return hall.room(kBairroAlto).jackpots(); };
            auto& room = const_cast<BingoRoom&>(hall.room(kBairroAlto));
            BingoJackpots before = jackpots();
            {
                const auto tableSession = hall.observe(kBairroAlto);
                QVERIFY(tableSession && room.isRecorded());
                QVERIFY(runTo(*tableSession, [&] { return jackpots() != before; }));
                before = jackpots();
                QVERIFY(runTo(*tableSession, [&] { return jackpots() != before; }));
            }
            room.finish();
            QVERIFY(!room.isRecorded());
            onRecord = jackpots();
            copyRecord(house.keeper, unnoted);
            for (int i = 0; i < 20'000 && jackpots() == onRecord; ++i) {
                room.advanceTo(*room.nextDue());
            }
            alone = jackpots();
            QVERIFY(alone != onRecord);
            copyRecord(house.keeper, killed);
        }
        {
            // The entry of the last round was not stored.
            record::Database database((unnoted + QStringLiteral("/records.sqlite")).toStdU16String(),
                                      record::OpenMode::write);
            database.execute(
                "DELETE FROM events WHERE event = 'accounts' AND fields LIKE '%\"rooms\"%' AND "
                "seq = (SELECT max(seq) FROM events WHERE event = 'accounts'); "
                "UPDATE tables SET events = events - 1, hash = (SELECT hash FROM events WHERE "
                "table_id = tables.id ORDER BY id DESC LIMIT 1) WHERE game = 'house'; "
                "CREATE TEMP TABLE places AS SELECT id, row_number() OVER (ORDER BY id) AS place "
                "FROM events; UPDATE events SET id = (SELECT place FROM places WHERE places.id = "
                "events.id) WHERE id IN (SELECT id FROM places WHERE id <> place)");
            record::HeadCursor events(database);
            while (events.next()) {
            }
            record::storeHead(database, events.head());
        }
        QCOMPARE(Hall(folder()).hall->room(kBairroAlto).jackpots(), alone);
        QCOMPARE(Hall(killed).hall->room(kBairroAlto).jackpots(), alone);
        QCOMPARE(Hall(unnoted).hall->room(kBairroAlto).jackpots(), onRecord);
        for (const QString& house : {folder(), killed}) {
            QVERIFY2(complaintOf(house).isEmpty(), qPrintable(complaintOf(house)));
        }
    }

    // The player may enter at any moment of a round: it is the same round, from its commitment on.
    void runningRoundIsTakenUp() {
        Hall house(folder());
        BingoHall& hall = *house.hall;
        // Some rounds, so that jackpots have grown and money is carried over.
        {
            RecordKeeper none(folder() + QStringLiteral("/none"));
            hall.setRecord(nullptr);
            const auto alone = hall.enter(kBairroAlto, kWallet);
            QVERIFY(runTo(*alone, [&] { return hall.room(kBairroAlto).state().round == 3; }));
            alone->source().submit(bingo::Leave{alone->ownPlayer()});
            QVERIFY(runTo(*alone, [&] { return hall.room(kBairroAlto).state().round == 4; }));
            hall.setRecord(&house.keeper);
        }
        QVERIFY(!hall.room(kBairroAlto).isRecorded());
        int moments = 0;
        while (moments < 25) {
            const State before = hall.room(kBairroAlto).state();
            const std::uint64_t round = before.round;
            if (before.phase != Phase::between) {
                const Instant now = hall.room(kBairroAlto).now();
                auto tableSession = hall.enter(kBairroAlto, kWallet);
                QVERIFY(tableSession);
                QVERIFY(hall.room(kBairroAlto).isRecorded());
                QCOMPARE(pictureOf(hall.room(kBairroAlto).state()), pictureOf(before));
                QCOMPARE(hall.room(kBairroAlto).now(), now);
                QCOMPARE(tableSession->source().round(), round);
                QCOMPARE(tableSession->ownPlayer(), PlayerId{0});
                // The previous rounds can be replayed (B50).
                QVERIFY(tableSession->canReplay(round - 1));
                QVERIFY(tableSession->replay(round - 1));
                tableSession->source().submit(bingo::Leave{tableSession->ownPlayer()});
                QVERIFY(runTo(*tableSession, [&] {
                    return hall.room(kBairroAlto).state().round == round + 1 ||
                           hall.room(kBairroAlto).state().balls.size() == before.balls.size() + 1;
                }));
                ++moments;
            }
            // Continues to the end of the round, which is recorded; then some steps without the player.
            const_cast<BingoRoom&>(hall.room(kBairroAlto)).finish();
            QVERIFY(!hall.room(kBairroAlto).isRecorded());
            auto& room = const_cast<BingoRoom&>(hall.room(kBairroAlto));
            for (int i = 0; i < 2 + moments; ++i) {
                room.advanceTo(*room.nextDue());
            }
        }
        house.hall.reset();
        QVERIFY(house.keeper.writer()->waitFor(1));
        house.keeper.writer();
        QTRY_VERIFY(complaintOf(folder()).isEmpty());
    }

    // B9, B50: a played round is found complete in the record and replayed at its room.
    void roundIsFoundAndPlayedAgain() {
        std::uint64_t round = 0;
        {
            Hall house(folder());
            const auto tableSession = house.hall->enter(kAlfama, kWallet);
            QVERIFY(
                runTo(*tableSession, [&] { return house.hall->room(kAlfama).state().phase == Phase::sale; }));
            QVERIFY(!tableSession->source().submit(bingo::Buy{tableSession->ownPlayer(), 4}));
            round = tableSession->source().round();
            QVERIFY(runTo(*tableSession, [&] { return tableSession->source().round() > round; }));
        }
        QVERIFY2(complaintOf(folder()).isEmpty(), qPrintable(complaintOf(folder())));
        RecordKeeper keeper(folder(), folder() + QStringLiteral("/settings.ini"));
        const GameRegistry games(folder() + QStringLiteral("/settings.ini"));
        const auto reader = readerOf(folder());
        const auto rows = reader->rounds({}, 10);
        QVERIFY(std::ranges::all_of(rows, [](const auto& row) { return row.closed.has_value(); }));
        const auto played =
            std::ranges::find_if(rows, [&](const auto& row) { return row.id.round == round; });
        QVERIFY(played != rows.end());
        QCOMPARE(played->staked, Money{200});
        OpenedTable opened = games.get<BingoGame>().openRecorded(*reader, played->id);
        auto* const table = qobject_cast<BingoTableModel*>(opened.table.get());
        QVERIFY(table && table->replay());
        QCOMPARE(table->roomName(), QStringLiteral("Sala Alfama"));
        table->replay()->moveTo(table->replay()->size());
        QCOMPARE(table->ownCards(), 4);
        QVERIFY(table->drawnCount() > 10);
        QCOMPARE(table->scenarioTitle(), roundTitle(played->id, played->opened));
    }

    // The player leaves in the middle of a round without cards: it is recorded to its end.
    void roundGoesOnRecordToItsEnd() {
        Hall house(folder());
        BingoHall& hall = *house.hall;
        {
            const auto tableSession = hall.enter(kAlfama, kWallet);
            QVERIFY(runTo(*tableSession, [&] { return hall.room(kAlfama).state().balls.size() == 5; }));
            tableSession->source().submit(bingo::Leave{tableSession->ownPlayer()});
        }
        QVERIFY(hall.room(kAlfama).isRecorded());
        const std::uint64_t round = hall.room(kAlfama).state().round;
        // Entering again in the middle of it shows the same table.
        {
            const auto tableSession = hall.enter(kAlfama, kWallet);
            QCOMPARE(tableSession->source().round(), round);
            QCOMPARE(tableSession->ownPlayer(), PlayerId{0});
            tableSession->source().submit(bingo::Leave{tableSession->ownPlayer()});
        }
        hall.setActive(true);
        for (int i = 0; i < 600 && hall.room(kAlfama).isRecorded(); ++i) {
            QCoreApplication::processEvents();
            house.ticks->pass(std::chrono::seconds(1));
        }
        QVERIFY(!hall.room(kAlfama).isRecorded());
        hall.setActive(false);
        house.hall.reset();
        QTRY_COMPARE(readerOf(folder())->countRounds({}), std::uint64_t{1});
        QTRY_VERIFY(readerOf(folder())->rounds({}, 1).front().closed.has_value());
        const auto reader = readerOf(folder());
        QVERIFY(record::interruptedRounds(*reader).empty());
        QVERIFY2(complaintOf(folder()).isEmpty(), qPrintable(complaintOf(folder())));
    }

    // B12, B49: the result of a round that the player has left, in the lobby or at another table; the record
    // is complete and the points are right.
    void leftRoundComesToThePoints_data() {
        QTest::addColumn<bool>("elsewhere");
        QTest::newRow("in the lobby") << false;
        QTest::newRow("at another table") << true;
    }

    void leftRoundComesToThePoints() {
        QFETCH(const bool, elsewhere);
        Money points;
        {
            Hall house(folder());
            BingoHall& hall = *house.hall;
            QSignalSpy ended(&hall, &BingoHall::leftRoundEnded);
            connect(&hall, &BingoHall::leftRoundEnded, this,
                    [&house](const LeftRound& left) { house.keeper.collectLeft(left.gained, left.at); });
            points = leaveWithCards(house, kAlfama);
            if (elsewhere) {
                points = playRound(house, kBairroAlto, points);
            }
            for (int i = 0; i < 600 && ended.isEmpty(); ++i) {
                QCoreApplication::processEvents();
                house.ticks->pass(std::chrono::seconds(1));
            }
            QCOMPARE(ended.count(), 1);
            const auto left = ended.front().front().value<LeftRound>();
            QVERIFY(left.at);
            QCOMPARE(left.staked, Money{200});
            points += left.gained;
            QCOMPARE(house.keeper.accounts().points, points);
            QVERIFY(house.keeper.accounts().left.empty());
            points = playRound(house, kAlfama, points); // the points are taken along
        }
        QVERIFY2(complaintOf(folder()).isEmpty(), qPrintable(complaintOf(folder())));
        const Hall again(folder());
        QCOMPARE(again.keeper.accounts().points, points);
        QVERIFY(again.keeper.recovered().empty());
    }

    // B45, B46: killed during and after a round that the player has left; wherever the player was, the points
    // match the tables and nothing is counted twice.
    void leftRoundOutlivesAKill_data() {
        QTest::addColumn<bool>("elsewhere");
        QTest::addColumn<bool>("closed");
        for (const bool elsewhere : {false, true}) {
            for (const bool closed : {false, true}) {
                QTest::addRow("%s, %s", elsewhere ? "elsewhere" : "lobby", closed ? "closed" : "running")
                    << elsewhere << closed;
            }
        }
    }

    void leftRoundOutlivesAKill() {
        QFETCH(const bool, elsewhere);
        QFETCH(const bool, closed);
        const QString killed = folder() + QStringLiteral("/killed");
        Money expected;
        {
            Hall house(folder());
            BingoHall& hall = *house.hall;
            QSignalSpy ended(&hall, &BingoHall::leftRoundEnded);
            expected = leaveWithCards(house, kAlfama);
            if (elsewhere) {
                expected = playRound(house, kBairroAlto, expected);
            }
            for (int i = 0; i < 600 && closed && ended.isEmpty(); ++i) {
                QCoreApplication::processEvents();
                house.ticks->pass(std::chrono::seconds(1));
            }
            QCOMPARE(ended.isEmpty(), !closed);
            // An unclosed round is void and refunded.
            expected += closed ? ended.front().front().value<LeftRound>().gained : Money{200};
            copyRecord(house.keeper, killed);
        }
        for (int start = 0; start < 2; ++start) { // nothing is counted twice
            Hall house(killed);
            QVERIFY2(!house.keeper.hasFailed(), qPrintable(house.keeper.failure()));
            QCOMPARE(house.keeper.accounts().points, expected);
            QVERIFY(house.keeper.accounts().left.empty());
            if (start == 0 && !closed) {
                QCOMPARE(house.keeper.recovered().size(), std::size_t{1});
                QVERIFY(house.keeper.recovered().front().isOwn);
                QVERIFY(!house.keeper.seat());
            }
        }
        {
            Hall house(killed);
            expected = playRound(house, kBairroAlto, expected);
        }
        QCOMPARE(Hall(killed).keeper.accounts().points, expected);
        QVERIFY2(complaintOf(killed).isEmpty(), qPrintable(complaintOf(killed)));
    }

    // B50: a player who enters between two sessions finds the last one among the last rounds.
    void lastSessionIsNotHidden() {
        Hall house(folder());
        BingoHall& hall = *house.hall;
        int row = 0;
        while (!hall.hasAnnouncedTimes(row)) {
            ++row;
        }
        hall.setActive(true);
        const auto pass = [&](int count) {
            for (int i = 0; i < count; ++i) {
                QCoreApplication::processEvents();
                house.clock = house.clock.addSecs(1);
                house.ticks->pass(std::chrono::seconds(1));
            }
        };
        pass(34 * 60); // the sessions of 21:40, 21:50 and 22:00
        QCOMPARE(hall.room(row).state().round, std::uint64_t{3});
        QCOMPARE(hall.room(row).state().phase, Phase::between);
        BingoTableModel model(hall.enter(row, kWallet));
        QVERIFY(hall.room(row).isRecorded());
        const auto* const history = model.history();
        QCOMPARE(history->rowCount(), 3);
        QCOMPARE(model.roundName(), QStringLiteral("3")); // the next one is the record's first
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(history->roundAt(i), std::uint64_t(3 - i));
            // No number that the search would not find.
            QCOMPARE(history->index(i).data(BingoHistoryModel::TitleRole).toString(),
                     QStringLiteral("A round before you came in"));
            const auto again = model.openReplay(std::uint64_t(3 - i));
            QVERIFY(again);
            again->replay()->moveTo(again->replay()->size());
            QVERIFY(again->drawnCount() > 10);
        }
    }

    // The list of last rounds has the number under which a round is found on record.
    void lastRoundIsNamedAsOnRecord() {
        Hall house(folder());
        auto tableSession = house.hall->enter(kAlfama, kWallet);
        const std::uint64_t first = tableSession->source().round();
        QVERIFY(runTo(*tableSession, [&] { return tableSession->source().round() == first + 2; }));
        QVERIFY(tableSession->recordedUpTo());
        const std::int64_t table = tableSession->recordedUpTo()->table;
        BingoTableModel model(std::move(tableSession));
        const auto* const history = model.history();
        QCOMPARE(history->roundAt(0), first + 1);
        QCOMPARE(history->index(0).data(BingoHistoryModel::TitleRole).toString(),
                 QStringLiteral("Round %1-%2").arg(table).arg(first + 1));
    }

    // B7: in a room with announced times these do not change.
    void announcedTimesStand() {
        Hall house(folder());
        BingoHall& hall = *house.hall;
        int row = 0;
        while (!hall.hasAnnouncedTimes(row)) {
            ++row;
        }
        const auto before = hall.timetable();
        QVERIFY(before.size() > 2);
        house.clock = house.clock.addSecs(90);
        const auto tableSession = hall.enter(row, kWallet);
        QVERIFY(tableSession && hall.room(row).isRecorded());
        const auto after = hall.timetable();
        QCOMPARE(after.size(), before.size());
        for (std::size_t i = 0; i < after.size(); ++i) {
            QCOMPARE(after[i].at, before[i].at);
        }
        QVERIFY(runTo(*tableSession, [&] { return tableSession->source().round() == 1; }));
        QCOMPARE(hall.wallTime(row, tableSession->now()).time(), QTime(21, 40));
    }

    // After hours in one room memory holds only the last rounds, and the record is complete.
    void longStayIsBounded() {
        Hall house(folder());
        const auto tableSession = house.hall->enter(kAlfama, kWallet);
        const std::uint64_t first = tableSession->source().round();
        const bool isLong = qEnvironmentVariableIntValue("MESAVIVA_LONG_TESTS") != 0;
        QVERIFY(runTo(*tableSession, [&] { return tableSession->source().round() == first + 12; }));
        const qint64 before = memoryInUse();
        for (int part = 0; isLong && part < 20; ++part) {
            const std::uint64_t round = tableSession->source().round();
            QVERIFY(runTo(*tableSession, [&] { return tableSession->source().round() == round + 20; }));
        }
        const qint64 grown = memoryInUse() - before;
        QVERIFY2(grown < 16 * 1024, qPrintable(QStringLiteral("%1 KiB more").arg(grown)));
        if (isLong) {
            qInfo("%d rounds: %lld KiB more in memory, %lld KiB of record",
                  static_cast<int>(tableSession->source().round()), grown,
                  QFileInfo(house.keeper.file()).size() / 1024);
        }
        int known = 0;
        for (std::uint64_t round = 0; round <= tableSession->source().round(); ++round) {
            known += tableSession->source().entries(round).empty() ? 0 : 1;
        }
        QVERIFY2(known <= BingoHistoryModel::kShown + 2, qPrintable(QString::number(known)));
        for (std::uint64_t back = 1; back <= 3; ++back) { // B50
            QVERIFY(tableSession->canReplay(tableSession->source().round() - back));
        }
    }

    // B45-B49: killed at any moment, the round is settled by the rules, no cent is created or lost, and the
    // jackpots match the record. Several programs run in parallel, since each mostly waits for the disk; each
    // continues where it was killed before.
    void killedForReal() {
#ifdef Q_OS_UNIX
        constexpr int kHouses = 10;
        RandomStream random(Seed{11}, "kills");
        int interrupted = 0;
        for (int killed = 0; killed < killsWanted();) {
            std::vector<std::pair<QString, pid_t>> houses;
            for (int i = 0; i < kHouses && killed < killsWanted(); ++i, ++killed) {
                const QString house = folder() + QStringLiteral("/%1").arg(i);
                QVERIFY(QDir().mkpath(house));
                const auto row = static_cast<int>(random.below(8));
                const auto steps = static_cast<int>(1 + random.below(200));
                const pid_t child = ::fork();
                if (child == 0) {
                    playUntilKilled(house, row, steps);
                }
                houses.emplace_back(house, child);
            }
            for (const auto& [house, child] : houses) {
                int status = 0;
                QCOMPARE(::waitpid(child, &status, 0), child);
                QVERIFY2(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL,
                         qPrintable(QString::number(WEXITSTATUS(status))));
            }
            for (const auto& [house, child] : houses) {
                checkRecovery(house, interrupted);
                if (QTest::currentTestFailed()) {
                    return;
                }
            }
        }
        QVERIFY(interrupted > 0);
        for (int i = 0; i < std::min(kHouses, killsWanted()); ++i) {
            const QString complaint = complaintOf(folder() + QStringLiteral("/%1").arg(i));
            QVERIFY2(complaint.isEmpty(), qPrintable(complaint));
        }
#else
        QSKIP("processes are killed so on Unix only");
#endif
    }

    // B45: the room continues without players; the player enters it again with the remaining points.
    void roomIsEnteredAgainAfterAKill() {
#ifdef Q_OS_UNIX
        const pid_t child = ::fork();
        if (child == 0) {
            playUntilKilled(folder(), kBairroAlto, 40);
        }
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QVERIFY(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
        const QString settings = folder() + QStringLiteral("/settings.ini");
        RecordKeeper keeper(folder(), settings);
        keeper.openNow();
        QVERIFY(keeper.seat());
        GameRegistry games(settings);
        BingoGame& bingo = games.get<BingoGame>();
        bingo.setRecord(&keeper);
        const Money points = keeper.accounts().points;
        const OpenedTable opened = bingo.openRecovered(*keeper.takeSeat());
        auto* const table = qobject_cast<BingoTableModel*>(opened.table.get());
        QVERIFY(table);
        QCOMPARE(Money{table->wallet()}, points);
        QCOMPARE(bingo.hall()->chosen(), kBairroAlto);
#else
        QSKIP("processes are killed so on Unix only");
#endif
    }

private:
    // Buys four cards and leaves during the draw; returns the points taken along.
    static Money leaveWithCards(Hall& house, int row) {
        const auto tableSession = house.hall->enter(row, house.keeper.accounts().points);
        const State& state = house.hall->room(row).state();
        const bool sells = runTo(*tableSession, [&] { return state.phase == Phase::sale; });
        const bool buys = sells && !tableSession->source().submit(bingo::Buy{tableSession->ownPlayer(), 4});
        if (!buys || !runTo(*tableSession, [&] { return state.balls.size() == 5; })) {
            return Money{-1};
        }
        tableSession->settle();
        tableSession->stopHoldingBack();
        tableSession->source().submit(bingo::Leave{tableSession->ownPlayer()});
        tableSession->goOnAlone();
        const Money points = state.wallet(tableSession->ownPlayer());
        house.keeper.noteLeft(points, tableSession->recordedUpTo());
        return points;
    }

    // Plays a round with two cards and returns the points after it.
    static Money playRound(Hall& house, int row, Money points) {
        const auto tableSession = house.hall->enter(row, points);
        const State& state = house.hall->room(row).state();
        const PlayerId own = tableSession->ownPlayer();
        (void)runTo(*tableSession, [&] { return state.phase == Phase::sale; });
        tableSession->source().submit(bingo::Buy{own, 2});
        (void)runTo(*tableSession, [&] { return !state.players[own].cards.empty(); });
        (void)runTo(*tableSession, [&] { return state.phase == Phase::between; });
        tableSession->settle();
        tableSession->source().submit(bingo::Leave{own});
        tableSession->settle();
        house.keeper.notePoints(state.wallet(own), tableSession->recordedUpTo());
        return state.wallet(own);
    }

    // Copies the record as a killed program leaves it.
    static void copyRecord(RecordKeeper& keeper, const QString& folder) {
        const auto last = keeper.writer()->append([](record::RecordStore&) {});
        QVERIFY(last && keeper.writer()->waitFor(*last));
        QVERIFY(QDir().mkpath(folder));
        for (const char* ending : {"", "-wal"}) {
            QVERIFY(QFile::copy(keeper.file() + QLatin1String(ending),
                                folder + QStringLiteral("/records.sqlite") + QLatin1String(ending)));
        }
    }

    // Whether everything was paid before the program was killed, so that the round only had to be closed.
    static bool wasPaid(record::RecordReader& reader, const record::RoundId& id) {
        record::EventCursor events = reader.events(id.table);
        for (record::EventRow row; events.next(row);) {
            const bool isOver = row.round == id.round && row.text.kind == "system_failed";
            if (isOver || (row.round == id.round && row.text.kind == "settled")) {
                return !isOver;
            }
        }
        return false;
    }

    // Checks the record of a killed program; adds the number of interrupted rounds.
    static void checkRecovery(const QString& folder, int& interrupted) {
        Hall house(folder);
        QVERIFY2(!house.keeper.hasFailed(), qPrintable(house.keeper.failure()));
        interrupted += static_cast<int>(house.keeper.recovered().size());
        Money staked;
        Money returned;
        const auto reader = readerOf(folder);
        for (const record::RoundRow& round : reader->rounds({}, 100'000)) {
            QVERIFY(round.closed);
            staked += round.staked;
            returned += round.returned;
        }
        QVERIFY2(house.keeper.accounts().points == kWallet - staked + returned,
                 qPrintable(QStringLiteral("%1 points").arg(house.keeper.accounts().points.cents)));
        for (const RecoveredRound& round : house.keeper.recovered()) {
            QVERIFY2(round.isVoid || round.rules.contains(QStringLiteral("B26")) ||
                         wasPaid(*reader, round.round),
                     qPrintable(round.rules.join(u' ')));
            QVERIFY(!round.rules.isEmpty());
        }
        for (int other = 0; other < house.hall->count(); ++other) {
            const State& state = house.hall->room(other).state();
            const auto known = house.keeper.accounts().jackpots.find(
                house.hall->plan(other).key.toStdString() + "/bingo_jackpot");
            if (state.bingoJackpotValue() && known != house.keeper.accounts().jackpots.end()) {
                QCOMPARE(*state.bingoJackpotValue(), known->second);
            }
        }
    }

    QString folder() const { return m_dir->path(); }

    std::unique_ptr<QTemporaryDir> m_dir;
};

#include "program/test_list.h"

MESAVIVA_TEST(TestBingoRecord)
#include "app/games/bingo/bingo_session.h"
#include "tst_bingo_record.moc"
