// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The position of each stake on the roulette layout, what a pointer hits there, and the arrow keys' targets.

#include "roulette_geometry_kit.h"

#include <QLineF>
#include <QTest>

#include <algorithm>
#include <set>
#include <vector>

using namespace mesaviva::scene::kit;
using mesaviva::roulette::kNoSpot;
using mesaviva::scene::Direction;
using mesaviva::scene::RouletteLayoutGeometry;
using mesaviva::scene::RoulettePlan;
using mesaviva::scene::Side;
using mesaviva::scene::TrackKind;

class TestRouletteLayoutGeometry : public QObject {
    Q_OBJECT

private slots:
    void aChipIsTakenForTheStakeItLiesOn_data() { addLayouts(); }
    void aChipIsTakenForTheStakeItLiesOn() {
        const RouletteLayoutGeometry layout = layoutHere();
        QFETCH(bool, macau);
        const std::vector<SpotId> spots = offeredSpots(layout, macau);
        for (const SpotId spot : spots) {
            const QString name = nameOf(Layout::of(layout.pockets())[spot]);
            QVERIFY2(layout.box().contains(layout.anchor(spot)), qPrintable(name));
            QVERIFY2(layout.spotAt(layout.anchor(spot), offeredBy(layout, macau)) == spot, qPrintable(name));
        }
    }

    void onlySectorsHaveNoPlaceOnTheLayout_data() { addLayouts(); }
    void onlySectorsHaveNoPlaceOnTheLayout() {
        const RouletteLayoutGeometry layout = layoutHere();
        const auto& all = Layout::of(layout.pockets());
        for (std::size_t i = 0; i < all.spots().size(); ++i) {
            const auto spot = static_cast<SpotId>(i);
            const bool sector =
                all[spot].kind == ChanceKind::sector9 || all[spot].kind == ChanceKind::sector12;
            QCOMPARE(layout.has(spot), !sector);
        }
        QVERIFY(!layout.has(kNoSpot));
    }

    void chipsOfDifferentStakesAreDistinguished_data() { addLayouts(); }
    void chipsOfDifferentStakesAreDistinguished() {
        const RouletteLayoutGeometry layout = layoutHere();
        QFETCH(bool, macau);
        const std::vector<SpotId> spots = offeredSpots(layout, macau);
        // Two zeros crowd five stakes on the line beside them; elsewhere chips hardly touch.
        const bool crowded = layout.pockets() == 38;
        const qreal least = crowded ? 0.24 * layout.cell().height()
                                    : 0.42 * std::min(layout.cell().width(), layout.cell().height());
        for (const SpotId one : spots) {
            for (const SpotId other : spots) {
                const qreal apart = QLineF(layout.anchor(one), layout.anchor(other)).length();
                QVERIFY2(one == other || apart >= least,
                         qPrintable(nameOf(Layout::of(layout.pockets())[one]) + QStringLiteral(" and ") +
                                    nameOf(Layout::of(layout.pockets())[other])));
            }
        }
    }

    void everyPointOfTheNumbersIsAStakeOnTheNumberThere_data() { addLayouts(); }
    void everyPointOfTheNumbersIsAStakeOnTheNumberThere() {
        const RouletteLayoutGeometry layout = layoutHere();
        QFETCH(bool, macau);
        const RouletteLayoutGeometry::Offered offered = offeredBy(layout, macau);
        for (int index = 0; index < layout.pockets(); ++index) {
            const Pocket pocket(index);
            const QRectF field = layout.numberRect(pocket);
            for (int x = 1; x < 20; ++x) {
                for (int y = 1; y < 20; ++y) {
                    const QPointF point =
                        field.topLeft() + QPointF(field.width() * x / 20, field.height() * y / 20);
                    const SpotId spot = layout.spotAt(point, offered);
                    QVERIFY(spot != kNoSpot);
                    QVERIFY(Layout::of(layout.pockets())[spot].numbers.has(pocket));
                }
            }
        }
    }

