// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The forms of one game's scenarios: steps, players and tables. Included by the file that defines them for
// that game.
#pragma once

#include "engine/training/lessons/step_forms.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace mesaviva::lessons {

/// The forms of one game.
struct GameForms {
    std::string_view game;
    std::span<const Action> actions;
    std::span<const FormField> player;
    /// As tableForm().
    std::vector<FormField> (*table)(std::string_view rules);
    std::int64_t usualAmount; ///< cents: the default stake where the table has no minimum
};

/// Defined for each game in its own file (<game>_forms.cpp).
template <class Game>
const GameForms& gameForms();

// Fields that several games share.
inline constexpr FormField kPlayerField{"player", FieldKind::player};
inline constexpr std::array kAlone{kPlayerField};
inline constexpr std::array<std::string_view, 3> kFaults{"system", "player_lost", "player_back"};
inline constexpr std::array kFault{FormField{"kind", FieldKind::word, false, kFaults},
                                   FormField{"player", FieldKind::player, true}};

} // namespace mesaviva::lessons
