// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN
#include "croupier_bingo.h"
#include "croupier_poker.h"
#include "croupier_roulette.h"
#include "engine/training/croupier/reversed_table.h"
#endif
#include "program/test_list.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <map>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

using namespace mesaviva;
using namespace mesaviva::croupier;

namespace {

/// The body of a test, of the row's game.
using RowTest = std::function<void()>;

template <class Desk>
void addRow(const QString& what, const RowTest& test) {
    QTest::addRow("%s %s", Desk::kGame, qPrintable(what)) << test;
}

/// Calls `add` with the desk of each game.
template <class Add>
void forEachDesk(const Add& add) {
    QTest::addColumn<RowTest>("test");
    add(RouletteDesk());
    add(PokerDesk());
    add(BingoDesk());
}

/// A trainee who does only what is due has a clean sheet, and the table does what its game requires.
template <class Desk>
void worksPerfectly(const typename Desk::Shift& shift, const QString& house) {
    typename Desk::Table table(shift);
    typename Desk::Account account;
    auto folded = table.state();
    bool refused = false;
    const Subscription heard = table.table().listen([&](const auto& entry) {
        Desk::Table::Game::evolve(folded, entry.event, entry.at);
        refused = refused || std::holds_alternative<typename Desk::Refused>(entry.event);
        account.hear(entry.event, folded);
    });
    while (table.state().round < Desk::kPerfectRounds) {
        waitFor(table);
        account.prepare(table);
        const auto due = table.dueActions();
        QVERIFY(!due.empty());
        account.see(table, due.front().action);
        const auto judged = table.perform(due.front().action, 100);
        QVERIFY(judged.done);
        QVERIFY2(judged.faults.empty(),
                 judged.faults.empty() ? "" : firstOf(judged.faults.front().rules).c_str());
    }
    QVERIFY(!refused);
    QVERIFY(folded == table.state());
    QCOMPARE(table.sheet().faults(), 0);
    QCOMPARE(table.sheet().clean(), table.sheet().actions());
    account.compare(table, house);
}

/// A wrong action is judged as its kind by its rule, and the right one can still be done.
template <class Desk>
void isNamed(const WrongAction<typename Desk::Table>& wrong) {
    auto shift = Desk::shiftAt(wrong.house);
    shift.limit = 1'000;
    Desk::provoke(shift, wrong);
    typename Desk::Table table(shift);
    const auto judged = wrong.act(table);
    const QString found = QString::fromStdString(ruleOf(judged.faults, wrong.kind));
    const auto isRule = [&](const QString& one) { return found == one || found.startsWith(one + "."); };
    QVERIFY2(std::ranges::any_of(wrong.rules.split('|'), isRule), qPrintable(found));
    QVERIFY(std::ranges::any_of(judged.faults, [&](const Fault& fault) {
        return fault.kind == wrong.kind && fault.detail == wrong.detail;
    }));
    QCOMPARE(judged.done, wrong.kind == FaultKind::late); // reported at once: it must be done right
    QVERIFY(table.sheet().faults(wrong.kind) > 0);
    waitFor(table);
    QVERIFY(table.perform(table.dueActions().front().action, 0).done);
}

/// Right and senseless actions at any time.
template <class Desk>
void survivesAMonkey(const typename Desk::Shift& shift) {
    typename Desk::Table table(shift);
    std::mt19937 chance(11);
    const auto below = [&](int n) { return static_cast<int>(chance() % static_cast<unsigned>(n)); };
    auto folded = table.state();
    bool refused = false;
    const Subscription heard = table.table().listen([&](const auto& entry) {
        Desk::Table::Game::evolve(folded, entry.event, entry.at);
        refused = refused || std::holds_alternative<typename Desk::Refused>(entry.event);
    });
    int faults = 0;
    for (int i = 0; i < Desk::kMonkeyActions; ++i) {
        if (below(3) == 0) {
            table.advanceTo(table.table().now() + std::chrono::milliseconds(below(9'000)));
        }
        Desk::fiddle(table, below);
        const auto due = table.dueActions();
        const auto action =
            !due.empty() && below(Desk::kRightOfMonkey) == 0 ? due.front().action : Desk::anyAction(below);
        const std::size_t marks = table.sheet().marks().size();
        const auto judged = table.perform(action, below(5'000));
        QCOMPARE(table.sheet().marks().size(), marks + 1);
        faults += static_cast<int>(judged.faults.size());
        QVERIFY(judged.done || !judged.faults.empty());
    }
    QVERIFY(!refused);
    QVERIFY(folded == table.state());
    QCOMPARE(table.sheet().faults(), faults);
    QVERIFY(table.state().round > 3);
    waitFor(table); // the table is ready for whoever comes next
}

/// An observer names each planted fault. `remedies` are the right ones with their rules (`sum pay_rest R27a;
/// turn relaunch R21`); all rules are listed where they differ. Each wrong remedy is tried once and must be
/// reported as a fault of its own with the same rules.
template <class Desk>
void isRemedied(const QString& house, std::uint64_t rounds, const QString& remedies) {
    typename Desk::Table table(Desk::busyShiftAt(house));
    WatchedTable<typename Desk::Table> watch(table, seedOf(4));
    using Way = std::pair<FaultKind, RemedyKind>;
    std::map<Way, std::set<std::string>> ways;
    std::map<Way, std::set<RemedyKind>> wrong;
    std::map<FaultKind, std::set<std::string>> rules;
    int tried = 0;
    while (table.state().round < rounds) {
        waitFor(table);
        const auto shown = *watch.shown();
        QVERIFY(shown == *watch.shown()); // unchanged until it is answered
        const auto due = table.dueActions().front();
        const std::vector<Fault> faults = table.faultsOf(due, shown);
        QVERIFY(!Desk::kSlipsAreFaults || faults.empty() == (shown == due.action));
        const auto watched =
            watch.answer(faults.empty() ? std::nullopt : std::optional(faults.front().kind), 100);
        QVERIFY(watched.right);
        QVERIFY(watched.faults == faults);
        QCOMPARE(watched.needsRemedy, !faults.empty());
        for (const Fault& fault : faults) {
            rules[fault.kind].insert(firstOf(fault.rules));
        }
        if (faults.empty()) {
            continue;
        }
        const RemedyChoice choice = watch.remedyChoice();
        const Way way(faults.front().kind, choice.right);
        ways[way].insert(firstOf(choice.rules));
        const auto next = std::ranges::find_if(choice.others,
                                               [&](RemedyKind other) { return !wrong[way].contains(other); });
        if (next == choice.others.end()) {
            (void)remedyRightly(watch);
            continue;
        }
        wrong[way].insert(*next);
        ++tried;
        const auto remedied = watch.remedy(*next, 0);
        QVERIFY(!remedied.right);
        QCOMPARE(remedied.faults.size(), std::size_t{1});
        const Fault& named = remedied.faults.front();
        QVERIFY(named.kind == FaultKind::remedy && named.remedy == choice.right);
        QVERIFY(named.of == faults.front().kind && named.rules == choice.rules);
    }
    QVERIFY(watch.count().planted > 40);
    QCOMPARE(watch.count().caught, watch.count().planted);
    QCOMPARE(watch.count().remedied, watch.count().planted - tried);
    QCOMPARE(watch.sheet().faults(), tried); // nothing but these remedies
    QCOMPARE(watch.sheet().faults(FaultKind::remedy), tried);
    QCOMPARE(table.sheet().faults(), 0);
    QStringList found;
    for (const auto& [way, ofWay] : ways) {
        std::string line = std::string(name(way.first)) + ' ' + std::string(name(way.second));
        for (const std::string& rule : ofWay) {
            line += ' ' + rule;
        }
        found.append(QString::fromStdString(line));
    }
    QCOMPARE(found, remedies.split("; "));
    Desk::compareRules(house, rules);
}

template <class Desk>
void addRemedies(const QString& house, std::uint64_t rounds, const QString& remedies) {
    addRow<Desk>(house, [=] { isRemedied<Desk>(house, rounds, remedies); });
}

} // namespace

/// The reversed tables of all games: the due actions match those of the table, and each fault has its rule.
class CroupierTest : public QObject {
    Q_OBJECT

private slots:
    void aPerfectTraineeMakesNoFault_data() { // P14-P29, B16-B30
        forEachDesk([]<class Desk>(Desk) {
            for (const QString& house : Desk::houses()) {
                auto shift = Desk::perfectShiftAt(house);
                addRow<Desk>(house, [=] { worksPerfectly<Desk>(shift, house); });
                auto later = shift;
                later.reportsAtOnce = false;
                addRow<Desk>(house + ", told at the end", [=] { worksPerfectly<Desk>(later, house); });
                if constexpr (requires { shift.realWheel; }) {
                    shift.realWheel = true;
                    addRow<Desk>(house + ", a real wheel", [=] { worksPerfectly<Desk>(shift, house); });
                }
                if constexpr (requires { shift.callsItself; }) {
                    shift.callsItself = true;
                    addRow<Desk>(house + ", the program calls", [=] { worksPerfectly<Desk>(shift, house); });
                }
            }
        });
    }
    void aPerfectTraineeMakesNoFault() { testRow(); }

    void wrongActionsAreNamedByTheirRule_data() {
        forEachDesk([]<class Desk>(Desk) {
            for (const auto& wrong : Desk::wrongActions()) {
                addRow<Desk>(wrong.house + ": " + wrong.what, [=] { isNamed<Desk>(wrong); });
            }
        });
    }
    void wrongActionsAreNamedByTheirRule() { testRow(); }

    void aMonkeyBreaksNothing_data() {
        forEachDesk([]<class Desk>(Desk) {
            bool atOnce = true; // in every other house
            for (const QString& house : Desk::houses()) {
                auto shift = Desk::monkeyShiftAt(house, atOnce);
                shift.reportsAtOnce = atOnce;
                addRow<Desk>(house + (atOnce ? "" : ", told at the end"),
                             [=] { survivesAMonkey<Desk>(shift); });
                atOnce = !atOnce;
            }
        });
    }
    void aMonkeyBreaksNothing() { testRow(); }

    // The rules that require the remedy, none for a custom; words, prizes and losing stakes have several.
    void plantedFaultsAreNamedAndRemedied_data() {
        QTest::addColumn<RowTest>("test");
        addRemedies<RouletteDesk>(
            "casino", 300,
            "order do_first R20 R23 R30; words correct R20 R22 none; turn relaunch R21; "
            "number correct R23; colour correct R23; parity correct none; half correct none; "
            "place correct R23; place take_back R30; swept put_back R33; "
            "left take_now R27c R27d R30; halved halve R29; payment_order do_first R30 R32; "
            "payee pay_owner R32; sum pay_rest R27a R27c; sum take_rest R27a R27b R27c; "
            "late_stake push_back R20");
        addRemedies<RouletteDesk>(
            "casino cash", 300,
            "order do_first R20 R23 R30; words correct R17 R20 R22 none; turn relaunch R21; "
            "number correct R23; colour correct R23; parity correct none; half correct none; "
            "place correct R23; place take_back R30; swept put_back R33; left take_now R30; "
            "payment_order do_first R30 R32; payee pay_owner R32; sum pay_rest R27a; "
            "sum take_rest R27a R27b; late_stake push_back R20");
        addRemedies<RouletteDesk>(
            "online 37", 300,
            "order do_first O14 O17; words correct O14 none; number correct none; "
            "colour correct none; parity correct none; half correct none; place correct O16; "
            "place take_back O17; swept put_back O13a; left take_now O18 O19; "
            "payee pay_owner O18; sum pay_rest O13a; sum take_rest O13a O13b; "
            "late_stake push_back O14");
        addRemedies<RouletteDesk>(
            "online 38", 300,
            "order do_first O14 O17; words correct O14 none; number correct none; "
            "colour correct none; parity correct none; half correct none; place correct O16; "
            "place take_back O17; swept put_back O13a O13b; left take_now O18 O19; "
            "payee pay_owner O18; sum pay_rest O13a; sum take_rest O13a O13b; "
            "late_stake push_back O14");
        addRemedies<RouletteDesk>(
            "macau", 300,
            "order do_first M3.2.1 M4 M5.1; words correct M2.2 none; number correct M4; "
            "colour correct M4; parity correct none; half correct none; place correct M4; "
            "place take_back M5.1; swept put_back M5.3; left take_now M5.1 M8; "
            "payment_order do_first M5.1 M5.2; payee pay_owner M5.1; "
            "sum pay_rest M7.1 M7.2 M7.3 M7.4 M7.5 M7.6 M7.7; "
            "sum take_rest M7.1 M7.2 M7.4 M7.5 M7.6 M7.7 M7.8; late_stake push_back M3.2.1");
        addRemedies<RouletteDesk>(
            "macau two", 300,
            "order do_first M3.2.2 M4 M5.1; words correct M2.2 M3.2.2 none; number correct M4; "
            "colour correct M4; parity correct none; half correct none; place correct M4; "
            "place take_back M5.1; swept put_back M5.3; left take_now M5.1 M8; "
            "payment_order do_first M5.1 M5.2; payee pay_owner M5.1; "
            "sum pay_rest M7.1 M7.2 M7.3 M7.5 M7.6 M7.7; "
            "sum take_rest M7.1 M7.2 M7.3 M7.4 M7.5 M7.6 M7.7 M7.8; late_stake push_back M3.2.2");
        addRemedies<PokerDesk>("individual", 400,
                               "order do_first P20 P24; words correct P20 none; left take_now P29; "
                               "payment_order do_first none; sum take_rest P12g P12h P12i P26 P28b; "
                               "target move_card P19a P19b P19c; face turn_over I-P19a P19b P19c; "
                               "card void_round P33; card from_record P6b; qualified correct P25 P26; "
                               "verdict correct P10 P13f P13g P9");
        addRemedies<PokerDesk>(
            "7", 160,
            "order do_first P14 P20 P24 P2e; words correct P14 P20 P31; "
            "place take_back P10 P13g P22 P26; swept put_back P10 P13g; left take_now P29; "
            "payment_order do_first none; sum pay_rest P12h; "
            "sum take_rest P12e P12h P12i P26 P28b; target move_card P19a P19b P19c; "
            "face turn_over I-P19a P19b P19c; card void_round P33; card from_record P6b; "
            "seat do_first P20 P2a none; qualified correct P25 P26; "
            "verdict correct P10 P13f P13g P9; late_stake push_back P14");
        addRemedies<BingoDesk>(
            "90", 200,
            "order do_first B24 B35a B36 B63a B63b; words correct B16 B18 B26 none; "
            "number correct B21; sum correct B19; again correct B21; count correct B19; "
            "claim take_back B35a B36 B63a B63b; overlooked admit B29 B30 B35a B63a B63b; "
            "winner take_back B2n B35a B42 B63a B63b; share correct B2n B30 B35a B42 B63a B63b; "
            "odd correct I-B30; late_sale push_back B18");
        addRemedies<BingoDesk>("80", 200,
                               "order do_first B24 B35a B35b B36 B67a B67b; words correct B16 B18 B26 none; "
                               "number correct B21; sum correct B19; again correct B21; count correct B19; "
                               "claim take_back B35a B35b B36 B67a B67b; "
                               "overlooked admit B29 B30 B35a B35b B67a B67b; "
                               "winner take_back B2n B35a B35b B42 B67a B67b; "
                               "share correct B2n B30 B35a B35b B42 B67a B67b; odd correct I-B30; "
                               "late_sale push_back B18");
        addRemedies<BingoDesk>(
            "75", 200,
            "order do_first B24 B36 B73a B74a B74b; words correct B16 B18 B26 none; "
            "number correct B21; sum correct B19; letter correct none; again correct B21; "
            "count correct B19; claim take_back B36 B73a B74a B74b; "
            "overlooked admit B29 B30 B73a B74a B74b; winner take_back B2n B42 B73a B74a B74b; "
            "share correct B2n B30 B42 B73a B74a B74b; odd correct I-B30; late_sale push_back B18");
        addRemedies<BingoDesk>(
            "75 pattern", 200,
            "order do_first B24 B73b; words correct B16 B18 B26 none; number correct B21; "
            "sum correct B19; letter correct none; again correct B21; count correct B19; "
            "claim take_back B73b; overlooked admit B29 B30 B73b; winner take_back B42 B73b; "
            "share correct B30 B42 B73b; odd correct I-B30; late_sale push_back B18");
        addRemedies<BingoDesk>(
            "30", 200,
            "order do_first B24 B82 B83b I-B36; words correct B16 B18 B26 none; "
            "number correct B21; sum correct B19; again correct B21; count correct B19; "
            "claim take_back B82 B83b I-B36; overlooked admit B29 B30 B82 B83b; "
            "winner take_back B42 B82 B83b; share correct B30 B42 B82 B83b; odd correct I-B30; "
            "late_sale push_back B18");
    }
    void plantedFaultsAreNamedAndRemedied() { testRow(); }

private:
    static void testRow() {
        QFETCH(RowTest, test);
        test();
    }
};

MESAVIVA_TEST(CroupierTest)
#include "tst_croupier.moc"
