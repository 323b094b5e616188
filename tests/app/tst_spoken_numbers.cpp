// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/core/text/language.h"
#include "app/core/text/spoken_text.h"
#include "chosen_amounts.h"
#endif

#include <QHash>
#include <QTest>

#include <algorithm>

using namespace mesaviva;
using app::AmountUnit;
using app::amountWords;
using app::Gender;
using app::numberWords;

class TestSpokenNumbers : public QObject {
    Q_OBJECT

private slots:
    // Spelling according to the Ciberdúvidas of Portuguese and the Oxford style.
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

    // Spelling according to Cunha and Cintra's grammar and the Oxford style.
    void ordinalsAreSpelled_data() {
        QTest::addColumn<int>("number");
        QTest::addColumn<QString>("masculine");
        QTest::addColumn<QString>("feminine");
        QTest::addColumn<QString>("english");
        const auto row = [](int number, const char* masculine, const char* feminine, const char* english) {
            QTest::addRow("%d", number) << number << QString::fromUtf8(masculine)
                                        << QString::fromUtf8(feminine) << QString::fromUtf8(english);
        };
        row(1, "primeiro", "primeira", "first");
        row(2, "segundo", "segunda", "second");
        row(3, "terceiro", "terceira", "third");
        row(4, "quarto", "quarta", "fourth");
        row(5, "quinto", "quinta", "fifth");
        row(6, "sexto", "sexta", "sixth");
        row(7, "sétimo", "sétima", "seventh");
        row(8, "oitavo", "oitava", "eighth");
        row(9, "nono", "nona", "ninth");
        row(10, "décimo", "décima", "tenth");
        row(11, "décimo primeiro", "décima primeira", "eleventh");
        row(12, "décimo segundo", "décima segunda", "twelfth");
        row(20, "vigésimo", "vigésima", "twentieth");
        row(21, "vigésimo primeiro", "vigésima primeira", "twenty-first");
        row(32, "trigésimo segundo", "trigésima segunda", "thirty-second");
        row(43, "quadragésimo terceiro", "quadragésima terceira", "forty-third");
        row(55, "quinquagésimo quinto", "quinquagésima quinta", "fifty-fifth");
        row(68, "sexagésimo oitavo", "sexagésima oitava", "sixty-eighth");
        row(79, "septuagésimo nono", "septuagésima nona", "seventy-ninth");
        row(80, "octogésimo", "octogésima", "eightieth");
        row(90, "nonagésimo", "nonagésima", "ninetieth");
        row(100, "centésimo", "centésima", "one hundredth");
        row(112, "centésimo décimo segundo", "centésima décima segunda", "one hundred and twelfth");
    }

    void ordinalsAreSpelled() {
        QFETCH(int, number);
        QFETCH(QString, masculine);
        QFETCH(QString, feminine);
        QFETCH(QString, english);
        m_language.setCode(QStringLiteral("pt"));
        QCOMPARE(app::ordinalWords(number), masculine);
        QCOMPARE(app::ordinalWords(number, Gender::feminine), feminine);
        m_language.setCode(QStringLiteral("en"));
        QCOMPARE(app::ordinalWords(number), english);
    }

