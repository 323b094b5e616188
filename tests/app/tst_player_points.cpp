// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/sentences/record_sentences.h"
#include "app/core/game/player_points.h"
#include "app/core/settings/settings_store.h"
#include "engine/record/house_page.h"
#include "engine/record/verify/verify.h"
#include "patience.h"
#include "small_files.h"

#include <QFile>
#include <QLocale>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <optional>

using namespace mesaviva;
using app::PlayerPoints;
using app::RecordKeeper;
#ifdef Q_OS_UNIX
using app::SmallFiles;
#endif

/// This player's points are stored in the record and nowhere else.
class TestPlayerPoints : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder.emplace();
        QVERIFY(m_folder->isValid());
        QLocale::setDefault(QLocale(QLocale::Portuguese, QLocale::Portugal));
    }

    // P43, O30, B58
    void newPlayersHaveSome() {
        const auto keeper = open();
        QCOMPARE(PlayerPoints(*keeper).amount(), 100'000);
        QCOMPARE(keeper->accounts().points, Money{100'000});
    }

    void pointsAreRemembered_data() {
        QTest::addColumn<qint64>("cents");
        QTest::newRow("none left") << qint64{0};
        QTest::newRow("some") << qint64{123'450};
        QTest::newRow("as many as there can be") << qint64{1'000'000'000'000};
    }

    void pointsAreRemembered() {
        QFETCH(qint64, cents);
        {
            const auto keeper = open();
            PlayerPoints points(*keeper);
            const QSignalSpy told(&points, &PlayerPoints::amountChanged);
            points.setAmount(cents);
            QCOMPARE(told.count(), 1);
        }
        QCOMPARE(PlayerPoints(*open()).amount(), cents);
        QVERIFY(!QFile::exists(file()) || app::SettingsStore(file()).keysFrom({}).isEmpty());
    }

    void whatNobodyCanHaveIsNotTaken_data() {
        QTest::addColumn<qint64>("cents");
        QTest::newRow("debts") << qint64{-1};
        QTest::newRow("more than there can be") << qint64{1'000'000'000'001};
    }

    void whatNobodyCanHaveIsNotTaken() {
        QFETCH(qint64, cents);
        const auto keeper = open();
        PlayerPoints points(*keeper);
        points.setAmount(cents);
        QCOMPARE(points.amount(), 100'000);
    }

    // Points and jackpots of a settings file from before the record existed.
    void settingsAreTakenOverOnce() {
        {
            app::SettingsStore store(file());
            store.storeNumber(QStringLiteral("wallet"), 77'700);
            store.storeNumber(QStringLiteral("bingo/rooms/boavista/bingo_jackpot"), 123'456);
            store.storeNumber(QStringLiteral("bingo/crowd"), 2);
        }
        {
            const auto keeper = open();
            QCOMPARE(keeper->accounts().points, Money{77'700});
            QCOMPARE(keeper->accounts().jackpots.at("boavista/bingo_jackpot"), Money{123'456});
            QTRY_COMPARE(app::SettingsStore(file()).keysFrom({}), QStringList{QStringLiteral("bingo/crowd")});
            keeper->notePoints(Money{50'000});
        }
        app::SettingsStore(file()).storeNumber(QStringLiteral("wallet"), 99'999'999); // edited by hand
        const auto keeper = open();
        QCOMPARE(keeper->accounts().points, Money{50'000});
        QVERIFY(!app::SettingsStore(file()).keysFrom({}).contains(QStringLiteral("wallet")));
    }

    void damagedSettingsReadAsTheFirstPoints() {
        QFile damaged(file());
        QVERIFY(damaged.open(QIODevice::WriteOnly));
        damaged.write("[General]\nwallet=-1\n");
        damaged.close();
        QCOMPARE(open()->accounts().points, Money{100'000});
    }

    // Another window owns the record: this one reads its points, and does not store what is won here.
    void secondWindowSeesThePointsAndKeepsNone() {
        const auto first = open();
        first->notePoints(Money{64'000});
        QVERIFY(first->writer()->waitFor(2));
        {
            RecordKeeper second(m_folder->path(), file());
            second.openNow();
            QVERIFY(second.hasFailed());
            QVERIFY(second.arePointsKnown());
            QCOMPARE(second.accounts().points, Money{64'000});
            second.notePoints(Money{1'000'000});
            QCOMPARE(PlayerPoints(second).amount(), 1'000'000);
        }
        QCOMPARE(first->accounts().points, Money{64'000});
    }

    // A new record, after the old one could not be written: points and jackpots carry over.
    void newRecordTakesThePointsAlong() {
#ifdef Q_OS_UNIX
        QString file2;
        {
            const auto keeper = open();
            keeper->notePoints(Money{63'000});
            keeper->noteJackpots({{ "boavista/bingo_jackpot", Money { 120'000 } }});
            QVERIFY(keeper->writer()->waitFor(3));
            {
                const SmallFiles small;
                keeper->notePoints(Money{64'000});
                QTRY_VERIFY_WITH_TIMEOUT(keeper->hasFailed(), 60'000);
            }
            const QString file1 = keeper->file();
            keeper->startNewRecord();
            QVERIFY(keeper->writer());
            QVERIFY(!keeper->hasFailed());
            QCOMPARE(keeper->accounts().points, Money{64'000});
            keeper->notePoints(Money{65'000});
            file2 = keeper->file();
            QVERIFY(file2 != file1);
        }
        const auto later = open();
        QCOMPARE(later->file(), file2);
        QCOMPARE(later->accounts().points, Money{65'000});
        QCOMPARE(later->accounts().jackpots.at("boavista/bingo_jackpot"), Money{120'000});
#else
        QSKIP("files are bounded otherwise here");
#endif
    }

    // Rooms continue while the new record opens; points and jackpots noted until then are in no record, and
    // the new record begins with them.
    void whatIsReportedMeanwhileGoesAlong() {
#ifdef Q_OS_UNIX
        const auto keeper = open();
        keeper->notePoints(Money{63'000});
        {
            const SmallFiles small;
            keeper->notePoints(Money{64'000});
            QTRY_VERIFY_WITH_TIMEOUT(keeper->hasFailed(), 60'000);
        }
        QSignalSpy begins(keeper.get(), &RecordKeeper::newRecordStarting);
        connect(keeper.get(), &RecordKeeper::newRecordStarting, keeper.get(),
                [&] { keeper->notePoints(Money{64'500}); });
        keeper->startNewRecord();
        QCOMPARE(begins.count(), 1);
        keeper->notePoints(Money{65'000});
        keeper->noteJackpots({{ "boavista/bingo_jackpot", Money { 130'000 } }});
        QVERIFY(keeper->writer());
        QCOMPARE(keeper->accounts().points, Money{65'000});
        QCOMPARE(keeper->accounts().jackpots.at("boavista/bingo_jackpot"), Money{130'000});
        QVERIFY(!keeper->writer()->close());
        const auto checked = record::verify(keeper->file().toStdU16String());
        QVERIFY(checked);
        QCOMPARE(QString::fromStdString(checked->bad ? app::englishText(*checked->bad) : std::string()),
                 QString());
#endif
    }

    void damagedPageIsRefused() {
        open()->notePoints(Money{5});
        {
            record::Database database((m_folder->path() + QStringLiteral("/records.sqlite")).toStdString(),
                                      record::OpenMode::write);
            database.execute(
                "UPDATE events SET fields = '{\"cause\":\"table\",\"points\":-5,\"jackpots\":{}}' "
                "WHERE event = 'accounts'");
        }
        const auto keeper = open();
        QVERIFY(keeper->hasFailed());
        QVERIFY(!keeper->writer());
        QVERIFY(!keeper->arePointsKnown()); // and the player sees a message
        QCOMPARE(keeper->accounts().points, Money{100'000});
    }

    // Nothing blocks: the points become known, and are announced, a moment later.
    void openingGoesOnBeside() {
        open()->notePoints(Money{31'000});
        RecordKeeper keeper(m_folder->path(), file());
        PlayerPoints points(keeper);
        const QSignalSpy changed(&points, &PlayerPoints::amountChanged);
        const QSignalSpy opened(&keeper, &RecordKeeper::opened);
        keeper.openSoon();
        QVERIFY(keeper.isOpening());
        QCOMPARE(points.text(), QStringLiteral("…"));
        keeper.openSoon();
        QTRY_COMPARE(opened.count(), 1);
        QVERIFY(!keeper.isOpening());
        QCOMPARE(changed.count(), 1);
        QCOMPARE(points.amount(), 31'000);
    }

    void theAmountFollowsTheLanguage() {
        const auto keeper = open();
        PlayerPoints points(*keeper);
        QVERIFY(points.text().contains("000,00"));
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        const QSignalSpy told(&points, &PlayerPoints::texts);
        points.retranslate();
        QCOMPARE(told.count(), 1);
        QVERIFY(points.text().contains("000.00"));
    }

private:
    QString file() const { return m_folder->filePath("settings.ini"); }
    std::unique_ptr<RecordKeeper> open() const {
        auto keeper = std::make_unique<RecordKeeper>(m_folder->path(), file());
        keeper->openNow();
        return keeper;
    }

    std::optional<QTemporaryDir> m_folder;
};

#include "program/test_list.h"

MESAVIVA_TEST(TestPlayerPoints)
#include "tst_player_points.moc"
