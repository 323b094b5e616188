// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/art/bingo_pictures.h"
#include "app/games/bingo/art/bingo_symbol.h"
#include "app/games/bingo/scene/bingo_card_face.h"
#include "app/games/bingo/scene/drawing_machine.h"

#include <QQmlEngine>
#include <QQuickImageProvider>
#include <QQuickTextureFactory>
#include <QQuickWindow>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <memory>
#include <vector>

using namespace mesaviva;

namespace {

constexpr int kArtWait = 60000;

QByteArray bytesOf(const QImage& image) {
    return {reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes()};
}

double relativeLight(const QColor& colour) {
    const auto light = [](double part) {
        return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * light(colour.redF()) + 0.7152 * light(colour.greenF()) + 0.0722 * light(colour.blueF());
}

double contrast(const QColor& a, const QColor& b) {
    const double first = relativeLight(a) + 0.05;
    const double second = relativeLight(b) + 0.05;
    return std::max(first, second) / std::min(first, second);
}

// The pixels that a symbol covers, without its background.
std::vector<bool> inked(int number, int side) {
    const QImage image = art::bingoSymbol(number, {side, side}, Qt::black, Qt::white);
    std::vector<bool> pixels;
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            const QColor colour = image.pixelColor(x, y);
            pixels.push_back(colour.alpha() > 127 && colour.lightness() < 128);
        }
    }
    return pixels;
}

// A window that shows one item and waits until it is painted and does not move.
template <typename Item>
class Stage {
public:
    explicit Stage(QSizeF size) {
        m_window.resize(360, 360);
        m_item = new Item(m_window.contentItem());
        m_item->setSize(size);
    }
    bool show() {
        m_window.show();
        if (!QTest::qWaitForWindowExposed(&m_window, kArtWait)) {
            return false;
        }
        if constexpr (requires(Item & item) { item.isReady(); }) {
            if (!QTest::qWaitFor([this] { return m_item->isReady(); }, kArtWait)) {
                return false;
            }
        }
        m_window.grabWindow();
        return true;
    }
    QImage grab() { return m_window.grabWindow(); }
    Item& item() { return *m_item; }

private:
    QQuickWindow m_window;
    Item* m_item = nullptr;
};

void lay90(scene::BingoCardFace& face) {
    face.setCells(
        {0, 12, 0, 34, 0, 56, 67, 0, 88, 4, 0, 21, 0, 45, 0, 69, 70, 0, 0, 18, 29, 0, 0, 58, 0, 77, 90});
    face.setNumber(7);
}

} // namespace

