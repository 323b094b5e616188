// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/table/player.h"

#include <charconv>

namespace mesaviva {

std::string crowdName(std::uint32_t member) { return std::string(kCrowdPrefix) + std::to_string(member); }

std::optional<std::uint32_t> crowdMember(std::string_view name) {
    if (!name.starts_with(kCrowdPrefix)) {
        return std::nullopt;
    }
    const std::string_view digits = name.substr(kCrowdPrefix.size());
    std::uint32_t member = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), member);
    if (error != std::errc() || end != digits.data() + digits.size()) {
        return std::nullopt;
    }
    return member;
}

} // namespace mesaviva
