// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/settings/app_settings.h"
#include "app/core/settings/play_reminder.h"
#include "app/core/text/amounts.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/games/bingo/bingo_lobby_model.h"
#include "app/games/poker/poker_lobby_model.h"
#include "app/games/roulette/roulette_lobby_model.h"
#endif

#include <QFile>
#include <QMetaProperty>
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

    void startsInTheSystemsLanguageIfItKnowsIt_data() {
        QTest::addColumn<QStringList>("ofSystem");
        QTest::addColumn<QString>("language");
        QTest::newRow("British") << QStringList{"en-GB", "en-Latn-GB", "en"} << "en";
        QTest::newRow("English") << QStringList{"en"} << "en";
        QTest::newRow("Portuguese") << QStringList{"pt-PT", "pt"} << "pt";
        QTest::newRow("Brazilian") << QStringList{"pt-BR"} << "pt";
        QTest::newRow("Portuguese before English") << QStringList{"pt-PT", "en-GB"} << "pt";
        QTest::newRow("French") << QStringList{"fr-FR", "fr"} << "pt";
        QTest::newRow("none") << QStringList{"C"} << "pt";
        QTest::newRow("nothing said") << QStringList{} << "pt";
    }

    void startsInTheSystemsLanguageIfItKnowsIt() {
        QFETCH(QStringList, ofSystem);
        QFETCH(QString, language);
        QCOMPARE(AppSettings::firstLanguage(ofSystem), language);
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

    void eachChangeIsReportedAndRemembered_data() {
        QTest::addColumn<QByteArray>("property");
        QTest::addColumn<QVariant>("value");
        QTest::newRow("language") << QByteArray("language") << QVariant("en");
        QTest::newRow("letters") << QByteArray("cardLettersChoice") << QVariant("en");
        QTest::newRow("amounts") << QByteArray("amountUnit") << QVariant("euros");
        QTest::newRow("P43 patacas") << QByteArray("patacasInMacau") << QVariant(true);
        QTest::newRow("four colours") << QByteArray("fourColourSuits") << QVariant(true);
        QTest::newRow("reduced motion") << QByteArray("reducedMotion") << QVariant(true);
        QTest::newRow("rule numbers") << QByteArray("ruleNumbers") << QVariant("always");
        QTest::newRow("no rule numbers") << QByteArray("ruleNumbers") << QVariant("never");
        QTest::newRow("drag chips") << QByteArray("dragChips") << QVariant(false);
        QTest::newRow("muted") << QByteArray("muted") << QVariant(true);
        QTest::newRow("voice") << QByteArray("voiceVolume") << QVariant(35);
        QTest::newRow("sounds") << QByteArray("soundVolume") << QVariant(0);
        QTest::newRow("text") << QByteArray("textScale") << QVariant(1.15);
        QTest::newRow("largest text") << QByteArray("textScale") << QVariant(1.3);
        QTest::newRow("name") << QByteArray("ownName") << QVariant("Ana");
        QTest::newRow("time of play") << QByteArray("reminderMinutes") << QVariant(60);
        QTest::newRow("loss") << QByteArray("reminderLoss") << QVariant(5'000.0);
        QTest::newRow("width") << QByteArray("windowWidth") << QVariant(1920);
        QTest::newRow("height") << QByteArray("windowHeight") << QVariant(1080);
        QTest::newRow("maximised") << QByteArray("windowMaximized") << QVariant(true);
    }

    void eachChangeIsReportedAndRemembered() {
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
        QTest::newRow("unknown place") << QByteArray("ruleNumbers") << QVariant("sometimes");
        QTest::newRow("text between the steps") << QByteArray("textScale") << QVariant(1.2);
        QTest::newRow("a reminder before the beginning") << QByteArray("reminderMinutes") << QVariant(-1);
        QTest::newRow("a negative loss") << QByteArray("reminderLoss") << QVariant(-100.0);
        QTest::newRow("too narrow") << QByteArray("windowWidth") << QVariant(1023);
        QTest::newRow("lower than 600") << QByteArray("windowHeight") << QVariant(599);
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

    void theUsualSettingsComeBackButNotTheLanguage() {
        AppSettings settings(file());
        const AppSettings usual(file());
        settings.setLanguage(QStringLiteral("en"));
        settings.setWindowWidth(1920);
        settings.setOwnName(QStringLiteral("Ana"));
        const QByteArrayList kept{"language",     "cardLetters",     "ownName",   "windowWidth",
                                  "windowHeight", "windowMaximized", "objectName"};
        settings.setCardLetters(QStringLiteral("pt"));
        settings.setAmountUnit(QStringLiteral("euros"));
        settings.setPatacasInMacau(true);
        settings.setFourColourSuits(true);
        settings.setReducedMotion(true);
        settings.setRuleNumbers(QStringLiteral("never"));
        settings.setDragChips(false);
        settings.setMuted(true);
        settings.setVoiceVolume(10);
        settings.setSoundVolume(10);
        settings.setTextScale(1.3);
        settings.setReminderMinutes(60);
        settings.setReminderLoss(10'000);
        const QMetaObject& meta = AppSettings::staticMetaObject;
        for (int i = 0; i < meta.propertyCount(); ++i) {
            const char* const property = meta.property(i).name();
            QVERIFY2(kept.contains(property) || settings.property(property) != usual.property(property),
                     property);
        }
        settings.resetToDefaults();
        for (int i = 0; i < meta.propertyCount(); ++i) {
            const char* const property = meta.property(i).name();
            QVERIFY2(kept.contains(property) || settings.property(property) == usual.property(property),
                     property);
        }
        QCOMPARE(settings.language(), "en");
        QCOMPARE(settings.windowWidth(), 1920);
    }

    void aNameIsOneLineOfUpTo64Characters_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("stored");
        QTest::newRow("usual") << QStringLiteral("Zé Ninguém") << QStringLiteral("Zé Ninguém");
        QTest::newRow("spaces around it") << QStringLiteral("  Ana ") << QStringLiteral("Ana");
        QTest::newRow("none") << QString() << QString();
        QTest::newRow("64 characters") << QString(64, u'a') << QString(64, u'a');
        QTest::newRow("65 characters") << QString(65, u'a') << QStringLiteral("before");
        QTest::newRow("two lines") << QStringLiteral("A\nB") << QStringLiteral("before");
        QTest::newRow("escape") << QStringLiteral("A\x1b[31m") << QStringLiteral("before");
        QTest::newRow("right to left override") << QStringLiteral("A\u202eB") << QStringLiteral("before");
    }

    void aNameIsOneLineOfUpTo64Characters() {
        QFETCH(const QString, name);
        QFETCH(const QString, stored);
        AppSettings settings(file());
        settings.setOwnName(QStringLiteral("before"));
        settings.setOwnName(name);
        QCOMPARE(settings.ownName(), stored);
        QCOMPARE(AppSettings(file()).ownName(), stored);
    }

    // A limit of one's own reminds once, and again after the same time or loss; without one nothing does.
    void limitsOfOnesOwnRemind() {
        AppSettings settings(file());
        app::PlayReminder reminder(settings);
        reminder.advance(100'000, 100'000);
        reminder.advance(100'000, 0);
        QCOMPARE(reminder.text(), QString());

        AppSettings others(file());
        others.setReminderMinutes(60);
        others.setReminderLoss(5'000);
        app::PlayReminder timed(others);
        timed.advance(3'599, 100'000);
        QCOMPARE(timed.text(), QString());
        timed.advance(1, 100'000);
        QVERIFY(timed.text().contains(QStringLiteral("1 h")));
        QVERIFY(!timed.text().contains(app::amountText(Money{5'000})));
        timed.dismiss();
        QCOMPARE(timed.text(), QString());
        timed.advance(5, 95'001);
        QCOMPARE(timed.text(), QString());
        timed.advance(5, 95'000);
        QVERIFY2(timed.text().contains(app::amountText(Money{5'000})), qPrintable(timed.text()));
        timed.dismiss();
        timed.advance(5, 90'001);
        QCOMPARE(timed.text(), QString());
        timed.advance(5, 90'000);
        QVERIFY(!timed.text().isEmpty());
        timed.dismiss();
        others.setReminderLoss(0);
        others.setReminderMinutes(0);
        timed.advance(100'000, 0);
        QCOMPARE(timed.text(), QString());
    }

    void theFirstWindowFitsTheScreen_data() {
        QTest::addColumn<QSize>("stored");
        QTest::addColumn<bool>("wasMaximized");
        QTest::addColumn<QSize>("available");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("maximized");
        const QSize usual(1280, 800);
        QTest::newRow("large screen") << usual << false << QSize(1920, 1040) << usual << false;
        QTest::newRow("large screen, left maximised") << usual << true << QSize(1920, 1040) << usual << true;
        QTest::newRow("1366x768 with a panel")
            << usual << false << QSize(1366, 728) << QSize(1280, 728) << true;
        QTest::newRow("1280x800, no room for the title bar")
            << usual << false << QSize(1280, 800) << QSize(1280, 800) << true;
        QTest::newRow("size of a larger screen")
            << QSize(2400, 1300) << false << QSize(1920, 1040) << QSize(1920, 1040) << true;
        QTest::newRow("1024x600") << usual << false << QSize(1024, 600) << QSize(1024, 600) << true;
        QTest::newRow("smaller than the smallest window")
            << usual << true << QSize(800, 800) << QSize(1024, 800) << false;
    }

    void theFirstWindowFitsTheScreen() {
        QFETCH(QSize, stored);
        QFETCH(bool, wasMaximized);
        QFETCH(QSize, available);
        QFETCH(QSize, size);
        QFETCH(bool, maximized);
        AppSettings settings(file());
        settings.setWindowWidth(stored.width());
        settings.setWindowHeight(stored.height());
        settings.setWindowMaximized(wasMaximized);
        const app::WindowStart start = settings.windowStart(available);
        QCOMPARE(start.size, size);
        QCOMPARE(start.maximized, maximized);
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

    void whatAGameAddsIsReportedAndRemembered_data() {
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

    void whatAGameAddsIsReportedAndRemembered() {
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

    void damagedFileReadsAsWhatIsUsual_data() { whatAGameAddsIsReportedAndRemembered_data(); }

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
