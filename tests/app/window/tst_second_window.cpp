// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The real window while another window owns the record: the desktop opens one for each clicked link.

#include "app/games/poker/poker_session.h"
#include "window_user.h"

#include <QDir>
#include <QStandardPaths>

#include <optional>

using namespace mesaviva;
using namespace mesaviva::app;

class TestSecondWindow : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<RecordKeeper> m_first; ///< the other window's
    std::unique_ptr<LivePokerSession> m_tableSession;
    std::unique_ptr<WindowUser> m_user;
    QString m_file;

    WindowUser& user() { return *m_user; }
    Application& application() { return m_user->application(); }

private slots:
    // The first window has a table with one finished round and another one running.
    void init() {
        m_first = std::make_unique<RecordKeeper>();
        m_first->openNow();
        m_file = m_first->file();
        LivePokerTable played;
        played.simulated = 3;
        played.ownSeat = 2;
        played.wallet = m_first->accounts().points;
        m_tableSession = std::make_unique<LivePokerSession>(played);
        m_tableSession->recordTo(*m_first);
        m_tableSession->stopHoldingBack();
        while (m_tableSession->source().round() < 2) {
            m_tableSession->advanceTo(m_tableSession->nextDue().value());
        }
        m_tableSession->settle();
        m_user = std::make_unique<WindowUser>();
        application().setLanguage(QStringLiteral("pt"));
    }

    void cleanup() {
        m_user.reset();
        m_tableSession.reset();
        m_first.reset();
    }

    // It may play without a record, or close; it starts no record of its own, with which the next program
    // would continue instead.
    void theRecordStaysTheFirstOnes() {
        QVERIFY(user().open());
        QTRY_VERIFY_WITH_TIMEOUT(user().lies(QAccessible::Button, QStringLiteral("Fechar esta janela")),
                                 60'000);
        QVERIFY(application().record()->isLocked());
        QVERIFY(!user().find(QAccessible::Button, QStringLiteral("Começar um novo registo")));
        QTRY_VERIFY(user().says(QStringLiteral("nada fica registado")));
        QTRY_COMPARE(user().focusedName(), QStringLiteral("Continuar sem registo"));
        user().press(Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(!user().isCovered(), 60'000);
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("SEM REGISTO")));
        QTRY_VERIFY_WITH_TIMEOUT(user().lies(QAccessible::Button, QStringLiteral("Continuar sem registo")),
                                 60'000);
        user().press(Qt::Key_Escape);
        QTRY_VERIFY_WITH_TIMEOUT(!user().isCovered(), 60'000);
        application().record()->startNewRecord();
        QVERIFY(application().record()->isLocked());
        m_user.reset();
        QCOMPARE(RecordKeeper().file(), m_file);
        QVERIFY(!m_first->hasFailed());
    }

    // The inspection data it collects does not overwrite the first window's, and a message says so.
    void theInspectionsFileStaysTheFirstOnes() {
        InspectionFile firsts;
        firsts.change([](InspectionCase& inspection) { inspection.looked.append(QStringLiteral("1-1")); });
        firsts.flush();
        QVERIFY(user().open());
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Continuar sem registo")));
        QTRY_VERIFY_WITH_TIMEOUT(!user().isCovered(), 60'000);
        inspectDesk(application()).report()->look(QStringLiteral("1-2"));
        inspectDesk(application()).inspector()->conformity()->begin();
        inspectDesk(application()).inspector()->conformity()->judge(0, InspectionNote::Pass);
        QVERIFY(inspectDesk(application()).inspector()->conformity()->hasFailed());
        QVERIFY(inspectDesk(application()).report()->hasFailed());
        QVERIFY(inspectDesk(application()).report()->message().contains(QStringLiteral("Outra janela")));
        firsts.change([](InspectionCase& inspection) { inspection.looked.append(QStringLiteral("1-3")); });
        firsts.flush();
        m_user.reset();
        QCOMPARE(InspectionFile().inspection().looked,
                 QStringList({QStringLiteral("1-1"), QStringLiteral("1-3")}));
        QVERIFY(InspectionFile().inspection().notes.isEmpty());
    }

    // Reading is allowed: a clicked link shows the round without any question. Then the window can be closed.
    void aLinkIsFollowedAllTheSame() {
        application().openLink({{1, 1}, {}}, 1.0);
        QVERIFY(user().open());
        QTRY_VERIFY_WITH_TIMEOUT(application().table() && application().table()->replay(), 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(user().lies(QAccessible::Button, QStringLiteral("Voltar ao átrio")), 60'000);
        QVERIFY(!application().record()->hasFailed());
        QVERIFY(!user().isCovered());
        // The lobby shows the message.
        application().closeTable();
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Fechar esta janela")));
        QTRY_VERIFY_WITH_TIMEOUT(!user().window()->isVisible(), 60'000);
    }

    void aLinkThatLeadsNowhereEndsInTheLobby() {
        application().openLink({{1, 999}, {}}, 1.0);
        QVERIFY(user().open());
        QTRY_VERIFY_WITH_TIMEOUT(application().record()->isLocked(), 60'000);
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestSecondWindow)
#include "tst_second_window.moc"
