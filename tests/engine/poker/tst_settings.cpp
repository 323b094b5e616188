// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_kit.h"

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

/// Which tables may open.
class SettingsTest : public QObject {
    Q_OBJECT

private slots:
    void badSettingsAreNamed_data();
    void badSettingsAreNamed();
    void everySettingNamesItsRule();
    void paceFollowsTheCards();
};

void SettingsTest::badSettingsAreNamed_data() {
    using std::chrono::milliseconds;
    using std::chrono::seconds;
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<QString>("setting");
    QTest::addColumn<QString>("rule");
    const auto row = [](const char* tag, const Settings& settings, const char* setting = "",
                        const char* rule = "") {
        QTest::newRow(tag) << settings << QString::fromLatin1(setting) << QString::fromLatin1(rule);
    };
    const auto with = [](auto change) {
        Settings settings;
        change(settings);
        return settings;
    };
    const auto seats = [&](int count) { return with([&](Settings& s) { s.seats = count; }); };
    const auto limits = [&](std::int64_t minimum, std::int64_t maximum) {
        return with([&](Settings& s) {
            s.minimum = {minimum};
            s.maximum = {maximum};
        });
    };

    const auto together = [&](std::int64_t minimum, std::int64_t maximum) {
        Settings settings = limits(minimum, maximum);
        settings.maximumBounds = MaximumBounds::ante_and_bet;
        return settings;
    };

    row("P4 a table for several players opens", Settings{});
    row("P4 an individual table opens", individualTable());
    row("P4 an individual table has one seat", with([](Settings& s) {
            s.individual = true;
            s.seats = 2;
        }),
        "seats", "P4");
    row("P6a one seat", seats(1));
    row("P6a seven seats", seats(7));
    row("P6a no seat", seats(0), "seats", "P6a");
    row("P6a eight seats", seats(8), "seats", "P6a");
    row("P17 a minimum of one cent", limits(1, 25));
    row("P17 a minimum of nothing", limits(0, 100), "minimum", "P17");
    row("P17 a negative minimum", limits(-500, 100), "minimum", "P17");
    row("no rule: a minimum beyond all sums", limits(kLargestAmount.cents + 1, kLargestAmount.cents + 1),
        "minimum");
    row("P16 a maximum that is the minimum", limits(500, 500));
    row("P16 a maximum below the minimum", limits(500, 499), "maximum", "P16");
    row("P18 a maximum of 25 times the minimum", limits(500, 12'500));
    row("P18 a maximum one cent beyond 25 times the minimum", limits(500, 12'501), "maximum", "P18");
    row("no rule: a maximum beyond all sums", limits(kLargestAmount.cents, kLargestAmount.cents + 1),
        "maximum");
    row("I-P16 other reading: a maximum that leaves the bet to the minimum", together(500, 1'500));
    row("I-P16 other reading: a maximum one cent below it", together(500, 1'499), "maximum", "P16");
    row("I-P16 other reading: a maximum of 25 times the minimum", together(500, 12'500));
    row("P18 other reading of I-P16: one cent beyond it", together(500, 12'501), "maximum", "P18");
    row("P14 betting for a second", with([](Settings& s) { s.betting = seconds(1); }));
    row("P14 betting for no time", with([](Settings& s) { s.betting = {}; }), "betting_seconds", "P14");
    row("P14 betting for less than no time", with([](Settings& s) { s.betting = seconds(-1); }),
        "betting_seconds", "P14");
    row("P15 an individual table has no betting time to set", with([](Settings& s) {
            s = individualTable();
            s.betting = {};
        }));
    row("P21 no time for the decision", with([](Settings& s) { s.decision = {}; }), "decision_seconds",
        "P21");
    row("P21 an hour for the decision", with([](Settings& s) { s.decision = seconds(3'600); }));
    row("no rule: more than an hour for the decision", with([](Settings& s) { s.decision = seconds(3'601); }),
        "decision_seconds");
    row("P31 no extra time", with([](Settings& s) { s.extra = {}; }), "extra_seconds", "P31");
    row("P31 a moment of extra time", with([](Settings& s) { s.extra = milliseconds(1); }));
    row("P3 cards at once", with([](Settings& s) { s.card = {}; }));
    row("P3 cards before their time", with([](Settings& s) { s.card = milliseconds(-1); }), "card_seconds",
        "P3");
    row("no rule: more than an hour between two cards", with([](Settings& s) { s.card = seconds(3'601); }),
        "card_seconds");
}

void SettingsTest::badSettingsAreNamed() {
    QFETCH(const Settings, settings);
    QFETCH(const QString, setting);
    QFETCH(const QString, rule);

    const std::optional<BadSetting> bad = firstBadSetting(settings);
    QCOMPARE(bad ? key(bad->setting) : QString(), setting);
    QCOMPARE(bad ? key(bad->rule.text()) : QString(), rule);
}

void SettingsTest::everySettingNamesItsRule() {
    const auto all = [](const Settings& settings, const char* setting) {
        return ids(rulesOfSetting(settings, setting)).join(QLatin1Char(' '));
    };
    Settings settings;
    QCOMPARE(all(settings, "ace_high_straight"), QStringLiteral("I-P8"));
    QCOMPARE(all(settings, "system_failure"), QStringLiteral("I-P33"));
    QCOMPARE(all(settings, "burnt_card"), QStringLiteral("I-P19a"));
    QCOMPARE(all(settings, "folded_antes"), QStringLiteral("I-P26"));
    QCOMPARE(all(settings, "maximum_bounds"), QStringLiteral("P16 I-P16"));
    QCOMPARE(all(settings, "maximum"), QStringLiteral("P16 P18 I-P16"));
    QCOMPARE(all(settings, "card_seconds"), QStringLiteral("P3"));
    settings.ranking.aceHighStraight = false;
    settings.systemFailure = SystemFailureRule::void_all;
    settings.burntCard = BurntCard::face_down;
    settings.foldedAntes = FoldedAntes::paid;
    settings.maximumBounds = MaximumBounds::ante_and_bet;
    QCOMPARE(all(settings, "ace_high_straight"), QStringLiteral("P8"));
    QCOMPARE(all(settings, "system_failure"), QStringLiteral("P33"));
    QCOMPARE(all(settings, "burnt_card"), QStringLiteral("P19a"));
    QCOMPARE(all(settings, "folded_antes"), QStringLiteral("P26"));
    QCOMPARE(all(settings, "maximum_bounds"), QStringLiteral("P2b"));
    QCOMPARE(all(settings, "maximum"), QStringLiteral("P18 P2b"));
    QCOMPARE(all(settings, "colour_of_the_cloth"), QString());
}

void SettingsTest::paceFollowsTheCards() {
    // P3: all the dealer's times are multiples of one card's time, so that a fast table is fast throughout.
    const Pace pace(std::chrono::milliseconds(200));
    const Pace twice(std::chrono::milliseconds(400));
    QCOMPARE(pace.card().count() * 2, twice.card().count());
    QCOMPARE(pace.reveal().count() * 2, twice.reveal().count());
    QCOMPARE(pace.payment().count() * 2, twice.payment().count());
    QCOMPARE(pace.betweenRounds().count() * 2, twice.betweenRounds().count());
}

#include "program/test_list.h"

MESAVIVA_TEST(SettingsTest)
#include "tst_settings.moc"
