// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "roulette_kit.h"

#include <QObject>

#include <algorithm>
#include <functional>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

const QString kDone = QStringLiteral("done");

/// A stake in words for a chance, whatever its numbers.
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

Settings withChips(Chips chips) {
    Settings settings = casino();
    settings.chips = chips;
    return settings;
}

QStringList sorted(QStringList list) {
    list.sort();
    return list;
}

/// An open table at which the player has had the 5 in the round before, and now has red and the zero series.
struct Scene {
    explicit Scene(const Settings& settings = casino()) : table(settings, QStringLiteral("8")) {
        player = table.join();
        table.runToBetting();
        table.stake(player, QStringLiteral("straight 5"), 300);
        table.runToClose();
        table.runToBetting();
    }
    void stakeSome() {
        table.stake(player, QStringLiteral("red"), 1'000);
        table.series(player, Series::zero, 100);
    }

    Table table;
    PlayerId player = 0;
};

} // namespace

/// What may be staked, how much, and how it is taken back.
class RouletteStakesTest : public QObject {
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
    void chipsHaveAValue_data();
    void chipsHaveAValue();
    void coloursAreMarkedWithTheirValue_data();
    void coloursAreMarkedWithTheirValue();
    void everyPlayerHasAColour_data();
    void everyPlayerHasAColour();
    void settingsOutsideTheirRule_data();
    void settingsOutsideTheirRule();
    void everyActIsUndone_data();
    void everyActIsUndone();
    void undoGoesBackActByAct();
    void undoEndsWithTheRound_data();
    void undoEndsWithTheRound();
    void clearTakesEverythingOff();
    void oneSpotIsTakenUp_data();
    void oneSpotIsTakenUp();
    void aGroupIsTakenUpWhole();
    void chipsAreMoved_data();
    void chipsAreMoved();
    void lastStakesAreRepeated();
    void repetitionIsRefused_data();
    void repetitionIsRefused();
    void stakesAreDoubledWholeOrNotAtAll();
    void favouritesArePlacedWholeOrNotAtAll_data();
    void favouritesArePlacedWholeOrNotAtAll();
    void lateStakesAreRefused_data();
    void lateStakesAreRefused();
    void strangersAreRefused();
    void refusalsChangeNothing();
};

