// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Series and the racetrack at the roulette table: positions of chips, track against layout, the parol.

#include "roulette_desk.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/base/random_stream.h"
#include "engine/games/roulette/series.h"
#endif
#include "program/test_list.h"

namespace mesaviva::roulette_tests {

using namespace roulette;
using app::LiveRouletteTable;
using app::RouletteDesk;
using app::RouletteDeskTest;
using app::RouletteStakeListModel;
using app::StakeInfo;

class TestRouletteTableSeries : public RouletteDeskTest {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    // R25a: the positions of each series' chips.
    void seriesLieOnTheLayout_data() {
        QTest::addColumn<int>("series");
        QTest::addColumn<int>("chips");
        QTest::addColumn<int>("spots");
        QTest::newRow("R25a grande") << 0 << 9 << 7;
        QTest::newRow("R25a zero") << 1 << 4 << 4;
        QTest::newRow("R25a pequena") << 2 << 6 << 6;
        QTest::newRow("R25a vadios") << 3 << 5 << 5;
    }
    void seriesLieOnTheLayout() {
        QFETCH(int, series);
        QFETCH(int, chips);
        QFETCH(int, spots);
        openAtBetting(patientTable(RuleSet::casino));
        const StakeInfo info = table().trackInfo(100 + series, 3);
        QCOMPARE(info.chips, chips);
        QCOMPARE(info.spots.size(), spots);
        table().placeTrack(100 + series, 200, 3);
        QCOMPARE(table().ownStaked(), 200 * chips);
        QCOMPARE(table().trackInfo(100 + series, 3).ownStake, 200 * chips);
        QCOMPARE(table().stakes()->rowCount(), spots);
        for (int row = 0; row < spots; ++row) {
            QVERIFY(info.spots.contains(
                RouletteDesk::at(*table().stakes(), row, RouletteStakeListModel::SpotRole).toInt()));
            QCOMPARE(RouletteDesk::at(*table().stakes(), row, RouletteStakeListModel::GroupRole).toString(),
                     info.name);
        }
    }

    void layoutAndTrackNeverDisagree_data() {
        QTest::addColumn<RuleSet>("rules");
        QTest::addColumn<bool>("shortcut");
        QTest::newRow("R25 casino") << RuleSet::casino << false;
        QTest::newRow("I-O7b online") << RuleSet::online << true;
        QTest::newRow("M6 Macau") << RuleSet::macau << false;
    }
    // After any stake, undo, double or move on layout or track, every spot shows the table's stakes, and a
    // group's stakes on its spots match what the track shows.
    void layoutAndTrackNeverDisagree() {
        QFETCH(RuleSet, rules);
        QFETCH(bool, shortcut);
        LiveRouletteTable settings = patientTable(rules);
        settings.settings.seriesShortcut = shortcut;
        settings.wallet = Money{10'000'000};
        openAtBetting(settings);
        RandomStream dice(Seed{7}, stream_name::kPlayers);
        const auto below = [&dice](int limit) {
            return static_cast<int>(dice.below(static_cast<std::uint32_t>(limit)));
        };
        const auto spots = static_cast<int>(m_desk->state().layout().spots().size());
        constexpr std::array kCodes = {0, 17, 36, 100, 101, 102, 103, 200, 203, 204, 205};
        for (int step = 0; step < 400; ++step) {
            switch (below(12)) {
            case 10: table().takeStake(below(spots)); break;
            case 11:
                table().takeTrack(kCodes[static_cast<std::size_t>(below(kCodes.size()))], 3 + 2 * below(3));
                break;
            case 0: table().undo(); break;
            case 1: table().doubleStakes(); break;
            case 2: table().moveStake(below(spots), below(spots)); break;
            case 3: below(8) == 0 ? table().clear() : table().undo(); break;
            case 4:
            case 5:
                table().placeTrack(kCodes[static_cast<std::size_t>(below(kCodes.size()))],
                                   100 * (1 + below(3)), 3 + 2 * below(3));
                break;
            default: table().placeStake(below(spots), 100 * (1 + below(5))); break;
            }
            qint64 onSpots = 0;
            for (int spot = 0; spot < spots; ++spot) {
                const qint64 lying = m_desk->lying(spot);
                QCOMPARE(table().spotInfo(spot).ownStake, lying);
                onSpots += lying;
            }
            QCOMPARE(onSpots, table().ownStaked());
            for (const int code : kCodes) {
                for (const int chips : {3, 5, 7}) {
                    const StakeInfo info = table().trackInfo(code, chips);
                    if (info.spot < 0) {
                        QCOMPARE(info.ownStake, inGroup(info.name));
                    }
                }
            }
            table().stakes()->removeLeft();
        }
        QVERIFY(m_desk->refusals().size() < 300); // most commands were accepted
    }

    // R28.
    void parolPutsASeriesWinningsOnItAgain() {
        LiveRouletteTable settings = quickTable(RuleSet::casino);
        settings.pockets = {Pocket(5)}; // in the série pequena
        openAtBetting(settings);
        table().placeTrack(102, 100, 3);
        QVERIFY(m_desk->runTo(QStringLiteral("round_closed")));
        QVERIFY(table().parolAction().enabled);
        table().orderParol();
        QVERIFY(!table().parolText().isEmpty());
        QVERIFY(m_desk->runTo(QStringLiteral("parol_placed")));
        QCOMPARE(table().ownStaked(), 1'800); // a stake of 100 and winnings of 1700 make three sets of six
        QCOMPARE(table().trackInfo(102, 3).ownStake, 1'800);
    }

private:
    qint64 inGroup(const QString& name) {
        qint64 sum = 0;
        for (int row = 0; row < table().stakes()->rowCount(); ++row) {
            const auto at = [&](int role) { return RouletteDesk::at(*table().stakes(), row, role); };
            const bool lies = !at(RouletteStakeListModel::LeavingRole).toBool();
            sum += lies && at(RouletteStakeListModel::GroupRole).toString() == name
                       ? at(RouletteStakeListModel::AmountRole).toLongLong()
                       : 0;
        }
        return sum;
    }
};

MESAVIVA_TEST(TestRouletteTableSeries)

} // namespace mesaviva::roulette_tests

#include "tst_roulette_table_series.moc"
