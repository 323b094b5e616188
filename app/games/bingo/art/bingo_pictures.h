// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QQmlEngine;

namespace mesaviva::art {

/// Adds the image providers of bingo to `engine`; see addImageProviders() for sizes and errors.
///
/// - `image://bingo/ball/75/12?symbols=0&shadow=1`: variant and number; `symbols` 1 for a symbol of bingo 30,
/// `shadow` 1 for a soft shadow within the picture.
/// - `image://bingo/symbol/galo?ink=2B5FB3&ground=F4ECD8`, `.../symbol/1`: the symbols of bingo 30.
void addBingoPictures(QQmlEngine& engine);

} // namespace mesaviva::art
