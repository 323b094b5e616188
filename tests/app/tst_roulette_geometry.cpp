// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#ifndef Q_MOC_RUN
#include "roulette/series.h"
#include "scene/racetrack_geometry.h"
#include "scene/roulette_cloth.h"
#include "scene/roulette_geometry.h"
#include "scene/roulette_layout_geometry.h"
#include "scene/roulette_plan.h"
#endif

#include <QLineF>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <array>
#include <set>
#include <utility>
#include <vector>

using mesaviva::roulette::ChanceKind;
using mesaviva::roulette::kNoSpot;
using mesaviva::roulette::Layout;
using mesaviva::roulette::Numbers;
using mesaviva::roulette::Pocket;
using mesaviva::roulette::Series;
using mesaviva::roulette::Spot;
using mesaviva::roulette::SpotId;
using mesaviva::roulette::Wheel;
using mesaviva::roulette::WheelOrder;
using mesaviva::scene::Direction;
using mesaviva::scene::kMostColours;
using mesaviva::scene::kSectorCode;
using mesaviva::scene::kSeriesCode;
using mesaviva::scene::RacetrackGeometry;
using mesaviva::scene::rouletteCloth;
using mesaviva::scene::RouletteClothStyle;
using mesaviva::scene::RouletteGeometry;
using mesaviva::scene::RouletteLayoutGeometry;
using mesaviva::scene::RoulettePlan;
using mesaviva::scene::Side;
using mesaviva::scene::Stance;
using mesaviva::scene::TrackKind;

namespace {

constexpr std::array kDirections = {Direction::left, Direction::right, Direction::up, Direction::down};
constexpr std::array kTracks = {TrackKind::none, TrackKind::french, TrackKind::macau, TrackKind::shortcut};

Numbers numbers(std::initializer_list<int> indices) {
    Numbers result;
    for (const int index : indices) {
        result.add(Pocket(index));
    }
    return result;
}

// Macau has no stake on the zero with others, and no doubles (M6).
bool isOfferedInMacau(const Spot& spot) {
    const bool doubles = spot.kind == ChanceKind::double_dozen || spot.kind == ChanceKind::double_column;
    return !doubles && (spot.kind == ChanceKind::straight || !spot.numbers.hasZero());
}

RouletteLayoutGeometry::Offered offeredBy(const RouletteLayoutGeometry& geometry, bool macau) {
    return [&geometry, macau](SpotId spot) {
        return geometry.has(spot) && (!macau || isOfferedInMacau(Layout::of(geometry.pockets())[spot]));
    };
}

std::vector<SpotId> offeredSpots(const RouletteLayoutGeometry& geometry, bool macau) {
    const RouletteLayoutGeometry::Offered offered = offeredBy(geometry, macau);
    std::vector<SpotId> spots;
    for (std::size_t i = 0; i < Layout::of(geometry.pockets()).spots().size(); ++i) {
        if (offered(static_cast<SpotId>(i))) {
            spots.push_back(static_cast<SpotId>(i));
        }
    }
    return spots;
}

// Where the arrow keys lead, as pairs of from and to.
template <class Next>
std::vector<std::pair<int, int>> waysBetween(const std::vector<int>& ids, const Next& next) {
    std::vector<std::pair<int, int>> ways;
    for (const int from : ids) {
        for (const Direction direction : kDirections) {
            if (const int to = next(from, direction); to >= 0) {
                ways.emplace_back(from, to);
            }
        }
    }
    return ways;
}

// What the ways lead to from `first` on; against their direction, what leads to it.
std::set<int> reached(int first, const std::vector<std::pair<int, int>>& ways, bool against) {
    std::set<int> found{first};
    std::vector<int> open{first};
    while (!open.empty()) {
        const int at = open.back();
        open.pop_back();
        for (const auto& [from, to] : ways) {
            if ((against ? to : from) == at && found.insert(against ? from : to).second) {
                open.push_back(against ? from : to);
            }
        }
    }
    return found;
}

const std::vector<QSizeF>& sizes() {
    // What is left for the table in these windows, and shapes that nobody expects.
    static const std::vector<QSizeF> all = {{1024, 440}, {1280, 590},  {1920, 830},  {3840, 1990},
                                            {1024, 640}, {2560, 1200}, {1000, 1000}, {3440, 1100},
                                            {800, 1200}, {640, 300}};
    return all;
}

} // namespace

