// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "roulette_kit.h"

#include <QObject>

#include <functional>

using namespace mesaviva;
using namespace mesaviva::kit;

/// Which settings are valid for a table.
class RouletteSettingsTest : public QObject {
    Q_OBJECT

private slots:
    void settingsOutsideTheirRule_data();
    void settingsOutsideTheirRule();
    void settingsWithinTheirRule_data();
    void settingsWithinTheirRule();
    void everySettingNamesItsRule_data();
    void everySettingNamesItsRule();
};

void RouletteSettingsTest::settingsOutsideTheirRule_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<QString>("setting");
    QTest::addColumn<QString>("rule");
    const auto row = [](const char* tag, Settings settings, const std::function<void(Settings&)>& change,
                        const char* setting, const char* rule) {
        change(settings);
        QTest::newRow(tag) << settings << QString::fromLatin1(setting) << QString::fromLatin1(rule);
    };
    const auto minimum = [](std::int64_t cents) {
        return [cents](Settings& s) { s.minimum[3] = Money{cents}; };
    };
    const auto maximum = [](std::int64_t cents) {
        return [cents](Settings& s) { s.maximum = Money{cents}; };
    };
    const auto ofPlayer = [](std::int64_t cents) {
        return [cents](Settings& s) { s.playerMaximum = Money{cents}; };
    };
    const auto inTens = [](Settings& s) { s.seriesMultiples = SeriesMultiples::stakes; };
    row("O10 a minimum of nothing", online(), minimum(0), "minimum", "O10");
    row("O10 a minimum below nothing", online(), minimum(-1), "minimum", "O10");
    row("O10 an enormous minimum", online(), minimum(kLargestAmount.cents + 1), "minimum", "O10");
    row("R34a a minimum of nothing", casino(), minimum(0), "minimum", "R34a");
    row("I-M9 a minimum of nothing", macau(), minimum(0), "minimum", "I-M9");
    row("O11 the maximum follows from the minimum", online(), maximum(5'000), "maximum", "");
    row("R34a the maximum follows from the minimum", casino(), maximum(5'000), "maximum", "R34a");
    row("I-M9 a maximum below the minimum", macau(), maximum(99), "maximum", "I-M9");
    row("O12 a player's maximum below every minimum", online(), ofPlayer(99), "player_maximum", "O12");
    row("O12 no player's maximum in casinos", casino(), ofPlayer(5'000), "player_maximum", "");
    row("O12 no player's maximum in Macau", macau(), ofPlayer(5'000), "player_maximum", "I-M9");
    row(
        "R24a casinos always have double dozens", casino(), [](Settings& s) { s.doubleDozen = false; },
        "double_dozen", "R24a");
    row(
        "R24a casinos always have double columns", casino(), [](Settings& s) { s.doubleColumn = false; },
        "double_column", "R24a");
    row(
        "M6.9 Macau has no double dozens", macau(), [](Settings& s) { s.doubleDozen = true; }, "double_dozen",
        "M6.9");
    row(
        "O6d the wheel has one layout", online(), [](Settings& s) { s.doubleLayout = true; }, "double_layout",
        "O6d");
    row(
        "R1 no double table in Macau", macau(), [](Settings& s) { s.doubleLayout = true; }, "double_layout",
        "");
    row(
        "I-O7b a shortcut has no maximum", online(), [](Settings& s) { s.seriesMaximum = 15; },
        "series_maximum", "I-O7b");
    row(
        "R34c no maximum of series in Macau", macau(), [](Settings& s) { s.seriesMaximum = 130; },
        "series_maximum", "");
    row("I-O7b a shortcut has no tens", online(), inTens, "series_multiples", "I-O7b");
    row("R34c no tens in Macau", macau(), inTens, "series_multiples", "");
    row(
        "I-O7b the shortcut is online's", casino(), [](Settings& s) { s.seriesShortcut = true; },
        "series_shortcut", "R25a");
    row(
        "O3a chips stand for money", online(), [](Settings& s) { s.chips = Chips::cash; }, "chips", "O3a");
    row(
        "I-M9 no choice of chips in Macau", macau(), [](Settings& s) { s.chips = Chips::cash_on_even; },
        "chips", "I-M9");
    row(
        "R19 no individual wheel in casinos", casino(), [](Settings& s) { s.individual = true; },
        "individual", "R19");
    row(
        "M3.2.1 no individual wheel in Macau", macau(), [](Settings& s) { s.individual = true; },
        "individual", "M3.2.1");
    row(
        "O3d stakes close before the launch", online(), [](Settings& s) { s.closing = Closing::on_slowdown; },
        "closing", "O3d");
    row(
        "O14 a betting period has a length", online(), [](Settings& s) { s.betting = Duration(0); },
        "betting_seconds", "O14");
    row(
        "M3.2.1 a betting period has a length", macau(), [](Settings& s) { s.betting = Duration(0); },
        "betting_seconds", "M3.2.1");
    row(
        "R20 gives no period", casino(), [](Settings& s) { s.betting = Duration(0); }, "betting_seconds", "");
    row(
        "R20 but a ball takes its time", casino(), [](Settings& s) { s.spin = Duration(1'999); },
        "spin_seconds", "");
}

void RouletteSettingsTest::settingsOutsideTheirRule() {
    QFETCH(const Settings, settings);
    QFETCH(const QString, setting);
    QFETCH(const QString, rule);
    const std::optional<BadSetting> bad = firstBadSetting(settings);
    QVERIFY(bad);
    QCOMPARE(key(bad->setting), setting);
    QCOMPARE(key(bad->rule.text()), rule);
}

void RouletteSettingsTest::settingsWithinTheirRule_data() {
    QTest::addColumn<Settings>("settings");
    const auto row = [](const char* tag, Settings settings, const std::function<void(Settings&)>& change) {
        change(settings);
        QTest::newRow(tag) << settings;
    };
    row("O4 an individual wheel", online(), [](Settings& s) { s.individual = true; });
    row("R20 a house that closes early", casino(), [](Settings& s) { s.closing = Closing::before_launch; });
    row("I-R34c series in whole tens", casino(),
        [](Settings& s) { s.seriesMultiples = SeriesMultiples::stakes; });
    row("M3.2.2 while the ball runs", macau(), [](Settings& s) { s.closing = Closing::on_slowdown; });
}

void RouletteSettingsTest::settingsWithinTheirRule() {
    QFETCH(const Settings, settings);
    QVERIFY(!firstBadSetting(settings));
}

void RouletteSettingsTest::everySettingNamesItsRule_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<QString>("setting");
    QTest::addColumn<QString>("rule");
    const auto row = [](const char* tag, Settings settings, const std::function<void(Settings&)>& change,
                        const char* setting, const char* rule) {
        change(settings);
        QTest::newRow(tag) << settings << QString::fromLatin1(setting) << QString::fromLatin1(rule);
    };
    const auto asUsual = [](Settings&) {};
    row("O4 individual", online(), asUsual, "individual", "O4");
    row("R19 individual in casinos", casino(), asUsual, "individual", "R19");
    row("R2a the French order", casino(), asUsual, "order", "R2a");
    row(
        "R2b the American order", casino(), [](Settings& s) { s.order = NumberOrder::american; }, "order",
        "R2b");
    row("R7 chips", casino(), asUsual, "chips", "R7");
    row(
        "R15a chips", casino(), [](Settings& s) { s.chips = Chips::cash_on_even; }, "chips", "R15a");
    row(
        "R15b chips", casino(), [](Settings& s) { s.chips = Chips::cash; }, "chips", "R15b");
    row("M3.2.1 closing", macau(), asUsual, "closing", "M3.2.1");
    row(
        "M3.2.2 closing", macau(), [](Settings& s) { s.closing = Closing::on_slowdown; }, "closing",
        "M3.2.2");
    row("I-R30 payment", casino(), asUsual, "payment_order", "I-R30");
    row("O17 payment", online(), asUsual, "payment_order", "O17");
    row("M5.2 payment", macau(), asUsual, "payment_order", "M5.2");
    row("O15 closing of an individual wheel", individualWheel(), asUsual, "closing", "O15");
    row("R34c series in tens", casino(), asUsual, "series_multiples", "R34c");
}

void RouletteSettingsTest::everySettingNamesItsRule() {
    QFETCH(const Settings, settings);
    QFETCH(const QString, setting);
    QFETCH(const QString, rule);
    const Rules rules = rulesOfSetting(settings, setting.toStdString());
    QVERIFY(!rules.empty());
    QCOMPARE(key(rules.begin()->text()), rule);
    QVERIFY(rulesOfSetting(settings, "colour_of_the_cloth").empty());
}

#include "program/test_list.h"

MESAVIVA_TEST(RouletteSettingsTest)
#include "tst_roulette_settings.moc"
