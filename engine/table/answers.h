// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/overloaded.h"
#include "engine/table/journal.h"
#include "engine/table/need.h"

#include <optional>

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

} // namespace mesaviva