    void chipsHideNoWords_data() { addLayouts(); }
    // However many players stake there, single chips and winnings lie beside the word or below it; on dozens
    // the highest stacks do, too.
    void chipsHideNoWords() {
        const RouletteLayoutGeometry layout = layoutHere();
        const auto& all = Layout::of(layout.pockets());
        int boxes = 0;
        for (std::size_t i = 0; i < all.spots().size(); ++i) {
            const auto spot = static_cast<SpotId>(i);
            const QRectF print = layout.printRoom(spot);
            QCOMPARE(print.isEmpty(), layout.chipRoom(spot).isEmpty());
            if (print.isEmpty()) {
                continue;
            }
            ++boxes;
            QVERIFY(layout.boxRect(spot).adjusted(-0.01, -0.01, 0.01, 0.01).contains(print));
            QVERIFY(layout.chipRoom(spot).contains(layout.anchor(spot)));
            // Words fill the middle of their box; a dozen's may fill all of it.
            const bool dozen = all[spot].kind == ChanceKind::dozen;
            const QRectF word = dozen ? print
                                      : print.adjusted(print.width() * 0.22, print.height() * 0.22,
                                                       -print.width() * 0.22, -print.height() * 0.22);
            const int discs = !dozen ? 1 : layout.isBelowPrint(spot) ? 5 : 8;
            for (int count = 1; count <= 5; ++count) {
                for (int position = 0; position < count; ++position) {
                    const QPointF at = layout.pile(spot, position, count);
                    const qreal half = layout.chipDiameter() * RouletteLayoutGeometry::pileShare(count) / 2;
                    const QPointF rise(0, 0.085 * 2 * half * (discs - 1));
                    QVERIFY2(
                        !word.intersects(QRectF(at - QPointF(half, half) - rise, at + QPointF(half, half))),
                        qPrintable(nameOf(all[spot])));
                    QVERIFY(layout.spotAt(at, offeredBy(layout, false)) == spot);
                }
            }
        }
        QCOMPARE(boxes, 12);
    }

    // A stack in front never rises over the figure on a stack behind it.
    void stacksCoverNoFigure_data() { addLayouts(); }
    void stacksCoverNoFigure() {
        const RouletteLayoutGeometry layout = layoutHere();
        constexpr qreal kRise = 0.085;
        const qreal chip = layout.chipDiameter();
        const auto& all = Layout::of(layout.pockets());
        for (const int number : {0, 2, 17, 20, 36}) {
            QList<int> picture;
            for (const SpotId spot : all.winners(Pocket(number))) {
                if (layout.has(spot)) {
                    picture.append(spot);
                }
            }
            for (const int front : picture) {
                const int high = layout.highestOn(static_cast<SpotId>(front), 1, picture);
                QVERIFY(high >= 1 && high <= 8);
                QCOMPARE(layout.highestOn(static_cast<SpotId>(front), 1, {front}),
                         layout.isBelowPrint(static_cast<SpotId>(front)) ? 5 : 8); // alone
                for (const int behind : picture) {
                    const QPointF away = (layout.anchor(static_cast<SpotId>(front)) -
                                          layout.anchor(static_cast<SpotId>(behind))) /
                                         chip;
                    const bool crosses = std::abs(away.x()) < 0.8 && away.y() > 0.75;
                    QVERIFY(!crosses || away.y() - 0.5 - kRise * (high - 1) > 0.25 - 1e-9);
                }
            }
        }
    }

    void severalStacksOnASpotAreDistinguished_data() { addLayouts(); }
    void severalStacksOnASpotAreDistinguished() {
        const RouletteLayoutGeometry layout = layoutHere();
        QFETCH(bool, macau);
        for (const SpotId spot : offeredSpots(layout, macau)) {
            QCOMPARE(layout.pile(spot, 0, 1), layout.anchor(spot));
            for (int count = 2; count <= 5; ++count) {
                std::vector<QPointF> piles;
                for (int position = 0; position < count; ++position) {
                    piles.push_back(layout.pile(spot, position, count));
                }
                piles.push_back(layout.payment(spot, 0, count, {}));
                for (std::size_t i = 0; i < piles.size(); ++i) {
                    for (std::size_t j = i + 1; j < piles.size(); ++j) {
                        QVERIFY2(QLineF(piles[i], piles[j]).length() >= 0.1 * layout.chipDiameter(),
                                 qPrintable(nameOf(Layout::of(layout.pockets())[spot])));
                    }
                }
            }
        }
    }

