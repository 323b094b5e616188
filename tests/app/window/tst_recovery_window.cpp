// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// After a crash, in the real window: the user reads how the round ended, opens its sheet, watches it, and
// sits at the same table again.

#include "app/games/poker/poker_session.h"
#include "app/games/poker/poker_table_model.h"
#include "window_user.h"

using namespace mesaviva;
using namespace mesaviva::app;

class TestRecoveryWindow : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowUser> m_user;

    WindowUser& user() { return *m_user; }
    Application& application() { return m_user->application(); }
    PokerTableModel* table() { return application().tableAs<PokerTableModel>(); }

    // A program killed with an ante down, at seat 2 next to three simulated players.
    void crash() {
        RecordKeeper keeper;
        keeper.openNow();
        LivePokerTable played;
        played.simulated = 3;
        played.ownSeat = 2;
        played.wallet = keeper.accounts().points;
        LivePokerSession tableSession(played);
        tableSession.recordTo(keeper);
        tableSession.stopHoldingBack();
        while (tableSession.source().round() < 2) {
            tableSession.advanceTo(tableSession.nextDue().value());
        }
        QVERIFY(!tableSession.source().submit(poker::PlaceAnte{0, tableSession.settings().minimum}));
        tableSession.settle();
        m_names.clear();
        for (PlayerId player = 1; player <= 3; ++player) {
            m_names.append(tableSession.playerName(player));
        }
    }

    QStringList m_names;

private slots:
    void init() {
        crash();
        m_user = std::make_unique<WindowUser>();
        application().setLanguage(QStringLiteral("pt"));
        QVERIFY(user().open());
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Sentar-se de novo")));
    }

    void cleanup() { m_user.reset(); }

    // P33, P36: the dialog shows the stakes and what was returned, and Enter sits down there again.
    void playerSitsAtTheSameTableAgain() {
        QTRY_VERIFY(user().says(QStringLiteral("Tinha apostado")));
        int controls = 0;
        QTRY_COMPARE(user().nameless(controls), QStringList());
        QTRY_COMPARE(user().focusedName(), QStringLiteral("Sentar-se de novo"));
        const qint64 points = application().points()->amount();
        user().press(Qt::Key_Return);
        QTRY_VERIFY(table());
        QVERIFY(!table()->isScenario());
        QCOMPARE(table()->delivered().players[0].seat, 2);
        QCOMPARE(table()->wallet(), points);
        QTRY_COMPARE(table()->phase(), PokerTableModel::Betting);
        for (const QString& name : m_names) {
            QTRY_VERIFY2(user().says(name), qPrintable(name));
        }
        QVERIFY(!application().recovery()->canSitDownAgain());
    }

    // The round's sheet opens above the question; after its replay the question returns.
    void roundIsReadAndWatchedBefore() {
        const QString round = application().recovery()->round();
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Folha")));
        QTRY_COMPARE(application().sheet()->round(), round);
        QTRY_VERIFY(application().sheet()->pages() > 0);
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Verificar a jogada")));
        user().press(Qt::Key_Escape);
        QTRY_VERIFY(!user().find(QAccessible::Button, QStringLiteral("Verificar a jogada")));
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Ver de novo")));
        QTRY_VERIFY(application().table());
        QVERIFY(application().table()->replay());
        application().closeTable();
        QTRY_VERIFY(!application().table());
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Sentar-se de novo")));
        QTRY_VERIFY(table());
        QVERIFY(!table()->isScenario());
    }

    // Going to the lobby gives up the seat for good.
    void placeIsLeft() {
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Ir para o átrio")));
        QTRY_VERIFY(!user().isCovered());
        QVERIFY(!application().recovery()->canSitDownAgain());
        QVERIFY(!application().table());
        // P39: that ends the session, shows its summary and records its end.
        const QString told = QStringLiteral("Fim da sessão: Póquer");
        QTRY_VERIFY(user().says(told));
        QVERIFY2(application().recovery()->leftBehind().contains(QStringLiteral("1 jogada: apostou ")),
                 qPrintable(application().recovery()->leftBehind()));
        const qint64 points = application().points()->amount();
        m_user.reset();
        m_user = std::make_unique<WindowUser>();
        QVERIFY(user().open());
        QTRY_VERIFY(application().record()->hasOpened());
        QVERIFY(!application().recovery()->canSitDownAgain());
        QCOMPARE(application().points()->amount(), points);
        QTRY_VERIFY(user().says(told)); // it has not been read
        application().recovery()->forgetLeftBehind();
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestRecoveryWindow)
#include "tst_recovery_window.moc"
