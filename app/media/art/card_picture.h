// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/art/outlines.h"

#include <QImage>
#include <QRectF>
#include <QSize>
#include <QStringView>

#include <optional>

class QColor;
class QPainter;

namespace mesaviva::art {

/// A card's real size in millimetres.
inline constexpr qreal kCardWidthMm = 63;
inline constexpr qreal kCardHeightMm = 88;
inline constexpr qreal kCardCornerMm = 3;

/// A card to be drawn: 2 to 10, 11 jack, 12 queen, 13 king, 14 ace.
struct CardSign {
    int rank = 14;
    Suit suit = Suit::spades;
    friend bool operator==(const CardSign&, const CardSign&) = default;
};

/// Parses `2c` to `As`, ten as `T` or `10`; nullopt for any other text.
[[nodiscard]] std::optional<CardSign> cardFromText(QStringView text);

/// The letters in a card's corners: A K Q J, or A R D V as on Portuguese decks.
enum class CornerLetters { english, portuguese };

/// The printed design of a deck.
struct DeckStyle {
    CornerLetters letters = CornerLetters::portuguese;
    bool fourColours = false;
};

/// The narrowest card, in pixels, with a full face; narrower ones show large signs only.
inline constexpr int kFullFaceWidth = 70;

/// A card's face, `size` in device pixels, transparent outside the rounded corners.
[[nodiscard]] QImage cardFace(CardSign card, DeckStyle style, QSize size);

/// The deck's back: azulejo tiles in cobalt on ivory.
[[nodiscard]] QImage cardBack(QSize size);

/// Paints one azulejo tile, cobalt on ivory, filling the square `box`: the program's motif. Tiles next to
/// each other join into a pattern.
void paintAzulejo(QPainter& painter, const QRectF& box);

/// Paints a framed wall of tiles filling `field`: the back of a card.
void paintAzulejoPanel(QPainter& painter, const QRectF& field);

/// Paints the framed, double-headed figure of a jack, queen or king, with suit signs in `colour`. The
/// painter's origin is the card's centre and its unit a tenth of a millimetre.
void paintCourt(QPainter& painter, CardSign card, const QColor& colour);

/// Paints the headdress of a jack, queen or king, filling `box`: the rank's sign on small faces.
void paintHeaddress(QPainter& painter, int rank, const QRectF& box);

} // namespace mesaviva::art
