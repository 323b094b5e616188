// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/money.h"
#include "engine/scenario/scenario.h"
#include "engine/scenario/strict_json.h"
#include "engine/simulation/request.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>
#include <string_view>

namespace mesaviva::simulation {

struct GameSimulations;

/// Thrown for the first error in a request, and caught by readPlan().
struct RefusedRequest {
    std::string reason;
};

/// Ends the reading.
[[noreturn]] void refuse(std::string reason);

/// A word in quotes for messages, shortened if it is long.
std::string inQuotes(const std::string& text);

/// A whole number in digits; any other text ends the reading with an error about this option.
std::uint64_t number(std::string_view option, const std::string& text, std::uint64_t least,
                     std::uint64_t most);

/// The options of a request for a game's plan, and the bounds of what can be simulated.
class RequestReader {
public:
    /// `request` must outlive the reader.
    RequestReader(const Request& request, std::uint64_t rounds) : m_request(request), m_rounds(rounds) {}

    /// The option's text, or `usual` if it is not given.
    std::string text(std::string_view option, std::string_view usual) const;
    /// The same for a whole number.
    std::uint64_t number(std::string_view option, std::uint64_t usual, std::uint64_t least,
                         std::uint64_t most) const;

    /// Ends the reading if the sums can't hold this number of rounds, with at most this many cents staked or
    /// returned in each.
    void refuseUnlessSummable(double mostOfRound) const;
    /// Ends the reading unless a wallet lasts for a block of rounds (GamePlan::kBlockRounds) in any case.
    static void refuseUnlessAffordable(Money mostStaked);

private:
    const Request& m_request;
    std::uint64_t m_rounds;
};

/// The game named in a request. This function and the following throw RefusedRequest.
const GameSimulations& gameOf(const Request& request);

/// The request's table, an object; empty if it has none.
scenario::Json tableOf(const Request& request);

/// A scenario at that table under the request's rules, with one player, `player`, and these steps only; it is
/// read by the code for scenario files.
scenario::Scenario scenarioAt(const Request& request, const scenario::Json& table,
                              const scenario::Json& steps = scenario::Json::array());

} // namespace mesaviva::simulation
