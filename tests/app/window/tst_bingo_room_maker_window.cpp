// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The custom bingo room in the real window, with the keyboard alone: opened from the hall, changed, entered.

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/games/bingo/bingo_game.h"
#include "app/games/bingo/bingo_table_model.h"
#include "window_user.h"
#endif

#include <QGuiApplication>

using namespace mesaviva;
using namespace mesaviva::app;

class TestBingoRoomMakerWindow : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowUser> m_user;

    WindowUser& user() { return *m_user; }
    Application& application() { return m_user->application(); }

    bool isMakerOpen() { return user().says(QStringLiteral("Your own room")); }

    // A page takes some frames to build, and a dialog to close; a key that comes too early is repeated.
    bool opensTheMaker() {
        if (!isMakerOpen()) {
            user().press(Qt::Key_E);
        }
        return isMakerOpen();
    }

    bool closesTheMaker() {
        if (isMakerOpen()) {
            user().press(Qt::Key_Escape);
        }
        return !isMakerOpen();
    }

    bool entersByKeyboard() {
        if (!application().tableAs<BingoTableModel>()) {
            user().press(Qt::Key_Return);
        }
        return application().tableAs<BingoTableModel>() != nullptr;
    }

    void choose(const QString& name) {
        QVERIFY2(user().tabTo(name), qPrintable(name));
        user().press(Qt::Key_Space);
    }

private slots:
    void init() {
        m_user = std::make_unique<WindowUser>();
        application().setLanguage(QStringLiteral("en"));
        application().games()->choose(QStringLiteral("bingo"));
        application().settings()->setReducedMotion(true);
        application().games()->get<BingoGame>().room()->setVariant(75);
        application().games()->get<BingoGame>().room()->resetToDefaults();
        application().games()->get<BingoGame>().room()->setVariant(90);
        application().games()->get<BingoGame>().room()->resetToDefaults();
    }

    void cleanup() { m_user.reset(); }

    // B8, B10, B73b: the entered room has the chosen variant, price and pattern.
    void aRoomMadeToMeasureIsEntered() {
        BingoLobbyModel* lobby = application().games()->get<BingoGame>().room();
        BingoHallModel* hall = application().games()->get<BingoGame>().hall();
        hall->setChosen(hall->customRow() - 1);
        QVERIFY(user().open());
        const QString next = hall->index(hall->chosen()).data().toString();
        QTRY_VERIFY(user().lies(QAccessible::ListItem, next));
        QVERIFY(user().tabTo(next));
        user().press(Qt::Key_Down);
        QTRY_COMPARE(hall->chosen(), hall->customRow());
        QTRY_VERIFY(opensTheMaker());

        choose(QStringLiteral("Bingo 75"));
        QTRY_COMPARE(lobby->variant(), 75);
        choose(QStringLiteral("2.00\u00A0pts"));
        QTRY_COMPARE(lobby->price(), 200);
        QTRY_VERIFY(user().find(QAccessible::RadioButton, lobby->patternTexts().at(1)));
        QVERIFY(user().tabTo(lobby->patternTexts().at(0)));
        user().press(Qt::Key_Right);
        QTRY_COMPARE(lobby->pattern(), 1);
        QCOMPARE(lobby->brokenRule(), QString());

        QTRY_VERIFY(closesTheMaker());
        QTRY_VERIFY(entersByKeyboard());
        BingoTableModel* table = application().tableAs<BingoTableModel>();
        QCOMPARE(table->variant(), 75);
        QCOMPARE(table->cardPrice(), 200);
        QCOMPARE(table->pattern(), lobby->patternMask());
        QVERIFY(table->pattern() != 0);
        QTRY_VERIFY(user().describes(table->patternName()));
        QTRY_VERIFY(user().lies(QAccessible::Cell, QStringLiteral("O 75")));
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestBingoRoomMakerWindow)
#include "tst_bingo_room_maker_window.moc"
