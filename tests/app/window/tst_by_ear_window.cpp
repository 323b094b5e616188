// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whole rounds in the real window without seeing it: the player only listens and presses keys. At the end the
// test compares what was heard with what has happened.

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/core/text/amounts.h"
#include "app/core/text/spoken_text.h"
#include "app/core/text/table_text.h"
#include "app/games/bingo/bingo_game.h"
#include "app/games/bingo/bingo_session.h"
#include "app/games/bingo/bingo_table_model.h"
#include "app/games/poker/poker_game.h"
#include "app/games/poker/poker_table_model.h"
#include "app/games/roulette/roulette_game.h"
#include "app/games/roulette/roulette_table_model.h"
#include "app/games/roulette/roulette_text.h"
#include "ear.h"
#endif

#include <QGuiApplication>

using namespace mesaviva;
using namespace mesaviva::app;

#define HEARD(what) QVERIFY2(!(what).isEmpty(), player().tale().constData())

class TestByEarWindow : public QObject {
    Q_OBJECT

private:
    static constexpr qint64 kWallet = 100'000;

    std::unique_ptr<WindowUser> m_user;
    std::unique_ptr<BlindPlayer> m_player;
    bool m_announced = false;

    WindowUser& user() { return *m_user; }
    BlindPlayer& player() { return *m_player; }
    Application& application() { return m_user->application(); }
    template <class Game>
    Game& game() {
        return application().games()->get<Game>();
    }

    // A text as it is heard in this row: spoken in words, announced as written.
    QString heardAs(const QString& written) const { return m_announced ? written : spokenText(written); }
    static QString exactly(const QString& text) { return QRegularExpression::escape(text); }

    // The window opens; the player switches reading on and hears which page is open.
    void open(bool announced) {
        m_announced = announced;
        if (announced) {
            application().settings()->setVoiceVolume(0);
            player().ear().listenTo(*application().reader());
        } else {
            player().ear().listenTo(application().voice());
        }
        QVERIFY(user().open());
        QTRY_VERIFY(application().voice().isStarted());
        HEARD(player().asks(Qt::Key_F12, QStringLiteral("^By ear: on"), Qt::ShiftModifier));
    }

    void sitDown(const QString& called) {
        // The lobby takes some frames to build.
        QTRY_VERIFY(user().find(QAccessible::Button, QStringLiteral("Sit down at the table")));
        HEARD(player().asks(Qt::Key_F9, QStringLiteral("^No table is open. ") + called +
                                            QStringLiteral(".*Enter: Sit down at the table")));
        player().presses(Qt::Key_Return);
        HEARD(player().hears(QStringLiteral("^Place your bets")));
    }

    // The announced points are correct, and called points (P44, O31, B59).
    void pointsAreReported() {
        const QString sign = m_announced ? QStringLiteral("pts") : QStringLiteral(" points");
        QVERIFY(heardAs(amountText(Money{application().table()->wallet()})).contains(sign));
        HEARD(player().asks(Qt::Key_F8,
                            QStringLiteral("^") +
                                exactly(heardAs(QStringLiteral("You have ") +
                                                amountText(Money{application().table()->wallet()})))));
    }

    static QString result(qint64 net) { return exactly(TableSpeech::result(Money{net})); }

    // A round takes half a minute: each game once, and once with a screen reader; all rows only in long
    // tests.
    static bool isLong() { return qEnvironmentVariableIsSet("MESAVIVA_LONG_TESTS"); }

private slots:
    void init() {
        m_user = std::make_unique<WindowUser>();
        m_player = std::make_unique<BlindPlayer>(*m_user);
        application().setLanguage(QStringLiteral("en"));
        application().settings()->setReducedMotion(true);
        application().settings()->setMuted(false);
        application().settings()->setVoiceVolume(90);
        application().settings()->setSoundVolume(0);
        application().hearing()->setByEar(false);
        application().hearing()->setToScreenReader(true);
        application().points()->setAmount(kWallet);
    }

    void cleanup() {
        if (QTest::currentTestFailed()) {
            qInfo("%s", player().tale().constData());
        }
        application().hearing()->setByEar(false);
        m_player.reset();
        m_user.reset();
    }

