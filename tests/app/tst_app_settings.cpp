// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/settings/app_settings.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/games/bingo/bingo_lobby_model.h"
#include "app/games/poker/poker_lobby_model.h"
#include "app/games/roulette/roulette_lobby_model.h"
#endif

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <optional>

using namespace mesaviva;
using app::AppSettings;

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
    }

    // P44, O31, B59: points, never money.
    void amountsStartInPoints() {
        const AppSettings settings(file());
        QCOMPARE(settings.amountUnit(), "points");
        QVERIFY(settings.amounts().unit == app::AmountUnit::points && !settings.amounts().patacasInMacau);
    }

    void cardsFollowTheLanguageUnlessChosen() {
        AppSettings settings(file());
        const QSignalSpy told(&settings, &AppSettings::cardLettersChanged);
        QCOMPARE(settings.cardLettersChoice(), AppSettings::kOfLanguage);
        settings.setLanguage(QStringLiteral("en"));
        QCOMPARE(settings.cardLetters(), "en");
        QCOMPARE(told.count(), 1);
        settings.setCardLetters(QStringLiteral("pt"));
        settings.setLanguage(QStringLiteral("pt"));
        settings.setLanguage(QStringLiteral("en"));
        QCOMPARE(settings.cardLetters(), "pt");
        QCOMPARE(told.count(), 2);
        settings.setCardLetters(AppSettings::kOfLanguage);
        QCOMPARE(AppSettings(file()).cardLetters(), "en");
    }

    void eachChangeIsToldAndRemembered_data() {
        QTest::addColumn<QByteArray>("property");
        QTest::addColumn<QVariant>("value");
        QTest::newRow("language") << QByteArray("language") << QVariant("en");
        QTest::newRow("letters") << QByteArray("cardLettersChoice") << QVariant("en");
        QTest::newRow("amounts") << QByteArray("amountUnit") << QVariant("euros");
        QTest::newRow("P43 patacas") << QByteArray("patacasInMacau") << QVariant(true);
        QTest::newRow("four colours") << QByteArray("fourColourSuits") << QVariant(true);
        QTest::newRow("reduced motion") << QByteArray("reducedMotion") << QVariant(true);
        QTest::newRow("drag chips") << QByteArray("dragChips") << QVariant(false);
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
        QTest::newRow("unknown letters") << QByteArray("cardLettersChoice") << QVariant("");
        QTest::newRow("unknown unit") << QByteArray("amountUnit") << QVariant("patacas");
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
            << QByteArray("[General]\nlanguage=xx\ncard_letters=3\namounts=dollars\npatacas_in_macau="
                          "always\nfour_colour_suits=maybe\nreduced_motion=\n"
                          "text_percent=1e9\n[window]\nwidth=-5\nheight=tall\nmaximized=@Invalid()\n");
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
        QCOMPARE(settings.amountUnit(), "points");
        QVERIFY(!settings.isPatacasInMacau());
        QVERIFY(!settings.isFourColourSuits());
        QVERIFY(!settings.isReducedMotion());
        QVERIFY(!settings.isWindowMaximized());
        QCOMPARE(settings.textScale(), 1.0);
        QCOMPARE(settings.windowWidth(), 1280);
        QCOMPARE(settings.windowHeight(), 800);
    }

    void whatAGameAddsIsToldAndRemembered_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QByteArray>("property");
        QTest::addColumn<QByteArray>("key");
        const auto row = [](const char* name, const char* game, const char* property, const char* key) {
            QTest::newRow(name) << QString(game) << QByteArray(property) << QByteArray(key);
        };
        row("own seat", "poker", "ownSeatInMiddle", "own_seat_in_middle");
        row("near wheel", "roulette", "nearWheel", "near_wheel");
        row("B27 marks", "bingo", "automaticMarks", "automatic_marks");
        row("B14 order", "bingo", "orderedCards", "ordered_cards");
    }

    void whatAGameAddsIsToldAndRemembered() {
        QFETCH(QString, game);
        QFETCH(QByteArray, property);
        {
            const auto preferences = preferencesOf(game);
            const QSignalSpy told(preferences.get(), QByteArray("2" + property + "Changed()").constData());
            QCOMPARE(preferences->property(property.constData()), QVariant(true));
            QVERIFY(preferences->setProperty(property.constData(), false));
            QVERIFY(preferences->setProperty(property.constData(), false));
            QCOMPARE(told.count(), 1);
        }
        QCOMPARE(preferencesOf(game)->property(property.constData()), QVariant(false));
    }

    void damagedFileReadsAsWhatIsUsual_data() { whatAGameAddsIsToldAndRemembered_data(); }

    void damagedFileReadsAsWhatIsUsual() {
        QFETCH(QString, game);
        QFETCH(QByteArray, property);
        QFETCH(QByteArray, key);
        QFile damaged(file());
        QVERIFY(damaged.open(QIODevice::WriteOnly));
        damaged.write("[General]\n" + key + "=perhaps\n");
        damaged.close();
        QCOMPARE(preferencesOf(game)->property(property.constData()), QVariant(true));
    }

private:
    std::unique_ptr<QObject> preferencesOf(const QString& game) const {
        if (game == "poker") {
            return std::make_unique<app::PokerPreferences>(file());
        }
        if (game == "roulette") {
            return std::make_unique<app::RoulettePreferences>(file());
        }
        return std::make_unique<app::BingoPreferences>(file());
    }

    QString file() const { return m_folder->filePath("settings.ini"); }

    std::optional<QTemporaryDir> m_folder;
};

#include "program/test_list.h"

MESAVIVA_TEST(TestAppSettings)
#include "tst_app_settings.moc"
