// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "roulette_kit.h"

#include <QObject>

#include <algorithm>

using namespace mesaviva;
using namespace mesaviva::kit;

/// The value of chips, and their owners.
class RouletteChipsTest : public QObject {
    Q_OBJECT

private slots:
    void chipsHaveAValue_data();
    void chipsHaveAValue();
    void coloursAreMarkedWithTheirValue_data();
    void coloursAreMarkedWithTheirValue();
    void everyPlayerHasAColour_data();
    void everyPlayerHasAColour();
};

void RouletteChipsTest::chipsHaveAValue_data() {
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

void RouletteChipsTest::chipsHaveAValue() {
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
        QCOMPARE(table.last<Refused>().action, Action::join);
        return;
    }
    const bool cash = settings.chips == Chips::cash;
    QCOMPARE(table.last<PlayerJoined>().chipValue, cash ? std::nullopt : std::optional(Money{value}));
    QVERIFY(table.runToBetting());
    QCOMPARE(outcome(table.stake(0, "split 1 2", value + 50)),
             cash ? kDone : QStringLiteral("not_whole_chips"));
    QCOMPARE(outcome(table.stake(0, "split 1 2", value)), kDone);
}

void RouletteChipsTest::coloursAreMarkedWithTheirValue_data() {
    QTest::addColumn<bool>("plays");
    QTest::newRow("R10 the display shows what is in play") << false;
    QTest::newRow("R11 and goes on showing it while the player plays") << true;
}

void RouletteChipsTest::coloursAreMarkedWithTheirValue() {
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

void RouletteChipsTest::everyPlayerHasAColour_data() {
    QTest::addColumn<bool>("leaves");
    QTest::newRow("R8 as many players as colours") << false;
    QTest::newRow("R13 a colour must be free") << true;
}

void RouletteChipsTest::everyPlayerHasAColour() {
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

#include "program/test_list.h"

MESAVIVA_TEST(RouletteChipsTest)
#include "tst_roulette_chips.moc"
