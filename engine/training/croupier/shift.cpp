// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/croupier/shift.h"

#include "engine/record/csv_text.h"

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

std::string textOf(std::span<const FaultCount> faults) {
    std::string text;
    for (const FaultCount& fault : faults) {
        if (!text.empty()) {
            text += ' ';
        }
        text += name(fault.kind);
        if (!fault.rule.empty()) {
            text += '/';
            text += fault.rule;
        }
        text += ':';
        text += std::to_string(fault.count);
    }
    return text;
}

std::string csvOf(std::span<const Shift> shifts) {
    std::string text =
        "time,game,table,level,rounds,deeds,clean,faults,payments,seconds_a_payment,hints,planted,caught,"
        "mended,by_rule\n";
    for (const Shift& shift : shifts) {
        text +=
            record::momentText(shift.at) + ',' + record::csvField(shift.game) + ',' +
            record::csvField(shift.table) + ',' + std::to_string(shift.level) + ',' +
            std::to_string(shift.rounds) + ',' + std::to_string(shift.actions) + ',' +
            std::to_string(shift.clean) + ',' + std::to_string(shift.faultCount()) + ',' +
            std::to_string(shift.payments) + ',' +
            (shift.payments > 0 ? record::secondsText(shift.paymentTime / shift.payments) : std::string()) +
            ',' + std::to_string(shift.hints) + ',' + std::to_string(shift.faultsPlanted.planted) + ',' +
            std::to_string(shift.faultsPlanted.caught) + ',' + std::to_string(shift.faultsPlanted.remedied) +
            ',';
        text += record::csvField(textOf(shift.faults));
        text += '\n';
    }
    return text;
}

} // namespace mesaviva::croupier
