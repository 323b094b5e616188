// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bingo_cards_kit.h"
#include "engine/games/bingo/cards/card_maker.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <span>
#include <vector>

using namespace mesaviva;
using namespace mesaviva::bingo;
using namespace mesaviva::kit;

/// The layout of cards, and that all of them are equally likely.
class BingoCardsTest : public QObject {
    Q_OBJECT

private slots:
    void numbersBelongToColumns_data();
    void numbersBelongToColumns();
    void lettersOfBingo75();
    void madeCardsKeepToTheRules_data();
    void madeCardsKeepToTheRules();
    void faultsAreFound_data();
    void faultsAreFound();
    void cardsFollowFromTheSeed_data();
    void cardsFollowFromTheSeed();
    void cardsOfBingo90AreCounted();
    void ranksAndCardsMatch_data();
    void ranksAndCardsMatch();
    void ranksOfMadeCardsSpreadEvenly();
    void columnsOfBingo90FillAsOftenAsTheyShould_data();
    void columnsOfBingo90FillAsOftenAsTheyShould();
    void numbersOfBingo90ComeAsOftenAsTheyShould();
    void everyNumberIsInEveryBoxEquallyOften_data();
    void everyNumberIsInEveryBoxEquallyOften();
    void keysDistinguishNumbers_data();
    void keysDistinguishNumbers();
    void keysDoNotMindTheOrder_data();
    void keysDoNotMindTheOrder();
    void everyKeyOfBingo30HasACard();
    void setsOfNumbersAreCounted_data();
    void setsOfNumbersAreCounted();
};

namespace {

const std::vector<int> k90 = {4,  10, 0,  30, 0, 0, 60, 0, 80, 0, 13, 23, 33, 0,
                              50, 0,  70, 0,  9, 0, 24, 0, 49, 0, 69, 0,  90};
const std::vector<int> k80 = {1, 21, 41, 61, 20, 40, 60, 80, 5, 25, 45, 65, 6, 26, 46, 66};
const std::vector<int> k75 = {1,  16, 31, 46, 61, 15, 30, 45, 60, 75, 7,  22, 0,
                              52, 67, 3,  18, 33, 48, 63, 4,  19, 34, 49, 64};
const std::vector<int> k30 = {1, 11, 21, 10, 20, 30, 5, 15, 25};

/// Returns the same card with another number in one cell.
std::vector<int> changed(std::vector<int> numbers, std::size_t cell, int number) {
    numbers[cell] = number;
    return numbers;
}

/// Returns whether counts match: the sum of squares stays within five standard deviations.
bool agree(std::span<const double> counts, std::span<const double> expected, int freedom) {
    double sum = 0;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        sum += (counts[i] - expected[i]) * (counts[i] - expected[i]) / expected[i];
    }
    return sum < freedom + 5 * std::sqrt(2.0 * freedom);
}

void addVariantsWithCentre(const char* rule) {
    QTest::addColumn<Variant>("variant");
    QTest::addColumn<bool>("freeCentre");
    for (const Variant variant : kAllVariants) {
        QTest::addRow("%s bingo %d", rule, ballsOf(variant)) << variant << (variant == Variant::bingo75);
    }
    QTest::addRow("%s I-B71 bingo 75 with a number in the centre", rule) << Variant::bingo75 << false;
}

} // namespace

void BingoCardsTest::numbersBelongToColumns_data() {
    QTest::addColumn<Variant>("variant");
    QTest::addColumn<std::vector<int>>("firsts");
    QTest::newRow("B62 bingo 90") << Variant::bingo90 << std::vector{1, 10, 20, 30, 40, 50, 60, 70, 80, 91};
    QTest::newRow("B66 bingo 80") << Variant::bingo80 << std::vector{1, 21, 41, 61, 81};
    QTest::newRow("B71 bingo 75") << Variant::bingo75 << std::vector{1, 16, 31, 46, 61, 76};
    QTest::newRow("B81 bingo 30") << Variant::bingo30 << std::vector{1, 11, 21, 31};
}

