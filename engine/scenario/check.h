// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scenario/expected_events.h"
#include "engine/scenario/scenario.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace mesaviva::scenario {

/// Compares what a scenario expects with what comes.
class Checker {
public:
    /// `scenario` must live longer than the checker.
    explicit Checker(const Scenario& scenario);

    /// Takes in the next event, as record::toJson() writes it.
    void hear(const nlohmann::ordered_json& event) { m_events.hear(event); }

    /// One line for each expectation that is not met, given the wallets at the end by PlayerId: what was
    /// expected and what came closest.
    std::vector<std::string> unmet(const std::vector<Money>& wallets) const;

private:
    const Scenario& m_scenario;
    ExpectedEvents m_events;
    std::vector<ExpectedEvents::Id> m_ids; ///< by place in the list of expectations; 0 for a balance
};

} // namespace mesaviva::scenario
