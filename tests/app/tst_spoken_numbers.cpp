// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/words/language.h"
#include "app/words/spoken_numbers.h"
#endif

#include <QHash>
#include <QTest>

#include <algorithm>

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

    void everyAmountSaysWhatItIs_data() {
        QTest::addColumn<QString>("language");
        QTest::newRow("pt") << QStringLiteral("pt");
        QTest::newRow("en") << QStringLiteral("en");
    }

    // Every euro up to a million, and every number of cents: read back by who knows the words and not the
    // code.
    void everyAmountSaysWhatItIs() {
        QFETCH(QString, language);
        m_language.setCode(language);
        for (qint64 euros = 0; euros <= 1'000'000; ++euros) {
            const QString text = amountWords(Money{euros * 100});
            QVERIFY2(heard(text) == euros * 100, qPrintable(text));
        }
        for (const qint64 euros : {0, 1, 2, 21, 1'000, 999'999, 1'000'000}) {
            for (qint64 cents = 1; cents < 100; ++cents) {
                const QString text = amountWords(Money{euros * 100 + cents});
                QVERIFY2(heard(text) == euros * 100 + cents, qPrintable(text));
            }
        }
    }

    void whoReadsAmountsBackKnowsAWrongOne() {
        QCOMPARE(heard(QStringLiteral("vinte e dois euros e um cêntimo")), 2'201);
        QCOMPARE(heard(QStringLiteral("two hundred thousand and five euros")), 20'000'500);
        QCOMPARE(heard(QStringLiteral("um milhão de euros")), 100'000'000);
        QCOMPARE(heard(QStringLiteral("22 euros")), -1);
        QCOMPARE(heard(QStringLiteral("dois  euros")), -1);
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
    // What an amount in words comes to, in cents; -1 where it is not in words.
    static qint64 heard(const QString& text) {
        static const QHash<QString, qint64> values = [] {
            QHash<QString, qint64> made;
            const auto add = [&made](const char* words, qint64 first, qint64 step) {
                for (const QString& word : QString::fromUtf8(words).split(u' ')) {
                    made.insert(word, first);
                    first += step;
                }
            };
            add("zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze "
                "dezasseis "
                "dezassete dezoito dezanove vinte",
                0, 1);
            add("trinta quarenta cinquenta sessenta setenta oitenta noventa cem", 30, 10);
            add("cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos "
                "novecentos",
                100, 100);
            add("one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
                "sixteen "
                "seventeen eighteen nineteen twenty",
                1, 1);
            add("thirty forty fifty sixty seventy eighty ninety", 30, 10);
            return made;
        }();
        qint64 cents = 0;
        qint64 whole = 0; // thousands and millions
        qint64 group = 0; // below a thousand
        for (const QString& word : QString(text).replace(u'-', u' ').split(u' ')) {
            if (const auto value = values.constFind(word); value != values.constEnd()) {
                group += *value;
            } else if (word == QLatin1String("hundred")) {
                group *= 100;
            } else if (word == QLatin1String("mil") || word == QLatin1String("thousand")) {
                whole += std::max<qint64>(group, 1) * 1'000;
                group = 0;
            } else if (word == QString::fromUtf8("milhão") || word == QLatin1String("million")) {
                whole += group * 1'000'000;
                group = 0;
            } else if (word.startsWith(QLatin1String("euro"))) {
                cents += (whole + group) * 100;
                whole = group = 0;
            } else if (word.startsWith(QString::fromUtf8("cêntimo")) ||
                       word.startsWith(QLatin1String("cent"))) {
                cents += group;
                group = 0;
            } else if (word != QLatin1String("e") && word != QLatin1String("de") &&
                       word != QLatin1String("and")) {
                return -1;
            }
        }
        return group == 0 && whole == 0 ? cents : -1;
    }

    app::Language m_language;
};

#include "program/test_list.h"
MESAVIVA_TEST(TestSpokenNumbers)
#include "tst_spoken_numbers.moc"