    void aPaymentStandsAwayFromTheDrawnDigits_data() {
        QTest::addColumn<ChanceKind>("kind");
        QTest::addColumn<QList<int>>("covered");
        QTest::addColumn<int>("drawn");
        QTest::addColumn<QList<int>>("beside"); // another winning stake, as a split
        QTest::addColumn<int>("towards");       // -1 left, 1 right
        const auto row = [](const char* name, ChanceKind kind, const QList<int>& covered, int drawn,
                            int towards, const QList<int>& beside = {}) {
            QTest::newRow(name) << kind << covered << drawn << beside << towards;
        };
        row("R30 23-26, left of 26", ChanceKind::split, {23, 26}, 26, -1);
        row("R30 23-26, right of 23", ChanceKind::split, {23, 26}, 23, 1);
        row("R30 22-23-25-26, left of 26", ChanceKind::corner, {22, 23, 25, 26}, 26, -1);
        row("R30 22-23-25-26, right of 22", ChanceKind::corner, {22, 23, 25, 26}, 22, 1);
        row("R30 25-26, beside it as usual", ChanceKind::split, {25, 26}, 25, 1);
        row("R30 33-36, right of 33", ChanceKind::split, {33, 36}, 33, 1);
        row("R30 33-36, left of 36", ChanceKind::split, {33, 36}, 36, -1);
        row("R30 0-2, left of 2", ChanceKind::split, {0, 2}, 2, -1);
        row("R30 none drawn", ChanceKind::split, {23, 26}, -1, 1);
        row("R30 26", ChanceKind::straight, {26}, 26, 1);
        row("R30 26, 26-29 wins too", ChanceKind::straight, {26}, 26, -1, {26, 29});
    }
    void aPaymentStandsAwayFromTheDrawnDigits() {
        QFETCH(ChanceKind, kind);
        QFETCH(QList<int>, covered);
        QFETCH(int, drawn);
        QFETCH(QList<int>, beside);
        QFETCH(int, towards);
        const RouletteLayoutGeometry layout(RoulettePlan({1280, 590}, TrackKind::french).layout(), 37);
        const auto spotOn = [](ChanceKind chance, const QList<int>& pockets) {
            Numbers wanted;
            for (const int pocket : pockets) {
                wanted.add(Pocket(pocket));
            }
            return Layout::of(37).find(chance, wanted).value();
        };
        const SpotId spot = spotOn(kind, covered);
        QList<int> spots = {spot};
        if (!beside.isEmpty()) {
            spots.append(spotOn(ChanceKind::split, beside));
        }
        const QPointF first = layout.payment(spot, 0, 1, {drawn, spots});
        const QPointF second = layout.payment(spot, 1, 1, {drawn, spots});
        QCOMPARE(first.x() > layout.anchor(spot).x() ? 1 : -1, towards);
        QVERIFY(layout.box().contains(first));
        QVERIFY(layout.box().contains(second));
        QVERIFY(QLineF(first, second).length() > layout.chipDiameter());
    }

    void paymentsAndMarkerLeaveTheDrawnNumberToBeSeen_data() { addLayouts(); }
    void paymentsAndMarkerLeaveTheDrawnNumberToBeSeen() {
        const RouletteLayoutGeometry layout = layoutHere();
        QFETCH(bool, macau);
        const auto& all = Layout::of(layout.pockets());
        const qreal half = layout.chipDiameter() / 2;
        for (const SpotId spot : offeredSpots(layout, macau)) {
            const ChanceKind kind = all[spot].kind;
            // Boxes and the lines between them are separate from the numbers.
            if (!layout.chipRoom(spot).isEmpty() || kind == ChanceKind::double_dozen ||
                kind == ChanceKind::double_column) {
                continue;
            }
            all[spot].numbers.forEach([&](Pocket pocket) {
                const QString name =
                    nameOf(all[spot]) + QStringLiteral(", ") + QString::fromLatin1(pocket.text().data());
                const QRectF field = layout.numberRect(pocket);
                const QPointF digits(0.2 * layout.cell().width(), 0.12 * layout.cell().height());
                const QPointF at = layout.payment(spot, 0, 1, {pocket.index(), {spot}});
                const QRectF chip(at - QPointF(half, half), at + QPointF(half, half));
                QVERIFY2(layout.box().contains(at), qPrintable(name));
                QVERIFY2(!chip.intersects(QRectF(field.center() - digits, field.center() + digits)),
                         qPrintable(name));
                const QPointF marker = layout.markerAt(pocket, {spot});
                QVERIFY2(field.contains(marker), qPrintable(name));
                QVERIFY2(QLineF(marker, layout.anchor(spot)).length() > half, qPrintable(name));
            });
        }
    }

