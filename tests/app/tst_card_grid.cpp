// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/scene/card_grid.h"

#include <QTest>

using mesaviva::scene::CardGrid;

/// B14: the player's cards are as large as the space allows, and never too small to read.
class CardGridTest : public QObject {
    Q_OBJECT

    // The space for bingo 90 in a window of 1280 by 800.
    static void set90(CardGrid& grid) {
        grid.setWidth(920);
        grid.setHeight(428);
        grid.setGap(8);
        grid.setAcross(9.9);
        grid.setDown(3.15);
        grid.setLeastAspect(2.2);
        grid.setMostAspect(3.9);
        grid.setLeastBox(20);
        grid.setMostBox(84);
    }

private slots:
    void cardsAreAsLargeAsTheyCanBe_data() {
        QTest::addColumn<int>("count");
        QTest::addColumn<qreal>("aspect");
        QTest::addColumn<int>("columns");
        QTest::addColumn<qreal>("cardWidth");
        // In a space of 800 by 400 with cards of 100 to 300.
        QTest::newRow("no card") << 0 << 2.0 << 1 << 300.0;
        QTest::newRow("one is not blown up") << 1 << 2.0 << 1 << 300.0;
        QTest::newRow("two side by side") << 2 << 2.0 << 2 << 300.0;
        QTest::newRow("four, two by two") << 4 << 2.0 << 2 << 300.0;
        QTest::newRow("nine, three by three") << 9 << 2.0 << 3 << 800.0 / 3;
        QTest::newRow("six, not four and two") << 6 << 1.0 << 3 << 200.0;
        QTest::newRow("tall ones stand in a row") << 4 << 0.5 << 4 << 200.0;
        QTest::newRow("too many keep their size") << 100 << 2.0 << 8 << 100.0;
    }

    void cardsAreAsLargeAsTheyCanBe() {
        QFETCH(int, count);
        QFETCH(qreal, aspect);
        CardGrid grid;
        grid.setWidth(800);
        grid.setHeight(400);
        grid.setAcross(2 * aspect);
        grid.setDown(2);
        grid.setLeastAspect(aspect);
        grid.setMostAspect(aspect);
        grid.setLeastBox(100 / (2 * aspect));
        grid.setMostBox(300 / (2 * aspect));
        grid.setCount(count);
        QTEST(grid.columns(), "columns");
        QTEST(grid.cardWidth(), "cardWidth");
    }

    void whatFitsLiesInThePlace() {
        CardGrid grid;
        set90(grid);
        grid.setLeastBox(10);
        for (int count = 1; count <= 36; ++count) {
            grid.setCount(count);
            const int rows = (count + grid.columns() - 1) / grid.columns();
            QVERIFY(grid.columns() * (grid.cardWidth() + 8) <= 920.001);
            QVERIFY(rows * (grid.cardHeight() + 8) <= 428.001);
        }
    }

    // Twenty-four cards of bingo 90 are all visible, with numbers as large as on a third as many cards (B13).
    void manyCardsLieFlat() {
        CardGrid grid;
        set90(grid);
        grid.setCount(24);
        QCOMPARE(grid.columns(), 4);
        QVERIFY(grid.cardWidth() > 220);
        QVERIFY(grid.cardHeight() > 60);
        QVERIFY(grid.fits());
        grid.setCount(1);
        QVERIFY(grid.cardWidth() > 800);
    }

    // If even the flattest cards are too small, they fill the width and continue below the visible area.
    void tooManyFillTheWidth() {
        CardGrid grid;
        set90(grid);
        grid.setCount(80);
        QVERIFY(grid.cardWidth() >= 20 * 9.9);
        QCOMPARE(grid.columns() * (grid.cardWidth() + 8), 920.0);
        QVERIFY(!grid.fits());
        grid.setCount(0);
        QVERIFY(grid.fits());
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(CardGridTest)
#include "tst_card_grid.moc"
