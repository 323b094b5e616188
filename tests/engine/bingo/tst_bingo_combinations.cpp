// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bingo_cards_kit.h"
#include "engine/games/bingo/cards/card_maker.h"
#include "engine/games/bingo/combinations.h"
#include "engine/games/bingo/patterns.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <bit>
#include <set>
#include <vector>

using namespace mesaviva;
using namespace mesaviva::bingo;
using namespace mesaviva::kit;

/// Which cells win a prize, and what a card still needs.
class BingoCombinationsTest : public QObject {
    Q_OBJECT

private slots:
    void linesAreWhereTheyShouldBe_data();
    void linesAreWhereTheyShouldBe();
    void cardsAreCounted_data();
    void cardsAreCounted();
    void cornersOfBingo90AreNumbers();
    void aPatternIsBingo();
    void numbersNeeded_data();
    void numbersNeeded();
    void theLackingNumberBringsThePrize_data();
    void theLackingNumberBringsThePrize();
    void patternsAreDifferentPictures();
    void patternsHaveKeys();
};

namespace {

const QByteArray kFrame = "xxxxx"
                          "x...x"
                          "x...x"
                          "x...x"
                          "xxxxx";

CellMask picture(const QByteArray& text) {
    CellMask cells = 0;
    for (int cell = 0; cell < text.size(); ++cell) {
        if (text[cell] == 'x') {
            cells |= CellMask{1} << cell;
        }
    }
    return cells;
}

Card cardOf(Variant variant) {
    switch (variant) {
    case Variant::bingo90:
        return face(
            {0, 10, 0, 30, 0, 0, 60, 70, 80, 4, 0, 23, 33, 0, 50, 0, 71, 0, 9, 14, 24, 0, 49, 0, 69, 0, 0});
    case Variant::bingo80: return face({1, 21, 41, 61, 2, 22, 42, 62, 3, 23, 43, 63, 4, 24, 44, 64});
    case Variant::bingo75:
        return face(
            {1, 16, 31, 46, 61, 2, 17, 32, 47, 62, 3, 18, 0, 48, 63, 4, 19, 34, 49, 64, 5, 20, 35, 50, 65});
    case Variant::bingo30: break;
    }
    return face({1, 11, 21, 2, 12, 22, 3, 13, 23});
}

BallSet setOf(const QList<int>& balls) {
    BallSet set;
    for (const int ball : balls) {
        set.add(static_cast<Ball>(ball));
    }
    return set;
}

QList<int> list(const std::vector<Ball>& balls) { return {balls.begin(), balls.end()}; }

constexpr Directions kOnlyRows{.horizontal = true, .vertical = false, .diagonal = false};
constexpr Directions kAll{.horizontal = true, .vertical = true, .diagonal = true};

/// Directions by their initial letters.
Directions directions(const QByteArray& letters) {
    return {letters.contains('h'), letters.contains('v'), letters.contains('d')};
}

} // namespace

void BingoCombinationsTest::linesAreWhereTheyShouldBe_data() {
    QTest::addColumn<Variant>("variant");
    QTest::addColumn<QByteArray>("allowed");
    QTest::addColumn<QByteArrayList>("lines");
    QTest::newRow("B63a bingo 90: rows")
        << Variant::bingo90 << QByteArray("h")
        << QByteArrayList{"xxxxxxxxx..................", ".........xxxxxxxxx.........",
                          "..................xxxxxxxxx"};
    QTest::newRow("B34 bingo 90 has no diagonals") << Variant::bingo90 << QByteArray("d") << QByteArrayList{};
    QTest::newRow("B67a bingo 80: rows")
        << Variant::bingo80 << QByteArray("h")
        << QByteArrayList{"xxxx............", "....xxxx........", "........xxxx....", "............xxxx"};
    QTest::newRow("B68 bingo 80: diagonals")
        << Variant::bingo80 << QByteArray("d") << QByteArrayList{"x....x....x....x", "...x..x..x..x..."};
    QTest::newRow("I-B74a B75 bingo 75: columns")
        << Variant::bingo75 << QByteArray("v")
        << QByteArrayList{"x....x....x....x....x....", ".x....x....x....x....x...",
                          "..x....x....x....x....x..", "...x....x....x....x....x.",
                          "....x....x....x....x....x"};
    QTest::newRow("I-B74a B75 bingo 75: diagonals")
        << Variant::bingo75 << QByteArray("d")
        << QByteArrayList{"x.....x.....x.....x.....x", "....x...x...x...x...x...."};
    QTest::newRow("B83a bingo 30: all") << Variant::bingo30 << QByteArray("hvd")
                                        << QByteArrayList{"xxx......", "...xxx...", "......xxx", "x..x..x..",
                                                          ".x..x..x.", "..x..x..x", "x...x...x", "..x.x.x.."};
}

