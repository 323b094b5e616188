// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "crowd_kit.h"

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;
using namespace mesaviva::players;

namespace {

void fillTable(CrowdedTable& table, std::int64_t wallet = 100'000) {
    table.sit(1, PokerHabit::cautious, StakeTaste::low, wallet);
    table.sit(2, PokerHabit::sensible, StakeTaste::middle, wallet);
    table.sit(3, PokerHabit::bold, StakeTaste::high, wallet);
    table.sit(4, PokerHabit::absent_minded, StakeTaste::middle, wallet);
    table.sit(5, PokerHabit::sensible, StakeTaste::low, wallet);
    table.sit(6, PokerHabit::bold, StakeTaste::low, wallet);
    table.sit(7, PokerHabit::absent_minded, StakeTaste::high, wallet);
}

} // namespace

/// Simulated players behave like people, follow the rules, and do not look at other players' cards.
class PokerCrowdTest : public QObject {
    Q_OBJECT

private slots:
    void neverRefused_data();
    void neverRefused();
    void staysAsItsHabitIs_data();
    void staysAsItsHabitIs();
    void absentMindedLetTimersRunOut();
    void briskOnesKeepNobodyWaiting();
    void othersDecideInTime_data();
    void othersDecideInTime();
    void sameSeedSameCommands();
    void hiddenCardsChangeNothing();
    void betCanBeAffordedWhereAnteAllows();
    void freshAllowanceWhenOutOfPoints();
    void tasteSetsTheStake_data();
    void tasteSetsTheStake();
    void lostMembersDoNothing();
    void forgottenMembersDoNothing();
    void individualTableIsPlayed();
};

void PokerCrowdTest::neverRefused_data() {
    QTest::addColumn<int>("betting");
    QTest::addColumn<int>("decision");
    QTest::addColumn<int>("wallet");
    QTest::newRow("usual table") << 20'000 << 20'000 << 100'000;
    QTest::newRow("hurried table") << 1'500 << 1'200 << 100'000;
    QTest::newRow("leisurely table") << 120'000 << 90'000 << 100'000;
    QTest::newRow("almost out of points") << 20'000 << 20'000 << 1'600;
}

