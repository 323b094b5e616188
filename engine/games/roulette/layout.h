// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every stake that the layout's geometry allows.
//
// The numbers 1 to 36 form twelve rows of three; the columns end in 34, 35 and 36. Two adjacent numbers make
// a split, a row a street, four in a square a corner, two rows a line. The zeros are next to the first row.
// With 37 numbers the zero makes the splits 0-1, 0-2, 0-3, the streets 0-1-2 and 0-2-3 and the corner
// 0-1-2-3; with 38 the splits 0-00, 0-1, 0-2, 00-2, 00-3 and the streets 0-1-2, 0-00-2, 00-2-3, and there is
// no stake on five numbers (I-O7). A double dozen or column covers two adjacent ones (I-O7a). Macau's sectors
// follow the wheel: the nine-number sectors are the four runs after the zero, the two twelve-number sectors
// are listed in M6.7 (I-M6).
#pragma once

#include "engine/games/roulette/chances.h"
#include "engine/games/roulette/pocket.h"

#include <optional>
#include <span>
#include <vector>

namespace mesaviva::roulette {

/// A place on the layout for a stake; an index into Layout::spots().
using SpotId = std::uint8_t;

inline constexpr SpotId kNoSpot = 0xFF;

/// One legal stake: its chance and the numbers that it covers.
struct Spot {
    ChanceKind kind = ChanceKind::straight;
    Numbers numbers;

    friend bool operator==(const Spot&, const Spot&) = default;
};

/// Whether a stake covers zero together with other numbers.
constexpr bool joinsZero(const Spot& spot) {
    return spot.kind != ChanceKind::straight && spot.numbers.hasZero();
}

/// All stakes of a layout. There are two layouts, for 37 and 38 numbers, each built once.
class Layout {
public:
    /// The layout for 37 or 38 numbers.
    static const Layout& of(int pockets);

    int pockets() const { return m_pockets; }
    /// All stakes: straight ups by index (0, 1 to 36, 00), then splits, streets, corners, lines, dozens,
    /// columns, doubles, even chances, sectors.
    std::span<const Spot> spots() const { return m_spots; }
    const Spot& operator[](SpotId spot) const { return m_spots[spot]; }
    /// The spot of a chance on exactly these numbers, if the layout has it.
    std::optional<SpotId> find(ChanceKind kind, Numbers covered) const;
    /// The spots that win when `pocket` is drawn.
    const std::vector<SpotId>& winners(Pocket pocket) const {
        return m_winners[static_cast<std::size_t>(pocket.index())];
    }
    /// The straight up on a number.
    SpotId straight(Pocket pocket) const;
    /// The spot of an even chance.
    SpotId even(ChanceKind kind) const { return *find(kind, evenNumbers(kind)); }
    /// The numbers of an even chance.
    static Numbers evenNumbers(ChanceKind kind);
    /// Dozen or column 1 to 3; double dozen or column 1 (first and second) to 2.
    static Numbers boxNumbers(ChanceKind kind, int index);

private:
    explicit Layout(int pockets);
    void add(ChanceKind kind, Numbers covered);
    void addInside();
    void addZeros();
    void addOutside();
    void addSectors();

    int m_pockets;
    std::vector<Spot> m_spots;
    std::array<std::vector<SpotId>, kMostPockets> m_winners;
};

/// An upper bound of the number of spots of any layout.
inline constexpr std::size_t kMostSpots = 180;

} // namespace mesaviva::roulette
