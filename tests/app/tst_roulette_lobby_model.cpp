// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/roulette/roulette_lobby_model.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/games/roulette/settings.h"
#endif

#include <QFile>
#include <QLocale>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

using namespace mesaviva;
using app::RouletteLobbyModel;

class TestRouletteLobbyModel : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder.emplace();
        QVERIFY(m_folder->isValid());
        QLocale::setDefault(QLocale(QLocale::Portuguese, QLocale::Portugal));
    }

    // O14: the house sets the periods.
    void aQuickTableHasShortPeriods() {
        RouletteLobbyModel lobby(file());
        QVERIFY(!lobby.isQuick());
        lobby.setQuick(true);
        QVERIFY(RouletteLobbyModel(file()).isQuick());
        QCOMPARE(lobby.tableSettings().betting, std::chrono::seconds(8));
        QCOMPARE(lobby.tableSettings().spin, std::chrono::seconds(5));
        lobby.setQuick(false);
        QVERIFY(lobby.isUsual());
    }

    void usualChoicesMakeTheUsualTable_data() {
        QTest::addColumn<int>("ruleSet");
        QTest::newRow("804") << int(roulette::RuleSet::online);
        QTest::newRow("894") << int(roulette::RuleSet::casino);
        QTest::newRow("Macau") << int(roulette::RuleSet::macau);
    }

    void usualChoicesMakeTheUsualTable() {
        QFETCH(int, ruleSet);
        RouletteLobbyModel lobby(file());
        lobby.setRuleSet(ruleSet);
        QVERIFY(lobby.isUsual());
        QCOMPARE(lobby.brokenRule(), QString());
        roulette::Settings usual(static_cast<roulette::RuleSet>(ruleSet));
        if (ruleSet == int(roulette::RuleSet::macau)) {
            usual.maximum = Money{5'000}; // M9: the casino sets it
        }
        QVERIFY(lobby.tableSettings() == usual);
    }

    void registerDescribesEveryRegulation() {
        for (const QLocale::Language language : {QLocale::Portuguese, QLocale::English}) {
            QLocale::setDefault(QLocale(language));
            for (const QStringList& texts :
                 {RouletteLobbyModel::ruleSetTexts(), RouletteLobbyModel::ruleSetTitles(),
                  RouletteLobbyModel::ruleSetDetails(), RouletteLobbyModel::ruleSetIcons()}) {
                QCOMPARE(texts.size(), qsizetype{roulette::kRegulations.size()});
                QVERIFY(!texts.contains(QString()));
            }
        }
    }

    void choicesNameTheRuleOfTheirRegulation() {
        RouletteLobbyModel lobby(file());
        QCOMPARE(lobby.freeRules(), QStringLiteral("O30, O31"));
        QCOMPARE(lobby.playersRule(), QStringLiteral("O4"));
        QCOMPARE(lobby.wheelOrder(), int(roulette::WheelOrder::american_online));
        QVERIFY(!lobby.isClosingOffered() && !lobby.areSectorsKnown());
        lobby.setPockets(38);
        QCOMPARE(lobby.wheelOrder(), int(roulette::WheelOrder::american_double));
        lobby.setRuleSet(int(roulette::RuleSet::casino));
        QCOMPARE(lobby.freeRules(), QString());
        QCOMPARE(lobby.wheelOrder(), int(roulette::WheelOrder::french));
        QCOMPARE(lobby.chipsRule(), QStringLiteral("R7"));
        QVERIFY(!lobby.isIndividualOffered() && !lobby.areSectorsKnown());
        QVERIFY(lobby.isClosingOffered() && lobby.closesOnSlowdown()); // R20: at the latest
        lobby.setClosesOnSlowdown(false);
        QCOMPARE(lobby.closingRule(), QStringLiteral("R20"));
        QCOMPARE(lobby.brokenRule(), QString());
        lobby.setFrenchOrder(false);
        QCOMPARE(lobby.wheelOrder(), int(roulette::WheelOrder::american_casino));
        lobby.setRuleSet(int(roulette::RuleSet::macau));
        QVERIFY(lobby.areSectorsKnown() && !lobby.isIndividualOffered());
        QCOMPARE(lobby.closingRule(), QStringLiteral("M3.2.1"));
    }

    void choicesAreRememberedForEachRuleSet() {
        {
            RouletteLobbyModel lobby(file());
            lobby.setPockets(38);
            lobby.setMinimum(500);
            lobby.setDoubleDozen(false);
            lobby.setSeriesShortcut(true);
            lobby.setRuleSet(int(roulette::RuleSet::casino));
            lobby.setChipValue(500);
            lobby.setSeriesMaximum(50);
            lobby.setDoubleLayout(true);
            lobby.setSimulatedPlayers(9);
        }
        RouletteLobbyModel again(file());
        QCOMPARE(again.ruleSet(), int(roulette::RuleSet::casino));
        QCOMPARE(again.chipValue(), 500);
        QCOMPARE(again.seriesMaximum(), 50);
        QCOMPARE(again.simulatedPlayers(), 9);
        QVERIFY(again.isDoubleLayout());
        QVERIFY(again.tableSettings().doubleLayout);
        QCOMPARE(again.minimum(), 100);
        again.setRuleSet(int(roulette::RuleSet::online));
        QCOMPARE(again.pockets(), 38);
        QCOMPARE(again.minimum(), 500);
        const roulette::Settings table = again.tableSettings();
        QVERIFY(!table.doubleLayout); // R1: only at casinos
        QVERIFY(!table.doubleDozen);
        QVERIFY(table.doubleColumn);
        QVERIFY(table.seriesShortcut);
        again.resetToDefaults();
        QVERIFY(again.isUsual());
    }

    // A setting that a regulation fixes cannot be chosen.
    void rulesLeaveNoOtherChoice() {
        RouletteLobbyModel lobby(file());
        QSignalSpy changed(&lobby, &RouletteLobbyModel::choicesChanged);
        lobby.setFrenchOrder(true);      // O6c
        lobby.setClosesOnSlowdown(true); // O14
        lobby.setChips(RouletteLobbyModel::CashChips);
        lobby.setChipValue(200);
        lobby.setMaximumFactor(3);   // O11
        lobby.setDoubleLayout(true); // R1
        QCOMPARE(changed.size(), 0);
        lobby.setRuleSet(int(roulette::RuleSet::casino));
        changed.clear();
        lobby.setIndividual(true);
        lobby.setPockets(38); // R2
        lobby.setDoubleColumn(false);
        lobby.setPlayerMaximum(true);
        QCOMPARE(changed.size(), 0);
        QVERIFY(lobby.closesOnSlowdown());
        lobby.setClosesOnSlowdown(false); // R20: at the latest then
        QCOMPARE(changed.size(), 1);
        QVERIFY(!lobby.closesOnSlowdown());
    }

    void outOfBoundsIsNotTaken() {
        RouletteLobbyModel lobby(file());
        lobby.setMinimum(123);
        lobby.setBettingSeconds(4);
        lobby.setSpinSeconds(41);
        lobby.setSimulatedPlayers(10);
        lobby.setPockets(39);
        lobby.setEvenMinimum(300);
        QVERIFY(lobby.isUsual());
        lobby.setRuleSet(int(roulette::RuleSet::casino));
        lobby.setSeriesMaximum(55); // R34c: tens
        lobby.setSeriesMaximum(130);
        QCOMPARE(lobby.seriesMaximum(), 120);
    }

    void evenChancesMayHaveAHigherMinimum() {
        RouletteLobbyModel lobby(file());
        lobby.setEvenMinimum(500);
        const roulette::Settings table = lobby.tableSettings();
        QCOMPARE(table.minimumOf(roulette::ChanceKind::red).cents, 500);
        QCOMPARE(table.minimumOf(roulette::ChanceKind::straight).cents, 100);
        QCOMPARE(lobby.limits().size(), 10);
        QVERIFY(lobby.limits().at(9).contains(u"5,00\u00A0pts"));
    }

    void individualWheelHasNoCompany() {
        RouletteLobbyModel lobby(file());
        lobby.setIndividual(true);
        QCOMPARE(lobby.simulatedPlayers(), 0);
        lobby.setIndividual(false);
        QCOMPARE(lobby.simulatedPlayers(), 4);
    }

    void damagedFileReadsAsUsual() {
        QFile damaged(file());
        QVERIFY(damaged.open(QIODevice::WriteOnly));
        damaged.write("[roulette]\nrules=nonsense\npt-804-2015\\minimum=7\npt-804-2015\\chips=9\n"
                      "pt-804-2015\\even_factor=3\npt-804-2015\\spin_seconds=-1\n");
        damaged.close();
        const RouletteLobbyModel lobby(file());
        QVERIFY(lobby.isUsual());
    }

private:
    QString file() const { return m_folder->filePath(QStringLiteral("settings.ini")); }

    std::optional<QTemporaryDir> m_folder;
};

#include "program/test_list.h"

MESAVIVA_TEST(TestRouletteLobbyModel)
#include "tst_roulette_lobby_model.moc"
