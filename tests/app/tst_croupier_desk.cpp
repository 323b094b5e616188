// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/text/language.h"
#include "app/desks/teach/croupier/poker_croupier_desk.h"
#include "app/desks/teach/croupier/roulette_croupier_desk.h"
#include "croupier_worker.h"
#include "patience.h"
#include "program/test_list.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <set>
#include <variant>

using namespace mesaviva;
using namespace mesaviva::app;
using test::countRightly;
using test::cutSum;
using test::doNext;
using test::superviseShift;

/// The croupier's desk: a shift from the choice to its sheet, and what is stored of it.
class TestCroupierDesk : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<test::DeskTime> m_time;

    // Without a count of the float, which has its own tests.
    std::unique_ptr<RouletteCroupierDesk> desk() {
        auto made = std::make_unique<RouletteCroupierDesk>(outside());
        made->setCount(0);
        return made;
    }

    std::unique_ptr<PokerCroupierDesk> pokerDesk() {
        auto made = std::make_unique<PokerCroupierDesk>(outside());
        made->setCount(0);
        return made;
    }

    CroupierDesk::Outside outside() { return m_time->outside(); }
    void pass(int milliseconds) { m_time->pass(milliseconds); }
    void waitFor(CroupierDesk& desk) { m_time->waitFor(desk); }

    // Works until the set number of rounds is over.
    template <class Desk>
    void work(Desk& desk) {
        for (int i = 0; i < 2'000 && desk.stage() == CroupierDesk::Working; ++i) {
            waitFor(desk);
            if (desk.stage() == CroupierDesk::Working) {
                pass(400);
                doNext(desk);
                QCoreApplication::processEvents();
            }
        }
    }

private slots:
    void init() { m_time = std::make_unique<test::DeskTime>(); }

    void choicesAreRememberedAndKeptInBounds() {
        {
            const auto first = desk();
            first->setHouse(4);
            first->setLevel(2);
            first->setFeedback(1);
            first->setLimit(30);
            first->setRounds(12);
            first->setHouse(6);   // no such table
            first->setRounds(0);  // too few
            first->setLimit(121); // too long
        }
        const auto second = desk();
        QCOMPARE(second->house(), 4);
        QCOMPARE(second->level(), 2);
        QCOMPARE(second->feedback(), 1);
        QCOMPARE(second->limit(), 30);
        QCOMPARE(second->rounds(), 12);
    }

    void aPerfectShiftHasACleanSheet_data() {
        QTest::addColumn<int>("house");
        QTest::addColumn<int>("wheel");
        for (int house = 0; house < 6; ++house) {
            QTest::addRow("table %d", house) << house << 0;
        }
        QTest::addRow("table 0, a real wheel") << 0 << 1;
        QTest::addRow("table 3, a real wheel") << 3 << 1;
    }
    void aPerfectShiftHasACleanSheet() { // R19-R32, O14-O17, M2-M5
        QFETCH(int, house);
        QFETCH(int, wheel);
        const auto open = desk();
        open->setHouse(house);
        open->setWheel(wheel);
        open->setLevel(2);
        open->setRounds(4);
        open->setIncidents(1);
        QCOMPARE(open->knowsIncidents(), wheel == 0 && house != 2 && house != 3); // R22, M2.2
        open->start();
        QCOMPARE(open->stage(), CroupierDesk::Working);
        QVERIFY(open->table() != nullptr);
        work(*open);
        QCOMPARE(open->stage(), CroupierDesk::Over);
        QVERIFY(open->table() == nullptr);
        QVERIFY2(open->faultList().isEmpty(), qPrintable(open->summary().join(u'\n')));
        QVERIFY(open->summary().size() >= 3);
        for (const QString& line : open->summary()) {
            QVERIFY2(!line.contains(u'%'), qPrintable(line));
        }
        QVERIFY2(open->past().contains(QStringLiteral(" 0 fault")), qPrintable(open->past()));
        open->leave();
        QCOMPARE(open->stage(), CroupierDesk::Choosing);
    }