    void theMarkerStandsInACornerThatIsFree_data() {
        QTest::addColumn<ChanceKind>("kind");
        QTest::addColumn<QList<int>>("covered");
        QTest::addColumn<bool>("right");
        QTest::newRow("R23 26, 23-26 at its left") << ChanceKind::split << QList<int>{23, 26} << true;
        QTest::newRow("R23 26, 26-29 at its right") << ChanceKind::split << QList<int>{26, 29} << false;
        QTest::newRow("R23 26, 23-24-26-27 at its upper left")
            << ChanceKind::corner << QList<int>{23, 24, 26, 27} << true;
        QTest::newRow("R23 26, 26-27-29-30 at its upper right")
            << ChanceKind::corner << QList<int>{26, 27, 29, 30} << false;
        QTest::newRow("R23 26, 20-23 lies elsewhere") << ChanceKind::split << QList<int>{20, 23} << false;
    }
    void theMarkerStandsInACornerThatIsFree() {
        QFETCH(ChanceKind, kind);
        QFETCH(QList<int>, covered);
        QFETCH(bool, right);
        const RouletteLayoutGeometry layout(RoulettePlan({1280, 590}, TrackKind::french).layout(), 37);
        Numbers wanted;
        for (const int pocket : covered) {
            wanted.add(Pocket(pocket));
        }
        const SpotId spot = Layout::of(37).find(kind, wanted).value();
        const QPointF marker = layout.markerAt(Pocket(26), {spot});
        const QRectF field = layout.numberRect(Pocket(26));
        QCOMPARE(marker.x() > field.center().x(), right);
        QVERIFY(marker.y() < field.center().y());
    }

    void stakesLieWhereTheirNumbersMeet_data() {
        QTest::addColumn<int>("pockets");
        QTest::addColumn<ChanceKind>("kind");
        QTest::addColumn<QList<int>>("covered");
        const auto row = [](const char* name, int pockets, ChanceKind kind, const QList<int>& covered) {
            QTest::newRow(name) << pockets << kind << covered;
        };
        row("I-O7 0-1", 37, ChanceKind::split, {0, 1});
        row("I-O7 0-2", 37, ChanceKind::split, {0, 2});
        row("I-O7 0-3", 37, ChanceKind::split, {0, 3});
        row("I-O7 0-1-2", 37, ChanceKind::street, {0, 1, 2});
        row("I-O7 0-2-3", 37, ChanceKind::street, {0, 2, 3});
        row("I-O7 0-1-2-3", 37, ChanceKind::corner, {0, 1});
        row("I-O7 0-00", 38, ChanceKind::split, {0, 37});
        row("I-O7 0-1 of 38", 38, ChanceKind::split, {0, 1});
        row("I-O7 0-2 of 38", 38, ChanceKind::split, {0, 2});
        row("I-O7 00-2", 38, ChanceKind::split, {37, 2});
        row("I-O7 00-3", 38, ChanceKind::split, {37, 3});
        row("I-O7 0-1-2 of 38", 38, ChanceKind::street, {0, 1, 2});
        row("I-O7 0-00-2", 38, ChanceKind::street, {0, 37, 2});
        row("I-O7 00-2-3", 38, ChanceKind::street, {37, 2, 3});
        row("O7 17-20", 37, ChanceKind::split, {17, 20});
        row("O7 25-26-28-29", 37, ChanceKind::corner, {25, 26, 28, 29});
    }
    void stakesLieWhereTheirNumbersMeet() {
        QFETCH(int, pockets);
        QFETCH(ChanceKind, kind);
        QFETCH(QList<int>, covered);
        Numbers wanted;
        for (const int index : covered) {
            wanted.add(Pocket(index));
        }
        // The corner with the zero touches only two of its numbers.
        const Numbers stake = kind == ChanceKind::corner && wanted.hasZero() ? numbers({0, 1, 2, 3}) : wanted;
        const auto spot = Layout::of(pockets).find(kind, stake);
        QVERIFY(spot.has_value());
        const RouletteLayoutGeometry layout(RoulettePlan({1280, 590}, TrackKind::none).layout(), pockets);
        const QPointF at = layout.anchor(*spot);
        for (const int index : covered) {
            QVERIFY(layout.numberRect(Pocket(index)).adjusted(-0.01, -0.01, 0.01, 0.01).contains(at));
        }
    }

