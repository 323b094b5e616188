// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/game_record.h"
#include "engine/record/history/game_returned.h"
#include "engine/record/history/recall_table.h"
#include "engine/record/history/reconcile_table.h"
#include "engine/record/verify/outcome_method.h"
#include "engine/record/verify/verify_table.h"

namespace mesaviva::record {

/// Builds the record functions for a game; `OnRecord` is PokerOnRecord or the like.
template <class OnRecord>
GameRecord gameRecordOf() {
    GameRecord own{OnRecord::kName,
                   &OnRecord::outcome,
                   &gameReturned<typename OnRecord::Game>,
                   [](const TableRow& table, const Digest& opening, Verification& counts) {
                       return std::unique_ptr<TableCheck>(
                           std::make_unique<TableVerifier<OnRecord>>(table, opening, counts));
                   },
                   [](RecordReader& reader, const TableRow& table, std::optional<std::uint64_t> only,
                      const Recall::Taker& onTable, const Recall::Taker& onRound) {
                       return TableRecall<OnRecord>(reader, table, onTable, onRound).run(only);
                   },
                   [](RecordReader& reader, const TableRow& table, const Progress& progress) {
                       return TableReconciler<OnRecord>(reader, table).run(progress);
                   }};
    if constexpr (requires { &OnRecord::cutOffAt; }) {
        own.cutOffAt = &OnRecord::cutOffAt;
    }
    return own;
}

} // namespace mesaviva::record
