// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::record {

/// The rules of `all` that `some` lacks, both with blanks between them; nothing where `some` has one that
/// `all` has not, or has them in another order.
inline std::optional<std::vector<std::string>> rulesNamedBesides(std::string_view some,
                                                                 std::string_view all) {
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
