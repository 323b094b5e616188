// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/random_stream.h"
#include "engine/games/poker/card.h"

#include <array>
#include <bitset>
#include <optional>
#include <span>

namespace mesaviva::poker {

/// A deck from which cards are drawn without putting them back. Cards named beforehand come first, in their
/// order; the rest come from a stream, each of the remaining cards equally likely.
///
/// The remaining cards stand in the order of their numbers; a draw takes number `below(remaining)` and puts
/// the last one in its place.
class Deck {
public:
    /// `first` must hold no card twice.
    Deck(std::span<const Card> first, RandomStream stream);

    /// The next card, and whether it was named beforehand. At most 52 times.
    struct Drawn {
        Card card;
        bool scripted = false;
    };
    Drawn draw();

private:
    std::array<Card, kDeckSize> m_named{};
    std::array<Card, kDeckSize> m_rest{};
    unsigned m_namedCount = 0;
    unsigned m_namedUsed = 0;
    unsigned m_restCount = 0;
    RandomStream m_stream;
};

} // namespace mesaviva::poker
