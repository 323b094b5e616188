// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "roulette_kit.h"

#include <QObject>

#include <algorithm>
#include <cmath>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

Settings closing(Settings settings, Closing when) {
    settings.closing = when;
    return settings;
}

/// Returns the announced phrases with their times in seconds.
QStringList phrases(const Table& table) {
    QStringList result;
    for (const Entry& entry : table.entries()) {
        if (const auto* event = std::get_if<Announced>(&entry.event)) {
            result.push_back(
                QStringLiteral("%1 %2").arg(Table::seconds(entry.at)).arg(key(name(event->phrase))));
        }
    }
    return result;
}

} // namespace

/// The course of a round: the order and times of events.
class RouletteFlowTest : public QObject {
    Q_OBJECT

private slots:
    void roundTakesItsTime_data();
    void roundTakesItsTime();
    void stakesCloseWhenTheHouseSays_data();
    void stakesCloseWhenTheHouseSays();
    void announcementsAreMade_data();
    void announcementsAreMade();
    void stakesAreTakenWhileTheBallRuns_data();
    void stakesAreTakenWhileTheBallRuns();
    void individualWheelWaitsForItsPlayer();
    void individualWheelLaunchesAtOnce_data();
    void individualWheelLaunchesAtOnce();
    void spinIsRefused_data();
    void spinIsRefused();
    void launchesAlternate_data();
    void launchesAlternate();
    void oneNumberForAll();
    void numberIsASecretUntilTheBallRests();
    void seedFitsItsCommitment_data();
    void seedFitsItsCommitment();
    void chanceIsAskedForOnce_data();
    void chanceIsAskedForOnce();
    void lastNumbersAreKept();
    void ballIsChangedHourly_data();
    void ballIsChangedHourly();
    void dealerIsChangedHalfHourly();
    void handChangesCount();
    void manyPaymentsAreMadeFaster();
    void emptyRoundsAreSpunAllTheSame();
};

void RouletteFlowTest::roundTakesItsTime_data() {
    QTest::addColumn<bool>("loses");
    QTest::addColumn<bool>("wins");
    QTest::addColumn<QList<double>>("times"); // drawn, swept, paid, closed, opened again
    QTest::newRow("O17 losing chips are swept, then winners paid")
        << true << true << QList<double>{41, 43, 44.2, 46.2, 48.7};
    QTest::newRow("O17 only losers") << true << false << QList<double>{41, 43, -1, 45, 47.5};
    QTest::newRow("O17 only winners") << false << true << QList<double>{41, -1, 43, 45, 47.5};
    QTest::newRow("I-P41 nobody has staked") << false << false << QList<double>{41, -1, -1, 43, 45.5};
}

void RouletteFlowTest::roundTakesItsTime() {
    QFETCH(const bool, loses);
    QFETCH(const bool, wins);
    QFETCH(const QList<double>, times);
    Table table(online(), QStringLiteral("9"));
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    if (loses) {
        table.stake(player, "black", 100);
    }
    if (wins) {
        table.stake(player, "red", 100);
    }
    QVERIFY(table.runToClose());
    const QList<double> collected = table.timesOf<Collected>();
    const QList<double> paid = table.timesOf<Paid>();
    QCOMPARE(collected.size(), loses ? 1 : 0);
    QCOMPARE(paid.size(), wins ? 1 : 0);
    QList<double> found{table.timeOf<NumberDrawn>(), loses ? collected[0] : -1, wins ? paid[0] : -1,
                        table.timeOf<RoundClosed>()};
    QVERIFY(table.runTo<RoundOpened>());
    found.push_back(table.timeOf<RoundOpened>());
    QCOMPARE(found, times);
}

void RouletteFlowTest::stakesCloseWhenTheHouseSays_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<double>("launched");
    QTest::addColumn<double>("closed");
    QTest::newRow("O14 the betting period ends with the launch") << online() << 25.0 << 25.0;
    QTest::newRow("R20 as the ball slows: after 60 % of its run") << casino() << 25.0 << 34.6;
    QTest::newRow("R20 before the launch where the house says so")
        << closing(casino(), Closing::before_launch) << 25.0 << 25.0;
    QTest::newRow("M3.2 of two procedures, the first unless the house says otherwise")
        << macau() << 25.0 << 25.0;
    QTest::newRow("M3.2.1 procedure one: bell, then the launch") << macau() << 25.0 << 25.0;
    QTest::newRow("M3.2.2 procedure two: while the ball runs")
        << closing(macau(), Closing::on_slowdown) << 25.0 << 34.6;
}

