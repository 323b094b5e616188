// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "roulette_crowd_kit.h"

#include <QObject>

#include <map>
#include <set>

using namespace mesaviva;
using namespace mesaviva::kit;

/// Simulated roulette players stake like people, each by a habit.
class RouletteCrowdHabitsTest : public QObject {
    Q_OBJECT

private slots:
    void stakesWhereItsHabitIs_data();
    void stakesWhereItsHabitIs();
    void seriesLoversStakeGroups();
    void seriesLoversLeaveWinningsOnTheSeries();
    void favouriteNumbersStay();
    void lossesAreChased();
    void tasteSetsTheStake();
    void repeatsAndDoublesSometimes();
};

void RouletteCrowdHabitsTest::stakesWhereItsHabitIs_data() {
    using Kinds = QList<int>;
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<int>("habit");
    QTest::addColumn<QList<int>>("kinds"); // all of them, and no others
    const auto kinds = [](std::initializer_list<ChanceKind> list) {
        Kinds result;
        for (ChanceKind kind : list) {
            result.append(static_cast<int>(kind));
        }
        return result;
    };
    const auto row = [](const char* name, const Settings& settings, RouletteHabit habit,
                        const Kinds& allowed) {
        QTest::newRow(name) << settings << static_cast<int>(habit) << allowed;
    };
    using enum ChanceKind;
    using enum RouletteHabit;
    const Kinds own = kinds({straight, split});
    row("favourite numbers, 37", table(RuleSet::online), favourite_numbers, own);
    row("favourite numbers, 38", table(RuleSet::online, 100, twoZeros), favourite_numbers, own);
    row("favourite numbers, Macau", table(RuleSet::macau), favourite_numbers, own);
    row("outside, 804", table(RuleSet::online), outside,
        kinds({dozen, column, double_dozen, double_column, even, odd, low, high, red, black}));
    row("outside, Macau", table(RuleSet::macau), outside,
        kinds({dozen, column, even, odd, low, high, red, black}));
    row("series lover, 894 French", table(RuleSet::casino), series_lover,
        kinds({straight, split, street, corner}));
    row("series lover, 894 American", table(RuleSet::casino, 100, american), series_lover,
        kinds({corner, line}));
    row("series lover, 804", table(RuleSet::online), series_lover, kinds({corner, line}));
    row("series lover, 804 with shortcut", table(RuleSet::online, 100, shortcut), series_lover,
        kinds({straight, split, street, corner}));
    row("series lover, Macau", table(RuleSet::macau), series_lover, kinds({sector9, sector12}));
    row("spreader", table(RuleSet::online), spreader, kinds({straight, split, street, corner, line, dozen}));
    row("careful", table(RuleSet::online), careful, kinds({split, corner, line, dozen, column, even, odd}));
    row("last second", table(RuleSet::online), last_second,
        kinds({straight, split, corner, dozen, red, black}));
}

void RouletteCrowdHabitsTest::stakesWhereItsHabitIs() {
    QFETCH(const Settings, settings);
    QFETCH(const int, habit);
    QFETCH(const QList<int>, kinds);
    CrowdedWheel wheel(settings);
    wheel.join(static_cast<RouletteHabit>(habit), StakeTaste::low, 100'000'000);
    wheel.play(300);
    std::set<int> seen;
    for (const Staked& staked : wheel.all<Staked>()) {
        seen.insert(static_cast<int>(settings.layout()[staked.stake.spot].kind));
    }
    QCOMPARE(QList<int>(seen.begin(), seen.end()), kinds);
}

void RouletteCrowdHabitsTest::seriesLoversStakeGroups() {
    CrowdedWheel wheel(table(RuleSet::casino));
    wheel.join(RouletteHabit::series_lover);
    wheel.play(300);
    std::set<Series> series;
    std::set<int> neighbours;
    for (const Staked& staked : wheel.all<Staked>()) {
        const Group group = staked.stake.group;
        QVERIFY(!group.isNone());
        if (group.isSeries()) {
            series.insert(group.series());
        } else {
            neighbours.insert(group.chips());
        }
    }
    QCOMPARE(series.size(), 4U);
    QCOMPARE(neighbours, (std::set<int>{3, 5, 7}));
}

