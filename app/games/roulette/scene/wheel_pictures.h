// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/roulette/scene/wheel_lens.h"
#include "app/games/roulette/scene/wheel_mesh.h"

#include <QImage>
#include <QObject>

#include <array>
#include <cstddef>
#include <initializer_list>
#include <memory>
#include <utility>

namespace mesaviva::scene {

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