void RouletteFlowTest::stakesCloseWhenTheHouseSays() {
    QFETCH(const Settings, settings);
    QFETCH(const double, launched);
    QFETCH(const double, closed);
    Table table(settings);
    table.join();
    QVERIFY(table.runTo<NumberDrawn>());
    QCOMPARE(table.timeOf<BettingOpened>(), 0.0);
    QVERIFY(table.last<BettingOpened>().until);
    QCOMPARE(Table::seconds(*table.last<BettingOpened>().until), closed);
    QCOMPARE(table.timeOf<BallLaunched>(), launched);
    QCOMPARE(Table::seconds(table.last<BallLaunched>().rest), launched + 16);
    QCOMPARE(table.timeOf<BettingClosed>(), closed);
    QCOMPARE(Table::seconds(*table.last<BettingClosed>().until), launched + 16);
    QCOMPARE(table.timeOf<NumberDrawn>(), launched + 16);
    QCOMPARE(table.indexOf<BettingClosed>() < table.indexOf<BallLaunched>(), launched == closed);
}

void RouletteFlowTest::announcementsAreMade_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<QStringList>("said");
    const QStringList slow{"0 place_your_bets", "34.6 no_more_bets", "41 number", "43 payment"};
    const QStringList quick{"0 place_your_bets", "25 no_more_bets", "41 number", "43 payment"};
    QStringList bell = quick;
    bell.insert(2, QStringLiteral("25 bell"));
    QTest::newRow("O14 online") << online() << quick;
    QTest::newRow("R20 casino") << casino() << slow;
    QTest::newRow("M3.2.1 Macau, procedure one") << macau() << bell;
    QTest::newRow("M3.2.2 Macau, procedure two") << closing(macau(), Closing::on_slowdown) << slow;
}

void RouletteFlowTest::announcementsAreMade() {
    QFETCH(const Settings, settings);
    QFETCH(const QStringList, said);
    Table table(settings, QStringLiteral("9"));
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    table.stake(player, "red", 100);
    QVERIFY(table.runToClose());
    QCOMPARE(phrases(table), said);
    for (const Announced& event : table.all<Announced>()) {
        if (event.phrase == OwnPhrase::number) {
            QCOMPARE(event.pocket, Pocket(9));
        }
        if (event.phrase == OwnPhrase::payment) {
            QCOMPARE(event.player, player);
            QCOMPARE(event.amount.cents, 100);
        }
        QVERIFY(!rulesOf(event, settings).empty());
    }
}

void RouletteFlowTest::stakesAreTakenWhileTheBallRuns_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<bool>("taken");
    QTest::newRow("R20 in casinos") << casino() << true;
    QTest::newRow("M3.2.2 in Macau, procedure two") << closing(macau(), Closing::on_slowdown) << true;
    QTest::newRow("M3.2.1 not in Macau, procedure one") << macau() << false;
    QTest::newRow("O14 not online") << online() << false;
}

void RouletteFlowTest::stakesAreTakenWhileTheBallRuns() {
    QFETCH(const Settings, settings);
    QFETCH(const bool, taken);
    const QString early = taken ? kDone : QStringLiteral("not_now");
    Table table(settings, QStringLiteral("9"));
    const PlayerId player = table.join();
    QVERIFY(table.runTo<BallLaunched>());
    table.wait(9.599);
    QCOMPARE(outcome(table.stake(player, "red", 500)), early);
    QCOMPARE(outcome(table.stake(player, "straight 9", 300)), early);
    QCOMPARE(outcome(table.undo(player)), early);
    QCOMPARE(table.staked(player), taken ? 500 : 0);
    table.wait(0.001); // «nada mais»
    QVERIFY(table.announced(OwnPhrase::no_more_bets));
    QCOMPARE(outcome(table.stake(player, "red", 500)), QStringLiteral("not_now"));
    QCOMPARE(outcome(table.clear(player)), QStringLiteral("not_now"));
    QCOMPARE(outcome(table.undo(player)), QStringLiteral("not_now"));
    QVERIFY(table.runToClose());
    QCOMPARE(table.settled(player).has_value(), taken);
}

