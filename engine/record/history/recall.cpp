// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/history/recall.h"

#include "engine/record/game_record.h"
#include "engine/record/house_page.h"
#include "engine/record/record_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdio>

namespace mesaviva::record {

namespace {

bool recallTable(RecordReader& reader, const TableRow& table, std::optional<std::uint64_t> only,
                 const Recall::Taker& giveTable, const Recall::Taker& giveRound) {
    if (table.game == kHousePage) {
        return false; // no round was played there
    }
    return gameRecord(table.game).recall(reader, table, only, giveTable, giveRound);
}

} // namespace

void Recall::everything(const Taker& table, const Taker& round) {
    for (const TableRow& row : m_reader.tables()) {
        recallTable(m_reader, row, std::nullopt, table, round);
    }
}

bool Recall::one(const RoundId& id, const Taker& table, const Taker& round) {
    const auto row = m_reader.table(id.table);
    if (!row || !m_reader.round(id)) {
        return false;
    }
    return recallTable(m_reader, *row, id.round, table, round);
}

std::string isoText(WallTime time) {
    const auto day = std::chrono::floor<std::chrono::days>(time);
    const std::chrono::year_month_day date(day);
    const std::chrono::hh_mm_ss clock(time - day);
    std::array<char, 64> text{};
    const int size = std::snprintf(
        text.data(), text.size(), "%04d-%02u-%02uT%02d:%02d:%02d.%03dZ", static_cast<int>(date.year()),
        static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
        static_cast<int>(clock.hours().count()), static_cast<int>(clock.minutes().count()),
        static_cast<int>(clock.seconds().count()), static_cast<int>(clock.subseconds().count()));
    return std::string(text.data(), static_cast<std::size_t>(std::max(size, 0)));
}

} // namespace mesaviva::record
