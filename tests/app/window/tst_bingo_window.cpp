// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Bingo in the real window: a room is chosen in the hall, cards are bought, numbers marked by hand, a prize
// won, and everything is read from the accessible tree and the model.

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/core/record/session_report.h"
#include "app/games/bingo/bingo_game.h"
#include "app/games/bingo/bingo_session.h"
#include "app/games/bingo/bingo_table_model.h"
#include "engine/record/write/recover.h"
#include "fake_ticks.h"
#include "window_user.h"
#endif

#include <QGuiApplication>

#include <initializer_list>

using namespace mesaviva;
using namespace mesaviva::app;

class TestBingoWindow : public QObject {
    Q_OBJECT

private:
    static constexpr qint64 kWallet = 100'000;

    std::unique_ptr<WindowUser> m_user;
    test::FakeTicks* m_time = nullptr; ///< of the lucky room; passes only where the test lets it

    WindowUser& user() { return *m_user; }
    Application& application() { return m_user->application(); }
    BingoTableModel* table() { return application().tableAs<BingoTableModel>(); }

    static bingo::Card card(std::initializer_list<int> numbers) {
        bingo::Card made;
        std::size_t cell = 0;
        for (const int number : numbers) {
            made.cells[cell++] = static_cast<bingo::Ball>(number);
        }
        return made;
    }

    // Opens a bingo 30 room in which this player's first card wins the line with the third number and bingo
    // with the ninth, at its first sale.
    void showLuckyRoom() {
        BingoRoomPlan plan;
        plan.key = QStringLiteral("test");
        plan.name = QStringLiteral("Sala do Teste");
        plan.settings = bingo::Settings(bingo::Variant::bingo30);
        plan.settings.sale = std::chrono::seconds(40);
        plan.members = 6;
        bingo::GivenOutcome given;
        given.balls = {1, 11, 21, 2, 12, 22, 3, 13, 23};
        given.cards = {{card({1, 11, 21, 2, 12, 22, 3, 13, 23})}};
        const Seed seed{7};
        auto room = std::make_shared<BingoRoom>(std::move(plan), derivedSeeds(seed), std::move(given));
        auto ticks = std::make_unique<test::FakeTicks>();
        m_time = ticks.get();
        application().showTable(std::make_unique<BingoTableModel>(
            std::make_unique<LiveBingoSession>(std::move(room), Money{kWallet}), Pace{1.0, std::move(ticks)},
            application().games()->get<BingoGame>().preferences()));
        QVERIFY(m_time->passUntil([this] { return table()->phase() == BingoTableModel::Sale; }));
    }

    bool buysOneCard() { return user().find(QAccessible::Button, QStringLiteral("Buy 1 card")) != nullptr; }

    // A page takes some frames to build, and a dialog to close; a key that comes too early is repeated.
    bool entersByKeyboard() {
        if (!table()) {
            user().press(Qt::Key_Return);
        }
        return table() != nullptr;
    }

    bool choosesTheRoom(int row, const QString& name) {
        if (application().games()->get<BingoGame>().hall()->chosen() != row &&
            user().lies(QAccessible::ListItem, name)) {
            user().click(user().find(QAccessible::ListItem, name));
        }
        return application().games()->get<BingoGame>().hall()->chosen() == row;
    }

    bool opensTheChecker() {
        const bool open = user().says(QStringLiteral("Number of the card"));
        if (!open) {
            user().press(Qt::Key_C);
        }
        return open;
    }

    bool closesThePrizes() {
        const bool open = user().says(QStringLiteral("Prizes of the round"));
        if (open) {
            user().press(Qt::Key_Escape);
        }
        return !open;
    }

    bool countsDownToOneCard() {
        if (!buysOneCard()) {
            user().press(Qt::Key_Minus);
        }
        return buysOneCard();
    }

    bool goesBackToTheRoom() {
        const QString back = QStringLiteral("Back to the table");
        if (application().sitting()->table() && user().lies(QAccessible::Button, back)) {
            user().click(user().find(QAccessible::Button, back));
        }
        return !application().sitting()->table();
    }

    // Enters the first room, buys two cards, and leaves during the sale.
    bool leavesTwoCards() {
        application().openTable();
        const auto waits = [](const auto& until) { return QTest::qWaitFor(until, kPatience); };
        if (!waits([&] { return table() && table()->phase() == BingoTableModel::Sale; })) {
            return false;
        }
        table()->buy(2);
        return waits([&] { return table()->ownCards() == 2; }) &&
               user().clicks(QAccessible::Button, QStringLiteral("Leave the room")) &&
               user().clicks(QAccessible::Button, QStringLiteral("Leave anyway")) &&
               waits([&] { return !application().table(); });
    }