class TestBingoArt : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
        art::addBingoPictures(m_engine);
    }

    // Colours and balls.

    void columnsFollowTheRules_data() {
        QTest::addColumn<int>("variant");
        QTest::addColumn<int>("number");
        QTest::addColumn<int>("column");
        QTest::newRow("B62 9") << 90 << 9 << 0;
        QTest::newRow("B62 10") << 90 << 10 << 1;
        QTest::newRow("B62 80") << 90 << 80 << 8;
        QTest::newRow("B62 90") << 90 << 90 << 8;
        QTest::newRow("B66 20") << 80 << 20 << 0;
        QTest::newRow("B66 21") << 80 << 21 << 1;
        QTest::newRow("B70 15") << 75 << 15 << 0;
        QTest::newRow("B70 61") << 75 << 61 << 4;
        QTest::newRow("B81 10") << 30 << 10 << 0;
        QTest::newRow("B81 30") << 30 << 30 << 2;
        QTest::newRow("too high") << 30 << 31 << -1;
        QTest::newRow("zero") << 90 << 0 << -1;
        QTest::newRow("no variant") << 60 << 5 << -1;
    }
    void columnsFollowTheRules() {
        QFETCH(int, variant);
        QFETCH(int, number);
        QTEST(art::bingoColumnOf(variant, number), "column");
    }

    void coloursCanBeDistinguishedAndReadOn_data() {
        QTest::addColumn<int>("variant");
        QTest::addColumn<int>("columns");
        QTest::newRow("90") << 90 << 9;
        QTest::newRow("B65 80") << 80 << 4;
        QTest::newRow("75") << 75 << 5;
        QTest::newRow("30") << 30 << 3;
    }
    void coloursCanBeDistinguishedAndReadOn() {
        QFETCH(int, variant);
        const QList<QColor> colours = art::bingoColours(variant);
        QTEST(static_cast<int>(colours.size()), "columns");
        for (int i = 0; i < colours.size(); ++i) {
            QVERIFY(contrast(colours[i], art::palette::kIvory) >= 4.5);
            for (int j = 0; j < i; ++j) {
                const int apart = std::abs(colours[i].red() - colours[j].red()) +
                                  std::abs(colours[i].green() - colours[j].green()) +
                                  std::abs(colours[i].blue() - colours[j].blue());
                QVERIFY2(apart >= 70, qPrintable(colours[i].name() + colours[j].name()));
            }
        }
    }

    void everyBallDiffers_data() {
        QTest::addColumn<int>("variant");
        QTest::addColumn<bool>("symbols");
        QTest::newRow("90") << 90 << false;
        QTest::newRow("80") << 80 << false;
        QTest::newRow("75") << 75 << false;
        QTest::newRow("30") << 30 << false;
        QTest::newRow("B79 30") << 30 << true;
    }
    void everyBallDiffers() {
        QFETCH(int, variant);
        QFETCH(bool, symbols);
        QSet<QByteArray> seen;
        for (int number = 1; number <= variant; ++number) {
            const QImage image = art::bingoBall({variant, number, symbols}, {40, 40});
            QVERIFY(image.pixelColor(20, 20).alpha() == 255 && image.pixelColor(0, 0).alpha() == 0);
            seen.insert(bytesOf(image));
        }
        QCOMPARE(seen.size(), variant);
    }

    void aBallOf75BearsItsLetter() {
        const QImage with = art::bingoBall({75, 12, false}, {96, 96});
        const QImage without = art::bingoBall({90, 12, false}, {96, 96});
        QVERIFY(bytesOf(with) != bytesOf(without));
    }

    void otherNumbersAreNoBalls_data() {
        QTest::addColumn<int>("variant");
        QTest::addColumn<int>("number");
        QTest::addColumn<bool>("symbols");
        QTest::newRow("91") << 90 << 91 << false;
        QTest::newRow("0") << 90 << 0 << false;
        QTest::newRow("minus") << 80 << -3 << false;
        QTest::newRow("variant") << 50 << 3 << false;
        QTest::newRow("symbols of 75") << 75 << 3 << true;
    }
    void otherNumbersAreNoBalls() {
        QFETCH(int, variant);
        QFETCH(int, number);
        QFETCH(bool, symbols);
        QVERIFY(art::bingoBall({variant, number, symbols}, {40, 40}).isNull());
    }

    // Symbols.

    void keysAndNumbersAgree() {
        QSet<QString> keys;
        for (int number = 1; number <= art::kBingoSymbols; ++number) {
            const QString key(art::bingoSymbolKey(number));
            QCOMPARE(art::bingoSymbolNumber(key), number);
            keys.insert(key);
        }
        QCOMPARE(keys.size(), art::kBingoSymbols);
        QCOMPARE(art::bingoSymbolNumber(QStringLiteral("unicorn")), 0);
        QVERIFY(art::bingoSymbolKey(31).isEmpty() && art::bingoSymbol(0, {40, 40}).isNull());
    }

    // B79
    void symbolsCannotBeMistaken() {
        constexpr int kSide = 40;
        constexpr double kShare = 0.16;
        std::vector<std::vector<bool>> all;
        for (int number = 1; number <= art::kBingoSymbols; ++number) {
            all.push_back(inked(number, kSide));
            const auto ink = std::count(all.back().begin(), all.back().end(), true);
            QVERIFY2(ink > kSide * kSide / 8, art::bingoSymbolKey(number).data());
        }
        for (std::size_t a = 0; a < all.size(); ++a) {
            for (std::size_t b = 0; b < a; ++b) {
                int apart = 0;
                for (std::size_t i = 0; i < all[a].size(); ++i) {
                    apart += all[a][i] != all[b][i] ? 1 : 0;
                }
                QVERIFY2(apart >= kShare * kSide * kSide,
                         qPrintable(QStringLiteral("%1 %2: %3")
                                        .arg(art::bingoSymbolKey(static_cast<int>(a) + 1),
                                             art::bingoSymbolKey(static_cast<int>(b) + 1))
                                        .arg(apart)));
            }
        }
    }

    void symbolsTakeTheirColours() {
        const QImage image = art::bingoSymbol(art::bingoSymbolNumber(QStringLiteral("azulejo")), {40, 40},
                                              Qt::red, Qt::yellow);
        QCOMPARE(image.pixelColor(20, 3), QColor(Qt::red));
        QCOMPARE(image.pixelColor(20, 20), QColor(Qt::yellow));
    }

    void picturesComeByAddress_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<bool>("there");
        QTest::newRow("ball") << QStringLiteral("ball/75/12?shadow=1") << true;
        QTest::newRow("symbol ball") << QStringLiteral("ball/30/12?symbols=1") << true;
        QTest::newRow("symbol") << QStringLiteral("symbol/galo?ink=B3202A") << true;
        QTest::newRow("symbol by number") << QStringLiteral("symbol/30") << true;
        QTest::newRow("no ball") << QStringLiteral("ball/75/76") << false;
        QTest::newRow("no symbol") << QStringLiteral("symbol/unicorn") << false;
        QTest::newRow("nothing") << QStringLiteral("galo") << false;
    }
    void picturesComeByAddress() {
        QFETCH(QString, id);
        auto* provider =
            static_cast<QQuickAsyncImageProvider*>(m_engine.imageProvider(QStringLiteral("bingo")));
        const std::unique_ptr<QQuickImageResponse> response(provider->requestImageResponse(id, {48, 48}));
        QSignalSpy finished(response.get(), &QQuickImageResponse::finished);
        QVERIFY(finished.wait(kArtWait));
        const std::unique_ptr<QQuickTextureFactory> picture(response->textureFactory());
        QTEST(picture != nullptr, "there");
    }

    // The card's face.

    void aCardIsPaintedOnlyWhenSomethingChanged() {
        Stage<scene::BingoCardFace> stage({250, 100});
        lay90(stage.item());
        QVERIFY(stage.show());
        const int before = stage.item().paints();
        QVERIFY(before > 0);
        stage.item().setNumber(7);
        stage.item().setMarked(0);
        stage.grab();
        QCOMPARE(stage.item().paints(), before);
        stage.item().setMarked(2);
        stage.grab();
        QCOMPARE(stage.item().paints(), before + 1);
    }

    void marksLeaveThePrintAsItIs() {
        Stage<scene::BingoCardFace> stage({250, 100});
        lay90(stage.item());
        QVERIFY(stage.show());
        const int before = stage.item().prints();
        stage.item().setMarked(2);
        stage.item().setNear(8);
        stage.grab();
        QCOMPARE(stage.item().prints(), before);
        stage.item().setCells({1});
        stage.grab();
        QCOMPARE(stage.item().prints(), before + 1);
    }

    void everyKindOfMarkIsSeenInItsBox_data() {
        QTest::addColumn<int>("marked");
        QTest::addColumn<int>("missed");
        QTest::addColumn<int>("near");
        QTest::addColumn<int>("won");
        QTest::newRow("marked") << 2 << 0 << 0 << 0;
        QTest::newRow("missed") << 0 << 2 << 0 << 0;
        QTest::newRow("near") << 0 << 0 << 2 << 0;
        QTest::newRow("won") << 0 << 0 << 0 << 2;
    }
    void everyKindOfMarkIsSeenInItsBox() {
        QFETCH(int, marked);
        QFETCH(int, missed);
        QFETCH(int, near);
        QFETCH(int, won);
        Stage<scene::BingoCardFace> stage({250, 100});
        lay90(stage.item());
        QVERIFY(stage.show());
        const QImage plain = stage.grab();
        stage.item().setMarked(marked);
        stage.item().setMissed(missed);
        stage.item().setNear(near);
        stage.item().setWon(won);
        const QImage shown = stage.grab();
        const QRect box = stage.item().cellRect(1).toAlignedRect();
        const QRect far = stage.item().cellRect(25).toAlignedRect();
        QVERIFY(shown.copy(box) != plain.copy(box));
        QCOMPARE(shown.copy(far), plain.copy(far));
    }

    void daubsAreTheSameEveryTimeAndDifferByCard() {
        const auto stamped = [](int number) {
            Stage<scene::BingoCardFace> stage({250, 100});
            lay90(stage.item());
            stage.item().setNumber(number);
            stage.item().setMarked(2);
            return stage.show() ? stage.grab().copy(stage.item().cellRect(1).toAlignedRect()) : QImage();
        };
        const QImage first = stamped(7);
        QVERIFY(!first.isNull());
        QCOMPARE(stamped(7), first);
        QVERIFY(stamped(8) != first);
    }

    void boxesAreFoundWhereTheyLie() {
        scene::BingoCardFace face;
        face.setVariant(75);
        face.setRows(5);
        face.setColumns(5);
        face.setLetters(true);
        face.setSize({200, 240});
        for (int cell = 0; cell < 25; ++cell) {
            const QPointF middle = face.cellRect(cell).center();
            QCOMPARE(face.cellAt(middle.x(), middle.y()), cell);
        }
        QCOMPARE(face.cellAt(100, 1), -1);
        QCOMPARE(face.cellAt(-5, 100), -1);
        QVERIFY(face.cellRect(25).isEmpty());
    }

    // The drawing machine.

    void theBallOnItsWayIsTheOneGiven_data() {
        QTest::addColumn<qreal>("progress");
        for (const qreal progress : {0.15, 0.4, 0.7, 1.0}) {
            QTest::addRow("%.2f", progress) << progress;
        }
    }
    void theBallOnItsWayIsTheOneGiven() {
        QFETCH(qreal, progress);
        Stage<scene::DrawingMachine> stage({320, 320});
        stage.item().setDrawn({4, 9, 17});
        stage.item().setBall(17);
        stage.item().setProgress(progress);
        QVERIFY(stage.show());
        const scene::MachineView view = stage.item().view();
        const auto shows = [&](const scene::BallSprites& sprites, int number) {
            return std::any_of(sprites.begin(), sprites.end(), [&](const scene::BallSprite& sprite) {
                return sprite.cell == view.pictures->discCell(number);
            });
        };
        QVERIFY(shows(view.newest, 17));
        QVERIFY(!shows(view.balls, 17));
        QVERIFY(shows(view.balls, 9) && shows(view.balls, 4));
        const auto lights = [&](const scene::BallSprites& sprites) {
            return std::count_if(sprites.begin(), sprites.end(), [&](const scene::BallSprite& sprite) {
                return sprite.cell >= view.pictures->lightCell(0) &&
                       sprite.cell <= view.pictures->lightCell(1);
            });
        };
        QCOMPARE(lights(view.newest), 1);
        QCOMPARE(lights(view.balls), 89);
    }

    void theNewestComesToRestBeforeTheOthers() {
        Stage<scene::DrawingMachine> stage({320, 320});
        stage.item().setDrawn({4, 9});
        stage.item().setBall(17);
        stage.item().setProgress(0);
        QVERIFY(stage.show());
        const QPointF inGlass = stage.item().ballPlace();
        stage.item().setProgress(1);
        const QPointF onRail = stage.item().ballPlace();
        QVERIFY(onRail.y() > 0.8 * 320 && onRail.x() > 0.65 * 320);
        QVERIFY(QLineF(inGlass, onRail).length() > 60);
        QCOMPARE(stage.grab().pixelColor(onRail.toPoint()).alpha(), 255);
    }

    void aBallNeverJumpsOnItsWay() {
        Stage<scene::DrawingMachine> stage({320, 320});
        stage.item().setBall(17);
        stage.item().setProgress(0);
        QVERIFY(stage.show());
        QPointF before = stage.item().ballPlace();
        for (int i = 1; i <= 500; ++i) {
            stage.item().setProgress(i / 500.0);
            const QPointF now = stage.item().ballPlace();
            QVERIFY2(QLineF(before, now).length() < 6, qPrintable(QString::number(i)));
            before = now;
        }
    }

    void ballsStayInTheGlass() {
        scene::TumblingBalls balls;
        balls.reset(90, 0.12, 5);
        for (int i = 0; i < 600; ++i) {
            balls.advance(1.0 / 60, true);
            for (const scene::TumblingBall& ball : balls.balls()) {
                QVERIFY(length(ball.at) <= 1 - 0.12 + 1e-6);
            }
        }
        const auto high = std::count_if(balls.balls().begin(), balls.balls().end(),
                                        [](const scene::TumblingBall& ball) { return ball.at.y < 0; });
        QVERIFY2(high > 8, qPrintable(QString::number(high)));
    }

    void tumblingDependsOnTheSeedAndNotOnTheFrames() {
        const auto after = [](std::uint32_t seed, int frames) {
            scene::TumblingBalls balls;
            balls.reset(90, 0.12, seed);
            for (int i = 0; i < frames; ++i) {
                balls.advance(2.0 / frames, true);
            }
            return balls.balls().front().at;
        };
        const art::Vec3 coarse = after(3, 32);
        QVERIFY(length(coarse - after(3, 128)) < 1e-9);
        QVERIFY(length(coarse - after(4, 128)) > 1e-3);
    }

    void withoutTheJetAllComeToLie() {
        scene::TumblingBalls balls;
        balls.reset(75, 0.12, 5);
        balls.advance(0.25, true);
        QVERIFY(!balls.isStill());
        for (int i = 0; i < 300 && !balls.isStill(); ++i) {
            balls.advance(1.0 / 60, false);
        }
        QVERIFY(balls.isStill());
        QVERIFY(std::all_of(balls.balls().begin(), balls.balls().end(),
                            [](const scene::TumblingBall& ball) { return ball.at.y > -0.2; }));
    }

    void ballsPutBackLieApart() {
        scene::TumblingBalls balls;
        balls.reset(30, 0.15, 5);
        for (const bool gone : {true, false}) {
            for (int i = 0; i < 30; ++i) {
                balls.setGone(i, gone);
            }
        }
        balls.settle();
        for (std::size_t a = 0; a < 30; ++a) {
            for (std::size_t b = 0; b < a; ++b) {
                QVERIFY(length(balls.balls()[a].at - balls.balls()[b].at) > 0.2);
            }
        }
    }

    void notRunningNothingIsRepainted() {
        Stage<scene::DrawingMachine> stage({320, 320});
        QVERIFY(stage.show());
        QVERIFY(stage.item().isStill());
        const int before = stage.item().paints();
        QVERIFY(before > 0);
        stage.item().setProgress(1);
        stage.item().setRunning(false);
        QVERIFY(!QTest::qWaitFor([&] { return stage.item().paints() != before; }, 250));
    }

    void runningTheBallsMoveAndThenLie() {
        Stage<scene::DrawingMachine> stage({320, 320});
        QVERIFY(stage.show());
        const int before = stage.item().paints();
        stage.item().setRunning(true);
        QVERIFY(QTest::qWaitFor([&] { return stage.item().paints() > before + 3; }, kArtWait));
        stage.item().setRunning(false);
        QVERIFY(QTest::qWaitFor([&] { return stage.item().isStill(); }, kArtWait));
    }

    void reducedMotionFadesTheBallInAndTumblesNothing() {
        Stage<scene::DrawingMachine> stage({320, 320});
        stage.item().setReducedMotion(true);
        stage.item().setRunning(true);
        stage.item().setBall(5);
        stage.item().setProgress(0);
        QVERIFY(stage.show());
        QVERIFY(stage.item().isStill());
        QCOMPARE(stage.item().view().newestOpacity, 0.0);
        const QPointF place = stage.item().ballPlace();
        stage.item().setProgress(1);
        QCOMPARE(stage.item().ballPlace(), place);
        QCOMPARE(stage.item().view().newestOpacity, 1.0);
    }

    void unknownVariantsAreNotTaken() {
        scene::DrawingMachine machine;
        machine.setVariant(75);
        machine.setVariant(60);
        QCOMPARE(machine.variant(), 75);
    }

private:
    QQmlEngine m_engine;
};

#include "program/test_list.h"

MESAVIVA_TEST(TestBingoArt)
#include "tst_bingo_art.moc"
