// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN
#include "engine/games/roulette/settlement.h"
#include "engine/training/croupier/reversed_roulette.h"
#include "engine/training/croupier/reversed_table.h"
#include "engine/training/drills/task.h"
#endif

#include "program/test_list.h"
#include "shift_course.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <map>
#include <random>
#include <set>

using namespace mesaviva;
using namespace mesaviva::croupier;
using WatchedRoulette = WatchedTable<ReversedRoulette>;

namespace {

RouletteShift shiftAt(const QString& house, std::uint8_t seed = 7) {
    using roulette::RuleSet;
    const RuleSet rules = house.startsWith("casino")  ? RuleSet::casino
                          : house.startsWith("macau") ? RuleSet::macau
                                                      : RuleSet::online;
    RouletteShift shift;
    shift.settings = drills::tableFor(rules, house == "online 38" ? 38 : 37, Money{100});
    if (house == "casino cash") {
        shift.settings.chips = roulette::Chips::cash;
    }
    if (house == "macau two") {
        shift.settings.closing = roulette::Closing::on_slowdown;
    }
    shift.players = 6;
    shift.taste = players::StakeTaste::middle;
    shift.seeds = derivedSeeds(seedOf(seed));
    return shift;
}

const QStringList kHouses = {"casino", "casino cash", "online 37", "online 38", "macau", "macau two"};

std::string ruleOf(const Judged& judged, FaultKind kind) {
    for (const Fault& fault : judged.faults) {
        if (fault.kind == kind) {
            return fault.rules.empty() ? "none" : std::string(fault.rules.begin()->text());
        }
    }
    return "no such fault";
}

} // namespace

class CroupierTest : public QObject {
    Q_OBJECT

private slots:
    void aPerfectTraineeMakesNoFault_data() {
        QTest::addColumn<QString>("house");
        QTest::addColumn<bool>("atOnce");
        QTest::addColumn<bool>("realWheel");
        for (const QString& house : kHouses) {
            QTest::addRow("%s", qPrintable(house)) << house << true << false;
            QTest::addRow("%s, told at the end", qPrintable(house)) << house << false << false;
            QTest::addRow("%s, a real wheel", qPrintable(house)) << house << true << true;
        }
    }
    void aPerfectTraineeMakesNoFault() {
        QFETCH(QString, house);
        QFETCH(bool, atOnce);
        QFETCH(bool, realWheel);
        RouletteShift shift = shiftAt(house);
        shift.reportsAtOnce = atOnce;
        shift.realWheel = realWheel;
        ReversedRoulette table(shift);
        std::mt19937 chance(5);
        int paid = 0;
        int settled = 0;
        bool refused = false;
        const Subscription heard = table.table().listen([&](const auto& entry) {
            settled += std::holds_alternative<roulette::Settled>(entry.event) ? 1 : 0;
            refused = refused || std::holds_alternative<roulette::Refused>(entry.event);
        });
        while (table.state().round < 60) {
            waitFor(table);
            if (realWheel && table.isBallAtRest() && !table.ballOn()) {
                QVERIFY(!table.enter(roulette::Pocket(38)));
                QVERIFY(table.enter(roulette::Pocket(
                    static_cast<int>(chance() % static_cast<unsigned>(shift.settings.pockets)))));
            }
            const std::vector<DueAction> due = table.dueActions();
            QVERIFY(!due.empty());
            paid += std::holds_alternative<Pay>(due.front().action) ? 1 : 0;
            const Judged judged = table.perform(due.front().action, 100);
            QVERIFY(judged.done);
            QVERIFY(judged.faults.empty());
        }
        QVERIFY(!refused);
        QCOMPARE(table.sheet().faults(), 0);
        QCOMPARE(table.sheet().clean(), table.sheet().actions());
        QCOMPARE(table.sheet().payments(), paid);
        QVERIFY(paid > 60);
        QVERIFY(settled > 100);
    }

    // Amounts and order of payments match those of a table whose croupier follows the clock.
    void paymentsAreTheTablesOwn_data() {
        QTest::addColumn<QString>("house");
        for (const QString& house : kHouses) {
            QTest::addRow("%s", qPrintable(house)) << house;
        }
    }
    void paymentsAreTheTablesOwn() { // R30, M5.1, O17
        QFETCH(QString, house);
        ReversedRoulette table(shiftAt(house));
        std::vector<std::pair<PlayerId, Money>> told;
        const Subscription heard = table.table().listen([&](const auto& entry) {
            if (const auto* paid = std::get_if<roulette::Paid>(&entry.event)) {
                told.emplace_back(paid->player, paid->amount);
            }
        });
        while (table.state().round < 40) {
            waitFor(table);
            const roulette::State before = table.state();
            const DueAction due = table.dueActions().front();
            (void)table.perform(due.action, 0);
            if (!std::holds_alternative<Sweep>(due.action)) {
                continue;
            }
            const std::vector<roulette::DuePayment> predicted = roulette::paymentsOf(before, *before.drawn);
            told.clear();
            while (table.state().phase == roulette::Phase::paying) {
                (void)table.perform(table.dueActions().front().action, 0);
            }
            QCOMPARE(told.size(), predicted.size());
            for (std::size_t i = 0; i < told.size(); ++i) {
                QCOMPARE(told[i].first, predicted[i].player);
                QCOMPARE(told[i].second.cents, predicted[i].amount.cents);
            }
        }
    }

