// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QRectF>

#include <memory>

namespace mesaviva::scene {

/// What a set of pictures is of.
struct MachineOrder {
    int variant = 90;
    bool symbols = false;
    int side = 0; ///< of the machine, in device pixels

    friend bool operator==(const MachineOrder&, const MachineOrder&) = default;
};

/// Everything that is painted once for a drawing machine of one size and variant.
struct MachinePictures {
    MachineOrder of;
    QImage back;  ///< what stands behind the balls
    QImage front; ///< glass and brass before them
    /// Discs by number from 0, the columns' colours, lights from near to deep, a soft shadow.
    QImage atlas;

    /// Where a cell lies in the atlas, in its pixels.
    [[nodiscard]] QRectF cell(int index) const;
    /// The cells of a number's disc and of its column's colour.
    [[nodiscard]] int discCell(int number) const { return number - 1; }
    [[nodiscard]] int colourCell(int number) const;
    /// `depth` 0 in front, 1 deep.
    [[nodiscard]] int lightCell(qreal depth) const;
    [[nodiscard]] int shadowCell() const;

    int cellSide = 0; ///< with a pixel of margin all round
    int columns = 0;  ///< of the atlas
};
using MachinePicturesPtr = std::shared_ptr<const MachinePictures>;

/// Paints a set; safe from any thread.
[[nodiscard]] MachinePicturesPtr paintMachinePictures(MachineOrder order);

} // namespace mesaviva::scene
