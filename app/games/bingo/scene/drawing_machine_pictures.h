// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QRectF>

#include <memory>

namespace mesaviva::scene {

/// The parameters of a set of pictures.
struct MachineOrder {
    int variant = 90;
    bool symbols = false;
    int side = 0; ///< side of the machine in device pixels

    friend bool operator==(const MachineOrder&, const MachineOrder&) = default;
};

/// The pre-painted pictures of a drawing machine of one size and variant.
struct MachinePictures {
    MachineOrder of;
    QImage back;  ///< everything behind the balls
    QImage front; ///< glass and brass in front of the balls
    /// Discs by number from 0, the columns' colours, lights from near to deep, a soft shadow.
    QImage atlas;

    /// The rectangle of a cell in the atlas, in its pixels.
    [[nodiscard]] QRectF cell(int index) const;
    /// The cells of a number's disc and of its column's colour.
    [[nodiscard]] int discCell(int number) const { return number - 1; }
    [[nodiscard]] int colourCell(int number) const;
    /// `depth` is 0 in front, 1 at the back.
    [[nodiscard]] int lightCell(qreal depth) const;
    [[nodiscard]] int shadowCell() const;

    int cellSide = 0; ///< including a margin of one pixel
    int columns = 0;  ///< of the atlas
};
using MachinePicturesPtr = std::shared_ptr<const MachinePictures>;

/// Paints a set; thread-safe.
[[nodiscard]] MachinePicturesPtr paintMachinePictures(MachineOrder order);

} // namespace mesaviva::scene
