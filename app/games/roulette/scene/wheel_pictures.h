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

/// Everything that is painted once for a wheel of one size.
struct WheelPictures {
    roulette::WheelOrder order = roulette::WheelOrder::french;
    int width = 0;      ///< of the bowl's picture, in device pixels
    bool draft = false; ///< coarse, to be replaced as soon as the fine ones are ready
    QImage bowl;
    std::array<QImage, kBlurs.size()> bands;
    QImage turret;
    QImage knob;
    QImage ball;
    std::shared_ptr<const RotorLens> lens; ///< only for the software renderer

    /// What it takes in memory; what it shares with another set counts in both.
    qsizetype bytes() const;
};
using WheelPicturesPtr = std::shared_ptr<const WheelPictures>;

/// The size of the bowl's picture that is `width` pixels wide.
[[nodiscard]] QSize bowlSize(int width);
/// Paints a set; safe from any thread. Large ones take seconds; null if they are stopped.
[[nodiscard]] WheelPicturesPtr paintWheelPictures(roulette::WheelOrder order, int width, bool draft,
                                                  const std::stop_token& stop = {});

/// Has sets painted away from the GUI thread. The latest are remembered for the whole program: two, and up to
/// six as long as they take no more than 64 MiB.
class WheelPictureOrders : public QObject {
    Q_OBJECT
public:
    explicit WheelPictureOrders(QObject* parent = nullptr);
    ~WheelPictureOrders() override;

    /// The set if it is remembered; otherwise null, and ready() follows unless the same has been asked for.
    WheelPicturesPtr find(roulette::WheelOrder order, int width, bool draft = false);

    /// How many sets are remembered, and how many bytes they take.
    static std::pair<std::size_t, qsizetype> remembered();

    /// Whether find() would have it.
    bool knows(roulette::WheelOrder order, int width, bool draft = false) const;

    /// What is being painted in another width is stopped as soon as may be: nobody waits for it any more.
    void stopOthers(std::initializer_list<int> widths);

signals:
    /// find() has it now.
    void ready();

private:
    struct Wanted;
    std::shared_ptr<Wanted> m_wanted;
};

} // namespace mesaviva::scene
