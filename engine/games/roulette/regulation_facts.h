// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A regulation as a list of facts, so that two of them can be laid side by side.
#pragma once

#include "engine/games/roulette/regulation.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace mesaviva::roulette {

/// What a fact says: yes or no, a number, a pay-out, or keys (`half`; for the order of payment the chances in
/// their order, those that are paid together with a `+` between them).
using FactValue = std::variant<bool, std::int64_t, Odds, std::string>;

/// One thing that a regulation says.
struct Fact {
    std::string_view subject;         ///< a key, for instance `zero_takes`
    std::optional<ChanceKind> chance; ///< where it says it of one chance
    FactValue value;
    Rules rules; ///< that say it; none where the regulation is silent
};

/// All facts of a regulation, in an order that is the same for all. Of a chance that it does not have there
/// is only `known`.
std::vector<Fact> factsOf(const Regulation& regulation);

/// One thing of which two regulations say different things.
struct Difference {
    Fact first;
    Fact second;
};

/// Where two regulations differ in what they say, not in which rules say it. Of a chance that only one of
/// them has this is all that is listed.
std::vector<Difference> differences(const Regulation& first, const Regulation& second);

} // namespace mesaviva::roulette
