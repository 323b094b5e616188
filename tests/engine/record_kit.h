// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Shared by the tests of event readers: events written and read back, whole or damaged.
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "engine/games/bingo/record/bingo_json.h"
#include "engine/games/poker/record/poker_json.h"
#include "engine/games/roulette/record/roulette_json.h"
#endif

#include <nlohmann/json.hpp>

#include <charconv>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::kit {

using Json = nlohmann::ordered_json;

/// Returns a player's name by number: `p7`.
inline std::string numberedName(PlayerId player) { return 'p' + std::to_string(player); }
inline std::optional<PlayerId> numberedPlayer(std::string_view name) {
    unsigned number = 0;
    const char* const end = name.data() + name.size();
    if (name.empty() || name.front() != 'p' || std::from_chars(name.data() + 1, end, number).ptr != end ||
        number >= kNobody) {
        return std::nullopt;
    }
    return static_cast<PlayerId>(number);
}

/// Serializes an event or a command for a table with these settings.
template <class Thing, class Settings>
Json jsonOf(const Thing& thing, const record::PlayerNames& names, const Settings& settings) {
    if constexpr (requires { record::toJson(thing, names, settings); }) {
        return record::toJson(thing, names, settings);
    } else {
        return record::toJson(thing, names);
    }
}

/// Serializes the event and parses it again.
template <class Event, class Settings>
Result<Recorded<Event>, record::BadField> readBack(const Recorded<Event>& entry,
                                                   const record::PlayerNames& names,
                                                   const record::PlayerIds& ids, const Settings& settings) {
    return record::eventFrom(Json::parse(jsonOf(entry, names, settings).dump()), ids, settings);
}

/// Returns what is wrong with an event that differs after parsing; empty if it does not.
template <class Event, class Settings>
std::string complaintOfReading(const Recorded<Event>& entry, const record::PlayerNames& names,
                               const record::PlayerIds& ids, const Settings& settings) {
    const auto read = readBack(entry, names, ids, settings);
    const std::string written = jsonOf(entry, names, settings).dump();
    if (!read) {
        return written + ": " + std::string(name(read.error().fault)) + " at " + read.error().path;
    }
    if (read->seq != entry.seq || read->at != entry.at || read->round != entry.round ||
        !(read->event == entry.event)) {
        return written + " is read as " + jsonOf(*read, names, settings).dump();
    }
    return {};
}

/// Damages every field and item of `whole` in many ways, one at a time, and calls `look` each time.
template <class Look>
void damage(Json& whole, Json& here, const Look& look) {
    static const std::vector<Json> kBad = {nullptr,
                                           true,
                                           -1,
                                           300,
                                           std::numeric_limits<std::int64_t>::min(),
                                           std::numeric_limits<std::uint64_t>::max(),
                                           0.5,
                                           1e300,
                                           "",
                                           "no such word",
                                           Json::array(),
                                           Json::array({Json::object(), 1}),
                                           Json::object()};
    const Json kept = here;
    if (here.is_object()) {
        for (const auto& field : kept.items()) {
            here.erase(field.key());
            look(whole);
            here = kept;
        }
        here["no_such_field"] = 1;
        look(whole);
        here = kept;
    }
    if (here.is_structured()) {
        for (Json& part : here) {
            for (const Json& bad : kBad) {
                const Json whatWas = std::exchange(part, bad);
                look(whole);
                part = whatWas;
            }
            damage(whole, part, look);
        }
    }
}

} // namespace mesaviva::kit
