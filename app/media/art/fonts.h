// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace mesaviva::art {

/// The families that loadFonts() makes known.
inline constexpr char kSerifFamily[] = "EB Garamond";
inline constexpr char kSansFamily[] = "Roboto";

/// Makes the shipped fonts known to the program. Call once, with the QGuiApplication there; false if a font
/// cannot be read.
[[nodiscard]] bool loadFonts();

} // namespace mesaviva::art
