// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bingo/game.h"
#include "engine/games/bingo/players/unseen_rounds.h"
#include "engine/table/live_table.h"
#include "test_text.h"

#include <QTest>

#include <atomic>
#include <cstdint>
#include <memory>

using namespace mesaviva;
using namespace mesaviva::bingo;
using namespace mesaviva::players;
using kit::testSeed;
using std::chrono::hours;
using std::chrono::minutes;

namespace {

using Table = LiveTable<Game, BingoCrowd>;

Settings room() {
    Settings settings(Variant::bingo80);
    settings.cardPrice = Money{33}; // so that there are odd cents
    settings.bingoJackpot = Jackpot{300, Money{1'000}, 45, {}};
    settings.lineJackpot = Jackpot{200, Money{500}, 8, {}};
    return settings;
}

const BingoCrowd kCrowd(20, 6);
const std::atomic<bool> kGoOn = false;

SeedSource seeds() { return derivedSeeds(testSeed(7)); }

BetweenRounds played(Instant until, UnseenLimits limits = {.kept = 0}) {
    return playUnseen(room(), kCrowd, seeds(), until, limits, kGoOn);
}

} // namespace

class TestUnseenRounds : public QObject {
    Q_OBJECT

private slots:
    // B43, I-B30: what they leave is what the same rounds leave at a table that is seen.
    void theyLeaveWhatSeenRoundsLeave() {
        Table table({room(), {}, kCrowd.members()}, std::make_unique<SeededBalls>(seeds(), room()), kCrowd,
                    Table::HistoryLimits{});
        for (const auto passed : {minutes(0), minutes(2), minutes(7), minutes(30), minutes(90)}) {
            const Instant until = kTableOpened + passed;
            table.advanceTo(until);
            QCOMPARE(table.state().ledger.sum(), Money{});
            const BetweenRounds left = played(until);
            if (table.state().phase == Phase::between) {
                QVERIFY(left.settings == settingsFrom(table.state()));
                QCOMPARE(left.opens, table.state().due.value());
            } else {
                const std::uint64_t round = table.state().round;
                QVERIFY(left.settings == settingsFrom(*table.startOf(round)));
                QCOMPARE(left.opens, table.entries(round).front().at);
            }
        }
        QVERIFY(table.state().round > 10);
    }

    // It does not matter how often somebody has looked in between.
    void anAbsenceMayBeDivided() {
        const Instant until = kTableOpened + hours(3);
        BetweenRounds left{room(), kTableOpened};
        for (const auto passed : {minutes(13), minutes(50), minutes(180)}) {
            const Duration before = left.opens - kTableOpened;
            left = playUnseen(left.settings, kCrowd, seeds(), kTableOpened + passed - before, {.kept = 0},
                              kGoOn);
            left.opens += before;
        }
        const BetweenRounds whole = played(until);
        QVERIFY(whole.settings.roundsBefore > 30);
        QVERIFY(left.settings == whole.settings);
        QCOMPARE(left.opens, whole.opens);
    }

    // B50: the last rounds are left to be played where they are seen.
    void theLastRoundsAreLeft() {
        const Instant until = kTableOpened + hours(1);
        const BetweenRounds all = played(until);
        const BetweenRounds fewer = played(until, {.kept = 3});
        QCOMPARE(fewer.settings.roundsBefore, all.settings.roundsBefore - 3);
        QVERIFY(fewer.opens < all.opens);
        const BetweenRounds again = playUnseen(fewer.settings, kCrowd, seeds(),
                                               until - (fewer.opens - kTableOpened), {.kept = 0}, kGoOn);
        QVERIFY(again.settings == all.settings);
    }

    // A long absence costs no more than its limit; the room ends at the right time, and goes on with the
    // amounts of its own rounds.
    void aLongAbsenceIsBounded() {
        constexpr std::uint64_t kMost = 20; // rounds, about
        Table table({room(), {}, kCrowd.members()}, std::make_unique<SeededBalls>(seeds(), room()), kCrowd,
                    Table::HistoryLimits{});
        while (table.state().round == 0 || table.state().phase != Phase::between) {
            table.advanceTo(*table.nextDue());
        }
        const UnseenLimits limits{.kept = 3, .cards = kMost * table.state().cardsSold()};
        std::uint64_t rounds = 0;
        const SeedSource counted = [&](std::uint64_t round) {
            ++rounds;
            return seeds()(round);
        };
        for (const auto absence : {hours(12), hours(24 * 30)}) {
            rounds = 0;
            const Instant until = kTableOpened + absence;
            const BetweenRounds left = playUnseen(room(), kCrowd, counted, until, limits, kGoOn);
            QVERIFY2(rounds > limits.kept && rounds < 2 * kMost, qPrintable(QString::number(rounds)));
            QVERIFY(left.opens < until);
            QVERIFY(until - left.opens < minutes(60));
            // The amounts are those of as many rounds in a row.
            const BetweenRounds row = played(kTableOpened + hours(3));
            QVERIFY(row.settings.roundsBefore > left.settings.roundsBefore);
            Table same({room(), {}, kCrowd.members()}, std::make_unique<SeededBalls>(seeds(), room()), kCrowd,
                       Table::HistoryLimits{});
            while (same.state().round < left.settings.roundsBefore || same.state().phase != Phase::between) {
                same.advanceTo(*same.nextDue());
            }
            QVERIFY(left.settings == settingsFrom(same.state()));
        }
    }

    // B7: announced sales that nobody has seen took place, and are not announced again.
    void announcedSessionsTakePlace() {
        Settings settings = room();
        settings.mode = Mode::session;
        for (int session = 1; session <= 12; ++session) {
            settings.starts.push_back(kTableOpened + session * minutes(10));
        }
        const BetweenRounds left =
            playUnseen(settings, kCrowd, seeds(), kTableOpened + minutes(55), {.kept = 0}, kGoOn);
        QCOMPARE(left.settings.roundsBefore, std::uint64_t{5});
        QCOMPARE(left.settings.starts.front(), kTableOpened + minutes(60));
        QCOMPARE(left.opens, kTableOpened + minutes(60));
        const BetweenRounds none =
            playUnseen(settings, kCrowd, seeds(), kTableOpened + hours(9), {.kept = 0}, kGoOn);
        QCOMPARE(none.settings.roundsBefore, std::uint64_t{12});
        QVERIFY(none.settings.starts.empty());
    }

    void theyCanBeStopped() {
        const std::atomic<bool> stop = true;
        const BetweenRounds left = playUnseen(room(), kCrowd, seeds(), kTableOpened + hours(12), {}, stop);
        QCOMPARE(left.settings.roundsBefore, std::uint64_t{0});
        QCOMPARE(left.opens, kTableOpened);
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestUnseenRounds)
#include "tst_unseen_rounds.moc"
