// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How poker's values are written in fields (table/fields.h).
#pragma once

#include "engine/games/poker/card.h"
#include "engine/games/poker/events.h"
#include "engine/games/poker/pay_table.h"
#include "engine/table/fields.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace mesaviva {

template <>
struct TextForm<poker::Card> {
    static constexpr FieldKind kKind = FieldKind::card;
    static std::string write(poker::Card card) { return card.text(); }
    static std::optional<poker::Card> read(std::string_view text) { return poker::Card::fromText(text); }
};

/// Ace and king told apart from other high cards, whosever they are.
template <>
struct TextForm<poker::Combination> {
    static constexpr FieldKind kKind = FieldKind::word;
    static std::string_view write(poker::Combination combination) {
        return combination == poker::Combination::ace_king ? "ace_king" : poker::name(combination);
    }
    static std::optional<poker::Combination> read(std::string_view key) {
        for (int i = 0; i <= static_cast<int>(poker::Combination::royal_flush); ++i) {
            if (const auto combination = static_cast<poker::Combination>(i); write(combination) == key) {
                return combination;
            }
        }
        return std::nullopt;
    }
};

} // namespace mesaviva

namespace mesaviva::poker {

/// The dealer's hand by the name that is announced (P7k, P25).
struct DealerHandForm {
    static std::string write(Combination hand) { return std::string(dealerHandName(hand)); }
    static bool read(const std::string& key, Combination& hand) {
        for (int i = 0; i <= static_cast<int>(Combination::royal_flush); ++i) {
            hand = static_cast<Combination>(i);
            if (dealerHandName(hand) == key) {
                return true;
            }
        }
        return false;
    }
};

} // namespace mesaviva::poker
