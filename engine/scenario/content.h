// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/check.h"
#include "engine/base/table_clock.h"

#include <any>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace mesaviva::scenario {

/// The part of a scenario in the terms of its game: the table, chance and the steps. Only the game itself
/// reads it.
class Content {
public:
    Content() = default;
    /// `own` is PokerContent or the like: a type that names its `Game` and has that game's `steps`.
    template <class Own>
    requires requires { Own::Game::kKey; }
    Content(Own own)
        : m_game(Own::Game::kKey),
          m_own(std::move(own)) {} // NOLINT(google-explicit-constructor)

    /// The game's key; empty if there is no content.
    std::string_view game() const { return m_game; }
    /// The content as the game's own type; null if it belongs to another game.
    template <class Own>
    const Own* find() const {
        return std::any_cast<Own>(&m_own);
    }
    /// As above, for content that is known to belong to that game.
    template <class Own>
    const Own& as() const {
        const Own* own = find<Own>();
        check(own != nullptr, "a scenario of another game");
        return *own;
    }

private:
    std::string_view m_game;
    std::any m_own;
};

/// An action and its time. A step without `at` and `when` follows the previous one at once.
template <class Command>
struct Step {
    std::optional<Instant> at; ///< at this time, after the timers of that instant
    std::string when;          ///< right after the next event of this name; may be empty
    Command command;
};

} // namespace mesaviva::scenario
