// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/write/recover.h"

#include "engine/record/record_file.h"

namespace mesaviva::record {

std::vector<RoundId> interruptedRounds(RecordReader& reader) {
    std::vector<RoundId> result;
    Statement rows = reader.database().prepare("SELECT table_id, round FROM sealed ORDER BY table_id");
    while (rows.step()) {
        result.push_back({rows.number(0), static_cast<std::uint64_t>(rows.number(1))});
    }
    return result;
}

std::optional<Seed> sealedSeed(RecordWriter& writer, const RoundId& round) {
    const auto seed = std::make_shared<std::optional<Seed>>();
    const auto ticket = writer.append([seed, round](RecordStore& store) { *seed = store.sealed(round); });
    return ticket && writer.waitFor(*ticket) ? *seed : std::nullopt;
}

std::optional<Seed> sealedSeed(RecordReader& reader, const RoundId& round) {
    Statement row = reader.database().prepare("SELECT seed FROM sealed WHERE table_id = ? AND round = ?");
    row.bind(1, round.table).bind(2, static_cast<std::int64_t>(round.round));
    return row.step() ? std::optional(digestIn(row, 0)) : std::nullopt;
}

} // namespace mesaviva::record
