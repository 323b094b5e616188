// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// An observer in the real window, through all three games: no key, click or fault reaches the table.

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/record/record_reader.h"
#endif

#include "window_user.h"

#include <QQuickWindow>

using namespace mesaviva;
using namespace mesaviva::app;

class TestInspectionWindow : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowUser> m_user;

    WindowUser& user() { return *m_user; }
    Application& application() { return m_user->application(); }
    TableInspector& desk() { return *inspectDesk(application()).inspector(); }
    EventLogModel& eventLog() { return *desk().eventLog(); }

    // From the inspector's desk to the settings of a game.
    void enter(const QString& game) {
        application().games()->choose(game);
        if (!user().window()) {
            QVERIFY(user().open());
        }
        QTRY_VERIFY(user().lies(QAccessible::RadioButton, QStringLiteral("Jogar")));
        user().press(Qt::Key_2, Qt::ControlModifier);
        QTRY_COMPARE(application().desks()->chosen()->key(), QStringLiteral("inspect"));
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Lista de conformidade")));
    }

    static void rowsOfGames() {
        QTest::addColumn<QString>("game");
        for (const char* game : {"poker", "roulette", "bingo"}) {
            QTest::newRow(game) << QString::fromLatin1(game);
        }
    }

private slots:
    void init() {
        m_user = std::make_unique<WindowUser>();
        application().setLanguage(QStringLiteral("pt"));
    }

    void cleanup() { m_user.reset(); }

    // An observer's table says so and accepts nothing: neither keys nor clicks nor faults.
    void observerSendsNothing_data() { rowsOfGames(); }

    void observerSendsNothing() {
        QFETCH(const QString, game);
        enter(game);
        QVERIFY(user().clicks(QAccessible::RadioButton, QStringLiteral("Só observar")));
        QTRY_VERIFY(desk().isObserving());
        QTRY_VERIFY(user().find(QAccessible::Button, QStringLiteral("Observar a mesa")));
        application().openTable();
        QTRY_VERIFY(application().table());
        QVERIFY(application().table()->isObserved());
        QTRY_VERIFY(user().find(QAccessible::Grouping, QStringLiteral("Observador")));
        QTRY_VERIFY(user().says(QStringLiteral("esta mesa não recebe nenhuma ordem")));
        QTRY_VERIFY(eventLog().rowCount() > 3);
        int controls = 0;
        QTRY_COMPARE(user().nameless(controls), QStringList());
        const qint64 points = application().points()->amount();
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space, Qt::Key_F, Qt::Key_C, Qt::Key_R, Qt::Key_D,
                                  Qt::Key_1, Qt::Key_2, Qt::Key_Plus, Qt::Key_Up, Qt::Key_Delete}) {
            user().press(key);
        }
        for (int x = 40; x < 760; x += 60) { // all over the cloth
            for (int y = 120; y < 640; y += 65) {
                QTest::mouseClick(user().window(), Qt::LeftButton, Qt::NoModifier, QPoint(x, y));
            }
        }
        user().press(Qt::Key_F, Qt::ControlModifier);
        QVERIFY(!desk().faults()->isAvailable());
        QTRY_VERIFY(application().table()->recordedUpTo());
        const std::int64_t table = application().table()->recordedUpTo()->table;
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Ir para o átrio")));
        QTRY_VERIFY(!application().table());
        QCOMPARE(application().points()->amount(), points);
        // The record contains nothing about the observer except the admission.
        const auto reader = record::RecordReader::open(application().record()->file().toStdU16String());
        QVERIFY(reader);
        record::EventCursor cursor = (*reader)->events(table, 1);
        record::EventRow row;
        int events = 0;
        while (cursor.next(row)) {
            ++events;
            const bool isOpening = row.text.kind == "table_opened" || row.text.kind == "player_admitted";
            QVERIFY2(isOpening || row.text.fields.find("\"observer\"") == std::string::npos,
                     row.text.fields.c_str());
        }
        QVERIFY(events > 3);
        desk().setObserving(false);
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestInspectionWindow)
#include "tst_inspection_window.moc"
