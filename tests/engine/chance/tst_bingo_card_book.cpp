// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bingo_cards_kit.h"
#include "engine/games/bingo/card_book.h"
#include "engine/games/bingo/cards/card_maker.h"
#include "engine/games/bingo/patterns.h"

#include <QTest>

#include <algorithm>
#include <numeric>
#include <set>
#include <vector>

using namespace mesaviva;
using namespace mesaviva::bingo;
using namespace mesaviva::kit;

/// Checks all cards of a round at once against a plain count on each card.
class BingoCardBookTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithThePlainCount_data();
    void agreesWithThePlainCount();
    void agreesAcrossChunks_data();
    void agreesAcrossChunks();
    void cardsComeBackAsTheyWereAdded_data();
    void cardsComeBackAsTheyWereAdded();
    void noTwoCardsHaveTheSameNumbers_data();
    void noTwoCardsHaveTheSameNumbers();
    void numbersSetAsideAreNotMade();
    void everyCardOfBingo30CanBeSold();
    void theLastCardsComeEquallyOften();
    void cardsOneToGoBeforeTheFirstNumber_data();
    void cardsOneToGoBeforeTheFirstNumber();
    void closedPrizesAreNotLookedFor();
    void clearedBookPlaysLikeANewOne();
    void booksWithTheSameCardsAndMarksAreEqual();
    void aMillionCardsFitIn64Megabytes();
};

