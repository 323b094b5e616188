// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A complaint in the real window: its round is found and replayed, and the finding goes into the case.

#include "recorded_scenarios.h"
#include "stored_case.h"
#include "window_user.h"

#include <QQuickWindow>

using namespace mesaviva;
using namespace mesaviva::app;

class TestComplaintWindow : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowUser> m_user;

    WindowUser& user() { return *m_user; }
    Application& application() { return m_user->application(); }

    // Opens the search for rounds from the inspector's desk by key; one round is recorded.
    void searchRounds() {
        QVERIFY(test::recordScenario(QStringLiteral("poker/folded.json"), application().record()->file()));
        QVERIFY(user().open());
        QTRY_VERIFY(user().lies(QAccessible::RadioButton, QStringLiteral("Jogar")));
        user().press(Qt::Key_2, Qt::ControlModifier);
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Processo")));
        user().press(Qt::Key_R, Qt::ControlModifier);
        QTRY_VERIFY(inspectDesk(application()).roundSearch()->rounds()->rowCount() > 0);
        QTRY_COMPARE(user().focusedName(), QStringLiteral("Número da jogada"));
    }

private slots:
    void init() {
        m_user = std::make_unique<WindowUser>();
        application().setLanguage(QStringLiteral("pt"));
    }

    void cleanup() {
        m_user.reset();
        test::dropCases();
    }

    // P38: a round is found and its complaint is written and added to the case, all by key; the typed text is
    // restored afterwards.
    void complaintIsWrittenByKey() {
        QVERIFY(test::recordScenario(QStringLiteral("roulette/online_pays_even_chances.json"),
                                     application().record()->file()));
        QVERIFY(user().open());
        QTRY_VERIFY(user().lies(QAccessible::RadioButton, QStringLiteral("Jogar")));
        user().press(Qt::Key_2, Qt::ControlModifier);
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Processo")));
        user().press(Qt::Key_R, Qt::ControlModifier);
        RoundSearchDesk& roundSearch = *inspectDesk(application()).roundSearch();
        QTRY_VERIFY(roundSearch.rounds()->rowCount() > 0);
        QTRY_COMPARE(user().focusedName(), QStringLiteral("Número da jogada"));
        int controls = 0;
        QTRY_COMPARE(user().nameless(controls), QStringList());
        QVERIFY(controls > 15);
        QVERIFY(user().tabTo(QStringLiteral("Jogadas encontradas")));
        user().press(Qt::Key_Down);
        QTRY_VERIFY(roundSearch.shown()->isClosed());
        QTRY_VERIFY(user().find(QAccessible::List, QStringLiteral("O que aconteceu na jogada")));
        user().press(Qt::Key_A);
        QTRY_VERIFY(inspectDesk(application()).report()->hasRound(roundSearch.shown()->round()));
        user().press(Qt::Key_C);
        QTRY_COMPARE(user().focusedName(), QStringLiteral("Objeto da reclamação"));
        for (const QChar letter : QStringLiteral("Faltam 5,00")) {
            QTest::keyClick(user().window(), letter.toLatin1());
        }
        QTRY_COMPARE(inspectDesk(application()).complaints()->subject(), QStringLiteral("Faltam 5,00"));
        QTRY_COMPARE(user().nameless(controls), QStringList());
        // A complaint may be about something that the table has not done: its rule can be named, too.
        ComplaintDesk& complaints = *inspectDesk(application()).complaints();
        const QStringList acted = complaints.complaint().actedRules;
        QVERIFY(complaints.rules().size() > acted.size() + 20);
        complaints.setRule(static_cast<int>(complaints.rules().size()) - 1);
        QVERIFY(!complaints.complaint().rule.isEmpty() && !acted.contains(complaints.complaint().rule));
        QCOMPARE(complaints.rule(), static_cast<int>(complaints.rules().size()) - 1);
        complaints.setRule(0);
        QVERIFY(user().tabTo(QStringLiteral("Por decidir")));
        user().press(Qt::Key_Right);
        QTRY_COMPARE(user().focusedName(), QStringLiteral("Da mesa"));
        QCOMPARE(inspectDesk(application()).complaints()->finding(), 1);
        user().press(Qt::Key_Left);
        QTRY_COMPARE(inspectDesk(application()).complaints()->finding(), 0);
        QVERIFY(user().tabTo(QStringLiteral("0,0 s, "))); // the first moment
        const QString first = user().focusedName();
        user().press(Qt::Key_End); // the last moment
        QTRY_VERIFY(!user().focusedName().isEmpty() && user().focusedName() != first);
        const QString last = user().focusedName();
        user().press(Qt::Key_Down);
        QCOMPARE(user().focusedName(), last);
        user().press(Qt::Key_Home);
        QTRY_COMPARE(user().focusedName(), first);
        user().press(Qt::Key_Down);
        user().press(Qt::Key_Space);
        QTRY_COMPARE(inspectDesk(application()).complaints()->complaint().moments.size(), std::size_t{1});
        user().press(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(inspectDesk(application()).complaints()->isWhole());
        user().press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(inspectDesk(application()).complaints()->complaint().moments.empty());
        QVERIFY(inspectDesk(application()).complaints()->isWhole()); // a check cannot be taken back
        user().press(Qt::Key_Escape);
        QTRY_VERIFY(!user().find(QAccessible::List, QStringLiteral("Momentos da jogada")));
        user().press(Qt::Key_P, Qt::ControlModifier);
        QTRY_VERIFY(user().find(QAccessible::List, QStringLiteral("Partes do processo")));
        QTRY_VERIFY(user().focusedName().startsWith(QStringLiteral("Reclamação sobre a jogada ")));
        QTRY_COMPARE(user().nameless(controls), QStringList());
        user().press(Qt::Key_Return); // the complaint is reopened
        QTRY_COMPARE(user().focusedName(), QStringLiteral("Objeto da reclamação"));
        QCOMPARE(inspectDesk(application()).complaints()->subject(), QStringLiteral("Faltam 5,00"));
    }

    // A found round is replayed at its moment, and the search is restored afterwards.
    void foundRoundIsPlayedAgain() {
        searchRounds();
        RoundSearchDesk& roundSearch = *inspectDesk(application()).roundSearch();
        user().press(Qt::Key_Return); // to the list
        QTRY_VERIFY(user().focusedName().startsWith(QLatin1String("Jogada ")));
        QTRY_VERIFY(roundSearch.shown()->isClosed());
        roundSearch.shown()->setMoment(3);
        const QString link = roundSearch.shown()->link();
        user().press(Qt::Key_Return);
        QTRY_VERIFY(application().table() && application().table()->replay());
        QTRY_COMPARE(application().table()->replay()->link(), link);
        application().closeTable();
        QTRY_VERIFY(user().find(QAccessible::List, QStringLiteral("Jogadas encontradas")));
        QCOMPARE(roundSearch.shown()->link(), link); // as before
        QTRY_VERIFY(user().closesPopup() &&
                    !user().find(QAccessible::List, QStringLiteral("Jogadas encontradas")));
    }

    // Cases are side by side: one is begun, closed and reopened, by key and by click.
    void casesAreSideBySide() {
        QVERIFY(user().open());
        QTRY_VERIFY(user().lies(QAccessible::RadioButton, QStringLiteral("Jogar")));
        user().press(Qt::Key_2, Qt::ControlModifier);
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Processo")));
        user().press(Qt::Key_P, Qt::ControlModifier);
        QTRY_VERIFY(user().find(QAccessible::List, QStringLiteral("Partes do processo")));
        ReportDesk& report = *inspectDesk(application()).report();
        QVERIFY(user().tabTo(QStringLiteral("Entidade")));
        QTest::keyClick(user().window(), 'x');
        QTRY_COMPARE(report.entity(), QStringLiteral("x"));
        const QString first = report.number();
        QVERIFY(!first.isEmpty());
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Encerrar o processo")));
        QTRY_VERIFY(report.isClosed());
        report.setEntity(QStringLiteral("y"));
        QCOMPARE(report.entity(), QStringLiteral("x"));
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Reabrir o processo")));
        QTRY_VERIFY(!report.isClosed());
        int controls = 0;
        QTRY_COMPARE(user().nameless(controls), QStringList());
        user().press(Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(report.number().isEmpty() && report.entity().isEmpty());
        QCOMPARE(report.cases().size(), qsizetype{2});
        report.openCase(1);
        QCOMPARE(report.number(), first);
        QCOMPARE(report.entity(), QStringLiteral("x"));
        QTRY_VERIFY(user().closesPopup());
    }

    // A complaint for which the case has no room is not started; the window says so, and the way back stays.
    void complaintThatIsRefusedSaysWhy() {
        m_user.reset();
        QVERIFY(test::keepCase([](InspectionCase& inspection) {
            inspection.complaints.resize(InspectionCase::kMostComplaints);
            for (std::size_t i = 0; i < inspection.complaints.size(); ++i) {
                inspection.complaints[i].round = QStringLiteral("9-%1").arg(i + 1);
            }
        }));
        init();
        searchRounds();
        RoundSearchDesk& roundSearch = *inspectDesk(application()).roundSearch();
        user().press(Qt::Key_Return);
        QTRY_VERIFY(user().focusedName().startsWith(QLatin1String("Jogada ")));
        QTRY_VERIFY(roundSearch.shown()->isClosed());
        user().press(Qt::Key_Return);
        QTRY_VERIFY(application().table() && application().table()->replay());
        inspectDesk(application()).complainAbout(application().table()->replay()->link());
        QTRY_VERIFY(
            user().find(QAccessible::AlertMessage, QStringLiteral("O processo não recebe mais reclamações")));
        QVERIFY(!user().says(QStringLiteral("não está registada")));
        QTRY_VERIFY(user().closesPopup());
        application().closeTable();
        QTRY_VERIFY(user().find(QAccessible::List, QStringLiteral("Jogadas encontradas")));
        QTRY_VERIFY(user().closesPopup() &&
                    !user().find(QAccessible::List, QStringLiteral("Jogadas encontradas")));
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestComplaintWindow)
#include "tst_complaint_window.moc"
