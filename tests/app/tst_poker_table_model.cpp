// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What an open poker table shows of its settings, players and time.

#include "poker_desk.h"

#include <QSignalSpy>

using namespace mesaviva;
using app::LivePokerTable;
using app::PokerDesk;
using app::PokerDeskTest;
using app::PokerTableModel;

class TestPokerTableModel : public PokerDeskTest {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void freshTableShowsItsSettings() {
        sitAlone();
        QCOMPARE(table().minimum(), 500);
        QCOMPARE(table().maximum(), 12'500);
        QVERIFY(table().isIndividual());
        QVERIFY(!table().isScenario());
        QCOMPARE(table().seatCount(), 1);
        QCOMPARE(table().ownSeat(), 1);
        QCOMPARE(table().wallet(), 100'000);
        QCOMPARE(table().allowance(), 100'000);
        QCOMPARE(table().chipValues(), (QVariantList{500, 1'000, 2'500, 5'000, 10'000}));
        QVERIFY(!table().title().isEmpty());
        QVERIFY(table().rulesName().contains(u"803/2015"));
        QVERIFY(!table().lastRound()->isAvailable());
        QCOMPARE(table().speed(), 1.0);
    }

    void chipsFitTheLimits_data() {
        QTest::addColumn<qint64>("minimum");
        QTest::addColumn<qint64>("maximum");
        QTest::addColumn<QVariantList>("chips");
        QTest::newRow("usual") << qint64{500} << qint64{12'500}
                               << QVariantList{500, 1'000, 2'500, 5'000, 10'000};
        QTest::newRow("cents") << qint64{1} << qint64{25} << QVariantList{1, 5, 10, 20};
        QTest::newRow("one value") << qint64{500} << qint64{500} << QVariantList{500};
        QTest::newRow("no such chip") << qint64{700} << qint64{800} << QVariantList{700};
    }
    void chipsFitTheLimits() {
        QFETCH(qint64, minimum);
        QFETCH(qint64, maximum);
        QFETCH(QVariantList, chips);
        LivePokerTable settings = PokerDesk::patientTable(true);
        settings.settings.minimum = Money{minimum};
        settings.settings.maximum = Money{maximum};
        sit(settings);
        QCOMPARE(table().chipValues(), chips);
    }

    void houseRulesShowTheReadings() {
        LivePokerTable settings = PokerDesk::patientTable(true);
        sit(settings);
        const QStringList usual = table().houseRules();
        settings.settings.ranking.aceHighStraight = false;
        settings.settings.systemFailure = poker::SystemFailureRule::void_all;
        settings.settings.burntCard = poker::BurntCard::face_down;
        settings.settings.foldedAntes = poker::FoldedAntes::paid;
        settings.settings.maximumBounds = poker::MaximumBounds::ante_and_bet;
        sit(settings);
        const QStringList others = table().houseRules();
        const QStringList readings{QStringLiteral("I-P8"), QStringLiteral("I-P33"), QStringLiteral("I-P19a"),
                                   QStringLiteral("I-P26"), QStringLiteral("(P16)")};
        QCOMPARE(usual.size(), readings.size());
        QCOMPARE(others.size(), readings.size());
        for (int i = 0; i < readings.size(); ++i) {
            QVERIFY2(usual[i].contains(readings[i]), qPrintable(usual[i]));
            QVERIFY2(others[i] != usual[i], qPrintable(others[i]));
        }
    }

    void ownSeatIsTheMiddleOneUnlessChosen() {
        LivePokerTable settings = PokerDesk::patientTable(false);
        sit(settings);
        QCOMPARE(table().ownSeat(), 4);
        settings.ownSeat = 7;
        sit(settings);
        QCOMPARE(table().ownSeat(), 7);
        QVERIFY(m_desk->seat(7).own);
    }

    void individualTableHasNoBettingPeriod() {
        sitAloneAtBetting();
        QVERIFY(!table().hasPeriod());
        QVERIFY(table().periodName().isEmpty());
    }

    void pauseStopsTheTable() {
        sit(PokerDesk::patientTable(false));
        QVERIFY(m_desk->runTo(PokerTableModel::Betting));
        QVERIFY(table().hasPeriod());
        QCOMPARE(table().periodSeconds(), 3600.0);
        const double left = table().remainingSeconds();
        QVERIFY(left > 0 && left <= 3600);
        QSignalSpy moved(&table(), &PokerTableModel::remainingChanged);
        QVERIFY(!moved.wait(250));
        QCOMPARE(table().remainingSeconds(), left);
        QSignalSpy paused(&table(), &PokerTableModel::pausedChanged);
        table().setPaused(false);
        QCOMPARE(paused.count(), 1);
        QVERIFY(moved.wait(60'000));
        QVERIFY(table().remainingSeconds() < left);
        table().setPaused(true);
        table().setPaused(true);
        QCOMPARE(paused.count(), 2);
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestPokerTableModel)
#include "tst_poker_table_model.moc"
