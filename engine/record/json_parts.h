// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the events of all games write in the same way.
#pragma once

#include "base/rule_id.h"
#include "base/table_clock.h"
#include "table/opening.h"
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

/// An object with what every event begins with: `seq`, `t`, `round`, `event`, `rules`, which are those of the
/// event or, when a table opens, of its settings.
template <class Event, class ListOfRules>
nlohmann::ordered_json header(const Recorded<Event>& entry, std::string_view name, const ListOfRules& rules) {
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

/// Adds who is expected at a table when it opens: `players`, and of them `simulated`; `crowd` where there is
/// one.
template <class Settings>
void addGuests(nlohmann::ordered_json& json, const Opening<Settings>& opening) {
    nlohmann::ordered_json& players = json["players"] = nlohmann::ordered_json::array();
    nlohmann::ordered_json& simulated = json["simulated"] = nlohmann::ordered_json::array();
    for (const Guest& guest : opening.guests) {
        players.push_back(guest.name);
        if (guest.simulated) {
            simulated.push_back(guest.name);
        }
    }
    if (opening.crowd > 0) {
        json["crowd"] = opening.crowd;
    }
}

/// Adds what a player is told at the end of a session: `rounds`, `staked`, `returned`, `net`.
void addSummary(nlohmann::ordered_json& json, const SessionSummary& summary);

} // namespace mesaviva::record
