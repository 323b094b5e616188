// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>
#include <QList>
#include <QSize>

namespace mesaviva::art {

/// The colours of bingo's columns, shared by balls and cards. `variant` is 90, 80, 75 or 30.

/// Returns the column of a number, from 0 (B62, B66, B70, B81); -1 for an unknown number or variant.
[[nodiscard]] int bingoColumnOf(int variant, int number) noexcept;

/// Returns one colour per column, from the left: nine, four (B65: clearly different), five, three; empty for
/// other variants. White and ivory on each colour, and each colour on ivory, have a contrast of at least
/// 4.5:1.
[[nodiscard]] QList<QColor> bingoColours(int variant);

/// Returns the colour of a number's column; the standard ink colour if there is none.
[[nodiscard]] QColor bingoColourOf(int variant, int number);

} // namespace mesaviva::art

class QPainter;
class QRectF;

class QQmlEngine;

namespace mesaviva::art {

/// A bingo ball: `variant` is 90, 80, 75 or 30, `number` is from 1 to the variant. With `symbols`, a ball of
/// bingo 30 shows its symbol (B79). A ball of bingo 75 always shows its column's letter above the number
/// (B77).
struct BingoBall {
    int variant = 90;
    int number = 1;
    bool symbols = false;

    /// Returns whether variant and number exist.
    [[nodiscard]] bool isKnown() const noexcept;
};

/// Radius of the ivory disc that carries the number, as a fraction of the ball's radius.
inline constexpr qreal kBingoDisc = 0.64;

/// Paints the ball, lit from the top left, filling `size` (device pixels). With `shadow` the ball is a little
/// smaller and casts a soft shadow down and right within the picture. Returns a null image for an unknown
/// ball.
[[nodiscard]] QImage bingoBall(const BingoBall& ball, QSize size, bool shadow = false);

/// Paints the flat, unlit ivory disc with its print, filling `box`.
void paintBingoDisc(QPainter& painter, const QRectF& box, const BingoBall& ball);

/// The lamp's light on a ball, to be drawn over a flat coloured ball: premultiplied, brighter than its alpha
/// where the lacquer shines. `dimness` is from 0 (in front) to 1 (deep in the machine).
[[nodiscard]] QImage bingoBallLight(int side, qreal dimness);

/// Adds the image providers of bingo to `engine`; see addImageProviders() for sizes and errors.
///
/// - `image://bingo/ball/75/12?symbols=0&shadow=1`: variant and number; `symbols` 1 for a symbol of bingo 30,
/// `shadow` 1 for a soft shadow within the picture.
/// - `image://bingo/symbol/galo?ink=2B5FB3&ground=F4ECD8`, `.../symbol/1`: the symbols of bingo 30.
void addBingoPictures(QQmlEngine& engine);

} // namespace mesaviva::art