    void wrongActionsAreNamedByTheirRule_data() {
        QTest::addColumn<QString>("house");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("rule");
        const auto add = [](const char* house, FaultKind kind, const char* rule) {
            QTest::addRow("%s %s", house, std::string(name(kind)).c_str())
                << QString(house) << static_cast<int>(kind) << QString(rule);
        };
        add("casino", FaultKind::order, "none");
        add("casino", FaultKind::words, "none");
        add("casino", FaultKind::early, "R20");
        add("casino", FaultKind::turn, "R21");
        add("casino", FaultKind::number, "R23");
        add("casino", FaultKind::colour, "R23");
        add("casino", FaultKind::parity, "none");
        add("casino", FaultKind::half, "none");
        add("casino", FaultKind::place, "R23");
        add("casino", FaultKind::swept, "R27a|R27b|R27c|R27d");
        add("casino", FaultKind::left, "R30|R27c|R27d");
        add("casino", FaultKind::halved, "R29|R27b");
        add("casino", FaultKind::payment_order, "R30|R32");
        add("casino", FaultKind::payee, "R32");
        add("casino", FaultKind::sum, "R27a|R27b|R27c|R27d");
        add("casino", FaultKind::late, "none");
        add("online 37", FaultKind::order, "O14");
        add("online 37", FaultKind::words, "O14");
        add("online 37", FaultKind::early, "O14");
        add("online 37", FaultKind::number, "none");
        add("online 37", FaultKind::place, "O16");
        add("online 37", FaultKind::swept, "O13a|O13b");
        add("online 37", FaultKind::left, "O18|O19");
        add("online 37", FaultKind::sum, "O13a|O13b");
        add("online 37", FaultKind::payee, "O18");
        add("macau", FaultKind::order, "none");
        add("macau", FaultKind::words, "none");
        add("macau", FaultKind::early, "none");
        add("macau", FaultKind::number, "M4");
        add("macau", FaultKind::colour, "M4");
        add("macau", FaultKind::place, "M4");
        add("macau", FaultKind::swept, "M7");
        add("macau", FaultKind::left, "M5.1|M8");
        add("macau", FaultKind::payment_order, "M5.1|M5.2");
        add("macau", FaultKind::sum, "M7");
        add("macau two", FaultKind::early, "none");
    }
    void wrongActionsAreNamedByTheirRule() {
        QFETCH(QString, house);
        QFETCH(int, kind);
        QFETCH(QString, rule);
        const auto wanted = static_cast<FaultKind>(kind);
        RouletteShift shift = shiftAt(house);
        shift.limit = 1'000;
        ReversedRoulette table(shift);
        const Judged judged = doWrong(table, wanted);
        const QString found = QString::fromStdString(ruleOf(judged, wanted));
        const QStringList rules = rule.split('|');
        QVERIFY2(std::ranges::any_of(
                     rules, [&](const QString& one) { return found == one || found.startsWith(one + "."); }),
                 qPrintable(found));
        QVERIFY(judged.done == (wanted == FaultKind::late)); // reported at once: it must be done right
        QVERIFY(table.sheet().faults(wanted) > 0);
        waitFor(table);
        QVERIFY(table.perform(table.dueActions().front().action, 0).done);
    }

    void whatFallsIntoTheWheelIsCalled_data() {
        QTest::addColumn<QString>("house");
        QTest::addColumn<QString>("rule");
        QTest::addRow("casino") << "casino"
                                << "R22";
        QTest::addRow("macau") << "macau"
                               << "M2.2";
        QTest::addRow("macau two") << "macau two"
                                   << "M2.2";
        QTest::addRow("online") << "online 37" << QString(); // O20 covers breakdowns only
    }
    void whatFallsIntoTheWheelIsCalled() { // R22, M2.2, M2.3
        QFETCH(QString, house);
        QFETCH(QString, rule);
        RouletteShift shift = shiftAt(house);
        shift.incidents = true;
        ReversedRoulette table(shift);
        int voids = 0;
        int called = 0;
        bool refused = false;
        const Subscription heard = table.table().listen([&](const auto& entry) {
            voids += std::holds_alternative<roulette::SpinVoid>(entry.event) ? 1 : 0;
            refused = refused || std::holds_alternative<roulette::Refused>(entry.event);
        });
        while (table.state().round < 40) {
            waitFor(table);
            const DueAction due = table.dueActions().front();
            if (table.isObjectThere()) {
                ++called;
                QCOMPARE(QString::fromStdString(std::string(due.rules.begin()->text())), rule);
                const Judged judged = table.perform(Launch{}, 0);
                QVERIFY(!judged.done);
                QCOMPARE(QString::fromStdString(ruleOf(judged, FaultKind::order)), rule);
                QVERIFY(table.isObjectThere());
            }
            const Judged judged = table.perform(due.action, 0);
            QVERIFY(judged.done);
            QVERIFY(judged.faults.empty());
        }
        QVERIFY(!refused);
        QCOMPARE(voids, called);
        QCOMPARE(called > 3, !rule.isEmpty());
    }

