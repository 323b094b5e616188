// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/scene/card_grid.h"

#include <QTest>

using mesaviva::scene::CardGrid;

/// B14: own cards are as large as the place allows, and never too small to be read.
class CardGridTest : public QObject {
    Q_OBJECT

private slots:
    void cardsAreAsLargeAsTheyCanBe_data() {
        QTest::addColumn<int>("count");
        QTest::addColumn<qreal>("aspect");
        QTest::addColumn<int>("columns");
        QTest::addColumn<qreal>("cardWidth");
        // In a place of 800 by 400 with cards of 100 to 300.
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
        grid.setLeastWidth(100);
        grid.setMostWidth(300);
        grid.setAspect(aspect);
        grid.setCount(count);
        QTEST(grid.columns(), "columns");
        QTEST(grid.cardWidth(), "cardWidth");
    }

    void whatFitsLiesInThePlace() {
        CardGrid grid;
        grid.setWidth(870);
        grid.setHeight(390);
        grid.setGap(8);
        grid.setLeastWidth(60);
        grid.setMostWidth(400);
        grid.setAspect(2.42);
        for (int count = 1; count <= 36; ++count) {
            grid.setCount(count);
            const int rows = (count + grid.columns() - 1) / grid.columns();
            QVERIFY(grid.columns() * (grid.cardWidth() + 8) <= 870.001);
            QVERIFY(rows * (grid.cardWidth() / 2.42 + 8) <= 390.001);
        }
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(CardGridTest)
#include "tst_card_grid.moc"
