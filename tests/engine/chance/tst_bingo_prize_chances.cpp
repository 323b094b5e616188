// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/cards/card_maker.h"
#include "engine/games/bingo/combinations.h"
#include "engine/games/bingo/odds/prize_chances.h"
#include "engine/games/bingo/odds/room_chances.h"

#include <QTest>

#include <bit>
#include <numeric>

using namespace mesaviva;
using namespace mesaviva::bingo;

namespace {

Seed seedOf(std::uint8_t byte) {
    Seed seed{};
    seed.fill(byte);
    return seed;
}

/// Returns the mean ball, from the probability of having the prize after each ball.
double meanOf(const std::vector<double>& chances) {
    return std::accumulate(chances.begin(), chances.end(), 0.0,
                           [](double sum, double chance) { return sum + 1 - chance; });
}

Settings room(Variant variant, Directions lines = {}) {
    Settings settings(variant);
    settings.lines = lines;
    return settings;
}

/// Returns the number of ways to choose k of n.
double choose(int n, int k) {
    double ways = 1;
    for (int i = 0; i < k; ++i) {
        ways = ways * (n - i) / (i + 1);
    }
    return ways;
}

bool isNear(double a, double b, double difference = 1e-9) { return std::abs(a - b) < difference; }

} // namespace

/// The ball at which each prize falls, and the payback.
class BingoPrizeChancesTest : public QObject {
    Q_OBJECT

private slots:
    void meanBallOfOneCard_data();
    void meanBallOfOneCard();
    void fullCardIn50BallsIsAsPublished();
    void linesAreAsPublished_data();
    void linesAreAsPublished();
    void oneCardIsWhatAllDrawsGive();
    void chancesNeverFall();
    void roundsOfOneCardAgreeWithTheFormula();
    void moreCardsBringPrizesSooner();
    void fullCardOfManyIsExact_data();
    void fullCardOfManyIsExact();
    void twoCardsAreCountedByWhatTheyShare_data();
    void twoCardsAreCountedByWhatTheyShare();
    void whereAllCardsAreSoldColumnsDecide();
    void fullCardFormulaKnowsItsBounds();
    void patternIsCounted();
    void whatThePatternEndsDoesNotFall();
    void oneCardByAPatternAgreesWithRounds_data();
    void oneCardByAPatternAgreesWithRounds();
    void whatDidNotFallIsCountedToo();
    void sameSeedPlaysTheSameRounds();
    void threadsPlayTheSameRounds();
    void playingCanBeEnded();
    void stakesThatComeBack();
    void jackpotsBringTheirBaseBack_data();
    void jackpotsBringTheirBaseBack();
};

void BingoPrizeChancesTest::meanBallOfOneCard_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<PrizeKind>("kind");
    QTest::addColumn<double>("mean");
    // All s numbers are drawn at ball s (N + 1) / (s + 1) on average: the largest of s out of N.
    QTest::newRow("B62 90: bingo") << room(Variant::bingo90) << PrizeKind::bingo << 15.0 * 91 / 16;
    QTest::newRow("B35b 90: four corners")
        << room(Variant::bingo90) << PrizeKind::four_corners << 4.0 * 91 / 5;
    QTest::newRow("B72 75: full card with a free centre")
        << room(Variant::bingo75) << PrizeKind::bingo << 24.0 * 76 / 25;
    QTest::newRow("B66 80: bingo") << room(Variant::bingo80) << PrizeKind::bingo << 16.0 * 81 / 17;
    QTest::newRow("B81 30: bingo") << room(Variant::bingo30) << PrizeKind::bingo << 9.0 * 31 / 10;
    // Three rows, by inclusion and exclusion: 3 * 455/6 - 3 * 910/11 + 1365/16.
    QTest::newRow("B63 90: line") << room(Variant::bingo90) << PrizeKind::line << 11'375.0 / 176;
    // Two of three: 3 * 910/11 - 2 * 1365/16.
    QTest::newRow("B35a 90: two lines") << room(Variant::bingo90) << PrizeKind::two_lines << 6'825.0 / 88;
}

