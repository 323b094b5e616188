// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/answers.h"
#include "engine/table/journal.h"
#include "engine/table/need.h"
#include "engine/table/recorded.h"

#include <cstddef>
#include <optional>
#include <span>

namespace mesaviva {

/// Asks chance again for everything that it has brought in these events, so that it stands where it stood
/// after the last of them: a table that is taken up again goes on with the cards, pockets and balls that were
/// to come. `state` is the table before the first of the events, `journal` what the table's journal holds;
/// `heard(entry, state)` is called for each event with the table after it.
template <class Game, class Heard>
void retrace(typename Game::State state, std::span<const Recorded<typename Game::Event>> entries,
             typename Game::Chance& chance, const Journal<typename Game::Event>& journal,
             const Heard& heard) {
    typename Game::Events events;
    std::size_t brought = 0; // the events before this one are accounted for
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const auto& entry = entries[i];
        if (const std::optional<typename Game::NeedKind> kind = Game::broughtBy(entry.event);
            kind && i >= brought) {
            // One answer may bring several events: all the cards of an order.
            events.clear();
            const auto answer = mesaviva::answer<Game>(state, *kind, chance, journal);
            if (answer && !Game::decide(state, *answer, entry.at, events)) {
                brought = i + events.size();
            }
        }
        Game::evolve(state, entry.event, entry.at);
        heard(entry, state);
    }
}

} // namespace mesaviva
