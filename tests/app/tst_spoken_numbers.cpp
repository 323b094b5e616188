// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/words/language.h"
#include "app/words/spoken_numbers.h"
#endif

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace mesaviva;
using app::amountWords;
using app::Gender;
using app::numberWords;

class TestSpokenNumbers : public QObject {
    Q_OBJECT

private slots:
    // Spelling as the Ciberdúvidas of Portuguese and the Oxford style have it.
    void numbersAreSpelled_data() {
        QTest::addColumn<qint64>("number");
        QTest::addColumn<QString>("portuguese");
        QTest::addColumn<QString>("english");
        const auto row = [](qint64 number, const char* portuguese, const char* english) {
            QTest::addRow("%lld", number)
                << number << QString::fromUtf8(portuguese) << QString::fromUtf8(english);
        };
        row(0, "zero", "zero");
        row(1, "um", "one");
        row(2, "dois", "two");
        row(14, "catorze", "fourteen");
        row(16, "dezasseis", "sixteen");
        row(17, "dezassete", "seventeen");
        row(19, "dezanove", "nineteen");
        row(20, "vinte", "twenty");
        row(21, "vinte e um", "twenty-one");
        row(36, "trinta e seis", "thirty-six");
        row(50, "cinquenta", "fifty");
        row(90, "noventa", "ninety");
        row(100, "cem", "one hundred");
        row(101, "cento e um", "one hundred and one");
        row(200, "duzentos", "two hundred");
        row(350, "trezentos e cinquenta", "three hundred and fifty");
        row(999, "novecentos e noventa e nove", "nine hundred and ninety-nine");
        row(1'000, "mil", "one thousand");
        row(1'001, "mil e um", "one thousand and one");
        row(1'100, "mil e cem", "one thousand one hundred");
        row(1'200, "mil e duzentos", "one thousand two hundred");
        row(1'234, "mil duzentos e trinta e quatro", "one thousand two hundred and thirty-four");
        row(2'002, "dois mil e dois", "two thousand and two");
        row(21'500, "vinte e um mil e quinhentos", "twenty-one thousand five hundred");
        row(100'000, "cem mil", "one hundred thousand");
        row(222'222, "duzentos e vinte e dois mil duzentos e vinte e dois",
            "two hundred and twenty-two thousand two hundred and twenty-two");
        row(1'000'000, "um milhão", "one million");
        row(1'000'001, "um milhão e um", "one million and one");
        row(2'000'000, "dois milhões", "two million");
        row(2'500'000, "dois milhões e quinhentos mil", "two million five hundred thousand");
        row(1'234'567, "um milhão duzentos e trinta e quatro mil quinhentos e sessenta e sete",
            "one million two hundred and thirty-four thousand five hundred and sixty-seven");
        row(3'000'000'000, "três mil milhões", "three billion");
    }

    void numbersAreSpelled() {
        QFETCH(qint64, number);
        QFETCH(QString, portuguese);
        QFETCH(QString, english);
        m_language.setCode(QStringLiteral("pt"));
        QCOMPARE(numberWords(number), portuguese);
        m_language.setCode(QStringLiteral("en"));
        QCOMPARE(numberWords(number), english);
    }

    void whatIsCountedHasAGender_data() {
        QTest::addColumn<qint64>("number");
        QTest::addColumn<QString>("text");
        QTest::newRow("1") << qint64{1} << "uma";
        QTest::newRow("2") << qint64{2} << "duas";
        QTest::newRow("3") << qint64{3} << QStringLiteral("três");
        QTest::newRow("21") << qint64{21} << "vinte e uma";
        QTest::newRow("100") << qint64{100} << "cem";
        QTest::newRow("102") << qint64{102} << "cento e duas";
        QTest::newRow("342") << qint64{342} << "trezentas e quarenta e duas";
        QTest::newRow("2200") << qint64{2'200} << "duas mil e duzentas";
        QTest::newRow("1000002") << qint64{1'000'002} << QStringLiteral("um milhão e duas");
    }

    void whatIsCountedHasAGender() {
        QFETCH(qint64, number);
        QFETCH(QString, text);
        m_language.setCode(QStringLiteral("pt"));
        QCOMPARE(numberWords(number, Gender::feminine), text);
    }

    void amountsAreSpelled_data() {
        QTest::addColumn<qint64>("cents");
        QTest::addColumn<QString>("portuguese");
        QTest::addColumn<QString>("english");
        const auto row = [](qint64 cents, const char* portuguese, const char* english) {
            QTest::addRow("%lld", cents)
                << cents << QString::fromUtf8(portuguese) << QString::fromUtf8(english);
        };
        row(0, "zero euros", "zero euros");
        row(1, "um cêntimo", "one cent");
        row(20, "vinte cêntimos", "twenty cents");
        row(100, "um euro", "one euro");
        row(101, "um euro e um cêntimo", "one euro and one cent");
        row(250, "dois euros e cinquenta cêntimos", "two euros and fifty cents");
        row(35'020, "trezentos e cinquenta euros e vinte cêntimos",
            "three hundred and fifty euros and twenty cents");
        row(100'000, "mil euros", "one thousand euros");
        row(100'000'000, "um milhão de euros", "one million euros");
        row(100'000'001, "um milhão de euros e um cêntimo", "one million euros and one cent");
        row(100'000'100, "um milhão e um euros", "one million and one euros");
        row(250'000'000, "dois milhões e quinhentos mil euros", "two million five hundred thousand euros");
        row(-1'200, "doze euros", "twelve euros");
    }

    void amountsAreSpelled() {
        QFETCH(qint64, cents);
        QFETCH(QString, portuguese);
        QFETCH(QString, english);
        m_language.setCode(QStringLiteral("pt"));
        QCOMPARE(amountWords(Money{cents}), portuguese);
        m_language.setCode(QStringLiteral("en"));
        QCOMPARE(amountWords(Money{cents}), english);
    }

    // Every euro up to a hundred thousand, then in steps up to a million, with cents between.
    void everyAmountHasWordsOfItsOwn() {
        static const QRegularExpression words(QStringLiteral("^[a-zéíêãõç -]+$"));
        for (const char* language : {"pt", "en"}) {
            m_language.setCode(QLatin1String(language));
            QSet<QString> seen;
            for (qint64 cents = 0; cents <= 100'000'000; cents += cents < 1'000'000 ? 100 : 99'901) {
                const QString text = amountWords(Money{cents});
                QVERIFY2(words.match(text).hasMatch() && !text.contains(QStringLiteral("  ")),
                         qPrintable(text));
                QVERIFY2(!seen.contains(text), qPrintable(text));
                seen.insert(text);
            }
        }
    }

    void listsAreJoined() {
        m_language.setCode(QStringLiteral("pt"));
        QCOMPARE(app::listWords({QStringLiteral("um")}), QStringLiteral("um"));
        QCOMPARE(app::listWords({QStringLiteral("um"), QStringLiteral("dois"), QStringLiteral("três")}),
                 QStringLiteral("um, dois e três"));
    }

    void namesEndNoSentence() {
        QCOMPARE(app::spokenName(QStringLiteral("Rosa M.")), QStringLiteral("Rosa M"));
    }

private:
    app::Language m_language;
};

#include "program/test_list.h"
MESAVIVA_TEST(TestSpokenNumbers)
#include "tst_spoken_numbers.moc"
