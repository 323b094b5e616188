// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The second window, for a projector or a room's screen, and the presenter's pointer, which both windows
// show.

#include "app/games/roulette/roulette_game.h"
#include "app/games/roulette/roulette_table_model.h"
#include "window_user.h"

#include <QGuiApplication>

using namespace mesaviva::app;

class TestProjectorWindow : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowUser> m_user;

    WindowUser& user() { return *m_user; }
    Application& application() { return m_user->application(); }
    RouletteTableModel* table() { return application().tableAs<RouletteTableModel>(); }

    // The program's other window; null if there is none.
    QQuickWindow* second() {
        for (QWindow* window : QGuiApplication::topLevelWindows()) {
            auto* shown = qobject_cast<QQuickWindow*>(window);
            if (shown && shown != user().window() && shown->isVisible() &&
                shown->title().endsWith(QStringLiteral("projection"))) {
                return shown;
            }
        }
        return nullptr;
    }

    static bool says(QAccessibleInterface* from, const QString& words) {
        if (!from || !from->isValid() || from->state().invisible) {
            return false;
        }
        bool found = from->text(QAccessible::Name).contains(words);
        for (int i = 0; i < from->childCount() && !found; ++i) {
            found = says(from->child(i), words);
        }
        return found;
    }
    bool secondSays(const QString& words) {
        return second() && says(QAccessible::queryAccessibleInterface(second()), words);
    }

    bool isBettingOpen() {
        return table() && table()->phase() == RouletteTableModel::Betting && table()->isStakesOpen() &&
               user().lies(QAccessible::Button, table()->spotInfo(0).name);
    }

private slots:
    void init() {
        m_user = std::make_unique<WindowUser>();
        application().setLanguage(QStringLiteral("en"));
        application().games()->choose(QStringLiteral("roulette"));
        application().games()->get<RouletteGame>().lobby()->resetToDefaults();
        application().points()->setAmount(100'000);
        QVERIFY(user().open());
    }

    void cleanup() { m_user.reset(); }

    // It shows the table with its call and takes no stakes; it stays open from table to table.
    void aRoomSeesTheTable() {
        QCOMPARE(application().playShipped(QStringLiteral("roulette/casino_pays_even_chances")), QString());
        QTRY_VERIFY(application().table());
        QTRY_VERIFY(user().find(QAccessible::Button, QStringLiteral("Second window")));
        user().press(Qt::Key_F11, Qt::ShiftModifier);
        QTRY_VERIFY(second());
        QTRY_VERIFY(secondSays(application().table()->scenarioTitle()));
        QTRY_VERIFY(!application().table()->caption().isEmpty() &&
                    secondSays(application().table()->caption()));
        QVERIFY(secondSays(QStringLiteral("Demonstration")));
        QVERIFY(!secondSays(QStringLiteral("Back to the lobby")));
        application().closeTable();
        QTRY_VERIFY(secondSays(QStringLiteral("The table is being prepared")));
        user().press(Qt::Key_F11, Qt::ShiftModifier);
        QTRY_VERIFY(!second());
    }

    void nobodyStakesThere() {
        application().openTable();
        QTRY_VERIFY_WITH_TIMEOUT(isBettingOpen(), 120'000);
        user().press(Qt::Key_F11, Qt::ShiftModifier);
        QTRY_VERIFY(second());
        QTRY_VERIFY(QTest::qWaitForWindowExposed(second(), kPatience));
        const qint64 before = table()->wallet();
        for (int x = 1; x < 12; ++x) {
            for (int y = 2; y < 9; ++y) {
                QTest::mouseClick(second(), Qt::LeftButton, Qt::NoModifier,
                                  QPoint(second()->width() * x / 12, second()->height() * y / 12));
            }
        }
        QCOMPARE(table()->wallet(), before);
        user().window()->requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(user().window(), kPatience));
        user().press(Qt::Key_F11, Qt::ShiftModifier);
        QTRY_VERIFY(!second());
    }

    // The class reads the note, the question and its choices; the right one is marked only once it was given.
    // The keys of a presenter's remote go on and back.
    void aClassReadsTheQuestion() {
        LessonDesk& lessons = *teachDesk(application()).lessons();
        lessons.open();
        QTRY_VERIFY_WITH_TIMEOUT(lessons.isReady(), kPatience);
        lessons.choose(QStringLiteral("roulette_07_order_of_payment"));
        lessons.begin(true);
        QTRY_VERIFY_WITH_TIMEOUT(lessons.isActive(), kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(user().lies(QAccessible::Button, QStringLiteral("Next")), kPatience);
        user().press(Qt::Key_F11, Qt::ShiftModifier);
        QTRY_VERIFY(second());
        for (int number = 1; lessons.question().isEmpty() && number <= lessons.count(); ++number) {
            user().press(Qt::Key_PageDown);
            QTRY_COMPARE_WITH_TIMEOUT(lessons.number(), number, kPatience);
            QTRY_VERIFY_WITH_TIMEOUT(secondSays(lessons.text()), kPatience);
        }
        QVERIFY(!lessons.question().isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(secondSays(lessons.question()), kPatience);
        const QString right = QStringLiteral("The columns");
        QTRY_VERIFY_WITH_TIMEOUT(secondSays(right), kPatience);
        QVERIFY(!secondSays(right + QStringLiteral(": right")));
        for (int choice = 0; !lessons.isAnswered() && choice < lessons.choices().size(); ++choice) {
            lessons.pick(choice);
        }
        QTRY_VERIFY_WITH_TIMEOUT(secondSays(right + QStringLiteral(": right")), kPatience);
        const int number = lessons.number();
        user().press(Qt::Key_PageUp);
        QTRY_COMPARE_WITH_TIMEOUT(lessons.number(), number - 1, kPatience);
        application().closeTable();
        user().press(Qt::Key_F11, Qt::ShiftModifier);
        QTRY_VERIFY(!second());
    }

    // The program ends with its main window.
    void itGoesWithTheMainWindow() {
        application().openTable();
        QTRY_VERIFY(table());
        user().press(Qt::Key_F11, Qt::ShiftModifier);
        QTRY_VERIFY(second());
        QVERIFY(user().window()->close());
        QTRY_VERIFY(!second());
    }

    // While the presenter's pointer is active, a click on the layout draws; afterwards it stakes again.
    void aPointerStakesNothing() {
        application().openTable();
        QTRY_VERIFY_WITH_TIMEOUT(isBettingOpen(), 120'000);
        const QString straight = table()->spotInfo(0).name;
        user().press(Qt::Key_D, Qt::ControlModifier);
        QTRY_VERIFY(user().says(QStringLiteral("Pointer: drag to draw")));
        int stakes = 0;
        const PlayerId own = table()->tableSession().ownPlayer();
        const Subscription heard = table()->tableSession().source().listen([&](const auto& entry) {
            const auto* const placed = std::get_if<roulette::Staked>(&entry.event);
            stakes += placed && placed->player == own ? 1 : 0;
        });
        user().click(user().findExactly(QAccessible::Button, straight));
        user().press(Qt::Key_D, Qt::ControlModifier);
        QTRY_VERIFY(!user().says(QStringLiteral("Pointer: drag to draw")));
        QTRY_VERIFY_WITH_TIMEOUT(isBettingOpen(), 120'000);
        user().click(user().findExactly(QAccessible::Button, straight));
        QTRY_COMPARE(stakes, 1); // stakes arrive in order: the first click placed none
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestProjectorWindow)

#include "tst_projector_window.moc"