void BingoCombinationsTest::linesAreWhereTheyShouldBe() {
    QFETCH(const Variant, variant);
    QFETCH(const QByteArray, allowed);
    QFETCH(const QByteArrayList, lines);
    const std::vector<CellMask> found = lineMasks(shapeOf(variant), directions(allowed));
    std::multiset<CellMask> expected;
    for (const QByteArray& line : lines) {
        expected.insert(picture(line));
    }
    QCOMPARE(std::multiset<CellMask>(found.begin(), found.end()), expected);
}

void BingoCombinationsTest::cardsAreCounted_data() {
    QTest::addColumn<Variant>("variant");
    QTest::addColumn<QByteArray>("allowed");
    QTest::addColumn<PrizeKind>("kind");
    QTest::addColumn<QList<int>>("drawn");
    QTest::addColumn<int>("lacking");
    QTest::addColumn<QList<int>>("oneToGo");
    QTest::addColumn<QByteArray>("won");
    const auto add = [](const char* tag, Variant variant, const char* allowed, PrizeKind kind,
                        const QList<int>& drawn, int lacking, const QList<int>& toGo = {},
                        const char* won = "") {
        QTest::newRow(tag) << variant << QByteArray(allowed) << kind << drawn << lacking << toGo
                           << QByteArray(won);
    };
    using enum PrizeKind;
    using enum Variant;
    add("B63a nothing drawn", bingo90, "h", line, {}, 5);
    add("B63a one row lacks one", bingo90, "h", line, {10, 30, 60, 70, 4, 23}, 1, {80});
    add("B28 two rows lack one each", bingo90, "h", line, {10, 30, 60, 70, 4, 23, 33, 71}, 1, {50, 80});
    add("B63a a line", bingo90, "h", line, {10, 30, 60, 70, 80, 4, 23, 33, 71}, 0, {},
        "xxxxxxxxx..................");
    add("B63a two lines are lines", bingo90, "h", line, {10, 30, 60, 70, 80, 9, 14, 24, 49, 69}, 0, {},
        "xxxxxxxxx.........xxxxxxxxx");
    add("B35a one of two lines", bingo90, "h", two_lines, {10, 30, 60, 70, 80, 9, 14}, 3);
    add("B35a one short of two lines", bingo90, "h", two_lines, {10, 30, 60, 70, 80, 9, 14, 24, 49}, 1, {69});
    add("B35a each line one short", bingo90, "h", two_lines, {10, 30, 60, 70, 9, 14, 24, 49}, 2);
    add("B35a two lines", bingo90, "h", two_lines, {10, 30, 60, 70, 80, 9, 14, 24, 49, 69}, 0, {},
        "xxxxxxxxx.........xxxxxxxxx");
    add("B63b bingo, one to go", bingo90, "h", bingo, {10, 30, 60, 70, 80, 4, 23, 33, 50, 71, 9, 14, 24, 49},
        1, {69});
    add("B63b bingo", bingo90, "h", bingo, {10, 30, 60, 70, 80, 4, 23, 33, 50, 71, 9, 14, 24, 49, 69}, 0, {},
        "xxxxxxxxxxxxxxxxxxxxxxxxxxx");
    add("I-B35 corners", bingo90, "h", four_corners, {10, 80, 9}, 1, {69});
    add("I-B35 not those of the boxes", bingo90, "h", four_corners, {30, 70, 14, 49}, 4);

    add("B67a a row", bingo80, "hvd", line, {2, 22, 42, 62}, 0, {}, "....xxxx........");
    add("B67a a column", bingo80, "hvd", line, {21, 22, 23, 24}, 0, {}, ".x...x...x...x..");
    add("B67a a diagonal", bingo80, "hvd", line, {1, 22, 43, 64}, 0, {}, "x....x....x....x");
    add("B67a the other diagonal, one to go", bingo80, "hvd", line, {61, 42, 23}, 1, {4});
    add("B68 columns are not allowed", bingo80, "hd", line, {21, 22, 23, 24}, 3);
    add("B68 rows are not allowed", bingo80, "v", line, {2, 22, 42, 62}, 3);
    add("B35a crossing lines lack the same number", bingo80, "hvd", two_lines, {1, 21, 41, 62, 63, 64}, 1,
        {61});
    add("B35a parallel lines lack two", bingo80, "h", two_lines, {1, 21, 41, 2, 22, 42}, 2);
    add("B67b one to go", bingo80, "h", bingo, {1, 21, 41, 61, 2, 22, 42, 62, 3, 23, 43, 63, 4, 24, 44}, 1,
        {64});

    add("B72 the free centre is full", bingo75, "h", line, {3, 18, 48}, 1, {63});
    add("B72 in a line", bingo75, "h", line, {3, 18, 48, 63}, 0, {}, "..........xxxxx..........");
    add("B72 in bingo", bingo75, "h", bingo, {1, 2, 3, 4, 5}, 19);
    add("B74b corners", bingo75, "h", four_corners, {1, 61, 5, 65}, 0, {}, "x...x...............x...x");
    add("B74b corners, one to go", bingo75, "h", four_corners, {1, 61, 65, 33}, 1, {5});
    add("B35a both diagonals", bingo75, "d", two_lines, {1, 17, 49, 65, 61, 47, 19}, 1, {5});

    add("B83b a column", bingo30, "h", column, {11, 12, 13}, 0, {}, ".x..x..x.");
    add("B83b a row is no column", bingo30, "h", column, {1, 11, 21}, 2);
    add("B83c corners", bingo30, "h", four_corners, {1, 21, 3, 23}, 0, {}, "x.x...x.x");
    add("B82 one to go", bingo30, "h", bingo, {1, 2, 3, 11, 12, 13, 21, 22}, 1, {23});
    add("B82 bingo", bingo30, "h", bingo, {1, 2, 3, 11, 12, 13, 21, 22, 23}, 0, {}, "xxxxxxxxx");
}

