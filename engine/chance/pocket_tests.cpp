// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/chance/pocket_tests.h"

#include <algorithm>
#include <cmath>

namespace mesaviva::chance {

namespace {

constexpr std::size_t kSpinsInDay = 5;
constexpr std::size_t kPocketBirthdays = 128;

std::uint64_t daysOf(std::size_t pockets) {
    std::uint64_t days = 1;
    for (std::size_t i = 0; i < kSpinsInDay; ++i) {
        days *= pockets;
    }
    return days;
}

/// Lengths that divide the gaps between zeros into groups of about an eighth each.
std::vector<std::size_t> gapEndsFor(std::size_t pockets) {
    const double away = 1 - 1 / static_cast<double>(pockets);
    std::vector<std::size_t> ends;
    for (int eighth = 7; eighth > 0; --eighth) {
        ends.push_back(static_cast<std::size_t>(std::log(eighth / 8.0) / std::log(away)) + 1);
    }
    return ends;
}

std::vector<double> gapShares(const std::vector<std::size_t>& ends, std::size_t pockets) {
    const double away = 1 - 1 / static_cast<double>(pockets);
    std::vector<double> shares;
    double longer = 1;
    for (const std::size_t end : ends) {
        const double longerThanThis = std::pow(away, static_cast<double>(end));
        shares.push_back(longer - longerThanThis);
        longer = longerThanThis;
    }
    shares.push_back(longer);
    return shares;
}

} // namespace

PocketTests::PocketTests(std::string_view sample, std::size_t pockets)
    : m_sample(sample),
      m_pockets(pockets),
      m_frequency(pockets),
      m_serial(pockets),
      m_serialShifted(pockets),
      m_gapEnds(gapEndsFor(pockets)),
      m_gaps(gapShares(m_gapEnds, pockets)),
      m_spacings(daysOf(pockets), kPocketBirthdays) {}

void PocketTests::add(std::uint8_t pocket) {
    m_frequency.add(pocket);
    m_serial.add(pocket);
    if (m_spins++ > 0) {
        m_serialShifted.add(pocket);
    }
    if (pocket >= 1 && pocket <= 36) {
        m_runs.add(pocket <= 18);
    }
    if (pocket == 0) { // a gap of zero spins also counts
        m_gaps.add(static_cast<std::size_t>(std::upper_bound(m_gapEnds.begin(), m_gapEnds.end(), m_gap) -
                                            m_gapEnds.begin()));
        m_gap = 0;
    } else {
        ++m_gap;
    }
    m_day = m_day * m_pockets + pocket;
    if (++m_inDay == kSpinsInDay) {
        m_spacings.add(m_day);
        m_day = 0;
        m_inDay = 0;
    }
}

void PocketTests::appendResults(std::vector<TestResult>& results) const {
    const auto append = [&](std::string_view test, TestResult result) {
        result.sample = m_sample;
        result.test = test;
        results.push_back(result);
    };
    append("frequency", m_frequency.result());
    append("serial", m_serial.result());
    append("serial_shifted", m_serialShifted.result());
    append("runs", m_runs.result());
    append("gaps", m_gaps.result());
    append("birthday_spacings", m_spacings.result());
}

} // namespace mesaviva::chance
