// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Real equipment in the real window, with mouse and keyboard.

#include "app/games/roulette/roulette_lobby_model.h"
#include "program/test_list.h"
#include "window_user.h"

using namespace mesaviva;
using namespace mesaviva::app;

class TestEquipmentWindow : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowUser> m_user;

    WindowUser& user() { return *m_user; }
    EquipmentDesk& desk() { return *teachDesk(user().application()).equipment(); }

    void typeSeventeen() {
        user().press(Qt::Key_1);
        user().press(Qt::Key_7);
    }

private slots:
    void init() {
        if (!m_user) {
            m_user = std::make_unique<WindowUser>();
            m_user->application().setLanguage(QStringLiteral("pt"));
            QVERIFY(user().open());
        }
        QVERIFY(user().clicks(QAccessible::RadioButton, QStringLiteral("Ensinar")));
        QVERIFY(user().clicks(QAccessible::RadioButton, QStringLiteral("Equipamento real")));
    }

    // One window for all tests; after a failure, another one.
    void cleanup() {
        if (QTest::currentTestFailed() || !m_user->returnsToLobby()) {
            m_user.reset();
        }
    }

    void cleanupTestCase() { m_user.reset(); }

    // From the lobby to the number: the wheel is inspected and signed for; a number is refused with a reason
    // while stakes are open; then it is entered, taken back and entered again, and the table continues with
    // it.
    void aNumberIsEnteredByKeyboard() {
        desk().setKind(0);
        auto& table = dynamic_cast<RouletteLobbyModel&>(*desk().chosen()->lobby());
        table.setRuleSet(int(roulette::RuleSet::online));
        // Time to act while stakes are open, and before the ball rests.
        table.setBettingSeconds(30);
        table.setSpinSeconds(RouletteLobbyModel::kLongestSpin);
        table.setSimulatedPlayers(1);
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Verificar o cilindro")));
        QTRY_VERIFY(user().lies(QAccessible::CheckBox, desk().chosen()->checks().first()));
        QTRY_COMPARE(user().focusedName(), desk().chosen()->checks().first());
        int controls = 0;
        QTRY_COMPARE(user().nameless(controls), QStringList());
        for (const QString& check : desk().chosen()->checks()) {
            QVERIFY(user().tabTo(check));
            user().press(Qt::Key_Return); // not signed for yet
            QVERIFY(!desk().isActive());
            user().press(Qt::Key_Space);
        }
        QVERIFY(user().tabTo(QStringLiteral("Nome ou iniciais")));
        user().press(Qt::Key_Return); // no initials
        QVERIFY(!desk().isActive());
        user().press(Qt::Key_A);
        user().press(Qt::Key_R);
        user().press(Qt::Key_Return);
        QTRY_VERIFY(desk().isActive());
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Introduzir")));
        QTRY_COMPARE(user().focusedName(), QStringLiteral("Número"));
        QTRY_COMPARE(user().nameless(controls), QStringList());
        QVERIFY(controls > 40);

        QTRY_VERIFY(user().says(QStringLiteral("Ainda se aceitam apostas")));
        typeSeventeen();
        QCOMPARE(desk().typed(), QStringLiteral("17"));
        user().press(Qt::Key_Return);
        QVERIFY(desk().pending().isEmpty());
        user().press(Qt::Key_Escape);
        QVERIFY(desk().typed().isEmpty());

        QTRY_VERIFY_WITH_TIMEOUT(desk().isAwaited(), 120'000); // the time for stakes
        QTRY_VERIFY(user().says(QStringLiteral("A seguir: o número em que a bola parar")));
        typeSeventeen();
        QTRY_VERIFY(user().says(QStringLiteral("número 17")));
        user().press(Qt::Key_Return);
        QTRY_VERIFY(!desk().pending().isEmpty());
        user().press(Qt::Key_Backspace); // a typing mistake
        QTRY_VERIFY(desk().pending().isEmpty());
        typeSeventeen();
        user().press(Qt::Key_Return);
        user().press(Qt::Key_Return); // it is right
        QTRY_VERIFY(user().says(QStringLiteral("Introduzido: número 17")));
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Retirar")));
        QTRY_VERIFY(desk().pending().isEmpty());
        // From the wheel: its numbers in order, by key.
        QVERIFY(user().clicks(QAccessible::RadioButton, QStringLiteral("Cilindro")));
        QTRY_VERIFY(user().tabTo(QStringLiteral("Cilindro: número 0")));
        user().press(Qt::Key_Right);
        QTRY_COMPARE(user().focusedName(), QStringLiteral("Cilindro: número 28"));
        user().press(Qt::Key_Return);
        QTRY_COMPARE(desk().typed(), QStringLiteral("28"));
        user().press(Qt::Key_Escape);
        QTRY_VERIFY(desk().typed().isEmpty());
        // Its keys are rotated: Qt reports another place to a screen reader, but they can still be pressed.
        QAccessibleInterface* const twenty = user().find(QAccessible::Button, QStringLiteral("número 20"));
        QVERIFY(twenty && twenty->actionInterface());
        twenty->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QTRY_COMPARE(user().focusedName(), QStringLiteral("Número")); // Enter can be pressed
        QCOMPARE(desk().typed(), QStringLiteral("20"));
        user().press(Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(!desk().last().isEmpty(), 120'000); // the ball's time
        QTRY_VERIFY(user().says(QStringLiteral("185")));
    }

    // An object falls into the wheel: reported by key, undone, reported again; the spin is void (R22).
    void incidentIsReported() {
        desk().setKind(0);
        auto& table = dynamic_cast<RouletteLobbyModel&>(*desk().chosen()->lobby());
        table.setRuleSet(int(roulette::RuleSet::casino));
        table.setBettingSeconds(5);
        table.setSimulatedPlayers(1);
        QVERIFY(desk().start(QStringLiteral("AR"), 31));
        QTRY_VERIFY_WITH_TIMEOUT(desk().isAwaited(), 60'000);
        QTRY_COMPARE(user().focusedName(), QStringLiteral("Número"));
        user().press(Qt::Key_G, Qt::ControlModifier);
        int controls = 0;
        QTRY_COMPARE(user().nameless(controls), QStringList());
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Objeto no cilindro")));
        QTRY_VERIFY(user().says(QStringLiteral("Objeto no cilindro")));
        QVERIFY(desk().isHeld());
        user().press(Qt::Key_Backspace);
        QTRY_VERIFY(!desk().isHeld());
        QVERIFY(desk().isAwaited());
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Objeto no cilindro")));
        user().press(Qt::Key_Return); // at once
        QTRY_VERIFY(!desk().isAwaited());
        QTRY_VERIFY_WITH_TIMEOUT(desk().isAwaited(), 60'000); // launched again
        QVERIFY(desk().last().isEmpty());
    }

    // A table without a seated player shows no player controls, but says what to do instead, in every game.
    void controlsAreThoseOfASeat_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("opens");
        QTest::addColumn<QString>("control");
        QTest::newRow("balls") << 1 << QStringLiteral("Abrir a mesa") << QStringLiteral("Ordenar");
        QTest::newRow("cards") << 2 << QStringLiteral("Abrir a mesa") << QStringLiteral("Desistir");
    }

    void controlsAreThoseOfASeat() {
        QFETCH(const int, kind);
        QFETCH(const QString, opens);
        QFETCH(const QString, control);
        for (const bool sits : {false, true}) {
            desk().setKind(kind);
            desk().setSits(sits);
            QVERIFY(user().clicks(QAccessible::Button, opens));
            QTRY_VERIFY(desk().isActive());
            const auto role = kind == 1 ? QAccessible::CheckBox : QAccessible::Button;
            if (sits) {
                QTRY_VERIFY(user().lies(role, control));
                QVERIFY(!user().lies(QAccessible::Grouping, QStringLiteral("Sem lugar")));
            } else {
                QTRY_VERIFY(user().lies(QAccessible::Grouping, QStringLiteral("Sem lugar")));
                QVERIFY(!user().lies(role, control));
                int controls = 0;
                QTRY_COMPARE(user().nameless(controls), QStringList());
            }
            user().application().closeTable();
            QTRY_VERIFY(!desk().isActive());
            QTRY_VERIFY(user().lies(QAccessible::Button, opens));
        }
    }

    // The table has the chosen settings: cards, and the way back to the desk.
    void cardsAndTheWayBack() {
        desk().setKind(2);
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Abrir a mesa")));
        QTRY_VERIFY(desk().isActive());
        QTRY_COMPARE(user().focusedName(), QStringLiteral("Carta: valor e naipe"));
        int controls = 0;
        QTRY_COMPARE(user().nameless(controls), QStringList());
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Parar a mesa")));
        QTRY_VERIFY(desk().table()->isPaused());
        // By key: a player who pauses the table can resume at once.
        QTRY_COMPARE(user().focusedName(), QStringLiteral("Retomar"));
        user().press(Qt::Key_Return);
        QTRY_VERIFY(!desk().table()->isPaused());
        user().application().closeTable();
        QTRY_VERIFY(!desk().isActive());
        QTRY_VERIFY(user().lies(QAccessible::RadioButton, QStringLiteral("Ensinar")));
    }
};

MESAVIVA_TEST(TestEquipmentWindow)

#include "tst_equipment_window.moc"
