// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the events of all games write in the same way.
#pragma once

#include "base/rule_id.h"
#include "base/table_clock.h"
#include "table/recorded.h"
#include "table/session.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace mesaviva::record {

/// Whole seconds as a whole number, others with their milliseconds.
nlohmann::ordered_json seconds(Instant at);

/// The same; null for no time.
nlohmann::ordered_json secondsOrNull(const std::optional<Instant>& at);

/// An object with what every event begins with: `seq`, `t`, `round`, `event`, `rules`.
template <class Event>
nlohmann::ordered_json header(const Recorded<Event>& entry, std::string_view name, const Rules& rules) {
    nlohmann::ordered_json json;
    json["seq"] = entry.seq;
    json["t"] = seconds(entry.at);
    json["round"] = entry.round;
    json["event"] = std::string(name);
    nlohmann::ordered_json& list = json["rules"] = nlohmann::ordered_json::array();
    for (RuleId rule : rules) {
        list.push_back(std::string(rule.text()));
    }
    return json;
}

/// Adds what a player is told at the end of a session: `rounds`, `staked`, `returned`, `net`.
void addSummary(nlohmann::ordered_json& json, const SessionSummary& summary);

} // namespace mesaviva::record
