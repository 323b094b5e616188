// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "roulette_kit.h"

#include <QObject>

#include <algorithm>
#include <cstdlib>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

/// The position of a number from 1 to 36: three columns of twelve that end in 34, 35 and 36 (O6d, R24a).
struct Place {
    int row;
    int column;
};
Place placeOf(int number) { return {(number + 2) / 3, number - 3 * ((number + 2) / 3) + 3}; }

Numbers setOf(const std::vector<int>& indices) {
    Numbers result;
    for (int index : indices) {
        result.add(Pocket(index));
    }
    return result;
}

bool anyZero(const std::vector<int>& indices) {
    return std::ranges::any_of(indices, [](int index) { return index == 0 || index == 37; });
}

/// Returns whether the numbers fill a rectangle of `rows` by `columns` on the layout.
bool isBlock(const std::vector<int>& indices, int rows, int columns) {
    int top = 99;
    int bottom = 0;
    int left = 99;
    int right = 0;
    for (int index : indices) {
        const Place place = placeOf(index);
        top = std::min(top, place.row);
        bottom = std::max(bottom, place.row);
        left = std::min(left, place.column);
        right = std::max(right, place.column);
    }
    return bottom - top + 1 == rows && right - left + 1 == columns &&
           static_cast<int>(indices.size()) == rows * columns;
}

// I-O7, entered by hand.
QStringList zeroStakes(int pockets, ChanceKind kind) {
    const bool both = pockets == 38;
    switch (kind) {
    case ChanceKind::split:
        return both ? QStringList{"0 00", "0 1", "0 2", "00 2", "00 3"} : QStringList{"0 1", "0 2", "0 3"};
    case ChanceKind::street:
        return both ? QStringList{"0 1 2", "0 00 2", "00 2 3"} : QStringList{"0 1 2", "0 2 3"};
    case ChanceKind::corner: return both ? QStringList{} : QStringList{"0 1 2 3"};
    default: return {};
    }
}

bool isZeroStake(int pockets, ChanceKind kind, Numbers covered) {
    const QStringList all = zeroStakes(pockets, kind);
    return std::ranges::any_of(all, [&](const QString& text) { return numbers(text) == covered; });
}

bool isExpected(int pockets, ChanceKind kind, const std::vector<int>& indices) {
    if (anyZero(indices)) {
        return isZeroStake(pockets, kind, setOf(indices));
    }
    switch (kind) {
    case ChanceKind::split: return isBlock(indices, 1, 2) || isBlock(indices, 2, 1);
    case ChanceKind::street: return isBlock(indices, 1, 3);
    case ChanceKind::corner: return isBlock(indices, 2, 2);
    case ChanceKind::line: return isBlock(indices, 2, 3);
    default: return false;
    }
}

int countOf(const Layout& layout, ChanceKind kind) {
    return static_cast<int>(std::ranges::count(layout.spots(), kind, &Spot::kind));
}

} // namespace

/// Every stake that the layout offers, and no other.
class RouletteLayoutTest : public QObject {
    Q_OBJECT

private slots:
    void countsAreKnown_data();
    void countsAreKnown();
    void everyCombinationIsThere_data();
    void everyCombinationIsThere();
    void outsideStakesAreAsListed_data();
    void outsideStakesAreAsListed();
    void noStakeIsThereTwice();
    void winnersAreTheSpotsThatHoldTheNumber();
    void sectorsAreRunsOfTheWheel();
    void profilesOfferTheirChances_data();
    void profilesOfferTheirChances();
    void combinationsAreTaken_data();
    void combinationsAreTaken();
};

void RouletteLayoutTest::countsAreKnown_data() {
    QTest::addColumn<int>("pockets");
    QTest::addColumn<QString>("chance");
    QTest::addColumn<int>("count");
    const auto row = [](const char* tag, int pockets, const char* chance, int count) {
        QTest::newRow(tag) << pockets << QString::fromLatin1(chance) << count;
    };
    row("O7a 37 straight ups", 37, "straight", 37);
    row("O9 60 splits", 37, "split", 60);
    row("O9 14 streets", 37, "street", 14);
    row("O9 23 corners", 37, "corner", 23);
    row("O9 11 lines", 37, "line", 11);
    row("I-O7 38 straight ups with 00", 38, "straight", 38);
    row("I-O7 62 splits with 00", 38, "split", 62);
    row("I-O7 15 streets with 00", 38, "street", 15);
    row("I-O7 22 corners with 00", 38, "corner", 22);
    row("I-O7 11 lines with 00", 38, "line", 11);
    row("O7a 3 dozens", 37, "dozen", 3);
    row("O7a 3 columns", 37, "column", 3);
    row("I-O7a 2 double dozens", 37, "double_dozen", 2);
    row("I-O7a 2 double columns", 37, "double_column", 2);
    row("I-M6 4 sectors of nine", 37, "sector9", 4);
    row("M6.7 2 sectors of twelve", 37, "sector12", 2);
    row("I-M6 no sectors with 00", 38, "sector9", 0);
}

