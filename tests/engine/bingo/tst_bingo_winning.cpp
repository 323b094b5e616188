// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bingo_three.h"

#include <QObject>

#include <utility>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

Settings with(Settings settings, const std::vector<std::pair<PrizeKind, BasisPoints>>& prizes,
              Directions lines) {
    settings.prizes = {};
    for (const auto& [kind, share] : prizes) {
        settings.prizes[indexOf(kind)] = share;
    }
    settings.lines = lines;
    return settings;
}

constexpr Directions kRows{true, false, false};
constexpr Directions kColumns{false, true, false};
constexpr Directions kDiagonals{false, false, true};

// Entered by hand: numbers ascend along the rows of each card.
const QString kCard80 = QStringLiteral("1 21 41 61/2 22 42 62/3 23 43 63/4 24 44 64");
const QString kCard75 =
    QStringLiteral("1 16 31 46 61/2 17 32 47 62/3 18 0 48 63/4 19 33 49 64/5 20 34 50 65");
const QString kFullCard75 =
    QStringLiteral("1 16 31 46 61/2 17 32 47 62/3 18 35 48 63/4 19 33 49 64/5 20 34 50 65");

} // namespace

/// Who wins which prize with which number, and what nobody wins.
class BingoWinningTest : public QObject {
    Q_OBJECT

private slots:
    void prizesAreCompleted_data();
    void prizesAreCompleted();
    void prizesGoToTheFirst_data();
    void prizesGoToTheFirst();
    void prizesAreShared();
    void severalPrizesAtOneNumber_data();
    void severalPrizesAtOneNumber();
    void prizeThatNobodyCompletesIsCarried();
    void oddCentsAreCarried();
    void prizeOfNothingIsNotWon_data();
    void prizeOfNothingIsNotWon();
};