namespace {

constexpr std::array<PrizeKind, kCombinations> kKinds = {
    PrizeKind::line, PrizeKind::column, PrizeKind::four_corners, PrizeKind::two_lines, PrizeKind::bingo};

/// A room with these prizes; the book does not check whether the settings are valid.
Settings roomWith(Variant variant, std::initializer_list<PrizeKind> kinds) {
    Settings settings(variant);
    settings.prizes = {};
    for (const PrizeKind kind : kinds) {
        settings.prizes[indexOf(kind)] = kWhole / static_cast<BasisPoints>(kinds.size());
    }
    return settings;
}

Settings everything(Variant variant, Directions lines) {
    Settings settings = roomWith(variant, {PrizeKind::line, PrizeKind::column, PrizeKind::four_corners,
                                           PrizeKind::two_lines, PrizeKind::bingo});
    settings.lines = lines;
    return settings;
}

std::vector<Ball> randomOrder(const Settings& settings, RandomStream& chance) {
    std::vector<Ball> order(static_cast<std::size_t>(settings.shape().balls));
    std::iota(order.begin(), order.end(), Ball{1});
    for (std::size_t left = order.size(); left > 1; --left) {
        std::swap(order[left - 1], order[chance.below(static_cast<std::uint32_t>(left))]);
    }
    return order;
}

/// Plays one round and compares all properties of all cards after each number; with `closing`, prizes are
/// closed when they are won.
void playAndCompare(CardBook& book, const Settings& settings, RandomStream& chance, bool closing) {
    std::vector<Card> cards;
    for (CardNumber number = 1; number <= book.size(); ++number) {
        cards.push_back(book.card(number));
    }
    BallSet drawn;
    std::array<std::vector<int>, kCombinations> before;
    for (const PrizeKind kind : kKinds) {
        for (const Card& card : cards) {
            before[indexOf(kind)].push_back(missing(kind, card, settings, drawn));
        }
    }
    for (const Ball ball : randomOrder(settings, chance)) {
        book.mark(ball);
        drawn.add(ball);
        for (const PrizeKind kind : kKinds) {
            std::vector<CardNumber> winners;
            std::uint32_t oneShort = 0;
            const bool open = settings.plays(kind) && !book.isClosed(kind);
            for (CardNumber number = 1; open && number <= cards.size(); ++number) {
                const int now = missing(kind, cards[number - 1], settings, drawn);
                int& last = before[indexOf(kind)][number - 1];
                if (now == 0 && last > 0) {
                    winners.push_back(number);
                }
                last = now;
                oneShort += now == 1 ? 1 : 0;
                QCOMPARE(book.isOneToGo(kind, number), now == 1);
            }
            QCOMPARE(book.oneToGoCount(kind), oneShort);
            QVERIFY(std::ranges::equal(book.winners(kind), winners));
            if (closing && !winners.empty()) {
                book.close(kind);
                QVERIFY(book.isClosed(kind));
            }
        }
    }
    QCOMPARE(book.drawn(), drawn);
    QCOMPARE(book.drawnCount(), settings.shape().balls);
}

struct NamedRoom {
    const char* name;
    Settings settings;
};

std::vector<NamedRoom> rooms() {
    const auto lines = [](bool horizontal, bool vertical, bool diagonal) {
        return Directions{.horizontal = horizontal, .vertical = vertical, .diagonal = diagonal};
    };
    std::vector<NamedRoom> all = {
        {"B63 bingo 90: line and bingo", roomWith(Variant::bingo90, {PrizeKind::line, PrizeKind::bingo})},
        {"B35a bingo 90: two lines",
         roomWith(Variant::bingo90, {PrizeKind::line, PrizeKind::two_lines, PrizeKind::bingo})},
        {"I-B35 bingo 90: corners",
         roomWith(Variant::bingo90, {PrizeKind::line, PrizeKind::four_corners, PrizeKind::bingo})},
        {"B34 bingo 90: all combinations, rows and columns",
         everything(Variant::bingo90, lines(true, true, false))},
        {"B67 bingo 80: all combinations and directions",
         everything(Variant::bingo80, lines(true, true, true))},
        {"B68 bingo 80: rows", everything(Variant::bingo80, lines(true, false, false))},
        {"B68 bingo 80: columns", everything(Variant::bingo80, lines(false, true, false))},
        {"B68 bingo 80: diagonals", everything(Variant::bingo80, lines(false, false, true))},
        {"B74 bingo 75: all combinations and directions",
         everything(Variant::bingo75, lines(true, true, true))},
        {"B75 bingo 75: rows and diagonals", everything(Variant::bingo75, lines(true, false, true))},
        {"B75 bingo 75: columns", everything(Variant::bingo75, lines(false, true, false))},
        {"B74b bingo 75: corners", roomWith(Variant::bingo75, {PrizeKind::four_corners, PrizeKind::bingo})},
        {"B82 bingo 30: bingo only", roomWith(Variant::bingo30, {PrizeKind::bingo})},
        {"B83a bingo 30: line", roomWith(Variant::bingo30, {PrizeKind::line, PrizeKind::bingo})},
        {"B83b bingo 30: column", roomWith(Variant::bingo30, {PrizeKind::column, PrizeKind::bingo})},
        {"B83c bingo 30: corners", roomWith(Variant::bingo30, {PrizeKind::four_corners, PrizeKind::bingo})},
        {"B83 bingo 30: all combinations and directions",
         everything(Variant::bingo30, lines(true, true, true))},
    };
    all.push_back({"I-B71 bingo 75: a number in the centre", all[8].settings});
    all.back().settings.freeCentre = false;
    all.push_back({"B73b bingo 75: a pattern", roomWith(Variant::bingo75, {PrizeKind::bingo})});
    all.back().settings.pattern = patterns().front().cells;
    all.push_back({"B72 bingo 75: a pattern with the free centre",
                   everything(Variant::bingo75, lines(true, true, true))});
    all.back().settings.pattern = CellMask{0b10001'01010'00100'01010'10001};
    all.push_back(
        {"B73b bingo 75: a pattern of two numbers", roomWith(Variant::bingo75, {PrizeKind::bingo})});
    all.back().settings.pattern = CellMask{0b11};
    all.push_back({"B73b bingo 75: a pattern of one number", roomWith(Variant::bingo75, {PrizeKind::bingo})});
    all.back().settings.pattern = CellMask{1};
    return all;
}

void addRooms() {
    QTest::addColumn<int>("index");
    int index = 0;
    for (const NamedRoom& each : rooms()) {
        QTest::newRow(each.name) << index++;
    }
}

void addVariants(const char* rule) {
    QTest::addColumn<Variant>("variant");
    for (const Variant variant : kAllVariants) {
        QTest::addRow("%s bingo %d", rule, ballsOf(variant)) << variant;
    }
}

} // namespace

