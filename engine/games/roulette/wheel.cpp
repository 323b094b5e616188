// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/wheel.h"

namespace mesaviva::roulette {

namespace {

template <std::size_t size>
constexpr std::array<Pocket, size> pockets(const int (&indices)[size]) {
    std::array<Pocket, size> result{};
    for (std::size_t i = 0; i < size; ++i) {
        result[i] = Pocket(indices[i]);
    }
    return result;
}

// O6c, first sequence.
constexpr auto kAmericanOnline =
    pockets({0,  28, 9,  26, 30, 11, 7,  20, 32, 17, 5,  22, 34, 15, 3,  24, 36, 13, 1,
             27, 10, 25, 29, 12, 8,  19, 31, 18, 6,  21, 33, 16, 4,  23, 35, 14, 2});

// O6c, second sequence; 37 is the double zero.
constexpr auto kAmericanDouble =
    pockets({0,  28, 9,  26, 30, 11, 7, 20, 32, 17, 5, 22, 34, 15, 3, 24, 36, 13, 1,
             37, 27, 10, 25, 29, 12, 8, 19, 31, 18, 6, 21, 33, 16, 4, 23, 35, 14, 2});

// R2b, turned so that the zero, printed last, comes first.
constexpr auto kAmericanCasino =
    pockets({0, 2,  14, 35, 23, 4,  16, 33, 21, 6,  18, 31, 19, 8,  12, 29, 25, 10, 27,
             1, 13, 36, 24, 3,  15, 34, 22, 5,  17, 32, 20, 7,  11, 30, 26, 9,  28});

// R2a.
constexpr auto kFrench = pockets({0, 32, 15, 19, 4, 21, 2,  25, 17, 34, 6,  27, 13, 36, 11, 30, 8, 23, 10,
                                  5, 24, 16, 33, 1, 20, 14, 31, 9,  22, 18, 29, 7,  28, 12, 35, 3, 26});

std::span<const Pocket> printed(WheelOrder order) {
    switch (order) {
    case WheelOrder::american_online: return kAmericanOnline;
    case WheelOrder::american_double: return kAmericanDouble;
    case WheelOrder::american_casino: return kAmericanCasino;
    case WheelOrder::french: return kFrench;
    }
    return kFrench;
}

} // namespace

Wheel::Wheel(WheelOrder order) : m_order(printed(order)) {
    for (std::size_t place = 0; place < m_order.size(); ++place) {
        m_place[static_cast<std::size_t>(m_order[place].index())] = static_cast<std::uint8_t>(place);
    }
}

Pocket Wheel::at(int place) const {
    const int wrapped = (place % size() + size()) % size();
    return m_order[static_cast<std::size_t>(wrapped)];
}

Numbers Wheel::around(Pocket pocket, int sides) const {
    Numbers arc;
    for (int offset = -sides; offset <= sides; ++offset) {
        arc.add(at(placeOf(pocket) + offset));
    }
    return arc;
}

} // namespace mesaviva::roulette
