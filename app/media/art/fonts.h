// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace mesaviva::art {

/// The font families registered by loadFonts().
inline constexpr char kSerifFamily[] = "EB Garamond";
inline constexpr char kSansFamily[] = "Roboto";

/// Registers the shipped fonts. Call it once, after creating the QGuiApplication; returns false if a font
/// cannot be read.
[[nodiscard]] bool loadFonts();

} // namespace mesaviva::art
