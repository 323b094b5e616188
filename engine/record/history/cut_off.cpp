// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/history/cut_off.h"

#include "engine/record/game_record.h"
#include "engine/record/history/balances.h"
#include "engine/record/row_values.h"

namespace mesaviva::record {

std::vector<CutOff> cutOffs(RecordReader& reader, TableNumber table, std::string_view player,
                            std::uint64_t from) {
    std::vector<CutOff> all;
    const auto at = reader.table(table);
    const GameRecord* const game = at ? findGameRecord(at->game) : nullptr;
    if (game == nullptr || game->cutOffAt == nullptr) {
        return all;
    }
    Statement row = reader.database().prepare("SELECT round, seq, wall, fields FROM events WHERE id >= ? AND "
                                              "id < ? AND event = 'settled' ORDER BY id");
    row.bind(1, eventKeyOf(table, from)).bind(2, eventKeyOf(table + 1, 0));
    while (row.step()) {
        const RoundId round{table, static_cast<std::uint64_t>(row.number(0))};
        const auto found = game->cutOffAt(reader, round, static_cast<std::uint64_t>(row.number(1)),
                                          timeIn(row, 2), row.text(3));
        if (found && found->player == player) {
            all.push_back(*found);
        }
    }
    return all;
}

} // namespace mesaviva::record
