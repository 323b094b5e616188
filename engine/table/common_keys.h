// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Enumerations with keys that all tables share, and OneOf, which joins one of them with a game's own.
#pragma once

#include "engine/base/table_clock.h"
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

/// What any table can wait for: time, an action of the dealer, or an answer from chance. Each game adds what
/// else it asks of chance (a card, a pocket, a ball).
enum class CommonNeed : std::uint8_t {
    time, ///< a period expires: answer with the game's TimePassed
    act,  ///< the dealer's next action (turning cards, sweeping, paying): TimePassed as well, once it is done
    commitment, ///< a round may open: answer with the commitment to its seed
    seed,       ///< a round closes: answer with its seed
};

/// Returns the need's key, for instance `commitment`.
std::string_view name(CommonNeed need);

/// Returns whether a need of this kind is met by the passing of time alone.
template <class Kind>
constexpr bool isMetByTime(Kind kind) {
    return kind == CommonNeed::time || kind == CommonNeed::act;
}

/// Returns whether the need is an action of the Dealer: opening a round, turning, sweeping, paying. Each game
/// overloads this for what it asks of chance: dealing a card, launching the ball, calling a number.
constexpr bool isDealersAction(CommonNeed need) {
    return need == CommonNeed::act || need == CommonNeed::commitment;
}
template <class Kind>
requires requires(Kind kind) {
    kind.visit([](auto) { return true; });
}
constexpr bool isDealersAction(Kind kind) {
    return kind.visit([](auto word) { return isDealersAction(word); });
}

/// The next thing that a table needs, and when. Chance and the dealer are asked at that time, not before, and
/// may answer later. `Kind` is the game's type.
template <class Kind>
struct NeedFor {
    Instant at;
    Kind kind = CommonNeed::time;

    friend bool operator==(const NeedFor&, const NeedFor&) = default;
};

/// Announcements that any table can make (P14, P31 and the like); each game adds its own. The engine knows
/// only the keys; the announcer has the written and spoken text.
enum class CommonPhrase : std::uint8_t {
    round_void,
    leave_invitation,
    leave_warning,
    session_over,
};

/// Returns the phrase's key, for instance `round_void`.
std::string_view name(CommonPhrase phrase);

/// The source of an outcome: the round's seed, or a scenario or human dealer (the round is then `scripted`).
enum class Origin : std::uint8_t { seed, script };

/// Returns the key: `seed`, `script`.
constexpr std::string_view name(Origin origin) {
    switch (origin) {
    case Origin::seed: return "seed";
    case Origin::script: return "script";
    }
    return {};
}

} // namespace mesaviva
