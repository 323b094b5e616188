// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/fields.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace mesaviva {

/// A value from an enumeration that all tables share or from a game's own enumeration, both with keys. A
/// switch over either one lets the compiler report a forgotten case.
template <Keyed Common, Keyed Own>
class OneOf {
public:
    constexpr OneOf() = default;
    constexpr OneOf(Common word) : m_value(static_cast<std::uint8_t>(word)) {}             // NOLINT
    constexpr OneOf(Own word) : m_value(static_cast<std::uint8_t>(word)), m_isOwn(true) {} // NOLINT

    /// Calls `visitor` with the value, as its own enumeration type.
    template <class Visitor>
    constexpr decltype(auto) visit(Visitor&& visitor) const {
        return m_isOwn ? std::forward<Visitor>(visitor)(static_cast<Own>(m_value))
                       : std::forward<Visitor>(visitor)(static_cast<Common>(m_value));
    }

    /// Returns all values, the shared ones first.
    static std::vector<OneOf> all() {
        std::vector<OneOf> words;
        append<Common>(words);
        append<Own>(words);
        return words;
    }

    friend constexpr bool operator==(OneOf, OneOf) = default;

private:
    template <class List>
    static void append(std::vector<OneOf>& words) {
        for (int i = 0; !name(static_cast<List>(i)).empty(); ++i) {
            words.push_back(static_cast<List>(i));
        }
    }

    std::uint8_t m_value = 0;
    bool m_isOwn = false;
};

/// Returns the value's key.
template <class Common, class Own>
std::string_view name(OneOf<Common, Own> word) {
    return word.visit([](auto own) { return name(own); });
}

template <class Common, class Own>
struct TextForm<OneOf<Common, Own>> {
    static constexpr FieldKind kKind = FieldKind::word;
    static std::string_view write(OneOf<Common, Own> word) { return name(word); }
    static std::optional<OneOf<Common, Own>> read(std::string_view key) {
        if (const std::optional<Own> own = TextForm<Own>::read(key)) {
            return *own;
        }
        if (const std::optional<Common> common = TextForm<Common>::read(key)) {
            return *common;
        }
        return std::nullopt;
    }
};

} // namespace mesaviva
