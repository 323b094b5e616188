// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/history/injections.h"

#include "engine/record/fields/parse_json.h"
#include "engine/record/sqlite.h"
#include "engine/table/fields.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <string>

namespace mesaviva::record {

std::vector<InjectedBy> injectorsOf(RecordReader& reader, const RoundRow& round) {
    std::vector<InjectedBy> injectors;
    RecordReader::EventRange range{.table = round.id.table, .first = round.first};
    if (round.last > 0) {
        range.last = round.last;
    }
    Statement row = reader.select("fields", range, "instr(fields, '\"injected_by\"') > 0");
    while (row.step()) {
        const nlohmann::ordered_json fields = parseJson(row.text(0));
        if (!fields.is_object()) {
            throw Fault{FaultKind::damaged, ProblemCode::fields_no_object};
        }
        const auto key = fields.find("injected_by");
        const std::optional<InjectedBy> by = key != fields.end() && key->is_string()
                                                 ? TextForm<InjectedBy>::read(key->get<std::string>())
                                                 : std::nullopt;
        if (by && *by != InjectedBy::nobody && std::ranges::find(injectors, *by) == injectors.end()) {
            injectors.push_back(*by);
        }
    }
    return injectors;
}

void markInjected(RecordReader& reader, RoundRow& round) {
    try {
        round.injected = std::ranges::count(injectorsOf(reader, round), InjectedBy::inspector) > 0;
    } catch (const Fault& fault) {
        if (fault.kind != FaultKind::damaged) {
            throw;
        }
    }
}

void markInjected(RecordReader& reader, std::vector<RoundRow>& rounds) {
    for (RoundRow& round : rounds) {
        markInjected(reader, round);
    }
}

} // namespace mesaviva::record
