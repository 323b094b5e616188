// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bingo_kit.h"

#include <QObject>

#include <algorithm>
#include <numeric>
#include <set>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

const QString kDone = QStringLiteral("done");
const QString kNotNow = QStringLiteral("not_now");

/// Line at the third number, bingo at the ninth, both of the card small(1).
const QString kFirstCardWins = QStringLiteral("1 11 21 2 12 22 3 13 23");

/// Three players with a card each, small(1) to small(3), and the sale open.
GivenOutcome threeCards(const QString& numbers) {
    return given(numbers, {{small(1)}, {small(2)}, {small(3)}});
}
void threePlayers(Room& room) {
    room.joinAll(3);
    room.runToSale();
    for (PlayerId player = 0; player < 3; ++player) {
        room.buy(player);
    }
}

/// The phrases that were announced, with the seconds at which they were.
QStringList phrases(const Room& room) {
    QStringList result;
    for (const Entry& entry : room.entries()) {
        if (const auto* event = std::get_if<Announced>(&entry.event)) {
            result.push_back(
                QStringLiteral("%1 %2").arg(Room::seconds(entry.at)).arg(key(name(event->phrase))));
        }
    }
    return result;
}

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

// Typed in by hand: numbers rise along the rows of each card.
const QString kCard80 = QStringLiteral("1 21 41 61/2 22 42 62/3 23 43 63/4 24 44 64");
const QString kCard75 =
    QStringLiteral("1 16 31 46 61/2 17 32 47 62/3 18 0 48 63/4 19 33 49 64/5 20 34 50 65");
const QString kFullCard75 =
    QStringLiteral("1 16 31 46 61/2 17 32 47 62/3 18 35 48 63/4 19 33 49 64/5 20 34 50 65");

} // namespace

/// The course of a round: what comes when, and who wins what.
class BingoRoundTest : public QObject {
    Q_OBJECT

private slots:
    void roundTakesItsTime_data();
    void roundTakesItsTime();
    void announcementsAreMade();
    void saleIsTheSameForAll_data();
    void saleIsTheSameForAll();
    void buyingIsRefused_data();
    void buyingIsRefused();
    void cardsArePaidAtOnce();
    void twoBuyAtTheSameInstant();
    void buyingOnCountsTogether();
    void roomSellsOut();
    void crowdBuyingIsRefused_data();
    void crowdBuyingIsRefused();
    void noTwoCardsAreAlike_data();
    void noTwoCardsAreAlike();
    void cardsHoldForOneRound();
    void givenCardsAreKeptForTheirPlayers();
    void drawNeedsPlayers_data();
    void drawNeedsPlayers();
    void closeTellsWhatThereIsToWin();
    void emptyRoundIsNotDrawn();
    void numbersComeOneAtATime_data();
    void numbersComeOneAtATime();
    void prizesAreCompleted_data();
    void prizesAreCompleted();
    void prizesGoToTheFirst_data();
    void prizesGoToTheFirst();
    void prizesAreShared();
    void severalPrizesAtOneNumber_data();
    void severalPrizesAtOneNumber();
    void prizesAreConfirmedThenPaid();
    void crowdIsPaidInOneSum();
    void prizeThatNobodyCompletesIsCarried();
    void oddCentsAreCarried();
    void marksDecideNothing_data();
    void marksDecideNothing();
    void marksAreRefused_data();
    void marksAreRefused();
    void oneNumberShortIsTold();
    void wonPrizesAreNotNear();
    void drawDoesNotDependOnTheSale();
    void givenNumbersComeFirst();
    void seedFitsItsCommitment();
    void chanceIsChecked_data();
    void chanceIsChecked();
};

void BingoRoundTest::roundTakesItsTime_data() {
    QTest::addColumn<int>("seconds"); // from number to number
    QTest::addColumn<QString>("numbers");
    QTest::addColumn<QList<double>>("drawn");
    QTest::addColumn<QList<double>>("won");
    QTest::addColumn<double>("paid");
    QTest::addColumn<double>("closed");
    QTest::newRow("B24 the draw pauses for the line, and goes on until bingo")
        << 3 << kFirstCardWins << QList<double>{34, 37, 40, 47, 50, 53, 56, 59, 62} << QList<double>{40, 62}
        << 66.0 << 69.0;
    QTest::newRow("B22 as fast as the house says")
        << 1 << kFirstCardWins << QList<double>{34, 35, 36, 41, 42, 43, 44, 45, 46} << QList<double>{36, 46}
        << 50.0 << 53.0;
    QTest::newRow("B26 one pause where line and bingo come late; paid once bingo is confirmed")
        << 3 << QStringLiteral("1 11 2 12 3 13 21 22 23") << QList<double>{34, 37, 40, 43, 46, 49, 52, 59, 62}
        << QList<double>{52, 62} << 66.0 << 69.0;
}

