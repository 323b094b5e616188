// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/roulette/scene/wheel_mesh.h"

#include <QImage>
#include <QObject>
#include <QRect>

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <utility>
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

/// The pre-painted pictures of a wheel of one size.
struct WheelPictures {
    roulette::WheelOrder order = roulette::WheelOrder::french;
    int width = 0;      ///< width of the bowl's picture in device pixels
    bool draft = false; ///< low quality, to be replaced when the final ones are ready
    QImage bowl;
    std::array<QImage, kBlurs.size()> bands;
    QImage turret;
    QImage knob;
    QImage ball;
    std::shared_ptr<const RotorLens> lens; ///< only for the software renderer

    /// Memory use; pictures shared with another set count in both.
    qsizetype bytes() const;
};
using WheelPicturesPtr = std::shared_ptr<const WheelPictures>;

/// The size of a bowl's picture of `width` pixels.
[[nodiscard]] QSize bowlSize(int width);
/// Paints a set; thread-safe. Large sets take seconds; returns null if stopped.
[[nodiscard]] WheelPicturesPtr paintWheelPictures(roulette::WheelOrder order, int width, bool draft,
                                                  const std::stop_token& stop = {});

/// Paints sets on a worker thread. The program caches the latest ones: two, or up to six while they take no
/// more than 64 MiB.
class WheelPictureOrders : public QObject {
    Q_OBJECT
public:
    explicit WheelPictureOrders(QObject* parent = nullptr);
    ~WheelPictureOrders() override;

    /// Returns the set if it is cached; otherwise null, and emits ready() later.
    WheelPicturesPtr find(roulette::WheelOrder order, int width, bool draft = false);

    /// The number of cached sets, and their size in bytes.
    static std::pair<std::size_t, qsizetype> remembered();

    /// Returns whether find() would return the set.
    bool knows(roulette::WheelOrder order, int width, bool draft = false) const;

    /// Stops painting sets of other widths as soon as possible; they are no longer needed.
    void stopOthers(std::initializer_list<int> widths);

signals:
    /// find() can return the set now.
    void ready();

private:
    struct Wanted;
    std::shared_ptr<Wanted> m_wanted;
};

} // namespace mesaviva::scene
