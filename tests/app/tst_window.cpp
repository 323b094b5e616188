// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The real window, used as a person would: everything is found by its accessible name and role, clicked with
// the mouse or reached by key, and what came of it is read back from the accessible tree and the model.

#include "application.h"
#include "window/window.h"

#include <QAccessible>
#include <QGuiApplication>
#include <QTest>

#include <functional>
#include <memory>
#include <utility>

using namespace mesaviva::app;

namespace {

void eachVisible(QAccessibleInterface* from, const std::function<void(QAccessibleInterface*)>& visit) {
    if (!from || !from->isValid() || from->state().invisible) {
        return;
    }
    visit(from);
    for (int i = 0; i < from->childCount(); ++i) {
        eachVisible(from->child(i), visit);
    }
}

QString nameOf(QAccessibleInterface* item) { return item->text(QAccessible::Name); }

} // namespace

class TestWindow : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Application> m_application;
    std::unique_ptr<Window> m_window;
    QRect m_lastRect;

    PokerTableModel* table() { return m_application->table(); }
    QAccessibleInterface* root() { return QAccessible::queryAccessibleInterface(m_window->window()); }

    // The first visible thing of this role whose name begins so; nothing: not there.
    QAccessibleInterface* find(QAccessible::Role role, const QString& beginning) {
        QAccessibleInterface* found = nullptr;
        eachVisible(root(), [&](QAccessibleInterface* item) {
            if (!found && item->role() == role && nameOf(item).startsWith(beginning)) {
                found = item;
            }
        });
        return found;
    }

    // Whether anything visible is called so, whatever it is.
    bool says(const QString& part) {
        bool found = false;
        eachVisible(root(),
                    [&](QAccessibleInterface* item) { found = found || nameOf(item).contains(part); });
        return found;
    }

    void click(QAccessibleInterface* item) {
        const QPoint middle = item->rect().center() - m_window->window()->position();
        QTest::mouseClick(m_window->window(), Qt::LeftButton, Qt::NoModifier, middle);
    }

    // Whether it is there and lies where it lay when last asked: a page takes some frames to find its shape.
    bool lies(QAccessible::Role role, const QString& beginning) {
        QAccessibleInterface* item = find(role, beginning);
        const QRect before = std::exchange(m_lastRect, item ? item->rect() : QRect());
        return item && before == m_lastRect;
    }

    // The lobby builds itself over some frames; who clicks too early clicks again.
    bool sitDown() {
        QAccessibleInterface* button = find(QAccessible::Button, QStringLiteral("Sentar-se à mesa"));
        if (!table() && button) {
            click(button);
        }
        return table() != nullptr;
    }

    void press(Qt::Key key) { QTest::keyClick(m_window->window(), key); }