void RouletteStakesTest::maximaFollowFromTheMinimum_data() {
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

void RouletteStakesTest::maximaFollowFromTheMinimum() {
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

void RouletteStakesTest::macausMaximumIsTheHouses_data() {
    QTest::addColumn<QString>("chance");
    QTest::newRow("M9 straight up") << "straight";
    QTest::newRow("M9 sector of nine") << "sector9";
    QTest::newRow("M9 sector of twelve") << "sector12";
    QTest::newRow("M9 red") << "red";
}

void RouletteStakesTest::macausMaximumIsTheHouses() {
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
    QVERIFY(ids(high->rules).contains(QStringLiteral("M9")));
    QCOMPARE(outcome(table.stake(player, anyOf(chance), 7'700)), kDone);
}

void RouletteStakesTest::minimaAreByChance() {
    // O10: the house sets each; O11's maximum follows from the chance's own.
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

void RouletteStakesTest::stakesKeepToTheLimits_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<qint64>("wallet");
    QTest::addColumn<QString>("words");
    QTest::addColumn<qint64>("amount");
    QTest::addColumn<QString>("result");
    QTest::addColumn<QList<qint64>>("hints"); // the limit, the nearest below, the nearest above
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
    row("O30 more than the wallet holds", online(), 900, "straight 1", 901, "not_enough_points",
        {900, 900, 0});
    row("O30 all that the wallet holds", online(), 900, "straight 1", 900, "done");
    row("O30 not even the minimum is there", online(), 99, "straight 1", 100, "not_enough_points",
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
    row("M9 below the minimum", macau(), 10'000, "red", 50, "below_minimum", {100, 0, 100});
}

void RouletteStakesTest::stakesKeepToTheLimits() {
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
            if (near > Money{}) { // what is proposed is taken
                Table other(settings);
                other.join(wallet);
                other.runToBetting();
                QCOMPARE(outcome(other.stake(player, words, near.cents)), kDone);
            }
        }
    }
}

void RouletteStakesTest::furtherChipsKeepToTheLimits_data() {
    QTest::addColumn<qint64>("first");
    QTest::addColumn<qint64>("second");
    QTest::addColumn<QString>("result");
    QTest::newRow("O10 chips may be added by the cent") << qint64(100) << qint64(1) << "done";
    QTest::newRow("O11 up to the maximum") << qint64(100) << qint64(2'900) << "done";
    QTest::newRow("O11 but not beyond") << qint64(100) << qint64(2'901) << "above_maximum";
    QTest::newRow("O11 not by far") << qint64(100) << qint64(INT64_MAX) << "above_maximum";
    QTest::newRow("O10 nor can they be taken off so") << qint64(500) << qint64(-100) << "below_minimum";
}

void RouletteStakesTest::furtherChipsKeepToTheLimits() {
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

void RouletteStakesTest::playersMaximumBoundsAllChances() {
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
    QCOMPARE(outcome(table.move(player, "red", "black")), kDone); // as much as before
    QCOMPARE(outcome(table.stake(other, "red", 1'000)), kDone);   // each player for themselves
}

void RouletteStakesTest::roomIsWhatIsTaken_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<QString>("words");
    QTest::newRow("O11 straight up") << online() << "straight 1";
    QTest::newRow("I-cent double dozen") << online() << "double_dozen 1-24";
    QTest::newRow("R34b even chance of whole chips") << casino() << "red";
    QTest::newRow("R34a line of whole chips") << casino() << "line 1-6";
    QTest::newRow("M9 sector") << macau() << "sector9 28 9 26 30 11 7 20 32 17";
}

void RouletteStakesTest::roomIsWhatIsTaken() {
    QFETCH(const Settings, settings);
    QFETCH(const QString, words);
    Table table(settings);
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    for (int i = 0; i < 2; ++i) { // on the bare cloth, and on top of what lies
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

void RouletteStakesTest::chipsHaveAValue_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<qint64>("value");
    QTest::addColumn<QString>("result");
    QTest::addColumn<QList<qint64>>("hints");
    const auto row = [](const char* tag, const Settings& settings, qint64 value, const char* result,
                        const QList<qint64>& hints = {}) {
        QTest::newRow(tag) << settings << value << QString::fromLatin1(result) << hints;
    };
    row("R9 the table's minimum", casino(), 100, "done");
    row("R9 a whole multiple of it", casino(), 300, "done");
    row("R9 up to the straight up's maximum", casino(), 1'000, "done");
    row("R9 not beyond", casino(), 1'100, "above_maximum", {1'000, 1'000, 0});
    row("R9 not less than the minimum", casino(), 50, "below_minimum", {100, 0, 100});
    row("R9 nothing between", casino(), 250, "not_whole_chips", {100, 200, 300});
    row("R9 nothing absurd", casino(), INT64_MAX, "above_maximum", {1'000, 1'000, 0});
    row("R15b cash chips have their own", withChips(Chips::cash), 250, "done");
}

void RouletteStakesTest::chipsHaveAValue() {
    QFETCH(const Settings, settings);
    QFETCH(const qint64, value);
    QFETCH(const QString, result);
    QFETCH(const QList<qint64>, hints);
    Table table(settings);
    QVERIFY(!table.send(Admit{{100'000}}));
    const std::optional<Refusal> refusal = table.send(Join{0, Money{value}});
    QCOMPARE(outcome(refusal), result);
    QCOMPARE(table.isHere(0), !refusal);
    if (refusal) {
        QCOMPARE(
            QList<qint64>({refusal->limit.cents, refusal->nearestBelow.cents, refusal->nearestAbove.cents}),
            hints);
        QVERIFY(ids(refusal->rules).contains(QStringLiteral("R9")));
        QCOMPARE(table.last<Refused>().deed, Deed::join);
        return;
    }
    const bool cash = settings.chips == Chips::cash;
    QCOMPARE(table.last<PlayerJoined>().chipValue, cash ? std::nullopt : std::optional(Money{value}));
    QVERIFY(table.runToBetting());
    QCOMPARE(outcome(table.stake(0, "split 1 2", value + 50)),
             cash ? kDone : QStringLiteral("not_whole_chips"));
    QCOMPARE(outcome(table.stake(0, "split 1 2", value)), kDone);
}

void RouletteStakesTest::coloursAreMarkedWithTheirValue_data() {
    QTest::addColumn<bool>("plays");
    QTest::newRow("R10 the display shows what is in play") << false;
    QTest::newRow("R11 and goes on showing it while the player plays") << true;
}

void RouletteStakesTest::coloursAreMarkedWithTheirValue() {
    QFETCH(const bool, plays);
    Table table(casino());
    const PlayerId ana = table.join(100'000, 300);
    const PlayerId rui = table.join(100'000, 200);
    QCOMPARE(table.last<PlayerJoined>().colour, table.state().players[rui].colour);
    QCOMPARE(table.last<PlayerJoined>().chipValue, std::optional(Money{200}));
    if (plays) {
        QVERIFY(table.runToBetting());
        table.stake(ana, "red", 600);
        QVERIFY(table.runToClose());
    }
    QVERIFY(table.state().players[ana].colour != table.state().players[rui].colour);
    QCOMPARE(table.state().players[ana].chipValue, std::optional(Money{300}));
    QCOMPARE(table.state().players[rui].chipValue, std::optional(Money{200}));
}

void RouletteStakesTest::everyPlayerHasAColour_data() {
    QTest::addColumn<bool>("leaves");
    QTest::newRow("R8 as many players as colours") << false;
    QTest::newRow("R13 a colour must be free") << true;
}

void RouletteStakesTest::everyPlayerHasAColour() {
    QFETCH(const bool, leaves);
    Table table(casino());
    std::vector<std::uint8_t> colours;
    for (std::size_t i = 0; i < kColours; ++i) {
        colours.push_back(table.state().players[table.join()].colour);
    }
    std::ranges::sort(colours);
    QVERIFY(std::ranges::adjacent_find(colours) == colours.end());
    QVERIFY(!table.send(Admit{{100'000}}));
    const auto late = static_cast<PlayerId>(kColours);
    if (!leaves) {
        QCOMPARE(outcome(table.send(Join{late, {}})), QStringLiteral("seat_taken"));
        return;
    }
    QCOMPARE(outcome(table.leave(3)), kDone);
    QCOMPARE(outcome(table.send(Join{late, {}})), kDone);
    QCOMPARE(table.state().players[late].colour, table.state().players[3].colour);
    QCOMPARE(table.state().players[late].chipValue, std::optional(Money{100})); // by default the minimum
}

void RouletteStakesTest::settingsOutsideTheirRule_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<QString>("setting");
    QTest::addColumn<QString>("rule");
    const auto row = [](const char* tag, Settings settings, const std::function<void(Settings&)>& change,
                        const char* setting, const char* rule) {
        change(settings);
        QTest::newRow(tag) << settings << QString::fromLatin1(setting) << QString::fromLatin1(rule);
    };
    const auto minimum = [](std::int64_t cents) {
        return [cents](Settings& s) { s.minimum[3] = Money{cents}; };
    };
    const auto maximum = [](std::int64_t cents) {
        return [cents](Settings& s) { s.maximum = Money{cents}; };
    };
    const auto ofPlayer = [](std::int64_t cents) {
        return [cents](Settings& s) { s.playerMaximum = Money{cents}; };
    };
    row("O10 a minimum of nothing", online(), minimum(0), "minimum", "O10");
    row("O10 a minimum below nothing", online(), minimum(-1), "minimum", "O10");
    row("O10 an enormous minimum", online(), minimum(kLargestAmount.cents + 1), "minimum", "O10");
    row("R34a a minimum of nothing", casino(), minimum(0), "minimum", "R34a");
    row("M9 a minimum of nothing", macau(), minimum(0), "minimum", "M9");
    row("O11 the maximum follows from the minimum", online(), maximum(5'000), "maximum", "O11");
    row("R34a the maximum follows from the minimum", casino(), maximum(5'000), "maximum", "R34a");
    row("M9 a maximum below the minimum", macau(), maximum(99), "maximum", "M9");
    row("O12 a player's maximum below every minimum", online(), ofPlayer(99), "player_maximum", "O12");
    row("O12 no player's maximum in casinos", casino(), ofPlayer(5'000), "player_maximum", "R34a");
    row("O12 no player's maximum in Macau", macau(), ofPlayer(5'000), "player_maximum", "M9");
    row(
        "R24a casinos always have double dozens", casino(), [](Settings& s) { s.doubleDozen = false; },
        "double_dozen", "R24a");
    row(
        "R24a casinos always have double columns", casino(), [](Settings& s) { s.doubleColumn = false; },
        "double_column", "R24a");
    row(
        "M6.8 Macau has no double dozens", macau(), [](Settings& s) { s.doubleDozen = true; }, "double_dozen",
        "M6.8");
    row(
        "R1 a double table is the casino's", online(), [](Settings& s) { s.doubleLayout = true; },
        "double_layout", "R1");
    row(
        "R1 no double table in Macau", macau(), [](Settings& s) { s.doubleLayout = true; }, "double_layout",
        "R1");
    row(
        "I-O7b the shortcut is online's", casino(), [](Settings& s) { s.seriesShortcut = true; },
        "series_shortcut", "R25a");
    row(
        "R15a cash chips are the casino's", online(), [](Settings& s) { s.chips = Chips::cash; }, "chips",
        "R15a");
    row(
        "O14 a betting period has a length", online(), [](Settings& s) { s.betting = Duration(0); },
        "betting_seconds", "O14");
    row(
        "M3.2.1 a betting period has a length", macau(), [](Settings& s) { s.betting = Duration(0); },
        "betting_seconds", "M3.2.1");
    row(
        "R20 a ball takes its time", casino(), [](Settings& s) { s.spin = Duration(1'999); }, "spin_seconds",
        "R20");
}

void RouletteStakesTest::settingsOutsideTheirRule() {
    QFETCH(const Settings, settings);
    QFETCH(const QString, setting);
    QFETCH(const QString, rule);
    const std::optional<BadSetting> bad = firstBadSetting(settings);
    QVERIFY(bad);
    QCOMPARE(key(bad->setting), setting);
    QCOMPARE(key(bad->rule.text()), rule);
}

void RouletteStakesTest::everyActIsUndone_data() {
    QTest::addColumn<bool>("bare"); // nothing lies before
    QTest::addColumn<QString>("act");
    QTest::newRow("R20 a stake") << false << "stake";
    QTest::newRow("R20 chips on top of a stake") << false << "more";
    QTest::newRow("R20 a series, whole") << false << "series";
    QTest::newRow("R20 neighbours, whole") << false << "neighbours";
    QTest::newRow("R20 a taking up") << false << "take";
    QTest::newRow("I-R34c a taking up of a series") << false << "take a series";
    QTest::newRow("R20 a clearing") << false << "clear";
    QTest::newRow("R20 a doubling") << false << "double";
    QTest::newRow("R20 a move") << false << "move";
    QTest::newRow("R20 a move onto other chips") << false << "join";
    QTest::newRow("R20 a repetition") << true << "repeat";
    QTest::newRow("R20 a favourite") << false << "favourite";
}

void RouletteStakesTest::everyActIsUndone() {
    QFETCH(const bool, bare);
    QFETCH(const QString, act);
    Scene scene;
    Table& table = scene.table;
    const PlayerId player = scene.player;
    if (!bare) {
        scene.stakeSome();
        table.stake(player, "black", 500);
    }
    const QStringList before = sorted(table.lying(player));
    const std::int64_t wallet = table.wallet(player);
    const std::int64_t staked = table.staked(player);
    const auto carryOut = [&]() -> std::optional<Refusal> {
        if (act == QLatin1String("stake")) {
            return table.stake(player, "split 1 2", 500);
        }
        if (act == QLatin1String("more")) {
            return table.stake(player, "red", 500);
        }
        if (act == QLatin1String("series")) {
            return table.series(player, Series::zero, 200);
        }
        if (act == QLatin1String("neighbours")) {
            return table.neighbours(player, "17", 5, 100);
        }
        if (act == QLatin1String("take")) {
            return table.take(player, "red");
        }
        if (act == QLatin1String("take a series")) {
            return table.take(player, "straight 26");
        }
        if (act == QLatin1String("clear")) {
            return table.clear(player);
        }
        if (act == QLatin1String("double")) {
            return table.doubleUp(player);
        }
        if (act == QLatin1String("move")) {
            return table.move(player, "red", "even");
        }
        if (act == QLatin1String("join")) {
            return table.move(player, "red", "black");
        }
        if (act == QLatin1String("repeat")) {
            return table.repeat(player);
        }
        return table.send(PlaceAll{
            player, {{table.spot("odd"), {}, Money{300}}, {table.spot("straight 9"), {}, Money{200}}}});
    };
    QCOMPARE(outcome(carryOut()), kDone);
    QVERIFY(sorted(table.lying(player)) != before);
    QCOMPARE(outcome(table.undo(player)), kDone);
    QCOMPARE(sorted(table.lying(player)), before);
    QCOMPARE(table.wallet(player), wallet);
    QCOMPARE(table.staked(player), staked);
    QCOMPARE(table.state().onLayout(player).cents, staked);
}

void RouletteStakesTest::undoGoesBackActByAct() {
    Scene scene;
    Table& table = scene.table;
    const PlayerId other = table.join();
    scene.stakeSome();
    table.stake(other, "black", 500);
    table.clear(scene.player);
    QCOMPARE(outcome(table.undo(scene.player)), kDone); // the clearing
    QCOMPARE(table.staked(scene.player), 1'400);
    QCOMPARE(outcome(table.undo(scene.player)), kDone); // the series
    QCOMPARE(table.lying(scene.player), QStringList{QStringLiteral("red: 1000")});
    QCOMPARE(outcome(table.undo(scene.player)), kDone); // red
    QCOMPARE(outcome(table.undo(scene.player)), QStringLiteral("no_stake"));
    QCOMPARE(table.staked(other), 500);
    QCOMPARE(table.staked(scene.player), 0);
    for (const StakeTakenBack& back : table.all<StakeTakenBack>()) {
        QCOMPARE(back.player, scene.player);
    }
}

void RouletteStakesTest::undoEndsWithTheRound_data() {
    QTest::addColumn<QString>("end");
    QTest::newRow("R19 a round that was played") << "played";
    QTest::newRow("O20 a void round") << "void";
    QTest::newRow("O27 a session that was ended") << "left";
}

void RouletteStakesTest::undoEndsWithTheRound() {
    QFETCH(const QString, end);
    Table table(online(), QStringLiteral("8"));
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    table.stake(player, "red", 1'000);
    table.clear(player);
    if (end == QLatin1String("left")) {
        QCOMPARE(outcome(table.leave(player)), kDone);
        QCOMPARE(outcome(table.send(Join{player, {}})), kDone);
    } else {
        if (end == QLatin1String("void")) {
            QCOMPARE(outcome(table.send(FailSystem{})), kDone);
        }
        QVERIFY(table.runToClose());
        QVERIFY(table.runToBetting());
    }
    QCOMPARE(outcome(table.undo(player)), QStringLiteral("no_stake"));
    QCOMPARE(table.staked(player), 0);
}

void RouletteStakesTest::clearTakesEverythingOff() {
    Scene scene;
    scene.stakeSome();
    Table& table = scene.table;
    QCOMPARE(outcome(table.clear(scene.player)), kDone);
    QCOMPARE(table.count<StakeTakenBack>(), 5U);
    QVERIFY(table.lying(scene.player).isEmpty());
    QCOMPARE(table.state().onLayout(scene.player).cents, 0);
    QCOMPARE(table.wallet(scene.player), 1'000'000 - 300);
    QCOMPARE(outcome(table.clear(scene.player)), QStringLiteral("no_stake"));
}

void RouletteStakesTest::oneSpotIsTakenUp_data() {
    QTest::addColumn<QString>("spot");
    QTest::addColumn<QString>("result");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<qint64>("left");
    const auto row = [](const char* tag, const char* spot, const char* result, const char* rule,
                        qint64 left) {
        QTest::newRow(tag) << QString::fromLatin1(spot) << QString::fromLatin1(result)
                           << QString::fromLatin1(rule) << left;
    };
    // 1000 on red, 500 on 26, and the zero series with chips of 100, one of them on the 26.
    row("R20 a single stake", "red", "done", "", 900);
    row("R20 the single chips before a series' part", "straight 26", "done", "", 1'400);
    row("I-R34c a series' part brings the series", "split 0 3", "done", "", 1'500);
    row("R20 where nothing lies", "black", "no_stake", "R20", 1'900);
    row("R20 from nowhere", "line 1 2 3 7 8 9", "not_a_stake", "R24a", 1'900);
}

void RouletteStakesTest::oneSpotIsTakenUp() {
    QFETCH(const QString, spot);
    QFETCH(const QString, result);
    QFETCH(const QString, rule);
    QFETCH(const qint64, left);
    Scene scene;
    scene.stakeSome();
    Table& table = scene.table;
    table.stake(scene.player, "straight 26", 500);
    const PlayerId other = table.join();
    table.stake(other, "red", 300);
    const std::int64_t all = table.wallet(scene.player) + table.staked(scene.player);
    const std::optional<Refusal> refusal = table.take(scene.player, spot);
    QCOMPARE(outcome(refusal), result);
    if (refusal) {
        QVERIFY(ids(refusal->rules).contains(rule));
        QCOMPARE(table.last<Refused>().deed, Deed::take);
    }
    QCOMPARE(table.staked(scene.player), left);
    QCOMPARE(table.state().onLayout(scene.player).cents, left);
    QCOMPARE(table.wallet(scene.player), all - left);
    QCOMPARE(table.staked(other), 300);
}

// R25a, R25b, I-R34c: of several groups with a part on a spot the one that came last goes first; by its name
// each of them does.
void RouletteStakesTest::aGroupIsTakenUpWhole() {
    Scene scene;
    Table& table = scene.table;
    const PlayerId player = scene.player;
    table.series(player, Series::zero, 100);
    table.neighbours(player, "26", 3, 200);
    const Group neighbours(Pocket(26), 3);
    QCOMPARE(outcome(table.take(player, "straight 26")), kDone);
    QCOMPARE(stakedOn(table.state().players[player], neighbours), Money{});
    QCOMPARE(table.staked(player), 400);
    QCOMPARE(outcome(table.undo(player)), kDone);
    QCOMPARE(table.staked(player), 1'000);
    QCOMPARE(outcome(table.send(TakeUp{player, kNoSpot, Group(Series::zero)})), kDone);
    QCOMPARE(table.staked(player), 600);
    QCOMPARE(stakedOn(table.state().players[player], neighbours), Money{600});
    QCOMPARE(outcome(table.send(TakeUp{player, kNoSpot, Group(Series::zero)})), QStringLiteral("no_stake"));
}

void RouletteStakesTest::chipsAreMoved_data() {
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("result");
    QTest::addColumn<qint64>("there");
    const auto row = [](const char* tag, const char* from, const char* to, const char* result, qint64 there) {
        QTest::newRow(tag) << QString::fromLatin1(from) << QString::fromLatin1(to)
                           << QString::fromLatin1(result) << there;
    };
    // 1000 on red, 500 on 17, and the zero series with chips of 100.
    row("R20 to a bare spot", "straight 17", "split 17 20", "done", 500);
    row("R20 onto other chips", "straight 17", "red", "done", 1'500);
    row("R34a within the other spot's limit", "red", "straight 17", "above_maximum", 500);
    row("R20 where nothing lies", "black", "even", "no_stake", 0);
    row("R20 onto itself", "red", "red", "not_a_stake", 1'000);
    row("R20 from nowhere", "line 1 2 3 7 8 9", "red", "not_a_stake", 1'000);
    row("R20 to nowhere", "red", "line 1 2 3 7 8 9", "not_a_stake", 0);
    row("R25a a series' chips stay with it", "straight 26", "straight 25", "no_stake", 0);
    row("R25a single chips go beside a series' chip", "straight 17", "straight 26", "done", 500);
}

void RouletteStakesTest::chipsAreMoved() {
    QFETCH(const QString, from);
    QFETCH(const QString, to);
    QFETCH(const QString, result);
    QFETCH(const qint64, there);
    Scene scene;
    scene.stakeSome();
    Table& table = scene.table;
    table.stake(scene.player, "straight 17", 500);
    const std::int64_t staked = table.staked(scene.player);
    QCOMPARE(outcome(table.move(scene.player, from, to)), result);
    if (table.spot(to) != kNoSpot) {
        QCOMPARE(table.on(scene.player, to), there);
    }
    QCOMPARE(table.staked(scene.player), staked);
    QCOMPARE(table.state().onLayout(scene.player).cents, staked);
}

void RouletteStakesTest::lastStakesAreRepeated() {
    Table table(casino(), QStringLiteral("8 8"));
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    table.stake(player, "red", 1'000);
    table.series(player, Series::pequena, 100);
    const QStringList lay = table.lying(player);
    QVERIFY(table.runToClose());
    QVERIFY(table.runToBetting()); // a round without a stake between
    QVERIFY(table.runToClose());
    QVERIFY(table.runToBetting());
    QCOMPARE(outcome(table.repeat(player)), kDone);
    QCOMPARE(table.lying(player), lay);
    QCOMPARE(table.on(player, "split 5 8", Group(Series::pequena)), 100);
    QCOMPARE(table.all<Staked>().back().act, 1U);
}

void RouletteStakesTest::repetitionIsRefused_data() {
    QTest::addColumn<bool>("played");
    QTest::addColumn<bool>("staked");
    QTest::addColumn<qint64>("wallet");
    QTest::addColumn<QString>("result");
    QTest::newRow("R19 nothing to repeat") << false << false << qint64(10'000) << "no_stake";
    QTest::newRow("R19 something lies already") << true << true << qint64(10'000) << "already_decided";
    QTest::newRow("R12 too few points left") << true << false << qint64(1'500) << "not_enough_points";
    QTest::newRow("R19 repeated") << true << false << qint64(2'000) << "done";
}

void RouletteStakesTest::repetitionIsRefused() {
    QFETCH(const bool, played);
    QFETCH(const bool, staked);
    QFETCH(const qint64, wallet);
    QFETCH(const QString, result);
    Table table(casino(), QStringLiteral("8"));
    const PlayerId player = table.join(wallet);
    QVERIFY(table.runToBetting());
    if (played) {
        QCOMPARE(outcome(table.stake(player, "red", 500)), kDone);
        QCOMPARE(outcome(table.stake(player, "straight 1", 500)), kDone);
    }
    QVERIFY(table.runToClose());
    QVERIFY(table.runToBetting());
    if (staked) {
        table.stake(player, "even", 100);
    }
    QCOMPARE(outcome(table.repeat(player)), result);
    QCOMPARE(table.staked(player), result == kDone ? 1'000 : staked ? 100 : 0);
}

void RouletteStakesTest::stakesAreDoubledWholeOrNotAtAll() {
    Table table(casino());
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    QCOMPARE(outcome(table.doubleUp(player)), QStringLiteral("no_stake"));
    table.stake(player, "straight 1", 300);
    table.series(player, Series::zero, 100);
    QCOMPARE(outcome(table.doubleUp(player)), kDone);
    QCOMPARE(table.staked(player), 1'400);
    QCOMPARE(table.on(player, "straight 26", Group(Series::zero)), 200);
    const std::optional<Refusal> refusal = table.doubleUp(player); // the straight up would come to 1200
    QCOMPARE(outcome(refusal), QStringLiteral("above_maximum"));
    QCOMPARE(refusal->limit.cents, 1'000);
    QCOMPARE(table.staked(player), 1'400);
}

void RouletteStakesTest::favouritesArePlacedWholeOrNotAtAll_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<QString>("stakes"); // words and cents, each with its group
    QTest::addColumn<QString>("result");
    const auto row = [](const char* tag, const Settings& settings, const char* stakes, const char* result) {
        QTest::newRow(tag) << settings << QString::fromLatin1(stakes) << QString::fromLatin1(result);
    };
    row("R26 single stakes", casino(), "red=1000; straight 1=500", "done");
    row("R26 the same spot twice", casino(), "straight 1=500; straight 1=500", "done");
    row("R34a both together are too much", casino(), "straight 1=500; straight 1=600", "above_maximum");
    row("R34a the last of them is too much", casino(), "red=1000; even=1000; straight 1=1100",
        "above_maximum");
    row("R34a the last of them is too little", casino(), "red=1000; straight 1=0", "below_minimum");
    row("R12 all together are too much", casino(), "red=7000; even=7000", "not_enough_points");
    row("R24a none", casino(), "", "no_stake");
    row("R24a no such spot", casino(), "red=1000; line 1 2 3 7 8 9=100", "not_a_stake");
    row("R25a a whole series", casino(),
        "split 0 3=100 zero; split 12 15=100 zero; straight 26=100 zero; split 32 35=100 zero", "done");
    row("R25a part of a series", casino(), "split 0 3=100 zero; split 12 15=100 zero", "not_a_stake");
    row("R25a a series with uneven chips", casino(),
        "split 0 3=100 zero; split 12 15=200 zero; straight 26=100 zero; split 32 35=100 zero",
        "not_a_stake");
    row("R25a a series with a chip too many", casino(),
        "split 0 3=100 zero; split 12 15=100 zero; straight 26=100 zero; split 32 35=100 zero; red=100 zero",
        "not_a_stake");
    row("R25b a number with its neighbours", casino(),
        "straight 25=100 17/3; straight 17=100 17/3; straight 34=100 17/3", "done");
    row("R25b a number with one neighbour", casino(), "straight 25=100 17/3; straight 17=100 17/3",
        "not_a_stake");
    row("R25b a number that the wheel lacks", casino(),
        "straight 26=100 00/3; straight 0=100 00/3; straight 32=100 00/3", "not_a_stake");
    row("R34c a series beyond its limit", casino(),
        "split 0 3=3100 zero; split 12 15=3100 zero; straight 26=3100 zero; split 32 35=3100 zero",
        "above_maximum");
    row("R34c enormous chips", casino(),
        "split 0 3=9223372036854775807 zero; split 12 15=9223372036854775807 zero; "
        "straight 26=9223372036854775807 zero; split 32 35=9223372036854775807 zero",
        "above_maximum");
    row("I-O7b online groups are booked as single stakes", online(), "straight 25=100 zero", "done");
    row("R25a no groups with the American order", americanCasino(), "straight 25=100 zero", "done");
    row("O12 what the house leaves out", macau(), "double_dozen 1-24=100", "not_offered");
}

void RouletteStakesTest::favouritesArePlacedWholeOrNotAtAll() {
    QFETCH(const Settings, settings);
    QFETCH(const QString, stakes);
    QFETCH(const QString, result);
    Table table(settings);
    const PlayerId player = table.join(12'500);
    QVERIFY(table.runToBetting());
    PlaceAll command{player, {}};
    std::int64_t total = 0;
    for (const QString& entry : stakes.split(QStringLiteral("; "), Qt::SkipEmptyParts)) {
        const QStringList sum = entry.section(QLatin1Char('='), 1).split(QLatin1Char(' '));
        Stake stake{table.spot(entry.section(QLatin1Char('='), 0, 0)), {}, Money{sum[0].toLongLong()}};
        if (sum.size() > 1) {
            const std::optional<Series> series = seriesFrom(sum[1].toStdString());
            stake.group = series ? Group(*series)
                                 : Group(pocket(sum[1].section(QLatin1Char('/'), 0, 0)),
                                         sum[1].section(QLatin1Char('/'), 1).toInt());
        }
        command.stakes.push_back(stake);
        total += sum[0].size() > 9 ? 0 : stake.amount.cents;
    }
    QCOMPARE(outcome(table.send(command)), result);
    const bool done = result == kDone;
    QCOMPARE(table.staked(player), done ? total : 0);
    QCOMPARE(table.count<Staked>(), done ? command.stakes.size() : 0U);
    for (const Staked& staked : table.all<Staked>()) {
        QCOMPARE(staked.act, 1U);
        QVERIFY(groupsAreBooked(settings) || staked.stake.group.isNone());
    }
}

void RouletteStakesTest::lateStakesAreRefused_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<Phase>("phase");
    QTest::addColumn<QString>("rule");
    const auto row = [](const char* tag, const Settings& settings, Phase phase, const char* rule) {
        QTest::newRow(tag) << settings << phase << QString::fromLatin1(rule);
    };
    row("O14 once the ball runs", online(), Phase::running, "O14");
    row("O14 once the number is known", online(), Phase::drawn, "O14");
    row("O14 while winners are paid", online(), Phase::paying, "O14");
    row("O14 before the round closes", online(), Phase::ending, "O14");
    row("O14 between rounds", online(), Phase::between, "O14");
    row("R19 before payments are done", casino(), Phase::paying, "R19");
    row("R20 once the number is known", casino(), Phase::drawn, "R20");
    row("M3.2.1 once the ball runs", macau(), Phase::running, "M3.2.1");
    row("M3.1 before the last round is settled", macau(), Phase::paying, "M3.1");
}

void RouletteStakesTest::lateStakesAreRefused() {
    QFETCH(const Settings, settings);
    QFETCH(const Phase, phase);
    QFETCH(const QString, rule);
    Table table(settings, QStringLiteral("9"));
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    table.stake(player, "red", 200);
    table.stake(player, "black", 200);
    QVERIFY(table.runToPhase(phase));
    const auto refused = [&](const std::optional<Refusal>& refusal) {
        return outcome(refusal) == QLatin1String("not_now") && ids(refusal->rules).contains(rule);
    };
    const std::int64_t before = table.wallet(player);
    QVERIFY(refused(table.stake(player, "odd", 200)));
    QVERIFY(refused(table.undo(player)));
    QVERIFY(refused(table.clear(player)));
    QVERIFY(refused(table.take(player, "red")));
    QVERIFY(refused(table.doubleUp(player)));
    QVERIFY(refused(table.repeat(player)));
    QVERIFY(refused(table.move(player, "red", "odd")));
    QVERIFY(refused(table.send(PlaceAll{player, {{table.spot("odd"), {}, Money{200}}}})));
    if (offersSeries(settings)) {
        QVERIFY(refused(table.series(player, Series::zero, 100)));
        QVERIFY(refused(table.neighbours(player, "1", 3, 100)));
    }
    QCOMPARE(table.wallet(player), before);
}

void RouletteStakesTest::strangersAreRefused() {
    Table table;
    QVERIFY(!table.send(Admit{{100'000}})); // admitted, but not at the table
    QVERIFY(table.runToBetting());
    for (const PlayerId stranger : {PlayerId{0}, PlayerId{1}, PlayerId{200}, kNobody}) {
        QCOMPARE(outcome(table.stake(stranger, "red", 100)), QStringLiteral("not_seated"));
        QCOMPARE(outcome(table.undo(stranger)), QStringLiteral("not_seated"));
        QCOMPARE(outcome(table.clear(stranger)), QStringLiteral("not_seated"));
        QCOMPARE(outcome(table.take(stranger, "red")), QStringLiteral("not_seated"));
        QCOMPARE(outcome(table.parol(stranger)), QStringLiteral("not_seated"));
        QCOMPARE(outcome(table.spin(stranger)), QStringLiteral("not_seated"));
        QCOMPARE(outcome(table.leave(stranger)), QStringLiteral("not_seated"));
        QVERIFY(ids(table.last<Refused>().refusal.rules).contains(QStringLiteral("O27")));
    }
}

void RouletteStakesTest::refusalsChangeNothing() {
    Table table;
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    table.stake(player, "red", 500);
    const State before = table.state();
    const std::size_t entries = table.entries().size();
    QVERIFY(table.stake(player, "red", 10'000'000));
    QVERIFY(table.series(player, Series::zero, 100));
    QVERIFY(table.parol(player));
    QVERIFY(table.repeat(player));
    QVERIFY(table.spin(player));
    QVERIFY(table.state() == before);
    QCOMPARE(table.entries().size(), entries + 5);
    QCOMPARE(table.count<Refused>(), 5U);
}

QTEST_GUILESS_MAIN(RouletteStakesTest)
#include "tst_roulette_stakes.moc"
