// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/player.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::record {

/// Who is who in a record, gathered while it is read from its beginning. Events name players; numbers they
/// have by the order of their admission, so that who comes later needs no more than a name.
class NameBook {
public:
    /// Takes in an event as it is written, before it is read: `table_opened` says who is expected, and
    /// `player_admitted` gives its player the next number, whether expected or not.
    void takeIn(const nlohmann::ordered_json& event);

    /// Who is expected, where no record says so.
    void expect(const std::vector<std::string>& players);

    /// The player who is called so, if any.
    std::optional<PlayerId> idOf(std::string_view name) const;
    /// What a player is called; empty for one whom nobody has heard of.
    std::string nameOf(PlayerId player) const;

private:
    void expect(const nlohmann::ordered_json& names);
    void admit(const nlohmann::ordered_json& name);

    std::vector<std::string> m_names; ///< those admitted, then those expected
    std::size_t m_admitted = 0;
};

} // namespace mesaviva::record
