// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The real window, operated as by a user: items are found by accessible name and role, clicked or reached by
// key; results are read back from the accessible tree and the model.

#include "app/core/table/replay_control.h"
#include "app/games/poker/poker_game.h"
#include "app/games/poker/poker_session.h"
#include "app/games/poker/poker_table_model.h"
#include "app/games/poker/scene/poker_layout.h"
#include "engine/record/rows.h"
#include "fake_ticks.h"
#include "window_user.h"

#include <QClipboard>
#include <QGuiApplication>

using namespace mesaviva::app;

class TestWindow : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowUser> m_user;
    mesaviva::test::FakeTicks* m_time = nullptr; ///< of the table that holdAHand() has opened

    WindowUser& user() { return *m_user; }
    Application& application() { return m_user->application(); }
    PokerTableModel* table() { return application().tableAs<PokerTableModel>(); }

    // The lobby builds over several frames; a click that comes too early is repeated.
    bool sitDown() {
        QAccessibleInterface* button = user().find(QAccessible::Button, QStringLiteral("Sentar-se à mesa"));
        if (!table() && button) {
            user().click(button);
        }
        return table() != nullptr;
    }

    // Puts five points in the ante box without the mouse: a chip's button may come after the betting.
    bool stakesAnAnte() {
        if (table()->stakesDown() == 0 && table()->anteAction().enabled) {
            table()->placeAnte(500);
        }
        return table()->ownAnte() == 500;
    }

    // A hand to decide on, a minute before the warning and two before time decides. No time passes unless the
    // test lets it.
    void holdAHand() {
        QTRY_VERIFY(user().says(QStringLiteral("DEMONSTRAÇÃO")));
        LivePokerTable plan;
        plan.simulated = 0;
        plan.settings.decision = std::chrono::seconds(60);
        plan.settings.extra = std::chrono::seconds(60);
        auto ticks = std::make_unique<mesaviva::test::FakeTicks>();
        m_time = ticks.get();
        application().showTable(std::make_unique<PokerTableModel>(std::make_unique<LivePokerSession>(plan),
                                                                  Pace{1.0, std::move(ticks)}));
        QVERIFY(m_time->passUntil([this] { return stakesAnAnte(); }));
        QVERIFY(m_time->passUntil([this] { return table()->phase() == PokerTableModel::Deciding; }));
        QTRY_VERIFY(
            user().lies(QAccessible::Button, QStringLiteral("Continuar"))); // the page takes some frames
        QVERIFY(!table()->isPeriodWarning());
    }

    bool isWarned() {
        return m_time->passUntil([this] { return table()->isPeriodWarning(); });
    }

