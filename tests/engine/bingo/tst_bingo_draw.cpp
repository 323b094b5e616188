// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bingo_three.h"

#include <QObject>

#include <algorithm>
#include <set>

using namespace mesaviva;
using namespace mesaviva::kit;

/// The draw: one number at a time, from the seed or predetermined, and never an impossible one.
class BingoDrawTest : public QObject {
    Q_OBJECT

private slots:
    void numbersComeOneAtATime_data();
    void numbersComeOneAtATime();
    void drawDoesNotDependOnTheSale();
    void givenNumbersComeFirst();
    void seedFitsItsCommitment();
    void chanceIsChecked_data();
    void chanceIsChecked();
};

void BingoDrawTest::numbersComeOneAtATime_data() {
    QTest::addColumn<Variant>("variant");
    QTest::addColumn<int>("numbers");
    QTest::newRow("B60 bingo 90 draws 1 to 90") << Variant::bingo90 << 90;
    QTest::newRow("B64 bingo 80 draws 1 to 80") << Variant::bingo80 << 80;
    QTest::newRow("B69 bingo 75 draws 1 to 75") << Variant::bingo75 << 75;
    QTest::newRow("B78 bingo 30 draws 1 to 30") << Variant::bingo30 << 30;
}

void BingoDrawTest::numbersComeOneAtATime() {
    QFETCH(const Variant, variant);
    QFETCH(const int, numbers);
    Settings settings(variant);
    settings.draw = std::chrono::seconds(1);
    Room room(settings);
    std::set<int> drawn;
    for (int round = 0; round < 6; ++round) {
        QVERIFY(room.runToSale());
        room.crowdBuy({1, 1, 1});
        QVERIFY(room.runToClose());
        std::set<int> inRound;
        for (const Ball ball : room.last<RoundClosed>().balls) {
            QVERIFY(ball >= 1 && ball <= numbers);
            QVERIFY2(inRound.insert(ball).second, "B21 a number comes twice");
        }
        QCOMPARE(room.last<BallDrawn>().drawn, inRound.size());
        QCOMPARE(room.last<BallDrawn>().drawn + room.last<BallDrawn>().left, numbers);
        drawn.merge(inRound);
    }
    QCOMPARE(drawn.size(), static_cast<std::size_t>(numbers)); // each is drawn eventually
    const QList<double> times = room.timesOf<BallDrawn>();
    for (qsizetype i = 1; i < times.size(); ++i) {
        QVERIFY2(times[i] - times[i - 1] >= 1, "B22 faster than a second");
    }
}

void BingoDrawTest::drawDoesNotDependOnTheSale() {
    // B17: the same seed draws the same numbers, whoever buys cards.
    const auto drawn = [](std::uint32_t cards, bool crowd) {
        Room room;
        room.joinAll(3);
        room.runToSale();
        for (PlayerId player = 0; player < 3; ++player) {
            room.buy(player, cards);
        }
        if (crowd) {
            room.crowdBuy({4, 4});
        }
        room.runToClose();
        return room.last<RoundClosed>().balls;
    };
    const std::vector<Ball> few = drawn(1, false);
    const std::vector<Ball> many = drawn(9, true);
    QVERIFY(few.size() > 20 && many.size() > 20);
    QVERIFY(std::equal(few.begin(), few.begin() + 20, many.begin()));
}

void BingoDrawTest::givenNumbersComeFirst() {
    Room room(quick(), given(QStringLiteral("30 7 19")));
    room.joinAll(1);
    QVERIFY(room.runToClose()); // an empty round does not use them
    QVERIFY(room.runToSale());
    room.crowdBuy({1, 1, 1});
    QVERIFY(room.runToClose());
    const std::vector<Ball> drawn = room.last<RoundClosed>().balls;
    QCOMPARE(std::vector<Ball>(drawn.begin(), drawn.begin() + 3), balls(QStringLiteral("30 7 19")));
    QVERIFY(room.last<RoundClosed>().scripted);
    const std::vector<BallDrawn> events = room.all<BallDrawn>();
    QCOMPARE(events[2].origin, Origin::script);
    QCOMPARE(events[3].origin, Origin::seed);
    QVERIFY(room.runToSale());
    room.crowdBuy({1, 1, 1});
    QVERIFY(room.runToClose());
    QVERIFY(!room.last<RoundClosed>().scripted);
}