    void eitherTurnIsRightWhereTheRegulationSaysNothing() { // M2.1, O2
        for (const QString& house : {QString("macau"), QString("online 37")}) {
            ReversedRoulette table(shiftAt(house));
            const auto launch = std::get<Launch>(comeTo<Launch>(table).action);
            QVERIFY(table.perform(Launch{roulette::against(launch.direction)}, 0).faults.empty());
        }
    }

    void customMayBeLeftOut() { // M3.2.1: the bell closes; O16: the number has to be marked
        ReversedRoulette bell(shiftAt("macau"));
        const DueAction opening = comeTo<Call>(bell);
        QVERIFY(bell.perform(opening.action, 0).done);
        waitFor(bell);
        QCOMPARE(bell.dueActions().size(), std::size_t{2});
        const Judged rung = bell.perform(RingBell{}, 0);
        QVERIFY(rung.done && rung.faults.empty());
        QVERIFY(std::holds_alternative<Launch>(bell.dueActions().front().action));

        ReversedRoulette marked(shiftAt("online 37"));
        (void)comeTo<AnnounceNumber>(marked);
        const Judged mark = marked.perform(MarkNumber{*marked.ballOn()}, 0);
        QVERIFY(mark.done && mark.faults.empty());
        // Where it is a rule it is required (R23).
        ReversedRoulette called(shiftAt("casino"));
        (void)comeTo<AnnounceNumber>(called);
        QCOMPARE(ruleOf(called.perform(MarkNumber{*called.ballOn()}, 0), FaultKind::order),
                 std::string("R23"));
    }

    // Strictly by chance, players mixed: M5.2 permits paying a player's prizes together, R32 requires it.
    void payingByChanceIsAFaultWherePrizesBelongTogether_data() {
        QTest::addColumn<QString>("house");
        QTest::addColumn<bool>("fault");
        QTest::addRow("R32") << "casino" << true;
        QTest::addRow("M5.2") << "macau" << false;
    }
    void payingByChanceIsAFaultWherePrizesBelongTogether() {
        QFETCH(QString, house);
        QFETCH(bool, fault);
        ReversedRoulette table(shiftAt(house));
        int mixed = 0;
        while (table.state().round < 120) {
            (void)comeTo<Pay>(table);
            roulette::State strict = table.state();
            strict.settings.payment = roulette::PaymentOrder::by_chance;
            const std::vector<roulette::DuePayment> order = roulette::paymentsOf(strict, *strict.drawn);
            bool wrong = false;
            for (const roulette::DuePayment& due : order) {
                const std::vector<Prize>& prizes = table.prizes();
                const auto prize = std::ranges::find_if(prizes, [&](const Prize& one) {
                    return !one.paid && one.spot == due.stake.spot && one.player == due.player;
                });
                if (prize == prizes.end()) {
                    continue;
                }
                const Judged judged = table.perform(Pay{prize->spot, prize->player, prize->sum}, 0);
                if (!judged.faults.empty()) {
                    QCOMPARE(ruleOf(judged, FaultKind::payment_order), std::string("R32"));
                    wrong = true;
                    break;
                }
            }
            mixed += wrong ? 1 : 0;
            while (table.state().phase == roulette::Phase::paying) {
                (void)table.perform(table.dueActions().front().action, 0);
            }
        }
        QCOMPARE(mixed > 0, fault);
    }

    void halfIsNoRemedyButAtZero() { // R29, R30
        ReversedRoulette table(shiftAt("casino"));
        for (int i = 0; i < 50; ++i) {
            auto sweep = std::get<Sweep>(comeTo<Sweep>(table).action);
            if (table.state().drawn->isZero() || sweep.kept.empty()) {
                (void)table.perform(sweep, 0);
                continue;
            }
            sweep.halved.push_back(sweep.kept.back());
            sweep.kept.pop_back();
            const Judged judged = table.perform(sweep, 0);
            QCOMPARE(judged.faults.size(), std::size_t{1});
            QVERIFY(judged.faults.front().kind == FaultKind::swept);
            return;
        }
        QFAIL("nothing was ever won");
    }

