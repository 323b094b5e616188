// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the system asks of the real window: to open a file or a link, which macOS does by an event, and to say
// what the program is.

#include "window_user.h"

#include <QCoreApplication>
#include <QFileOpenEvent>
#include <QSignalSpy>

using namespace mesaviva::app;

class TestSystemRequestsWindow : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowUser> m_user;

    WindowUser& user() { return *m_user; }
    Application& application() { return m_user->application(); }

    void ask(const QUrl& what) {
        QFileOpenEvent event(what);
        application().eventFilter(qApp, &event);
    }

    static QUrl scenario() {
        return QUrl::fromLocalFile(
            QStringLiteral(MESAVIVA_SCENARIOS "/roulette/online_pays_even_chances.json"));
    }

private slots:
    void initTestCase() {
        m_user = std::make_unique<WindowUser>();
        application().setLanguage(QStringLiteral("en"));
        QVERIFY(user().open());
        QTRY_VERIFY(application().record()->hasOpened());
    }

    void init() { QVERIFY(user().returnsToLobby()); }

    void cleanupTestCase() { m_user.reset(); }

    void scenarioOpensAtTheTable() {
        ask(scenario());
        QTRY_VERIFY(application().table());
        QVERIFY(application().table()->isScenario());
    }

    // A table at which somebody may have stakes is not taken away.
    void scenarioWaitsForTheLobby() {
        application().games()->choose(QStringLiteral("roulette"));
        application().openTable();
        QTRY_VERIFY(application().table());
        const TableModel* const open = application().table();
        ask(scenario());
        QCOMPARE(application().table(), open);
        application().closeTable();
        QTRY_VERIFY(application().table() && application().table()->isScenario());
    }

    void linkToNoRoundIsRefused() {
        const QSignalSpy refused(&application(), &Application::recordedRefused);
        ask(QUrl(QStringLiteral("mesaviva://round/999-1")));
        QTRY_COMPARE(refused.size(), 1);
        QVERIFY(!application().table());
    }

    void aboutShowsTheSums() {
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("About Mesa Viva")));
        QTRY_VERIFY(user().lies(QAccessible::StaticText, QStringLiteral("Program, SHA-256: ")));
        QTRY_VERIFY(user().lies(QAccessible::StaticText, QStringLiteral("Its manifest, SHA-256: ")));
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestSystemRequestsWindow)
#include "tst_system_requests_window.moc"
