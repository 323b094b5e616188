// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/rule_id.h"
#include "engine/base/table_clock.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace mesaviva::faults {

/// What the rules demand after a fault.
enum class DueAction : std::uint8_t {
    at_once, ///< the event comes with the fault itself
    follows, ///< by itself: neither a person nor chance is asked before
    settles, ///< the player's stake stays in the round: such a settlement comes, whatever chance brings
};

/// One event that a fault demands.
template <class Event>
struct Predicted {
    Event event; ///< of a DueAction::settles an example: only its player, its stake and `rules` are certain
    DueAction dueAction = DueAction::at_once;
    Duration after{};    ///< so long after the fault; means nothing for DueAction::settles
    Rules rules;         ///< that it carries out; of a DueAction::settles those that the fault brings in
    bool sealed = false; ///< it tells of cards that lie face down when the fault is caused
};

/// What the rules demand if a fault were caused now; or why it can't be.
template <class Game>
struct Prediction {
    std::optional<typename Game::Refusal> refusal;
    std::vector<Predicted<typename Game::Event>> events; ///< in the order in which they come
};

} // namespace mesaviva::faults