void BingoCombinationsTest::cardsAreCounted() {
    QFETCH(const Variant, variant);
    QFETCH(const QByteArray, allowed);
    QFETCH(const PrizeKind, kind);
    QFETCH(const QList<int>, drawn);
    QFETCH(const int, lacking);
    QFETCH(const QList<int>, oneToGo);
    QFETCH(const QByteArray, won);
    Settings settings(variant);
    settings.lines = directions(allowed);
    const Card card = cardOf(variant);
    QVERIFY(!firstFault(variant, true, card));
    QCOMPARE(missing(kind, card, settings, setOf(drawn)), lacking);
    QCOMPARE(list(bingo::oneToGo(kind, card, settings, setOf(drawn))), oneToGo);
    QCOMPARE(wonCells(kind, card, settings, setOf(drawn)), picture(won));
}

void BingoCombinationsTest::cornersOfBingo90AreNumbers() {
    const Settings settings(Variant::bingo90); // I-B35
    const std::vector<CellMask> corners =
        winningMasks(PrizeKind::four_corners, cardOf(Variant::bingo90), settings);
    QCOMPARE(corners, std::vector{picture(".x......x.........x.....x..")});
}

void BingoCombinationsTest::aPatternIsBingo() {
    Settings settings(Variant::bingo75); // B73b
    settings.pattern = picture(kFrame);
    const QList<int> drawn = {1, 2, 3, 4, 5, 61, 62, 63, 64, 65, 16, 31, 46, 20, 35};
    const Card card = cardOf(Variant::bingo75);
    QCOMPARE(list(bingo::oneToGo(PrizeKind::bingo, card, settings, setOf(drawn))), QList<int>{50});
    QCOMPARE(wonCells(PrizeKind::bingo, card, settings, setOf(drawn + QList<int>{50})), *settings.pattern);
}

void BingoCombinationsTest::numbersNeeded_data() {
    QTest::addColumn<Variant>("variant");
    QTest::addColumn<QByteArray>("allowed");
    QTest::addColumn<bool>("freeCentre");
    QTest::addColumn<PrizeKind>("kind");
    QTest::addColumn<int>("numbers");
    using enum PrizeKind;
    using enum Variant;
    const auto add = [](const char* tag, Variant variant, const char* allowed, bool freeCentre,
                        PrizeKind kind, int numbers) {
        QTest::newRow(tag) << variant << QByteArray(allowed) << freeCentre << kind << numbers;
    };
    add("I-B37 bingo 90: line", bingo90, "h", false, line, 5);
    add("I-B37 bingo 90: two lines", bingo90, "h", false, two_lines, 10);
    add("I-B37 bingo 90: corners", bingo90, "h", false, four_corners, 4);
    add("I-B37 bingo 90: bingo", bingo90, "h", false, bingo, 15);
    add("I-B37 bingo 80: line", bingo80, "hvd", false, line, 4);
    add("I-B37 bingo 80: parallel lines", bingo80, "h", false, two_lines, 8);
    add("I-B37 bingo 80: crossing lines", bingo80, "hv", false, two_lines, 7);
    add("I-B37 bingo 80: diagonals do not cross in a box", bingo80, "d", false, two_lines, 8);
    add("I-B37 bingo 80: bingo", bingo80, "h", false, bingo, 16);
    add("I-B37 bingo 75: line through the free centre", bingo75, "d", true, line, 4);
    add("I-B37 I-B71 bingo 75: line through a number", bingo75, "hvd", false, line, 5);
    add("I-B37 bingo 75: two rows", bingo75, "h", true, two_lines, 9);
    add("I-B37 bingo 75: row and column", bingo75, "hv", true, two_lines, 8);
    add("I-B37 bingo 75: corners", bingo75, "h", true, four_corners, 4);
    add("I-B37 bingo 75: bingo", bingo75, "h", true, bingo, 24);
    add("I-B37 I-B71 bingo 75: bingo with a number in the centre", bingo75, "h", false, bingo, 25);
    add("I-B37 bingo 30: line", bingo30, "h", false, line, 3);
    add("I-B37 bingo 30: column", bingo30, "h", false, column, 3);
    add("I-B37 bingo 30: corners", bingo30, "h", false, four_corners, 4);
    add("I-B37 bingo 30: bingo", bingo30, "h", false, bingo, 9);
}

