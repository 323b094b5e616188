// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_kit.h"

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

/// Antes: when they may be placed, how much, and how they are taken back.
class BettingTest : public QObject {
    Q_OBJECT

private slots:
    void anteKeepsToTheLimits_data();
    void anteKeepsToTheLimits();
    void secondHelpingKeepsToTheLimits_data();
    void secondHelpingKeepsToTheLimits();
    void refusalNamesTheLimit();
    void refusalsNameTheirRules();
    void bettingIsOnePeriodForAll();
    void lateStakesAreRefused_data();
    void lateStakesAreRefused();
    void playerStartsTheDealAtAnIndividualTable();
    void dealIsRefused_data();
    void dealIsRefused();
    void individualBettingHasNoEnd();
    void chipsComeBackTheWayTheyWent();
    void nothingToTakeBack();
    void lastAnteIsRepeated();
    void replayIsRefused_data();
    void replayIsRefused();
    void strangersAreRefused();
    void refusalsChangeNothing();
};

void BettingTest::anteKeepsToTheLimits_data() {
    QTest::addColumn<qint64>("wallet");
    QTest::addColumn<qint64>("ante");
    QTest::addColumn<QString>("result");
    const auto row = [](const char* tag, qint64 wallet, qint64 ante, const char* result) {
        QTest::newRow(tag) << wallet << ante << QString::fromLatin1(result);
    };
    row("P16 the minimum", 100'000, 500, "done");
    row("P16 the maximum", 100'000, 12'500, "done");
    row("P16 any cent between", 100'000, 777, "done");
    row("P17 ante one cent below the minimum is refused", 100'000, 499, "below_minimum");
    row("P17 nothing is refused", 100'000, 0, "below_minimum");
    row("P17 less than nothing is refused", 100'000, -500, "below_minimum");
    row("P17 much less than nothing is refused", 100'000, INT64_MIN, "below_minimum");
    row("P18 ante one cent above the maximum is refused", 100'000, 12'501, "above_maximum");
    row("P18 far above the maximum is refused", 100'000, INT64_MAX, "above_maximum");
    row("P2a more than the wallet holds is refused", 900, 901, "not_enough_points");
    row("P16 all that the wallet holds", 900, 900, "done");
    row("I-P16 the maximum bounds the ante alone, the bet comes on top", 37'500, 12'500, "done");
}

void BettingTest::anteKeepsToTheLimits() {
    QFETCH(const qint64, wallet);
    QFETCH(const qint64, ante);
    QFETCH(const QString, result);

    Table table;
    table.sit(4, wallet);
    QVERIFY(table.runTo<BettingOpened>());
    QCOMPARE(outcome(table.ante(4, ante)), result);
    const bool done = result == QLatin1String("done");
    QCOMPARE(table.inBox(4, Box::ante), done ? ante : 0);
    QCOMPARE(table.wallet(4), done ? wallet - ante : wallet);
    if (wallet == 37'500) {
        QVERIFY(table.runTo<DecisionOpened>());
        QCOMPARE(outcome(table.bet(4)), kDone);
        QCOMPARE(table.inBox(4, Box::bet), 25'000);
    }
}

void BettingTest::secondHelpingKeepsToTheLimits_data() {
    QTest::addColumn<qint64>("first");
    QTest::addColumn<qint64>("second");
    QTest::addColumn<QString>("result");
    QTest::newRow("P16 chips may be added by the cent") << qint64(500) << qint64(1) << kDone;
    QTest::newRow("P16 up to the maximum") << qint64(500) << qint64(12'000) << kDone;
    QTest::newRow("P18 but not beyond") << qint64(500) << qint64(12'001) << QStringLiteral("above_maximum");
    QTest::newRow("P18 not by far") << qint64(500) << qint64(INT64_MAX) << QStringLiteral("above_maximum");
    QTest::newRow("P16 nor can they be taken out so")
        << qint64(1'000) << qint64(-500) << QStringLiteral("below_minimum");
}

void BettingTest::secondHelpingKeepsToTheLimits() {
    QFETCH(const qint64, first);
    QFETCH(const qint64, second);
    QFETCH(const QString, result);

    Table table;
    table.sit(1);
    QVERIFY(table.runTo<BettingOpened>());
    QCOMPARE(outcome(table.ante(1, first)), kDone);
    QCOMPARE(outcome(table.ante(1, second)), result);
    QCOMPARE(table.inBox(1, Box::ante), result == QLatin1String("done") ? first + second : first);
}

void BettingTest::refusalNamesTheLimit() {
    Table table;
    table.sit(1);
    QVERIFY(table.runTo<BettingOpened>());
    const std::optional<Refusal> low = table.ante(1, 1);
    QVERIFY(low);
    QCOMPARE(low->limit.cents, 500);
    QCOMPARE(ids(low->rules), QStringList({QStringLiteral("P16"), QStringLiteral("P17")}));
    const std::optional<Refusal> high = table.ante(1, 20'000);
    QVERIFY(high);
    QCOMPARE(high->limit.cents, 12'500);
    QCOMPARE(ids(high->rules), QStringList({QStringLiteral("P16"), QStringLiteral("I-P16")}));
    QCOMPARE(table.count<Refused>(), 2U);
    QCOMPARE(table.last<Refused>().player, table.at(1));
    QCOMPARE(table.last<Refused>().action, Action::ante);
}

void BettingTest::refusalsNameTheirRules() {
    const auto named = [](const std::optional<Refusal>& refusal) {
        return refusal ? ids(refusal->rules).join(QLatin1Char(' ')) : kDone;
    };
    Table table;
    table.sit(1, 1'200);
    table.sit(2);
    QCOMPARE(named(table.send(Sit{table.at(1), 3})), QStringLiteral("P2g"));
    QCOMPARE(named(table.send(Sit{9, 3})), QStringLiteral("P2g"));
    QVERIFY(table.runTo<BettingOpened>());
    QCOMPARE(named(table.undo(1)), QStringLiteral("P2a"));
    QCOMPARE(named(table.repeat(1)), QStringLiteral("P2a"));
    const std::optional<Refusal> dear = table.ante(1, 1'201);
    QCOMPARE(named(dear), QStringLiteral("P2a"));
    QCOMPARE(dear->limit.cents, 1'201); // the price that could not be paid
    table.ante(1, 500);
    QCOMPARE(named(table.repeat(1)), QStringLiteral("P2a"));
    QVERIFY(table.runTo<DecisionOpened>());
    QCOMPARE(named(table.ante(1, 500)), QStringLiteral("P14"));
    QCOMPARE(named(table.bet(2)), QStringLiteral("P2a P20")); // no ante, no cards
    table.lose(1);
    QCOMPARE(named(table.bet(1)), QStringLiteral("P34 P35"));

    Table single(individualTable());
    stakeAll(single, {1});
    QCOMPARE(named(single.ante(1, 500)), QStringLiteral("P15 P19a"));
    QVERIFY(single.runTo<DecisionOpened>());
    single.bet(1);
    single.lose(1);
    QCOMPARE(named(single.fold(1)), QStringLiteral("P34 P36"));
}

void BettingTest::bettingIsOnePeriodForAll() {
    // P14: one betting period for all players, announced at its start and its end.
    Settings settings;
    settings.betting = std::chrono::seconds(15);
    Table table(settings);
    table.sit(2);
    table.sit(6);
    QVERIFY(table.runTo<BettingOpened>());
    QCOMPARE(table.timeOf<BettingOpened>(), 0.0);
    QVERIFY(table.last<BettingOpened>().until);
    QCOMPARE(Table::seconds(*table.last<BettingOpened>().until), 15.0);
    QVERIFY(table.announced(OwnPhrase::place_your_bets));

    table.ante(2, 500);
    table.wait(14.999);
    QCOMPARE(outcome(table.ante(6, 500)), kDone);
    QVERIFY(!table.announced(OwnPhrase::no_more_bets));
    table.wait(0.001);
    QCOMPARE(table.timeOf<BettingClosed>(), 15.0);
    QVERIFY(table.last<BettingClosed>().withDeal);
    QVERIFY(table.announced(OwnPhrase::no_more_bets));
    QCOMPARE(outcome(table.ante(6, 500)), QStringLiteral("not_now"));
}

void BettingTest::lateStakesAreRefused_data() {
    QTest::addColumn<Phase>("phase");
    QTest::newRow("P14 jogo feito") << Phase::burning;
    QTest::newRow("P14 while cards are dealt") << Phase::dealing;
    QTest::newRow("P14 while others decide") << Phase::deciding;
    QTest::newRow("P14 while the dealer's cards are turned") << Phase::revealing;
    QTest::newRow("P14 before the close") << Phase::ending;
    QTest::newRow("P14 between two rounds") << Phase::between;
}

void BettingTest::lateStakesAreRefused() {
    QFETCH(const Phase, phase);

    Table table;
    stakeAll(table, {1});
    table.sit(2);
    QVERIFY(table.runToPhase(Phase::burning));
    if (phase > Phase::deciding || phase == Phase::between) {
        QVERIFY(table.runTo<DecisionOpened>());
        table.bet(1);
    }
    QVERIFY(table.runToPhase(phase));
    const State before = table.state();
    for (int seat : {1, 2}) {
        QCOMPARE(outcome(table.ante(seat, 500)), QStringLiteral("not_now"));
        QCOMPARE(outcome(table.undo(seat)), QStringLiteral("not_now"));
        QCOMPARE(outcome(table.clear(seat)), QStringLiteral("not_now"));
        QCOMPARE(outcome(table.repeat(seat)), QStringLiteral("not_now"));
    }
    QVERIFY(table.state() == before);
}

void BettingTest::playerStartsTheDealAtAnIndividualTable() {
    // P15
    Table table(individualTable());
    table.sit(1);
    QVERIFY(table.runTo<BettingOpened>());
    table.wait(7);
    table.ante(1, 500);
    QCOMPARE(outcome(table.deal(1)), kDone);
    QCOMPARE(table.timeOf<BettingClosed>(), 7.0);
    QVERIFY(table.last<BettingClosed>().withDeal);
    QVERIFY(table.runTo<CardBurnt>());
    QVERIFY(table.runTo<DecisionOpened>());
}

void BettingTest::dealIsRefused_data() {
    QTest::addColumn<bool>("individual");
    QTest::addColumn<bool>("staked");
    QTest::addColumn<QString>("result");
    QTest::newRow("P15 without an ante there is no deal") << true << false << QStringLiteral("no_stake");
    QTest::newRow("P14 at a table for several the dealer deals")
        << false << true << QStringLiteral("not_offered");
}

void BettingTest::dealIsRefused() {
    QFETCH(const bool, individual);
    QFETCH(const bool, staked);
    QFETCH(const QString, result);

    Table table(individual ? individualTable() : Settings{});
    table.sit(1);
    QVERIFY(table.runTo<BettingOpened>());
    if (staked) {
        table.ante(1, 500);
    }
    QCOMPARE(outcome(table.deal(1)), result);
    QCOMPARE(table.state().phase, Phase::betting);
}

void BettingTest::individualBettingHasNoEnd() {
    // P15: no timer before the ante is placed, nor afterwards.
    Table table(individualTable());
    table.sit(1);
    QVERIFY(table.runTo<BettingOpened>());
    QVERIFY(!table.last<BettingOpened>().until);
    table.ante(1, 500);
    table.wait(3'000);
    QCOMPARE(table.state().phase, Phase::betting);
    QCOMPARE(outcome(table.deal(1)), kDone);
    QCOMPARE(outcome(table.deal(1)), QStringLiteral("not_now"));
}

void BettingTest::chipsComeBackTheWayTheyWent() {
    Table table;
    table.sit(1);
    QVERIFY(table.runTo<BettingOpened>());
    table.ante(1, 500);
    table.ante(1, 2'000);
    table.ante(1, 100);
    table.undo(1);
    QCOMPARE(table.inBox(1, Box::ante), 2'500);
    table.undo(1);
    QCOMPARE(table.inBox(1, Box::ante), 500);
    table.ante(1, 700);
    table.clear(1);
    QCOMPARE(table.inBox(1, Box::ante), 0);
    QCOMPARE(table.wallet(1), 100'000);

    for (int chip = 0; chip < 40; ++chip) { // more than are stored individually
        QCOMPARE(outcome(table.ante(1, chip == 0 ? 500 : 10)), kDone);
    }
    for (int chip = 0; chip < 40 && table.inBox(1, Box::ante) > 0; ++chip) {
        QCOMPARE(outcome(table.undo(1)), kDone);
    }
    QCOMPARE(table.inBox(1, Box::ante), 0);
    QCOMPARE(table.wallet(1), 100'000);
}

void BettingTest::nothingToTakeBack() {
    Table table;
    table.sit(1);
    QVERIFY(table.runTo<BettingOpened>());
    QCOMPARE(outcome(table.undo(1)), QStringLiteral("no_stake"));
    QCOMPARE(outcome(table.clear(1)), QStringLiteral("no_stake"));
    table.ante(1, 500);
    table.undo(1);
    QCOMPARE(outcome(table.undo(1)), QStringLiteral("no_stake"));
}

void BettingTest::lastAnteIsRepeated() {
    Table table;
    table.sit(1);
    QVERIFY(table.runTo<BettingOpened>());
    table.ante(1, 500);
    table.ante(1, 800);
    QVERIFY(table.runTo<DecisionOpened>());
    table.bet(1);
    QVERIFY(table.runTo<BettingOpened>());
    QCOMPARE(outcome(table.repeat(1)), kDone);
    QCOMPARE(table.inBox(1, Box::ante), 1'300);
    QCOMPARE(outcome(table.repeat(1)), QStringLiteral("already_decided"));
}

void BettingTest::replayIsRefused_data() {
    QTest::addColumn<bool>("played");
    QTest::addColumn<QString>("result");
    QTest::newRow("P2a no round before") << false << QStringLiteral("no_stake");
    QTest::newRow("P2a the wallet no longer holds as much") << true << QStringLiteral("not_enough_points");
}

void BettingTest::replayIsRefused() {
    QFETCH(const bool, played);
    QFETCH(const QString, result);

    Table table;
    table.sit(1, 1'700);
    QVERIFY(table.runTo<BettingOpened>());
    if (played) {
        table.ante(1, 1'000);
        QVERIFY(table.runTo<DecisionOpened>());
        table.fold(1);
        QVERIFY(table.runTo<BettingOpened>());
    }
    QCOMPARE(outcome(table.repeat(1)), result);
}

void BettingTest::strangersAreRefused() {
    Table table;
    table.sit(1);
    QVERIFY(table.runTo<BettingOpened>());
    Driver& driver = table.driver();
    QVERIFY(!driver.submit(Admit{{1'000}})); // admitted, not seated
    for (PlayerId nobody : {PlayerId{1}, PlayerId{2}, kNobody}) {
        QCOMPARE(outcome(driver.submit(PlaceAnte{nobody, {500}})), QStringLiteral("not_seated"));
        QCOMPARE(outcome(driver.submit(UndoAnte{nobody})), QStringLiteral("not_seated"));
        QCOMPARE(outcome(driver.submit(Deal{nobody})), QStringLiteral("not_seated"));
        QCOMPARE(outcome(driver.submit(Fold{nobody})), QStringLiteral("not_seated"));
        QCOMPARE(outcome(driver.submit(Bet{nobody})), QStringLiteral("not_seated"));
        QCOMPARE(outcome(driver.submit(Leave{nobody})), QStringLiteral("not_seated"));
        QCOMPARE(outcome(driver.submit(LosePlayer{nobody})), QStringLiteral("not_seated"));
        QCOMPARE(outcome(driver.submit(RestorePlayer{nobody})), QStringLiteral("not_seated"));
    }
}

void BettingTest::refusalsChangeNothing() {
    Table table;
    table.sit(1);
    QVERIFY(table.runTo<BettingOpened>());
    table.ante(1, 500);
    const State before = table.state();
    const std::size_t events = table.entries().size();
    table.ante(1, 99'999);
    table.bet(1);
    table.fold(1);
    table.driver().submit(TimePassed{});
    table.driver().submit(BringCard{});
    table.driver().submit(RevealSeed{});
    table.driver().submit(Commit{});
    QVERIFY(table.state() == before);
    QCOMPARE(table.entries().size(), events + 7);
    QCOMPARE(table.count<Refused>(), 7U);
}

#include "program/test_list.h"

MESAVIVA_TEST(BettingTest)
#include "tst_betting.moc"
