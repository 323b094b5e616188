// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The real window is killed in the middle of a round and restarted: the ended round, its rules and the points
// are read back. The killed window is another process of this program.

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/cli/sentences/record_sentences.h"
#include "app/games/bingo/bingo_game.h"
#include "app/games/bingo/bingo_table_model.h"
#include "app/games/poker/poker_game.h"
#include "app/games/poker/poker_table_model.h"
#include "app/games/roulette/roulette_game.h"
#include "app/games/roulette/roulette_table_model.h"
#include "engine/record/verify/verify.h"
#include "window_user.h"
#endif

#include <QCoreApplication>
#include <QDir>
#include <QProcess>
#include <QRandomGenerator>

#include <cstdio>

using namespace mesaviva;
using namespace mesaviva::app;

namespace {

constexpr const char* kGame = "MESAVIVA_WINDOW_TO_KILL"; // only set in the process that will be killed
constexpr const char* kHome = "XDG_DATA_HOME";

void tell(const QByteArray& line) {
    std::fputs((line + '\n').constData(), stdout);
    std::fflush(stdout);
}

} // namespace

class TestKilledWindow : public QObject {
    Q_OBJECT

private slots:
    // The process to kill: a player who has staked and watches.
    void playsUntilKilled() {
        const QString game = qEnvironmentVariable(kGame);
        if (game.isEmpty()) {
            return;
        }
        WindowUser user;
        Application& application = user.application();
        application.setLanguage(QStringLiteral("en"));
        application.games()->choose(game);
        application.games()->get<PokerGame>().lobby()->setIndividual(true);
        application.games()->get<RouletteGame>().lobby()->setIndividual(true);
        // The number must not come before the last frame.
        application.games()->get<RouletteGame>().lobby()->setSpinSeconds(RouletteLobbyModel::kLongestSpin);
        QVERIFY(user.open());
        application.openTable();
        QTRY_VERIFY(application.table());
        QVERIFY(application.table()->recordedUpTo());
        if (game == QLatin1String("poker")) {
            auto& table = *application.tableAs<PokerTableModel>();
            QTRY_COMPARE(table.phase(), PokerTableModel::Betting);
            table.placeAnte(500);
            QTRY_COMPARE(table.ownAnte(), 500);
            table.deal();
            QTRY_VERIFY(table.phase() != PokerTableModel::Betting); // dealing may be shorter than a frame
        } else if (game == QLatin1String("roulette")) {
            auto& table = *application.tableAs<RouletteTableModel>();
            QTRY_COMPARE(table.phase(), RouletteTableModel::Betting);
            table.placeStake(table.offeredSpots().first(), 100);
            QTRY_COMPARE(table.ownStaked(), 100);
            table.spin();
            QTRY_COMPARE(table.phase(), RouletteTableModel::Running);
        } else {
            auto& table = *application.tableAs<BingoTableModel>();
            QTRY_VERIFY_WITH_TIMEOUT(table.buyAction().enabled, 120'000);
            table.buy(1);
            QTRY_COMPARE(table.ownCards(), 1);
        }
        tell("home " + qgetenv(kHome));
        QObject::connect(user.window(), &QQuickWindow::frameSwapped, user.window(), [] { tell("frame"); });
        for (;;) {
            user.window()->update();
            QTest::qWait(1);
        }
    }

    void theNextStartShowsWhatWasEnded_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QStringList>("rules");
        QTest::newRow("P33, I-P33") << QStringLiteral("poker")
                                    << QStringList{QStringLiteral("P33"), QStringLiteral("I-P33")};
        QTest::newRow("O20, O21") << QStringLiteral("roulette")
                                  << QStringList{QStringLiteral("O20"), QStringLiteral("O21")};
        QTest::newRow("B45, B47") << QStringLiteral("bingo")
                                  << QStringList{QStringLiteral("B45"), QStringLiteral("B47")};
    }

    void theNextStartShowsWhatWasEnded() {
#ifndef Q_OS_UNIX
        QSKIP("where a program has its data is told by the environment on Unix only");
#endif
        QFETCH(const QString, game);
        QFETCH(const QStringList, rules);
        QRandomGenerator random(quint32(qHash(game)));
        QString home;
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QString::fromLatin1(kGame), game);
        program.setProcessEnvironment(environment);
        program.setProcessChannelMode(QProcess::MergedChannels);
        program.start(QCoreApplication::applicationFilePath(),
                      {QStringLiteral("tst_killed_window"), QStringLiteral("playsUntilKilled")});
        QByteArray told;
        for (int frames = random.bounded(40); home.isEmpty() || frames > 0;) {
            if (!program.canReadLine() && !program.waitForReadyRead(180'000)) {
                program.kill();
                QFAIL(qPrintable(QStringLiteral("the window does not play: ") + QString::fromUtf8(told)));
            }
            const QByteArray line = program.readLine().trimmed();
            if (line.startsWith("home ")) {
                home = QString::fromLocal8Bit(line.mid(5));
            } else if (line == "frame") {
                --frames;
            } else {
                told += line + '\n';
            }
        }
        program.kill();
        QVERIFY(program.waitForFinished(60'000));
        QCOMPARE(program.exitStatus(), QProcess::CrashExit);

        const QByteArray own = qgetenv(kHome);
        qputenv(kHome, home.toLocal8Bit());
        readBack(rules);
        qputenv(kHome, own);
        QDir folder(home);
        folder.cdUp();
        folder.removeRecursively(); // a killed process leaves it behind
    }

private:
    static void readBack(const QStringList& rules) {
        QString file;
        Money points;
        {
            WindowUser user;
            user.application().setLanguage(QStringLiteral("en"));
            QVERIFY(user.open());
            user.application().recover();
            RecordKeeper& record = *user.application().record();
            QTRY_VERIFY(record.hasOpened());
            QVERIFY(!record.hasFailed());
            QCOMPARE(record.recovered().size(), std::size_t{1});
            const RecoveredRound& round = record.recovered().front();
            for (const QString& rule : rules) {
                QVERIFY2(round.rules.contains(rule), qPrintable(rule));
            }
            QVERIFY(round.isOwn);
            QVERIFY(round.isVoid);
            // Nothing was decided yet: everything was returned.
            QCOMPARE(round.wallet, RecordKeeper::kFirstPoints);
            points = record.accounts().points;
            QCOMPARE(points, round.wallet);
            QCOMPARE(user.application().points()->amount(), points.cents);
            file = record.file();
        }
        const auto checked = record::verify(file.toStdU16String());
        QVERIFY(checked);
        QCOMPARE(QString::fromStdString(checked->bad ? app::englishText(*checked->bad) : ""), QString());
        QCOMPARE(checked->rounds, 1U);
        QCOMPARE(checked->unfinished, 0U);
        QVERIFY(checked->accounts > 0);
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestKilledWindow)
#include "tst_killed_window.moc"