    void aRealBallIsNeitherEarlyNorLate() { // R20
        RouletteShift shift = shiftAt("casino");
        shift.realWheel = true;
        shift.limit = 1'000;
        ReversedRoulette table(shift);
        (void)table.perform(comeTo<Launch>(table).action, 0);
        int late = 0;
        bool closed = false;
        const Subscription heard = table.table().listen([&](const auto& entry) {
            closed = closed || std::holds_alternative<roulette::BettingClosed>(entry.event);
            late += std::holds_alternative<roulette::Staked>(entry.event) ? 1 : 0;
        });
        const Judged judged = table.perform(Call{roulette::OwnPhrase::no_more_bets}, 20'000);
        QVERIFY(judged.done && judged.faults.empty());
        QVERIFY(closed);
        QCOMPARE(late, 0); // nobody stakes after the announcement
        QVERIFY(table.enter(roulette::Pocket(17)));
        QVERIFY(table.perform(table.dueActions().front().action, 30'000).faults.empty());
    }

    void equalPrizesMayBePaidInAnyOrder() { // R30: the order applies to chances, not to places
        ReversedRoulette table(shiftAt("online 37"));
        for (int i = 0; i < 200; ++i) {
            (void)comeTo<Pay>(table);
            if (table.prizes().size() < 2) {
                (void)table.perform(table.dueActions().front().action, 0);
                continue;
            }
            const std::vector<Prize> prizes = table.prizes();
            for (auto prize = prizes.rbegin(); prize != prizes.rend(); ++prize) {
                QVERIFY(table.perform(Pay{prize->spot, prize->player, prize->sum}, 0).faults.empty());
            }
            QVERIFY(table.state().phase != roulette::Phase::paying);
            return;
        }
        QFAIL("two prizes never came together");
    }

    void whatIsToldAtTheEndGoesOnByTheRules() {
        RouletteShift shift = shiftAt("casino");
        shift.reportsAtOnce = false;
        ReversedRoulette table(shift);
        const auto due = std::get<Pay>(comeTo<Pay>(table).action);
        const Judged judged = table.perform(Pay{due.spot, due.player, due.sum + Money{50}}, 0);
        QVERIFY(judged.done);
        QCOMPARE(table.sheet().faults(FaultKind::sum), 1);
        // A call that is not due has no effect.
        (void)comeTo<Call>(table);
        QVERIFY(!table.perform(Call{roulette::OwnPhrase::void_spin}, 0).done);
        QVERIFY(table.perform(table.dueActions().front().action, 0).done);
    }

    void theRackLaysEveryPrize() { // R31
        for (const QString& house : kHouses) {
            ReversedRoulette table(shiftAt(house));
            for (int i = 0; i < 40; ++i) {
                const auto pay = std::get<Pay>(comeTo<Pay>(table).action);
                const auto chip = table.state().players[pay.player].chipValue;
                QCOMPARE(chip.has_value(), house == "casino");
                Money sum;
                for (const RackChip& one : cut(rackOf(table.state().settings, chip), pay.sum)) {
                    sum += one.value;
                }
                QCOMPARE(sum.cents, pay.sum.cents);
                (void)table.perform(pay, 0);
            }
        }
    }

    void aMonkeyBreaksNothing_data() {
        QTest::addColumn<QString>("house");
        QTest::addColumn<bool>("atOnce");
        for (const QString& house : kHouses) {
            QTest::addRow("%s", qPrintable(house)) << house << true;
            QTest::addRow("%s, told at the end", qPrintable(house)) << house << false;
        }
    }
    void aMonkeyBreaksNothing() {
        QFETCH(QString, house);
        QFETCH(bool, atOnce);
        RouletteShift shift = shiftAt(house, 9);
        shift.reportsAtOnce = atOnce;
        shift.realWheel = !atOnce;
        shift.incidents = true;
        shift.calledStakes = true;
        shift.paymentAnnouncements = true;
        ReversedRoulette table(shift);
        std::mt19937 chance(11);
        const auto below = [&](int n) { return static_cast<int>(chance() % static_cast<unsigned>(n)); };
        roulette::State folded = table.state();
        bool refused = false;
        const Subscription heard = table.table().listen([&](const auto& entry) {
            roulette::evolve(folded, entry.event, entry.at);
            refused = refused || std::holds_alternative<roulette::Refused>(entry.event);
        });
        int faults = 0;
        for (int i = 0; i < 4'000; ++i) {
            if (below(3) == 0) {
                table.advanceTo(table.table().now() + std::chrono::milliseconds(below(9'000)));
            }
            if (below(4) == 0) {
                (void)table.enter(roulette::Pocket(below(38)));
            }
            const std::vector<DueAction> due = table.dueActions();
            const RouletteAction action =
                !due.empty() && below(3) == 0 ? due.front().action : anyAction(below);
            const std::size_t marks = table.sheet().marks().size();
            const Judged judged = table.perform(action, below(5'000));
            QCOMPARE(table.sheet().marks().size(), marks + 1);
            faults += static_cast<int>(judged.faults.size());
            QVERIFY(judged.done || !judged.faults.empty());
        }
        QVERIFY(!refused);
        QVERIFY(folded == table.state());
        QCOMPARE(table.sheet().faults(), faults);
        QVERIFY(table.state().round > 3);
        // The table is ready for whoever comes next.
        waitFor(table);
    }

    // The judge names every planted fault, and an observer who names them all has a clean sheet.
    void plantedFaultsAreFoundAndNamed_data() {
        QTest::addColumn<QString>("house");
        for (const QString& house : kHouses) {
            QTest::addRow("%s", qPrintable(house)) << house;
        }
    }
    void plantedFaultsAreFoundAndNamed() {
        QFETCH(QString, house);
        RouletteShift shift = shiftAt(house);
        shift.incidents = true;
        shift.lateStakes = true;
        ReversedRoulette table(shift);
        WatchedRoulette watch(table, seedOf(4));
        std::set<FaultKind> seen;
        std::map<FaultKind, std::set<RemedyKind>> ways;
        std::string lateRule;
        while (table.state().round < 100) {
            waitFor(table);
            const RouletteAction shown = *watch.shown();
            QVERIFY(shown == *watch.shown()); // unchanged until it is answered
            const std::vector<Fault> faults = table.faultsOf(table.dueActions().front(), shown);
            const auto named = faults.empty() ? std::nullopt : std::optional(faults.front().kind);
            const Watched watched = watch.answer(named, 100);
            QVERIFY(watched.right);
            QVERIFY(watched.faults == faults);
            QCOMPARE(watched.needsRemedy, !faults.empty());
            if (watched.needsRemedy) {
                ways[*named].insert(remedyRightly(watch));
            }
            for (const Fault& fault : faults) {
                seen.insert(fault.kind);
                if (fault.kind == FaultKind::late_stake) {
                    lateRule = std::string(fault.rules.begin()->text());
                }
            }
        }
        QVERIFY(watch.count().planted > 40);
        QCOMPARE(watch.count().caught, watch.count().planted);
        QCOMPARE(watch.count().remedied, watch.count().planted);
        QCOMPARE(watch.sheet().faults(), 0);
        for (const FaultKind kind : {FaultKind::words, FaultKind::number, FaultKind::place, FaultKind::swept,
                                     FaultKind::left, FaultKind::payee, FaultKind::sum, FaultKind::order}) {
            QVERIFY2(seen.contains(kind), std::string(name(kind)).c_str());
        }
        // Stakes close by O14, R20, M3.2.1 or M3.2.2: later ones are refused.
        QCOMPARE(lateRule, house.startsWith("casino")   ? std::string("R20")
                           : house.startsWith("online") ? std::string("O14")
                           : house == "macau"           ? std::string("M3.2.1")
                                                        : std::string("M3.2.2"));
        QCOMPARE(seen.contains(FaultKind::turn), house.startsWith("casino"));           // R21
        QCOMPARE(seen.contains(FaultKind::payment_order), !house.startsWith("online")); // R30, M5.1
    }

    // The rules that require the remedy, none for a custom; words, prizes and losing stakes have several.
    void plantedFaultsAreRemediedAsTheRulesHaveIt_data() {
        QTest::addColumn<QString>("house");
        QTest::addColumn<QStringList>("remedies");
        QTest::addRow("casino") << QStringLiteral("casino")
                                << QStringList{"order do_first R21 R23 R30",
                                               "words correct R20 R22 R35 none",
                                               "turn relaunch R21",
                                               "number correct R23",
                                               "colour correct R23",
                                               "parity correct none",
                                               "half correct none",
                                               "place correct R23",
                                               "place take_back R30",
                                               "swept put_back R33",
                                               "left take_now R27c R27d R30",
                                               "halved halve R29",
                                               "payment_order do_first R30 R32",
                                               "payee pay_owner R32",
                                               "sum pay_rest R27a R27c",
                                               "sum take_rest R27a R27b R27c",
                                               "late_stake push_back R20"};
        QTest::addRow("casino cash")
            << QStringLiteral("casino cash")
            << QStringList{"order do_first R21 R23 R30", "words correct R17 R20 R22 R35 none",
                           "turn relaunch R21",          "number correct R23",
                           "colour correct R23",         "parity correct none",
                           "half correct none",          "place correct R23",
                           "place take_back R30",        "swept put_back R33",
                           "left take_now R30",          "payment_order do_first R30 R32",
                           "payee pay_owner R32",        "sum pay_rest R27a",
                           "sum take_rest R27a R27b",    "late_stake push_back R20"};
        QTest::addRow("online 37") << QStringLiteral("online 37")
                                   << QStringList{"order do_first O14 O17",  "words correct O14",
                                                  "number correct none",     "colour correct none",
                                                  "parity correct none",     "half correct none",
                                                  "place correct O16",       "place take_back O17",
                                                  "swept put_back O13a",     "left take_now O18 O19",
                                                  "payee pay_owner O18",     "sum pay_rest O13a",
                                                  "sum take_rest O13a O13b", "late_stake push_back O14"};
        QTest::addRow("online 38") << QStringLiteral("online 38")
                                   << QStringList{"order do_first O14 O17",   "words correct O14",
                                                  "number correct none",      "colour correct none",
                                                  "parity correct none",      "half correct none",
                                                  "place correct O16",        "place take_back O17",
                                                  "swept put_back O13a O13b", "left take_now O18 O19",
                                                  "payee pay_owner O18",      "sum pay_rest O13a",
                                                  "sum take_rest O13a O13b",  "late_stake push_back O14"};
        QTest::addRow("macau") << QStringLiteral("macau")
                               << QStringList{"order do_first M3.2.1 M4 M5.1",
                                              "words correct M2.2 none",
                                              "number correct M4",
                                              "colour correct M4",
                                              "parity correct none",
                                              "half correct none",
                                              "place correct M4",
                                              "place take_back M5.1",
                                              "swept put_back M5.3",
                                              "left take_now M5.1 M8",
                                              "payment_order do_first M5.1 M5.2",
                                              "payee pay_owner M5.1",
                                              "sum pay_rest M7.1 M7.2 M7.3 M7.4 M7.5 M7.6 M7.7",
                                              "sum take_rest M7.1 M7.2 M7.4 M7.5 M7.6 M7.7 M7.8",
                                              "late_stake push_back M3.2.1"};
        QTest::addRow("macau two") << QStringLiteral("macau two")
                                   << QStringList{"order do_first M2.1 M4 M5.1",
                                                  "words correct M2.2 M3.2.2 none",
                                                  "number correct M4",
                                                  "colour correct M4",
                                                  "parity correct none",
                                                  "half correct none",
                                                  "place correct M4",
                                                  "place take_back M5.1",
                                                  "swept put_back M5.3",
                                                  "left take_now M5.1 M8",
                                                  "payment_order do_first M5.1 M5.2",
                                                  "payee pay_owner M5.1",
                                                  "sum pay_rest M7.1 M7.2 M7.3 M7.5 M7.6 M7.7",
                                                  "sum take_rest M7.1 M7.2 M7.3 M7.4 M7.5 M7.6 M7.7 M7.8",
                                                  "late_stake push_back M3.2.2"};
    }
    void plantedFaultsAreRemediedAsTheRulesHaveIt() {
        QFETCH(QString, house);
        QFETCH(QStringList, remedies);
        RouletteShift shift = shiftAt(house);
        shift.incidents = true;
        shift.lateStakes = true;
        ReversedRoulette table(shift);
        WatchedRoulette watch(table, seedOf(4));
        const QString found = remediesOf(table, watch, 300).join(u'\n');
        QVERIFY2(found == remedies.join(u'\n'), qPrintable(found));
    }

    // R31: each payment is announced with its value, before the next payment and before the round closes.
    void paymentsAreAnnouncedWhereTheRegulationHasItSo_data() {
        QTest::addColumn<QString>("house");
        for (const QString& house : kHouses) {
            QTest::addRow("%s", qPrintable(house)) << house;
        }
    }
    void paymentsAreAnnouncedWhereTheRegulationHasItSo() {
        QFETCH(QString, house);
        RouletteShift shift = shiftAt(house);
        shift.paymentAnnouncements = true;
        ReversedRoulette table(shift);
        int paid = 0;
        int told = 0;
        while (table.state().round < 30) {
            waitFor(table);
            const DueAction due = table.dueActions().front();
            const std::uint64_t round = table.state().round;
            QVERIFY(table.perform(due.action, 0).faults.empty());
            const auto* pay = std::get_if<Pay>(&due.action);
            if (pay == nullptr) {
                continue;
            }
            ++paid;
            if (!table.paymentToAnnounce()) {
                continue;
            }
            ++told;
            QCOMPARE(table.paymentToAnnounce()->spot, pay->spot);
            QCOMPARE(table.paymentToAnnounce()->player, pay->player);
            QCOMPARE(table.paymentToAnnounce()->sum, pay->sum);
            table.advanceTo(table.table().now() + std::chrono::minutes(5));
            QCOMPARE(table.state().round, round); // the table waits
            AnnouncePayment wrong = *table.paymentToAnnounce();
            wrong.sum += Money{100};
            const Judged judged = table.perform(wrong, 0);
            QVERIFY(!judged.done);
            QCOMPARE(ruleOf(judged, FaultKind::words), std::string("R31"));
            const Judged early = table.perform(*pay, 0); // the next one, not announced
            QCOMPARE(ruleOf(early, FaultKind::order), std::string("R31"));
        }
        QVERIFY(paid > 30);
        QCOMPARE(told, house.startsWith("casino") ? paid : 0);
    }

    // R25: a call bet that the croupier places is the stake that its player would place, and nothing else
    // changes.
    void calledStakesAreTheSameStakes_data() {
        QTest::addColumn<QString>("house");
        for (const QString& house : kHouses) {
            QTest::addRow("%s", qPrintable(house)) << house;
        }
    }
    void calledStakesAreTheSameStakes() {
        QFETCH(QString, house);
        const auto played = [&](bool calls, int& put) {
            RouletteShift shift = shiftAt(house);
            shift.calledStakes = calls;
            ReversedRoulette table(shift);
            std::vector<roulette::Settled> settled;
            const Subscription heard = table.table().listen([&](const auto& entry) {
                if (const auto* one = std::get_if<roulette::Settled>(&entry.event)) {
                    settled.push_back(*one);
                }
            });
            while (table.state().round < 60) {
                waitFor(table);
                const DueAction due = table.dueActions().front();
                put += std::holds_alternative<PutDown>(due.action) ? 1 : 0;
                if (!table.perform(due.action, 0).faults.empty()) {
                    return std::vector<roulette::Settled>{};
                }
            }
            return settled;
        };
        int put = 0;
        const std::vector<roulette::Settled> own = played(false, put);
        QCOMPARE(put, 0);
        QVERIFY(own.size() > 100);
        QVERIFY(played(true, put) == own);
        // Series and neighbours belong to the casino's French order (R25), where chips go on more than even
        // chances (R15a); online the house may offer them (I-O7b).
        QCOMPARE(put > 0, house == "casino" || house == "online 37");
    }

    void chipsOfACalledStakeAreJudgedOneByOne() { // R25a, R25b
        RouletteShift shift = shiftAt("casino");
        shift.calledStakes = true;
        ReversedRoulette table(shift);
        std::set<std::string> rules;
        for (int i = 0; i < 20; ++i) {
            const DueAction due = comeTo<PutDown>(table);
            QVERIFY(!table.perform(Call{roulette::OwnPhrase::no_more_bets}, 0).done);
            auto put = std::get<PutDown>(due.action);
            const roulette::Part first = put.parts.front();
            put.parts.erase(put.parts.begin());
            Judged judged = table.perform(put, 0);
            QVERIFY(!judged.done);
            QCOMPARE(judged.faults.size(), std::size_t{1});
            QCOMPARE(judged.faults.front().kind, FaultKind::missing);
            QCOMPARE(judged.faults.front().spot, first.spot);
            QCOMPARE(judged.faults.front().item, std::uint32_t{first.chips});
            rules.insert(ruleOf(judged, FaultKind::missing));
            // The same chips one number further.
            const auto beside = static_cast<roulette::SpotId>(first.spot + 1);
            const bool lies = std::ranges::find(put.parts, beside, &roulette::Part::spot) != put.parts.end();
            put.parts.insert(put.parts.begin(), {beside, first.chips});
            judged = table.perform(put, 0);
            if (!lies) {
                QCOMPARE(judged.faults.size(), std::size_t{2});
                QVERIFY(judged.faults.front().kind == FaultKind::missing);
                QVERIFY(judged.faults.back().kind == FaultKind::extra);
                QCOMPARE(judged.faults.back().spot, beside);
            }
            const Money lay = table.state().onLayout(put.player);
            QVERIFY(table.perform(due.action, 0).done);
            QVERIFY(table.state().onLayout(put.player) > lay);
        }
        QCOMPARE(rules, (std::set<std::string>{"R25a", "R25b"}));
    }

    // Where the program places the chips, a misplaced one is found like any other fault.
    void chipsThatThePlantedCroupierLaysWrongAreFound() { // R25a, R25b
        RouletteShift shift = shiftAt("casino");
        shift.calledStakes = true;
        ReversedRoulette table(shift);
        WatchedRoulette watch(table, seedOf(4));
        std::set<FaultKind> seen;
        while (table.state().round < 200) {
            waitFor(table);
            const RouletteAction shown = *watch.shown();
            const std::vector<Fault> faults = table.faultsOf(table.dueActions().front(), shown);
            (void)watch.answer(faults.empty() ? std::nullopt : std::optional(faults.front().kind), 0);
            if (!watch.needsRemedy()) {
                continue;
            }
            for (const Fault& fault : faults) {
                seen.insert(fault.kind);
            }
            const RemedyKind remedied = remedyRightly(watch);
            if (faults.front().kind == FaultKind::missing) {
                QCOMPARE(remedied, RemedyKind::correct);
            }
        }
        QVERIFY(seen.contains(FaultKind::missing) && seen.contains(FaultKind::extra));
        QCOMPARE(watch.count().remedied, watch.count().planted);
        QCOMPARE(watch.sheet().faults(), 0);
        QCOMPARE(table.sheet().faults(), 0);
    }

    // A fault that is only shown when the shift ends was not missed by anybody.
    void whatIsNotAnsweredIsNotCounted() {
        ReversedRoulette table(shiftAt("casino"));
        WatchedRoulette watch(table, seedOf(4));
        int missed = 0;
        while (table.state().round < 20) {
            waitFor(table);
            (void)watch.shown();
            QCOMPARE(watch.count().planted, missed);
            missed += watch.answer(std::nullopt, 0).right ? 0 : 1;
        }
        QVERIFY(missed > 0);
    }

    void whoLetsEverythingPassMissesWhatWasPlanted() {
        ReversedRoulette table(shiftAt("casino"));
        WatchedRoulette watch(table, seedOf(4));
        int wrong = 0;
        while (table.state().round < 20) {
            waitFor(table);
            (void)watch.shown();
            wrong += watch.answer(std::nullopt, 0).right ? 0 : 1;
        }
        QVERIFY(wrong > 5);
        QCOMPARE(watch.count().planted, wrong);
        QCOMPARE(watch.count().caught, 0);
        QVERIFY(watch.sheet().faults() >= wrong);
        QCOMPARE(table.sheet().faults(), 0); // the table itself follows the rules
    }

    void whoStopsWhatIsRightRaisesAnAlarm() {
        ReversedRoulette table(shiftAt("macau"));
        WatchedRoulette watch(table, seedOf(4));
        for (int i = 0; i < 50; ++i) {
            waitFor(table);
            (void)watch.shown();
            (void)watch.answer(FaultKind::late, 0); // which is never planted
        }
        QCOMPARE(watch.sheet().faults(FaultKind::alarm), 50 - watch.count().planted);
        QCOMPARE(watch.count().caught, 0);
    }

private:
    template <class Below>
    static RouletteAction anyAction(const Below& below) {
        switch (below(8)) {
        case 0: return Call{static_cast<roulette::OwnPhrase>(below(9))};
        case 1: return RingBell{};
        case 2: return Launch{static_cast<roulette::Turn>(below(2))};
        case 3: return AnnounceNumber{roulette::Pocket(below(38)), static_cast<roulette::Colour>(below(3))};
        case 4: return MarkNumber{roulette::Pocket(below(38))};
        case 5: return Sweep{{static_cast<roulette::SpotId>(below(160))}, {}};
        case 6:
            return PutDown{static_cast<PlayerId>(below(8)), {{static_cast<roulette::SpotId>(below(160))}}};
        default:
            return Pay{static_cast<roulette::SpotId>(below(160)), static_cast<PlayerId>(below(8)),
                       Money{below(5'000)}};
        }
    }

    // Advances to a point where the fault is possible, and makes it.
    static Judged doWrong(ReversedRoulette& table, FaultKind kind) {
        using roulette::OwnPhrase;
        switch (kind) {
        case FaultKind::order: (void)comeTo<Call>(table); return table.perform(Launch{}, 0);
        case FaultKind::words:
            (void)comeTo<Call>(table);
            return table.perform(Call{OwnPhrase::no_more_bets}, 0);
        case FaultKind::early: {
            (void)table.perform(comeTo<Call>(table).action, 0); // the stakes are open
            if (table.state().settings.closing == roulette::Closing::on_slowdown) {
                (void)table.perform(comeTo<Launch>(table).action, 0);
            }
            return table.perform(Call{OwnPhrase::no_more_bets}, 0);
        }
        case FaultKind::late: return table.perform(comeTo<Call>(table).action, 1'001);
        case FaultKind::turn: {
            const auto launch = std::get<Launch>(comeTo<Launch>(table).action);
            return table.perform(Launch{roulette::against(launch.direction)}, 0);
        }
        case FaultKind::number:
        case FaultKind::colour:
        case FaultKind::parity:
        case FaultKind::half: {
            auto said = std::get<AnnounceNumber>(comeTo<AnnounceNumber>(table).action);
            if (kind == FaultKind::number) {
                said.number = roulette::Pocket((said.number.index() + 1) % 37);
            } else if (kind == FaultKind::colour) {
                said.colour =
                    said.colour == roulette::Colour::red ? roulette::Colour::black : roulette::Colour::red;
            } else if (kind == FaultKind::parity) {
                said.parity = said.parity == roulette::ChanceKind::even ? roulette::ChanceKind::odd
                                                                        : roulette::ChanceKind::even;
            } else {
                said.half = said.half == roulette::ChanceKind::low ? roulette::ChanceKind::high
                                                                   : roulette::ChanceKind::low;
            }
            return table.perform(said, 0);
        }
        case FaultKind::place: {
            const auto mark = std::get<MarkNumber>(comeTo<MarkNumber>(table).action);
            return table.perform(MarkNumber{roulette::Pocket((mark.number.index() + 1) % 37)}, 0);
        }
        case FaultKind::swept: return sweepWrong(table, StakeOutcome::kept, StakeOutcome::taken);
        case FaultKind::left: return sweepWrong(table, StakeOutcome::taken, StakeOutcome::kept);
        case FaultKind::halved: return sweepWrong(table, StakeOutcome::halved, StakeOutcome::taken);
        case FaultKind::payment_order: return payOutOfOrder(table);
        case FaultKind::payee: {
            auto pay = std::get<Pay>(comeTo<Pay>(table).action);
            pay.player = static_cast<PlayerId>(pay.player == 0 ? 8 : 0);
            const auto others = [&](const Prize& prize) {
                return prize.spot == pay.spot && prize.player == pay.player;
            };
            if (std::ranges::any_of(table.prizes(), others)) {
                pay.player = 7;
            }
            return table.perform(pay, 0);
        }
        case FaultKind::sum: {
            auto pay = std::get<Pay>(comeTo<Pay>(table).action);
            pay.sum += Money{50};
            return table.perform(pay, 0);
        }
        default: break; // only for observers, or for other games
        }
        return {};
    }

    // Continues until a stake with that outcome is placed, and treats it as another.
    static Judged sweepWrong(ReversedRoulette& table, StakeOutcome outcome, StakeOutcome as) {
        for (int i = 0; i < 2'000; ++i) {
            auto sweep = std::get<Sweep>(comeTo<Sweep>(table).action);
            for (const PlaceOutcome& place : outcomesOf(table.state())) {
                if (place.outcome == outcome) {
                    std::erase(sweep.kept, place.spot);
                    std::erase(sweep.halved, place.spot);
                    if (as == StakeOutcome::kept) {
                        sweep.kept.push_back(place.spot);
                    }
                    return table.perform(sweep, 0);
                }
            }
            (void)table.perform(sweep, 0);
        }
        return {};
    }

    static Judged payOutOfOrder(ReversedRoulette& table) {
        for (int i = 0; i < 2'000; ++i) {
            const DueAction due = comeTo<Pay>(table);
            for (std::size_t prize = 0; prize < table.prizes().size(); ++prize) {
                const Prize& other = table.prizes()[prize];
                if (!other.paid && whyNotNext(table.state(), table.prizes(), prize)) {
                    return table.perform(Pay{other.spot, other.player, other.sum}, 0);
                }
            }
            (void)table.perform(due.action, 0);
        }
        return {};
    }
};

MESAVIVA_TEST(CroupierTest)
#include "tst_croupier.moc"
