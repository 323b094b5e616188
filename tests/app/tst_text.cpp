// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/core/record/record_text.h"
#include "app/core/text/amounts.h"
#include "app/core/text/language.h"
#include "app/core/text/table_text.h"
#include "app/games/poker/poker_text.h"
#endif
#include "program/test_list.h"

#include <QLocale>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>

#include <array>
#include <functional>
#include <optional>
#include <vector>

namespace mesaviva::poker_tests {

using namespace poker;
using app::amountText;
using app::PokerText;
using app::signedAmountText;
using app::TableText;

namespace {

template <class Enum>
std::vector<Enum> allUpTo(Enum last) {
    std::vector<Enum> all;
    for (int i = 0; i <= static_cast<int>(last); ++i) {
        all.push_back(static_cast<Enum>(i));
    }
    return all;
}

QString text(std::string_view view) {
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

HandCards cards(const char* spelled) {
    HandCards hand{};
    const QStringList texts = QString::fromLatin1(spelled).split(u' ');
    for (std::size_t i = 0; i < hand.size(); ++i) {
        hand[i] = Card::fromText(texts[static_cast<qsizetype>(i)].toStdString()).value();
    }
    return hand;
}

struct Answers {
    Action action;
    std::vector<RefusalReason> reasons;
};

// The possible answers of decide() to each action of a player.
const std::vector<Answers>& possibleAnswers() {
    using enum RefusalReason;
    static const std::vector<Answers> kAnswers = {
        {Action::sit, {not_seated, already_decided, not_offered, seat_taken}},
        {Action::ante,
         {not_seated, disconnected, not_now, already_decided, below_minimum, above_maximum,
          not_enough_points}},
        {Action::undo, {not_seated, disconnected, not_now, no_stake}},
        {Action::clear, {not_seated, disconnected, not_now, no_stake}},
        {Action::repeat, {not_seated, disconnected, not_now, already_decided, no_stake, not_enough_points}},
        {Action::deal, {not_seated, disconnected, not_now, not_offered, no_stake}},
        {Action::fold, {not_seated, disconnected, not_now, already_decided, no_stake}},
        {Action::bet, {not_seated, disconnected, not_now, already_decided, no_stake, not_enough_points}},
        {Action::leave, {not_seated}},
        {Action::allowance, {not_seated, points_left}},
        {Action::contribute, {not_seated, disconnected, not_now, already_decided}},
        {Action::fault, {not_seated, disconnected, not_now}},
        {Action::other, {not_offered, not_now, impossible_outcome}},
    };
    return kAnswers;
}

} // namespace

class TestText : public QObject {
    Q_OBJECT

