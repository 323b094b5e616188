// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scenario/expected_events.h"
#include "engine/scenario/scenario.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mesaviva::scenario {

/// An expectation that is not met, as facts, of which words can be made in any language. It refers to the
/// scenario and to what the checker has heard.
struct Unmet {
    std::size_t place = 0; ///< in the list of expectations, from 0

    // A balance.
    PlayerId player = kNobody; ///< whose wallet is another one; kNobody: an event was expected
    Money wallet;
    Money expectedWallet;

    // An event.
    const nlohmann::ordered_json* expected = nullptr; ///< its fields; null: a balance
    std::optional<std::uint64_t> count;               ///< so often; nothing: at least once
    std::uint64_t came = 0;
    const nlohmann::ordered_json* last = nullptr;    ///< of too many, the last one
    const nlohmann::ordered_json* closest = nullptr; ///< of its name, the one that differs least
    bool isClosestUnknown = false;                   ///< so much is expected that it was not looked for
};

/// Compares what a scenario expects with what comes.
class Checker {
public:
    /// `scenario` must live longer than the checker.
    explicit Checker(const Scenario& scenario);

    /// Takes in the next event, as record::toJson() writes it.
    void hear(const nlohmann::ordered_json& event) { m_events.hear(event); }

    /// The expectations that are not met, given the wallets at the end by PlayerId. Valid until the next
    /// event.
    std::vector<Unmet> notMet(const std::vector<Money>& wallets) const;
    /// One line for each of them, as the command line prints it: what was expected and what came closest.
    std::vector<std::string> unmet(const std::vector<Money>& wallets) const;

private:
    const Scenario& m_scenario;
    ExpectedEvents m_events;
    std::vector<ExpectedEvents::Id> m_ids; ///< by place in the list of expectations; 0 for a balance
};

} // namespace mesaviva::scenario
