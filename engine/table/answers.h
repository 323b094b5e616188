// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/dispatch.h"
#include "engine/table/common_keys.h"
#include "engine/table/contribution.h"
#include "engine/table/journal.h"

#include <cstddef>
#include <optional>
#include <span>

namespace mesaviva {

/// Returns the command from time or chance that meets a table's need; nothing while chance has no answer yet.
template <class Game>
std::optional<typename Game::Command> answer(const typename Game::State& state, typename Game::NeedKind need,
                                             typename Game::Chance& chance,
                                             const Journal<typename Game::Event>& journal) {
    using Answer = std::optional<typename Game::Command>;
    return need.visit(Overloaded{
        [&](CommonNeed common) -> Answer {
            switch (common) {
            case CommonNeed::time:
            case CommonNeed::act: break;
            case CommonNeed::commitment: return chance.openRound(Game::roundOf(state) + 1);
            case CommonNeed::seed: return chance.closeRound();
            }
            return typename Game::TimePassed{};
        },
        [&](auto own) -> Answer { return Game::answer(state, own, chance, journal); },
    });
}

/// Requests from chance again everything that it supplied in these events, so that it continues where it was
/// after the last of them: a resumed table goes on with the cards, pockets and balls that were to come.
/// `state` is the table before the first event, `journal` the table's journal. Calls `onEvent(entry, state)`
/// for each event with the state after it.
template <class Game, class OnEvent>
void retrace(typename Game::State state, std::span<const Recorded<typename Game::Event>> entries,
             typename Game::Chance& chance, const Journal<typename Game::Event>& journal,
             const OnEvent& onEvent) {
    typename Game::Events events;
    std::size_t covered = 0; // events before this index are accounted for
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const auto& entry = entries[i];
        if (const std::optional<typename Game::NeedKind> kind = Game::broughtBy(entry.event);
            kind && i >= covered) {
            // One answer may cause several events, such as all the cards of an order.
            events.clear();
            const auto answer = mesaviva::answer<Game>(state, *kind, chance, journal);
            if (answer && !Game::decide(state, *answer, entry.at, events)) {
                covered = i + events.size();
            }
        }
        Game::evolve(state, entry.event, entry.at);
        passContribution(entry.event, chance);
        onEvent(entry, state);
    }
}

} // namespace mesaviva
