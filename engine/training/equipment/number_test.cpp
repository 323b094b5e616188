// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/equipment/number_test.h"

#include "engine/chance/statistics.h"

#include <span>

namespace mesaviva::equipment {

NumberTest testNumbers(const NumberCounts& counts, int pockets) {
    const auto wheel = std::span(counts).first(static_cast<std::size_t>(pockets));
    NumberTest test;
    for (const std::int64_t count : wheel) {
        test.numbers += count;
    }
    test.needed = NumberTest::kLeastEach * pockets;
    test.degrees = pockets - 1;
    if (test.numbers < test.needed) {
        return test;
    }
    const double expected = static_cast<double>(test.numbers) / pockets;
    for (const std::int64_t count : wheel) {
        const double off = static_cast<double>(count) - expected;
        test.statistic += off * off / expected;
    }
    test.p = chance::chiSquareP(test.statistic, test.degrees);
    test.verdict =
        test.p <= NumberTest::kLevel ? NumberTest::Verdict::conspicuous : NumberTest::Verdict::even;
    return test;
}

} // namespace mesaviva::equipment
