// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bingo_three.h"

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

/// Marking by hand, and the announcement that a card is one short.
class BingoMarkingTest : public QObject {
    Q_OBJECT

private slots:
    void marksDecideNothing_data();
    void marksDecideNothing();
    void marksAreRefused_data();
    void marksAreRefused();
    void oneToGoByOneNumberIsReported();
    void whatIsNearFromTheStartIsReportedAtTheSale_data();
    void whatIsNearFromTheStartIsReportedAtTheSale();
    void voidSaleBringsNothingNear();
    void wonPrizesAreNotNear();
};

void BingoMarkingTest::marksDecideNothing_data() {
    QTest::addColumn<QList<int>>("marks");
    QTest::newRow("B29 marked automatically") << QList<int>{};
    QTest::newRow("B27 marked by hand, all") << QList<int>{1, 11, 21};
    QTest::newRow("B29 marked by hand, but not all") << QList<int>{11};
}

void BingoMarkingTest::marksDecideNothing() {
    QFETCH(const QList<int>, marks);
    Room room(quick(), threeCards());
    threePlayers(room);
    QVERIFY(room.runToBall(3));
    for (const int number : marks) {
        QCOMPARE(outcome(room.mark(0, number)), kDone);
        QCOMPARE(static_cast<int>(room.last<NumberMarked>().number), number);
        QVERIFY(room.state().players[0].marks.has(static_cast<Ball>(number)));
    }
    QVERIFY(room.runToClose());
    QCOMPARE(room.settled(0)->returned.cents, 240);
    QVERIFY(room.runTo<RoundOpened>());
    QCOMPARE(room.state().players[0].marks, BallSet());
}

void BingoMarkingTest::marksAreRefused_data() {
    QTest::addColumn<int>("player");
    QTest::addColumn<int>("number");
    QTest::addColumn<Phase>("phase");
    QTest::addColumn<QString>("result");
    QTest::newRow("B27 a drawn number of the card") << 0 << 11 << Phase::drawing << "done";
    QTest::newRow("B27 still while bingo is confirmed") << 0 << 11 << Phase::confirming << "done";
    QTest::newRow("B27 marked already") << 0 << 1 << Phase::drawing << "already_decided";
    QTest::newRow("B27 not drawn") << 0 << 30 << Phase::drawing << "not_drawn";
    QTest::newRow("B27 no number") << 0 << 0 << Phase::drawing << "not_drawn";
    QTest::newRow("B27 no number of this bingo") << 0 << 31 << Phase::drawing << "not_drawn";
    QTest::newRow("B27 no number at all") << 0 << 255 << Phase::drawing << "not_drawn";
    QTest::newRow("B27 on somebody else's card") << 1 << 11 << Phase::drawing << "not_on_card";
    QTest::newRow("B27 without a card") << 3 << 11 << Phase::drawing << "no_stake";
    QTest::newRow("B27 before the draw") << 0 << 11 << Phase::announcing << "not_drawn";
    QTest::newRow("B27 while cards are sold") << 0 << 11 << Phase::sale << "not_now";
    QTest::newRow("B27 after the payments") << 0 << 11 << Phase::ending << "not_now";
    QTest::newRow("B53 not in the room") << 9 << 11 << Phase::drawing << "not_seated";
}

void BingoMarkingTest::marksAreRefused() {
    QFETCH(const int, player);
    QFETCH(const int, number);
    QFETCH(const Phase, phase);
    QFETCH(const QString, result);
    Room room(quick(), threeCards());
    threePlayers(room);
    room.join();
    if (phase == Phase::drawing) {
        QVERIFY(room.runToBall(3));
        room.mark(0, 1);
    } else {
        QVERIFY(room.runToPhase(phase));
    }
    QCOMPARE(outcome(room.mark(static_cast<PlayerId>(player), number)), result);
    if (result != kDone) {
        QCOMPARE(room.last<Refused>().action, Action::mark);
    }
}

