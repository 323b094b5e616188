// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/media/art/card_picture.h"
#include "app/media/art/chip_picture.h"
#include "app/media/art/picture_provider.h"
#include "app/media/art/shadow.h"
#include "patience.h"

#include <QQmlEngine>
#include <QQuickTextureFactory>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include <algorithm>
#include <atomic>
#include <memory>
#include <numeric>
#include <vector>

using namespace mesaviva::art;

namespace {

const QString kRanks = QStringLiteral("23456789TJQKA");
const QString kSuits = QStringLiteral("cdhs");

// Something is drawn, and the corners are round.
bool hasShape(const QImage& image) {
    if (image.isNull()) {
        return false;
    }
    const QRect box = image.rect();
    return image.pixelColor(box.center()).alpha() == 255 && image.pixelColor(box.topLeft()).alpha() < 128;
}

bool hasInk(const QImage& image) {
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y).alpha() > 0) {
                return true;
            }
        }
    }
    return false;
}

QByteArray bytes(const QImage& image) {
    return QByteArray(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes());
}

} // namespace

class TestArt : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { addImageProviders(m_engine); }

    // Card names.

    void everyCardIsRead() {
        for (int rank = 0; rank < kRanks.size(); ++rank) {
            for (int suit = 0; suit < kSuits.size(); ++suit) {
                const std::optional<CardSign> card = cardFromText(QString(kRanks[rank]) + kSuits[suit]);
                QVERIFY(card);
                QCOMPARE(card->rank, rank + 2);
                QCOMPARE(static_cast<int>(card->suit), suit);
            }
        }
        QVERIFY(cardFromText(u"10h") == cardFromText(u"Th"));
    }

    void otherTextsAreNoCards_data() {
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"", "K", "d", "Kx", "1d", "0d", "11d", "kd", "KD", "Kdd", " Kd", "Kd ", "100d", "10"}) {
            QTest::newRow(text) << QString::fromLatin1(text);
        }
    }

    void otherTextsAreNoCards() {
        QFETCH(QString, text);
        QVERIFY(!cardFromText(text));
    }

    // Chips.

    void chipValuesFallFromHighToLow() {
        const auto& values = chipValues();
        QVERIFY(values.size() > 5);
        QCOMPARE(values.back(), 1);
        for (std::size_t i = 1; i < values.size(); ++i) {
            QVERIFY(values[i] < values[i - 1]);
        }
    }

    void chipsAddUpToTheAmount_data() {
        QTest::addColumn<qint64>("cents");
        for (const qint64 cents :
             {1,   2,     3,      4,      9,       19,      99,      100,     101,       499,      500,
              777, 1'250, 12'500, 99'999, 100'000, 123'456, 625'000, 999'999, 1'000'000, 1'234'567}) {
            QTest::addRow("%lld", static_cast<long long>(cents)) << qint64{cents};
        }
    }

    void chipsAddUpToTheAmount() {
        QFETCH(qint64, cents);
        const std::vector<std::int64_t> chips = chipsFor(cents);
        QCOMPARE(std::accumulate(chips.begin(), chips.end(), std::int64_t{0}), cents);
        QVERIFY(std::is_sorted(chips.rbegin(), chips.rend()));
        for (const std::int64_t chip : chips) {
            QVERIFY(std::find(chipValues().begin(), chipValues().end(), chip) != chipValues().end());
        }
        QCOMPARE(StackMetrics::forAmount(cents).chips, static_cast<int>(chips.size()));
    }

    void noChipsForNothing_data() {
        QTest::addColumn<qint64>("cents");
        QTest::newRow("zero") << qint64{0};
        QTest::newRow("minus") << qint64{-500};
    }

    void noChipsForNothing() {
        QFETCH(qint64, cents);
        QVERIFY(chipsFor(cents).empty());
        QCOMPARE(StackMetrics::forAmount(cents).chips, 0);
        QVERIFY(StackMetrics::forAmount(cents).sizeMm.isEmpty());
    }

    void stacksStandOnThePicture_data() {
        QTest::addColumn<qint64>("cents");
        for (const qint64 cents :
             {1LL, 500LL, 1'000LL, 4'500LL, 12'500LL, 123'456LL, 9'999'999LL, 1'000'000'000'000LL}) {
            QTest::addRow("%lld", static_cast<long long>(cents)) << qint64{cents};
        }
    }

    void stacksStandOnThePicture() {
        QFETCH(qint64, cents);
        const StackMetrics metrics = StackMetrics::forAmount(cents);
        QVERIFY(metrics.chips > 0);
        QCOMPARE(std::accumulate(metrics.columns.begin(), metrics.columns.end(), 0), metrics.chips);
        for (const int height : metrics.columns) {
            QVERIFY(height >= 1 && height <= kChipsPerColumn);
        }
        QVERIFY(metrics.footprintMm.width() >= kChipWidthMm);
        const QRectF picture(QPointF(0, 0), metrics.sizeMm);
        const QSizeF half = metrics.footprintMm / 2;
        const QRectF footprint(metrics.baseMm - QPointF(half.width(), half.height()), metrics.footprintMm);
        QVERIFY(picture.contains(footprint));
        const QImage image = chipStack(cents, 7, (metrics.sizeMm * 2).toSize());
        QVERIFY(hasInk(image));
        QCOMPARE(chipStack(cents, 7, image.size()), image);
    }

    void stacksAreAskewInTheirOwnWay() {
        const QSize size = (StackMetrics::forAmount(4'500).sizeMm * 2).toSize();
        QVERIFY(chipStack(4'500, 1, size) != chipStack(4'500, 2, size));
    }

    void everyChipLooksDifferent() {
        QSet<QByteArray> seen;
        for (const std::int64_t value : chipValues()) {
            const QImage chip = flatChip(value, QSize(64, 64));
            QVERIFY(hasShape(chip));
            seen.insert(bytes(chip));
        }
        QCOMPARE(seen.size(), static_cast<qsizetype>(chipValues().size()));
    }

    // Images by URL.

    void everyCardHasItsPicture_data() {
        QTest::addColumn<QString>("options");
        QTest::addColumn<int>("width");
        for (const int width : {120, kFullFaceWidth - 1}) {
            for (const char* letters : {"pt", "en"}) {
                for (int four = 0; four <= 1; ++four) {
                    QTest::addRow("%s, %d colours, %d wide", letters, four == 1 ? 4 : 2, width)
                        << QStringLiteral("?letters=%1&four=%2").arg(QString::fromLatin1(letters)).arg(four)
                        << width;
                }
            }
        }
    }

    void everyCardHasItsPicture() {
        QFETCH(QString, options);
        QFETCH(int, width);
        QSet<QByteArray> seen;
        for (const QChar rank : kRanks) {
            for (const QChar suit : kSuits) {
                const Picture picture = draw("cards", QString(rank) + suit + options, QSize(width, 0));
                QVERIFY(picture.error.isEmpty());
                QCOMPARE(picture.image.width(), width);
                QVERIFY(hasShape(picture.image));
                seen.insert(bytes(picture.image));
            }
        }
        QCOMPARE(seen.size(), 52);
    }

    void lettersAndColoursShow() {
        const auto face = [this](const QString& id) { return draw("cards", id, QSize(120, 0)).image; };
        const QImage plain = face(QStringLiteral("Kd?letters=pt&four=0"));
        QVERIFY(face(QStringLiteral("Kd?letters=en&four=0")) != plain);
        QVERIFY(face(QStringLiteral("Kd?letters=pt&four=1")) != plain);
        QCOMPARE(face(QStringLiteral("Kd")), plain);
        QVERIFY(face(QStringLiteral("Ks?letters=pt&four=1")) == face(QStringLiteral("Ks?letters=pt&four=0")));
    }

    void otherPicturesComeToo_data() {
        QTest::addColumn<QByteArray>("provider");
        QTest::addColumn<QString>("id");
        const auto row = [](const char* provider, const char* id) {
            QTest::addRow("%s/%s", provider, id) << QByteArray(provider) << QString::fromLatin1(id);
        };
        row("cards", "back");
        row("cards", "Td?letters=xx&four=maybe");
        row("chips", "stack?amount=12500&seed=3");
        row("chips", "stack?amount=12500");
        row("chips", "stack?amount=1000000000000&seed=4294967295");
        row("chips", "flat?amount=2500");
        row("shadow", "card");
        row("shadow", "card?lift=1");
        row("shadow", "chip?lift=0.5");
        row("shadow", "box");
        row("tiles", "one");
        row("tiles", "wall?columns=4");
        row("tiles", "wall");
    }

    void otherPicturesComeToo() {
        QFETCH(QByteArray, provider);
        QFETCH(QString, id);
        for (const QSize size : {QSize(), QSize(90, 0), QSize(0, 90), QSize(1, 1)}) {
            const Picture picture = draw(provider.constData(), id, size);
            QVERIFY2(picture.error.isEmpty(), qPrintable(picture.error));
            QVERIFY(!picture.image.isNull());
            if (size == QSize(1, 1)) {
                continue; // a shadow needs some room to fade
            }
            QVERIFY(hasInk(picture.image));
            QVERIFY(size.width() <= 0 || picture.image.width() == size.width());
            QVERIFY(size.height() <= 0 || picture.image.height() == size.height());
        }
    }

    void unknownPicturesAreErrors_data() {
        QTest::addColumn<QByteArray>("provider");
        QTest::addColumn<QString>("id");
        const auto row = [](const char* provider, const char* id) {
            QTest::addRow("%s/%s", provider, id) << QByteArray(provider) << QString::fromLatin1(id);
        };
        row("cards", "");
        row("cards", "1d");
        row("cards", "joker");
        row("cards", "?letters=pt");
        row("cards", "../Kd");
        row("chips", "");
        row("chips", "stack");
        row("chips", "stack?amount=0");
        row("chips", "stack?amount=-500");
        row("chips", "stack?amount=lots");
        row("chips", "stack?amount=99999999999999999999");
        row("chips", "flat?amount=3");
        row("chips", "flat");
        row("chips", "pile?amount=500");
        row("shadow", "");
        row("shadow", "lamp");
        row("tiles", "two");
    }

    void unknownPicturesAreErrors() {
        QFETCH(QByteArray, provider);
        QFETCH(QString, id);
        const Picture picture = draw(provider.constData(), id, QSize(64, 64));
        QVERIFY(!picture.error.isEmpty());
        QVERIFY(picture.image.isNull());
    }

    void oversizedPicturesAreKeptSmall() {
        const Picture picture = draw("shadow", QStringLiteral("chip"), QSize(1'000'000, 8));
        QVERIFY(picture.error.isEmpty());
        QVERIFY(picture.image.width() <= 4'096);
    }

    void cancelledRequestsComeToAnEnd() {
        std::unique_ptr<QQuickImageResponse> response = ask("cards", QStringLiteral("back"), QSize(64, 0));
        QVERIFY(response);
        QSignalSpy finished(response.get(), &QQuickImageResponse::finished);
        response->cancel();
        QVERIFY(finished.count() == 1 || finished.wait(60'000));
        QVERIFY(response->errorString().isEmpty());
    }

    void forgottenRequestsDoNoHarm() {
        for (int i = 0; i < 20; ++i) {
            ask("cards", QStringLiteral("Qh"), QSize(200 + i, 0)).reset();
        }
        QVERIFY(hasShape(draw("cards", QStringLiteral("Qh"), QSize(80, 0)).image));
    }

    // At the end of the application no more images are drawn, even if the provider is destroyed later:
    // started images are finished, waiting ones are dropped.
    void drawingEndsWithTheApplication() {
        std::atomic_int begun = 0;
        std::atomic_int ended = 0;
        PictureProvider provider(
            [&](const PictureRequest&) {
                ++begun;
                QThread::msleep(50);
                ++ended;
                return QImage(2, 2, QImage::Format_RGB32);
            },
            16);
        std::vector<std::unique_ptr<QQuickImageResponse>> responses;
        constexpr int kMore = 400; // more than can be drawn before the program ends
        for (int i = 0; i < kMore; ++i) {
            responses.emplace_back(provider.requestImageResponse(QString::number(i), QSize(2, 2)));
        }
        QTRY_VERIFY(begun > 0);
        finishPainters();
        const int drawn = ended;
        QCOMPARE(begun.load(), drawn);
        QVERIFY(drawn < kMore);
        QTest::qWait(120);
        QCOMPARE(begun.load(), drawn);
    }

private:
    struct Picture {
        QImage image;
        QString error;
    };

    std::unique_ptr<QQuickImageResponse> ask(const char* provider, const QString& id, QSize size) {
        auto* const pictures =
            dynamic_cast<QQuickAsyncImageProvider*>(m_engine.imageProvider(QString::fromLatin1(provider)));
        return std::unique_ptr<QQuickImageResponse>(pictures ? pictures->requestImageResponse(id, size)
                                                             : nullptr);
    }

    Picture draw(const char* provider, const QString& id, QSize size) {
        const std::unique_ptr<QQuickImageResponse> response = ask(provider, id, size);
        if (!response) {
            return {{}, QStringLiteral("no such provider")};
        }
        QSignalSpy finished(response.get(), &QQuickImageResponse::finished);
        if (finished.isEmpty() && !finished.wait(60'000)) {
            return {{}, QStringLiteral("no answer")};
        }
        const std::unique_ptr<QQuickTextureFactory> texture(response->textureFactory());
        return {texture ? texture->image() : QImage(), response->errorString()};
    }

    QQmlEngine m_engine;
};

#include "program/test_list.h"

MESAVIVA_TEST(TestArt)
#include "tst_art.moc"