    QAccessibleInterface* cell(const QString& name) { return user().findExactly(QAccessible::Cell, name); }

private slots:
    void init() {
        m_user = std::make_unique<WindowUser>();
        application().setLanguage(QStringLiteral("en"));
        application().games()->choose(QStringLiteral("bingo"));
        application().settings()->setReducedMotion(false);
        application().points()->setAmount(kWallet);
        application().games()->get<BingoGame>().hall()->setChosen(0);
        QVERIFY(user().open()); // the hall's first room is about to sell
    }

    void cleanup() { m_user.reset(); }

    // B8, B9, B44, B51: the hall is read and a room is entered with the keyboard alone.
    void aRoomOfTheHallIsEntered() {
        BingoHallModel* hall = application().games()->get<BingoGame>().hall();
        const QString first = hall->index(0).data(BingoHallModel::NameRole).toString();
        const QString second = hall->index(1).data(BingoHallModel::NameRole).toString();
        QTRY_VERIFY(user().find(QAccessible::ListItem, first));
        QTRY_VERIFY(hall->isActive());
        QTRY_VERIFY(choosesTheRoom(1, second));
        QTRY_VERIFY(entersByKeyboard());
        QCOMPARE(table()->roomName(), second);
        QTRY_VERIFY(!hall->isActive()); // the other rooms are not shown
        QTRY_VERIFY(user().says(QStringLiteral("Price of a card")) || user().says(QStringLiteral("Card ")));
        int controls = 0;
        QTRY_COMPARE(user().nameless(controls), QStringList());
        QVERIFY(controls >= 10);
    }

    // B11, B12, B27, B28, B29, B24-B26, B52: a round from the purchase to the prize, marked by hand.
    void aRoundFromThePurchaseToThePrize() {
        application().games()->get<BingoGame>().preferences()->setAutomaticMarks(false);
        showLuckyRoom();
        QTRY_VERIFY(user().find(QAccessible::Button, QStringLiteral("Buy ")));
        QTRY_VERIFY(countsDownToOneCard());
        user().press(Qt::Key_B);
        QTRY_COMPARE(table()->ownCards(), 1);
        QCOMPARE(table()->wallet(), kWallet - table()->cardPrice());
        QTRY_VERIFY(cell(QStringLiteral("1, not drawn")));
        QTRY_VERIFY(user().find(QAccessible::ListItem, QStringLiteral("Card ")));

        // By mouse: the first number.
        QVERIFY(
            m_time->passUntil([this] { return cell(QStringLiteral("1, drawn, not marked")) != nullptr; }));
        QVERIFY(table()->missedCount() >= 1);
        QVERIFY(user().clicks(QAccessible::Cell, QStringLiteral("1, drawn, not marked")));
        QTRY_VERIFY(cell(QStringLiteral("1, marked")));
        // By keyboard: one box to the right.
        QVERIFY(
            m_time->passUntil([this] { return cell(QStringLiteral("11, drawn, not marked")) != nullptr; }));
        user().press(Qt::Key_Right);
        user().press(Qt::Key_Space);
        QTRY_VERIFY(cell(QStringLiteral("11, marked")));

        // B29: the prizes do not wait for marks.
        QVERIFY(m_time->passUntil([this] { return table()->ownWon() > 0; }));
        QTRY_VERIFY(user().says(QStringLiteral("Line")));
        QVERIFY(m_time->passUntil([this] { return table()->phase() >= BingoTableModel::Confirming; }));
        QCOMPARE(table()->drawnCount(), 9);
        const qint64 won = table()->ownWon();
        const qint64 wallet = kWallet - table()->cardPrice() + won;
        QVERIFY(m_time->passUntil([&] { return table()->wallet() == wallet; }));
        user().press(Qt::Key_P);
        QTRY_VERIFY(user().says(QStringLiteral("Prizes of the round")));
        QTRY_VERIFY(user().find(QAccessible::ListItem, QStringLiteral("Bingo, ball 9")));
        QTRY_VERIFY(closesThePrizes());

        // B50: the round is replayed, and the room is shown again afterwards.
        QVERIFY(m_time->passUntil([this] { return table()->history()->count() == 1; }));
        user().press(Qt::Key_F2);
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Watch again")));
        user().click(user().find(QAccessible::Button, QStringLiteral("Watch again")));
        QTRY_VERIFY(application().sitting()->table());
        QTRY_VERIFY(user().says(QStringLiteral("Replay of round 1")));
        ReplayControl& again = *application().sitting()->table()->replay();
        QVERIFY(again.position() > 1); // not the sale, but the first ball
        again.setPlaying(false);
        again.setStop(static_cast<int>(again.stops().indexOf(QStringLiteral("Stop at: Ball"))));
        user().press(Qt::Key_K);
        QTRY_COMPARE(again.eventName(), QStringLiteral("Ball"));
        again.setStop(static_cast<int>(again.stops().indexOf(QStringLiteral("Stop at: Prize"))));
        user().press(Qt::Key_K);
        QTRY_COMPARE(again.eventName(), QStringLiteral("Prize"));
        QTRY_VERIFY(goesBackToTheRoom());

        table()->leave();
        QVERIFY(m_time->passUntil([this] { return table()->isSessionOver(); }));
        QTRY_VERIFY(user().says(QStringLiteral("End of the session")));
        QTRY_VERIFY(user().says(QStringLiteral("Cards bought")));
    }

