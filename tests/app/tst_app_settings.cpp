// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/settings/app_settings.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

using mesaviva::app::AppSettings;

class TestAppSettings : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder.emplace();
        QVERIFY(m_folder->isValid());
    }

    void startsInPortugueseWithPortugueseCards() {
        const AppSettings settings(file());
        QCOMPARE(settings.language(), "pt");
        QCOMPARE(settings.cardLetters(), "pt");
        QCOMPARE(settings.textScale(), 1.0);
        QCOMPARE(settings.windowWidth(), 1280);
        QCOMPARE(settings.windowHeight(), 800);
        QVERIFY(!settings.isReducedMotion());
        QVERIFY(settings.isAutomaticMarks()); // B27
        QVERIFY(settings.isOrderedCards());   // B14
    }

    void eachChangeIsToldAndRemembered_data() {
        QTest::addColumn<QByteArray>("property");
        QTest::addColumn<QVariant>("value");
        QTest::newRow("language") << QByteArray("language") << QVariant("en");
        QTest::newRow("letters") << QByteArray("cardLetters") << QVariant("en");
        QTest::newRow("four colours") << QByteArray("fourColourSuits") << QVariant(true);
        QTest::newRow("reduced motion") << QByteArray("reducedMotion") << QVariant(true);
        QTest::newRow("own seat") << QByteArray("ownSeatInMiddle") << QVariant(false);
        QTest::newRow("drag chips") << QByteArray("dragChips") << QVariant(false);
        QTest::newRow("near wheel") << QByteArray("nearWheel") << QVariant(false);
        QTest::newRow("B27 marks") << QByteArray("automaticMarks") << QVariant(false);
        QTest::newRow("B14 order") << QByteArray("orderedCards") << QVariant(false);
        QTest::newRow("muted") << QByteArray("muted") << QVariant(true);
        QTest::newRow("voice") << QByteArray("voiceVolume") << QVariant(35);
        QTest::newRow("sounds") << QByteArray("soundVolume") << QVariant(0);
        QTest::newRow("text") << QByteArray("textScale") << QVariant(1.15);
        QTest::newRow("largest text") << QByteArray("textScale") << QVariant(1.3);
        QTest::newRow("width") << QByteArray("windowWidth") << QVariant(1920);
        QTest::newRow("height") << QByteArray("windowHeight") << QVariant(1080);
        QTest::newRow("maximised") << QByteArray("windowMaximized") << QVariant(true);
    }

    void eachChangeIsToldAndRemembered() {
        QFETCH(QByteArray, property);
        QFETCH(QVariant, value);
        {
            AppSettings settings(file());
            const QSignalSpy told(&settings, QByteArray("2" + property + "Changed()").constData());
            QVERIFY(settings.property(property.constData()) != value);
            QVERIFY(settings.setProperty(property.constData(), value));
            QCOMPARE(settings.property(property.constData()), value);
            QVERIFY(settings.setProperty(property.constData(), value));
            QCOMPARE(told.count(), 1);
        }
        const AppSettings again(file());
        QCOMPARE(again.property(property.constData()), value);
    }

    void whatMakesNoSenseIsNotTaken_data() {
        QTest::addColumn<QByteArray>("property");
        QTest::addColumn<QVariant>("value");
        QTest::newRow("unknown language") << QByteArray("language") << QVariant("fr");
        QTest::newRow("unknown letters") << QByteArray("cardLetters") << QVariant("");
        QTest::newRow("text between the steps") << QByteArray("textScale") << QVariant(1.2);
        QTest::newRow("too narrow") << QByteArray("windowWidth") << QVariant(1023);
        QTest::newRow("too low") << QByteArray("windowHeight") << QVariant(0);
        QTest::newRow("absurdly wide") << QByteArray("windowWidth") << QVariant(1'000'000);
    }

    void whatMakesNoSenseIsNotTaken() {
        QFETCH(QByteArray, property);
        QFETCH(QVariant, value);
        AppSettings settings(file());
        const QVariant before = settings.property(property.constData());
        settings.setProperty(property.constData(), value);
        QCOMPARE(settings.property(property.constData()), before);
    }

    void damagedFileReadsAsTheUsualSettings_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("nonsense values")
            << QByteArray("[General]\nlanguage=xx\ncard_letters=3\nfour_colour_suits=maybe\nreduced_motion=\n"
                          "text_percent=1e9\nautomatic_marks=perhaps\nordered_cards=7\n[window]"
                          "\nwidth=-5\nheight=tall\nmaximized=@Invalid()\n");
        QTest::newRow("values of the wrong type") << QByteArray(
            "[General]\nlanguage=@Variant(\\0\\0)\ntext_percent=pt, en\n[window]\nwidth=1, 2\n");
        QTest::newRow("not such a file at all") << QByteArray("\x7f"
                                                              "ELF\0\1\2[[[=;=\n\xff\xfe",
                                                              18);
        QTest::newRow("empty") << QByteArray();
    }

    void damagedFileReadsAsTheUsualSettings() {
        QFETCH(QByteArray, content);
        QFile damaged(file());
        QVERIFY(damaged.open(QIODevice::WriteOnly));
        damaged.write(content);
        damaged.close();
        const AppSettings settings(file());
        QCOMPARE(settings.language(), "pt");
        QCOMPARE(settings.cardLetters(), "pt");
        QVERIFY(!settings.isFourColourSuits());
        QVERIFY(!settings.isReducedMotion());
        QVERIFY(!settings.isWindowMaximized());
        QVERIFY(settings.isAutomaticMarks());
        QVERIFY(settings.isOrderedCards());
        QCOMPARE(settings.textScale(), 1.0);
        QCOMPARE(settings.windowWidth(), 1280);
        QCOMPARE(settings.windowHeight(), 800);
    }

private:
    QString file() const { return m_folder->filePath("settings.ini"); }

    std::optional<QTemporaryDir> m_folder;
};

#include "program/test_list.h"

MESAVIVA_TEST(TestAppSettings)
#include "tst_app_settings.moc"
