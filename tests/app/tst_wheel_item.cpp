// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/roulette/art/wheel_picture.h"
#include "app/games/roulette/art/wheel_space.h"
#include "app/games/roulette/scene/roulette_wheel.h"
#include "app/games/roulette/scene/wheel_pictures.h"
#include "app/media/art/picture_provider.h"
#include "engine/games/roulette/ball/proportions.h"

#include <QQuickWindow>
#include <QSignalSpy>
#include <QTest>
#include <QThreadPool>

#include <cmath>
#include <numbers>
#include <stop_token>

using namespace mesaviva;
using art::kTurn;
using roulette::WheelOrder;

namespace {

constexpr int kWheelWait = 60000;

// Clearly one of the three colours in any light.
roulette::Colour nearest(QRgb colour) {
    const int red = qRed(colour);
    const int green = qGreen(colour);
    if (red > 2 * green && red > 60) {
        return roulette::Colour::red;
    }
    return green > 2 * red && green > 60 ? roulette::Colour::green : roulette::Colour::black;
}

void addOrders() {
    QTest::addColumn<WheelOrder>("order");
    QTest::newRow("O6c 37") << WheelOrder::american_online;
    QTest::newRow("O6c 38") << WheelOrder::american_double;
    QTest::newRow("R2b") << WheelOrder::american_casino;
    QTest::newRow("R2a") << WheelOrder::french;
}

// A wheel in a window that paints it, with its pictures loaded.
class Table {
public:
    Table() {
        m_window.resize(320, 280);
        m_wheel = new scene::RouletteWheel(m_window.contentItem());
        m_wheel->setNearScale(1);
        m_wheel->setSize({260, 260 / m_wheel->aspect()});
    }

    bool lay() {
        m_window.show();
        // The draft, then the fine picture: afterwards only the test causes repaints.
        return QTest::qWaitForWindowExposed(&m_window, kWheelWait) &&
               QTest::qWaitFor([this] { return m_wheel->isFine(); }, kWheelWait) &&
               QTest::qWaitFor([this] { return m_wheel->paints() > 0; }, kWheelWait);
    }

    QQuickWindow& window() { return m_window; }
    scene::RouletteWheel& wheel() { return *m_wheel; }

private:
    QQuickWindow m_window;
    scene::RouletteWheel* m_wheel = nullptr;
};

} // namespace

