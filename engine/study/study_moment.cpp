// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/study/study_moment.h"

#include "engine/record/fields/parse_json.h"
#include "engine/record/history/recall.h"
#include "engine/record/record_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace mesaviva::study {

namespace {

// The table's opening lists the simulated players.
std::vector<std::string> simulatedAt(record::RecordReader& reader, record::TableNumber table) {
    std::vector<std::string> names;
    record::EventCursor cursor = reader.events(table);
    record::EventRow row;
    if (!cursor.next(row)) {
        return names;
    }
    const nlohmann::ordered_json opened = record::parseJson(lineOf(row));
    const auto found = opened.find("simulated");
    if (opened.is_object() && found != opened.end() && found->is_array()) {
        for (const auto& name : *found) {
            if (name.is_string()) {
                names.push_back(name.get<std::string>());
            }
        }
    }
    return names;
}

} // namespace

Result<Round, scenario::NotShared> roundOf(record::RecordReader& reader, const record::RoundId& id,
                                           const scenario::Title& title) {
    auto shared = scenario::shareRound(reader, id, title);
    if (!shared) {
        return shared.error();
    }
    const auto row = reader.round(id);
    if (!row) {
        throw record::Fault{record::FaultKind::missing, "there is no such round"};
    }
    Round round;
    round.id = textOf(id);
    round.game = row->game;
    round.opened = record::isoText(row->opened);
    round.result = row->result;
    round.scenario = std::move(*shared);
    // Only the players of this round.
    const nlohmann::ordered_json file = record::parseJson(round.scenario);
    const std::vector<std::string> simulated = simulatedAt(reader, id.table);
    for (const auto& player : file.value("players", nlohmann::ordered_json::array())) {
        const std::string name = player.value("id", std::string());
        if (std::ranges::find(simulated, name) != simulated.end()) {
            round.simulated.push_back(name);
        }
    }
    return round;
}

std::int64_t eventOf(record::RecordReader& reader, const record::RoundLink& moment) {
    const auto row = reader.round(moment.round);
    if (!row) {
        throw record::Fault{record::FaultKind::missing, "there is no such round"};
    }
    std::int64_t event = 0;
    const std::uint64_t last = std::max(row->first, moment.seq.value_or(row->first));
    record::EventCursor cursor = reader.events(moment.round.table, row->first);
    for (record::EventRow each; cursor.next(each) && each.seq <= last && each.round == moment.round.round;) {
        event += each.text.kind == "player_admitted" ? 0 : 1;
    }
    return std::max<std::int64_t>(1, std::min(event, kLastEvent));
}

} // namespace mesaviva::study
