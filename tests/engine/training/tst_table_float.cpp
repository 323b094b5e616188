// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN
#include "engine/training/croupier/reversed_poker.h"
#include "engine/training/croupier/reversed_roulette.h"
#include "engine/training/croupier/table_float.h"
#include "engine/training/drills/task.h"
#endif

#include "program/test_list.h"

#include <QTest>

using namespace mesaviva;
using namespace mesaviva::croupier;

namespace {

Seed floatSeed(int number) {
    Seed seed{};
    seed.fill(static_cast<std::uint8_t>(number));
    return seed;
}

Money sumOf(const std::vector<FloatPile>& piles) {
    Money sum;
    for (const FloatPile& pile : piles) {
        sum += pile.value * pile.chips;
    }
    return sum;
}

// Works without faults until `rounds` rounds are paid, and adds up what was taken and paid.
template <class Table>
void workThrough(Table& table, std::uint64_t rounds, Money& taken, Money& paid) {
    const Subscription heard = table.table().listen([&](const auto& entry) {
        std::visit(
            [&](const auto& event) {
                using Event = std::decay_t<decltype(event)>;
                if constexpr (std::is_same_v<Event, roulette::Collected> ||
                              std::is_same_v<Event, poker::Collected> ||
                              std::is_same_v<Event, poker::Folded>) { // P22
                    taken += event.amount;
                } else if constexpr (std::is_same_v<Event, roulette::Paid> ||
                                     std::is_same_v<Event, poker::Paid>) {
                    paid += event.amount;
                }
            },
            entry.event);
    });
    for (int i = 0; i < 20'000 && table.state().round <= rounds; ++i) {
        while (!table.isWaiting()) {
            QVERIFY(table.nextDue().has_value());
            table.advanceTo(*table.nextDue());
        }
        QVERIFY(table.perform(table.dueActions().front().action, 0).done);
    }
}

} // namespace

/// The count of the float (house custom).
class TableFloatTest : public QObject {
    Q_OBJECT

private slots:
    void aRackHasItsPilesAndAgrees() {
        for (int seed = 1; seed <= 50; ++seed) {
            const TableFloat rack(Money{50}, false, floatSeed(seed));
            QVERIFY(rack.piles().size() >= 6);
            QVERIFY(std::ranges::all_of(rack.piles(), [](const FloatPile& pile) { return pile.chips > 0; }));
            QCOMPARE(rack.sum(), sumOf(rack.piles()));
            QCOMPARE(rack.sum(), rack.mustBe());
            QVERIFY(rack.judge(rack.right()).empty());
        }
    }

    void nowAndThenARackDiffersFromItsSheet() {
        int over = 0;
        int below = 0;
        for (int seed = 1; seed <= 200; ++seed) {
            const TableFloat rack(Money{50}, true, floatSeed(seed));
            over += rack.right().balance == Balance::over ? 1 : 0;
            below += rack.right().balance == Balance::below ? 1 : 0;
            QVERIFY(rack.mustBe() > Money{});
            QVERIFY(rack.judge(rack.right()).empty());
        }
        QVERIFY2(over > 20 && below > 20 && over + below < 180, qPrintable(QString::number(over + below)));
    }

    void whatIsWrongWithACountIsFound_data() {
        QTest::addColumn<int>("counted");  // in addition to the actual sum
        QTest::addColumn<int>("reckoned"); // in addition to the expected sum
        QTest::addColumn<Balance>("balance");
        QTest::addColumn<QList<FaultKind>>("faults");
        using enum FaultKind;
        QTest::newRow("all right") << 0 << 0 << Balance::agrees << QList<FaultKind>{};
        QTest::newRow("too much") << 250 << 0 << Balance::over << QList<FaultKind>{counted};
        QTest::newRow("too little") << -50 << 0 << Balance::below << QList<FaultKind>{counted};
        QTest::newRow("reckoned") << 0 << 100 << Balance::below << QList<FaultKind>{reckoned};
        QTest::newRow("difference") << 0 << 0 << Balance::over << QList<FaultKind>{balance};
        QTest::newRow("mistyped") << 250 << 0 << Balance::agrees << QList<FaultKind>{counted};
        QTest::newRow("mistyped at the sheet") << 0 << 100 << Balance::agrees << QList<FaultKind>{reckoned};
        QTest::newRow("two slips") << 250 << 0 << Balance::below << QList<FaultKind>{counted, balance};
        QTest::newRow("both alike") << 100 << 100 << Balance::agrees << QList<FaultKind>{counted, reckoned};
    }
    void whatIsWrongWithACountIsFound() {
        QFETCH(int, counted);
        QFETCH(int, reckoned);
        QFETCH(Balance, balance);
        QFETCH(QList<FaultKind>, faults);
        TableFloat rack(Money{50}, false, floatSeed(3));
        rack.close(Money{12'300}, Money{9'950}, {});
        const FloatCount count{rack.sum() + Money{counted}, rack.mustBe() + Money{reckoned}, balance};
        QList<FaultKind> found;
        for (const Fault& fault : rack.judge(count)) {
            found.append(fault.kind);
            QVERIFY(fault.rules.empty()); // house custom
            if (fault.kind == FaultKind::counted) {
                QCOMPARE(fault.given - fault.due, Money{counted});
            }
        }
        QCOMPARE(found, faults);
    }

