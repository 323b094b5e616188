// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QRect>

#include <cstdint>
#include <vector>

namespace mesaviva::scene {

/// Maps each pixel of a bowl's picture to a place on the rotor, to turn the rotor without a graphics card and
/// meshes.
class RotorLens {
public:
    /// For a bowl's picture of `bowlWidth` pixels. Takes about half a second per million pixels.
    explicit RotorLens(int bowlWidth);

    /// Memory use.
    qsizetype bytes() const { return static_cast<qsizetype>(m_places.size() * sizeof(Place)); }
    /// The part of the bowl's picture that the rotor covers.
    const QRect& box() const { return m_box; }
    /// Draws `band` (art::rotorBand()) as a ring into `picture`, which gets the box's size, with the band's
    /// left edge at the angle `start` in the room.
    void look(const QImage& band, double start, QImage& picture) const;

private:
    static constexpr std::uint16_t kNowhere = 0xFFFF;
    // Fractions of a turn and of the band's height, in 65536ths.
    struct Place {
        std::uint16_t turn = 0;
        std::uint16_t row = kNowhere;
    };
    static Place placeSeen(QPointF seenPoint);

    QRect m_box;
    std::vector<Place> m_places;
};

} // namespace mesaviva::scene
