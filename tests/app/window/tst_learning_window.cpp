// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Gallery, learning table and the replay next to a live table in the real window, by keyboard.

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/games/poker/poker_session.h"
#include "app/games/poker/poker_table_model.h"
#include "leaping_ticks.h"
#endif

#include "window_user.h"

#include <QGuiApplication>

using namespace mesaviva;
using namespace mesaviva::app;

class TestLearningWindow : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowUser> m_user;

    WindowUser& user() { return *m_user; }
    Application& application() { return m_user->application(); }

private slots:
    void init() {
        if (!m_user) {
            m_user = std::make_unique<WindowUser>();
            application().setLanguage(QStringLiteral("pt"));
            application().games()->choose(QStringLiteral("poker"));
            QVERIFY(user().open());
        }
        QTRY_VERIFY(user().lies(QAccessible::RadioButton, QStringLiteral("Jogar")));
    }

    // One window for all tests; after a failure, another one.
    void cleanup() {
        if (QTest::currentTestFailed() || !m_user->returnsToLobby()) {
            m_user.reset();
        }
    }

    void cleanupTestCase() { m_user.reset(); }

    // A scenario is found, read and watched by key; closing it restores the gallery as it was.
    void galleryIsUsedByKey() {
        user().press(Qt::Key_G, Qt::ControlModifier);
        ScenarioGalleryModel& gallery = *application().gallery();
        QTRY_VERIFY(gallery.count() > 100);
        QTRY_VERIFY(user().focusedName().startsWith(gallery.title()));
        QTRY_VERIFY(!gallery.isDescribing());
        user().press(Qt::Key_Down);
        user().press(Qt::Key_Down);
        QTRY_COMPARE(gallery.current(), 2);
        QTRY_VERIFY(user().focusedName().startsWith(gallery.title()));
        QTRY_VERIFY(user().find(QAccessible::List, QStringLiteral("Cenários")));
        QTRY_VERIFY(user().find(QAccessible::List, QStringLiteral("O que acontece")));
        int controls = 0;
        QTRY_COMPARE(user().nameless(controls), QStringList());
        QVERIFY(controls > 5);
        const QString chosen = gallery.chosen();
        user().press(Qt::Key_Return);
        QTRY_VERIFY(application().table());
        QVERIFY(application().table()->isScenario());
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Voltar ao átrio")));
        application().closeTable();
        QTRY_VERIFY(user().focusedName().startsWith(gallery.title()));
        QCOMPARE(gallery.chosen(), chosen);
        QCOMPARE(gallery.current(), 2);
        // Once only: the next time Escape leads to the lobby alone.
        user().press(Qt::Key_Escape);
        QTRY_VERIFY(!user().isCovered());
        QVERIFY(!application().takeReturn());
    }

    // The chosen one is shown to a class by key, with odds and what-if; closing it returns to the gallery.
    void galleryIsShownToAClassByKey() {
        user().press(Qt::Key_G, Qt::ControlModifier);
        ScenarioGalleryModel& gallery = *application().gallery();
        LessonDesk& lessons = *teachDesk(application()).lessons();
        QTRY_VERIFY(gallery.count() > 100);
        QTRY_VERIFY(user().focusedName().startsWith(gallery.title()));
        user().press(Qt::Key_Down);
        QTRY_VERIFY(!gallery.isDescribing());
        const QString chosen = gallery.chosen();
        user().press(Qt::Key_E, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(lessons.isActive(), 60'000);
        QVERIFY(lessons.isPresented());
        QCOMPARE(lessons.title(), gallery.title());
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Seguinte")));
        QTRY_VERIFY(user().says(QStringLiteral("Apresentação: ")));
        int controls = 0;
        QTRY_COMPARE(user().nameless(controls), QStringList());
        user().press(Qt::Key_N);
        QCOMPARE(lessons.number(), 1);
        user().press(Qt::Key_B);
        QCOMPARE(lessons.number(), 0);
        user().press(Qt::Key_X); // another card than the one that came
        QTRY_VERIFY(lessons.isForkOpen() || !lessons.canFork());
        user().press(Qt::Key_X);
        QTRY_VERIFY(!lessons.isForkOpen());
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Terminar")));
        QTRY_VERIFY(user().focusedName().startsWith(gallery.title()));
        QCOMPARE(gallery.chosen(), chosen);
        QVERIFY(!application().table());
    }

    // The learning table opens by key, says what to do, and does not change the player's points.
    void learningTableLeavesThePointsAlone() {
        const qint64 points = application().points()->amount();
        user().press(Qt::Key_T, Qt::ControlModifier);
        QTRY_VERIFY(application().tutor());
        auto* const table = application().tableAs<PokerTableModel>();
        QVERIFY(table);
        QTRY_VERIFY(user().says(QStringLiteral("Mesa de aprendizagem")));
        QTRY_VERIFY(user().says(QStringLiteral("PRÁTICA")));
        QTRY_VERIFY(table->anteAction().enabled);
        table->placeAnte(500);
        QTRY_COMPARE(application().tutor()->step(), 2);
        table->deal();
        QTRY_COMPARE_WITH_TIMEOUT(application().tutor()->step(), 3, 60'000);
        QTRY_VERIFY(user().says(QStringLiteral("a melhor escolha")));
        int controls = 0;
        QTRY_COMPARE(user().nameless(controls), QStringList());
        application().closeTable();
        QTRY_VERIFY(user().lies(QAccessible::RadioButton, QStringLiteral("Jogar")));
        QCOMPARE(application().points()->amount(), points);
        QVERIFY(!application().tutor());
    }

    // P37: the last round is replayed in place of the live table; its buttons stay, Escape leads back.
    void lastRoundIsWatchedBesideTheTable() {
        LivePokerTable played;
        played.simulated = 3;
        auto tableSession = std::make_unique<LivePokerSession>(played);
        application().record()->openNow();
        tableSession->recordTo(*application().record());
        application().showTable(std::make_unique<PokerTableModel>(
            std::move(tableSession), Pace{1.0, std::make_unique<test::LeapingTicks>()}));
        TableModel* const live = application().table();
        QTRY_VERIFY_WITH_TIMEOUT(live->round() >= 3, 60'000);
        live->setPaused(true);
        QTRY_VERIFY(user().find(QAccessible::Button, QStringLiteral("Sair da mesa")));
        QTRY_VERIFY(user().find(QAccessible::Button, QStringLiteral("Desistir")));
        user().press(Qt::Key_F2, Qt::ShiftModifier);
        QTRY_VERIFY(application().sitting()->table());
        QTRY_VERIFY(user().find(QAccessible::Pane, QStringLiteral("Repetição da jogada")));
        QTRY_VERIFY(user().find(QAccessible::Button, QStringLiteral("Voltar à mesa")));
        QTRY_VERIFY(user().find(QAccessible::Button, QStringLiteral("Desistir")));
        QCOMPARE(application().table(), live);
        int controls = 0;
        QTRY_COMPARE(user().nameless(controls), QStringList());
        user().press(Qt::Key_Escape);
        QTRY_VERIFY(!application().sitting()->table());
        QTRY_VERIFY(!user().find(QAccessible::Pane, QStringLiteral("Repetição da jogada")));
        QCOMPARE(application().table(), live);
        application().closeTable();
        QTRY_VERIFY(user().lies(QAccessible::RadioButton, QStringLiteral("Jogar")));
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestLearningWindow)
#include "tst_learning_window.moc"
