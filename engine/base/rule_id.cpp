// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/rule_id.h"

#include <algorithm>
#include <mutex>
#include <set>
#include <string>

namespace mesaviva {

std::optional<RuleId> RuleId::fromText(std::string_view text) {
    constexpr std::size_t kLongest = 12;
    constexpr std::size_t kMost = 1'000; // about three times as many as all registers have together
    const auto isOfAnId = [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '.' ||
               c == '-';
    };
    if (text.size() > kLongest || !isWellFormed(text) || !std::ranges::all_of(text, isOfAnId)) {
        return std::nullopt;
    }
    static std::mutex mutex;
    static std::set<std::string, std::less<>> known; // addresses of the texts stay valid
    const std::scoped_lock lock(mutex);
    auto found = known.find(text);
    if (found == known.end()) {
        if (known.size() == kMost) {
            return std::nullopt;
        }
        found = known.emplace(text).first;
    }
    RuleId rule;
    rule.m_text = found->c_str();
    return rule;
}

} // namespace mesaviva
