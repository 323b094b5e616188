// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/cards/card_maker.h"
#include "engine/games/bingo/combinations.h"
#include "engine/games/bingo/odds/next_balls.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <vector>

using namespace mesaviva;
using namespace mesaviva::bingo;

namespace {

/// Counts the ways in which `wanted` of `left` balls can lie so that the first `next` contain all of them, or
/// any; visits all subsets of that size.
struct Subsets {
    std::int64_t any = 0;
    std::int64_t all = 0;
    std::int64_t count = 0;
};

Subsets subsetsOf(int wanted, int left, int next) {
    Subsets found;
    for (std::uint32_t set = 0; set < (1U << static_cast<unsigned>(left)); ++set) {
        if (std::popcount(set) != next) {
            continue;
        }
        const std::uint32_t ours = set & ((1U << static_cast<unsigned>(wanted)) - 1);
        ++found.count;
        found.any += ours != 0 ? 1 : 0;
        found.all += std::popcount(ours) == wanted ? 1 : 0;
    }
    return found;
}

std::vector<Card> cardsOf(const Settings& room, int count, std::uint8_t byte) {
    Seed seed{};
    seed.fill(byte);
    RandomStream chance(seed, stream_name::kOutcome);
    std::vector<Card> cards;
    for (int i = 0; i < count; ++i) {
        cards.push_back(makeCard(room.variant, room.freeCentre, chance));
    }
    return cards;
}

} // namespace

/// What the next balls can bring, checked by brute force.
class BingoNextBallsTest : public QObject {
    Q_OBJECT

private slots:
    void chancesAreThoseOfAllSubsets();
    void nextBallIsFoundByTryingEach_data();
    void nextBallIsFoundByTryingEach();
    void winnersNeedNoBall();
};

// B27: without replacement, in any order.
void BingoNextBallsTest::chancesAreThoseOfAllSubsets() {
    for (int left = 1; left <= 12; ++left) {
        for (int wanted = 1; wanted <= left; ++wanted) {
            for (int next = 1; next <= left; ++next) {
                const Subsets all = subsetsOf(wanted, left, next);
                const auto share = [&](std::int64_t part) {
                    return static_cast<double>(part) / static_cast<double>(all.count);
                };
                QVERIFY(std::abs(anyWithin(wanted, left, next) - share(all.any)) < 1e-12);
                QVERIFY(std::abs(allWithin(wanted, left, next) - share(all.all)) < 1e-12);
            }
        }
    }
    QCOMPARE(anyWithin(2, 3, 5), 1.0); // more than remain
    QCOMPARE(allWithin(2, 3, 5), 1.0);
}

void BingoNextBallsTest::nextBallIsFoundByTryingEach_data() {
    QTest::addColumn<int>("variant");
    QTest::addColumn<int>("kind");
    QTest::newRow("90, line") << static_cast<int>(Variant::bingo90) << static_cast<int>(PrizeKind::line);
    QTest::newRow("90, two lines") << static_cast<int>(Variant::bingo90)
                                   << static_cast<int>(PrizeKind::two_lines);
    QTest::newRow("80, line") << static_cast<int>(Variant::bingo80) << static_cast<int>(PrizeKind::line);
    QTest::newRow("75, line") << static_cast<int>(Variant::bingo75) << static_cast<int>(PrizeKind::line);
    QTest::newRow("75, bingo") << static_cast<int>(Variant::bingo75) << static_cast<int>(PrizeKind::bingo);
    QTest::newRow("30, column") << static_cast<int>(Variant::bingo30) << static_cast<int>(PrizeKind::column);
}

// B28: at each point of a draw every remaining ball is tried, to count those that complete the prize on a
// card and those that leave a card one short.
void BingoNextBallsTest::nextBallIsFoundByTryingEach() {
    QFETCH(const int, variant);
    QFETCH(const int, kind);
    const Settings room(static_cast<Variant>(variant));
    const auto prize = static_cast<PrizeKind>(kind);
    const std::vector<Card> cards = cardsOf(room, 6, 7);
    const int balls = room.shape().balls;
    BallSet drawn;
    int shorts = 0; // how often one number was missing, and two
    int nears = 0;
    const auto leastOf = [&](const BallSet& set) {
        int least = 1'000;
        for (const Card& card : cards) {
            least = std::min(least, missing(prize, card, room, set));
        }
        return least;
    };
    for (int i = 0; i < balls && leastOf(drawn) > 0; ++i) {
        const NextBall next = nextBall(prize, cards, room, drawn);
        QCOMPARE(next.left, balls - i);
        QCOMPARE(next.missing, leastOf(drawn));
        QCOMPARE(missing(prize, cards[next.nearest], room, drawn), next.missing);
        std::vector<Ball> completing;
        std::vector<Ball> nearing;
        for (int number = 1; number <= balls; ++number) {
            BallSet then = drawn;
            then.add(static_cast<Ball>(number));
            if (then != drawn && leastOf(then) == 0) {
                completing.push_back(static_cast<Ball>(number));
            } else if (then != drawn && next.missing > 1 && leastOf(then) == 1) {
                nearing.push_back(static_cast<Ball>(number));
            }
        }
        QVERIFY(next.completing == completing);
        QVERIFY(next.nearing == nearing);
        shorts += completing.empty() ? 0 : 1;
        nears += nearing.empty() ? 0 : 1;
        drawn.add(static_cast<Ball>((i * 7) % balls + 1)); // 7 is coprime to 90, 80, 75 and 30
    }
    QVERIFY(shorts > 0);
    QVERIFY(nears > 0);
}

void BingoNextBallsTest::winnersNeedNoBall() {
    const Settings room(Variant::bingo90);
    const std::vector<Card> cards = cardsOf(room, 2, 9);
    const NextBall next = nextBall(PrizeKind::bingo, cards, room, numbersOf(cards.back()));
    QCOMPARE(next.missing, 0);
    QCOMPARE(next.nearest, std::size_t{1});
    QVERIFY(next.completing.empty() && next.nearing.empty());
    QCOMPARE(next.left, 75);
}

#include "program/test_list.h"

MESAVIVA_TEST(BingoNextBallsTest)
#include "tst_bingo_next_balls.moc"
