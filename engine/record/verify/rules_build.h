// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Identifies the build that wrote a table. A rule set's version says what is decided; a later build with the
// same decisions may cite more rules in an event. Recorded tables have both.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::record {

/// Returns the beginning of the SHA-256 over all files that decide by rules and cite them, in hexadecimal.
std::string_view rulesBuild();

/// Returns the program's identification in recorded tables: for instance `0.1.0+rules.3f2a9c01b7de`.
std::string programOf(std::string_view version);

/// Returns whether a program recorded with a table has exactly the rules of this build.
bool hasRulesOfThisBuild(std::string_view program);

/// Returns the rules of `all` that `some` lacks, both separated by spaces; nothing if `some` has one that is
/// not in `all`, or another order.
inline std::optional<std::vector<std::string>> missingRules(std::string_view some, std::string_view all) {
    const auto next = [](std::string_view& list) {
        const std::string_view word = list.substr(0, list.find(' '));
        list.remove_prefix(word.size() < list.size() ? word.size() + 1 : list.size());
        return word;
    };
    std::vector<std::string> lacking;
    std::string_view wanted = next(some);
    while (!all.empty()) {
        const std::string_view rule = next(all);
        if (!wanted.empty() && rule == wanted) {
            wanted = next(some);
        } else {
            lacking.emplace_back(rule);
        }
    }
    return wanted.empty() && some.empty() ? std::optional(std::move(lacking)) : std::nullopt;
}

} // namespace mesaviva::record
