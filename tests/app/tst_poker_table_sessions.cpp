// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Sessions and points at the poker table: leaving, returning, idle players, fresh points.

#include "poker_desk.h"

#include <QSignalSpy>

using namespace mesaviva;
using app::LivePokerTable;
using app::PokerDesk;
using app::PokerDeskTest;
using app::PokerSeatListModel;
using app::PokerTableModel;
using app::TableEvent;

class TestPokerTableSessions : public PokerDeskTest {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void leavingWithoutStakesEndsTheSession() {
        sitAloneAtBetting();
        table().leave();
        QVERIFY(table().isSessionOver());
        QCOMPARE(table().sessionOverRule(), QStringLiteral("P40"));
        QVERIFY(!table().sessionOverReason().isEmpty());
        QCOMPARE(table().sessionRounds(), 0);
        QCOMPARE(table().sessionNet(), 0);
        QCOMPARE(m_desk->seat(1).status, PokerSeatListModel::Empty);
        QVERIFY(!table().anteAction().enabled);
        table().leave();
        refusedLast(u"leave", {}, u"P40");
    }

    void sittingAgainStartsANewSession() {
        sitAloneAtDecision();
        table().fold();
        QVERIFY(m_desk->runTo(QStringLiteral("round_closed")));
        table().leave();
        QVERIFY(table().isSessionOver());
        QCOMPARE(table().sessionRounds(), 1);
        QSignalSpy changed(&table(), &PokerTableModel::sessionChanged);
        table().sitAgain();
        QVERIFY(!table().isSessionOver());
        QVERIFY(table().sessionOverRule().isEmpty());
        QCOMPARE(changed.count(), 1);
        QCOMPARE(table().sessionRounds(), 0);
        QCOMPARE(table().wallet(), 99'500);
        QVERIFY(m_desk->runTo(PokerTableModel::Betting));
        QVERIFY(table().anteAction().enabled);
        QVERIFY(table().repeatAction().enabled);
    }

    void leavingBeforeTheBetLosesTheAnte() {
        sitAloneAtDecision();
        QVERIFY(table().hasStakesDown());
        table().leave();
        QVERIFY(!table().isSessionOver());
        QCOMPARE(m_desk->seat(1).status, PokerSeatListModel::Folded);
        QVERIFY(m_desk->runTo(QStringLiteral("session_ended")));
        QVERIFY(table().isSessionOver());
        QCOMPARE(table().sessionStaked(), 500);
        QCOMPARE(table().sessionReturned(), 0);
        QCOMPARE(table().sessionNet(), -500);
        ownResult(*table().lastRound(), -500, u"I-P35");
    }

    void leavingDuringTheDealLeavesNoCardsBehind() {
        sitAloneAtBetting();
        table().placeAnte(500);
        table().deal();
        QVERIFY(m_desk->run([this](const TableEvent&) { return table().ownCards().size() == 2; }));
        table().leave();
        QVERIFY(table().ownCards().isEmpty());
        QVERIFY(m_desk->run([this](const TableEvent& event) {
            return !table().ownCards().isEmpty() || event.kind == QStringLiteral("session_ended");
        }));
        QVERIFY(table().ownCards().isEmpty());
        QVERIFY(table().isSessionOver());
    }

    void leavingAfterTheBetLetsItStand() {
        sitAloneAtDecision();
        table().bet();
        table().leave();
        QVERIFY(!table().isSessionOver());
        QCOMPARE(m_desk->seat(1).status, PokerSeatListModel::InPlay);
        QVERIFY(m_desk->runTo(QStringLiteral("session_ended")));
        QCOMPARE(table().sessionStaked(), 1'500);
        QCOMPARE(table().sessionNet(), table().wallet() - 100'000);
    }

    void idlePlayersAreWarnedAndThenLeave() {
        LivePokerTable settings = PokerDesk::patientTable(true);
        settings.settings.idle = {};
        sit(settings);
        QVERIFY(m_desk->runTo(QStringLiteral("session_warned")));
        QVERIFY(table().isIdleWarning());
        QCOMPARE(table().idleCountdown(), QStringLiteral("in 1:00")); // P42
        QVERIFY(m_desk->runTo(QStringLiteral("session_ended")));
        QVERIFY(!table().isIdleWarning());
        QVERIFY(table().isSessionOver());
        QCOMPARE(table().sessionOverRule(), QStringLiteral("P42"));
    }

    void freshPointsComeWhenNoneAreLeft() {
        LivePokerTable settings = PokerDesk::patientTable(true);
        settings.wallet = Money{900};
        sit(settings);
        QVERIFY(m_desk->runTo(PokerTableModel::Betting));
        QVERIFY(!table().isOutOfPoints());
        table().placeAnte(901);
        refusedLast(u"ante", table().money(901), u"P2a");
        table().placeAnte(900);
        QVERIFY(table().advice().contains(table().money(1'800)));
        table().deal();
        QVERIFY(m_desk->runTo(PokerTableModel::Deciding));
        QVERIFY(!table().betAction().enabled);
        QCOMPARE(table().betAction().rule, QStringLiteral("P23"));
        QVERIFY2(table().advice().contains(table().money(1'800)),
                 qPrintable(table().advice())); // the missing points
        table().bet();
        refusedLast(u"bet", table().money(1'800), u"P23");
        QVERIFY(!table().isOutOfPoints());
        table().fold();
        QVERIFY(m_desk->runTo(PokerTableModel::Betting));
        QCOMPARE(table().wallet(), 0);
        QVERIFY(table().isOutOfPoints());
        QVERIFY(!table().anteAction().enabled);
        QVERIFY(!table().repeatAction().enabled);
        table().takeAllowance();
        QCOMPARE(table().wallet(), 100'000);
        QVERIFY(!table().isOutOfPoints());
        QCOMPARE(table().allowanceAction().rule, QStringLiteral("P44"));
        QVERIFY(table().anteAction().enabled);
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestPokerTableSessions)
#include "tst_poker_table_sessions.moc"
