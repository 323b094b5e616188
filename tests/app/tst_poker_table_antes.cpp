// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Antes at the poker table: placing and taking up chips, limits, and the steps to the deal.

#include "patience.h"
#include "poker_desk.h"

using namespace mesaviva;
using app::LivePokerTable;
using app::PokerDesk;
using app::PokerDeskTest;
using app::PokerSeatListModel;
using app::PokerStackListModel;
using app::PokerTableModel;
using app::TableEvent;

class TestPokerTableAntes : public PokerDeskTest {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void antesGoToTheBoxChipByChip() {
        sitAloneAtBetting();
        table().placeAnte(500);
        table().placeAnte(1'000);
        QCOMPARE(table().wallet(), 98'500);
        QCOMPARE(table().ownAnte(), 1'500);
        QCOMPARE(table().betAmount(), 3'000);
        QVERIFY(table().hasStakesDown());
        QCOMPARE(m_desk->seat(1).status, PokerSeatListModel::Staked);
        QCOMPARE(table().stacks()->rowCount(), 2);
        for (int row = 0; row < 2; ++row) {
            QCOMPARE(m_desk->stack(row, PokerStackListModel::SeatRole), 1);
            QCOMPARE(m_desk->stack(row, PokerStackListModel::FromRole), int{PokerStackListModel::Wallet});
            QCOMPARE(m_desk->stack(row, PokerStackListModel::PlaceRole), int{PokerStackListModel::Ante});
            QVERIFY(!m_desk->stack(row, PokerStackListModel::LeavingRole).toBool());
        }
        QCOMPARE(m_desk->stack(0, PokerStackListModel::UnderRole), 0);
        QCOMPARE(m_desk->stack(1, PokerStackListModel::UnderRole), 500);
        QCOMPARE(m_desk->stack(1, PokerStackListModel::AmountRole), 1'000);
        QVERIFY(m_desk->stack(0, PokerStackListModel::SerialRole) !=
                m_desk->stack(1, PokerStackListModel::SerialRole));
        QVERIFY(m_desk->stack(1, PokerStackListModel::NameRole).toString().contains(table().money(1'000)));

        const TableEvent& told = m_desk->told().back();
        QCOMPARE(told.kind, QStringLiteral("staked"));
        QVERIFY(told.own);
        QVERIFY(!told.sounds.empty());
    }

    void undoTakesTheLastChipAndClearTheRest() {
        sitAloneAtBetting();
        table().placeAnte(500);
        table().placeAnte(1'000);
        table().placeAnte(2'500);
        table().undo();
        QCOMPARE(table().ownAnte(), 1'500);
        QCOMPARE(m_desk->stack(2, PokerStackListModel::PlaceRole), int{PokerStackListModel::Wallet});
        QVERIFY(m_desk->stack(2, PokerStackListModel::LeavingRole).toBool());
        table().clear();
        QCOMPARE(table().ownAnte(), 0);
        QCOMPARE(table().wallet(), 100'000);
        QCOMPARE(m_desk->lying(1, PokerStackListModel::Ante), 0);
        QVERIFY(!table().hasStakesDown());
        QVERIFY(!table().undoAction().enabled);
        QTRY_COMPARE(table().stacks()->rowCount(), 0);
    }

    void manyChipsCanBeTakenBackOneByOne() {
        LivePokerTable settings = PokerDesk::patientTable(true);
        settings.settings.minimum = Money{100};
        settings.settings.maximum = Money{2'500};
        sit(settings);
        QVERIFY(m_desk->runTo(PokerTableModel::Betting));
        for (int i = 0; i < 25; ++i) {
            table().placeAnte(100);
        }
        QCOMPARE(table().ownAnte(), 2'500);
        while (table().undoAction().enabled) {
            table().undo();
            QCOMPARE(m_desk->contradiction(), QString());
        }
        QCOMPARE(table().wallet(), 100'000);
    }

    void chipsBecomeOneStackWhenBettingCloses() {
        sitAloneAtBetting();
        table().placeAnte(500);
        table().placeAnte(1'000);
        table().deal();
        QCOMPARE(m_desk->lying(1, PokerStackListModel::Ante), 1'500);
        QCOMPARE(table().stacks()->rowCount(), 1);
    }

    void refusalsNameLimitAndRule() {
        sitAloneAtBetting();
        table().placeAnte(499);
        refusedLast(u"ante", table().money(500), u"P16");
        table().placeAnte(12'501);
        refusedLast(u"ante", table().money(12'500), u"P16");
        table().placeAnte(-500);
        refusedLast(u"ante", table().money(500), u"P16");
        table().placeAnte(0);
        refusedLast(u"ante", table().money(500), u"P16");
        table().deal();
        refusedLast(u"deal", table().money(500), u"P15");
        table().fold();
        refusedLast(u"fold", {}, u"P20");
        table().bet();
        refusedLast(u"bet", {}, u"P20");
        table().undo();
        refusedLast(u"undo", {}, u"P2a");
        table().clear();
        refusedLast(u"clear", {}, u"P2a");
        table().repeatAnte();
        refusedLast(u"repeat", {}, u"P2a");
        table().takeAllowance();
        refusedLast(u"allowance", table().money(500), u"P44");
        table().sitAgain();
        refusedLast(u"sit", {}, u"P2g");
        QCOMPARE(table().wallet(), 100'000);
    }

    void dealIsForTheDealerAtATableForSeveral() {
        sit(PokerDesk::patientTable(false));
        QVERIFY(m_desk->runTo(PokerTableModel::Betting));
        table().placeAnte(500);
        QVERIFY(!table().dealAction().enabled);
        QCOMPARE(table().dealAction().rule, QStringLiteral("P15"));
        table().deal();
        refusedLast(u"deal", {}, u"P15");
    }

    void fullBoxTakesNoMoreChips() {
        sitAloneAtBetting();
        table().placeAnte(12'500);
        QVERIFY(!table().anteAction().enabled);
        QVERIFY(table().anteAction().reason.contains(table().money(12'500)));
    }

    void repeatPutsTheLastAnteDown() {
        sitAloneAtBetting();
        QVERIFY(!table().repeatAction().enabled);
        table().placeAnte(500);
        table().placeAnte(1'000);
        table().deal();
        QVERIFY(m_desk->runTo(PokerTableModel::Deciding));
        table().fold();
        QVERIFY(m_desk->runTo(PokerTableModel::Betting));
        QCOMPARE(table().round(), 2);
        QVERIFY(table().isResultShown());
        QCOMPARE(table().lastAnte(), 1'500);
        QVERIFY(table().repeatAction().enabled);
        table().repeatAnte();
        QVERIFY(!table().isResultShown());
        QCOMPARE(table().ownAnte(), 1'500);
        QCOMPARE(m_desk->lying(1, PokerStackListModel::Ante), 1'500);
        QVERIFY(!table().repeatAction().enabled);
    }

    void oneKeyPutsTheLastAnteDownAndDeals() {
        sitAloneAtBetting();
        table().dealAgain();
        refusedLast(u"repeat", {}, u"P2a");
        table().placeAnte(1'500);
        table().dealAgain(); // what is down stays as it is
        QVERIFY(m_desk->runTo(PokerTableModel::Deciding));
        QCOMPARE(table().ownAnte(), 1'500);
        table().fold();
        QVERIFY(m_desk->runTo(PokerTableModel::Betting));
        table().dealAgain();
        QVERIFY(m_desk->runTo(PokerTableModel::Deciding));
        QCOMPARE(table().round(), 2);
        QCOMPARE(table().ownAnte(), 1'500);
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestPokerTableAntes)
#include "tst_poker_table_antes.moc"