void BingoCardsTest::numbersBelongToColumns() {
    QFETCH(const Variant, variant);
    QFETCH(const std::vector<int>, firsts);
    const Shape& shape = shapeOf(variant);
    QCOMPARE(shape.balls, ballsOf(variant));
    QCOMPARE(shape.columns + 1, static_cast<int>(firsts.size()));
    for (int ball = 1; ball <= shape.balls; ++ball) {
        const auto column = static_cast<std::size_t>(shape.columnOf(static_cast<Ball>(ball)));
        QVERIFY(ball >= firsts[column] && ball < firsts[column + 1]);
    }
}

void BingoCardsTest::lettersOfBingo75() {
    QByteArray letters;
    for (const Ball ball : std::to_array<Ball>({1, 15, 16, 30, 31, 45, 46, 60, 61, 75})) {
        letters += letterOf(ball);
    }
    QCOMPARE(letters, QByteArray("BBIINNGGOO")); // B71
}

void BingoCardsTest::madeCardsKeepToTheRules_data() {
    addVariantsWithCentre("B61 B62 B65 B66 B70 B71 B80 B81");
}

void BingoCardsTest::madeCardsKeepToTheRules() {
    QFETCH(const Variant, variant);
    QFETCH(const bool, freeCentre);
    const Shape& shape = shapeOf(variant);
    const auto columns = static_cast<std::size_t>(shape.columns);
    RandomStream chance = cardStream(1);
    for (int i = 0; i < 20'000; ++i) {
        const Card card = makeCard(variant, freeCentre, chance);
        QVERIFY(!firstFault(variant, freeCentre, card));
        // The same in another notation.
        std::vector<Ball> numbers;
        std::array<int, 9> inColumn{};
        std::array<int, 5> inRow{};
        for (std::size_t cell = 0; cell < card.cells.size(); ++cell) {
            const Ball ball = card.cells[cell];
            if (ball != 0) {
                QVERIFY(cell < static_cast<std::size_t>(shape.cells()));
                QCOMPARE(static_cast<std::size_t>(shape.columnOf(ball)), cell % columns);
                numbers.push_back(ball);
                ++inColumn[cell % columns];
                ++inRow[cell / columns];
            }
        }
        std::ranges::sort(numbers);
        QVERIFY(std::ranges::adjacent_find(numbers) == numbers.end());
        if (variant == Variant::bingo90) {
            QVERIFY(std::ranges::all_of(std::span(inRow).first(3), [](int count) { return count == 5; }));
            QVERIFY(std::ranges::all_of(inColumn, [](int count) { return count >= 1 && count <= 3; }));
        } else {
            QCOMPARE(static_cast<int>(numbers.size()), shape.cells() - (freeCentre ? 1 : 0));
            QCOMPARE(card.cells[12] == 0, freeCentre || variant == Variant::bingo30);
        }
    }
}