    void amountsAreSpelled_data() {
        QTest::addColumn<qint64>("cents");
        QTest::addColumn<QString>("portuguese");
        QTest::addColumn<QString>("english");
        const auto row = [](qint64 cents, const char* portuguese, const char* english) {
            QTest::addRow("%lld", cents)
                << cents << QString::fromUtf8(portuguese) << QString::fromUtf8(english);
        };
        row(0, "zero pontos", "zero points");
        row(1, "um cêntimo", "one cent");
        row(20, "vinte cêntimos", "twenty cents");
        row(100, "um ponto", "one point");
        row(101, "um ponto e um cêntimo", "one point and one cent");
        row(250, "dois pontos e cinquenta cêntimos", "two points and fifty cents");
        row(35'020, "trezentos e cinquenta pontos e vinte cêntimos",
            "three hundred and fifty points and twenty cents");
        row(100'000, "mil pontos", "one thousand points");
        row(100'000'000, "um milhão de pontos", "one million points");
        row(100'000'001, "um milhão de pontos e um cêntimo", "one million points and one cent");
        row(100'000'100, "um milhão e um pontos", "one million and one points");
        row(250'000'000, "dois milhões e quinhentos mil pontos", "two million five hundred thousand points");
        row(-1'200, "doze pontos", "twelve points");
    }

    // P44, O31, B59: in points unless another unit is chosen.
    void amountsAreSpelled() {
        QFETCH(qint64, cents);
        QFETCH(QString, portuguese);
        QFETCH(QString, english);
        m_language.setCode(QStringLiteral("pt"));
        QCOMPARE(amountWords(Money{cents}), portuguese);
        m_language.setCode(QStringLiteral("en"));
        QCOMPARE(amountWords(Money{cents}), english);
    }

    void otherUnitsAreSpelled_data() {
        QTest::addColumn<qint64>("cents");
        QTest::addColumn<bool>("euros");
        QTest::addColumn<QString>("portuguese");
        QTest::addColumn<QString>("english");
        const auto row = [](qint64 cents, const char* portuguese, const char* english) {
            const bool euros = QByteArray(english).contains("euro");
            QTest::addRow("%lld %s", cents, euros ? "euros" : "patacas")
                << cents << euros << QString::fromUtf8(portuguese) << QString::fromUtf8(english);
        };
        row(100, "um euro", "one euro");
        row(35'020, "trezentos e cinquenta euros e vinte cêntimos",
            "three hundred and fifty euros and twenty cents");
        row(200'000'000, "dois milhões de euros", "two million euros");
        row(0, "zero patacas", "zero patacas");
        row(1, "um avo", "one avo");
        row(20, "vinte avos", "twenty avos");
        row(100, "uma pataca", "one pataca");
        row(202, "duas patacas e dois avos", "two patacas and two avos");
        row(35'020, "trezentas e cinquenta patacas e vinte avos",
            "three hundred and fifty patacas and twenty avos");
        row(220'000, "duas mil e duzentas patacas", "two thousand two hundred patacas");
        row(100'000'000, "um milhão de patacas", "one million patacas");
        row(100'000'100, "um milhão e uma patacas", "one million and one patacas");
    }

    void otherUnitsAreSpelled() {
        QFETCH(qint64, cents);
        QFETCH(bool, euros);
        QFETCH(QString, portuguese);
        QFETCH(QString, english);
        const AmountUnit unit = euros ? AmountUnit::euros : AmountUnit::patacas;
        const app::ChosenAmounts chosen({euros ? unit : AmountUnit::points, true});
        const app::AmountsAt there(euros ? app::AmountPlace::anywhere : app::AmountPlace::macau);
        m_language.setCode(QStringLiteral("pt"));
        QCOMPARE(amountWords(Money{cents}), portuguese);
        QCOMPARE(amountWords(Money{cents}, unit), portuguese);
        m_language.setCode(QStringLiteral("en"));
        QCOMPARE(amountWords(Money{cents}), english);
        QCOMPARE(amountWords(Money{cents}, unit), english);
    }

    void everyAmountSaysWhatItIs_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("unit");
        for (const char* language : {"pt", "en"}) {
            for (const AmountUnit unit : {AmountUnit::points, AmountUnit::euros, AmountUnit::patacas}) {
                QTest::addRow("%s, %s", language, qPrintable(app::amountSign(unit)))
                    << QString::fromLatin1(language) << static_cast<int>(unit);
            }
        }
    }

    // Every whole amount up to a million (for units other than points every seventh, so that each ending and
    // beginning occurs) and every number of cents: parsed back with the words' meanings alone.
    void everyAmountSaysWhatItIs() {
        QFETCH(QString, language);
        QFETCH(int, unit);
        const auto in = static_cast<AmountUnit>(unit);
        m_language.setCode(language);
        const qint64 step = in == AmountUnit::points ? 1 : 7;
        for (qint64 whole = 0; whole <= 1'000'000; whole += step) {
            const QString text = amountWords(Money{whole * 100}, in);
            QVERIFY2(heard(text, in) == whole * 100, qPrintable(text));
        }
        for (const qint64 whole : {0, 1, 2, 21, 1'000, 999'999, 1'000'000}) {
            for (qint64 cents = 1; cents < 100; ++cents) {
                const QString text = amountWords(Money{whole * 100 + cents}, in);
                QVERIFY2(heard(text, in) == whole * 100 + cents, qPrintable(text));
            }
        }
    }

    void readingAmountsBackFindsAWrongOne() {
        QCOMPARE(heard(QStringLiteral("vinte e dois pontos e um cêntimo"), AmountUnit::points), 2'201);
        QCOMPARE(heard(QStringLiteral("two hundred thousand and five euros"), AmountUnit::euros), 20'000'500);
        QCOMPARE(heard(QStringLiteral("um milhão de euros"), AmountUnit::euros), 100'000'000);
        QCOMPARE(heard(QStringLiteral("duzentas e duas patacas e dois avos"), AmountUnit::patacas), 20'202);
        QCOMPARE(heard(QStringLiteral("22 pontos"), AmountUnit::points), -1);
        QCOMPARE(heard(QStringLiteral("dois  pontos"), AmountUnit::points), -1);
        QCOMPARE(heard(QStringLiteral("dois euros"), AmountUnit::points), -1);
        QCOMPARE(heard(QStringLiteral("dois pontos"), AmountUnit::patacas), -1);
        QCOMPARE(heard(QStringLiteral("duas patacas e dois cêntimos"), AmountUnit::patacas), -1);
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
    // A word's effect on the number so far.
    enum class Does { adds, times, thousands, millions, wholes, parts, nothing };
    struct Word {
        Does does = Does::nothing;
        qint64 value = 0;
    };
    using Words = QHash<QString, Word>;

    // The words of amounts in that unit, in both languages.
    static Words wordsOf(AmountUnit unit) {
        Words made;
        const auto add = [&made](const char* words, qint64 first, qint64 step) {
            for (const QString& word : QString::fromUtf8(words).split(u' ')) {
                made.insert(word, {Does::adds, first});
                first += step;
            }
        };
        const auto all = [&made](const char* words, Does does) {
            for (const QString& word : QString::fromUtf8(words).split(u' ')) {
                made.insert(word, {does, 0});
            }
        };
        add("zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis "
            "dezassete dezoito dezanove vinte",
            0, 1);
        add("uma duas", 1, 1);
        add("trinta quarenta cinquenta sessenta setenta oitenta noventa cem", 30, 10);
        add("cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos",
            100, 100);
        add("duzentas trezentas quatrocentas quinhentas seiscentas setecentas oitocentas novecentas", 200,
            100);
        add("one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
            "sixteen "
            "seventeen eighteen nineteen twenty",
            1, 1);
        add("thirty forty fifty sixty seventy eighty ninety", 30, 10);
        all("hundred", Does::times);
        all("mil thousand", Does::thousands);
        all("milhão milhões million", Does::millions);
        all(unit == AmountUnit::points  ? "ponto pontos point points"
            : unit == AmountUnit::euros ? "euro euros"
                                        : "pataca patacas",
            Does::wholes);
        all(unit == AmountUnit::patacas ? "avo avos" : "cêntimo cêntimos cent cents", Does::parts);
        all("e de and", Does::nothing);
        return made;
    }

    // The value of an amount in words, in cents; -1 if it is not in words, or in another unit.
    static qint64 heard(const QString& text, AmountUnit unit) {
        static const Words kPoints = wordsOf(AmountUnit::points);
        static const Words kEuros = wordsOf(AmountUnit::euros);
        static const Words kPatacas = wordsOf(AmountUnit::patacas);
        const Words& words = unit == AmountUnit::points  ? kPoints
                             : unit == AmountUnit::euros ? kEuros
                                                         : kPatacas;
        qint64 sum = 0;
        qint64 whole = 0; // thousands and millions
        qint64 group = 0; // below a thousand
        for (const QString& part : QString(text).replace(u'-', u' ').split(u' ')) {
            const auto word = words.constFind(part);
            if (word == words.constEnd()) {
                return -1;
            }
            switch (word->does) {
            case Does::adds: group += word->value; break;
            case Does::times: group *= 100; break;
            case Does::thousands:
                whole += std::max<qint64>(group, 1) * 1'000;
                group = 0;
                break;
            case Does::millions:
                whole += group * 1'000'000;
                group = 0;
                break;
            case Does::wholes:
                sum += (whole + group) * 100;
                whole = group = 0;
                break;
            case Does::parts:
                sum += group;
                group = 0;
                break;
            case Does::nothing: break;
            }
        }
        return group == 0 && whole == 0 ? sum : -1;
    }

    app::Language m_language;
};

#include "program/test_list.h"
MESAVIVA_TEST(TestSpokenNumbers)
#include "tst_spoken_numbers.moc"
