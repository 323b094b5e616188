// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Leaving, in the real window: the window asks about stakes that are placed or on their way to a slow disk,
// and they can be taken back (I-P35); a player who leaves or closes the window sees the session's result, now
// or at the next start (P39, O26, B52).

#include "../engine/failing_vfs.h"
#include "app/games/bingo/bingo_game.h"
#include "app/games/bingo/bingo_table_model.h"
#include "app/games/poker/poker_game.h"
#include "app/games/poker/poker_table_model.h"
#include "app/games/roulette/roulette_game.h"
#include "app/games/roulette/roulette_table_model.h"
#include "window_user.h"

using namespace mesaviva;
using namespace mesaviva::app;

class TestLeavingWindow : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<kit::SlowDisk> m_disk;
    std::unique_ptr<WindowUser> m_user;

    static QString takeBack() { return QStringLiteral("Retirar e sair"); }
    static QString leaveAllTheSame() { return QStringLiteral("Sair mesmo assim"); }
    static QString leaveTheTable() { return QStringLiteral("Sair da mesa"); }

    WindowUser& user() { return *m_user; }
    Application& application() { return m_user->application(); }

    void start() {
        m_user = std::make_unique<WindowUser>();
        application().setLanguage(QStringLiteral("pt"));
        application().games()->get<PokerGame>().lobby()->setIndividual(true);
        application().games()->get<RouletteGame>().lobby()->setIndividual(true);
        QVERIFY(user().open());
        QTRY_VERIFY(application().record()->hasOpened());
    }

    // The program ends and is restarted.
    void startAgain() {
        m_disk->release();
        m_user.reset();
        start();
    }

    template <class Model>
    Model* sitDown(const QString& game) {
        application().games()->choose(game);
        application().points()->setAmount(100'000);
        application().openTable();
        return application().tableAs<Model>();
    }

    // A chip on the table of a game, once its disk lets it arrive there.
    TableModel* stake(const QString& game) {
        if (game == QLatin1String("poker")) {
            auto* const table = sitDown<PokerTableModel>(game);
            if (table && QTest::qWaitFor([&] { return table->anteAction().enabled; }, kPatience)) {
                m_disk->hold();
                table->placeAnte(500);
            }
            return table;
        }
        if (game == QLatin1String("roulette")) {
            auto* const table = sitDown<RouletteTableModel>(game);
            if (table && QTest::qWaitFor([&] { return table->isStakesOpen(); }, kPatience)) {
                m_disk->hold();
                table->placeStake(table->offeredSpots().first(), table->minimum());
            }
            return table;
        }
        auto* const table = sitDown<BingoTableModel>(game);
        if (table && QTest::qWaitFor([&] { return table->buyAction().enabled; }, 2 * kPatience)) {
            m_disk->hold();
            table->buy(1);
        }
        return table;
    }

    static void addGames() {
        QTest::addColumn<QString>("game");
        QTest::newRow("I-P35: poker") << QStringLiteral("poker");
        QTest::newRow("I-P35: roulette") << QStringLiteral("roulette");
    }

private slots:
    void initTestCase() { m_disk = std::make_unique<kit::SlowDisk>(); }

    void init() {
        if (!m_user) {
            start();
        }
        application().recovery()->forgetLeftBehind();
    }

    // The next test goes on in this window, unless it was closed or the test has failed.
    void cleanup() {
        m_disk->release();
        if (QTest::currentTestFailed() || !m_user->returnsToLobby()) {
            m_user.reset();
        }
    }

    void cleanupTestCase() {
        m_user.reset();
        m_disk.reset();
    }

    // Closing the window before the disk has a stake asks the player; a stake taken back is not lost.
    void closingAsksForWhatIsOnItsWay_data() { addGames(); }
    void closingAsksForWhatIsOnItsWay() {
        QFETCH(const QString, game);
        TableModel* const table = stake(game);
        QVERIFY(table && table->isSending());
        QTRY_VERIFY(user().says(QStringLiteral("A caminho")));
        QTRY_VERIFY(user().describes(table->money(table->stakesDown()) + QStringLiteral(" na mesa")));
        user().press(Qt::Key_Q, Qt::ControlModifier);
        QTRY_VERIFY(user().lies(QAccessible::Button, takeBack()));
        QTRY_COMPARE(user().focusedName(), takeBack()); // it comes first
        QVERIFY(user().window()->isVisible());
        QVERIFY(user().clicks(QAccessible::Button, takeBack()));
        QTRY_VERIFY(!user().window()->isVisible());
        QCOMPARE(application().points()->amount(), 100'000);
        startAgain();
        QCOMPARE(application().points()->amount(), 100'000);
        QVERIFY(!application().recovery()->canSitDownAgain());
        QTRY_VERIFY(user().says(QStringLiteral("Fim da sessão")));
        QTRY_VERIFY(user().says(QStringLiteral("Não apostou nada")));
    }

    // On leaving for the lobby the summary appears on the table, as without stakes.
    void leavingOffersToTakeBack_data() { addGames(); }
    void leavingOffersToTakeBack() {
        QFETCH(const QString, game);
        TableModel* const table = stake(game);
        QVERIFY(table);
        m_disk->release();
        QTRY_VERIFY(!table->isSending());
        QVERIFY(table->hasStakesDown());
        QVERIFY(user().clicks(QAccessible::Button, leaveTheTable()));
        QVERIFY(user().clicks(QAccessible::Button, takeBack()));
        QTRY_VERIFY(table->isSessionOver());
        QCOMPARE(table->wallet(), 100'000);
        QTRY_VERIFY(user().says(QStringLiteral("Fim da sessão")));
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Voltar ao átrio")));
        QTRY_VERIFY(!application().table());
        QVERIFY(application().recovery()->leftBehind().isEmpty()); // it has been read
    }

    // When stakes can no longer be taken back the button says so and stays in its place.
    void takingBackEndsWithTheBetting() {
        auto* const table = qobject_cast<PokerTableModel*>(stake(QStringLiteral("poker")));
        QVERIFY(table);
        m_disk->release();
        QTRY_VERIFY(!table->isSending());
        QVERIFY(user().clicks(QAccessible::Button, leaveTheTable()));
        QTRY_VERIFY(user().lies(QAccessible::Button, takeBack()));
        const QRect before = user().find(QAccessible::Button, takeBack())->rect();
        table->deal();
        QTRY_VERIFY(!table->canTakeBack());
        QAccessibleInterface* const button = user().find(QAccessible::Button, takeBack());
        QVERIFY(button);
        QCOMPARE(button->rect(), before);
        QTRY_VERIFY(user().describes(QStringLiteral("já não se podem retirar")));
        user().click(button);
        QVERIFY(application().table() && !table->isSessionOver());
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Ficar à mesa")));
        QTRY_VERIFY(!user().isCovered());
        QVERIFY(table->hasStakesDown());
    }

    // P36, O23, I-P35, P39, O26: on leaving in mid-round the summary includes that round.
    void leavingInMidRoundShowsTheSession_data() { addGames(); }
    void leavingInMidRoundShowsTheSession() {
        QFETCH(const QString, game);
        TableModel* const table = stake(game);
        QVERIFY(table);
        m_disk->release();
        QTRY_VERIFY(!table->isSending());
        const qint64 staked = table->stakesDown();
        QVERIFY(user().clicks(QAccessible::Button, leaveTheTable()));
        QVERIFY(user().clicks(QAccessible::Button, leaveAllTheSame()));
        QTRY_VERIFY(!application().table());
        const QString told = QStringLiteral("1 jogada: apostou ") + QString::number(staked / 100);
        QVERIFY2(application().recovery()->leftBehind().contains(told),
                 qPrintable(application().recovery()->leftBehind()));
        QVERIFY(application().recovery()->leftBehind().contains(QStringLiteral("A jogada que deixou")));
        QTRY_VERIFY(user().says(told));
        startAgain(); // it has not been read
        QTRY_VERIFY(user().says(told));
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Entendido")));
        QTRY_VERIFY(!user().says(told));
        startAgain();
        QVERIFY(application().recovery()->leftBehind().isEmpty());
    }

    // A reservation is named before the player leaves, and is there for whoever stays.
    void reservedCardsAreNamed() {
        auto* const table = sitDown<BingoTableModel>(QStringLiteral("bingo"));
        QVERIFY(table);
        QTRY_VERIFY(table->canLeave());
        table->buyForRounds(3, 3);
        QCOMPARE(table->reserved(), 3);
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Sair da sala")));
        QTRY_VERIFY(user().says(table->reservedText()));
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Ficar na sala")));
        QTRY_VERIFY(!user().isCovered());
        QCOMPARE(table->reserved(), 3);
        QVERIFY(!table->isSessionOver());
    }

    // P39, O26, B52 without exception: also for a player who has not staked.
    void closingShowsTheSessionAtTheNextStart_data() {
        addGames();
        QTest::newRow("B52: bingo") << QStringLiteral("bingo");
    }
    void closingShowsTheSessionAtTheNextStart() {
        QFETCH(const QString, game);
        QVERIFY(sitDown<TableModel>(game));
        user().press(Qt::Key_Q, Qt::ControlModifier);
        QTRY_VERIFY(!user().window()->isVisible());
        startAgain();
        const QString title = application().games()->find(game)->title();
        QTRY_VERIFY(user().says(QStringLiteral("Fim da sessão: ") + title));
        QVERIFY(application().recovery()->leftBehind().contains(QStringLiteral("Não apostou nada")));
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestLeavingWindow)
#include "tst_leaving_window.moc"
