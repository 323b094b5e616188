// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/fields/player_names.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace mesaviva::record {

namespace {

using Json = nlohmann::ordered_json;

const Json* fieldOf(const Json& object, const char* name) {
    const auto found = object.find(name);
    return found == object.end() ? nullptr : &*found;
}

} // namespace

void NameBook::add(const Json& event) {
    const Json* const kind = event.is_object() ? fieldOf(event, "event") : nullptr;
    if (!kind) {
        return;
    }
    if (*kind == "table_opened") {
        if (const Json* const players = fieldOf(event, "players"); players && players->is_array()) {
            expect(*players);
        }
    } else if (*kind == "player_admitted") {
        if (const Json* const player = fieldOf(event, "player"); player && player->is_string()) {
            admit(*player);
        }
    }
}

void NameBook::expect(const std::vector<std::string>& players) {
    m_names.resize(m_admitted);
    for (const std::string& player : players) {
        if (m_names.size() < kMostPlayers) {
            m_names.push_back(player);
        }
    }
}

void NameBook::expect(const Json& names) {
    std::vector<std::string> players;
    for (const Json& name : names) {
        if (name.is_string() && players.size() < kMostPlayers) {
            players.push_back(name.get<std::string>());
        }
    }
    expect(players);
}

void NameBook::admit(const Json& name) {
    const auto next = m_names.begin() + static_cast<std::ptrdiff_t>(m_admitted);
    const auto found = std::find(m_names.begin(), m_names.end(), name.get_ref<const std::string&>());
    if (found == m_names.end()) {
        if (m_names.size() >= kMostPlayers) {
            return;
        }
        m_names.insert(next, name.get<std::string>());
    } else if (found >= next) {
        std::rotate(next, found, found + 1);
    } else {
        return; // already admitted: reading the event reports that the number is taken
    }
    ++m_admitted;
}

std::optional<PlayerId> NameBook::idOf(std::string_view name) const {
    const auto found = std::ranges::find(m_names, name);
    return found == m_names.end() ? std::nullopt
                                  : std::optional(static_cast<PlayerId>(found - m_names.begin()));
}

std::string NameBook::nameOf(PlayerId player) const {
    return player < m_names.size() ? m_names[player] : std::string();
}

} // namespace mesaviva::record
