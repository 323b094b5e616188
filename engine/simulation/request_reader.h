// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/money.h"
#include "engine/simulation/request.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace mesaviva::simulation {

/// Thrown within readPlan(), and caught at its door, for the first thing in a wish that is refused.
struct RefusedRequest {
    std::string reason;
};

/// Ends the reading.
[[noreturn]] void refuse(std::string reason);

/// A word as it came, but not too much of it.
std::string inQuotes(const std::string& text);

/// A whole number in digits; any other text ends the reading in the name of this option.
std::uint64_t number(std::string_view option, const std::string& text, std::uint64_t least,
                     std::uint64_t most);

/// What a game's plan is made of: the options of a wish, and bounds to what can be simulated.
class RequestReader {
public:
    /// `request` must live longer than the reader.
    RequestReader(const Request& request, std::uint64_t rounds) : m_request(request), m_rounds(rounds) {}

    /// The option's text, or the usual one where it was not given.
    std::string text(std::string_view option, std::string_view usual) const;
    /// The same for a whole number.
    std::uint64_t number(std::string_view option, std::uint64_t usual, std::uint64_t least,
                         std::uint64_t most) const;

    /// Ends the reading unless so many rounds can be added up, when at most so many cents are staked or come
    /// back in one of them.
    void refuseUnlessSummable(double mostOfRound) const;
    /// Ends the reading unless a wallet lasts for a block of rounds (GamePlan::kBlockRounds) whatever
    /// happens.
    static void refuseUnlessAffordable(Money mostStaked);

private:
    const Request& m_request;
    std::uint64_t m_rounds;
};

} // namespace mesaviva::simulation