class TestRouletteWheel : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QQuickWindow::setGraphicsApi(QSGRendererInterface::Software); }

    void everyPlaceIsPaintedInItsColour_data() { addOrders(); }
    void everyPlaceIsPaintedInItsColour() {
        QFETCH(WheelOrder, order);
        const roulette::Wheel wheel(order);
        const QImage band = art::rotorBand(order, {37 * 38, 200});
        const auto row = [&](double radius) {
            return static_cast<int>((art::kBandOuter - radius) / (art::kBandOuter - art::kBandInner) * 200);
        };
        int places = 0;
        for (int x = 0; x < band.width(); ++x) {
            const double angle = art::rotorBandAngle(order, (x + 0.5) / band.width());
            const double within = angle / kTurn * wheel.size();
            if (std::abs(within - std::round(within)) > 0.03) {
                continue;
            }
            const roulette::Colour colour = wheel.at(static_cast<int>(std::lround(within))).colour();
            // The band above the number, and the pocket's floor below it.
            QCOMPARE(nearest(band.pixel(x, row(0.613))), colour);
            QCOMPARE(nearest(band.pixel(x, row(roulette::proportions::kPocketRest))), colour);
            ++places;
        }
        QVERIFY(places >= wheel.size());
    }

    void everyPlaceBearsANumber_data() { addOrders(); }
    void everyPlaceBearsANumber() {
        QFETCH(WheelOrder, order);
        const int size = roulette::Wheel(order).size();
        const QImage band = art::rotorBand(order, {size * 40, 200});
        for (int place = 0; place < size; ++place) {
            int ivory = 0;
            for (int x = place * 40; x < place * 40 + 40; ++x) {
                for (int y = 0; y < 36; ++y) {
                    ivory += qBlue(band.pixel(x, y)) > 180 ? 1 : 0;
                }
            }
            QVERIFY2(ivory > 30, qPrintable(QStringLiteral("place %1: %2").arg(place).arg(ivory)));
        }
    }

    void paintingStopsWhenNobodyWaits() {
        std::stop_source nobodyWaits;
        nobodyWaits.request_stop();
        QVERIFY(art::wheelBowl({2000, 1800}, 4, nobodyWaits.get_token()).isNull());
    }

    void nothingOfTheWheelIsSeenBesideItsItem() {
        scene::RouletteWheel wheel;
        wheel.setSize({560, 560 / wheel.aspect()});
        const QRectF box = QRectF(QPointF(0, 0), wheel.size()).adjusted(-1.5, -1.5, 1.5, 1.5);
        for (int degrees = 0; degrees < 360; degrees += 5) {
            QVERIFY(box.contains(wheel.at(degrees * kTurn / 360, 0.98, 0)));
        }
        QVERIFY(std::abs(wheel.at(kTurn / 4, 0.99, 0).x() - 560) < 12);
        QVERIFY(wheel.at(3 * kTurn / 4, 0.99, 0).x() < 12);
    }

    void anglesRunClockwiseFromTheFarSide() {
        scene::RouletteWheel wheel;
        wheel.setSize({560, 500});
        const QPointF middle = wheel.at(0, 0, 0);
        QVERIFY(wheel.at(0, 0.885, 0).y() < middle.y() - 100);
        QVERIFY(wheel.at(kTurn / 2, 0.885, 0).y() > middle.y() + 100);
        QVERIFY(wheel.at(kTurn / 4, 0.885, 0).x() > middle.x() + 200);
        QVERIFY(wheel.at(3 * kTurn / 4, 0.885, 0).x() < middle.x() - 200);
    }

    void whatIsNearerLooksLarger() {
        const double away = art::WheelEye::magnification(art::wheelPoint(0, 0.9, 0.1));
        const double close = art::WheelEye::magnification(art::wheelPoint(kTurn / 2, 0.9, 0.1));
        QVERIFY(close > 1.1 * away);
    }

    void whatFliesIsSeenHigher() {
        scene::RouletteWheel wheel;
        wheel.setSize({560, 500});
        const QPointF lying = wheel.at(1, 0.475, 0);
        const QPointF flying = wheel.at(1, 0.475, 0.1);
        QVERIFY(flying.y() < lying.y() - 8);
    }

    void aRayMeetsThePointThatIsSeen() {
        const art::Vec3 point = art::wheelPoint(2.1, 0.7, 0.06);
        const art::Vec3 ray = art::WheelEye::ray(art::WheelEye::seen(point));
        const art::Vec3 way = point - art::WheelEye::position();
        QVERIFY(length(way * (1 / length(way)) - ray * (1 / length(ray))) < 1e-9);
    }

    void nearEnlargesAboutItsPlace() {
        scene::RouletteWheel wheel;
        wheel.setSize({560, 500});
        const qreal usual = wheel.unit();
        wheel.setNearScale(1.6);
        wheel.setNearPlace({700, 400});
        wheel.setNearness(1);
        QVERIFY(std::abs(wheel.unit() / usual - 1.6) < 1e-9);
        const QPointF left = wheel.at(3 * kTurn / 4, 0.99, 0);
        const QPointF right = wheel.at(kTurn / 4, 0.99, 0);
        QVERIFY(std::abs((left.x() + right.x()) / 2 - 700) < 1.5);
    }

    void theBallLiesLowInAPocketAndNeverFallsIntoTheGap() {
        QVERIFY(art::ballRest(roulette::proportions::kPocketRest) < 0);
        QVERIFY(art::ballRest(0.636) > 0.03);
        QVERIFY(art::ballRest(roulette::proportions::kTrack) > art::ballRest(0.7));
    }

    void unknownOrdersAreNotTaken() {
        scene::RouletteWheel wheel;
        wheel.setOrder(2);
        wheel.setOrder(4);
        wheel.setOrder(-1);
        QCOMPARE(wheel.order(), 2);
    }

    void aPoseIsOneSignal() {
        scene::RouletteWheel wheel;
        QSignalSpy spy(&wheel, &scene::RouletteWheel::poseChanged);
        scene::WheelPose pose;
        pose.rotorAngle = 1;
        pose.ballVisible = true;
        wheel.setPose(pose);
        QCOMPARE(spy.count(), 1);
        QCOMPARE(wheel.rotorAngle(), 1.0);
        QVERIFY(wheel.isBallVisible());
    }

    void whereNothingMovesNothingIsRepainted() {
        Table table;
        QVERIFY(table.lay());
        table.window().grabWindow();
        const int before = table.wheel().paints();
        table.wheel().setRotorAngle(table.wheel().rotorAngle());
        table.wheel().setBallVisible(table.wheel().isBallVisible());
        table.wheel().setNearness(0);
        table.window().grabWindow();
        QCOMPARE(table.wheel().paints(), before);

        table.wheel().setRotorAngle(1);
        table.window().grabWindow();
        QCOMPARE(table.wheel().paints(), before + 1);
    }

    void theSoftwareRendererPaintsTheWheel() {
        Table table;
        table.window().setColor(Qt::magenta);
        QVERIFY(table.lay());
        const auto zeroIsSeenAt = [&table](double angle) {
            table.wheel().setRotorAngle(angle);
            const QImage image = table.window().grabWindow();
            const QPointF pocket = table.wheel().at(angle, roulette::proportions::kPocketRest, 0);
            const QImage box = image.copy(QRect(pocket.toPoint() - QPoint(2, 2), QSize(5, 5)));
            int green = 0;
            for (int i = 0; i < 25; ++i) {
                const QColor seen = box.pixelColor(i % 5, i / 5);
                green += seen.green() > 1.4 * seen.red() && seen.green() > 20 ? 1 : 0;
            }
            return green > 4;
        };
        QVERIFY(zeroIsSeenAt(kTurn / 2));
        QVERIFY(zeroIsSeenAt(0.3));
        const QImage image = table.window().grabWindow();
        QCOMPARE(image.pixelColor(0, 0), QColor(Qt::magenta));
        QVERIFY(image.pixelColor(table.wheel().at(1, 0.75, 0).toPoint()) != QColor(Qt::magenta));
    }

    // QPainter runs large fills on Qt's own threads and waits for them, on the window's thread, too.
    void paintingAWheelLeavesQtsThreadsFree() {
        art::finishPainters();
        QThreadPool::globalInstance()->waitForDone(); // including earlier painting of a window
        scene::WheelPictureOrders orders;
        const QSignalSpy ready(&orders, &scene::WheelPictureOrders::ready);
        QVERIFY(orders.find(WheelOrder::french, 333) == nullptr);
        QCOMPARE(QThreadPool::globalInstance()->activeThreadCount(), 0);
        QTRY_COMPARE_WITH_TIMEOUT(ready.size(), 1, kWheelWait);
        QVERIFY(orders.knows(WheelOrder::french, 333));
    }

    void aSizeThatNobodyWaitsForIsPaintedNoFurther() {
        scene::WheelPictureOrders orders;
        QVERIFY(orders.find(WheelOrder::french, 2777) == nullptr);
        orders.stopOthers({331});
        art::finishPainters();
        QVERIFY(!orders.knows(WheelOrder::french, 2777));
        const QSignalSpy ready(&orders, &scene::WheelPictureOrders::ready);
        QVERIFY(orders.find(WheelOrder::french, 331) == nullptr);
        orders.stopOthers({331});
        QTRY_COMPARE_WITH_TIMEOUT(ready.size(), 1, kWheelWait);
        QVERIFY(orders.knows(WheelOrder::french, 331));
    }

    // Resizing the window paints wheels in many sizes: the cache is bounded by bytes.
    void whatIsRememberedIsBoundedByBytes() {
        constexpr qsizetype kMost = 64 * 1024 * 1024;
        scene::WheelPictureOrders orders;
        QSignalSpy ready(&orders, &scene::WheelPictureOrders::ready);
        for (const int width : {1100, 1200, 1300, 1400}) {
            QVERIFY(!orders.find(WheelOrder::french, width, true));
            QVERIFY(ready.wait(kWheelWait));
            const auto set = orders.find(WheelOrder::french, width, true);
            QVERIFY(set && set->bytes() > qsizetype{4} * width * width / 2);
            const auto [sets, bytes] = scene::WheelPictureOrders::remembered();
            QVERIFY(sets >= 1 && sets <= 6 && bytes >= set->bytes());
            QVERIFY2(sets <= 2 || bytes <= kMost, qPrintable(QString::number(bytes)));
        }
        // Six may be cached, but four of these exceed the bound.
        const auto [sets, bytes] = scene::WheelPictureOrders::remembered();
        QVERIFY(sets < 4 && bytes > kMost / 2);
    }

    void theBallIsSeenWhereItIsMapped() {
        Table table;
        QVERIFY(table.lay());
        scene::WheelPose pose;
        pose.ballVisible = true;
        pose.ballAngle = 4;
        pose.ballRadius = roulette::proportions::kTrack;
        table.wheel().setPose(pose);
        const QPointF middle =
            table.wheel().at(pose.ballAngle, pose.ballRadius, roulette::proportions::kBall);
        const QColor seen = table.window().grabWindow().pixelColor(middle.toPoint());
        QVERIFY2(seen.lightness() > 130 && seen.saturation() < 110, qPrintable(seen.name()));
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestRouletteWheel)
#include "tst_wheel_item.moc"
