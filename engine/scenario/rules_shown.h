// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scenario/game_scenarios.h"
#include "engine/scenario/scenario.h"

#include <set>
#include <string>
#include <string_view>

namespace mesaviva::scenario {

/// What a scenario file shows of the rules, by their ids.
struct RulesShown {
    /// The end of the run; `refused` for a file that is refused.
    RunEnd end = RunEnd::refused;
    /// Named by any event or refusal.
    std::set<std::string> named;
    /// Named when the table opens.
    std::set<std::string> offered;
    /// Carried out by an event of a round, or by a refusal: of a step, or of the file.
    std::set<std::string> decided;
    /// Named by the file's comment, or by an expectation in its `rules` or its comment, and carried by an
    /// event that this expectation checks; or named by the refusal of the file. Nothing unless all
    /// expectations are met.
    std::set<std::string> asserted;
};

/// Plays a scenario as fast as possible.
RulesShown rulesShown(Scenario scenario);
/// Reads a scenario file's text and plays it.
RulesShown rulesShown(std::string_view file);

/// The ids of the rules in a text, such as a comment. A range names each rule in it: `M7.1-8`, `P12a-j`,
/// `B24-B26`, `M6.9 to M6.17`.
std::set<std::string> rulesNamed(std::string_view text);

} // namespace mesaviva::scenario