    // B18: a rulebook that covers the room closes before the sale of the player's cards ends.
    void theRulebookGivesWayBeforeTheDraw() {
        showLuckyRoom();
        QVERIFY(user().resizes({1100, 760}));
        QTRY_VERIFY(user().find(QAccessible::Button, QStringLiteral("Buy ")));
        user().press(Qt::Key_B);
        QTRY_VERIFY(table()->ownCards() > 0);
        user().press(Qt::Key_F1);
        const QString field = QStringLiteral("Search the rules");
        QTRY_VERIFY(user().find(QAccessible::EditableText, field));
        QVERIFY(m_time->passUntil([this] { return table()->remainingSeconds() < 5; }));
        QTRY_VERIFY(!user().find(QAccessible::EditableText, field));
        QCOMPARE(table()->phase(), BingoTableModel::Sale);
        QCOMPARE(table()->round(), 1);
    }

    // B12, B49, I-P35: the lobby shows a player who left cards in play where they are; the player returns to
    // them, leaves again and plays elsewhere; their prizes are shown there and added to the points on
    // leaving.
    void leftCardsAreReported() {
        QVERIFY(leavesTwoCards());
        const QString inPlay = QStringLiteral("the round that you left goes on, with your cards");
        QTRY_VERIFY(user().says(inPlay));
        QVERIFY(application().recovery()->leftBehind().isEmpty());
        QCOMPARE(application().points()->amount(), kWallet - 100);
        // Back at the same cards, which cannot be given back a second time.
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Back to the cards")));
        QTRY_VERIFY(table());
        QCOMPARE(table()->ownCards(), 2);
        QVERIFY(table()->recordedUpTo());
        const auto record = table()->recordedUpTo()->table;
        QVERIFY(!table()->canLeave());
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Leave the room")));
        user().click(user().find(QAccessible::Button, QStringLiteral("Leave the room")));
        QTRY_VERIFY(!application().table());
        QCOMPARE(application().record()->accounts().left.count(record), std::size_t{1});

        application().games()->choose(QStringLiteral("roulette"));
        application().openTable();
        QVERIFY(application().table() && !table());
        application().games()->get<BingoGame>().finishLeftRounds();
        const QString told = application().recovery()->leftBehind();
        QVERIFY2(!told.isEmpty(), "nothing is told");
        QTRY_VERIFY(user().says(told));
        QCOMPARE(application().points()->amount(), kWallet - 100);
        const SessionReport session = LeftBehind().reports().last(); // B52: it has ended with the round
        const qint64 returned = session.leftReturned;
        QCOMPARE(session.leftStaked, 100);
        QCOMPARE(session.staked, 100);
        QCOMPARE(session.cards, 2);
        application().closeTable();
        QCOMPARE(application().points()->amount(), kWallet - 100 + returned);
        QVERIFY(application().record()->accounts().left.empty());
        application().recovery()->forgetLeftBehind();
    }

    // The program is closed meanwhile: the round is finished and recorded; the next start reports it.
    void leftCardsAreSettledWithTheProgram() {
        QVERIFY(leavesTwoCards());
        const QString file = application().record()->file();
        m_user.reset();
        LeftBehind next;
        QCOMPARE(next.reports().size(), 1);
        QCOMPARE(next.reports().last().leftStaked, 100);
        const qint64 points = kWallet - 100 + next.reports().last().leftReturned;
        next.forget();
        {
            const auto reader = record::RecordReader::open(file.toStdU16String());
            QVERIFY(reader && record::interruptedRounds(**reader).empty());
        }
        m_user = std::make_unique<WindowUser>();
        application().record()->openNow();
        QCOMPARE(application().points()->amount(), points);
        QVERIFY(application().record()->recovered().empty());
        QVERIFY(!application().recovery()->canSitDownAgain());
    }

    // The card checker shows any card of the round by its number.
    void anyCardIsLookedUp() {
        showLuckyRoom();
        QTRY_VERIFY(user().find(QAccessible::Button, QStringLiteral("Buy ")));
        user().press(Qt::Key_B);
        QTRY_VERIFY(table()->ownCards() > 0);
        QTRY_VERIFY(opensTheChecker());
        QTRY_VERIFY(user().says(table()->cardFace(1).text));
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestBingoWindow)
#include "tst_bingo_window.moc"
