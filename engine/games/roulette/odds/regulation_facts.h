// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A regulation as a list of facts, for comparing two regulations.
#pragma once

#include "engine/games/roulette/regulation.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace mesaviva::roulette {

/// The value of a fact: yes or no, a number, a pay-out, or keys (`half`; for the order of payment the chances
/// in order, with `+` between those that are paid together).
using FactValue = std::variant<bool, std::int64_t, Odds, std::string>;

/// One fact of a regulation.
struct Fact {
    std::string_view subject;         ///< a key, for instance `zero_takes`
    std::optional<ChanceKind> chance; ///< if the fact concerns one chance
    FactValue value;
    Rules rules; ///< the rules behind it; empty where the regulation is silent
};

/// All facts of a regulation, in the same order for all regulations. For a chance that it lacks, only
/// `known`.
std::vector<Fact> factsOf(const Regulation& regulation);

/// A matter in which two regulations differ.
struct Difference {
    Fact first;
    Fact second;
};

/// The differences in value between two regulations, ignoring which rules state them. For a chance that only
/// one of them has, only `known` is listed.
std::vector<Difference> differences(const Regulation& first, const Regulation& second);

} // namespace mesaviva::roulette
