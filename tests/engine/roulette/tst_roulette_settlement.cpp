// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "roulette_kit.h"

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

// Every chance that wins with 17, the last to be paid first.
const QStringList kAllOn17{"straight 17",
                           "split 17 20",
                           "corner 17 18 20 21",
                           "street 16-18",
                           "line 16-21",
                           "black",
                           "odd",
                           "low",
                           "double_dozen 1-24",
                           "dozen 13-24",
                           "double_column 1 2 4 5 7 8 10 11 13 14 16 17 19 20 22 23 25 26 28 29 31 32 34 35",
                           "column 2 5 8 11 14 17 20 23 26 29 32 35",
                           "sector9 28 9 26 30 11 7 20 32 17",
                           "sector12 1 3 5 13 15 17 20 22 24 32 34 36"};

/// The payments in words: player and chance.
QStringList payments(const Table& table) {
    QStringList result;
    for (const Paid& paid : table.all<Paid>()) {
        result.push_back(QStringLiteral("%1 %2")
                             .arg(paid.player)
                             .arg(key(name(table.state().layout()[paid.stake.spot].kind))));
    }
    return result;
}

Settings strictly(Settings settings) {
    settings.payment = PaymentOrder::by_chance;
    return settings;
}

} // namespace

/// Which stakes are swept, which are paid, and in which order.
class RouletteSettlementTest : public QObject {
    Q_OBJECT

private slots:
    void chancesArePaidInOrder_data();
    void chancesArePaidInOrder();
    void playersArePaidWhole_data();
    void playersArePaidWhole();
    void losersAreSweptBeforeWinnersArePaid();
    void playersAreSettledWithTheirLastPayment();
    void eachPaymentIsAnnounced();
    void halfIsSweptOnZero();
    void settlementNamesEveryStake();
    void booksBalance_data();
    void booksBalance();
    void rulesAreNamedWhereTheyAct_data();
    void rulesAreNamedWhereTheyAct();
    void seriesLoseByTheirOwnRule();
};

void RouletteSettlementTest::chancesArePaidInOrder_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<QStringList>("order");
    const QStringList portugal{"0 column", "0 double_column", "0 dozen", "0 double_dozen",
                               "0 black",  "0 odd",           "0 low",   "0 line",
                               "0 street", "0 corner",        "0 split", "0 straight"};
    const QStringList macau{"0 column", "0 dozen", "0 sector9", "0 sector12", "0 black", "0 odd",
                            "0 low",    "0 line",  "0 street",  "0 corner",   "0 split", "0 straight"};
    QTest::newRow("R30 casino") << casino() << portugal;
    QTest::newRow("I-R30 casino, strictly by chance") << strictly(casino()) << portugal;
    QTest::newRow("O17 online, in the same order") << online() << portugal;
    QTest::newRow("M5.1 Macau: sectors after columns and dozens") << kit::macau() << macau;
    QTest::newRow("M5.1 Macau, strictly by chance") << strictly(kit::macau()) << macau;
}

void RouletteSettlementTest::chancesArePaidInOrder() {
    QFETCH(const Settings, settings);
    QFETCH(const QStringList, order);
    Table table(settings, QStringLiteral("17"));
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    for (const QString& words : kAllOn17) {
        const Spoken place = spoken(words);
        if (offers(settings, place.kind)) {
            QCOMPARE(outcome(table.stake(player, words, 200)), kDone);
        }
    }
    QVERIFY(table.runToClose());
    QCOMPARE(payments(table), order);
}

void RouletteSettlementTest::playersArePaidWhole_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<QStringList>("order");
    // Player 0: straight up and split. 1: straight up and column. 2: dozen, street. 3: dozen. 4: loses.
    const QStringList whole{"1 column", "1 straight", "2 dozen",   "2 street",
                            "3 dozen",  "0 split",    "0 straight"};
    const QStringList strict{"1 column", "2 dozen",    "3 dozen",   "2 street",
                             "0 split",  "0 straight", "1 straight"};
    QTest::newRow("I-R30 a player is paid whole when the first prize comes up") << casino() << whole;
    QTest::newRow("I-R30 other reading: strictly by chance") << strictly(casino()) << strict;
    QTest::newRow("M5.2 one player's prizes together") << macau() << whole;
    QTest::newRow("M9 or by chance, as the house says") << strictly(macau()) << strict;
}

