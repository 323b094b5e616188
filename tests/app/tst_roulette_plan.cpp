// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The arrangement of the roulette scene in a window: nothing overlaps, at single and double tables.

#include "roulette_geometry_kit.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/games/roulette/scene/roulette_cloth.h"
#endif

#include <QTest>

#include <array>
#include <vector>

using namespace mesaviva::scene::kit;
using mesaviva::scene::kMostColours;
using mesaviva::scene::rouletteCloth;
using mesaviva::scene::RouletteClothStyle;
using mesaviva::scene::RouletteLayoutGeometry;
using mesaviva::scene::RoulettePlan;
using mesaviva::scene::Side;
using mesaviva::scene::Stance;
using mesaviva::scene::TrackKind;

namespace {

constexpr std::array kTracks = {TrackKind::none, TrackKind::french, TrackKind::macau, TrackKind::shortcut};

} // namespace

class TestRoulettePlan : public QObject {
    Q_OBJECT

private slots:
    void nothingOverlapsNorLeavesTheScene_data() {
        QTest::addColumn<QSizeF>("size");
        QTest::addColumn<TrackKind>("kind");
        QTest::addColumn<bool>("doubled");
        for (const QSizeF& size : sizes()) {
            for (const TrackKind kind : kTracks) {
                for (const bool doubled : {false, true}) {
                    QTest::addRow("%s %dx%d, racetrack %d", doubled ? "R1" : "O6d",
                                  static_cast<int>(size.width()), static_cast<int>(size.height()),
                                  static_cast<int>(kind))
                        << size << kind << doubled;
                }
            }
        }
    }
    void nothingOverlapsNorLeavesTheScene() {
        QFETCH(QSizeF, size);
        QFETCH(TrackKind, kind);
        QFETCH(bool, doubled);
        const RoulettePlan plan(size, kind, doubled);
        std::vector<QRectF> things = {plan.wheel(), plan.numbers(), plan.layout(), plan.plate(),
                                      plan.tray(),  plan.timer(),   plan.players()};
        if (kind != TrackKind::none) {
            things.push_back(plan.track());
        }
        if (doubled) {
            things.push_back(plan.layoutOn(Side::right));
            things.push_back(plan.playersOn(Side::right));
        }
        if (!plan.title().isEmpty()) {
            things.push_back(plan.title());
        }
        const QRectF cloth =
            QRectF(0, plan.farEdge(), size.width(), size.height() - plan.farEdge() - plan.rim())
                .adjusted(-0.01, -0.01, 0.01, 0.01);
        for (std::size_t i = 0; i < things.size(); ++i) {
            QVERIFY(!things[i].isEmpty());
            QVERIFY2(cloth.contains(things[i]), qPrintable(QString::number(i)));
            for (std::size_t j = i + 1; j < things.size(); ++j) {
                QVERIFY2(!things[i].adjusted(0.01, 0.01, -0.01, -0.01).intersects(things[j]),
                         qPrintable(QStringLiteral("%1 lies on %2").arg(i).arg(j)));
            }
        }
        for (int colour = 0; colour < kMostColours; ++colour) {
            for (const Side side : {Side::left, Side::right}) {
                const QPointF edge = plan.playerEdge(colour, side);
                QVERIFY(QRectF({0, 0}, size).contains(edge));
                const QRectF above = plan.layoutOn(side);
                QVERIFY(edge.x() > above.left() && edge.x() < above.right());
            }
        }
        QVERIFY(plan.tray().contains(plan.bank()));
    }

    void planGrowsWithTheWindow() {
        const RoulettePlan small({1280, 590}, TrackKind::french);
        const RoulettePlan large({2560, 1180}, TrackKind::french);
        for (const auto box : {&RoulettePlan::wheel, &RoulettePlan::layout, &RoulettePlan::track}) {
            const QPointF off = (large.*box)().bottomRight() - 2 * (small.*box)().bottomRight();
            QVERIFY(qAbs(off.x()) + qAbs(off.y()) < 1e-6);
        }
    }

    void chipsAreLargeEnoughToBeRead_data() {
        QTest::addColumn<TrackKind>("kind");
        QTest::newRow("O8") << TrackKind::none;
        QTest::newRow("R25") << TrackKind::french;
        QTest::newRow("M6.16") << TrackKind::macau;
        QTest::newRow("I-O7b") << TrackKind::shortcut;
    }
    // The table's area in a window of 1280x800.
    void chipsAreLargeEnoughToBeRead() {
        QFETCH(TrackKind, kind);
        const RoulettePlan plan({1280, 572}, kind);
        for (const int pockets : {37, 38}) {
            QVERIFY(RouletteLayoutGeometry(plan, Side::left, pockets).chipDiameter() >= 40);
        }
        QVERIFY(plan.layout().width() > 3 * plan.wheel().width());
    }

    // A window of 1920x1080 is relatively wider than one of 1280x800: the layout gets the extra width.
    void aWiderTableHasALargerLayout() {
        const RoulettePlan usual({1280, 600}, TrackKind::french);
        const RoulettePlan wide({1480, 600}, TrackKind::french);
        QVERIFY(wide.layout().width() > usual.layout().width() + 120);
        QVERIFY(wide.wheel().width() >= usual.wheel().width());
        QVERIFY(RouletteLayoutGeometry(wide, Side::left, 37).chipDiameter() >
                RouletteLayoutGeometry(usual, Side::left, 37).chipDiameter());
    }

    // R1: the items from the wheel outwards.
    void theLayoutsOfADoubleTableMirrorEachOther() {
        const RoulettePlan plan({1280, 572}, TrackKind::french, true);
        const RouletteLayoutGeometry left(plan, Side::left, 37);
        const RouletteLayoutGeometry right(plan, Side::right, 37);
        QCOMPARE(left.stance(), Stance::boxesLeft);
        QCOMPARE(right.stance(), Stance::boxesRight);
        for (const SpotId spot : offeredSpots(left, false)) {
            const QPointF one = left.anchor(spot);
            const QPointF other = right.anchor(spot);
            QVERIFY(qAbs(one.x() + other.x() - 1280) < 1e-6);
            QVERIFY(qAbs(one.y() - other.y()) < 1e-6);
        }
        QVERIFY(left.numberRect(Pocket(0)).bottom() <= left.numberRect(Pocket(1)).top() + 0.01);
        QVERIFY(left.numberRect(Pocket(1)).right() <= left.numberRect(Pocket(2)).left() + 0.01);
        QVERIFY(plan.wheel().left() > left.box().right() && plan.wheel().right() < right.box().left());
    }

    void theClothIsPrintedInBothLanguages() {
        RouletteClothStyle style;
        const QImage portuguese = rouletteCloth(style, {640, 295});
        style.english = true;
        const QImage english = rouletteCloth(style, {640, 295});
        style.macau = true;
        const QImage macau = rouletteCloth(style, {640, 295});
        QCOMPARE(portuguese.size(), QSize(640, 295));
        QVERIFY(portuguese != english);
        QVERIFY(english != macau);
        style.doubled = true;
        QVERIFY(macau != rouletteCloth(style, {640, 295}));
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestRoulettePlan)
#include "tst_roulette_plan.moc"
