// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Clicks, drags, types, scrolls, resizes and changes languages at random, on every page and table, while a
// simulated screen reader queries everything: the program must neither crash nor print warnings.
//
// MESAVIVA_MONKEY=N makes N steps per page instead of a short run, MESAVIVA_MONKEY_SEED sets the seed, and
// MESAVIVA_MONKEY_TRACE=1 prints each step before it is made, so that the last line is the one that crashed.

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "monkey.h"
#endif

#include <QGuiApplication>
#include <QTest>
#include <QWindow>

#include <algorithm>
#include <numeric>

using namespace mesaviva::app;

class TestMonkeyWindow : public QObject {
    Q_OBJECT

private slots:
    void itNeverFallsOver_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("choices");
        QTest::newRow("lobby") << QString() << QString();
        QTest::newRow("poker, seven seats") << QStringLiteral("poker") << QString();
        QTest::newRow("poker, individual") << QStringLiteral("poker") << QStringLiteral("individual");
        QTest::newRow("roulette") << QStringLiteral("roulette") << QString();
        QTest::newRow("roulette, individual") << QStringLiteral("roulette") << QStringLiteral("individual");
        QTest::newRow("bingo") << QStringLiteral("bingo") << QString();
        QTest::newRow("the inspector's desk") << QString() << QStringLiteral("inspect");
        QTest::newRow("the trainer's desk") << QString() << QStringLiteral("teach");
        for (const char* what : {"lesson", "editor", "drill", "shift", "equipment"}) {
            QTest::newRow(what) << QString::fromLatin1(what) << QStringLiteral("teach");
        }
        QTest::newRow("an inspected table") << QStringLiteral("roulette") << QStringLiteral("inspect");
        QTest::newRow("a learning table") << QStringLiteral("poker") << QStringLiteral("learn");
        QTest::newRow("roulette to learn") << QStringLiteral("roulette") << QStringLiteral("learn");
        QTest::newRow("bingo to learn") << QStringLiteral("bingo") << QStringLiteral("learn");
        QTest::newRow("a scenario") << QString() << QStringLiteral("scenario");
        QTest::newRow("a second window") << QStringLiteral("roulette") << QStringLiteral("projector");
    }

    void itNeverFallsOver() {
        QFETCH(const QString, game);
        QFETCH(const QString, choices);
        WindowUser user;
        user.application().setLanguage(QStringLiteral("pt"));
        user.application().points()->setAmount(100'000);
        QVERIFY(user.open());
        // Each page has its own seed, always the same.
        const QByteArray page(QTest::currentDataTag());
        Monkey monkey(user, std::accumulate(page.begin(), page.end(), Monkey::wantedSeed()));
        monkey.goTo(game, choices);
        if (choices == QLatin1String("projector")) {
            const auto both = [] {
                return std::ranges::count_if(QGuiApplication::topLevelWindows(),
                                             [](const QWindow* one) { return one->isVisible(); }) >= 2;
            };
            // The key has no effect until the table's page has loaded.
            for (int i = 0; i < 10 && !both(); ++i) {
                user.press(Qt::Key_F11, Qt::ShiftModifier);
                (void)QTest::qWaitFor(both, 3'000);
            }
            QVERIFY(both());
        }
        for (int step = 0; step < Monkey::wantedSteps(); ++step) {
            monkey.step();
            QVERIFY2(user.window() && user.window()->isVisible(), "the window is gone");
            QVERIFY2(monkey.complaints().isEmpty(), qPrintable(monkey.complaints().join(u'\n')));
        }
        monkey.askEverything();
        QVERIFY(monkey.asked() > 0);
        // Whatever was open: the lobby can be reached and a table opened again.
        user.application().closeTable();
        user.application().setLanguage(QStringLiteral("pt"));
        QTRY_VERIFY_WITH_TIMEOUT(user.closesPopup() &&
                                     user.find(QAccessible::Button, QStringLiteral("Regras")) != nullptr,
                                 mesaviva::app::kPatience);
    }

    // A page is replaced before it has loaded: nothing in it reads a destroyed table.
    void tablesComeAndGo() {
        WindowUser user;
        user.application().setLanguage(QStringLiteral("pt"));
        QVERIFY(user.open());
        Monkey monkey(user, Monkey::wantedSeed());
        for (int step = 0; step < Monkey::wantedSteps(); ++step) {
            monkey.comeOrGo();
            QVERIFY2(monkey.complaints().isEmpty(), qPrintable(monkey.complaints().join(u'\n')));
        }
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestMonkeyWindow)
#include "tst_monkey_window.moc"
