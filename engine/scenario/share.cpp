// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/share.h"

#include "engine/record/record_reader.h"
#include "engine/scenario/game_scenarios.h"

namespace mesaviva::scenario {

std::string_view name(ShareLimit limit) {
    switch (limit) {
    case ShareLimit::running: return "running";
    case ShareLimit::settings: return "settings";
    case ShareLimit::names: return "names";
    case ShareLimit::arrivals: return "arrivals";
    case ShareLimit::refusals: return "refusals";
    case ShareLimit::crowd: return "crowd";
    case ShareLimit::dealer: return "dealer";
    case ShareLimit::moment: return "moment";
    case ShareLimit::earlier_rounds: return "earlier_rounds";
    case ShareLimit::other: return "other";
    }
    return {};
}

Result<std::string, NotShared> shareRound(record::RecordReader& reader, const record::RoundId& id,
                                          const Title& title) {
    const auto table = reader.table(id.table);
    if (!table || !reader.round(id)) {
        throw record::Fault{record::FaultKind::missing, "there is no such round"};
    }
    const GameScenarios* const game = scenariosOf(table->game);
    if (game == nullptr) {
        throw record::Fault{record::FaultKind::damaged, "no such game: " + table->game};
    }
    return game->share(reader, *table, id, title);
}

} // namespace mesaviva::scenario