    void theClosingFollowsFromWhatWentInAndOut_data() {
        QTest::addColumn<qint64>("taken");
        QTest::addColumn<qint64>("paid");
        QTest::addColumn<qint64>("overpaid");
        QTest::newRow("nothing") << qint64{0} << qint64{0} << qint64{0};
        QTest::newRow("won") << qint64{48'850} << qint64{12'050} << qint64{0};
        QTest::newRow("lost") << qint64{12'050} << qint64{148'850} << qint64{0};
        QTest::newRow("paid too much") << qint64{10'000} << qint64{20'000} << qint64{350};
        QTest::newRow("paid too little") << qint64{10'000} << qint64{20'000} << qint64{-3'500};
        QTest::newRow("more than there is") << qint64{0} << qint64{9'000'000} << qint64{0};
        QTest::newRow("smallest chips") << qint64{0} << qint64{2'350} << qint64{50};
    }
    void theClosingFollowsFromWhatWentInAndOut() {
        QFETCH(qint64, taken);
        QFETCH(qint64, paid);
        QFETCH(qint64, overpaid);
        for (int seed = 1; seed <= 40; ++seed) {
            TableFloat rack(Money{50}, false, floatSeed(seed));
            const Money opened = rack.sum();
            rack.close(Money{taken}, Money{paid}, Money{overpaid});
            QCOMPARE(rack.opening(), opened);
            QCOMPARE(rack.mustBe(), opened + rack.fill() + Money{taken} - Money{paid});
            QCOMPARE(rack.sum(), sumOf(rack.piles()));
            QCOMPARE(rack.sum(), rack.mustBe() - Money{overpaid});
            QVERIFY(rack.sum() > Money{});
            QVERIFY(std::ranges::all_of(rack.piles(), [](const FloatPile& pile) { return pile.chips >= 0; }));
            QCOMPARE(rack.fill() > Money{}, paid - taken > opened.cents * 3 / 4);
        }
    }

    // The table's rack matches its events.
    void aTablesRackIsItsEvents_data() {
        QTest::addColumn<bool>("poker");
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 4; ++seed) {
            QTest::addRow("roulette %d", seed) << false << seed;
            QTest::addRow("poker %d", seed) << true << seed;
        }
    }
    void aTablesRackIsItsEvents() { // R29, R30, P26, P28, P29
        QFETCH(bool, poker);
        QFETCH(int, seed);
        Money taken;
        Money paid;
        if (poker) {
            PokerShift shift;
            shift.players = 6;
            shift.seeds = derivedSeeds(floatSeed(seed));
            ReversedPoker table(shift);
            workThrough(table, 12, taken, paid);
            QCOMPARE(table.taken(), taken);
            QCOMPARE(table.paid(), paid);
        } else {
            RouletteShift shift;
            shift.settings = drills::tableFor(roulette::RuleSet::casino, 37, Money{100});
            shift.players = 6;
            shift.taste = players::StakeTaste::middle;
            shift.seeds = derivedSeeds(floatSeed(seed));
            ReversedRoulette table(shift);
            workThrough(table, 12, taken, paid);
            QCOMPARE(table.taken(), taken);
            QCOMPARE(table.paid(), paid);
        }
        QVERIFY(taken > Money{} && paid > Money{});
    }

    void wrongSumsAreMissingInTheRack() {
        ScoreSheet sheet;
        Fault more{FaultKind::sum};
        more.due = Money{1'000};
        more.given = Money{1'250};
        Fault less{FaultKind::sum};
        less.due = Money{500};
        less.given = Money{400};
        sheet.add({croupier::Task::pay, true, 1, 0, {more}});
        sheet.add({croupier::Task::pay, false, 1, 0, {more}}); // the table has not continued with it
        sheet.add({croupier::Task::pay, true, 1, 0, {less, {FaultKind::payee}}});
        QCOMPARE(overpaidOn(sheet), Money{150});
    }
};

MESAVIVA_TEST(TableFloatTest)

#include "tst_table_float.moc"
