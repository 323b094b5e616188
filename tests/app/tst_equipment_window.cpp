// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Real equipment in the real window, with mouse and keyboard.

#include "program/test_list.h"
#include "window_user.h"

using namespace mesaviva;
using namespace mesaviva::app;

class TestEquipmentWindow : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowUser> m_user;

    WindowUser& user() { return *m_user; }
    EquipmentDesk& desk() { return *user().application().equipment(); }

    void typeSeventeen() {
        user().press(Qt::Key_1);
        user().press(Qt::Key_7);
    }

private slots:
    void init() {
        m_user = std::make_unique<WindowUser>();
        m_user->application().setLanguage(QStringLiteral("pt"));
        QVERIFY(user().open());
        QTRY_VERIFY(user().lies(QAccessible::RadioButton, QStringLiteral("Ensinar")));
        user().click(user().find(QAccessible::RadioButton, QStringLiteral("Ensinar")));
        QTRY_VERIFY(user().lies(QAccessible::RadioButton, QStringLiteral("Equipamento real")));
        user().click(user().find(QAccessible::RadioButton, QStringLiteral("Equipamento real")));
    }

    void cleanup() { m_user.reset(); }

    // From the door to the number: the wheel is inspected and signed for; a number while stakes are open is
    // refused with a reason; afterwards it is entered, taken back, entered again, and the table goes on with
    // it.
    void aNumberIsEnteredByKeyboard() {
        desk().setGame(EquipmentChoices::Roulette);
        desk().setWheel(1);
        desk().setBetting(15);
        desk().setOthers(1);
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Verificar o cilindro")));
        QTRY_VERIFY(user().lies(QAccessible::CheckBox, desk().checks().first()));
        int controls = 0;
        QTRY_COMPARE(user().nameless(controls), QStringList());
        for (const QString& check : desk().checks()) {
            QVERIFY(user().tabTo(check));
            user().press(Qt::Key_Return); // not signed for yet
            QVERIFY(!desk().isActive());
            user().press(Qt::Key_Space);
        }
        QVERIFY(user().tabTo(QStringLiteral("Nome ou iniciais")));
        user().press(Qt::Key_Return); // by nobody
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

        QTRY_VERIFY_WITH_TIMEOUT(desk().isAwaited(), 60'000); // the time for stakes
        QTRY_VERIFY(user().says(QStringLiteral("A seguir: o número em que a bola parar")));
        typeSeventeen();
        QTRY_VERIFY(user().says(QStringLiteral("número 17")));
        user().press(Qt::Key_Return);
        QTRY_VERIFY(user().says(QStringLiteral("Introduzido: número 17")));
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Retirar")));
        QTRY_VERIFY(desk().pending().isEmpty());
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("número 20")));
        QTRY_COMPARE(user().focusedName(), QStringLiteral("Número")); // Enter is at hand
        QCOMPARE(desk().typed(), QStringLiteral("20"));
        user().press(Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(!desk().last().isEmpty(), 60'000); // the ball's time
        QTRY_VERIFY(user().says(QStringLiteral("185")));
    }

    // What was chosen is at the table: cards, and the way back to the desk.
    void cardsAndTheWayBack() {
        desk().setGame(EquipmentChoices::Poker);
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Abrir a mesa")));
        QTRY_VERIFY(desk().isActive());
        QTRY_COMPARE(user().focusedName(), QStringLiteral("Carta: valor e naipe"));
        int controls = 0;
        QTRY_COMPARE(user().nameless(controls), QStringList());
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Parar a mesa")));
        QTRY_VERIFY(desk().table()->isPaused());
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Continuar")));
        QTRY_VERIFY(!desk().table()->isPaused());
        user().application().closeTable();
        QTRY_VERIFY(!desk().isActive());
        QTRY_VERIFY(user().lies(QAccessible::RadioButton, QStringLiteral("Ensinar")));
    }
};

MESAVIVA_TEST(TestEquipmentWindow)

#include "tst_equipment_window.moc"
