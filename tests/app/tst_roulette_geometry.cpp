// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Layout and racetrack together, as QML uses them: the stake at each place, and when that changes.

#include "patience.h"
#include "roulette_geometry_kit.h"

#include <QSignalSpy>
#include <QTest>

#include <array>
#include <cmath>
#include <set>

using namespace mesaviva::scene::kit;
using mesaviva::roulette::WheelOrder;
using mesaviva::scene::Direction;
using mesaviva::scene::kSectorCode;
using mesaviva::scene::RouletteGeometry;
using mesaviva::scene::TrackKind;

class TestRouletteGeometry : public QObject {
    Q_OBJECT

private slots:
    // R1: the player stakes on the own layout only, and chips lie on their player's side.
    void onlyTheOwnLayoutTakesStakes() {
        RouletteGeometry geometry;
        geometry.setWidth(1280);
        geometry.setHeight(572);
        geometry.setDoubled(true);
        for (const int own : {0, 1}) {
            geometry.setOwnSide(own);
            const auto spots = static_cast<int>(Layout::of(37).spots().size()) - 6;
            for (int spot = 0; spot < spots; ++spot) {
                QCOMPARE(geometry.spotAt(geometry.anchorOn(spot, own)), spot);
                QCOMPARE(geometry.spotAt(geometry.anchorOn(spot, 1 - own)), -1);
                QVERIFY(geometry.otherLayoutRect().contains(geometry.anchorOn(spot, 1 - own)));
            }
            QVERIFY(geometry.layoutRect().contains(geometry.numberCentreOn(17, own)));
            QVERIFY(geometry.otherLayoutRect().contains(geometry.numberCentreOn(17, 1 - own)));
        }
        geometry.setDoubled(false);
        QVERIFY(geometry.otherLayoutRect().isEmpty());
        QCOMPARE(geometry.anchorOn(17, 0), geometry.anchorOn(17, 1));
    }

    void whatWinsWithANumberIsHighlighted_data() {
        QTest::addColumn<int>("pocket");
        QTest::addColumn<QList<ChanceKind>>("evens");
        QTest::addColumn<int>("index"); // of dozen and column; 0: none
        QTest::addColumn<int>("column");
        QTest::newRow("O7b 17") << 17 << QList{ChanceKind::low, ChanceKind::black, ChanceKind::odd} << 2 << 2;
        QTest::newRow("O7b 36") << 36 << QList{ChanceKind::high, ChanceKind::red, ChanceKind::even} << 3 << 3;
        QTest::newRow("O17 0") << 0 << QList<ChanceKind>{} << 0 << 0;
    }
    void whatWinsWithANumberIsHighlighted() {
        QFETCH(int, pocket);
        QFETCH(QList<ChanceKind>, evens);
        QFETCH(int, index);
        QFETCH(int, column);
        RouletteGeometry geometry;
        geometry.setWidth(1280);
        geometry.setHeight(590);
        const Layout& layout = Layout::of(37);
        QList<int> spots;
        for (const ChanceKind even : evens) {
            spots.append(layout.even(even));
        }
        if (index > 0) {
            spots.append(*layout.find(ChanceKind::dozen, Layout::boxNumbers(ChanceKind::dozen, index)));
            spots.append(*layout.find(ChanceKind::column, Layout::boxNumbers(ChanceKind::column, column)));
        }
        for (const bool doubled : {false, true}) {
            geometry.setDoubled(doubled);
            for (const int side : {0, 1}) {
                geometry.setOwnSide(side);
                const QVariantList highlighted = geometry.boxesWonOn(pocket, side);
                QCOMPARE(highlighted.size(), spots.size());
                for (const int spot : spots) {
                    QVERIFY(highlighted.contains(geometry.boxRect(spot)));
                }
                // The marker is on the number, off the middle if there are chips.
                const QPointF marker = geometry.markerAt(pocket, side, {});
                QVERIFY(geometry.numberRect(pocket).contains(marker));
                const QPointF off = marker - geometry.numberCentreOn(pocket, side);
                QVERIFY(std::hypot(off.x(), off.y()) > geometry.chipDiameter() / 2);
            }
        }
    }