void RouletteSettlementTest::playersArePaidWhole() {
    QFETCH(const Settings, settings);
    QFETCH(const QStringList, order);
    Table table(settings, QStringLiteral("17"));
    for (int i = 0; i < 5; ++i) {
        table.join();
    }
    QVERIFY(table.runToBetting());
    table.stake(0, "straight 17", 200);
    table.stake(0, "split 17 20", 200);
    table.stake(1, "straight 17", 200);
    table.stake(1, kAllOn17[11], 200);
    table.stake(2, "dozen 13-24", 200);
    table.stake(2, "street 16-18", 200);
    table.stake(3, "dozen 13-24", 200);
    table.stake(4, "red", 200);
    QVERIFY(table.runToClose());
    QCOMPARE(payments(table), order);
    QCOMPARE(table.wallet(0), 1'000'000 + 200 * (35 + 17));
    QCOMPARE(table.wallet(1), 1'000'000 + 200 * (35 + 2));
    QCOMPARE(table.wallet(2), 1'000'000 + 200 * (2 + 11));
    QCOMPARE(table.wallet(3), 1'000'000 + 200 * 2);
    QCOMPARE(table.wallet(4), 1'000'000 - 200);
}

void RouletteSettlementTest::losersAreSweptBeforeWinnersArePaid() {
    // O17, R30, M5.1
    Table table(online(), QStringLiteral("17"));
    const PlayerId both = table.join();
    const PlayerId loser = table.join();
    const PlayerId idle = table.join();
    QVERIFY(table.runToBetting());
    table.stake(both, "black", 500);
    table.stake(both, "red", 300);
    table.stake(both, "even", 100);
    table.stake(loser, "high", 700);
    QVERIFY(table.runToClose());
    const std::vector<Collected> swept = table.all<Collected>();
    QCOMPARE(swept.size(), 2U); // all losing chips of a player at once
    QCOMPARE(swept[0].player, both);
    QCOMPARE(swept[0].amount.cents, 400);
    QCOMPARE(swept[1].player, loser);
    QCOMPARE(swept[1].amount.cents, 700);
    QVERIFY(table.timesOf<Collected>().back() < table.timesOf<Paid>().front());
    QVERIFY(!table.settled(idle));
}

void RouletteSettlementTest::playersAreSettledWithTheirLastPayment() {
    // R32: a player who wins nothing is settled with the sweep.
    Table table(strictly(casino()), QStringLiteral("17"));
    for (int i = 0; i < 3; ++i) {
        table.join();
    }
    QVERIFY(table.runToBetting());
    table.stake(0, "straight 17", 200);
    table.stake(0, "black", 200);
    table.stake(1, "street 16-18", 200);
    table.stake(2, "red", 200);
    QVERIFY(table.runTo<Collected>());
    QVERIFY(table.state().players[2].settled);
    QVERIFY(table.runTo<Paid>()); // black
    QVERIFY(!table.state().players[0].settled);
    QCOMPARE(table.wallet(0), 1'000'000 - 400); // winning stakes stay on the layout until all are paid
    QCOMPARE(table.state().onLayout(0).cents, 600);
    QVERIFY(table.runTo<Paid>()); // street
    QVERIFY(table.state().players[1].settled);
    QVERIFY(!table.state().players[0].settled);
    QVERIFY(table.runTo<Paid>()); // straight up
    QVERIFY(table.state().players[0].settled);
    QCOMPARE(table.count<Settled>(), 3U);
    QCOMPARE(table.wallet(0), 1'000'000 + 200 * 36);
    QCOMPARE(table.state().onLayout(0).cents, 0);
}

