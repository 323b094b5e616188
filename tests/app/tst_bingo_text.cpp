// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/core/text/language.h"
#include "app/games/bingo/art/bingo_symbol.h"
#include "app/games/bingo/bingo_text.h"
#include "engine/games/bingo/patterns.h"
#include "engine/games/bingo/prizes.h"
#include "engine/games/bingo/settings.h"
#endif
#include "program/test_list.h"

#include <QSet>
#include <QTest>

#include <array>
#include <vector>

namespace mesaviva::bingo_tests {

using namespace bingo;
using app::BingoText;
namespace bingo_names = app::bingo_names;

class TestBingoText : public QObject {
    Q_OBJECT

private slots:
    void init() { m_language.setCode(QStringLiteral("en")); }

    // B79: no two symbols can be confused, by name either.
    void everySymbolHasANameOfItsOwn() {
        for (const char* language : {"pt", "en"}) {
            m_language.setCode(QLatin1String(language));
            QSet<QString> names;
            for (int number = 1; number <= art::kBingoSymbols; ++number) {
                const QString name = bingo_names::symbol(number);
                QVERIFY2(!name.isEmpty() && !names.contains(name), qPrintable(QString::number(number)));
                names.insert(name);
            }
        }
        QVERIFY(bingo_names::symbol(0).isEmpty());
        QVERIFY(bingo_names::symbol(art::kBingoSymbols + 1).isEmpty());
    }

    // B73b
    void everyPatternHasANameOfItsOwn() {
        for (const char* language : {"pt", "en"}) {
            m_language.setCode(QLatin1String(language));
            QSet<QString> names;
            for (const Pattern& pattern : patterns()) {
                const QString name = bingo_names::pattern(pattern.key);
                QVERIFY2(!name.isEmpty() && !names.contains(name), pattern.key.data());
                names.insert(name);
            }
            QVERIFY(!names.contains(bingo_names::pattern(CellMask{0b1011})));
        }
    }

    void everyPrizeHasANameOfItsOwn() {
        for (const char* language : {"pt", "en"}) {
            m_language.setCode(QLatin1String(language));
            QSet<QString> names;
            for (std::size_t kind = 0; kind < kPrizeKinds; ++kind) {
                const QString name = BingoText::prize(static_cast<PrizeKind>(kind));
                QVERIFY(!name.isEmpty() && !names.contains(name));
                names.insert(name);
                QVERIFY(!BingoText::prizeInside(static_cast<PrizeKind>(kind)).isEmpty());
            }
        }
    }