void BingoDrawTest::seedFitsItsCommitment() {
    Room room(quick(), threeCards());
    threePlayers(room);
    QVERIFY(room.runToClose());
    QCOMPARE(room.last<RoundOpened>().commitment, commitment(room.last<RoundClosed>().seed, 1));
    QCOMPARE(room.last<RoundClosed>().balls, balls(kFirstCardWins));
    QVERIFY(room.last<RoundClosed>().scripted);
}

void BingoDrawTest::chanceIsChecked_data() {
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("result");
    QTest::newRow("B21 a number twice") << "repeated"
                                        << "impossible_outcome";
    QTest::newRow("B21 no number") << "zero"
                                   << "impossible_outcome";
    QTest::newRow("B78 a number that bingo 30 lacks") << "large"
                                                      << "impossible_outcome";
    QTest::newRow("B21 a number of the bingo") << "good"
                                               << "done";
    QTest::newRow("B15 the same card twice") << "twice"
                                             << "impossible_outcome";
    QTest::newRow("B15 a card that is sold") << "sold"
                                             << "impossible_outcome";
    QTest::newRow("B81 a card against the columns") << "wrong"
                                                    << "impossible_outcome";
    QTest::newRow("B11 another number of cards") << "fewer"
                                                 << "impossible_outcome";
    QTest::newRow("B15 two cards") << "two"
                                   << "done";
    QTest::newRow("B11 cards for the crowd") << "crowd"
                                             << "not_now";
}

void BingoDrawTest::chanceIsChecked() {
    QFETCH(const QString, what);
    QFETCH(const QString, result);
    Room room(quick(), threeCards(QStringLiteral("1")));
    threePlayers(room);
    const bool ofBalls = what == QLatin1String("repeated") || what == QLatin1String("zero") ||
                         what == QLatin1String("large") || what == QLatin1String("good");
    if (ofBalls) {
        QVERIFY(room.runToBall(1));
        room.driver().advanceTo(room.driver().now() + Duration(2'999));
        const int number = what == QLatin1String("repeated") ? 1
                           : what == QLatin1String("zero")   ? 0
                           : what == QLatin1String("large")  ? 31
                                                             : 2;
        Events events;
        const auto refusal = decide(room.state(), BringBall{static_cast<Ball>(number)},
                                    room.driver().now() + Duration(1), events);
        QCOMPARE(outcome(refusal), result);
        // B22: not before its time
        QCOMPARE(outcome(decide(room.state(), BringBall{2}, room.driver().now(), events)), kNotNow);
        return;
    }
    QVERIFY(!room.send(Buy{0, 2}));
    if (what == QLatin1String("crowd")) {
        QCOMPARE(outcome(room.send(BringCrowdCards{})), result);
        return;
    }
    const Card other = card(QStringLiteral("10 20 30/1 11 21/2 12 22"));
    const Card wrong = card(QStringLiteral("1 2 3/11 12 13/21 22 23"));
    const Card third = card(QStringLiteral("10 20 30/1 11 21/3 13 23"));
    BringCards cards{{other, third}, Origin::script};
    if (what == QLatin1String("twice")) {
        cards.cards = {other, other};
    } else if (what == QLatin1String("sold")) {
        cards.cards = {other, small(2)};
    } else if (what == QLatin1String("wrong")) {
        cards.cards = {other, wrong};
    } else if (what == QLatin1String("fewer")) {
        cards.cards = {other};
    }
    QCOMPARE(outcome(room.send(cards)), result);
}

#include "program/test_list.h"

MESAVIVA_TEST(BingoDrawTest)
#include "tst_bingo_draw.moc"