void RouletteSettlementTest::eachPaymentIsAnnounced() {
    // R31: with its value.
    Table table(casino(), QStringLiteral("17"));
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    table.stake(player, "straight 17", 200);
    table.stake(player, "black", 1'000);
    QVERIFY(table.runToClose());
    const std::vector<Paid> paid = table.all<Paid>();
    std::vector<Announced> said = table.all<Announced>();
    std::erase_if(said, [](const Announced& event) { return event.phrase != OwnPhrase::payment; });
    QCOMPARE(paid.size(), 2U);
    QCOMPARE(said.size(), 2U);
    QCOMPARE(paid[0].amount.cents, 1'000);
    QCOMPARE(paid[1].amount.cents, 7'000);
    for (std::size_t i = 0; i < paid.size(); ++i) {
        QCOMPARE(said[i].player, paid[i].player);
        QCOMPARE(said[i].amount, paid[i].amount);
        QVERIFY(said[i].stake == paid[i].stake);
        QVERIFY(ids(rulesOf(said[i], casino())).contains(QStringLiteral("R31")));
    }
}

void RouletteSettlementTest::halfIsSweptOnZero() {
    // R27b, R29
    Table table(casino(), QStringLiteral("0"));
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    table.stake(player, "red", 1'000);
    table.stake(player, "dozen 1-12", 300);
    QVERIFY(table.runToClose());
    QCOMPARE(table.last<Collected>().amount.cents, 800);
    QCOMPARE(table.count<Paid>(), 0U); // a returned stake is not a prize
    QCOMPARE(table.settled(player)->returned.cents, 500);
    QCOMPARE(table.wallet(player), 1'000'000 - 800);
    QVERIFY(table.rulesOfLast<Collected>().contains(QStringLiteral("R29")));
}

void RouletteSettlementTest::settlementNamesEveryStake() {
    Table table(casino(), QStringLiteral("26"));
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    table.stake(player, "black", 1'000);
    table.series(player, Series::zero, 100);
    table.stake(player, "straight 26", 200);
    QVERIFY(table.runToClose());
    const Settled settled = *table.settled(player);
    QStringList stakes;
    for (const SettledStake& each : settled.stakes) {
        stakes.push_back(table.inWords(each.stake) + QStringLiteral(" -> %1").arg(each.returned.cents));
    }
    QCOMPARE(stakes,
             QStringList({"black: 1000 -> 2000", "split 0 3: 100 -> 0", "split 12 15: 100 -> 0",
                          "straight 26: 100 -> 3600", "split 32 35: 100 -> 0", "straight 26: 200 -> 7200"}));
    QCOMPARE(settled.staked.cents, 1'600);
    QCOMPARE(settled.returned.cents, 2'000 + 3'600 + 7'200);
    QVERIFY(!settled.voided);
    QVERIFY(settled.stakes[3].stake.group == Group(Series::zero)); // separate from the single chip
    QVERIFY(settled.stakes[5].stake.group.isNone());
}

void RouletteSettlementTest::booksBalance_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<QString>("drawn");
    for (const char* drawn : {"0", "17", "36"}) {
        QTest::addRow("O13a online, %s", drawn) << online() << QString::fromLatin1(drawn);
        QTest::addRow("R27a casino, %s", drawn) << casino() << QString::fromLatin1(drawn);
        QTest::addRow("M7.1 Macau, %s", drawn) << macau() << QString::fromLatin1(drawn);
    }
    QTest::addRow("O13a online with 00, 00") << doubleZero() << QStringLiteral("00");
}

void RouletteSettlementTest::booksBalance() {
    QFETCH(const Settings, settings);
    QFETCH(const QString, drawn);
    Table table(settings, drawn);
    table.setListener([&](const Entry&) { QCOMPARE(table.state().ledger.sum().cents, 0); });
    for (int i = 0; i < 4; ++i) {
        table.join();
    }
    QVERIFY(table.runToBetting());
    for (PlayerId player = 0; player < 4; ++player) {
        for (std::size_t spot = player; spot < settings.layout().spots().size(); spot += 5) {
            const Spot& place = settings.layout().spots()[spot];
            table.send(PlaceStake{player, place.kind, place.numbers, {200}});
        }
    }
    QVERIFY(table.runToClose());
    std::int64_t net = 0;
    for (PlayerId player = 0; player < 4; ++player) {
        net += table.settled(player)->net().cents;
        QCOMPARE(table.wallet(player), 1'000'000 + table.settled(player)->net().cents);
        QCOMPARE(table.state().onLayout(player).cents, 0);
    }
    QCOMPARE(table.house(), -net);
}

void RouletteSettlementTest::rulesAreNamedWhereTheyAct_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<QString>("drawn");
    QTest::addColumn<QString>("stake");
    QTest::addColumn<QStringList>("swept"); // empty: nothing is swept
    QTest::addColumn<QStringList>("settled");
    const auto row = [](const char* tag, const Settings& settings, const char* drawn, const char* stake,
                        const char* swept, const char* settled) {
        const auto list = [](const char* text) {
            return QString::fromLatin1(text).split(QLatin1Char(' '), Qt::SkipEmptyParts);
        };
        QTest::newRow(tag) << settings << QString::fromLatin1(drawn) << QString::fromLatin1(stake)
                           << list(swept) << list(settled);
    };
    row("O19 is zero's", online(), "17", "red", "O17", "O18 O17");
    row("O19 takes even chances", online(), "0", "red", "O17 O19", "O19 O18 O17");
    row("O19 takes what does not hold it", online(), "0", "split 17 20", "O17 O19", "O19 O18 O17");
    row("O19 takes with 00, too", doubleZero(), "00", "straight 0", "O17 O19", "O19 O18 O17");
    row("O19 leaves what holds it", online(), "0", "straight 0", "", "O18 O17 O13a");
    row("R29 is zero's", casino(), "17", "red", "R30", "R30");
    row("R29 takes half of even chances", casino(), "0", "red", "R30 R29", "R29 R27b R30");
    row("R29 takes dozens", casino(), "0", "dozen 1-12", "R30 R29", "R29 R30");
    row("R30 numbers lose to zero as to any other", casino(), "0", "split 17 20", "R30", "R30");
    row("R27a pays what wins", casino(), "17", "split 17 20", "", "R27a R30");
    row("R27b pays even chances", casino(), "17", "black", "", "R27b R30");
    row("M8 is zero's", macau(), "17", "red", "M5.1", "M5.1");
    row("M8 takes all but zero", macau(), "0", "split 17 20", "M5.1 M8", "M8 M5.1");
    row("M7.1 pays zero", macau(), "0", "straight 0", "", "M7.1 M5.1");
    row("M7.2 pays without M7.1", macau(), "17", "split 17 20", "", "M7.2 M5.1");
}

// The zero's rule where zero is drawn and takes something, the prize's rule where there is a prize.
void RouletteSettlementTest::rulesAreNamedWhereTheyAct() {
    QFETCH(const Settings, settings);
    QFETCH(const QString, drawn);
    QFETCH(const QString, stake);
    Table table(settings, drawn);
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    QCOMPARE(outcome(table.stake(player, stake, 200)), kDone);
    QVERIFY(table.runToClose());
    QStringList swept;
    for (const Collected& collected : table.all<Collected>()) {
        swept += ids(rulesOf(collected, settings));
    }
    QTEST(swept, "swept");
    QTEST(ids(rulesOf(*table.settled(player), settings)), "settled");
}

void RouletteSettlementTest::seriesLoseByTheirOwnRule() {
    Table table(casino(), QStringLiteral("0"));
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    QCOMPARE(outcome(table.series(player, Series::vadios, 100)), kDone);
    QCOMPARE(outcome(table.neighbours(player, QStringLiteral("17"), 3, 100)), kDone);
    QVERIFY(table.runToClose());
    QCOMPARE(ids(rulesOf(table.last<Collected>(), casino())), QStringList{"R30"});
    QCOMPARE(ids(rulesOf(*table.settled(player), casino())), (QStringList{"R27c", "R27d", "R30"}));
}

#include "program/test_list.h"

MESAVIVA_TEST(RouletteSettlementTest)
#include "tst_roulette_settlement.moc"
