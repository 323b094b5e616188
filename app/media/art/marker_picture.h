// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSize>
#include <QSizeF>

namespace mesaviva::art {

/// Width and height of the marker's picture; the centre of its foot is at kMarkerFoot of the height.
inline constexpr QSizeF kMarkerProportions{1.0, 1.2};
inline constexpr qreal kMarkerFoot = 0.72;

/// The marker that the croupier places on the number drawn (O16, R23, M4): crystal between brass rings, with
/// its shadow. `size` in device pixels, in kMarkerProportions.
[[nodiscard]] QImage numberMarker(QSize size);

} // namespace mesaviva::art