void BingoCardsTest::faultsAreFound_data() {
    QTest::addColumn<Variant>("variant");
    QTest::addColumn<bool>("freeCentre");
    QTest::addColumn<std::vector<int>>("numbers");
    QTest::addColumn<std::optional<CardFault>>("wanted");
    const auto add = [](const char* tag, Variant variant, bool freeCentre, const std::vector<int>& numbers,
                        std::optional<CardFault> wanted) {
        QTest::newRow(tag) << variant << freeCentre << numbers << wanted;
    };
    add("B62 a good card", Variant::bingo90, false, k90, std::nullopt);
    add("B62 columns in any order", Variant::bingo90, false, changed(changed(k90, 0, 9), 18, 4),
        std::nullopt);
    add("B62 90 in the ninth column", Variant::bingo90, false, changed(k90, 8, 79),
        CardFault::number_outside_column);
    add("B62 10 in the second column", Variant::bingo90, false, changed(k90, 0, 10),
        CardFault::number_outside_column);
    add("B62 six in a row", Variant::bingo90, false, changed(k90, 2, 20), CardFault::row_without_five);
    add("B62 four in a row", Variant::bingo90, false, changed(k90, 0, 0), CardFault::row_without_five);
    add("B62 none in a column", Variant::bingo90, false, changed(changed(k90, 22, 0), 20 - 1, 14),
        CardFault::column_without_number);
    add("B62 the same twice", Variant::bingo90, false, changed(k90, 18, 4), CardFault::number_twice);
    add("B66 a good card", Variant::bingo80, false, k80, std::nullopt);
    add("B66 21 in the first column", Variant::bingo80, false, changed(k80, 0, 21),
        CardFault::number_outside_column);
    add("B66 an empty box", Variant::bingo80, false, changed(k80, 7, 0), CardFault::box_without_number);
    add("B66 the same twice", Variant::bingo80, false, changed(k80, 0, 5), CardFault::number_twice);
    std::vector<int> large = k80;
    large.push_back(2);
    add("B65 a seventeenth box", Variant::bingo80, false, large, CardFault::too_many_boxes);
    add("B71 a good card", Variant::bingo75, true, k75, std::nullopt);
    add("I-B71 a good card with a number in the centre", Variant::bingo75, false, changed(k75, 12, 44),
        std::nullopt);
    add("B71 a number in the free centre", Variant::bingo75, true, changed(k75, 12, 44),
        CardFault::number_in_free_centre);
    add("I-B71 no number in the centre", Variant::bingo75, false, k75, CardFault::box_without_number);
    add("B71 an empty box", Variant::bingo75, true, changed(k75, 24, 0), CardFault::box_without_number);
    add("B71 16 under B", Variant::bingo75, true, changed(k75, 0, 16), CardFault::number_outside_column);
    add("B81 a good card", Variant::bingo30, false, k30, std::nullopt);
    add("B81 11 in the first column", Variant::bingo30, false, changed(k30, 0, 11),
        CardFault::number_outside_column);
    add("B81 an empty box", Variant::bingo30, false, changed(k30, 4, 0), CardFault::box_without_number);
    add("B81 no number of the draw", Variant::bingo30, false, changed(k30, 8, 31),
        CardFault::number_outside_column);
}

void BingoCardsTest::faultsAreFound() {
    QFETCH(const Variant, variant);
    QFETCH(const bool, freeCentre);
    QFETCH(const std::vector<int>, numbers);
    QFETCH(const std::optional<CardFault>, wanted);
    constexpr std::array<RuleId, kVariants> kRules = {"B62"_rule, "B66"_rule, "B71"_rule, "B81"_rule};
    const std::optional<BadCard> fault = firstFault(variant, freeCentre, face(numbers));
    QCOMPARE(fault.has_value(), wanted.has_value());
    if (fault) {
        QVERIFY(fault->fault == wanted);
        QVERIFY(fault->rule == kRules[static_cast<std::size_t>(variant)]);
    }
}

void BingoCardsTest::cardsFollowFromTheSeed_data() {
    // Computed by another program from the description of the streams and the cards.
    QTest::addColumn<Variant>("variant");
    QTest::addColumn<std::vector<int>>("numbers");
    QTest::newRow("B15 bingo 90") << Variant::bingo90
                                  << std::vector{2, 13, 0, 0, 41, 54, 0,  0, 81, 3, 14, 20, 32, 0,
                                                 0, 61, 0, 0, 0,  17, 22, 0, 47, 0, 66, 78, 0};
    QTest::newRow("B15 bingo 80") << Variant::bingo80 << std::vector{4, 33, 58, 63, 19, 34, 55, 68,
                                                                     6, 26, 59, 74, 13, 22, 51, 80};
    QTest::newRow("B15 bingo 75") << Variant::bingo75
                                  << std::vector{14, 25, 45, 59, 75, 13, 23, 32, 46, 71, 7,  24, 0,
                                                 58, 70, 4,  30, 39, 57, 74, 15, 27, 41, 55, 72};
    QTest::newRow("B15 bingo 30") << Variant::bingo30 << std::vector{4, 14, 30, 9, 18, 26, 8, 13, 22};
}

