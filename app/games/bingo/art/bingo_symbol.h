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

/// B79: the number of symbols, one per number of bingo 30, all easy to tell apart.
inline constexpr int kBingoSymbols = 30;

/// Returns the key of a symbol, from 1 to 30: `galo`, `caravela`, ...; empty for other numbers. Keys identify
/// pictures and texts; users never see them.
[[nodiscard]] QLatin1String bingoSymbolKey(int number) noexcept;
/// Returns the number of a key, or 0.
[[nodiscard]] int bingoSymbolNumber(const QString& key) noexcept;

/// Paints a symbol in the style of an azulejo: flat, in `ink`, with the inner lines in `ground`, as the
/// largest square that fits `box`. Does nothing for other numbers; thread-safe.
void paintBingoSymbol(QPainter& painter, const QRectF& box, int number, const QColor& ink = palette::kCobalt,
                      const QColor& ground = palette::kIvory);

/// Returns the symbol as a picture with `ground` only inside the symbol; null for other numbers.
[[nodiscard]] QImage bingoSymbol(int number, QSize size, const QColor& ink = palette::kCobalt,
                                 const QColor& ground = palette::kIvory);

} // namespace mesaviva::art