void RouletteLayoutTest::countsAreKnown() {
    QFETCH(const int, pockets);
    QFETCH(const QString, chance);
    QFETCH(const int, count);
    QCOMPARE(countOf(Layout::of(pockets), kit::chance(chance)), count);
}

void RouletteLayoutTest::everyCombinationIsThere_data() {
    QTest::addColumn<int>("pockets");
    QTest::newRow("O9 every pair, triple and four of 37 numbers") << 37;
    QTest::newRow("I-O7 every pair, triple and four of 38 numbers") << 38;
    QTest::newRow("R26 every split, street, corner and line that is possible") << 37;
}

void RouletteLayoutTest::everyCombinationIsThere() {
    QFETCH(const int, pockets);
    const Layout& layout = Layout::of(pockets);
    QStringList wrong;
    const auto compare = [&](ChanceKind kind, const std::vector<int>& indices) {
        if (layout.find(kind, setOf(indices)).has_value() != isExpected(pockets, kind, indices)) {
            wrong.push_back(key(name(kind)) + QStringLiteral(" %1 %2").arg(indices[0]).arg(indices[1]));
        }
    };
    for (int a = 0; a < pockets; ++a) {
        for (int b = a + 1; b < pockets; ++b) {
            compare(ChanceKind::split, {a, b});
            for (int c = b + 1; c < pockets; ++c) {
                compare(ChanceKind::street, {a, b, c});
                for (int d = c + 1; d < pockets; ++d) {
                    compare(ChanceKind::corner, {a, b, c, d});
                }
            }
        }
    }
    for (const Spot& spot : layout.spots()) { // too many sets of six to try; the existing ones must be lines
        if (spot.kind == ChanceKind::line) {
            std::vector<int> indices;
            spot.numbers.forEach([&](Pocket pocket) { indices.push_back(pocket.index()); });
            QVERIFY(isExpected(pockets, ChanceKind::line, indices));
        }
        QVERIFY2(spot.numbers.size() != 5, "there is a stake on five numbers");
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QStringLiteral(", "))));
}

void RouletteLayoutTest::outsideStakesAreAsListed_data() {
    QTest::addColumn<QString>("chance");
    QTest::addColumn<QStringList>("all");
    const auto row = [](const char* tag, const char* chance, const QStringList& all) {
        QTest::newRow(tag) << QString::fromLatin1(chance) << all;
    };
    row("R24a dozens", "dozen", {"1-12", "13-24", "25-36"});
    row("M6.9 the small, M6.10 the middle, M6.11 the big dozen", "dozen", {"1-12", "13-24", "25-36"});
    row("R24a columns end in 34, 35, 36", "column",
        {"1 4 7 10 13 16 19 22 25 28 31 34", "2 5 8 11 14 17 20 23 26 29 32 35",
         "3 6 9 12 15 18 21 24 27 30 33 36"});
    row("I-O7a double dozens are neighbours", "double_dozen", {"1-24", "13-36"});
    row("I-O7a double columns are neighbours", "double_column",
        {"1 2 4 5 7 8 10 11 13 14 16 17 19 20 22 23 25 26 28 29 31 32 34 35",
         "2 3 5 6 8 9 11 12 14 15 17 18 20 21 23 24 26 27 29 30 32 33 35 36"});
    row("M6.7 sectors of twelve", "sector12",
        {"1 3 5 13 15 17 20 22 24 32 34 36", "2 4 6 14 16 18 19 21 23 31 33 35"});
    row("I-M6 sectors of nine: 28-17, 5-1, 27-18, 6-2", "sector9",
        {"28 9 26 30 11 7 20 32 17", "5 22 34 15 3 24 36 13 1", "27 10 25 29 12 8 19 31 18",
         "6 21 33 16 4 23 35 14 2"});
    row("O7b even: the 18 even numbers", "even", {coveredBy("even")});
    row("O7b odd: the 18 odd numbers", "odd", {coveredBy("odd")});
    row("R24b low: 1 to 18", "low", {"1-18"});
    row("R24b high: 19 to 36", "high", {"19-36"});
    row("R24b red", "red", {coveredBy("red")});
    row("R24b black", "black", {coveredBy("black")});
}

