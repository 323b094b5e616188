// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN
#include "engine/training/croupier/shift.h"
#endif

#include "program/test_list.h"

#include <QTest>

#include <vector>

using namespace mesaviva;
using namespace mesaviva::croupier;

namespace {

Shift shiftOf(std::int64_t at) {
    Shift shift;
    shift.at = at;
    shift.game = "roulette";
    shift.table = "pt-894-2002/colour";
    shift.level = 2;
    shift.rounds = 3;
    shift.actions = 30;
    shift.clean = 27;
    shift.payments = 8;
    shift.paymentTime = 44'000;
    shift.time = 120'000;
    shift.length = 360'000;
    shift.hints = 1;
    shift.faultsPlanted = {5, 4, 3};
    shift.faults = {{FaultKind::sum, "R27a", 2}, {FaultKind::half, "", 1}};
    return shift;
}

} // namespace

/// A shift and its faults by rule.
class ShiftTest : public QObject {
    Q_OBJECT

private slots:
    void faultsAreCounted() { QCOMPARE(shiftOf(0).faultCount(), 3); }

    void aSheetCountsByKindAndRule() {
        ScoreSheet sheet;
        const Fault sum{FaultKind::sum, Rules{"R27a"_rule}};
        sheet.add({croupier::Task::pay, false, 1, 900, {sum}});
        sheet.add({croupier::Task::pay, false, 1, 900, {sum, {FaultKind::payee, Rules{"R27a"_rule}}}});
        sheet.add({croupier::Task::pay, true, 1, 1'500, {}});
        sheet.add({croupier::Task::pay, true, 1, 500, {}});
        sheet.add({croupier::Task::announce, true, 1, 100, {{FaultKind::half}}});
        QCOMPARE(sheet.actions(), 3);
        QCOMPARE(sheet.clean(), 1);
        QCOMPARE(sheet.payments(), 2);
        QCOMPARE(sheet.paymentTime(), std::int64_t{2'000});
        QCOMPARE(sheet.byRule().at("R27a"), 3);
        QCOMPARE(sheet.byRule().at(""), 1);
        const std::vector<FaultCount> counts = countsOf(sheet);
        QCOMPARE(counts.size(), std::size_t{3});
        QVERIFY(counts.front() == (FaultCount{FaultKind::sum, "R27a", 2}));
    }
};

MESAVIVA_TEST(ShiftTest)

#include "tst_shift.moc"
