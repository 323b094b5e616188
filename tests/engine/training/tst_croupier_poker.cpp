// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN
#include "engine/training/croupier/reversed_table.h"
#endif
#include "croupier_poker.h"
#include "program/test_list.h"

#include <QTest>

#include <algorithm>
#include <vector>

using namespace mesaviva;
using namespace mesaviva::croupier;

/// The reversed table of poker; tst_croupier tests what is the same in all games.
class CroupierPokerTest : public QObject {
    Q_OBJECT

private slots:
    // The law's order: the burn card, seat after seat, the dealer, five times; the last card face up.
    void cardsGoInTheLawsOrder() { // P19a-P19c
        ReversedPoker table(PokerDesk::shiftAt("7"));
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

    // P15: at an individual table the cards are dealt when the player asks for them.
    void aloneThePlayerAsksForTheCards() {
        ReversedPoker table(PokerDesk::shiftAt("individual"));
        waitFor(table);
        QVERIFY(table.dueActions().front().rules.empty()); // P14 is for several players
        (void)table.perform(table.dueActions().front().action, 0);
        const PokerJudged judged = table.perform(DealCard{kCorner, true}, 0);
        QCOMPARE(ruleOf(judged.faults, FaultKind::order), std::string("P15"));
        waitFor(table);
        QVERIFY(std::get<DealCard>(table.dueActions().front().action) == (DealCard{kCorner, true}));
    }

    // P31, P32: a player who does not answer is warned, and folds when the extra period ends.
    void silentPlayersAreWarned() {
        ReversedPoker table(PokerDesk::shiftAt("7"));
        int folded = 0;
        const Subscription heard = table.table().listen([&](const auto& entry) {
            const auto* fold = std::get_if<poker::Folded>(&entry.event);
            folded += fold != nullptr && fold->by == poker::FoldedBy::time ? 1 : 0;
        });
        const auto warns = [](const SayPhrase& said) { return said.phrase == poker::OwnPhrase::decide_now; };
        for (int i = 0; i < 12 || folded == 0; ++i) {
            const PokerDueAction due = comeTo<SayPhrase>(table, warns);
            QCOMPARE(firstOf(due.rules), std::string("P31"));
            QVERIFY(table.perform(due.action, 0).done);
            QVERIFY(i < 200);
        }
        QVERIFY(folded > 0);
        QCOMPARE(table.sheet().faults(), 0);
    }

    void whatIsReportedAtTheEndGoesOnAsTheRulesWant() {
        PokerShift shift = PokerDesk::shiftAt("4");
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
        ReversedPoker table(PokerDesk::shiftAt("7"));
        for (int i = 0; i < 60; ++i) {
            const auto pay = actionDue<PayBox>(table);
            Money sum;
            for (const RackChip& one : cut(rackFrom(table.state().settings.minimum), pay.sum)) {
                sum += one.value;
            }
            QCOMPARE(sum.cents, pay.sum.cents);
            (void)table.perform(pay, 0);
        }
    }

    // P33: a deck with a duplicate card ends the round before its deal is complete; the right remedy returns
    // the stakes, and the next round is dealt.
    void aForgedCardVoidsTheRoundWhileItIsDealt() {
        PokerShift shift = PokerDesk::shiftAt("7");
        ReversedPoker table(shift);
        WatchedTable<ReversedPoker> watch(table, seedOf(4));
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
};

MESAVIVA_TEST(CroupierPokerTest)
#include "tst_croupier_poker.moc"
