// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN
#include "engine/games/poker/pay_table.h"
#include "engine/games/poker/settlement.h"
#include "engine/training/croupier/reversed_poker.h"
#include "engine/training/croupier/reversed_table.h"
#endif

#include "program/test_list.h"
#include "shift_course.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <random>
#include <set>

using namespace mesaviva;
using namespace mesaviva::croupier;
using WatchedPoker = WatchedTable<ReversedPoker>;

namespace {

PokerShift shiftFor(int players, std::uint8_t seed = 7) {
    PokerShift shift;
    shift.settings.individual = players == 0;
    shift.settings.seats = players == 0 ? 1 : poker::kMostSeats;
    shift.players = std::max(1, players);
    shift.taste = players::StakeTaste::middle;
    shift.seeds = derivedSeeds(seedOf(seed));
    return shift;
}

std::string ruleOf(const PokerJudged& judged, FaultKind kind) {
    for (const Fault& fault : judged.faults) {
        if (fault.kind == kind) {
            return fault.rules.empty() ? "none" : std::string(fault.rules.begin()->text());
        }
    }
    return "no such fault";
}

} // namespace

/// The reversed table of poker: due actions match those of the table, and each fault has its rule.
class CroupierPokerTest : public QObject {
    Q_OBJECT

private slots:
    void aPerfectTraineeMakesNoFault_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("atOnce");
        for (const int players : {0, 1, 2, 4, 7}) {
            QTest::addRow("%d", players) << players << true;
            QTest::addRow("%d, told at the end", players) << players << false;
        }
    }
    void aPerfectTraineeMakesNoFault() { // P14-P29
        QFETCH(int, players);
        QFETCH(bool, atOnce);
        PokerShift shift = shiftFor(players);
        shift.reportsAtOnce = atOnce;
        shift.lateStakes = true;
        ReversedPoker table(shift);
        poker::State folded = table.state();
        bool refused = false;
        int settled = 0;
        Money paid;
        const Subscription heard = table.table().listen([&](const auto& entry) {
            poker::evolve(folded, entry.event, entry.at);
            refused = refused || std::holds_alternative<poker::Refused>(entry.event);
            settled += std::holds_alternative<poker::Settled>(entry.event) ? 1 : 0;
            if (const auto* prize = std::get_if<poker::Paid>(&entry.event)) {
                paid += prize->amount;
            }
        });
        std::set<Task> tasks;
        Money handed;
        while (table.state().round < 60) {
            waitFor(table);
            const std::vector<PokerDueAction> due = table.dueActions();
            QVERIFY(!due.empty());
            tasks.insert(taskOf(due.front().action));
            if (const auto* pay = std::get_if<PayBox>(&due.front().action)) {
                handed += pay->sum;
            }
            const PokerJudged judged = table.perform(due.front().action, 100);
            QVERIFY(judged.done);
            QVERIFY2(
                judged.faults.empty(),
                ruleOf(judged, judged.faults.empty() ? FaultKind::order : judged.faults[0].kind).c_str());
        }
        QVERIFY(!refused);
        QVERIFY(folded == table.state());
        QCOMPARE(table.sheet().faults(), 0);
        QCOMPARE(table.sheet().clean(), table.sheet().actions());
        QVERIFY(settled > 40);
        QCOMPARE(handed.cents, paid.cents); // the trainee paid what the table pays
        for (const Task task : {Task::call, Task::deal, Task::ask, Task::turn, Task::qualify, Task::compare,
                                Task::sweep, Task::pay, Task::refuse}) {
            // At an individual table the player closes the bets (P15).
            QVERIFY2(tasks.contains(task) || (players == 0 && task == Task::refuse),
                     std::string(name(task)).c_str());
        }
    }

    // The law's order: the burn card, seat after seat, the dealer, five times; the last card face up.
    void cardsGoInTheLawsOrder() { // P19a-P19c
        ReversedPoker table(shiftFor(7));
        (void)comeTo<DealCard>(table);
        std::vector<int> seats;
        for (int seat = 1; seat <= 7; ++seat) {
            if (table.state().inBox(static_cast<std::size_t>(seat - 1), poker::Box::ante) > Money{}) {
                seats.push_back(seat);
            }
        }
        std::vector<DealCard> wanted = {{kCorner, true}};
        for (int row = 0; row < 5; ++row) {
            for (const int seat : seats) {
                wanted.push_back({seat, false});
            }
            wanted.push_back({kDealer, row == 4});
        }
        for (const DealCard& card : wanted) {
            waitFor(table);
            QVERIFY(std::get<DealCard>(table.dueActions().front().action) == card);
            QVERIFY(table.perform(card, 0).done);
        }
        waitFor(table);
        QVERIFY(std::get<SayPhrase>(table.dueActions().front().action).phrase == poker::OwnPhrase::decide);
    }

    void wrongActionsAreNamedByTheirRule_data() {
        QTest::addColumn<int>("way");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("rule");
        int way = 0;
        const auto add = [&](const char* what, FaultKind kind, const char* rule) {
            QTest::addRow("%s", what) << way++ << static_cast<int>(kind) << QString(rule);
        };
        add("cards before the bets are opened", FaultKind::order, "P14");
        add("other words", FaultKind::words, "P14");
        add("closed too early", FaultKind::early, "P14");
        add("cards while bets are open", FaultKind::order, "P14");
        add("no card burnt", FaultKind::target, "P19a");
        add("burnt face down", FaultKind::face, "P19a");
        add("another seat's card", FaultKind::target, "P19b");
        add("a player's card exposed", FaultKind::face, "P19b");
        add("the dealer's last card face down", FaultKind::face, "P19c");
        add("turned before they have decided", FaultKind::order, "P20");
        add("another seat asked first", FaultKind::seat, "none");
        add("who has folded is asked", FaultKind::seat, "P20");
        add("judged before it is turned", FaultKind::order, "P24");
        add("qualification denied", FaultKind::qualified, "P25");
        add("qualification granted", FaultKind::qualified, "P26");
        add("a hand misjudged", FaultKind::verdict, "P10|P9|P13a|P13b|P13c|P13d|P13e|P13f|P13g");
        add("another hand first", FaultKind::seat, "none");
        add("a folded hand turned", FaultKind::seat, "P22");
        add("paid before what has lost is taken", FaultKind::order, "P2e");
        add("a losing stake left", FaultKind::left, "P29");
        add("a winning stake taken", FaultKind::swept, "P10|P9|P13a|P13b|P13c|P13d|P13e|P13f|P13g|I-P13");
        add("another box first", FaultKind::payment_order, "none");
        add("a bet's wrong sum", FaultKind::sum, "P12a|P12b|P12c|P12d|P12e|P12f|P12g|P12h|P12i|P12j");
        add("an ante's wrong sum", FaultKind::sum, "P28b");
        add("an ante's wrong sum where the dealer does not play", FaultKind::sum, "P26");
        add("nothing is won there", FaultKind::place, "P29|P10|P9|P13a|P13b|P13c|P13d|P13e|P13f|P13g|P22");
        add("a late stake taken", FaultKind::late_stake, "P14");
        add("too slow", FaultKind::late, "none");
    }
    void wrongActionsAreNamedByTheirRule() {
        QFETCH(int, way);
        QFETCH(int, kind);
        QFETCH(QString, rule);
        const auto wanted = static_cast<FaultKind>(kind);
        PokerShift shift = shiftFor(7);
        shift.limit = 1'000;
        shift.lateStakes = wanted == FaultKind::late_stake;
        ReversedPoker table(shift);
        const PokerJudged judged = doWrong(table, way);
        const QString found = QString::fromStdString(ruleOf(judged, wanted));
        QVERIFY2(rule.split('|').contains(found), qPrintable(found));
        QCOMPARE(judged.done, wanted == FaultKind::late); // reported at once: it must be done right
        QVERIFY(table.sheet().faults(wanted) > 0);
        waitFor(table);
        QVERIFY(table.perform(table.dueActions().front().action, 0).done);
    }

    // P15: at an individual table the cards are dealt when the player asks for them.
    void aloneThePlayerAsksForTheCards() {
        ReversedPoker table(shiftFor(0));
        waitFor(table);
        QVERIFY(table.dueActions().front().rules.empty()); // P14 is for several players
        (void)table.perform(table.dueActions().front().action, 0);
        const PokerJudged judged = table.perform(DealCard{kCorner, true}, 0);
        QCOMPARE(ruleOf(judged, FaultKind::order), std::string("P15"));
        waitFor(table);
        QVERIFY(std::get<DealCard>(table.dueActions().front().action) == (DealCard{kCorner, true}));
    }

    // P31, P32: a player who does not answer is warned, and folds when the extra period ends.
    void whoSaysNothingIsWarned() {
        ReversedPoker table(shiftFor(7));
        int folded = 0;
        const Subscription heard = table.table().listen([&](const auto& entry) {
            const auto* fold = std::get_if<poker::Folded>(&entry.event);
            folded += fold != nullptr && fold->by == poker::FoldedBy::time ? 1 : 0;
        });
        const auto warns = [](const SayPhrase& said) { return said.phrase == poker::OwnPhrase::decide_now; };
        for (int i = 0; i < 12 || folded == 0; ++i) {
            const PokerDueAction due = comeTo<SayPhrase>(table, warns);
            QCOMPARE(std::string(due.rules.begin()->text()), std::string("P31"));
            QVERIFY(table.perform(due.action, 0).done);
            QVERIFY(i < 200);
        }
        QVERIFY(folded > 0);
        QCOMPARE(table.sheet().faults(), 0);
    }

    void whatIsToldAtTheEndGoesOnAsTheRulesWant() {
        PokerShift shift = shiftFor(4);
        shift.reportsAtOnce = false;
        ReversedPoker table(shift);
        const auto wrong = std::get<DealCard>(
            comeTo<DealCard>(table, [](const DealCard& card) { return card.to > 0; }).action);
        const std::uint8_t drawn = table.state().drawnCount;
        const PokerJudged judged = table.perform(DealCard{kDealer, true}, 0);
        QVERIFY(judged.done);
        QCOMPARE(table.sheet().faults(FaultKind::target), 1);
        QCOMPARE(int(table.state().drawnCount), drawn + 1);
        QVERIFY(std::get<DealCard>(table.dueActions().front().action).to != wrong.to ||
                table.state().settings.individual);
        // Words that are not due have no effect.
        (void)comeTo<SayPhrase>(table);
        QVERIFY(!table.perform(SayPhrase{poker::OwnPhrase::payment}, 0).done);
    }

    void theRackLaysEveryPrize() {
        ReversedPoker table(shiftFor(7));
        for (int i = 0; i < 60; ++i) {
            const auto pay = std::get<PayBox>(comeTo<PayBox>(table).action);
            Money sum;
            for (const RackChip& one : cut(rackFrom(table.state().settings.minimum), pay.sum)) {
                sum += one.value;
            }
            QCOMPARE(sum.cents, pay.sum.cents);
            (void)table.perform(pay, 0);
        }
    }

    void aMonkeyBreaksNothing_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("atOnce");
        for (const int players : {0, 2, 7}) {
            QTest::addRow("%d", players) << players << true;
            QTest::addRow("%d, told at the end", players) << players << false;
        }
    }
    void aMonkeyBreaksNothing() {
        QFETCH(int, players);
        QFETCH(bool, atOnce);
        PokerShift shift = shiftFor(players, 9);
        shift.reportsAtOnce = atOnce;
        shift.lateStakes = true;
        ReversedPoker table(shift);
        std::mt19937 chance(11);
        const auto below = [&](int n) { return static_cast<int>(chance() % static_cast<unsigned>(n)); };
        poker::State folded = table.state();
        bool refused = false;
        const Subscription heard = table.table().listen([&](const auto& entry) {
            poker::evolve(folded, entry.event, entry.at);
            refused = refused || std::holds_alternative<poker::Refused>(entry.event);
        });
        int faults = 0;
        for (int i = 0; i < 6'000; ++i) {
            if (below(3) == 0) {
                table.advanceTo(table.table().now() + std::chrono::milliseconds(below(9'000)));
            }
            const std::vector<PokerDueAction> due = table.dueActions();
            const PokerAction action = !due.empty() && below(2) == 0 ? due.front().action : anyAction(below);
            const std::size_t marks = table.sheet().marks().size();
            const PokerJudged judged = table.perform(action, below(5'000));
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

    // The judge names every planted fault, and an observer who names them all has a clean sheet.
    void plantedFaultsAreFoundAndNamed_data() {
        QTest::addColumn<int>("players");
        QTest::addRow("individual") << 0;
        QTest::addRow("seven") << 7;
    }
    void plantedFaultsAreFoundAndNamed() {
        QFETCH(int, players);
        PokerShift shift = shiftFor(players);
        shift.lateStakes = true;
        ReversedPoker table(shift);
        WatchedPoker watch(table, seedOf(4));
        std::set<FaultKind> seen;
        std::map<FaultKind, std::set<RemedyKind>> ways;
        std::map<FaultKind, std::set<std::string>> rules;
        while (table.state().round < 120) {
            waitFor(table);
            const PokerAction shown = *watch.shown();
            QVERIFY(shown == *watch.shown()); // unchanged until it is answered
            const PokerDueAction due = table.dueActions().front();
            const std::vector<Fault> faults = table.faultsOf(due, shown);
            QCOMPARE(faults.empty(), shown == due.action); // a slip is always a fault
            const auto named = faults.empty() ? std::nullopt : std::optional(faults.front().kind);
            const PokerWatched watched = watch.answer(named, 100);
            QVERIFY(watched.right);
            QVERIFY(watched.faults == faults);
            QCOMPARE(watched.needsRemedy, !faults.empty());
            if (watched.needsRemedy) {
                ways[*named].insert(remedyRightly(watch));
            }
            for (const Fault& fault : faults) {
                seen.insert(fault.kind);
                rules[fault.kind].insert(fault.rules.empty() ? "none"
                                                             : std::string(fault.rules.begin()->text()));
            }
        }
        QVERIFY(watch.count().planted > 40);
        QCOMPARE(watch.count().caught, watch.count().planted);
        QCOMPARE(watch.count().remedied, watch.count().planted);
        QCOMPARE(watch.sheet().faults(), 0);
        for (const FaultKind kind :
             {FaultKind::words, FaultKind::order, FaultKind::target, FaultKind::face, FaultKind::card,
              FaultKind::qualified, FaultKind::verdict, FaultKind::sum}) {
            QVERIFY2(seen.contains(kind), std::string(name(kind)).c_str());
        }
        QCOMPARE(rules[FaultKind::card], std::set<std::string>{"P6b"});
        QCOMPARE(rules[FaultKind::late_stake],
                 players == 0 ? std::set<std::string>{} : std::set<std::string>{"P14"});
        QVERIFY(rules[FaultKind::target].contains("P19b"));
        QVERIFY(rules[FaultKind::face].contains("P19b"));
        for (const FaultKind kind : {FaultKind::seat, FaultKind::swept, FaultKind::left,
                                     FaultKind::payment_order, FaultKind::place}) {
            QVERIFY2(players == 0 || seen.contains(kind), std::string(name(kind)).c_str());
        }
    }

    void plantedFaultsAreRemediedAsTheRulesHaveIt_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<QStringList>("remedies");
        QTest::addRow("individual") << 0
                                    << QStringList{"order do_first P20 P24",
                                                   "words correct P20 none",
                                                   "left take_now P29",
                                                   "payment_order do_first none",
                                                   "sum take_rest P12g P12h P12i P26 P28b",
                                                   "target move_card P19a P19b P19c",
                                                   "face turn_over P19a P19b P19c",
                                                   "card void_round P33",
                                                   "card from_record I-P33",
                                                   "qualified correct P25 P26",
                                                   "verdict correct P10 P13f P13g P9"};
        QTest::addRow("seven") << 7
                               << QStringList{"order do_first P14 P20 P24 P2e",
                                              "words correct P14 P20 P31",
                                              "place take_back P10 P13g P22 P26",
                                              "swept put_back P10 P13g",
                                              "left take_now P29",
                                              "payment_order do_first none",
                                              "sum pay_rest P12h",
                                              "sum take_rest P12e P12h P12i P26 P28b",
                                              "target move_card P19a P19b P19c",
                                              "face turn_over P19a P19b P19c",
                                              "card void_round P33",
                                              "card from_record I-P33",
                                              "seat do_first P20 none",
                                              "qualified correct P25 P26",
                                              "verdict correct P10 P13f P13g P9",
                                              "late_stake push_back P14"};
    }
    void plantedFaultsAreRemediedAsTheRulesHaveIt() {
        QFETCH(int, players);
        QFETCH(QStringList, remedies);
        PokerShift shift = shiftFor(players);
        shift.lateStakes = true;
        ReversedPoker table(shift);
        WatchedPoker watch(table, seedOf(4));
        const QString found = remediesOf(table, watch, players == 0 ? 400 : 160).join(u'\n');
        QVERIFY2(found == remedies.join(u'\n'), qPrintable(found));
    }

    // P33: a deck with a duplicate card ends the round before its deal is complete; the right remedy returns
    // the stakes, and the next round is dealt.
    void aForgedCardVoidsTheRoundWhileItIsDealt() {
        PokerShift shift = shiftFor(7);
        ReversedPoker table(shift);
        WatchedPoker watch(table, seedOf(4));
        int voided = 0;
        bool told = false;
        const Subscription heard = table.table().listen(
            [&](const auto& entry) { told = told || std::holds_alternative<poker::RoundVoid>(entry.event); });
        for (int i = 0; i < 20'000 && voided < 2; ++i) {
            waitFor(table);
            const PokerAction shown = *watch.shown();
            const std::vector<Fault> faults = table.faultsOf(table.dueActions().front(), shown);
            (void)watch.answer(faults.empty() ? std::nullopt : std::optional(faults.front().kind), 0);
            if (!watch.needsRemedy()) {
                continue;
            }
            const bool voids = watch.remedyChoice().right == RemedyKind::void_round;
            QCOMPARE(voids, faults.front().kind == FaultKind::card && !table.state().dealComplete);
            const std::uint64_t round = table.state().round;
            const Money house = table.taken();
            told = false;
            (void)remedyRightly(watch);
            QCOMPARE(told, voids);
            if (voids) {
                ++voided;
                QCOMPARE(table.taken().cents, house.cents);
                for (int seat = 1; seat <= 7; ++seat) {
                    QCOMPARE(table.state().inBox(static_cast<std::size_t>(seat - 1), poker::Box::ante),
                             Money{});
                }
                waitFor(table);
                (void)comeTo<DealCard>(table);
                QVERIFY(table.state().round > round);
            }
        }
        QCOMPARE(voided, 2);
    }

private:
    template <class Below>
    static PokerAction anyAction(const Below& below) {
        switch (below(9)) {
        case 0: return SayPhrase{static_cast<poker::OwnPhrase>(below(7))};
        case 1: return DealCard{below(10) - 1, below(2) == 0};
        case 2: return AskSeat{below(9)};
        case 3: return TurnDealer{};
        case 4: return JudgeDealer{below(2) == 0};
        case 5:
            return below(2) == 0 ? PokerAction(TurnHand{below(9)})
                                 : CompareHand{below(9), static_cast<Comparison>(below(3))};
        case 6: return TakeLosers{{below(9)}};
        case 7: return PayBox{below(9), static_cast<poker::Box>(below(2)), Money{below(5'000)}};
        default: return AnswerLateStake{below(9), below(2) == 0};
        }
    }

    static bool bets(const ReversedPoker& table, int seat) {
        const PlayerId player = sitterOf(table.state(), seat);
        return player != kNobody && table.state().seatOf(player).decision == poker::Decision::bet;
    }

    // Advances to a point where the fault is possible, and makes it.
    static PokerJudged doWrong(ReversedPoker& table, int way) {
        using poker::Box;
        using poker::OwnPhrase;
        const auto says = [](OwnPhrase phrase) {
            return [phrase](const SayPhrase& said) { return said.phrase == phrase; };
        };
        const auto toSeat = [](const DealCard& card) { return card.to > 0; };
        switch (way) {
        case 0: (void)comeTo<SayPhrase>(table); return table.perform(DealCard{kCorner, true}, 0);
        case 1: (void)comeTo<SayPhrase>(table); return table.perform(SayPhrase{OwnPhrase::decide}, 0);
        case 2:
            (void)table.perform(comeTo<SayPhrase>(table).action, 0);
            return table.perform(SayPhrase{OwnPhrase::no_more_bets}, 0);
        case 3:
            (void)table.perform(comeTo<SayPhrase>(table).action, 0);
            return table.perform(DealCard{kCorner, true}, 0);
        case 4: (void)comeTo<DealCard>(table); return table.perform(DealCard{3, false}, 0);
        case 5: (void)comeTo<DealCard>(table); return table.perform(DealCard{kCorner, false}, 0);
        case 6: (void)comeTo<DealCard>(table, toSeat); return table.perform(DealCard{kDealer, false}, 0);
        case 7: {
            const int to = std::get<DealCard>(comeTo<DealCard>(table, toSeat).action).to;
            return table.perform(DealCard{to, true}, 0);
        }
        case 8:
            (void)comeTo<DealCard>(table,
                                   [](const DealCard& card) { return card.to == kDealer && card.faceUp; });
            return table.perform(DealCard{kDealer, false}, 0);
        case 9:
            (void)comeTo<SayPhrase>(table, says(OwnPhrase::decide));
            return table.perform(TurnDealer{}, 0);
        case 10:
            for (;;) {
                const int seat = std::get<AskSeat>(comeTo<AskSeat>(table).action).seat;
                if (const int next = nextToAsk(table.state(), seat); next > 0) {
                    return table.perform(AskSeat{next}, 0);
                }
                (void)table.perform(AskSeat{seat}, 0);
            }
        case 11:
            for (;;) {
                const auto asked = std::get<AskSeat>(comeTo<AskSeat>(table).action);
                for (int seat = 1; seat < asked.seat; ++seat) {
                    const PlayerId player = sitterOf(table.state(), seat);
                    if (player != kNobody &&
                        table.state().seatOf(player).decision == poker::Decision::folded) {
                        return table.perform(AskSeat{seat}, 0);
                    }
                }
                (void)table.perform(asked, 0);
            }
        case 12: (void)comeTo<TurnDealer>(table); return table.perform(JudgeDealer{true}, 0);
        case 13:
            (void)comeTo<JudgeDealer>(table, [](const JudgeDealer& judged) { return judged.plays; });
            return table.perform(JudgeDealer{false}, 0);
        case 14:
            (void)comeTo<JudgeDealer>(table, [](const JudgeDealer& judged) { return !judged.plays; });
            return table.perform(JudgeDealer{true}, 0);
        case 15: {
            auto said = std::get<CompareHand>(comeTo<CompareHand>(table).action);
            said.result = said.result == Comparison::wins ? Comparison::loses : Comparison::wins;
            return table.perform(said, 0);
        }
        case 16:
        case 17:
            for (;;) {
                const auto turned = std::get<TurnHand>(comeTo<TurnHand>(table).action);
                for (int seat = 1; seat <= 7; ++seat) {
                    const bool other = way == 16
                                           ? seat > turned.seat && bets(table, seat)
                                           : sitterOf(table.state(), seat) != kNobody && !bets(table, seat);
                    if (other) {
                        return table.perform(TurnHand{seat}, 0);
                    }
                }
                (void)table.perform(turned, 0);
            }
        case 18:
            (void)comeTo<TakeLosers>(table, [](const TakeLosers& sweep) { return !sweep.kept.empty(); });
            return table.perform(PayBox{1, Box::ante, Money{500}}, 0);
        case 19: {
            auto sweep = std::get<TakeLosers>(comeTo<TakeLosers>(table).action);
            for (const SeatOutcome& outcome : seatOutcomesOf(table.state())) {
                sweep.kept.push_back(outcome.seat);
            }
            return table.perform(sweep, 0);
        }
        case 20:
            (void)comeTo<TakeLosers>(table, [](const TakeLosers& sweep) { return !sweep.kept.empty(); });
            return table.perform(TakeLosers{}, 0);
        case 21: {
            (void)comeTo<PayBox>(table, [&](const PayBox&) { return table.prizes().size() > 1; });
            const BoxPrize& other = table.prizes()[1];
            return table.perform(PayBox{other.seat, other.box, other.sum}, 0);
        }
        case 22:
        case 23:
        case 24: {
            auto pay = std::get<PayBox>(comeTo<PayBox>(table, [&](const PayBox& one) {
                                            return (one.box == Box::bet) == (way == 22) &&
                                                   table.state().qualified == (way != 24);
                                        }).action);
            pay.sum += Money{500};
            return table.perform(pay, 0);
        }
        case 25:
            for (;;) {
                const PokerDueAction due = comeTo<PayBox>(table);
                for (int seat = 1; seat <= 7; ++seat) {
                    const auto owed = [&](const BoxPrize& prize) { return prize.seat == seat; };
                    const PlayerId player = sitterOf(table.state(), seat);
                    if (player != kNobody && table.state().seatOf(player).dealtIn &&
                        std::ranges::none_of(table.prizes(), owed)) {
                        return table.perform(PayBox{seat, Box::ante, Money{500}}, 0);
                    }
                }
                (void)table.perform(due.action, 0);
            }
        case 26: {
            const int seat = std::get<AnswerLateStake>(comeTo<AnswerLateStake>(table).action).seat;
            return table.perform(AnswerLateStake{seat, true}, 0);
        }
        default: return table.perform(comeTo<SayPhrase>(table).action, 1'001);
        }
    }
};

MESAVIVA_TEST(CroupierPokerTest)
#include "tst_croupier_poker.moc"