    // Macau's zero line: refusedAt() returns what lies under the pointer, although spotAt() finds an offered
    // stake.
    void whatIsNotOfferedIsReportedWhereItLies() {
        RouletteGeometry geometry;
        geometry.setWidth(1280);
        geometry.setHeight(590);
        const Layout& layout = Layout::of(37);
        const auto split = static_cast<int>(*layout.find(ChanceKind::split, numbers({0, 1})));
        const QPointF edge = geometry.anchor(split);
        QCOMPARE(geometry.refusedAt(edge), -1); // all is offered
        QList<int> offered;
        for (int spot = 0; spot < static_cast<int>(layout.spots().size()); ++spot) {
            if (spot != split) {
                offered.append(spot);
            }
        }
        geometry.setOffered(offered);
        QCOMPARE(geometry.refusedAt(edge), split);
        QCOMPARE(geometry.refusedAt(geometry.anchor(layout.straight(Pocket(1)))), -1);
        QCOMPARE(geometry.refusedAt({-5, -5}), -1);
    }

    void sectorsOfMacauAreStakesToo() {
        RouletteGeometry geometry;
        geometry.setWidth(1280);
        geometry.setHeight(590);
        geometry.setTrack(static_cast<int>(TrackKind::macau));
        const auto count = static_cast<int>(Layout::of(37).spots().size());
        for (int spot = count - 6; spot < count; ++spot) {
            QCOMPARE(geometry.spotAt(geometry.anchor(spot)), spot);
            QVERIFY(geometry.boxRect(spot).contains(geometry.anchor(spot)));
        }
        QCOMPARE(geometry.spotAt(geometry.trackBox(17).center()), 17);
    }

    void theKeyboardReachesMacausSectorsToo() {
        RouletteGeometry geometry;
        geometry.setWidth(1280);
        geometry.setHeight(590);
        geometry.setTrack(static_cast<int>(TrackKind::macau));
        const auto spots = Layout::of(37).spots();
        QList<int> offered;
        for (std::size_t i = 0; i < spots.size(); ++i) {
            const bool sector = spots[i].kind == ChanceKind::sector9 || spots[i].kind == ChanceKind::sector12;
            if (sector || isOfferedInMacau(spots[i])) {
                offered.append(static_cast<int>(i));
            }
        }
        geometry.setOffered(offered);
        const auto ways = waysBetween({offered.begin(), offered.end()}, [&](int from, Direction direction) {
            constexpr std::array kKeys = {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
            return geometry.neighbour(from, kKeys.at(static_cast<std::size_t>(direction)));
        });
        const std::set<int> all(offered.begin(), offered.end());
        QCOMPARE(reached(geometry.firstSpot(), ways, false), all);
        QCOMPARE(reached(geometry.firstSpot(), ways, true), all);
    }

    void withoutSectorsTheTrackIsNoStake() {
        RouletteGeometry geometry;
        geometry.setWidth(1280);
        geometry.setHeight(590);
        geometry.setOrder(static_cast<int>(WheelOrder::french));
        geometry.setTrack(static_cast<int>(TrackKind::french));
        QCOMPARE(geometry.spotAt(geometry.trackBox(17).center()), -1);
        QCOMPARE(geometry.trackAt(geometry.trackBox(17).center()), 17);
        QCOMPARE(geometry.spotAt({-5, -5}), -1);
        QCOMPARE(geometry.neighbour(-1, Qt::Key_Left), -1);
    }

    // I-M6: between the two twelve-number sectors and the rings, the track's ends belong to no zone.
    void macausTrackHasPlacesWithoutASector() {
        RouletteGeometry geometry;
        geometry.setWidth(1280);
        geometry.setHeight(590);
        geometry.setTrack(static_cast<int>(TrackKind::macau));
        const QRectF track = geometry.wholeTrackRect();
        const QPointF end(track.right() - track.height() / 2, track.center().y());
        QVERIFY(geometry.isOnTrack(end));
        QCOMPARE(geometry.spotAt(end), -1);
        QVERIFY(geometry.isOnTrack(geometry.trackBox(kSectorCode).center()));
        QVERIFY(!geometry.isOnTrack(track.topLeft() + QPointF(1, 1)));
        QVERIFY(!geometry.isOnTrack(track.topLeft() - QPointF(5, 5)));
    }

    void geometryEmitsOnceForEachChangeAndSettles() {
        RouletteGeometry geometry;
        QSignalSpy changed(&geometry, &RouletteGeometry::changed);
        QSignalSpy still(&geometry, &RouletteGeometry::stillChanged);
        geometry.setWidth(1280);
        QCOMPARE(geometry.revision(), 0);
        geometry.setHeight(590);
        QCOMPARE(geometry.revision(), 1);
        QVERIFY(!geometry.isStill());
        geometry.setHeight(590);
        QCOMPARE(changed.count(), 1);
        QTRY_VERIFY(geometry.isStill());
        QCOMPARE(still.count(), 2);
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestRouletteGeometry)
#include "tst_roulette_geometry.moc"
