// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/cli/sentences/scenario_commands.h"
#endif

#include "../engine/failing_vfs.h"
#include "app/core/history/record_history_model.h"
#include "app/core/history/recorded_replay.h"
#include "app/core/record/record_copy.h"
#include "app/core/record/record_keeper.h"
#include "app/games/poker/poker_game.h"
#include "app/games/poker/poker_session.h"
#include "app/games/poker/poker_table_model.h"
#include "app/games/roulette/roulette_game.h"
#include "app/games/roulette/roulette_session.h"
#include "app/shell/application.h"
#include "engine/record/write/recover.h"
#include "patience.h"
#include "recorded_scenarios.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <sstream>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

using namespace mesaviva;
using namespace mesaviva::app;

namespace {

// Plays at the table until `rounds` more rounds are closed.
template <class SessionType>
void play(SessionType& tableSession, std::uint64_t rounds) {
    const std::uint64_t last = tableSession.source().round() + rounds;
    for (int i = 0; i < 100'000 && tableSession.source().round() <= last; ++i) {
        tableSession.settle();
        if (const std::optional<Instant> due = tableSession.nextDue()) {
            tableSession.advanceTo(*due);
        } else {
            QTest::qWait(1);
        }
    }
    tableSession.settle();
}

std::unique_ptr<LivePokerSession> pokerTable(RecordKeeper& keeper) {
    LivePokerTable table;
    table.simulated = 4;
    auto tableSession = std::make_unique<LivePokerSession>(table);
    tableSession->recordTo(keeper);
    return tableSession;
}

// Reads the list in its current state.
void read(RecordHistoryModel& history) {
    history.setUnstaked(true);
    history.reload();
    QTRY_VERIFY(!history.isBusy());
}

// The row of a round in the list; -1 if it is not there.
int rowOf(RecordHistoryModel& history, const QString& id) {
    history.find(id);
    for (int i = 0; i < 10'000 && history.search() == RecordHistoryModel::Searching; ++i) {
        QTest::qWait(1);
    }
    return history.search() == RecordHistoryModel::Found ? history.foundRow() : -1;
}

} // namespace