    void everyAnnouncementHasACaption() {
        const Settings settings;
        for (const char* language : {"pt", "en"}) {
            m_language.setCode(QLatin1String(language));
            for (const Phrase phrase : Phrase::all()) {
                const Announced announced{phrase, 0, 17, PrizeKind::line, Money{1'200}, 3};
                QVERIFY(!BingoText::announcement(announced, settings, "Rui", false).isEmpty());
                QVERIFY(!BingoText::announcement(announced, settings, "Rui", true).isEmpty());
            }
        }
    }

    // B77: the letter comes before the number; B79: symbols are called by name.
    void numbersAreCalledAsTheVariantSays_data() {
        QTest::addColumn<int>("variant");
        QTest::addColumn<bool>("symbols");
        QTest::addColumn<int>("ball");
        QTest::addColumn<QString>("text");
        QTest::newRow("B60") << int(Variant::bingo90) << false << 17 << "17";
        QTest::newRow("B77") << int(Variant::bingo75) << false << 12 << "B 12";
        QTest::newRow("B77 last") << int(Variant::bingo75) << false << 75 << "O 75";
        QTest::newRow("B78") << int(Variant::bingo30) << false << 2 << "2";
        QTest::newRow("B79") << int(Variant::bingo30) << true << 2 << "Caravel";
        QTest::newRow("no such number") << int(Variant::bingo30) << false << 31 << "";
    }

    void numbersAreCalledAsTheVariantSays() {
        QFETCH(int, variant);
        QFETCH(bool, symbols);
        QFETCH(int, ball);
        Settings settings(static_cast<Variant>(variant));
        settings.symbols = symbols;
        QTEST(BingoText::ball(static_cast<Ball>(ball), settings), "text");
    }

    // B28
    void lackingNumbersAreNamedWithTheirPrize() {
        const Settings settings;
        constexpr std::array<Ball, 3> kNumbers = {3, 17, 90};
        QCOMPARE(BingoText::near(PrizeKind::line, std::span(kNumbers).first(1), settings), "3 for the line");
        QCOMPARE(BingoText::near(PrizeKind::bingo, kNumbers, settings), "3, 17 or 90 for bingo");
    }

    void everyRefusalIsASentence() {
        for (const char* language : {"pt", "en"}) {
            m_language.setCode(QLatin1String(language));
            for (int action = 0; action <= static_cast<int>(Action::other); ++action) {
                for (const RefusalReason reason : RefusalReason::all()) {
                    const QString text = BingoText::refusal(static_cast<Action>(action),
                                                            Refusal{reason, {}, Money{3}}, Settings{});
                    QVERIFY2(text.endsWith(u'.'), qPrintable(text));
                }
            }
        }
    }

    // B51: each choice of the house is shown with its rule.
    void houseRulesNameTheirRule() {
        for (const Variant variant : kAllVariants) {
            Settings settings(variant);
            settings.bingoJackpot = Jackpot{500, Money{10'000}, settings.shape().balls, {}};
            const QStringList rules = BingoText::houseRules(settings);
            QVERIFY(rules.size() >= 5);
            for (const QString& rule : rules) {
                QVERIFY2(rule.endsWith(u')') && rule.contains(u'B'), qPrintable(rule));
            }
        }
    }

    // I-B30, I-B40, worked on paper: 80 % of 10,01 are 8,00; with 0,03 from before 8,03, of which 5 % are
    // 0,40; a quarter of the other 7,63 is 1,90, and bingo has 5,73.
    void everyMissingCentIsExplained() {
        Settings settings(Variant::bingo90);
        settings.prizes = {};
        settings.prizes[indexOf(PrizeKind::line)] = 2'500;
        settings.prizes[indexOf(PrizeKind::bingo)] = 7'500;
        const Money sales{1'001};
        QCOMPARE(BingoText::reckoning(settings, Money{1'000}, planPrizes(settings, Money{1'000}, {}), {}, {}),
                 QStringList());
        settings.bingoJackpot = Jackpot{500, Money{10'000}, 45, {}};
        const PrizePlan plan = planPrizes(settings, sales, Money{3});
        QCOMPARE(plan.prizes[indexOf(PrizeKind::line)], Money{190});
        QCOMPARE(plan.prizes[indexOf(PrizeKind::bingo)], Money{573});
        PrizeWon line{};
        line.kind = PrizeKind::line;
        line.prize = Money{190};
        for (const CardNumber card : {1U, 2U, 3U, 4U}) {
            line.winners.push_back({{kNobody, card < 3 ? 1U : card}, card, {}});
        }
        const Money left = dividePrize(line.prize, line.winners);
        QCOMPARE(left, Money{1}); // three players have 0,63 each, the first one as 0,32 and 0,31
        const std::vector<MoneyCarried> carried{{left, CarryTarget::bingo_jackpot}};
        const QStringList sentences = BingoText::reckoning(settings, sales, plan, {&line, 1}, carried);
        QCOMPARE(sentences.size(), 5);
        QVERIFY2(sentences[0].startsWith(QStringLiteral("0.03")), qPrintable(sentences[0]));
        QVERIFY2(sentences[1].startsWith(QStringLiteral("0.40")), qPrintable(sentences[1]));
        QVERIFY2(sentences[2].contains(QStringLiteral("rounded down")), qPrintable(sentences[2]));
        QVERIFY2(sentences[3].startsWith(QStringLiteral("0.01")) &&
                     sentences[3].contains(QStringLiteral("to the jackpot")),
                 qPrintable(sentences[3]));
        QVERIFY2(sentences[4].contains(QStringLiteral("lowest number")), qPrintable(sentences[4]));
    }

    void membersOfTheCrowdHaveNamesOfTheirOwn() {
        QSet<QString> names;
        for (std::uint32_t member = 1; member <= 5'000; ++member) {
            names.insert(app::crowdName(member));
        }
        QCOMPARE(names.size(), 5'000);
        QCOMPARE(app::crowdName(7), app::crowdName(7));
    }

private:
    app::Language m_language;
};

MESAVIVA_TEST(TestBingoText)

} // namespace mesaviva::bingo_tests

#include "tst_bingo_text.moc"