void BingoMarkingTest::oneToGoByOneNumberIsReported() {
    // B28: 1 and 11 leave 21; later 2 and 21 would also complete lines. Each number is announced once.
    Settings settings = quick();
    settings.lines = {true, true, false};
    Room room(settings, threeCards(QStringLiteral("1 11 2 30 20")));
    threePlayers(room);
    QVERIFY(room.runToBall(2));
    QCOMPARE(room.count<OneToGo>(), 1U);
    QCOMPARE(room.last<OneToGo>().player, PlayerId{0});
    QCOMPARE(room.last<OneToGo>().card, 1U);
    QCOMPARE(room.last<OneToGo>().kind, PrizeKind::line);
    QCOMPARE(room.last<OneToGo>().number, Ball{21});
    QCOMPARE(room.announcements(OwnPhrase::one_to_go), 1U);
    QVERIFY(room.runToBall(3));
    QCOMPARE(room.count<OneToGo>(), 2U);
    QCOMPARE(room.last<OneToGo>().number, Ball{3}); // in the first column
    QVERIFY(room.runToBall(5));
    QCOMPARE(room.count<OneToGo>(), 2U); // announced once
    const QList<double> times = room.timesOf<BallDrawn>();
    QCOMPARE(times[3] - times[2], 3.0); // the draw does not wait for it
    QCOMPARE(room.rulesOfLast<OneToGo>(), (QStringList{QStringLiteral("B28"), QStringLiteral("B83a")}));
}

void BingoMarkingTest::whatIsNearFromTheStartIsReportedAtTheSale_data() {
    QTest::addColumn<QString>("pattern"); // the cells of the bingo pattern
    QTest::addColumn<bool>("freeCentre");
    QTest::addColumn<bool>("told");
    QTest::newRow("B28 one box") << QStringLiteral("0") << true << true;
    QTest::newRow("B28 one box and the free one") << QStringLiteral("0 12") << true << true;
    QTest::newRow("B28 one box and one with a number in the centre")
        << QStringLiteral("0 12") << false << false;
    QTest::newRow("B28 two boxes") << QStringLiteral("0 1") << true << false;
}

void BingoMarkingTest::whatIsNearFromTheStartIsReportedAtTheSale() {
    QFETCH(const QString, pattern);
    QFETCH(const bool, freeCentre);
    QFETCH(const bool, told);
    Settings settings(Variant::bingo75);
    settings.freeCentre = freeCentre;
    settings.prizes = {};
    settings.prizes[indexOf(PrizeKind::bingo)] = 10'000;
    CellMask boxes = 0;
    for (const QString& box : pattern.split(u' ')) {
        boxes |= CellMask{1} << box.toUInt();
    }
    settings.pattern = boxes;
    Room room(settings);
    room.joinAll(3);
    QVERIFY(room.runToSale());
    room.buy(0, 2);
    room.buy(1, 1);
    room.buy(2, 1);
    QCOMPARE(room.count<OneToGo>(), 0U);
    QVERIFY(room.runToPhase(Phase::announcing));
    QCOMPARE(room.count<OneToGo>(), told ? 4U : 0U);
    QCOMPARE(room.announcements(OwnPhrase::one_to_go), told ? 3U : 0U); // the best card of each player
    QVERIFY(room.state().phase == Phase::announcing);
    for (const OneToGo& near : room.all<OneToGo>()) {
        QCOMPARE(near.kind, PrizeKind::bingo);
        QCOMPARE(near.number, room.state().book.card(near.card).cells[0]);
    }
    QVERIFY(room.runToBall(1));
    QVERIFY(!told || room.count<OneToGo>() == 4U); // announced once
    QVERIFY(room.runToClose());
}

void BingoMarkingTest::voidSaleBringsNothingNear() {
    // B20, B28: with too few players there is no draw to wait for.
    Settings settings(Variant::bingo75);
    settings.prizes = {};
    settings.prizes[indexOf(PrizeKind::bingo)] = 10'000;
    settings.pattern = 1;
    Room room(settings);
    room.join();
    QVERIFY(room.runToSale());
    room.buy(0, 1);
    QVERIFY(room.runToClose());
    QCOMPARE(room.count<RoundVoid>(), 1U);
    QCOMPARE(room.count<OneToGo>(), 0U);
}

void BingoMarkingTest::wonPrizesAreNotNear() {
    // B28, B36: the number that gives small(1) the line leaves small(2) one short of a closed prize.
    const Card b = card(QStringLiteral("4 14 21/5 15 25/6 16 26"));
    Room room(quick(), given(QStringLiteral("4 1 11 21 14"), {{small(1)}, {b}, {small(3)}}));
    threePlayers(room);
    QVERIFY(room.runToBall(5));
    QVERIFY(room.prize(PrizeKind::line));
    for (const OneToGo& near : room.all<OneToGo>()) {
        QCOMPARE(near.player, PlayerId{0});
    }
    QCOMPARE(room.count<OneToGo>(), 1U);
}

#include "program/test_list.h"

MESAVIVA_TEST(BingoMarkingTest)
#include "tst_bingo_marking.moc"