class TstRouletteGeometry : public QObject {
    Q_OBJECT

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

    static QString nameOf(const Spot& spot) {
        QString name = QString::fromLatin1(mesaviva::roulette::name(spot.kind).data());
        spot.numbers.forEach(
            [&](Pocket pocket) { name += QLatin1Char(' ') + QString::fromLatin1(pocket.text().data()); });
        return name;
    }

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

    void chipsOfDifferentStakesAreToldApart_data() { addLayouts(); }
    void chipsOfDifferentStakesAreToldApart() {
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

    void outlinesShowTheNumbersThatAreCovered_data() { addLayouts(); }
    void outlinesShowTheNumbersThatAreCovered() {
        const RouletteLayoutGeometry layout = layoutHere();
        const auto& all = Layout::of(layout.pockets());
        for (std::size_t i = 0; i < all.spots().size(); ++i) {
            const auto spot = static_cast<SpotId>(i);
            Numbers shown;
            for (const QPolygonF& outline : layout.outlines(spot)) {
                for (int index = 0; index < layout.pockets(); ++index) {
                    if (outline.containsPoint(layout.numberRect(Pocket(index)).center(), Qt::OddEvenFill)) {
                        shown.add(Pocket(index));
                    }
                }
            }
            QVERIFY2(shown == all[spot].numbers, qPrintable(nameOf(all[spot])));
        }
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
        // Outlines are polylines: a hair beside a round edge the two may differ.
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
            // Qt's angles grow anticlockwise.
            const qreal step = to.angleTo(from);
            QVERIFY(step > 0 && step < 60);
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
            // A step further inwards.
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

    // R1: what is met on the way from the wheel outwards.
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

    // R1: what a window of 1280x800 leaves to the table has fields that a pointer hits.
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

    // R1: the player stakes on the own layout only, and chips lie on the side of their player.
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

    void sectorsOfMacauAreStakesToo() {
        RouletteGeometry geometry;
        geometry.setWidth(1280);
        geometry.setHeight(590);
        geometry.setTrack(static_cast<int>(TrackKind::macau));
        const auto count = static_cast<int>(Layout::of(37).spots().size());
        for (int spot = count - 6; spot < count; ++spot) {
            QCOMPARE(geometry.spotAt(geometry.anchor(spot)), spot);
            QVERIFY(geometry.boxRect(spot).contains(geometry.anchor(spot)));
            const auto covered = Layout::of(37)[static_cast<SpotId>(spot)].numbers.size();
            QCOMPARE(geometry.outline(spot).size(), covered + 1);
        }
        QCOMPARE(geometry.spotAt(geometry.trackAnchor(17)), 17);
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
        QCOMPARE(geometry.spotAt(geometry.trackAnchor(17)), -1);
        QCOMPARE(geometry.trackAt(geometry.trackAnchor(17)), 17);
        QCOMPARE(geometry.spotAt({-5, -5}), -1);
        QCOMPARE(geometry.neighbour(-1, Qt::Key_Left), -1);
    }

    // I-M6: between the two twelve-number sectors and the rings the track's ends belong to nothing.
    void macausTrackHasPlacesWithoutASector() {
        RouletteGeometry geometry;
        geometry.setWidth(1280);
        geometry.setHeight(590);
        geometry.setTrack(static_cast<int>(TrackKind::macau));
        const QRectF track = geometry.wholeTrackRect();
        const QPointF end(track.right() - track.height() / 2, track.center().y());
        QVERIFY(geometry.isOnTrack(end));
        QCOMPARE(geometry.spotAt(end), -1);
        QVERIFY(geometry.isOnTrack(geometry.trackAnchor(kSectorCode)));
        QVERIFY(!geometry.isOnTrack(track.topLeft() + QPointF(1, 1)));
        QVERIFY(!geometry.isOnTrack(track.topLeft() - QPointF(5, 5)));
    }

    void geometryTellsOnceForEachChangeAndSettles() {
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

QTEST_MAIN(TstRouletteGeometry)
#include "tst_roulette_geometry.moc"
