// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/layout.h"

#include "engine/base/check.h"
#include "engine/games/roulette/wheel.h"

#include <algorithm>
#include <bit>
#include <initializer_list>

namespace mesaviva::roulette {

namespace {

constexpr int kDouble = 37;
constexpr int kRows = 12;

} // namespace

const Layout& Layout::of(int pockets) {
    if (pockets == 38) {
        static const Layout twice(38);
        return twice;
    }
    static const Layout single(37);
    return single;
}

Layout::Layout(int pockets) : m_pockets(pockets) {
    for (int i = 0; i < pockets; ++i) {
        add(ChanceKind::straight, numbers({i}));
    }
    addInside();
    addZeros();
    std::ranges::stable_sort(m_spots, {}, &Spot::kind);
    addOutside();
    if (pockets == 37) {
        addSectors();
    }
    check(m_spots.size() < kMostSpots, "a layout has more spots than are foreseen");
    for (std::size_t spot = 0; spot < m_spots.size(); ++spot) {
        m_spots[spot].numbers.forEach([&](Pocket pocket) {
            m_winners[static_cast<std::size_t>(pocket.index())].push_back(static_cast<SpotId>(spot));
        });
    }
}

void Layout::add(ChanceKind kind, Numbers covered) { m_spots.push_back({kind, covered}); }

void Layout::addInside() {
    for (int row = 0; row < kRows; ++row) {
        const int a = 3 * row + 1;
        add(ChanceKind::split, numbers({a, a + 1}));
        add(ChanceKind::split, numbers({a + 1, a + 2}));
        add(ChanceKind::street, numbers({a, a + 1, a + 2}));
        if (row + 1 < kRows) {
            for (int column = 0; column < 3; ++column) {
                add(ChanceKind::split, numbers({a + column, a + column + 3}));
            }
            add(ChanceKind::corner, numbers({a, a + 1, a + 3, a + 4}));
            add(ChanceKind::corner, numbers({a + 1, a + 2, a + 4, a + 5}));
            add(ChanceKind::line, numbers({a, a + 1, a + 2, a + 3, a + 4, a + 5}));
        }
    }
}

void Layout::addZeros() {
    if (m_pockets == 37) {
        for (int number = 1; number <= 3; ++number) {
            add(ChanceKind::split, numbers({0, number}));
        }
        add(ChanceKind::street, numbers({0, 1, 2}));
        add(ChanceKind::street, numbers({0, 2, 3}));
        add(ChanceKind::corner, numbers({0, 1, 2, 3}));
        return;
    }
    for (const Numbers split : {numbers({0, kDouble}), numbers({0, 1}), numbers({0, 2}),
                                numbers({kDouble, 2}), numbers({kDouble, 3})}) {
        add(ChanceKind::split, split);
    }
    for (const Numbers street : {numbers({0, 1, 2}), numbers({0, kDouble, 2}), numbers({kDouble, 2, 3})}) {
        add(ChanceKind::street, street);
    }
}

void Layout::addOutside() {
    for (const ChanceKind kind : {ChanceKind::dozen, ChanceKind::column}) {
        for (int index = 1; index <= 3; ++index) {
            add(kind, boxNumbers(kind, index));
        }
    }
    for (const ChanceKind kind : {ChanceKind::double_dozen, ChanceKind::double_column}) {
        for (int index = 1; index <= 2; ++index) {
            add(kind, boxNumbers(kind, index));
        }
    }
    for (const ChanceKind kind : {ChanceKind::even, ChanceKind::odd, ChanceKind::low, ChanceKind::high,
                                  ChanceKind::red, ChanceKind::black}) {
        add(kind, evenNumbers(kind));
    }
}

void Layout::addSectors() {
    const Wheel wheel(WheelOrder::american_online);
    for (int run = 0; run < 4; ++run) {
        Numbers sector;
        for (int place = 1; place <= 9; ++place) {
            sector.add(wheel.at(9 * run + place));
        }
        add(ChanceKind::sector9, sector);
    }
    add(ChanceKind::sector12, numbers({1, 3, 5, 13, 15, 17, 20, 22, 24, 32, 34, 36}));
    add(ChanceKind::sector12, numbers({2, 4, 6, 14, 16, 18, 19, 21, 23, 31, 33, 35}));
}

std::optional<SpotId> Layout::find(ChanceKind kind, Numbers covered) const {
    // Only a few spots include the first of its numbers.
    const auto first = static_cast<std::size_t>(std::countr_zero(covered.bits()));
    if (first < m_winners.size()) {
        for (const SpotId spot : m_winners[first]) {
            if (m_spots[spot].kind == kind && m_spots[spot].numbers == covered) {
                return spot;
            }
        }
    }
    return std::nullopt;
}

SpotId Layout::straight(Pocket pocket) const { return static_cast<SpotId>(pocket.index()); }

Numbers Layout::evenNumbers(ChanceKind kind) {
    Numbers covered;
    for (int i = 1; i <= 36; ++i) {
        const Pocket pocket(i);
        const bool in = (kind == ChanceKind::even && i % 2 == 0) || (kind == ChanceKind::odd && i % 2 == 1) ||
                        (kind == ChanceKind::low && i <= 18) || (kind == ChanceKind::high && i > 18) ||
                        (kind == ChanceKind::red && pocket.colour() == Colour::red) ||
                        (kind == ChanceKind::black && pocket.colour() == Colour::black);
        if (in) {
            covered.add(pocket);
        }
    }
    return covered;
}

Numbers Layout::boxNumbers(ChanceKind kind, int index) {
    const bool two = kind == ChanceKind::double_dozen || kind == ChanceKind::double_column;
    const bool column = kind == ChanceKind::column || kind == ChanceKind::double_column;
    Numbers covered;
    for (int i = 1; i <= 36; ++i) {
        const int box = column ? (i - 1) % 3 + 1 : (i - 1) / 12 + 1;
        if (box == index || (two && box == index + 1)) {
            covered.add(Pocket(i));
        }
    }
    return covered;
}

} // namespace mesaviva::roulette