    using Words = std::function<QString()>;

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void announcements_data() {
        QTest::addColumn<Words>("words");
        for (const Phrase phrase : Phrase::all()) {
            for (const bool own : {false, true}) {
                QTest::addRow("%s%s", name(phrase).data(), own ? " to oneself" : "") << Words([=] {
                    return PokerText::announcement({phrase, 0, Box::bet, Money{1'250}}, QStringLiteral("Rui"),
                                                   own);
                });
            }
        }
    }
    void announcements() { saysItInBothLanguages(); }

    void refusals_data() {
        QTest::addColumn<Words>("words");
        for (const Answers& answers : possibleAnswers()) {
            for (const RefusalReason reason : answers.reasons) {
                QTest::addRow("%s: %s", name(answers.action).data(), name(reason).data()) << Words([=] {
                    return PokerText::refusal(answers.action, {reason, {"P14"_rule}, Money{500}});
                });
            }
        }
        QTest::newRow("connection lost") << Words([] {
            return PokerText::refusal(Action::bet,
                                      {CommonReason::disconnected, {"P34"_rule, "P35"_rule}, {}});
        });
        QTest::newRow("no rule") << Words([] {
            return PokerText::refusal(Action::other, {CommonReason::not_now, {}, {}});
        });
    }
    void refusals() { saysItInBothLanguages(); }

    void reasons_data() {
        QTest::addColumn<Words>("words");
        for (Verdict verdict : allUpTo(Verdict::voided)) {
            for (FoldedBy by : allUpTo(FoldedBy::disconnection)) {
                if (verdict == Verdict::folded || by == FoldedBy::player) {
                    QTest::addRow("%s %s", name(verdict).data(), name(by).data())
                        << Words([=] { return PokerText::reason(settled(verdict, by)); });
                }
            }
        }
        for (Combination hand : allUpTo(Combination::royal_flush)) {
            QTest::addRow("won with %d", static_cast<int>(hand))
                << Words([=] { return PokerText::reason(settled(Verdict::won, FoldedBy::player, hand)); });
        }
    }
    void reasons() { saysItInBothLanguages(); }

    void hands_data() {
        QTest::addColumn<Words>("words");
        for (const char* hand :
             {"As Ks Qs Js Ts", "9h 8h 7h 6h 5h", "5c 4c 3c 2c Ac", "8c 8d 8h 8s 2c", "Kc Kd Kh 3c 3d",
              "Ad Jd 9d 5d 2d", "9c 8d 7h 6s 5c", "5d 4c 3h 2s Ac", "7c 7d 7h Ks 2d", "Jc Jd 4h 4s Ad",
              "Qc Qd 9h 5s 2d", "Ac Kd 9h 5s 2d", "Qs Jd 9h 5s 2d"}) {
            QTest::newRow(hand) << Words([=] { return PokerText::hand(cards(hand), {}); });
        }
    }
    void hands() { saysItInBothLanguages(); }

    void cardNames_data() {
        QTest::addColumn<Words>("words");
        for (unsigned i = 0; i < kDeckSize; ++i) {
            const Card card = Card::fromIndex(i);
            QTest::newRow(card.text().c_str()) << Words([=] { return PokerText::card(card); });
        }
    }
    void cardNames() { saysItInBothLanguages(); }

    void seatTexts_data() {
        QTest::addColumn<Words>("words");
        for (app::PokerSeatStatus::Status status : allUpTo(app::PokerSeatStatus::Returned)) {
            if (status != app::PokerSeatStatus::Empty && status != app::PokerSeatStatus::Waiting) {
                QTest::addRow("status %d", status) << Words([=] { return PokerText::status(status); });
            }
        }
        QTest::newRow("lost") << Words(&TableText::lineLost);
        QTest::newRow("you") << Words(&TableText::you);
        QTest::newRow("face-down card") << Words(&PokerText::faceDownCard);
        QTest::newRow("box won") << Words([] { return PokerText::boxResult({Money{500}, Money{1'000}}); });
        QTest::newRow("box lost") << Words([] { return PokerText::boxResult({Money{500}, Money{}}); });
        QTest::newRow("box back") << Words([] { return PokerText::boxResult({Money{500}, Money{500}}); });
    }
    void seatTexts() { saysItInBothLanguages(); }

    // A name of one's own stands where the language's word stood; on the sheets of one's own record alone,
    // since the record says `player` whoever played.
    void aNameOfOnesOwnIsShown() {
        m_language.setCode(QStringLiteral("en"));
        const QString word = TableText::you();
        const QString onSheet = app::nameOnSheet(QStringLiteral("player"));
        TableText::setOwnName(QStringLiteral("zé"));
        const auto restore = qScopeGuard([] { TableText::setOwnName({}); });
        QCOMPARE(TableText::you(), QStringLiteral("Zé"));
        QCOMPARE(app::nameOnSheet(QStringLiteral("player")), onSheet);
        {
            const app::OwnNameOnSheets named;
            QCOMPARE(app::nameOnSheet(QStringLiteral("player")), QStringLiteral("Zé"));
            QCOMPARE(app::nameOnSheet(QStringLiteral("ana")), QStringLiteral("ana"));
        }
        QCOMPARE(app::nameOnSheet(QStringLiteral("player")), onSheet);
        TableText::setOwnName({});
        QCOMPARE(TableText::you(), word);
    }

    // Single words may be the same in both languages.

    void everyCombinationAndBoxHasAName() {
        for (const char* code : {"pt", "en"}) {
            m_language.setCode(QString::fromLatin1(code));
            QStringList names;
            for (Combination combination : allUpTo(Combination::royal_flush)) {
                names.append(PokerText::combination(combination));
            }
            names.append(PokerText::box(Box::ante));
            names.append(PokerText::box(Box::bet));
            QVERIFY(!names.contains(QString()));
            QCOMPARE(names.removeDuplicates(), 0);
        }
    }

    void everyCardHasANameOfItsOwn() {
        for (const char* code : {"pt", "en"}) {
            m_language.setCode(QString::fromLatin1(code));
            QStringList names;
            for (unsigned i = 0; i < kDeckSize; ++i) {
                names.append(PokerText::card(Card::fromIndex(i)));
            }
            QCOMPARE(names.removeDuplicates(), 0);
        }
    }

    void emptyAndWaitingSeatsSayNothing() {
        QVERIFY(PokerText::status(app::PokerSeatStatus::Empty).isEmpty());
        QVERIFY(PokerText::status(app::PokerSeatStatus::Waiting).isEmpty());
    }

    void handsNameTheCardsThatMatter() {
        m_language.setCode(QStringLiteral("en"));
        QCOMPARE(PokerText::hand(cards("Qc Qd 9h 5s 2d"), {}), QStringLiteral("Pair of queens"));
        QCOMPARE(PokerText::hand(cards("4h Jc Ad Jd 4s"), {}), QStringLiteral("Two pairs, jacks and fours"));
        QCOMPARE(PokerText::hand(cards("3c Kc 3d Kd Kh"), {}),
                 QStringLiteral("Full house, kings and threes"));
        QCOMPARE(PokerText::hand(cards("Ac 2s 3h 4c 5d"), {}), QStringLiteral("Straight, five high")); // P8
        QCOMPARE(PokerText::hand(cards("Ac 2c 3c 4c 5c"), {}), QStringLiteral("Straight flush, five high"));
        QCOMPARE(PokerText::hand(cards("9h 5s Ac 2d Kd"), {}), QStringLiteral("Ace and king")); // P7k
    }

    void houseRuleDecidesWhatAceHighIsCalled() {
        m_language.setCode(QStringLiteral("en"));
        const HandCards hand = cards("As Kd Qh Jc Ts");
        QCOMPARE(PokerText::hand(hand, {}), QStringLiteral("Straight, ace high"));
        RankingRules strict;
        strict.aceHighStraight = false; // I-P8
        QCOMPARE(PokerText::hand(hand, strict), QStringLiteral("Ace and king"));
    }

    void boxRulesFollowTheVerdict_data() {
        QTest::addColumn<Settled>("round");
        QTest::addColumn<QString>("anteRule");
        QTest::addColumn<QString>("betRule");
        const auto row = [](const char* title, const Settled& round, const char* ante, const char* bet) {
            QTest::newRow(title) << round << QString::fromLatin1(ante) << QString::fromLatin1(bet);
        };
        row("folded", settled(Verdict::folded), "P22", "P22");
        row("by time", settled(Verdict::folded, FoldedBy::time), "P32", "P32");
        row("gone", settled(Verdict::folded, FoldedBy::disconnection), "P35", "P35");
        row("not qualified", settled(Verdict::dealer_not_qualified), "P26", "I-P26b");
        Settled left = settled(Verdict::folded, FoldedBy::disconnection);
        left.gone = poker::Gone::left;
        row("left", left, "I-P35", "I-P35");
        row("lost", settled(Verdict::lost), "P29", "P29");
        row("tie", settled(Verdict::tie), "I-P13", "I-P13");
        row("undecided", settled(Verdict::ante_returned), "I-P33", "I-P33");
        row("void", settled(Verdict::voided), "P33", "P33");
        const auto won = [](Combination hand) { return settled(Verdict::won, FoldedBy::player, hand); };
        row("royal flush", won(Combination::royal_flush), "P28b", "P12a");
        row("straight flush", won(Combination::straight_flush), "P28b", "P12b");
        row("four of a kind", won(Combination::four_of_a_kind), "P28b", "P12c");
        row("full house", won(Combination::full_house), "P28b", "P12d");
        row("flush", won(Combination::flush), "P28b", "P12e");
        row("straight", won(Combination::straight), "P28b", "P12f");
        row("three of a kind", won(Combination::three_of_a_kind), "P28b", "P12g");
        row("two pairs", won(Combination::two_pairs), "P28b", "P12h");
        row("pair", won(Combination::pair), "P28b", "P12i");
        row("ace and king", won(Combination::ace_king), "P28b", "P12j");
        row("high cards", won(Combination::high_cards), "P28b", "P12j");
    }

    void boxRulesFollowTheVerdict() {
        QFETCH(Settled, round);
        QFETCH(QString, anteRule);
        QFETCH(QString, betRule);
        QCOMPARE(text(poker::boxRule(round, Box::ante).text()), anteRule);
        QCOMPARE(text(poker::boxRule(round, Box::bet).text()), betRule);
        // Edition 1 cites P26 for the bet that comes back, too.
        const QString old = betRule == QLatin1String("I-P26b") ? QStringLiteral("P26") : betRule;
        QCOMPARE(text(poker::boxRule(round, Box::bet, 1).text()), old);
    }

    void refusalsNameTheLimit() {
        for (const char* code : {"pt", "en"}) {
            m_language.setCode(QString::fromLatin1(code));
            for (const RefusalReason reason : {CommonReason::below_minimum, CommonReason::above_maximum,
                                               CommonReason::not_enough_points}) {
                QVERIFY(PokerText::refusal(Action::ante, {reason, {}, Money{123'456}})
                            .contains(amountText(Money{123'456})));
            }
        }
    }

    void paymentsNamePlayerBoxAndAmount() {
        for (const char* code : {"pt", "en"}) {
            m_language.setCode(QString::fromLatin1(code));
            const QString said = PokerText::announcement({OwnPhrase::payment, 3, Box::bet, Money{1'000}},
                                                         QStringLiteral("Rui"), false);
            QVERIFY(said.contains(u"Rui"));
            QVERIFY(said.contains(PokerText::box(Box::bet)));
            QVERIFY(said.contains(signedAmountText(Money{1'000})));
        }
    }

    void amounts_data() {
        QTest::addColumn<qint64>("cents");
        QTest::addColumn<QString>("portuguese");
        QTest::addColumn<QString>("english");
        const auto row = [](const char* title, qint64 cents, const char* portuguese, const char* english) {
            QTest::newRow(title) << cents << QString::fromUtf8(portuguese) << QString::fromUtf8(english);
        };
        row("zero", 0, "0,00\u00A0pts", "0.00\u00A0pts");
        row("cent", 1, "0,01\u00A0pts", "0.01\u00A0pts");
        row("tenth", 10, "0,10\u00A0pts", "0.10\u00A0pts");
        row("points", 1'250, "12,50\u00A0pts", "12.50\u00A0pts");
        row("minus", -500, "−5,00\u00A0pts", "−5.00\u00A0pts");
        row("minus cents", -5, "−0,05\u00A0pts", "−0.05\u00A0pts");
        row("hundreds", 99'999, "999,99\u00A0pts", "999.99\u00A0pts");
    }

    void amounts() {
        QFETCH(qint64, cents);
        QFETCH(QString, portuguese);
        QFETCH(QString, english);
        m_language.setCode(QStringLiteral("pt"));
        QCOMPARE(amountText(Money{cents}), portuguese);
        QCOMPARE(signedAmountText(Money{cents}), cents > 0 ? u'+' + portuguese : portuguese);
        m_language.setCode(QStringLiteral("en"));
        QCOMPARE(amountText(Money{cents}), english);
        QCOMPARE(signedAmountText(Money{cents}), cents > 0 ? u'+' + english : english);
    }

    // Portuguese does not group four digits, and puts a no-break space in longer numbers.
    void largeAmountsAreGrouped_data() {
        QTest::addColumn<qint64>("cents");
        QTest::addColumn<QString>("portuguese");
        QTest::addColumn<QString>("english");
        const auto row = [](const char* title, qint64 cents, const char* portuguese, const char* english) {
            QTest::newRow(title) << cents << QString::fromUtf8(portuguese).replace(u'_', QChar(QChar::Nbsp))
                                 << QString::fromUtf8(english);
        };
        row("four digits", 100'000, "1000,00\u00A0pts", "1,000.00\u00A0pts");
        row("five", 1'234'567, "12_345,67\u00A0pts", "12,345.67\u00A0pts");
        row("six", 12'345'678, "123_456,78\u00A0pts", "123,456.78\u00A0pts");
        row("seven", 123'456'789, "1_234_567,89\u00A0pts", "1,234,567.89\u00A0pts");
        row("ten", kLargestAmount.cents / 10, "1_000_000_000,00\u00A0pts", "1,000,000,000.00\u00A0pts");
        row("minus", -1'234'567, "−12_345,67\u00A0pts", "−12,345.67\u00A0pts");
    }
    void largeAmountsAreGrouped() { amounts(); }

    void largestAmountIsExact() {
        m_language.setCode(QStringLiteral("en"));
        QCOMPARE(amountText(kLargestAmount), QStringLiteral("10,000,000,000.00\u00A0pts"));
        QCOMPARE(amountText(kLargestAmount - Money{1}), QStringLiteral("9,999,999,999.99\u00A0pts"));
    }

    void everythingButEnglishIsPortuguese() {
        m_language.setCode(QStringLiteral("en"));
        QSignalSpy changed(&m_language, &app::Language::changed);
        m_language.setCode(QStringLiteral("pt_BR"));
        QCOMPARE(m_language.code(), QStringLiteral("pt"));
        QCOMPARE(QLocale().territory(), QLocale::Portugal);
        m_language.setCode(QStringLiteral("pt"));
        QCOMPARE(changed.count(), 1);
        m_language.setCode(QStringLiteral("en"));
        QCOMPARE(m_language.code(), QStringLiteral("en"));
        QCOMPARE(QLocale().language(), QLocale::English);
        QCOMPARE(changed.count(), 2);
    }

private:
    static Settled settled(Verdict verdict, FoldedBy by = FoldedBy::player,
                           std::optional<Combination> hand = std::nullopt) {
        return {0, verdict, by, hand, {Money{500}, Money{}}, {Money{1'000}, Money{}}};
    }

    // Amounts are written differently even for untranslated texts.
    static QString letters(QString said) {
        static const QRegularExpression others(QStringLiteral("[^\\p{L}]"));
        return said.remove(others);
    }

    void saysItInBothLanguages() {
        QFETCH(Words, words);
        m_language.setCode(QStringLiteral("en"));
        const QString english = words();
        m_language.setCode(QStringLiteral("pt"));
        const QString portuguese = words();
        for (const QString& said : {english, portuguese}) {
            QVERIFY(!said.trimmed().isEmpty());
            static const QRegularExpression leftOver(QStringLiteral("%[0-9nL]"));
            QVERIFY2(!said.contains(leftOver), qPrintable(said));
        }
        QVERIFY2(letters(english) != letters(portuguese),
                 qPrintable(QStringLiteral("untranslated: ") + english));
    }

    app::Language m_language;
};

MESAVIVA_TEST(TestText)

} // namespace mesaviva::poker_tests

#include "tst_text.moc"
