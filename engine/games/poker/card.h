// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mesaviva::poker {

/// The four suits, in the order of the letters c d h s.
enum class Suit : std::uint8_t { clubs, diamonds, hearts, spades };

/// The thirteen ranks from low to high; the ace is high (P6b).
enum class Rank : std::uint8_t {
    two,
    three,
    four,
    five,
    six,
    seven,
    eight,
    nine,
    ten,
    jack,
    queen,
    king,
    ace
};

/// One of the 52 cards of P6b, as a number from 0 to 51: rank * 4 + suit. In a viewer's events and state it
/// may also be unknown(): such a card has neither rank nor suit.
class Card {
public:
    constexpr Card() = default;
    constexpr Card(Rank rank, Suit suit)
        : m_index(static_cast<std::uint8_t>(static_cast<unsigned>(rank) * 4U + static_cast<unsigned>(suit))) {
    }

    /// The card with this number; `index` must be below 52.
    static constexpr Card fromIndex(unsigned index) {
        Card card;
        card.m_index = static_cast<std::uint8_t>(index);
        return card;
    }

    /// A card that lies face down for a viewer.
    static constexpr Card unknown() { return fromIndex(kUnknown); }
    constexpr bool isKnown() const { return m_index != kUnknown; }

    /// Reads `2c` .. `As`, with `T` for ten; returns nothing for any other text.
    static std::optional<Card> fromText(std::string_view text);

    constexpr unsigned index() const { return m_index; }
    constexpr Rank rank() const { return static_cast<Rank>(m_index / 4); }
    constexpr Suit suit() const { return static_cast<Suit>(m_index % 4); }

    /// `2c` .. `As`; empty if it is unknown.
    std::string text() const;

    friend constexpr bool operator==(Card, Card) = default;

private:
    static constexpr unsigned kUnknown = 0xff;

    std::uint8_t m_index = 0;
};

/// The number of cards in the deck (P6b).
inline constexpr unsigned kDeckSize = 52;

/// Five cards in dealing order.
using HandCards = std::array<Card, 5>;

/// Whether all five cards are known.
constexpr bool areKnown(const HandCards& cards) {
    return std::all_of(cards.begin(), cards.end(), [](Card card) { return card.isKnown(); });
}

} // namespace mesaviva::poker
