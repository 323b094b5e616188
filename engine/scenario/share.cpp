// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/share.h"

#include "engine/record/fields/parse_json.h"
#include "engine/record/record_reader.h"
#include "engine/scenario/game_scenarios.h"

#include <nlohmann/json.hpp>

#include <algorithm>

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
        throw record::Fault{record::FaultKind::missing, record::ProblemCode::no_such_round};
    }
    const GameScenarios* const game = scenariosOf(table->game);
    if (game == nullptr) {
        throw record::Fault{record::FaultKind::damaged, {record::ProblemCode::no_such_game, {table->game}}};
    }
    return game->share(reader, *table, id, title);
}

namespace {

// Invalid text (a record's column may hold anything) becomes a character that no rule set's name has.
std::string inOneLine(const Json& json) {
    if (json.is_array() || json.is_object()) {
        std::string line;
        for (const auto& item : json.items()) {
            line += line.empty() ? "" : ", ";
            line += json.is_object() ? record::jsonText(Json(item.key())) + ": " : std::string();
            line += inOneLine(item.value());
        }
        return json.is_array() ? '[' + line + ']' : '{' + line + '}';
    }
    return record::jsonText(json);
}

} // namespace

std::string fileText(const Json& file) {
    std::string text = "{";
    bool isFirst = true;
    for (const auto& field : file.items()) {
        const Json& value = field.value();
        text += std::string(isFirst ? "\n" : ",\n") + "  " + record::jsonText(Json(field.key())) + ": ";
        isFirst = false;
        const bool isList = value.is_array() && !value.empty() &&
                            std::ranges::all_of(value, [](const Json& item) { return item.is_object(); });
        if (!isList) {
            text += inOneLine(value);
            continue;
        }
        for (std::size_t i = 0; i < value.size(); ++i) {
            text += (i == 0 ? "[\n    " : ",\n    ") + inOneLine(value[i]);
        }
        text += "\n  ]";
    }
    return text + "\n}\n";
}

Json secondsOf(std::int64_t milliseconds) {
    if (milliseconds % 1'000 == 0) {
        return milliseconds / 1'000;
    }
    return static_cast<double>(milliseconds) / 1'000.0;
}

} // namespace mesaviva::scenario
