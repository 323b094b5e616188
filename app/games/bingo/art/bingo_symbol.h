// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/art/palette.h"

#include <QColor>
#include <QImage>
#include <QLatin1String>
#include <QSize>
#include <QString>

class QPainter;
class QRectF;

namespace mesaviva::art {

/// B79: as many symbols as bingo 30 has numbers, none of which can be mistaken for another.
inline constexpr int kBingoSymbols = 30;

/// The key of a symbol, from 1 to 30: `galo`, `caravela`, ...; empty for other numbers. Keys name pictures
/// and words; they are not shown.
[[nodiscard]] QLatin1String bingoSymbolKey(int number) noexcept;
/// The number of a key, or 0.
[[nodiscard]] int bingoSymbolNumber(const QString& key) noexcept;

/// Paints a symbol as azulejos are painted: flat, in `ink`, its inner drawing left in `ground`. It fills the
/// largest square in `box`. Does nothing for numbers that have none; safe from any thread.
void paintBingoSymbol(QPainter& painter, const QRectF& box, int number, const QColor& ink = palette::kCobalt,
                      const QColor& ground = palette::kIvory);

/// The symbol alone in a picture, `ground` only within it; null for numbers that have none.
[[nodiscard]] QImage bingoSymbol(int number, QSize size, const QColor& ink = palette::kCobalt,
                                 const QColor& ground = palette::kIvory);

} // namespace mesaviva::art