void RouletteFlowTest::individualWheelWaitsForItsPlayer() {
    // O4, O15: only the player ends betting.
    Table table(individualWheel(), QStringLiteral("9"));
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    QVERIFY(!table.last<BettingOpened>().until);
    table.stake(player, "red", 100);
    table.wait(3'000);
    QCOMPARE(table.count<BallLaunched>(), 0U);
    QCOMPARE(outcome(table.spin(player)), kDone);
    QVERIFY(table.runToClose());
    QVERIFY(table.runTo<BettingOpened>()); // the next round opens automatically
    QCOMPARE(table.state().round, 2U);
    QVERIFY(table.send(Admit{{1'000}}) == std::nullopt);
    const std::optional<Refusal> second = table.send(Join{1, {}});
    QCOMPARE(outcome(second), QStringLiteral("seat_taken"));
    QCOMPARE(ids(second->rules), QStringList{QStringLiteral("O4")});
}

void RouletteFlowTest::individualWheelLaunchesAtOnce_data() {
    QTest::addColumn<Closing>("when");
    QTest::addColumn<double>("closed");
    QTest::newRow("O15 stakes close, and the ball is launched") << Closing::before_launch << 7.0;
    QTest::newRow("O15 stakes close as the ball slows, where the house says so")
        << Closing::on_slowdown << 16.6;
}

void RouletteFlowTest::individualWheelLaunchesAtOnce() {
    QFETCH(const Closing, when);
    QFETCH(const double, closed);
    Table table(closing(individualWheel(), when), QStringLiteral("9"));
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    table.stake(player, "red", 100);
    table.wait(7);
    QCOMPARE(outcome(table.spin(player)), kDone);
    QCOMPARE(outcome(table.spin(player)), QStringLiteral("not_now"));
    QVERIFY(table.runTo<NumberDrawn>());
    QCOMPARE(table.timeOf<SpinOrdered>(), 7.0);
    QCOMPARE(table.timeOf<BallLaunched>(), 7.0);
    QCOMPARE(table.timeOf<BettingClosed>(), closed);
    QCOMPARE(table.count<BettingClosed>(), 1U);
    QCOMPARE(table.announcements(OwnPhrase::no_more_bets), 1U);
    QCOMPARE(table.timeOf<NumberDrawn>(), 23.0);
    QVERIFY(table.runToClose());
    QCOMPARE(table.settled(player)->returned.cents, 200);
}

void RouletteFlowTest::spinIsRefused_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<bool>("staked");
    QTest::addColumn<QString>("result");
    QTest::newRow("O15 without a stake") << individualWheel() << false << "no_stake";
    QTest::newRow("O15 with a stake") << individualWheel() << true << "done";
    QTest::newRow("O14 at a wheel for several") << online() << true << "not_offered";
    QTest::newRow("R19 the croupier launches") << casino() << true << "not_offered";
}

void RouletteFlowTest::spinIsRefused() {
    QFETCH(const Settings, settings);
    QFETCH(const bool, staked);
    QFETCH(const QString, result);
    Table table(settings);
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    if (staked) {
        table.stake(player, "red", 100);
    }
    const std::optional<Refusal> refusal = table.spin(player);
    QCOMPARE(outcome(refusal), result);
    if (result == QLatin1String("no_stake")) {
        QCOMPARE(refusal->limit.cents, 100); // the smallest amount missing
    }
}

void RouletteFlowTest::launchesAlternate_data() {
    QTest::addColumn<Settings>("settings");
    QTest::newRow("O2 online") << online();
    QTest::newRow("R21 in casinos") << casino();
    QTest::newRow("M2.1 in Macau") << macau();
}

void RouletteFlowTest::launchesAlternate() {
    QFETCH(const Settings, settings);
    Table table(settings);
    for (int round = 0; round < 3; ++round) {
        QVERIFY(table.runTo<BallLaunched>());
        if (round == 1 && settings.rules != RuleSet::online) {
            QCOMPARE(outcome(table.send(DropObject{})), kDone); // a void spin counts
        }
    }
    QVERIFY(table.runTo<NumberDrawn>());
    const std::vector<BallLaunched> launches = table.all<BallLaunched>();
    QVERIFY(launches.size() >= 3);
    for (std::size_t i = 0; i < launches.size(); ++i) {
        QCOMPARE(launches[i].direction, i % 2 == 0 ? Turn::clockwise : Turn::anticlockwise);
        QCOMPARE(launches[i].launch, i + 1);
    }
}

void RouletteFlowTest::oneNumberForAll() {
    // O5: the same result applies to all players.
    Table table(online(), QStringLiteral("9"));
    const PlayerId a = table.join();
    const PlayerId b = table.join();
    const PlayerId c = table.join();
    QVERIFY(table.runToBetting());
    table.stake(a, "straight 9", 100);
    table.stake(b, "odd", 100);
    table.stake(c, "black", 100);
    QVERIFY(table.runToClose());
    QCOMPARE(table.count<NumberDrawn>(), 1U);
    QCOMPARE(table.settled(a)->net().cents, 3'500);
    QCOMPARE(table.settled(b)->net().cents, 100);
    QCOMPARE(table.settled(c)->net().cents, -100);
    QCOMPARE(table.house(), -3'500);
}

void RouletteFlowTest::numberIsASecretUntilTheBallRests() {
    Table table(online(), QStringLiteral("9 17"));
    QVERIFY(table.runTo<NumberDrawn>());
    QVERIFY(table.runTo<BallLaunched>());
    QCOMPARE(table.chance().landing(), Pocket(17)); // for views that show the run
    QVERIFY(!table.state().drawn);
    QCOMPARE(table.state().numbers.newest(0), Pocket(9));
    // The table behaves the same wherever the ball will come to rest.
    Table other(online(), QStringLiteral("9 4"));
    QVERIFY(other.runTo<NumberDrawn>());
    QVERIFY(other.runTo<BallLaunched>());
    QVERIFY(other.state() == table.state());
}

void RouletteFlowTest::seedFitsItsCommitment_data() {
    QTest::addColumn<QString>("drawn");
    QTest::newRow("O5 a number from the seed") << QString();
    QTest::newRow("O5 a number from a script") << QStringLiteral("9");
}

void RouletteFlowTest::seedFitsItsCommitment() {
    QFETCH(const QString, drawn);
    Table table(online(), drawn);
    QVERIFY(table.runToClose());
    const auto closed = table.last<RoundClosed>();
    QCOMPARE(commitment(closed.seed, 1), table.last<RoundOpened>().commitment);
    QCOMPARE(closed.scripted, !drawn.isEmpty());
    QCOMPARE(closed.pocket, std::optional(table.last<NumberDrawn>().pocket));
    if (drawn.isEmpty()) { // the seed's owner can verify the number from it
        RandomStream stream(closed.seed, stream_name::kOutcome);
        QCOMPARE(*closed.pocket, Pocket(static_cast<int>(stream.below(37))));
    }
}

void RouletteFlowTest::chanceIsAskedForOnce_data() {
    QTest::addColumn<Phase>("phase");
    QTest::newRow("O5 between rounds") << Phase::between;
    QTest::newRow("O14 in the betting period") << Phase::betting;
    QTest::newRow("O5 while the ball runs") << Phase::running;
    QTest::newRow("O5 once the number is known") << Phase::drawn;
    QTest::newRow("O17 while winners are paid") << Phase::paying;
    QTest::newRow("O5 at the end") << Phase::ending;
}

void RouletteFlowTest::chanceIsAskedForOnce() {
    QFETCH(const Phase, phase);
    Table table(online(), QStringLiteral("9"));
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    table.stake(player, "red", 100);
    table.stake(player, "even", 100);
    QVERIFY(table.runToPhase(phase));
    const State before = table.state();
    const Seed wrong = testSeed(99);
    const std::vector<Command> uncalled{TimePassed{},      Commit{commitment(wrong, before.round + 1)},
                                        LaunchBall{},      BringPocket{Pocket(5), Origin::script},
                                        RevealSeed{wrong}, RestoreStakes{}};
    for (const Command& command : uncalled) {
        QCOMPARE(outcome(table.send(command)), QStringLiteral("not_now"));
        QCOMPARE(table.last<Refused>().action, Action::other);
    }
    QVERIFY(table.state() == before);
    if (phase == Phase::ending) { // on time, but another seed
        Events events;
        const Instant due = table.driver().nextNeed()->at;
        QCOMPARE(outcome(decide(table.state(), RevealSeed{wrong}, due, events)),
                 QStringLiteral("impossible_outcome"));
        QVERIFY(events.empty());
    }
}

void RouletteFlowTest::lastNumbersAreKept() {
    // O6e
    Table table(online(), QStringLiteral("9 0 17"));
    for (int round = 0; round < 3; ++round) {
        QVERIFY(table.runTo<NumberDrawn>());
    }
    QCOMPARE(table.state().numbers.size(), 3U);
    QCOMPARE(table.state().numbers.newest(0), Pocket(17));
    QCOMPARE(table.state().numbers.newest(1), Pocket(0));
    QCOMPARE(table.state().numbers.newest(2), Pocket(9));
    NumberHistory numbers;
    for (std::size_t i = 0; i < NumberHistory::kMost + 5; ++i) {
        numbers.add(Pocket(static_cast<int>(i % 37)));
    }
    QCOMPARE(numbers.size(), NumberHistory::kMost);
    for (std::size_t back = 0; back < NumberHistory::kMost; ++back) {
        QCOMPARE(numbers.newest(back), Pocket(static_cast<int>((NumberHistory::kMost + 4 - back) % 37)));
    }
}

void RouletteFlowTest::ballIsChangedHourly_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<bool>("changed");
    QTest::newRow("R17 in casinos") << casino() << true;
    QTest::newRow("O2 not online") << online() << false;
    QTest::newRow("R17 not in Macau") << macau() << false;
}

void RouletteFlowTest::ballIsChangedHourly() {
    QFETCH(const Settings, settings);
    QFETCH(const bool, changed);
    Table table(settings);
    table.wait(3 * 3'600 + 120);
    const QList<double> times = table.timesOf<BallChanged>();
    QCOMPARE(times.size(), changed ? 3 : 0);
    QCOMPARE(table.announcements(OwnPhrase::ball_change), changed ? 3U : 0U);
    QCOMPARE(table.count<DealerChanged>() > 0, changed);
    double last = 0;
    for (const double time : times) { // as soon as the hour is over and no ball is running
        QVERIFY(time >= last + 3'600 && time < last + 3'660);
        last = time;
    }
    for (const BallChanged& event : table.all<BallChanged>()) {
        QVERIFY(!event.faulty);
    }
}

void RouletteFlowTest::dealerIsChangedHalfHourly() {
    // R35: at least every half hour, so at the last opening before it, never after.
    Table table(casino());
    table.wait(2 * 3'600);
    double last = 0;
    const QList<double> times = table.timesOf<DealerChanged>();
    QVERIFY(times.size() >= 3);
    for (const double time : times) {
        QVERIFY(time <= last + 1'800 && time > last + 1'650);
        last = time;
    }
    QCOMPARE(table.announcements(OwnPhrase::dealer_change), table.count<DealerChanged>());
    QVERIFY(table.rulesOfLast<DealerChanged>().contains(QStringLiteral("R35")));
}

void RouletteFlowTest::handChangesCount() {
    // R17, R18, R35: the interval starts at the last change, whatever its cause.
    Table table(casino());
    table.wait(1'200);
    QCOMPARE(outcome(table.send(ChangeDealer{})), kDone);
    QCOMPARE(outcome(table.send(FailBall{})), kDone);
    table.wait(1'800 - 100);
    QCOMPARE(table.count<DealerChanged>(), 1U);
    table.wait(100);
    QCOMPARE(table.count<DealerChanged>(), 2U);
    table.wait(3'600 - 1'800 - 10);
    QCOMPARE(table.count<BallChanged>(), 1U);
    table.wait(100);
    QCOMPARE(table.count<BallChanged>(), 2U);
    for (const Settings& settings : {online(), macau()}) {
        Table other(settings);
        QCOMPARE(outcome(other.send(ChangeDealer{})), QStringLiteral("not_offered"));
    }
}

void RouletteFlowTest::manyPaymentsAreMadeFaster() {
    // R31: each payment is announced, and all together take 8 seconds at most.
    Table table(casino(), QStringLiteral("9"));
    std::vector<PlayerId> players;
    for (std::size_t i = 0; i < kColours; ++i) {
        players.push_back(table.join());
    }
    QVERIFY(table.runToBetting());
    for (const PlayerId player : players) {
        for (const char* words : {"straight 9", "red", "odd", "low", "line 7-12"}) {
            QCOMPARE(outcome(table.stake(player, words, 200)), kDone);
        }
    }
    QVERIFY(table.runToClose());
    const QList<double> times = table.timesOf<Paid>();
    QCOMPARE(times.size(), 50);
    QVERIFY(times.back() - times.front() <= 8.0);
    QVERIFY(times.back() - times.front() > 7.0);
    QCOMPARE(table.announcements(OwnPhrase::payment), 50U);
    for (qsizetype i = 1; i < times.size(); ++i) {
        QVERIFY(times[i] > times[i - 1]);
    }
}

void RouletteFlowTest::emptyRoundsAreSpunAllTheSame() {
    // I-P41
    Table table;
    for (int round = 0; round < 3; ++round) {
        QVERIFY(table.runToClose());
        QVERIFY(table.last<RoundClosed>().pocket);
    }
    QCOMPARE(table.count<NumberDrawn>(), 3U);
    QCOMPARE(table.count<Settled>(), 0U);
}

#include "program/test_list.h"

MESAVIVA_TEST(RouletteFlowTest)
#include "tst_roulette_flow.moc"
