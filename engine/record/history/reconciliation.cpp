// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/history/reconciliation.h"

#include "engine/record/game_record.h"
#include "engine/record/house_page.h"
#include "engine/record/record_reader.h"

#include <algorithm>

namespace mesaviva::record {

std::vector<std::string> TableReconciliation::differences() const {
    std::vector<std::string> found;
    const bool add = std::ranges::all_of(accounts, [](const AccountLine& line) { return line.adds(); });
    if (!balanced || !add) {
        found.emplace_back("accounts");
    }
    if (runs) {
        return found;
    }
    if (staked != listStaked || returned != listReturned) {
        found.emplace_back("list");
    }
    for (const PlayerLine& line : players) {
        if (!line.fits()) {
            found.push_back("player:" + line.player);
        }
    }
    return found;
}

bool TableReconciliation::isRight() const { return differences().empty(); }

std::optional<TableReconciliation> reconcile(RecordReader& reader, TableNumber table,
                                             const Progress& progress) {
    const auto row = reader.table(table);
    if (!row || row->game == kHousePage) {
        return std::nullopt;
    }
    return gameRecord(row->game).reconcile(reader, *row, progress);
}

} // namespace mesaviva::record
