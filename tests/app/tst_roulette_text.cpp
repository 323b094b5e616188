// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/core/text/language.h"
#include "app/games/roulette/roulette_text.h"
#include "engine/games/roulette/settings.h"
#endif
#include "program/test_list.h"

#include <QSet>
#include <QTest>

#include <array>
#include <vector>

namespace mesaviva::roulette_tests {

using namespace roulette;
using app::RouletteNames;
using app::RouletteText;

class TestRouletteText : public QObject {
    Q_OBJECT

private slots:
    void init() { m_language.setCode(QStringLiteral("en")); }

    void everySpotHasANameOfItsOwn_data() {
        QTest::addColumn<RuleSet>("rules");
        QTest::addColumn<int>("pockets");
        QTest::newRow("37") << RuleSet::online << 37;
        QTest::newRow("38") << RuleSet::online << 38;
        QTest::newRow("Macau") << RuleSet::macau << 37;
    }

    void everySpotHasANameOfItsOwn() {
        QFETCH(RuleSet, rules);
        QFETCH(int, pockets);
        Settings settings(rules);
        settings.pockets = pockets;
        for (const char* language : {"pt", "en"}) {
            m_language.setCode(QLatin1String(language));
            QSet<QString> names;
            const auto spots = settings.layout().spots();
            for (std::size_t spot = 0; spot < spots.size(); ++spot) {
                const QString name = RouletteNames::spot(static_cast<SpotId>(spot), settings);
                QVERIFY2(!name.isEmpty() && !names.contains(name), qPrintable(name));
                names.insert(name);
                QVERIFY(!RouletteNames::numbers(static_cast<SpotId>(spot), settings).isEmpty());
            }
        }
    }

    // O7a: a column is named by its position and its end numbers.
    void columnsAreNamedByTheirPlace() {
        Settings settings(RuleSet::online);
        const auto named = [&](const char* language) {
            m_language.setCode(QLatin1String(language));
            QStringList names;
            for (std::size_t spot = 0; spot < settings.layout().spots().size(); ++spot) {
                if (settings.layout()[static_cast<SpotId>(spot)].kind == ChanceKind::column) {
                    names.append(RouletteNames::spot(static_cast<SpotId>(spot), settings));
                }
            }
            names.sort();
            return names;
        };
        QCOMPARE(named("pt"),
                 QStringList({QStringLiteral("1.ª coluna (1-34)"), QStringLiteral("2.ª coluna (2-35)"),
                              QStringLiteral("3.ª coluna (3-36)")}));
        QCOMPARE(named("en"),
                 QStringList({QStringLiteral("1st column (1-34)"), QStringLiteral("2nd column (2-35)"),
                              QStringLiteral("3rd column (3-36)")}));
    }

    // O13, M7: in the law's wording.
    void oddsAreThoseOfTheLaw_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("odds");
        QTest::newRow("O13a straight") << int(ChanceKind::straight) << "35 to 1";
        QTest::newRow("O13a split") << int(ChanceKind::split) << "17 to 1";
        QTest::newRow("O13a street") << int(ChanceKind::street) << "11 to 1";
        QTest::newRow("O13a corner") << int(ChanceKind::corner) << "8 to 1";
        QTest::newRow("O13a line") << int(ChanceKind::line) << "5 to 1";
        QTest::newRow("O13a dozen") << int(ChanceKind::dozen) << "2 to 1";
        QTest::newRow("O13a double column") << int(ChanceKind::double_column) << "1 to 2";
        QTest::newRow("O13b red") << int(ChanceKind::red) << "1 to 1";
        QTest::newRow("M7.6") << int(ChanceKind::sector9) << "3 to 1";
        QTest::newRow("M7.7") << int(ChanceKind::sector12) << "2 to 1";
    }

    void oddsAreThoseOfTheLaw() {
        QFETCH(int, kind);
        QFETCH(QString, odds);
        const Settings settings(kind >= int(ChanceKind::sector9) ? RuleSet::macau : RuleSet::online);
        QCOMPARE(RouletteNames::pays(settings.terms(static_cast<ChanceKind>(kind)).odds.value), odds);
    }

    // R23, O16, M4: number and colour.
    void numbersAreCalledWithTheirColour_data() {
        QTest::addColumn<int>("pocket");
        QTest::addColumn<QString>("text");
        QTest::newRow("R23 black") << 17 << "17, black";
        QTest::newRow("R23 red") << 32 << "32, red";
        QTest::newRow("R6 zero") << 0 << "Zero";
        QTest::newRow("O6b double zero") << 37 << "Double zero";
    }

    void numbersAreCalledWithTheirColour() {
        QFETCH(int, pocket);
        QFETCH(QString, text);
        QCOMPARE(RouletteNames::pocket(Pocket(pocket)), text);
    }

