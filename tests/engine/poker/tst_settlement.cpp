// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_kit.h"

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

/// The settlement at the end of a round. The ante is 1000 and the bet 2000 unless a row says otherwise.
class SettlementTest : public QObject {
    Q_OBJECT

private slots:
    void oneHandAgainstTheDealer_data();
    void oneHandAgainstTheDealer();
    void openQuestionsFollowTheHouse_data();
    void openQuestionsFollowTheHouse();
    void dealerNeedsAceAndKing_data();
    void dealerNeedsAceAndKing();
    void dealerShowsOnlyWhenSomebodyStays_data();
    void dealerShowsOnlyWhenSomebodyStays();
    void playersShowOnlyToADealerWhoPlays_data();
    void playersShowOnlyToADealerWhoPlays();
    void seatsAreSettledApart();
    void losersAreSweptBeforeWinnersArePaid();
    void winnersArePaidBoxByBox();
    void largestPayOutKeepsEveryCent();
};

void SettlementTest::oneHandAgainstTheDealer_data() {
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("dealer");
    QTest::addColumn<QString>("verdict");
    QTest::addColumn<int>("ante");
    QTest::addColumn<int>("bet");
    const auto row = [](const char* tag, const char* hand, const char* dealer, const char* verdict, int ante,
                        int bet) {
        QTest::newRow(tag) << QString::fromLatin1(hand) << QString::fromLatin1(dealer)
                           << QString::fromLatin1(verdict) << ante << bet;
    };
    const char* aceKing = "Ac Ks 9d 7d 3s";
    const char* won = "won";
    const char* lost = "lost";

    row("P12a royal flush pays the bet 100 times", "Ah Kh Qh Jh Th", aceKing, won, 2'000, 202'000);
    row("P12b straight flush pays the bet 50 times", "9h 8h 7h 6h 5h", aceKing, won, 2'000, 102'000);
    row("P12c four of a kind pays the bet 20 times", "8c 8d 8h 8s 2c", aceKing, won, 2'000, 42'000);
    row("P12d full house pays the bet 7 times", "8c 8d 8h 2s 2c", aceKing, won, 2'000, 16'000);
    row("P12e flush pays the bet 5 times", "Qh Th 8h 6h 2h", aceKing, won, 2'000, 12'000);
    row("P12f straight pays the bet 4 times", "9h 8c 7h 6s 5d", aceKing, won, 2'000, 10'000);
    row("P12g three of a kind pays the bet 3 times", "8c 8d 8h Qs 2c", aceKing, won, 2'000, 8'000);
    row("P12h two pairs pay the bet twice", "8c 8d 4h 4s 2c", aceKing, won, 2'000, 6'000);
    row("P12i a pair pays the bet once", "8c 8d 4h Qs 2c", aceKing, won, 2'000, 4'000);
    row("P12j high cards pay the bet once", "Ah Kh Qd 7c 2c", aceKing, won, 2'000, 4'000);

    row("P10 the better combination wins: pair over ace and king", "2h 2c 4h 5s 7c", aceKing, won, 2'000,
        4'000);
    row("P10 the lower combination loses: queen high to a pair", "Qh Jc 8h 5s 2c", "2h 2s 9d 7d 3s", lost, 0,
        0);
    row("P11 the player's higher hand wins", "Th Tc 4h 5s 7c", "9h 9s Jd 7d 3s", won, 2'000, 4'000);
    row("P11 the dealer's higher hand wins", "8h 8c 4h 5s 7c", "9h 9s Jd 7d 3s", lost, 0, 0);
    row("P28a the bet is paid by the pay-table", "8c 8d 8h Qs 2c", "9h 9s Jd 7d 3s", won, 2'000, 8'000);
    row("P28b the ante is paid 1 to 1", "8c 8d 8h Qs 2c", "9h 9s Jd 7d 3s", won, 2'000, 8'000);
    row("P29 a lower hand loses ante and bet", "Qc 8d 7h 5s 2c", aceKing, lost, 0, 0);
    row("P29 a straight loses to a flush", "9h 8c 7h 6s 5d", "Qh Th 8h 6h 2h", lost, 0, 0);

    row("P7a the royal flush beats a straight flush", "Ah Kh Qh Jh Th", "Ks Qs Js Ts 9s", won, 2'000,
        202'000);
    row("P7b a straight flush beats four of a kind", "6h 5h 4h 3h 2h", "Ac Ad Ah As Ks", won, 2'000, 102'000);
    row("P7c four of a kind beat a full house", "2c 2d 2h 2s 3c", "Ac Ad Ah Ks Kh", won, 2'000, 42'000);
    row("P7d a full house beats a flush", "2c 2d 2h 3s 3c", "Ah Kh Qh Jh 9h", won, 2'000, 16'000);
    row("P7e a flush beats a straight", "7h 5h 4h 3h 2h", "Kc Qd Jh Ts 9s", won, 2'000, 12'000);
    row("P7f a straight beats three of a kind", "6h 5c 4h 3s 2d", "Ac Ad Ah Ks Qh", won, 2'000, 10'000);
    row("P7g three of a kind beat two pairs", "2c 2d 2h 3s 4c", "Ac Ad Kh Ks Qh", won, 2'000, 8'000);
    row("P7h two pairs beat a pair", "2c 2d 3h 3s 4c", "Ac Ad Kh Qs Jh", won, 2'000, 6'000);
    row("P7i a pair beats ace and king", "2c 2d 3h 5s 4c", "Ac Kd Qh Js 9h", won, 2'000, 4'000);
    row("P7j high cards: king high loses to ace and king", "Kc Qd Jh 9s 8c", aceKing, lost, 0, 0);
    row("P7k ace and king qualify, and beat the ace and queen", "Ad Qd Jh 9s 8c", aceKing, lost, 0, 0);

    row("P8 the ace is low in 5-4-3-2-A: it loses to 6-5-4-3-2", "5h 4c 3h 2s Ad", "6h 5c 4d 3s 2c", lost, 0,
        0);
    row("P8 5-4-3-2-A is a straight and is paid as one", "5h 4c 3h 2s Ad", aceKing, won, 2'000, 10'000);
    row("P8 5-4-3-2-A of a suit is a straight flush", "5h 4h 3h 2h Ah", aceKing, won, 2'000, 102'000);

    row("P9 equal high cards: the player's three of a suit win", "Ad Kh 9h 7h 3c", aceKing, won, 2'000,
        4'000);
    row("P9 equal high cards: the dealer's three of a suit win", "Ad Kh 9s 7h 3c", "Ac Ks 9d 7d 3d", lost, 0,
        0);
    row("P9 the next card decides", "Ad Kh Tc 4s 2c", aceKing, won, 2'000, 4'000);
    row("I-P9 three of a suit in both hands: a tie", "Ad Kh 9h 7h 3c", "Ac Ks 9d 7d 3d", "tie", 1'000, 2'000);
    row("I-P9 three of a suit in neither hand: a tie", "Ad Kh 9s 7h 3c", aceKing, "tie", 1'000, 2'000);

    row("P13a the higher straight wins", "9h 8c 7h 6s 5d", "8h 7c 6d 5s 4c", won, 2'000, 10'000);
    row("P13a the higher straight flush wins", "8h 7h 6h 5h 4h", "9s 8s 7s 6s 5s", lost, 0, 0);
    row("P13b the higher four win", "3c 3d 3h 3s Ac", "4c 4d 4h 4s 2c", lost, 0, 0);
    row("P13c the higher three of the full house win", "3c 3d 3h As Ac", "4c 4d 4h 2s 2c", lost, 0, 0);
    row("P13d the flush with the highest card wins", "Kh Qh Jh 9h 8h", "As 6s 4s 3s 2s", lost, 0, 0);
    row("P13e the higher three win", "3c 3d 3h As Kc", "4c 4d 4h 5s 2c", lost, 0, 0);
    row("P13f the higher pair of two wins", "Qc Qd 3h 3s 2c", "Jc Jd Th Ts Ac", won, 2'000, 6'000);
    row("P13f the other pair decides", "Qc Qd 3h 3s Ac", "Qh Qs 4h 4s 2c", lost, 0, 0);
    row("P13f the last card decides", "Qc Qd 3h 3s Ac", "Qh Qs 3d 3c Kd", won, 2'000, 6'000);
    row("P13g the higher pair wins", "Tc Td Ah Ks Qc", "Jc Jd 4h 3s 2c", lost, 0, 0);
    row("P13g the highest other card decides", "Tc Td Ah 3s 2d", "Th Ts Kh Qs Jc", won, 2'000, 4'000);
    row("I-P13 the last card of equal pairs decides", "Tc Td Ah 5s 3d", "Th Ts Ac 5c 2h", won, 2'000, 4'000);
    row("I-P13 wholly equal pairs: all stakes come back", "Tc Td Ah 5s 3d", "Th Ts Ac 5c 3h", "tie", 1'000,
        2'000);
    row("I-P13 wholly equal straights: all stakes come back", "9h 8c 7h 6s 5d", "9s 8d 7c 6c 5h", "tie",
        1'000, 2'000);
    row("I-P13 flushes are compared downwards", "Ah Kh Qh 9h 3h", "As Ks Qs 9s 2s", won, 2'000, 12'000);

    row("P26 the dealer does not qualify: ante 1 to 1, bet back", "2c 3d 4h 6s 8c", "Qh Js 9c 7d 3s",
        "dealer_not_qualified", 2'000, 2'000);
    row("P26 nor does a good hand get more", "8c 8d 8h 8s 2c", "Qh Js 9c 7d 3s", "dealer_not_qualified",
        2'000, 2'000);
}

void SettlementTest::oneHandAgainstTheDealer() {
    QFETCH(const QString, hand);
    QFETCH(const QString, dealer);
    QFETCH(const QString, verdict);
    QFETCH(const int, ante);
    QFETCH(const int, bet);

    Table table({}, deckFor({hand}, dealer));
    stakeAll(table, {3});
    QVERIFY(table.runTo<DecisionOpened>());
    QCOMPARE(outcome(table.bet(3)), kDone);
    QVERIFY(table.runToClose());

    const std::optional<Settled> settled = table.settled(3);
    QVERIFY(settled);
    QCOMPARE(key(name(settled->verdict)), verdict);
    QCOMPARE(settled->ante.amount.cents, 1'000);
    QCOMPARE(settled->ante.returned.cents, ante);
    QCOMPARE(settled->bet.amount.cents, 2'000);
    QCOMPARE(settled->bet.returned.cents, bet);
    QCOMPARE(table.wallet(3), 100'000 - 3'000 + ante + bet);
    QCOMPARE(table.house(), 3'000 - ante - bet);
    QCOMPARE(table.inBox(3, Box::ante), 0);
    QCOMPARE(table.inBox(3, Box::bet), 0);
    QCOMPARE(table.state().ledger.sum().cents, 0);
}

void SettlementTest::openQuestionsFollowTheHouse_data() {
    QTest::addColumn<bool>("aceHighStraight");
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("dealer");
    QTest::addColumn<QString>("verdict");
    QTest::addColumn<int>("returned");
    const QString broadway = QStringLiteral("Ad Kh Qc Js Th");
    const QString pair = QStringLiteral("9h 9s Jc 7d 3s");
    QTest::newRow("I-P8 A-K-Q-J-10 of mixed suits is a straight")
        << true << broadway << pair << QStringLiteral("won") << 2'000 + 10'000;
    QTest::newRow("I-P8 strictly it is high cards")
        << false << broadway << pair << QStringLiteral("lost") << 0;
    QTest::newRow("I-P8 strictly the dealer's A-K-Q-J-10 still qualifies")
        << false << QStringLiteral("2c 2d 4h 6s 8c") << broadway << QStringLiteral("won") << 2'000 + 4'000;
    QTest::newRow("I-P8 the royal flush is none of its business")
        << false << QStringLiteral("Ah Kh Qh Jh Th") << pair << QStringLiteral("won") << 2'000 + 202'000;
}

void SettlementTest::openQuestionsFollowTheHouse() {
    QFETCH(const bool, aceHighStraight);
    QFETCH(const QString, hand);
    QFETCH(const QString, dealer);
    QFETCH(const QString, verdict);
    QFETCH(const int, returned);

    Settings settings;
    settings.ranking.aceHighStraight = aceHighStraight;
    Table table(settings, deckFor({hand}, dealer));
    stakeAll(table, {1});
    QVERIFY(table.runTo<DecisionOpened>());
    table.bet(1);
    QVERIFY(table.runToClose());
    QCOMPARE(key(name(table.settled(1)->verdict)), verdict);
    QCOMPARE(table.settled(1)->returned().cents, returned);
}

void SettlementTest::dealerNeedsAceAndKing_data() {
    QTest::addColumn<QString>("dealer");
    QTest::addColumn<bool>("qualified");
    QTest::addColumn<QString>("hand");
    const auto row = [](const char* tag, const char* dealer, bool qualified, const char* hand) {
        QTest::newRow(tag) << QString::fromLatin1(dealer) << qualified << QString::fromLatin1(hand);
    };
    row("P25 the lowest ace and king", "Ah Kd 4c 3s 2h", true, "ace_king");
    row("P25 ace and queen are not enough", "Ah Qd Jc Ts 8h", false, "not_qualified");
    row("P25 king and queen are not enough", "Kh Qd Jc Ts 8h", false, "not_qualified");
    row("P25 the lowest pair is enough", "2h 2d 3c 4s 5h", true, "pair");
    row("P25 a low straight is enough", "5h 4d 3c 2s Ah", true, "straight");
    row("P7k ace and king are the qualifying cards", "Ah Kd Qc Js 9h", true, "ace_king");
}

void SettlementTest::dealerNeedsAceAndKing() {
    QFETCH(const QString, dealer);
    QFETCH(const bool, qualified);
    QFETCH(const QString, hand);

    Table table({}, deckFor({QStringLiteral("6c 6d 6h 7s 7c")}, dealer));
    stakeAll(table, {1});
    QVERIFY(table.runTo<DecisionOpened>());
    table.bet(1);
    QVERIFY(table.runTo<DealerQualified>());
    QCOMPARE(table.last<DealerQualified>().qualified, qualified);
    QCOMPARE(key(dealerHandName(table.last<DealerQualified>().hand)), hand);
    QCOMPARE(table.announced(OwnPhrase::dealer_qualifies), qualified);
    QCOMPARE(table.announced(OwnPhrase::dealer_does_not_qualify), !qualified);
}

void SettlementTest::dealerShowsOnlyWhenSomebodyStays_data() {
    QTest::addColumn<bool>("stays");
    QTest::newRow("P24 somebody stays: the dealer's four cards are turned") << true;
    QTest::newRow("P24 all fold: they are not") << false;
}

void SettlementTest::dealerShowsOnlyWhenSomebodyStays() {
    QFETCH(const bool, stays);

    Table table(
        {}, deckFor({QStringLiteral("6c 6d 6h Ts Tc"), QStringLiteral("2c 3d 5h 7s 8c")}, kDealerAceKing));
    stakeAll(table, {2, 5});
    QVERIFY(table.runTo<DecisionOpened>());
    table.fold(2);
    stays ? table.bet(5) : table.fold(5);
    QVERIFY(table.runToClose());

    std::vector<CardRevealed> turned;
    for (const CardRevealed& event : table.all<CardRevealed>()) {
        if (event.player == kNobody) {
            turned.push_back(event);
        }
    }
    QCOMPARE(turned.size(), stays ? 4U : 0U);
    for (std::size_t i = 0; i < turned.size(); ++i) {
        QCOMPARE(turned[i].place, i);
        QCOMPARE(turned[i].card, table.state().dealer[i]);
    }
    QCOMPARE(table.count<DealerQualified>(), stays ? 1U : 0U);
    QCOMPARE(table.count<Paid>(), 0U);
}

void SettlementTest::playersShowOnlyToADealerWhoPlays_data() {
    QTest::addColumn<QString>("dealer");
    QTest::addColumn<int>("cards");
    QTest::newRow("P27 the dealer plays: the cards of all who stayed are turned") << kDealerAceKing << 10;
    QTest::newRow("P26 the dealer does not: they stay as they are") << kDealerLow << 0;
}

void SettlementTest::playersShowOnlyToADealerWhoPlays() {
    QFETCH(const QString, dealer);
    QFETCH(const int, cards);

    Table table({}, deckFor({QStringLiteral("6c 6d 6h Ts Tc"), QStringLiteral("2c 3d 5h Jd 8c"),
                             QStringLiteral("5c 5d 4h 4s 2d")},
                            dealer));
    stakeAll(table, {1, 4, 6});
    QVERIFY(table.runTo<DecisionOpened>());
    table.bet(1);
    table.fold(4);
    table.bet(6);
    QVERIFY(table.runToClose());

    std::vector<PlayerId> shown;
    for (const CardRevealed& event : table.all<CardRevealed>()) {
        if (event.player != kNobody) {
            shown.push_back(event.player);
        }
    }
    QCOMPARE(shown.size(), cards);
    for (std::size_t i = 0; i < shown.size(); ++i) {
        QCOMPARE(shown[i], table.at(i < 5 ? 1 : 6));
    }
}

void SettlementTest::seatsAreSettledApart() {
    // P5, P22, P28, P29, I-P13: four seats, one deal, four results.
    Table table({}, deckFor({QStringLiteral("6c 6d 6h Ts Tc"), QStringLiteral("2c 4d 5h Jd 8c"),
                             QStringLiteral("Qd Th 9s 8h 3c"), QStringLiteral("Ad Kh 9h 7c 3d")},
                            QStringLiteral("Ac Ks 9d 7h 3s")));
    stakeAll(table, {1, 2, 3, 4});
    QVERIFY(table.runTo<DecisionOpened>());
    table.bet(1);
    table.fold(2);
    table.bet(3);
    table.bet(4);
    QVERIFY(table.runToClose());

    QCOMPARE(table.settled(1)->verdict, Verdict::won);
    QCOMPARE(table.wallet(1), 100'000 + 1'000 + 7 * 2'000);
    QCOMPARE(table.settled(2)->verdict, Verdict::folded);
    QCOMPARE(table.wallet(2), 100'000 - 1'000);
    QCOMPARE(table.settled(3)->verdict, Verdict::lost);
    QCOMPARE(table.wallet(3), 100'000 - 3'000);
    QCOMPARE(table.settled(4)->verdict, Verdict::tie);
    QCOMPARE(table.wallet(4), 100'000);
    QCOMPARE(table.house(), -15'000 + 1'000 + 3'000);
}

void SettlementTest::losersAreSweptBeforeWinnersArePaid() {
    Table table(
        {}, deckFor({QStringLiteral("6c 6d 6h Ts Tc"), QStringLiteral("2c 3d 5h Jd 8c")}, kDealerAceKing));
    stakeAll(table, {1, 2});
    QVERIFY(table.runTo<DecisionOpened>());
    table.bet(1);
    table.bet(2);
    QVERIFY(table.runToClose());

    QCOMPARE(table.count<Collected>(), 2U); // ante and bet of seat 2
    QVERIFY(table.indexOf<Collected>() < table.indexOf<Paid>());
    QVERIFY(table.lastEntry<Collected>().at <
            table.entries()[static_cast<std::size_t>(table.indexOf<Paid>())].at);
}

void SettlementTest::winnersArePaidBoxByBox() {
    Table table(
        {}, deckFor({QStringLiteral("6c 6d 6h Ts Tc"), QStringLiteral("2c 2d 4h Jd 8c")}, kDealerAceKing));
    stakeAll(table, {1, 7});
    QVERIFY(table.runTo<DecisionOpened>());
    table.bet(7);
    table.bet(1);
    QVERIFY(table.runToClose());

    const std::vector<Paid> paid = table.all<Paid>();
    QCOMPARE(paid.size(), 4U);
    const auto check = [&](std::size_t i, int seat, Box box, std::int64_t amount, const QString& rule) {
        QCOMPARE(paid[i].player, table.at(seat));
        QCOMPARE(paid[i].box, box);
        QCOMPARE(paid[i].amount.cents, amount);
        QVERIFY(ids(rulesOf(paid[i], table.state().settings)).contains(rule));
    };
    check(0, 1, Box::ante, 1'000, QStringLiteral("P28b"));
    check(1, 1, Box::bet, 14'000, QStringLiteral("P12d"));
    check(2, 7, Box::ante, 1'000, QStringLiteral("P28b"));
    check(3, 7, Box::bet, 2'000, QStringLiteral("P12i"));
}

void SettlementTest::largestPayOutKeepsEveryCent() {
    Settings settings;
    settings.minimum = {40'000'000'000};
    settings.maximum = kLargestAmount;
    Table table(settings, deckFor({QStringLiteral("Ah Kh Qh Jh Th")}, kDealerPair));
    table.sit(1, kLargestAmount.cents);
    QVERIFY(table.runTo<BettingOpened>());
    const std::int64_t ante = 333'333'333'333;
    QCOMPARE(outcome(table.ante(1, ante)), kDone);
    QVERIFY(table.runTo<DecisionOpened>());
    QCOMPARE(outcome(table.bet(1)), kDone);
    QVERIFY(table.runToClose());
    QCOMPARE(table.wallet(1), kLargestAmount.cents + ante + 100 * 2 * ante);
    QCOMPARE(table.state().ledger.sum().cents, 0);
}

#include "program/test_list.h"

MESAVIVA_TEST(SettlementTest)
#include "tst_settlement.moc"
