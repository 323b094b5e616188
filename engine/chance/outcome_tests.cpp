// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/chance/outcome_tests.h"

#include "engine/chance/statistics.h"
#include "engine/games/poker/hand.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace mesaviva::chance {

namespace {

constexpr std::size_t kOrderBirthdays = 256;

std::uint64_t daysOf(std::size_t things, std::size_t inDays) {
    std::uint64_t days = 1;
    for (std::size_t i = 0; i < inDays; ++i) {
        days *= things - i;
    }
    return days;
}

/// The probabilities that 0, 1, 2, ... of many items are at their own position: e^-1 / k!, and the rest.
std::vector<double> ownPlaceShares() {
    std::vector<double> shares;
    double share = std::exp(-1.0);
    double rest = 1;
    for (int own = 0; own < 5; ++own) {
        shares.push_back(share);
        rest -= share;
        share /= own + 1;
    }
    shares.push_back(rest);
    return shares;
}

/// Five-card hands by combination, from high cards up; ace and king count as high cards here.
std::vector<double> handShares() {
    constexpr std::array<double, 10> kHands = {1'302'540, 1'098'240, 123'552, 54'912, 10'200,
                                               5'108,     3'744,     624,     36,     4};
    std::vector<double> shares;
    for (const double hands : kHands) {
        shares.push_back(hands / 2'598'960);
    }
    return shares;
}

} // namespace

OrderTests::OrderTests(std::string_view sample, std::size_t things, std::size_t inDays)
    : m_sample(sample),
      m_things(things),
      m_inDays(inDays),
      m_positions(things * things),
      m_pairs(things * (things - 1)),
      m_ownPlaces(ownPlaceShares()),
      m_serial(things),
      m_spacings(daysOf(things, inDays), kOrderBirthdays) {}

void OrderTests::add(std::span<const std::uint8_t> order) {
    std::size_t own = 0;
    std::size_t falls = 0;
    for (std::size_t place = 0; place < m_things; ++place) {
        m_positions.add(place * m_things + order[place]);
        own += order[place] == place ? 1U : 0U;
        falls += place > 0 && order[place] < order[place - 1] ? 1U : 0U;
    }
    m_ownPlaces.add(std::min<std::size_t>(own, 5));
    const auto things = static_cast<double>(m_things);
    m_falls.add(static_cast<double>(falls), (things - 1) / 2, (things + 1) / 12);

    const std::size_t place = m_rounds++ % (m_things - 1);
    const std::size_t first = order[place];
    const std::size_t second = order[place + 1];
    m_pairs.add(first * (m_things - 1) + (second > first ? second - 1 : second));
    m_serial.add(order.front());

    std::uint64_t day = 0;
    for (std::size_t i = 0; i < m_inDays; ++i) { // its position among the remaining ones
        std::size_t lower = 0;
        for (std::size_t before = 0; before < i; ++before) {
            lower += order[before] < order[i] ? 1U : 0U;
        }
        day = day * (m_things - i) + (order[i] - lower);
    }
    m_spacings.add(day);
}

TestResult OrderTests::positions() const {
    // Items and positions constrain each other: (n - 1)^2 degrees of freedom, and a variance of 1 / (n - 1).
    const auto things = static_cast<double>(m_things);
    TestResult result = m_positions.result((things - 1) * (things - 1));
    result.statistic *= (things - 1) / things;
    result.p = chiSquareP(result.statistic, *result.degrees);
    return result;
}

void OrderTests::appendResults(std::vector<TestResult>& results) const {
    const auto append = [&](std::string_view test, TestResult result) {
        result.sample = m_sample;
        result.test = test;
        results.push_back(result);
    };
    append("positions", positions());
    append("pairs", m_pairs.result());
    append("own_places", m_ownPlaces.result());
    append("runs", m_falls.result());
    append("serial", m_serial.result());
    append("birthday_spacings", m_spacings.result());
}

HandTests::HandTests() : m_hands(handShares()) {}

void HandTests::add(std::span<const std::uint8_t> deck) {
    poker::HandSum sum;
    for (const std::uint8_t card : deck.first(5)) {
        sum += poker::Card::fromIndex(card);
    }
    const auto combination = static_cast<std::size_t>(poker::rankHand(sum).combination());
    constexpr auto kAceKing = static_cast<std::size_t>(poker::Combination::ace_king);
    m_hands.add(combination >= kAceKing ? combination - 1 : combination);
}

void HandTests::appendResults(std::vector<TestResult>& results) const {
    TestResult result = m_hands.result();
    result.sample = "deck";
    result.test = "hands";
    results.push_back(result);
}

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
