// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// After a full disk, in the real window: the user begins a new record, which holds all later play.

#include "app/cli/sentences/record_sentences.h"
#include "app/games/bingo/bingo_game.h"
#include "app/games/bingo/bingo_table_model.h"
#include "app/games/poker/poker_table_model.h"
#include "app/games/roulette/roulette_table_model.h"
#include "engine/record/verify/verify.h"
#include "program/shipped_scenarios.h"
#include "small_files.h"
#include "window_user.h"

#include <QFile>

using namespace mesaviva;
using namespace mesaviva::app;

class TestNewRecordWindow : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowUser> m_user;

    WindowUser& user() { return *m_user; }
    Application& application() { return m_user->application(); }
    RecordKeeper& keeper() { return *application().record(); }

    // Places a stake of this player at the open table; returns false if the table does not take it now.
    bool stake() {
        if (auto* const poker = application().tableAs<PokerTableModel>()) {
            const poker::PlaceAnte ante{0, poker->tableSession().settings().minimum};
            return !poker->tableSession().source().submit(ante);
        }
        if (auto* const wheel = application().tableAs<RouletteTableModel>()) {
            const roulette::ChanceKind number = roulette::ChanceKind::straight;
            const Money least = wheel->tableSession().settings().minimumOf(number);
            return !wheel->tableSession().source().submit(
                roulette::PlaceStake{0, number, roulette::numbers({17}), least});
        }
        auto& room = *application().tableAs<BingoTableModel>();
        return !room.tableSession().source().submit(bingo::Buy{room.tableSession().ownPlayer(), 1});
    }

    // The number of players and spectators at the poker table; 0 at another game's table.
    std::size_t peopleAt() {
        const auto* const poker = application().tableAs<PokerTableModel>();
        return poker ? poker->delivered().players.size() : 0;
    }

    // The number of this player's stakes in that record.
    static int stakesIn(const QString& file) {
        const auto reader = record::RecordReader::open(file.toStdU16String());
        int stakes = 0;
        if (reader) {
            record::Statement rows = (*reader)->database().prepare(
                "SELECT count(*) FROM events WHERE event IN ('staked', 'card_sold') AND fields LIKE "
                "'%\"player\":\"player%'");
            stakes = rows.step() ? static_cast<int>(rows.number(0)) : 0;
        }
        return stakes;
    }

    static QString complaintOf(const QString& file) {
        const auto checked = record::verify(file.toStdU16String());
        return !checked       ? QString::fromStdString(app::englishText(checked.error().problem))
               : checked->bad ? QString::fromStdString(app::englishText(*checked->bad))
                              : QString();
    }

private slots:
    void cleanup() { m_user.reset(); }

    void theOpenTableIsOnTheNewRecord_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<bool>("observed");
        QTest::addColumn<bool>("staked");
        for (const QString& game : test::gameKeys()) {
            QTest::newRow(qPrintable(game)) << game << false << false;
        }
        QTest::newRow("poker, with an ante") << QStringLiteral("poker") << false << true;
        QTest::newRow("roulette, with a stake") << QStringLiteral("roulette") << false << true;
        QTest::newRow("poker, looking on") << QStringLiteral("poker") << true << false;
        QTest::newRow("bingo, looking on") << QStringLiteral("bingo") << true << false;
    }

    void theOpenTableIsOnTheNewRecord() {
#ifndef Q_OS_UNIX
        QSKIP("files are bounded otherwise here");
#else
        QFETCH(const QString, game);
        QFETCH(const bool, observed);
        QFETCH(const bool, staked);
        m_user = std::make_unique<WindowUser>();
        application().setLanguage(QStringLiteral("pt"));
        application().games()->choose(game);
        application().games()->get<BingoGame>().hall()->setChosen(0);
        application().desks()->choose(observed ? QStringLiteral("inspect") : QStringLiteral("play"));
        inspectDesk(application()).inspector()->setObserving(observed);
        QVERIFY(user().open());
        QTRY_VERIFY(keeper().hasOpened());
        const QString before = keeper().file();
        application().openTable();
        QTRY_VERIFY(application().table() && application().table()->recordedUpTo());
        const QPointer<TableModel> old = application().table();
        const QString title = old->title();
        if (const auto* const poker = application().tableAs<PokerTableModel>()) {
            QTRY_VERIFY(!poker->delivered().players.empty());
        }
        const std::size_t people = peopleAt();
        {
            const SmallFiles small;
            keeper().notePoints(Money{99'000}); // can't be written
            QTRY_VERIFY(keeper().hasFailed());
        }
        QVERIFY(!application().table()->recordedUpTo());
        if (staked) {
            QVERIFY(QTest::qWaitFor([this] { return stake(); }, kPatience)); // stakes once
            QVERIFY(application().table()->stakesDown() > 0);
        }
        const qint64 points = application().table()->wallet() + application().table()->stakesDown();

        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Começar um novo registo")));
        QTRY_VERIFY(keeper().hasOpened() && keeper().file() != before && application().table());
        QVERIFY(!keeper().hasFailed());
        QVERIFY(application().table() != old);
        QCOMPARE(application().table()->isObserved(), observed);
        QCOMPARE(application().table()->title(), title);
        QTRY_VERIFY(application().table()->recordedUpTo());
        if (!observed) {
            QCOMPARE(application().table()->wallet(), points);
            QVERIFY(QTest::qWaitFor([this] { return stake(); }, kPatience)); // stakes once
        }
        QTRY_COMPARE(peopleAt(), people);
        const QString file = keeper().file();
        application().closeTable();
        m_user.reset();
        QCOMPARE(complaintOf(file), QString());
        QCOMPARE(complaintOf(before), QString());
        QVERIFY(record::verify(file.toStdU16String())->rounds > 0);
        QCOMPARE(stakesIn(file), observed ? 0 : 1);
#endif
    }

    // Another table starts another sitting; a replay stays open.
    void whatIsOnNoRecordAnywayStays() {
#ifdef Q_OS_UNIX
        m_user = std::make_unique<WindowUser>();
        application().setLanguage(QStringLiteral("pt"));
        QVERIFY(user().open());
        QTRY_VERIFY(keeper().hasOpened());
        const QString before = keeper().file();
        QCOMPARE(application().playShipped(QStringLiteral("poker/folded")), QString());
        const QPointer<TableModel> shown = application().table();
        {
            const SmallFiles small;
            keeper().notePoints(Money{98'000});
            QTRY_VERIFY(keeper().hasFailed());
        }
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Começar um novo registo")));
        QTRY_VERIFY(keeper().hasOpened() && keeper().file() != before);
        QVERIFY(shown && application().table() == shown);
#endif
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestNewRecordWindow)
#include "tst_new_record_window.moc"
