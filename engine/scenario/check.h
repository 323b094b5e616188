// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/scenario.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace mesaviva::scenario {

/// Compares what a scenario expects with what comes.
class Checker {
public:
    /// `scenario` must live longer than the checker.
    explicit Checker(const Scenario& scenario);

    /// Takes in the next event, as record::toJson() writes it.
    void hear(const nlohmann::ordered_json& event);

    /// One line for each expectation that is not met, given the wallets at the end by PlayerId: what was
    /// expected and what came closest.
    std::vector<std::string> unmet(const std::vector<Money>& wallets) const;

private:
    /// What has been seen of one expected event.
    struct Seen {
        std::uint64_t count = 0;
        std::size_t likeness = 0;       ///< how many fields the closest event shares with the expected one
        nlohmann::ordered_json closest; ///< of the same name; null: there was none
        nlohmann::ordered_json last;    ///< the last one that fits; null: there was none
    };

    const Scenario& m_scenario;
    std::vector<Seen> m_seen; ///< by place in the list of expectations
};

/// Whether two JSON values are the same: numbers by their value, objects whatever the order of their fields.
bool sameValue(const nlohmann::ordered_json& a, const nlohmann::ordered_json& b);

} // namespace mesaviva::scenario
