// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "record/json_parts.h"

namespace mesaviva::record {

nlohmann::ordered_json seconds(Instant at) {
    const auto milliseconds = at.time_since_epoch().count();
    if (milliseconds % 1000 == 0) {
        return milliseconds / 1000;
    }
    return static_cast<double>(milliseconds) / 1000.0;
}

nlohmann::ordered_json secondsOrNull(const std::optional<Instant>& at) {
    return at ? seconds(*at) : nlohmann::ordered_json(nullptr);
}

void addSummary(nlohmann::ordered_json& json, const SessionSummary& summary) {
    json["rounds"] = summary.rounds;
    json["staked"] = summary.staked.cents;
    json["returned"] = summary.returned.cents;
    json["net"] = summary.net().cents;
}

} // namespace mesaviva::record
