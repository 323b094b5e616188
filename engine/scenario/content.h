// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/check.h"

#include <any>
#include <string_view>
#include <utility>

namespace mesaviva::scenario {

/// What a scenario says in the terms of its game, whichever that is: the table, what chance brings, the
/// steps. Only the game itself looks inside.
class Content {
public:
    Content() = default;
    /// `own` is PokerContent or the like: a type that names its `Game`, and has that game's `steps`.
    template <class Own>
    requires requires { Own::Game::kKey; }
    Content(Own own)
        : m_game(Own::Game::kKey),
          m_own(std::move(own)) {} // NOLINT(google-explicit-constructor)

    /// The game's key; empty where there is no content.
    std::string_view game() const { return m_game; }
    /// The content as the game's own type; null where it is another's.
    template <class Own>
    const Own* find() const {
        return std::any_cast<Own>(&m_own);
    }
    /// The same where it can't be another's.
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

} // namespace mesaviva::scenario
