// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "roulette_crowd_kit.h"

#include <QObject>

#include <map>
#include <set>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

std::string_view habitName(RouletteHabit habit) {
    static constexpr std::array<std::string_view, kRouletteHabits.size()> kNames = {
        "favourite numbers", "outside", "series lover", "spreader", "careful", "last second"};
    return kNames[static_cast<std::size_t>(habit)];
}

} // namespace

/// When simulated roulette players stake: one chip after another, and not in every round.
class RouletteCrowdPaceTest : public QObject {
    Q_OBJECT

private slots:
    void chipsComeOneByOne();
    void fewActsInARound();
    void carefulOnesLetRoundsPass();
    void lastSecondPlayersComeLateOrTooLate();
    void someStakeWhileTheBallRuns();
};

void RouletteCrowdPaceTest::chipsComeOneByOne() {
    CrowdedWheel wheel(table(RuleSet::online));
    wheel.join(RouletteHabit::spreader);
    wheel.play(100);
    Instant opened;
    std::vector<Instant> acts;
    std::size_t afterALook = 0;
    for (const Entry& entry : wheel.entries()) {
        if (std::holds_alternative<BettingOpened>(entry.event)) {
            opened = entry.at;
        } else if (std::holds_alternative<Staked>(entry.event)) {
            if (acts.empty() || acts.back() != entry.at) { // repeated stakes are placed together
                acts.push_back(entry.at);
            }
        } else if (std::holds_alternative<BettingClosed>(entry.event) && !acts.empty()) {
            QVERIFY(acts.front() - opened >= milliseconds(1'000) &&
                    acts.front() - opened <= milliseconds(4'000));
            for (std::size_t i = 1; i < acts.size(); ++i) {
                const Duration pause = acts[i] - acts[i - 1];
                const bool last = i + 1 == acts.size();
                QVERIFY(pause >= milliseconds(400) && (last || pause <= milliseconds(2'500)));
                afterALook += pause > milliseconds(2'500) ? 1U : 0U;
            }
            acts.clear();
        }
    }
    QVERIFY(wheel.count<Staked>() > 500U);
    QVERIFY2(afterALook > 10U, qPrintable(QString::number(afterALook)));
}

void RouletteCrowdPaceTest::fewActsInARound() {
    CrowdedWheel wheel(table(RuleSet::casino));
    wheel.fill(10'000'000);
    wheel.play(100);
    std::map<std::pair<std::uint64_t, PlayerId>, std::set<std::uint32_t>> acts;
    std::size_t most = 0;
    for (const Entry& entry : wheel.entries()) {
        if (const auto* staked = std::get_if<Staked>(&entry.event)) {
            auto& own = acts[{entry.round, staked->player}];
            own.insert(staked->act);
            most = std::max(most, own.size());
        }
    }
    QVERIFY(most >= 8U && most <= kMostActs + 1); // plus one for a parol
}

void RouletteCrowdPaceTest::carefulOnesLetRoundsPass() {
    CrowdedWheel wheel(table(RuleSet::online));
    wheel.join(RouletteHabit::careful, StakeTaste::high);
    wheel.play(300);
    const std::size_t played = wheel.count<Settled>();
    QVERIFY2(played > 150U && played < 260U, qPrintable(QString::number(played)));
    QCOMPARE(wheel.count<SessionInvited>(), 0U);
    for (const Settled& settled : wheel.all<Settled>()) {
        QVERIFY(settled.staked <= Money{300});
    }
}

void RouletteCrowdPaceTest::lastSecondPlayersComeLateOrTooLate() {
    CrowdedWheel wheel(table(RuleSet::online));
    wheel.join(RouletteHabit::last_second);
    wheel.play(200);
    Instant closes;
    for (const Entry& entry : wheel.entries()) {
        if (const auto* opened = std::get_if<BettingOpened>(&entry.event)) {
            closes = *opened->until;
        } else if (std::holds_alternative<Staked>(entry.event)) {
            QVERIFY(closes - entry.at <= milliseconds(6'500));
            QVERIFY(entry.at < closes);
        }
    }
    const std::size_t played = wheel.count<Settled>();
    QVERIFY2(played > 140U && played < 190U, qPrintable(QString::number(played)));
    QCOMPARE(wheel.count<Refused>(), 0U);
}

void RouletteCrowdPaceTest::someStakeWhileTheBallRuns() {
    CrowdedWheel wheel(table(RuleSet::casino));
    wheel.fill();
    wheel.play(60);
    std::map<PlayerId, int> late;
    int all = 0;
    bool running = false;
    for (const Entry& entry : wheel.entries()) {
        running = std::holds_alternative<BallLaunched>(entry.event) ||
                  (running && !std::holds_alternative<RoundClosed>(entry.event));
        if (const auto* staked = std::get_if<Staked>(&entry.event)) {
            late[staked->player] += running ? 1 : 0;
            ++all;
        }
    }
    int sum = 0;
    for (const RouletteMember& member : wheel.crowd().members()) {
        const int own = late[member.player];
        sum += own;
        QVERIFY2(member.habit == RouletteHabit::careful ? own == 0 : own > 0, habitName(member.habit).data());
    }
    QVERIFY2(sum * 3 < all, qPrintable(QString::number(sum)));
}

#include "program/test_list.h"

MESAVIVA_TEST(RouletteCrowdPaceTest)
#include "tst_roulette_crowd_pace.moc"