/// The record of the player's tables: writing, finding and replaying rounds.
class TestRecord : public QObject {
    Q_OBJECT

private:
    // Records a scenario whose player has this player's name at tables; `rest`: its last fields.
    void recordRich(const QString& file, const QByteArray& rest) {
        const QString scenario = m_folder->filePath(QStringLiteral("rich.json"));
        QFile written(scenario);
        QVERIFY(written.open(QIODevice::WriteOnly));
        written.write(R"({"format": "mesaviva.scenario/1", "game": "poker", "rules": "pt-803-2015",
            "players": [{"id": "player", "seat": 1, "wallet": 9000000}],
            "steps": [{"at": 1, "player": "player", "do": "ante", "amount": 500}], )" +
                      rest + '}');
        written.close();
        std::ostringstream out;
        std::ostringstream err;
        const scenario::RecordTo to{file.toStdU16String(), "1", &RecordKeeper::now};
        QVERIFY2(app::runCommand(scenario.toStdU16String(), out, err, to) == 0, err.str().c_str());
    }

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = m_folder->filePath(QStringLiteral("settings.ini"));
    }

    void roundsAreListedTheNewestFirst() {
        RecordKeeper keeper(m_folder->path(), m_settings);
        play(*pokerTable(keeper), 3);
        const GameRegistry games(m_settings);
        RecordHistoryModel history(keeper, games);
        const QAbstractItemModelTester tester(&history,
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        read(history);
        QVERIFY(history.failure().isEmpty());
        QVERIFY(history.count() >= 3);
        QVERIFY(history.rowAt(0)->id.round > history.rowAt(1)->id.round);
        QCOMPARE(rowOf(history, QStringLiteral("1-1")), history.count() - 1);
    }

    void wholeRecordIsFoundWhole() {
        RecordKeeper keeper(m_folder->path(), m_settings);
        play(*pokerTable(keeper), 2);
        const GameRegistry games(m_settings);
        RecordHistoryModel history(keeper, games);
        history.verify();
        QVERIFY(history.isVerifying());
        QTRY_VERIFY_WITH_TIMEOUT(history.isVerified(), 60'000);
        QVERIFY2(history.isWhole(), qPrintable(history.verdict()));
        QVERIFY(!history.verdict().isEmpty());
        // In another language it is still whole.
        Language language;
        language.setCode(QStringLiteral("pt"));
        history.retranslate();
        QVERIFY(history.isVerified() && history.isWhole());
        QVERIFY2(history.verdict().contains(u"registo"), qPrintable(history.verdict()));
    }

    // A second copy of the log in another folder: started while a table runs, compared with a click.
    void secondCopyIsCompared() {
        const QTemporaryDir other;
        RecordKeeper keeper(m_folder->path(), m_settings);
        RecordCopy copy(keeper);
        const auto tableSession = pokerTable(keeper);
        play(*tableSession, 1);
        QVERIFY(copy.folder().isEmpty() && copy.message().isEmpty());
        copy.choose(QUrl::fromLocalFile(other.path()));
        QTRY_VERIFY(!copy.isBusy());
        QVERIFY2(!copy.hasFailed(), qPrintable(copy.message()));
        QCOMPARE(copy.folder(), QDir::toNativeSeparators(other.path()));
        play(*tableSession, 1);
        const QString file = other.filePath(QStringLiteral("records.jsonl"));
        QCOMPARE(keeper.copyFile(), file);
        const GameRegistry games(m_settings);
        RecordHistoryModel history(keeper, games);
        const auto verify = [&] {
            history.verify();
            QTRY_VERIFY_WITH_TIMEOUT(!history.isVerifying(), 60'000);
        };
        verify();
        QVERIFY2(history.isWhole(), qPrintable(history.verdict()));
        QVERIFY2(history.verdict().contains(u"second copy"), qPrintable(history.verdict()));
        // Another program removes a line.
        QFile lines(file);
        QVERIFY(lines.open(QIODevice::ReadWrite));
        const QByteArray all = lines.readAll();
        lines.resize(0);
        lines.seek(0);
        lines.write(all.mid(all.indexOf('\n') + 1));
        lines.close();
        verify();
        QVERIFY2(!history.isWhole() && history.verdict().contains(u"copy"), qPrintable(history.verdict()));
        // The choice is stored until it is cleared.
        QCOMPARE(RecordKeeper(m_folder->path(), m_settings).copyFile(), file);
        copy.stop();
        QVERIFY(keeper.copyFile().isEmpty());
        verify();
        QVERIFY2(history.isWhole(), qPrintable(history.verdict()));
    }

    // Only a new installation begins with a second copy; whoever has a record keeps their choice.
    void newInstallationHasASecondCopy() {
        {
            RecordKeeper keeper(m_folder->path(), m_settings);
            keeper.beginFirstCopy();
            play(*pokerTable(keeper), 1);
            QVERIFY(!keeper.copyFile().isEmpty());
            QTRY_VERIFY(QFile::exists(keeper.copyFile()));
            QVERIFY(!keeper.copyFault());
            keeper.setCopyFolder({});
        }
        RecordKeeper again(m_folder->path(), m_settings);
        again.beginFirstCopy();
        QVERIFY(again.copyFile().isEmpty());
    }

    void copyThatIsRefusedChangesNothing() {
        const QTemporaryDir other;
        {
            QFile foreign(other.filePath(QStringLiteral("records.jsonl")));
            QVERIFY(foreign.open(QIODevice::WriteOnly));
            foreign.write("{\"table\":1,\"wall\":0,\"hash\":\"\",\"seq\":1}\n");
        }
        RecordKeeper keeper(m_folder->path(), m_settings);
        RecordCopy copy(keeper);
        play(*pokerTable(keeper), 1);
        for (const QString& folder : {other.path(), other.filePath(QStringLiteral("missing"))}) {
            copy.choose(QUrl::fromLocalFile(folder));
            QTRY_VERIFY(!copy.isBusy());
            QVERIFY(copy.hasFailed() && !copy.message().isEmpty());
            QVERIFY(keeper.copyFile().isEmpty());
        }
    }

#ifdef Q_OS_UNIX
    // A device that does not answer: opening a pipe without another end waits forever.
    void folderThatHangsHoldsUpNobody() {
        const QTemporaryDir other;
        const QByteArray pipe = QFile::encodeName(other.filePath(QStringLiteral("records.jsonl")));
        QCOMPARE(mkfifo(pipe.constData(), 0600), 0);
        RecordKeeper keeper(m_folder->path(), m_settings);
        {
            RecordCopy copy(keeper);
            copy.setPatience(std::chrono::milliseconds(200));
            play(*pokerTable(keeper), 1);
            copy.choose(QUrl::fromLocalFile(other.path()));
            QVERIFY(copy.isBusy());
            QTRY_VERIFY(!copy.isBusy());
            QVERIFY(copy.hasFailed());
            QVERIFY2(copy.message().contains(u"does not respond"), qPrintable(copy.message()));
            QVERIFY(keeper.copyFile().isEmpty());
            // Closing meanwhile does not wait.
            copy.setPatience(std::chrono::hours(1));
            copy.choose(QUrl::fromLocalFile(other.path()));
            QVERIFY(copy.isBusy());
        }
        // The folder hangs after its choice: the table goes on, a message appears, the program ends.
        keeper.setCopyFolder(other.path());
        const auto tableSession = pokerTable(keeper);
        play(*tableSession, 1);
        RecordCopy copy(keeper);
        QTRY_VERIFY_WITH_TIMEOUT(copy.hasFailed(), 60'000);
        QVERIFY2(copy.message().contains(u"does not respond"), qPrintable(copy.message()));
        const auto before = tableSession->recordedUpTo();
        play(*tableSession, 1);
        QVERIFY(tableSession->recordedUpTo()->seq > before->seq);
        QVERIFY(!keeper.hasFailed());
        // Release whatever waits in the pipe.
        close(open(pipe.constData(), O_WRONLY | O_NONBLOCK));
    }
#endif

    // P37: a recorded round at its table: the players, the stakes, the winnings.
    void roundIsPlayedAgainAtItsTable() {
        RecordKeeper keeper(m_folder->path(), m_settings);
        play(*pokerTable(keeper), 3);
        const GameRegistry games(m_settings);
        RecordHistoryModel history(keeper, games);
        read(history);
        const int row = rowOf(history, QStringLiteral("1-2"));
        QVERIFY(row >= 0);
        const auto reader = record::RecordReader::open(keeper.file().toStdU16String());
        OpenedTable opened = games.get<PokerGame>().openRecorded(**reader, history.rowAt(row)->id);
        auto* const table = qobject_cast<PokerTableModel*>(opened.table.get());
        QVERIFY(table && table->replay());
        ReplayControl& replay = *table->replay();
        QVERIFY(replay.size() > 20);
        QCOMPARE(table->round(), 2);

        const auto picture = [table] {
            QStringList parts{table->caption(), table->periodName(), QString::number(table->wallet())};
            for (QAbstractItemModel* list : {qobject_cast<QAbstractItemModel*>(table->seats()),
                                             qobject_cast<QAbstractItemModel*>(table->stacks()),
                                             qobject_cast<QAbstractItemModel*>(table->cards())}) {
                parts.append(QString::number(list->rowCount()));
            }
            return parts.join(u'|');
        };
        QStringList forwards;
        for (int position = 1; position <= replay.size(); ++position) {
            replay.moveTo(position);
            QCOMPARE(replay.position(), position);
        }
        QVERIFY(replay.isAtEnd());
        // Stepping back shows every moment as a fresh opening does.
        for (const int position : {replay.size() / 2, 3, replay.size() - 2}) {
            replay.moveTo(position);
            const QString seen = picture();
            replay.moveTo(1);
            replay.moveTo(position);
            QCOMPARE(picture().section(u'|', 0, 2), seen.section(u'|', 0, 2));
        }
        replay.setPlaying(true);
        QVERIFY(replay.isPlaying());
        table->setSpeed(100);
        QTRY_VERIFY_WITH_TIMEOUT(replay.isAtEnd(), 60'000);
        replay.setPlaying(true);
        QVERIFY(!replay.isAtEnd());
    }

    // Nothing blocks: a worker thread reads a long table, and reading can be stopped.
    void roundIsReadBeside() {
        RecordKeeper keeper(m_folder->path(), m_settings);
        play(*pokerTable(keeper), 3);
        const GameRegistry games(m_settings);
        RecordHistoryModel history(keeper, games);
        read(history);
        const record::RoundRow row = *history.rowAt(rowOf(history, QStringLiteral("1-2")));
        RecordedReading reading;
        QSignalSpy refused(&reading, &RecordedReading::refused);
        OpenedTable opened;
        int calls = 0;
        const auto readRound = [&](const QString& file, const record::RoundRow& round) {
            reading.read(file, round, games.get<PokerGame>(), [&](OpenedTable table) {
                opened = std::move(table);
                ++calls;
            });
        };
        readRound(keeper.file(), row);
        reading.cancel();
        QVERIFY(!reading.isBusy());
        readRound(keeper.file(), row);
        QVERIFY(reading.isBusy());
        QCOMPARE(calls, 0);
        QTRY_COMPARE(calls, 1);
        QVERIFY(!reading.isBusy());
        QVERIFY(opened.table && opened.table->replay());
        record::RoundRow nowhere = row;
        nowhere.id.round = 999;
        readRound(keeper.file(), nowhere);
        QTRY_COMPARE(calls, 2);
        QVERIFY(!opened.table);
        QCOMPARE(refused.count(), 0);
        readRound(m_folder->filePath(QStringLiteral("none.sqlite")), row);
        QTRY_COMPARE(refused.count(), 1);
        QVERIFY(!reading.isBusy());
        QCOMPARE(calls, 2);
    }

    void rouletteIsPlayedAgain() {
        RecordKeeper keeper(m_folder->path(), m_settings);
        LiveRouletteTable table;
        table.simulated = 3;
        table.settings = roulette::Settings(roulette::RuleSet::online);
        {
            LiveRouletteSession tableSession(table);
            tableSession.recordTo(keeper);
            play(tableSession, 2);
        }
        const GameRegistry games(m_settings);
        RecordHistoryModel history(keeper, games);
        read(history);
        const int row = rowOf(history, QStringLiteral("1-1"));
        QVERIFY(row >= 0);
        const auto reader = record::RecordReader::open(keeper.file().toStdU16String());
        OpenedTable opened = games.get<RouletteGame>().openRecorded(**reader, history.rowAt(row)->id);
        QVERIFY(opened.table && opened.table->replay());
        ReplayControl& replay = *opened.table->replay();
        replay.moveTo(replay.size());
        QVERIFY(replay.isAtEnd());
        QVERIFY(opened.table->isScenarioOver());
    }

    // ~/.local/share on another disk, or a record that was moved elsewhere: it is the same record.
    void aRecordBehindALinkIsReadAndWritten_data() {
        QTest::addColumn<bool>("isFile");
        QTest::newRow("the folder") << false;
        QTest::newRow("the file") << true;
    }
    void aRecordBehindALinkIsReadAndWritten() {
#ifdef Q_OS_UNIX
        QFETCH(const bool, isFile);
        const QString real = m_folder->filePath(QStringLiteral("elsewhere"));
        const QString folder = m_folder->filePath(QStringLiteral("here"));
        QVERIFY(QDir().mkpath(real));
        if (isFile) {
            QVERIFY(QDir().mkpath(folder));
            QVERIFY(QFile::link(real + QStringLiteral("/records.sqlite"),
                                folder + QStringLiteral("/records.sqlite")));
        } else {
            QVERIFY(QFile::link(real, folder));
        }
        for (int start = 1; start <= 3; ++start) {
            RecordKeeper keeper(folder, m_settings);
            QVERIFY2(keeper.writer(), qPrintable(keeper.failure()));
            play(*pokerTable(keeper), 1);
            const GameRegistry games(m_settings);
            RecordHistoryModel history(keeper, games);
            read(history);
            QCOMPARE(history.failure(), QString());
            QVERIFY(history.count() >= start);
            history.verify();
            QTRY_VERIFY_WITH_TIMEOUT(history.isVerified(), 60'000);
            QVERIFY2(history.isWhole(), qPrintable(history.verdict()));
            // Another window, which uses the direct path.
            RecordKeeper other(real, m_settings);
            QVERIFY(!other.writer() && other.isLocked());
        }
#endif
    }

    void foreignFileIsLeftAloneAndTheNextOneTaken() {
        const QString path = m_folder->filePath(QStringLiteral("records.sqlite"));
        const QByteArray text("This is a letter, and no record.\n");
        {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        }
        RecordKeeper keeper(m_folder->path(), m_settings);
        QVERIFY(!keeper.writer());
        QVERIFY(keeper.hasFailed());
        QVERIFY(!keeper.failure().isEmpty());
        QCOMPARE(keeper.file(), path);
        keeper.startNewRecord();
        QVERIFY(!keeper.hasFailed());
        QVERIFY(keeper.writer());
        QVERIFY(keeper.file() != path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), text);
        // The choice is stored.
        const QString chosen = keeper.file();
        const RecordKeeper later(m_folder->path(), m_settings);
        QCOMPARE(later.file(), chosen);
    }

    void secondWindowIsReported() {
        RecordKeeper first(m_folder->path(), m_settings);
        QVERIFY(first.writer());
        RecordKeeper second(m_folder->path(), m_settings);
        QVERIFY(!second.writer());
        QVERIFY(second.hasFailed() && second.isLocked());
        // Neither this window nor a later program leaves the record that is in order.
        second.startNewRecord();
        QVERIFY(second.isLocked());
        QCOMPARE(second.file(), first.file());
        QCOMPARE(RecordKeeper(m_folder->path(), m_settings).file(), first.file());
        first.notePoints(Money{123'400});
        QVERIFY(first.writer() && !first.writer()->close());
        RecordKeeper next(m_folder->path(), m_settings);
        next.openNow();
        QCOMPARE(next.accounts().points, Money{123'400});
    }

    // A folder that may not be written, or a record that has failed: the player records in another folder,
    // from now on or only this time. Nothing that lies there is continued.
    void anotherFolderIsOffered_data() {
        QTest::addColumn<bool>("isRemembered");
        QTest::newRow("from now on") << true;
        QTest::newRow("only this time") << false;
    }
    void anotherFolderIsOffered() {
        QFETCH(const bool, isRemembered);
        const QTemporaryDir other;
        const QString here = m_folder->filePath(QStringLiteral("records.sqlite"));
        for (const QString& path : {here, other.filePath(QStringLiteral("records.sqlite"))}) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("no record");
        }
        QString chosen;
        {
            RecordKeeper keeper(m_folder->path(), m_settings);
            QVERIFY(
                !keeper.startIn(QUrl::fromLocalFile(other.path()), isRemembered)); // nothing has failed yet
            QVERIFY(!keeper.writer());
            QVERIFY(
                !keeper.startIn(QUrl::fromLocalFile(other.filePath(QStringLiteral("none"))), isRemembered));
            QVERIFY(!keeper.startIn(QUrl(QStringLiteral("https://example.org/")), isRemembered));
            QVERIFY(keeper.startIn(QUrl::fromLocalFile(other.path()), isRemembered));
            QVERIFY(keeper.writer() && !keeper.hasFailed());
            chosen = keeper.file();
            QCOMPARE(QFileInfo(chosen).absolutePath(), QDir(other.path()).absolutePath());
            QVERIFY(chosen != other.filePath(QStringLiteral("records.sqlite")));
            play(*pokerTable(keeper), 1);
        }
        QVERIFY(!test::allRounds(chosen).empty());
        QCOMPARE(RecordKeeper(m_folder->path(), m_settings).file(), isRemembered ? chosen : here);
    }

    // A second window may record in another folder, but for itself: the next start has the first one's
    // record.
    void aSecondWindowMayRecordElsewhere() {
        const QTemporaryDir other;
        RecordKeeper first(m_folder->path(), m_settings);
        QVERIFY(first.writer());
        {
            RecordKeeper second(m_folder->path(), m_settings);
            QVERIFY(!second.writer() && second.isLocked());
            QVERIFY(second.startIn(QUrl::fromLocalFile(other.path()), true));
            QVERIFY(second.writer() && !second.isLocked());
            play(*pokerTable(second), 1);
        }
        QVERIFY(!first.hasFailed());
        QCOMPARE(RecordKeeper(m_folder->path(), m_settings).file(), first.file());
    }

    // P33, P36, I-P33: a table that was cut off in the middle of a round is settled at the next start.
    void interruptedRoundIsSettled() {
        {
            RecordKeeper keeper(m_folder->path(), m_settings);
            const auto tableSession = pokerTable(keeper);
            play(*tableSession, 1);
            for (int i = 0; i < 10; ++i) {
                if (const auto due = tableSession->nextDue()) {
                    tableSession->advanceTo(*due);
                }
                tableSession->settle();
            }
        }
        RecordKeeper keeper(m_folder->path(), m_settings);
        keeper.openNow();
        const auto& recovered = keeper.recovered();
        QCOMPARE(recovered.size(), std::size_t{1});
        QCOMPARE(recovered.front().game, std::string("poker"));
        QVERIFY(!recovered.front().rules.isEmpty());
        QVERIFY(recovered.front().wallet > Money{});
        QCOMPARE(keeper.accounts().points, recovered.front().wallet);
        RecordKeeper again(m_folder->path() + QStringLiteral("/none"), m_settings);
        again.openNow();
        QVERIFY(again.recovered().empty());
        const GameRegistry games(m_settings);
        RecordHistoryModel history(keeper, games);
        history.verify();
        QTRY_VERIFY_WITH_TIMEOUT(history.isVerified(), 60'000);
        QVERIFY2(history.isWhole(), qPrintable(history.verdict()));
    }

    // P33, I-P33: a round interrupted in a record that can no longer be written ends as well, as the player
    // reads; its stakes are returned and carry over into the next record.
    void interruptedRoundIsSettledUnwritten_data() {
        QTest::addColumn<bool>("isReadOnly");
        QTest::addColumn<qint64>("writes");
        QTest::newRow("a file that may not be written") << true << qint64{0};
        for (const qint64 writes : {0, 1, 3}) {
            QTest::addRow("the disk is full after %lld writes", writes) << false << writes;
        }
    }
    void interruptedRoundIsSettledUnwritten() {
        QFETCH(const bool, isReadOnly);
        QFETCH(const qint64, writes);
        QString file;
        {
            RecordKeeper keeper(m_folder->path(), m_settings);
            file = keeper.file();
            const auto tableSession = pokerTable(keeper);
            play(*tableSession, 0); // up to its first round, however slow the disk
            QVERIFY(!tableSession->source().submit(poker::PlaceAnte{0, tableSession->settings().minimum}));
            tableSession->settle();
        }
        const auto running = [&] {
            const auto reader = record::RecordReader::open(file.toStdU16String());
            return reader ? record::interruptedRounds(**reader).size() : 0;
        };
        QCOMPARE(running(), std::size_t{1});
        kit::failing() = {};
        kit::failing().readOnlyRecord = isReadOnly;
        if (!isReadOnly) {
            kit::failing().writes = writes;
            kit::failing().code = SQLITE_FULL;
        }
        record::RecordWriter::Options options;
        options.vfs = kit::failingVfs();
        const OpenedRecord opened =
            openRecord(file.toStdU16String(), std::move(options), {RecordKeeper::kFirstPoints, 0, 0, {}},
                       record::AccountCause::first_points);
        kit::failing() = {};
        QVERIFY(!opened.writer && opened.fault && !opened.seat);
        QCOMPARE(opened.fault->kind,
                 isReadOnly ? record::FaultKind::read_only : record::FaultKind::disk_full);
        QCOMPARE(opened.recovered.size(), std::size_t{1});
        const RecoveredRound& round = opened.recovered.front();
        QVERIFY(round.isOwn && round.isVoid);
        QVERIFY(round.rules.contains(QStringLiteral("P33")));
        QCOMPARE(round.returned, round.staked);
        QCOMPARE(opened.accounts.points, RecordKeeper::kFirstPoints);
        // The round stays unchanged in the record until a program can write it.
        QCOMPARE(running(), std::size_t{1});
        RecordKeeper keeper(m_folder->path(), m_settings);
        keeper.openNow();
        QCOMPARE(keeper.recovered().size(), std::size_t{1});
        QCOMPARE(keeper.accounts().points, RecordKeeper::kFirstPoints);
    }

    // A program killed between two rounds has not written this player's points: they follow from the table.
    void pointsFollowFromTheLastTable() {
        Money wallet;
        {
            RecordKeeper keeper(m_folder->path(), m_settings);
            const auto tableSession = pokerTable(keeper);
            play(*tableSession, 0); // up to its first round, however slow the disk
            QCOMPARE(tableSession->source().round(), std::uint64_t{1});
            QVERIFY(!tableSession->source().submit(poker::PlaceAnte{0, tableSession->settings().minimum}));
            play(*tableSession, 0);
            for (const auto& entry : tableSession->source().entries(1)) {
                if (const auto* settled = std::get_if<poker::Settled>(&entry.event);
                    settled && settled->player == 0) {
                    wallet = settled->net();
                }
            }
            QVERIFY(wallet != Money{});
            wallet += Money{100'000};
            tableSession->finishRound();
            tableSession->settle();
        }
        RecordKeeper keeper(m_folder->path(), m_settings);
        keeper.openNow();
        QCOMPARE(keeper.accounts().points, wallet);
        // Once known, they are stored in the record.
        const auto kept = [&] {
            const auto reader = record::RecordReader::open(keeper.file().toStdU16String());
            const auto accounts = reader ? record::readAccounts(**reader) : std::nullopt;
            return accounts ? accounts->points : Money{};
        };
        QTRY_COMPARE(kept(), wallet);
    }

    // A player in a recorded scenario may have this player's name: those points do not count here.
    void pointsOfAScenarioAreNobodys_data() {
        QTest::addColumn<QByteArray>("until");
        QTest::newRow("whole") << QByteArray("\"rounds\": 2");
        QTest::newRow("cut off") << QByteArray("\"until\": 12");
    }
    void pointsOfAScenarioAreNobodys() {
        QFETCH(const QByteArray, until);
        Money points;
        QString file;
        {
            RecordKeeper keeper(m_folder->path(), m_settings);
            play(*pokerTable(keeper), 1);
            file = keeper.file();
            points = keeper.accounts().points;
        }
        recordRich(file, until);
        RecordKeeper keeper(m_folder->path(), m_settings);
        keeper.openNow();
        QCOMPARE(keeper.accounts().points, points);
        QVERIFY(!keeper.seat());
    }

    // Rounds recorded from a scenario, however many, are not folded when the program starts; one of their
    // events is unreadable.
    void scenariosAreNotReadAtTheStart() {
        Money points;
        QString file;
        {
            RecordKeeper keeper(m_folder->path(), m_settings);
            play(*pokerTable(keeper), 1);
            file = keeper.file();
            points = keeper.accounts().points;
        }
        recordRich(file, "\"rounds\": 7");
        record::Database(file.toStdU16String(), record::OpenMode::write)
            .execute(
                "UPDATE events SET fields = '{' WHERE round = 4 AND table_id = (SELECT max(id) FROM tables)");
        RecordKeeper keeper(m_folder->path(), m_settings);
        keeper.openNow();
        QVERIFY2(!keeper.hasFailed(), qPrintable(keeper.failure()));
        QCOMPARE(keeper.accounts().points, points);
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_settings;
};

#include "program/test_list.h"

MESAVIVA_TEST(TestRecord)
#include "tst_record.moc"
