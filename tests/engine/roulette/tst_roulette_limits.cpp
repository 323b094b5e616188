// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "roulette_kit.h"

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

/// A stake in words on some spot of this chance.
QString anyOf(const QString& chance) {
    const QString first = QStringLiteral("1 4 7 10 13 16 19 22 25 28 31 34");
    const QString second = QStringLiteral(" 2 5 8 11 14 17 20 23 26 29 32 35");
    return chance == QLatin1String("straight")        ? QStringLiteral("straight 17")
           : chance == QLatin1String("split")         ? QStringLiteral("split 17 20")
           : chance == QLatin1String("street")        ? QStringLiteral("street 16-18")
           : chance == QLatin1String("corner")        ? QStringLiteral("corner 17 18 20 21")
           : chance == QLatin1String("line")          ? QStringLiteral("line 16-21")
           : chance == QLatin1String("dozen")         ? QStringLiteral("dozen 13-24")
           : chance == QLatin1String("column")        ? QStringLiteral("column ") + first
           : chance == QLatin1String("double_dozen")  ? QStringLiteral("double_dozen 1-24")
           : chance == QLatin1String("double_column") ? QStringLiteral("double_column ") + first + second
           : chance == QLatin1String("sector9")       ? QStringLiteral("sector9 28 9 26 30 11 7 20 32 17")
           : chance == QLatin1String("sector12") ? QStringLiteral("sector12 1 3 5 13 15 17 20 22 24 32 34 36")
                                                 : chance;
}

} // namespace

/// How much may be staked.
class RouletteLimitsTest : public QObject {
    Q_OBJECT

private slots:
    void maximaFollowFromTheMinimum_data();
    void maximaFollowFromTheMinimum();
    void macausMaximumIsTheHouses_data();
    void macausMaximumIsTheHouses();
    void minimaAreByChance();
    void stakesKeepToTheLimits_data();
    void stakesKeepToTheLimits();
    void furtherChipsKeepToTheLimits_data();
    void furtherChipsKeepToTheLimits();
    void playersMaximumBoundsAllChances();
    void roomIsWhatIsTaken_data();
    void roomIsWhatIsTaken();
};

void RouletteLimitsTest::maximaFollowFromTheMinimum_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<QString>("chance");
    QTest::addColumn<qint64>("times");
    const auto row = [](const char* tag, const Settings& settings, const char* chance, qint64 times) {
        QTest::newRow(tag) << settings << QString::fromLatin1(chance) << times;
    };
    row("O11 straight up: 30 times the minimum", online(), "straight", 30);
    row("O11 split: 60 times", online(), "split", 60);
    row("O11 street: 90 times", online(), "street", 90);
    row("O11 corner: 120 times", online(), "corner", 120);
    row("O11 line: 180 times", online(), "line", 180);
    row("O11 dozen: 360 times", online(), "dozen", 360);
    row("O11 column: 360 times", online(), "column", 360);
    row("O11 double dozen: 720 times", online(), "double_dozen", 720);
    row("O11 double column: 720 times", online(), "double_column", 720);
    row("O11 even: 540 times", online(), "even", 540);
    row("O11 odd: 540 times", online(), "odd", 540);
    row("O11 low: 540 times", online(), "low", 540);
    row("O11 high: 540 times", online(), "high", 540);
    row("O11 red: 540 times", online(), "red", 540);
    row("O11 black: 540 times", doubleZero(), "black", 540);
    row("R34a straight up: 10 times the minimum", casino(), "straight", 10);
    row("R34a split: 20 times", casino(), "split", 20);
    row("R34a street: 30 times", casino(), "street", 30);
    row("I-R34 corner: 40 times", casino(), "corner", 40);
    row("R34a line: 60 times", casino(), "line", 60);
    row("R34a dozen: 120 times", casino(), "dozen", 120);
    row("R34a column: 120 times", casino(), "column", 120);
    row("R34a double dozen: 240 times", casino(), "double_dozen", 240);
    row("R34a double column: 240 times", casino(), "double_column", 240);
    row("R34b even: 180 times", casino(), "even", 180);
    row("R34b odd: 180 times", casino(), "odd", 180);
    row("R34b low: 180 times", casino(), "low", 180);
    row("R34b high: 180 times", casino(), "high", 180);
    row("R34b red: 180 times", americanCasino(), "red", 180);
    row("R34b black: 180 times", casino(), "black", 180);
}

