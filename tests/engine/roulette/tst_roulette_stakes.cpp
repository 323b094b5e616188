// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "roulette_kit.h"

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

/// Who may stake, and when.
class RouletteStakesTest : public QObject {
    Q_OBJECT

private slots:
    void lateStakesAreRefused_data();
    void lateStakesAreRefused();
    void strangersAreRefused();
    void refusalsChangeNothing();
};

void RouletteStakesTest::lateStakesAreRefused_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<Phase>("phase");
    QTest::addColumn<QString>("rule");
    const auto row = [](const char* tag, const Settings& settings, Phase phase, const char* rule) {
        QTest::newRow(tag) << settings << phase << QString::fromLatin1(rule);
    };
    row("O14 once the ball runs", online(), Phase::running, "O14");
    row("O14 once the number is known", online(), Phase::drawn, "O14");
    row("O14 while winners are paid", online(), Phase::paying, "O14");
    row("O14 before the round closes", online(), Phase::ending, "O14");
    row("O14 between rounds", online(), Phase::between, "O14");
    row("R19 before payments are done", casino(), Phase::paying, "R19");
    row("R20 once the number is known", casino(), Phase::drawn, "R20");
    row("M3.2.1 once the ball runs", macau(), Phase::running, "M3.2.1");
    row("M3.1 before the last round is settled", macau(), Phase::paying, "M3.1");
}

void RouletteStakesTest::lateStakesAreRefused() {
    QFETCH(const Settings, settings);
    QFETCH(const Phase, phase);
    QFETCH(const QString, rule);
    Table table(settings, QStringLiteral("9"));
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    table.stake(player, "red", 200);
    table.stake(player, "black", 200);
    QVERIFY(table.runToPhase(phase));
    // The refusal states its cause, even where one rule both closes and opens stakes (O14).
    const RefusalCause cause =
        phase == Phase::running ? RefusalCause(CommonCause::none) : RefusalCause(OwnCause::not_all_paid);
    const auto refused = [&](const std::optional<Refusal>& refusal) {
        return outcome(refusal) == QLatin1String("not_now") && ids(refusal->rules).contains(rule) &&
               refusal->cause == cause;
    };
    const std::int64_t before = table.wallet(player);
    QVERIFY(refused(table.stake(player, "odd", 200)));
    QVERIFY(refused(table.undo(player)));
    QVERIFY(refused(table.clear(player)));
    QVERIFY(refused(table.take(player, "red")));
    QVERIFY(refused(table.doubleUp(player)));
    QVERIFY(refused(table.repeat(player)));
    QVERIFY(refused(table.move(player, "red", "odd")));
    QVERIFY(refused(table.send(PlaceAll{player, {{table.spot("odd"), {}, Money{200}}}})));
    if (offersSeries(settings)) {
        QVERIFY(refused(table.series(player, Series::zero, 100)));
        QVERIFY(refused(table.neighbours(player, "1", 3, 100)));
    }
    QCOMPARE(table.wallet(player), before);
}

void RouletteStakesTest::strangersAreRefused() {
    Table table;
    QVERIFY(!table.send(Admit{{100'000}})); // admitted, but not at the table
    QVERIFY(table.runToBetting());
    for (const PlayerId stranger : {PlayerId{0}, PlayerId{1}, PlayerId{200}, kNobody}) {
        QCOMPARE(outcome(table.stake(stranger, "red", 100)), QStringLiteral("not_seated"));
        QCOMPARE(outcome(table.undo(stranger)), QStringLiteral("not_seated"));
        QCOMPARE(outcome(table.clear(stranger)), QStringLiteral("not_seated"));
        QCOMPARE(outcome(table.take(stranger, "red")), QStringLiteral("not_seated"));
        QCOMPARE(outcome(table.parol(stranger)), QStringLiteral("not_seated"));
        QCOMPARE(outcome(table.spin(stranger)), QStringLiteral("not_seated"));
        QCOMPARE(outcome(table.leave(stranger)), QStringLiteral("not_seated"));
        QVERIFY(ids(table.last<Refused>().refusal.rules).contains(QStringLiteral("O27")));
    }
}

void RouletteStakesTest::refusalsChangeNothing() {
    Table table;
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    table.stake(player, "red", 500);
    const State before = table.state();
    const std::size_t entries = table.entries().size();
    QVERIFY(table.stake(player, "red", 10'000'000));
    QVERIFY(table.series(player, Series::zero, 100));
    QVERIFY(table.parol(player));
    QVERIFY(table.repeat(player));
    QVERIFY(table.spin(player));
    QVERIFY(table.state() == before);
    QCOMPARE(table.entries().size(), entries + 5);
    QCOMPARE(table.count<Refused>(), 5U);
}

#include "program/test_list.h"

MESAVIVA_TEST(RouletteStakesTest)
#include "tst_roulette_stakes.moc"