void BingoCardBookTest::agreesWithThePlainCount_data() { addRooms(); }

void BingoCardBookTest::agreesWithThePlainCount() {
    QFETCH(const int, index);
    const Settings settings = rooms()[static_cast<std::size_t>(index)].settings;
    CardBook book(settings);
    for (std::uint64_t round = 0; round < 120; ++round) {
        RandomStream chance = cardStream(round);
        book.clear();
        book.addFrom(chance, 1 + chance.below(12));
        playAndCompare(book, settings, chance, round % 2 == 1);
        if (QTest::currentTestFailed()) {
            return;
        }
    }
}

void BingoCardBookTest::agreesAcrossChunks_data() { addRooms(); }

void BingoCardBookTest::agreesAcrossChunks() {
    QFETCH(const int, index);
    const Settings settings = rooms()[static_cast<std::size_t>(index)].settings;
    CardBook book(settings);
    RandomStream chance = cardStream(7);
    book.addFrom(chance, 1'024 + 16'384 + 65);
    std::vector<CardNumber> watched; // at the boundaries of words, blocks and chunks
    for (const CardNumber border : {1U, 65U, 513U, 1'025U, 1'025U + 512U, 17'409U, 17'409U + 64U}) {
        watched.push_back(border);
        if (border > 1) {
            watched.push_back(border - 1);
        }
    }
    std::vector<Card> cards;
    for (const CardNumber number : watched) {
        cards.push_back(book.card(number));
        QVERIFY(!firstFault(settings.variant, settings.freeCentre, cards.back()));
        QVERIFY(book.has(cards.back()));
    }
    BallSet drawn;
    for (const Ball ball : randomOrder(settings, chance)) {
        BallSet last = drawn;
        book.mark(ball);
        drawn.add(ball);
        for (const PrizeKind kind : kKinds) {
            if (!settings.plays(kind)) {
                QVERIFY(book.winners(kind).empty());
                continue;
            }
            QVERIFY(std::ranges::is_sorted(book.winners(kind)));
            for (std::size_t i = 0; i < watched.size(); ++i) {
                const int now = missing(kind, cards[i], settings, drawn);
                QCOMPARE(book.isOneToGo(kind, watched[i]), now == 1);
                QCOMPARE(std::ranges::binary_search(book.winners(kind), watched[i]),
                         now == 0 && missing(kind, cards[i], settings, last) > 0);
            }
        }
    }
}

void BingoCardBookTest::cardsComeBackAsTheyWereAdded_data() { addVariants("B15"); }

void BingoCardBookTest::cardsComeBackAsTheyWereAdded() {
    QFETCH(const Variant, variant);
    const Settings settings(variant);
    CardBook book(settings);
    RandomStream chance = cardStream(1);
    std::vector<Card> added;
    while (added.size() < 1'500) { // one by one, with generated cards between them
        const Card card = makeCard(variant, settings.freeCentre, chance);
        if (book.isFree(card)) {
            QVERIFY(!book.has(card));
            QCOMPARE(book.add(card), added.size() + 1);
            QVERIFY(book.has(card));
            added.push_back(card);
        }
        if (added.size() % 100 == 0) {
            book.addFrom(chance, 7);
            for (CardNumber number = book.size() - 6; number <= book.size(); ++number) {
                added.push_back(book.card(number));
            }
        }
    }
    QCOMPARE(book.size(), added.size());
    QCOMPARE(book.room(), mostCards(variant, settings.freeCentre) - added.size());
    for (CardNumber number = 1; number <= book.size(); ++number) {
        QCOMPARE(book.card(number), added[number - 1]);
    }
}

void BingoCardBookTest::noTwoCardsHaveTheSameNumbers_data() { addVariants("B15"); }