private slots:
    void init() {
        const bool isNew = !m_user;
        if (isNew) {
            m_user = std::make_unique<WindowUser>();
        }
        application().setLanguage(QStringLiteral("pt"));
        application().games()->choose(QStringLiteral("poker"));
        application().games()->get<PokerGame>().lobby()->resetToDefaults();
        application().games()->get<PokerGame>().lobby()->setPace(PokerLobbyModel::Brisk);
        application().points()->setAmount(100'000);
        QVERIFY(!isNew || user().open());
    }

    // One window for all tests; after a failure, or where it was closed, another one.
    void cleanup() {
        if (QTest::currentTestFailed() || !m_user->returnsToLobby()) {
            m_user.reset();
        }
    }

    void cleanupTestCase() { m_user.reset(); }

    // P4, P15, P16, P19, P23, P30, P39, P43: a whole round at an individual table, with mouse and keyboard.
    void aRoundFromTheFirstChipToThePayOut() {
        application().games()->get<PokerGame>().lobby()->setIndividual(true);
        QTRY_VERIFY(user().says(QStringLiteral("DEMONSTRAÇÃO")));
        QTRY_VERIFY(sitDown());
        QTRY_COMPARE(table()->phase(), PokerTableModel::Betting);
        QTRY_VERIFY(user().says(QStringLiteral("Façam as vossas apostas")));
        QTRY_VERIFY(user().says(QStringLiteral("DEMONSTRAÇÃO")));

        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Colocar 5,00\u00A0pts")));
        user().click(user().find(QAccessible::Button, QStringLiteral("Colocar 5,00\u00A0pts")));
        QTRY_COMPARE(table()->ownAnte(), 500);
        user().press(Qt::Key_2);
        QTRY_COMPARE(table()->ownAnte(), 1500);
        user().press(Qt::Key_Z);
        QTRY_COMPARE(table()->ownAnte(), 500);

        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Distribuir")));
        user().click(user().find(QAccessible::Button, QStringLiteral("Distribuir")));
        QTRY_COMPARE(table()->phase(), PokerTableModel::Deciding);
        QCOMPARE(table()->ownCards().size(), 5);
        QTRY_VERIFY(user().says(table()->ownHandName()));
        QTRY_VERIFY(user().find(QAccessible::Button, QStringLiteral("Continuar")));
        QTRY_VERIFY(user().find(QAccessible::Button, QStringLiteral("Desistir")));

        user().press(Qt::Key_Return);
        QTRY_COMPARE(table()->ownBet(), 1000);
        QTRY_VERIFY_WITH_TIMEOUT(table()->isResultShown(), 60'000);
        const qint64 net = table()->result()->ownNet();
        QCOMPARE(table()->wallet(), 100'000 + net);
        QTRY_VERIFY(user().says(table()->result()->headline()));
        QTRY_VERIFY(user().says(table()->signedMoney(net)) || user().says(table()->money(net)));

        QTRY_VERIFY_WITH_TIMEOUT(table()->lastRound()->isAvailable(), 60'000);
        user().press(Qt::Key_F2); // P37
        QTRY_VERIFY(user().says(QStringLiteral("Última jogada")));
        user().press(Qt::Key_Escape);

        table()->leave();
        QTRY_VERIFY(table()->isSessionOver());
        QTRY_VERIFY(user().says(QStringLiteral("Fim da sessão"))); // P39
    }

    // The key shown on the main button works even after a click on another button; a button reached by Tab
    // takes the key itself.
    void enterSitsDownAfterAClick() {
        const auto settingsComeAndGo = [this](const std::function<void()>& ask) {
            ask();
            QTRY_VERIFY(user().isCovered());
            QTRY_VERIFY(user().closesPopup() && !user().isCovered());
        };
        const auto click = [this] {
            QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Definições")));
        };
        settingsComeAndGo(click);
        user().press(Qt::Key_Tab);
        user().press(Qt::Key_Backtab, Qt::ShiftModifier);
        QTRY_VERIFY(user().focusedName().startsWith(QStringLiteral("Definições")));
        settingsComeAndGo([this] { user().press(Qt::Key_Return); });
        QVERIFY(!application().table());
        // Nor does another window in between give it away.
        {
            QWindow other;
            other.show();
            other.requestActivate();
            QVERIFY(QTest::qWaitForWindowActive(&other, kPatience));
        }
        user().window()->requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(user().window(), kPatience));
        settingsComeAndGo([this] { user().press(Qt::Key_Return); });
        QVERIFY(!application().table());
        settingsComeAndGo(click);
        user().press(Qt::Key_Return);
        QTRY_VERIFY(application().table());
    }

    // P31: the warning brings the table back to a player who is reading while the decision runs out, in time
    // to decide.
    void whatIsReadGivesWayAtTheWarning() {
        QVERIFY(user().resizes({1100, 760})); // no room for table and rules side by side
        holdAHand();
        QVERIFY(!QTest::currentTestFailed());

        user().press(Qt::Key_F1);
        QTRY_VERIFY(user().find(QAccessible::PageTabList, QStringLiteral("Índice")));
        QVERIFY(!table()->isPeriodWarning());
        QVERIFY(isWarned());
        QTRY_VERIFY(!user().find(QAccessible::PageTabList, QStringLiteral("Índice")));
        QVERIFY(table()->foldAction().enabled);
        user().press(Qt::Key_F1); // too late to read
        QVERIFY(!user().find(QAccessible::PageTabList, QStringLiteral("Índice")));
        user().press(Qt::Key_Return);
        QTRY_COMPARE(table()->ownBet(), 1000);
    }

    // P31: with enough room, sheets open beside the table: clock, hand and buttons stay, and a key pressed in
    // the rules does not bet before the warning.
    void whatIsReadStandsBesideTheTable() {
        holdAHand();
        QVERIFY(!QTest::currentTestFailed());

        user().press(Qt::Key_F1);
        QTRY_VERIFY(user().find(QAccessible::EditableText, QStringLiteral("Procurar nas regras")));
        QTRY_VERIFY(user().says(QStringLiteral("Como se joga"))); // the page itself, not its contents
        user().press(Qt::Key_Return);
        user().press(Qt::Key_F);
        QVERIFY(isWarned());
        QCOMPARE(table()->ownBet(), 0);
        QVERIFY(table()->foldAction().enabled);
        QTRY_VERIFY(user().find(QAccessible::EditableText, QStringLiteral("Procurar nas regras")));
        // What is still being typed decides nothing; then the table has its keys.
        user().press(Qt::Key_F);
        QVERIFY(table()->foldAction().enabled);
        QTRY_VERIFY((user().press(Qt::Key_Return), table()->ownBet() == 1000));
        user().press(Qt::Key_Escape);
        QTRY_VERIFY(!user().find(QAccessible::EditableText, QStringLiteral("Procurar nas regras")));
    }

    // P31: a sheet follows the window's size: beside the table if there is room, one at a time; otherwise it
    // closes, as it would cover the table.
    void sheetsFollowTheWindow() {
        QTRY_VERIFY(user().says(QStringLiteral("DEMONSTRAÇÃO")));
        user().window()->resize(1100, 760);
        LivePokerTable plan;
        plan.simulated = 0;
        plan.settings.betting = std::chrono::seconds(120);
        application().showTable(
            std::make_unique<PokerTableModel>(std::make_unique<LivePokerSession>(plan), 1.0));
        QTRY_COMPARE(table()->phase(), PokerTableModel::Betting);
        const QString chip = QStringLiteral("Colocar 5,00\u00A0pts");
        QTRY_VERIFY(user().lies(QAccessible::Button, chip));
        // A sheet moves into place over several frames; a click that comes too early is repeated.
        const auto stakes = [&](qint64 sum) {
            if (table()->ownAnte() < sum && user().lies(QAccessible::Button, chip)) {
                user().click(user().find(QAccessible::Button, chip));
                static_cast<void>(QTest::qWaitFor([&] { return table()->ownAnte() >= sum; }, 2'000));
            }
            return table()->ownAnte() == sum;
        };
        const auto rules = [this] {
            return user().find(QAccessible::EditableText, QStringLiteral("Procurar nas regras")) != nullptr;
        };
        const auto settings = [this] {
            return user().find(QAccessible::ComboBox, QStringLiteral("Tamanho do texto")) != nullptr;
        };
        user().press(Qt::Key_Comma, Qt::ControlModifier);
        QTRY_VERIFY(settings());
        QVERIFY(user().resizes({1280, 800}));
        QTRY_VERIFY(stakes(500));
        QVERIFY(settings());
        user().press(Qt::Key_F1);
        QTRY_VERIFY(rules());
        QTRY_VERIFY(!settings());
        QTRY_VERIFY(stakes(1000));
        user().window()->resize(1100, 760);
        QTRY_VERIFY(!rules());
        user().press(Qt::Key_F1);
        QTRY_VERIFY(rules());
        QVERIFY(user().resizes({1280, 800}));
        QTRY_VERIFY(stakes(1500));
        QVERIFY(rules());
    }

    // P31: inspecting while playing, a key for the event log does not bet, and no list hides the hand.
    void whatIsInspectedNeitherBetsNorCovers() {
        holdAHand();
        QVERIFY(!QTest::currentTestFailed());
        user().press(Qt::Key_I, Qt::ControlModifier);
        QTRY_VERIFY(user().find(QAccessible::List, QStringLiteral("Acontecimentos")));
        QVERIFY(user().tabTo(QStringLiteral("Acontecimentos")));
        user().press(Qt::Key_Up);
        user().press(Qt::Key_Return);
        user().press(Qt::Key_Space);
        QCOMPARE(table()->ownBet(), 0);
        QVERIFY(!table()->isPeriodWarning());
        user().press(Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(user().find(QAccessible::List, QStringLiteral("Regras")));
        QVERIFY(isWarned());
        QTRY_VERIFY(!user().find(QAccessible::List, QStringLiteral("Regras")));
        user().press(Qt::Key_K, Qt::ControlModifier); // too late to read
        QTRY_VERIFY(!user().isCovered());
        QVERIFY(table()->foldAction().enabled);
        user().press(Qt::Key_F);
        QTRY_VERIFY(!table()->foldAction().enabled);
        QCOMPARE(table()->ownBet(), 0);
    }

    // P31, P32: the question whether to leave closes at the warning, so that the hand is not folded behind
    // it; asked after the warning, it stays until it is answered, also when nothing is staked any more.
    void theQuestionWhetherToLeaveCostsNoHand() {
        holdAHand();
        QVERIFY(!QTest::currentTestFailed());
        const QString stay = QStringLiteral("Ficar à mesa");
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Sair da mesa")));
        QTRY_VERIFY(user().lies(QAccessible::Button, stay));
        QVERIFY(!table()->isPeriodWarning());
        QVERIFY(isWarned());
        QTRY_VERIFY(!user().isCovered());
        QVERIFY(table()->foldAction().enabled);
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Sair da mesa")));
        QTRY_VERIFY(user().lies(QAccessible::Button, stay));
        QVERIFY(m_time->passUntil([this] { return !table()->hasStakesDown(); }));
        QTRY_VERIFY(user().says(QStringLiteral("sair não custa nada")));
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Sair mesmo assim")));
        QVERIFY(m_time->passUntil([this] { return table()->isSessionOver(); }));
        QTRY_VERIFY(user().says(QStringLiteral("Fim da sessão")));
    }

    void theQuestionWhetherToLeaveStandsBesideTheHand_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("percent");
        QTest::newRow("P20 1280x800") << QSize(1280, 800) << 100;
        QTest::newRow("P20 1024x640, largest text") << QSize(1024, 640) << 130;
        QTest::newRow("P20 1024x600, largest text") << QSize(1024, 600) << 130;
    }

    // P20: the hand to decide on stays visible beside the question.
    void theQuestionWhetherToLeaveStandsBesideTheHand() {
        QFETCH(QSize, size);
        QFETCH(int, percent);
        user().window()->resize(size);
        application().settings()->setTextScale(percent / 100.0);
        holdAHand();
        QVERIFY(!QTest::currentTestFailed());
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Sair da mesa")));
        const QString stay = QStringLiteral("Ficar à mesa");
        QTRY_VERIFY(user().lies(QAccessible::Button, stay));
        const auto* item = qobject_cast<QQuickItem*>(user().find(QAccessible::Button, stay)->object());
        while (item && !item->inherits("QQuickPopupItem")) {
            item = item->parentItem();
        }
        QVERIFY(item);
        const QRectF sheet = item->mapRectToScene(item->boundingRect());
        const auto* geometry = user().window()->findChild<mesaviva::scene::PokerGeometry*>();
        const auto* scene = qobject_cast<QQuickItem*>(geometry->parent());
        QVERIFY(scene);
        const QSizeF card = QSizeF(geometry->cardWidth(), geometry->cardHeight()) * geometry->ownCardScale();
        for (int position = 0; position < mesaviva::scene::kHandCards; ++position) {
            QRectF own({}, card);
            own.moveCenter(scene->mapToScene(geometry->ownCard(table()->ownSeat(), position)));
            QVERIFY(!sheet.intersects(own));
        }
        QVERIFY(QRectF({}, QSizeF(size)).contains(sheet));
        for (const QString& answer : {stay, QStringLiteral("Sair mesmo assim")}) {
            const QRect button =
                user().find(QAccessible::Button, answer)->rect().translated(-user().window()->position());
            QVERIFY(sheet.contains(button));
        }
        application().settings()->setTextScale(1);
    }

    // P31: at the warning the keys decide again, whatever sheet is open beside the table.
    void theKeysDecideAtTheWarning() {
        holdAHand();
        QVERIFY(!QTest::currentTestFailed());
        user().press(Qt::Key_T); // the pay table
        QTRY_VERIFY(user().says(QStringLiteral("O bet é pago")));
        QVERIFY(!table()->isPeriodWarning());
        QVERIFY(isWarned());
        QVERIFY(table()->foldAction().enabled);
        // The table regains the focus over several frames: a key pressed too early is repeated.
        const auto folds = [this] {
            user().press(Qt::Key_F);
            return !table()->foldAction().enabled;
        };
        QTRY_VERIFY(folds());
        QCOMPARE(table()->ownBet(), 0);
    }

    // P27: at an individual table the own hand is compared in place, at the same size.
    void theHandStaysInHandAtATableForOne() {
        application().games()->get<PokerGame>().lobby()->setIndividual(true);
        QTRY_VERIFY(user().says(QStringLiteral("DEMONSTRAÇÃO")));
        QTRY_VERIFY(sitDown());
        QTRY_COMPARE(table()->phase(), PokerTableModel::Betting);
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Colocar 5,00\u00A0pts")));
        QTRY_COMPARE(table()->ownAnte(), 500);
        table()->deal();
        const auto held = [this] {
            int cards = 0;
            user().each([&cards](QAccessibleInterface* item) {
                cards += item->object() && item->object()->property("own").toBool() &&
                                 item->object()->property("held").toBool()
                             ? 1
                             : 0;
            });
            return cards;
        };
        QTRY_COMPARE(table()->phase(), PokerTableModel::Deciding);
        QTRY_COMPARE(held(), 5);
        table()->bet();
        QTRY_VERIFY(table()->isResultShown());
        QCOMPARE(held(), 5);
        QTRY_VERIFY(table()->isResultOnTable());
        QCOMPARE(held(), 5);
    }

    // P36, I-P35: leaving anyway leads to the lobby at once, which reports what became of the stakes.
    void leavingAnywayReportsTheResult() {
        application().games()->get<PokerGame>().lobby()->setIndividual(true);
        QTRY_VERIFY(user().says(QStringLiteral("DEMONSTRAÇÃO")));
        QTRY_VERIFY(sitDown());
        QTRY_COMPARE(table()->phase(), PokerTableModel::Betting);
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Colocar 5,00\u00A0pts")));
        QTRY_COMPARE(table()->ownAnte(), 500);
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Sair da mesa")));
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Sair mesmo assim")));
        QTRY_VERIFY(!application().table());
        QVERIFY(application().recovery()->leftBehind().contains(
            QStringLiteral("dos 5,00\u00A0pts que tinha apostado não recebeu nada")));
        QCOMPARE(application().points()->amount(), 99'500);
        const QString told = QStringLiteral("A jogada que deixou foi liquidada na sua ausência");
        QTRY_VERIFY(user().says(told));
        // If frames are slow, the first click may come while the dialog is still opening.
        for (int i = 0; i < 3 && user().says(told); ++i) {
            QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Entendido")));
            if (QTest::qWaitFor([&] { return !user().says(told); }, 20'000)) {
                break;
            }
        }
        QVERIFY(!user().says(told));
        QVERIFY(application().recovery()->leftBehind().isEmpty());
    }

    // P36, I-P35: the program closes at once for a player who leaves anyway, and reports at the next start.
    void closingTheProgramIsReportedAtTheNextStart() {
        application().games()->get<PokerGame>().lobby()->setIndividual(true);
        QTRY_VERIFY(user().says(QStringLiteral("DEMONSTRAÇÃO")));
        QTRY_VERIFY(sitDown());
        QTRY_COMPARE(table()->phase(), PokerTableModel::Betting);
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Colocar 5,00\u00A0pts")));
        QTRY_COMPARE(table()->ownAnte(), 500);
        user().press(Qt::Key_Q, Qt::ControlModifier);
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Sair mesmo assim")));
        QTRY_VERIFY(!user().window()->isVisible());
        QVERIFY(!application().table());
        QCOMPARE(application().points()->amount(), 99'500);
        LeftBehind next;
        QVERIFY(!next.reports().isEmpty());
        const SessionReport report = next.reports().last();
        QCOMPARE(report.game, QStringLiteral("poker"));
        QCOMPARE(report.staked, 500);
        QCOMPARE(report.leftStaked, 500);
        QCOMPARE(report.leftReturned, 0);
        next.forget();
        QVERIFY(LeftBehind().reports().isEmpty());
    }

    // P4, P14: several players; simulated ones are marked as such, and everyone sees the timer.
    void severalPlayersAreMarkedAsSimulated() {
        application().games()->get<PokerGame>().lobby()->setSimulatedPlayers(6);
        QTRY_VERIFY(sitDown());
        QTRY_VERIFY(table()->hasPeriod());
        int simulated = 0;
        QTRY_VERIFY([&] {
            simulated = 0;
            user().each([&](QAccessibleInterface* item) {
                simulated += WindowUser::nameOf(item).startsWith(QStringLiteral("Lugar ")) &&
                             WindowUser::nameOf(item).contains(QStringLiteral("simulado"));
            });
            return simulated == 6;
        }());
    }

    // P37: a recorded round is found in the history, replayed at its table, stepped through and closed.
    void aRoundOnRecordIsPlayedAgain() {
        {
            LivePokerTable played;
            played.simulated = 3;
            LivePokerSession tableSession(played);
            tableSession.recordTo(*application().record());
            tableSession.stopHoldingBack();
            while (tableSession.source().round() < 2) {
                tableSession.advanceTo(tableSession.nextDue().value());
            }
            // A player who closes without leaving is asked at the next start.
            QVERIFY(!tableSession.source().submit(mesaviva::poker::Leave{0}));
            tableSession.finishRound();
            tableSession.settle();
        }
        application().history()->setUnstaked(true);
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Histórico")));
        user().click(user().find(QAccessible::Button, QStringLiteral("Histórico")));
        QTRY_VERIFY(user().lies(QAccessible::ListItem, QStringLiteral("Jogada ")));
        QList<QAccessibleInterface*> rows;
        user().each([&rows](QAccessibleInterface* item) {
            if (item->role() == QAccessible::ListItem) {
                rows.append(item);
            }
        });
        QVERIFY(rows.size() > 1);
        user().click(rows.at(1));
        QTRY_VERIFY(table() && table()->replay());
        QTRY_VERIFY(user().find(QAccessible::Button, QStringLiteral("Voltar ao átrio")));

        QTRY_VERIFY(!user().isCovered());
        user().press(Qt::Key_P); // it is paused
        QTRY_VERIFY(table()->isPaused());
        const int stood = table()->replay()->position();
        user().press(Qt::Key_Period);
        QTRY_COMPARE(table()->replay()->position(), stood + 1);
        user().press(Qt::Key_Comma);
        QTRY_COMPARE(table()->replay()->position(), stood);

        // From mark to mark, and a link back to that moment.
        user().press(Qt::Key_K);
        user().press(Qt::Key_K);
        QTRY_VERIFY(table()->replay()->position() > stood + 1);
        QVERIFY(!table()->replay()->eventName().isEmpty());
        user().press(Qt::Key_C, Qt::ControlModifier);
        QTRY_VERIFY(user().says(QStringLiteral("Ligação copiada")));
        const int marked = table()->replay()->position();
        const auto link = mesaviva::record::roundLinkFrom(QGuiApplication::clipboard()->text().toStdString());
        QVERIFY(link && link->seq);
        user().press(Qt::Key_J);
        QTRY_VERIFY(table()->replay()->position() < marked);

        user().click(user().find(QAccessible::Button, QStringLiteral("Voltar ao átrio")));
        QTRY_VERIFY(!table());
        QTRY_VERIFY(user().find(QAccessible::Button, QStringLiteral("Sentar-se à mesa")));

        application().openLink(*link, 1.0);
        QTRY_VERIFY(table() && table()->replay());
        QTRY_COMPARE(table()->replay()->position(), marked);
        QVERIFY(table()->isPaused());
        QTRY_VERIFY(!user().isCovered());
        QTRY_VERIFY(user().find(QAccessible::Button, QStringLiteral("Voltar ao átrio")));
    }

    // A closed rulebook follows the language and the window's size.
    void aClosedRulebookFollowsLanguageAndSize() {
        QTRY_VERIFY(user().find(QAccessible::Button, QStringLiteral("Sentar-se à mesa")));
        for (int i = 0; i < 6; ++i) {
            user().press(Qt::Key_F1);
            QTRY_VERIFY(user().find(QAccessible::PageTabList, QString()));
            QTest::qWait(200);
            QTRY_VERIFY(user().closesPopup() && !user().find(QAccessible::PageTabList, QString()));
            application().setLanguage(i % 2 == 0 ? QStringLiteral("en") : QStringLiteral("pt"));
            QTest::qWait(50);
            user().window()->resize(1024 + 150 * (i % 5), 640 + 90 * (i % 4));
            QTest::qWait(200);
        }
        QVERIFY(user().window()->isVisible());
    }

    void theLanguageChangesAtOnce() {
        QTRY_VERIFY(user().find(QAccessible::Button, QStringLiteral("Sentar-se à mesa")));
        user().press(Qt::Key_L, Qt::ControlModifier);
        QTRY_VERIFY(user().find(QAccessible::Button, QStringLiteral("Sit down at the table")));
        QTRY_VERIFY(user().says(QStringLiteral("DEMONSTRATION")));
    }

    // P38: the rules are available before the session.
    void theRulesOpenWithF1() {
        QTRY_VERIFY(user().says(QStringLiteral("DEMONSTRAÇÃO")));
        user().press(Qt::Key_F1);
        QTRY_VERIFY(user().says(QStringLiteral("Como se joga")));
        user().press(Qt::Key_Escape);
    }

    // Every visible control has a name.
    void everyControlHasAName() {
        QTRY_VERIFY(sitDown());
        QTRY_COMPARE(table()->phase(), PokerTableModel::Betting);
        int controls = 0;
        QTRY_COMPARE(user().nameless(controls), QStringList());
        QVERIFY(controls >= 8);
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestWindow)
#include "tst_window.moc"
