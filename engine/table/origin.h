// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace mesaviva {

/// The source of an outcome: the round's seed, or a scenario or human dealer (the round is then `scripted`).
enum class Origin : std::uint8_t { seed, script };

/// Returns the key: `seed`, `script`.
constexpr std::string_view name(Origin origin) {
    switch (origin) {
    case Origin::seed: return "seed";
    case Origin::script: return "script";
    }
    return {};
}

} // namespace mesaviva