void BingoPrizeChancesTest::meanBallOfOneCard() {
    QFETCH(const Settings, settings);
    QFETCH(const PrizeKind, kind);
    QFETCH(const double, mean);
    QVERIFY(isNear(meanOf(chancesOfOneCard(settings, kind)), mean));
}

void BingoPrizeChancesTest::fullCardIn50BallsIsAsPublished() {
    // Found in any book on bingo: one card is full after 50 of 75 numbers once in 212,085 rounds.
    const double chance = chancesOfOneCard(room(Variant::bingo75), PrizeKind::bingo)[50];
    QCOMPARE(static_cast<int>(1 / chance), 212'085);
}

void BingoPrizeChancesTest::linesAreAsPublished_data() {
    QTest::addColumn<PrizeKind>("kind");
    QTest::addColumn<int>("ball");
    QTest::addColumn<double>("chance"); // to eight decimals
    // M. Shackleford, "Probability in Bingo II" (wizardofodds.com, 2007): exactly at that call, of 75.
    QTest::newRow("B74 a line at ball 4") << PrizeKind::line << 4 << 0.00000329;
    QTest::newRow("B74 a line at ball 10") << PrizeKind::line << 10 << 0.00033478;
    QTest::newRow("B74 a line at ball 19") << PrizeKind::line << 19 << 0.00403869;
    QTest::newRow("two lines at ball 9") << PrizeKind::two_lines << 9 << 0.00000001;
    QTest::newRow("two lines at ball 14") << PrizeKind::two_lines << 14 << 0.0000033;
    QTest::newRow("two lines at ball 18") << PrizeKind::two_lines << 18 << 0.0000391;
}

void BingoPrizeChancesTest::linesAreAsPublished() {
    QFETCH(const PrizeKind, kind);
    QFETCH(const int, ball);
    QFETCH(const double, chance);
    const Settings settings =
        room(Variant::bingo75, {.horizontal = true, .vertical = true, .diagonal = true});
    const std::vector<double> by = chancesOfOneCard(settings, kind);
    const auto at = static_cast<std::size_t>(ball);
    QVERIFY(isNear(by[at] - by[at - 1], chance, 0.5000001e-8));
}

void BingoPrizeChancesTest::oneCardIsWhatAllDrawsGive() {
    // Every set of cells that can be drawn, and the probability of a set of that size after 12 of 30 balls.
    const Settings settings =
        room(Variant::bingo30, {.horizontal = true, .vertical = true, .diagonal = true});
    RandomStream stream(seedOf(3), stream_name::kOutcome);
    const Card card = makeCard(Variant::bingo30, false, stream);
    for (const PrizeKind kind :
         {PrizeKind::line, PrizeKind::column, PrizeKind::two_lines, PrizeKind::four_corners}) {
        double chance = 0;
        for (unsigned boxes = 0; boxes < 512; ++boxes) {
            BallSet drawn;
            for (unsigned box = 0; box < 9; ++box) {
                if ((boxes >> box & 1U) != 0) {
                    drawn.add(card.cells[box]);
                }
            }
            const int count = std::popcount(boxes);
            chance += missing(kind, card, settings, drawn) == 0 ? choose(21, 12 - count) / choose(30, 12) : 0;
        }
        QVERIFY(isNear(chancesOfOneCard(settings, kind)[12], chance));
    }
}

void BingoPrizeChancesTest::chancesNeverFall() {
    const Directions all = {.horizontal = true, .vertical = true, .diagonal = true};
    for (const Settings& settings : {room(Variant::bingo75, all), room(Variant::bingo80, all)}) {
        for (const PrizeKind kind : {PrizeKind::line, PrizeKind::two_lines, PrizeKind::bingo}) {
            const std::vector<double> chances = chancesOfOneCard(settings, kind);
            QVERIFY(chances.front() == 0);
            QVERIFY(isNear(chances.back(), 1));
            for (std::size_t i = 1; i < chances.size(); ++i) {
                QVERIFY(chances[i] >= chances[i - 1] - 1e-12);
            }
        }
    }
}

void BingoPrizeChancesTest::roundsOfOneCardAgreeWithTheFormula() {
    for (const Variant variant : {Variant::bingo90, Variant::bingo80, Variant::bingo75, Variant::bingo30}) {
        const Settings settings(variant);
        const auto fallen = playForPrizes(settings, 1, 2'000, seedOf(7));
        for (std::size_t i = 0; i < kCombinations; ++i) {
            const auto kind = static_cast<PrizeKind>(i);
            QCOMPARE(fallen[i].has_value(), settings.plays(kind));
            if (fallen[i]) {
                const double exact = meanOf(chancesOfOneCard(settings, kind));
                const Measured mean = fallen[i]->mean();
                QVERIFY(mean.low < exact && exact < mean.high);
                QVERIFY(mean.high - mean.low < 3);
            }
        }
    }
}

void BingoPrizeChancesTest::moreCardsBringPrizesSooner() {
    const Settings settings(Variant::bingo90);
    double before = 91;
    for (const std::uint32_t cards : {1U, 10U, 100U, 1'000U}) {
        const auto fallen = playForPrizes(settings, cards, 100, seedOf(1));
        const PrizeBalls& bingo = *fallen[indexOf(PrizeKind::bingo)];
        QVERIFY(bingo.mean().value < before - 3);
        before = bingo.mean().value;
        QVERIFY(bingo.by(90).value == 1);
        QVERIFY(bingo.by(14).value == 0);
        QVERIFY(bingo.by(14).low == 0 && bingo.by(14).high > 0.01);
    }
}

void BingoPrizeChancesTest::fullCardOfManyIsExact_data() {
    QTest::addColumn<Variant>("variant");
    QTest::addColumn<bool>("freeCentre");
    QTest::addColumn<std::uint32_t>("cards");
    QTest::addColumn<double>("mean"); // 0: no independent value is known
    QTest::newRow("B82 30, 60 cards") << Variant::bingo30 << true << 60U << 20.2815;
    QTest::newRow("B82 30, 5000 cards") << Variant::bingo30 << true << 5'000U << 0.0;
    QTest::newRow("B72 75, 60 cards") << Variant::bingo75 << true << 60U << 64.4991;
    QTest::newRow("I-B71 75, a number in the centre, 300 cards") << Variant::bingo75 << false << 300U << 0.0;
    QTest::newRow("B67 80, 200 cards") << Variant::bingo80 << true << 200U << 0.0;
}

void BingoPrizeChancesTest::fullCardOfManyIsExact() {
    QFETCH(const Variant, variant);
    QFETCH(const bool, freeCentre);
    QFETCH(const std::uint32_t, cards);
    QFETCH(const double, mean);
    Settings settings(variant);
    settings.freeCentre = freeCentre;
    const std::vector<double> exact = exactChances(settings, PrizeKind::bingo, cards).value();
    QVERIFY(exact.front() == 0);
    QVERIFY(isNear(exact.back(), 1));
    if (mean > 0) { // computed by a separate program from the same sum
        QVERIFY2(isNear(meanBallOf(exact), mean, 0.00005),
                 qPrintable(QString::number(meanBallOf(exact), 'f', 6)));
    }
    // One card matches inclusion and exclusion.
    const std::vector<double> ofOne = chancesOfOneCard(settings, PrizeKind::bingo);
    const std::vector<double> alone = chancesOfFullCard(settings, 1);
    for (std::size_t ball = 0; ball < ofOne.size(); ++ball) {
        QVERIFY(isNear(alone[ball], ofOne[ball]));
    }
    // The real card book agrees.
    const auto fallen = playForPrizes(settings, cards, 4'000, seedOf(5), {}, 2);
    const PrizeBalls& balls = *fallen[indexOf(PrizeKind::bingo)];
    const double slack = (balls.mean().high - balls.mean().low) / 4;
    QVERIFY(balls.mean().low - slack < meanBallOf(exact) && meanBallOf(exact) < balls.mean().high + slack);
    for (std::size_t ball = 0; ball < exact.size(); ++ball) {
        const Measured by = balls.by(static_cast<int>(ball));
        const double wider = (by.high - by.low) / 4; // as above: of many comparisons hardly one fails
        QVERIFY2(by.low - wider <= exact[ball] && exact[ball] <= by.high + wider,
                 qPrintable(QStringLiteral("ball %1: %2").arg(ball).arg(exact[ball])));
    }
}

void BingoPrizeChancesTest::twoCardsAreCountedByWhatTheyShare_data() {
    QTest::addColumn<Variant>("variant");
    for (const Variant variant : {Variant::bingo30, Variant::bingo75, Variant::bingo80}) {
        QTest::addRow("%d", ballsOf(variant)) << variant;
    }
}

// The second card shares a given number of numbers with the first in each column, and differs from it; both
// are full when all of their numbers are drawn.
void BingoPrizeChancesTest::twoCardsAreCountedByWhatTheyShare() {
    QFETCH(const Variant, variant);
    const Settings settings(variant);
    const Shape& shape = settings.shape();
    std::vector<double> sharing = {1}; // number of ways to share that many numbers
    int boxes = 0;
    for (int column = 0; column < shape.columns; ++column) {
        const int size = shape.ranges[static_cast<std::size_t>(column)].size();
        const int own = shape.rows - (variant == Variant::bingo75 && column == 2 ? 1 : 0);
        boxes += own;
        std::vector<double> more(static_cast<std::size_t>(boxes) + 1);
        for (std::size_t before = 0; before < sharing.size(); ++before) {
            for (int here = 0; here <= own; ++here) {
                more[before + static_cast<std::size_t>(here)] +=
                    sharing[before] * choose(own, here) * choose(size - own, own - here);
            }
        }
        sharing = more;
    }
    sharing.back() -= 1; // minus the same card
    const double others = std::accumulate(sharing.begin(), sharing.end(), 0.0);
    const auto allDrawn = [&](int numbers, int drawn) {
        double chance = 1;
        for (int i = 0; i < numbers; ++i) {
            chance *= std::max(0, drawn - i) / static_cast<double>(shape.balls - i);
        }
        return chance;
    };
    const std::vector<double> exact = chancesOfFullCard(settings, 2);
    for (int drawn = 0; drawn <= shape.balls; ++drawn) {
        double both = 0;
        for (std::size_t shared = 0; shared < sharing.size(); ++shared) {
            both += sharing[shared] / others * allDrawn(2 * boxes - static_cast<int>(shared), drawn);
        }
        QVERIFY(isNear(exact[static_cast<std::size_t>(drawn)], 2 * allDrawn(boxes, drawn) - both, 1e-12));
    }
}

// Every card of bingo 30 is in play: one is full as soon as each column has three of its numbers.
void BingoPrizeChancesTest::whereAllCardsAreSoldColumnsDecide() {
    const Settings settings(Variant::bingo30);
    const auto all = static_cast<std::uint32_t>(mostCards(Variant::bingo30, false));
    const std::vector<double> exact = chancesOfFullCard(settings, all);
    for (int drawn = 0; drawn <= 30; ++drawn) {
        double chance = 0;
        for (int a = 3; a <= 10; ++a) {
            for (int b = 3; b <= 10; ++b) {
                const int c = drawn - a - b;
                if (c >= 3 && c <= 10) {
                    chance += choose(10, a) * choose(10, b) * choose(10, c) / choose(30, drawn);
                }
            }
        }
        QVERIFY(isNear(exact[static_cast<std::size_t>(drawn)], chance));
    }
    // One card is left out: while only that one could be full, none is.
    const std::vector<double> butOne = chancesOfFullCard(settings, all - 1);
    const double only = 120.0 * 120 * 120 / choose(30, 9) / (120.0 * 120 * 120);
    QVERIFY(isNear(butOne[9], exact[9] - only, 1e-12));
}

void BingoPrizeChancesTest::fullCardFormulaKnowsItsBounds() {
    QVERIFY(!exactChances(Settings(Variant::bingo90), PrizeKind::bingo, 2).has_value());
    QVERIFY(exactChances(Settings(Variant::bingo90), PrizeKind::bingo, 1).has_value());
    QVERIFY(!exactChances(Settings(Variant::bingo75), PrizeKind::line, 2).has_value());
    Settings pattern(Variant::bingo75);
    pattern.pattern = 0b10001'00000'00000'00000'10001;
    QVERIFY(!exactChances(pattern, PrizeKind::bingo, 2).has_value());
    // Exact values are not measured, all others are; jackpots are computed from them.
    Settings settings(Variant::bingo30);
    settings.bingoJackpot = Jackpot{300, Money{1'000}, 18, {}};
    const RoomChances chances = chancesOfRoom(settings, 60, 200, seedOf(1));
    const PrizeFall& bingo = *chances.prizes[indexOf(PrizeKind::bingo)];
    QVERIFY(bingo.isExact());
    int played = 0;
    for (const std::optional<PrizeFall>& prize : chances.prizes) {
        played += prize && !prize->isExact() ? 1 : 0;
    }
    QCOMPARE(played > 0, !chances.isExact());
    const Measured share = expectedPayback(settings, 60, chances);
    const double expected = expectedPayback(settings, 60, bingo.by(18).value);
    QVERIFY(isNear(share.low, expected) && isNear(share.value, expected) && isNear(share.high, expected));
}

void BingoPrizeChancesTest::patternIsCounted() {
    Settings settings(Variant::bingo75);
    settings.pattern = 0b10001'00000'00000'00000'10001; // the corners
    const std::vector<double> pattern = chancesOfOneCard(settings, PrizeKind::bingo);
    QVERIFY(isNear(meanOf(pattern), 4.0 * 76 / 5));
    const std::vector<double> corners = chancesOfOneCard(settings, PrizeKind::four_corners);
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        QVERIFY(isNear(pattern[i], corners[i]));
    }
}

// B73b, I-B36: the top row ends the round. Four corners need two more numbers, and fall unless one of these
// two is the last of the seven.
void BingoPrizeChancesTest::whatThePatternEndsDoesNotFall() {
    Settings settings(Variant::bingo75);
    settings.pattern = 0b11111;
    const std::vector<double> corners = chancesOfOneCard(settings, PrizeKind::four_corners);
    QVERIFY(isNear(corners.back(), 5.0 / 7));
    // After seven balls: either all seven numbers are drawn, or the corners are and the row still needs one,
    // two or three of its other numbers.
    constexpr double kSets = 1'984'829'850; // sets of seven of 75 numbers
    const double rowLacksSome = 3 * 68 + 3 * 68 * 67 / 2 + 68 * 67 * 66 / 6;
    QVERIFY(isNear(corners[7], (5.0 / 7 + rowLacksSome) / kSets, 1e-12));
}

void BingoPrizeChancesTest::oneCardByAPatternAgreesWithRounds_data() {
    QTest::addColumn<CellMask>("pattern");
    QTest::addColumn<Directions>("lines");
    QTest::newRow("B73b corners, any line")
        << CellMask{0b10001'00000'00000'00000'10001} << Directions{true, true, true};
    QTest::newRow("B73b corners, rows") << CellMask{0b10001'00000'00000'00000'10001} << Directions{};
    QTest::newRow("B73b a cross through the free centre, any line")
        << CellMask{0b00100'00100'11111'00100'00100} << Directions{true, true, true};
    QTest::newRow("B73b a diagonal, rows") << CellMask{0b10000'01000'00100'00010'00001} << Directions{};
}

void BingoPrizeChancesTest::oneCardByAPatternAgreesWithRounds() {
    QFETCH(const CellMask, pattern);
    QFETCH(const Directions, lines);
    Settings settings = room(Variant::bingo75, lines);
    settings.pattern = pattern;
    settings.prizes[indexOf(PrizeKind::four_corners)] = 1'000;
    settings.prizes[indexOf(PrizeKind::two_lines)] = 1'000;
    const auto fallen = playForPrizes(settings, 1, 4'000, seedOf(3));
    for (const PrizeKind kind :
         {PrizeKind::line, PrizeKind::four_corners, PrizeKind::two_lines, PrizeKind::bingo}) {
        const PrizeBalls& balls = *fallen[indexOf(kind)];
        const std::vector<double> exact = chancesOfOneCard(settings, kind);
        for (const int ball : {30, 45, 60, 70, 75}) {
            const Measured by = balls.by(ball);
            const double chance = exact[static_cast<std::size_t>(ball)];
            // Of some eighty comparisons at 99 % one would fail; half as wide again, one in ten thousand.
            const double slack = (by.high - by.low) / 4;
            QVERIFY2(by.low - slack <= chance && chance <= by.high + slack,
                     qPrintable(QStringLiteral("kind %1, ball %2: %3").arg(int(kind)).arg(ball).arg(chance)));
        }
        const Measured mean = balls.mean();
        const double slack = (mean.high - mean.low) / 4;
        const double meanBall = meanBallOf(exact);
        QVERIFY(mean.low - slack <= meanBall && meanBall <= mean.high + slack);
    }
}

void BingoPrizeChancesTest::whatDidNotFallIsCountedToo() {
    PrizeBalls balls(75);
    balls.add(10);
    balls.add(20);
    balls.addNone();
    balls.addNone();
    QVERIFY(isNear(balls.mean().value, 15));
    QVERIFY(isNear(balls.by(10).value, 0.25));
    QVERIFY(isNear(balls.by(75).value, 0.5));
}

void BingoPrizeChancesTest::sameSeedPlaysTheSameRounds() {
    const Settings settings(Variant::bingo75);
    const auto line = indexOf(PrizeKind::line);
    const auto bingo = indexOf(PrizeKind::bingo);
    const std::size_t played = settings.plays(PrizeKind::line) ? line : bingo;
    const auto one = playForPrizes(settings, 5, 50, seedOf(1));
    const auto again = playForPrizes(settings, 5, 50, seedOf(1));
    const auto other = playForPrizes(settings, 5, 50, seedOf(2));
    QVERIFY(one[played]->rounds() == again[played]->rounds());
    QVERIFY(one[played]->rounds() != other[played]->rounds());
}

void BingoPrizeChancesTest::threadsPlayTheSameRounds() {
    const Settings settings(Variant::bingo90);
    const auto one = playForPrizes(settings, 20, 300, seedOf(4));
    for (const unsigned threads : {0U, 2U, 5U}) {
        int asked = 0;
        const auto many = playForPrizes(
            settings, 20, 300, seedOf(4), [&] { return ++asked > 0; }, threads);
        QCOMPARE(asked, 300);
        for (std::size_t i = 0; i < kCombinations; ++i) {
            QCOMPARE(many[i].has_value(), one[i].has_value());
            QVERIFY(!one[i] || many[i]->rounds() == one[i]->rounds());
        }
    }
}

void BingoPrizeChancesTest::playingCanBeEnded() {
    int asked = 0;
    const auto fallen =
        playForPrizes(Settings(Variant::bingo30), 3, 1'000, seedOf(1), [&] { return ++asked <= 5; });
    QCOMPARE(fallen[indexOf(PrizeKind::bingo)]->allRounds(), std::int64_t{5});
}

void BingoPrizeChancesTest::stakesThatComeBack() {
    Settings settings(Variant::bingo90);
    settings.prizePercent = 8'000;
    settings.cardPrice = Money{150};
    QVERIFY(isNear(expectedPayback(settings, 100), 0.8));
    settings.cardPrice = Money{1}; // a fraction of a cent is not a prize
    QVERIFY(isNear(expectedPayback(settings, 7), 5.0 / 7));
    settings.cardPrice = Money{100};
    settings.bingoJackpot = Jackpot{300, Money{50'000}, 46, {}};
    // The jackpot's contribution is paid back with it; its base of 10,000 cents once in a hundred rounds.
    QVERIFY(isNear(expectedPayback(settings, 100, 0.01), 0.8 + 0.05));
    settings.lineJackpot = Jackpot{100, Money{10'000}, 10, {}};
    QVERIFY(isNear(expectedPayback(settings, 100, 0.01, 0.02), 0.8 + 0.05 + 0.02));
}

// B29, B41: with one card the formula gives the frequency of a jackpot, and its base is paid back as often.
void BingoPrizeChancesTest::jackpotsBringTheirBaseBack_data() {
    QTest::addColumn<Variant>("variant");
    QTest::addColumn<int>("percent"); // in basis points
    QTest::addColumn<int>("lineBalls");
    QTest::addColumn<int>("bingoBalls");
    QTest::newRow("90, 70 %") << Variant::bingo90 << 7'000 << 50 << 80;
    QTest::newRow("90, 90 %") << Variant::bingo90 << 9'000 << 60 << 85;
    QTest::newRow("80, 80 %") << Variant::bingo80 << 8'000 << 40 << 70;
    QTest::newRow("30, 75 %") << Variant::bingo30 << 7'500 << 15 << 27;
}

void BingoPrizeChancesTest::jackpotsBringTheirBaseBack() {
    QFETCH(const Variant, variant);
    QFETCH(const int, percent);
    QFETCH(const int, lineBalls);
    QFETCH(const int, bingoBalls);
    Settings settings(variant);
    settings.prizePercent = static_cast<BasisPoints>(percent);
    settings.cardPrice = Money{100};
    const double prizes = percent / 10'000.0;
    const auto fallen = playForPrizes(settings, 1, 3'000, seedOf(9));
    const auto without = expectedPayback(settings, 1, measured(fallen));
    QVERIFY(isNear(without.value, prizes) && isNear(without.low, prizes) && isNear(without.high, prizes));

    settings.bingoJackpot = Jackpot{300, Money{40}, bingoBalls, {}};
    double bases = 0.4 * chancesOfOneCard(settings, PrizeKind::bingo)[static_cast<std::size_t>(bingoBalls)];
    if (settings.plays(PrizeKind::line)) {
        settings.lineJackpot = Jackpot{200, Money{20}, lineBalls, {}};
        bases += 0.2 * chancesOfOneCard(settings, PrizeKind::line)[static_cast<std::size_t>(lineBalls)];
    }
    const Measured share = expectedPayback(settings, 1, measured(fallen));
    QVERIFY(share.low < prizes + bases && prizes + bases < share.high);
    QVERIFY(share.high - share.low < 0.04 && share.low > prizes);
    if (settings.lineJackpot) { // both bounds must hold together with 99 %, so each with 99.5
        const auto bound = [&](PrizeKind kind, int balls) {
            return fallen[indexOf(kind)]->by(balls, Confidence::of995).low;
        };
        QVERIFY(isNear(share.low, prizes + 0.4 * bound(PrizeKind::bingo, bingoBalls) +
                                      0.2 * bound(PrizeKind::line, lineBalls)));
        const Measured one = fallen[indexOf(PrizeKind::line)]->by(lineBalls);
        QVERIFY(bound(PrizeKind::line, lineBalls) < one.low);
    }
    // More cards for the same base: it contributes less, but is won more often.
    const auto ofMany = playForPrizes(settings, 30, 300, seedOf(9));
    const Measured many = expectedPayback(settings, 30, measured(ofMany));
    QVERIFY(many.value > prizes && many.value - prizes <= 0.6 / 30 + 1e-9);
}

#include "program/test_list.h"

MESAVIVA_TEST(BingoPrizeChancesTest)
#include "tst_bingo_prize_chances.moc"
