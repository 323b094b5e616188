// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/player_points.h"

#include <QFile>
#include <QLocale>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

using mesaviva::app::PlayerPoints;

class TestPlayerPoints : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder.emplace();
        QVERIFY(m_folder->isValid());
        QLocale::setDefault(QLocale(QLocale::Portuguese, QLocale::Portugal));
    }

    void whoComesForTheFirstTimeHasSome() { QCOMPARE(PlayerPoints(file()).amount(), 100'000); }

    void pointsAreRemembered_data() {
        QTest::addColumn<qint64>("cents");
        QTest::newRow("none left") << qint64{0};
        QTest::newRow("some") << qint64{123'450};
        QTest::newRow("as many as there can be") << qint64{1'000'000'000'000};
    }

    void pointsAreRemembered() {
        QFETCH(qint64, cents);
        PlayerPoints points(file());
        const QSignalSpy told(&points, &PlayerPoints::amountChanged);
        points.setAmount(cents);
        QCOMPARE(told.count(), 1);
        QCOMPARE(PlayerPoints(file()).amount(), cents);
    }

    void whatNobodyCanHaveIsNotTaken_data() {
        QTest::addColumn<qint64>("cents");
        QTest::newRow("debts") << qint64{-1};
        QTest::newRow("more than there can be") << qint64{1'000'000'000'001};
    }

    void whatNobodyCanHaveIsNotTaken() {
        QFETCH(qint64, cents);
        PlayerPoints points(file());
        points.setAmount(cents);
        QCOMPARE(points.amount(), 100'000);
    }

    void damagedFileReadsAsTheFirstPoints() {
        QFile damaged(file());
        QVERIFY(damaged.open(QIODevice::WriteOnly));
        damaged.write("[General]\nwallet=-1\n");
        damaged.close();
        QCOMPARE(PlayerPoints(file()).amount(), 100'000);
    }

    void theAmountFollowsTheLanguage() {
        PlayerPoints points(file());
        QVERIFY(points.text().contains("000,00"));
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        const QSignalSpy told(&points, &PlayerPoints::texts);
        points.retranslate();
        QCOMPARE(told.count(), 1);
        QVERIFY(points.text().contains("000.00"));
    }

private:
    QString file() const { return m_folder->filePath("settings.ini"); }

    std::optional<QTemporaryDir> m_folder;
};

#include "program/test_list.h"

MESAVIVA_TEST(TestPlayerPoints)
#include "tst_player_points.moc"
