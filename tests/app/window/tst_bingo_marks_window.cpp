// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Marks on bingo cards in the real window (B27): by hand with keyboard and mouse, automatic, and switched in
// the middle of a round.

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/games/bingo/bingo_game.h"
#include "app/games/bingo/bingo_table_model.h"
#include "bingo_desk.h"
#include "window_user.h"
#endif

#include <QGuiApplication>

using namespace mesaviva;
using namespace mesaviva::app;

class TestBingoMarksWindow : public QObject {
    Q_OBJECT

private:
    static constexpr qint64 kWallet = 100'000;
    // Table time over real time: the room waits for the test, not the test for the room.
    static constexpr double kSpeed = 100;

    std::unique_ptr<WindowUser> m_user;
    HeldBingoSession* m_tableSession = nullptr;

    WindowUser& user() { return *m_user; }
    BingoTableModel& table() { return *user().application().tableAs<BingoTableModel>(); }
    QAccessibleInterface* cell(const QString& name) { return user().findExactly(QAccessible::Cell, name); }

    // Bingo 30 with the numbers 1, 11, 21, the first row of this player's only card.
    void openRoom() {
        BingoRoomPlan plan;
        plan.key = QStringLiteral("test");
        plan.name = QStringLiteral("Sala do Teste");
        plan.settings = bingo::Settings(bingo::Variant::bingo30);
        plan.members = 6;
        bingo::GivenOutcome given;
        given.balls = {1, 11, 21};
        given.cards = {{bingo::Card{{1, 11, 21, 2, 12, 22, 3, 13, 23}}}};
        auto room = std::make_shared<BingoRoom>(std::move(plan), derivedSeeds(Seed{7}), std::move(given));
        auto tableSession = std::make_unique<HeldBingoSession>(
            std::make_unique<LiveBingoSession>(std::move(room), Money{kWallet}));
        m_tableSession = tableSession.get();
        auto model = std::make_unique<BingoTableModel>(std::move(tableSession), kSpeed, preferences());
        connect(model.get(), &BingoTableModel::phaseChanged, model.get(), [opened = model.get()] {
            if (opened->phase() == BingoTableModel::Sale && opened->ownCards() == 0) {
                opened->buy(1);
            }
        });
        user().application().showTable(std::move(model));
    }

    BingoPreferences* preferences() { return user().application().games()->get<BingoGame>().preferences(); }

    void goOnTo(std::size_t balls) {
        m_tableSession->holdAt(balls);
        table().sitAgain(); // any command, even a refused one, wakes the room
    }

private slots:
    void init() {
        m_user = std::make_unique<WindowUser>();
        user().application().setLanguage(QStringLiteral("en"));
        user().application().games()->choose(QStringLiteral("bingo"));
        user().application().settings()->setReducedMotion(true);
    }

    void cleanup() { m_user.reset(); }

    // B27
    void missedNumbersAreMarkedByKeyboardAndByClick() {
        preferences()->setAutomaticMarks(false);
        openRoom();
        QVERIFY(user().open());
        goOnTo(2);
        QTRY_VERIFY(cell(QStringLiteral("1, drawn, not marked")));
        QTRY_VERIFY(cell(QStringLiteral("11, drawn, not marked")));
        QTRY_VERIFY(user().describes(QStringLiteral("2 missed")));
        user().press(Qt::Key_Space);
        QTRY_VERIFY(cell(QStringLiteral("1, marked")));
        QTRY_VERIFY(user().describes(QStringLiteral("1 missed")));
        user().click(cell(QStringLiteral("11, drawn, not marked")));
        QTRY_VERIFY(cell(QStringLiteral("11, marked")));
        QTRY_VERIFY(!user().describes(QStringLiteral("missed")));
        QCOMPARE(table().missedCount(), 0);
    }

    // B27
    void automaticMarksLeaveNothingToMark() {
        preferences()->setAutomaticMarks(true);
        openRoom();
        QVERIFY(user().open());
        goOnTo(2);
        QTRY_VERIFY(cell(QStringLiteral("11, marked")));
        QVERIFY(cell(QStringLiteral("1, marked")));
        QVERIFY(!user().says(QStringLiteral("not marked")));
        QVERIFY(!user().describes(QStringLiteral("missed")));
        user().click(cell(QStringLiteral("22, not drawn")));
        user().press(Qt::Key_Space);
        QVERIFY(!user().says(QStringLiteral("This number has not been drawn.")));
    }

    // B27, B29: marks stay; the prize does not wait for the last mark.
    void marksAreSwitchedInTheMiddleOfARound() {
        preferences()->setAutomaticMarks(true);
        openRoom();
        QVERIFY(user().open());
        goOnTo(2);
        QTRY_VERIFY(cell(QStringLiteral("11, marked")));
        user().press(Qt::Key_A);
        QTRY_VERIFY(!table().isAutomatic());
        QVERIFY(cell(QStringLiteral("1, marked")) && cell(QStringLiteral("11, marked")));
        goOnTo(3);
        QTRY_VERIFY(cell(QStringLiteral("21, drawn, not marked")));
        QTRY_VERIFY(table().ownWon() > 0);
        user().press(Qt::Key_A);
        QTRY_VERIFY(cell(QStringLiteral("21, marked")));
        QVERIFY(!user().describes(QStringLiteral("missed")));
        QVERIFY(preferences()->isAutomaticMarks());
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestBingoMarksWindow)
#include "tst_bingo_marks_window.moc"