    void whatIsNotOfferedIsNotHit() {
        const RouletteLayoutGeometry layout(RoulettePlan({1280, 590}, TrackKind::macau).layout(), 37);
        const QRectF one = layout.numberRect(Pocket(1));
        const QPointF beside(one.left() + 1, one.center().y());
        const auto split = Layout::of(37).find(ChanceKind::split, numbers({0, 1}));
        QCOMPARE(layout.spotAt(beside, offeredBy(layout, false)), *split);
        QCOMPARE(layout.spotAt(beside, offeredBy(layout, true)), SpotId{1});
        QCOMPARE(layout.spotAt(beside - QPointF(2, 0), offeredBy(layout, true)), SpotId{0});
    }

    void cornersGoBeforeEdgesAndEdgesBeforeFields() {
        const RouletteLayoutGeometry layout(RoulettePlan({1280, 590}, TrackKind::none).layout(), 37);
        const RouletteLayoutGeometry::Offered offered = offeredBy(layout, false);
        const QRectF field = layout.numberRect(Pocket(17));
        const QSizeF cell = layout.cell();
        const QPointF inFromCorner(field.right() - 0.2 * cell.width(), field.top() + 0.2 * cell.height());
        const QPointF inFromEdge(field.right() - 0.2 * cell.width(), field.center().y());
        const QPointF further(field.right() - 0.25 * cell.width(), field.center().y());
        QCOMPARE(Layout::of(37)[layout.spotAt(inFromCorner, offered)].numbers, numbers({17, 18, 20, 21}));
        QCOMPARE(Layout::of(37)[layout.spotAt(inFromEdge, offered)].numbers, numbers({17, 20}));
        QCOMPARE(Layout::of(37)[layout.spotAt(further, offered)].numbers, numbers({17}));
    }

    void arrowKeysGoOverEdges_data() {
        QTest::addColumn<QList<int>>("from");
        QTest::addColumn<Direction>("direction");
        QTest::addColumn<QList<int>>("to");
        QTest::newRow("O8 right of 17") << QList<int>{17} << Direction::right << QList<int>{17, 20};
        QTest::newRow("O8 right of 17-20") << QList<int>{17, 20} << Direction::right << QList<int>{20};
        QTest::newRow("O8 up from 17") << QList<int>{17} << Direction::up << QList<int>{17, 18};
        QTest::newRow("O8 up from 17-20")
            << QList<int>{17, 20} << Direction::up << QList<int>{17, 18, 20, 21};
        QTest::newRow("O8 down from 16") << QList<int>{16} << Direction::down << QList<int>{16, 17, 18};
        QTest::newRow("O8 right of 16-17-18")
            << QList<int>{16, 17, 18} << Direction::right << QList<int>{16, 17, 18, 19, 20, 21};
        QTest::newRow("O8 left of 2") << QList<int>{2} << Direction::left << QList<int>{0, 2};
        QTest::newRow("O8 right of 36")
            << QList<int>{36} << Direction::right << QList<int>{3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36};
        QTest::newRow("O8 down from 1-2-3")
            << QList<int>{1, 2, 3} << Direction::down << QList<int>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
    }
    void arrowKeysGoOverEdges() {
        QFETCH(QList<int>, from);
        QFETCH(Direction, direction);
        QFETCH(QList<int>, to);
        const RouletteLayoutGeometry layout(RoulettePlan({1280, 590}, TrackKind::none).layout(), 37);
        const auto spots = Layout::of(37).spots();
        const auto covers = [](const Spot& spot, const QList<int>& indices) {
            Numbers wanted;
            for (const int index : indices) {
                wanted.add(Pocket(index));
            }
            return spot.numbers == wanted;
        };
        const auto start = std::ranges::find_if(spots, [&](const Spot& spot) { return covers(spot, from); });
        QVERIFY(start != spots.end());
        const SpotId next =
            layout.neighbour(static_cast<SpotId>(start - spots.begin()), direction, offeredBy(layout, false));
        QVERIFY(next != kNoSpot);
        QVERIFY2(covers(spots[next], to), qPrintable(nameOf(spots[next])));
    }

