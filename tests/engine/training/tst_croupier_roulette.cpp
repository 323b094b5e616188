// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN
#include "engine/training/croupier/reversed_table.h"
#endif
#include "croupier_roulette.h"
#include "program/test_list.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

using namespace mesaviva;
using namespace mesaviva::croupier;

/// The reversed table of roulette; tst_croupier tests what is the same in all games.
class CroupierRouletteTest : public QObject {
    Q_OBJECT

private:
    static void addHouses() {
        QTest::addColumn<QString>("house");
        for (const QString& house : RouletteDesk::houses()) {
            QTest::addRow("%s", qPrintable(house)) << house;
        }
    }

private slots:
    // Amounts and order of payments match those of a table whose croupier follows the clock.
    void paymentsAreTheTablesOwn_data() { addHouses(); }
    void paymentsAreTheTablesOwn() { // R30, M5.1, O17
        QFETCH(QString, house);
        ReversedRoulette table(RouletteDesk::shiftAt(house));
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
        RouletteShift shift = RouletteDesk::shiftAt(house);
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
                QCOMPARE(QString::fromStdString(firstOf(due.rules)), rule);
                const Judged judged = table.perform(Launch{}, 0);
                QVERIFY(!judged.done);
                QCOMPARE(QString::fromStdString(ruleOf(judged.faults, FaultKind::order)), rule);
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
            ReversedRoulette table(RouletteDesk::shiftAt(house));
            const auto launch = actionDue<Launch>(table);
            QVERIFY(table.perform(Launch{roulette::against(launch.direction)}, 0).faults.empty());
        }
    }

    void customMayBeLeftOut() { // M3.2.1: the bell closes; O16: the number has to be marked
        ReversedRoulette bell(RouletteDesk::shiftAt("macau"));
        const DueAction opening = comeTo<Call>(bell);
        QVERIFY(bell.perform(opening.action, 0).done);
        waitFor(bell);
        QCOMPARE(bell.dueActions().size(), std::size_t{2});
        const Judged rung = bell.perform(RingBell{}, 0);
        QVERIFY(rung.done && rung.faults.empty());
        QVERIFY(std::holds_alternative<Launch>(bell.dueActions().front().action));

        ReversedRoulette marked(RouletteDesk::shiftAt("online 37"));
        (void)comeTo<AnnounceNumber>(marked);
        const Judged mark = marked.perform(MarkNumber{*marked.ballOn()}, 0);
        QVERIFY(mark.done && mark.faults.empty());
        // Where it is a rule it is required (R23).
        ReversedRoulette called(RouletteDesk::shiftAt("casino"));
        (void)comeTo<AnnounceNumber>(called);
        QCOMPARE(ruleOf(called.perform(MarkNumber{*called.ballOn()}, 0).faults, FaultKind::order),
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
        ReversedRoulette table(RouletteDesk::shiftAt(house));
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
                    QCOMPARE(ruleOf(judged.faults, FaultKind::payment_order), std::string("R32"));
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
        ReversedRoulette table(RouletteDesk::shiftAt("casino"));
        for (int i = 0; i < 50; ++i) {
            auto sweep = actionDue<Sweep>(table);
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
        RouletteShift shift = RouletteDesk::shiftAt("casino");
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
        ReversedRoulette table(RouletteDesk::shiftAt("online 37"));
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

    // The verdict and the chips follow the payment that was made, in every legal order of payments.
    void theTablePaysWhatWasPaid_data() { addHouses(); }
    void theTablePaysWhatWasPaid() { // R30, R32, M5.1, M5.2, O17
        QFETCH(QString, house);
        ReversedRoulette table(RouletteDesk::shiftAt(house));
        std::vector<roulette::Paid> paid;
        bool refused = false;
        auto folded = table.state();
        const Subscription heard = table.table().listen([&](const auto& entry) {
            roulette::evolve(folded, entry.event, entry.at);
            refused = refused || std::holds_alternative<roulette::Refused>(entry.event);
            if (const auto* one = std::get_if<roulette::Paid>(&entry.event)) {
                paid.push_back(*one);
            }
        });
        int outOfTheUsualOrder = 0;
        while (table.state().round < 60) {
            (void)comeTo<Pay>(table);
            // The last of those that may be paid next.
            std::size_t prize = table.prizes().size();
            for (std::size_t i = 0; i < table.prizes().size(); ++i) {
                if (!table.prizes()[i].paid && !whyNotNext(table.state(), table.prizes(), i)) {
                    prize = i;
                }
            }
            QVERIFY(prize < table.prizes().size());
            const Prize meant = table.prizes()[prize];
            const Pay pay{meant.spot, meant.player, meant.sum};
            const Rules rules = rulesOf(meant, table.state().settings);
            outOfTheUsualOrder += pay == std::get<Pay>(table.dueActions().front().action) ? 0 : 1;
            paid.clear();
            const Judged judged = table.perform(pay, 0);
            QVERIFY(judged.done && judged.faults.empty());
            QVERIFY(judged.dueAction && judged.dueAction->action == RouletteAction(pay));
            QVERIFY(judged.dueAction->rules == rules);
            Money sum;
            for (const roulette::Paid& one : paid) {
                QCOMPARE(one.player, pay.player);
                QCOMPARE(one.stake.spot, pay.spot);
                sum += one.amount;
            }
            QCOMPARE(sum.cents, pay.sum.cents); // the chips lie there before anything else is paid
            QVERIFY(folded == table.state());
        }
        QVERIFY(outOfTheUsualOrder > 5);
        QVERIFY(!refused);
    }

    // R19, R20: only the slowing ball closes the stakes; the words that close them belong there.
    void theBallMayBeLaunchedWhileStakesAreOpen_data() {
        QTest::addColumn<QString>("house");
        QTest::addColumn<QString>("closing");
        QTest::addRow("R19, R20") << "casino"
                                  << "R20";
        QTest::addRow("M3.2.2") << "macau two"
                                << "M3.2.2";
    }
    void theBallMayBeLaunchedWhileStakesAreOpen() {
        QFETCH(QString, house);
        QFETCH(QString, closing);
        ReversedRoulette table(RouletteDesk::shiftAt(house));
        int staked = 0;
        const Subscription heard = table.table().listen([&](const auto& entry) {
            staked += std::holds_alternative<roulette::Staked>(entry.event) ? 1 : 0;
        });
        for (int round = 0; round < 5; ++round) {
            (void)table.perform(comeTo<Call>(table).action, 0);
            while (table.state().phase != roulette::Phase::betting) { // the words close the round before
                waitFor(table);
                (void)table.perform(table.dueActions().front().action, 0);
            }
            const Judged said = table.perform(Call{roulette::OwnPhrase::no_more_bets}, 0);
            QVERIFY(!said.done);
            QCOMPARE(QString::fromStdString(ruleOf(said.faults, FaultKind::order)), closing); // not R21
            QVERIFY(!table.isWaiting());
            const RouletteAction launch = table.dueActions().front().action;
            QVERIFY(std::holds_alternative<Launch>(launch));
            const int before = staked;
            const Judged launched = table.perform(launch, 0);
            QVERIFY(launched.done && launched.faults.empty());
            QVERIFY(table.state().phase == roulette::Phase::running);
            QVERIFY(table.state().stakesOpen);
            QCOMPARE(staked, before); // nobody is hurried
            (void)comeTo<AnnounceNumber>(table);
        }
        QVERIFY(staked > 0);
    }

    // R23, M4: number and colour; even or odd, low or high are custom, and wrong they are wrong anyway.
    void evenChancesMayBeLeftOutWhereTheHouseLeavesThemOut() {
        RouletteShift shift = RouletteDesk::shiftAt("casino");
        shift.evenChancesCalled = false;
        ReversedRoulette table(shift);
        for (int i = 0; i < 6; ++i) {
            const DueAction due = comeTo<AnnounceNumber>(table);
            auto said = std::get<AnnounceNumber>(due.action);
            QVERIFY(!said.parity && !said.half);
            const AnnounceNumber whole = announcementOf(said.number, table.state().settings);
            if (whole.parity) {
                AnnounceNumber wrong = whole;
                wrong.parity = *whole.parity == roulette::ChanceKind::even ? roulette::ChanceKind::odd
                                                                           : roulette::ChanceKind::even;
                const Judged judged = table.perform(wrong, 0);
                QVERIFY(!judged.done);
                QCOMPARE(judged.faults.size(), std::size_t{1});
                QCOMPARE(judged.faults.front().kind, FaultKind::parity);
            }
            const RouletteAction call = i % 2 == 0 ? RouletteAction(said) : RouletteAction(whole);
            QVERIFY(table.perform(call, 0).faults.empty());
        }
        ReversedRoulette full(RouletteDesk::shiftAt("casino"));
        for (int i = 0; i < 6; ++i) {
            const DueAction due = comeTo<AnnounceNumber>(full);
            auto said = std::get<AnnounceNumber>(due.action);
            if (said.parity) {
                said.parity.reset();
                const Judged judged = full.perform(said, 0);
                QVERIFY(judged.faults.front().kind == FaultKind::parity &&
                        judged.faults.front().rules.empty());
            }
            QVERIFY(full.perform(due.action, 0).faults.empty());
        }
    }

    void whatIsReportedAtTheEndGoesOnByTheRules() {
        RouletteShift shift = RouletteDesk::shiftAt("casino");
        shift.reportsAtOnce = false;
        ReversedRoulette table(shift);
        const auto due = actionDue<Pay>(table);
        const Judged judged = table.perform(Pay{due.spot, due.player, due.sum + Money{50}}, 0);
        QVERIFY(judged.done);
        QCOMPARE(table.sheet().faults(FaultKind::sum), 1);
        // A call that is not due has no effect.
        (void)comeTo<Call>(table);
        QVERIFY(!table.perform(Call{roulette::OwnPhrase::void_spin}, 0).done);
        QVERIFY(table.perform(table.dueActions().front().action, 0).done);
    }

    void theRackLaysEveryPrize() { // R31
        for (const QString& house : RouletteDesk::houses()) {
            ReversedRoulette table(RouletteDesk::shiftAt(house));
            for (int i = 0; i < 40; ++i) {
                const auto pay = actionDue<Pay>(table);
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

    // R31: each payment is announced with its value, before the next payment and before the round closes.
    void paymentsAreAnnouncedWhereTheRegulationHasItSo_data() { addHouses(); }
    void paymentsAreAnnouncedWhereTheRegulationHasItSo() {
        QFETCH(QString, house);
        RouletteShift shift = RouletteDesk::shiftAt(house);
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
            QCOMPARE(ruleOf(judged.faults, FaultKind::words), std::string("R31"));
            const Judged early = table.perform(*pay, 0); // the next one, not announced
            QCOMPARE(ruleOf(early.faults, FaultKind::order), std::string("R31"));
        }
        QVERIFY(paid > 30);
        QCOMPARE(told, house.startsWith("casino") ? paid : 0);
    }

    // R25: a call bet that the croupier places is the stake that its player would place, and nothing else
    // changes.
    void calledStakesAreTheSameStakes_data() { addHouses(); }
    void calledStakesAreTheSameStakes() {
        QFETCH(QString, house);
        const auto played = [&](bool calls, int& put) {
            RouletteShift shift = RouletteDesk::shiftAt(house);
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
        RouletteShift shift = RouletteDesk::shiftAt("casino");
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
            // Missing chips are those of the colour: "five for each" misses five.
            QCOMPARE(judged.faults.front().item, static_cast<std::uint32_t>(first.chips * table.chipsEach()));
            const Money value = table.state().players[put.player].chipValue.value_or(Money{1});
            QCOMPARE(table.chipsEach(), table.called()->chip.cents / value.cents);
            rules.insert(ruleOf(judged.faults, FaultKind::missing));
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
        RouletteShift shift = RouletteDesk::shiftAt("casino");
        shift.calledStakes = true;
        ReversedRoulette table(shift);
        WatchedTable<ReversedRoulette> watch(table, seedOf(4));
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
        ReversedRoulette table(RouletteDesk::shiftAt("casino"));
        WatchedTable<ReversedRoulette> watch(table, seedOf(4));
        int missed = 0;
        while (table.state().round < 20) {
            waitFor(table);
            (void)watch.shown();
            QCOMPARE(watch.count().planted, missed);
            missed += watch.answer(std::nullopt, 0).right ? 0 : 1;
        }
        QVERIFY(missed > 0);
    }

    void lettingEverythingPassMissesPlantedErrors() {
        ReversedRoulette table(RouletteDesk::shiftAt("casino"));
        WatchedTable<ReversedRoulette> watch(table, seedOf(4));
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

    void stoppingARightActionRaisesAnAlarm() {
        ReversedRoulette table(RouletteDesk::shiftAt("macau"));
        WatchedTable<ReversedRoulette> watch(table, seedOf(4));
        for (int i = 0; i < 50; ++i) {
            waitFor(table);
            (void)watch.shown();
            (void)watch.answer(FaultKind::late, 0); // which is never planted
        }
        QCOMPARE(watch.sheet().faults(FaultKind::alarm), 50 - watch.count().planted);
        QCOMPARE(watch.count().caught, 0);
    }
};

MESAVIVA_TEST(CroupierRouletteTest)
#include "tst_croupier_roulette.moc"
