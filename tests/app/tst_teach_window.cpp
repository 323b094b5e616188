// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The trainer's desk in the real window, with mouse and keyboard.

#include "program/test_list.h"
#include "window_user.h"

using namespace mesaviva;
using namespace mesaviva::app;

class TestTeachWindow : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowUser> m_user;

    WindowUser& user() { return *m_user; }
    DrillDesk& desk() { return *m_user->application().drills(); }

private slots:
    void init() {
        m_user = std::make_unique<WindowUser>();
        m_user->application().setLanguage(QStringLiteral("pt"));
        QVERIFY(user().open());
        QTRY_VERIFY(user().lies(QAccessible::RadioButton, QStringLiteral("Ensinar")));
        user().click(user().find(QAccessible::RadioButton, QStringLiteral("Ensinar")));
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Começar")));
    }

    void cleanup() { m_user.reset(); }

    // From the door to the summary and back, in both languages.
    void aSessionFromTheDoorToTheSummary() {
        QVERIFY(user().find(QAccessible::RadioButton, QStringLiteral("Mão contra mão")));
        desk().choose(5);
        desk().setCount(5);
        user().click(user().find(QAccessible::Button, QStringLiteral("Começar")));
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Nenhuma: empate")));
        QVERIFY(!user().find(QAccessible::RadioButton, QStringLiteral("Ensinar"))); // the doors are shut
        int controls = 0;
        QCOMPARE(user().nameless(controls), QStringList());
        QVERIFY(controls >= 4);
        for (int i = 0; i < 5; ++i) {
            QCOMPARE(desk().stage(), DrillDesk::Asking);
            user().press(Qt::Key_1);
            QCOMPARE(desk().stage(), DrillDesk::Judged);
            user().press(Qt::Key_Return);
        }
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Outra vez")));
        QVERIFY(user().says(QStringLiteral("de 5 certas")));
        user().application().setLanguage(QStringLiteral("en"));
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Once more")));
        user().press(Qt::Key_Escape);
        QTRY_VERIFY(user().lies(QAccessible::RadioButton, QStringLiteral("Teach")));
        QCOMPARE(desk().stage(), DrillDesk::Choosing);
    }

    // A sum is typed while the chips lie on the cloth, and the rule of the verdict opens the book.
    void aSumIsTypedAndItsRuleRead() {
        desk().choose(0);
        desk().setLevel(1);
        user().click(user().find(QAccessible::Button, QStringLiteral("Começar")));
        QTRY_VERIFY(user().says(QStringLiteral("quanto se paga")));
        user().press(Qt::Key_1);
        user().press(Qt::Key_Return);
        QTRY_COMPARE(desk().stage(), DrillDesk::Judged);
        const QString rule = desk().verdict().rules.first();
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Regra %1").arg(rule)));
        user().click(user().find(QAccessible::Button, QStringLiteral("Regra %1").arg(rule)));
        QTRY_VERIFY(user().isCovered());
        QTRY_VERIFY(user().closesPopup());
    }
};

MESAVIVA_TEST(TestTeachWindow)

#include "tst_teach_window.moc"
