// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The units of amounts: points, euros, and patacas at Macau's tables.

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/core/rulebook/rulebook_model.h"
#include "app/core/text/amounts.h"
#include "app/core/text/language.h"
#include "app/games/roulette/roulette_lobby_model.h"
#include "chosen_amounts.h"
#include "program/shipped_scenarios.h"
#endif

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

using namespace mesaviva;
using namespace mesaviva::app;

class TestAmounts : public QObject {
    Q_OBJECT

private slots:
    // P44, O31, B59: games are played for points.
    void pointsAreWrittenUnlessSomethingElseIsChosen() {
        QVERIFY(amountUnit() == AmountUnit::points);
        QVERIFY(amountText(Money{35'020}).endsWith(QStringLiteral("\u00A0pts")));
    }

    void eachUnitHasItsSign_data() {
        QTest::addColumn<bool>("euros");
        QTest::addColumn<bool>("patacas");
        QTest::addColumn<QString>("anywhere");
        QTest::addColumn<QString>("macau");
        const auto row = [](const char* title, bool euros, bool patacas, const char* anywhere,
                            const char* macau) {
            QTest::newRow(title) << euros << patacas << QString::fromUtf8(anywhere)
                                 << QString::fromUtf8(macau);
        };
        row("points", false, false, "pts", "pts");
        row("euros", true, false, "€", "€");
        row("points, patacas in Macau", false, true, "pts", "MOP$");
        row("euros, patacas in Macau", true, true, "€", "MOP$");
    }

    void eachUnitHasItsSign() {
        QFETCH(bool, euros);
        QFETCH(bool, patacas);
        QFETCH(QString, anywhere);
        QFETCH(QString, macau);
        const ChosenAmounts chosen({euros ? AmountUnit::euros : AmountUnit::points, patacas});
        const auto written = [](const QString& language, const QString& sign) {
            return (language == QLatin1String("pt") ? QStringLiteral("350,20") : QStringLiteral("350.20")) +
                   QChar(QChar::Nbsp) + sign;
        };
        for (const QString& language : {QStringLiteral("pt"), QStringLiteral("en")}) {
            m_language.setCode(language);
            QCOMPARE(amountText(Money{35'020}), written(language, anywhere));
            QCOMPARE(signedAmountText(Money{35'020}), u'+' + written(language, anywhere));
            QCOMPARE(amountFigures(Money{35'020}), written(language, {}).trimmed());
            {
                const AmountsAt there(placeOfRules("mo-60-2004"));
                QCOMPARE(amountText(Money{35'020}), written(language, macau));
                const AmountsAt elsewhere(placeOfRules("pt-894-2002"));
                QCOMPARE(amountText(Money{35'020}), written(language, anywhere));
            }
            setAmountPlace(AmountPlace::macau);
            QCOMPARE(amountText(Money{35'020}), written(language, macau));
            setAmountPlace(AmountPlace::anywhere);
            QCOMPARE(amountText(Money{35'020}), written(language, anywhere));
        }
    }

    // A sheet written on another thread does not change the unit that the window uses.
    void aPlaceIsItsThreadsOwn() {
        const ChosenAmounts chosen({AmountUnit::points, true});
        const AmountsAt there(AmountPlace::macau);
        QString written;
        std::thread other([&written] { written = amountText(Money{100}); });
        other.join();
        QVERIFY(written.endsWith(QLatin1String("pts")));
        QVERIFY(amountText(Money{100}).endsWith(QLatin1String("MOP$")));
    }

    void macausTablesAreKnownByTheirRules() {
        QVERIFY(placeOfRules("mo-60-2004/1") == AmountPlace::macau);
        for (const char* rules : {"pt-804-2015", "pt-894-2002", "pt-803-2015", "pt-425a-2015", ""}) {
            QVERIFY(placeOfRules(rules) == AmountPlace::anywhere);
        }
    }

    void amountsAreReadInProse_data() {
        QTest::addColumn<qint64>("cents");
        QTest::addColumn<QString>("portuguese");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("euros");
        const auto row = [](qint64 cents, const char* portuguese, const char* english, const char* euros) {
            QTest::addRow("%lld", cents) << cents << QString::fromUtf8(portuguese)
                                         << QString::fromUtf8(english) << QString::fromUtf8(euros);
        };
        row(100, "1 ponto", "1 point", "1 €");
        row(500, "5 pontos", "5 points", "5 €");
        row(160, "1,60 pontos", "1.60 points", "1,60 €");
        row(100'000, "1000 pontos", "1,000 points", "1000 €");
    }

    void amountsAreReadInProse() {
        QFETCH(qint64, cents);
        QFETCH(QString, portuguese);
        QFETCH(QString, english);
        QFETCH(QString, euros);
        const auto prose = [cents] { return amountInProse(Money{cents}).replace(QChar(QChar::Nbsp), u' '); };
        m_language.setCode(QStringLiteral("en"));
        QCOMPARE(prose(), english);
        m_language.setCode(QStringLiteral("pt"));
        QCOMPARE(prose(), portuguese);
        const ChosenAmounts chosen({AmountUnit::euros, false});
        QCOMPARE(prose(), euros);
    }

    void typedUnitsAreLeftOut() {
        for (const char* typed : {"12,50", " 12,50 € ", "12,50\u00A0pts", "12,50 pontos", "12,50 points",
                                  "12,50 MOP$", "MOP$ 12,50", "€12,50", "12,50 patacas"}) {
            QCOMPARE(withoutUnit(QString::fromUtf8(typed)), QStringLiteral("12,50"));
        }
        QCOMPARE(withoutUnit(QStringLiteral("12 apples")), QStringLiteral("12 apples"));
    }

    // In the lobby the chosen table decides.
    void onlyMacausTableIsChosenInPatacas() {
        const QTemporaryDir folder;
        RouletteLobbyModel lobby(folder.filePath(QStringLiteral("settings.ini")));
        const ChosenAmounts chosen({AmountUnit::points, true});
        for (const auto rules : {int(roulette::RuleSet::online), int(roulette::RuleSet::casino),
                                 int(roulette::RuleSet::macau)}) {
            lobby.setRuleSet(rules);
            const QString sign = rules == int(roulette::RuleSet::macau) ? "MOP$" : "pts";
            const QString other = rules == int(roulette::RuleSet::macau) ? "pts" : "MOP$";
            QStringList written{lobby.minimumText(), lobby.maximumText(), lobby.playerMaximumText(),
                                lobby.seriesMaximumText()};
            written << lobby.minimumTexts() << lobby.evenMinimumTexts() << lobby.chipValueTexts();
            for (const QString& text : written) {
                QVERIFY2(text.endsWith(QChar(QChar::Nbsp) + sign), qPrintable(text));
            }
            const QString limits = lobby.limits().join(u'\n');
            QVERIFY2(limits.contains(sign) && !limits.contains(other), qPrintable(limits));
        }
    }

    // Euro amounts of the law stay; examples are in the chosen unit.
    void theBooksExamplesAreInTheChosenUnit_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("points");
        QTest::addColumn<QString>("euros");
        QTest::newRow("pt") << "pt"
                            << "com 5_pontos de ante, 10_pontos de bet"
                            << "com 5_€ de ante, 10_€ de bet";
        QTest::newRow("en") << "en"
                            << "with an ante of 5_points, a bet of 10_points"
                            << "with an ante of 5_€, a bet of 10_€";
    }

    void theBooksExamplesAreInTheChosenUnit() {
        QFETCH(QString, language);
        QFETCH(QString, points);
        QFETCH(QString, euros);
        m_language.setCode(language);
        RulebookModel book;
        book.setLanguage(language);
        setAmountPlace(AmountPlace::macau);
        const auto says = [&book](const QString& rule, QString words) {
            return book.rule(rule).text.contains(words.replace(u'_', QChar(QChar::Nbsp)));
        };
        const ChosenAmounts inPoints({AmountUnit::points, true});
        QVERIFY(says(QStringLiteral("P23"), points));
        QVERIFY(!says(QStringLiteral("P23"), QStringLiteral("€")));
        QVERIFY(says(QStringLiteral("P17"), language == "pt" ? "em euros" : "in euros"));
        const ChosenAmounts inEuros({AmountUnit::euros, false});
        QVERIFY(says(QStringLiteral("P23"), euros));
    }

    // No example stays in euros or is separated from its unit.
    void everyExampleOfTheBookIsWrittenAnew() {
        for (const QString& language : {QStringLiteral("pt"), QStringLiteral("en")}) {
            m_language.setCode(language);
            RulebookModel book;
            book.setLanguage(language);
            int examples = 0;
            for (const QString& game : test::gameKeys()) {
                for (const QVariant& section : book.guide(game)) {
                    for (const QString& paragraph : section.value<GuideSection>().paragraphs) {
                        static const QRegularExpression kUnit(
                            QStringLiteral("\\d\u00A0(pontos?|points?)\\b"));
                        examples += static_cast<int>(paragraph.count(kUnit));
                        QVERIFY2(!paragraph.contains(u'€'), qPrintable(paragraph));
                    }
                }
            }
            QVERIFY2(examples > 40, qPrintable(QString::number(examples)));
        }
    }

private:
    Language m_language;
};

#include "program/test_list.h"

MESAVIVA_TEST(TestAmounts)
#include "tst_amounts.moc"
