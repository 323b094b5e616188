// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The history in the real window, with mouse and keyboard.

#include "app/games/poker/poker_session.h"
#include "window_user.h"

#include <QFile>
#include <QGuiApplication>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace mesaviva;
using namespace mesaviva::app;

class TestHistoryWindow : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowUser> m_user;

    WindowUser& user() { return *m_user; }
    Application& application() { return m_user->application(); }
    RecordHistoryModel& history() { return *application().history(); }

    // A session without a stake at a table with other players, recorded while it runs.
    void playSession() {
        LivePokerTable played;
        played.simulated = 3;
        LivePokerSession tableSession(played);
        tableSession.recordTo(*application().record());
        tableSession.stopHoldingBack();
        while (tableSession.source().round() < 4) {
            tableSession.advanceTo(tableSession.nextDue().value());
        }
        QVERIFY(!tableSession.source().submit(poker::Leave{0}));
        tableSession.finishRound();
        tableSession.settle();
    }

private slots:
    void init() {
        m_user = std::make_unique<WindowUser>();
        application().setLanguage(QStringLiteral("pt"));
        QVERIFY(user().open());
        history().setUnstaked(true);
        playSession();
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Histórico")));
        QTRY_VERIFY(user().lies(QAccessible::ListItem, QStringLiteral("Jogada ")));
        QTRY_VERIFY(!history().isBusy());
    }

    void cleanup() { m_user.reset(); }

    // P37: rounds are filtered out by key; a hidden round can still be found.
    void roundsAreFilteredByKey() {
        const int all = history().count();
        QCOMPARE(history().total(), all);
        QVERIFY(user().tabTo(QStringLiteral("Resultado")));
        user().press(Qt::Key_Down); // the won ones
        QTRY_COMPARE(history().filter()->outcome(), 1);
        QTRY_COMPARE(history().count(), 0);
        QTRY_VERIFY(user().says(QStringLiteral("Nenhuma jogada registada corresponde")));

        const QString newest = QStringLiteral("1-1");
        QVERIFY(user().tabTo(QStringLiteral("Ir para uma jogada")));
        for (const QChar letter : newest) {
            QTest::keyClick(user().window(), letter.toLatin1());
        }
        user().press(Qt::Key_Return);
        QTRY_COMPARE(history().search(), RecordHistoryModel::Hidden);
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Mostrar")));
        QTRY_COMPARE(history().search(), RecordHistoryModel::Found);
        QTRY_COMPARE(history().count(), all);
        QCOMPARE(history().filter()->outcome(), 0);
        QTRY_VERIFY(user().focusedName().startsWith(QStringLiteral("Jogada 1-1")));
    }

    // One round is checked by key from the list, and by a click on its sheet, which also saves it as a
    // scenario.
    void roundIsCheckedAndShared() {
        QVERIFY(user().tabTo(QStringLiteral("Jogadas registadas")));
        user().press(Qt::Key_Down);
        QTRY_VERIFY(user().focusedName().startsWith(QStringLiteral("Jogada ")));
        const QString row = user().focusedName();
        user().press(Qt::Key_V);
        QTRY_VERIFY(history().isVerified());
        QVERIFY2(history().isWhole(), qPrintable(history().verdict()));
        QVERIFY(history().verdict().startsWith(history().verifiedRound()));
        // Of any table: the record is shared by the tests.
        static const QRegularExpression id(QStringLiteral("\\d+-\\d+"));
        QCOMPARE(history().verifiedRound(), id.match(row).captured());
        QTRY_VERIFY(user().says(history().verdict()));

        user().press(Qt::Key_S);
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Verificar a jogada")));
        QTRY_VERIFY(application().sheet()->pages() > 0);
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Verificar a jogada")));
        QTRY_VERIFY(application().sheet()->isChecked());
        QVERIFY(application().sheet()->isWhole());
        QTRY_VERIFY(user().says(application().sheet()->verdict()));
        QTRY_VERIFY(user().findExactly(QAccessible::Button, QStringLiteral("Guardar como cenário")));
        int controls = 0;
        QTRY_COMPARE(user().nameless(controls), QStringList());

        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("round.json"));
        application().sheet()->save(QUrl::fromLocalFile(file));
        QTRY_VERIFY(user().says(QStringLiteral("Guardado: ")) || user().says(file));
        QVERIFY(QFile::exists(file));
    }

    // The chart of points is read by key and leads to the round.
    void lineIsReadByKey() {
        QVERIFY(user().clicks(QAccessible::RadioButton, QStringLiteral("Pontos")));
        QTRY_COMPARE(history().balance()->rounds() > 0, true);
        QTRY_VERIFY(user().find(QAccessible::Graphic, QStringLiteral("Pontos ao longo do tempo")));
        QVERIFY(user().describes(history().balance()->summary()));
        QVERIFY(user().tabTo(QStringLiteral("Pontos ao longo do tempo")));
        user().press(Qt::Key_Home);
        QTRY_VERIFY(user().focusedName().contains(QStringLiteral("Antes da primeira jogada")));
        user().press(Qt::Key_Right);
        QTRY_VERIFY(user().focusedName().contains(QStringLiteral("Depois da jogada 1-1")));
        user().press(Qt::Key_Enter); // the keypad's
        QTRY_COMPARE(history().search(), RecordHistoryModel::Found);
        QTRY_VERIFY(user().focusedName().startsWith(QStringLiteral("Jogada 1-1")));
        user().press(Qt::Key_Enter);
        QTRY_VERIFY(application().table());
        QVERIFY(application().table()->replay());
    }

    // P39: a recorded session leads to its rounds.
    void sessionLeadsToItsRounds() {
        const int all = history().count();
        QVERIFY(user().clicks(QAccessible::RadioButton, QStringLiteral("Sessões")));
        QTRY_VERIFY(user().lies(QAccessible::ListItem, QStringLiteral("Sessão de ")));
        int controls = 0;
        QTRY_COMPARE(user().nameless(controls), QStringList());
        QVERIFY(controls > 8);
        QVERIFY(user().clicks(QAccessible::ListItem, QStringLiteral("Sessão de ")));
        QTRY_VERIFY(user().says(QStringLiteral("Só a sessão de ")));
        QTRY_VERIFY(!history().isBusy());
        QVERIFY(history().count() >= 3);
        QVERIFY(history().count() <= all);
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Limpar filtros")));
        QTRY_COMPARE(history().count(), all);
    }

    // A round is shown to a class by key alone, from the list and from its replay; closing it returns to the
    // page that opened it, at the same moment.
    void roundIsShownToAClassByKey() {
        LessonDesk& lessons = *teachDesk(application()).lessons();
        QVERIFY(user().tabTo(QStringLiteral("Jogadas registadas")));
        user().press(Qt::Key_Down);
        QTRY_VERIFY(user().focusedName().startsWith(QStringLiteral("Jogada ")));
        static const QRegularExpression id(QStringLiteral("\\d+-\\d+"));
        const QString round = id.match(user().focusedName()).captured();
        user().press(Qt::Key_E);
        QTRY_VERIFY_WITH_TIMEOUT(lessons.isActive(), 60'000);
        QVERIFY(lessons.isPresented());
        QVERIFY(lessons.title().contains(round));
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Seguinte")));
        QTRY_VERIFY(user().says(QStringLiteral("o registo fica como está")));
        QTRY_VERIFY(user().says(lessons.text()));
        int controls = 0;
        QTRY_COMPARE(user().nameless(controls), QStringList());
        QVERIFY(controls >= 10);
        while (!lessons.hasOdds() && lessons.number() < lessons.count()) {
            user().press(Qt::Key_N);
        }
        QVERIFY(lessons.hasOdds()); // P20: the decision of another player
        user().press(Qt::Key_O);
        QTRY_VERIFY(user().says(lessons.odds().lines.first()));
        controls = 0;
        QTRY_COMPARE(user().nameless(controls), QStringList());
        user().press(Qt::Key_W);
        QTRY_VERIFY_WITH_TIMEOUT(lessons.isOtherWay(), 60'000);
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Voltar ao que aconteceu")));
        user().press(Qt::Key_W);
        QTRY_VERIFY_WITH_TIMEOUT(!lessons.isOtherWay(), 60'000);
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Terminar")));
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Terminar")));
        QTRY_VERIFY(!application().table());
        QTRY_VERIFY(user().focusedName().startsWith(QStringLiteral("Jogada ")));

        user().press(Qt::Key_Return);
        QTRY_VERIFY(application().table() && application().table()->replay());
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Voltar ao átrio")));
        application().table()->setPaused(true);
        ReplayControl* const replay = application().table()->replay();
        replay->moveTo(replay->next());
        const QString moment = replay->link();
        user().press(Qt::Key_E, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(lessons.isActive(), 60'000);
        QVERIFY(application().table()->replay()->position() > 1);
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Terminar")));
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Terminar")));
        QTRY_VERIFY_WITH_TIMEOUT(!lessons.isActive() && application().table() &&
                                     application().table()->replay()->link() == moment,
                                 60'000);
    }

    // 13: by key alone a round is added to a new study and replayed from there at the table, with its note
    // next to it; closing it returns to the study.
    void roundIsStudiedByKey() {
        QVERIFY(user().tabTo(QStringLiteral("Jogadas registadas")));
        user().press(Qt::Key_Down);
        user().press(Qt::Key_A);
        QTRY_VERIFY(user().focusedName().startsWith(QStringLiteral("Título do novo estudo")));
        for (const char letter : {'l', 'a', 't', 'e'}) {
            QTest::keyClick(user().window(), letter);
        }
        QVERIFY(user().tabTo(QStringLiteral("Nota no início")));
        for (const char letter : {'n', 'o', 't', 'e'}) {
            QTest::keyClick(user().window(), letter);
        }
        user().press(Qt::Key_Return);
        StudyDesk& desk = *application().studies();
        QTRY_COMPARE(desk.count(), 2);
        QTRY_VERIFY(user().says(QStringLiteral("Juntada a «late».")));
        user().press(Qt::Key_Escape);
        QTRY_VERIFY(!user().says(QStringLiteral("Juntada a «late».")));

        user().press(Qt::Key_Y, Qt::ControlModifier);
        QTRY_VERIFY(user().lies(QAccessible::List, QStringLiteral("Jogadas e notas do estudo")));
        QTRY_VERIFY(!desk.isBusy());
        QTRY_VERIFY(user().focusedName().contains(QStringLiteral("Jogada"))); // the list has the focus
        int controls = 0;
        QTRY_COMPARE(user().nameless(controls), QStringList());
        user().press(Qt::Key_Down);
        user().press(Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(application().table(), 60'000);
        QVERIFY(application().table()->replay()->isStudied());
        QTRY_COMPARE(desk.note(), QStringLiteral("note"));
        QTRY_VERIFY(user().says(QStringLiteral("Estudo: late")));
        controls = 0;
        QTRY_COMPARE(user().nameless(controls), QStringList());
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Voltar ao átrio")));
        QTRY_VERIFY(!application().table());
        QTRY_VERIFY(user().lies(QAccessible::List, QStringLiteral("Jogadas e notas do estudo")));
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestHistoryWindow)
#include "tst_history_window.moc"
