// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/croupier/table_test.h"

#include <algorithm>

namespace mesaviva::croupier {

TestArea areaOf(FaultKind kind) {
    switch (kind) {
    case FaultKind::order:
    case FaultKind::words:
    case FaultKind::early:
    case FaultKind::late:
    case FaultKind::turn:
    case FaultKind::colour:
    case FaultKind::parity:
    case FaultKind::half:
    case FaultKind::payment_order:
    case FaultKind::alarm:
    case FaultKind::target:
    case FaultKind::face:
    case FaultKind::seat:
    case FaultKind::letter: return TestArea::technique;
    case FaultKind::number:
    case FaultKind::place:
    case FaultKind::swept:
    case FaultKind::left:
    case FaultKind::halved:
    case FaultKind::payee:
    case FaultKind::sum:
    case FaultKind::card:
    case FaultKind::qualified:
    case FaultKind::verdict:
    case FaultKind::late_stake:
    case FaultKind::counted:
    case FaultKind::reckoned:
    case FaultKind::balance:
    case FaultKind::again:
    case FaultKind::count:
    case FaultKind::claim:
    case FaultKind::overlooked:
    case FaultKind::winner:
    case FaultKind::share:
    case FaultKind::odd:
    case FaultKind::late_sale:
    case FaultKind::remedy:
    case FaultKind::missing:
    case FaultKind::extra: break;
    }
    return TestArea::control;
}

int faultsIn(const std::vector<FaultCount>& faults, TestArea area) {
    int sum = 0;
    for (const FaultCount& fault : faults) {
        sum += areaOf(fault.kind) == area ? fault.count : 0;
    }
    return sum;
}

TestMarks marksOf(const TestScheme& scheme, const TestWork& work) {
    const auto markOf = [&](TestArea area) {
        const std::int64_t off = std::int64_t{faultsIn(work.faults, area)} * scheme.faultCost;
        return static_cast<int>(std::max<std::int64_t>(0, TestScheme::kBest - off));
    };
    TestMarks marks;
    marks.technique = markOf(TestArea::technique);
    marks.control = markOf(TestArea::control);
    const bool marked = work.hospitality.has_value() || scheme.hospitality == 0;
    const int weights = scheme.technique + scheme.control + (marked ? scheme.hospitality : 0);
    const int points = marks.technique * scheme.technique + marks.control * scheme.control +
                       work.hospitality.value_or(0) * scheme.hospitality;
    marks.final = weights > 0 ? (2 * points + weights) / (2 * weights) : 0;

    if (!work.whole) {
        marks.failings.push_back(TestFailing::unfinished);
    }
    if (!marked) {
        marks.failings.push_back(TestFailing::unmarked);
    } else if (points < scheme.pass * weights) {
        marks.final = std::min(marks.final, scheme.pass - 1); // rounding up must not reach the pass mark
        marks.failings.push_back(TestFailing::mark);
    }
    if (work.right * 100 < scheme.questions * scheme.writtenPass) {
        marks.failings.push_back(TestFailing::written);
    }
    return marks;
}

} // namespace mesaviva::croupier
