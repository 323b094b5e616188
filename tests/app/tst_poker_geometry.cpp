// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/poker/scene/poker_layout.h"
#include "patience.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <vector>

using mesaviva::scene::kHandCards;
using mesaviva::scene::outlineOf;
using mesaviva::scene::PokerGeometry;
using mesaviva::scene::PokerLayout;

namespace {

struct Thing {
    QString name;
    QPolygonF outline;
};

// Two convex outlines are disjoint if one of them lies wholly beyond a side of the other.
bool hasDividingSide(const QPolygonF& one, const QPolygonF& other) {
    for (qsizetype i = 0; i + 1 < one.size(); ++i) {
        const QPointF side = one[i + 1] - one[i];
        const auto beyond = [&](QPointF p) {
            const QPointF to = p - one[i];
            return side.x() * to.y() - side.y() * to.x() <= 1e-6;
        };
        if (std::all_of(other.begin(), other.end(), beyond)) {
            return true;
        }
    }
    return false;
}

bool isApart(const QPolygonF& one, const QPolygonF& other) {
    return hasDividingSide(one, other) || hasDividingSide(other, one);
}

QPolygonF handOutline(const PokerLayout& layout, int seat) {
    const QSizeF card = layout.cardSize();
    const qreal spread = QLineF(layout.card(seat, 0).at, layout.card(seat, kHandCards - 1).at).length();
    return outlineOf(layout.hand(seat), {card.width() + spread, card.height()});
}

QPolygonF box(const QRectF& rect) { return outlineOf({rect.center(), 0}, rect.size()); }

std::vector<Thing> thingsOn(const PokerLayout& layout) {
    const QSizeF ring(2 * layout.anteRadius(), 2 * layout.anteRadius());
    const QSizeF chip = QSizeF(39, 34) * layout.mm();
    std::vector<Thing> things;
    for (int seat = 1; seat <= layout.seats(); ++seat) {
        const QString who = QStringLiteral(" of seat %1").arg(seat);
        things.push_back({QStringLiteral("hand") + who, handOutline(layout, seat)});
        things.push_back({QStringLiteral("ante") + who, outlineOf(layout.ante(seat), ring)});
        things.push_back({QStringLiteral("bet") + who, outlineOf(layout.bet(seat), layout.betSize())});
        things.push_back({QStringLiteral("ante winnings") + who, outlineOf(layout.anteWinnings(seat), chip)});
        things.push_back({QStringLiteral("bet winnings") + who, outlineOf(layout.betWinnings(seat), chip)});
        things.push_back({QStringLiteral("plate") + who, outlineOf(layout.plate(seat), layout.plateSize())});
    }
    if (layout.isForOne()) {
        const auto half = [&](int number) {
            return layout.payHeading(number) | layout.payLine(5 * number) | layout.payLine(5 * number + 4);
        };
        things.push_back({QStringLiteral("left half of the pay-table"), box(half(0))});
        things.push_back({QStringLiteral("right half of the pay-table"), box(half(1))});
    }
    things.push_back({QStringLiteral("dealer's cards"), box(layout.dealerCards())});
    things.push_back({QStringLiteral("tray"), box(layout.tray())});
    things.push_back({QStringLiteral("table plate"), box(layout.tablePlate())});
    things.push_back({QStringLiteral("timer"), box(layout.timer())});
    things.push_back({QStringLiteral("discard holder"), outlineOf(layout.discard(), layout.discardSize())});
    things.push_back({QStringLiteral("burnt card"), outlineOf(layout.burnt(), layout.cardSize())});
    return things;
}

} // namespace

class TstPokerGeometry : public QObject {
    Q_OBJECT

private:
    static void addSizes() {
        QTest::addColumn<QSizeF>("size");
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("ownSeat");
        QTest::addColumn<bool>("middle");
        // The table's area in these windows, and unusual shapes.
        const std::vector<QSizeF> sizes = {{1024, 640},  {1280, 800},  {1920, 1080}, {3840, 2160},
                                           {1024, 458},  {1024, 418},  {1280, 600},  {1920, 830},
                                           {3840, 1740}, {1000, 1000}, {3440, 1100}, {800, 1200}};
        for (const QSizeF& size : sizes) {
            for (int seats = 1; seats <= 7; ++seats) {
                for (int own = 0; own <= seats; ++own) {
                    for (const bool middle : {false, true}) {
                        QTest::addRow("P6a %dx%d, %d seats, own %d%s", static_cast<int>(size.width()),
                                      static_cast<int>(size.height()), seats, own,
                                      middle ? " in the middle" : "")
                            << size << seats << own << middle;
                    }
                }
            }
        }
    }