void BingoCombinationsTest::numbersNeeded() {
    QFETCH(const Variant, variant);
    QFETCH(const QByteArray, allowed);
    QFETCH(const bool, freeCentre);
    QFETCH(const PrizeKind, kind);
    QFETCH(const int, numbers);
    Settings settings(variant);
    settings.lines = directions(allowed);
    settings.freeCentre = freeCentre;
    QCOMPARE(bingo::numbersNeeded(kind, settings), numbers);
}

void BingoCombinationsTest::theLackingNumberBringsThePrize_data() {
    QTest::addColumn<Variant>("variant");
    for (const Variant variant : kAllVariants) {
        QTest::addRow("B28 bingo %d", ballsOf(variant)) << variant;
    }
}

void BingoCombinationsTest::theLackingNumberBringsThePrize() {
    QFETCH(const Variant, variant);
    Settings settings(variant);
    settings.lines = variant == Variant::bingo90 ? kOnlyRows : kAll;
    RandomStream chance(roundSeed(Seed{}, 1), stream_name::kOutcome);
    int found = 0;
    for (int i = 0; i < 2'000; ++i) {
        const Card card = makeCard(variant, settings.freeCentre, chance);
        const std::uint32_t likely = chance.below(10);
        BallSet drawn;
        for (int ball = 1; ball <= settings.shape().balls; ++ball) {
            if (chance.below(10) < likely) {
                drawn.add(static_cast<Ball>(ball));
            }
        }
        for (std::size_t kind = 0; kind < kCombinations; ++kind) {
            const auto combination = static_cast<PrizeKind>(kind);
            const std::vector<Ball> numbers = oneToGo(combination, card, settings, drawn);
            QCOMPARE(numbers.empty(), missing(combination, card, settings, drawn) != 1);
            QCOMPARE(wonCells(combination, card, settings, drawn) == 0,
                     missing(combination, card, settings, drawn) != 0);
            for (int ball = 1; ball <= settings.shape().balls && !numbers.empty(); ++ball) {
                if (drawn.has(static_cast<Ball>(ball))) {
                    continue;
                }
                BallSet next = drawn;
                next.add(static_cast<Ball>(ball));
                QCOMPARE(missing(combination, card, settings, next) == 0,
                         std::ranges::binary_search(numbers, static_cast<Ball>(ball)));
                ++found;
            }
        }
    }
    QVERIFY(found > 1'000);
}

void BingoCombinationsTest::patternsAreDifferentPictures() {
    QVERIFY(patterns().size() >= 24);
    std::set<CellMask> pictures;
    for (const Pattern& pattern : patterns()) {
        QVERIFY(pattern.cells != 0);
        QVERIFY(pattern.cells < picture(QByteArray(25, 'x')));
        QVERIFY(std::popcount(pattern.cells) >= 4);
        QVERIFY(pictures.insert(pattern.cells).second);
    }
}

void BingoCombinationsTest::patternsHaveKeys() {
    std::set<std::string_view> keys;
    for (const Pattern& pattern : patterns()) {
        QVERIFY(keys.insert(pattern.key).second);
        QVERIFY(std::ranges::all_of(pattern.key, [](char c) { return (c >= 'a' && c <= 'z') || c == '_'; }));
        QCOMPARE(QByteArray(patternKey(pattern.cells).data()), QByteArray(pattern.key.data()));
    }
    QCOMPARE(QByteArray(patternKey(picture(kFrame)).data()), QByteArray("frame"));
    QVERIFY(patternKey(1).empty());
}

#include "program/test_list.h"

MESAVIVA_TEST(BingoCombinationsTest)
#include "tst_bingo_combinations.moc"
