// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/card.h"

namespace mesaviva::poker {

namespace {
constexpr std::string_view kRanks = "23456789TJQKA";
constexpr std::string_view kSuits = "cdhs";
} // namespace

std::optional<Card> Card::fromText(std::string_view text) {
    if (text.size() != 2) {
        return std::nullopt;
    }
    const auto rank = kRanks.find(text[0]);
    const auto suit = kSuits.find(text[1]);
    if (rank == std::string_view::npos || suit == std::string_view::npos) {
        return std::nullopt;
    }
    return fromIndex(static_cast<unsigned>(rank * 4 + suit));
}

std::string Card::text() const {
    if (!isKnown()) {
        return {};
    }
    return {kRanks[static_cast<std::size_t>(rank())], kSuits[static_cast<std::size_t>(suit())]};
}

} // namespace mesaviva::poker