    void aPokerRound_data() {
        QTest::addColumn<bool>("individual");
        QTest::addColumn<bool>("folds");
        QTest::addColumn<bool>("announced");
        QTest::newRow("individual table") << true << false << false;
        if (isLong()) {
            QTest::newRow("with others") << false << false << false;
        }
        QTest::newRow("with others, folded, with a screen reader") << false << true << true;
    }

    // P14, P15, P16, P20, P21, P23, P37, P39.
    void aPokerRound() {
        QFETCH(bool, individual);
        QFETCH(bool, folds);
        QFETCH(bool, announced);
        application().games()->choose(QStringLiteral("poker"));
        PokerLobbyModel& lobby = *game<PokerGame>().lobby();
        lobby.resetToDefaults();
        lobby.setPace(PokerLobbyModel::Brisk);
        lobby.setIndividual(individual);
        lobby.setSimulatedPlayers(3);
        lobby.setBettingSeconds(20);
        open(announced);
        sitDown(QStringLiteral(".*ante"));

        HEARD(player().asks(Qt::Key_F9, heardAs(QStringLiteral("put a chip in the ante box: key 1–5"))));
        // Why folding is not possible now; alone, where folding comes with the cards, why none are dealt.
        HEARD(player().insists(individual ? Qt::Key_Return : Qt::Key_F, QStringLiteral(".")));
        HEARD(player().asks(Qt::Key_1, QStringLiteral("^Your ante: .*five|^Your ante: 5")));
        HEARD(player().asks(Qt::Key_1, QStringLiteral("^Your ante: .*ten|^Your ante: 10")));
        HEARD(player().asks(Qt::Key_Z, QStringLiteral("^Your ante: .*five|^Your ante: 5")));
        HEARD(player().asks(Qt::Key_F7, QStringLiteral("^ante .*(five|5)")));
        if (individual) {
            HEARD(player().asks(Qt::Key_F9, QStringLiteral("ask for the cards: key Enter")));
            player().presses(Qt::Key_Return);
        } else {
            HEARD(player().asks(Qt::Key_F4, QStringLiteral("seconds?$")));
            HEARD(player().asks(Qt::Key_F10, QStringLiteral("Seat ")));
        }
        // The cards are announced when a decision on them is due, and again on request.
        const QString cards = player().hears(QStringLiteral("(.* of .*,){4}"), 60'000);
        HEARD(cards);
        HEARD(player().asks(Qt::Key_F5, exactly(cards)));
        HEARD(player().asks(Qt::Key_F6, QStringLiteral("^The dealer shows .* of ")));
        HEARD(player().asks(Qt::Key_F9, QStringLiteral("continue with .*key Enter.*fold: key F")));
        PokerTableModel* const table = application().tableAs<PokerTableModel>();
        QVERIFY(table);
        QCOMPARE(cards.count(QStringLiteral(" of ")), 5 + table->ownHandName().count(QStringLiteral(" of ")));
        if (folds) {
            HEARD(player().asks(Qt::Key_F, QStringLiteral("^You fold")));
        } else {
            HEARD(player().asks(Qt::Key_Return, QStringLiteral("^You continue with .*(ten|10)")));
            HEARD(player().hears(QStringLiteral("The dealer has: "), 60'000));
        }
        HEARD(player().learns(QStringLiteral("You (win|lose|neither)"), 60'000));
        QTRY_VERIFY_WITH_TIMEOUT(table->lastRound()->isAvailable(), 60'000);
        QVERIFY(player().hasHeard(result(table->lastRound()->ownNet())));
        pointsAreReported();
        // The review cursor finds the result on the table; the round's proof is one row.
        HEARD(player().goesOn(Qt::Key_Down, Qt::ControlModifier, QStringLiteral("^Last round: ")));
        HEARD(player().goesOn(Qt::Key_Right, Qt::ControlModifier, QStringLiteral("^You: "), 8));
        HEARD(player().asks(Qt::Key_Return, QStringLiteral("ante"), Qt::ControlModifier));
        leave();
    }

    void aSpin_data() {
        QTest::addColumn<int>("rules");
        QTest::addColumn<bool>("individual");
        QTest::addColumn<int>("pockets");
        QTest::addColumn<bool>("announced");
        QTest::newRow("online, individual wheel") << int(roulette::RuleSet::online) << true << 37 << false;
        if (isLong()) {
            QTest::newRow("online, 38 numbers, with others")
                << int(roulette::RuleSet::online) << false << 38 << false;
            QTest::newRow("Macau") << int(roulette::RuleSet::macau) << false << 37 << false;
        }
        QTest::newRow("casino, with a screen reader")
            << int(roulette::RuleSet::casino) << false << 37 << true;
    }

    // O7a, O14, O15, O17, O19, O24, R20, R23, R31, M3.
    void aSpin() {
        QFETCH(int, rules);
        QFETCH(bool, individual);
        QFETCH(int, pockets);
        QFETCH(bool, announced);
        application().games()->choose(QStringLiteral("roulette"));
        RouletteLobbyModel& lobby = *game<RouletteGame>().lobby();
        lobby.resetToDefaults();
        lobby.setRuleSet(rules);
        lobby.setIndividual(individual);
        lobby.setPockets(pockets);
        lobby.setSimulatedPlayers(2);
        lobby.setBettingSeconds(30);
        open(announced);
        sitDown(QString());
        RouletteTableModel* const table = application().tableAs<RouletteTableModel>();
        QVERIFY(table);
        QCOMPARE(table->pockets(), pockets);

        HEARD(player().asks(Qt::Key_F9, heardAs(QStringLiteral("pick a chip: key 1–5"))));
        HEARD(player().insists(Qt::Key_2, QStringLiteral("^Stake ")));
        HEARD(player().asks(Qt::Key_R, QStringLiteral("."))); // the reason why nothing can be repeated yet
        // A split by the review cursor: its row, its place, everything known about it, and the focus.
        HEARD(player().goesOn(Qt::Key_Down, Qt::ControlModifier, QStringLiteral("^Split: ")));
        const QString split = player().asks(Qt::Key_Right, QStringLiteral("^Split "), Qt::ControlModifier);
        HEARD(split);
        HEARD(player().asks(Qt::Key_Return, heardAs(QStringLiteral("17 to 1")), Qt::ControlModifier));
        HEARD(player().asks(Qt::Key_Return, QStringLiteral("^") + exactly(split), Qt::AltModifier));
        HEARD(player().asks(Qt::Key_Return, QStringLiteral(" on ") + exactly(split)));
        // Red with a larger chip in the same way; from there the arrows lead to a neighbour.
        HEARD(player().asks(Qt::Key_4, QStringLiteral("^Stake ")));
        HEARD(player().goesOn(Qt::Key_Down, Qt::ControlModifier, QStringLiteral("^Red")));
        HEARD(player().asks(Qt::Key_Enter, QStringLiteral("Red"), Qt::ControlModifier)); // the keypad's
        HEARD(player().asks(Qt::Key_Enter, QStringLiteral("^Red"), Qt::AltModifier));
        HEARD(player().asks(Qt::Key_Return, QStringLiteral(" on Red")));
        const QString beside = player().asks(Qt::Key_Up, QStringLiteral("."));
        HEARD(beside);
        HEARD(player().asks(Qt::Key_Return, QStringLiteral(" on ")));
        HEARD(player().asks(Qt::Key_Z, QStringLiteral("^You take back ")));
        HEARD(player().asks(Qt::Key_F7, QStringLiteral(" in all: .*Red")));
        const qint64 staked = table->ownStaked();
        QCOMPARE(staked, table->chipValues().at(1).toLongLong() + table->chipValues().at(3).toLongLong());
        if (individual) {
            HEARD(player().asks(Qt::Key_F9, QStringLiteral("launch the ball: key L")));
            player().presses(Qt::Key_L);
        } else {
            HEARD(player().asks(Qt::Key_F4, QStringLiteral("seconds?$")));
        }
        HEARD(player().hears(QStringLiteral("no more bets"), 60'000));
        const QString number = player().hears(QStringLiteral("^.*, (red|black|green)"), 90'000);
        HEARD(number);
        HEARD(player().learns(QStringLiteral("You (win|lose|neither)"), 60'000));
        QVERIFY(table->drawnPocket() >= 0 || table->lastRound()->isAvailable());
        HEARD(player().asks(Qt::Key_F10, heardAs(QStringLiteral("^Last numbers: "))));
        QTRY_VERIFY_WITH_TIMEOUT(table->lastRound()->isAvailable(), 90'000);
        QCOMPARE(number, RouletteSpeech::pocket(roulette::Pocket(table->lastRound()->pocket())));
        QVERIFY(player().hasHeard(result(table->lastRound()->ownNet())));
        pointsAreReported();
        HEARD(player().goesOn(Qt::Key_Down, Qt::ControlModifier, QStringLiteral("^Last round: ")));
        if (!announced) {
            hearItAgain(number);
        }
        leave();
    }

    void aBingoRound_data() {
        QTest::addColumn<int>("variant");
        QTest::addColumn<bool>("lucky");
        QTest::addColumn<bool>("hall");
        QTest::addColumn<bool>("announced");
        QTest::newRow("30, a prize") << int(bingo::Variant::bingo30) << true << false << false;
        QTest::newRow("30, through the hall") << int(bingo::Variant::bingo30) << false << true << false;
        if (isLong()) {
            QTest::newRow("90") << int(bingo::Variant::bingo90) << false << false << false;
            QTest::newRow("80") << int(bingo::Variant::bingo80) << false << false << false;
        }
        QTest::newRow("75, with a screen reader") << int(bingo::Variant::bingo75) << false << false << true;
    }

    // B11, B12, B24-B29, B52.
    void aBingoRound() {
        QFETCH(int, variant);
        QFETCH(bool, lucky);
        QFETCH(bool, hall);
        QFETCH(bool, announced);
        application().games()->choose(QStringLiteral("bingo"));
        game<BingoGame>().preferences()->setAutomaticMarks(true);
        if (hall) {
            layOutHall(static_cast<bingo::Variant>(variant));
            open(announced);
            walkThroughHall();
            if (QTest::currentTestFailed()) {
                return;
            }
        } else {
            openRoom(static_cast<bingo::Variant>(variant), lucky);
            open(announced);
        }
        BingoTableModel* const room = application().tableAs<BingoTableModel>();

        HEARD(player().goesOn(Qt::Key_F9, Qt::NoModifier,
                              QStringLiteral("more cards or fewer: key plus and minus.*buy: key B")));
        HEARD(player().insists(Qt::Key_Minus, QStringLiteral("^Buy ")));
        HEARD(player().goesOn(Qt::Key_Minus, Qt::NoModifier, heardAs(QStringLiteral("^Buy 1 card"))));
        HEARD(player().asks(Qt::Key_B, heardAs(QStringLiteral("^You have 1 card"))));
        HEARD(player().asks(Qt::Key_F5, heardAs(QStringLiteral("Card "))));
        HEARD(player().asks(Qt::Key_F7, heardAs(QStringLiteral("^1 card, "))));
        HEARD(player().hears(QStringLiteral("sold"), 90'000));
        HEARD(player().hears(QStringLiteral("^[^ ]+(, [^ ]+)?$"), 60'000)); // a ball
        HEARD(player().insists(Qt::Key_F6, QStringLiteral(", ball .* left")));
        HEARD(player().asks(Qt::Key_F10, QStringLiteral("one to go|waits for")));
        if (lucky) {
            const QString near = player().learns(QStringLiteral("^You have one to go: "), 60'000);
            HEARD(near);
            QTRY_VERIFY_WITH_TIMEOUT(player().ear().heardOut().contains(near), 60'000); // no ball cuts it off
            HEARD(player().learns(QStringLiteral("^Line!"), 60'000));
        }
        HEARD(player().learns(QStringLiteral("^Bingo!"), 180'000));
        HEARD(player().learns(QStringLiteral("You (win|lose|neither)"), 60'000));
        // The next round may have begun without this player.
        const qint64 won = room->sessionNet();
        QVERIFY2(player().hasHeard(result(won)), player().tale().constData());
        QVERIFY(!lucky || won > 0);
        HEARD(player().goesOn(Qt::Key_Down, Qt::ControlModifier, QStringLiteral("^(Winners|Prizes): ")));
        pointsAreReported();
        leave();
    }

private:
    // O24: the round is replayed next to the table and heard as it was; its keys are the same.
    void hearItAgain(const QString& number) {
        HEARD(player().asks(Qt::Key_F2, QStringLiteral("^Replay of round "), Qt::ShiftModifier));
        HEARD(player().hears(QStringLiteral("^no more bets"), 90'000));
        HEARD(player().hears(QStringLiteral("^") + exactly(number), 90'000));
        HEARD(player().asks(Qt::Key_F3, exactly(number)));
        HEARD(player().asks(Qt::Key_Escape, QStringLiteral(".")));
        QTRY_VERIFY(!application().sitting()->table());
        HEARD(player().asks(Qt::Key_F8, QStringLiteral("^You have ")));
    }

    // The player leaves: the question before and the result of the session are read out.
    void leave() {
        const QString way = QStringLiteral("^Leave the (room|table)");
        HEARD(player().goesOn(Qt::Key_Tab, Qt::NoModifier, way, 80));
        // A player who was too fast goes back.
        for (int i = 0; i < 10 && player().asks(Qt::Key_Return, way, Qt::ControlModifier).isEmpty(); ++i) {
            HEARD(player().asks(Qt::Key_Backtab, QStringLiteral("."), Qt::ShiftModifier));
        }
        // A screen reader reads the dialog by itself.
        HEARD(player().asks(Qt::Key_Return, m_announced ? QStringLiteral("^Your session is over")
                                                        : QStringLiteral("^End of the session")));
    }

    // A hall whose last room is fast; the player is at the room before it.
    void layOutHall(bingo::Variant variant) {
        BingoGame& bingo = game<BingoGame>();
        bingo.room()->resetToDefaults();
        bingo.room()->setVariant(bingo::ballsOf(variant));
        bingo.room()->setSaleSeconds(60); // the player finds the way by ear and still has to buy
        bingo.room()->setDrawSeconds(1);
        bingo.hall()->setChosen(0);
    }

    // From the lobby's desks by keys alone: to the list of rooms, to the button in its last row and round
    // again to the list, down to the wanted room, and in, when it sells.
    void walkThroughHall() {
        QTRY_VERIFY(user().find(QAccessible::Button, QStringLiteral("Enter the room")));
        HEARD(player().goesOn(Qt::Key_Tab, Qt::NoModifier, QStringLiteral("^Play, on, ")));
        HEARD(player().asks(Qt::Key_Tab, QStringLiteral("^Inspect, off, ")));
        const QString rooms = QStringLiteral("^Rooms, Sala Alfama, ");
        HEARD(player().goesOn(Qt::Key_Tab, Qt::NoModifier, rooms));
        HEARD(player().goesOn(Qt::Key_Tab, Qt::NoModifier, QStringLiteral("^Configure")));
        HEARD(player().goesOn(Qt::Key_Tab, Qt::NoModifier, rooms));
        HEARD(
            player().goesOn(Qt::Key_Down, Qt::NoModifier, QStringLiteral("^Custom room, Bingo thirty"), 40));
        HEARD(player().asks(Qt::Key_F9, QStringLiteral("^No table is open.*Custom.*Enter: Enter the room")));
        player().presses(Qt::Key_Return);
        QTRY_VERIFY(application().tableAs<BingoTableModel>());
        player().presses(Qt::Key_F9);
        if (player().hears(QStringLiteral("buy: key B"), 8'000).isEmpty()) {
            HEARD(player().learns(QStringLiteral("^Cards are on sale"), 180'000));
        }
    }

    static bingo::Card card(std::initializer_list<int> numbers) {
        bingo::Card made;
        std::size_t cell = 0;
        for (const int number : numbers) {
            made.cells[cell++] = static_cast<bingo::Ball>(number);
        }
        return made;
    }

    // A small room; a lucky player wins the line with the third number and bingo with the ninth.
    void openRoom(bingo::Variant variant, bool lucky) {
        BingoRoomPlan plan;
        plan.key = QStringLiteral("test");
        plan.name = QStringLiteral("Sala do Teste");
        plan.settings = bingo::Settings(variant);
        plan.settings.sale = std::chrono::seconds(lucky ? 60 : 300);
        plan.members = lucky ? 6 : 12;
        bingo::GivenOutcome given;
        if (lucky) {
            given.balls = {1, 11, 21, 2, 12, 22, 3, 13, 23};
            given.cards = {{card({1, 11, 21, 2, 12, 22, 3, 13, 23})}};
        }
        auto room = std::make_shared<BingoRoom>(std::move(plan), derivedSeeds(Seed{7}), std::move(given));
        const double speed = lucky ? 2 : 10;
        application().showTable(std::make_unique<BingoTableModel>(
            std::make_unique<LiveBingoSession>(std::move(room), Money{kWallet}), speed,
            game<BingoGame>().preferences()));
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestByEarWindow)
#include "tst_by_ear_window.moc"
