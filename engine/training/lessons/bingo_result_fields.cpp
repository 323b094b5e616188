// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/events.h"
#include "engine/games/bingo/game.h"
#include "engine/training/lessons/result_fields.h"

namespace mesaviva::lessons {

template <>
std::vector<ResultField> resultFields<bingo::Game>() {
    auto fields = commonResultFields<bingo::Phrase, bingo::Action, bingo::RefusalReason, CommonCause>();
    fields.push_back({{}, "kind", allKeys<bingo::PrizeKind>()});
    fields.push_back({"money_carried", "to", allKeys<bingo::CarryTarget>()});
    fields.push_back({{}, "absent", allKeys<bingo::Absence>()});
    fields.push_back({"round_void", "reason", allKeys<bingo::VoidReason>()});
    fields.push_back({"paid", "player", {"crowd"}, FieldKind::player});
    return fields;
}

} // namespace mesaviva::lessons
