// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/player.h"

#include <nlohmann/json_fwd.hpp>

#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::record {

/// Returns a player's name for output; never called with kNobody.
using PlayerNames = std::function<std::string(PlayerId)>;

/// Returns the player with this name in the input; nothing if unknown.
using PlayerIds = std::function<std::optional<PlayerId>(std::string_view)>;

/// The players' names and numbers in a record, collected while it is read from the beginning. Events refer to
/// players by name; players are numbered in the order of admission.
class NameBook {
public:
    /// Adds the names in an event's JSON, before the event itself is read: `table_opened` lists the expected
    /// players, and `player_admitted` gives the player the next number, whether expected or not.
    void add(const nlohmann::ordered_json& event);

    /// Sets the expected players, if there is no record to read them from.
    void expect(const std::vector<std::string>& players);

    /// Returns the player with this name, if any.
    std::optional<PlayerId> idOf(std::string_view name) const;
    /// Returns the player's name; empty if unknown.
    std::string nameOf(PlayerId player) const;

private:
    void expect(const nlohmann::ordered_json& names);
    void admit(const nlohmann::ordered_json& name);

    std::vector<std::string> m_names; ///< those admitted, then those expected
    std::size_t m_admitted = 0;
};

/// The names of simulated players, the same in every language; a table takes as many as it needs.
inline constexpr std::array<std::string_view, 12> kSimulatedNames{"Amélia",  "Rui",   "Leonor",  "Duarte",
                                                                  "Graça",   "Tomás", "Inês",    "Álvaro",
                                                                  "Beatriz", "Nuno",  "Matilde", "Vasco"};

} // namespace mesaviva::record
