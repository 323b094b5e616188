// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QPointF>
#include <QString>

namespace mesaviva::art {

/// The font families registered by loadFonts().
inline constexpr char kSerifFamily[] = "EB Garamond";
inline constexpr char kSansFamily[] = "Roboto";

/// Registers the shipped fonts. Call it once, after creating the QGuiApplication; returns false if a font
/// cannot be read.
[[nodiscard]] bool loadFonts();

/// The four suits, in the order of the letters c d h s.
enum class Suit { clubs, diamonds, hearts, spades };

/// The outline of a suit sign, one unit high, centred on the origin.
[[nodiscard]] const QPainterPath& suitOutline(Suit suit);

/// The fonts for printed text.
enum class Fount { serif, condensed, sans };

/// The outline of `text` with capitals `capHeight` high; its visible box is centred horizontally on
/// `centre.x()`, the capitals vertically on `centre.y()`. Uses only the shipped fonts, so that it looks the
/// same everywhere. For digits, capital letters and signs.
[[nodiscard]] QPainterPath textOutline(const QString& text, Fount fount, qreal capHeight, QPointF centre);

} // namespace mesaviva::art