void BingoCardsTest::cardsFollowFromTheSeed() {
    QFETCH(const Variant, variant);
    QFETCH(const std::vector<int>, numbers);
    Seed seed{};
    std::iota(seed.begin(), seed.end(), std::uint8_t{0});
    RandomStream chance(seed, stream_name::kOutcome);
    QCOMPARE(makeCard(variant, true, chance), face(numbers));
}

void BingoCardsTest::cardsOfBingo90AreCounted() {
    // A published count of all cards with rising columns.
    QCOMPARE(kCards90, 3'669'688'706'217'187'500U);
    // Computed by another program.
    QCOMPARE(card90(0), face(std::vector{1,  10, 20, 30, 0, 0, 0, 0, 80, 0,  0,  0,  0, 40,
                                         50, 60, 70, 81, 0, 0, 0, 0, 41, 51, 61, 71, 82}));
    QCOMPARE(card90(kCards90 - 1), face(std::vector{7,  17, 27, 0, 0, 0,  0,  79, 90, 8, 18, 28, 0, 0,
                                                    59, 69, 0,  0, 9, 19, 29, 39, 49, 0, 0,  0,  0}));
}

void BingoCardsTest::ranksAndCardsMatch_data() {
    QTest::addColumn<std::uint64_t>("from");
    QTest::addColumn<bool>("anywhere");
    QTest::newRow("B62 the first cards") << std::uint64_t{0} << false;
    QTest::newRow("B62 the last cards") << kCards90 - 20'000 << false;
    QTest::newRow("B62 anywhere") << std::uint64_t{0} << true;
}

void BingoCardsTest::ranksAndCardsMatch() {
    QFETCH(const std::uint64_t, from);
    QFETCH(const bool, anywhere);
    RandomStream chance = cardStream(2);
    for (std::uint64_t i = 0; i < 20'000; ++i) {
        const std::uint64_t rank = anywhere ? chance.below64(kCards90) : from + i;
        const Card card = card90(rank);
        QVERIFY(!firstFault(Variant::bingo90, false, card));
        for (std::size_t cell = 9; cell < 27; ++cell) {
            const Ball above = std::max(card.cells[cell - 9], cell >= 18 ? card.cells[cell - 18] : Ball{0});
            QVERIFY(card.cells[cell] == 0 || card.cells[cell] > above);
        }
        QCOMPARE(rank90(card), rank);
    }
}

void BingoCardsTest::ranksOfMadeCardsSpreadEvenly() {
    constexpr int kParts = 100;
    constexpr int kMade = 200'000;
    RandomStream chance = cardStream(3);
    std::vector<double> counts(kParts);
    for (int i = 0; i < kMade; ++i) {
        ++counts[rank90(makeCard(Variant::bingo90, false, chance)) / (kCards90 / kParts)];
    }
    const std::vector<double> expected(kParts, double{kMade} / kParts);
    QVERIFY(agree(counts, expected, kParts - 1));
}

void BingoCardsTest::columnsOfBingo90FillAsOftenAsTheyShould_data() {
    // Proportions of all cards with one, two and three numbers in the column, counted by another program.
    QTest::addColumn<std::size_t>("column");
    QTest::addColumn<std::vector<double>>("shares");
    const std::vector<double> inner = {0.42509166309340163, 0.48275007400284453, 0.09215826290375388};
    QTest::newRow("B62 1-9") << std::size_t{0}
                             << std::vector{0.46335830758925195, 0.46079484725711256, 0.07584684515363549};
    QTest::newRow("B62 10-19") << std::size_t{1} << inner;
    QTest::newRow("B62 40-49") << std::size_t{4} << inner;
    QTest::newRow("B62 70-79") << std::size_t{7} << inner;
    QTest::newRow("B62 80-90") << std::size_t{8}
                               << std::vector{0.3908879180795946, 0.5001789000776603, 0.10893318184274513};
}