private slots:
    void init() {
        m_application = std::make_unique<Application>();
        m_application->setLanguage(QStringLiteral("pt"));
        m_application->lobby()->resetToDefaults();
        m_application->lobby()->setPace(LobbyModel::Brisk);
        m_application->lobby()->setWallet(100'000);
        m_window = std::make_unique<Window>(*m_application);
        QVERIFY(m_window->isOpen());
        m_window->window()->resize(1280, 800);
        QVERIFY(QTest::qWaitForWindowExposed(m_window->window()));
        m_window->window()->requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(m_window->window()));
    }

    void cleanup() {
        m_window.reset();
        m_application.reset();
    }

    // P4, P15, P16, P19, P23, P30, P39, P43: a whole round at an individual table, with mouse and keyboard.
    void aRoundFromTheFirstChipToThePayOut() {
        m_application->lobby()->setIndividual(true);
        QTRY_VERIFY(says(QStringLiteral("DEMONSTRAÇÃO")));
        QTRY_VERIFY(sitDown());
        QTRY_COMPARE(table()->phase(), PokerTableModel::Betting);
        QTRY_VERIFY(says(QStringLiteral("Façam as vossas apostas")));
        QVERIFY(says(QStringLiteral("DEMONSTRAÇÃO")));

        QTRY_VERIFY(lies(QAccessible::Button, QStringLiteral("Colocar 5,00 €")));
        click(find(QAccessible::Button, QStringLiteral("Colocar 5,00 €")));
        QTRY_COMPARE(table()->ownAnte(), 500);
        press(Qt::Key_2);
        QTRY_COMPARE(table()->ownAnte(), 1500);
        press(Qt::Key_Z);
        QTRY_COMPARE(table()->ownAnte(), 500);

        QTRY_VERIFY(lies(QAccessible::Button, QStringLiteral("Distribuir")));
        click(find(QAccessible::Button, QStringLiteral("Distribuir")));
        QTRY_COMPARE(table()->phase(), PokerTableModel::Dealing);
        QTRY_COMPARE_WITH_TIMEOUT(table()->phase(), PokerTableModel::Deciding, 15'000);
        QCOMPARE(table()->ownCards().size(), 5);
        QTRY_VERIFY(says(table()->ownHandName()));
        QTRY_VERIFY(find(QAccessible::Button, QStringLiteral("Continuar")));
        QVERIFY(find(QAccessible::Button, QStringLiteral("Desistir")));

        press(Qt::Key_Return);
        QTRY_COMPARE(table()->ownBet(), 1000);
        QTRY_VERIFY_WITH_TIMEOUT(table()->isResultShown(), 15'000);
        const qint64 net = table()->result()->ownNet();
        QCOMPARE(table()->wallet(), 100'000 + net);
        QTRY_VERIFY(says(table()->result()->headline()));
        QTRY_VERIFY(says(table()->signedMoney(net)) || says(table()->money(net)));

        QTRY_VERIFY_WITH_TIMEOUT(table()->lastRound()->isAvailable(), 15'000);
        press(Qt::Key_F2); // P37
        QTRY_VERIFY(says(QStringLiteral("Última jogada")));
        press(Qt::Key_Escape);

        table()->leave();
        QTRY_VERIFY(table()->isSessionOver());
        QTRY_VERIFY(says(QStringLiteral("Fim da sessão"))); // P39
    }

    // P4, P14: several players; who sits there is marked as simulated, the timer is seen by all.
    void severalPlayersAreMarkedAsSimulated() {
        m_application->lobby()->setSimulatedPlayers(6);
        QTRY_VERIFY(sitDown());
        QTRY_VERIFY(table()->hasPeriod());
        int simulated = 0;
        QTRY_VERIFY([&] {
            simulated = 0;
            eachVisible(root(), [&](QAccessibleInterface* item) {
                simulated += nameOf(item).startsWith(QStringLiteral("Lugar ")) &&
                             nameOf(item).contains(QStringLiteral("simulado"));
            });
            return simulated == 6;
        }());
    }

    // The language changes at once, everywhere.
    void theLanguageChangesAtOnce() {
        QTRY_VERIFY(find(QAccessible::Button, QStringLiteral("Sentar-se à mesa")));
        QTest::keyClick(m_window->window(), Qt::Key_L, Qt::ControlModifier);
        QTRY_VERIFY(find(QAccessible::Button, QStringLiteral("Sit down at the table")));
        QVERIFY(says(QStringLiteral("DEMONSTRATION")));
    }

    // P38: the rules are there before the session.
    void theRulesOpenWithF1() {
        press(Qt::Key_F1);
        QTRY_VERIFY(says(QStringLiteral("Como se joga")));
        press(Qt::Key_Escape);
    }

    // Every control that can be seen says what it is.
    void everyControlHasAName() {
        QTRY_VERIFY(sitDown());
        QTRY_COMPARE(table()->phase(), PokerTableModel::Betting);
        QStringList nameless;
        int controls = 0;
        eachVisible(root(), [&](QAccessibleInterface* item) {
            if (item->state().focusable || item->role() == QAccessible::Button) {
                ++controls;
                if (nameOf(item).isEmpty() && item->role() != QAccessible::Window &&
                    item->role() != QAccessible::Application) {
                    nameless.append(item->object()
                                        ? QString::fromLatin1(item->object()->metaObject()->className())
                                        : QStringLiteral("?"));
                }
            }
        });
        QVERIFY(controls >= 8);
        QCOMPARE(nameless, QStringList());
    }
};

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("DISPLAY") && qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    QGuiApplication gui(argc, argv);
    Window::nameProgram();
    QAccessible::setActive(true);
    TestWindow test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_window.moc"
