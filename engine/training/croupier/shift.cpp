// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/croupier/shift.h"

#include <algorithm>
#include <functional>

namespace mesaviva::croupier {

int Shift::faultCount() const {
    int sum = 0;
    for (const FaultCount& fault : faults) {
        sum += fault.count;
    }
    return sum;
}

std::vector<FaultCount> countsOf(const ScoreSheet& sheet) {
    std::vector<FaultCount> counts;
    for (const Mark& mark : sheet.marks()) {
        for (const Fault& fault : mark.faults) {
            const std::string rule =
                fault.rules.empty() ? std::string() : std::string(fault.rules.begin()->text());
            const auto same = std::ranges::find_if(
                counts, [&](const FaultCount& one) { return one.kind == fault.kind && one.rule == rule; });
            if (same == counts.end()) {
                counts.push_back({fault.kind, rule, 1});
            } else {
                ++same->count;
            }
        }
    }
    std::ranges::stable_sort(counts, std::greater<>(), &FaultCount::count);
    return counts;
}

} // namespace mesaviva::croupier
