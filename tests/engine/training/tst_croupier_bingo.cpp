// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN
#include "engine/training/croupier/reversed_table.h"
#endif
#include "croupier_bingo.h"
#include "program/test_list.h"

#include <QTest>

#include <algorithm>
#include <vector>

using namespace mesaviva;
using namespace mesaviva::croupier;

/// The reversed table of bingo; tst_croupier tests what is the same in all games.
class CroupierBingoTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        for (const QString& house : BingoDesk::houses()) {
            const auto bad = bingo::firstBadSetting(BingoDesk::roomOf(house));
            QVERIFY2(!bad, bad ? std::string(bad->setting).c_str() : "");
        }
    }

    // B20: with fewer than three players the cards are refunded, and there is no draw.
    void tooFewPlayersAreRefunded() {
        BingoShift shift = BingoDesk::shiftAt("90");
        shift.members = 2;
        ReversedBingo table(shift);
        const BingoDueAction due = comeTo<SayCaller>(
            table, [](const SayCaller& said) { return said.phrase == CallerPhrase::round_void; });
        QCOMPARE(firstOf(due.rules), std::string("B20"));
        QCOMPARE(ruleOf(table.perform(CallBall{1}, 0).faults, FaultKind::order), std::string("B20"));
        QVERIFY(table.perform(due.action, 0).done);
        waitFor(table);
        QVERIFY(table.state().balls.empty());
        QVERIFY(table.state().voidReason.has_value());
    }

    // Words that no rule requires may be omitted.
    void customMayBeLeftOut() {
        ReversedBingo table(BingoDesk::shiftAt("90"));
        (void)comeTo<SayCaller>(table,
                                [](const SayCaller& said) { return said.phrase == CallerPhrase::stop; });
        QVERIFY(table.dueActions().size() == 2 && table.dueActions().front().rules.empty());
        while (table.hasClaims()) {
            const BingoJudged judged = table.perform(table.dueActions().back().action, 0);
            QVERIFY(judged.done && judged.faults.empty());
        }
        (void)comeTo<SayCaller>(table,
                                [](const SayCaller& said) { return said.phrase == CallerPhrase::goes_on; });
        QVERIFY(table.ballOut().has_value());
        const BingoJudged judged = table.perform(table.dueActions().back().action, 0);
        QVERIFY(judged.done && judged.faults.empty());
        QVERIFY(std::holds_alternative<CallBall>(judged.dueAction->action));
    }

    // An omitted phrase can be said until the action after it is done.
    void customIsSaidAfterAWrongAction() {
        ReversedBingo table(BingoDesk::shiftAt("90"));
        (void)comeTo<SayCaller>(table,
                                [](const SayCaller& said) { return said.phrase == CallerPhrase::goes_on; });
        const std::vector<BingoDueAction> due = table.dueActions();
        QVERIFY(due.size() > 1);
        auto ball = std::get<CallBall>(due[1].action);
        ball.number = ball.number == 1 ? 2 : ball.number - 1;
        QVERIFY(!table.perform(ball, 0).done);
        QCOMPARE(table.dueActions().size(), due.size());
        QVERIFY(table.dueActions().front().action == due.front().action);
        QVERIFY(table.perform(due.front().action, 0).faults.empty());
        QVERIFY(table.perform(due[1].action, 0).faults.empty());
    }

    // The number called instead was drawn before, so it is also wrong.
    void aNumberCalledTwiceIsAWrongOne() { // B21
        BingoShift shift = BingoDesk::shiftAt("90");
        ReversedBingo table(shift);
        WatchedTable<ReversedBingo> watch(table, seedOf(4));
        for (int i = 0; i < 20'000; ++i) {
            waitFor(table);
            const BingoAction shown = *watch.shown();
            const std::vector<Fault> faults = table.faultsOf(table.dueActions().front(), shown);
            const auto isAgain = [](const Fault& fault) { return fault.kind == FaultKind::again; };
            const bool again = std::ranges::any_of(faults, isAgain);
            const auto named = faults.empty() ? std::nullopt
                               : again        ? std::optional(FaultKind::number)
                                              : std::optional(faults.front().kind);
            QVERIFY(watch.answer(named, 100).right);
            if (again) {
                QCOMPARE(remedyRightly(watch), RemedyKind::correct);
                return;
            }
            if (watch.needsRemedy()) {
                (void)remedyRightly(watch);
            }
        }
        QFAIL("no number was called twice");
    }

    void whatIsReportedAtTheEndGoesOnAsTheRulesWant() {
        BingoShift shift = BingoDesk::shiftAt("90");
        shift.reportsAtOnce = false;
        ReversedBingo table(shift);
        auto check = actionDue<CheckCard>(table);
        check.valid = !check.valid;
        QVERIFY(table.perform(check, 0).done);
        QCOMPARE(table.sheet().faults(FaultKind::overlooked), 1);
        const BingoDueAction due = comeTo<AnnounceAward>(table);
        const auto& cards = std::get<AnnounceAward>(due.action).cards;
        QVERIFY(std::ranges::find(cards, check.card) != cards.end());
        // Words that are not due have no effect.
        (void)comeTo<SayCaller>(table);
        QVERIFY(!table.perform(SayCaller{CallerPhrase::round_void}, 0).done);
    }
};

MESAVIVA_TEST(CroupierBingoTest)
#include "tst_croupier_bingo.moc"