void BingoRoundTest::roundTakesItsTime() {
    QFETCH(const int, seconds);
    QFETCH(const QString, numbers);
    QFETCH(const QList<double>, drawn);
    QFETCH(const QList<double>, won);
    QFETCH(const double, paid);
    QFETCH(const double, closed);
    Settings settings = quick();
    settings.draw = std::chrono::seconds(seconds);
    Room room(settings, threeCards(numbers));
    threePlayers(room);
    QVERIFY(room.runToClose());
    QCOMPARE(room.timesOf<SaleOpened>(), QList<double>{0}); // B16
    QCOMPARE(room.timesOf<SaleClosed>(), QList<double>{30});
    QCOMPARE(room.timesOf<BallDrawn>(), drawn);
    QCOMPARE(room.timesOf<PrizeWon>(), won);
    QCOMPARE(room.timesOf<Paid>(), (QList<double>{paid, paid}));
    QCOMPARE(room.timesOf<RoundClosed>(), QList<double>{closed});
    QVERIFY(room.runTo<SaleOpened>());
    QCOMPARE(room.now(), closed + 4);
}

void BingoRoundTest::announcementsAreMade() {
    Room room(quick(), threeCards(kFirstCardWins));
    threePlayers(room);
    QVERIFY(room.runToClose());
    QCOMPARE(phrases(room),
             (QStringList{"0 sale_opens", "30 sale_closes", "30 cards_sold", "34 ball", "37 ball",
                          "37 one_to_go", "40 ball", "40 prize", "47 ball", "50 ball", "53 ball", "56 ball",
                          "59 ball", "59 one_to_go", "62 ball", "62 prize"}));
    const std::vector<Announced> all = room.all<Announced>();
    QCOMPARE(all[2].cards, 3U); // B19
    QCOMPARE(all[2].amount.cents, 240);
    QCOMPARE(all[5].player, PlayerId{0}); // B28
    QCOMPARE(all[5].number, Ball{21});
    QCOMPARE(all[5].kind, PrizeKind::line);
    QCOMPARE(all[7].kind, PrizeKind::line); // B29
    QCOMPARE(all[7].amount.cents, 72);
    QCOMPARE(all[7].cards, 1U);
    QCOMPARE(all.back().kind, PrizeKind::bingo);
}

void BingoRoundTest::saleIsTheSameForAll_data() {
    QTest::addColumn<double>("after"); // the opening
    QTest::addColumn<bool>("sold");
    QTest::newRow("B17 everybody at the opening") << 0.0 << true;
    QTest::newRow("B16 as long as the house says") << 11.999 << true;
    QTest::newRow("B17 nobody at the close") << 12.0 << false;
}

void BingoRoundTest::saleIsTheSameForAll() {
    QFETCH(const double, after);
    QFETCH(const bool, sold);
    Settings settings = quick();
    settings.sale = std::chrono::seconds(12);
    settings.cardPrice = Money{250};
    Room room(settings);
    QVERIFY(room.runToSale());
    QCOMPARE(Room::seconds(room.last<SaleOpened>().until), 12.0);
    QCOMPARE(room.last<SaleOpened>().cardPrice.cents, 250);
    room.joinAll(3);
    room.wait(after);
    for (PlayerId player = 0; player < 3; ++player) {
        QCOMPARE(outcome(room.buy(player)), sold ? kDone : kNotNow);
    }
    QCOMPARE(room.count<SaleClosed>(), sold ? 0U : 1U);
    QVERIFY(!sold || room.runTo<SaleClosed>());
    QCOMPARE(room.timeOf<SaleClosed>(), 12.0);
}

void BingoRoundTest::buyingIsRefused_data() {
    QTest::addColumn<int>("player");
    QTest::addColumn<quint32>("count");
    QTest::addColumn<double>("when");
    QTest::addColumn<QString>("result");
    QTest::addColumn<qint64>("limit");
    QTest::addColumn<QString>("rule");
    const auto row = [](const char* tag, int player, quint32 count, double when, const char* result,
                        qint64 limit = 0, const char* rule = "") {
        QTest::newRow(tag) << player << count << when << QString::fromLatin1(result) << limit
                           << QString::fromLatin1(rule);
    };
    // Player 0 is rich, 1 has 250 cents, 2 has left, 3 is lost.
    row("B11 one card", 0, 1, 0, "done");
    row("B11 no card", 0, 0, 0, "below_minimum", 1, "B11");
    row("B13 as many as the house allows", 0, 6, 0, "done");
    row("B13 one more", 0, 7, 0, "too_many_cards", 6, "B13");
    row("B13 very many", 0, 0xFFFFFFFF, 0, "too_many_cards", 6, "B13");
    row("B10 as many as the points are for", 1, 2, 0, "done");
    row("B10 one more", 1, 3, 0, "not_enough_points", 300, "B10");
    row("B16 before the close", 0, 1, 29.9, "done");
    row("B18 after the close", 0, 1, 30, "not_now", 0, "B18");
    row("B53 who has left", 2, 1, 0, "not_seated", 0, "B53");
    row("B53 who was never there", 9, 1, 0, "not_seated", 0, "B53");
    row("B48 whose line is lost", 3, 1, 0, "not_seated", 0, "B48");
}