void RouletteLimitsTest::maximaFollowFromTheMinimum() {
    QFETCH(Settings, settings);
    QFETCH(const QString, chance);
    QFETCH(const qint64, times);
    constexpr qint64 kMinimum = 250;
    settings.setMinimum(Money{kMinimum});
    Table table(settings);
    const PlayerId player = table.join(10'000'000);
    QVERIFY(table.runToBetting());
    const QString words = anyOf(chance);
    QCOMPARE(settings.maximumOf(kit::chance(chance)).cents, kMinimum * times);
    const std::optional<Refusal> low = table.stake(player, words, kMinimum - 1);
    QCOMPARE(outcome(low), QStringLiteral("below_minimum"));
    QCOMPARE(low->limit.cents, kMinimum);
    QCOMPARE(low->nearestAbove.cents, kMinimum);
    const std::optional<Refusal> high = table.stake(player, words, kMinimum * times + 1);
    QCOMPARE(outcome(high), QStringLiteral("above_maximum"));
    QCOMPARE(high->limit.cents, kMinimum * times);
    QCOMPARE(high->nearestBelow.cents, kMinimum * times);
    QCOMPARE(high->nearestAbove.cents, 0);
    const QString rule = key(QTest::currentDataTag()).section(QLatin1Char(' '), 0, 0);
    QVERIFY2(ids(high->rules).contains(rule), qPrintable(rule));
    QCOMPARE(outcome(table.stake(player, words, kMinimum * times)), kDone);
    QCOMPARE(outcome(table.stake(player, words, kMinimum)), QStringLiteral("above_maximum"));
}

void RouletteLimitsTest::macausMaximumIsTheHouses_data() {
    QTest::addColumn<QString>("chance");
    QTest::newRow("I-M9 straight up") << "straight";
    QTest::newRow("I-M9 sector of nine") << "sector9";
    QTest::newRow("I-M9 sector of twelve") << "sector12";
    QTest::newRow("I-M9 red") << "red";
}

