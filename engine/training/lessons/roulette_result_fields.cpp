// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/chances.h"
#include "engine/games/roulette/events.h"
#include "engine/games/roulette/game.h"
#include "engine/games/roulette/series.h"
#include "engine/games/roulette/wheel.h"
#include "engine/training/lessons/result_fields.h"

namespace mesaviva::lessons {

template <>
std::vector<ResultField> resultFields<roulette::Game>() {
    auto fields = commonResultFields<roulette::Phrase, roulette::Action, roulette::RefusalReason,
                                     roulette::RefusalCause>();
    fields.push_back({{}, "chance", allKeys<roulette::ChanceKind>()});
    fields.push_back({{}, "series", allKeys<roulette::Series>()});
    fields.push_back({{}, "colour", allKeys<roulette::Colour>()});
    fields.push_back({{}, "direction", allKeys<roulette::Turn>()});
    fields.push_back({"spin_void", "reason", allKeys<roulette::SpinVoidReason>()});
    fields.push_back({"round_void", "reason", {"system_failure"}});
    return fields;
}

} // namespace mesaviva::lessons
