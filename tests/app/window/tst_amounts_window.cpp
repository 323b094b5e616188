// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Units of amounts in the real window: nothing in it uses another unit than the chosen one.

#include "app/core/text/amounts.h"
#include "app/games/bingo/bingo_game.h"
#include "app/games/poker/poker_game.h"
#include "app/games/roulette/roulette_game.h"
#include "program/shipped_scenarios.h"
#include "window_user.h"

#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>

using namespace mesaviva::app;

class TestAmountsWindow : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowUser> m_user;

    WindowUser& user() { return *m_user; }
    Application& application() { return m_user->application(); }
    AppSettings& settings() { return *application().settings(); }
    RouletteLobbyModel& roulette() { return *application().games()->get<RouletteGame>().lobby(); }

    // The units of all amounts in the window and its accessible texts: "pts €".
    QString units() {
        static const QRegularExpression kAmount(QStringLiteral("\\d\u00A0(pts|€|MOP\\$)"));
        QSet<QString> found;
        user().each([&](QAccessibleInterface* item) {
            for (const QString& text :
                 {WindowUser::nameOf(item), item->text(QAccessible::Description),
                  item->object() ? item->object()->property("text").toString() : QString()}) {
                for (auto match = kAmount.globalMatch(text); match.hasNext();) {
                    found.insert(match.next().captured(1));
                }
            }
        });
        QStringList sorted(found.begin(), found.end());
        sorted.sort();
        return sorted.join(u' ');
    }

    QString door() {
        const bool bingo = application().games()->chosen()->key() == QLatin1String("bingo");
        return bingo ? QStringLiteral("Enter the room") : QStringLiteral("Sit down at the table");
    }

    // The lobby takes some frames to build; a click that comes too early is repeated.
    bool sitDown() {
        QAccessibleInterface* button = user().find(QAccessible::Button, door());
        if (!application().table() && button) {
            user().click(button);
        }
        return application().table() != nullptr;
    }

    // Leaving returns to the lobby.
    void leave() {
        application().closeTable();
        QTRY_VERIFY_WITH_TIMEOUT(user().lies(QAccessible::Button, QStringLiteral("Sit down at the table")),
                                 60'000);
    }

private slots:
    void init() {
        const bool isNew = !m_user;
        if (isNew) {
            m_user = std::make_unique<WindowUser>();
        }
        application().setLanguage(QStringLiteral("en"));
        settings().setAmountUnit(QStringLiteral("points"));
        settings().setPatacasInMacau(false);
        application().games()->get<PokerGame>().lobby()->resetToDefaults();
        application().games()->choose(QStringLiteral("roulette"));
        roulette().setRuleSet(int(mesaviva::roulette::RuleSet::macau));
        roulette().resetToDefaults();
        application().points()->setAmount(100'000);
        QVERIFY(!isNew || user().open());
        QTRY_VERIFY_WITH_TIMEOUT(user().lies(QAccessible::Button, QStringLiteral("Sit down at the table")),
                                 60'000);
    }

    // One window for all tests; after a failure, another one.
    void cleanup() {
        settings().setAmountUnit(QStringLiteral("points"));
        settings().setPatacasInMacau(false);
        if (QTest::currentTestFailed() || !m_user->returnsToLobby()) {
            m_user.reset();
        }
    }

    void cleanupTestCase() { m_user.reset(); }

    void allIsInPoints_data() { mesaviva::test::addGameRows(); }

    // P44, O31, B59: the points brought to the table and all amounts on it.
    void allIsInPoints() {
        QFETCH(QString, game);
        application().games()->choose(game);
        QTRY_COMPARE_WITH_TIMEOUT(units(), QStringLiteral("pts"), 60'000);
        QTRY_VERIFY(user().says(QStringLiteral("1,000.00\u00A0pts")));
        QTRY_VERIFY_WITH_TIMEOUT(sitDown(), 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(!user().find(QAccessible::Button, QStringLiteral("Sit down at the table")),
                                 60'000);
        QTRY_COMPARE_WITH_TIMEOUT(units(), QStringLiteral("pts"), 60'000);
    }

    // Changed in the settings at a table, and back.
    void theUnitChangesAtOnce() {
        QTRY_VERIFY_WITH_TIMEOUT(sitDown(), 60'000);
        QTRY_COMPARE_WITH_TIMEOUT(units(), QStringLiteral("pts"), 60'000);
        user().press(Qt::Key_Comma, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(user().lies(QAccessible::ComboBox, QStringLiteral("Amounts are in")),
                                 60'000);
        QVERIFY(user().tabTo(QStringLiteral("Amounts are in")));
        user().press(Qt::Key_Down);
        QTRY_COMPARE(settings().amountUnit(), QStringLiteral("euros"));
        QTRY_COMPARE_WITH_TIMEOUT(units(), QStringLiteral("€"), 60'000);
        QVERIFY(user().tabTo(QStringLiteral("Macau in patacas")));
        user().press(Qt::Key_Space);
        QTRY_VERIFY(settings().isPatacasInMacau());
        QTRY_COMPARE_WITH_TIMEOUT(units(), QStringLiteral("MOP$"), 60'000);
        user().press(Qt::Key_Space);
        QTRY_COMPARE_WITH_TIMEOUT(units(), QStringLiteral("€"), 60'000);
        QVERIFY(user().tabTo(QStringLiteral("Amounts are in")));
        user().press(Qt::Key_Up);
        QTRY_COMPARE_WITH_TIMEOUT(units(), QStringLiteral("pts"), 60'000);
    }

    // In the lobby the settings of Macau's table are in patacas, the player's points are not; at that table
    // everything is, at other tables nothing.
    void patacasAreMacausAlone() {
        settings().setPatacasInMacau(true);
        QTRY_COMPARE_WITH_TIMEOUT(units(), QStringLiteral("MOP$ pts"), 60'000);
        QTRY_VERIFY(user().says(QStringLiteral("1,000.00\u00A0pts")));
        QTRY_VERIFY_WITH_TIMEOUT(sitDown(), 60'000);
        QTRY_COMPARE_WITH_TIMEOUT(units(), QStringLiteral("MOP$"), 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(user().says(QStringLiteral("1,000.00\u00A0MOP$")), 60'000);
        leave();
        QTRY_COMPARE_WITH_TIMEOUT(units(), QStringLiteral("MOP$ pts"), 60'000);
        QTRY_VERIFY(user().says(QStringLiteral("1,000.00\u00A0pts")));
        roulette().setRuleSet(int(mesaviva::roulette::RuleSet::casino));
        QTRY_COMPARE_WITH_TIMEOUT(units(), QStringLiteral("pts"), 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(sitDown(), 60'000);
        QTRY_COMPARE_WITH_TIMEOUT(units(), QStringLiteral("pts"), 60'000);
    }

    // The choice is restored at the next start.
    void whatWasChosenIsRemembered() {
        settings().setAmountUnit(QStringLiteral("euros"));
        settings().setPatacasInMacau(true);
        m_user.reset();
        m_user = std::make_unique<WindowUser>();
        QVERIFY(amountText(mesaviva::Money{100}).endsWith(u'€'));
        application().points()->setAmount(100'000);
        QVERIFY(user().open());
        QTRY_COMPARE_WITH_TIMEOUT(units(), QStringLiteral("MOP$ €"), 60'000);
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestAmountsWindow)
#include "tst_amounts_window.moc"