void BingoCardsTest::columnsOfBingo90FillAsOftenAsTheyShould() {
    QFETCH(const std::size_t, column);
    QFETCH(const std::vector<double>, shares);
    constexpr int kMade = 200'000;
    RandomStream chance = cardStream(4);
    std::vector<double> counts(3);
    for (int i = 0; i < kMade; ++i) {
        const Card card = makeCard(Variant::bingo90, false, chance);
        std::size_t found = 0;
        for (std::size_t cell = column; cell < 27; cell += 9) {
            found += card.cells[cell] != 0 ? 1U : 0U;
        }
        ++counts[found - 1];
    }
    std::vector<double> expected;
    for (const double share : shares) {
        expected.push_back(share * kMade);
    }
    QVERIFY(agree(counts, expected, 2));
}

void BingoCardsTest::numbersOfBingo90ComeAsOftenAsTheyShould() {
    // Probability that a number of the first, an inner and the last column is on a card.
    constexpr std::array<double, 3> kLikely = {0.1791653930627093, 0.16670665998103523, 0.1561859330693773};
    constexpr int kMade = 200'000;
    RandomStream chance = cardStream(5);
    std::vector<double> counts(90);
    for (int i = 0; i < kMade; ++i) {
        for (const Ball ball : makeCard(Variant::bingo90, false, chance).cells) {
            if (ball != 0) {
                ++counts[ball - 1U];
            }
        }
    }
    std::vector<double> expected;
    for (int ball = 1; ball <= 90; ++ball) {
        expected.push_back(kMade * kLikely[ball < 10 ? 0 : ball < 80 ? 1 : 2]);
    }
    QVERIFY(agree(counts, expected, 89));
}

void BingoCardsTest::everyNumberIsInEveryBoxEquallyOften_data() {
    QTest::addColumn<Variant>("variant");
    QTest::addColumn<bool>("freeCentre");
    QTest::newRow("B66 bingo 80") << Variant::bingo80 << false;
    QTest::newRow("B71 bingo 75") << Variant::bingo75 << true;
    QTest::newRow("I-B71 bingo 75 with a number in the centre") << Variant::bingo75 << false;
    QTest::newRow("B81 bingo 30") << Variant::bingo30 << false;
}

void BingoCardsTest::everyNumberIsInEveryBoxEquallyOften() {
    QFETCH(const Variant, variant);
    QFETCH(const bool, freeCentre);
    const Shape& shape = shapeOf(variant);
    constexpr int kMade = 50'000;
    RandomStream chance = cardStream(6);
    std::vector<std::vector<double>> counts(static_cast<std::size_t>(shape.cells()));
    for (std::size_t cell = 0; cell < counts.size(); ++cell) {
        counts[cell].resize(static_cast<std::size_t>(shape.ranges[cell % shape.ranges.size()].size()));
    }
    for (int i = 0; i < kMade; ++i) {
        const Card card = makeCard(variant, freeCentre, chance);
        for (std::size_t cell = 0; cell < counts.size(); ++cell) {
            if (card.cells[cell] != 0) {
                const Ball first = shape.ranges[cell % shape.ranges.size()].first;
                ++counts[cell][static_cast<std::size_t>(card.cells[cell] - first)];
            }
        }
    }
    for (std::size_t cell = 0; cell < counts.size(); ++cell) {
        if (freeCentre && cell == 12) {
            continue;
        }
        const std::vector<double> expected(counts[cell].size(),
                                           kMade / static_cast<double>(counts[cell].size()));
        QVERIFY(agree(counts[cell], expected, static_cast<int>(expected.size()) - 1));
    }
}

void BingoCardsTest::keysDistinguishNumbers_data() { addVariantsWithCentre("B15"); }

