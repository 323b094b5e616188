// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>

namespace mesaviva::art {

/// The colours of bingo's columns, the same on balls and cards. `variant` is 90, 80, 75 or 30.

/// The column, from 0, of a number (B62, B66, B70, B81); -1 where there is no such number or variant.
[[nodiscard]] int bingoColumnOf(int variant, int number) noexcept;

/// One colour for each column, from the left: nine, four (B65: clearly different), five, three; empty for
/// other variants. White and ivory can be read on each of them, and each on ivory, at 4.5:1 at least.
[[nodiscard]] QList<QColor> bingoColours(int variant);

/// The colour of a number's column; the house's ink where there is none.
[[nodiscard]] QColor bingoColourOf(int variant, int number);

} // namespace mesaviva::art