void RouletteLayoutTest::outsideStakesAreAsListed() {
    QFETCH(const QString, chance);
    QFETCH(const QStringList, all);
    const ChanceKind kind = kit::chance(chance);
    for (int pockets : {37, 38}) {
        const bool sector = kind == ChanceKind::sector9 || kind == ChanceKind::sector12;
        if (sector && pockets == 38) {
            continue;
        }
        const Layout& layout = Layout::of(pockets);
        for (const QString& text : all) {
            QVERIFY2(layout.find(kind, numbers(text)), qPrintable(text));
        }
        QCOMPARE(countOf(layout, kind), static_cast<int>(all.size()));
    }
}

void RouletteLayoutTest::noStakeIsThereTwice() {
    for (int pockets : {37, 38}) {
        const Layout& layout = Layout::of(pockets);
        for (std::size_t i = 0; i < layout.spots().size(); ++i) {
            const Spot& spot = layout.spots()[i];
            QCOMPARE(layout.find(spot.kind, spot.numbers), std::optional(static_cast<SpotId>(i)));
        }
    }
}

void RouletteLayoutTest::winnersAreTheSpotsThatHoldTheNumber() {
    for (int pockets : {37, 38}) {
        const Layout& layout = Layout::of(pockets);
        for (int i = 0; i < pockets; ++i) {
            std::vector<SpotId> winners;
            for (std::size_t spot = 0; spot < layout.spots().size(); ++spot) {
                if (layout.spots()[spot].numbers.has(Pocket(i))) {
                    winners.push_back(static_cast<SpotId>(spot));
                }
            }
            QCOMPARE(layout.winners(Pocket(i)), winners);
            QCOMPARE(layout[layout.straight(Pocket(i))].numbers, setOf({i}));
        }
    }
}

void RouletteLayoutTest::sectorsAreRunsOfTheWheel() {
    // I-M6: the twelves are the pockets 20 to 1 and 19 to 2, the nines the four runs after the zero.
    const Wheel wheel(macau().wheelOrder());
    const auto run = [&](const char* from, const char* to) {
        Numbers covered;
        int place = wheel.placeOf(pocket(from));
        for (; wheel.at(place) != pocket(to); ++place) {
            covered.add(wheel.at(place));
        }
        covered.add(wheel.at(place));
        return covered;
    };
    const Layout& layout = Layout::of(37);
    for (const auto& [from, to] : {std::pair("20", "1"), std::pair("19", "2")}) {
        QCOMPARE(run(from, to).size(), 12);
        QVERIFY(layout.find(ChanceKind::sector12, run(from, to)));
    }
    for (const auto& [from, to] :
         {std::pair("28", "17"), std::pair("5", "1"), std::pair("27", "18"), std::pair("6", "2")}) {
        QCOMPARE(run(from, to).size(), 9);
        QVERIFY(layout.find(ChanceKind::sector9, run(from, to)));
    }
}

void RouletteLayoutTest::profilesOfferTheirChances_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<QStringList>("leftOut");
    Settings noDoubles = online();
    noDoubles.doubleDozen = false;
    noDoubles.doubleColumn = false;
    const QStringList sectors{"sector9", "sector12"};
    const QStringList doubles{"double_dozen", "double_column"};
    QTest::newRow("O7a online: all but Macau's sectors") << online() << sectors;
    QTest::newRow("O12 the house leaves double dozen and double column out")
        << noDoubles << doubles + sectors;
    QTest::newRow("R24a casinos: the same chances as O7") << casino() << sectors;
    QTest::newRow("M6.8 Macau has no double dozen and no double column") << macau() << doubles;
    QTest::newRow("I-M6 Macau, French order: no sectors") << frenchMacau() << doubles + sectors;
}

