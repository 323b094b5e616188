// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/scenario/read_roulette.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>

namespace mesaviva::scenario {

void sortRouletteNumbers(Json& expected) {
    for (const auto& item : expected.items()) {
        Json& inner = item.value();
        if (item.key() != "numbers" || !inner.is_array()) {
            if (inner.is_structured()) {
                sortRouletteNumbers(inner);
            }
            continue;
        }
        const auto rank = [](const Json& number) {
            const auto pocket = number.is_string() ? roulette::pocketFrom(number.get<std::string>())
                                                   : std::optional<roulette::Pocket>();
            return pocket == roulette::kDoubleZero ? 0.5 : pocket ? double(pocket->index()) : 99.0;
        };
        std::stable_sort(inner.begin(), inner.end(),
                         [&](const Json& a, const Json& b) { return rank(a) < rank(b); });
    }
}

} // namespace mesaviva::scenario
