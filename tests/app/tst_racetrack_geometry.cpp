// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The racetrack: positions of chips, outlines, the order of the wheel, and the zones of series and sectors.

#include "roulette_geometry_kit.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/games/roulette/scene/racetrack_geometry.h"
#include "engine/games/roulette/series.h"
#endif

#include <QLineF>
#include <QTest>

#include <set>
#include <vector>

using namespace mesaviva::scene::kit;
using mesaviva::roulette::Series;
using mesaviva::roulette::Wheel;
using mesaviva::roulette::WheelOrder;
using mesaviva::scene::Direction;
using mesaviva::scene::kSectorCode;
using mesaviva::scene::kSeriesCode;
using mesaviva::scene::RacetrackGeometry;
using mesaviva::scene::RoulettePlan;
using mesaviva::scene::TrackKind;

class TestRacetrackGeometry : public QObject {
    Q_OBJECT

private slots:
    void chipsOnTheTrackLieOnWhatTheyMean_data() { addTracks(); }
    void chipsOnTheTrackLieOnWhatTheyMean() {
        const RacetrackGeometry track = trackHere();
        QVERIFY(track.codes().size() >= 37);
        for (const int code : track.codes()) {
            const QPointF at = track.anchor(code);
            QVERIFY(track.box().contains(at));
            QCOMPARE(track.trackAt(at), code);
            QVERIFY(track.outline(code).containsPoint(at, Qt::OddEvenFill));
            QVERIFY(track.box().adjusted(-0.01, -0.01, 0.01, 0.01).contains(track.rect(code)));
        }
        QCOMPARE(track.trackAt(track.box().topLeft() + QPointF(1, 1)), -1);
    }

    void everyPointOfTheTrackBelongsToItsOutline_data() { addTracks(); }
    void everyPointOfTheTrackBelongsToItsOutline() {
        const RacetrackGeometry track = trackHere();
        // Outlines are polylines: right beside a round edge the two may differ.
        int differing = 0;
        constexpr int kAcross = 211;
        constexpr int kDown = 53;
        for (int x = 0; x < kAcross; ++x) {
            for (int y = 0; y < kDown; ++y) {
                const QPointF point =
                    track.box().topLeft() + QPointF(track.box().width() * (x + 0.5) / kAcross,
                                                    track.box().height() * (y + 0.5) / kDown);
                const int code = track.trackAt(point);
                differing += code >= 0 && !track.outline(code).containsPoint(point, Qt::OddEvenFill) ? 1 : 0;
            }
        }
        QVERIFY2(differing < kAcross * kDown / 200, qPrintable(QString::number(differing)));
    }

    void theTrackRunsClockwiseAsTheWheelDoes_data() { addTracks(); }
    void theTrackRunsClockwiseAsTheWheelDoes() {
        const RacetrackGeometry track = trackHere();
        const Wheel& wheel = track.wheel();
        const QPointF middle = track.box().center();
        qreal turned = 0;
        for (int place = 0; place < wheel.size(); ++place) {
            const QLineF from(middle, track.anchor(wheel.at(place).index()));
            const QLineF to(middle, track.anchor(wheel.at(place + 1).index()));
            // Qt's angles increase anticlockwise.
            const qreal step = to.angleTo(from);
            QVERIFY(step > 0 && step < 120);
            turned += step;
        }
        QVERIFY(qAbs(turned - 360) < 1e-6);
    }

    void theKeyboardGoesRoundTheTrack_data() { addTracks(); }
    void theKeyboardGoesRoundTheTrack() {
        const RacetrackGeometry track = trackHere();
        const std::vector<int> codes = track.codes();
        const auto ways = waysBetween(
            codes, [&](int from, Direction direction) { return track.neighbour(from, direction); });
        const std::set<int> all(codes.begin(), codes.end());
        QCOMPARE(reached(codes.front(), ways, false), all);
        QCOMPARE(reached(codes.front(), ways, true), all);
    }

