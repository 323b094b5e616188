// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bingo/events.h"
#include "engine/games/roulette/events.h"
#include "table_kit.h"

#include <QObject>

#include <memory>
#include <vector>

using namespace mesaviva;
using namespace mesaviva::kit;

/// The ordered log, and the driver that writes it.
class JournalTest : public QObject {
    Q_OBJECT

private slots:
    void roundsAreFoundAgain();
    void oldRoundsGiveWay();
    void largeRoundsGiveWayEarlier();
    void listsOfAnEventCount();
    void unknownRoundsAreEmpty_data();
    void unknownRoundsAreEmpty();
    void everythingIsWrittenInOrder();
    void journalHasItBeforeAnybodyHears();
    void lastRoundCanBeRead();
};

namespace {

MemoryJournal<int>::Entry entry(std::uint64_t seq, std::uint64_t round) {
    return {seq, kTableOpened, round, static_cast<int>(seq)};
}

} // namespace

void JournalTest::roundsAreFoundAgain() {
    MemoryJournal<int> journal;
    journal.append(entry(1, 0));
    journal.append(entry(2, 1));
    journal.append(entry(3, 1));
    journal.append(entry(4, 2));
    QCOMPARE(journal.round(0).size(), 1U);
    QCOMPARE(journal.round(1).size(), 2U);
    QCOMPARE(journal.round(1)[1].event, 3);
    QCOMPARE(journal.round(2).size(), 1U);
}

void JournalTest::oldRoundsGiveWay() {
    MemoryJournal<int> journal(3);
    for (std::uint64_t round = 1; round <= 10; ++round) {
        journal.append(entry(round, round));
    }
    QVERIFY(journal.round(7).empty());
    for (std::uint64_t round = 8; round <= 10; ++round) {
        QCOMPARE(journal.round(round).size(), 1U);
        QCOMPARE(journal.round(round)[0].seq, round);
    }
}

void JournalTest::largeRoundsGiveWayEarlier() {
    constexpr std::size_t kBytes = 100'000;
    MemoryJournal<int> journal(200, kBytes);
    std::uint64_t seq = 0;
    for (std::uint64_t round = 1; round <= 400; ++round) {
        for (int i = 0; i < 100; ++i) {
            journal.append(entry(++seq, round));
        }
        QVERIFY(journal.bytes() <= kBytes);
        QCOMPARE(journal.round(round).size(), 100U);
        QVERIFY(round == 1 || journal.round(round - 1).size() == 100U); // P37: the last round can be read
    }
    QVERIFY(journal.round(399 - kBytes / 100 / sizeof(MemoryJournal<int>::Entry)).empty());

    // One round that is larger than all together may be, and the one before it.
    for (int i = 0; i < 10'000; ++i) {
        journal.append(entry(++seq, 401));
    }
    QCOMPARE(journal.round(401).size(), 10'000U);
    QCOMPARE(journal.round(400).size(), 100U);
    QVERIFY(journal.round(399).empty());
}

void JournalTest::listsOfAnEventCount() {
    roulette::Settled settled{};
    settled.stakes.resize(50);
    Recorded<roulette::Event> entry{1, kTableOpened, 1, settled};
    QVERIFY(bytesOf(entry) >= sizeof(entry) + 50 * sizeof(roulette::SettledStake));
    entry.event = roulette::BettingClosed{};
    QCOMPARE(bytesOf(entry), sizeof(entry));

    bingo::CrowdSold sold{};
    sold.buyers = std::make_shared<const std::vector<bingo::CrowdPurchase>>(1'000);
    const Recorded<bingo::Event> cards{1, kTableOpened, 1, sold};
    QVERIFY(bytesOf(cards) >= 1'000 * sizeof(bingo::CrowdPurchase));
}

void JournalTest::unknownRoundsAreEmpty_data() {
    QTest::addColumn<bool>("empty");
    QTest::addColumn<quint64>("round");
    QTest::newRow("nothing was written") << true << quint64(0);
    QTest::newRow("before the first") << false << quint64(4);
    QTest::newRow("after the last") << false << quint64(6);
}

void JournalTest::unknownRoundsAreEmpty() {
    QFETCH(const bool, empty);
    QFETCH(const quint64, round);
    MemoryJournal<int> journal;
    if (!empty) {
        journal.append(entry(1, 5));
    }
    QVERIFY(journal.round(round).empty());
}

void JournalTest::everythingIsWrittenInOrder() {
    Table table;
    stakeAll(table, {1, 2, 3});
    table.ante(1, 1); // and a refusal
    table.ante(1, 99'999);
    QVERIFY(table.runTo<DecisionOpened>());
    table.bet(2);
    QVERIFY(table.runToClose());
    QVERIFY(table.runToClose());

    std::uint64_t seq = 0;
    std::uint64_t round = 0;
    Instant at = kTableOpened;
    for (const Entry& one : table.entries()) {
        QCOMPARE(one.seq, ++seq);
        QVERIFY(one.at >= at);
        QVERIFY(one.round == round || one.round == round + 1);
        QCOMPARE(std::holds_alternative<RoundOpened>(one.event), one.round == round + 1);
        at = one.at;
        round = one.round;
    }
    QCOMPARE(round, 2U);
    std::size_t written = 0;
    for (std::uint64_t number = 0; number <= 2; ++number) {
        for (const Entry& one : table.journal().round(number)) {
            QCOMPARE(one.seq, table.entries()[written].seq);
            ++written;
        }
    }
    QCOMPARE(written, table.entries().size());
}

void JournalTest::journalHasItBeforeAnybodyHears() {
    Table table;
    bool before = true;
    table.setListener([&](const Entry& one) {
        const auto round = table.journal().round(one.round);
        before = before && !round.empty() && round.back().seq == one.seq;
    });
    stakeAll(table, {1});
    QVERIFY(table.runToClose());
    QVERIFY(before);
}

void JournalTest::lastRoundCanBeRead() {
    // P37: result and stakes of the last round are available at any time.
    Table table;
    stakeAll(table, {1});
    QVERIFY(table.runTo<DecisionOpened>());
    table.fold(1);
    QVERIFY(table.runTo<BettingOpened>());
    int stakes = 0;
    int results = 0;
    for (const Entry& one : table.journal().round(table.state().round - 1)) {
        stakes += std::holds_alternative<Staked>(one.event) ? 1 : 0;
        results += std::holds_alternative<Settled>(one.event) ? 1 : 0;
    }
    QCOMPARE(stakes, 1);
    QCOMPARE(results, 1);
}

#include "program/test_list.h"

MESAVIVA_TEST(JournalTest)
#include "tst_journal.moc"