private:
    // Sets the option in the row with that label.
    static void setOption(CroupierDesk& desk, const QString& label, int choice) {
        for (const QVariant& row : desk.options()) {
            const auto option = row.value<CroupierOption>();
            if (option.label == label) {
                desk.chooseOption(option.part, choice);
                return;
            }
        }
        QFAIL(qPrintable(label));
    }

    static void judgeHands(CroupierDesk& desk, int choice = 1) {
        for (const QString& label :
             {QStringLiteral("Opening winning stacks"), QStringLiteral("Chips of a payment"),
              QStringLiteral("Proving payments")}) {
            setOption(desk, label, choice);
        }
    }

private slots:
    // R30, R31: with its hands judged, a shift can be worked without a fault, at the window alone.
    void aPerfectShiftWithItsHandsJudgedHasACleanSheet_data() { aPerfectShiftHasACleanSheet_data(); }
    void aPerfectShiftWithItsHandsJudgedHasACleanSheet() {
        QFETCH(int, house);
        QFETCH(int, wheel);
        const auto open = desk();
        open->setHouse(house);
        open->setWheel(wheel);
        open->setLevel(2);
        open->setRounds(3);
        QVERIFY(!open->opens() && !open->judgesPieces() && !open->proves()); // off as long as nobody asks
        judgeHands(*open);
        open->start();
        work(*open);
        QCOMPARE(open->stage(), CroupierDesk::Over);
        QVERIFY2(open->faultList().isEmpty(), qPrintable(open->summary().join(u'\n')));
        const auto again = desk(); // remembered
        QVERIFY(again->opens() && again->judgesPieces() && again->proves());
        again->setWork(1); // the program's hands are not judged
        QVERIFY(!again->opens() && !again->judgesPieces() && !again->proves());
    }

    // R9, R13-R16, R19: people come, leave and want change, the cage comes, and the float still agrees.
    void aPerfectShiftWithRequestsHasACleanSheet() {
        std::set<int> forms;
        for (const int house : {0, 1, 4}) {
            const auto open = desk();
            open->setHouse(house);
            open->setRounds(house == 0 ? 30 : 10);
            open->setCount(1);
            for (const QString& label :
                 {QStringLiteral("Players want change"), QStringLiteral("Fills and credits")}) {
                setOption(*open, label, 1);
            }
            const QVariantList rows = open->options();
            QCOMPARE(std::ranges::any_of(rows,
                                         [](const QVariant& row) {
                                             return row.value<CroupierOption>().label ==
                                                    QStringLiteral("Players come and leave");
                                         }),
                     house == 0);
            if (house == 0) {
                setOption(*open, QStringLiteral("Players come and leave"), 1);
            }
            open->start();
            countRightly(*open->rackCount());
            for (int i = 0; i < 2'000 && open->stage() == CroupierDesk::Working; ++i) {
                waitFor(*open);
                if (open->stage() == CroupierDesk::Working) {
                    forms.insert(open->requestForm());
                    QVERIFY(open->requestForm() == RouletteCroupierDesk::NoRequest ||
                            !open->moment().contains(u'%'));
                    doNext(*open);
                    QVERIFY2(open->isVerdictRight(), qPrintable(open->verdict()));
                    QCoreApplication::processEvents();
                }
            }
            QCOMPARE(open->stage(), CroupierDesk::Counting);
            QCOMPARE(open->rackCount()->rack()->right().balance, croupier::Balance::agrees);
            countRightly(*open->rackCount());
            QCOMPARE(open->stage(), CroupierDesk::Over);
            QVERIFY2(open->faultList().isEmpty(), qPrintable(open->summary().join(u'\n')));
        }
        QCOMPARE(forms.size(), std::size_t{5});
    }

    // R31: what was cut and how it lies is shown, and judged as it lies.
    void whatIsCutIsStackedOrSpread() {
        const auto open = desk();
        open->setHouse(0);
        open->setLevel(2);
        open->setRounds(20);
        judgeHands(*open);
        open->start();
        const auto isPayment = [&] {
            return !open->dueActions().empty() &&
                   std::holds_alternative<croupier::Pay>(open->dueActions().front().action);
        };
        for (int i = 0; i < 400 && !isPayment(); ++i) {
            waitFor(*open);
            doNext(*open);
        }
        const auto pay = std::get<croupier::Pay>(open->dueActions().front().action);
        open->choosePlace(pay.spot);
        open->choosePlayer(static_cast<int>(pay.player));
        open->take(0);
        open->setSpreading(true);
        open->take(0);
        QCOMPARE(open->cut().size(), 2);
        QVERIFY(!open->cut().first().value<CroupierChip>().spread);
        QVERIFY(open->cut().last().value<CroupierChip>().spread);
        open->prove();
        QVERIFY(open->isProved());
        open->takeBack();
        QVERIFY(!open->isProved()); // other chips than were shown
        open->clearCut();
        test::cutChips(*open, pay.chips);
        open->handOver();
        QVERIFY2(open->verdict().contains(QStringLiteral("prove the payment")), qPrintable(open->verdict()));
        QVERIFY(!open->isVerdictRight());
        open->prove();
        open->handOver();
        QVERIFY2(open->isVerdictRight(), qPrintable(open->verdict()));
    }

    // O14: the end of the stakes has to be announced; for their opening a timer is enough, and the words are
    // custom.
    void aFaultIsReportedWithItsRuleAndHasToBeRemedied() {
        const auto open = desk();
        open->setHouse(2);
        open->start();
        open->launch(true);
        QVERIFY(!open->isVerdictRight());
        QCOMPARE(open->verdictRules(), QList<QString>());
        QVERIFY(open->verdict().contains(QStringLiteral("Place your bets")));
        QCOMPARE(open->faults(), 1);
        open->askHint();
        QVERIFY(open->hint().contains(QStringLiteral("Place your bets")));
        doNext(*open);
        QVERIFY(open->isVerdictRight());
        QVERIFY(open->hint().isEmpty());
        QCOMPARE(open->actions(), 1);
        waitFor(*open);
        open->launch(true);
        QVERIFY(!open->isVerdictRight());
        QCOMPARE(open->verdictRules(), QList<QString>{QStringLiteral("O14")});
        QVERIFY(open->verdict().contains(QStringLiteral("No more bets")));
        doNext(*open);
        QVERIFY(open->isVerdictRight());
        open->stop();
        QCOMPARE(open->stage(), CroupierDesk::Over);
        QCOMPARE(open->faultList().size(), 2);
        QCOMPARE(open->faultList().first().value<CroupierFault>().rule, QString());
        QCOMPARE(open->faultList().last().value<CroupierFault>().rule, QStringLiteral("O14"));
    }

    // A new trainee is shown the first action there, and nothing more unless asked; in a test, or when
    // mistakes are reported at the end, no hint is shown.
    void newUsersSeeWhereToBegin() {
        const auto first = desk();
        first->open();
        first->start();
        waitFor(*first);
        QVERIFY2(first->hint().contains(QStringLiteral("Place your bets")), qPrintable(first->hint()));
        doNext(*first);
        QVERIFY(first->hint().isEmpty());
        first->stop();
        first->leave();
        QTRY_VERIFY(first->hasResults());
        first->start();
        waitFor(*first);
        QVERIFY(first->hint().isEmpty());
        first->stop();
        const auto poker = pokerDesk();
        poker->setFeedback(1);
        poker->start();
        waitFor(*poker);
        QVERIFY(poker->hint().isEmpty());
    }

    // "Nothing yet" disappears once an action is due.
    void aHintGoesWithItsTime() {
        const auto open = desk();
        open->start();
        waitFor(*open);
        doNext(*open); // the players stake
        open->askHint();
        const QString nothing = open->hint();
        QVERIFY2(nothing.contains(QStringLiteral("Nothing yet")), qPrintable(nothing));
        waitFor(*open);
        QVERIFY2(open->hint().isEmpty(), qPrintable(open->hint()));
    }

    // From the rack's opening to its closing, all of it right.
    void theFloatIsCountedBeforeAndAfter_data() {
        QTest::addColumn<bool>("poker");
        QTest::addColumn<int>("count");
        for (const int count : {1, 2}) {
            QTest::addRow("roulette %d", count) << false << count;
            QTest::addRow("poker %d", count) << true << count;
        }
    }
    void theFloatIsCountedBeforeAndAfter() {
        QFETCH(bool, poker);
        QFETCH(int, count);
        const auto wheel = desk();
        const auto cards = pokerDesk();
        CroupierDesk& open = poker ? static_cast<CroupierDesk&>(*cards) : *wheel;
        open.setCount(count);
        open.setRounds(2);
        open.start();
        QCOMPARE(open.stage(), CroupierDesk::Counting);
        QVERIFY(open.model() == nullptr);
        QCOMPARE(open.rackCount()->facts().size(), 1);
        QVERIFY(open.rackCount()->piles().size() >= 6);
        QVERIFY(!open.rackCount()->enter(QStringLiteral("many"), {}, 0)); // no sum
        QVERIFY(open.rackCount()->enter(QStringLiteral("1,00"), {}, 2));  // reported, and counted again
        QVERIFY(!open.rackCount()->message().isEmpty());
        QCOMPARE(open.stage(), CroupierDesk::Counting);
        countRightly(*open.rackCount());
        QCOMPARE(open.stage(), CroupierDesk::Working);
        QCOMPARE(open.actions(), 0); // at the table there is none yet
        if (poker) {
            work(*cards);
        } else {
            work(*wheel);
        }
        QCOMPARE(open.stage(), CroupierDesk::Counting);
        QVERIFY(open.rackCount()->isClosing());
        QVERIFY(open.rackCount()->facts().size() >= 3);
        QVERIFY(!open.rackCount()->enter(QStringLiteral("1,00"), {}, 2)); // nothing was computed
        countRightly(*open.rackCount());
        QCOMPARE(open.stage(), CroupierDesk::Over);
        const auto faults = open.faultList();
        QVERIFY(!faults.isEmpty());
        for (const QVariant& fault : faults) { // only the first count was wrong
            QVERIFY(fault.value<CroupierFault>().rule.isEmpty());
            QVERIFY(!fault.value<CroupierFault>().source.isEmpty());
        }
        QVERIFY(open.summary().filter(QStringLiteral("Float: opened with")).size() == 1);
    }

    // Where mistakes are reported at the end, the rack reveals a wrong payment.
    void whatWasPaidWrongIsMissingInTheRack() {
        const auto open = desk();
        open->setFeedback(1);
        open->setLevel(2);
        open->setRounds(3);
        open->setCount(1);
        open->start();
        QVERIFY(
            open->rackCount()->enter(QStringLiteral("5"), {}, 0)); // wrong, but the table opens all the same
        QCOMPARE(open->stage(), CroupierDesk::Working);
        bool spoilt = false;
        for (int i = 0; i < 2'000 && open->stage() == CroupierDesk::Working; ++i) {
            waitFor(*open);
            if (open->stage() != CroupierDesk::Working) {
                break;
            }
            const croupier::RouletteAction action = open->dueActions().front().action;
            const auto* pay = std::get_if<croupier::Pay>(&action);
            if (pay != nullptr && !spoilt) {
                spoilt = true;
                open->choosePlace(pay->spot);
                open->choosePlayer(static_cast<int>(pay->player));
                cutSum(*open, static_cast<double>(pay->sum.cents + 100));
                open->handOver();
            } else {
                doNext(*open);
            }
            QCoreApplication::processEvents();
        }
        QVERIFY(spoilt);
        QCOMPARE(open->stage(), CroupierDesk::Counting);
        const croupier::TableFloat& rack = *open->rackCount()->rack();
        QCOMPARE(rack.sum() - rack.mustBe(), Money{-100});
        open->stop(); // it is left uncounted
        QCOMPARE(open->stage(), CroupierDesk::Over);
        QVERIFY(!open->isWhole());
        QVERIFY(open->faultList().size() >= 2);
    }

    void nothingIsKeptOfATableThatNeverOpened() {
        const auto open = desk();
        open->setCount(2);
        open->open();
        open->start();
        open->stop();
        QCOMPARE(open->stage(), CroupierDesk::Choosing);
        QVERIFY(!open->hasResults());
    }

    // A table test: nothing is reported or stored, the break follows the first period, and the trainee's own
    // settings are restored afterwards.
    void aTrialHasItsBreakAndShowsNothing() {
        const auto open = desk();
        open->setLevel(2);
        open->setRounds(7);
        CroupierTrial trial;
        trial.choices.feedback = 1;
        trial.choices.count = 0;
        trial.choices.rounds = 4;
        trial.pauseAfter = 2;
        trial.seed.fill(9);
        open->startTrial(trial);
        QVERIFY(open->isTrial());
        QCOMPARE(open->rounds(), 4);
        open->setRounds(1);
        QCOMPARE(open->rounds(), 4);
        open->askHint();
        QVERIFY(!open->hint().contains(QStringLiteral("Place your bets")));
        open->launch(true); // out of order
        int breaks = 0;
        for (int i = 0; i < 2'000 && open->stage() == CroupierDesk::Working; ++i) {
            if (open->isOnBreak()) {
                ++breaks;
                QCOMPARE(open->round(), 2);
                const int actions = open->actions();
                open->call(0);
                QCOMPARE(open->actions(), actions);
                open->endBreak();
            }
            waitFor(*open);
            if (open->stage() == CroupierDesk::Working && !open->isOnBreak()) {
                doNext(*open);
            }
            QCoreApplication::processEvents();
        }
        QCOMPARE(open->stage(), CroupierDesk::Over);
        QCOMPARE(breaks, 1);
        QVERIFY(open->isWhole());
        QCOMPARE(open->roundsDone(), 4);
        QCOMPARE(open->sheetDone().faults(), 1);
        QVERIFY(!open->hasResults());
        open->leave();
        QCOMPARE(open->rounds(), 7);
        QCOMPARE(open->level(), 2);
        QVERIFY(!open->isTrial());
    }

    void aTrialByTimePlaysItsLastRoundToItsEnd() { // 20 minutes of cards
        const auto open = pokerDesk();
        CroupierTrial trial;
        trial.choices.feedback = 1;
        trial.choices.count = 0;
        trial.time = 60'000;
        open->startTrial(trial);
        QCOMPARE(open->minutes(), 1);
        QCOMPARE(open->minute(), 1);
        work(*open);
        QCOMPARE(open->stage(), CroupierDesk::Over);
        QVERIFY(open->isWhole());
        QVERIFY(open->roundsDone() >= 1);
    }

    void whatIsReportedAtTheEndIsNotReportedBefore() {
        const auto open = desk();
        open->setFeedback(1);
        open->start();
        open->launch(true);
        QCOMPARE(open->faults(), 0);
        QVERIFY(open->verdictRules().isEmpty());
        open->stop();
        QCOMPARE(open->faultList().size(), 1);
    }

    void slowActionsAreFaultsWhereTheSchoolSaysSo() {
        const auto open = desk();
        open->setLimit(5);
        open->start();
        pass(5'001);
        doNext(*open);
        QCOMPARE(open->faults(), 1);
        open->stop();
        QCOMPARE(open->faultList().size(), 1);
        QVERIFY(!open->faultList().first().value<CroupierFault>().source.isEmpty());
    }

    void theTimeStandsStillWhileTheTableIsCovered() {
        const auto open = desk();
        open->setLimit(5);
        open->start();
        pass(4'000);
        open->setHeld(true);
        pass(60'000);
        open->setHeld(false);
        pass(900);
        doNext(*open);
        QCOMPARE(open->faults(), 0);
    }

    // R25: a player calls a series or a number with its neighbours, and the chips are placed one by one, by
    // click or by the numbers of the place.
    void chipsOfACalledStakeAreLaid() {
        const auto open = desk();
        open->setHouse(0);
        open->setLevel(2);
        open->setRounds(30);
        open->start();
        open->placeChip(4);
        QVERIFY(open->placed().isEmpty());
        QVERIFY(!open->hint().isEmpty()); // no player has called
        for (int i = 0; i < 1'000 && open->called().isEmpty(); ++i) {
            waitFor(*open);
            if (open->called().isEmpty()) {
                doNext(*open);
            }
        }
        QVERIFY2(!open->called().contains(u'%'), qPrintable(open->called()));
        QCOMPARE(open->moment(), open->called());
        QCOMPARE(open->tool(), int(RouletteCroupierDesk::Chips));
        const int actions = open->actions();
        open->putDown();
        QCOMPARE(open->actions(), actions); // no action is open yet
        QVERIFY(!open->placeChipOn(QStringLiteral("1-36")));
        QVERIFY(!open->placeChipOn(QStringLiteral("37")));
        QVERIFY(!open->placeChipOn({}));
        QVERIFY(open->placeChipOn(QStringLiteral("4-7")));
        QVERIFY(open->placeChipOn(QStringLiteral("2 / 0, 3")));
        QVERIFY(open->placeChipOn(QStringLiteral("26")));
        QCOMPARE(open->placed().size(), 3);
        QCOMPARE(open->placed().last(), 26);
        QVERIFY(open->placedText().startsWith(QStringLiteral("%1 chip").arg(3 * open->chipsEach()))); // R25a
        open->liftChip(open->placed().first());
        open->liftLast();
        QCOMPARE(open->placed().size(), 1);
        open->liftAll();
        QVERIFY(open->placed().isEmpty());
        // An extra chip is reported with the rule, and the chips stay there.
        const auto put = std::get<croupier::PutDown>(open->dueActions().front().action);
        for (const roulette::Part& part : put.parts) {
            for (int chip = 0; chip < part.chips; ++chip) {
                open->placeChip(part.spot);
            }
        }
        open->placeChip(put.parts.front().spot);
        open->putDown();
        QVERIFY(!open->isVerdictRight());
        QVERIFY2(open->verdictRules().first().startsWith(QStringLiteral("R25")),
                 qPrintable(open->verdictRules().join(u' ')));
        open->liftLast();
        open->putDown();
        QVERIFY(open->isVerdictRight());
        QVERIFY(open->called().isEmpty() || open->placed().isEmpty());
    }

    void whyNothingIsHandedOverIsSaid() {
        const auto open = desk();
        open->start();
        QVERIFY(!open->isMarkDue());
        open->handOver();
        QCOMPARE(open->hint(), open->handReason());
        QVERIFY(!open->hint().isEmpty());
        QCOMPARE(open->actions(), 0);
    }

    void chipsAreCutAndTakenBack() { // R31
        const auto open = desk();
        open->setHouse(0);
        open->setLevel(2);
        open->setRounds(20);
        open->start();
        for (int i = 0; i < 400 && open->tool() != RouletteCroupierDesk::Rack; ++i) {
            waitFor(*open);
            doNext(*open);
        }
        QCOMPARE(open->tool(), int(RouletteCroupierDesk::Rack));
        QCOMPARE(open->rack().first().value<CroupierChip>().chips, 0);
        open->choosePlayer(1); // stacks of the colour
        QCOMPARE(open->rack().first().value<CroupierChip>().chips, 1);
        open->take(0);
        open->take(0);
        open->take(2);
        QCOMPARE(open->cut().size(), 2);
        QCOMPARE(open->cut().first().value<CroupierChip>().count, 2);
        open->takeBack();
        QCOMPARE(open->cut().size(), 1);
        open->choosePlayer(2); // chips of another colour
        QVERIFY(open->cut().isEmpty());
        open->take(99);
        QVERIFY(open->cut().isEmpty());
        const qint64 before = open->actions();
        open->handOver(); // nothing is cut
        QCOMPARE(open->actions(), before);
    }

    // The only stake on a place needs no choice of owner. A payment is judged before the shift is over,
    // however long that takes (R31).
    void theLastPaymentIsReportedBeforeTheShiftEnds() {
        const auto open = desk();
        open->setHouse(0);
        open->setLevel(1);
        open->setRounds(2);
        open->start();
        QCOMPARE(open->handText(), QStringLiteral("Hand over"));
        bool isAlone = false;
        bool isReported = false;
        for (int i = 0; i < 400 && open->stage() == CroupierDesk::Working; ++i) {
            waitFor(*open);
            const std::vector<croupier::DueAction> due = open->dueActions();
            if (due.empty()) {
                continue;
            }
            if (const auto* pay = std::get_if<croupier::Pay>(&due.front().action)) {
                open->choosePlace(pay->spot);
                isAlone = isAlone || open->player() == static_cast<int>(pay->player);
            }
            if (std::holds_alternative<croupier::AnnouncePayment>(due.front().action)) {
                isReported = true;
                for (int late = 0; late < 100; ++late) {
                    pass(200);
                    QCoreApplication::processEvents();
                }
                QCOMPARE(open->stage(), CroupierDesk::Working);
                QVERIFY(!open->dueActions().empty());
            }
            doNext(*open);
            QCoreApplication::processEvents();
        }
        QCOMPARE(open->stage(), CroupierDesk::Over);
        QVERIFY(isReported && isAlone);
        QVERIFY(open->isWhole());
    }

    void resultsAreKeptAndDeleted() {
        {
            const auto open = desk();
            open->open();
            open->start();
            doNext(*open);
            open->stop();
            open->leave();
            open->start();
            doNext(*open); // and the window closes
        }
        const auto later = desk();
        later->open();
        QTRY_VERIFY(later->hasResults());
        QVERIFY(later->past().contains(QStringLiteral("1 action")));
        QCOMPARE(later->proposedFile().fileName(), QStringLiteral("shifts.csv"));
        const QString csv = m_time->folder().filePath(QStringLiteral("shifts.csv"));
        later->exportTo(QUrl::fromLocalFile(csv));
        QTRY_VERIFY(QFile::exists(csv));
        QFile file(csv);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().count('\n'), 3);
        later->forget();
        QTRY_VERIFY(!later->hasResults());
    }

    void theProgramsFaultsAreStopped() {
        const auto open = desk();
        open->setWork(1);
        open->setHouse(0);
        open->setLevel(2);
        open->setRounds(6);
        superviseShift(*open, *m_time, [&] {
            open->call(0);
            open->sweep();
        });
    }

    void aPerfectPokerShiftHasACleanSheet_data() {
        QTest::addColumn<int>("house");
        QTest::addColumn<int>("level");
        QTest::addRow("seven seats, two") << 0 << 0;
        QTest::addRow("seven seats, seven") << 0 << 2;
        QTest::addRow("individual") << 1 << 1;
    }
    void aPerfectPokerShiftHasACleanSheet() { // P14-P29
        QFETCH(int, house);
        QFETCH(int, level);
        const auto open = pokerDesk();
        open->setHouse(house);
        open->setLevel(level);
        open->setRounds(6);
        open->setIncidents(1);
        QCOMPARE(open->knowsIncidents(), house == 0);
        open->start();
        QCOMPARE(open->stage(), CroupierDesk::Working);
        QCOMPARE(open->seats().size(), house == 1 ? 1 : level == 0 ? 2 : 7);
        work(*open);
        QCOMPARE(open->stage(), CroupierDesk::Over);
        QVERIFY(open->table() == nullptr);
        QVERIFY2(open->faultList().isEmpty(), qPrintable(open->summary().join(u'\n')));
        for (const QString& line : open->summary()) {
            QVERIFY2(!line.contains(u'%'), qPrintable(line));
        }
        QVERIFY2(open->past().contains(QStringLiteral(" 0 fault")), qPrintable(open->past()));
        open->leave();
        QCOMPARE(open->stage(), CroupierDesk::Choosing);
    }

    void aPokerFaultIsReportedWithItsRule() { // P19a
        const auto open = pokerDesk();
        open->setHouse(0);
        open->start();
        while (open->tool() != PokerCroupierDesk::Cards) {
            waitFor(*open);
            doNext(*open);
        }
        open->setFaceUp(true);
        QVERIFY(open->isFaceUp());
        open->deal(3, false);       // no card is burnt
        QVERIFY(!open->isFaceUp()); // each card is turned separately
        QVERIFY(!open->isVerdictRight());
        QCOMPARE(open->verdictRules(), QList<QString>{QStringLiteral("P19a")});
        QVERIFY2(open->verdict().contains(QStringLiteral("discard corner")), qPrintable(open->verdict()));
        open->askHint();
        QVERIFY(open->hint().contains(QStringLiteral("P19a")));
        doNext(*open);
        QVERIFY(open->isVerdictRight());
        open->stop();
        QCOMPARE(open->faultList().size(), 1);
        QCOMPARE(open->faultList().first().value<CroupierFault>().rule, QStringLiteral("P19a"));
    }

    void pokersPlantedFaultsAreStopped() {
        const auto open = pokerDesk();
        open->setWork(1);
        open->setHouse(0);
        open->setLevel(2);
        open->setRounds(3);
        bool cards = false;
        superviseShift(*open, *m_time, [&] {
            cards = cards || open->shownCards().size() == 5;
            open->deal(1, false);
        });
        QVERIFY(cards); // hands are visible once turned
    }

    // The shifts of both games are in one file, each listed at its own table.
    void resultsOfBothGamesAreKeptTogether() {
        const auto results = std::make_shared<CroupierResults>(m_time->folder().path());
        CroupierDesk::Outside first = outside();
        first.results = results;
        RouletteCroupierDesk roulette(std::move(first));
        CroupierDesk::Outside second = outside();
        second.results = results;
        PokerCroupierDesk poker(std::move(second));
        roulette.setCount(0);
        poker.setCount(0);
        const QString none = poker.past();
        roulette.start();
        doNext(roulette);
        roulette.stop();
        QVERIFY(poker.hasResults());
        QCOMPARE(poker.past(), none);
        poker.start();
        doNext(poker);
        poker.stop();
        QVERIFY(poker.past() != none);
        const QString csv = m_time->folder().filePath(QStringLiteral("both.csv"));
        poker.exportTo(QUrl::fromLocalFile(csv));
        QTRY_VERIFY(QFile::exists(csv));
        QFile file(csv);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY(text.contains(",Roulette,") && text.contains(",Poker,pt-803-2015/several,"));
    }

    void nothingDoneIsNothingKept() {
        const auto open = desk();
        open->start();
        open->stop();
        QCOMPARE(open->stage(), CroupierDesk::Choosing);
        QVERIFY(!open->hasResults());
    }
};

MESAVIVA_TEST(TestCroupierDesk)

#include "tst_croupier_desk.moc"