void RouletteLimitsTest::macausMaximumIsTheHouses() {
    QFETCH(const QString, chance);
    Settings settings = macau();
    settings.maximum = Money{7'700};
    QVERIFY(!firstBadSetting(settings));
    Table table(settings);
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    const std::optional<Refusal> high = table.stake(player, anyOf(chance), 7'701);
    QCOMPARE(outcome(high), QStringLiteral("above_maximum"));
    QCOMPARE(high->limit.cents, 7'700);
    QVERIFY(ids(high->rules).contains(QStringLiteral("I-M9")));
    QCOMPARE(outcome(table.stake(player, anyOf(chance), 7'700)), kDone);
}

void RouletteLimitsTest::minimaAreByChance() {
    // O10: the house sets each minimum; O11's maximum follows from the chance's own minimum.
    Settings settings = online();
    settings.minimum[static_cast<std::size_t>(ChanceKind::straight)] = Money{50};
    settings.minimum[static_cast<std::size_t>(ChanceKind::red)] = Money{500};
    Table table(settings);
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    QCOMPARE(outcome(table.stake(player, "straight 1", 50)), kDone);
    QCOMPARE(outcome(table.stake(player, "straight 1", 1'451)), QStringLiteral("above_maximum"));
    QCOMPARE(outcome(table.stake(player, "straight 1", 1'450)), kDone);
    const std::optional<Refusal> low = table.stake(player, "red", 499);
    QCOMPARE(outcome(low), QStringLiteral("below_minimum"));
    QCOMPARE(low->limit.cents, 500);
    QVERIFY(ids(low->rules).contains(QStringLiteral("O10")));
    QCOMPARE(outcome(table.stake(player, "red", 270'001)), QStringLiteral("above_maximum"));
    QCOMPARE(outcome(table.stake(player, "black", 100)), kDone);
}

void RouletteLimitsTest::stakesKeepToTheLimits_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<qint64>("wallet");
    QTest::addColumn<QString>("words");
    QTest::addColumn<qint64>("amount");
    QTest::addColumn<QString>("result");
    QTest::addColumn<QList<qint64>>("hints"); // the limit, the nearest amount below, the nearest above
    const auto row = [](const char* tag, const Settings& settings, qint64 wallet, const char* words,
                        qint64 amount, const char* result, const QList<qint64>& hints = {}) {
        QTest::newRow(tag) << settings << wallet << QString::fromLatin1(words) << amount
                           << QString::fromLatin1(result) << hints;
    };
    const char* halves = "double_dozen 1-24";
    row("O10 the minimum", online(), 10'000, "straight 1", 100, "done");
    row("O10 any cent between", online(), 10'000, "straight 1", 777, "done");
    row("O10 nothing", online(), 10'000, "straight 1", 0, "below_minimum", {100, 0, 100});
    row("O10 less than nothing", online(), 10'000, "straight 1", -100, "below_minimum", {100, 0, 100});
    row("O10 much less", online(), 10'000, "straight 1", INT64_MIN, "below_minimum", {100, 0, 100});
    row("O11 far too much", online(), 10'000, "straight 1", INT64_MAX, "above_maximum", {3'000, 3'000, 0});
    row("O11 far too much, in steps", casino(), 10'000, "red", INT64_MAX, "above_maximum",
        {18'000, 10'000, 0});
    row("O11 what the wallet lacks is not proposed", online(), 2'000, "straight 1", 3'001, "above_maximum",
        {3'000, 2'000, 0});
    row("O3a more than the wallet holds", online(), 900, "straight 1", 901, "not_enough_points",
        {900, 900, 0});
    row("O3a all that the wallet holds", online(), 900, "straight 1", 900, "done");
    row("O3a not even the minimum is there", online(), 99, "straight 1", 100, "not_enough_points",
        {99, 0, 0});
    row("I-cent double dozen: half of it is no whole cent", online(), 10'000, halves, 101, "half_cent",
        {0, 100, 102});
    row("I-cent double column: half of it is no whole cent", online(), 10'000,
        "double_column 1 4 7 10 13 16 19 22 25 28 31 34 2 5 8 11 14 17 20 23 26 29 32 35", 333, "half_cent",
        {0, 332, 334});
    row("I-cent an even chance online is never halved", online(), 10'000, "red", 101, "done");
    row("I-cent a dozen is never halved", online(), 10'000, "dozen 1-12", 101, "done");
    row("I-cent in casinos even chances are halved on zero", withChips(Chips::cash), 10'000, "red", 101,
        "half_cent", {0, 100, 102});
    row("I-cent in casinos double dozens too", withChips(Chips::cash), 10'000, halves, 101, "half_cent",
        {0, 100, 102});
    row("I-cent in Macau nothing is halved", macau(), 10'000, "red", 101, "done");
    row("R7 chips are staked whole", casino(), 10'000, "straight 1", 150, "not_whole_chips", {100, 100, 200});
    row("R7 on even chances too", casino(), 10'000, "red", 150, "not_whole_chips", {100, 100, 200});
    row("R15a cash on the even chances", withChips(Chips::cash_on_even), 10'000, "red", 150, "done");
    row("R15a nowhere else", withChips(Chips::cash_on_even), 10'000, "dozen 1-12", 150, "not_whole_chips",
        {100, 100, 200});
    row("R15a cash must have a half", withChips(Chips::cash_on_even), 10'000, "red", 151, "half_cent",
        {0, 150, 152});
    row("R15b cash everywhere", withChips(Chips::cash), 10'000, "straight 1", 150, "done");
    row("R15b by the cent", withChips(Chips::cash), 10'000, "split 1 2", 123, "done");
    row("R34a below the minimum", casino(), 10'000, "straight 1", 50, "below_minimum", {100, 0, 100});
    row("R34b below the minimum", casino(), 10'000, "red", 50, "below_minimum", {100, 0, 100});
    row("I-M9 below the minimum", macau(), 10'000, "red", 50, "below_minimum", {100, 0, 100});
}

void RouletteLimitsTest::stakesKeepToTheLimits() {
    QFETCH(const Settings, settings);
    QFETCH(const qint64, wallet);
    QFETCH(const QString, words);
    QFETCH(const qint64, amount);
    QFETCH(const QString, result);
    QFETCH(const QList<qint64>, hints);
    Table table(settings);
    const PlayerId player = table.join(wallet);
    QVERIFY(table.runToBetting());
    const std::optional<Refusal> refusal = table.stake(player, words, amount);
    QCOMPARE(outcome(refusal), result);
    QCOMPARE(table.on(player, words), refusal ? 0 : amount);
    QCOMPARE(table.wallet(player), refusal ? wallet : wallet - amount);
    if (refusal) {
        QCOMPARE(
            QList<qint64>({refusal->limit.cents, refusal->nearestBelow.cents, refusal->nearestAbove.cents}),
            hints);
        QVERIFY(!refusal->rules.empty());
        for (const Money near : {refusal->nearestBelow, refusal->nearestAbove}) {
            if (near > Money{}) { // the proposed amount is accepted
                Table other(settings);
                other.join(wallet);
                other.runToBetting();
                QCOMPARE(outcome(other.stake(player, words, near.cents)), kDone);
            }
        }
    }
}

void RouletteLimitsTest::furtherChipsKeepToTheLimits_data() {
    QTest::addColumn<qint64>("first");
    QTest::addColumn<qint64>("second");
    QTest::addColumn<QString>("result");
    QTest::newRow("O10 chips may be added by the cent") << qint64(100) << qint64(1) << "done";
    QTest::newRow("O11 up to the maximum") << qint64(100) << qint64(2'900) << "done";
    QTest::newRow("O11 but not beyond") << qint64(100) << qint64(2'901) << "above_maximum";
    QTest::newRow("O11 not by far") << qint64(100) << qint64(INT64_MAX) << "above_maximum";
    QTest::newRow("O10 nor can they be taken off so") << qint64(500) << qint64(-100) << "below_minimum";
}

void RouletteLimitsTest::furtherChipsKeepToTheLimits() {
    QFETCH(const qint64, first);
    QFETCH(const qint64, second);
    QFETCH(const QString, result);
    Table table;
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    QCOMPARE(outcome(table.stake(player, "straight 1", first)), kDone);
    const std::optional<Refusal> refusal = table.stake(player, "straight 1", second);
    QCOMPARE(outcome(refusal), result);
    QCOMPARE(table.on(player, "straight 1"), refusal ? first : first + second);
    QCOMPARE(table.state().players[player].stakes.size(), 1U);
}

void RouletteLimitsTest::playersMaximumBoundsAllChances() {
    // O12
    Settings settings = online();
    settings.playerMaximum = Money{1'000};
    Table table(settings);
    const PlayerId player = table.join();
    const PlayerId other = table.join();
    QVERIFY(table.runToBetting());
    QCOMPARE(outcome(table.stake(player, "red", 700)), kDone);
    const std::optional<Refusal> refusal = table.stake(player, "straight 1", 400);
    QCOMPARE(outcome(refusal), QStringLiteral("above_maximum"));
    QCOMPARE(refusal->limit.cents, 1'000);
    QCOMPARE(refusal->nearestBelow.cents, 300);
    QCOMPARE(ids(refusal->rules), QStringList{QStringLiteral("O12")});
    QCOMPARE(outcome(table.stake(player, "straight 1", 300)), kDone);
    QCOMPARE(outcome(table.doubleUp(player)), QStringLiteral("above_maximum"));
    QCOMPARE(outcome(table.move(player, "red", "black")), kDone); // the total is unchanged
    QCOMPARE(outcome(table.stake(other, "red", 1'000)), kDone);   // each player separately
}

void RouletteLimitsTest::roomIsWhatIsTaken_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<QString>("words");
    QTest::newRow("O11 straight up") << online() << "straight 1";
    QTest::newRow("I-cent double dozen") << online() << "double_dozen 1-24";
    QTest::newRow("R34b even chance of whole chips") << casino() << "red";
    QTest::newRow("R34a line of whole chips") << casino() << "line 1-6";
    QTest::newRow("I-M9 sector") << macau() << "sector9 28 9 26 30 11 7 20 32 17";
}

void RouletteLimitsTest::roomIsWhatIsTaken() {
    QFETCH(const Settings, settings);
    QFETCH(const QString, words);
    Table table(settings);
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    for (int i = 0; i < 2; ++i) { // on an empty spot, and on top of an existing stake
        const Room room = roomFor(table.state(), player, table.spot(words));
        for (const std::int64_t amount : {room.least.cents - 1, room.most.cents + 1}) {
            QVERIFY(table.stake(player, words, amount));
        }
        const Money some = room.above(Money{777});
        QVERIFY(some >= Money{777});
        QCOMPARE(outcome(table.stake(player, words, some.cents)), kDone);
    }
    const Room rest = roomFor(table.state(), player, table.spot(words));
    QCOMPARE(outcome(table.stake(player, words, rest.below(rest.most).cents)), kDone);
    const Room full = roomFor(table.state(), player, table.spot(words));
    QCOMPARE(full.above(Money{1}).cents, 0);
    QCOMPARE(full.below(kLargestAmount).cents, 0);
}

#include "program/test_list.h"

MESAVIVA_TEST(RouletteLimitsTest)
#include "tst_roulette_limits.moc"