void RouletteLayoutTest::profilesOfferTheirChances() {
    QFETCH(const Settings, settings);
    QFETCH(const QStringList, leftOut);
    QVERIFY(!firstBadSetting(settings));
    Table table(settings);
    const PlayerId player = table.join(kLargestAmount.cents);
    QVERIFY(table.runToBetting());
    for (std::size_t i = 0; i < table.state().layout().spots().size(); ++i) {
        const Spot& spot = table.state().layout().spots()[i];
        const QString chance = key(name(spot.kind));
        // I-M8: in Macau only the straight up includes the zero.
        const bool zeroWithOthers =
            settings.rules == RuleSet::macau && spot.numbers.hasZero() && spot.numbers.size() > 1;
        const bool offered = !leftOut.contains(chance) && !zeroWithOthers;
        QCOMPARE(offers(settings, static_cast<SpotId>(i)), offered);
        QCOMPARE(outcome(table.send(PlaceStake{player, spot.kind, spot.numbers, {1'000}})),
                 offered ? kDone : QStringLiteral("not_offered"));
    }
}

void RouletteLayoutTest::combinationsAreTaken_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("result");
    const auto row = [](const char* tag, const Settings& settings, const char* words,
                        const char* result = "done") {
        QTest::newRow(tag) << settings << QString::fromLatin1(words) << QString::fromLatin1(result);
    };
    row("O7a straight up", online(), "straight 17");
    row("O7a split", online(), "split 8 11");
    row("O7a street", online(), "street 34 35 36");
    row("O7a corner", online(), "corner 32 33 35 36");
    row("O7a line", online(), "line 31-36");
    row("O9 numbers that don't touch are no split", online(), "split 3 4", "not_a_stake");
    row("O9 three in a column are no street", online(), "street 1 4 7", "not_a_stake");
    row("O9 a corner is a square", online(), "corner 1 2 3 4", "not_a_stake");
    row("O9 two rows that don't touch are no line", online(), "line 1-3 7-9", "not_a_stake");
    row("O9 a split needs two numbers", online(), "split 8", "not_a_stake");
    row("O9 a straight up needs one", online(), "straight 8 9", "not_a_stake");
    row("O9 the small dozen is no column", online(), "column 1-12", "not_a_stake");
    row("I-O7 the corner of the first four", online(), "corner 0 1 2 3");
    row("I-O7 not on five numbers", doubleZero(), "line 0 00 1 2 3", "not_a_stake");
    row("I-O7 with 00 there is no corner of the first four", doubleZero(), "corner 0 1 2 3", "not_a_stake");
    row("I-O7 with 00 the zeros split", doubleZero(), "split 0 00");
    row("I-O7 with 00 the 3 touches the double zero", doubleZero(), "split 0 3", "not_a_stake");
    row("I-O7 without it the zero", online(), "split 0 3");
    row("O6a no double zero among 37 numbers", online(), "straight 00", "not_a_stake");
    row("O6a a double zero among 38", doubleZero(), "straight 00");
    row("I-O7a first and third dozen don't touch", online(), "double_dozen 1-12 25-36", "not_a_stake");
    row("R26 any split that is possible", casino(), "split 35 36");
    row("R26 none that is not", casino(), "split 34 36", "not_a_stake");
    row("R24a street with the zero", casino(), "street 0 2 3");
    row("R24b red", casino(), "red");
    row("M6.1 straight up", macau(), "straight 0");
    row("M6.2 split", macau(), "split 1 2");
    row("M6.3 street", macau(), "street 1 2 3");
    row("M6.4 corner", macau(), "corner 1 2 4 5");
    row("M6.5 line", macau(), "line 1-6");
    row("M6.6 sector of nine numbers", macau(), "sector9 28 9 26 30 11 7 20 32 17");
    row("I-M6 no other nine", macau(), "sector9 9 26 30 11 7 20 32 17 5", "not_a_stake");
    row("M6.7 sector of twelve numbers", macau(), "sector12 1 3 5 13 15 17 20 22 24 32 34 36");
    row("M6.8 column", macau(), "column 1 4 7 10 13 16 19 22 25 28 31 34");
    row("M6.9 small", macau(), "dozen 1-12");
    row("M6.10 middle", macau(), "dozen 13-24");
    row("M6.11 big", macau(), "dozen 25-36");
    row("M6.12 even", macau(), "even");
    row("M6.13 odd", macau(), "odd");
    row("M6.14 low", macau(), "low");
    row("M6.15 high", macau(), "high");
    row("M6.16 red", macau(), "red");
    row("M6.17 black", macau(), "black");
    row("I-M8 no split with the zero in Macau", macau(), "split 0 1", "not_offered");
    row("I-M8 no street with the zero in Macau", macau(), "street 0 1 2", "not_offered");
    row("I-M8 no corner with the zero in Macau", macau(), "corner 0 1 2 3", "not_offered");
    row("I-M6 no sectors on a French wheel", frenchMacau(), "sector9 28 9 26 30 11 7 20 32 17",
        "not_offered");
    row("O7a no sectors online", online(), "sector12 1 3 5 13 15 17 20 22 24 32 34 36", "not_offered");
}

void RouletteLayoutTest::combinationsAreTaken() {
    QFETCH(const Settings, settings);
    QFETCH(const QString, words);
    QFETCH(const QString, result);
    Table table(settings);
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    const std::optional<Refusal> refusal = table.stake(player, words, 200);
    QCOMPARE(outcome(refusal), result);
    QCOMPARE(table.staked(player), refusal ? 0 : 200);
    if (refusal) {
        QVERIFY(!refusal->rules.empty());
        QCOMPARE(table.last<Refused>().action, Action::stake);
    }
}

#include "program/test_list.h"

MESAVIVA_TEST(RouletteLayoutTest)
#include "tst_roulette_layout.moc"