void BingoWinningTest::prizesAreCompleted_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("numbers"); // drawn
    QTest::addColumn<PrizeKind>("kind");
    QTest::addColumn<int>("ball"); // the ball that gives the prize; 0: none of them
    QTest::addColumn<QString>("rule");
    const auto row = [](const char* tag, const Settings& settings, const QString& card, const char* numbers,
                        PrizeKind kind, int ball, const char* rule = "") {
        QTest::newRow(tag) << settings << card << QString::fromLatin1(numbers) << kind << ball
                           << QString::fromLatin1(rule);
    };
    using enum PrizeKind;
    const Settings s90(Variant::bingo90);
    const Settings s80(Variant::bingo80);
    const Settings s75(Variant::bingo75);
    const Settings s30(Variant::bingo30);
    const QString c90 = QStringLiteral("1 10 20 30 40 0 0 0 0/2 0 0 0 0 50 60 70 80/3 11 21 31 41 0 0 0 0");
    const QString c30 = QStringLiteral("1 11 21/2 12 22/3 13 23");

    row("B63a the upper row", s90, c90, "90 40 30 20 10 1", line, 6, "B63a");
    row("B63a the middle row", s90, c90, "50 60 70 80 2", line, 5, "B63a");
    row("B63a the lower row", s90, c90, "3 11 21 31 41", line, 5, "B63a");
    row("B63a a column is no line", s90, c90, "1 2 3 10 11 50", line, 0);
    row("B63b all fifteen", s90, c90, "1-3 10 11 20 21 30 31 40 41 50 60 70 80", bingo, 15, "B63b");
    row("B63b fourteen are not", s90, c90, "1-3 10 11 20 21 30 31 40 41 50 60 70", bingo, 0);
    row("B35a two lines", with(s90, {{line, 1'000}, {two_lines, 2'000}, {bingo, 7'000}}, kRows), c90,
        "1 10 20 30 40 50 60 70 80 2", two_lines, 10, "B35a");
    // I-B35: 1 and 40, 3 and 41
    row("I-B35 the corners of bingo 90",
        with(s90, {{line, 1'500}, {four_corners, 1'000}, {bingo, 7'500}}, kRows), c90, "1 40 3 41",
        four_corners, 4, "B35b");

    row("B67a a row", s80, kCard80, "1 21 41 61", line, 4, "B67a");
    row("B67a a column", s80, kCard80, "21-24", line, 4, "B67a");
    row("B67a a diagonal", s80, kCard80, "1 22 43 64", line, 4, "B67a");
    row("B67a the other diagonal", s80, kCard80, "61 42 23 4", line, 4, "B67a");
    row("B67b all sixteen", s80, kCard80, "1-4 21-24 41-44 61-64", bingo, 16, "B67b");
    row("B68 columns only: a column", with(s80, {{line, 2'000}, {bingo, 8'000}}, kColumns), kCard80, "1-4",
        line, 4, "B67a");
    row("B68 columns only: a row", with(s80, {{line, 2'000}, {bingo, 8'000}}, kColumns), kCard80,
        "1 21 41 61", line, 0);
    row("B34 diagonals only: a row", with(s80, {{line, 2'000}, {bingo, 8'000}}, kDiagonals), kCard80,
        "1 21 41 61", line, 0);

    row("B74a a row of five", s75, kCard75, "1 16 31 46 61", line, 5, "B74a");
    row("I-B74a the fifth column", s75, kCard75, "61-65", line, 5, "B74a");
    row("B72 a line through the free centre", s75, kCard75, "3 18 48 63", line, 4, "B74a");
    row("B72 a diagonal through the free centre", s75, kCard75, "1 17 49 65", line, 4, "B74a");
    row("B73a all twenty-four", s75, kCard75, "1-5 16-20 31-34 46-50 61-65", bingo, 24, "B73a");
    row("B74b four corners", with(s75, {{four_corners, 2'000}, {bingo, 8'000}}, kRows), kCard75, "1 61 5 65",
        four_corners, 4, "B74b");
    row("B75 columns only: a row", with(s75, {{line, 2'000}, {bingo, 8'000}}, kColumns), kCard75,
        "1 16 31 46 61", line, 0);
    Settings cross = with(s75, {{bingo, 10'000}}, kRows);
    cross.pattern = 0b10001'01010'00100'01010'10001;
    row("B73b a pattern", cross, kCard75, "1 17 49 65 61 47 19 5", bingo, 8, "B73b");
    // B74: only bingo on the full card is given together with a line or four corners.
    Settings beside = with(s75, {{line, 2'000}, {four_corners, 1'000}, {bingo, 7'000}}, kRows);
    beside.freeCentre = false; // so that a line is harder than four corners
    beside.pattern = cross.pattern;
    row("B2m a line beside a pattern", beside, kFullCard75, "1 16 31 46 61", line, 5, "B2m");
    row("B35b four corners beside a pattern", beside, kFullCard75, "1 61 5 65", four_corners, 4, "B35b");
    beside.edition = 1;
    row("B74a edition 1: a line beside a pattern", beside, kFullCard75, "1 16 31 46 61", line, 5, "B74a");
    row("B74b edition 1: corners beside a pattern", beside, kFullCard75, "1 61 5 65", four_corners, 4,
        "B74b");
    const Settings columns80 = with(s80, {{line, 2'000}, {column, 1'000}, {bingo, 7'000}}, kRows);
    row("B2j a column of bingo 80", columns80, kCard80, "21-24", column, 4, "B2j");
    row("B2j a column of bingo 75", with(s75, {{line, 2'000}, {column, 1'000}, {bingo, 7'000}}, kRows),
        kCard75, "1-5", column, 5, "B2j");
    Settings numbered = s75;
    numbered.freeCentre = false;
    row("I-B71 a number in the centre is needed", numbered, kFullCard75, "3 18 48 63 35", line, 5, "B74a");

    row("B83a a row", s30, c30, "2 12 22", line, 3, "B83a");
    row("B83a a diagonal", s30, c30, "3 12 21", line, 3, "B83a");
    row("B82 all nine", s30, c30, "1-3 11-13 21-23", bingo, 9, "B82");
    row("B83b a column", with(s30, {{column, 3'000}, {bingo, 7'000}}, kRows), c30, "11-13", column, 3,
        "B83b");
    row("B83b a row is none", with(s30, {{column, 3'000}, {bingo, 7'000}}, kRows), c30, "1 11 21", column, 0);
    row("B83c four corners", with(s30, {{four_corners, 3'000}, {bingo, 7'000}}, kRows), c30, "1 21 3 23",
        four_corners, 4, "B83c");
}

void BingoWinningTest::prizesAreCompleted() {
    QFETCH(const Settings, settings);
    QFETCH(const QString, card);
    QFETCH(const QString, numbers);
    QFETCH(const PrizeKind, kind);
    QFETCH(const int, ball);
    QFETCH(const QString, rule);
    QVERIFY(!firstBadSetting(settings));
    Room room(inSession(settings, {0}), given(numbers, {{kit::card(card)}}));
    const PlayerId player = room.join();
    QVERIFY(room.runToSale());
    room.buy(player);
    QCOMPARE(room.state().book.card(1), kit::card(card));
    QVERIFY(room.runToBall(balls(numbers).size()));
    QCOMPARE(room.prize(kind).has_value(), ball > 0);
    if (ball > 0) {
        const PrizeWon won = room.prize(kind).value();
        QCOMPARE(static_cast<int>(won.ball), ball);
        QCOMPARE(won.winners.size(), 1U);
        QCOMPARE(won.winners.front().card, 1U);
        QCOMPARE(won.winners.front().amount, won.prize);
        QCOMPARE(ids(rulesOf(won, settings)).first(), rule);
    }
}

void BingoWinningTest::prizesGoToTheFirst_data() {
    QTest::addColumn<QString>("numbers");
    QTest::addColumn<int>("line"); // its winner
    QTest::addColumn<int>("bingo");
    QTest::addColumn<QList<int>>("returned");
    QTest::newRow("B36 the second to have a line wins nothing")
        << "1 11 21 4 14 24 5 15 25 6 16 26" << 0 << 1 << QList<int>{72, 168, 0};
    QTest::newRow("B25 bingo ends the draw, whoever else is near")
        << "7 17 27 1 11 21 2 12 22 8 18 28 3 13 9 19 29 23" << 2 << 2 << QList<int>{0, 0, 240};
}

void BingoWinningTest::prizesGoToTheFirst() {
    QFETCH(const QString, numbers);
    QFETCH(const int, line);
    QFETCH(const int, bingo);
    QFETCH(const QList<int>, returned);
    Room room(quick(), threeCards(numbers));
    threePlayers(room);
    QVERIFY(room.runToClose());
    QCOMPARE(room.count<PrizeWon>(), 2U);
    QCOMPARE(room.prize(PrizeKind::line)->winners.front().owner, (Owner{static_cast<PlayerId>(line), 0}));
    QCOMPARE(room.prize(PrizeKind::bingo)->winners.front().owner, (Owner{static_cast<PlayerId>(bingo), 0}));
    QCOMPARE(room.count<BallDrawn>(), std::size_t{room.prize(PrizeKind::bingo)->ball});
    for (PlayerId player = 0; player < 3; ++player) {
        QCOMPARE(room.settled(player)->returned.cents, returned[player]);
    }
}

void BingoWinningTest::prizesAreShared() {
    // B30, I-B30: player 0 has two cards with the line, player 1 one; 20 % of 400 cents are 96.
    const Card a = card(QStringLiteral("1 11 21/2 12 22/3 13 23"));
    const Card b = card(QStringLiteral("4 14 21/5 15 25/6 16 26"));
    const Card c = card(QStringLiteral("7 17 21/8 18 28/9 19 29"));
    const Card d = card(QStringLiteral("10 20 30/8 18 28/9 19 29"));
    Room room(quick(), given(QStringLiteral("1 11 4 14 7 17 21"), {{a, b}, {c}, {d}}));
    room.joinAll(3);
    QVERIFY(room.runToSale());
    room.buy(0, 2);
    room.buy(1);
    room.buy(2);
    QVERIFY(room.runToBall(7));
    const PrizeWon won = room.prize(PrizeKind::line).value();
    QCOMPARE(won.ball, std::uint8_t{7});
    QCOMPARE(won.prize.cents, 96);
    QCOMPARE(won.odd.cents, 0);
    const std::vector<Winner> expected{
        {{0, 0}, 1, Money{24}}, {{0, 0}, 2, Money{24}}, {{1, 0}, 3, Money{48}}};
    QCOMPARE(won.winners, expected);
    QVERIFY(room.rulesOfLast<PrizeWon>().contains(QStringLiteral("B30")));
}

void BingoWinningTest::severalPrizesAtOneNumber_data() {
    QTest::addColumn<QString>("numbers"); // the last one completes it
    QTest::addColumn<QStringList>("kinds");
    QTest::newRow("I-B36 a row and a column cross") << "21 41 61 2 3 4 1" << QStringList{"line", "two_lines"};
    QTest::newRow("I-B36 in a corner")
        << "21 41 61 2 3 4 64 1" << QStringList{"line", "four_corners", "two_lines"};
    QTest::newRow("I-B36 a line and the corners") << "61 4 64 21 41 1" << QStringList{"line", "four_corners"};
}

void BingoWinningTest::severalPrizesAtOneNumber() {
    QFETCH(const QString, numbers);
    QFETCH(const QStringList, kinds);
    const Settings settings = with(Settings(Variant::bingo80),
                                   {{PrizeKind::line, 1'000},
                                    {PrizeKind::four_corners, 1'500},
                                    {PrizeKind::two_lines, 2'500},
                                    {PrizeKind::bingo, 5'000}},
                                   {true, true, false});
    QVERIFY(!firstBadSetting(settings));
    Room room(inSession(settings, {0}), given(numbers, {{card(kCard80)}}));
    const PlayerId player = room.join();
    QVERIFY(room.runToSale());
    room.buy(player, 1);
    const std::size_t last = balls(numbers).size();
    QVERIFY(room.runToBall(last));
    QStringList told;
    for (const PrizeWon& won : room.all<PrizeWon>()) {
        told.push_back(key(name(won.kind)));
        QCOMPARE(std::size_t{won.ball}, last);
    }
    QCOMPARE(told, kinds);
    QVERIFY(room.runToClose());
    // 80 cents of prize money, all for one player
    QCOMPARE(room.settled(player)->returned.cents, 80);
    QCOMPARE(room.count<Paid>(), 4U);
    const QList<double> times = room.timesOf<BallDrawn>();
    const auto index = static_cast<qsizetype>(last);
    QCOMPARE(times[index] - times[index - 1], 7.0); // B24: one pause for all prizes
}

void BingoWinningTest::prizeThatNobodyCompletesIsCarried() {
    // I-B30: the pattern 2 17 (cells of the second row) needs fewer numbers than a line of the last column.
    Settings settings =
        with(Settings(Variant::bingo75), {{PrizeKind::line, 3'000}, {PrizeKind::bingo, 7'000}}, kColumns);
    settings.pattern = 0b00000'00000'00000'11111'11111;
    QVERIFY(!firstBadSetting(settings));
    Room room(inSession(settings, {0, 100}),
              given(QStringLiteral("1 16 31 46 61 2 17 32 47 62"), {{card(kCard75)}}));
    const PlayerId player = room.join();
    QVERIFY(room.runToSale());
    room.buy(player);
    QVERIFY(room.runToClose());
    QVERIFY(!room.prize(PrizeKind::line));
    QCOMPARE(room.prize(PrizeKind::bingo)->prize.cents, 56);
    QCOMPARE(room.last<MoneyCarried>().amount.cents, 24);
    QCOMPARE(room.last<MoneyCarried>().target, CarryTarget::next_round);
    QCOMPARE(room.carried(), 24);
    QVERIFY(room.runToSale());
    room.buy(player);
    QVERIFY(room.runTo<SaleClosed>());
    QCOMPARE(room.last<SaleClosed>().plan.prizeMoney.cents, 104);
    QCOMPARE(room.carried(), 0);
}

void BingoWinningTest::oddCentsAreCarried() {
    // I-B30: 71 cents for two players.
    Settings settings = quick();
    settings.cardPrice = Money{99}; // 237 of 297 cents; 30 % is 71
    const Card a = card(QStringLiteral("1 11 21/2 12 22/3 13 23"));
    const Card b = card(QStringLiteral("4 14 21/5 15 25/6 16 26"));
    Room room(settings, given(QStringLiteral("1 11 4 14 21"), {{a}, {b}, {small(3)}}));
    threePlayers(room);
    QVERIFY(room.runToBall(5));
    const PrizeWon won = room.prize(PrizeKind::line).value();
    QCOMPARE(won.prize.cents, 71);
    QCOMPARE(won.odd.cents, 1);
    QCOMPARE(won.winners[0].amount.cents, 35);
    QCOMPARE(won.winners[1].amount.cents, 35);
    QCOMPARE(room.last<MoneyCarried>().amount.cents, 1);
    QCOMPARE(room.carried(), 1);
    QVERIFY(room.runToClose());
    QVERIFY(room.runToSale());
    QVERIFY(room.runToClose()); // an empty round does not use it
    QVERIFY(room.carried() >= 1);
}

void BingoWinningTest::prizeOfNothingIsNotWon_data() {
    QTest::addColumn<int>("edition");
    QTest::addColumn<int>("share");
    QTest::addColumn<bool>("jackpot");
    QTest::addColumn<bool>("won");
    QTest::newRow("B24 half a cent") << 3 << 1'000 << false << false;
    QTest::newRow("B24 a cent") << 3 << 2'000 << false << true;
    QTest::newRow("B24 half a cent and the line's jackpot") << 3 << 1'000 << true << true;
    QTest::newRow("B24 half a cent in edition 2") << 2 << 1'000 << false << true;
    QTest::newRow("B24 half a cent in edition 1") << 1 << 1'000 << false << true;
}

void BingoWinningTest::prizeOfNothingIsNotWon() {
    // B31: 5 of 6 cents are prize money (4 in edition 1).
    QFETCH(const int, edition);
    QFETCH(const int, share);
    QFETCH(const bool, jackpot);
    QFETCH(const bool, won);
    Settings settings = jackpot ? withLineJackpot(quick(), 30) : quick();
    settings.edition = edition;
    settings.cardPrice = Money{2};
    settings.prizes[indexOf(PrizeKind::line)] = share;
    settings.prizes[indexOf(PrizeKind::bingo)] = 10'000 - share;
    const Card a = card(QStringLiteral("1 11 21/2 12 22/3 13 23"));
    Room room(settings, given(QStringLiteral("1 11 21 4 14"), {{a}, {small(2)}, {small(3)}}));
    threePlayers(room);
    QVERIFY(room.runToBall(4));
    QCOMPARE(room.prize(PrizeKind::line).has_value(), won);
    const QList<double> times = room.timesOf<BallDrawn>();
    QCOMPARE(times[3] - times[2] > times[2] - times[1], won); // the draw pauses for a prize only
    QVERIFY(room.runToClose());
    QVERIFY(room.prize(PrizeKind::bingo)->prize > Money{});
    QCOMPARE(room.prize(PrizeKind::line).has_value(), won);
}

#include "program/test_list.h"

MESAVIVA_TEST(BingoWinningTest)
#include "tst_bingo_winning.moc"
