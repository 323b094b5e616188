// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "roulette_crowd_kit.h"

#include <QObject>

#include <map>
#include <set>

using namespace mesaviva;
using namespace mesaviva::kit;

/// Simulated roulette players follow the rules.
class RouletteCrowdRulesTest : public QObject {
    Q_OBJECT

private slots:
    void neverRefused_data();
    void neverRefused();
    void stakesAreWholeAndWithinLimits_data() { neverRefused_data(); }
    void stakesAreWholeAndWithinLimits();
    void faultsBringNoRefusal_data();
    void faultsBringNoRefusal();
};

void RouletteCrowdRulesTest::neverRefused_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<int>("wallet");
    QTest::addColumn<int>("chipValue"); // of every second player; 0: the minimum
    const auto row = [](const char* name, const Settings& settings, int wallet = 100'000, int chipValue = 0) {
        QTest::newRow(name) << settings << wallet << chipValue;
    };
    using enum RuleSet;
    row("804, 37 numbers", table(online));
    row("804, 37 numbers, odd minimum", table(online, 125));
    row("804, 37 numbers, minimum 250", table(online, 250));
    row("804, 37 numbers, by chance", table(online, 100, byChance));
    row("804, 38 numbers", table(online, 100, twoZeros));
    row("804, 38 numbers, minimum 250", table(online, 250, twoZeros));
    row("804, series shortcut", table(online, 100, shortcut));
    row("804, player's maximum", table(online, 100, [](Settings& settings) {
            shortcut(settings);
            settings.playerMaximum = Money{1'050};
        }));
    row("804, no doubles", table(online, 100, [](Settings& settings) {
            settings.doubleDozen = false;
            settings.doubleColumn = false;
        }));
    row("804, hurried", table(online, 100, [](Settings& settings) { settings.betting = milliseconds(700); }));
    row("804, leisurely",
        table(online, 100, [](Settings& settings) { settings.betting = std::chrono::minutes(2); }));
    row("804, almost out of points", table(online), 350);
    row("804, by chance, almost out of points", table(online, 100, byChance), 350);
    row("894, French", table(casino));
    row("894, French, minimum 250", table(casino, 250));
    row("894, French, by chance", table(casino, 100, byChance));
    row("894, French, higher chip values", table(casino), 100'000, 300);
    row("894, French, highest chip value", table(casino), 100'000, 1'000);
    row("894, French, low series maximum",
        table(casino, 100, [](Settings& settings) { settings.seriesMaximum = 10; }));
    const auto inTens = [](Settings& settings) { settings.seriesMultiples = SeriesMultiples::stakes; };
    row("894, French, series in tens", table(casino, 100, inTens));
    row("894, French, series in tens, higher chip values", table(casino, 100, inTens), 100'000, 300);
    row("894, French, almost out of points", table(casino), 1'250);
    row("894, French, before the launch",
        table(casino, 100, [](Settings& settings) { settings.closing = Closing::before_launch; }));
    row("894, American", table(casino, 100, american));
    row("894, American, minimum 250", table(casino, 250, american));
    row("894, cash chips", table(casino, 125, [](Settings& settings) { settings.chips = Chips::cash; }));
    row("894, cash on even chances",
        table(casino, 100, [](Settings& settings) { settings.chips = Chips::cash_on_even; }), 100'000, 200);
    row("Macau", table(macau));
    row("Macau, minimum 250", table(macau, 250));
    row("Macau, by chance", table(macau, 100, byChance));
    row("Macau, low maximum", table(macau, 100, [](Settings& settings) { settings.maximum = Money{350}; }));
    row("Macau, French", table(macau, 100, [](Settings& settings) { settings.order = NumberOrder::french; }));
    row("Macau, while the ball runs",
        table(macau, 100, [](Settings& settings) { settings.closing = Closing::on_slowdown; }));
}

void RouletteCrowdRulesTest::neverRefused() {
    QFETCH(const Settings, settings);
    QFETCH(const int, wallet);
    QFETCH(const int, chipValue);
    CrowdedWheel wheel(settings);
    wheel.fill(wallet, chipValue == 0 ? std::nullopt : std::optional(Money{chipValue}));
    wheel.play(300);
    QCOMPARE(wheel.count<RoundClosed>(), 300U);
    for (const Entry& entry : wheel.entries()) {
        if (const auto* refused = std::get_if<Refused>(&entry.event)) {
            const std::string text(name(refused->action));
            const std::string why(name(refused->refusal.reason));
            QFAIL(qPrintable(QStringLiteral("%1 refused: %2").arg(text.c_str(), why.c_str())));
        }
    }
    QCOMPARE(wheel.count<SessionInvited>(), 0U);
    QVERIFY2(wheel.count<Settled>() > 2'000U, qPrintable(QString::number(wheel.count<Settled>())));
}

void RouletteCrowdRulesTest::stakesAreWholeAndWithinLimits() {
    QFETCH(const Settings, settings);
    QFETCH(const int, wallet);
    QFETCH(const int, chipValue);
    CrowdedWheel wheel(settings, 3);
    wheel.fill(wallet, chipValue == 0 ? std::nullopt : std::optional(Money{chipValue}));
    wheel.play(60);
    std::map<std::pair<PlayerId, SpotId>, std::int64_t> onSpot;
    std::map<PlayerId, std::int64_t> inAll;
    std::size_t seen = 0;
    for (const Entry& entry : wheel.entries()) {
        if (std::holds_alternative<RoundOpened>(entry.event)) {
            onSpot.clear();
            inAll.clear();
        }
        const auto* staked = std::get_if<Staked>(&entry.event);
        if (staked == nullptr) {
            continue;
        }
        ++seen;
        const Stake& stake = staked->stake;
        const ChanceKind kind = settings.layout()[stake.spot].kind;
        const std::optional<Money> chip = wheel.state().players[staked->player].chipValue;
        const std::int64_t unit = chip ? chip->cents : settings.minimumOf(kind).cents;
        QVERIFY(offers(settings, stake.spot));
        QVERIFY(stake.amount >= settings.minimumOf(kind));
        if (chip || (stake.group.isNone() && !offersSeries(settings))) {
            QCOMPARE(stake.amount.cents % unit, 0);
        }
        if (kind == ChanceKind::double_dozen || kind == ChanceKind::double_column ||
            (settings.rules == RuleSet::casino && isEvenChance(kind))) {
            QCOMPARE(stake.amount.cents % 2, 0);
        }
        if (stake.group.isNone()) {
            const std::int64_t lies = onSpot[{staked->player, stake.spot}] += stake.amount.cents;
            QVERIFY(lies <= settings.maximumOf(kind).cents);
        }
        inAll[staked->player] += stake.amount.cents;
        if (settings.playerMaximum) {
            QVERIFY(inAll[staked->player] <= settings.playerMaximum->cents);
        }
    }
    QVERIFY(seen > 200U);
}

void RouletteCrowdRulesTest::faultsBringNoRefusal_data() {
    QTest::addColumn<Settings>("settings");
    QTest::newRow("894") << table(RuleSet::casino);
    QTest::newRow("Macau") << table(RuleSet::macau);
    QTest::newRow("Macau, while the ball runs")
        << table(RuleSet::macau, 100, [](Settings& settings) { settings.closing = Closing::on_slowdown; });
}

void RouletteCrowdRulesTest::faultsBringNoRefusal() {
    QFETCH(const Settings, settings);
    CrowdedWheel wheel(settings);
    wheel.fill();
    std::set<QString> refused;
    std::size_t byCrowd = 0;
    for (std::size_t step = 1; wheel.count<RoundClosed>() < 60 && step < 40'000; ++step) {
        const std::size_t before = wheel.taken().size();
        const std::size_t entries = wheel.entries().size();
        QVERIFY(wheel.step());
        if (wheel.taken().size() > before) {
            byCrowd += static_cast<std::size_t>(std::count_if(
                wheel.entries().begin() + static_cast<std::ptrdiff_t>(entries), wheel.entries().end(),
                [](const Entry& entry) { return std::holds_alternative<Refused>(entry.event); }));
        }
        // The table may refuse them at a bad moment, which does not concern the crowd.
        if (step % 17 == 0) {
            (void)wheel.driver().submit(DisturbStakes{});
        }
        if (step % 7 == 0) {
            (void)wheel.driver().submit(DropObject{});
        }
        if (step % 113 == 0) {
            (void)wheel.driver().submit(FailBall{});
        }
        if (step % 307 == 0) {
            (void)wheel.driver().submit(FailSystem{});
        }
    }
    QCOMPARE(byCrowd, 0U);
    QCOMPARE(wheel.count<RoundClosed>(), 60U);
    QVERIFY(wheel.count<StakesDisturbed>() > 20U);
    QVERIFY(wheel.count<SpinVoid>() > 3U);
    QVERIFY(wheel.count<RoundVoid>() > 3U);
}

#include "program/test_list.h"

MESAVIVA_TEST(RouletteCrowdRulesTest)
#include "tst_roulette_crowd_rules.moc"
