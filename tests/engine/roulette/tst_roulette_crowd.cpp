// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "roulette_crowd_kit.h"

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

/// Simulated roulette players join and leave.
class RouletteCrowdTest : public QObject {
    Q_OBJECT

private slots:
    void sameSeedSameCommands();
    void numberToComeChangesNothing();
    void freshAllowanceWhenOutOfPoints();
    void latecomersStakeInTheSameRound();
    void lostMembersDoNothing();
    void leavingMembersDoNothing();
    void forgottenMembersDoNothing();
    void individualWheelHasNoCrowd();
};

void RouletteCrowdTest::sameSeedSameCommands() {
    const auto staked = [](std::uint8_t seed) {
        CrowdedWheel wheel(table(RuleSet::casino), seed);
        wheel.fill();
        wheel.play(30);
        std::vector<std::tuple<Instant, PlayerId, SpotId, std::int64_t>> result;
        for (const Entry& entry : wheel.entries()) {
            if (const auto* event = std::get_if<Staked>(&entry.event)) {
                result.emplace_back(entry.at, event->player, event->stake.spot, event->stake.amount.cents);
            }
        }
        return result;
    };
    const auto once = staked(1);
    QVERIFY(once == staked(1));
    QVERIFY(once != staked(2));
}

void RouletteCrowdTest::numberToComeChangesNothing() {
    const auto staked = [](Pocket pocket) {
        CrowdedWheel wheel(table(RuleSet::casino), 1, {pocket});
        wheel.fill();
        wheel.play(1);
        std::vector<std::tuple<Instant, PlayerId, SpotId, std::int64_t>> result;
        for (const Entry& entry : wheel.entries()) {
            if (const auto* event = std::get_if<Staked>(&entry.event)) {
                result.emplace_back(entry.at, event->player, event->stake.spot, event->stake.amount.cents);
            }
        }
        return result;
    };
    const auto one = staked(Pocket(17));
    QVERIFY(one.size() > 10U);
    QVERIFY(one == staked(Pocket(0)));
}

void RouletteCrowdTest::freshAllowanceWhenOutOfPoints() {
    CrowdedWheel wheel(table(RuleSet::online));
    wheel.join(RouletteHabit::spreader, StakeTaste::low, 0);
    wheel.play(3);
    QCOMPARE(wheel.count<AllowanceTaken>(), 1U);
    QVERIFY(wheel.count<Settled>() >= 1U);
    QCOMPARE(wheel.count<Refused>(), 0U);
}

void RouletteCrowdTest::latecomersStakeInTheSameRound() {
    CrowdedWheel wheel(table(RuleSet::online));
    wheel.join(RouletteHabit::spreader);
    wheel.playUntil([&] { return wheel.count<Staked>() > 0; });
    const PlayerId late = wheel.join(RouletteHabit::spreader);
    wheel.play(1);
    std::size_t seen = 0;
    for (const Staked& staked : wheel.all<Staked>()) {
        seen += staked.player == late ? 1U : 0U;
    }
    QVERIFY(seen > 0U);
    QCOMPARE(wheel.count<Refused>(), 0U);
}

void RouletteCrowdTest::lostMembersDoNothing() {
    CrowdedWheel wheel(table(RuleSet::online));
    const PlayerId player = wheel.join(RouletteHabit::favourite_numbers);
    wheel.playUntil([&] { return wheel.crowd().nextDue().has_value(); });
    wheel.driver().submit(LosePlayer{player});
    QVERIFY(!wheel.crowd().nextDue());
    wheel.play(2);
    QCOMPARE(wheel.count<Staked>(), 0U);
    wheel.driver().submit(RestorePlayer{player});
    wheel.play(5);
    QVERIFY(wheel.count<Staked>() > 0U);
    QCOMPARE(wheel.count<Refused>(), 0U);
}

void RouletteCrowdTest::leavingMembersDoNothing() {
    CrowdedWheel wheel(table(RuleSet::casino));
    wheel.join(RouletteHabit::careful);
    const PlayerId leaver = wheel.join(RouletteHabit::spreader);
    const auto stakesOfLeaver = [&] {
        std::size_t count = 0;
        for (const Staked& staked : wheel.all<Staked>()) {
            count += staked.player == leaver ? 1U : 0U;
        }
        return count;
    };
    wheel.playUntil([&] { return stakesOfLeaver() >= 2; });
    wheel.driver().submit(Leave{leaver, 0});
    const std::size_t before = stakesOfLeaver();
    wheel.play(5);
    QCOMPARE(stakesOfLeaver(), before);
    QCOMPARE(wheel.count<SessionEnded>(), 1U);
    QCOMPARE(wheel.count<Refused>(), 0U);
}

void RouletteCrowdTest::forgottenMembersDoNothing() {
    CrowdedWheel wheel(table(RuleSet::online));
    const PlayerId player = wheel.join(RouletteHabit::outside);
    QVERIFY(wheel.crowd().has(player));
    wheel.playUntil([&] { return wheel.crowd().nextDue().has_value(); });
    wheel.crowd().remove(player);
    QVERIFY(!wheel.crowd().has(player));
    QVERIFY(!wheel.crowd().nextDue());
    wheel.play(2);
    QCOMPARE(wheel.count<Staked>(), 0U);
}

void RouletteCrowdTest::individualWheelHasNoCrowd() {
    CrowdedWheel wheel(table(RuleSet::online, 100, [](Settings& settings) { settings.individual = true; }));
    wheel.join(RouletteHabit::spreader);
    while (wheel.count<SessionEnded>() == 0) {
        QVERIFY(wheel.step());
        QVERIFY(!wheel.crowd().nextDue());
    }
    QCOMPARE(wheel.count<Staked>(), 0U);
}

#include "program/test_list.h"

MESAVIVA_TEST(RouletteCrowdTest)
#include "tst_roulette_crowd.moc"