void PokerCrowdTest::neverRefused() {
    QFETCH(const int, betting);
    QFETCH(const int, decision);
    QFETCH(const int, wallet);

    Settings settings;
    settings.betting = Duration(betting);
    settings.decision = Duration(decision);
    CrowdedTable crowded(settings);
    fillTable(crowded, wallet);
    crowded.play(200);
    Table& table = crowded.table();
    QCOMPARE(table.count<RoundClosed>(), 200U);
    QCOMPARE(table.count<Refused>(), 0U);
    QCOMPARE(table.count<SessionEnded>(), 0U);
    QVERIFY(table.count<Settled>() > 1'000U);
}

void PokerCrowdTest::staysAsItsHabitIs_data() {
    QTest::addColumn<PokerHabit>("habit");
    QTest::addColumn<Combination>("always"); // continues with this and better
    QTest::addColumn<Combination>("never");  // folds with less than this
    QTest::newRow("cautious") << PokerHabit::cautious << Combination::two_pairs << Combination::pair;
    QTest::newRow("sensible") << PokerHabit::sensible << Combination::ace_king << Combination::ace_king;
    QTest::newRow("bold") << PokerHabit::bold << Combination::ace_king << Combination::high_cards;
}

void PokerCrowdTest::staysAsItsHabitIs() {
    QFETCH(const PokerHabit, habit);
    QFETCH(const Combination, always);
    QFETCH(const Combination, never);

    CrowdedTable crowded;
    crowded.sit(4, habit);
    crowded.play(400);
    int stayed = 0;
    for (const Settled& settled : crowded.table().all<Settled>()) {
        QVERIFY(settled.hand);
        const bool stays = settled.verdict != Verdict::folded;
        stayed += stays ? 1 : 0;
        QVERIFY(stays || *settled.hand < always);
        QVERIFY(!stays || *settled.hand >= never);
    }
    QVERIFY(stayed > 100 && stayed < 400);
}

void PokerCrowdTest::absentMindedLetTimersRunOut() {
    CrowdedTable crowded;
    crowded.sit(2, PokerHabit::absent_minded);
    crowded.play(300);
    const Table& table = crowded.table();
    int late = 0;
    for (const Folded& folded : table.all<Folded>()) {
        late += folded.by == FoldedBy::time ? 1 : 0;
    }
    const auto extensions = static_cast<int>(table.count<DecisionExtended>());
    const auto rounds = static_cast<int>(table.count<Settled>());
    QVERIFY2(rounds > 200 && rounds < 280, qPrintable(QString::number(rounds))); // sometimes forgets to stake
    QVERIFY2(extensions > 70, qPrintable(QString::number(extensions)));
    QVERIFY2(late > 15 && late < extensions, qPrintable(QString::number(late)));
    QCOMPARE(table.count<SessionInvited>(), 0U);
}

// P21: the period is the same for all, and players with no reason to wait decide before its end.
void PokerCrowdTest::briskOnesKeepNobodyWaiting() {
    CrowdedTable crowded;
    fillTable(crowded);
    crowded.crowd().setBrisk(true);
    crowded.play(150);
    const Table& table = crowded.table();
    QCOMPARE(table.count<RoundClosed>(), 150U);
    QCOMPARE(table.count<Refused>(), 0U);
    QCOMPARE(table.count<DecisionExtended>(), 0U);
    std::optional<Instant> decided;
    for (const Entry& entry : table.entries()) {
        const auto* const staked = std::get_if<Staked>(&entry.event);
        const bool decides =
            (staked && staked->box == Box::bet) || std::holds_alternative<Folded>(entry.event);
        if (std::holds_alternative<DecisionOpened>(entry.event)) {
            decided.reset();
        } else if (decides) {
            // All of them are simulated: after the first decision the others follow.
            QVERIFY(!decided || entry.at - *decided <= std::chrono::milliseconds(700));
            decided = entry.at;
        }
    }
}

void PokerCrowdTest::othersDecideInTime_data() {
    QTest::addColumn<PokerHabit>("habit");
    QTest::newRow("cautious") << PokerHabit::cautious;
    QTest::newRow("sensible") << PokerHabit::sensible;
    QTest::newRow("bold") << PokerHabit::bold;
}

void PokerCrowdTest::othersDecideInTime() {
    QFETCH(const PokerHabit, habit);
    CrowdedTable crowded;
    crowded.sit(1, habit);
    crowded.play(200);
    QCOMPARE(crowded.table().count<Settled>(), 200U);
    QCOMPARE(crowded.table().count<DecisionExtended>(), 0U);
}

void PokerCrowdTest::sameSeedSameCommands() {
    const auto staked = [](std::uint8_t seed) {
        CrowdedTable crowded({}, {}, seed);
        fillTable(crowded);
        crowded.play(20);
        std::vector<std::pair<Instant, std::int64_t>> result;
        for (const Entry& entry : crowded.table().entries()) {
            if (const auto* event = std::get_if<Staked>(&entry.event)) {
                result.emplace_back(entry.at, event->amount.cents);
            }
        }
        return result;
    };
    const auto once = staked(1);
    QVERIFY(once == staked(1));
    QVERIFY(once != staked(2));
}

void PokerCrowdTest::hiddenCardsChangeNothing() {
    // The own cards and the dealer's last card are the same, all others differ.
    const auto decisions = [](const QString& others, const QString& dealer) {
        std::vector<std::pair<Instant, bool>> result;
        for (std::uint8_t seed = 1; seed <= 40; ++seed) {
            CrowdedTable crowded({}, deckFor({QStringLiteral("4c 4d Ah 9s 2c"), others}, dealer), seed);
            crowded.sit(2, PokerHabit::cautious); // undecided between fold and bet with these
            crowded.table().sit(3);
            crowded.table().runTo<BettingOpened>();
            crowded.table().ante(3, 500);
            bool acted = false;
            while (!acted && crowded.step()) {
                const Entry& last = crowded.table().entries().back();
                const auto* folded = std::get_if<Folded>(&last.event);
                const auto* staked = std::get_if<Staked>(&last.event);
                const bool bets = staked != nullptr && staked->box == Box::bet && staked->player == 0;
                acted = bets || (folded != nullptr && folded->player == 0);
                if (acted) {
                    result.emplace_back(last.at, bets);
                }
            }
        }
        return result;
    };
    const auto one = decisions(QStringLiteral("Kc Kd Kh Ks 3d"), QStringLiteral("Qc Jd Tc 7h 8s"));
    const auto two = decisions(QStringLiteral("7c 6d 5c 3h 2d"), QStringLiteral("As Ac Ad Kh 8s"));
    QCOMPARE(one.size(), 40U);
    QVERIFY(one == two);
    const auto bets =
        std::count_if(one.begin(), one.end(), [](const auto& decision) { return decision.second; });
    QVERIFY(bets > 5 && bets < 35);
}

void PokerCrowdTest::betCanBeAffordedWhereAnteAllows() {
    CrowdedTable crowded;
    crowded.sit(1, PokerHabit::bold, StakeTaste::high, 20'000);
    Table& table = crowded.table();
    for (std::size_t round = 1; round <= 300; ++round) {
        crowded.play(round);
    }
    std::int64_t wallet = 20'000;
    for (const Entry& entry : table.entries()) {
        if (const auto* staked = std::get_if<Staked>(&entry.event)) {
            if (staked->box == Box::ante) {
                QVERIFY(3 * staked->amount.cents <= wallet || wallet < 3 * 500);
                QVERIFY(staked->amount.cents >= 500 && staked->amount.cents <= 12'500);
            }
            wallet -= staked->amount.cents;
        } else if (const auto* settled = std::get_if<Settled>(&entry.event)) {
            wallet += settled->returned().cents;
        } else if (const auto* taken = std::get_if<AllowanceTaken>(&entry.event)) {
            wallet += taken->amount.cents;
        }
    }
    QCOMPARE(wallet, table.wallet(1));
}

void PokerCrowdTest::freshAllowanceWhenOutOfPoints() {
    CrowdedTable crowded;
    crowded.sit(1, PokerHabit::sensible, StakeTaste::low, 0);
    crowded.play(1);
    QCOMPARE(crowded.table().count<AllowanceTaken>(), 1U);
    QCOMPARE(crowded.table().count<Settled>(), 1U);
    QCOMPARE(crowded.table().count<Refused>(), 0U);
}

void PokerCrowdTest::tasteSetsTheStake_data() {
    QTest::addColumn<StakeTaste>("taste");
    QTest::addColumn<int>("least");
    QTest::addColumn<int>("most");
    QTest::newRow("low") << StakeTaste::low << 500 << 1'000;
    QTest::newRow("middle") << StakeTaste::middle << 1'000 << 3'000;
    QTest::newRow("high") << StakeTaste::high << 4'000 << 12'500;
}

void PokerCrowdTest::tasteSetsTheStake() {
    QFETCH(const StakeTaste, taste);
    QFETCH(const int, least);
    QFETCH(const int, most);
    CrowdedTable crowded;
    crowded.sit(1, PokerHabit::sensible, taste, 100'000'000);
    crowded.play(100);
    std::int64_t lowest = INT64_MAX;
    std::int64_t highest = 0;
    for (const Staked& staked : crowded.table().all<Staked>()) {
        if (staked.box == Box::ante) {
            lowest = std::min(lowest, staked.amount.cents);
            highest = std::max(highest, staked.amount.cents);
            QCOMPARE(staked.amount.cents % 500, 0);
        }
    }
    QCOMPARE(lowest, least);
    QCOMPARE(highest, most);
}

void PokerCrowdTest::lostMembersDoNothing() {
    CrowdedTable crowded;
    crowded.sit(1, PokerHabit::sensible);
    while (crowded.table().state().phase != Phase::betting) {
        QVERIFY(crowded.step());
    }
    QVERIFY(crowded.crowd().nextDue());
    crowded.table().lose(1);
    QVERIFY(!crowded.crowd().nextDue());
    crowded.play(2);
    QCOMPARE(crowded.table().count<Staked>(), 0U);
    crowded.table().restore(1);
    crowded.play(4);
    QVERIFY(crowded.table().count<Staked>() > 0U);
    QCOMPARE(crowded.table().count<Refused>(), 0U);
}

void PokerCrowdTest::forgottenMembersDoNothing() {
    CrowdedTable crowded;
    crowded.sit(1, PokerHabit::sensible);
    QVERIFY(crowded.crowd().has(0));
    while (!crowded.crowd().nextDue()) {
        QVERIFY(crowded.step());
    }
    crowded.crowd().remove(0);
    QVERIFY(!crowded.crowd().has(0));
    QVERIFY(!crowded.crowd().nextDue());
}

void PokerCrowdTest::individualTableIsPlayed() {
    CrowdedTable crowded(individualTable());
    crowded.sit(1, PokerHabit::sensible);
    crowded.play(20);
    QCOMPARE(crowded.table().count<RoundClosed>(), 20U);
    QCOMPARE(crowded.table().count<Settled>(), 20U);
    QCOMPARE(crowded.table().count<Refused>(), 0U);
}

#include "program/test_list.h"

MESAVIVA_TEST(PokerCrowdTest)
#include "tst_poker_crowd.moc"