    void everyAnnouncementHasACaption() {
        const Settings settings(RuleSet::casino);
        for (const char* language : {"pt", "en"}) {
            m_language.setCode(QLatin1String(language));
            for (const Phrase phrase : Phrase::all()) {
                const Announced announced{phrase, 0, {17, {}, Money{100}}, Money{3'500}, Pocket(17)};
                QVERIFY(!RouletteText::announcement(announced, settings, "Rui", false).isEmpty());
                QVERIFY(!RouletteText::announcement(announced, settings, "Rui", true).isEmpty());
            }
        }
        const Announced payment{OwnPhrase::payment, 0, {17, {}, Money{100}}, Money{3'500}, {}};
        m_language.setCode(QStringLiteral("en"));
        QVERIFY(
            RouletteText::announcement(payment, settings, "Rui", false).contains(u"35.00\u00A0pts")); // R31
    }

    void everyRefusalIsASentence() {
        for (int action = 0; action <= static_cast<int>(Action::other); ++action) {
            for (const RefusalReason reason : RefusalReason::all()) {
                for (const RefusalCause cause : RefusalCause::all()) {
                    const QString text = RouletteText::refusal(
                        static_cast<Action>(action), {reason, {"O11"_rule}, Money{3'000}, {}, {}, cause},
                        "Split 17-20");
                    QVERIFY2(text.endsWith(u'.'), qPrintable(text));
                    QVERIFY2(!text.contains(u'%'), qPrintable(text));
                }
            }
        }
    }

    // O12.
    void theMaximumOfAPlayerIsAboutAllStakes() {
        const Refusal refusal{CommonReason::above_maximum, {"O12"_rule}, Money{50'000}, Money{1'000}, {},
                              OwnCause::player_maximum};
        const QString text = RouletteText::refusal(Action::stake, refusal, QStringLiteral("Split 17-20"));
        QVERIFY(!text.contains(u"Split"));
        QVERIFY(text.contains(u"500.00\u00A0pts") && text.contains(u"10.00\u00A0pts"));
    }

    // R34c, I-R34c, O11: what is refused and what would be accepted are named as a whole and by the chip.
    void aSeriesIsRefusedAsAWholeAndByTheChip() {
        m_language.setCode(QStringLiteral("en"));
        const RouletteText::Chips booked{9, Money{2'000}, true};
        const Refusal tooMuch{
            CommonReason::above_maximum, {"R34c"_rule}, Money{12'000}, Money{1'300}, {}, {}};
        const QString text = RouletteText::refusal(Action::series, tooMuch, QStringLiteral("Grande"), booked);
        QVERIFY2(text.startsWith(QStringLiteral("Grande: ")), qPrintable(text));
        for (const char16_t* const amount : {u"20.00", u"180.00", u"120.00", u"13.00", u"117.00"}) {
            QVERIFY2(text.contains(QString::fromUtf16(amount)), qPrintable(text));
        }
        for (const RefusalReason reason : RefusalReason::all()) {
            const QString one = RouletteText::refusal(
                Action::series, {reason, {"O11"_rule}, Money{3'000}, {}, {}, {}}, {}, booked);
            QVERIFY2(one.endsWith(u'.') && !one.contains(u'%'), qPrintable(one));
        }
        // A stake on one spot is said as before.
        QCOMPARE(RouletteText::refusal(Action::stake, tooMuch, {}, {}),
                 RouletteText::refusal(Action::stake, tooMuch, {}));
    }

    // O14, R19, R33, M3.1, M5.3: the refusal says why stakes are closed, under any rule.
    void whyNotNowIsSaidByTheRefusal() {
        const auto words = [](const Rules& rules, RefusalCause cause) {
            return RouletteText::refusal(Action::stake, {CommonReason::not_now, rules, {}, {}, {}, cause},
                                         {});
        };
        const QString closed = words({"R20"_rule}, CommonCause::none);
        const QString paid = words({"R19"_rule, "R20"_rule}, OwnCause::not_all_paid);
        const QString putBack = words({"R33"_rule}, OwnCause::stakes_put_back);
        QVERIFY(closed != paid && paid != putBack && closed != putBack);
        QCOMPARE(words({"M3.2.1"_rule}, CommonCause::none), closed);
        QCOMPARE(words({"M3.1"_rule}, OwnCause::not_all_paid), paid);
        QCOMPARE(words({"M5.3"_rule}, OwnCause::stakes_put_back), putBack);
        QCOMPARE(words({"O14"_rule}, CommonCause::none), closed);
        QCOMPARE(words({"O14"_rule}, OwnCause::not_all_paid), paid);
    }

    void seriesWordsNameTheGroup() {
        QCOMPARE(RouletteNames::group(Group(Series::vadios)), QStringLiteral("Orphelins"));
        QVERIFY(RouletteNames::group(Group(Pocket(17), 7)).startsWith(u"17 and 3 neighbours"));
        QVERIFY(RouletteNames::group(Group{}).isEmpty());
    }

private:
    app::Language m_language;
};

MESAVIVA_TEST(TestRouletteText)

} // namespace mesaviva::roulette_tests

#include "tst_roulette_text.moc"
