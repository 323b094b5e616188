// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QRect>

#include <cstdint>
#include <vector>

namespace mesaviva::scene {

/// Which place on the rotor is seen at each pixel of a bowl's picture: with it the rotor is turned without a
/// graphics card and without its meshes.
class RotorLens {
public:
    /// For a bowl's picture `bowlWidth` wide. Takes about half a second for a million pixels.
    explicit RotorLens(int bowlWidth);

    /// What it takes in memory.
    qsizetype bytes() const { return static_cast<qsizetype>(m_places.size() * sizeof(Place)); }
    /// The part of the bowl's picture that it covers.
    const QRect& box() const { return m_box; }
    /// Bends `band` (art::rotorBand()) round into `picture`, which gets the box's size, its left edge at the
    /// angle `start` in the room.
    void look(const QImage& band, double start, QImage& picture) const;

private:
    static constexpr std::uint16_t kNowhere = 0xFFFF;
    // Parts of a turn and of the band's height, in 65536ths.
    struct Place {
        std::uint16_t turn = 0;
        std::uint16_t row = kNowhere;
    };
    static Place placeSeen(QPointF seenPoint);

    QRect m_box;
    std::vector<Place> m_places;
};

} // namespace mesaviva::scene