    void seriesLieAlongTheirNumbers_data() {
        QTest::addColumn<int>("code");
        QTest::addColumn<QList<int>>("along");
        const auto code = [](Series series) { return kSeriesCode + static_cast<int>(series); };
        QTest::newRow("R25a grande") << code(Series::grande)
                                     << QList<int>{19, 4, 21, 2, 25, 22, 18, 29, 7, 28};
        QTest::newRow("R25a zero") << code(Series::zero) << QList<int>{12, 35, 3, 26, 0, 32, 15};
        QTest::newRow("R25a pequena")
            << code(Series::pequena) << QList<int>{27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33};
        QTest::newRow("R25a vadios") << code(Series::vadios) << QList<int>{17, 34, 6, 1, 20, 14, 31, 9};
    }
    void seriesLieAlongTheirNumbers() {
        QFETCH(int, code);
        QFETCH(QList<int>, along);
        const RacetrackGeometry track(RoulettePlan({1280, 590}, TrackKind::french).track(),
                                      WheelOrder::french, TrackKind::french);
        for (const int number : along) {
            const QPointF at = track.anchor(number);
            // One step further inwards.
            const QPointF axis(std::clamp(at.x(), track.box().left() + track.box().height() / 2,
                                          track.box().right() - track.box().height() / 2),
                               track.box().center().y());
            QLineF inwards(at, axis);
            inwards.setLength(track.ring() * 0.55);
            QCOMPARE(track.trackAt(inwards.p2()), code);
        }
    }

    void sectorsLieAlongTheirNumbers() {
        const RacetrackGeometry track(RoulettePlan({1280, 590}, TrackKind::macau).track(),
                                      WheelOrder::american_online, TrackKind::macau);
        const auto spots = Layout::of(37).spots();
        for (int sector = 0; sector < 4; ++sector) {
            const Spot& spot = spots[spots.size() - 6 + static_cast<std::size_t>(sector)];
            QCOMPARE(spot.kind, ChanceKind::sector9);
            spot.numbers.forEach([&](Pocket pocket) {
                const QPointF at = track.anchor(pocket.index());
                const QPointF axis(std::clamp(at.x(), track.box().left() + track.box().height() / 2,
                                              track.box().right() - track.box().height() / 2),
                                   track.box().center().y());
                QLineF inwards(at, axis);
                inwards.setLength(track.ring() * 0.8);
                QCOMPARE(track.trackAt(inwards.p2()), kSectorCode + sector);
            });
        }
    }

    void onlyWheelsWithSeriesShowThem_data() {
        QTest::addColumn<WheelOrder>("order");
        QTest::addColumn<TrackKind>("kind");
        QTest::addColumn<int>("zones");
        QTest::newRow("R25a French") << WheelOrder::french << TrackKind::french << 4;
        QTest::newRow("I-O7b 37 numbers") << WheelOrder::american_online << TrackKind::shortcut << 4;
        QTest::newRow("R25a American") << WheelOrder::american_casino << TrackKind::french << 0;
        QTest::newRow("I-O7b 38 numbers") << WheelOrder::american_double << TrackKind::shortcut << 0;
        QTest::newRow("M6.1-17 sectors") << WheelOrder::american_online << TrackKind::macau << 6;
    }
    void onlyWheelsWithSeriesShowThem() {
        QFETCH(WheelOrder, order);
        QFETCH(TrackKind, kind);
        QFETCH(int, zones);
        const RacetrackGeometry track(RoulettePlan({1280, 590}, kind).track(), order, kind);
        QCOMPARE(static_cast<int>(track.zones().size()), zones);
    }

private:
    static void addTracks() {
        QTest::addColumn<QSizeF>("size");
        QTest::addColumn<WheelOrder>("order");
        QTest::addColumn<TrackKind>("kind");
        QTest::addColumn<bool>("doubled");
        for (const QSizeF& size : sizes()) {
            const auto row = [&](const char* name, WheelOrder order, TrackKind kind, bool doubled = false) {
                QTest::addRow("%s %dx%d", name, static_cast<int>(size.width()),
                              static_cast<int>(size.height()))
                    << size << order << kind << doubled;
            };
            row("R25a French", WheelOrder::french, TrackKind::french);
            row("R1 between two layouts", WheelOrder::french, TrackKind::french, true);
            row("M6.1-17 Macau", WheelOrder::american_online, TrackKind::macau);
            row("O6c 37 numbers", WheelOrder::american_online, TrackKind::shortcut);
            row("O6c 38 numbers", WheelOrder::american_double, TrackKind::shortcut);
            row("R2 American", WheelOrder::american_casino, TrackKind::shortcut);
        }
    }

    static RacetrackGeometry trackHere() {
        QFETCH(QSizeF, size);
        QFETCH(WheelOrder, order);
        QFETCH(TrackKind, kind);
        QFETCH(bool, doubled);
        return {RoulettePlan(size, kind, doubled).track(), order, kind};
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestRacetrackGeometry)
#include "tst_racetrack_geometry.moc"