void BingoCardBookTest::noTwoCardsHaveTheSameNumbers() {
    QFETCH(const Variant, variant);
    const Settings settings(variant);
    CardBook book(settings);
    RandomStream chance = cardStream(2);
    book.addFrom(chance, 200'000);
    std::vector<BallSet> numbers;
    for (CardNumber number = 1; number <= book.size(); ++number) {
        const Card card = book.card(number);
        QVERIFY(!firstFault(variant, settings.freeCentre, card));
        numbers.push_back(numbersOf(card));
    }
    std::ranges::sort(numbers);
    QVERIFY(std::ranges::adjacent_find(numbers) == numbers.end());
}

void BingoCardBookTest::numbersSetAsideAreNotMade() {
    const Settings settings(Variant::bingo30);
    CardBook book(settings);
    RandomStream chance = cardStream(3);
    std::vector<std::uint64_t> aside; // every other one
    for (std::uint64_t key = 0; key < mostCards(Variant::bingo30, false); key += 2) {
        aside.push_back(key);
    }
    book.setAside(aside);
    QCOMPARE(book.room(), 864'000U);
    const Card given = cardOfKey30(aside[1'000], chance);
    QVERIFY(!book.isFree(given));
    QVERIFY(!book.has(given));
    book.addFrom(chance, 10'000);
    for (CardNumber number = 1; number <= book.size(); ++number) {
        QVERIFY(keyOf(Variant::bingo30, book.card(number)) % 2 == 1);
    }
    QCOMPARE(book.room(), 854'000U);
    QCOMPARE(book.add(given), 10'001U);
    QVERIFY(book.has(given));
    QCOMPARE(book.room(), 854'000U);
}

void BingoCardBookTest::everyCardOfBingo30CanBeSold() {
    const Settings settings(Variant::bingo30);
    CardBook book(settings);
    RandomStream chance = cardStream(4);
    book.addFrom(chance, 1'000'000);
    book.addFrom(chance, 728'000);
    QCOMPARE(book.room(), 0U);
    std::vector<bool> seen(1'728'000);
    for (CardNumber number = 1; number <= book.size(); ++number) {
        const std::uint64_t key = keyOf(Variant::bingo30, book.card(number));
        QVERIFY(!seen[key]);
        seen[key] = true;
    }
}

void BingoCardBookTest::theLastCardsComeEquallyOften() {
    const std::vector<std::uint64_t> left = {0, 400'000, 1'727'999};
    std::vector<std::uint64_t> aside;
    for (std::uint64_t key = 0; key < mostCards(Variant::bingo30, false); ++key) {
        if (!std::ranges::binary_search(left, key)) {
            aside.push_back(key);
        }
    }
    CardBook scarce(Settings(Variant::bingo30));
    scarce.setAside(aside);
    RandomStream chance = cardStream(5);
    std::array<int, 3> counts{};
    for (int i = 0; i < 150; ++i) {
        CardBook book = scarce;
        book.addFrom(chance, 1);
        const auto place = std::ranges::find(left, keyOf(Variant::bingo30, book.card(1)));
        QVERIFY(place != left.end());
        ++counts[static_cast<std::size_t>(place - left.begin())];
    }
    for (const int count : counts) {
        QVERIFY(std::abs(count - 50) < 29); // five standard deviations
    }
}

void BingoCardBookTest::cardsOneToGoBeforeTheFirstNumber_data() {
    QTest::addColumn<CellMask>("pattern");
    QTest::addColumn<std::uint32_t>("oneShort");
    QTest::newRow("B28 a pattern of one number") << CellMask{1} << 100U;
    QTest::newRow("B72 a pattern of one number and the free centre") << CellMask{1U << 12U | 1U} << 100U;
    QTest::newRow("B28 a pattern of two numbers") << CellMask{3} << 0U;
}

void BingoCardBookTest::cardsOneToGoBeforeTheFirstNumber() {
    QFETCH(const CellMask, pattern);
    QFETCH(const std::uint32_t, oneShort);
    Settings settings = roomWith(Variant::bingo75, {PrizeKind::bingo});
    settings.pattern = pattern;
    CardBook book(settings);
    RandomStream chance = cardStream(6);
    book.addFrom(chance, 100);
    QCOMPARE(book.oneToGoCount(PrizeKind::bingo), oneShort);
    QCOMPARE(book.isOneToGo(PrizeKind::bingo, 100), oneShort > 0);
}

void BingoCardBookTest::closedPrizesAreNotLookedFor() {
    const Settings settings = roomWith(Variant::bingo90, {PrizeKind::line, PrizeKind::bingo});
    CardBook book(settings);
    RandomStream chance = cardStream(8);
    book.addFrom(chance, 3'000);
    for (const Ball ball : randomOrder(settings, chance)) {
        book.mark(ball);
        if (!book.winners(PrizeKind::line).empty()) {
            break;
        }
    }
    QVERIFY(book.oneToGoCount(PrizeKind::line) > 0);
    const CardNumber winner = book.winners(PrizeKind::line).front();
    QCOMPARE(missing(PrizeKind::line, book.card(winner), settings, book.drawn()), 0);
    book.close(PrizeKind::line);
    QVERIFY(book.isClosed(PrizeKind::line));
    QVERIFY(book.winners(PrizeKind::line).empty());
    QCOMPARE(book.oneToGoCount(PrizeKind::line), 0U);
    QVERIFY(!book.isClosed(PrizeKind::bingo));
}

void BingoCardBookTest::clearedBookPlaysLikeANewOne() {
    const Settings settings = everything(Variant::bingo75, {.vertical = true, .diagonal = true});
    CardBook used(settings);
    RandomStream earlier = cardStream(9);
    used.addFrom(earlier, 3'000);
    for (Ball ball = 1; ball <= 40; ++ball) {
        used.mark(ball);
    }
    used.close(PrizeKind::line);
    const std::size_t memory = used.memory();
    used.clear();
    QCOMPARE(used.size(), 0U);
    QCOMPARE(used.drawnCount(), 0);
    QCOMPARE(used.memory(), memory);
    QVERIFY(used == CardBook(settings));

    CardBook fresh(settings);
    RandomStream chance = cardStream(10);
    used.addFrom(chance, 1'100);
    chance = cardStream(10);
    fresh.addFrom(chance, 1'100);
    QVERIFY(used == fresh);
    for (const Ball ball : randomOrder(settings, chance)) {
        used.mark(ball);
        fresh.mark(ball);
        for (const PrizeKind kind : kKinds) {
            QVERIFY(std::ranges::equal(used.winners(kind), fresh.winners(kind)));
            QCOMPARE(used.oneToGoCount(kind), fresh.oneToGoCount(kind));
        }
    }
}

void BingoCardBookTest::booksWithTheSameCardsAndMarksAreEqual() {
    const Settings settings(Variant::bingo80);
    CardBook book(settings);
    RandomStream chance = cardStream(11);
    book.addFrom(chance, 2'000);
    const CardBook copy = book;
    QVERIFY(book == copy);
    book.mark(17);
    QVERIFY(!(book == copy));
    CardBook other = copy;
    other.mark(17);
    QVERIFY(book == other);
    other = copy;
    other.addFrom(chance, 1);
    QVERIFY(!(other == copy));
    CardBook different(settings);
    different.addFrom(chance, 2'000);
    QVERIFY(!(different == copy));
}

void BingoCardBookTest::aMillionCardsFitIn64Megabytes() {
    const Settings settings = roomWith(
        Variant::bingo90, {PrizeKind::line, PrizeKind::two_lines, PrizeKind::four_corners, PrizeKind::bingo});
    CardBook book(settings);
    RandomStream chance = cardStream(12);
    book.addFrom(chance, 1'000'000);
    QVERIFY(book.memory() < 64'000'000);
}

#include "program/test_list.h"

MESAVIVA_TEST(BingoCardBookTest)
#include "tst_bingo_card_book.moc"