void BingoCardsTest::keysDistinguishNumbers() {
    QFETCH(const Variant, variant);
    QFETCH(const bool, freeCentre);
    RandomStream chance = cardStream(7);
    std::vector<std::pair<BallSet, std::uint64_t>> cards;
    for (int i = 0; i < 200'000; ++i) {
        const Card card = makeCard(variant, freeCentre, chance);
        cards.emplace_back(numbersOf(card), keyOf(variant, card));
    }
    std::ranges::sort(cards);
    const auto sameNumbers = std::ranges::unique(cards, {}, [](const auto& card) { return card.first; });
    cards.erase(sameNumbers.begin(), sameNumbers.end());
    std::vector<std::uint64_t> keys;
    for (const auto& [numbers, key] : cards) {
        keys.push_back(key);
    }
    std::ranges::sort(keys);
    QVERIFY(std::ranges::adjacent_find(keys) == keys.end());
    if (variant != Variant::bingo75) { // whose keys also depend on whether the centre is blank
        QVERIFY(keys.back() < mostCards(variant, freeCentre));
    }
}

void BingoCardsTest::keysDoNotMindTheOrder_data() { addVariantsWithCentre("B15"); }

void BingoCardsTest::keysDoNotMindTheOrder() {
    QFETCH(const Variant, variant);
    QFETCH(const bool, freeCentre);
    RandomStream chance = cardStream(8);
    const auto columns = static_cast<std::size_t>(shapeOf(variant).columns);
    const auto rows = static_cast<std::size_t>(shapeOf(variant).rows);
    for (int i = 0; i < 1'000; ++i) {
        const Card card = makeCard(variant, freeCentre, chance);
        Card other = card; // swap its top and bottom rows
        std::swap_ranges(other.cells.begin(), other.cells.begin() + static_cast<std::ptrdiff_t>(columns),
                         other.cells.begin() + static_cast<std::ptrdiff_t>((rows - 1) * columns));
        QVERIFY(!firstFault(variant, freeCentre, other));
        QCOMPARE(keyOf(variant, other), keyOf(variant, card));
    }
}

void BingoCardsTest::everyKeyOfBingo30HasACard() {
    RandomStream chance = cardStream(9);
    for (std::uint64_t key = 0; key < 1'728'000; key += 7) {
        const Card card = cardOfKey30(key, chance);
        QVERIFY(!firstFault(Variant::bingo30, false, card));
        QCOMPARE(keyOf(Variant::bingo30, card), key);
    }
    // The order within a column is random.
    std::vector<double> onTop(3);
    for (int i = 0; i < 30'000; ++i) {
        const Card card = cardOfKey30(0, chance); // 1, 2, 3 in the first column
        ++onTop[card.cells[0] - 1U];
    }
    const std::vector<double> expected(3, 10'000);
    QVERIFY(agree(onTop, expected, 2));
}

void BingoCardsTest::setsOfNumbersAreCounted_data() {
    QTest::addColumn<Variant>("variant");
    QTest::addColumn<bool>("freeCentre");
    QTest::addColumn<std::uint64_t>("sets");
    QTest::newRow("B15 bingo 90") << Variant::bingo90 << false << std::uint64_t{6'080'082'602'343'750};
    QTest::newRow("B15 bingo 80") << Variant::bingo80 << false << std::uint64_t{551'029'849'700'625};
    QTest::newRow("B15 bingo 75") << Variant::bingo75 << true << std::uint64_t{111'007'923'832'370'565};
    QTest::newRow("I-B71 bingo 75 with a number in the centre")
        << Variant::bingo75 << false << std::uint64_t{244'217'432'431'215'243};
    QTest::newRow("B15 bingo 30") << Variant::bingo30 << false << std::uint64_t{1'728'000};
}

void BingoCardsTest::setsOfNumbersAreCounted() {
    QFETCH(const Variant, variant);
    QFETCH(const bool, freeCentre);
    QFETCH(const std::uint64_t, sets);
    QCOMPARE(mostCards(variant, freeCentre), sets);
}

#include "program/test_list.h"

MESAVIVA_TEST(BingoCardsTest)
#include "tst_bingo_cards.moc"