void BingoRoundTest::buyingIsRefused() {
    QFETCH(const int, player);
    QFETCH(const quint32, count);
    QFETCH(const double, when);
    QFETCH(const QString, result);
    QFETCH(const qint64, limit);
    QFETCH(const QString, rule);
    Settings settings = quick();
    settings.maxCards = 6;
    Room room(settings);
    room.join();
    room.join(250);
    room.joinAll(2);
    room.leave(2);
    room.send(LosePlayer{3});
    QVERIFY(room.runToSale());
    room.wait(when);
    const std::optional<Refusal> refusal = room.buy(static_cast<PlayerId>(player), count);
    QCOMPARE(outcome(refusal), result);
    if (refusal) {
        QCOMPARE(refusal->limit.cents, limit);
        QCOMPARE(key(refusal->rules.begin()->text()), rule);
        QCOMPARE(room.last<Refused>().deed, Deed::buy);
        QCOMPARE(room.state().cardsSold(), 0U);
    } else {
        QCOMPARE(room.state().cardsSold(), count);
    }
}

void BingoRoundTest::cardsArePaidAtOnce() {
    // B10, B12: the price is paid when the card comes, and stays paid.
    Room room(quick());
    const PlayerId player = room.join(1'000);
    QVERIFY(room.runToSale());
    room.buy(player, 3);
    QCOMPARE(room.wallet(player), 700);
    QCOMPARE(room.state().players[player].staked.cents, 300);
    QCOMPARE(room.cardsOf(player), 3U);
    QCOMPARE(room.state().salesValue().cents, 300);
    QCOMPARE(room.timeOf<CardSold>(), 0.0);
    QCOMPARE(room.rulesOfLast<CardSold>().contains(QStringLiteral("B12")), true);
}

void BingoRoundTest::twoBuyAtTheSameInstant() {
    // B17: orders are met one after the other, each wholly.
    Room room(quick());
    room.joinAll(2);
    QVERIFY(room.runToSale());
    QVERIFY(!room.send(Buy{0, 2}));
    QVERIFY(!room.send(Buy{1, 3}));
    QVERIFY(!room.send(Buy{0, 1}));
    QCOMPARE(room.count<CardSold>(), 0U);
    QCOMPARE(room.state().ordered, 6U);
    room.settle();
    QCOMPARE(room.state().ordered, 0U);
    QCOMPARE(room.state().players[0].cards, (std::vector<CardNumber>{1, 2, 6}));
    QCOMPARE(room.state().players[1].cards, (std::vector<CardNumber>{3, 4, 5}));
    QCOMPARE(room.state().buyers, 2U);
    QCOMPARE(room.state().ownerOf(6), (Owner{0, 0}));
    QCOMPARE(room.state().ownerOf(5), (Owner{1, 0}));
    QCOMPARE(room.timeOf<CardSold>(), 0.0);
}

void BingoRoundTest::buyingOnCountsTogether() {
    // B13, B10: what was bought and what is on its way count too.
    Settings settings = quick();
    settings.maxCards = 4;
    Room room(settings);
    const PlayerId player = room.join();
    const PlayerId poor = room.join(250);
    QVERIFY(room.runToSale());
    room.buy(player, 3);
    QCOMPARE(room.buy(player, 2)->limit.cents, 1);
    QVERIFY(!room.send(Buy{player, 1}));
    QCOMPARE(outcome(room.send(Buy{player, 1})), QStringLiteral("too_many_cards"));
    QVERIFY(!room.send(Buy{poor, 2}));
    QCOMPARE(outcome(room.send(Buy{poor, 1})), QStringLiteral("not_enough_points"));
    room.settle();
    QCOMPARE(room.cardsOf(player), 4U);
    QCOMPARE(room.wallet(poor), 50);
    QVERIFY(room.runToClose());
    QVERIFY(room.runToSale());
    QCOMPARE(outcome(room.buy(player, 4)), kDone); // in each round anew
}

void BingoRoundTest::roomSellsOut() {
    // B15: bingo 30 has 120 to the third different sets of numbers.
    Settings settings = quick();
    settings.maxCards = kMostCards;
    Room room(settings);
    const PlayerId player = room.join();
    QVERIFY(room.runToSale());
    QCOMPARE(outcome(room.crowdBuy({1'000'000, 727'997})), kDone);
    QCOMPARE(room.state().book.room(), 3U);
    QCOMPARE(outcome(room.buy(player, 4)), QStringLiteral("sold_out"));
    QCOMPARE(outcome(room.buy(player, 2)), kDone);
    QVERIFY(!room.send(Buy{player, 1}));
    QCOMPARE(outcome(room.send(Buy{player, 1})), QStringLiteral("sold_out"));
    room.settle();
    QCOMPARE(room.state().cardsSold(), 1'728'000U);
}

void BingoRoundTest::crowdBuyingIsRefused_data() {
    QTest::addColumn<QList<quint32>>("first"); // cards of members 1, 2, ...
    QTest::addColumn<QList<quint32>>("second");
    QTest::addColumn<QString>("result"); // of the second purchase
    QTest::newRow("B11 nobody") << QList<quint32>{} << QList<quint32>{} << "below_minimum";
    QTest::newRow("B11 no card") << QList<quint32>{} << QList<quint32>{1, 0} << "below_minimum";
    QTest::newRow("B13 as many as the house allows") << QList<quint32>{2} << QList<quint32>{4, 6} << "done";
    QTest::newRow("B13 one more") << QList<quint32>{2} << QList<quint32>{5, 6} << "too_many_cards";
    QTest::newRow("B13 very many") << QList<quint32>{} << QList<quint32>{0xFFFFFFFF} << "too_many_cards";
}

void BingoRoundTest::crowdBuyingIsRefused() {
    QFETCH(const QList<quint32>, first);
    QFETCH(const QList<quint32>, second);
    QFETCH(const QString, result);
    Settings settings = quick();
    settings.maxCards = 6;
    Room room(settings);
    QVERIFY(room.runToSale());
    if (!first.isEmpty()) {
        QCOMPARE(outcome(room.crowdBuy({first.begin(), first.end()})), kDone);
    }
    QCOMPARE(outcome(room.crowdBuy({second.begin(), second.end()})), result);
    QVERIFY(room.runTo<SaleClosed>());
    QCOMPARE(outcome(room.crowdBuy({1})), kNotNow); // B18
    QCOMPARE(outcome(room.send(CrowdBuy{})), kNotNow);
}

void BingoRoundTest::noTwoCardsAreAlike_data() {
    QTest::addColumn<Variant>("variant");
    QTest::newRow("B15 bingo 90") << Variant::bingo90;
    QTest::newRow("B15 bingo 80") << Variant::bingo80;
    QTest::newRow("B15 bingo 75") << Variant::bingo75;
    QTest::newRow("B15 bingo 30") << Variant::bingo30;
}

void BingoRoundTest::noTwoCardsAreAlike() {
    QFETCH(const Variant, variant);
    Settings settings(variant);
    settings.maxCards = 20'000;
    Room room(settings);
    const PlayerId player = room.join();
    QVERIFY(room.runToSale());
    room.buy(player, 50);
    room.crowdBuy({10'000, 5'000});
    room.buy(player, 50);
    std::set<std::uint64_t> keys;
    for (CardNumber card = 1; card <= room.state().cardsSold(); ++card) {
        const Card face = room.state().book.card(card);
        QVERIFY(!firstFault(variant, settings.freeCentre, face));
        keys.insert(keyOf(variant, face));
    }
    QCOMPARE(keys.size(), 15'100U);
}

void BingoRoundTest::cardsHoldForOneRound() {
    // B15
    Room room(quick(), threeCards(kFirstCardWins));
    threePlayers(room);
    QVERIFY(room.runToClose());
    QVERIFY(room.runTo<SaleOpened>());
    QCOMPARE(room.state().cardsSold(), 0U);
    QCOMPARE(room.cardsOf(0), 0U);
    QCOMPARE(room.state().players[0].staked.cents, 0);
    QVERIFY(room.runToClose());
    QCOMPARE(room.count<PrizeWon>(), 2U);
}

void BingoRoundTest::givenCardsAreKeptForTheirPlayers() {
    // B15: the whole room buys, and yet the face that is given is free.
    Settings settings = quick();
    settings.maxCards = kMostCards;
    Room room(settings, given({}, {{small(2)}}));
    const PlayerId player = room.join();
    QVERIFY(room.runToSale());
    QCOMPARE(outcome(room.crowdBuy({1'000'000, 727'998})), kDone);
    QCOMPARE(outcome(room.buy(player)), kDone);
    QCOMPARE(room.state().book.card(1'727'999), small(2));
    QCOMPARE(room.last<CardSold>().origin, Origin::script);
    QVERIFY(room.state().scripted);
}

void BingoRoundTest::drawNeedsPlayers_data() {
    QTest::addColumn<bool>("session");
    QTest::addColumn<QList<int>>("cards"); // of each player at the table
    QTest::addColumn<QList<int>>("crowd"); // of each member
    QTest::addColumn<bool>("drawn");
    QTest::newRow("B6 three players") << false << QList<int>{1, 1, 1} << QList<int>{} << true;
    QTest::newRow("B20 two players are too few, and are refunded at once")
        << false << QList<int>{1, 1} << QList<int>{} << false;
    QTest::newRow("I-B6 cards don't make players") << false << QList<int>{5} << QList<int>{} << false;
    QTest::newRow("I-B6 onlookers don't either") << false << QList<int>{1, 1, 0} << QList<int>{} << false;
    QTest::newRow("I-B6 the crowd plays") << false << QList<int>{1} << QList<int>{1, 4} << true;
    QTest::newRow("I-B6 one of the crowd") << false << QList<int>{1} << QList<int>{7} << false;
    QTest::newRow("I-B6 the crowd alone") << false << QList<int>{} << QList<int>{1, 1, 1} << true;
    QTest::newRow("B7 in session mode one will do") << true << QList<int>{1} << QList<int>{} << true;
    QTest::newRow("B47 refunded without any cost") << false << QList<int>{2, 3} << QList<int>{} << false;
}

void BingoRoundTest::drawNeedsPlayers() {
    QFETCH(const bool, session);
    QFETCH(const QList<int>, cards);
    QFETCH(const QList<int>, crowd);
    QFETCH(const bool, drawn);
    Room room(session ? inSession(quick(), {0}) : quick());
    room.joinAll(static_cast<int>(cards.size()));
    QVERIFY(room.runToSale());
    for (qsizetype i = 0; i < cards.size(); ++i) {
        if (cards[i] > 0) {
            room.buy(static_cast<PlayerId>(i), static_cast<std::uint32_t>(cards[i]));
        }
    }
    if (!crowd.isEmpty()) {
        QCOMPARE(outcome(room.crowdBuy({crowd.begin(), crowd.end()})), kDone);
    }
    QVERIFY(room.runTo<SaleClosed>());
    QCOMPARE(room.last<SaleClosed>().enough, drawn);
    const std::int64_t crowdPaid = room.state().ledger.balance(Ledger::kIssuer).cents;
    QVERIFY(room.runToClose());
    QCOMPARE(room.count<BallDrawn>() > 0, drawn);
    QCOMPARE(room.count<RoundVoid>(), drawn ? 0U : 1U);
    if (drawn) {
        return;
    }
    QCOMPARE(room.last<RoundVoid>().reason, VoidReason::too_few_players);
    QVERIFY(!room.last<RoundVoid>().prizesStand);
    QCOMPARE(room.timeOf<RoundVoid>(), 30.0);
    QVERIFY(room.announced(Phrase::round_void));
    for (qsizetype i = 0; i < cards.size(); ++i) {
        const auto player = static_cast<PlayerId>(i);
        QCOMPARE(room.wallet(player), 1'000'000); // B47
        QCOMPARE(room.settled(player).has_value(), cards[i] > 0);
        if (cards[i] > 0) {
            QVERIFY(room.settled(player)->refunded);
            QCOMPARE(room.settled(player)->returned.cents, 100 * cards[i]);
            QCOMPARE(room.settled(player)->cards.size(), static_cast<std::size_t>(cards[i]));
        }
    }
    QCOMPARE(room.house(), 0);
    QCOMPARE(room.state().ledger.balance(Ledger::kIssuer).cents, crowdPaid);
    QCOMPARE(room.crowd(), crowd.isEmpty() ? 0 : 100 * std::accumulate(crowd.begin(), crowd.end(), 0));
}

void BingoRoundTest::closeTellsWhatThereIsToWin() {
    // B18, B19
    Room room(quick());
    room.joinAll(1);
    QVERIFY(room.runToSale());
    room.buy(0, 2);
    room.crowdBuy({3, 4, 1});
    QVERIFY(room.runTo<SaleClosed>());
    const auto closed = room.last<SaleClosed>();
    QCOMPARE(closed.cards, 10U);
    QCOMPARE(closed.players, 4U);
    QCOMPARE(closed.sales.cents, 1'000);
    QVERIFY(closed.enough);
    QCOMPARE(closed.plan.prizeMoney.cents, 800);
    QCOMPARE(closed.plan.prizes[indexOf(PrizeKind::line)].cents, 240);
    QCOMPARE(closed.plan.prizes[indexOf(PrizeKind::bingo)].cents, 560);
    QVERIFY(!closed.bingoJackpot);
    QVERIFY(!closed.lineJackpot);
    QVERIFY(room.rulesOfLast<SaleClosed>().contains(QStringLiteral("B19")));
}

void BingoRoundTest::emptyRoundIsNotDrawn() {
    // I-P41: no card, no draw, and nothing to give back.
    Room room(quick());
    room.joinAll(3);
    QVERIFY(room.runToClose());
    QCOMPARE(room.now(), 33.0);
    QCOMPARE(room.last<SaleClosed>().cards, 0U);
    QVERIFY(!room.last<SaleClosed>().enough);
    QCOMPARE(room.count<BallDrawn>(), 0U);
    QCOMPARE(room.count<RoundVoid>(), 0U);
    QCOMPARE(room.count<Settled>(), 0U);
    QVERIFY(room.last<RoundClosed>().balls.empty());
    QVERIFY(room.runTo<SaleOpened>());
    QCOMPARE(room.now(), 37.0);
}

void BingoRoundTest::numbersComeOneAtATime_data() {
    QTest::addColumn<Variant>("variant");
    QTest::addColumn<int>("numbers");
    QTest::newRow("B60 bingo 90 draws 1 to 90") << Variant::bingo90 << 90;
    QTest::newRow("B64 bingo 80 draws 1 to 80") << Variant::bingo80 << 80;
    QTest::newRow("B69 bingo 75 draws 1 to 75") << Variant::bingo75 << 75;
    QTest::newRow("B78 bingo 30 draws 1 to 30") << Variant::bingo30 << 30;
}

void BingoRoundTest::numbersComeOneAtATime() {
    QFETCH(const Variant, variant);
    QFETCH(const int, numbers);
    Settings settings(variant);
    settings.draw = std::chrono::seconds(1);
    Room room(settings);
    std::set<int> drawn;
    for (int round = 0; round < 6; ++round) {
        QVERIFY(room.runToSale());
        room.crowdBuy({1, 1, 1});
        QVERIFY(room.runToClose());
        std::set<int> inRound;
        for (const Ball ball : room.last<RoundClosed>().balls) {
            QVERIFY(ball >= 1 && ball <= numbers);
            QVERIFY2(inRound.insert(ball).second, "B21 a number comes twice");
        }
        QCOMPARE(room.last<BallDrawn>().drawn, inRound.size());
        QCOMPARE(room.last<BallDrawn>().drawn + room.last<BallDrawn>().left, numbers);
        drawn.merge(inRound);
    }
    QCOMPARE(drawn.size(), static_cast<std::size_t>(numbers)); // each comes at some time
    const QList<double> times = room.timesOf<BallDrawn>();
    for (qsizetype i = 1; i < times.size(); ++i) {
        QVERIFY2(times[i] - times[i - 1] >= 1, "B22 faster than a second");
    }
}

void BingoRoundTest::prizesAreCompleted_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("numbers"); // drawn
    QTest::addColumn<PrizeKind>("kind");
    QTest::addColumn<int>("ball"); // that brings the prize; 0: these numbers do not
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

void BingoRoundTest::prizesAreCompleted() {
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

void BingoRoundTest::prizesGoToTheFirst_data() {
    QTest::addColumn<QString>("numbers");
    QTest::addColumn<int>("line"); // whose it is
    QTest::addColumn<int>("bingo");
    QTest::addColumn<QList<int>>("returned");
    QTest::newRow("B36 the second to have a line wins nothing")
        << "1 11 21 4 14 24 5 15 25 6 16 26" << 0 << 1 << QList<int>{72, 168, 0};
    QTest::newRow("B25 bingo ends the draw, whoever else is near")
        << "7 17 27 1 11 21 2 12 22 8 18 28 3 13 9 19 29 23" << 2 << 2 << QList<int>{0, 0, 240};
}

void BingoRoundTest::prizesGoToTheFirst() {
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

void BingoRoundTest::prizesAreShared() {
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

void BingoRoundTest::severalPrizesAtOneNumber_data() {
    QTest::addColumn<QString>("numbers"); // the last one brings them
    QTest::addColumn<QStringList>("kinds");
    QTest::newRow("I-B36 a row and a column cross") << "21 41 61 2 3 4 1" << QStringList{"line", "two_lines"};
    QTest::newRow("I-B36 in a corner")
        << "21 41 61 2 3 4 64 1" << QStringList{"line", "four_corners", "two_lines"};
    QTest::newRow("I-B36 a line and the corners") << "61 4 64 21 41 1" << QStringList{"line", "four_corners"};
}

void BingoRoundTest::severalPrizesAtOneNumber() {
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
    // 80 cents of prize money, all of which one player wins
    QCOMPARE(room.settled(player)->returned.cents, 80);
    QCOMPARE(room.count<Paid>(), 4U);
    const QList<double> times = room.timesOf<BallDrawn>();
    const auto index = static_cast<qsizetype>(last);
    QCOMPARE(times[index] - times[index - 1], 7.0); // B24: one pause for all
}

void BingoRoundTest::prizesAreConfirmedThenPaid() {
    // B26: not before bingo is confirmed.
    Room room(quick(), threeCards(kFirstCardWins));
    threePlayers(room);
    QVERIFY(room.runToPrize(PrizeKind::bingo));
    QCOMPARE(room.state().phase, Phase::confirming);
    QCOMPARE(room.count<Paid>(), 0U);
    QCOMPARE(room.wallet(0), 999'900);
    QVERIFY(room.runTo<Settled>());
    const std::vector<Paid> paid = room.all<Paid>();
    QCOMPARE(paid.size(), 2U);
    QCOMPARE(paid[0].kind, PrizeKind::line);
    QCOMPARE(paid[0].card, 1U);
    QCOMPARE(paid[0].amount.cents, 72);
    QCOMPARE(paid[1].kind, PrizeKind::bingo);
    QCOMPARE(paid[1].amount.cents, 168);
    QCOMPARE(room.count<Settled>(), 3U);
    QCOMPARE(room.wallet(0), 1'000'140);
    const Settled settled = room.settled(0).value();
    QVERIFY(!settled.refunded);
    QCOMPARE(settled.net().cents, 140);
    QCOMPARE(settled.cards, (std::vector<SettledCard>{{1, Money{100}, Money{240}}}));
    QVERIFY(room.runToClose());
    QCOMPARE(room.house(), 60); // B47: nothing else is taken
}

void BingoRoundTest::crowdIsPaidInOneSum() {
    // B26: 20 cards of the crowd and one that can't win.
    Room room(quick(), given({}, {{}}));
    room.join();
    QVERIFY(room.runToSale());
    room.crowdBuy({10, 5, 5});
    QVERIFY(room.runToClose());
    Money paid;
    for (const Paid& each : room.all<Paid>()) {
        QCOMPARE(each.player, kNobody);
        QCOMPARE(each.card, 0U);
        paid += each.amount;
    }
    QCOMPARE(room.count<Paid>(), 2U);
    QCOMPARE(paid.cents + room.carried(), 1'600);
    QCOMPARE(room.crowd(), paid.cents);
    QCOMPARE(room.house(), 400);
    QCOMPARE(room.count<Settled>(), 0U);
    QCOMPARE(room.count<OneToGo>(), 0U);
}

void BingoRoundTest::prizeThatNobodyCompletesIsCarried() {
    // I-B30: the pattern 2 17 (boxes of the second row) needs fewer numbers than a line of the last column.
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

void BingoRoundTest::oddCentsAreCarried() {
    // I-B30: 71 cents for two players.
    Settings settings = quick();
    settings.cardPrice = Money{99}; // 237 cents of 297; 30 % are 71
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
    QVERIFY(room.runToClose()); // an empty round takes nothing of it
    QVERIFY(room.carried() >= 1);
}

void BingoRoundTest::marksDecideNothing_data() {
    QTest::addColumn<QList<int>>("marks");
    QTest::newRow("B29 marked automatically") << QList<int>{};
    QTest::newRow("B27 marked by hand, all") << QList<int>{1, 11, 21};
    QTest::newRow("B29 marked by hand, but not all") << QList<int>{11};
}

void BingoRoundTest::marksDecideNothing() {
    QFETCH(const QList<int>, marks);
    Room room(quick(), threeCards(kFirstCardWins));
    threePlayers(room);
    QVERIFY(room.runToBall(3));
    for (const int number : marks) {
        QCOMPARE(outcome(room.mark(0, number)), kDone);
        QCOMPARE(static_cast<int>(room.last<NumberMarked>().number), number);
        QVERIFY(room.state().players[0].marks.has(static_cast<Ball>(number)));
    }
    QVERIFY(room.runToClose());
    QCOMPARE(room.settled(0)->returned.cents, 240);
    QVERIFY(room.runTo<RoundOpened>());
    QCOMPARE(room.state().players[0].marks, BallSet());
}

void BingoRoundTest::marksAreRefused_data() {
    QTest::addColumn<int>("player");
    QTest::addColumn<int>("number");
    QTest::addColumn<Phase>("phase");
    QTest::addColumn<QString>("result");
    QTest::newRow("B27 a drawn number of the card") << 0 << 11 << Phase::drawing << "done";
    QTest::newRow("B27 still while bingo is confirmed") << 0 << 11 << Phase::confirming << "done";
    QTest::newRow("B27 marked already") << 0 << 1 << Phase::drawing << "already_decided";
    QTest::newRow("B27 not drawn") << 0 << 30 << Phase::drawing << "not_drawn";
    QTest::newRow("B27 no number") << 0 << 0 << Phase::drawing << "not_drawn";
    QTest::newRow("B27 no number of this bingo") << 0 << 31 << Phase::drawing << "not_drawn";
    QTest::newRow("B27 no number at all") << 0 << 255 << Phase::drawing << "not_drawn";
    QTest::newRow("B27 on somebody else's card") << 1 << 11 << Phase::drawing << "not_on_card";
    QTest::newRow("B27 without a card") << 3 << 11 << Phase::drawing << "no_stake";
    QTest::newRow("B27 before the draw") << 0 << 11 << Phase::announcing << "not_drawn";
    QTest::newRow("B27 while cards are sold") << 0 << 11 << Phase::sale << "not_now";
    QTest::newRow("B27 after the payments") << 0 << 11 << Phase::ending << "not_now";
    QTest::newRow("B53 not in the room") << 9 << 11 << Phase::drawing << "not_seated";
}

void BingoRoundTest::marksAreRefused() {
    QFETCH(const int, player);
    QFETCH(const int, number);
    QFETCH(const Phase, phase);
    QFETCH(const QString, result);
    Room room(quick(), threeCards(kFirstCardWins));
    threePlayers(room);
    room.join();
    if (phase == Phase::drawing) {
        QVERIFY(room.runToBall(3));
        room.mark(0, 1);
    } else {
        QVERIFY(room.runToPhase(phase));
    }
    QCOMPARE(outcome(room.mark(static_cast<PlayerId>(player), number)), result);
    if (result != kDone) {
        QCOMPARE(room.last<Refused>().deed, Deed::mark);
    }
}

void BingoRoundTest::oneNumberShortIsTold() {
    // B28: 1 and 11 leave 21; then 2 and 21 would bring lines as well: each number once.
    Settings settings = quick();
    settings.lines = {true, true, false};
    Room room(settings, threeCards(QStringLiteral("1 11 2 30 20")));
    threePlayers(room);
    QVERIFY(room.runToBall(2));
    QCOMPARE(room.count<OneToGo>(), 1U);
    QCOMPARE(room.last<OneToGo>().player, PlayerId{0});
    QCOMPARE(room.last<OneToGo>().card, 1U);
    QCOMPARE(room.last<OneToGo>().kind, PrizeKind::line);
    QCOMPARE(room.last<OneToGo>().number, Ball{21});
    QCOMPARE(room.announcements(Phrase::one_to_go), 1U);
    QVERIFY(room.runToBall(3));
    QCOMPARE(room.count<OneToGo>(), 2U);
    QCOMPARE(room.last<OneToGo>().number, Ball{3}); // of the first column
    QVERIFY(room.runToBall(5));
    QCOMPARE(room.count<OneToGo>(), 2U); // told once
    const QList<double> times = room.timesOf<BallDrawn>();
    QCOMPARE(times[3] - times[2], 3.0); // the draw does not wait for that
    QCOMPARE(room.rulesOfLast<OneToGo>(), QStringList{QStringLiteral("B28")});
}

void BingoRoundTest::wonPrizesAreNotNear() {
    // B28, B36: the number that brings small(1) the line leaves small(2) one short of nothing.
    const Card b = card(QStringLiteral("4 14 21/5 15 25/6 16 26"));
    Room room(quick(), given(QStringLiteral("4 1 11 21 14"), {{small(1)}, {b}, {small(3)}}));
    threePlayers(room);
    QVERIFY(room.runToBall(5));
    QVERIFY(room.prize(PrizeKind::line));
    for (const OneToGo& near : room.all<OneToGo>()) {
        QCOMPARE(near.player, PlayerId{0});
    }
    QCOMPARE(room.count<OneToGo>(), 1U);
}

void BingoRoundTest::drawDoesNotDependOnTheSale() {
    // B17: the same seed draws the same numbers, whoever buys.
    const auto drawn = [](std::uint32_t cards, bool crowd) {
        Room room;
        room.joinAll(3);
        room.runToSale();
        for (PlayerId player = 0; player < 3; ++player) {
            room.buy(player, cards);
        }
        if (crowd) {
            room.crowdBuy({4, 4});
        }
        room.runToClose();
        return room.last<RoundClosed>().balls;
    };
    const std::vector<Ball> few = drawn(1, false);
    const std::vector<Ball> many = drawn(9, true);
    QVERIFY(few.size() > 20 && many.size() > 20);
    QVERIFY(std::equal(few.begin(), few.begin() + 20, many.begin()));
}

void BingoRoundTest::givenNumbersComeFirst() {
    Room room(quick(), given(QStringLiteral("30 7 19")));
    room.joinAll(1);
    QVERIFY(room.runToClose()); // an empty round leaves them
    QVERIFY(room.runToSale());
    room.crowdBuy({1, 1, 1});
    QVERIFY(room.runToClose());
    const std::vector<Ball> drawn = room.last<RoundClosed>().balls;
    QCOMPARE(std::vector<Ball>(drawn.begin(), drawn.begin() + 3), balls(QStringLiteral("30 7 19")));
    QVERIFY(room.last<RoundClosed>().scripted);
    const std::vector<BallDrawn> events = room.all<BallDrawn>();
    QCOMPARE(events[2].origin, Origin::script);
    QCOMPARE(events[3].origin, Origin::seed);
    QVERIFY(room.runToSale());
    room.crowdBuy({1, 1, 1});
    QVERIFY(room.runToClose());
    QVERIFY(!room.last<RoundClosed>().scripted);
}

void BingoRoundTest::seedFitsItsCommitment() {
    Room room(quick(), threeCards(kFirstCardWins));
    threePlayers(room);
    QVERIFY(room.runToClose());
    QCOMPARE(room.last<RoundOpened>().commitment, commitment(room.last<RoundClosed>().seed, 1));
    QCOMPARE(room.last<RoundClosed>().balls, balls(kFirstCardWins));
    QVERIFY(room.last<RoundClosed>().scripted);
}

void BingoRoundTest::chanceIsChecked_data() {
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("result");
    QTest::newRow("B21 a number twice") << "repeated"
                                        << "impossible_outcome";
    QTest::newRow("B21 no number") << "zero"
                                   << "impossible_outcome";
    QTest::newRow("B78 a number that bingo 30 lacks") << "large"
                                                      << "impossible_outcome";
    QTest::newRow("B21 a number of the bingo") << "good"
                                               << "done";
    QTest::newRow("B15 the same card twice") << "twice"
                                             << "impossible_outcome";
    QTest::newRow("B15 a card that is sold") << "sold"
                                             << "impossible_outcome";
    QTest::newRow("B81 a card against the columns") << "wrong"
                                                    << "impossible_outcome";
    QTest::newRow("B11 another number of cards") << "fewer"
                                                 << "impossible_outcome";
    QTest::newRow("B15 two cards") << "two"
                                   << "done";
    QTest::newRow("B11 cards for the crowd") << "crowd"
                                             << "not_now";
}

void BingoRoundTest::chanceIsChecked() {
    QFETCH(const QString, what);
    QFETCH(const QString, result);
    Room room(quick(), threeCards(QStringLiteral("1")));
    threePlayers(room);
    const bool ofBalls = what == QLatin1String("repeated") || what == QLatin1String("zero") ||
                         what == QLatin1String("large") || what == QLatin1String("good");
    if (ofBalls) {
        QVERIFY(room.runToBall(1));
        room.driver().advanceTo(room.driver().now() + Duration(2'999));
        const int number = what == QLatin1String("repeated") ? 1
                           : what == QLatin1String("zero")   ? 0
                           : what == QLatin1String("large")  ? 31
                                                             : 2;
        std::vector<Event> events;
        const auto refusal = decide(room.state(), BringBall{static_cast<Ball>(number)},
                                    room.driver().now() + Duration(1), events);
        QCOMPARE(outcome(refusal), result);
        // B22: never before its time
        QCOMPARE(outcome(decide(room.state(), BringBall{2}, room.driver().now(), events)), kNotNow);
        return;
    }
    QVERIFY(!room.send(Buy{0, 2}));
    if (what == QLatin1String("crowd")) {
        QCOMPARE(outcome(room.send(BringCrowdCards{})), result);
        return;
    }
    const Card other = card(QStringLiteral("10 20 30/1 11 21/2 12 22"));
    const Card wrong = card(QStringLiteral("1 2 3/11 12 13/21 22 23"));
    const Card third = card(QStringLiteral("10 20 30/1 11 21/3 13 23"));
    BringCards cards{{other, third}, Origin::script};
    if (what == QLatin1String("twice")) {
        cards.cards = {other, other};
    } else if (what == QLatin1String("sold")) {
        cards.cards = {other, small(2)};
    } else if (what == QLatin1String("wrong")) {
        cards.cards = {other, wrong};
    } else if (what == QLatin1String("fewer")) {
        cards.cards = {other};
    }
    QCOMPARE(outcome(room.send(cards)), result);
}

QTEST_GUILESS_MAIN(BingoRoundTest)
#include "tst_bingo_round.moc"
