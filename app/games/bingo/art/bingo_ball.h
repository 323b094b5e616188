// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSize>

class QPainter;
class QRectF;

namespace mesaviva::art {

/// A ball of bingo: `variant` 90, 80, 75 or 30, `number` from 1 to the variant. With `symbols` a ball of
/// bingo 30 shows its symbol (B79); a ball of bingo 75 always shows its column's letter above the number
/// (B77).
struct BingoBall {
    int variant = 90;
    int number = 1;
    bool symbols = false;

    /// There is such a ball.
    [[nodiscard]] bool isKnown() const noexcept;
};

/// The ivory disc with the number, as a part of the ball's radius.
inline constexpr qreal kBingoDisc = 0.64;

/// The ball under the lamp at the top left, filling `size` (device pixels); with `shadow` it is a little
/// smaller and throws a soft shadow down and right within the picture. Null for a ball that there isn't.
[[nodiscard]] QImage bingoBall(const BingoBall& ball, QSize size, bool shadow = false);

/// The flat ivory disc with what is printed on it, filling `box`: no light on it.
void paintBingoDisc(QPainter& painter, const QRectF& box, const BingoBall& ball);

/// What the lamp adds to a flat coloured ball, to be laid over it: premultiplied, brighter than its alpha
/// where the lacquer shines. `dimness` from 0 (in front) to 1 (deep in the machine).
[[nodiscard]] QImage bingoBallLight(int side, qreal dimness);

} // namespace mesaviva::art
