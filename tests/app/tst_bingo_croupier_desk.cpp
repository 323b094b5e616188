// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/text/amounts.h"
#include "app/core/text/language.h"
#include "app/desks/teach/croupier/bingo_croupier_desk.h"
#include "croupier_worker.h"
#include "program/test_list.h"

#include <QSet>
#include <QTest>

using namespace mesaviva;
using namespace mesaviva::app;

/// The caller's desk: a shift in each room from the choice to its sheet, using only what the window offers.
class TestBingoCroupierDesk : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<test::DeskTime> m_time;

    std::unique_ptr<BingoCroupierDesk> desk() {
        return std::make_unique<BingoCroupierDesk>(m_time->outside());
    }
    void waitFor(CroupierDesk& open) { m_time->waitFor(open); }

    // Does the due action with the current tool.
    void doNext(BingoCroupierDesk& open) {
        using namespace croupier;
        const BingoAction action = open.dueActions().front().action;
        if (const auto* said = std::get_if<SayCaller>(&action)) {
            QCOMPARE(open.tool(), int(BingoCroupierDesk::Words));
            open.call(static_cast<int>(said->phrase));
        } else if (const auto* told = std::get_if<AnnouncePrizes>(&action)) {
            QVERIFY(open.isAnnouncing());
            QList<QString> texts = {QString::number(told->cards), amountText(told->total)};
            for (const QVariant& prize : open.prizes()) {
                const auto row = prize.value<CroupierPrize>();
                QCOMPARE(row.amount == QStringLiteral("?"),
                         !row.jackpot); // numbers that must be counted are not shown
            }
            for (const Money prize : told->prizes) {
                if (prize > Money{}) {
                    texts.append(amountText(prize));
                }
            }
            QVERIFY2(open.announcePrizes(texts), qPrintable(texts.join(u'|')));
        } else if (const auto* ball = std::get_if<CallBall>(&action)) {
            QCOMPARE(open.ball(), int(ball->number));
            const QString letter = ball->letter == 0 ? QString() : QString(QLatin1Char(ball->letter));
            QVERIFY(open.callBall(letter.toLower() + QString::number(ball->number)));
        } else if (const auto* check = std::get_if<CheckCard>(&action)) {
            QCOMPARE(open.card(), int(check->card));
            QVERIFY(!open.question().isEmpty() && !open.question().contains(u'%'));
            open.turnPlace(open.places().constFirst());
            QCOMPARE(open.marked(), 1 << open.places().constFirst());
            open.check(check->valid);
        } else if (const auto* award = std::get_if<AnnounceAward>(&action)) {
            QVERIFY(open.isAwarding());
            QVERIFY(!open.award().contains(u'%'));
            QVERIFY(open.announceAward(amountText(award->share),
                                       award->odd > Money{} ? amountText(award->odd) : QString()));
        } else {
            QVERIFY(open.hasLateBuyer());
            open.answerLate(false);
        }
    }

    void work(BingoCroupierDesk& open) {
        for (int i = 0; i < 4'000 && open.stage() == CroupierDesk::Working; ++i) {
            waitFor(open);
            if (open.stage() == CroupierDesk::Working) {
                m_time->pass(200);
                doNext(open);
                QVERIFY2(open.isVerdictRight(), qPrintable(open.verdict()));
                QVERIFY2(!open.verdict().contains(u'%'), qPrintable(open.verdict()));
                QCoreApplication::processEvents();
            }
        }
    }

    void come(BingoCroupierDesk& open, BingoCroupierDesk::Tool tool) {
        for (int i = 0; i < 400 && !(open.isAwaited() && open.tool() == int(tool)); ++i) {
            waitFor(open);
            if (open.tool() != int(tool)) {
                doNext(open);
            }
        }
        QCOMPARE(open.tool(), int(tool));
    }

