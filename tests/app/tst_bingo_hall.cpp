// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/games/bingo/bingo_hall.h"
#include "app/games/bingo/bingo_hall_model.h"
#include "app/games/bingo/bingo_session.h"
#endif

#include "bingo_hall_kit.h"
#include "fake_ticks.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

using namespace mesaviva;
using app::BingoHall;
using app::BingoHallModel;
using app::BingoRoomPlan;
using bingo::State;
using std::chrono::minutes;
using std::chrono::seconds;
using test::customRoom;
using test::FakeTicks;
using test::kWallet;

class TestBingoHall : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder.emplace();
        QVERIFY(m_folder->isValid());
        QLocale::setDefault(QLocale(QLocale::Portuguese, QLocale::Portugal));
        m_now = QDateTime(QDate(2026, 5, 4), QTime(21, 34));
    }

    // B8, B9: all variants, each with its own name and settings.
    void theHouseHasRoomsOfEveryVariant() {
        const auto hall = makeHall();
        QSet<QString> names;
        QSet<int> variants;
        for (int row = 0; row < hall->count(); ++row) {
            QVERIFY2(hall->canOpen(row), qPrintable(hall->plan(row).key));
            QVERIFY2(!firstBadSetting(hall->room(row).state().settings), qPrintable(hall->plan(row).key));
            names.insert(hall->room(row).name());
            variants.insert(ballsOf(hall->plan(row).settings.variant));
        }
        QCOMPARE(names.size(), hall->count());
        QCOMPARE(variants, (QSet<int>{90, 80, 75, 30}));
    }

    // The hall goes on while nobody looks, and computes nothing before somebody does.
    void anUnseenHallGoesOn() {
        const auto hall = makeHall();
        pass(minutes(10));
        QCOMPARE(hall->room(0).now(), kTableOpened); // nobody has looked at it yet
        hall->setActive(true);
        QTRY_VERIFY(isUpToDate(*hall));
        QVERIFY(hall->room(0).state().round > 0);
        hall->setActive(false);
        std::vector<std::pair<Instant, std::uint64_t>> before;
        for (int row = 0; row < hall->count(); ++row) {
            before.emplace_back(hall->room(row).now(), hall->room(row).state().round);
        }
        QSignalSpy changed(hall.get(), &BingoHall::roomChanged);
        pass(minutes(40));
        QCOMPARE(changed.count(), 0);
        QVERIFY(m_ticks->isSilent());
        for (int row = 0; row < hall->count(); ++row) {
            QCOMPARE(hall->room(row).now(), before[static_cast<std::size_t>(row)].first);
        }
        hall->setActive(true);
        QTRY_VERIFY(isUpToDate(*hall));
        for (int row = 0; row < hall->count(); ++row) {
            if (!hall->hasAnnouncedTimes(row)) {
                const State& state = hall->room(row).state();
                QVERIFY(state.round > before[static_cast<std::size_t>(row)].second + 5);
                QVERIFY(hall->enter(row, kWallet)->canReplay(state.round - 2)); // B50
            }
        }
    }

    // Whether anybody looks changes nothing: the same seed gives the same rounds and amounts.
    void whatIsUnseenIsTheSame() {
        const auto seen = makeHall();
        seen->setActive(true);
        QTRY_VERIFY(isUpToDate(*seen));
        for (int i = 0; i < 50 * 60; ++i) {
            pass(seconds(1));
        }
        const auto unseen = makeHall();
        unseen->setActive(true);
        QTRY_VERIFY(isUpToDate(*unseen));
        unseen->setActive(false);
        pass(minutes(25));
        unseen->setActive(true); // looked at in between
        QTRY_VERIFY(isUpToDate(*unseen));
        unseen->setActive(false);
        pass(minutes(25));
        unseen->setActive(true);
        QTRY_VERIFY(isUpToDate(*unseen));
        for (int row = 0; row < seen->count(); ++row) {
            if (seen->hasAnnouncedTimes(row)) {
                continue;
            }
            const State& one = seen->room(row).state();
            const State& other = unseen->room(row).state();
            QVERIFY(one.round > 5);
            QCOMPARE(other.round, one.round);
            QCOMPARE(other.commitment, one.commitment);
            QCOMPARE(other.cardsSold(), one.cardsSold());
            QCOMPARE(other.ledger.balance(other.carried), one.ledger.balance(one.carried));
            QVERIFY(unseen->room(row).jackpots() == seen->room(row).jackpots());
            QCOMPARE(other.ledger.sum(), Money{});
        }
    }

    // Another seed, other rounds.
    void everyHallHasItsOwnSeed() {
        const auto commitment = [this](const Seed& seed) {
            m_seed = seed;
            const auto hall = makeHall();
            const auto tableSession = hall->enter(0, kWallet);
            tableSession->advanceTo(kTableOpened);
            return hall->room(0).state().commitment;
        };
        const Digest one = commitment(Seed{1});
        QCOMPARE(commitment(Seed{1}), one);
        QVERIFY(commitment(Seed{2}) != one);
    }

    // After twelve hours whoever enters at once finds the room open, and so does whoever looks first.
    void halfADayIsMadeUpFor() {
        for (const bool looks : {true, false}) {
            const auto hall = makeHall();
            hall->setActive(true);
            QTRY_VERIFY(isUpToDate(*hall));
            hall->setActive(false);
            const std::uint64_t round = hall->room(1).state().round;
            pass(std::chrono::hours(12));
            if (looks) {
                hall->setActive(true);
                QTRY_VERIFY_WITH_TIMEOUT(isUpToDate(*hall), 60'000);
            }
            const auto tableSession = hall->enter(1, kWallet);
            QVERIFY(tableSession);
            const State& state = hall->room(1).state();
            QVERIFY(state.round > round + 1);
            QCOMPARE(hall->roomTime(1), tableSession->now());
            QVERIFY(tableSession->canReplay(state.round - 2));
            QVERIFY(state.bingoJackpotValue() >= state.settings.bingoJackpot->base);
        }
    }

    void aRoomGoesOnFromWhereThePlayerHasLeftIt() {
        const auto hall = makeHall();
        auto tableSession = hall->enter(0, kWallet);
        QVERIFY(tableSession);
        QVERIFY(hall->isSeated(0));
        QVERIFY(!hall->enter(0, kWallet)); // one seat is enough
        tableSession->advanceTo(kTableOpened + std::chrono::seconds(100));
        const std::uint64_t round = hall->room(0).state().round;
        const std::size_t balls = hall->room(0).state().balls.size();
        QVERIFY(balls > 0);
        tableSession->source().submit(bingo::Leave{tableSession->ownPlayer()});
        tableSession.reset();
        QVERIFY(!hall->isSeated(0));
        QCOMPARE(hall->room(0).state().round, round);
        QCOMPARE(hall->room(0).state().balls.size(), balls);
        tableSession = hall->enter(0, kWallet);
        QCOMPARE(hall->room(0).state().round, round);
        QCOMPARE(tableSession->now(), kTableOpened + std::chrono::seconds(100));
        QCOMPARE(hall->room(0).state().wallet(tableSession->ownPlayer()), kWallet);
    }

    // B12, B21, I-P35: a round with cards of a player who left continues in real time, whether the hall is
    // shown or not; when it has closed, its result is reported and nothing wakes the hall any more.
    void aRoundWithLeftCardsGoesOnInItsOwnTime() {
        const auto hall = makeHall();
        QSignalSpy ended(hall.get(), &BingoHall::leftRoundEnded);
        leaveWithCards(*hall, 0, 5);
        const State& state = hall->room(0).state();
        const Money price = state.settings.cardPrice;
        QVERIFY(!hall->isActive() && !hall->isSeated(0));
        QCOMPARE(hall->leftRow(), std::optional(0));
        QCOMPARE(state.balls.size(), std::size_t{5});
        const Instant elsewhere = hall->roomTime(1);
        pass(state.settings.draw);
        QCOMPARE(state.balls.size(), std::size_t{6});
        pass(10 * state.settings.draw);
        QVERIFY(state.balls.size() > 6 &&
                state.balls.size() <= 16); // a line stops the draw for a while (B24)
        QCOMPARE(ended.count(), 0);
        const std::uint64_t round = state.round;
        passUntil([&] { return ended.count() > 0; });
        QCOMPARE(ended.count(), 1);
        const auto left = ended.front().front().value<app::LeftRound>();
        QCOMPARE(left.staked, price * 2);
        QCOMPARE(left.gained, left.returned); // all was bought before
        QCOMPARE(state.wallet(0), kWallet - left.staked + left.returned);
        QVERIFY(!left.isWatched);
        QCOMPARE(state.round, round);
        QCOMPARE(hall->leftRow(), std::nullopt);
        QVERIFY(!hall->room(0).mustContinue());
        QVERIFY(m_ticks->isSilent());
        const Instant then = hall->room(0).now();
        pass(minutes(10));
        QCOMPARE(hall->room(0).now(), then);    // nothing is computed
        QCOMPARE(hall->roomTime(1), elsewhere); // nobody has looked at this room
    }

    // I-P35: the player returns to the cards at the same table; the session ends with the round.
    void thePlayerComesBackToTheCards() {
        const auto hall = makeHall();
        QSignalSpy ended(hall.get(), &BingoHall::leftRoundEnded);
        leaveWithCards(*hall, 0, 5);
        const State& state = hall->room(0).state();
        pass(3 * state.settings.draw);
        const Money points = state.wallet(0);
        const std::uint64_t round = state.round;
        auto tableSession = hall->enter(0, points);
        QVERIFY(tableSession);
        QCOMPARE(tableSession->ownPlayer(), PlayerId{0});
        QCOMPARE(tableSession->pointsElsewhere(), Money{});
        QCOMPARE(tableSession->source().round(), round);
        QCOMPARE(state.players[0].cards.size(), std::size_t{2});
        QCOMPARE(state.balls.size(), std::size_t{8});
        pass(minutes(1)); // the model that shows the table drives its time
        QCOMPARE(state.balls.size(), std::size_t{8});
        // Away once more, and back, until the end.
        QVERIFY(tableSession->goOnAlone());
        tableSession.reset();
        pass(state.settings.draw);
        QCOMPARE(state.balls.size(), std::size_t{9});
        tableSession = hall->enter(0, points);
        while (ended.isEmpty() && tableSession->nextDue()) {
            tableSession->advanceTo(*tableSession->nextDue());
        }
        QVERIFY(ended.front().front().value<app::LeftRound>().isWatched);
        QVERIFY(!state.players[0].here);
        QCOMPARE(tableSession->nextPlayer(), PlayerId{0});
        QVERIFY(!tableSession->source().submit(bingo::Join{0}));
    }

    // Points won or lost elsewhere in the meantime are taken over once the round is over.
    void pointsFromElsewhereComeAlong() {
        const auto hall = makeHall();
        leaveWithCards(*hall, 0, 5);
        const State& state = hall->room(0).state();
        const Money points = state.wallet(0) + Money{777};
        const auto tableSession = hall->enter(0, points);
        QCOMPARE(tableSession->ownPlayer(), PlayerId{0});
        QCOMPARE(tableSession->pointsElsewhere(), Money{777});
        while (state.players[0].here && tableSession->nextDue()) {
            tableSession->advanceTo(*tableSession->nextDue());
        }
        const Money all = state.wallet(0) + Money{777};
        QCOMPARE(tableSession->nextPlayer(), PlayerId{1});
        QCOMPARE(tableSession->ownPlayer(), PlayerId{1});
        QVERIFY(!tableSession->source().submit(bingo::Join{1}));
        QCOMPARE(state.wallet(1), all);
        QCOMPARE(tableSession->pointsElsewhere(), Money{});
    }

    // Cards in several rooms at once, each with its own time.
    void severalRoundsGoOn() {
        const auto hall = makeHall();
        QSignalSpy ended(hall.get(), &BingoHall::leftRoundEnded);
        leaveWithCards(*hall, 0, 5);
        leaveWithCards(*hall, 1, 3);
        const std::size_t balls = hall->room(0).state().balls.size();
        pass(std::max(hall->room(0).state().settings.draw, hall->room(1).state().settings.draw));
        QVERIFY(hall->room(0).state().balls.size() > balls);
        QVERIFY(hall->room(1).state().balls.size() > 3);
        passUntil([&] { return ended.count() == 2; });
        QCOMPARE(ended.count(), 2);
        QVERIFY(m_ticks->isSilent());
    }

    // B7, B16: after the player has left, the sale of an announced session and its round take place at their
    // time by the clock.
    void anAnnouncedSessionGoesOn() {
        const auto hall = makeHall();
        const int row = sessionRow(*hall);
        QSignalSpy ended(hall.get(), &BingoHall::leftRoundEnded);
        auto tableSession = hall->enter(row, kWallet);
        const State& state = hall->room(row).state();
        const Instant start = state.settings.starts.front();
        tableSession->advanceTo(start);
        QCOMPARE(state.phase, bingo::Phase::sale);
        m_now = hall->wallTime(row, start);
        QVERIFY(!tableSession->source().submit(bingo::Buy{tableSession->ownPlayer(), 2}));
        tableSession->advanceTo(start);
        tableSession->source().submit(bingo::Leave{tableSession->ownPlayer()});
        QVERIFY(tableSession->goOnAlone());
        tableSession.reset();
        const std::uint64_t round = state.round;
        QCOMPARE(state.phase, bingo::Phase::sale);
        const auto both = [&](seconds real) {
            for (seconds gone{}; gone < real; ++gone) {
                m_now = m_now.addSecs(1);
                pass(seconds(1));
            }
        };
        both(seconds(state.settings.sale.count() / 1000 - 5));
        QCOMPARE(state.phase, bingo::Phase::sale);
        both(seconds(30));
        QVERIFY(state.phase == bingo::Phase::drawing || state.phase == bingo::Phase::checking);
        for (int i = 0; i < 600 && ended.isEmpty(); ++i) {
            both(seconds(1));
        }
        QCOMPARE(ended.count(), 1);
        QCOMPARE(hall->room(row).state().round, round);
        QCOMPARE(hall->timetable().front().at.time(), QTime(21, 50));
        tableSession = hall->enter(row, kWallet);
        QVERIFY(tableSession->canReplay(round)); // B50
    }

    // A custom room that was changed meanwhile is replaced only when its round has ended.
    void aChangedRoomWaitsForTheRoundsEnd() {
        const auto hall = makeHall();
        const int row = hall->count() - 1;
        QSignalSpy ended(hall.get(), &BingoHall::leftRoundEnded);
        leaveWithCards(*hall, row, 5);
        BingoRoomPlan plan = customRoom();
        plan.members = 20;
        hall->setCustomRoom(plan);
        QCOMPARE(hall->room(row).state().balls.size(), std::size_t{5});
        QCOMPARE(hall->leftRow(), std::optional(row));
        passUntil([&] { return !ended.isEmpty(); });
        QCOMPARE(ended.count(), 1);
        hall->setActive(true);
        QTRY_COMPARE(hall->room(row).plan().members, 20U);
    }

    // When the program ends, the round is finished without waiting for real time.
    void aRoundComesToItsEndWithTheProgram() {
        const auto hall = makeHall();
        QSignalSpy ended(hall.get(), &BingoHall::leftRoundEnded);
        leaveWithCards(*hall, 0, 5);
        hall->finishRounds();
        QCOMPARE(ended.count(), 1);
        QVERIFY(!hall->room(0).mustContinue());
    }

    void pointsAreThoseThatThePlayerBrings() {
        const auto hall = makeHall();
        for (int visit = 0; visit < 70; ++visit) { // more often than a room admits players
            const Money wallet{10'000 + visit};
            const auto tableSession = hall->enter(0, wallet);
            QVERIFY(tableSession);
            QCOMPARE(hall->room(0).state().wallet(tableSession->ownPlayer()), wallet);
            tableSession->source().submit(bingo::Leave{tableSession->ownPlayer()});
        }
    }

    void jackpotsAreRemembered() { // B43
        constexpr int kRow = 1;
        Money grown;
        {
            app::RecordKeeper keeper(m_folder->path(), settings());
            keeper.openNow();
            const auto hall = makeHall();
            hall->setRecord(&keeper);
            auto tableSession = hall->enter(kRow, kWallet);
            const Money base = hall->room(kRow).state().settings.bingoJackpot->base;
            while (hall->room(kRow).state().round < 3) {
                tableSession->settle();
                tableSession->advanceTo(tableSession->nextDue().value_or(tableSession->now()));
            }
            // The jackpot may be won in the running round.
            tableSession->source().submit(bingo::Leave{tableSession->ownPlayer()});
            tableSession.reset();
            const_cast<app::BingoRoom&>(hall->room(kRow)).finish();
            grown = *hall->room(kRow).jackpots().bingo;
            QVERIFY(grown >= base);
            QVERIFY(grown != Money{});
        }
        app::RecordKeeper keeper(m_folder->path(), settings());
        const auto hall = makeHall();
        hall->setRecord(&keeper);
        keeper.openNow();
        QCOMPARE(hall->room(kRow).state().bingoJackpotValue().value_or(Money{}),
                 keeper.accounts().jackpots.at("bairro_alto/bingo_jackpot"));
        QVERIFY(hall->room(kRow).state().bingoJackpotValue() >= grown);
    }

    void announcedTimesAreThoseOfTheClock() { // B7
        const auto hall = makeHall();
        const int row = sessionRow(*hall);
        const std::vector<BingoHall::Announced> times = hall->timetable();
        QVERIFY(!times.empty());
        QCOMPARE(times.front().row, row);
        QCOMPARE(times.front().at.time(), QTime(21, 40));
        QCOMPARE(times[1].at.time(), QTime(21, 50));
        // The hall was not shown for ten minutes.
        m_now = m_now.addSecs(600);
        hall->setActive(true);
        QCOMPARE(hall->room(row).state().sessionsHeld, std::size_t{1});
        QCOMPARE(hall->timetable().front().at.time(), QTime(21, 50));
        hall->setActive(false);
        // Nor for half a day.
        m_now = m_now.addSecs(12 * 3600);
        hall->setActive(true);
        QCOMPARE(hall->timetable().front().at.time(), QTime(9, 50));
    }

    // B7: an announced time does not change, whatever fraction of a second it is queried at.
    void anAnnouncedTimeStands() {
        m_now = m_now.addMSecs(437);
        const auto hall = makeHall();
        const int row = sessionRow(*hall);
        const Instant start = hall->room(row).state().settings.starts.front();
        hall->setActive(true);
        for (int look = 0; look < 50; ++look) {
            m_now = m_now.addMSecs(7);
            pass(std::chrono::microseconds(6'543)); // another clock, rounded to milliseconds elsewhere
            QCOMPARE(hall->wallTime(row, start).time(), QTime(21, 40));
            QCOMPARE(hall->timetable().front().at.time(), QTime(21, 40));
        }
    }

    // B7: after the machine has slept while the hall is shown, the hall catches up.
    void whatTheHallHasSleptItMakesUpFor() {
        const auto hall = makeHall();
        const int row = sessionRow(*hall);
        hall->setActive(true);
        const auto opened = [&]() -> std::optional<QDateTime> {
            const State& state = hall->room(row).state();
            const auto events = hall->room(row).journal().round(state.round);
            return state.round == 0 ? std::nullopt : std::optional(hall->wallTime(row, events.front().at));
        };
        pass(seconds(1));
        QVERIFY(!opened());
        m_now = m_now.addSecs(7 * 60);
        pass(seconds(1));
        QVERIFY(opened());
        QCOMPARE(opened()->time(), QTime(21, 40));
        m_now = m_now.addSecs(10 * 60);
        pass(seconds(1));
        QCOMPARE(hall->room(row).state().sessionsHeld, std::size_t{2});
        QCOMPARE(opened()->time(), QTime(21, 50));
    }

    void aClockThatIsSetBackAnnouncesAnew() { // B7
        const auto hall = makeHall();
        const int row = sessionRow(*hall);
        hall->setActive(true);
        m_now = m_now.addSecs(7 * 60);
        pass(seconds(1));
        QCOMPARE(hall->room(row).state().sessionsHeld, std::size_t{1});
        m_now = m_now.addSecs(-30 * 60);
        pass(seconds(1));
        QCOMPARE(hall->room(row).state().sessionsHeld, std::size_t{0});
        QCOMPARE(hall->timetable().front().at.time(), QTime(21, 20));
    }

    void aRoomThatBreaksARuleDoesNotOpen() {
        const auto hall = makeHall();
        const int row = hall->count() - 1;
        BingoRoomPlan plan = customRoom();
        plan.settings.prizePercent = 9'500; // B31
        hall->setCustomRoom(plan);
        QVERIFY(!hall->canOpen(row));
        QVERIFY(!hall->enter(row, kWallet));
        hall->setCustomRoom(customRoom());
        QVERIFY(hall->enter(row, kWallet));
    }

    void theNumberOfPeopleIsRemembered() {
        makeHall()->setCrowd(BingoHall::Full);
        QCOMPARE(makeHall()->crowd(), BingoHall::Full);
    }

    void theChosenRoomIsRemembered() {
        const int own = makeHall()->count() - 1;
        for (const int row : {3, own}) {
            makeHall()->setChosen(row);
            QCOMPARE(makeHall()->chosen(), row);
        }
        for (const int nowhere : {-1, own + 1}) {
            makeHall()->setChosen(nowhere);
            QCOMPARE(makeHall()->chosen(), own);
        }
    }

    void aFullHouseBuysMoreCards() {
        const auto sold = [this](BingoHall::Crowd crowd) {
            const auto hall = makeHall();
            hall->setCrowd(crowd);
            const auto tableSession = hall->enter(0, kWallet);
            tableSession->advanceTo(kTableOpened + hall->room(0).state().settings.sale);
            return hall->room(0).state().cardsSold();
        };
        const std::uint32_t few = sold(BingoHall::Few);
        QVERIFY(few > 0);
        QVERIFY(sold(BingoHall::Full) > few);
    }

    void everyRowIsReported() {
        const auto hall = makeHall();
        BingoHallModel model(*hall);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        model.setActive(true);
        pass(seconds(1));
        QVERIFY(hall->room(0).state().round > 0);
        QVERIFY(changed.count() > 0);
        for (int row = 0; row < model.rowCount(); ++row) {
            const auto text = [&](BingoHallModel::Role role) {
                return model.data(model.index(row), role).toString();
            };
            for (const auto role : {BingoHallModel::NameRole, BingoHallModel::VariantTextRole,
                                    BingoHallModel::PriceRole, BingoHallModel::LimitRole,
                                    BingoHallModel::NextStartRole, BingoHallModel::AccessibleTextRole}) {
                QVERIFY2(!text(role).isEmpty(), qPrintable(QStringLiteral("%1 %2").arg(row).arg(role)));
            }
            QVERIFY(!model.data(model.index(row), BingoHallModel::PrizesRole).toStringList().isEmpty());
            // B44
            QCOMPARE(text(BingoHallModel::BingoJackpotRole).isEmpty(),
                     !hall->plan(row).settings.bingoJackpot.has_value());
        }
        QVERIFY(model.data(model.index(sessionRow(*hall)), BingoHallModel::NextStartRole)
                    .toString()
                    .contains(QStringLiteral("21:40")));
        QVERIFY(model.timetable().front().startsWith(QStringLiteral("21:40")));
        model.setActive(false);
    }

private:
    QString settings() const { return m_folder->filePath(QStringLiteral("settings.ini")); }

    std::unique_ptr<BingoHall> makeHall() {
        auto ticks = std::make_unique<FakeTicks>();
        m_ticks = ticks.get();
        return std::make_unique<BingoHall>(
            customRoom(), settings(), [this] { return m_now; }, std::move(ticks), m_seed);
    }

    // Returns whether all rooms have been made up for what they have missed.
    static bool isUpToDate(const BingoHall& hall) {
        for (int row = 0; row < hall.count(); ++row) {
            const std::optional<Instant> due = hall.room(row).nextDue();
            if (!hall.hasAnnouncedTimes(row) &&
                (hall.room(row).state().round == 0 || (due && *due <= hall.roomTime(row)))) {
                return false;
            }
        }
        return true;
    }

    // The time of the last hall advances; the wall clock stands still.
    void pass(std::chrono::nanoseconds real) {
        QCoreApplication::processEvents();
        m_ticks->pass(real);
    }

    template <class Stop>
    void passUntil(const Stop& stop) {
        for (int i = 0; i < 3'600 && !stop(); ++i) {
            pass(seconds(1));
        }
    }

    // Buys two cards at the next sale and leaves after that number of balls.
    void leaveWithCards(BingoHall& hall, int row, std::size_t balls) {
        auto tableSession = hall.enter(row, kWallet);
        QVERIFY(tableSession);
        const State& state = hall.room(row).state();
        while (state.phase != bingo::Phase::sale) {
            tableSession->advanceTo(*tableSession->nextDue());
        }
        QVERIFY(!tableSession->source().submit(bingo::Buy{tableSession->ownPlayer(), 2}));
        while (state.balls.size() < balls) {
            tableSession->advanceTo(*tableSession->nextDue());
        }
        tableSession->source().submit(bingo::Leave{tableSession->ownPlayer()});
        QVERIFY(tableSession->goOnAlone());
    }

    static int sessionRow(const BingoHall& hall) {
        int row = 0;
        while (hall.plan(row).settings.mode != bingo::Mode::session) {
            ++row;
        }
        return row;
    }

    std::optional<QTemporaryDir> m_folder;
    QDateTime m_now;
    Seed m_seed{};
    FakeTicks* m_ticks = nullptr;
};

#include "program/test_list.h"

MESAVIVA_TEST(TestBingoHall)
#include "app/games/bingo/bingo_session.h"
#include "tst_bingo_hall.moc"