    void theKeyboardReachesEveryStakeFromEveryOther_data() { addLayouts(); }
    void theKeyboardReachesEveryStakeFromEveryOther() {
        const RouletteLayoutGeometry layout = layoutHere();
        QFETCH(bool, macau);
        const RouletteLayoutGeometry::Offered offered = offeredBy(layout, macau);
        const std::vector<SpotId> spots = offeredSpots(layout, macau);
        const std::vector<int> ids(spots.begin(), spots.end());
        const auto ways = waysBetween(ids, [&](int from, Direction direction) {
            const SpotId to = layout.neighbour(static_cast<SpotId>(from), direction, offered);
            return to == kNoSpot ? -1 : static_cast<int>(to);
        });
        const std::set<int> all(ids.begin(), ids.end());
        QCOMPARE(reached(layout.firstSpot(), ways, false), all);
        QCOMPARE(reached(layout.firstSpot(), ways, true), all);
    }

    // R1: in a window of 1280x800 the table's fields are large enough for a pointer.
    void fieldsOfADoubleTableAreLargeEnough() {
        const RoulettePlan plan({1280, 562}, TrackKind::french, true);
        for (const Side side : {Side::left, Side::right}) {
            const QSizeF cell = RouletteLayoutGeometry(plan, side, 37).cell();
            QVERIFY(std::min(cell.width(), cell.height()) >= 34);
        }
    }

    void arrowKeysFollowTheEye_data() {
        QTest::addColumn<Side>("side");
        QTest::addColumn<Direction>("direction");
        QTest::addColumn<QList<int>>("to");
        QTest::newRow("R1 right of 17") << Side::left << Direction::right << QList<int>{17, 18};
        QTest::newRow("R1 left of 17") << Side::left << Direction::left << QList<int>{16, 17};
        QTest::newRow("R1 below 17") << Side::left << Direction::down << QList<int>{17, 20};
        QTest::newRow("R1 above 17") << Side::left << Direction::up << QList<int>{14, 17};
        QTest::newRow("R1 right of 17, right layout")
            << Side::right << Direction::right << QList<int>{16, 17};
        QTest::newRow("R1 left of 17, right layout") << Side::right << Direction::left << QList<int>{17, 18};
        QTest::newRow("R1 below 17, right layout") << Side::right << Direction::down << QList<int>{17, 20};
    }
    void arrowKeysFollowTheEye() {
        QFETCH(Side, side);
        QFETCH(Direction, direction);
        QFETCH(QList<int>, to);
        const RouletteLayoutGeometry layout({{1280, 572}, TrackKind::french, true}, side, 37);
        const SpotId next = layout.neighbour(17, direction, offeredBy(layout, false));
        QVERIFY(next != kNoSpot);
        QCOMPARE(Layout::of(37)[next].numbers, numbers({to.at(0), to.at(1)}));
    }

private:
    static void addLayouts() {
        QTest::addColumn<QSizeF>("size");
        QTest::addColumn<int>("pockets");
        QTest::addColumn<bool>("macau");
        QTest::addColumn<bool>("doubled");
        QTest::addColumn<Side>("side");
        for (const QSizeF& size : sizes()) {
            const auto row = [&](const char* rule, int pockets, bool macau, bool doubled = false,
                                 Side side = Side::left) {
                QTest::addRow("%s %dx%d, %d numbers", rule, static_cast<int>(size.width()),
                              static_cast<int>(size.height()), pockets)
                    << size << pockets << macau << doubled << side;
            };
            row("O8", 37, false);
            row("O8", 38, false);
            row("M6.1-17", 37, true);
            row("R1 left", 37, false, true, Side::left);
            row("R1 right", 37, false, true, Side::right);
        }
    }

    static RouletteLayoutGeometry layoutHere() {
        QFETCH(QSizeF, size);
        QFETCH(int, pockets);
        QFETCH(bool, macau);
        QFETCH(bool, doubled);
        QFETCH(Side, side);
        return {RoulettePlan(size, macau ? TrackKind::macau : TrackKind::french, doubled), side, pockets};
    }

    static QString nameOf(const Spot& spot) {
        QString name = QString::fromLatin1(mesaviva::roulette::name(spot.kind).data());
        spot.numbers.forEach(
            [&](Pocket pocket) { name += QLatin1Char(' ') + QString::fromLatin1(pocket.text().data()); });
        return name;
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestRouletteLayoutGeometry)
#include "tst_roulette_layout_geometry.moc"