private slots:
    void initTestCase() { m_time = std::make_unique<test::DeskTime>(); }
    void init() { m_time = std::make_unique<test::DeskTime>(); }

    // All four variants, as in the hall.
    void aPerfectShiftHasACleanSheet_data() {
        QTest::addColumn<int>("room");
        QTest::addColumn<bool>("calls");
        const QList<QString> rooms = desk()->houses();
        QSet<QString> variants;
        for (int i = 0; i < rooms.size(); ++i) {
            QTest::addRow("%s", qPrintable(rooms[i])) << i << false;
            variants.insert(rooms[i].left(8));
        }
        QCOMPARE(variants.size(), 4);
        QTest::addRow("the program calls") << 1 << true;
    }
    void aPerfectShiftHasACleanSheet() { // B16-B30
        QFETCH(int, room);
        QFETCH(bool, calls);
        const auto open = desk();
        open->setHouse(room);
        open->setLevel(2);
        open->setRounds(2);
        open->setIncidents(1);
        open->setWheel(calls ? 1 : 0);
        open->start();
        QCOMPARE(open->stage(), CroupierDesk::Working);
        work(*open);
        QCOMPARE(open->stage(), CroupierDesk::Over);
        QVERIFY(open->table() == nullptr);
        QVERIFY2(open->faultList().isEmpty(), qPrintable(open->summary().join(u'\n')));
        QVERIFY2(open->past().contains(QStringLiteral(" 0 fault")), qPrintable(open->past()));
        open->leave();
        QCOMPARE(open->stage(), CroupierDesk::Choosing);
    }

    void aFaultIsReportedWithItsRuleAndHasToBeRemedied() { // B71, B77
        const auto open = desk();
        open->setHouse(4);
        open->start();
        come(*open, BingoCroupierDesk::Balls);
        const int ball = open->ball();
        QVERIFY(ball > 0);
        QVERIFY(!open->callBall(QStringLiteral("B")));
        QVERIFY(!open->callBall(QStringLiteral("76")));
        QVERIFY(!open->callBall(QStringLiteral("B12I")));
        QCOMPARE(open->faults(), 0); // nothing was announced
        // The letter is of another column (B71).
        const QChar other = ball <= 15 ? u'O' : u'B';
        QVERIFY(open->callBall(other + QString::number(ball)));
        QVERIFY(!open->isVerdictRight());
        QCOMPARE(open->verdictRules(), QList<QString>{QStringLiteral("B71")});
        QCOMPARE(open->ball(), ball);
        open->askHint();
        QVERIFY2(!open->hint().contains(QString::number(ball)), qPrintable(open->hint()));
        doNext(*open);
        QVERIFY(open->isVerdictRight());
        come(*open, BingoCroupierDesk::Balls);
        // B77 allows the letter: without it only the custom of the house is broken.
        QVERIFY(open->callBall(QString::number(open->ball())));
        QVERIFY(!open->isVerdictRight());
        QCOMPARE(open->verdictRules(), QList<QString>());
        doNext(*open);
        open->stop();
        QCOMPARE(open->faultList().size(), 2);
        QCOMPARE(open->faultList().first().value<CroupierFault>().rule, QStringLiteral("B71"));
        QCOMPARE(open->faultList().last().value<CroupierFault>().rule, QString());
    }

    void sumsThatCantBeReadAreNotSaid() { // B19
        const auto open = desk();
        open->start();
        come(*open, BingoCroupierDesk::Words);
        while (!open->isAnnouncing() || open->tool() != int(BingoCroupierDesk::Prizes)) {
            waitFor(*open);
            doNext(*open);
        }
        QList<QString> texts(open->fields().size(), QStringLiteral("1"));
        texts.last() = QStringLiteral("one");
        QVERIFY(!open->announcePrizes(texts));
        QVERIFY(!open->announcePrizes({}));
        QVERIFY(!open->announceAward(QStringLiteral("x"), {}));
        QVERIFY(open->announceAward(QStringLiteral("1"), {})); // no prize is won yet: that is announced
        QVERIFY(!open->hint().isEmpty());
        QCOMPARE(open->faults(), 0);
        texts.last() = QStringLiteral("1");
        QVERIFY(open->announcePrizes(texts));
        QVERIFY(open->faults() > 0);
        QVERIFY(open->verdictRules().contains(QStringLiteral("B19")));
    }

    void theProgramsFaultsAreStopped_data() {
        QTest::addColumn<int>("room");
        QTest::addRow("90") << 1;
        QTest::addRow("75") << 4;
        QTest::addRow("30") << 6;
    }
    void theProgramsFaultsAreStopped() {
        QFETCH(int, room);
        const auto open = desk();
        open->setWork(1);
        open->setHouse(room);
        open->setLevel(2);
        open->setRounds(2);
        bool cards = false;
        test::superviseShift(*open, *m_time, [&] {
            cards = cards || (open->isChecking() && open->marked() != 0);
            open->call(0);
            open->check(true);
        });
        QVERIFY(cards); // shown with their marks
    }
};

MESAVIVA_TEST(TestBingoCroupierDesk)
#include "tst_bingo_croupier_desk.moc"