void RouletteCrowdHabitsTest::seriesLoversLeaveWinningsOnTheSeries() {
    CrowdedWheel wheel(table(RuleSet::casino));
    wheel.join(RouletteHabit::series_lover, StakeTaste::low, 1'000'000);
    wheel.join(RouletteHabit::series_lover, StakeTaste::high, 1'000'000);
    wheel.play(400);
    const std::size_t orders = wheel.count<ParolOrdered>();
    QVERIFY2(orders > 40U, qPrintable(QString::number(orders)));
    QCOMPARE(wheel.ordered<PlaceParol>(), orders);
    QVERIFY(wheel.count<ParolPlaced>() >= orders);
    QCOMPARE(wheel.count<Refused>(), 0U);
}

void RouletteCrowdHabitsTest::favouriteNumbersStay() {
    const Settings settings = table(RuleSet::online);
    CrowdedWheel wheel(settings);
    wheel.join(RouletteHabit::favourite_numbers);
    wheel.join(RouletteHabit::favourite_numbers);
    wheel.play(150);
    std::array<std::uint64_t, 2> own{};
    for (const Staked& staked : wheel.all<Staked>()) {
        const Spot& spot = settings.layout()[staked.stake.spot];
        own[staked.player] |= spot.kind == ChanceKind::straight ? spot.numbers.bits() : 0;
    }
    QVERIFY(own[0] != own[1]);
    for (const std::uint64_t numbers : own) {
        QVERIFY(Numbers(numbers).size() >= 3 && Numbers(numbers).size() <= 5);
    }
    for (const Staked& staked : wheel.all<Staked>()) {
        QVERIFY((settings.layout()[staked.stake.spot].numbers.bits() & own[staked.player]) != 0);
    }
}

void RouletteCrowdHabitsTest::lossesAreChased() {
    // The result is never red, low or even.
    CrowdedWheel wheel(table(RuleSet::online), 1, std::vector<Pocket>(60, Pocket(0)));
    wheel.join(RouletteHabit::outside, StakeTaste::low, 100'000'000);
    wheel.play(60);
    int doubled = 0;
    std::map<SpotId, std::int64_t> before;
    for (const Settled& settled : wheel.all<Settled>()) {
        std::map<SpotId, std::int64_t> now;
        for (const SettledStake& part : settled.stakes) {
            now[part.stake.spot] = part.stake.amount.cents;
            const auto last = before.find(part.stake.spot);
            doubled += last != before.end() && part.stake.amount.cents == 2 * last->second ? 1 : 0;
            QVERIFY(part.stake.amount.cents <= 3'200);
        }
        before = now;
    }
    QVERIFY2(doubled >= 25, qPrintable(QString::number(doubled)));
}

void RouletteCrowdHabitsTest::tasteSetsTheStake() {
    const auto average = [](StakeTaste taste) {
        CrowdedWheel wheel(table(RuleSet::online));
        wheel.join(RouletteHabit::favourite_numbers, taste, 10'000'000);
        wheel.play(80);
        std::int64_t sum = 0;
        std::int64_t count = 0;
        for (const Taken& taken : wheel.taken()) {
            if (const auto* stake = std::get_if<PlaceStake>(&taken.command)) {
                sum += stake->amount.cents;
                ++count;
            }
        }
        return sum / count;
    };
    const std::int64_t low = average(StakeTaste::low);
    const std::int64_t middle = average(StakeTaste::middle);
    const std::int64_t high = average(StakeTaste::high);
    QVERIFY(low >= 100 && low <= 200);
    QVERIFY(middle > low && middle <= 600);
    QVERIFY(high >= 800 && high <= 2'000);
}

void RouletteCrowdHabitsTest::repeatsAndDoublesSometimes() {
    CrowdedWheel wheel(table(RuleSet::online));
    wheel.fill(1'000'000);
    wheel.play(200);
    QVERIFY(wheel.ordered<Repeat>() > 100U);
    QVERIFY(wheel.ordered<Double>() > 20U);
    QVERIFY(wheel.ordered<PlaceStake>() > 5 * wheel.ordered<Repeat>());
}

#include "program/test_list.h"

MESAVIVA_TEST(RouletteCrowdHabitsTest)
#include "tst_roulette_crowd_habits.moc"
