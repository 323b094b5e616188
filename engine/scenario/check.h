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

/// An expectation that is not met, as data from which text can be made in any language. Refers to the
/// scenario and to the checker's events.
struct Unmet {
    std::size_t place = 0; ///< index in the list of expectations, from 0

    // A balance.
    PlayerId player = kNobody; ///< whose balance differs; kNobody: an event was expected
    Money wallet;
    Money expectedWallet;

    // An event.
    const nlohmann::ordered_json* expected = nullptr; ///< its fields; null: a balance
    std::optional<std::uint64_t> count;               ///< the exact number of events; nothing: at least one
    std::uint64_t occurred = 0;
    const nlohmann::ordered_json* last = nullptr;    ///< the last one, if there are too many
    const nlohmann::ordered_json* closest = nullptr; ///< the most similar event of the same name
    bool isClosestUnknown = false;                   ///< not searched for, as too much is expected
};

/// Compares a scenario's expectations with the events of a run.
class Checker {
public:
    /// `scenario` must outlive the checker.
    explicit Checker(const Scenario& scenario);

    /// Processes the next event, as written by record::toJson().
    void onEvent(const nlohmann::ordered_json& event) { m_events.onEvent(event); }

    /// The expectations that are not met, given the final balances by PlayerId. Valid until the next event.
    std::vector<Unmet> notMet(const std::vector<Money>& wallets) const;
    /// One line for each of them, as printed by the command line: the expected event and the most similar
    /// one.
    std::vector<std::string> unmet(const std::vector<Money>& wallets) const;

private:
    const Scenario& m_scenario;
    ExpectedEvents m_events;
    std::vector<ExpectedEvents::Id> m_ids; ///< by index in the list of expectations; 0 for a balance
};

} // namespace mesaviva::scenario