    static PokerLayout layout() {
        QFETCH(QSizeF, size);
        QFETCH(int, seats);
        QFETCH(int, ownSeat);
        QFETCH(bool, middle);
        return {size, seats, ownSeat, middle};
    }

private slots:
    void nothingOverlaps_data() { addSizes(); }
    void nothingOverlaps() {
        const PokerLayout table = layout();
        std::vector<Thing> things = thingsOn(table);
        if (table.isForOne()) { // it extends beyond the picture, close to the pay table
            things.push_back({QStringLiteral("shoe"), outlineOf(table.shoe(), table.shoeSize())});
        }
        for (std::size_t i = 0; i < things.size(); ++i) {
            for (std::size_t j = i + 1; j < things.size(); ++j) {
                QVERIFY2(isApart(things[i].outline, things[j].outline),
                         qPrintable(things[i].name + QStringLiteral(" lies on ") + things[j].name));
            }
        }
    }

    void nothingLeavesTheWindow_data() { addSizes(); }
    void nothingLeavesTheWindow() {
        const PokerLayout table = layout();
        const QRectF window = QRectF({0, 0}, table.size()).adjusted(-0.5, -0.5, 0.5, 0.5);
        for (const Thing& thing : thingsOn(table)) {
            QVERIFY2(window.contains(thing.outline.boundingRect()), qPrintable(thing.name));
        }
        QVERIFY(window.contains(table.shoeMouth().at));
        QVERIFY(window.contains(table.dealerLabel()));
    }

    void seatsGoRoundFromTheDealersLeft_data() { addSizes(); }
    void seatsGoRoundFromTheDealersLeft() {
        const PokerLayout table = layout();
        QFETCH(int, ownSeat);
        QFETCH(bool, middle);
        int turnsBack = 0;
        for (int seat = 1; seat < table.seats(); ++seat) {
            turnsBack += table.hand(seat).at.x() < table.hand(seat + 1).at.x() ? 1 : 0;
        }
        QVERIFY(turnsBack <= (middle && ownSeat > 0 ? 1 : 0));
        if (middle && ownSeat > 0 && table.seats() % 2 == 1) {
            QVERIFY(qAbs(table.hand(ownSeat).at.x() - table.size().width() / 2) < 1);
        }
    }

    // The dealer's hand label stands between the cards and the table's name; any higher it covers cards.
    void theDealersLabelLeavesTheNameFree_data() { addSizes(); }
    void theDealersLabelLeavesTheNameFree() {
        const PokerLayout table = layout();
        const qreal name = table.centre().y() + table.radiusAt(table.nameDepth() + table.nameCapitals() / 2);
        const qreal rule = table.centre().y() + table.radiusAt(table.ruleDepth() + table.ruleCapitals() / 2);
        QVERIFY(table.dealerLabelFloor() < name);
        QVERIFY(table.dealerLabelFloor() > table.dealerCards().bottom());
        QVERIFY(name + table.nameCapitals() * table.mm() < rule);
    }

    void theTableForOneIsNearer() {
        const PokerLayout one({1280, 600}, 1, 1, true);
        const PokerLayout seven({1280, 600}, 7, 1, true);
        QVERIFY(one.mm() > 1.15 * seven.mm());
        QVERIFY(one.betSize().width() > 1.6 * seven.betSize().width());
        QVERIFY(one.anteRadius() > 1.6 * seven.anteRadius());
        for (int line = 0; line < mesaviva::scene::kPayLines; ++line) {
            QVERIFY(!one.payLine(line).isEmpty());
            QVERIFY(seven.payLine(line).isEmpty());
        }
        QVERIFY(one.payLine(-1).isEmpty());
        QVERIFY(one.payLine(mesaviva::scene::kPayLines).isEmpty());
    }

    void layoutGrowsWithTheWindow() {
        const PokerLayout small({1280, 600}, 7, 3, true);
        const PokerLayout large({2560, 1200}, 7, 3, true);
        for (int seat = 1; seat <= 7; ++seat) {
            const QPointF off = large.bet(seat).at - 2 * small.bet(seat).at;
            QVERIFY(qAbs(off.x()) + qAbs(off.y()) < 1e-3);
        }
    }

    void geometryEmitsOnceForEachChangeAndSettles() {
        PokerGeometry geometry;
        QSignalSpy changed(&geometry, &PokerGeometry::changed);
        QSignalSpy still(&geometry, &PokerGeometry::stillChanged);
        geometry.setWidth(1280);
        QCOMPARE(geometry.revision(), 0);
        geometry.setHeight(600);
        QCOMPARE(geometry.revision(), 1);
        QVERIFY(!geometry.isStill());
        geometry.setHeight(600);
        QCOMPARE(changed.count(), 1);
        QTRY_VERIFY(geometry.isStill());
        QCOMPARE(still.count(), 2);
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TstPokerGeometry)
#include "tst_poker_geometry.moc"
